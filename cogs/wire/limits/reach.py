"""Who may see a table: it belongs to its channel, so those who may view that, and always those who sit at it."""

from __future__ import annotations

import discord

from cogs.wire.context import Context
from cogs.wire.reply import Interaction
from table import FOLLOW, PRACTICE, Listing, NoSuchTable


class Reach:
    """What the person behind one interaction may see; each channel is looked at once."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._person, self._server = str(interaction.user.id), str(interaction.guild_id)
        self._channels: dict[str, bool] = {}

    def covers(self, table: Listing) -> bool:
        """Return whether they may see *table*."""
        if self._person in table.seats:
            return True
        if table.kind == PRACTICE or table.sealed:  # somebody's own, or a deal that others still play
            return False
        return table.server == self._server and self._sees(table.channel)

    def _sees(self, channel: str) -> bool:
        if channel not in self._channels:
            # A table without a place, such as one from a file, belongs to the whole server.
            self._channels[channel] = not channel or self._is_here(channel) or self._may_view(int(channel))
        return self._channels[channel]

    def _is_here(self, channel: str) -> bool:
        here = self._interaction.channel
        return channel in (str(self._interaction.channel_id), str(getattr(here, "parent_id", None)))

    def _may_view(self, channel: int) -> bool:
        guild, member = self._interaction.guild, self._interaction.user
        return guild is not None and isinstance(member, discord.Member) and may_view(guild, channel, member)


def may_view(guild: discord.Guild, channel: int, member: discord.Member) -> bool:
    """Return whether *member* may view a channel or thread; one that is gone is left to those who manage the server."""
    found = guild.get_channel_or_thread(channel)
    if found is None:
        return member.guild_permissions.manage_guild
    have = found.permissions_for(member)
    if isinstance(found, discord.Thread) and found.is_private():
        is_member = any(each.id == member.id for each in found.members)
        return have.view_channel and (is_member or have.manage_threads)
    return have.view_channel


async def must_reach(context: Context, interaction: Interaction, table: int) -> None:
    """Raise NoSuchTable unless the person who pressed or typed may see *table*."""
    listing = await context.host.read.listing(table)
    if listing.kind == PRACTICE and interaction.type is discord.InteractionType.application_command:
        raise NoSuchTable(table)  # it is played on its own page; commands are for games among people
    context.must_own(listing.server)  # who follows it, and who may view its channel, is known to its worker
    if not Reach(interaction).covers(listing) and not await _follows(context, interaction, listing):
        raise NoSuchTable(table)


async def _follows(context: Context, interaction: Interaction, table: Listing) -> bool:
    """Return whether somebody who follows a game presses a button of its digest, and may still view its channel."""
    if interaction.guild_id is not None:
        return False
    slot = f"{FOLLOW}{interaction.user.id}"
    if slot not in await context.host.messages.places(table.table):
        return False
    guild = interaction.client.get_guild(int(table.server))
    if guild and await may_follow(guild, interaction.user.id, table):
        return True
    await context.host.messages.place(table.table, **{slot: None})  # there is nothing more for them to follow
    return False


async def may_follow(guild: discord.Guild, person: int, table: Listing) -> bool:
    """Return whether somebody may be told in private of a *table* on *guild*, as they may see it there."""
    if str(person) in table.seats:
        return True
    member = None if table.sealed else await _member(guild, person)
    return member is not None and (not table.channel or may_view(guild, int(table.channel), member))


async def _member(guild: discord.Guild, person: int) -> discord.Member | None:
    try:
        return guild.get_member(person) or await guild.fetch_member(person)
    except discord.NotFound:
        return None
