"""What a game is: the facts it tells, what it starts from, how it ends, and the verbs all games have."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeAlias, TypeVar

import msgspec

from engine.questions import Pick, Question, Script, Seat
from engine.rng import Rng

if TYPE_CHECKING:
    from engine.deeds import Deed


class Event(msgspec.Struct, frozen=True, tag=True):
    """A fact. `reveals` says that chance or hidden information came to light: undo stops there.

    `instead_of` names the questions that are not asked where this fact comes at once: by the rules it tells why.
    """

    reveals: ClassVar[bool] = False
    instead_of: ClassVar[tuple[str, ...]] = ()

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return the face of this fact that *seat* (None: a spectator) may see, or None."""
        return self


Emit: TypeAlias = Callable[[Event], None]
Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


class Option(msgspec.Struct, frozen=True):
    """A choice the table makes before the start: its first value is the default."""

    key: str
    values: tuple[str | int | bool, ...]
    rule: str = ""

    @property
    def default(self) -> str | int | bool:
        """What holds if the table says nothing."""
        return self.values[0]


class Preset(msgspec.Struct, frozen=True):
    """A set of options chosen at once, such as the letter of a rulebook: what it does not name has its default.

    What it *suggests* is set with it, and may be changed without making it another set.
    """

    key: str
    options: Mapping[str, str | int | bool] = {}
    suggests: Mapping[str, str | int | bool] = {}


class Kept(msgspec.Struct, frozen=True):
    """A rule that version *since* changed and that a game begun before keeps as it was, as an option nobody chooses.

    The option *key*, a field of the state too, is *new* in games that begin now, and *old* in those that began before.
    """

    key: str
    rule: str
    since: int
    old: str | int | bool
    new: str | int | bool


class Setup(msgspec.Struct, frozen=True):
    """What a game starts from. Seats count from 0; *carried* is what earlier games left to a seat."""

    seats: int
    seed: int
    kaiju: Mapping[Seat, str] = {}
    options: Mapping[str, str | int | bool] = {}
    carried: Mapping[str, tuple[Seat, ...]] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How it ended: why, the places in order (equals share one), the scores by seat, what is carried on."""

    reason: str
    places: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    carried: Mapping[str, tuple[Seat, ...]] = {}

    def ranked(self) -> Iterator[tuple[int, Seat]]:
        """Yield the place of every seat, the best first; seats that share a place have the same number."""
        place = 1
        for seats in self.places:
            yield from ((place, seat) for seat in seats)
            place += len(seats)


S = TypeVar("S")
S_in = TypeVar("S_in", contravariant=True)


class Advice(Protocol[S_in]):
    """What a game teaches its computer players. It knows the content that the game is played with."""

    def policy(self, state: S_in, question: Question, rng: Rng) -> tuple[Pick, ...]:
        """Return the answer a sensible player would give without thinking long."""

    def ranked(self, state: S_in, question: Question, rng: Rng) -> list[tuple[Pick, ...]]:
        """Return the answers worth a thought, the most promising first."""

    def value(self, state: S_in) -> tuple[float, ...]:
        """Return each seat's share of the win, judged at a glance; they add up to 1."""

    def stage(self, state: S_in) -> object:
        """Return what changes whenever a position can be judged: nothing is in the air."""

    def shuffle(self, state: S_in, rng: Rng) -> None:
        """Deal anew, in place, what nobody has seen, the chance to come; every hand stays as it is."""

    def careful(self, view: Any, question: Question, rng: Rng) -> tuple[Pick, ...]:
        """Return the answer that changes least, for people whose time has run out."""


class Game(Protocol[S]):
    """The verbs every game has; tables, pictures, tests and computer players are written once, on these."""

    key: str
    home: str  # the package that has its words, pictures and data; empty for the games that ship
    name: str
    prefix: str  # of the ids in its rules document
    seats: range
    rules_version: int
    content_hash: str
    kaiju: tuple[str, ...]
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]  # the first is the default: the game as printed
    carries: tuple[str, ...]
    state_type: type[S]
    event_type: Any
    changes: Mapping[int, tuple[str, ...]]  # the ids of the rules that each version has changed
    kept: tuple[Kept, ...]  # those of them that a game begun before keeps as they were
    old_events: Mapping[str, Upgrade]  # how events that are told no longer are read, by their tag
    deeds: Mapping[str, Deed]  # what people collect over their games

    def carry_over(self, state: dict[str, Any], from_version: int) -> dict[str, Any] | None:
        """Return *state*, the plain data of a turn's start stored by a version, as the next version stores it.

        None: it cannot be done. What is `kept` is filled in for it.
        """

    @property
    def advice(self) -> Advice[S] | None:
        """What its computer players are taught; None: they are random."""

    def setup(self, table: Setup) -> S:
        """Lay the table. *table* has been checked by `begin` and every option is filled in."""

    def drawn(self, drawing: str, **options: Any) -> S:
        """Return the state at the start of a turn that *drawing* shows, or raise BadDrawing."""

    def dealt(self, state: S) -> tuple[str, ...]:
        """Return the kaiju of each seat: those chosen, and those the box gave to whoever chose none."""

    def turn(self, state: S, emit: Emit) -> Script[None]:
        """Play the next turn of *state*, in place."""

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    def view(self, state: S, seat: Seat | None) -> msgspec.Struct:
        """Return all that *seat* may see (None: a spectator). The only door out of the engine."""

    def next_up(self, view: Any) -> Seat | None:
        """Return the seat whose turn follows the present one whatever is played, as far as the public *view* tells.

        None: that is open. A game that ends before has no next turn.
        """

    def resample(self, state: S, seat: Seat | None, rng: Rng) -> None:
        """Deal anew, in place, all that is hidden from *seat*, the chance to come included.

        The result depends on what *seat* sees and on *rng*, and on nothing else: no trace of the real deal is left.
        """

    def why_not(self, state: S, question: Question, pick: Pick) -> str:
        """Return the id of the rule that keeps *pick* from answering *question*, or an empty string."""
