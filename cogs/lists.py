"""Lists of tables: one's own, and those of a server that one may see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cogs.failures import sentence
from cogs.house import House
from cogs.pages import watching
from cogs.pages.page import OPTIONS, Page
from cogs.pages.watching import Listed
from cogs.places import Place
from cogs.reply import Interaction
from cogs.story import Story
from cogs.tables import name, own_tables, visible
from data.words import Words
from table.errors import TableDamaged
from table.models import TableSummary


async def own_list(house: House, interaction: Interaction, said: Words) -> Page:
    """Return the tables of whoever asks, those that wait for them first."""
    tables = await own_tables(house, interaction)
    return await _page(house, tables[:OPTIONS], len(tables), said, is_own=True)


async def server_list(house: House, interaction: Interaction, said: Words) -> Page:
    """Return the tables of this server that whoever asks may see, the newest first."""
    server = str(interaction.guild_id)
    own = {table.id for table in await own_tables(house, interaction) if table.server == server}
    numbers = sorted(own | {table.table for table in await visible(house, interaction)}, reverse=True)
    summaries = await house.host.summaries(numbers[:OPTIONS])
    return await _page(house, summaries, len(numbers), said, is_own=False)


async def _page(house: House, tables: Sequence[TableSummary], count: int, said: Words, *, is_own: bool) -> Page:
    """Return *tables* with where each is; what was put together a moment ago is not put together again."""
    listed, damaged = [], []
    for table in tables:
        try:
            listed.append(await house.listed.get((table, said.language), partial(_prepared, house, table, said)))
        except TableDamaged as error:
            damaged.append(f"- **{name(said, table.game, table.id)}** · {sentence(error, said)}")
    return watching.tables(said, listed, count, is_own=is_own, damaged=damaged)


async def _prepared(house: House, table: TableSummary, said: Words) -> Listed:
    story = await house.outline(table.id, None, said)
    return Listed(table, story, url_of(story, await house.host.places(table.id)))


def url_of(story: Story, places: dict[str, str]) -> str:
    """Return the address of a table's panel or lobby."""
    place = Place.read(places.get("panel") or places.get("lobby"))
    server = story.table.server
    return f"https://discord.com/channels/{server}/{place.channel}/{place.message}" if place else ""
