"""A tournament played to its end in a process of its own, to be killed by the test; it goes on where it was."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from table.errors import NotNow, TableError
from table.players.thinking import Thinker
from table.service import Service
from table.tournaments.state import Terms
from tests.table.faults.worker import SETTINGS, Ledger, Mail
from tests.table.house import PLAYERS, first, serving
from tests.table.tournaments.field import crowd

SEATS = 4


def play(folder: Path, people: int, rounds: int, writer: int) -> None:
    """Play the tournament in *folder*, from wherever it stands, until it is over."""
    asyncio.run(_play(folder, people, rounds, writer))


async def _play(folder: Path, people: int, rounds: int, writer: int) -> None:
    acts, mail = Ledger(folder / "acts", writer), Mail(folder, random.Random(writer))
    thinker = Thinker(PLAYERS, limit=20, chance=random.Random(writer))
    async with serving(folder / "tables.db", mail, settings=SETTINGS, thinker=thinker) as service:
        number = await _begun(service, people, rounds)
        while (found := await service.host.tournaments.read(number)).state.phase == "running":
            for match in found.state.now.matches:
                if match.table and not match.is_over:
                    await _play_on(service, match.table, acts)
            await asyncio.sleep(0.02)
        # What fails is tried again, and nobody says when the last of it has arrived.
        while await service.services.store.owed(service.now() + 1_000, 1):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        acts.add(over=number)


async def _begun(service: Service, count: int, rounds: int) -> int:
    """Return the number of the tournament, in which everybody takes part and which has begun."""
    tournaments, people = service.host.tournaments, crowd(count)
    found = await tournaments.of("home", is_open=False)
    terms = Terms("toy", seats=SEATS, rounds=rounds, substitutes="people", level="easy")
    number = found[0].id if found else await tournaments.new("home", people[0], terms, "7")
    for person in people:
        try:
            await tournaments.join(number, person)
        except NotNow:  # before the kill, or it has begun
            continue
    if (await tournaments.read(number)).state.phase == "joining":
        await tournaments.start(number, people[0].id)
    return number


async def _play_on(service: Service, table: int, acts: Ledger) -> None:
    """Give one answer for everybody who is asked at *table*."""
    look = await service.host.read.look(table)
    for seat in look.table.seats:
        for asked in (await service.host.read.look(table, seat.person)).questions[:1]:
            try:
                acted = await service.host.play.act(table, seat.person, first(asked), asked.version)
            except TableError:  # a clock or another answer was quicker
                continue
            acts.add(table=table, version=acted.version)
