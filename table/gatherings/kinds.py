"""Kinds of gatherings: what each one keeps, and what it does when something is due."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from table.errors import Unplayable

if TYPE_CHECKING:
    from table.gatherings.change import Change
    from table.models import SeatInfo
    from table.store.rows import Due

S = TypeVar("S", bound=msgspec.Struct)


async def _nothing_is_due(change: Change[Any], due: Due) -> None:
    """Let a time go by."""


def _same(state: Any) -> Any:
    """Return what has nothing to hide."""
    return state


def _nothing_changes(change: Change[Any], seat: SeatInfo) -> None:
    """Let somebody go."""


def _dates_stay(change: Change[Any]) -> None:
    """Let what has a date be due at that date."""


@dataclass(frozen=True)
class Kind(Generic[S]):
    """A kind of gathering, by its *name* in the store; *state* is the frozen struct that it keeps.

    *on_due* is called in the queue of the gathering with what is due, which is dropped already; what it changes is
    committed with that, or, if it raises, nothing is. *on_gone* is called before somebody who sits there is forgotten,
    *on_set_back* when a clock that was ahead is right again, for dates that were counted from the wrong day.
    *shown* is what everybody may know of the state: nothing else leaves by reading it.
    """

    name: str
    state: type[S]
    on_due: Callable[[Change[S], Due], Awaitable[None]] = _nothing_is_due
    on_gone: Callable[[Change[S], SeatInfo], None] = _nothing_changes
    shown: Callable[[S], S] = _same
    on_set_back: Callable[[Change[S]], None] = _dates_stay

    def encoded(self, state: S) -> bytes:
        """Return *state* as it is stored."""
        return msgspec.msgpack.encode(state)

    def decoded(self, stored: bytes) -> S:
        """Return the state that is *stored*; fields that were added since have their defaults."""
        try:
            return msgspec.msgpack.decode(stored, type=self.state)
        except msgspec.DecodeError as error:
            raise Unplayable(f"What is kept of a {self.name} cannot be read: {error}") from error


class Kinds:
    """The kinds that this program knows, by name."""

    def __init__(self) -> None:
        self._known: dict[str, Kind[Any]] = {}

    def add(self, kind: Kind[Any]) -> None:
        """Make *kind* known, in place of an earlier one of that name."""
        self._known[kind.name] = kind

    def __getitem__(self, name: str) -> Kind[Any]:
        if name not in self._known:
            raise Unplayable(f"This program knows no {name!r}.")
        return self._known[name]

    def __contains__(self, name: str) -> bool:
        return name in self._known
