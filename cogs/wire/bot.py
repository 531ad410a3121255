"""The bot as its extensions know it: a discord.py bot with the context that commands and clicks share."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from cogs.wire.clicks.dispatch import dispatch
from cogs.wire.context import Context
from cogs.wire.gateway.answering import Answering, Relaying
from cogs.wire.gateway.joining import Joining
from cogs.wire.gateway.sharded import ShardedBot
from cogs.wire.gateway.switch import Switch
from cogs.wire.operations import Operations
from cogs.wire.reply import Interaction


class GameBot(ShardedBot):
    """A bot that dispatches clicks; `context` is there before the first extension is loaded."""

    context: Context
    version: str
    source: str  # where the code can be found
    commands_file: Path  # keeps the hash of the commands that were registered last
    reloading: asyncio.Lock
    operations: Operations
    joining: Joining  # how it comes to its tables
    relaying: Relaying | None = None  # set where several workers share the tables
    is_set_up = False  # all is open that `close` closes

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.answering = Answering(self)
        self.switch = Switch(self.shard_of, self.answering.begin)
        # Interactions come to us as Discord sent them, so that they can be remembered and handed over.
        self._connection.parsers["INTERACTION_CREATE"] = self.switch.hear

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer what is pressed and filled in; commands are answered by the tree."""
        await dispatch(self.context, interaction)

    def connect_screens(self) -> None:
        """Take the handlers of clicks and the makers of messages from the modules as they are loaded now."""
