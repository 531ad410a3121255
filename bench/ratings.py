"""Ratings of many finished games, and `/rank` beside `/stats` through the bot: ``python -m bench.ratings [--games N]``.

A server has so many games of four among 60 people. Recomputing is timed while a ticker runs on the event loop, which
shows for how long it was held up. Then both commands are sent one after the other, in turns. Prints Markdown.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import time
from collections.abc import Awaitable
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bench.clicks import Crowd, quantile
from bench.table import SETTINGS, heading, serving
from engine.play import Outcome
from local.server import Options, Server
from local.state import acts
from local.state.seed import GENERAL, GUILD
from table.models import Record, SeatInfo, ServerInfo
from table.ranking import chronicle
from table.ranking.book import READ
from table.service import Service
from table.store.changes import Op, PutRecord, PutServer, PutTable, SetSeats
from table.store.rows import TableRow

ROOT = Path(__file__).parent.parent
GAME, PEOPLE, SEATS = "total_war", 60, 4
BATCH = 500
TICK = 0.001
ROUNDS = 60


async def furnish(service: Service, count: int) -> None:
    """Write *count* finished games, whose logs count as read, on a server that has its games rated."""
    chance, now = random.Random(1), time.time()
    ops: list[Op] = [PutServer(ServerInfo(GUILD, {"rating": "on"}))]
    for number in range(count):
        table, ended = 1_000 + number, now - (count - number) * 3_600.0
        order = chance.sample(range(SEATS), SEATS)
        outcome = Outcome("points", tuple((seat,) for seat in order), tuple(range(SEATS)))
        row = TableRow(table, GUILD, GAME, "finished", "1", ended, started=ended, ended=ended, changed=ended)
        row = msgspec.structs.replace(row, outcome=msgspec.json.encode(outcome), rules_version=1)
        people = chance.sample(range(PEOPLE), SEATS)
        seats = tuple(SeatInfo(seat, f"{9_000 + each}", kaiju="rodan") for seat, each in enumerate(people))
        ops += [PutTable(row, None), SetSeats(table, seats)]
        if len(ops) > BATCH:
            await service.services.store.write(ops)
            ops = []
    done = {"rules": chronicle.RULES, "through": now, "tables": []}
    await service.services.store.write([*ops, PutRecord(Record(READ, GUILD, GUILD, data=done))])


async def held_up(job: Awaitable[object]) -> tuple[float, float]:
    """Return the seconds that *job* took, and the longest that the event loop was held up meanwhile."""
    longest, is_over = 0.0, False

    async def tick() -> None:
        nonlocal longest
        while not is_over:
            before = time.perf_counter()
            await asyncio.sleep(TICK)
            longest = max(longest, time.perf_counter() - before - TICK)

    ticking = asyncio.create_task(tick())
    began = time.perf_counter()
    await job
    spent = time.perf_counter() - began
    is_over = True
    await ticking
    return spent, longest


async def recompute(service: Service) -> tuple[float, float]:
    """Read and rate all games once."""
    service.services.book_of_ranking.forget()
    return await held_up(service.host.ranking.ladder(GUILD, GAME))


async def commands(path: Path) -> dict[str, list[float]]:
    """Return how long each command took through a bot with the store at *path*, in turns."""
    server = Server(Options(rate_limits=False))
    await server.start()
    environment = os.environ | {
        "KAIJU_DISCORD_API": server.api,
        "DISCORD_TOKEN": server.world.application.token,
        "KAIJU_DB": str(path),
        "KAIJU_PROFILE": "off",
        "KAIJU_LIMITS": "person=1e6:1e6 server=1e6:1e6",
    }
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "bot.py"), env=environment, cwd=path.parent, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        await asyncio.wait_for(server.gateway.connected.wait(), 60)
        return await _in_turns(server)
    finally:
        bot.terminate()
        await bot.wait()
        await server.stop()


async def _in_turns(server: Server) -> dict[str, list[float]]:
    crowd, world = Crowd(server, random.Random(1)), server.world
    person = acts.join(world, "Asker").id
    named = {one.body["name"]: one.id for one in world.commands.values()}
    game = [{"name": "game", "type": 3, "value": GAME}]
    waits: dict[str, list[float]] = {"stats": [], "rank": []}
    for number in range(ROUNDS):
        for name, found in waits.items():
            began = time.perf_counter()
            one = acts.command(world, person, GENERAL, named[name], game)
            await one.answered
            await crowd._filled(one)
            if number >= 5:  # the first read, compute and draw
                found.append(time.perf_counter() - began)
    return waits


async def run(games: int) -> None:
    """Measure and print."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        async with serving(path, SETTINGS, is_running=False) as service:
            await furnish(service, games)
            timed = [await recompute(service) for _ in range(3)]
            resting = await held_up(asyncio.sleep(sum(each[0] for each in timed)))
        spent, held = statistics.median(each[0] for each in timed), max(each[1] for each in timed)
        print(heading("games", "recomputed in s", "event loop held up at most ms", "at rest ms"))
        print(f"| {games:,} | {spent:.2f} | {held * 1000:.0f} | {resting[1] * 1000:.0f} |")
        waits = await commands(path)
    print(heading("command", "p50 ms", "p95 ms", "times /stats"))
    usual = quantile(waits["stats"], 0.5)
    for name, found in waits.items():
        half, most = quantile(found, 0.5), quantile(found, 0.95)
        print(f"| `/{name}` | {half:.1f} | {most:.1f} | {half / usual:.2f} |")


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m bench.ratings", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    asyncio.run(run(parser.parse_args().games))


if __name__ == "__main__":
    main()
