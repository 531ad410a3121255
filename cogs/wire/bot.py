"""The bot as its extensions know it: a discord.py bot with the context that commands and clicks share."""

from __future__ import annotations

import asyncio
from pathlib import Path

from discord.ext import commands

from cogs.wire.clicks.dispatch import dispatch
from cogs.wire.context import Context
from cogs.wire.reply import Interaction


class GameBot(commands.Bot):
    """A bot that dispatches clicks; `context` is there before the first extension is loaded."""

    context: Context
    version: str
    source: str  # where the code can be found
    commands_file: Path  # keeps the hash of the commands that were registered last
    reloading: asyncio.Lock

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer what is pressed and filled in; commands are answered by the tree."""
        await dispatch(self.context, interaction)

    def connect_screens(self) -> None:
        """Take the handlers of clicks and the makers of messages from the modules as they are loaded now."""
