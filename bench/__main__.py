"""``scripts/bench <suite>``: measure; print Markdown for docs/performance.md."""

import argparse
import asyncio
import platform
from collections.abc import Callable

from bench import budget, clicks, cluster, compare, crowding, interactions, shares
from bench.films import compare_films
from bench.peers.homes import PEERS
from bench.pictures import compare_pictures

SUITES = {
    "engine": "our games alone",
    "peers": "catanatron, rlcard and boardgame.io alone",
    "all": "both in turns, with ratios",
    "interactions": "commands through the bot and the local Discord, --seconds for each level of load",
    "clicks": "answers at --tables tables through the bot, all at once, then at --rate for --seconds",
    "crowding": "what others wait while somebody asks for lists, statistics, hints and autocompletions in waves",
    "budget": "simulated: how long people wait for calls and panels with 25,000 tables and 50 requests a second",
    "cluster": "acts and clicks on SQLite and on PostgreSQL with 1 and 2 workers; taking over a dead worker's shards;"
    " with --share acts alone, of workers with that part of a core",
    "films": "whole games as GIFs, and the same pictures through imageio's and matplotlib's writers",
    "pictures": "boards and hands against python-chess's SVG board with CairoSVG",
}


def _alone(asked: argparse.Namespace) -> Callable[[], None] | None:
    """Return what runs a suite that compares nothing."""
    suites: dict[str, Callable[[], None]] = {
        "interactions": lambda: asyncio.run(interactions.run(asked.seconds)),
        "clicks": lambda: asyncio.run(clicks.run(asked.tables, asked.rounds, asked.seconds, asked.rate)),
        "crowding": lambda: asyncio.run(crowding.run()),
        "budget": budget.run,
        "cluster": lambda: asyncio.run(
            shares.run(asked.share, asked.seconds)
            if asked.share
            else cluster.run(asked.tables, asked.rounds, asked.seconds, asked.rate)
        ),
        "films": lambda: compare_films(asked.seconds, asked.rounds),
        "pictures": lambda: compare_pictures(asked.seconds, asked.rounds),
    }
    return suites.get(asked.suite)


def main() -> None:
    """Run the suite that was asked for."""
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument("suite", choices=SUITES, help="; ".join(f"{key}: {text}" for key, text in SUITES.items()))
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each measure (2)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds to take the median of, or bursts of clicks (3)")
    parser.add_argument("--tables", type=int, default=256, help="tables that are played at, for clicks (256)")
    parser.add_argument("--rate", type=float, default=50.0, help="clicks a second, for clicks (50)")
    parser.add_argument("--share", type=float, help="part of a core for each of 1, 2 and 3 workers, for cluster")
    asked = parser.parse_args()
    if alone := _alone(asked):
        alone()
        return
    peers, missing = compare.peer_programs() if asked.suite != "engine" else ([], [])
    ours = [compare.OURS] if asked.suite != "peers" else []
    compare.stay_on_one_core()
    rates = compare.run([*ours, *peers], asked.seconds, asked.rounds)
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, CPU time,", end=" ")
    print(f"median of {asked.rounds} rounds of {asked.seconds:g} s.\n")
    print(compare.rates_table(rates))
    if peers:
        print(f"\nPeers: {', '.join(peer.pins[0] for peer in PEERS)}.")
    if ours and peers:
        for unit in compare.UNITS:
            print("\n" + compare.ratios_table(rates, unit))
    for reason in missing:
        print(f"\n{reason}")


if __name__ == "__main__":
    main()
