"""Taking over a file from a process that leaves: its gateway session listens before, so that no press is lost.

From the moment at which the present process says that it leaves, presses are acknowledged here, and answered when the
file is ours. Discord refuses a second acknowledgement, so whatever the other one still takes it answers itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from cogs.wire.clicks.address import read_address
from cogs.wire.gateway.switch import Raw
from cogs.wire.reply import LATE, Reply
from table import StoreInUse, Succession

if TYPE_CHECKING:
    from cogs.wire.bot import GameBot
    from cogs.wire.clicks.router import Router

log = logging.getLogger("kaiju.cogs")
LOOK = 0.1  # seconds between two looks whether the file is free
T = TypeVar("T")


class Successor:
    """Waits for a file beside the process that works on it."""

    def __init__(self, bot: GameBot, file: Path, router: Router) -> None:
        self._bot = bot
        self._router = router
        self._succession = Succession(file)
        self._taken: list[tuple[Raw, int]] = []  # acknowledged here, and how
        self._acknowledging: set[asyncio.Task[None]] = set()

    async def open(self, opening: Callable[[], Awaitable[T]]) -> T:
        """Return what *opening* opens as soon as it is free."""
        await asyncio.to_thread(self._succession.queue)
        log.info("waiting until the file is free")
        is_begun = False
        try:
            while True:
                if not is_begun and self._succession.is_begun:
                    is_begun = True
                    self._bot.switch.relay(self._acknowledge_soon)
                try:
                    return await opening()
                except StoreInUse:
                    await asyncio.sleep(LOOK)
        finally:
            self._succession.end()

    def _acknowledge_soon(self, raw: Raw) -> None:
        task = asyncio.create_task(self._acknowledge(raw))
        self._acknowledging.add(task)
        task.add_done_callback(self._acknowledging.discard)

    async def _acknowledge(self, raw: Raw) -> None:
        interaction = self._bot.answering.interaction(raw)
        interaction.extras[LATE] = True
        reply, way = Reply(interaction), self._way(raw)
        if way == "form":
            self._taken.append((raw, 0))
        elif await (reply.defer() if way == "defer" else reply.acknowledge()):
            kind = interaction.response.type
            self._taken.append((raw, kind.value if kind else 0))

    def _way(self, raw: Raw) -> str:
        address = read_address(str(raw["data"].get("custom_id", "")))
        return self._router.find(address.verb).way if address else "page"

    async def take_over(self) -> None:
        """Answer from now on, first what was acknowledged before."""
        self._bot.switch.serve_all()
        if self._acknowledging:
            await asyncio.wait(self._acknowledging)
        for raw, kind in self._taken:
            self._bot.answering.begin(raw, acknowledged=kind)
        log.info("the file is ours", extra={"answered_late": len(self._taken)})
