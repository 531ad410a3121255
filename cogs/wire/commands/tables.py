"""Which table is meant: the one named, the one of this thread, or the only one there is; and which game is at hand."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from itertools import chain, islice

import discord
from discord import app_commands

from cogs.wire.clicks.visit import Visit, visit_by
from cogs.wire.context import Context
from cogs.wire.errors import Refusal
from cogs.wire.limits.reach import Reach, must_reach
from cogs.wire.messages import NEEDED
from cogs.wire.reply import Interaction
from data.words import Words, words
from table import Listing, NoSuchTable, TableSummary
from words.names import game_name, joined

SUGGESTED = 25
HOME = "home"  # what a server's forum for games is kept by
NAMES = 16_384  # kept, so that a letter typed does not word a thousand of them


async def find_table(context: Context, interaction: Interaction, given: int | None) -> int:
    """Return the table that a command is about, or say that it has to be named."""
    found = given if given is not None else await table_here(context, interaction)
    if found is None:
        found = await _only_one(context, interaction)
    await must_reach(context, interaction, found)
    return found


async def visit_at(context: Context, interaction: Interaction, given: int | None) -> Visit:
    """Acknowledge a command, and return the visit at the table that it is about."""
    visit = await visit_by(context, interaction)
    table = await find_table(context, interaction, given)
    context.host.people.note_press(table, visit.person.id)
    return replace(visit, table=table)


async def _only_one(context: Context, interaction: Interaction) -> int:
    own = [table.id for table in await own_tables(context, interaction) if table.status == "running"]
    here = [table.table for table in await visible(context, interaction) if table.status == "running"]
    for playing in (own, here):
        if len(playing) == 1:
            return playing[0]
        if playing:
            raise Refusal("which-table")
    raise Refusal("no-table")


async def table_here(context: Context, interaction: Interaction) -> int | None:
    """Return the table whose thread this is."""
    return await context.host.messages.table_at("thread", str(interaction.channel_id))


async def game_at_hand(context: Context, interaction: Interaction) -> str:
    """Return the key of the game that this thread, else the page that the person used last, is about; or nothing."""
    number = await table_here(context, interaction) or context.pages.table_of(str(interaction.user.id))
    if number is None:
        return ""
    with suppress(NoSuchTable):  # a private game may have ended since
        return (await context.host.read.listing(number)).game
    return ""


async def own_tables(context: Context, interaction: Interaction) -> list[TableSummary]:
    """Return the tables of the person who asks."""
    return await context.host.read.tables_of(str(interaction.user.id))


async def visible(context: Context, interaction: Interaction) -> list[Listing]:
    """Return the open tables of this server that the person may see without sitting there, the newest first."""
    if not interaction.guild_id:
        return []
    reach = Reach(interaction)
    return [table for table in await context.host.read.open_in(str(interaction.guild_id)) if reach.covers(table)]


async def suggestions(context: Context, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Return the tables that fit what is being typed: the person's own first, then those of the server."""
    own = {table.id: table.game for table in await own_tables(context, interaction)}
    listed = await context.host.read.open_in(str(interaction.guild_id)) if interaction.guild_id else ()
    reach, wanted = Reach(interaction), typed.casefold()
    language = (await context.words_for(interaction)).language
    mine = (_named(language, number, game) for number, game in own.items())
    theirs = (
        _named(language, each.table, each.game) for each in listed if each.table not in own and reach.covers(each)
    )
    fitting = ((text, number) for text, folded, number in chain(mine, theirs) if wanted in folded)
    return [app_commands.Choice(name=text[:100], value=number) for text, number in islice(fitting, SUGGESTED)]


@lru_cache(NAMES)
def _named(language: str, table: int, game: str) -> tuple[str, str, int]:
    """Return a table's name as it is shown and as it is searched, and its number."""
    text = name(words(language), game, table)
    return text, text.casefold(), table


def name(said: Words, game: str, table: int) -> str:
    """Return a table's name."""
    return said.say("table-title", game=game_name(said, game), table=str(table))


async def home_or_here(context: Context, interaction: Interaction) -> int:
    """Return where a new table goes: into the forum that is the games' home here, or the channel of the command."""
    guild, member = interaction.guild, interaction.user
    home = (await context.host.servers.facts(str(interaction.guild_id))).get(HOME)
    forum = guild.get_channel(int(home)) if guild and home else None
    if isinstance(forum, discord.ForumChannel) and guild and isinstance(member, discord.Member):
        have = forum.permissions_for(guild.me)
        if forum.permissions_for(member).view_channel and all(getattr(have, right) for right in NEEDED):
            return forum.id
    return table_channel(interaction)


def table_channel(interaction: Interaction, wanted: discord.TextChannel | None = None) -> int:
    """Return the channel in which a table is opened, *wanted* or this one, or say what is in the way."""
    channel, rights = wanted or interaction.channel, interaction.app_permissions
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("failure-channel")
    if wanted is not None:
        rights = wanted.permissions_for(wanted.guild.me)
    if lacking := [right for right in NEEDED if not getattr(rights, right)]:
        said = words(str(interaction.locale))
        names = joined(said, (said.say("right-" + right.replace("_", "-")) for right in lacking))
        raise Refusal("failure-rights", rights=names)
    return channel.id
