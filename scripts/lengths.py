"""How long games of Monopoly last, how much they ask of people, and who wins: by players, seats and options.

Prints Markdown for docs/balance.md. Games are numbered and seeded: the same command gives the same tables.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from engine import games
from engine.play import Choice, Pick, Runner, Setup, begin
from engine.players import Player, random_player
from engine.players.levels import answer, levels
from engine.players.world import World
from engine.rng import Rng
from tests.engine.monopoly.tempers import greedy, turtle

PLAYERS: dict[str, Player] = {"random": random_player, "greedy": greedy, "turtle": turtle}
LONG = 60  # turns of each player
MOST = 20_000  # answers after which a game is taken for one without an end
UNENDED = "unended"
GAME = games["monopoly"]


class Length(msgspec.Struct, frozen=True):
    """One game: turns of each player, questions people were waited for, how it ended, the winners' places in turn."""

    turns: float
    asked: int
    reason: str
    winners: tuple[int, ...]


def play(name: str, seats: int, seed: int, options: dict[str, Any]) -> Length:
    """Play one game with the same player on all seats; after so many answers it is left as it is."""
    is_level = name not in PLAYERS
    runner = Runner(GAME, begin(GAME, Setup(seats, seed, options=options)), track=is_level)
    rng, asked, made = Rng.seeded(f"lengths {seed}"), 0, 0
    while runner.pending and made < MOST:
        question = runner.pending[0]
        asked += question.waits and not question.is_forced
        made += 1
        picks = _thought(name, runner, rng) if is_level else _picked(PLAYERS[name], runner, rng)
        runner.choose(Choice(question.seat, picks))
    outcome = GAME.outcome(runner.state)
    if outcome is None:
        return Length(runner.state.turns / seats, asked, UNENDED, ())
    winners = tuple((seat - runner.state.starter) % seats for seat in outcome.places[0])
    return Length(runner.state.turns / seats, asked, outcome.reason, winners)


def _picked(player: Player, runner: Runner, rng: Rng) -> tuple[Pick, ...]:
    question = runner.pending[0]
    view = None if player is random_player else GAME.view(runner.state, question.seat)
    return player(view, question, rng)


def _thought(name: str, runner: Runner, rng: Rng) -> tuple[Pick, ...]:
    """Return the answer of a level of computer player, who sees what its seat sees."""
    return answer(World(GAME, runner.position, runner.pending[0].seat), levels("monopoly")[name], rng)


def lengths_row(name: str, seats: int, found: list[Length]) -> str:
    """Return a line about the lengths of *found*."""
    turns = sorted(each.turns for each in found)
    low, middle, high = (turns[int(share * (len(turns) - 1))] for share in (0.1, 0.5, 0.9))
    long = sum(each > LONG for each in turns) / len(turns)
    asked = sum(each.asked for each in found)
    each_turn = asked / sum(each.turns * seats for each in found)
    by_laps = sum(each.reason == "lap_limit" for each in found) / len(found)
    unended = sum(each.reason == UNENDED for each in found) / len(found)
    most = max(each.asked for each in found) / seats
    return (
        f"| {name} | {seats} | {low:.0f} / {middle:.0f} / {high:.0f} | {turns[-1]:.0f} | {long:.1%} "
        f"| {asked / len(found):.0f} | {asked / len(found) / seats:.0f} | {most:.0f} | {each_turn:.1f} | {by_laps:.0%} "
        f"| {unended:.0%} |"
    )


def seats_row(seats: int, found: list[Length]) -> str:
    """Return a line about who wins, by the order of the first round; shared wins count in part."""
    won: Counter[int] = Counter()
    for each in found:
        for place in each.winners:
            won[place] += 1 / len(each.winners)  # type: ignore[assignment]
    shares = " | ".join(f"{won[place] / len(found):.0%}" if place < seats else "" for place in range(8))
    return f"| {seats} | {1 / seats:.0%} | {shares} |"


def tables(words: argparse.Namespace) -> Iterator[str]:
    """Yield both tables."""
    preset = next(each for each in GAME.presets if each.key == words.preset)
    options = {**preset.options, **{key: _value(text) for key, text in (pair.split("=", 1) for pair in words.option)}}
    found = {
        (name, seats): [play(name, seats, seed, options) for seed in range(words.games)]
        for name in words.players.split(",")
        for seats in map(int, words.seats.split(","))
    }
    yield (
        "| players | seats | turns each, p10 / median / p90 | longest | over 60 | asked a game | a person | at most "
        "| a turn | by laps | no end |"
    )
    yield "| --- | ---: | :---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    yield from (lengths_row(name, seats, each) for (name, seats), each in found.items())
    yield ""
    yield "| seats | fair | first | second | third | 4th | 5th | 6th | 7th | 8th |"
    yield "| ---: " * 10 + "|"
    yield from (seats_row(seats, each) for (name, seats), each in found.items() if name == "greedy")


def _value(text: str) -> str | int | bool:
    return {"true": True, "false": False}.get(text.lower(), int(text) if text.isdigit() else text)


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    words = argparse.ArgumentParser("scripts/lengths", description=__doc__)
    words.add_argument("--games", type=int, default=200, help="for each line")
    words.add_argument("--players", default="random,greedy,turtle", help="or levels: easy, normal, hard")
    words.add_argument("--preset", default="house", choices=[each.key for each in GAME.presets])
    words.add_argument("--seats", default="2,3,4,5,6,7,8")
    words.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    return words


if __name__ == "__main__":
    for line in tables(parser().parse_args()):
        sys.stdout.write(f"{line}\n")
