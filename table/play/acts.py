"""Answering: one choice, what follows from it by itself, and the end of the game."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.play import Event, Outcome, Pick, Seat
from table.models import By
from table.play import orders
from table.play.asking import Asker
from table.play.draft import Draft
from table.play.live import Live
from table.play.planned import Plan
from table.post import ballots, keys
from table.practice.table import is_practice
from table.store.changes import EndCards, GiveCard
from table.store.rows import Card
from table.time import reserve
from table.time.slots import seat_in

CURVE_AFTER = 2.0  # seconds: the result itself comes first
AUTOMATIC: tuple[By, ...] = ("forced", "order", "default")


class Actor:
    """Plays answers of people and computers, and what follows by itself."""

    def __init__(self, asker: Asker, book: orders.Book) -> None:
        self._asker = asker
        self._book = book

    def answer(self, draft: Draft, seat: Seat, picks: tuple[Pick, ...], by: By, person: str = "") -> tuple[Event, ...]:
        """Let *seat* answer, and play on to the next question that needs somebody; return what happened."""
        events = self._played(draft, seat, picks, by, person)
        return self._followed(draft, seat, events, by)

    def carry_out(self, draft: Draft, seat: Seat, plan: Plan, person: str) -> tuple[Event, ...]:
        """Let the *person* in *seat* give all the answers of *plan* as one act; return what happened."""
        events: list[Event] = []
        by: By = "human"
        for step in plan:
            asked = draft.live.questions().get(seat)
            picks = step.answer(asked[0] if asked else None)
            if picks is not None:
                events += self._played(draft, seat, picks, by, person)
                by = "along"
        return self._followed(draft, seat, events, "human")

    def hand_over(self, draft: Draft, seat: Seat, person: str) -> tuple[Event, ...]:
        """Let the *person* in *seat* give all the answers to the chores that wait as they are advised, as one act."""
        live, events = draft.live, list[Event]()
        by: By = "human"
        while (asked := live.questions().get(seat)) and self._book.is_chore(live.row.game, asked[0].ask):
            events += self._played(draft, seat, orders.advised(live, seat), by, person)
            by = "along"
        return self._followed(draft, seat, events, "human")

    def _followed(self, draft: Draft, seat: Seat, events: list[Event], by: By) -> tuple[Event, ...]:
        """Note who has acted, and play on."""
        live = draft.live
        if by == "human" or by in AUTOMATIC:
            self._asker.presence.note_answer(live.id, live.seats[seat].person)
        if live.row.redo:
            draft.set(redo=())
        if by == "human":
            draft.actor = seat
            draft.put_seat(replace(live.seats[seat], lapses=0, last_act=live.row.version))
        elif by in AUTOMATIC and live.seats[seat].lapses:
            # How often somebody was late is seen by all: it has to end with an answer that looks like theirs.
            draft.put_seat(replace(live.seats[seat], lapses=0))
        events += self.play_on(draft)
        return tuple(events)

    def play_on(self, draft: Draft) -> list[Event]:
        """Give every answer that needs nobody and tells nothing, then ask on, or end the game."""
        live = draft.live
        events: list[Event] = []
        while found := self._scripted(live) or self._asker.at_once(live, draft.now):
            seat, picks, by = found
            if by == "order":
                self.spend_order(draft, seat)
            events += self._played(draft, seat, picks, by, live.seats[seat].person)
        outcome = live.game.outcome(live.play.state)
        if outcome is not None:
            finish(draft, outcome)
        if live.guide is not None:
            live.guide.keep_up(draft)
        self._asker.ask(draft)
        return events

    def _scripted(self, live: Live) -> tuple[Seat, tuple[Pick, ...], By] | None:
        """Return what a computer answers by the script of a lesson."""
        found = live.guide.next(live) if live.guide and live.row.status == "running" else None
        return (*found, "computer") if found else None

    def _played(self, draft: Draft, seat: Seat, picks: tuple[Pick, ...], by: By, person: str) -> list[Event]:
        """Let *seat* answer, and end the orders that were given until this."""
        events = list(self.give(draft, seat, picks, by, person))
        self._book.end(draft, events)
        return events

    def give(self, draft: Draft, seat: Seat, picks: tuple[Pick, ...], by: By, person: str) -> tuple[Event, ...]:
        """Let *seat* answer, which earns reserve if it comes in time; return what happened."""
        live = draft.live
        time = self._asker.time_left(live, seat, draft.now)
        events = draft.answer(seat, picks, by, person, time)
        if time is not None and time > 0 and live.row.budget is not None and live.seats[seat].spent:
            draft.put_seat(reserve.earned(live.seats[seat], live.row.budget))
        return events

    def spend_order(self, draft: Draft, seat: Seat) -> None:
        """Count the use of the standing order that answers *seat*'s question now."""
        live = draft.live
        found = self._book.match(live, draft.now, seat, live.questions()[seat][0])
        if found is None or found[0].uses is None:
            return
        order = found[0]
        if found[0].uses <= 1:
            draft.drop_order(order.id)
        else:
            draft.put_order(replace(order, uses=found[0].uses - 1))


def finish(draft: Draft, outcome: Outcome) -> None:
    """End the game: the result is owed, what people carry is settled, the table's clocks stop."""
    live = draft.live
    draft.set(status="finished", ended=draft.now, outcome=msgspec.json.encode(outcome))
    draft.enter("finish", data={"reason": outcome.reason})
    draft.also(EndCards(live.id, back=False))
    for number, (key, winners) in enumerate(outcome.carried.items()):
        for seat in winners:
            if live.seats[seat].is_human and not is_practice(live.row):
                card = live.id * 1_000 + number * 100 + seat  # so that nothing is ever given twice
                draft.also(GiveCard(Card(card, live.row.server, live.seats[seat].person, live.row.game, key)))
    close(draft)
    draft.owe("result", keys.of_table("result", live.id))
    if outcome.carried:
        draft.owe("crown")
    if live.game.advice is not None:
        draft.owe("curve", due=draft.now + CURVE_AFTER)
    draft.owe("lobby")


def close(draft: Draft) -> None:
    """Stop everything that was still to come at a table that is over."""
    for vote in list(draft.live.votes.values()):
        ballots.settle(draft, vote)
    for slot in [slot for slot in draft.live.dues if seat_in(slot) is None]:
        draft.drop_due(slot)
    for order in list(draft.live.orders):
        draft.drop_order(order)
