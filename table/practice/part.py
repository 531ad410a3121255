"""`host.practice`: games that one person plays privately from a given position."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from engine.play import Game, Position, Seat
from table.errors import Conflict, NoSuchTable, Refused
from table.host.base import HostPart
from table.models import Look, Person, Value
from table.play.live import Live
from table.practice import ending
from table.practice.beginning import laid
from table.practice.table import COACHED, PRACTICE, PURPOSE, Practice, family, read, record
from table.services import Services
from table.store.changes import PutRecord


class PracticePart(HostPart):
    """Private tables: begun, found again, ended."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._beginning = asyncio.Lock()

    async def begin(
        self,
        person: Person,
        server: str,
        game: Game[Any],
        position: Position,
        *,
        purpose: str,
        most: int,
        seat: Seat = 0,
        levels: Sequence[str] | str = "normal",
        options: Mapping[str, Value] | None = None,
        rules_version: int | None = None,
        is_coached: bool = False,
        data: Mapping[str, Any] | None = None,
    ) -> int:
        """Begin a private game of *person* from *position*, and return the number of its table.

        They sit in *seat*; *levels*, one for each seat or one for all, say who sits in the others. *game* has the
        content it is played with, which the store keeps already unless it is today's. Refused if they have *most*
        tables of that family, the *purpose* up to its colon.
        """
        services = self.services
        await services.people.meet(person)
        names = self._levels(game, position, seat, levels)
        number = await services.fresh_table()
        practice = Practice(number, server, person.id, purpose, services.clock.now(), dict(data or {}))
        known = {**(options or {}), PURPOSE: purpose, COACHED: is_coached}
        version = game.rules_version if rules_version is None else rules_version
        async with self._beginning:
            return await self._committed(
                practice, lambda: laid(practice, game, position, seat, names, known, version), most
            )

    def _levels(self, game: Game[Any], position: Position, own: Seat, levels: Sequence[str] | str) -> list[str]:
        """Return the level of each seat, those of computers checked."""
        count = len(game.dealt(position.turn_start))
        names = [levels] * count if isinstance(levels, str) else list(levels)
        return [
            "" if each == own else self.services.thinker.checked(game.key, level) for each, level in enumerate(names)
        ]

    async def _committed(self, practice: Practice, lay: Any, most: int) -> int:
        """Commit the table at the first free place that its person has for its family."""
        services = self.services
        taken = {each.key for each in await services.store.records(PRACTICE, person=practice.person)}
        for place in range(most):
            kept = record(practice, place)
            if kept.key in taken:
                continue
            draft = lay()
            if draft.live.game is services.catalogue.game(draft.live.row.game):
                draft.pin(services.catalogue.pin(draft.live.game))
            draft.also(PutRecord(kept, expected=0))
            services.actor.play_on(draft)
            try:
                await services.commit(draft)
            except Conflict:  # the same person at another worker
                continue
            return practice.table
        raise Refused(f"There are {most} of these already; end one first.", key="practice-full", most=most)

    async def of(self, person: str, purpose: str = "") -> list[Practice]:
        """Return the practice tables of *person*, the oldest first: all, those of a *purpose*, or (``x:``) a family."""
        found = [read(each) for each in await self.services.store.records(PRACTICE, person=person)]
        if purpose.endswith(":"):
            found = [each for each in found if family(each.purpose) == family(purpose)]
        elif purpose:
            found = [each for each in found if each.purpose == purpose]
        return sorted(found, key=lambda each: each.table)

    async def look(self, table: int, person: str) -> Look:
        """Return a practice table as its *person* sees it; it is told to nobody else that there is one."""

        async def job(live: Live) -> Look:
            must_be_own(live, person)
            return self.services.look(live, person)

        return await self.services.tables.at(table, job)

    async def end(self, table: int, person: str) -> None:
        """Delete a practice table of *person*."""

        async def job(live: Live) -> None:
            must_be_own(live, person)
            await ending.erase(self.services, live)

        await self.services.tables.at(table, job)


def must_be_own(live: Live, person: str) -> None:
    """Complain unless this is a practice table of *person*."""
    if live.row.kind != PRACTICE or live.row.host != person:
        raise NoSuchTable(live.id)
