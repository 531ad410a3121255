"""How the table bears up: durable acts with many tables at once, memory, and the start with many stored tables.

``python -m bench.table [--seconds N] [--stored N] [--folder PATH]`` prints Markdown; with ``--copies`` only what the
continuous copy costs, with ``--postgres`` how PostgreSQL compares with a file, both as ratios of slices in
turns. Wall-clock time, because waiting for the disk is what is measured, so nothing else should run meanwhile; CPU
time beside it for when something does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from engine.players import random_player
from engine.rng import Rng
from table.models import Person
from table.post.outbox import Delivery
from table.service import Service, serve
from table.settings import Settings
from table.store.backups.copies import Copies
from table.store.opening import open_store, upkeep_of
from table.store.sqlite import sealing
from tests.table.postgres import databases

PEOPLE = tuple(Person(f"p{number}", f"P{number}") for number in range(3))
SETTINGS = Settings(
    lobbies_per_person=10_000, lobbies_per_channel=10_000, pace=0.0, secret_delay=(0.0, 0.0), hot_tables=1_024
)
COPY_EVERY = 1.0  # seconds; a bot does it every 15, which costs less because pages change more than once meanwhile
CHILDREN = "tables seats log dues"  # what belongs to a table and is copied with it


class Nowhere:
    """A target that takes everything at once."""

    async def deliver(self, delivery: Delivery) -> str | None:
        """Take it."""
        return "nowhere"


@asynccontextmanager
async def serving(
    database: Path | str, settings: Settings = SETTINGS, *, copies: Path | None = None, is_running: bool = True
) -> AsyncIterator[Service]:
    """Run the tables of the store called *database*, whose messages go nowhere."""
    store = await open_store(database, copies=copies)
    try:
        upkeep = upkeep_of(store, settings)
        async with serve(store, Nowhere(), settings, upkeep=upkeep, is_running=is_running) as service:
            yield service
    finally:
        await store.close()


def copies_of(service: Service) -> Copies | None:
    """Return the continuous copy of *service*, if one is kept."""
    return service.upkeep.copies if service.upkeep else None


class Load:
    """Plays Total War at many tables, one act after another at each, and notes how long each took."""

    def __init__(
        self, service: Service, seed: int = 1, server: str = "bench", people: Sequence[Person] = PEOPLE
    ) -> None:
        self._host = service.host
        self._server = server
        self._people = people
        self._rng = Rng.seeded(seed)
        self.seconds: list[float] = []

    async def begin(self) -> int:
        """Return a table that has just begun."""
        table = (await self._host.lobby.create(self._server, self._people[0], "total_war")).id
        for person in self._people[1:]:
            await self._host.lobby.join(table, person)
        await self._host.lobby.start(table, self._people[0].id)
        return table

    async def act(self, table: int) -> bool:
        """Answer one question at *table*; return whether the game goes on."""
        look = await self._host.read.look(table)
        if not look.waiting:
            return False
        person = self._people[look.waiting[0].seat].id
        asked = (await self._host.read.look(table, person)).questions
        if asked:
            picks = random_player(None, asked[0].question, self._rng)
            began = time.perf_counter()
            await self._host.play.act(table, person, picks, asked[0].version)
            self.seconds.append(time.perf_counter() - began)
        return True

    async def keep_acting(self, table: int, until: float) -> None:
        """Play at *table*, and at the next one when that game is over, until the time is up."""
        while time.perf_counter() < until:
            if not await self.act(table):
                table = await self.begin()


async def measure_acts(folder: Path, tables: int, seconds: float) -> str:
    """Return a row of the table of acts."""
    async with serving(folder / f"acts-{tables}.db") as service:
        load = Load(service)
        begun = [await load.begin() for _ in range(tables)]
        await service.courier.drain()
        store = service.services.store
        before, began, cpu = store.commits, time.perf_counter(), time.process_time()  # type: ignore[attr-defined]
        await asyncio.gather(*(load.keep_acting(table, began + seconds) for table in begun))
        spent, commits = time.perf_counter() - began, store.commits - before  # type: ignore[attr-defined]
        each = 1000 * (time.process_time() - cpu) / len(load.seconds)
    taken = sorted(load.seconds)
    p50, p99 = (1000 * taken[int(share * (len(taken) - 1))] for share in (0.5, 0.99))
    return f"| {tables} | {len(taken) / spent:,.0f} | {p50:.1f} | {p99:.1f} | {len(taken) / commits:.1f} | {each:.2f} |"


class Side:
    """A house that is compared with another one, in slices."""

    def __init__(self, service: Service, begun: list[int], load: Load) -> None:
        self._service = service
        self._begun = begun
        self._load = load

    async def slice(self, seconds: float) -> tuple[float, float]:
        """Act for so long, bringing the copy up to date once a second; return acts a second, and CPU ms an act."""
        self._load.seconds.clear()
        began, cpu = time.perf_counter(), time.process_time()
        copying = asyncio.create_task(self._copy_on()) if copies_of(self._service) else None
        await asyncio.gather(*(self._load.keep_acting(table, began + seconds) for table in self._begun))
        if copying:
            copying.cancel()
            await asyncio.wait({copying})
        spent, acts = time.perf_counter() - began, len(self._load.seconds)
        return acts / spent, 1000 * (time.process_time() - cpu) / acts

    async def _copy_on(self) -> None:
        copies = copies_of(self._service)
        assert copies
        while True:
            await asyncio.sleep(COPY_EVERY)
            await copies.keep_up()


@asynccontextmanager
async def open_side(database: Path | str, tables: int, copies: Path | None = None) -> AsyncIterator[Side]:
    """Open a house where *tables* games have begun; with *copies* their base is there already."""
    settings = msgspec.structs.replace(SETTINGS, copy_every=1e9)  # the slices say when
    async with serving(database, settings, copies=copies) as service:
        load = Load(service)
        begun = [await load.begin() for _ in range(tables)]
        await service.courier.drain()
        if kept := copies_of(service):
            await kept.keep_up()
        yield Side(service, begun, load)


async def measure_copies(folder: Path, tables: int, seconds: float, rounds: int) -> str:
    """Return a row: acts with a continuous copy against acts without one."""
    async with (
        open_side(folder / "without.db", tables) as without,
        open_side(folder / "with.db", tables, folder / f"copies-{tables}") as with_copy,
    ):
        return await compared(without, with_copy, tables, seconds, rounds)


async def measure_postgres(folder: Path, url: str, tables: int, seconds: float, rounds: int) -> str:
    """Return a row: acts in PostgreSQL against acts in a file."""
    async with open_side(folder / "file.db", tables) as file, open_side(url, tables) as server:
        return await compared(file, server, tables, seconds, rounds)


async def compared(first: Side, second: Side, tables: int, seconds: float, rounds: int) -> str:
    """Return a row: both in turns, medians of the pairs."""
    pairs = []
    for number in range(rounds):
        sides = (first, second) if number % 2 else (second, first)
        found = {side: await side.slice(seconds) for side in sides}
        pairs.append((*found[first], *found[second]))
    rates, costs = [b / a for a, _, b, _ in pairs], [d / c for _, c, _, d in pairs]
    plain, cost = (statistics.median(pair[place] for pair in pairs) for place in (0, 1))
    ratios = f"{statistics.median(rates):.3f} | {statistics.median(costs):.3f}"
    return f"| {tables} | {plain:,.0f} | {cost:.2f} | {ratios} |"


def measure_plain_commits(folder: Path, seconds: float) -> float:
    """Return how many durable transactions a second the disk gives, one commit each."""
    db = sqlite3.connect(folder / "plain.db", isolation_level=None)
    db.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE plain (blob)")
    done, began, blob = 0, time.perf_counter(), b"x" * 3_000
    while time.perf_counter() - began < seconds:
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT INTO plain VALUES (?)", (blob,))
        db.execute("COMMIT")
        done += 1
    spent = time.perf_counter() - began
    db.close()
    return done / spent


async def fill(path: Path, stored: int, models: int = 20) -> None:
    """Store so many tables in mid-game: a few are played, the others are copies of them."""
    chance = random.Random(3)
    async with serving(path, is_running=False) as service:
        load = Load(service)
        for _ in range(models):
            table = await load.begin()
            for _ in range(chance.randrange(20, 160)):
                await load.act(table)
    db = sqlite3.connect(path)
    db.execute("DELETE FROM outbox")
    for name in CHILDREN.split():
        columns = [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
        key = "id" if name == "tables" else "table_id"
        rest = ", ".join(column for column in columns if column != key)
        for copy in range(1, stored // models):
            db.execute(f"INSERT INTO {name} ({key}, {rest}) SELECT {key} + {copy * models}, {rest} FROM {name} "
                       f"WHERE {key} <= {models}")  # fmt: skip
        if name != "log":  # the seal of a line does not have the number of its table
            db.execute(f"UPDATE {name} SET seal = NULL")
    sealing.seal_everything(db)
    db.commit()
    db.close()


def resident() -> int:
    """Return how much memory this process has, in KiB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4


async def child(path: Path, hot: int, began: float) -> None:
    """Open *path* as the bot does, have *hot* tables in memory, and report times and memory."""
    imported = time.time() - began
    bare = resident()
    async with serving(path, is_running=False) as service:
        opened = time.time() - began
        after_open = resident()
        for table in range(1, hot + 1):
            await service.host.read.look(table)
        found = {
            "imported": imported,
            "opened": opened,
            "bare": bare,
            "open": after_open,
            "hot": resident(),
            "tables": service.services.tables.hot,
        }
    print(json.dumps(found))


def in_child(path: Path, hot: int) -> dict[str, float]:
    """Run `child` in a fresh process and return its report."""
    command = [
        sys.executable,
        "-m",
        "bench.table",
        "--child",
        str(path),
        "--hot",
        str(hot),
        "--began",
        str(time.time()),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    report: dict[str, float] = json.loads(done.stdout)
    return report


def measure_stored(folder: Path, stored: int) -> None:
    """Print what so many stored tables cost in memory and at the start."""
    path = folder / f"stored-{stored}.db"
    asyncio.run(fill(path, stored))
    size = path.stat().st_size / 2**20
    few = in_child(path, 0)
    many = in_child(path, 100)
    each = (many["hot"] - many["open"]) / many["tables"]
    print(f"| {stored:,} | {size:.0f} | {few['imported']:.2f} | {few['opened'] - few['imported']:.2f} |", end=" ")
    print(f"{few['bare'] / 1024:.0f} | {few['open'] / 1024:.0f} | {many['hot'] / 1024:.0f} | {each:.0f} |")


def heading(*columns: str) -> str:
    """Return the head of a Markdown table of numbers."""
    return f"| {' | '.join(columns)} |\n|{' ---: |' * len(columns)}"


def measure_all(folder: Path, seconds: float, stored: list[int]) -> None:
    """Print everything there is to measure."""
    print(f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, {platform.machine()}.\n")
    print(f"Bare SQLite, one commit each: {measure_plain_commits(folder, 3.0):,.0f} durable transactions/s.\n")
    print(heading("tables at once", "durable acts/s", "p50 ms", "p99 ms", "acts in a commit", "CPU ms an act"))
    for tables in (1, 32, 256):
        print(asyncio.run(measure_acts(folder, tables, seconds)), flush=True)
    memory = ("MiB imported", "MiB open", "MiB with 100 hot", "KiB a hot table")
    print("\n" + heading("stored tables", "MiB on disk", "start to import s", "open s", *memory))
    for count in stored:
        measure_stored(folder, count)


def print_copies(folder: Path, seconds: float, rounds: int) -> None:
    """Print what the continuous copy costs."""
    columns = (
        "tables at once",
        "acts/s without",
        "CPU ms an act without",
        "acts/s with : without",
        "CPU with : without",
    )
    print(heading(*columns))
    for tables in (1, 32):
        place = folder / str(tables)
        place.mkdir()
        print(asyncio.run(measure_copies(place, tables, seconds, rounds)), flush=True)


def print_postgres(folder: Path, seconds: float, rounds: int) -> None:
    """Print how PostgreSQL compares with a file; here it forces every commit to the disk, as a real one does."""
    columns = ("tables at once", "acts/s file", "CPU ms an act file", "acts/s server : file", "CPU server : file")
    print(heading(*columns))
    with databases("fsync=on", "full_page_writes=on", "shared_buffers=128MB") as fresh:
        for tables in (1, 32, 256):
            place = folder / f"postgres-{tables}"
            place.mkdir()
            print(asyncio.run(measure_postgres(place, fresh(), tables, seconds, rounds)), flush=True)


def main() -> None:
    """Measure all of it, or be the child that is measured."""
    parser = argparse.ArgumentParser(prog="python -m bench.table", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--stored", type=int, nargs="*", default=[1_000, 10_000])
    parser.add_argument("--folder", type=Path, help="where the files go; default a temporary one")
    parser.add_argument("--copies", action="store_true", help="only what the continuous copy costs an act")
    parser.add_argument("--postgres", action="store_true", help="only how PostgreSQL compares with a file")
    parser.add_argument("--rounds", type=int, default=12, help="pairs of slices of --seconds each, for the ratios (12)")
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--hot", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--began", type=float, default=0.0, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.child:
        asyncio.run(child(asked.child, asked.hot, asked.began))
        return
    with tempfile.TemporaryDirectory(dir=asked.folder) as place:
        if asked.copies:
            print_copies(Path(place), asked.seconds, asked.rounds)
            return
        if asked.postgres:
            print_postgres(Path(place), asked.seconds, asked.rounds)
            return
        measure_all(Path(place), asked.seconds, asked.stored)


if __name__ == "__main__":
    main()
