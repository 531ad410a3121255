"""What languages cost: drawing in each against English, and the start with some or all of them present.

``python -m bench.languages [ROUNDS]`` prints Markdown for docs/performance.md. Languages are drawn in turns, so that
whatever else the machine does falls on all of them; CPU time, medians.
"""

from __future__ import annotations

import json
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator

from msgspec.structs import replace

from bench.compare import markdown
from bench.pictures import boards
from data import words as wording
from data.words import FALLBACK, languages
from render.artists import draw
from render.orders import BoardOrder
from render.paint.incremental import render

GAMES = {"total_war": 6, "tokyo_clash": 4, "monopoly": 4}
POSITIONS = 12  # of each game
STARTS = 5


def drawn(order: BoardOrder, language: str) -> float:
    """Return the CPU milliseconds that a board takes in *language*, its description included."""
    began = time.process_time()
    scene, alt = draw(replace(order, locale=language))
    assert render(scene).file
    assert alt.alt
    return (time.process_time() - began) * 1000


def drawing(rounds: int) -> Iterator[tuple[str, ...]]:
    """Yield a row for each language: milliseconds for a board of each game, and the share of English."""
    spoken = (FALLBACK, *(language for language in languages() if language != FALLBACK))
    spent: dict[tuple[str, str], list[float]] = {}
    for key, seats in GAMES.items():
        orders = boards(seats, POSITIONS, key=key)
        for number in range(rounds + 1):
            for order in orders:
                for language in spoken:
                    cost = drawn(order, language)
                    if number:  # the first time fonts and messages are read
                        spent.setdefault((language, key), []).append(cost)
    for language in spoken:
        costs = [statistics.median(spent[language, key]) for key in GAMES]
        english = [statistics.median(spent[FALLBACK, key]) for key in GAMES]
        shares = [f"{cost:.1f} ({cost / plain - 1:+.1%})" for cost, plain in zip(costs, english, strict=True)]
        yield (language, *shares, f"{sum(costs) / sum(english) - 1:+.1%}")


def child(*present: str) -> None:
    """Start as if only the languages *present* were there, and tell what that took."""
    wording.languages = lambda: present  # type: ignore[assignment]
    began = time.process_time()
    from cogs.wire.commands import described  # the languages are offered when it is read

    assert described.LANGUAGES
    wording.wording_hash()  # whether the commands have changed
    spent = time.process_time() - began
    print(json.dumps({"cpu": spent, "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}))


def starting() -> Iterator[tuple[str, ...]]:
    """Yield rows: CPU milliseconds and MiB of a start with English alone and with all languages."""
    for present in ((FALLBACK,), languages()):
        runs = []
        for _ in range(STARTS):
            command = [sys.executable, "-m", "bench.languages", "--child", *present]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            runs.append(json.loads(done.stdout))
        cpu, memory = (statistics.median(run[key] for run in runs) for key in ("cpu", "memory"))
        yield (", ".join(present), f"{cpu * 1000:.0f}", f"{memory:.1f}")


def main() -> None:
    """Print the tables, or be the child that is measured."""
    if sys.argv[1:2] == ["--child"]:
        child(*sys.argv[2:])
        return
    print(markdown(("languages present", "CPU ms", "MiB"), list(starting())), flush=True)
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    print(markdown(("language", *GAMES, "together"), list(drawing(rounds))))


if __name__ == "__main__":
    main()
