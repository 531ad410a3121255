"""Looking: a table, its log and its past as one person may see them. Nothing hidden leaves through here."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.structs import replace

from engine import saved, versions
from engine.play import Choice, Event, Game, Question, Runner, Seat, Setup, begin
from table.models import Asked, LogLine, Look, Person, SeatInfo, TableInfo, Waiting
from table.people import People
from table.play.live import Live
from table.play.orders import Book
from table.practice.table import COACHED as COACHED_HERE
from table.store.rows import Entry, TableRow
from table.time import clock, reserve, slots
from table.time.keeping import closes
from table.time.slots import slot

OVER = ("finished", "broken")
COACHED = 2  # games of a kind in which questions come with a line for beginners, unless their player wishes otherwise


def info(live: Live, people: People, now: float, holders: dict[str, tuple[Seat, ...]] | None = None) -> TableInfo:
    """Return what everybody may know of a table."""
    row = live.row
    return TableInfo(
        id=row.id,
        server=row.server,
        game=row.game,
        status=row.status,
        host=row.host,
        version=row.version,
        created=row.created,
        options=row.options,
        budget=row.budget,
        seats=tuple(_named(seat, people, now) for seat in live.seats),
        started=row.started,
        ended=row.ended,
        paused=row.paused,
        pause_reason=row.pause_reason,
        commitment=row.commitment,
        rules_version=row.rules_version,
        rules_now=live.game.rules_version,
        changed=versions.changed(live.game, row.rules_version) if row.setup else (),
        content_hash=row.content_hash or "",
        votes=tuple(live.votes.values()),
        holders=holders or {},
        outcome=live.outcome,
        broken_by=row.broken_by,
        closes=closes(live),
        kind=row.kind,
        opening=row.opening,
        seeks_until=slots.seeks_until(live.dues),
    )


def _named(seat: SeatInfo, people: People, now: float) -> SeatInfo:
    if not seat.person:
        return seat
    person = people[seat.person]
    away = person.vacation_until if person.vacation_until > now else 0.0
    return replace(seat, name=person.name, vacation_until=away, last_act=0, spent=0.0, foretold=0)


def look(live: Live, people: People, book: Book, person: str | None, now: float) -> Look:
    """Return the table as *person* sees it (None: a spectator)."""
    table = info(live, people, now)
    seat = None if person is None else live.seat_of(person)
    if live.runner is None:
        return Look(table, seat)
    asked = live.questions()
    own: tuple[Asked, ...] = ()
    if seat is not None and seat in asked:
        question, version = asked[seat]
        own = (Asked(question, version, *_times(live, seat), book.is_chore(live.row.game, question.ask)),)
    return Look(
        table=table,
        seat=seat,
        view=live.game.view(live.play.state, seat),
        questions=own,
        waiting=tuple(_waiting(live, who, *question) for who, question in asked.items()),
        sealed=live.play.answered,
        can_undo=seat is not None and bool(free_to_undo(live, seat)),
        can_redo=seat is not None and bool(live.row.redo),
        reserve=None if seat is None else _reserve(live, people, live.seats[seat], now),
        is_coached=person is not None and _is_coached(live, people[person]),
        is_new=person is not None and seat is not None and not (live.begun.get(person, 1) or live.seats[seat].last_act),
        guidance=None if live.guide is None or seat is None else live.guide.guidance(live),
        note=live.notes.get(person, "") if person is not None and seat is not None else "",
    )


def free_to_undo(live: Live, seat: Seat) -> tuple[Entry, ...]:
    """Return what *seat* may take back without asking anybody: its last act and what followed by itself."""
    if live.row.status != "running":
        return ()
    own = [entry for entry in live.tail if entry.seat == seat]
    if seat in live.play.answered and own:
        return (own[-1],)
    if live.play.answered:
        return ()
    dropped: list[Entry] = []
    for entry, before in pairwise([*reversed(live.tail), None]):
        assert entry is not None
        if entry.seat != seat or entry.reveals or entry.by == "computer" or entry.version <= live.row.base_at:
            return ()
        dropped.insert(0, entry)
        if not follows(entry, before):
            return tuple(dropped)
    return ()


def follows(entry: Entry, before: Entry | None) -> bool:
    """Return whether *entry* belongs to the act *before* it; an automatic answer of a later moment is an act itself.

    Such an answer was given to a secret question, and is taken back like one that was given by hand.
    """
    if entry.by not in ("forced", "default", "along"):
        return False
    return before is None or before.at == entry.at


def _is_coached(live: Live, person: Person) -> bool:
    """Return whether *person* reads lines for beginners: as they wish, or in their first games of a kind."""
    if live.row.options.get(COACHED_HERE):
        return True
    return person.coaching == "on" or (not person.coaching and live.begun.get(person.id, COACHED) < COACHED)


def _waiting(live: Live, seat: Seat, question: Question, version: int) -> Waiting:
    """Return whom a question waits for; its options only if they depend on nothing hidden."""
    times = _times(live, seat)
    public = None if question.secret else Asked(question, version, *times)
    return Waiting(seat, question.ask, *times, may=live.is_beside(question), public=public)


def _times(live: Live, seat: Seat) -> tuple[float, float | None, bool]:
    due = live.dues.get(slot(seat))
    return (due.since, due.deadline, due.on_reserve) if due else (live.row.changed, None, False)


def _reserve(live: Live, people: People, seat: SeatInfo, now: float) -> float | None:
    if live.row.budget is None or live.row.status != "running":
        return None
    left, due = reserve.left(seat, live.row.budget), live.dues.get(slot(seat.seat))
    if due is None or not due.on_reserve:
        return left
    person = people[seat.person]
    stands = clock.stands(person, now, live.row.paused)
    return max(0.0, left - clock.waking(clock.sleeper(person, live.row.budget), due.since, stands))


def events_of(game: Game[Any], blob: bytes) -> tuple[Event, ...]:
    """Return the events that a line of the log holds."""
    return saved.events(game, blob)


def line(game: Game[Any], entry: Entry, seat: Seat | None, *, is_open: bool) -> LogLine:
    """Return a line of the log as *seat* may read it; *is_open*: the game is over, nothing is hidden any more."""
    events = events_of(game, entry.events)
    if not is_open:
        events = tuple(face for event in events if (face := event.seen_by(seat)) is not None)
    is_own = is_open or (seat is not None and seat == entry.seat)
    by = entry.by if is_own or entry.by not in ("order", "forced", "default", "along") else "human"
    return LogLine(
        version=entry.version,
        at=entry.at,
        kind=entry.kind,
        seat=entry.seat,
        person=entry.person,
        by=by,  # type: ignore[arg-type]
        ask=entry.ask,
        picks=entry.picks if is_own else None,
        events=events,
        undone=entry.undone,
        data=entry.data,
    )


def is_over(row: TableRow) -> bool:
    """Return whether nothing has to be hidden any more."""
    return row.status in OVER


def setup_of(row: TableRow) -> Setup:
    """Return what the game of *row* started from."""
    return msgspec.msgpack.decode(row.setup, type=Setup)


def choices(entries: list[Entry], version: int, since: int = 0) -> list[Choice]:
    """Return the choices made after the line *since* that stood when the log was at *version*."""
    return [
        Choice(entry.seat, entry.picks)
        for entry in entries
        if entry.picks is not None
        and since < entry.version <= version
        and (entry.undone is None or entry.undone > version)
    ]


def course(game: Game[Any], row: TableRow, entries: list[Entry], versions: Collection[int]) -> list[msgspec.Struct]:
    """Return what everybody saw at each of *versions*, in order; what was taken back since is not in it."""
    standing = [entry for entry in entries if entry.picks is not None and entry.undone is None]
    made = {entry.version: Choice(entry.seat, entry.picks or ()) for entry in standing if entry.version > row.base_at}
    runner, seen, left = replayed(game, row, []), [], sorted(made)
    for version in sorted(versions):
        while left and left[0] <= version:
            runner.choose(made[left.pop(0)])
        seen.append(game.view(runner.state, None))
    return seen


def replayed(game: Game[Any], row: TableRow, made: list[Choice]) -> Runner:
    """Return the game of *row* after the choices *made*, played again from its base or its set-up."""
    if row.base:
        runner = Runner(game, saved.load(game, row.base))
    else:
        runner = Runner(game, begin(game, versions.set_up(game, setup_of(row), row.rules_version)))
    for choice in made:
        runner.choose(choice)
    return runner
