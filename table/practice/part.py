"""`host.practice`: games that one person plays privately from a given position."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from engine.lessons import Lesson
from engine.play import Game, Pick, Position, Seat, Setup, begin
from table.errors import Conflict, NoSuchTable, Refused
from table.host.base import HostPart
from table.models import Look, Person, Value
from table.play.live import Live
from table.play.lobby import SEED_BITS
from table.practice import ending
from table.practice.beginning import laid
from table.practice.guide import LESSON, purpose_of
from table.practice.guiding import guide_for, guide_of
from table.practice.table import COACHED, PRACTICE, PURPOSE, Practice, family, read, record
from table.services import Services
from table.store.changes import PutRecord

LESSONS = 40  # that one person may have under way


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
            draft.live.guide = guide_of(draft.live.row, services.catalogue)
            services.actor.play_on(draft)
            try:
                await services.commit(draft)
            except Conflict:  # the same person at another worker
                continue
            return practice.table
        raise Refused(f"There are {most} of these already; end one first.", key="practice-full", most=most)

    async def learn(self, person: Person, server: str, game: str, key: str, *, again: bool = False) -> int:
        """Return the table at which *person* takes a lesson, the one that is under way unless it begins *again*."""
        catalogue = self.services.catalogue
        guide = guide_for(catalogue, game, key)
        if guide is None:
            raise Refused("There is no such lesson.", key="no-lesson")
        lesson, rules = guide.lesson, catalogue.game(game)
        for practice in await self.of(person.id, purpose_of(lesson)):
            if not self.services.store.ownership.owns(practice.server):
                continue  # on a server of another worker; it ends there by itself, within a day
            look = await self.look(practice.table, person.id)
            if look.table.status == "running" and practice.server == server and not again:
                return practice.table
            await self.end(practice.table, person.id)
        position = lesson.position or self._whole_game(rules, lesson)
        return await self.begin(
            person,
            server,
            rules,
            position,
            purpose=purpose_of(lesson),
            most=LESSONS,
            seat=lesson.seat,
            levels=lesson.level,
            options=lesson.options if lesson.is_whole else None,
            is_coached=lesson.is_whole,
        )

    def _whole_game(self, game: Game[Any], lesson: Lesson) -> Position:
        seed = self.services.chance.getrandbits(SEED_BITS)
        kaiju = {lesson.seat: lesson.kaiju} if lesson.kaiju else {}
        return begin(game, Setup(lesson.seats, seed, kaiju, options=lesson.options))

    async def learned(self, person: str, game: str) -> dict[str, bool]:
        """Return the lessons of *game* that *person* has done, each with whether a game in it was won."""
        records = await self.services.store.records(LESSON, person=person)
        return {each.data["lesson"]: each.data.get("won") != "no" for each in records if each.data["game"] == game}

    async def right_answer(self, table: int, person: str) -> tuple[tuple[Pick, ...], int] | None:
        """Return a right answer to what a lesson asks *person* now, and the version it answers."""

        async def job(live: Live) -> tuple[tuple[Pick, ...], int] | None:
            must_be_own(live, person)
            asked = live.questions().get(live.seated(person).seat)
            picks = live.guide.right_answer(live) if live.guide else None
            return (picks, asked[1]) if picks is not None and asked is not None else None

        return await self.services.tables.at(table, job)

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
