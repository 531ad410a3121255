"""What many stored tables cost: ``python -m bench.start [--stored N …] [--running PERCENT] [--seconds N]``.

A file is filled with copies of a few played games, most of them over, and opened as the bot opens it, in a fresh
process each time: once in order, once after an absence (all deadlines move), once to play at tables of its own. Prints
Markdown.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.table import CHILDREN, Load, heading, resident, serving
from table.models import Person
from table.store.sql.rows import SHAPES
from table.store.sqlite import sealing

MODELS = 20
ROUNDS = 5
AT_ONCE = 32  # tables that are played at beside those that are stored
NEWCOMERS = tuple(Person(f"n{number}", f"N{number}") for number in range(3))  # who have not sat at all those
SHAPE = {shape.table: shape for shape in SHAPES}


async def play_models(path: Path) -> None:
    """Play the games that are copied."""
    async with serving(path, is_running=False) as service:
        load = Load(service)
        for number in range(MODELS):
            table = await load.begin()
            for _ in range(20 + 4 * number):
                await load.act(table)


def fill(path: Path, stored: int, running: float) -> None:
    """Store so many tables, *running* per cent of them in play and the others over."""
    asyncio.run(play_models(path))
    db = sqlite3.connect(path)
    sealing.prepare(db)
    db.execute("PRAGMA synchronous = OFF")
    db.execute("DELETE FROM outbox")
    db.execute("CREATE TEMP TABLE copies (i)")
    db.executemany("INSERT INTO copies VALUES (?)", [(copy,) for copy in range(1, stored // MODELS)])
    for name in CHILDREN.split():
        columns = [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
        key = "id" if name == "tables" else "table_id"
        fresh = {column: column for column in columns} | {key: f"{key} + i * {MODELS}"}
        if name != "log":  # the seal of a line does not have the number of its table
            fresh["seal"] = "NULL"
        db.execute(f"INSERT INTO {name} ({', '.join(fresh)}) SELECT {', '.join(fresh.values())} FROM {name}, copies")
    over = f"id > {max(MODELS, round(stored * running / 100))}"
    db.execute(f"UPDATE tables SET status = 'finished', seal = NULL WHERE {over}")
    db.execute(f"DELETE FROM dues WHERE table_id IN (SELECT id FROM tables WHERE {over})")
    for shape in SHAPES:
        db.execute(shape.missing_seals())
    db.commit()
    db.close()


async def child(path: Path, seconds: float) -> None:
    """Open *path* until it is ready, play for so many *seconds*, and report times, memory and acts."""
    began, cpu = time.perf_counter(), time.process_time()
    async with serving(path, is_running=False) as service:
        told = {"wall": time.perf_counter() - began, "cpu": time.process_time() - cpu, "ready": resident() / 1024}
        if seconds:
            load = Load(service, server="fresh", people=NEWCOMERS)
            begun = [await load.begin() for _ in range(AT_ONCE)]
            load.seconds.clear()
            until, cpu = time.perf_counter() + seconds, time.process_time()
            await asyncio.gather(*(load.keep_acting(table, until) for table in begun))
            each = 1000 * (time.process_time() - cpu) / len(load.seconds)
            told |= {"acts": len(load.seconds) / seconds, "each": each, "acting": resident() / 1024}
    print(json.dumps(told))


def opened(path: Path, seconds: float = 0.0) -> dict[str, float]:
    """Return what a fresh process needs from opening the file to being ready, and to play for so many *seconds*."""
    command = [sys.executable, "-m", "bench.start", "--child", str(path), "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    report: dict[str, float] = json.loads(done.stdout)
    return report


def age(path: Path) -> None:
    """Make the last sign of life an hour old."""
    db = sqlite3.connect(path)
    sealing.prepare(db)
    db.execute(f"{SHAPE['meta'].changing(value='value - 3600')} WHERE key = 'beat'")
    db.commit()
    db.close()


def measure(folder: Path, stored: int, running: float, seconds: float) -> str:
    """Return a row of the table."""
    path = folder / f"start-{stored}.db"
    fill(path, stored, running)
    opened(path)
    quick = [opened(path) for _ in range(ROUNDS)]
    late = []
    for _ in range(ROUNDS):
        age(path)
        late.append(opened(path))
    size = path.stat().st_size / 2**20
    played = opened(path, seconds)
    numbers = [statistics.median(one[key] for one in runs) for runs in (quick, late) for key in ("wall", "cpu")]
    return (
        f"| {stored:,} | {stored * running / 100:,.0f} | {size:,.0f} | "
        + " | ".join(f"{n:.3f}" for n in numbers)
        + f" | {played['ready']:.0f} | {played['acts']:,.0f} | {played['each']:.2f} | {played['acting']:.0f} |"
    )


def main() -> None:
    """Measure all of it, or be the child that is measured."""
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__)
    parser.add_argument("--stored", type=int, nargs="*", default=[1_000, 10_000, 100_000])
    parser.add_argument("--running", type=float, default=1.0, help="per cent of the tables that are in play")
    parser.add_argument(
        "--seconds", type=float, default=10.0, help=f"of play at {AT_ONCE} tables beside the stored ones"
    )
    parser.add_argument("--folder", type=Path, help="where the files go; default a temporary one")
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.child:
        asyncio.run(child(asked.child, asked.seconds))
        return
    start = ("ready s", "CPU s", "after an absence s", "CPU s")
    print(heading("stored tables", "in play", "MiB", *start, "MiB ready", "acts/s", "CPU ms an act", "MiB acting"))
    with tempfile.TemporaryDirectory(dir=asked.folder) as place:
        for stored in asked.stored:
            print(measure(Path(place), stored, asked.running, asked.seconds), flush=True)


if __name__ == "__main__":
    main()
