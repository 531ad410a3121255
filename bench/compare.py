"""Programs run in turns on one core, and their rates as Markdown tables."""

import os
import statistics
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bench.measure import Measure, read_report
from bench.peers.homes import PEERS, ROOT, NoHome, settle

#: What we count, and what the peers call the same: one answer of one player, one try of a search.
UNITS = {"decisions": ("ticks", "steps", "moves"), "looks": ("playouts",)}


@dataclass(frozen=True)
class Program:
    """Something that measures itself when run."""

    command: Sequence[str]
    environment: dict[str, str]


@dataclass(frozen=True)
class Rate:
    """The median over all rounds."""

    what: str
    unit: str
    per_second: float


OURS = Program([sys.executable, "-m", "bench.engine"], dict(os.environ))


def peer_programs() -> tuple[list[Program], list[str]]:
    """Return the peers that can run here, and why the others cannot."""
    programs, missing = [], []
    for peer in PEERS:
        try:
            settle(peer)
            programs.append(Program(peer.command, peer.environment))
        except NoHome as reason:
            missing.append(f"{peer.name} could not be set up: {reason}")
    return programs, missing


def stay_on_one_core() -> None:
    """Keep this process and all it starts on one core, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def run(programs: Sequence[Program], seconds: float, rounds: int) -> list[Rate]:
    """Run the *programs* in turns, so that a slow spell of the machine hits all alike."""
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for number in range(1, rounds + 1):
        for program in programs:
            print(f"Round {number} of {rounds}: {' '.join(program.command[-2:])}", file=sys.stderr)
            for one in measured(program, seconds):
                found[one.what, one.unit].append(one.rate)
    return [Rate(what, unit, statistics.median(rates)) for (what, unit), rates in found.items()]


def measured(program: Program, seconds: float) -> list[Measure]:
    """Run *program* once."""
    command = [*program.command, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=program.environment, check=True, stdout=subprocess.PIPE, text=True)
    return read_report(done.stdout)


def rates_table(rates: Iterable[Rate]) -> str:
    """Return what every program does in a second, and what one unit costs."""
    rows = [(rate.what, rate.unit, f"{rate.per_second:,.0f}", f"{1e6 / rate.per_second:,.1f}") for rate in rates]
    return markdown(("what", "unit", "per second", "µs each"), rows)


def ratios_table(rates: Sequence[Rate], unit: str = "decisions") -> str:
    """Return how many times as many of a *unit* each of our games does in a second as each peer."""
    others = [rate for rate in rates if rate.unit in UNITS[unit]]
    rows = [
        (rate.what, *(f"{rate.per_second / other.per_second:.1f} x" for other in others))
        for rate in rates
        if rate.unit == unit
    ]
    return markdown((f"{unit}/s against", *(other.what for other in others)), rows)


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table: names to the left, numbers to the right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
