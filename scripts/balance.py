"""How even the kaiju and the seats are: one level of player on all seats, kaiju and the first player drawn at random.

Prints Markdown for docs/balance.md. Games are numbered and seeded: the same command gives the same tables. A data pack
(--pack) in place of our files shows what other numbers would do. Long measurements are kept (--keep), a line for each
game, and go on where they were stopped.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from statistics import NormalDist
from typing import Any

import msgspec

from engine import games, games_with
from engine.play import Choice, Game, Question, Runner, Setup, begin
from engine.players.levels import answer, levels
from engine.players.search import Picks
from engine.players.world import World
from engine.rng import Rng
from scripts.arena import kaiju_of, wilson
from scripts.series import results

#: What a table would have to choose is drawn at random, so that every mix counts.
OPTIONS: dict[str, dict[str, str]] = {"tokyo_clash": {"events": "random"}}
NOBODY = -1
#: What we want every kaiju's share of wins to be within, the fair share being 1.
MARK = (0.80, 1.25)
#: Where each game's state says who acts first.
FIRST = {"total_war": "to_play", "tokyo_clash": "king", "monopoly": "to_play"}


class Match(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: str
    seats: int
    number: int
    pack: str = ""
    level: str = "greedy"

    @property
    def name(self) -> str:
        """How its result is filed."""
        return " ".join([self.game, self.level, self.pack, str(self.seats), str(self.number)])


class Result(msgspec.Struct, frozen=True):
    """Each player's kaiju and share of the win, from the first player on."""

    kaiju: tuple[str, ...]
    shares: tuple[float, ...]


class Rate(msgspec.Struct):
    """How often something won, out of how often it played, and how often it should have."""

    won: float = 0.0
    played: int = 0
    fair: float = 0.0

    def __add__(self, other: Rate) -> Rate:
        return Rate(self.won + other.won, self.played + other.played, self.fair + other.fair)

    def cell(self) -> str:
        """Return the ratio to the fair share, with its 95 % interval."""
        if not self.played:
            return ""
        scale = self.played / self.fair
        low, high = wilson(self.won / self.played, self.played)
        return f"{self.won / self.fair:.2f} ({scale * low:.2f}-{scale * high:.2f})"


@cache
def content(key: str, pack: str) -> Game[Any]:
    """Return the game with the content that is measured."""
    return games_with(Path(pack))[key] if pack else games[key]


def play(match: Match) -> Result:
    """Play one game to its end."""
    game = content(match.game, match.pack)
    table = Setup(match.seats, seed=match.number, options=OPTIONS.get(match.game, {}))
    runner = Runner(game, begin(game, table), track=match.level != "greedy")
    rng, first = Rng.seeded(f"balance {match.number}"), NOBODY
    while runner.pending:
        if first == NOBODY:  # who acts first may be drawn only after the set-up
            first = getattr(runner.state, FIRST[match.game])
        question = runner.pending[0]
        runner.choose(Choice(question.seat, picks(match, runner, question, rng)))
    outcome = game.outcome(runner.state)
    assert outcome is not None
    winners = outcome.places[0]
    order = [(first + step) % match.seats for step in range(match.seats)]
    kaiju = kaiju_of(game, runner.state)
    return Result(
        kaiju=tuple(kaiju[seat] for seat in order),
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in order),
    )


def picks(match: Match, runner: Runner, question: Question, rng: Rng) -> Picks:
    """Return what the level answers; the advice itself reads only what its seat may see, so it needs no door."""
    if match.level == "greedy":
        advice = runner.game.advice  # made with the content that is measured
        assert advice is not None
        return advice.policy(runner.state, question, rng)
    world = World(runner.game, runner.position, question.seat)
    return answer(world, levels(match.game)[match.level], rng)


def tally(results: Iterator[Result]) -> dict[str, Rate]:
    """Return the rates by kaiju, and by place in the order of play ("1" is who acts first)."""
    rates: dict[str, Rate] = {}
    for result in results:
        for place, (kaiju, share) in enumerate(zip(result.kaiju, result.shares, strict=True), 1):
            for name in (kaiju, str(place)):
                rate = rates.setdefault(name, Rate())
                rate.won += share
                rate.played += 1
                rate.fair += 1 / len(result.kaiju)
    return rates


def tables(words: argparse.Namespace) -> Iterator[str]:
    """Yield both tables: a line for each kaiju and for each place in the order, a column for each player count."""
    columns = words.seats or ",".join(str(count) for count in games[words.game].seats)
    numbers = range(words.first, words.first + words.games)
    found: dict[str, dict[str, Rate]] = {}
    with ProcessPoolExecutor(words.workers) as pool:
        for column in columns.split(","):
            counts = player_counts(column)
            matches = [
                Match(words.game, seats, number, words.pack, words.level) for seats in counts for number in numbers
            ]
            found[f"{column} players"] = tally(results(matches, play, Result, pool, words.keep))
            sys.stderr.write(f"{column} players: {len(matches)} games\n")
    if words.game != "monopoly":  # where no kaiju differs from another
        kaiju = {**found, "all": together(found)} if len(found) > 1 else found
        yield from table("kaiju", games[words.game].kaiju, kaiju)
        yield ""
        yield spread([rates[name] for rates in found.values() for name in games[words.game].kaiju if name in rates])
        if len(found) > 1:
            yield steadiness(found, games[words.game].kaiju)
        yield ""
    places = {name for rates in found.values() for name in rates if name.isdigit()}
    yield from table("in order of play", tuple(sorted(places, key=int)), found)


def player_counts(column: str) -> range:
    """Return the player counts that share a column: "4" or "3-4"."""
    first, _, last = column.partition("-")
    return range(int(first), int(last or first) + 1)


def table(head: str, names: tuple[str, ...], found: dict[str, dict[str, Rate]]) -> Iterator[str]:
    """Yield one table of shares of wins, 1.00 being fair."""
    yield f"| {head} | {' | '.join(found)} |"
    yield f"| --- |{' :---: |' * len(found)}"
    for name in names:
        cells = [rates.get(name, Rate()).cell() for rates in found.values()]
        yield f"| {name.replace('_', ' ')} | {' | '.join(cells)} |"


def spread(cells: list[Rate]) -> str:
    """Return how many of *cells* are outside the mark, how many chance would bring, and what is left beyond chance."""
    ratios = [cell.won / cell.fair for cell in cells]
    fair = [NormalDist(1, math.sqrt((1 - cell.fair / cell.played) / cell.fair)) for cell in cells]
    outside = sum(not MARK[0] <= ratio <= MARK[1] for ratio in ratios)
    by_chance = sum(each.cdf(MARK[0]) + 1 - each.cdf(MARK[1]) for each in fair)
    beyond = sum((ratio - 1) ** 2 - each.variance for ratio, each in zip(ratios, fair, strict=True)) / len(cells)
    return (
        f"Outside {MARK[0]:.2f} to {MARK[1]:.2f}: {outside} of {len(cells)} cells, {by_chance:.1f} if all kaiju were "
        f"equal. Beyond chance they differ by {math.sqrt(max(0.0, beyond)):.2f} (standard deviation)."
    )


def steadiness(found: dict[str, dict[str, Rate]], kaiju: tuple[str, ...]) -> str:
    """Return whether a kaiju differs between the player counts by more than chance would bring."""
    whole, squares = together(found), []
    for rates in found.values():
        for name in kaiju:
            if rate := rates.get(name):
                apart = rate.won / rate.fair - whole[name].won / whole[name].fair
                squares.append(apart**2 * rate.fair / (1 - rate.fair / rate.played))
    freedom = len(squares) - sum(name in whole for name in kaiju)
    return f"A kaiju between the player counts: chi-square {sum(squares):.0f}; chance alone would bring {freedom}."


def together(found: dict[str, dict[str, Rate]]) -> dict[str, Rate]:
    """Return the rates of all player counts as one: many games, where each count has few."""
    names = dict.fromkeys(name for rates in found.values() for name in rates)
    return {name: sum((rates.get(name, Rate()) for rates in found.values()), Rate()) for name in names}


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    words = argparse.ArgumentParser("scripts/balance", description=__doc__)
    words.add_argument("game", choices=sorted(FIRST))
    words.add_argument("--games", type=int, default=2000, help="for each player count")
    words.add_argument("--first", type=int, default=0, help="number of the first game")
    words.add_argument(
        "--seats", default="", help="player counts with commas, or 3-4,5-6 for fewer columns; all if not given"
    )
    words.add_argument("--level", choices=tuple(levels("total_war")), default="greedy", help="who plays on every seat")
    words.add_argument("--keep", type=Path, help="a file for the games, to go on from")
    words.add_argument("--pack", default="", help="a directory with files in place of ours")
    words.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return words


if __name__ == "__main__":
    for line in tables(parser().parse_args()):
        sys.stdout.write(f"{line}\n")
