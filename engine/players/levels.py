"""The levels of computer players: how much each thinks, by game, as data."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal, TypeAlias

import msgspec

from data.loader import ContentError, game_file
from engine.players import random_player
from engine.players.search import Depth, Picks, search
from engine.players.world import World
from engine.rng import Rng

#: Says what time it is; the engine has no clock of its own.
Clock: TypeAlias = Callable[[], float]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a computer player finds its answers."""

    kind: Literal["random", "advice", "search"]
    blunder: float = 0.0
    heedless: bool = True  # blunders are any answer at all, not one of those that looked worth a thought
    iterations: int = 0
    seconds: float = 0.0
    depth: Depth = Depth()


@cache
def levels(game: str) -> dict[str, Level]:
    """Return the levels of *game* by name, from the weakest to the strongest; a game nobody advises has random only."""
    text = game_file(game, "levels.toml")
    if text is None:
        return {"random": Level("random")}
    try:
        return msgspec.toml.decode(text, type=dict[str, Level])
    except msgspec.DecodeError as error:
        raise ContentError([f"{game}/levels.toml: {error}."]) from error


def answer(world: World, level: Level, rng: Rng, clock: Clock | None = None) -> Picks:
    """Return what a player of *level* answers; without a *clock* only the iterations bound its thinking."""
    is_blunder = level.blunder and rng.below(1000) < level.blunder * 1000
    if level.kind == "random" or (is_blunder and level.kind == "advice" and level.heedless):
        return random_player(world.view, world.question, rng)
    advice = world.game.advice
    assert advice is not None, "who advises nobody has random players only"
    if is_blunder:
        options = advice.ranked(world.sample(rng).state, world.question, rng)
        return options[rng.below(len(options))]
    if level.kind == "advice":
        return advice.policy(world.sample(rng).state, world.question, rng)
    if clock is None:
        return search(world, advice, rng, level.iterations, level.depth)
    end = clock() + level.seconds
    return search(world, advice, rng, level.iterations, level.depth, lambda: clock() >= end)
