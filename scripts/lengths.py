"""How long games of Monopoly last, how much they ask of people, and who wins: by players, seats and options.

Prints Markdown for docs/balance.md. Games are numbered and seeded: the same command gives the same tables. Long
measurements are kept (--keep), a line for each game, and go on where they were stopped.
"""

import argparse
import math
import os
import statistics
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from engine import games
from engine.play import Choice, Pick, Runner, Setup, begin
from engine.players import Player, random_player
from engine.players.levels import answer, levels
from engine.players.world import World
from engine.rng import Rng
from scripts.arena import wilson
from scripts.series import results
from tests.engine.monopoly.tempers import greedy, turtle

PLAYERS: dict[str, Player] = {"random": random_player, "greedy": greedy, "turtle": turtle}
LONG = 60  # turns of each player
MOST = 20_000  # answers after which a game is taken for one without an end
UNENDED = "unended"
GAME = games["monopoly"]


class Match(msgspec.Struct, frozen=True):
    """One game to be played, with the same player on all seats."""

    player: str
    preset: str
    seats: int
    seed: int
    options: tuple[tuple[str, str | int | bool], ...] = ()

    @property
    def name(self) -> str:
        """How its result is filed."""
        return " ".join(
            [self.player, self.preset, str(self.seats), str(self.seed), *(f"{k}={v}" for k, v in self.options)]
        )


class Length(msgspec.Struct, frozen=True):
    """One game: turns of each player, questions people were waited for, how it ended, the winners' places in turn."""

    turns: float
    asked: int
    reason: str
    winners: tuple[int, ...]


def play(match: Match) -> Length:
    """Play one game; after so many answers it is left as it is."""
    is_level = match.player not in PLAYERS
    preset = next(each for each in GAME.presets if each.key == match.preset)
    table = Setup(match.seats, match.seed, options={**preset.options, **dict(match.options)})
    runner = Runner(GAME, begin(GAME, table), track=is_level)
    rng, asked, made = Rng.seeded(f"lengths {match.seed}"), 0, 0
    while runner.pending and made < MOST:
        question = runner.pending[0]
        asked += question.waits and not question.is_forced
        made += 1
        picks = _thought(match.player, runner, rng) if is_level else _picked(PLAYERS[match.player], runner, rng)
        runner.choose(Choice(question.seat, picks))
    outcome = GAME.outcome(runner.state)
    if outcome is None:
        return Length(runner.state.turns / match.seats, asked, UNENDED, ())
    winners = tuple((seat - runner.state.starter) % match.seats for seat in outcome.places[0])
    return Length(runner.state.turns / match.seats, asked, outcome.reason, winners)


def _picked(player: Player, runner: Runner, rng: Rng) -> tuple[Pick, ...]:
    question = runner.pending[0]
    view = None if player is random_player else GAME.view(runner.state, question.seat)
    return player(view, question, rng)


def _thought(name: str, runner: Runner, rng: Rng) -> tuple[Pick, ...]:
    """Return the answer of a level of computer player, who sees what its seat sees."""
    return answer(World(GAME, runner.position, runner.pending[0].seat), levels("monopoly")[name], rng)


def lengths_row(player: str, preset: str, seats: int, found: list[Length]) -> str:
    """Return a line about the lengths of *found*."""
    turns = sorted(each.turns for each in found)
    low, middle, high = (turns[int(share * (len(turns) - 1))] for share in (0.1, 0.5, 0.9))
    long = sum(each > LONG for each in turns) / len(turns)
    asked = [each.asked / seats for each in found]
    each_turn = sum(asked) / sum(turns)
    kings = sum(each.reason not in ("lap_limit", UNENDED) for each in found) / len(found)
    unended = sum(each.reason == UNENDED for each in found)
    return (
        f"| {player} | {preset} | {seats} | {len(found)} | {low:.0f} / {middle:.0f} / {high:.0f} | {turns[-1]:.0f} "
        f"| {long:.0%} | {_mean(asked)} | {max(asked):.0f} | {each_turn:.1f} | {kings:.0%} | {unended or ''} |"
    )


def _mean(values: list[float]) -> str:
    """Return the mean with its 95 % interval."""
    mean = statistics.fmean(values)
    spread = 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0
    return f"{mean:.0f} ({mean - spread:.0f}-{mean + spread:.0f})"


def seats_row(player: str, preset: str, seats: int, found: list[Length]) -> str:
    """Return how often each place of the first round wins, 1.00 being fair; shared wins count in part."""
    cells = []
    for place in range(seats):
        won = sum(1 / len(each.winners) for each in found if place in each.winners)
        low, high = wilson(won / len(found), len(found))
        cells.append(f"{seats * won / len(found):.2f} ({seats * low:.2f}-{seats * high:.2f})")
    return f"| {player} | {preset} | {seats} | {' | '.join(cells + [''] * (8 - seats))} |"


def tables(words: argparse.Namespace) -> Iterator[str]:
    """Yield both tables: how long, and who wins by the order of the first round."""
    options = tuple((key, _value(text)) for key, text in (pair.split("=", 1) for pair in words.option))
    found: dict[tuple[str, str, int], list[Length]] = {}
    with ProcessPoolExecutor(words.workers) as pool:
        for player in words.players.split(","):
            for preset in words.preset.split(","):
                for seats in map(int, words.seats.split(",")):
                    matches = [Match(player, preset, seats, seed, options) for seed in range(words.games)]
                    found[player, preset, seats] = list(results(matches, play, Length, pool, words.keep))
    yield (
        "| players | preset | seats | games | turns each, p10 / median / p90 | longest | over 60 | asked, a person "
        "| at most | a turn | a king in the end | no end |"
    )
    yield "| --- | --- | ---: | ---: | :---: | ---: | ---: | :---: | ---: | ---: | ---: | ---: |"
    yield from (lengths_row(*which, each) for which, each in found.items())
    yield ""
    yield "| players | preset | seats | first | second | third | 4th | 5th | 6th | 7th | 8th |"
    yield f"| --- | --- | ---: |{' :---: |' * 8}"
    yield from (seats_row(*which, each) for which, each in found.items())


def _value(text: str) -> str | int | bool:
    return {"true": True, "false": False}.get(text.lower(), int(text) if text.isdigit() else text)


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    words = argparse.ArgumentParser("scripts/lengths", description=__doc__)
    words.add_argument("--games", type=int, default=200, help="for each line")
    words.add_argument("--players", default="random,greedy,turtle", help="or levels: easy, normal, hard")
    words.add_argument(
        "--preset", default="printed", help=f"{' or '.join(each.key for each in GAME.presets)}, or both with a comma"
    )
    words.add_argument("--seats", default="2,3,4,5,6,7,8")
    words.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    words.add_argument("--keep", type=Path, help="a file for the games, to go on from")
    words.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return words


if __name__ == "__main__":
    for line in tables(parser().parse_args()):
        sys.stdout.write(f"{line}\n")
