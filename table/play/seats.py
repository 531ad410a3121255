"""Seats in a running game: leaving, coming back, taking over, and what happens at a table without people."""

from __future__ import annotations

from msgspec.structs import replace

from engine.play import Seat
from table.errors import NotNow, Refused
from table.models import SeatInfo
from table.play.acts import close
from table.play.draft import Draft
from table.post import ballots, keys
from table.services import Services
from table.store.changes import EndCards
from table.store.rows import Due
from table.time.clock import stands
from table.time.retiming import Hand, retimed
from table.time.slots import seat_in

DESERTED = "deserted"


def leave(services: Services, draft: Draft, seat: SeatInfo) -> None:
    """Open a seat; the computer plays it until somebody sits down."""
    draft.enter("left", seat=seat.seat, person=seat.person)
    _vacate(services, draft, replace(seat, person="", away=False, lapses=0, spent=0.0))


def kick(services: Services, draft: Draft, seat: SeatInfo) -> None:
    """Open a seat against the will of its person, who may not take it again."""
    draft.enter("kicked", seat=seat.seat, person=seat.person)
    removed = (*seat.removed, seat.person)
    _vacate(services, draft, replace(seat, person="", away=False, lapses=0, spent=0.0, removed=removed))


def lapse(services: Services, draft: Draft, seat: SeatInfo) -> None:
    """Note that the clock has run out; after too many times in a row the seat is offered to others."""
    lapses = seat.lapses + 1
    away = lapses >= services.settings.lapses
    draft.enter("lapsed", seat=seat.seat, person=seat.person, data={"lapses": lapses, "away": away})
    draft.put_seat(replace(seat, lapses=lapses, away=away))
    if away:
        _offer(draft, "seat_offered", seat)
        _rest_if_deserted(services, draft)


def _vacate(services: Services, draft: Draft, seat: SeatInfo) -> None:
    _drop_personal(draft, seat.seat)
    draft.put_seat(seat)
    _offer(draft, "seat_open", seat)
    services.asker.restart(draft, seat.seat)
    _rest_if_deserted(services, draft)


def _offer(draft: Draft, what: str, seat: SeatInfo) -> None:
    """Owe the table the notice by which others can sit down; one is enough."""
    _withdraw_offer(draft, seat.seat)
    draft.notice(what, key=_offer_key(draft, seat.seat), seat=seat.seat, person=seat.person)


def _withdraw_offer(draft: Draft, seat: Seat) -> None:
    """Take the notice away again: there is nothing left to press."""
    draft.owe("settle", keys.settle(_offer_key(draft, seat)), seat=seat)


def _offer_key(draft: Draft, seat: Seat) -> str:
    return keys.offer(draft.live.id, seat, draft.live.row.version)


def _drop_personal(draft: Draft, seat: Seat) -> None:
    """Drop what was meant for the person in a seat, and not for the next one."""
    for order in list(draft.live.orders.values()):
        if order.seat == seat:
            draft.drop_order(order.id)
    for vote in list(draft.live.votes.values()):
        if vote.kind == "kick" and vote.seat == seat:
            ballots.settle(draft, vote)


def come_back(services: Services, draft: Draft, seat: SeatInfo) -> None:
    """Give a seat back to its person."""
    draft.enter("back", seat=seat.seat, person=seat.person)
    _withdraw_offer(draft, seat.seat)
    draft.put_seat(replace(seat, away=False, lapses=0))
    _wake(services, draft)
    draft.actor = seat.seat
    services.asker.restart(draft, seat.seat)


def take(services: Services, draft: Draft, seat: Seat, person: str) -> None:
    """Let *person* play an open seat from now on."""
    live = draft.live
    if live.seat_of(person) is not None:
        raise Refused("You already have a seat at this table.", key="seated-already")
    if not 0 <= seat < len(live.seats) or not live.seats[seat].is_open:
        raise Refused("That seat is not open.", key="seat-taken")
    if person in live.seats[seat].removed:
        raise Refused("The table has voted you out of this seat.", key="voted-out")
    draft.enter("taken", seat=seat, person=person)
    _drop_personal(draft, seat)
    draft.put_seat(replace(live.seats[seat], person=person, away=False, lapses=0, spent=0.0, ping=""))
    _withdraw_offer(draft, seat)
    draft.notice("seat_taken", seat=seat, person=person)
    _wake(services, draft)
    draft.actor = seat
    services.asker.restart(draft, seat)


def pause(draft: Draft, reason: str) -> None:
    """Stop the clocks of a table."""
    if draft.live.row.paused is not None:
        raise NotNow("The table is paused already.", key="paused-already")
    draft.set(paused=draft.now, pause_reason=reason)
    draft.enter("paused", data={"reason": reason})


def resume(services: Services, draft: Draft) -> None:
    """Let the clocks run on from where they stood."""
    live = draft.live
    if live.row.paused is None:
        raise NotNow("The table is not paused.", key="not-paused")
    paused = live.row.paused
    draft.set(paused=None, pause_reason="")
    draft.drop_due("close")
    for due in list(live.dues.values()):
        if (seat := seat_in(due.slot)) is not None:
            person = services.people[live.seats[seat].person]
            stood, goes = (Hand(person, stands(person, draft.now, moment)) for moment in (paused, None))
            draft.put_due(retimed(due, live.row.budget, stood, goes))
    draft.enter("resumed")


def _rest_if_deserted(services: Services, draft: Draft) -> None:
    """Pause a table that nobody is left to play at, and break it off if that stays so."""
    live = draft.live
    if live.humans() or live.row.paused is not None:
        return
    pause(draft, DESERTED)
    at = draft.now + services.settings.deserted_after
    draft.put_due(Due(live.id, "close", "close", at, since=draft.now, deadline=at))
    draft.notice(DESERTED, until=at)


def _wake(services: Services, draft: Draft) -> None:
    if draft.live.row.pause_reason == DESERTED:
        resume(services, draft)


def break_off(services: Services, draft: Draft, reason: str) -> None:
    """End a game without a winner; what people brought goes back to them (TW-9.7)."""
    live = draft.live
    draft.set(status="broken", ended=draft.now, paused=None, pause_reason="", broken_by=reason)
    draft.enter("broken", data={"reason": reason})
    draft.also(EndCards(live.id, back=True))
    services.asker.ask(draft)
    close(draft)
    draft.owe("result", keys.of_table("result", live.id))
    draft.owe("lobby")
