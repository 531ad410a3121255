"""What happens when something is due: a computer thinks, somebody is reminded, a clock runs out, a vote closes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from table.finding import beginning, searching
from table.gatherings.host import Gatherings
from table.models import By, SeatInfo
from table.play import seats, votes
from table.play.asking import RESERVE
from table.play.draft import Draft
from table.play.live import Live
from table.players.pondering import Problem
from table.players.thinking import CAREFUL
from table.post import keys
from table.practice import ending
from table.practice.table import PRACTICE, is_practice
from table.services import Services
from table.store.rows import Due
from table.time import clock, keeping
from table.time.retiming import IDLE
from table.time.slots import AWAKE, GATHERING, READY, SEARCH, VACATION, seat_in, vote_in


class DueHandler:
    """Does what is due, one row at a time; a row that has changed meanwhile is left alone."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._gatherings = Gatherings(services)
        self._stages: dict[str, Callable[[Due], Awaitable[None]]] = {
            "think": self._think,
            "expiry": self._expire,
            "half": self._remind,
            "late": self._remind,
            IDLE: self._remind,
            "auto": self._answer_by_itself,
            "vote": self._close_vote,
            "close": self._break_off,
            AWAKE: self._stay_awake,
            VACATION: self._show_return,
            keeping.FADING: self._fade,
            keeping.CLOSING: self._close_lobby,
            PRACTICE: self._end_practice,
            GATHERING: self._gather,
            SEARCH: self._end_search,
            READY: self._end_check,
        }

    async def handle(self, due: Due) -> None:
        """Do what is *due*."""
        await self._stages[due.stage](due)

    async def set_back(self) -> None:
        """Count dates anew that were set while the clock was ahead."""
        await self._gatherings.set_back()

    async def _at(self, due: Due, job: Callable[[Live, Draft, SeatInfo], Awaitable[bool]]) -> None:
        """Do *job* for the seat of *due* and commit, if that is still what the slot waits for."""

        async def checked(live: Live) -> None:
            if live.dues.get(due.slot) != due or live.row.paused is not None:
                return
            draft = self._services.draft(live)
            seat = _seat(live, due)
            if await job(live, draft, seat):
                await self._services.commit(draft)

        await self._services.tables.at(due.table, checked)

    async def _remind(self, due: Due) -> None:
        async def job(live: Live, draft: Draft, seat: SeatInfo) -> bool:
            person = self._services.people[seat.person]
            budget = live.row.budget
            stage, at = self._services.asker.next_stage(person, budget, due.since, due.deadline, due.stage)
            self._call(draft, replace(due, stage=stage, at=at), seat, due.stage)
            return True

        await self._at(due, job)

    def _call(self, draft: Draft, due: Due, seat: SeatInfo, stage: str) -> None:
        """Owe the reminder of that *stage* to a person who wants reminders, and note it in what is *due* next."""
        is_reachable = (seat.ping or self._services.people[seat.person].ping) != "none"
        is_reachable &= not is_practice(draft.live.row)
        if is_reachable:
            key = keys.reminder(due.table, due.question, seat.seat, stage)
            data = {"stage": stage, "deadline": due.deadline}
            draft.owe("reminder", key, seat=seat.seat, person=seat.person, question=due.question, data=data)
        draft.put_due(replace(due, pinged=due.pinged or is_reachable))

    async def _answer_by_itself(self, due: Due) -> None:
        async def job(live: Live, draft: Draft, seat: SeatInfo) -> bool:
            services = self._services
            draft.is_unseen = True
            if services.asker.has_put_off(draft, due, seat.seat):
                return True
            found = services.asker.automatic(live, draft.now, seat.seat, live.questions()[seat.seat][0])
            if found is None:
                services.asker.leave_to_person(draft, due, seat.seat)
                return True
            draft.is_unseen = False
            picks, by = found
            if by == "order":
                services.actor.spend_order(draft, seat.seat)
            services.actor.answer(draft, seat.seat, picks, by, seat.person)
            return True

        await self._at(due, job)

    async def _think(self, due: Due) -> None:
        await self._let_play(due, "computer")

    async def _expire(self, due: Due) -> None:
        if not await self._is_spared(due):
            await self._let_play(due, "fallback")

    async def _is_spared(self, due: Due) -> bool:
        """Move a deadline that falls into somebody's night or vacation, which they may have set since.

        Otherwise their reserve begins to run, if they have any left.
        """
        spared = False

        async def job(live: Live, draft: Draft, seat: SeatInfo) -> bool:
            nonlocal spared
            person = self._services.people[seat.person]
            at = clock.calling(person, due.at, live.row.budget)
            spared = at > draft.now
            if spared:
                draft.put_due(replace(due, at=at, deadline=at))
            elif longer := self._services.asker.on_reserve(live, replace(due, at=at), seat):
                self._call(draft, longer, seat, RESERVE)
                spared = True
            return spared

        await self._at(due, job)
        return spared

    async def _let_play(self, due: Due, by: By) -> None:
        """Have a computer player answer: think beside the table's queue, then answer in it.

        For those who are not there the rules' own default counts before anybody's guess.
        """
        asked = await self._problem(due)
        if asked is None:
            return
        problem, level = asked
        level = CAREFUL if by == "fallback" else level
        picks = problem.question.default if level == CAREFUL else None
        if picks is None:
            picks = await self._services.thinker.answer(problem, level)

        async def job(live: Live, draft: Draft, seat: SeatInfo) -> bool:
            if by == "fallback" and not problem.question.urgent:
                seats.lapse(self._services, draft, seat)
            self._services.actor.answer(draft, seat.seat, picks, by, seat.person if by == "fallback" else "")
            return True

        await self._at(due, job)

    async def _problem(self, due: Due) -> tuple[Problem, str] | None:
        async def job(live: Live) -> tuple[Problem, str] | None:
            if live.dues.get(due.slot) != due or live.row.paused is not None:
                return None
            seat = _seat(live, due)
            return await self._services.problem(live, seat.seat), seat.level or CAREFUL

        return await self._services.tables.at(due.table, job)

    async def _close_vote(self, due: Due) -> None:
        async def job(live: Live) -> None:
            vote = live.votes.get(vote_in(due.slot))
            draft = self._services.draft(live)
            if vote is None:
                draft.drop_due(due.slot)
            else:
                await votes.count(self._services, draft, replace(vote, closes=min(vote.closes, draft.now)))
            await self._services.commit(draft)

        await self._services.tables.at(due.table, job)

    async def _break_off(self, due: Due) -> None:
        await self._of_table(due, lambda draft: seats.break_off(self._services, draft, seats.DESERTED))

    async def _stay_awake(self, due: Due) -> None:
        def change(draft: Draft) -> None:
            draft.owe(AWAKE)
            keeping.stay_awake(draft, self._services.settings)

        await self._of_table(due, change)

    async def _show_return(self, due: Due) -> None:
        await self._of_table(due, lambda draft: None)  # every change shows the table as it is now

    async def _fade(self, due: Due) -> None:
        await self._of_table(due, lambda draft: keeping.fade(draft, due, self._services.settings))

    async def _close_lobby(self, due: Due) -> None:
        await self._of_table(due, keeping.close)

    async def _end_practice(self, due: Due) -> None:
        await ending.expire(self._services, due)

    async def _gather(self, due: Due) -> None:
        await self._gatherings.ring(due)

    async def _end_search(self, due: Due) -> None:
        async def job(live: Live) -> None:
            if live.dues.get(due.slot) == due:
                await beginning.conclude(self._services, self._services.draft(live))

        await self._services.tables.at(due.table, job)

    async def _end_check(self, due: Due) -> None:
        await self._of_table(due, searching.end_check)

    async def _of_table(self, due: Due, change: Callable[[Draft], None]) -> None:
        """Make a *change* that is no seat's and commit, if that is still what the slot waits for."""

        async def job(live: Live) -> None:
            if live.dues.get(due.slot) == due:
                draft = self._services.draft(live)
                change(draft)
                await self._services.commit(draft)

        await self._services.tables.at(due.table, job)


def _seat(live: Live, due: Due) -> SeatInfo:
    seat = seat_in(due.slot)
    assert seat is not None, "what is due is a seat's"
    return live.seats[seat]
