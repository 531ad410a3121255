"""Interactions through the real bot: how many a second, how long until acknowledged, and whose time it is."""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from local.server import Options, Server
from local.state import acts
from local.state.seed import GENERAL

ROOT = Path(__file__).parent.parent
LEVELS = (1, 32, 256)
HEADINGS = (
    "in flight",
    "per second",
    "p50 ms",
    "p99 ms",
    "failed",
    "server CPU ms",
    "bot CPU ms",
    "server's share",
)


@dataclass(frozen=True, slots=True)
class Result:
    """What one level of load gave."""

    in_flight: int
    count: int
    failed: int
    seconds: float
    waits: list[float]
    server_cpu: float
    bot_cpu: float

    def row(self) -> str:
        """Spell it as a row of the table."""
        each = 1000 / self.count
        share = self.server_cpu / (self.server_cpu + self.bot_cpu)
        return (
            f"| {self.in_flight} | {self.count / self.seconds:,.0f} | {self.quantile(0.5):.1f} |"
            f" {self.quantile(0.99):.1f} | {self.failed} | {self.server_cpu * each:.2f} |"
            f" {self.bot_cpu * each:.2f} | {share:.0%} |"
        )

    def quantile(self, part: float) -> float:
        """Return the wait in milliseconds that *part* of the interactions stayed under."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000


def cpu_of(pid: int) -> float:
    """Return the processor seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(server: Server, in_flight: int, seconds: float, bot: int) -> Result:
    """Keep *in_flight* commands open for *seconds*, each person with one at a time."""
    world = server.world
    people = [acts.join(world, f"Player {number}").id for number in range(in_flight)]
    command = next(one.id for one in world.commands.values() if one.body["name"] == "ping")
    waits: list[float] = []
    failed = 0
    start = time.perf_counter()
    before = time.process_time(), cpu_of(bot)

    async def play(person: str, is_over: Callable[[], bool]) -> None:
        nonlocal failed
        while not is_over():
            began = time.perf_counter()
            one = acts.command(world, person, GENERAL, command, [])
            await one.answered
            waits.append(time.perf_counter() - began)
            failed += one.failed
            if one.response_id and (shown := world.messages.get(one.response_id)):
                world.drop(shown)

    end = start + seconds
    await asyncio.gather(*(play(person, lambda: time.perf_counter() >= end) for person in people))
    spent = time.perf_counter() - start
    server_cpu, bot_cpu = time.process_time() - before[0], cpu_of(bot) - before[1]
    return Result(in_flight, len(waits), failed, spent, waits, server_cpu, bot_cpu)


async def run(seconds: float) -> None:
    """Start server and bot, load them level by level, print a table."""
    server = Server(Options())
    await server.start()
    with TemporaryDirectory() as folder:
        environment = os.environ | {
            "KAIJU_DISCORD_API": server.api,
            "DISCORD_TOKEN": server.world.application.token,
            "KAIJU_DB": str(Path(folder) / "bench.db"),
            "KAIJU_LIMITS": "person=1e6:1e6 server=1e6:1e6",  # nobody types as fast as this measures
        }
        bot = await asyncio.create_subprocess_exec(
            sys.executable,
            str(ROOT / "bot.py"),
            env=environment,
            cwd=folder,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            await asyncio.wait_for(server.gateway.connected.wait(), 60)
            await load(server, 8, 0.5, bot.pid)
            print("|", " | ".join(HEADINGS), "|")
            print("|", " | ".join("---" for _ in HEADINGS), "|")
            for level in LEVELS:
                result = await load(server, level, seconds, bot.pid)
                print(result.row(), flush=True)
        finally:
            bot.terminate()
            await bot.wait()
            await server.stop()
