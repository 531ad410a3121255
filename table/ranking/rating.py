"""Rating: how strong people are by the games they finished, with OpenSkill's Plackett-Luce model (docs/ratings.md)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from table.ranking.entering import Entrant, Entry
from table.ranking.seasons import Quarter

MU, SIGMA, BETA, TAU = 25.0, 25.0 / 3, 25.0 / 6, 25.0 / 300
START, SCALE = 1000, 30  # points that a newcomer has, and that one of the model's units is worth
SPREAD = 2.0  # standard deviations: the true strength is within them 19 times out of 20
PROVISIONAL = 5  # games after which a rating is no longer provisional
KEEPS = 0.9  # of the distance to the mean, with a new season
WIDENS = 25.0 / 25  # by which the uncertainty grows with it
MODEL = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU)


class Strength(NamedTuple):
    """What is believed of somebody's strength: its mean and its standard deviation, in the units of the model."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def rating(self) -> int:
        """The rating, as people read it."""
        return round(START + SCALE * (self.mu - MU))

    @property
    def spread(self) -> int:
        """By how many points it may be wrong."""
        return round(SPREAD * SCALE * self.sigma)

    def after_seasons(self, count: int) -> Strength:
        """Return it after *count* soft resets: nearer to the mean, and less certain."""
        mu, sigma = self
        for _ in range(min(count, 40)):
            mu, sigma = MU + KEEPS * (mu - MU), min(SIGMA, math.hypot(sigma, WIDENS))
        return Strength(mu, sigma)


class Step(NamedTuple):
    """Somebody's strength after a game: which *table*, *at* which time, how many *games* so far and *in_season*."""

    table: int
    at: float
    strength: Strength
    games: int
    season: Quarter
    in_season: int


class Bout(NamedTuple):
    """A game in hindsight: who came first alone, and the *chance* they had of it before; who was beaten."""

    table: int
    at: float
    winner: str
    chance: float
    beaten: tuple[str, ...]


class Ratings(NamedTuple):
    """The steps of everybody, the oldest first, the games that somebody won alone, and what each season has seen.

    *seasons* has for each person the last step there and how often they played which kaiju.
    """

    steps: dict[str, list[Step]]
    bouts: list[Bout]
    seasons: dict[Quarter, dict[str, tuple[Step, Counter[str]]]]

    def now(self, person: str, season: Quarter) -> Strength:
        """Return the strength of *person* as *season* stands or ended, with the resets since their last game."""
        last = self.last(person, season)
        return last.strength.after_seasons(season.ordinal - last.season.ordinal) if last else Strength()

    def last(self, person: str, season: Quarter) -> Step | None:
        """Return the last step of *person* up to the end of *season*."""
        end = season.end
        return next((step for step in reversed(self.steps.get(person, [])) if step.at < end), None)


def rated(entries: Iterable[Entry]) -> Ratings:
    """Return the ratings after *entries*, the oldest first."""
    ratings = Ratings({}, [], {})
    for entry in entries:
        note(ratings, entry)
    return ratings


def note(ratings: Ratings, entry: Entry) -> None:
    """Rate one game. Who stayed is rated by those who stayed; who deserted by all, and for nobody else's gain."""
    season = Quarter.at(entry.ended)
    people = [each.person for each in entry.stayed]
    before = {person: ratings.now(person, season) for person in (*people, *entry.deserted)}
    if bout := _bout(entry, before):
        ratings.bouts.append(bout)
    after = dict[str, Strength]()
    if len(people) > 1:
        found = _after([before[each] for each in people], [each.rank for each in entry.stayed])
        after |= {each.person: new for each, new in zip(entry.stayed, found, strict=True) if each.is_rated}
    for person in entry.deserted if people else ():
        ranks = [*(each.rank for each in entry.stayed), entry.stayed[-1].rank + 1]
        after[person] = _after([*(before[each] for each in people), before[person]], ranks)[-1]
    for person, strength in after.items():
        steps = ratings.steps.setdefault(person, [])
        last = steps[-1] if steps else None
        in_season = 1 + (last.in_season if last and last.season == season else 0)
        kaiju = next((each.kaiju for each in entry.stayed if each.person == person), "")
        step = Step(entry.table, entry.ended, strength, len(steps) + 1, season, in_season)
        steps.append(step)
        seen = ratings.seasons.setdefault(season, {})
        liked = seen[person][1] if person in seen else Counter[str]()
        liked.update([kaiju] if kaiju else [])
        seen[person] = (step, liked)


def _after(before: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """Return the strengths after a game that ended with *ranks*."""
    teams = [[PlackettLuceRating(*each)] for each in before]
    return [Strength(each.mu, each.sigma) for (each,) in MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]


def _bout(entry: Entry, before: dict[str, Strength]) -> Bout | None:
    first = [each for each in entry.stayed if each.rank == entry.stayed[0].rank]
    if len(first) != 1 or len(entry.stayed) < 2 or not first[0].is_rated:
        return None
    chances = win_chances([before[each.person] for each in entry.stayed])
    beaten = tuple(each.person for each in entry.stayed[1:])
    return Bout(entry.table, entry.ended, first[0].person, chances[0], beaten)


def win_chances(strengths: Sequence[Strength]) -> list[float]:
    """Return the chance of each to come first, by the model that the ratings are made with."""
    scale = math.sqrt(sum(each.sigma**2 + BETA**2 for each in strengths))
    weights = [math.exp((each.mu - MU) / scale) for each in strengths]
    return [weight / sum(weights) for weight in weights]


def ranked_entry(table: int, ended: float, people: Sequence[str]) -> Entry:
    """Return a game in which *people* came in one after the other; for simulations."""
    return Entry(table, ended, tuple(Entrant(person, rank, True) for rank, person in enumerate(people)))
