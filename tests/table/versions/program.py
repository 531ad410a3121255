"""A program in several versions on one file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from table.models import LogLine
from tests.table.house import ANA, BEN, HandClock, House, Postbox, open_house
from tests.table.toy import Bid, Toy

HOUR = 3_600.0


class Program:
    """A program that is stopped, replaced by one of another version, and started again on the same file."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.patch = folder, monkeypatch
        self.clock, self.post = HandClock(), Postbox()

    @asynccontextmanager
    async def of(self, toy: type[Any]) -> AsyncIterator[House]:
        self.patch.setattr("tests.table.house.Toy", toy)
        async with open_house(self.folder, clock=self.clock, post=self.post) as house:
            yield house


async def lines(house: House, table: int, kind: str) -> list[LogLine]:
    return [line for line in await house.host.read.log(table, limit=99) if line.kind == kind]


def bids(line: LogLine) -> list[Bid]:
    return [event for event in line.events if isinstance(event, Bid)]


async def begun(house: House, rounds: int = 2) -> int:
    """Return a game in the middle of its first turn: both have signed, and Ana is to bid."""
    table = await house.toy(ANA, BEN, rounds=rounds)
    await house.sign(table, ANA, BEN)
    await house.settle()
    return table


async def offered(program: Program) -> int:
    """Return a game that a version with other rules will offer to its table."""
    async with program.of(Toy) as house:
        table = await begun(house)
        await house.answer(table, ANA, 6)
        await house.settle()
        program.post.got.clear()
    return table
