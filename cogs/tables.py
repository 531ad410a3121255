"""Which table is meant: the one named, the one of this thread, or the only one there is."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.failures import Plain
from cogs.house import House
from cogs.places import NEEDED
from cogs.reply import Interaction
from data.words import Words, words
from table.errors import NoSuchTable
from table.models import TableSummary
from words.names import titled

SUGGESTED = 25


async def meant(house: House, interaction: Interaction, given: int | None) -> int:
    """Return the table that a command is about, or say that it has to be named."""
    if given is not None:
        return await _reachable(house, interaction, given)
    here = await table_here(house, interaction)
    if here is not None:
        return here
    for tables in (await own(house, interaction), await on_server(house, interaction)):
        playing = [table for table in tables if table.status == "running"]
        if len(playing) == 1:
            return playing[0].id
        if playing:
            break
    raise Plain("which-table")


async def _reachable(house: House, interaction: Interaction, table: int) -> int:
    """Return *table* if it belongs to this server or to whoever asks; numbers can be guessed, games are not for all."""
    info = (await house.host.look(table)).table
    is_own = any(seat.person == str(interaction.user.id) for seat in info.seats)
    if info.server != str(interaction.guild_id) and not is_own:
        raise NoSuchTable(table)
    return table


async def table_here(house: House, interaction: Interaction) -> int | None:
    """Return the table whose thread this is."""
    return await house.host.table_at("thread", str(interaction.channel_id))


async def own(house: House, interaction: Interaction) -> list[TableSummary]:
    """Return the tables of whoever asks."""
    return await house.host.tables_of(str(interaction.user.id))


async def on_server(house: House, interaction: Interaction) -> list[TableSummary]:
    """Return the tables of this server."""
    return await house.host.tables_in(str(interaction.guild_id)) if interaction.guild_id else []


async def suggestions(house: House, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Return the tables that fit what is being typed: one's own first, then those of the server."""
    known = {table.id: table for table in (*await own(house, interaction), *await on_server(house, interaction))}
    said = words(str(interaction.locale))
    named = [(name(said, table), table.id) for table in known.values()]
    fitting = [(text, number) for text, number in named if typed.casefold() in text.casefold()]
    return [app_commands.Choice(name=text[:100], value=number) for text, number in fitting[:SUGGESTED]]


def name(said: Words, table: TableSummary) -> str:
    """Return a table's name."""
    key = f"{table.game}-name"
    return said.say("table-title", game=said.say(key) if key in said else titled(table.game), table=str(table.id))


def table_channel(interaction: Interaction, wanted: discord.TextChannel | None = None) -> int:
    """Return the channel in which a table is opened, *wanted* or this one, or say what is in the way."""
    channel, rights = wanted or interaction.channel, interaction.app_permissions
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise Plain("failure-channel")
    if wanted is not None:
        rights = wanted.permissions_for(wanted.guild.me)
    if lacking := [right for right in NEEDED if not getattr(rights, right)]:
        said = words(str(interaction.locale))
        names = ", ".join(said.say("right-" + right.replace("_", "-")) for right in lacking)
        raise Plain("failure-rights", rights=names)
    return channel.id
