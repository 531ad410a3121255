"""Admission: the one place where every command, click, form and autocompletion comes by before work begins."""

from __future__ import annotations

import logging
from typing import Any

import discord

from cogs import ids
from cogs.budget import COSTS, PLAIN
from cogs.house import House
from cogs.pages.page import RED, notice
from cogs.reply import Interaction, Reply, said

log = logging.getLogger("kaiju.cogs")
Kind = discord.InteractionType


async def is_admitted(house: House, interaction: Interaction) -> bool:
    """Return whether the work may begin; somebody who is over their budget has been told."""
    if house.budget.allows(interaction.user.id, interaction.guild_id, cost(interaction)):
        return True
    log.debug("over budget", extra={"person": interaction.user.id, "server": interaction.guild_id})
    async with house.suggesting.turn(interaction.user.id):
        await said(_refuse(house, interaction), "budget")
    return False


def cost(interaction: Interaction) -> int:
    """Return how many tokens it takes."""
    if interaction.type is Kind.application_command and interaction.command:
        return COSTS.get(interaction.command.qualified_name, PLAIN)
    if interaction.type is Kind.autocomplete:
        return PLAIN
    data: dict[str, Any] = dict(interaction.data or {})
    address = ids.read(str(data.get("custom_id", "")))
    return COSTS.get(address.verb, PLAIN) if address else PLAIN


async def _refuse(house: House, interaction: Interaction) -> None:
    """Say once that it was too quick; the presses right after that are only acknowledged."""
    if interaction.type is Kind.autocomplete:
        await interaction.response.autocomplete([])
        return
    await house.crowd.calm()
    reply = Reply(interaction)
    if interaction.type is Kind.component and not house.budget.is_news(interaction.user.id):
        await reply.nod()
    else:
        await reply.aside(notice(reply.words.say("failure-too-fast"), accent=RED))
