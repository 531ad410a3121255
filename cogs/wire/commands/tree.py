"""The command tree: who is let in, and an explanation for everything that goes wrong."""

from __future__ import annotations

import logging
import time
from typing import Any

import discord
from discord import app_commands

from cogs.wire.context import Context
from cogs.wire.errors import explain
from cogs.wire.limits.admission import cost, is_admitted
from cogs.wire.limits.budget import PLAIN
from cogs.wire.limits.reach import must_reach
from cogs.wire.reply import Interaction, Reply
from ops import meters
from ops.trace import reference_of, traced
from table import TableError

log = logging.getLogger("kaiju.cogs")


class Tree(app_commands.CommandTree[Any]):
    """Commands and autocompletions; `context` is set when the tables are open."""

    context: Context | None = None

    async def _call(self, interaction: Interaction) -> None:
        """Answer a command or an autocompletion."""
        is_command = interaction.type is not discord.InteractionType.autocomplete
        verb = f"/{_name(interaction)}" if is_command else "autocomplete"
        began = time.monotonic()
        with traced(verb, reference_of(interaction.id)):
            if self.context is not None and await is_admitted(self.context, interaction):
                await self._take_turn(self.context, interaction)
                meters.answered.note(time.monotonic() - began, verb)

    async def _take_turn(self, context: Context, interaction: Interaction) -> None:
        """Let what can wait wait for its turn: autocompletions, and commands that gather a lot."""
        person = interaction.user.id
        if interaction.type is discord.InteractionType.autocomplete:
            async with context.suggesting.turn(person):
                await super()._call(interaction)
        elif cost(interaction) > PLAIN:
            async with context.gathering.turn(person):
                await super()._call(interaction)
        else:
            await super()._call(interaction)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let nobody in to a table that they may not see."""
        if self.context is None:
            return False
        named = getattr(interaction.namespace, "table", None)
        if interaction.type is discord.InteractionType.autocomplete or not isinstance(named, int):
            return True
        try:
            await must_reach(self.context, interaction, named)
        except TableError as error:
            await explain(Reply(interaction), error, _name(interaction))
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Explain *error* to the person and, if nobody foresaw it, to the log."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocompletion failed", exc_info=error, extra={"where": _name(interaction)})
            return
        await explain(Reply(interaction), error, _name(interaction))


def _name(interaction: Interaction) -> str:
    return interaction.command.qualified_name if interaction.command else "?"
