"""One place turns every error of a command into a private, polite sentence."""

import contextlib
import logging
from typing import Any

import discord
from discord import app_commands

from data.words import words

log = logging.getLogger("kaiju.cogs")
UNKNOWN_INTERACTION = 10062


def key_of(error: Exception) -> str:
    """Return the wording key that explains *error* to a person."""
    if isinstance(error, app_commands.NoPrivateMessage):
        return "failure-only-in-server"
    if isinstance(error, app_commands.MissingPermissions):
        return "failure-not-allowed"
    if isinstance(error, app_commands.BotMissingPermissions):
        return "failure-bot-lacks-rights"
    if isinstance(error, app_commands.CommandOnCooldown):
        return "failure-too-fast"
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return "failure-outdated"
    return "failure-unexpected"


def is_too_late(error: Exception) -> bool:
    """Tell whether Discord had given up on the interaction before it was answered."""
    cause = getattr(error, "original", error)
    return isinstance(cause, discord.NotFound) and cause.code == UNKNOWN_INTERACTION


class Tree(app_commands.CommandTree[Any]):
    """The command tree, with an explanation for everything that goes wrong."""

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Explain *error* to the person and, if nobody foresaw it, to the log."""
        command = interaction.command.qualified_name if interaction.command else "?"
        if is_too_late(error):
            log.warning("answered too late", extra={"command": command})
            return
        key = key_of(error)
        if key == "failure-unexpected":
            log.error("command failed", exc_info=error, extra={"command": command})
        explanation = words(str(interaction.locale)).say(key)
        # If Discord no longer takes an answer there is nobody left to tell.
        with contextlib.suppress(discord.HTTPException):
            if interaction.response.is_done():
                await interaction.followup.send(explanation, ephemeral=True)
            else:
                await interaction.response.send_message(explanation, ephemeral=True)
