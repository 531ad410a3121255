"""The kernel: a turn is a script that asks questions; everything else follows from that.

A game is started with `begin`, brought to its present question with `resume`, and moved on with `apply`. What is
stored is a `Position`: the state when the turn began and the choices since. `Runner` is the same thing kept alive.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from engine import codec
from engine.errors import (
    BadDrawing,
    BadPosition,
    BadSetup,
    EngineError,
    GameOver,
    IllegalPick,
    NotYourDecision,
    PickError,
    StalePick,
)
from engine.protocol import Advice, Emit, Event, Game, Kept, Option, Outcome, Preset, Setup
from engine.questions import Amount, Asked, Choice, Decision, Pick, Question, Script, Seat, Subset
from engine.rng import Rng

__all__ = [
    "Advice",
    "Amount",
    "BadDrawing",
    "BadPosition",
    "BadSetup",
    "Choice",
    "Decision",
    "Emit",
    "EngineError",
    "Event",
    "Game",
    "GameOver",
    "IllegalPick",
    "Kept",
    "NotYourDecision",
    "Option",
    "Outcome",
    "Pick",
    "PickError",
    "Position",
    "Preset",
    "Question",
    "Runner",
    "Script",
    "Seat",
    "Setup",
    "StalePick",
    "Step",
    "Subset",
    "apply",
    "begin",
    "replay",
    "resampled",
    "resume",
]


class Position(msgspec.Struct, frozen=True):
    """What is stored: the state when the turn began, the choices since, and how many were made before it."""

    turn_start: Any
    picks: tuple[Choice, ...] = ()
    made: int = 0

    @property
    def number(self) -> int:
        """The number of the question asked now: how many choices the game has seen."""
        return self.made + len(self.picks)


class Step(msgspec.Struct, frozen=True):
    """Where a game stands: to be stored, to be looked at, to be asked, to be told."""

    position: Position
    state: Any
    pending: tuple[Question, ...]
    events: tuple[Event, ...]


class Runner:
    """A game kept alive: the same results as `apply`, without replaying the turn for every choice.

    With *track* off nothing is stored and nothing is told, which is what playouts want. *emit*, if given, is told each
    event at the moment in which it happens, in place of `events`.
    """

    __slots__ = (
        "_answers",
        "_asked",
        "_emit",
        "_made",
        "_picks",
        "_script",
        "_start",
        "events",
        "game",
        "state",
    )

    def __init__(self, game: Game[Any], position: Position, *, track: bool = True, emit: Emit | None = None) -> None:
        self.game = game
        self.state: Any = codec.clone(position.turn_start)
        self.events: list[Event] = []
        # A method of the runner here would tie it to its script in a circle, left for the garbage collector.
        self._emit: Emit = emit or (self.events.append if track else _untold)
        self._start: Any = position.turn_start if track else None
        self._made = position.made
        self._picks: list[Choice] = []
        self._asked: Asked = ()
        self._answers: dict[int, Any] = {}
        self._script: Script[None] | None = None
        self._play_on()
        for choice in position.picks:
            self._retrace(choice)

    @property
    def pending(self) -> tuple[Question, ...]:
        """The questions that wait for an answer."""
        asked = self._asked
        if not isinstance(asked, tuple):
            return (asked,)
        if not self._answers:
            return asked
        return tuple(question for at, question in enumerate(asked) if at not in self._answers)

    @property
    def answered(self) -> tuple[Seat, ...]:
        """The seats whose answers lie sealed until everybody asked together has answered."""
        asked = self._asked
        return tuple(asked[at].seat for at in self._answers) if isinstance(asked, tuple) else ()

    @property
    def position(self) -> Position:
        """What to store. A game that was not tracked, or was dealt anew, has none."""
        assert self._start is not None, "this runner keeps no position"
        return Position(self._start, tuple(self._picks), self._made)

    @property
    def number(self) -> int:
        """The number of the question asked now."""
        return self._made + len(self._picks)

    def step(self, told: int = 0) -> Step:
        """Return where the game stands, with the events after the first *told*."""
        return Step(self.position, self.state, self.pending, tuple(self.events[told:]))

    def choose(self, choice: Choice) -> None:
        """Take *choice* and play on to the next question; a refused choice changes nothing."""
        if choice.number is not None and choice.number != self.number:
            raise StalePick(choice.number, self.number)
        asked = self._asked
        if isinstance(asked, tuple):
            self._choose_among(asked, choice)
            return
        if asked.seat != choice.seat:
            raise NotYourDecision(choice.seat, (asked.seat,))
        answer = self._checked(asked, choice)
        self._picks.append(choice)
        self._send(answer)

    def resample(self, seat: Seat | None, rng: Rng) -> None:
        """Deal anew what *seat* cannot see, while the script waits for that seat's answer."""
        self._start = None
        self.game.resample(self.state, seat, rng)

    def _choose_among(self, asked: tuple[Question, ...], choice: Choice) -> None:
        if not asked:
            raise GameOver("The game is over.", key="over")
        for at, question in enumerate(asked):
            if question.seat == choice.seat and at not in self._answers:
                answer = self._checked(question, choice)
                self._picks.append(choice)
                break
        else:
            raise NotYourDecision(choice.seat, tuple(question.seat for question in self.pending))
        if not all(question.waits for question in asked):
            self._send((choice.seat, answer))
            return
        self._answers[at] = answer
        if len(self._answers) == len(asked):
            answers = tuple(self._answers[at] for at in range(len(asked)))
            self._answers = {}
            self._send(answers)

    def _checked(self, question: Question, choice: Choice) -> Any:
        try:
            return question.answer(choice.picks)
        except IllegalPick as error:
            rules = (self.game.why_not(self.state, question, pick) for pick in choice.picks)
            rule = next(filter(None, rules), "")
            raise IllegalPick(str(error), choice.picks, rule=rule, key=error.key, facts=error.facts) from None

    def _retrace(self, choice: Choice) -> None:
        try:
            self.choose(choice)
        except PickError as error:
            raise BadPosition(f"The stored turn does not replay: {error}") from error

    def _send(self, answer: Any) -> None:
        assert self._script is not None
        try:
            self._asked = self._script.send(answer)
        except StopIteration:
            self._play_on(new_turn=True)

    def _play_on(self, new_turn: bool = False) -> None:
        """Start turn after turn until one asks something or the game is over."""
        while self.game.outcome(self.state) is None:
            if new_turn:
                self._made += len(self._picks)
                self._picks = []
                if self._start is not None:
                    self._start = codec.clone(self.state)
            self._script = self.game.turn(self.state, self._emit)
            try:
                self._asked = next(self._script)
                return
            except StopIteration:
                new_turn = True
        self._script = None
        self._asked = ()


def _untold(event: Event) -> None:
    """Let a fact go by."""


def begin(game: Game[Any], table: Setup) -> Position:
    """Lay the table and return the first position; raise BadSetup with everything that is wrong."""
    problems = list(_problems(game, table))
    if problems:
        raise BadSetup([text for text, _ in problems], rule=next((rule for _, rule in problems if rule), ""))
    defaults = {option.key: option.default for option in game.options} | {kept.key: kept.new for kept in game.kept}
    filled = {key: table.options.get(key, default) for key, default in defaults.items()}
    return Position(game.setup(msgspec.structs.replace(table, options=filled)))


def resume(game: Game[Any], position: Position) -> Step:
    """Bring *position* to its present question; the events are those since its turn began."""
    return Runner(game, position).step()


def apply(game: Game[Any], position: Position, choice: Choice) -> Step:
    """Return the step after *choice*; the events are those it caused. *position* stays as it is."""
    runner = Runner(game, position)
    told = len(runner.events)
    runner.choose(choice)
    return runner.step(told)


def replay(game: Game[Any], table: Setup, choices: Iterable[Choice]) -> Step:
    """Play a whole game again from its set-up and its log; the events are all there were."""
    runner = Runner(game, begin(game, table))
    for choice in choices:
        runner._retrace(choice)
    return runner.step()


def resampled(game: Game[Any], state: Any, seat: Seat | None, rng: Rng) -> Any:
    """Return a copy of *state* in which everything hidden from *seat* is dealt anew."""
    copy = codec.clone(state)
    game.resample(copy, seat, rng)
    return copy


def _problems(game: Game[Any], table: Setup) -> Iterable[tuple[str, str]]:
    """Yield what is wrong with *table*, each with the rule that says so, if one does."""
    if table.seats not in game.seats:
        span = f"{game.seats.start} to {game.seats.stop - 1}"
        yield f"{game.name} is for {span} players, not {table.seats}.", f"{game.prefix}-1.1"
    for seat, kaiju in table.kaiju.items():
        if not 0 <= seat < table.seats:
            yield f"There is no seat {seat} at a table of {table.seats}.", ""
        if kaiju not in game.kaiju:
            yield f"There is no kaiju called {kaiju!r} in {game.name}.", ""
    taken = list(table.kaiju.values())
    for kaiju in sorted({name for name in taken if taken.count(name) > 1}):
        yield f"{kaiju} can be taken by one player only.", f"{game.prefix}-1.1"
    known = {option.key: option for option in game.options}
    known |= {kept.key: Option(kept.key, (kept.new, kept.old), kept.rule) for kept in game.kept}
    for key, value in table.options.items():
        if key not in known:
            yield f"{game.name} has no option {key!r}.", ""
        elif not _offered(value, known[key].values):
            offered = ", ".join(str(one) for one in known[key].values)
            yield f"Option {key!r} can be {offered}, not {value!r}.", known[key].rule
    for key, seats in table.carried.items():
        if key not in game.carries or any(not 0 <= seat < table.seats for seat in seats):
            yield f"{key!r} for seats {list(seats)} cannot be carried into this game.", ""


def _offered(value: object, values: tuple[object, ...]) -> bool:
    """Return whether *value* is one of *values*, a yes never passing for a 1."""
    return any(value == one and type(value) is type(one) for one in values)
