"""Clicks at tables, through the real bot: many games at once, many answers in flight, and a steady load.

The local Discord runs in this process, the bot in one of its own. Every table has three people; whoever is asked
presses one of the answers on their page. Two waits are taken: until Discord has its acknowledgement, and until the page
shows the answer's consequence, which it does only after the answer is on the disk.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.interactions import cpu_of
from cogs.wire.clicks.address import Address, read_address, spell
from local.limits.components import walk
from local.server import Options, Server
from local.state import acts
from local.state.model import Interaction, Message
from local.state.seed import GAMES

ROOT = Path(__file__).parent.parent
SEATS = 3
SETTINGS = "pace=0 live_delay=0:0.2 secret_delay=0:0.2 hot_tables=1024 lobbies_per_channel=10000"
UNLIMITED = "person=1e6:1e6 server=1e6:1e6"  # nobody clicks as fast as this measures
PATIENCE = 60.0
PAUSE = 20.0  # seconds between two bursts


class Table:
    """A game, and the pages its people have open."""

    def __init__(self, number: int, people: list[str]) -> None:
        self.number = number
        self.people = people
        self.pages: dict[str, str] = {}


class Crowd:
    """People who click, in the process of the local Discord."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.world = server.world
        self.rng = rng
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.pictured = 0  # answers of these that came with their picture
        self.failed = 0
        self._changed: dict[str, asyncio.Event] = {}
        self._found: dict[tuple[int, str], asyncio.Future[Message]] = {}
        self.world.listeners.append(self._hear)

    def _hear(self, event: Any) -> None:
        message = event.subject
        if event.name not in ("message_create", "message_update") or not isinstance(message, Message):
            return
        if waiting := self._changed.get(message.id):
            waiting.set()
        for part in walk(message.components):
            address = read_address(part.get("custom_id") or "")
            if address and (found := self._found.get((address.table, address.verb))) and not found.done():
                found.set_result(message)

    def start_over(self) -> None:
        """Forget the waits that were taken."""
        self.acknowledged, self.shown, self.pictured = [], [], 0

    async def click(self, person: str, message: str, custom_id: str, *, is_measured: bool = False) -> Interaction:
        """Press something, and wait until its answer is there."""
        event = self._changed[message] = asyncio.Event()
        began = time.perf_counter()
        one = acts.use(self.world, person, message, custom_id)
        await one.answered
        acknowledged = time.perf_counter() - began
        if one.failed:
            self.failed += 1
            return one
        if one.response_id and one.response_id != message:
            event = self._changed.setdefault(one.response_id, asyncio.Event())
            while self.world.messages[one.response_id].flags & 1 << 7:
                event.clear()
                await asyncio.wait_for(event.wait(), PATIENCE)
        else:
            await asyncio.wait_for(event.wait(), PATIENCE)
        if is_measured:
            self.acknowledged.append(acknowledged)
            self.shown.append(time.perf_counter() - began)
            self.pictured += bool(self.world.messages[one.response_id or message].attachments)
        return one

    async def open_table(self, number: int, channel: str = GAMES) -> Table:
        """Open a lobby with three people and start."""
        people = [acts.join(self.world, f"P{number}-{seat}").id for seat in range(SEATS)]
        command = next(one.id for one in self.world.commands.values() if one.body["name"] == "game")
        chosen = {"name": "game", "type": 3, "value": "total_war"}
        given = [{"name": "new", "type": 1, "options": [chosen]}]
        one = acts.command(self.world, people[0], channel, command, given)
        await one.answered
        page = await self._filled(one)
        table = Table(_address(page, "kaiju").table, people)
        lobby = await self._message(table.number, "join")
        for person in people[1:]:
            await self.click(person, lobby.id, spell(table.number, "join"))
        panel = self._wait_for(table.number, "log")
        await self.click(people[0], lobby.id, spell(table.number, "start"))
        message = await asyncio.wait_for(panel, PATIENCE)
        for person in people:
            looked = await self.click(person, message.id, spell(table.number, "act"))
            table.pages[person] = looked.response_id or ""
        return table

    async def _filled(self, one: Interaction) -> Message:
        assert one.response_id
        event = self._changed.setdefault(one.response_id, asyncio.Event())
        while self.world.messages[one.response_id].flags & 1 << 7:
            event.clear()
            await asyncio.wait_for(event.wait(), PATIENCE)
        return self.world.messages[one.response_id]

    def _wait_for(self, table: int, verb: str) -> asyncio.Future[Message]:
        return self._found.setdefault((table, verb), asyncio.get_running_loop().create_future())

    async def _message(self, table: int, verb: str) -> Message:
        for message in self.world.messages.values():
            if any(_is(part, table, verb) for part in walk(message.components)):
                return message
        return await asyncio.wait_for(self._wait_for(table, verb), PATIENCE)

    def answer_of(self, table: Table) -> tuple[str, str, str] | None:
        """Return who can answer at *table*, on which page, with what."""
        for person, page in table.pages.items():
            parts = [part for part in walk(self.world.messages[page].components) if _is(part, table.number, "pick")]
            if parts:
                return person, page, self.rng.choice(parts)["custom_id"]
        return None

    async def look_again(self, table: Table, *people: str) -> None:
        """Let *people*, or everybody at *table*, renew their page."""
        for person in people or table.people:
            page = table.pages[person]
            parts = [part for part in walk(self.world.messages[page].components) if _is(part, table.number, "act")]
            if parts:
                await self.click(person, page, parts[0]["custom_id"])

    async def answer(self, table: Table) -> bool:
        """Let whoever is asked at *table* answer; return whether anybody was."""
        found = self.answer_of(table)
        if found is None:
            return False
        await self.click(*found, is_measured=True)
        return True


def _is(part: dict[str, Any], table: int, verb: str) -> bool:
    address = read_address(part.get("custom_id") or "")
    return address is not None and (address.table, address.verb) == (table, verb)


def _address(message: Message, verb: str) -> Address:
    found = (read_address(part.get("custom_id") or "") for part in walk(message.components))
    return next(address for address in found if address and address.verb == verb)


def quantile(values: list[float], part: float) -> float:
    """Return the milliseconds that *part* of *values* stayed under."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000 if ordered else 0.0


def resident(pid: int) -> float:
    """Return the MiB of memory a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


async def burst(crowd: Crowd, tables: list[Table], rounds: int, bot: int) -> tuple[float, float]:
    """Let all tables answer at the same moment, several times; return the CPU seconds of server and bot for it."""
    server_cpu = bot_cpu = 0.0
    for _ in range(rounds):
        await asyncio.sleep(PAUSE)  # for the pictures of the round before
        before = time.process_time(), cpu_of(bot)
        await asyncio.gather(*(crowd.answer(table) for table in tables))
        server_cpu, bot_cpu = server_cpu + time.process_time() - before[0], bot_cpu + cpu_of(bot) - before[1]
        await asyncio.gather(*(crowd.look_again(table) for table in tables))
    return server_cpu, bot_cpu


async def steady(crowd: Crowd, tables: list[Table], rate: float, seconds: float, memory: Callable[[], float]) -> None:
    """Answer at random tables at *rate* a second for *seconds*; print how memory fares."""
    running: set[asyncio.Task[Any]] = set()
    busy: set[int] = set()

    async def turn(table: Table) -> None:
        try:
            if not await crowd.answer(table):
                await crowd.look_again(table, crowd.rng.choice(table.people))
        finally:
            busy.discard(table.number)

    end, due = time.perf_counter() + seconds, time.perf_counter()
    marks = [memory()]
    while time.perf_counter() < end:
        free = [table for table in tables if table.number not in busy]
        if free:
            table = crowd.rng.choice(free)
            busy.add(table.number)
            task = asyncio.create_task(turn(table))
            running.add(task)
            task.add_done_callback(running.discard)
        due += 1 / rate
        if time.perf_counter() - (end - seconds) > len(marks) * seconds / 5:
            marks.append(memory())
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
    await asyncio.gather(*running)
    print("memory of the bot, MiB:", ", ".join(f"{mark:.0f}" for mark in [*marks, memory()]))


def report(crowd: Crowd, what: str) -> None:
    """Print a row and start over."""
    waits, shown = crowd.acknowledged, crowd.shown
    print(
        f"| {what} | {len(waits)} | {quantile(waits, 0.5):.0f} | {quantile(waits, 0.99):.0f} |"
        f" {quantile(shown, 0.5):.0f} | {quantile(shown, 0.99):.0f} | {crowd.pictured / max(1, len(shown)):.0%} |"
        f" {crowd.failed} |",
        flush=True,
    )
    crowd.start_over()


async def run(count: int, rounds: int, seconds: float, rate: float) -> None:
    """Start everything, open *count* tables, measure, and print a table."""
    server = Server(Options(rate_limits=False, acknowledge_within=60.0))
    await server.start()
    with TemporaryDirectory() as folder:
        environment = os.environ | {
            "KAIJU_DISCORD_API": server.api,
            "DISCORD_TOKEN": server.world.application.token,
            "KAIJU_DB": str(Path(folder) / "bench.db"),
            "KAIJU_TABLES": SETTINGS,
            "KAIJU_LIMITS": UNLIMITED,
            "KAIJU_LOG_LEVEL": "warning",
        }
        bot = await asyncio.create_subprocess_exec(sys.executable, str(ROOT / "bot.py"), env=environment, cwd=folder)
        try:
            await asyncio.wait_for(server.gateway.connected.wait(), PATIENCE)
            await measure(Crowd(server, random.Random(1)), count, rounds, seconds, rate, bot.pid)
        finally:
            if bot.returncode is None:
                bot.terminate()
            if code := await bot.wait():
                print(f"the bot ended with code {code}", file=sys.stderr)
            await server.stop()


async def measure(crowd: Crowd, count: int, rounds: int, seconds: float, rate: float, bot: int) -> None:
    """Open the tables and put both kinds of load on them."""
    while not crowd.world.commands:  # noqa: ASYNC110 (nothing tells when a bot has registered them)
        await asyncio.sleep(0.1)
    gate = asyncio.Semaphore(8)

    async def opened(number: int) -> Table:
        async with gate:
            return await crowd.open_table(number)

    tables = list(await asyncio.gather(*(opened(number) for number in range(count))))
    gc.collect()
    gc.freeze()  # looking through all these messages for garbage is the server's own affair
    print("| load | clicks | ack p50 ms | ack p99 ms | answered p50 ms | answered p99 ms | with picture | failed |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    await burst(crowd, tables, 1, bot)
    crowd.start_over()
    spent = await burst(crowd, tables, rounds, bot)
    each = 1000 / max(1, len(crowd.shown))
    report(crowd, f"{count} at once, {rounds} times")
    print(f"CPU for one of these: {spent[0] * each:.1f} ms server, {spent[1] * each:.1f} ms bot", flush=True)
    await steady(crowd, tables, rate, seconds, lambda: resident(bot))
    report(crowd, f"{rate:g} a second for {seconds:g} s")
