"""`host.play`: answering questions, trying answers out, undo and redo."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import takewhile
from typing import TypeVar

from msgspec.structs import replace

from engine.errors import IllegalPick
from engine.play import Pick, Seat
from table.errors import IllegalAnswer, NotAsked, Refused, Stale
from table.host.base import HostPart
from table.models import Acted, Preview, VoteInfo
from table.play import seats, undo
from table.play.live import Live
from table.play.looking import free_to_undo
from table.play.planned import Plan, Planned, Rehearsed, Suggested, rehearsed
from table.players.pondering import Problem
from table.versions import held

T = TypeVar("T")


class Play(HostPart):
    """The game itself, as the person in a seat plays it."""

    async def act(self, table: int, person: str, picks: tuple[Pick, ...], version: int) -> Acted:
        """Answer the question that carries *version*; a repeated answer is told as such and changes nothing."""

        async def job(live: Live) -> Acted:
            seat = live.seated(person).seat
            asked = live.questions().get(seat)
            if asked is None or asked[1] != version:
                return await self._earlier(live, seat, person, picks, version)
            draft = self._to_play(live)
            _must_fit(live, seat, [picks])
            if live.seats[seat].away:
                seats.come_back(self.services, draft, live.seats[seat])
            events = self.services.actor.answer(draft, seat, picks, "human", person)
            return await self._acted(draft, seat, person, events)

        return await self.services.tables.at(table, self._refusing(job, person))

    def _refusing(self, job: Callable[[Live], Awaitable[T]], person: str) -> Callable[[Live], Awaitable[T]]:
        """Return *job* so that an answer which the rules refuse comes with the look of *person*."""

        async def checked(live: Live) -> T:
            try:
                return await job(live)
            except IllegalPick as refusal:
                # Whatever else the job has changed in memory is given up: the table is as it is stored.
                stands = await self.services.tables.read_again(live.id) if live.is_dirty else live
                raise IllegalAnswer(refusal, self.services.look(stands, person)) from refusal

        return checked

    async def preview(self, table: int, person: str, picks: tuple[Pick, ...], version: int) -> Preview | None:
        """Return what an answer would do, and change nothing; None if the question is no longer open."""

        async def job(live: Live) -> Preview | None:
            seat = live.seated(person).seat
            asked = live.questions().get(seat)
            if asked is None or asked[1] != version:
                return None
            try:
                tried = rehearsed(live.game, live.play.position, seat, [Planned(asked[0].ask, picks)])
            except Refused:  # what would come to light is not shown before
                return Preview((), None, True)
            if tried.refusal:
                raise tried.refusal
            return Preview(tried.events, tried.view, tried.question is None)

        return await self.services.tables.at(table, self._refusing(job, person))

    async def carry_out(
        self, table: int, person: str, plan: Plan, version: int, word: dict[str, str | int] | None = None
    ) -> Acted:
        """Answer the question that carries *version* and those that follow from it, all at once or not at all.

        With *word* the table is owed a notice of that content, in the same transaction.
        """

        async def job(live: Live) -> Acted:
            seat = live.seated(person).seat
            asked = live.questions().get(seat)
            if asked is None or asked[1] != version:
                return await self._carried_out(live, seat, person, plan, version)
            draft = self._to_play(live)
            _must_fit(live, seat, [step.picks for step in plan if step.picks is not None])
            if live.seats[seat].away:
                seats.come_back(self.services, draft, live.seats[seat])
            events = self.services.actor.carry_out(draft, seat, plan, person)
            if word is not None:
                draft.notice(**word)  # type: ignore[arg-type]
            return await self._acted(draft, seat, person, events)

        return await self.services.tables.at(table, self._refusing(job, person))

    async def hand_over(self, table: int, person: str, version: int) -> Acted:
        """Answer the chore that carries *version* and those that follow from it as a sensible player would, at once."""

        async def job(live: Live) -> Acted:
            seat = live.seated(person).seat
            asked = live.questions().get(seat)
            if asked is None or asked[1] != version:
                return await self._carried_out(live, seat, person, (), version)
            if not self.services.book.is_chore(live.row.game, asked[0].ask):
                raise Refused("This has to be decided by hand.", key="no-chore")
            draft = self._to_play(live)
            if live.seats[seat].away:
                seats.come_back(self.services, draft, live.seats[seat])
            events = self.services.actor.hand_over(draft, seat, person)
            return await self._acted(draft, seat, person, events)

        return await self.services.tables.at(table, job)

    async def suggestion(self, table: int, person: str, version: int) -> Suggested | None:
        """Return what a sensible player would answer to the chores that begin with the question *version*, if any do.

        Where all of it is one answer, or the person has begun to decide one by one, there is nothing to suggest.
        """

        async def job(live: Live) -> Suggested | None:
            seat = live.seated(person).seat
            asked, book = live.questions().get(seat), self.services.book
            if asked is None or asked[1] != version or not book.is_chore(live.row.game, asked[0].ask):
                return None
            return book.suggestion(live, seat)

        return await self.services.tables.at(table, job)

    async def _carried_out(self, live: Live, seat: Seat, person: str, plan: Plan, version: int) -> Acted:
        """Answer a plan whose question is no longer open: the same click again, or an old button."""
        held.must_not_wait(live)
        services = self.services
        entry = await services.store.answer_to(live.id, version, seat)
        if entry and entry.undone is None:
            later = await services.store.entries(live.id, after=entry.version, limit=len(plan))
            along = takewhile(lambda each: each.by == "along" and each.undone is None, later)
            given = [entry.picks, *(each.picks for each in along)]
            if all(step.picks is None or step.picks in given for step in plan):
                return Acted(entry.version, (), services.look(live, person), repeated=True, before=entry.version - 1)
        undo.must_run(live)
        raise Stale(services.look(live, person))

    async def rehearse(self, table: int, person: str, plans: Sequence[Plan], version: int) -> tuple[Rehearsed, ...]:
        """Return what each of *plans* would come to, answering the question that carries *version*; change nothing."""

        async def job(live: Live) -> tuple[Rehearsed, ...]:
            undo.must_run(live)
            held.must_not_wait(live)
            seat = live.seated(person).seat
            asked = live.questions().get(seat)
            if asked is None or asked[1] != version:
                raise Stale(self.services.look(live, person))
            return tuple(rehearsed(live.game, live.play.position, seat, plan) for plan in plans)

        return await self.services.tables.at(table, job)

    async def _earlier(self, live: Live, seat: Seat, person: str, picks: tuple[Pick, ...], version: int) -> Acted:
        """Answer an act whose question is no longer open: the same click again, a change of mind, or an old button."""
        held.must_not_wait(live)
        services = self.services
        entry = await services.store.answer_to(live.id, version, seat)
        if entry and entry.undone is None:
            if entry.picks == picks:
                return Acted(entry.version, (), services.look(live, person), repeated=True, before=entry.version - 1)
            if live.row.status == "running" and seat in live.play.answered and free_to_undo(live, seat)[0] == entry:
                draft = self._to_play(live)
                await undo.take_back(services, draft, (entry,), seat, person, is_free=True)
                events = services.actor.answer(draft, seat, picks, "human", person)
                return await self._acted(draft, seat, person, events)
        undo.must_run(live)
        if seat not in live.questions() and version >= live.row.asked:
            raise NotAsked(self._who_is_asked(live), services.look(live, person))
        raise Stale(services.look(live, person))

    def _who_is_asked(self, live: Live) -> str:
        names = []
        for seat in live.questions():
            info = live.seats[seat]
            names.append(self.services.people.name(info.person) if info.is_human else "the computer")
        return f"Nothing is asked of you now; waiting for {', '.join(names)}."

    def expect_hint(self) -> None:
        """Get ready for a hint that may be asked for in a moment."""
        self.services.thinker.expect_hint()

    async def hint(self, table: int, person: str) -> tuple[Pick, ...]:
        """Return what the strongest computer player would answer in the place of *person*; the log notes who asked.

        A question has one hint, however often and by however many clicks it is asked for.
        """

        async def job(live: Live) -> tuple[Problem, int]:
            undo.must_run(live)
            held.must_not_wait(live)
            seat = live.seated(person)
            asked = live.questions().get(seat.seat)
            if asked is None:
                raise NotAsked(self._who_is_asked(live), self.services.look(live, person))
            problem = await self.services.problem(live, seat.seat)
            if not seat.assisted:
                draft = self.services.draft(live)
                draft.enter("hint", seat=seat.seat, person=person)
                draft.put_seat(replace(seat, assisted=True))
                await self.services.commit(draft)
            return problem, asked[1]

        problem, version = await self.services.tables.at(table, job)
        key = (table, problem.seat, version)
        picks, _ = await self.services.hints.get(key, lambda: self.services.thinker.hint(problem), lambda hint: hint[1])
        return picks

    async def undo(
        self, table: int, person: str, version: int | None = None, *, may_ask: bool = True
    ) -> Acted | VoteInfo:
        """Take back the last act of *person*: at once if nothing came to light since, else by vote if they *may_ask*.

        *version*, if given, is that of the table somebody looked at: pressed twice, it is taken back once, and what
        others did meanwhile does not change what was meant.
        """

        async def job(live: Live) -> Acted | VoteInfo:
            seat = live.seated(person)
            if version not in (None, live.row.version) and not await undo.is_meant(
                self.services, live, seat.seat, version
            ):
                raise Stale(self.services.look(live, person))
            draft = self._to_play(live)
            if acts := free_to_undo(live, seat.seat):
                await undo.take_back(self.services, draft, acts, seat.seat, person, is_free=True)
                return await self._acted(draft, seat.seat, person, ())
            if not may_ask:
                raise Stale(self.services.look(live, person))
            since = undo.last_own(await undo.acts_since(self.services, live, live.row.base_at + 1), seat.seat)
            return await self._ask_table(draft, "undo", person, version=since)

        return await self.services.tables.at(table, job)

    async def redo(self, table: int, person: str) -> Acted | VoteInfo:
        """Play again what the last undo took back; by a vote if others' acts are among it."""

        async def job(live: Live) -> Acted | VoteInfo:
            seat = live.seated(person).seat
            draft = self._to_play(live)
            acts = await undo.undone_last(self.services, live)
            if not acts:
                raise Refused("There is nothing to do again.", key="nothing-undone")
            if not undo.is_own(acts, seat):
                return await self._ask_table(draft, "redo", person, version=live.row.redo[-1])
            undo.do_again(self.services, draft, acts, seat, person)
            return await self._acted(draft, seat, person, ())

        return await self.services.tables.at(table, job)

    async def why_not(self, table: int, person: str, wishes: Iterable[Pick]) -> dict[Pick, str]:
        """Return the rule that keeps each of *wishes* from answering the question of *person*, where one does."""

        async def job(live: Live) -> dict[Pick, str]:
            asked = live.questions().get(live.seated(person).seat)
            if asked is None:
                return {}
            rules = {wish: live.game.why_not(live.play.state, asked[0], wish) for wish in wishes}
            return {wish: rule for wish, rule in rules.items() if rule}

        return await self.services.tables.at(table, job)


def _must_fit(live: Live, seat: Seat, answers: Sequence[tuple[Pick, ...]]) -> None:
    """Complain, in a lesson, about an answer that the rules allow and the lesson does not want."""
    asked = live.questions().get(seat)
    if live.guide is not None and asked is not None:
        asked[0].answer(answers[0])  # what the rules refuse is refused by them
        live.guide.must_be_right(live, seat, answers)
