"""Players of known strength play: whether the rating finds their order, and whether chances and uncertainty hold.

`python -m scripts.simulate_ratings [--seed 1] [--people 40] [--games 4000]` prints what stands in docs/ratings.md.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import defaultdict
from collections.abc import Sequence

from table.ranking import rating
from table.ranking.entering import Entry
from table.ranking.rating import MU, Ratings, Strength, ranked_entry, rated, win_chances
from table.ranking.seasons import Quarter

BEGIN = 1_767_225_600.0  # 2026-01-01
YEARS = 2
TABLES = (2, 3, 4, 4, 5)  # people at a table
SHARES = 10  # of the calibration table


def people_of(chance: random.Random, count: int, spread: float) -> dict[str, float]:
    """Return *count* people by their strength, in units of the model."""
    return {f"p{number}": chance.gauss(MU, spread) for number in range(count)}


def played(chance: random.Random, true: dict[str, float], games: int) -> list[Entry]:
    """Return *games* among them: who is stronger by the model's own noise comes in first more often."""
    step = YEARS * 365 * 86_400 / games
    return [_game(chance, true, number, BEGIN + number * step) for number in range(games)]


def _game(chance: random.Random, true: dict[str, float], number: int, at: float) -> Entry:
    people = chance.sample(sorted(true), chance.choice(TABLES))
    scale = math.sqrt(len(people)) * rating.BETA
    merit = {each: true[each] - scale * math.log(-math.log(chance.random())) for each in people}
    return ranked_entry(number, at, sorted(people, key=lambda each: -merit[each]))


def order_found(true: dict[str, float], found: dict[str, float]) -> float:
    """Return Spearman's correlation between both orders: 1 if they are the same."""
    ranks = [{each: at for at, each in enumerate(sorted(of, key=lambda each: of[each]))} for of in (true, found)]
    gaps = sum((ranks[0][each] - ranks[1][each]) ** 2 for each in true)
    return 1 - 6 * gaps / (len(true) * (len(true) ** 2 - 1))


def covered(true: dict[str, float], ratings: Ratings, season: Quarter) -> float:
    """Return how many are as strong as their rating says, give or take its uncertainty."""
    inside = [
        abs(ratings.now(each, season).mu - true[each]) <= rating.SPREAD * ratings.now(each, season).sigma
        for each in true
    ]
    return sum(inside) / len(inside)


def calibration(entries: Sequence[Entry], skip: int) -> list[tuple[float, float, int]]:
    """Return for each tenth of chances given to people: the mean chance, how often they came first, how many."""
    found: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for number, (entry, strengths) in enumerate(_before(entries)):
        if number < skip:
            continue
        for given, each in zip(win_chances(strengths), entry.stayed, strict=True):
            found[min(SHARES - 1, int(given * SHARES))].append((given, each.rank == 0))
    rows = ((share, found[share]) for share in sorted(found))
    return [(sum(g for g, _ in each) / len(each), sum(w for _, w in each) / len(each), len(each)) for _, each in rows]


def _before(entries: Sequence[Entry]) -> list[tuple[Entry, list[Strength]]]:
    """Return each game with what was believed of its people before it."""
    ratings, told = Ratings({}, [], {}), []
    for entry in entries:
        season = Quarter.at(entry.ended)
        told.append((entry, [ratings.now(each.person, season) for each in entry.stayed]))
        rating.note(ratings, entry)
    return told


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--games", type=int, default=4_000)
    given = parser.parse_args()
    chance = random.Random(given.seed)
    true = people_of(chance, given.people, 5.0)
    entries = played(chance, true, given.games)
    for part in (20, 5, 1):
        some = entries[: len(entries) // part]
        ratings, season = rated(some), Quarter.at(some[-1].ended)
        now = {each: ratings.now(each, season) for each in true}
        order = order_found(true, {each: strength.mu for each, strength in now.items()})
        each_played = sum(len(entry.stayed) for entry in some) / len(true)
        spread = sum(strength.spread for strength in now.values()) / len(now)
        inside = covered(true, ratings, season)
        print(f"{len(some):6} games, {each_played:4.0f} each: order {order:.3f}, inside {inside:.0%}, ± {spread:.0f}")
    print("chance given | came first | times")
    for mean, won, count in calibration(entries, given.games // 5):
        print(f"{mean:12.1%} | {won:10.1%} | {count}")


if __name__ == "__main__":
    main()
