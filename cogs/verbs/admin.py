"""Verbs of those who manage a server."""

from __future__ import annotations

from discord import app_commands

from cogs.clicks import Click, verb
from cogs.failures import Plain
from cogs.pages.page import notice


@verb("erase")
async def erase(click: Click) -> None:
    """Delete a table after all."""
    interaction = click.reply.interaction
    if interaction.guild is None or not interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions(["manage_guild"])
    table = (await click.house.host.look(click.table)).table
    if table.server != str(interaction.guild_id):
        raise Plain("failure-NoSuchTable")
    await click.house.host.erase(click.table)
    await click.reply.show(notice(click.words.say("admin-deleted")))
