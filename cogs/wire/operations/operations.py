"""Everything for the operator of one bot, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Protocol

from discord.ext import commands

from cogs.wire.context import Context
from cogs.wire.limits.budget import Limits
from cogs.wire.messages import Messages
from cogs.wire.operations.readings import readings
from cogs.wire.operations.requests import Requests
from cogs.wire.operations.vitals import Vitals
from cogs.wire.operations.watch import ALARMS, EVERY, Watch
from ops.serving import Observed, Value
from table import Settings as TableSettings


class Wishes(Protocol):
    """What the settings say about operations."""

    def beside(self, suffix: str) -> Path:
        """Where what belongs to the database lies, under its name with another suffix."""

    @property
    def operations(self) -> str:
        """The channel that is told of troubles, if any."""


class Operations:
    """Watches over one bot; `begin` comes when its tables run."""

    def __init__(self, bot: commands.AutoShardedBot, requests: Requests) -> None:
        self.requests = requests
        self.vitals = Vitals(bot, lambda: self._is_begun)
        self.context: Context | None = None  # set when the tables are open
        self._is_begun = False
        self._watch: Watch | None = None

    def begin(self, context: Context, messages: Messages, wishes: Wishes, every: float = EVERY) -> None:
        """Look after the bot from now on; a second time changes nothing."""
        if not self._is_begun:
            self._is_begun = True
            folder, channel = wishes.beside("").parent, int(wishes.operations or 0)
            self._watch = Watch(context, messages, self.requests, self.vitals, folder, channel, self.vitals.worker)
            context.later(self._watch.run(every))

    def observe(self, metrics: Observed | None) -> None:
        """Let *metrics* read how the bot is doing."""
        if metrics:
            metrics.is_ready, metrics.read = self.vitals.is_ready, self._read

    async def _read(self) -> AsyncIterator[Value]:
        if self.context is not None:
            async for value in readings(self.context, self.requests, self.vitals):
                yield value
        told = self._watch.alarms.told if self._watch else set()
        for alarm in ALARMS:
            yield "kaiju_alarms", (alarm,), float(alarm in told)

    def retune(self, tables: TableSettings, limits: Limits) -> tuple[list[str], list[str]]:
        """Take over settings as far as they can change while tables run; return what has, and what needs a restart."""
        if self.context is None:
            return [], []
        self.context.budget.retune(limits)
        return self.context.service.retune(tables)
