"""What people see of a game that is over."""

from __future__ import annotations

from typing import Any

from table.archive.gamefile import LINES
from table.models import LogLine
from tests.table.house import House

#: What a line of the log shows of its data.
TOLD = ("reason", "vote", "about", "state", "what")


def told(line: LogLine) -> tuple[Any, ...]:
    """Return what people read of a line, names and times apart."""
    data = tuple(line.data.get(name) for name in TOLD)
    about = (line.kind, line.seat, line.ask, line.picks, line.events, line.by == "fallback")
    return (*about, line.undone is None, data)


async def shown(house: House, table: int) -> tuple[Any, ...]:
    """Return all that people see of a game that is over, but names, times, and what differs from table to table."""
    look = await house.host.read.look(table)
    info = look.table
    seats = [(seat.level, seat.kaiju, seat.away, seat.assisted, bool(seat.person)) for seat in info.seats]
    about = (info.game, info.status, info.options, info.outcome, info.broken_by, info.commitment, seats)
    lines = [told(line) for line in await house.host.read.log(table, limit=LINES)]
    return (*about, look.view, lines)


async def played(house: House, table: int) -> tuple[Any, ...]:
    """Return the play of a game that is over: its start, every answer that stands, and how it ended.

    Who asked for a vote or a hint, and what was taken back and done again, is not in it: no play follows from that.
    """
    look = await house.host.read.look(table)
    lines = [told(line)[:5] for line in await house.host.read.log(table, limit=LINES) if line.undone is None]
    standing = [line for line in lines if line[0] in ("start", "act", "finish")]
    return (look.table.game, look.table.status, look.table.options, look.table.outcome, look.view, standing)
