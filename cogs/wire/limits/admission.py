"""Admission: the one place where every command, click, form and autocompletion comes by before work begins."""

from __future__ import annotations

import logging
from typing import Any

import discord

from cogs.wire.clicks.address import read_address
from cogs.wire.context import Context
from cogs.wire.limits.budget import COSTS, PLAIN
from cogs.wire.page import RED, notice
from cogs.wire.reply import HANDED, Interaction, Reply, send_or_log

log = logging.getLogger("kaiju.cogs")
Kind = discord.InteractionType


async def is_admitted(context: Context, interaction: Interaction) -> bool:
    """Return whether the work may begin; somebody who is over their budget has been told.

    What another worker has handed over was let in there.
    """
    if interaction.extras.get(HANDED):
        return True
    if context.budget.allows(interaction.user.id, interaction.guild_id, cost(interaction)):
        return True
    log.debug("over budget", extra={"person": interaction.user.id, "server": interaction.guild_id})
    async with context.suggesting.turn(interaction.user.id):
        await send_or_log(_refuse(context, interaction), "budget")
    return False


def cost(interaction: Interaction) -> int:
    """Return how many tokens it takes."""
    if interaction.type is Kind.application_command and interaction.command:
        return COSTS.get(interaction.command.qualified_name, PLAIN)
    if interaction.type is Kind.autocomplete:
        return PLAIN
    data: dict[str, Any] = dict(interaction.data or {})
    address = read_address(str(data.get("custom_id", "")))
    return COSTS.get(address.verb, PLAIN) if address else PLAIN


async def _refuse(context: Context, interaction: Interaction) -> None:
    """Say once that it was too quick; the presses right after that are only acknowledged."""
    if interaction.type is Kind.autocomplete:
        await interaction.response.autocomplete([])
        return
    await context.priority.calm()
    reply = Reply(interaction)
    if interaction.type is Kind.component and not context.budget.is_news(interaction.user.id):
        await reply.defer()
    else:
        await reply.aside(notice(reply.words.say("failure-too-fast"), accent=RED))
