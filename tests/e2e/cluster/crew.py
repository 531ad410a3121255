"""Several workers of one bot: real processes on a local Discord of four shards and on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import Popen

from local.control import Control, Place
from tests.e2e import manners
from tests.e2e.conftest import LENIENT, QUICK, Stage, start_bot, start_local, stop

SHARDS = 4
PATIENCE = 90.0
PEOPLE = ("Ada", "Ben")


class Hand:
    """One worker: a process with a folder and a log of its own."""

    def __init__(self, stage: Stage, folder: Path, url: str, profile: str, program: str) -> None:
        folder.mkdir()
        self.folder = folder
        self._stage, self._url, self._profile, self._program = stage, url, profile, program
        self.process = self._born()

    def _born(self) -> Popen[str]:
        given = {"KAIJU_DB": self._url, "KAIJU_SHARDS": str(SHARDS), "KAIJU_TABLES": QUICK}
        given["KAIJU_PROFILE"] = self._profile
        return start_bot(self._stage, self.folder, self._program, **given)

    @property
    def log(self) -> str:
        """What it has logged."""
        return (self.folder / "bot.log").read_text()

    @property
    def owned(self) -> set[int]:
        """The shards that it serves, as its log tells."""
        owned: set[int] = set()
        for line in self.log.splitlines():
            if found := re.search(r'event="shards (taken|lost)" shards="?([\d,]+)', line):
                shards = {int(each) for each in found[2].split(",")}
                owned = owned | shards if found[1] == "taken" else owned - shards
        return owned

    def kill(self) -> None:
        """Kill it without a word; its children notice and go."""
        self.process.kill()
        self.process.wait(30)

    def freeze(self) -> None:
        """Stop it in the middle of whatever it does."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self.process.send_signal(signal.SIGCONT)


class Crew:
    """The workers, and the Discord that they serve."""

    def __init__(self, stage: Stage, control: Control, folder: Path, url: str, profile: str, program: str) -> None:
        self.stage, self.control, self.url = stage, control, url
        self._profile, self._program = profile, program
        self._folder = folder
        self.hands: list[Hand] = []

    def hire(self) -> Hand:
        """Start a worker."""
        home = self._folder / f"worker{len(self.hands)}"
        hand = Hand(self.stage, home, self.url, self._profile, self._program)
        self.hands.append(hand)
        return hand

    async def until(self, is_so: Callable[[], bool], what: str) -> None:
        """Wait until something is so."""
        for _ in range(int(PATIENCE / 0.1)):
            if is_so():
                return
            await asyncio.sleep(0.1)
        raise AssertionError(f"{what} did not happen: {[hand.log[-3000:] for hand in self.hands]}")

    async def shared(self, *counts: int) -> None:
        """Wait until the workers serve so many shards each, in any order, and all of them together."""
        alive = [hand for hand in self.hands if hand.process.poll() is None]
        wanted = sorted(counts)
        await self.until(lambda: sorted(len(hand.owned) for hand in alive) == wanted, f"the shares {counts}")
        assert set().union(*(hand.owned for hand in alive)) == set(range(SHARDS))

    async def evenly(self) -> None:
        """Wait until all workers that are alive serve equal parts of the shards."""
        alive = sum(hand.process.poll() is None for hand in self.hands)
        each, rest = divmod(SHARDS, alive)
        await self.shared(*(each + (number < rest) for number in range(alive)))

    def owner_of(self, server: str) -> Hand:
        """Return who serves *server*."""
        shard = (int(server) >> 22) % SHARDS
        return next(hand for hand in self.hands if hand.process.poll() is None and shard in hand.owned)

    async def places(self) -> dict[int, Place]:
        """Return a server in each shard, with our people in it."""
        for name in PEOPLE:
            await self.control.person(name)
        found: dict[int, Place] = {}
        for number in range(40):
            made = await self.control.server(f"Place {number}")
            found.setdefault((int(made.id) >> 22) % SHARDS, made)
            if len(found) == SHARDS:
                return found
        raise AssertionError("the servers do not spread")


@asynccontextmanager
async def crew(
    folder: Path, url: str, workers: int, within: float = LENIENT, profile: str = "off", program: str = "bot.py"
) -> AsyncIterator[Crew]:
    """Run a Discord and so many workers; at the end they must have behaved."""
    sharding = ("--shards", str(SHARDS), "--max-concurrency", "16")
    local, stage = start_local("--no-rate-limits", "--acknowledge-within", str(within), *sharding)
    try:
        async with Control(stage.address, stage.control) as control:
            made = Crew(stage, control, folder, url, profile, program)
            for _ in range(workers):
                made.hire()
            try:
                assert await control.ready(commands=5, patience=PATIENCE, shards=SHARDS)
                yield made
                manners.check(await control.journal())
            finally:
                for hand in made.hands:
                    hand.thaw()
                    stop(hand.process)
    finally:
        stop(local)
    for hand in made.hands:
        assert "Traceback" not in hand.log, hand.log
