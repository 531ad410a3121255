"""What a players' process does: find the answer of one seat to one question. Nothing of the table comes along."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec

import engine
from data.loader import Bundle
from engine import saved
from engine.play import Game, Pick, Seat
from engine.players.levels import Level, answer
from engine.players.world import World
from engine.registry import GameClass
from engine.rng import Rng
from workers import follow_parent, follow_politely


class Task(msgspec.Struct, frozen=True):
    """A question, and how hard to think about it. *files* are the content if it is not the one that ships."""

    game: str
    content_hash: str
    files: dict[str, str] | None
    position: bytes
    seat: Seat
    level: Level
    seed: int


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


def ponder(task: Task) -> tuple[Pick, ...]:
    """Return the answer that a player of the task's level gives."""
    game = _game(task)
    world = World(game, saved.load(game, task.position), task.seat)
    return answer(world, task.level, Rng.seeded(task.seed), time.monotonic)


def _game(task: Task) -> Game[Any]:
    shipped = engine.games[task.game]
    if task.files is None or shipped.content_hash == task.content_hash:
        return shipped
    if task.content_hash not in _built:
        _built[task.content_hash] = engine.build(Bundle(task.game, task.files))
    return _built[task.content_hash]
