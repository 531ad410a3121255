"""Asking: whenever a position has changed, each seat's clock, ping and automatic answer are set again."""

from __future__ import annotations

from msgspec.structs import replace

from engine.play import Pick, Question, Seat
from ops import trace
from table.models import By, Person, SeatInfo
from table.people import People
from table.play import orders
from table.play.draft import Draft
from table.play.live import Live
from table.post import heads_up, keys
from table.practice.table import is_practice
from table.settings import Settings
from table.store.changes import Settle
from table.store.rows import Due, Owed
from table.time import clock, reserve
from table.time.clock import FAR
from table.time.pacing import Pacer
from table.time.presence import Presence
from table.time.retiming import BACK, BESIDE, IDLE
from table.time.slots import auto_slot, seat_in, slot

OPEN = "open"  # the stage of a question without a clock when its one reminder has gone out, after IDLE
RESERVE = "reserve"  # the reminder that the budget is over
#: The reminders that may have been owed before a stage.
REMINDED = {"late": ("half",), "expiry": ("half", "late", RESERVE), OPEN: (IDLE,)}


class Asker:
    """Puts the questions of a table to its seats."""

    def __init__(self, people: People, book: orders.Book, settings: Settings, pacer: Pacer, presence: Presence) -> None:
        self._people = people
        self._book = book
        self._settings = settings
        self.pacer = pacer
        self.presence = presence

    def automatic(self, live: Live, now: float, seat: Seat, question: Question) -> tuple[tuple[Pick, ...], By] | None:
        """Return the answer that needs nobody: the only one, a standing order's, or that to what nobody waits for."""
        if question.is_forced:
            return orders.only_answer(question), "forced"
        if not live.seats[seat].is_human:
            return None
        picks = self._book.answer(live, now, seat, question)
        if picks is not None:
            return picks, "order"
        if question.waits or question.default is None or live.is_beside(question):
            return None
        return question.default, "default"

    def at_once(self, live: Live, now: float) -> tuple[Seat, tuple[Pick, ...], By] | None:
        """Return an automatic answer that tells nothing by coming at once, if there is one."""
        for seat, (question, _) in live.questions().items():
            if not question.secret and (found := self.automatic(live, now, seat, question)):
                return seat, *found
        return None

    def ask(self, draft: Draft) -> None:
        """Start the clocks of new questions and stop those of answered ones; what goes on goes on."""
        live = draft.live
        asked = live.questions()
        for due in list(live.dues.values()):
            seat = seat_in(due.slot)
            if seat is None or due.slot != slot(seat):
                continue
            if seat not in asked or not self._goes_on(live, due, *asked[seat]):
                self.settle(draft, due, seat)
        heads_up.foretell(draft, self._people, self._settings, asked)
        for seat, (question, number) in asked.items():
            running = live.dues.get(slot(seat))
            if running is None:
                self._put(draft, live.seats[seat], question, number)
            elif running.pinged and running.question != number:  # answers on its ping name the version of the question
                self._ping(draft, live.seats[seat], self._people[live.seats[seat].person], question, running.question)

    def _goes_on(self, live: Live, due: Due, question: Question, number: int) -> bool:
        """Return whether *due* is about *question*; beside others that are answered it stays the same one."""
        if due.stage == BESIDE:
            return live.is_beside(question)
        return due.question == number

    def settle(self, draft: Draft, due: Due, seat: Seat) -> None:
        """Stop a clock, and take back or fold up what was posted for it."""
        table = draft.live.id
        draft.drop_due(due.slot)
        draft.drop_due(auto_slot(seat))
        self._draw(draft, due, seat)
        reminded = REMINDED.get(due.stage, ())
        for stage in (BACK, *reminded):
            draft.cancel(keys.reminder(table, due.question, seat, stage))
        if due.pinged:
            key = keys.ping(table, due.question, seat)
            person = draft.live.seats[seat].person
            owed = Owed(table, "settle", keys.settle(key), draft.now, seat=seat, person=person, question=due.question)
            # The ping of somebody who is there may be held back for longer than the first reminder.
            draft.also(Settle(key, replace(owed, data=trace.carried({})), bool(reminded)))

    def _draw(self, draft: Draft, due: Due, number: Seat) -> None:
        """Take from the reserve what has run of it for a question."""
        seat, budget = draft.live.seats[number], draft.live.row.budget
        if due.on_reserve and seat.person and budget is not None:
            person = clock.sleeper(self._people[seat.person], budget)
            ran = clock.waking(person, due.since, self._now(draft.live, number, draft.now))
            draft.put_seat(reserve.drawn(seat, budget, ran))

    def _now(self, live: Live, seat: Seat, now: float) -> float:
        return clock.stands(self._people[live.seats[seat].person], now, live.row.paused)

    def restart(self, draft: Draft, seat: Seat) -> None:
        """Put a seat's question again, for another person or computer plays it now."""
        if due := draft.live.dues.get(slot(seat)):
            self.settle(draft, due, seat)
        self.ask(draft)

    def call_again(self, draft: Draft) -> None:
        """Call everybody who is waited for once more, for the messages stand elsewhere now."""
        live = draft.live
        for number, (question, asked) in live.questions().items():
            due, seat = live.dues.get(slot(number)), live.seats[number]
            if due is not None and seat.is_human:
                # One that has not gone out yet would keep its place in the queue, before the picture.
                draft.cancel(keys.ping(live.id, asked, number))
                is_called = self._ping(draft, seat, self._people[seat.person], question, asked)
                draft.put_due(replace(due, pinged=due.pinged or is_called))

    def _put(self, draft: Draft, seat: SeatInfo, question: Question, number: int) -> None:
        if not seat.is_human:
            at = draft.now + self._settings.pace
            draft.put_due(Due(draft.live.id, slot(seat.seat), "think", at, number, draft.now))
            return
        heads_up.take_back(draft, seat)
        person = self._people[seat.person]
        if draft.live.is_beside(question):
            due = Due(draft.live.id, slot(seat.seat), BESIDE, FAR, number, draft.now)
        else:
            due = self._due(draft, seat.seat, person, question, number)
        draft.put_due(replace(due, pinged=self._ping(draft, seat, person, question, number)))
        self._answer_later(draft, due, seat.seat, question)

    def _due(self, draft: Draft, seat: Seat, person: Person, question: Question, number: int) -> Due:
        """Return the clock of a question, which is the same whether or not it is answered by itself."""
        since = clock.begins(person, draft.now)
        until = clock.deadline(person, since, draft.live.row.budget, is_urgent=question.urgent)
        stage, at = self.next_stage(person, draft.live.row.budget, since, until)
        return Due(draft.live.id, slot(seat), stage, at, number, since, until)

    def _answer_later(self, draft: Draft, due: Due, seat: Seat, question: Question) -> None:
        """Let a question that needs nobody be answered after a while, beside the clock that everybody sees.

        The moment is drawn for every secret question, before anything is known of its answers. In practice there is
        nobody to hide it from, and nobody who waits.
        """
        if is_practice(draft.live.row):
            return
        is_here = seat == draft.actor or self.pacer.is_here(draft.live, seat, draft.now)
        at = self.pacer.moment(draft.live, seat, draft.now, due.deadline, is_here=is_here) if question.secret else 0.0
        if self.automatic(draft.live, draft.now, seat, question) is not None:
            draft.put_due(Due(due.table, auto_slot(seat), "auto", max(at, draft.now), due.question, draft.now))

    def next_stage(
        self, person: Person, budget: int | None, since: float, until: float | None, passed: str = ""
    ) -> tuple[str, float]:
        """Return what comes after the stage *passed*, and when; without a clock there is one reminder and no end."""
        if until is not None:
            return clock.next_stage(clock.sleeper(person, budget), since, until, passed)
        if passed:
            return OPEN, FAR
        return IDLE, clock.awake(person, since + self._settings.remind_after)

    def reconsider(self, draft: Draft, seat: Seat) -> None:
        """Let a new standing order answer a secret question that is open already, as its person would who is here."""
        live, due, asked = draft.live, draft.live.dues.get(slot(seat)), draft.live.questions().get(seat)
        if due is None or asked is None or due.stage == "think" or auto_slot(seat) in live.dues:
            return
        if self.automatic(live, draft.now, seat, asked[0]) is not None:
            # Past the deadline the reserve would have to be seen running, or not running.
            at = self.pacer.moment(live, seat, draft.now, due.deadline, is_here=True)
            draft.put_due(Due(due.table, auto_slot(seat), "auto", at, due.question, draft.now))

    def leave_to_person(self, draft: Draft, due: Due, seat: Seat) -> None:
        """Drop an automatic answer whose standing order was revoked; the clock of the question runs all the time."""
        draft.drop_due(due.slot)
        if due.slot == slot(seat):  # of a file in which automatic answers took the place of the clock
            self.ask(draft)

    def has_put_off(self, draft: Draft, due: Due, seat: Seat) -> bool:
        """Put an automatic answer off if its person sleeps or is on vacation by now; return whether that is so."""
        live, clocked = draft.live, draft.live.dues.get(slot(seat))
        until = clocked.deadline if clocked else None
        if not self.pacer.is_resting(live, seat, draft.now, until):
            return False
        draft.put_due(replace(due, at=self.pacer.moment(live, seat, draft.now, until, is_here=False)))
        return True

    def time_left(self, live: Live, seat: Seat, now: float) -> float | None:
        """Return what *seat* has left of the budget for its question, below zero on the reserve; None: no clock."""
        due, asked = live.dues.get(slot(seat)), live.questions().get(seat)
        if due is None or asked is None or due.question != asked[1]:
            return None
        person = clock.sleeper(self._people[live.seats[seat].person], live.row.budget)
        return reserve.time_left(due, person, self._now(live, seat, now))

    def on_reserve(self, live: Live, due: Due, seat: SeatInfo) -> Due | None:
        """Return how the clock goes on for *seat* when a budget is over; None if there is nothing left in reserve.

        The reserve is not for urgent questions: another player waits to go on.
        """
        budget = live.row.budget
        rest = reserve.left(seat, budget)
        if due.on_reserve or not rest or live.questions()[seat.seat][0].urgent:
            return None
        until = clock.later(clock.sleeper(self._people[seat.person], budget), due.at, rest)
        return replace(due, at=until, since=due.at, deadline=until, on_reserve=True)

    def ask_again(self, draft: Draft, seat: Seat, time: float | None, running: float | None) -> None:
        """Let the clock of a question go on whose answer, given with *time* left, was taken back.

        *running* is what was left for the question that *seat* had to answer since, None if there was none.
        """
        live, budget, due = draft.live, draft.live.row.budget, draft.live.dues.get(slot(seat))
        if time is None or budget is None or due is None or due.deadline is None:
            return
        running = float(budget) if running is None else running
        draft.put_seat(reserve.forfeited(live.seats[seat], budget))
        person = self._people[live.seats[seat].person]
        again = reserve.asked_again(budget, time, running)
        until = clock.later(clock.sleeper(person, budget), due.since, again)
        stage, at = self.next_stage(person, budget, due.since, until)
        draft.put_due(replace(due, stage=stage, at=at, deadline=until))
        if later := live.dues.get(auto_slot(seat)):
            draft.put_due(replace(later, at=self.pacer.moment(live, seat, draft.now, until, is_here=True)))

    def _ping(self, draft: Draft, seat: SeatInfo, person: Person, question: Question, number: int) -> bool:
        """Owe a ping, unless they want none; return whether it is owed. Who may be here has a while to answer first."""
        if (seat.ping or person.ping) == "none" or is_practice(draft.live.row):
            return False
        wait = self._settings.call_after if self._may_be_here(draft, seat) else 0.0
        due = clock.calling(person, draft.now + wait, draft.live.row.budget)
        key = keys.ping(draft.live.id, number, seat.seat)
        draft.owe("ping", key, due, seat=seat.seat, person=person.id, question=number, data={"ask": question.ask})
        return True

    def _may_be_here(self, draft: Draft, seat: SeatInfo) -> bool:
        """Return whether *seat* has pressed something lately, or has answered as far as others can tell.

        An answer that came by itself counts like one by hand: otherwise the next ping would tell which it was.
        """
        shown_up = self.presence.shown_up(draft.live.id, seat.person)
        return seat.seat == draft.actor or shown_up >= draft.now - self._settings.presence
