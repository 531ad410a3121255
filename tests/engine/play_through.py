"""Random games of any registered game, for the suites that every game must pass."""

import itertools
import math
from collections.abc import Callable, Iterator
from typing import Any

from engine import games
from engine.play import Choice, Decision, Game, Question, Runner, Setup, begin
from engine.players import random_player
from engine.presets import options_of
from engine.rng import Rng

#: No game may ask for more choices than this, whoever plays it.
BOUND = 20_000
#: The most mixes of options that are all played; with more, those are chosen that differ most.
MIXES = 32
#: How much more thinly games with thousands of choices are sampled where every step is looked at.
THINNED = {"monopoly": 10}


def mixes(game: Game[Any]) -> list[dict[str, str | int | bool]]:
    """Return every mix of options, or where there are too many: the presets, each value alone, and some at random."""
    keys = [option.key for option in game.options]
    if math.prod(len(option.values) for option in game.options) <= MIXES:
        return [
            dict(zip(keys, mix, strict=True)) for mix in itertools.product(*(option.values for option in game.options))
        ]
    rng, plain = Rng.seeded(0), {option.key: option.default for option in game.options}
    found = [plain | options_of(game, preset) for preset in game.presets]
    found += [plain | {option.key: value} for option in game.options for value in option.values[1:]]
    while len(found) < MIXES:
        found.append({option.key: option.values[rng.below(len(option.values))] for option in game.options})
    return found


def tables(game: Game[Any]) -> Iterator[Setup]:
    """Yield every number of players with the mixes of options, some with what earlier games left."""
    for number, (seats, mix) in enumerate(itertools.product(game.seats, mixes(game))):
        carried = dict.fromkeys(game.carries, (number % seats,)) if number % 3 else {}
        yield Setup(seats, seed=number, options=mix, carried=carried)


def some_tables(game: Game[Any], start: int, every: int) -> list[Setup]:
    """Return one of *every* so many tables, for suites that look at each single step; fewer if games are long."""
    return list(tables(game))[start :: every * THINNED.get(game.key, 1)]


def ending(game: Game[Any]) -> dict[str, str | int | bool]:
    """Return options with which a game ends whoever plays it: Monopoly needs a last lap for that (GM-10.5)."""
    return {option.key: 20 for option in game.options if option.key == "lap_limit"}


def every_game() -> list[Any]:
    """Return the registered games, for parametrize."""
    return list(games.values())


def answer(question: Question, rng: Rng) -> Choice:
    """Return any legal answer to *question*; three in four of some kinds are the keen ones."""
    if question.ask in KEEN and isinstance(question, Decision) and rng.below(4):
        return Choice(question.seat, KEEN[question.ask](question))
    return Choice(question.seat, random_player(None, question, rng))


def _first(wanted: str) -> Callable[[Decision], tuple[str, ...]]:
    return lambda question: (next((pick for pick in question.options if pick.startswith(wanted)), question.options[0]),)


def _most_tanks(question: Decision) -> tuple[str, ...]:
    return (max(question.options, key=lambda pick: (pick.startswith("maser:"), pick[-3:] if ":t" in pick else "")),)


def _all_ap(question: Decision) -> tuple[str, ...]:
    hits = [pick for pick in question.options if pick != "sell"]
    return tuple(sorted(hits, key=lambda pick: not pick.startswith("seat:"))[: question.most])


#: Monopoly as printed has no last lap, and nobody who sells as often as he builds is ever subjugated (GM-10.1).
KEEN: dict[str, Callable[[Decision], tuple[str, ...]]] = {
    "go": _first("money"),
    "fish": _first("pass"),
    "hide": _first("land"),
    "works": _most_tanks,
    "sell": _first("back"),
    "strike": _all_ap,
    "strike_back": _all_ap,
    "tanks": _first("fire:"),
    "maser": _first("fire:"),
    "buy": _first("buy:"),
}


def play(runner: Runner, rng: Rng, bound: int = BOUND) -> list[Choice]:
    """Play *runner* to its end at random and return the choices made."""
    made: list[Choice] = []
    while runner.pending:
        assert len(made) < bound, "the game does not end"
        choice = answer(runner.pending[rng.below(len(runner.pending))], rng)
        runner.choose(choice)
        made.append(choice)
    return made


def started(game: Game[Any], table: Setup, *, track: bool = True) -> Runner:
    """Return *table* laid and waiting for its first answer."""
    return Runner(game, begin(game, table), track=track)
