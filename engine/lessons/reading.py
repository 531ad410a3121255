"""Lessons read from TOML and checked: what is wrong is said with its file and line."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from data.loader import ContentError
from engine.errors import BadDrawing, EngineError
from engine.lessons.lesson import Lesson, Step
from engine.lessons.script import picks_of, played_through
from engine.play import Choice, Game, Position, Runner, Seat


class _StepRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    says: str
    right: list[str] = []
    brings: str = ""
    wrong: dict[str, str] = {}
    then: list[str] = []
    joined: bool = False


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    end: str
    says: str = ""
    position: str = ""
    learner: str = ""
    before: list[str] = []
    step: list[_StepRow] = []
    seats: int = 0
    level: str = "easy"
    options: dict[str, str | int | bool] = {}


class _Wrong(Exception):
    """Something in a lesson that cannot be, and the text of the line where it stands."""

    def __init__(self, text: str, line: str = "", nth: int = 1) -> None:
        super().__init__(text)
        self.line, self.nth = line, nth


def read(game: Game[Any], files: Mapping[str, str]) -> tuple[Lesson, ...]:
    """Return the lessons in *files* in the order of their names, or raise ContentError with all that is wrong."""
    lessons, problems = [], []
    for name, text in sorted(files.items()):
        try:
            lesson = _lesson(game, name, text)
            named = {key: _number(text, _quoted(key), 1) for key in lesson.messages()}
            places = {key: f"{game.key}/lessons/{name}:{line}" for key, line in named.items()}
            lessons.append(msgspec.structs.replace(lesson, places=places))
        except _Wrong as wrong:
            problems.append(f"{game.key}/lessons/{name}:{_number(text, wrong.line, wrong.nth)}: {wrong}.")
        except tomllib.TOMLDecodeError as error:
            problems.append(f"{game.key}/lessons/{name}: not valid TOML: {error}.")
    if problems:
        raise ContentError(problems)
    return tuple(lessons)


def _quoted(key: str) -> str:
    """Return *key* as the file has it."""
    return f'"{key}"'


def _number(text: str, wanted: str, nth: int) -> int:
    """Return the number of the *nth* line that has *wanted* in it, the first if there is none."""
    found = [number for number, line in enumerate(text.splitlines(), 1) if wanted and wanted in line]
    return found[min(nth, len(found)) - 1] if found else 1


def _lesson(game: Game[Any], name: str, text: str) -> Lesson:
    try:
        row = msgspec.convert(tomllib.loads(text), _Row)
    except msgspec.ValidationError as error:
        raise _Wrong(str(error).rstrip(".")) from None
    key = name.removesuffix(".toml").partition("-")[2]
    common: dict[str, Any] = {"game": game.key, "key": key, "title": row.title, "end": row.end, "says": row.says}
    if not row.position:
        if row.seats not in game.seats or row.step:
            raise _Wrong("without a position it is a whole game, with the number of its seats and no steps", "seats")
        return Lesson(**common, seats=row.seats, kaiju=_kaiju(game, row), level=row.level, options=row.options)
    if not row.step:
        raise _Wrong("it has no steps", "position")
    return _guided(game, row, common)


def _kaiju(game: Game[Any], row: _Row) -> str:
    """Return the kaiju that the learner of a whole game has, if the lesson names one."""
    names = {_named(key): key for key in game.kaiju}
    if row.learner and row.learner not in names:
        raise _Wrong(f"{row.learner!r} is no kaiju of this game: there are {', '.join(names)}", row.learner)
    return names.get(row.learner, "")


def _named(kaiju: str) -> str:
    """Return what lessons call a *kaiju*."""
    return kaiju.replace("_", " ").title()


def _guided(game: Game[Any], row: _Row, common: dict[str, Any]) -> Lesson:
    names, position = _drawn(game, row)
    learner = _seat(names, row.learner) if row.learner else 0
    steps = tuple(_step(names, each) for each in row.step)
    lesson = Lesson(**common, position=position, seat=learner, steps=steps, level=row.level, options=row.options)
    try:
        number, problem = played_through(game, lesson)
    except EngineError as error:
        raise _Wrong(f"it does not play: {error}", "[[step]]") from None
    if problem:
        raise _Wrong(f"step {number}: {problem}", "[[step]]", number)
    return lesson


def _drawn(game: Game[Any], row: _Row) -> tuple[dict[str, Seat], Position]:
    """Return the seats by name, and the position after what was played before the lesson."""
    try:
        state = game.drawn(row.position, **row.options)
        runner = Runner(game, Position(state))
    except BadDrawing as error:
        raise _Wrong(str(error).rstrip("."), error.line or "position") from None
    except (EngineError, ValueError, LookupError) as error:
        raise _Wrong(f"the position cannot be laid: {error}".rstrip("."), "position") from None
    names = {_named(key): seat for seat, key in enumerate(game.dealt(state))}
    for told in row.before:
        seat, picks = _answer(names, told)
        try:
            runner.choose(Choice(seat, picks))
        except EngineError as error:
            raise _Wrong(f"{told!r} cannot be played: {error}".rstrip("."), told) from None
    return names, runner.position


def _seat(names: Mapping[str, Seat], name: str) -> Seat:
    if name not in names:
        raise _Wrong(f"{name!r} is not at this table: there are {', '.join(names)}", name)
    return names[name]


def _answer(names: Mapping[str, Seat], told: str) -> tuple[Seat, tuple[str | int, ...]]:
    """Return who answers what: "Mothra: card:9"."""
    name, _, spelling = told.partition(": ")
    return _seat(names, name), picks_of(spelling)


def _step(names: Mapping[str, Seat], row: _StepRow) -> Step:
    then = tuple(_answer(names, told) for told in row.then)
    return Step(row.says, tuple(row.right), row.brings, row.wrong, then, row.joined)
