"""A week on a server: which games began and ended, whose win was the least expected, which game was the best."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec

from table.people import GUEST, is_somebody
from table.ranking.rating import Bout
from table.store.rows import Played


class Upset(msgspec.Struct, frozen=True):
    """A win that was not expected: of whom, at which table, and what *chance* they had."""

    person: str
    game: str
    table: int
    chance: float
    name: str = ""


class Ended(msgspec.Struct, frozen=True):
    """A game that ended: which, and who came first in it, people only; *people* played it."""

    table: int
    game: str
    winners: tuple[str, ...]
    people: int
    names: tuple[str, ...] = ()


class Week(msgspec.Struct, frozen=True):
    """What is told of a week: how many games began, which ended, the upset and the table of the best game, if any."""

    begun: int
    ended: tuple[Ended, ...]
    upset: Upset | None = None
    best: Ended | None = None


def ended(games: Iterable[Played], hidden: Collection[str]) -> tuple[Ended, ...]:
    """Return the *games* as they are told; who is *hidden* is not named."""
    return tuple(_told(game, hidden) for game in games if not _is_foreign(game))


def _is_foreign(game: Played) -> bool:
    return any(seat.person.startswith(GUEST) for seat in game.seats)


def _told(game: Played, hidden: Collection[str]) -> Ended:
    first = game.outcome.places[0] if game.outcome.places else ()
    people = [seat for seat in game.seats if seat.person and not seat.level]
    winners = [seat.person for seat in people if seat.seat in first and not seat.away]
    shown = tuple(person for person in winners if is_somebody(person) and person not in hidden)
    return Ended(game.table, game.game, shown, len(people))


def upset(bouts: Sequence[tuple[str, Bout]], hidden: Collection[str]) -> Upset | None:
    """Return the least expected win among *bouts*, each with its game: one below the chance of equals."""
    found = [
        (game, bout)
        for game, bout in bouts
        if is_somebody(bout.winner) and bout.winner not in hidden and bout.chance < 1 / (1 + len(bout.beaten))
    ]
    if not found:
        return None
    game, bout = min(found, key=lambda each: (each[1].chance * (1 + len(each[1].beaten)), each[1].at))
    return Upset(bout.winner, game, bout.table, bout.chance)


def best(games: Sequence[Played]) -> Played | None:
    """Return the game among people that ended closest: the least between the first two, measured by the first."""
    among = [game for game in games if not _is_foreign(game) and sum(not seat.level for seat in game.seats) > 1]
    return min(among, key=lambda game: (_gap(game), -len(game.seats), game.ended), default=None)


def _gap(game: Played) -> float:
    scores = sorted(game.outcome.scores, reverse=True)
    if len(scores) < 2 or len(game.outcome.places[0]) > 1:
        return 0.0
    return abs(scores[0] - scores[1]) / max(1, abs(scores[0]))
