"""How well prospects are calibrated: whether those that are given 30 % win 3 times in 10.

Games of computer players are played to their end, and some of their moments judged as an analysis judges them, with
open hands and from what was known to all. A line for each decile says what was promised and what came of it.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from engine import games
from engine.play import Choice, Position, Runner, Setup, begin
from engine.players.levels import answer, levels
from engine.players.prospects import Judge
from engine.players.search import shares
from engine.players.world import World
from engine.rng import Rng
from scripts.arena import bar, turned

MOMENTS, LOOKS = 6, 24  # of a game, and at each
DECILES = 10


class Match(NamedTuple):
    """One game to be played and judged."""

    game: str
    number: int
    levels: tuple[str, ...]


class Judged(NamedTuple):
    """What a seat was promised at one moment, with open hands and from what was known, and its share of the win."""

    open: float
    known: float
    won: float


def judged(match: Match) -> list[Judged]:
    """Play a game, and judge some moments of it."""
    game, thinkers = games[match.game], levels(match.game)
    seats = len(match.levels)
    runner = Runner(game, begin(game, Setup(seats, seed=match.number)))
    rng, passed = Rng.seeded(f"calibration {match.number}"), list[Position]()
    while runner.pending:
        question = runner.pending[0]
        passed.append(runner.position)
        picks = answer(World(game, runner.position, question.seat), thinkers[match.levels[question.seat]], rng)
        runner.choose(Choice(question.seat, picks))
    assert game.advice is not None, "games that ship have advice"
    won, judge = shares(runner, game.advice), Judge(game, rng.words(2))
    found: list[Judged] = []
    rng.shuffle(passed)
    for position in passed:
        known = judge.known(position, LOOKS)
        if known:
            found += map(Judged, judge.laid_open(position, LOOKS), known, won)
        if len(found) == MOMENTS * seats:
            break
    return found


def table(found: Sequence[Judged]) -> Iterator[str]:
    """Yield a line for each decile: how many, promised, and what came of it, for both forms."""
    yield "| promised | open hands | promised | won | known to all | promised | won |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for decile in range(DECILES):
        cells = [f"{decile * 10} to {decile * 10 + 10} %"]
        for promised in ([(each.open, each.won) for each in found], [(each.known, each.won) for each in found]):
            inside = [pair for pair in promised if min(int(pair[0] * DECILES), DECILES - 1) == decile]
            cells.append(str(len(inside)))
            cells += (
                [f"{sum(column) / len(inside):.1%}" for column in zip(*inside, strict=True)] if inside else ["", ""]
            )
        yield f"| {' | '.join(cells)} |"
    yield ""
    yield f"Brier score: {_brier(found, 0):.4f} open, {_brier(found, 1):.4f} known; {_fair(found):.4f} if fair."


def _brier(found: Sequence[Judged], form: int) -> float:
    return sum((each[form] - each.won) ** 2 for each in found) / len(found)


def _fair(found: Sequence[Judged]) -> float:
    fair = sum(each.won for each in found) / len(found)
    return sum((fair - each.won) ** 2 for each in found) / len(found)


def main() -> int:
    """Play and judge; return the exit code."""
    words = parser().parse_args()
    names = tuple((words.levels.split(",") * words.seats)[: words.seats])
    fixtures = [
        Match(words.game, number, turned(names, number)) for number in range(words.first, words.first + words.games)
    ]
    found: list[Judged] = []
    began = time.monotonic()
    with ProcessPoolExecutor(words.workers) as pool:
        for done, each in enumerate(pool.map(judged, fixtures), 1):
            found += each
            bar(done, words.games, began)
    sys.stdout.write(
        "\n".join([f"{words.game}, {words.levels}: {words.games} games, {len(found)} promises", "", *table(found), ""])
    )
    return 0


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    words = argparse.ArgumentParser("scripts/calibration", description=__doc__)
    words.add_argument("game", choices=sorted(games))
    words.add_argument("--seats", type=int, default=4)
    words.add_argument("--levels", default="normal", help="one for each seat, with commas; repeated until all have one")
    words.add_argument("--games", type=int, default=100)
    words.add_argument(
        "--first", type=int, default=500_000, help="number of the first game: none that a judgement was fitted to"
    )
    words.add_argument("--workers", type=int, default=1)
    return words


if __name__ == "__main__":
    sys.exit(main())
