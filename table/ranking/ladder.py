"""The ladder: the people of a server by their rating in a season; and one person's way on it."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby

import msgspec

from table.people import is_somebody
from table.ranking.rating import PROVISIONAL, Ratings, Step, Strength
from table.ranking.seasons import Quarter

LEAST = 3  # games in a season for one of its titles
BEST = 3  # places that have titles


class Rung(msgspec.Struct, frozen=True):
    """Somebody on the ladder; *place* 0 is none: the rating is provisional. *games* are those of the season."""

    person: str
    rating: int
    spread: int
    games: int
    place: int = 0
    kaiju: str = ""
    name: str = ""

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known of them for a place."""
        return not self.place


class Ladder(msgspec.Struct, frozen=True):
    """Those who were rated in a *season*, the best first, then those without a place; *seasons* are all there are."""

    game: str
    season: Quarter
    rungs: tuple[Rung, ...]
    seasons: tuple[Quarter, ...]

    def best(self) -> tuple[Rung, ...]:
        """Return those who have a title at the end of the season."""
        return tuple(rung for rung in self.rungs if 0 < rung.place <= BEST and rung.games >= LEAST)


class Mark(msgspec.Struct, frozen=True):
    """A point of somebody's curve: when, after which game, the rating, and by how much it may be wrong."""

    at: float
    table: int
    rating: int
    spread: int
    season: str


class Rank(msgspec.Struct, frozen=True):
    """One person's rating in a game: now, their *place* *of* so many, their highest, and the curve so far."""

    person: str
    game: str
    rating: int
    spread: int
    games: int
    place: int
    of: int
    best: int
    curve: tuple[Mark, ...]
    is_hidden: bool = False
    name: str = ""

    @property
    def is_provisional(self) -> bool:
        """Whether too few games are known for a place."""
        return self.games < PROVISIONAL


def ladder(ratings: Ratings, game: str, season: Quarter, now: Quarter, hidden: Collection[str]) -> Ladder:
    """Return the ladder of *season* without those who are *hidden*, nobody and the forgotten."""
    seen = ratings.seasons.get(season, {})
    last = {person: step for person, (step, _) in seen.items() if person not in hidden and is_somebody(person)}
    settled = sorted(
        (person for person, step in last.items() if step.games >= PROVISIONAL), key=lambda each: _merit(last[each])
    )
    rungs, place = list[Rung](), 1
    for _, equals in groupby(settled, lambda each: last[each].strength.rating):
        tied = [_rung(ratings, person, last[person], place) for person in equals]
        rungs += tied
        place += len(tied)
    new = sorted((person for person in last if person not in set(settled)), key=lambda each: _merit(last[each]))
    rungs += [_rung(ratings, person, last[person], 0) for person in new]
    return Ladder(game, season, tuple(rungs), _seasons(ratings, now))


def _merit(step: Step) -> tuple[int, int, float]:
    return (-step.strength.rating, step.strength.spread, step.at)


def _rung(ratings: Ratings, person: str, step: Step, place: int) -> Rung:
    liked = ratings.seasons[step.season][person][1]
    kaiju = max(liked, key=lambda each: liked[each], default="")
    strength = step.strength
    return Rung(person, strength.rating, strength.spread, step.in_season, place, kaiju)


def _seasons(ratings: Ratings, now: Quarter) -> tuple[Quarter, ...]:
    """Return all seasons with games, and the present one, the newest first."""
    return tuple(sorted({*ratings.seasons, now}, reverse=True))


def rank(ratings: Ratings, game: str, person: str, now: Quarter, hidden: Collection[str]) -> Rank:
    """Return the rating of *person*, and their way there."""
    steps = ratings.steps.get(person, [])
    table = ladder(ratings, game, now, now, hidden)
    place = next((rung.place for rung in table.rungs if rung.person == person), 0)
    strength = ratings.now(person, now)
    settled = [step.strength.rating for step in steps if step.games >= PROVISIONAL]
    return Rank(
        person=person,
        game=game,
        rating=strength.rating,
        spread=strength.spread,
        games=len(steps),
        place=place,
        of=sum(not rung.is_provisional for rung in table.rungs),
        best=max(settled, default=0),
        curve=tuple(_mark(step.at, step.table, step.strength, step.season) for step in steps),
        is_hidden=person in hidden,
    )


def _mark(at: float, table: int, strength: Strength, season: Quarter) -> Mark:
    return Mark(at, table, strength.rating, strength.spread, season.key)
