"""Who is rated for a game, and in which order: people alone, and those who did not play to the end apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.play import Seat
from table.people import GUEST
from table.store.rows import Played, Sat


class Turnover(NamedTuple):
    """Whose seats changed hands in a game: who has *left* which seat for good, and which seats somebody *took*."""

    left: tuple[str, ...] = ()
    took: tuple[Seat, ...] = ()


class Entrant(NamedTuple):
    """Somebody who is compared with others: their *rank*, equals share it; one who is not *rated* only stands there."""

    person: str
    rank: int
    is_rated: bool
    kaiju: str = ""


class Entry(NamedTuple):
    """A game as it is rated: who *stayed* to the end, the best first, and who has *deserted*, each behind them all."""

    table: int
    ended: float
    stayed: tuple[Entrant, ...]
    deserted: tuple[str, ...] = ()


NOTHING = Turnover()


def entered(game: Played, turnovers: Mapping[int, Turnover]) -> Entry | None:
    """Return *game* as it is rated; None if fewer than two people began it, or it came in as a file."""
    people = [seat for seat in game.seats if seat.person and not seat.level]
    if any(seat.person.startswith(GUEST) for seat in people):
        return None
    changed = turnovers.get(game.table, NOTHING)
    own = [seat for seat in people if seat.seat not in changed.took]  # a substitute's game is not all their own
    there = {seat.person for seat in own if not seat.away}
    away = [seat.person for seat in own if seat.away]
    deserted = tuple(dict.fromkeys(each for each in (*away, *changed.left) if each not in there))
    if len(there) + len(deserted) < 2:
        return None
    stayed = sorted((_entrant(game, seat) for seat in own if not seat.away), key=lambda each: each.rank)
    return Entry(game.table, game.ended, tuple(stayed), deserted)


def _entrant(game: Played, seat: Sat) -> Entrant:
    rank = next(at for at, place in enumerate(game.outcome.places) if seat.seat in place)
    return Entrant(seat.person, rank, not seat.assisted, seat.kaiju)
