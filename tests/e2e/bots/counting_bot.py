"""The bot, which also notes every pass through the queue of a table and every view of a game, in passes.log."""

import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[3]))

from engine.total_war.game import TotalWar
from table.play.live import Tables

NOTES = Path("passes.log")
_at, _view = Tables.at, TotalWar.view


def _note(what: str) -> None:
    with NOTES.open("a") as file:
        file.write(f"{what}\n")


async def _counted_at(self: Tables, table: int, job: Callable[[Any], Awaitable[Any]]) -> Any:
    _note(f"pass {job.__qualname__}")
    return await _at(self, table, job)


def _counted_view(self: TotalWar, state: Any, seat: int | None) -> Any:
    _note("view")
    return _view(self, state, seat)


Tables.at = _counted_at  # type: ignore[method-assign]
TotalWar.view = _counted_view  # type: ignore[method-assign]

if __name__ == "__main__":
    import bot

    sys.exit(bot.main())
