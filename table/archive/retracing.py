"""Retracing: the log of a file, line by line. What the game did is played again, what the table did must make sense.

Answers are checked by the rules themselves; for taking back, votes, seats and pauses the lines before and after a line
must be those that the table writes with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine import saved
from engine.errors import EngineError
from engine.play import Choice, Event, Game, Pick, Position, Question, Runner, Seat, Setup, begin
from table.archive.gamefile import DATA, Line, Sitting, changed
from table.archive.retraced_seats import RetracedSeats
from table.models import By
from table.play.draft import encode_events
from table.store.rows import Entry

STEPS = 40_000  # answers that are played at most to check one file, those played again after taking back included
Redone = tuple[Seat, tuple[Pick, ...], By | str]


class Retrace:
    """A game from elsewhere, as far as its log was followed. *entries* are its lines as they are stored."""

    def __init__(self, game: Game[Any], setup: Setup, seats: list[Sitting], commitment: str) -> None:
        self.game = game
        self.seats = RetracedSeats(seats)
        self.entries: list[Entry] = []
        self.over: Line | None = None
        self.started: Line | None = None
        self._commitment = commitment
        self._steps = 0
        self._standing: list[tuple[int, Choice]] = []  # the answers that were not taken back, by version
        self._taken_back: dict[int, int] = {}  # the version of an answer -> that of the line that took it back
        self._takings: dict[int, list[int]] = {}  # the other way round, what can be done again
        self._given: dict[int, Redone] = {}
        self._revealing: set[int] = set()
        self._to_redo: list[Redone] = []
        self._last: Line | None = None
        start = begin(game, setup)
        self.runner = Runner(game, start)
        self.dealt = game.dealt(self.runner.state)
        self._turns: list[tuple[int, Any]] = [(0, start.turn_start)]
        self._kinds: dict[str, Callable[[Line], tuple[Event, ...]]] = {
            "start": self._start,
            "act": self._act,
            "finish": self._finish,
            "broken": self._break,
            "undo": self._undo,
            "redo": self._redo,
        }

    def follow(self, lines: list[Line]) -> None:
        """Take all lines of a log, or say which of them cannot be."""
        for line in lines:
            try:
                events = self._follow(line)
            except EngineError as error:
                raise changed(f"line {line.version} does not play: {error}") from error
            self.entries.append(_entry(line, events))
            self._last = line
        if self.started is None or self.over is None or self._to_redo:
            raise changed("lines are missing.")
        self.seats.close()
        marked = {line.version: line.undone for line in lines if line.undone is not None}
        if marked != self._taken_back:
            raise changed("lines are struck out that were not taken back, or the other way round.")

    def _follow(self, line: Line) -> tuple[Event, ...]:
        last = self._last
        self.must(last is None or (line.version > last.version and line.at >= last.at), line, "is out of order")
        said = set(line.data.given())
        self.must(said == DATA[line.kind] or (line.kind == "act" and not said), line, "says too much or too little")
        self.must(line.kind == "act" or (line.picks, line.ask, line.by) == (None, "", ""), line, "answers nothing")
        self.must(line.kind == "act" or line.undone is None, line, "cannot be taken back")
        self.must(not self._to_redo or line.kind == "act", line, "comes before all was done again")
        self.must(self.over is None or line.kind == "moved", line, "comes after the end")
        self.must(self.started is not None or line.kind in ("start", "moved", "admin"), line, "comes before the start")
        is_going_on = bool(self.runner.pending) or self.over is not None
        self.must(is_going_on or line.kind == "finish", line, "comes after the last answer")
        if line.kind in self._kinds:
            self.seats.must_go_on(line)
            events = self._kinds[line.kind](line)
        else:
            self.must(not line.events, line, "tells of what did not happen")
            self.seats.follow(line)
            events = ()
        self.seats.note(line)
        return events

    @staticmethod
    def must(truth: bool, line: Line, why: str) -> None:
        """Complain about *line* unless that is the *truth*."""
        if not truth:
            raise changed(f"line {line.version} {why}.")

    def _told(self, line: Line) -> tuple[Event, ...]:
        """Return what has happened by now and was not told yet, which must be what *line* tells."""
        events = tuple(self.runner.events)
        self.runner.events.clear()
        plain = msgspec.json.decode(msgspec.json.encode(events))
        told = saved.today(self.game, line.events)
        self.must(plain == told, line, "tells something else than what happens")
        return events

    def _start(self, line: Line) -> tuple[Event, ...]:
        self.must(self.started is None and line.seat == -1, line, "begins again")
        self.must(line.data.commitment == self._commitment, line, "promises something else")
        self.started = line
        return self._told(line)

    def _act(self, line: Line) -> tuple[Event, ...]:
        self.must(line.picks is not None and line.by != "", line, "answers nothing")
        picks = line.picks or ()
        question = self._question(line)
        self.must(question.ask == line.ask, line, "answers another question")
        if self._to_redo:
            self.must(self._to_redo.pop(0) == (line.seat, picks, line.by), line, "does something else again")
        else:
            self._must_be_theirs(line, question, picks)
        self._count(1)
        choice = Choice(line.seat, picks)
        self.runner.choose(choice)
        self._standing.append((line.version, choice))
        self._given[line.version] = (line.seat, picks, line.by)
        position = self.runner.position
        if position.made != self._turns[-1][0]:
            self._turns.append((position.made, position.turn_start))
        events = self._told(line)
        if any(event.reveals for event in events):
            self._revealing.add(line.version)
        return events

    def _question(self, line: Line) -> Question:
        question = next((each for each in self.runner.pending if each.seat == line.seat), None)
        if question is None:
            raise changed(f"line {line.version} answers for a seat that is not asked.")
        return question

    def _must_be_theirs(self, line: Line, question: Question, picks: tuple[Pick, ...]) -> None:
        """Complain if the answer cannot have been given by whom *line* says."""
        if line.by == "forced":
            fits = question.is_forced
        elif line.by == "default":
            fits = self.seats.is_human(line.seat) and question.default == picks
        elif line.by == "along":
            last = self._last
            fits = last is not None and (last.kind, last.seat) == ("act", line.seat) and last.by in ("human", "along")
        else:
            fits = self.seats.may_answer(line, is_urgent=question.urgent)
        self.must(fits, line, "was not answered by whom it says")

    def _undo(self, line: Line) -> tuple[Event, ...]:
        undone, standing = line.data.undone or [-1], self._standing
        self.must(not line.events, line, "tells of what did not happen")
        first = next((at for at in reversed(range(len(standing))) if standing[at][0] == undone[0]), len(standing))
        is_sealed = len(undone) == 1 and first < len(standing) and standing[first][1].seat in self.runner.answered
        last = first + 1 if is_sealed else len(standing)
        self.must([version for version, _ in standing[first:last]] == undone, line, "takes back what is not there")
        if not self.seats.was_voted("undo", line.seat):
            is_own = {choice.seat for _, choice in standing[first:last]} == {line.seat}
            self.must(is_own and self._revealing.isdisjoint(undone), line, "takes back what is not theirs")
        self._taken_back |= dict.fromkeys(undone, line.version)
        self._takings[line.version] = undone
        del standing[first:last]
        self._replay_from(first)
        return ()

    def _replay_from(self, first: int) -> None:
        """Play the turn again in which that answer was given, with those that stand."""
        while self._turns[-1][0] > first:
            self._turns.pop()
        made, turn_start = self._turns[-1]
        choices = tuple(choice for _, choice in self._standing[made:])
        self._count(len(choices))
        self.runner = Runner(self.game, Position(turn_start, choices, made))
        self.runner.events.clear()

    def _redo(self, line: Line) -> tuple[Event, ...]:
        redone = line.data.redone or [-1]
        taking = self._takings.pop(self._taken_back.get(redone[0], -1), None)
        self.must(taking == redone and not line.events, line, "does again what was not taken back")
        given = [self._given[version] for version in redone]
        if not self.seats.was_voted("redo", line.seat):
            self.must({seat for seat, _, _ in given} == {line.seat}, line, "does again what is not theirs")
        self._to_redo = [(seat, picks, "human" if by == "order" else by) for seat, picks, by in given]
        return ()

    def _finish(self, line: Line) -> tuple[Event, ...]:
        outcome = self.game.outcome(self.runner.state)
        self.must(outcome is not None and line.data.reason == outcome.reason, line, "ends what is not over")
        self.must(line.seat == -1 and not line.events, line, "tells of what did not happen")
        self.over = line
        return ()

    def _break(self, line: Line) -> tuple[Event, ...]:
        self.must(self.game.outcome(self.runner.state) is None, line, "breaks off what is over")
        self.must(line.seat == -1 and not line.events, line, "tells of what did not happen")
        self.must(self.seats.may_break(line.data.reason or ""), line, "breaks off for a reason that was none")
        self.over = line
        return ()

    def _count(self, steps: int) -> None:
        self._steps += steps
        if self._steps > STEPS:
            raise changed("it takes back more than any game.")


def _entry(line: Line, events: tuple[Event, ...]) -> Entry:
    """Return *line* as it is stored: its events are those of the replay, and nobody is named."""
    return Entry(
        table=0,
        version=line.version,
        at=line.at,
        kind=line.kind,
        seat=line.seat,
        by=line.by,
        ask=line.ask,
        picks=line.picks,
        events=encode_events(events) if events or line.picks is not None else b"",
        reveals=line.kind == "start" or any(event.reveals for event in events),
        undone=line.undone,
        data=line.data.given(),
    )
