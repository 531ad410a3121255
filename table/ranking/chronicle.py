"""The chronicle: what the log of a finished game says beyond its result: whose seats changed hands, who did which deed.

It is read once, when the game is over, and kept in records; another `RULES` has all of it read again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.deeds import Deed, Finished, tally
from engine.play import Game, Seat
from table.models import Record
from table.people import GUEST, is_somebody
from table.play.looking import events_of
from table.ranking.entering import Turnover
from table.store.changes import DropRecord, Op
from table.store.rows import Entry, Played, Sat

RULES = 1  # of what is read; raise it when a deed changes
DEEDS, TURNOVER = "deeds", "turnover"  # kinds of records
SEATS = 12  # the most that a game has
CROWD = 3  # people beaten at one table
#: Deeds of all games; what is counted for them is in `_common`.
COMMON: Mapping[str, int] = {"debut": 1, "regular": 10, "veteran": 50, "crowd": 1, "returned": 1}


class Done(NamedTuple):
    """What one person did in a game: the *table*, the *game*, when it ended, and how often what."""

    table: int
    game: str
    at: float
    did: dict[str, int]


def records(game: Game[Any] | None, played: Played, server: str, entries: Sequence[Entry]) -> list[Record]:
    """Return what is kept of a game that is over."""
    if any(seat.person.startswith(GUEST) for seat in played.seats):
        return []  # it was not played here
    turnover = turnover_of(played, entries)
    found = _deeds(game, played, turnover, entries)
    kept = [Record(DEEDS, _key(played.table, seat), server, person, data) for seat, person, data in found]
    if any(turnover):
        data = {"left": list(turnover.left), "took": list(turnover.took)}
        kept.append(Record(TURNOVER, _key(played.table), server, data=data))
    return kept


def dropped(table: int, server: str) -> list[Op]:
    """Return how all that is kept of a *table* is dropped."""
    keys = [(DEEDS, _key(table, seat)) for seat in range(SEATS)]
    return [DropRecord(kind, key, server) for kind, key in (*keys, (TURNOVER, _key(table)))]


def _key(table: int, seat: Seat | None = None) -> str:
    return f"{table:010}" if seat is None else f"{table:010}:{seat}"


def turnovers(kept: Iterable[Record]) -> dict[int, Turnover]:
    """Return what records say of seats that changed hands, by table."""
    return {int(each.key): Turnover(tuple(each.data["left"]), tuple(each.data["took"])) for each in kept}


def done(kept: Iterable[Record]) -> list[Done]:
    """Return what records say of somebody's deeds, the oldest first."""
    found = [
        Done(int(each.key.partition(":")[0]), each.data["game"], each.data["at"], each.data["did"]) for each in kept
    ]
    return sorted(found, key=lambda each: (each.at, each.table))


def turnover_of(played: Played, entries: Iterable[Entry]) -> Turnover:
    """Return whose seats changed hands for good: a seat is of whoever sat there first."""
    first, taken = dict[Seat, str](), set[Seat]()
    for entry in entries:
        if entry.kind == "taken":
            taken.add(entry.seat)
        elif entry.person and entry.seat >= 0 and entry.seat not in taken:
            first.setdefault(entry.seat, entry.person)
    people = {seat.seat: seat.person for seat in played.seats if not seat.level}
    left = [person for seat, person in first.items() if seat in people and people[seat] != person]
    took = [seat for seat in sorted(taken) if people.get(seat) and people[seat] != first.get(seat)]
    return Turnover(tuple(left), tuple(took))


def _deeds(
    game: Game[Any] | None, played: Played, turnover: Turnover, entries: Sequence[Entry]
) -> list[tuple[Seat, str, dict[str, Any]]]:
    """Return for each seat who did what there: people who played to the end and had no hint."""
    own = [seat for seat in played.seats if _counts(seat) and seat.seat not in turnover.took]
    people = {seat.person for seat in played.seats if seat.person} | set(turnover.left)
    beaten = {seat.seat: len(people) - 1 for seat in own if seat.seat in played.outcome.places[0] and len(people) > 1}
    counts = _common(own, beaten, is_among_people=len(people) > 1, entries=entries)
    if game is not None:
        standing = [entry for entry in entries if entry.undone is None]
        events = tuple(event for entry in standing for event in events_of(game, entry.events))
        counts |= _of_game(played.game, game.deeds, Finished(events, tuple(beaten)))
    found = []
    for seat in own:
        did = {key: counted[seat.seat] for key, counted in counts.items() if counted.get(seat.seat)}
        found.append((seat.seat, seat.person, {"game": played.game, "at": played.ended, "did": did}))
    return [each for each in found if each[2]["did"]]


def _counts(seat: Sat) -> bool:
    return is_somebody(seat.person) and not (seat.level or seat.away or seat.assisted)


def _common(
    own: Sequence[Sat], beaten: Mapping[Seat, int], *, is_among_people: bool, entries: Sequence[Entry]
) -> dict[str, Mapping[Seat, int]]:
    """Count what can be done in every game."""
    among = tally(seat.seat for seat in own) if is_among_people else {}
    away = {entry.seat for entry in entries if entry.kind == "lapsed" and entry.data.get("away")}
    back = {entry.seat for entry in entries if entry.kind == "back"}
    return {
        **dict.fromkeys(("debut", "regular", "veteran"), among),
        "crowd": tally(seat for seat, people in beaten.items() if people >= CROWD),
        "returned": tally(away & back),
    }


def _of_game(key: str, deeds: Mapping[str, Deed], finished: Finished) -> dict[str, Mapping[Seat, int]]:
    return {f"{key}-{name}": deed.counted(finished) for name, deed in deeds.items()}
