"""SQLite and PostgreSQL, one worker and two, in one run: durable acts, clicks through the bot, taking over.

Acts are made by processes that have a table service each and no Discord: of two workers each owns half of the shards.
Clicks go through real bots and a local Discord of four shards. PostgreSQL is the one that KAIJU_TEST_POSTGRES names, or
is started from the wheel that the tests use, with every commit synced to the disk.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import psycopg

from bench.clicks import PATIENCE, SEATS, SETTINGS, UNLIMITED, Crowd, Table, quantile
from bench.table import SETTINGS as TABLES
from bench.table import Load, Nowhere, heading
from local.server import Options, Server
from local.state import acts
from local.state.places import servers
from local.state.world import World
from table import Lease, PostgresStore, Store, open_store
from table.service import Service, serve
from tests.table.postgres import named, own_server

ROOT = Path(__file__).parent.parent
SHARDS = 4
DURABLE = ("fsync=on", "full_page_writes=on", "shared_buffers=128MB")
TERM = 600.0
PAUSE = 4.0  # seconds between two bursts, after which people have to be read again


@contextmanager
def database() -> Iterator[tuple[str, int]]:
    """Yield a server on which databases can be made, and its process, 0 if it is not ours."""
    if given := os.environ.get("KAIJU_TEST_POSTGRES"):
        yield given, 0
        return
    with own_server(*DURABLE) as server:
        yield server.url, server.pid


def fresh(url: str, name: str) -> str:
    """Return the URL of a new database."""
    with psycopg.connect(url, autocommit=True) as line:
        line.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)".encode())
        line.execute(f"CREATE DATABASE {name}".encode())
    return named(url, name)


# -- acts ---------------------------------------------------------------------------------------------------------


async def own_part(store: Store, worker: int, workers: int) -> int:
    """Own one of *workers* parts of the shards; return one of them."""
    if not isinstance(store, PostgresStore):
        return 0
    mine = [shard for shard in range(SHARDS) if shard % workers == worker]
    await store.leases.lay_out(SHARDS)
    leases: list[Lease] = await store.leases.take(f"bench{worker}", TERM, shards=mine)
    store.ownership.shards = SHARDS
    store.ownership.hold(leases)
    return mine[0]


async def act(where: str, worker: int, workers: int, tables: int, seconds: float) -> None:
    """Be a worker: open tables, wait for the word, act, and tell how often."""
    sys.setswitchinterval(0.0005)  # as the bot does
    store = await open_store(where, alone=False)
    shard = await own_part(store, worker, workers)
    async with serve(store, Nowhere(), TABLES) as service:
        load = await _begun(service, shard, tables)
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        began, cpu = time.perf_counter(), time.process_time()
        await asyncio.gather(*(load[0].keep_acting(table, began + seconds) for table in load[1]))
        taken, cpu = load[0].seconds, time.process_time() - cpu
        waits = (quantile(taken, q) for q in (0.5, 0.99))
        print(json.dumps([len(taken) / (time.perf_counter() - began), *waits, 1000 * cpu / len(taken)]))
    await store.close()


async def _begun(service: Service, shard: int, tables: int) -> tuple[Load, list[int]]:
    load = Load(service, server=str(shard << 22 | 1 << 40))
    load.seconds.clear()
    return load, [await load.begin() for _ in range(tables)]


class Acts(NamedTuple):
    """Acts a second of all workers, p50 and p99 of the slowest, and milliseconds of a worker's CPU for one."""

    rate: float
    p50: float
    p99: float
    cpu: float


async def measure_acts(
    where: str, workers: int, tables: int, seconds: float, begin: Callable[[Sequence[int]], object] = len
) -> Acts:
    """Let workers act; *begin* is called with their processes when they are ready."""
    pipe = asyncio.subprocess.PIPE
    given = [str(each) for each in (workers, tables // workers, seconds)]
    hands = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.cluster", where, str(worker), *given), cwd=ROOT, stdin=pipe, stdout=pipe
        )
        for worker in range(workers)
    ]
    for hand in hands:
        assert hand.stdout
        assert (await hand.stdout.readline()).strip() == b"ready"
    begin([hand.pid for hand in hands])
    told = await asyncio.gather(*(_go(hand) for hand in hands))
    rates, *others = zip(*map(json.loads, told), strict=True)
    return Acts(sum(rates), *map(max, others))


async def _go(hand: Process) -> bytes:
    return (await hand.communicate(b"go\n"))[0]


# -- clicks -------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def bots(where: str, workers: int, folder: Path) -> AsyncIterator[tuple[Server, list[Process]]]:
    """Run a Discord of four shards in this process, and so many workers beside it."""
    server = Server(Options(rate_limits=False, acknowledge_within=60.0, shards=SHARDS, max_concurrency=16))
    await server.start()
    environment = os.environ | {
        "KAIJU_DISCORD_API": server.api,
        "DISCORD_TOKEN": server.world.application.token,
        "KAIJU_DB": where,
        "KAIJU_TABLES": SETTINGS,
        "KAIJU_LIMITS": UNLIMITED,
        "KAIJU_PROFILE": "off",
    }
    hands = []
    for number in range(workers):
        home = folder / f"{workers}-{number}"
        home.mkdir()
        with (home / "log").open("w") as log:
            command = (sys.executable, str(ROOT / "bot.py"))
            hands.append(await asyncio.create_subprocess_exec(*command, env=environment, cwd=home, stderr=log))
    try:
        await _until(lambda: _owned(folder, workers) == SHARDS)
        yield server, hands
    finally:
        for hand in hands:
            if hand.returncode is None:
                hand.terminate()
                await hand.wait()
        await server.stop()


def _owned(folder: Path, workers: int) -> int:
    """Return how many shards are served, once each worker has its part; a bot on a file serves all when it is ready."""
    logs = [(folder / f"{workers}-{number}" / "log").read_text() for number in range(workers)]
    if workers == 1:
        return SHARDS if "event=ready" in logs[0] else 0
    return SHARDS if all(f"owned={SHARDS // workers}" in log for log in logs) else 0


async def _until(is_so: Callable[[], bool]) -> float:
    began = time.perf_counter()
    async with asyncio.timeout(2 * PATIENCE):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    return time.perf_counter() - began


def channels(world: World, tables: int) -> list[str]:
    """Return a channel for games in a server of each shard; the people of all *tables* are there."""
    for number in range(tables):
        for seat in range(SEATS):
            acts.join(world, f"P{number}-{seat}")
    found: dict[int, str] = {}
    for number in range(16 * SHARDS):
        made = servers.add(world, f"S{number}", world.guild.owner_id, "en-US", system_channel=False)
        place = next(one.id for one in world.inside(made.id).channels.values() if one.name == "games")
        found.setdefault((int(made.id) >> 22) % SHARDS, place)
    return list(found.values())


async def measure_clicks(where: str, workers: int, tables: int, rounds: int, seconds: float, rate: float) -> str:
    """Return the waits of all tables clicking at once, so many *rounds*, and of a steady rate."""
    with TemporaryDirectory() as place:
        async with bots(where, workers, Path(place)) as (server, _):
            crowd = Crowd(server, random.Random(1))
            homes = channels(server.world, tables)
            open_tables = [await crowd.open_table(number, homes[number % len(homes)]) for number in range(tables)]
            crowd.start_over()
            for _ in range(rounds):
                await asyncio.sleep(PAUSE)
                await asyncio.gather(*(crowd.answer(table) for table in open_tables))
                await asyncio.gather(*(crowd.look_again(table) for table in open_tables))
            burst = _waits(crowd)
            await _steadily(crowd, open_tables, seconds, rate)
            return f"{burst} | {_waits(crowd)} | {crowd.failed}"


async def _steadily(crowd: Crowd, tables: list[Table], seconds: float, rate: float) -> None:
    until = time.perf_counter() + seconds
    tasks: list[asyncio.Task[bool]] = []
    while time.perf_counter() < until:
        table = tables[len(tasks) % len(tables)]
        tasks.append(asyncio.create_task(crowd.answer(table)))
        await asyncio.sleep(1 / rate)
    for done in await asyncio.gather(*tasks):
        assert done is not None


def _waits(crowd: Crowd) -> str:
    values = (quantile(crowd.acknowledged, 0.99), quantile(crowd.shown, 0.5), quantile(crowd.shown, 0.99))
    said = " | ".join(f"{value:.0f}" for value in values)
    crowd.start_over()
    return said


async def measure_take_over(where: str) -> float:
    """Return the seconds from the death of one of two workers until the other serves all shards."""
    with TemporaryDirectory() as place:
        async with bots(where, 2, Path(place)) as (_, hands):
            logs = [Path(place) / f"2-{number}" / "log" for number in range(2)]
            hands[0].kill()
            before = logs[1].read_text().count(f"owned={SHARDS}")
            return await _until(lambda: logs[1].read_text().count(f"owned={SHARDS}") > before)


# -- all of it ----------------------------------------------------------------------------------------------------


async def run(tables: int, rounds: int, seconds: float, rate: float) -> None:
    """Measure everything and print tables."""
    with TemporaryDirectory() as folder, database() as (url, _):
        print(heading("store", "workers", "acts a second", "p50 ms", "p99 ms"))
        homes = [("SQLite", str(Path(folder) / "acts.db"), 1)]
        homes += [("PostgreSQL", fresh(url, f"bench_acts_{count}"), count) for count in (1, 2)]
        for name, where, workers in homes:
            acts = await measure_acts(where, workers, 64, seconds)
            print(f"| {name} | {workers} | {acts.rate:,.0f} | {acts.p50:.1f} | {acts.p99:.1f} |", flush=True)
        print()
        waits = ("ack p99 ms", "answered p50 ms", "answered p99 ms")
        at_once, steady = (tuple(f"{what}: {wait}" for wait in waits) for what in ("at once", f"{rate:g}/s"))
        print(heading("store", "workers", *at_once, *steady, "failed"))
        homes = [("SQLite", str(Path(folder) / "clicks.db"), 1)]
        homes += [("PostgreSQL", fresh(url, f"bench_clicks_{count}"), count) for count in (1, 2)]
        for name, where, workers in homes:
            waited = await measure_clicks(where, workers, tables, rounds, seconds, rate)
            print(f"| {name} | {workers} | {waited} |", flush=True)
        spent = await measure_take_over(fresh(url, "bench_take_over"))
        print(f"\nThe shards of a worker that was killed are served again after {spent:.1f} s.")


if __name__ == "__main__":
    _, where, worker, workers, tables, seconds = sys.argv
    asyncio.run(act(where, int(worker), int(workers), int(tables), float(seconds)))
