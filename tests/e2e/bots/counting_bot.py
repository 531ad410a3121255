"""The bot, which also notes in passes.log what its presses cost.

That is every pass through the queue of a table, every view of a game, and what the store is asked to read and write.
"""

import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[3]))

from engine.total_war.game import TotalWar
from ops import trace
from table.play.live import Tables
from table.store.changes import Op
from table.store.postgres.store import PostgresStore
from table.store.sql.store import SqlStore
from table.store.sqlite.store import SqliteStore

NOTES = Path("passes.log")
_at, _view, _write = Tables.at, TotalWar.view, SqlStore.write


def _note(what: str) -> None:
    with NOTES.open("a") as file:
        file.write(f"{what}\n")


async def _counted_at(self: Tables, table: int, job: Callable[[Any], Awaitable[Any]]) -> Any:
    _note(f"pass {job.__qualname__}")
    return await _at(self, table, job)


def _counted_view(self: TotalWar, state: Any, seat: int | None) -> Any:
    _note("view")
    return _view(self, state, seat)


def _counted_reads(read: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    async def counted(self: SqlStore, job: Callable[..., Any], /, *given: Any, **named: Any) -> Any:
        _note(f"{trace.verb()}: read {job.__name__}")
        return await read(self, job, *given, **named)

    return counted


async def _counted_write(self: SqlStore, ops: Sequence[Op]) -> None:
    _note(f"{trace.verb()}: write {type(ops[0]).__name__}")
    await _write(self, ops)


Tables.at = _counted_at  # type: ignore[method-assign]
TotalWar.view = _counted_view  # type: ignore[method-assign]
SqlStore.write = _counted_write  # type: ignore[method-assign]
for store in (SqliteStore, PostgresStore):
    store._read = _counted_reads(store._read)  # type: ignore[method-assign]

if __name__ == "__main__":
    import bot

    sys.exit(bot.main())
