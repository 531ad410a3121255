"""Searching: a lobby with a target. It begins when that is reached, and ends politely when its time is over."""

from __future__ import annotations

import random

import msgspec
from msgspec.structs import replace

from table.errors import NotSeated, Refused
from table.models import THERE, Opening
from table.play import lobby
from table.play.draft import Draft
from table.play.live import Live
from table.post import keys
from table.store.rows import Due
from table.time.clock import DAY, MINUTE
from table.time.slots import DATE, READY, SEARCH

LAPSED = "lapsed"  # why a search was closed
SHORTEST, LONGEST = 5 * MINUTE, 7 * DAY
CHECK = 15 * MINUTE  # in which people say that they are ready


class Search(msgspec.Struct, frozen=True):
    """Whom a lobby looks for: so many *people*, *until* a time; if that *is_set* the game begins then, not before."""

    people: int
    until: float
    then: str = ""
    is_set: bool = False


def seek(draft: Draft, search: Search) -> None:
    """Let a lobby look for players."""
    live, seats = draft.live, draft.live.game.seats
    least, most = max(2, seats.start), seats.stop - 1
    if not least <= search.people <= most:
        text, rule = f"{live.game.name} is for {least} to {most} players.", f"{live.game.prefix}-1.1"
        raise Refused(text, rule=rule, key="seek-people", game=live.game.key, least=least, most=most)
    if not SHORTEST <= search.until - draft.now <= LONGEST:
        raise Refused("A search takes from 5 minutes to 7 days.", key="seek-time")
    by_itself = not search.is_set
    draft.set(opening=Opening(search.people, by_itself, seeks=True, is_set=search.is_set, then=search.then))
    slot = DATE if search.is_set else SEARCH
    draft.put_due(Due(live.id, slot, SEARCH, search.until, since=draft.now, deadline=search.until))
    draft.bump()


def room(live: Live) -> int:
    """Return with how many seats taken a lobby is full."""
    return live.row.opening.wanted or live.game.seats.stop - 1


def is_full(live: Live) -> bool:
    """Return whether all have come who are wanted."""
    return len(live.seats) >= room(live)


def is_playable(live: Live) -> bool:
    """Return whether the game can be played by those who are there."""
    return len(live.seats) >= live.game.seats.start


def are_ready(live: Live) -> bool:
    """Return whether all people were asked whether they are ready, and have said so."""
    return live.row.opening.is_checking and all(seat.is_ready for seat in live.seats if seat.person)


def begins_now(live: Live) -> bool:
    """Return whether all is there that a lobby waits for to begin by itself."""
    opening = live.row.opening
    if live.row.status != "lobby" or not opening.by_itself:
        return False
    return is_full(live) or (is_playable(live) and are_ready(live))


def fill(draft: Draft, level: str, chance: random.Random) -> None:
    """Seat computers until all are there who are wanted; where nobody has said how many, as many as the game needs."""
    live = draft.live
    wanted = live.row.opening.wanted or live.game.seats.start
    for _ in range(wanted - len(live.seats)):
        lobby.add_computer(draft, level, "", chance)


def complete(draft: Draft, chance: random.Random) -> bool:
    """Complete a search whose time is over as was said beforehand; return whether the game can begin."""
    live, then = draft.live, draft.live.row.opening.then
    if then and then != THERE:
        fill(draft, then, chance)
    return is_full(live) or (then == THERE and is_playable(live))


def begin_by_itself(draft: Draft, *, whether: bool) -> None:
    """Have the game begin as soon as all are there or ready, or only when the host says so."""
    if draft.live.row.opening.by_itself != whether:
        draft.set(opening=replace(draft.live.row.opening, by_itself=whether))
        draft.bump()


def lapse(draft: Draft) -> None:
    """Close a lobby for which too few have come, and have everybody told who waited there."""
    draft.set(status="broken", ended=draft.now, broken_by=LAPSED)
    draft.enter("broken", data={"reason": LAPSED})
    draft.owe("lapse", keys.of_table("lapse", draft.live.id))


def check(draft: Draft, person: str) -> None:
    """Have everybody at a lobby asked whether they are ready; its host is."""
    live = draft.live
    draft.set(opening=replace(live.row.opening, is_checking=True))
    for seat in list(live.seats):
        draft.put_seat(replace(seat, is_ready=seat.person == person))
    draft.put_due(Due(live.id, READY, READY, draft.now + CHECK))
    draft.owe("ready", keys.of_table("ready", live.id))
    draft.bump()


def note_ready(draft: Draft, person: str) -> None:
    """Note that *person* is ready, if that is asked; the last one ends the question."""
    live = draft.live
    seat = live.seat_of(person)
    if seat is None:
        raise NotSeated(live.id)
    if live.row.opening.is_checking and not live.seats[seat].is_ready:
        draft.put_seat(replace(live.seats[seat], is_ready=True))
        draft.bump()
    if are_ready(live):
        draft.drop_due(READY)
        draft.owe("ready", keys.of_table("ready", live.id))


def end_check(draft: Draft) -> None:
    """Ask nobody any more whether they are ready."""
    draft.set(opening=replace(draft.live.row.opening, is_checking=False))
    for seat in [seat for seat in draft.live.seats if seat.is_ready]:
        draft.put_seat(replace(seat, is_ready=False))
    draft.drop_due(READY)
    draft.owe("ready", keys.of_table("ready", draft.live.id))
