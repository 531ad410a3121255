"""How even the kaiju and the seats are: greedy players everywhere, kaiju and the first player drawn at random.

Prints Markdown for docs/balance.md. Games are numbered and seeded: the same command gives the same tables. A data pack
(--pack) in place of our files shows what other numbers would do.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from engine import games, games_with
from engine.play import Choice, Game, Runner, Setup, begin
from engine.players.levels import ADVICE
from engine.rng import Rng
from scripts.arena import wilson

#: What a table would have to choose is drawn at random, so that every mix counts.
OPTIONS: dict[str, dict[str, str]] = {"tokyo_clash": {"events": "random"}}
#: Where each game's state says who acts first.
FIRST = {"total_war": "to_play", "tokyo_clash": "king"}


class Match(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: str
    seats: int
    number: int
    pack: str


class Result(msgspec.Struct, frozen=True):
    """Each player's kaiju and share of the win, from the first player on."""

    kaiju: tuple[str, ...]
    shares: tuple[float, ...]


class Rate(msgspec.Struct):
    """How often something won, out of how often it played."""

    won: float = 0.0
    played: int = 0

    def cell(self, seats: int) -> str:
        """Return the ratio to the fair share among *seats*, with its 95 % interval."""
        if not self.played:
            return ""
        low, high = wilson(self.won / self.played, self.played)
        return f"{seats * self.won / self.played:.2f} ({seats * low:.2f}-{seats * high:.2f})"


@cache
def content(key: str, pack: str) -> Game[Any]:
    """Return the game with the content that is measured."""
    return games_with(Path(pack))[key] if pack else games[key]


def play(match: Match) -> Result:
    """Play one game to its end; the advice reads only what its seat may see."""
    game, policy = content(match.game, match.pack), ADVICE[match.game].policy
    table = Setup(match.seats, seed=match.number, options=OPTIONS.get(match.game, {}))
    runner = Runner(game, begin(game, table), track=False)
    rng, first = Rng.seeded(f"balance {match.number}"), getattr(runner.state, FIRST[match.game])
    while runner.pending:
        question = runner.pending[0]
        runner.choose(Choice(question.seat, policy(runner.state, question, rng)))
    outcome = game.outcome(runner.state)
    assert outcome is not None
    winners = outcome.places[0]
    order = [(first + step) % match.seats for step in range(match.seats)]
    return Result(
        kaiju=tuple(runner.state.fighters[seat].kaiju for seat in order),
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in order),
    )


def tally(results: Iterator[Result]) -> dict[str, Rate]:
    """Return the rates by kaiju, and by place in the order of play ("1" is who acts first)."""
    rates: dict[str, Rate] = {}
    for result in results:
        for place, (kaiju, share) in enumerate(zip(result.kaiju, result.shares, strict=True), 1):
            for name in (kaiju, str(place)):
                rate = rates.setdefault(name, Rate())
                rate.won += share
                rate.played += 1
    return rates


def tables(words: argparse.Namespace) -> Iterator[str]:
    """Yield both tables: a line for each kaiju and for each place in the order, a column for each player count."""
    counts = [int(count) for count in words.seats.split(",")] if words.seats else list(games[words.game].seats)
    with ProcessPoolExecutor(words.workers) as pool:
        found = {}
        for seats in counts:
            numbers = range(words.first, words.first + words.games)
            matches = [Match(words.game, seats, number, words.pack) for number in numbers]
            found[seats] = tally(pool.map(play, matches, chunksize=16))
            sys.stderr.write(f"{seats} players: {words.games} games\n")
    kaiju = games[words.game].kaiju
    yield from table("kaiju", kaiju, found)
    yield ""
    yield from table("in order of play", tuple(str(place) for place in range(1, max(counts) + 1)), found)


def table(head: str, names: tuple[str, ...], found: dict[int, dict[str, Rate]]) -> Iterator[str]:
    """Yield one table of shares of wins, 1.00 being fair."""
    yield f"| {head} | {' | '.join(f'{seats} players' for seats in found)} |"
    yield f"| --- |{' :---: |' * len(found)}"
    for name in names:
        cells = [rates.get(name, Rate()).cell(seats) for seats, rates in found.items()]
        yield f"| {name.replace('_', ' ')} | {' | '.join(cells)} |"


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    words = argparse.ArgumentParser("scripts/balance", description=__doc__)
    words.add_argument("game", choices=sorted(FIRST))
    words.add_argument("--games", type=int, default=2000, help="for each column")
    words.add_argument("--first", type=int, default=0, help="number of the first game")
    words.add_argument("--seats", default="", help="player counts with commas; all if not given")
    words.add_argument("--pack", default="", help="a directory with files in place of ours")
    words.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return words


if __name__ == "__main__":
    for line in tables(parser().parse_args()):
        sys.stdout.write(f"{line}\n")
