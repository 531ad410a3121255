"""The bot as its extensions know it: a discord.py bot with the context that commands and clicks share."""

from __future__ import annotations

from discord.ext import commands

from cogs.wire.context import Context
from cogs.wire.dispatch import dispatch
from cogs.wire.reply import Interaction


class GameBot(commands.Bot):
    """A bot that dispatches clicks; `context` is there before the first extension is loaded."""

    context: Context
    version: str
    source: str  # where the code can be found

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer what is pressed and filled in; commands are answered by the tree."""
        await dispatch(self.context, interaction)
