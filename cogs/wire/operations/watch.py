"""The watch: looks after the bot once a minute, and tells the operations channel what is news, once."""

from __future__ import annotations

import asyncio
import logging
import shutil
from contextlib import suppress
from pathlib import Path

import aiohttp
import discord

from cogs.wire.context import Context
from cogs.wire.messages import Messages
from cogs.wire.operations.requests import Requests
from cogs.wire.operations.vitals import Vitals
from cogs.wire.page import GREEN, RED, notice
from data.words import words
from ops.alarms import Alarms, News
from table import StoreError

log = logging.getLogger("kaiju.ops")
EVERY, IDENTIFIES_EVERY = 60.0, 3_600.0  # seconds
SCARCE = 256 * 1024 * 1024  # bytes left on the disk, below which it counts as full
#: The store keeps under this name which alarms were told; those of a worker under its own, for several write.
OPERATIONS, TOLD, TOLD_ALONE = "operations", "told", "told-"
SHARED = ("damage", "backup", "copy", "identifies")  # of the whole bot; the rest is a matter of each worker
ALARMS = (*SHARED, "disk", "store", "late", "delivery", "refused")


class Watch:
    """Looks after one bot; *channel* is where the owner reads what is wrong, 0: only in the log.

    Of several workers each watches what is its own under its *worker* name, and the first one what they share.
    """

    def __init__(
        self,
        context: Context,
        messages: Messages,
        requests: Requests,
        vitals: Vitals,
        folder: Path,
        channel: int,
        worker: str = "",
    ) -> None:
        self._context = context
        self._messages = messages
        self._requests = requests
        self._vitals = vitals
        self._folder = folder
        self._channel = channel
        self._worker = worker
        self._logged: set[News] = set()
        self.alarms = Alarms()

    async def run(self, every: float = EVERY) -> None:
        """Look until cancelled."""
        since = IDENTIFIES_EVERY
        while True:
            if since >= IDENTIFIES_EVERY:
                since = 0.0
                await self._vitals.ask_identifies()
            await asyncio.sleep(every)
            since += every
            await self.look()

    async def look(self) -> None:
        """Look once, and tell what is news."""
        with suppress(StoreError):  # what was told before is in memory
            shared = (await self._context.host.servers.facts(OPERATIONS)).get(TOLD, "")
            own = (await self._context.host.servers.facts(self._own[0])).get(self._own[1], "")
            self.alarms.told = set(f"{shared} {own}".split()) & set(ALARMS)
        for news in self.alarms.look(await self.states()):
            await self._tell(news)

    @property
    def _own(self) -> tuple[str, str]:
        """Where it is kept what was told of this worker alone."""
        return (f"{OPERATIONS}/{self._worker}", TOLD) if self._worker else (OPERATIONS, TOLD_ALONE)

    async def states(self) -> dict[str, bool | None]:
        """Return for each alarm whether it is on; None where that cannot be known now."""
        service = self._context.service
        found: dict[str, bool | None] = dict.fromkeys(ALARMS)
        found["disk"] = await asyncio.to_thread(is_full, self._folder)
        found["identifies"] = self._vitals.has_few_identifies
        found["late"] = service.keeper.is_late
        found["delivery"] = service.courier.is_failing
        found["refused"] = self._requests.refusals.is_many
        try:
            report = await service.health()
        except StoreError as fault:
            log.warning("the store does not answer", extra={"reason": str(fault)})
            return found | {"store": True}
        found["store"] = False
        if not self._vitals.is_first():
            return found | {"identifies": None}
        found["damage"] = bool(report.damaged or report.flaws)
        found["copy"] = bool(report.copy_fault)
        found["backup"] = bool(report.backup_fault) or bool(service.upkeep and await service.upkeep.is_overdue())
        return found

    async def _tell(self, news: News) -> None:
        """Tell the owner, and remember that; where nobody can be told now, the next look tries again."""
        if news not in self._logged:
            self._logged.add(news)
            self._logged.discard(news._replace(is_on=not news.is_on))
            level = logging.ERROR if news.is_on else logging.WARNING
            log.log(level, "alarm", extra={"alarm": news.alarm, "on": news.is_on})
        if self._channel and not await self._is_said(news):
            return
        self.alarms.tell(news)
        is_shared = news.alarm in SHARED
        where, key = (OPERATIONS, TOLD) if is_shared else self._own
        told = sorted(alarm for alarm in self.alarms.told if (alarm in SHARED) == is_shared)
        try:
            await self._context.host.servers.note(where, **{key: " ".join(told)})
        except StoreError as fault:  # it is known until the next start
            log.warning("what was told cannot be stored", extra={"reason": str(fault)})

    async def _is_said(self, news: News) -> bool:
        said = words("en")
        text = said.say(f"alarm-{news.alarm}" if news.is_on else f"alarm-{news.alarm}-over")
        if self._worker and news.alarm not in SHARED:
            text = said.say("alarm-at", worker=self._worker, text=text)
        nonce = f"{news.alarm}-{int(news.is_on)}-{int(self._context.now()) // 60}"
        try:
            await self._messages.post(
                self._channel, notice(text, accent=RED if news.is_on else GREEN), nonce, silent=False
            )
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as fault:
            log.info("the operations channel cannot be reached", extra={"reason": str(fault)})
            return False
        return True


def is_full(folder: Path) -> bool | None:
    """Return whether hardly anything is left on the disk of *folder*; None if the system does not say."""
    try:
        return shutil.disk_usage(folder).free < SCARCE
    except OSError:
        return None
