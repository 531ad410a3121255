"""Tournaments between computer players, in parallel: who wins how often, by level, by kaiju, by seat.

Every deal is played once from each seat: the seats turn and the deal stays, so that luck evens out. Games are
numbered and seeded: the same command gives the same table, unless a level thinks by the clock (--clock).
"""

import argparse
import math
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec
from msgspec.structs import replace

from engine import games
from engine.play import Choice, Game, Runner, Setup, begin
from engine.players.levels import answer, levels
from engine.players.world import World
from engine.rng import Rng


class Match(msgspec.Struct, frozen=True):
    """One game to be played: the levels in seat order, and the set-up."""

    game: str
    number: int
    levels: tuple[str, ...]
    options: dict[str, Any] = {}
    by_clock: bool = False
    iterations: dict[str, int] = {}  # of levels that shall think less, or more


class Result(msgspec.Struct, frozen=True):
    """How it went: each seat's level, kaiju and share of the win, the choices made, the longest thought."""

    levels: tuple[str, ...]
    kaiju: tuple[str, ...]
    shares: tuple[float, ...]
    choices: int
    slowest: float


def play(match: Match) -> Result:
    """Play one game to its end."""
    game = games[match.game]
    thinkers = {
        name: replace(level, iterations=match.iterations.get(name, level.iterations))
        for name, level in levels(match.game).items()
    }
    clock = time.monotonic if match.by_clock else None
    runner = Runner(
        game, begin(game, Setup(len(match.levels), seed=match.number // len(match.levels), options=match.options))
    )
    rng, choices, slowest = Rng.seeded(f"arena {match.number}"), 0, 0.0
    while runner.pending:
        question = runner.pending[0]
        began = time.perf_counter()
        world = World(game, runner.position, question.seat)
        picks = answer(world, thinkers[match.levels[question.seat]], rng, clock)
        slowest = max(slowest, time.perf_counter() - began)
        runner.choose(Choice(question.seat, picks))
        choices += 1
    outcome = game.outcome(runner.state)
    assert outcome is not None
    winners = outcome.places[0]
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(match.levels)))
    return Result(match.levels, kaiju_of(game, runner.state), shares, choices, slowest)


def kaiju_of(game: Game[Any], state: Any) -> tuple[str, ...]:
    """Return which kaiju sits on which seat."""
    view: Any = game.view(state, None)
    fighters = view.fighters if hasattr(view, "fighters") else view.kaiju
    return tuple(each.kaiju for each in fighters)


def fixtures(words: argparse.Namespace) -> Iterator[Match]:
    """Yield the games of the tournament, the seats turning."""
    names = words.levels.split(",")
    names = (names * words.seats)[: words.seats]
    options = {key: _value(text) for key, text in (pair.split("=", 1) for pair in words.option)}
    iterations = {name: int(count) for name, count in (pair.split("=", 1) for pair in words.iterations)}
    for number in range(words.first, words.first + words.games):
        yield Match(words.game, number, turned(names, number), options, words.clock, iterations)


def turned(names: Sequence[str], number: int) -> tuple[str, ...]:
    """Return *names* as they sit in game *number*."""
    turn = number % len(names)
    return (*names[turn:], *names[:turn])


def _value(text: str) -> str | int | bool:
    return {"true": True, "false": False}.get(text.lower(), int(text) if text.isdigit() else text)


class Tally:
    """Shares of wins by name, against the share that chance would give."""

    def __init__(self) -> None:
        self.won: Counter[str] = Counter()
        self.fair: Counter[str] = Counter()
        self.games: Counter[str] = Counter()

    def add(self, names: tuple[str, ...], shares: tuple[float, ...]) -> None:
        """Count one game."""
        for name in set(names):
            mine = [share for other, share in zip(names, shares, strict=True) if other == name]
            self.won[name] += sum(mine)  # type: ignore[assignment]
            self.fair[name] += len(mine) / len(names)  # type: ignore[assignment]
            self.games[name] += 1

    def rows(self) -> Iterator[str]:
        """Yield a line for each name: wins with a 95 % interval (Wilson), and the ratio to the fair share."""
        yield "| who | games | wins | 95 % | of the fair share |"
        yield "| --- | ---: | ---: | :---: | ---: |"
        for name in sorted(self.games, key=lambda name: (-self.won[name] / self.fair[name], name)):
            count, rate = self.games[name], self.won[name] / self.games[name]
            low, high = wilson(rate, count)
            ratio = self.won[name] / self.fair[name]
            yield f"| {name} | {count} | {rate:.1%} | {low:.1%} to {high:.1%} | {ratio:.2f} |"


def wilson(rate: float, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a *rate* seen in *count* games."""
    z = 1.96
    middle = rate + z * z / (2 * count)
    spread = z * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def bar(done: int, total: int, began: float) -> None:
    """Draw the progress on the error stream."""
    if sys.stderr.isatty():
        width = 30 * done // total
        left = (time.monotonic() - began) / done * (total - done)
        sys.stderr.write(f"\r[{'#' * width}{'.' * (30 - width)}] {done}/{total}, {left:.0f} s left ")


def main() -> int:
    """Run the tournament; return the exit code."""
    words = parser().parse_args()
    known = levels(words.game)
    strange = [name for name in words.levels.split(",") if name not in known]
    if strange or words.seats not in games[words.game].seats:
        sys.stderr.write(f"Levels are {', '.join(known)}; seats {list(games[words.game].seats)}.\n")
        return 2
    by_level, by_kaiju, by_seat, choices, slowest = Tally(), Tally(), Tally(), 0, 0.0
    began = time.monotonic()
    with ProcessPoolExecutor(words.workers) as pool:
        for done, result in enumerate(pool.map(play, list(fixtures(words)), chunksize=words.chunk), 1):
            by_level.add(result.levels, result.shares)
            by_kaiju.add(result.kaiju, result.shares)
            by_seat.add(tuple(f"seat {seat}" for seat in range(words.seats)), result.shares)
            choices += result.choices
            slowest = max(slowest, result.slowest)
            bar(done, words.games, began)
    tallies = {"level": by_level, "kaiju": by_kaiju, "seat": by_seat}
    for name in words.by.split(","):
        sys.stdout.write("\n".join(["", *tallies[name].rows(), ""]))
    per_game = choices / words.games
    sys.stdout.write(f"\n{words.games} games, {per_game:.0f} choices a game, longest thought {slowest:.2f} s.\n")
    return 0


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    words = argparse.ArgumentParser("scripts/arena", description=__doc__)
    words.add_argument("game", choices=sorted(games))
    words.add_argument("--seats", type=int, default=4)
    words.add_argument("--levels", default="easy", help="one for each seat, with commas; repeated until all have one")
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--first", type=int, default=0, help="number of the first game")
    words.add_argument(
        "--iterations", action="append", default=[], metavar="LEVEL=N", help="instead of the level's own"
    )
    words.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    words.add_argument("--by", default="level", help="level, kaiju, seat; several with commas")
    words.add_argument("--clock", action="store_true", help="let levels think by the clock too")
    words.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    words.add_argument("--chunk", type=int, default=4)
    return words


if __name__ == "__main__":
    sys.exit(main())
