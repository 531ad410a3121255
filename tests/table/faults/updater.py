"""A program of the third version of the toy's rules, in a process of its own, that is killed while it takes games over.

It says on its output what is on the disk: every offer and every table that has agreed.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from table.store.changes import Op, PutVote
from table.store.sqlite import SqliteStore
from tests.table import house as houses
from tests.table.house import HandClock, open_house
from tests.table.versions.toy_versions import Toy3

written = SqliteStore.write


async def _told(store: SqliteStore, ops: Sequence[Op]) -> None:
    await written(store, ops)
    for op in ops:
        if isinstance(op, PutVote) and op.vote.kind == "rules":
            print("offered", op.vote.table, op.vote.id, flush=True)


async def main(folder: Path, now: float) -> None:
    houses.Toy = Toy3  # type: ignore[misc, assignment]
    SqliteStore.write = _told  # type: ignore[method-assign, assignment]
    async with open_house(folder, clock=HandClock(now)) as house:
        for table in house.service.waiting:
            (vote,) = (await house.host.read.look(table)).table.votes
            for person in ("ana", "ben"):
                await house.host.seats.vote(table, person, vote.id, True)
            print("agreed", table, flush=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), float(sys.argv[2])))
