"""Looks at real games, for tests of pages: played with the engine, no store and no Discord."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cogs.reader.story import Story
from data.words import words
from engine import games
from engine.play import Choice, Event, Game, Question, Runner, Setup, begin
from engine.players import random_player
from engine.rng import Rng
from table import Asked, LogLine, Look, SeatInfo, TableInfo, Waiting
from tests.engine.play_through import ending

GAME = games["total_war"]
NAMES = ("Ana", "Ben", "**Cho**", "D" * 32, "Eve @here", "فاطمة", "ゴジラ", "Han", "Ivo", "Jo", "Kim", "Lea")
DEADLINE = 1_800_000_000.0


def seats(count: int) -> tuple[SeatInfo, ...]:
    """Return people and a few computers."""
    people = [SeatInfo(seat, person=str(1000 + seat), name=NAMES[seat]) for seat in range(count)]
    return tuple(SeatInfo(at, level="easy") if at % 5 == 4 else person for at, person in enumerate(people))


def table(count: int, status: str = "running", game: str = "total_war", **more: object) -> TableInfo:
    """Return a table of *count* seats, with *more* that is known of it."""
    facts = {"seats": seats(count), "budget": 86_400} | more
    return TableInfo(12, "1", game, status, "1000", 40, 0.0, **facts)  # type: ignore[arg-type]


def look(runner: Runner, seat: int | None, count: int) -> Look:
    """Return the table as *seat* sees it."""
    waiting = tuple(_waiting(question) for question in runner.pending)
    own = tuple(Asked(question, 41, 0.0, DEADLINE) for question in runner.pending if question.seat == seat)
    game = runner.game
    outcome = game.outcome(runner.state)
    status = "finished" if outcome else "running"
    info = table(count, status, game.key, outcome=outcome)
    return Look(info, seat, game.view(runner.state, seat), own, waiting, can_undo=True, can_redo=True)


def _waiting(question: Question) -> Waiting:
    public = None if question.secret else Asked(question, 41, 0.0, DEADLINE)
    return Waiting(question.seat, question.ask, 0.0, DEADLINE, public=public)


def lines(events: tuple[Event, ...], seat: int | None) -> list[LogLine]:
    """Return *events* as a log in which each is an act of its own, as *seat* may read it."""
    faces = [face for event in events if (face := event.seen_by(seat)) is not None]
    return [LogLine(at, DEADLINE, "act", 0, "1000", "Ana", "human", events=(face,)) for at, face in enumerate(faces)]


def walk(count: int, seed: int, every: int = 7, game: Game[Any] = GAME) -> Iterator[Runner]:
    """Play a random game and stop at some of its positions, the last one included."""
    runner = Runner(game, begin(game, Setup(seats=count, seed=seed, options=ending(game))))
    rng = Rng.seeded(seed)
    step = 0
    while runner.pending:
        if step % every == 0:
            yield runner
        question = runner.pending[0]
        view = game.view(runner.state, question.seat)
        runner.choose(Choice(question.seat, random_player(view, question, rng)))
        step += 1
    yield runner


def story(runner: Runner, seat: int | None, count: int) -> Story:
    return Story(look(runner, seat, count), words("en"))
