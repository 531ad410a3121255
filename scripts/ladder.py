"""The ladder of computer players: each level against those below, in every game, beside what we want of it.

Every game played is kept as a line of a file, so that a long measurement can be stopped and goes on where it was. The
same games give the same table.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from scripts.arena import Match, Tally, bar, play, turned, wilson


class Rung(msgspec.Struct, frozen=True):
    """A comparison: who sits at the table, whose wins count, how many there should be, and how hard *hard* thinks."""

    game: str
    levels: tuple[str, ...]
    wanted: float
    iterations: dict[str, int] = {}

    @property
    def name(self) -> str:
        """How its games are filed."""
        return " ".join([self.game, *self.levels, *(f"{level}={count}" for level, count in self.iterations.items())])

    @property
    def rivals(self) -> str:
        """Who meets whom, in words."""
        mine = self.levels.count(self.levels[0])
        others = len(self.levels) - mine
        return f"{_count(mine, self.levels[0])} against {_count(others, self.levels[1])}"


def _count(number: int, level: str) -> str:
    return f"*{level}*" if number == 1 else f"{number} *{level}*"


#: Total War has no table of two: two of a level meet two of the other there.
RUNGS = (
    *(Rung(game, ("normal", "random"), 0.95) for game in ("tokyo_clash", "monopoly")),
    *(Rung(game, ("normal", "random", "random", "random"), 0.75) for game in ("total_war", "tokyo_clash", "monopoly")),
    Rung("total_war", ("normal", "easy", "normal", "easy"), 0.7),
    *(Rung(game, ("normal", "easy"), 0.7) for game in ("tokyo_clash", "monopoly")),
    Rung("total_war", ("hard", "normal", "hard", "normal"), 0.6, {"hard": 500}),
    *(Rung(game, ("hard", "normal"), 0.6, {"hard": 160}) for game in ("tokyo_clash", "monopoly")),
)


def matches(rung: Rung, first: int, games: int) -> list[Match]:
    """Return the games of *rung* from number *first* on."""
    return [
        Match(rung.game, number, turned(rung.levels, number), iterations=rung.iterations)
        for number in range(first, first + games)
    ]


def rows(file: Path) -> Iterator[str]:
    """Yield the table of all games in *file*."""
    yield "| game | who | games | wins | 95 % | of the fair share | goal |"
    yield "| --- | --- | ---: | ---: | :---: | ---: | ---: |"
    played = kept(file)
    for rung in RUNGS:
        tally = Tally()
        for levels, shares in played.get(rung.name, ()):
            tally.add(tuple(levels), tuple(shares))
        mine = rung.levels[0]
        if count := tally.games[mine]:
            rate = tally.won[mine] / count
            low, high = wilson(rate, count)
            ratio = tally.won[mine] / tally.fair[mine]
            spread = f"{low:.1%} to {high:.1%}"
            facts = (rung.game, rung.rivals, str(count), f"{rate:.1%}", spread, f"{ratio:.2f}", f"{rung.wanted:.0%}")
            yield f"| {' | '.join(facts)} |"


def kept(file: Path) -> dict[str, list[tuple[list[str], list[float]]]]:
    """Return the games in *file* by rung: the levels in seat order, and each seat's share of the win."""
    found: dict[str, list[tuple[list[str], list[float]]]] = {}
    for line in file.read_text().splitlines() if file.exists() else ():
        name, levels, shares = json.loads(line)
        found.setdefault(name, []).append((levels, shares))
    return found


def climb(file: Path, games: int, workers: int, rungs: Sequence[Rung]) -> None:
    """Play until there are *games* of each of *rungs* in *file*, a few of each in turn."""
    began = time.monotonic()
    before = {name: len(played) for name, played in kept(file).items()}
    owed = [(rung, each) for rung in rungs for each in matches(rung, before.get(rung.name, 0), games)]
    owed = [(rung, match) for rung, match in owed if match.number < games]
    owed.sort(key=lambda pair: pair[1].number // 4)
    with ProcessPoolExecutor(workers) as pool, file.open("a") as lines:
        results = pool.map(play, [match for _, match in owed])
        for done, ((rung, _), result) in enumerate(zip(owed, results, strict=True), 1):
            lines.write(json.dumps([rung.name, result.levels, result.shares]) + "\n")
            lines.flush()
            bar(done, len(owed), began)


def main() -> int:
    """Play and print; return the exit code."""
    words = argparse.ArgumentParser("scripts/arena ladder", description=__doc__)
    words.add_argument("--games", type=int, default=40, help="of each comparison, all in all")
    words.add_argument("--keep", type=Path, default=Path("ladder.jsonl"), help="where the games are kept")
    words.add_argument("--only", default="", help="play only the comparisons whose name has this in it")
    words.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = words.parse_args()
    climb(asked.keep, asked.games, asked.workers, [rung for rung in RUNGS if asked.only in rung.name])
    sys.stdout.write("\n".join([*rows(asked.keep), ""]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
