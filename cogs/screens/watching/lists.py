"""Lists of tables: a person's own, and those of a server that they may see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from cogs.reader.names import until
from cogs.reader.story import Story
from cogs.screens.playing.hand import open_hand
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.commands.tables import name, own_tables, visible
from cogs.wire.errors import sentence
from cogs.wire.messages import Place
from cogs.wire.page import AMBER, OPTIONS, Page, choice, clipped, select
from data.words import Words
from table import TableDamaged, TableSummary
from words.names import sentences

LISTED = 15  # tables on a page
ROW = 250  # characters of a table in a list
router = Router("watching-lists")


class Listed(NamedTuple):
    """A table in a list: its summary, its story, and where it is."""

    summary: TableSummary
    story: Story
    url: str

    def line(self, *, is_own: bool) -> str:
        """Return the table in one line."""
        story, summary = self.story, self.summary
        title = f"[{story.title}]({self.url})" if self.url else story.title
        if summary.status == "lobby":
            state = story.say("list-lobby", count=len(story.table.seats))
        elif summary.paused:
            state = story.say("list-paused")
        elif is_own and summary.is_waiting:
            state = story.say("list-yours")
            if summary.deadline:
                state += story.say("panel-until", until=until(summary.deadline))
        else:
            state = sentences(story.words, story.waiting())
        table = story.table
        is_older = summary.status == "running" and table.rules_version != table.rules_now
        rules = story.say("list-rules", version=table.rules_version) if is_older else ""
        # What may be cut stands last.
        return clipped(" · ".join(part for part in (f"- **{title}**", rules, story.open_seats(), state) if part), ROW)


def tables(words: Words, listed: Sequence[Listed], count: int, *, is_own: bool, damaged: Sequence[str] = ()) -> Page:
    """Return a list of tables, a person's own or a server's; *listed* are the first of *count*, *damaged* the rest."""
    page = Page(AMBER).say(words.say("list-own" if is_own else "list-server"))
    if not listed and not damaged:
        return page.say(words.say("list-none"))
    page.say(*(one.line(is_own=is_own) for one in listed[:LISTED]), *damaged[:LISTED])
    if count > LISTED:
        page.say(words.say("list-more", count=count - LISTED))
    playing = [one for one in listed if one.summary.status == "running"]
    if playing:
        options = [choice(one.story.title, str(one.summary.id)) for one in playing]
        page.press(select(spell(0, "open_one"), words.say("list-open-own" if is_own else "list-open"), options))
    return page


async def own_list(visit: Visit) -> Page:
    """Return the tables of the person who asks, those that wait for them first."""
    own = await own_tables(visit.context, visit.reply.interaction)
    return await _page(visit, own[:OPTIONS], len(own), is_own=True)


async def server_list(visit: Visit) -> Page:
    """Return the tables of this server that the person who asks may see, the newest first."""
    context, interaction = visit.context, visit.reply.interaction
    server = str(interaction.guild_id)
    own = {table.id for table in await own_tables(context, interaction) if table.server == server}
    numbers = sorted(own | {table.table for table in await visible(context, interaction)}, reverse=True)
    return await _page(visit, await visit.host.read.summaries(numbers[:OPTIONS]), len(numbers), is_own=False)


async def _page(visit: Visit, summaries: Sequence[TableSummary], count: int, *, is_own: bool) -> Page:
    """Return tables with where each is; what was put together a moment ago is not put together again."""
    listed, damaged, said = [], [], visit.words
    for table in summaries:
        try:
            found = await visit.context.listed.get((table, said.language), partial(_story_and_url, visit, table.id))
            listed.append(Listed(table, *found))
        except TableDamaged as error:
            damaged.append(f"- **{name(said, table.game, table.id)}** · {sentence(error, said)}")
    return tables(said, listed, count, is_own=is_own, damaged=damaged)


async def _story_and_url(visit: Visit, table: int) -> tuple[Story, str]:
    story = Story(await visit.context.look_or_outline(table), visit.words)
    return story, url_of(story, await visit.host.messages.places(table))


def url_of(story: Story, places: dict[str, str]) -> str:
    """Return the address of a table's panel or lobby."""
    place = Place.read(places.get("panel") or places.get("lobby"))
    return place.url(story.table.server) if place else ""


@router.on("open_one")
async def open_one(click: Click) -> None:
    """Open the hand at the table chosen in a list."""
    await open_hand(await click.at(click.number(click.chosen)))
