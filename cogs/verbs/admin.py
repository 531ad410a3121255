"""Verbs of those who manage a server."""

from __future__ import annotations

import logging

from discord import app_commands

from cogs.clicks import Click, verb
from cogs.pages.page import notice
from table.errors import NoSuchTable

log = logging.getLogger("kaiju.cogs")


@verb("erase")
async def erase(click: Click) -> None:
    """Delete a table after all."""
    interaction = click.reply.interaction
    if interaction.guild is None or not interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions(["manage_guild"])
    table = (await click.house.host.look(click.table)).table
    if table.server != str(interaction.guild_id):
        raise NoSuchTable(click.table)
    await click.house.host.erase(click.table)
    # Its own log is gone with it, so the line stands in the log of the house.
    log.warning("a table was deleted", extra={"table": click.table, "by": click.person.id, "server": table.server})
    await click.reply.show(notice(click.words.say("admin-deleted")))
