"""`host.what_if`: a game played on privately from a moment of one's own, as it was or dealt anew.

What is dealt anew depends on what the seat saw when that go began, and on nothing else: `Game.resample` leaves no trace
of the real deal, and answers that lie sealed are left out. So nobody learns anything of a running game by it.
"""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from engine.play import Game, Position, Runner, Seat, resampled
from engine.rng import Rng
from table.errors import NotNow, Refused
from table.host.base import HostPart
from table.models import Person
from table.play import looking, undo
from table.play.live import Live
from table.play.lobby import WHAT_IF
from table.practice.part import PracticePart
from table.services import Services
from table.store.rows import Entry
from table.versions import held

PURPOSE, MOST = "what-if", 3  # what these tables are for, and how many a person has at the same time
DEALING = 2**128


class WhatIf(HostPart):
    """Private games from moments of other tables, which these never hear of."""

    def __init__(self, services: Services, practice: PracticePart) -> None:
        super().__init__(services)
        self._practice = practice

    async def begin(self, table: int, person: Person, version: int, *, anew: bool, step: int | None = None) -> int:
        """Begin a what-if from the table as it stood at *version*, before an answer of *person*; return its number.

        *anew*: what they could not see is dealt anew, as it always is of a running game; *step* is kept for the way
        back. Asking it of a running game counts as a hint.
        """
        if len(await self._practice.of(person.id, f"{PURPOSE}:")) >= MOST:  # before anything is noted
            raise Refused(f"There are {MOST} of these already; end one first.", key="practice-full", most=MOST)
        rng = Rng.seeded(self.services.chance.randrange(DEALING))

        async def job(live: Live) -> tuple[Live, Seat, Position]:
            seat = live.seated(person.id).seat
            self._must_be_allowed(live)
            await self._must_be_unsealed(live)
            held.must_replay(live, version)
            entries = await self.services.store.entries(live.id, before=version + 1)
            is_anew = anew or not looking.is_over(live.row)
            dealing = rng if is_anew else None
            position = await asyncio.to_thread(supposed, live, entries, version, seat, dealing)  # it may be long
            await self._note_help(live, seat, person.id)
            return live, seat, position

        live, seat, position = await self.services.tables.at(table, job)
        return await self._practice.begin(
            person,
            live.row.server,
            live.game,
            position,
            purpose=f"{PURPOSE}:{table}" if step is None else f"{PURPOSE}:{table}.{step}",
            most=MOST,
            seat=seat,
            options=live.row.options,
            rules_version=live.game.rules_version,
        )

    def _must_be_allowed(self, live: Live) -> None:
        if looking.is_over(live.row):
            return
        undo.must_run(live)
        held.must_not_wait(live)
        if not live.row.options.get(WHAT_IF):
            raise NotNow("This table has not allowed that while the game runs.", key="what-if-off")

    async def _note_help(self, live: Live, seat: Seat, person: str) -> None:
        """Note in a running game that somebody had help, as a hint is noted."""
        if looking.is_over(live.row) or live.seats[seat].assisted:
            return
        draft = self.services.draft(live)
        draft.enter("hint", seat=seat, person=person)
        draft.put_seat(replace(live.seats[seat], assisted=True))
        await self.services.commit(draft)


def supposed(live: Live, entries: list[Entry], version: int, seat: Seat, rng: Rng | None) -> Position:
    """Return the position at *version*, where *seat* is asked: as it was, or the go's beginning dealt anew by *rng*."""
    runner = looking.replayed(live.game, live.row, [])
    last: Position | None = None
    for choice in looking.choices(entries, version, live.row.base_at):
        last = _own_go(runner, seat) or last
        runner.choose(choice)
    last = _own_go(runner, seat) or last
    if all(question.seat != seat for question in runner.pending):
        raise Refused("Nothing was asked of you at that moment.", key="what-if-not-yours")
    if rng is not None:
        return dealt(live.game, last or runner.position, seat, rng)
    position, sealed = runner.position, len(runner.answered)
    return replace(position, picks=position.picks[:-sealed]) if sealed else position


def _own_go(runner: Runner, seat: Seat) -> Position | None:
    """Return the position if a go begins here, and *seat* is the one who is asked."""
    position = runner.position
    return position if not position.picks and [each.seat for each in runner.pending[:1]] == [seat] else None


def dealt(game: Game[Any], position: Position, seat: Seat, rng: Rng) -> Position:
    """Return the beginning of the go of *position* with what *seat* could not see dealt anew.

    In the middle of a go its script has drawn and shown what belongs to the real deal; so it is played from the start
    of the last go that was the seat's own.
    """
    start = Position(resampled(game, position.turn_start, seat, rng), (), position.made)
    if all(question.seat != seat for question in Runner(game, start, track=False).pending):
        raise Refused("Cards can be dealt anew only where a go of your own begins.", key="what-if-midway")
    return start
