"""``scripts/mutate GAME``: change the rules of a game in hundreds of small ways and see which its tests do not notice.

The mutants are drawn with a seed: the same command tries the same ones, also when the code has changed elsewhere.
Results are kept, a line for each, and a run goes on where it was stopped; --survivors tries those again that survived.
Fails if more than 3 in 100 survive.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from tests.mutation.operators import Mutant, mutants
from tests.mutation.trees import ROOT, Tree, Unsound, Verdict

#: Parts of a game's engine that are no rules: how its computer players think.
NO_RULES = ("advice",)
ALLOWED = 0.03
BAR = 30
Results = dict[str, tuple[Mutant, Verdict]]


def main() -> int:
    """Try the mutants that were asked for; return 0 if few enough survive."""
    asked = parser().parse_args()
    chosen = drawn(asked.game, asked.mutants, asked.seed)
    file: Path = asked.results or ROOT / ".mutants" / f"{asked.game}-{asked.seed}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    results = {key: value for key, value in kept(file).items() if key in {mutant.key for mutant in chosen}}
    owed = [mutant for mutant in chosen if is_owed(results, mutant, again=asked.survivors)]
    with TemporaryDirectory(prefix="mutants-") as folder:
        trees: SimpleQueue[Tree] = SimpleQueue()
        for number in range(asked.jobs):
            trees.put(Tree(Path(folder) / str(number)))
        try:
            try_all(owed, results, trees, asked, file)
        except Unsound as unsound:
            sys.stderr.write(f"The suites fail without any mutant: {unsound}\n")
            return 2
    return report(list(results.values()))


def drawn(game: str, count: int, seed: int) -> list[Mutant]:
    """Return *count* mutants of the rules of *game*, or all of them if *count* is 0."""
    home = ROOT / "engine" / game
    paths = sorted(path.relative_to(ROOT) for path in home.rglob("*.py") if not {*path.parts} & {*NO_RULES})
    found = [mutant for path in paths for mutant in mutants(ROOT, str(path))]
    by_lot = sorted(found, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.key}".encode()).digest())
    return by_lot[:count] if count else by_lot


def is_owed(results: Results, mutant: Mutant, *, again: bool) -> bool:
    """Return whether *mutant* has not been tried, or survived and is to be tried *again*."""
    return mutant.key not in results or (again and not results[mutant.key][1].killed)


def try_all(
    owed: list[Mutant], results: Results, trees: SimpleQueue[Tree], asked: argparse.Namespace, file: Path
) -> None:
    """Judge the mutants that are *owed*, each in a free tree, and keep what comes out."""

    if not owed:
        return
    tree = trees.get()
    seconds = tree.limits(asked.game, asked.seconds)
    trees.put(tree)

    def judged(mutant: Mutant) -> tuple[Mutant, Verdict]:
        tree = trees.get()
        try:
            return mutant, tree.judge(mutant, asked.game, seconds)
        finally:
            trees.put(tree)

    begun = time.monotonic()
    with ThreadPoolExecutor(asked.jobs) as pool, file.open("a", encoding="utf-8") as lines:
        for done, (mutant, verdict) in enumerate(pool.map(judged, owed), 1):
            results[mutant.key] = (mutant, verdict)
            lines.write(json.dumps({"mutant": asdict(mutant), "verdict": asdict(verdict)}) + "\n")
            lines.flush()
            show(done, len(owed), results, time.monotonic() - begun)
    sys.stderr.write("\n")


def show(done: int, count: int, results: Results, seconds: float) -> None:
    """Draw the progress bar."""
    filled = BAR * done // count
    left = seconds / done * (count - done) / 60
    lived = sum(not verdict.killed for _, verdict in results.values())
    bar = "#" * filled + "." * (BAR - filled)
    sys.stderr.write(f"\r[{bar}] {done}/{count}, {lived} survived, {left:.0f} min left ")
    sys.stderr.flush()


def kept(file: Path) -> Results:
    """Return the results in *file*; of several for one mutant the last."""
    found: Results = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        raw = json.loads(line)
        mutant = Mutant(**raw["mutant"])
        found[mutant.key] = (mutant, Verdict(**raw["verdict"]))
    return found


def report(results: list[tuple[Mutant, Verdict]]) -> int:
    """Print the survivors as rows for docs/rules/mutants.md; return 1 if there are too many."""
    lived = [mutant for mutant, verdict in results if not verdict.killed]
    timed = sum(verdict.by == "the time limit" for _, verdict in results)
    share = len(lived) / max(1, len(results))
    print(f"{len(results)} mutants, {len(lived)} survived ({share:.1%}), {timed} ran into the time limit.")
    for mutant in sorted(lived, key=lambda each: (each.path, each.line)):
        print(f"| `{mutant.path}:{mutant.line}` | `{mutant.before}` | `{mutant.after}` | |")
    return int(share > ALLOWED)


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    words = argparse.ArgumentParser("scripts/mutate", description=__doc__)
    words.add_argument("game", choices=sorted(path.name for path in (ROOT / "engine").glob("*/") if _is_game(path)))
    words.add_argument("--mutants", type=int, default=300, help="how many are drawn; 0: all there are (300)")
    words.add_argument("--seed", type=int, default=1, help="which are drawn (1)")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many are tried at once")
    words.add_argument(
        "--seconds",
        type=float,
        default=5.0,
        help="of processor time, beside three times what a suite takes (5)",
    )
    words.add_argument("--results", type=Path, help="where results are kept (.mutants/GAME-SEED.jsonl)")
    words.add_argument("--survivors", action="store_true", help="try those again that survived")
    return words


def _is_game(path: Path) -> bool:
    return (path / "game.py").exists()


if __name__ == "__main__":
    sys.exit(main())
