"""What a players' process does: find the answer of one seat to one question. Nothing of the table comes along."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec

import engine
from data.loader import Bundle
from engine import saved
from engine.play import Game, Pick, Question, Runner, Seat
from engine.players.levels import Level, answer
from engine.players.world import World
from engine.registry import GameClass
from engine.rng import Rng
from workers import follow_parent, follow_politely


class Problem(msgspec.Struct, frozen=True):
    """A question put to a computer player, with all that may be taken into account; it can be sent to a process.

    *files* are the content if it is not the one that ships.
    """

    game: str
    content_hash: str
    files: dict[str, str] | None
    position: bytes
    seat: Seat
    view: Any
    question: Question


_built: dict[str, Game[Any]] = {}


def begin(games: Iterable[GameClass]) -> None:
    """Make this process a child that knows the *games* of its parent."""
    follow_parent()
    engine.register(*games)


def begin_politely(games: Iterable[GameClass]) -> None:
    """Make this process a child that knows the *games* of its parent, and leave the processor to others."""
    follow_politely()
    engine.register(*games)


def awake() -> None:
    """Do nothing, which shows that this process is there and has read the rules."""


def ponder(problem: Problem, level: Level, seed: int) -> tuple[Pick, ...]:
    """Return the answer that a player of *level* gives."""
    game = game_of(problem.game, problem.content_hash, problem.files)
    world = World(game, saved.load(game, problem.position), problem.seat)
    return answer(world, level, Rng.seeded(seed), time.monotonic)


def judge(key: str, content_hash: str, files: dict[str, str] | None, stored: bytes) -> tuple[float, ...] | None:
    """Return each seat's share of the win in a *stored* position, with all cards open; None where nobody can say."""
    game = game_of(key, content_hash, files)
    position = saved.load(game, stored)
    return game.advice.value(Runner(game, position).state) if game.advice else None


def game_of(key: str, content_hash: str, files: dict[str, str] | None) -> Game[Any]:
    """Return the game called *key* with that content, which *files* hold unless it is the one that ships."""
    shipped = engine.games[key]
    if files is None or shipped.content_hash == content_hash:
        return shipped
    if content_hash not in _built:
        _built[content_hash] = engine.build(Bundle(key, files))
    return _built[content_hash]
