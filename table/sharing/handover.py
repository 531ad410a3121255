"""An interaction that another worker has handed over: it is taken out in the transaction of what it does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from table.store.changes import Op, TakeHanded


class Taking:
    """What was handed over under a number; *is_taken* once a transaction has taken it out."""

    def __init__(self, id: int) -> None:
        self.id = id
        self.is_taken = False

    def ops(self) -> list[Op]:
        """Return what takes it out, if that was not done before."""
        return [] if self.is_taken else [TakeHanded(self.id)]


_present: ContextVar[Taking | None] = ContextVar("handed", default=None)


@contextmanager
def taking(id: int) -> Iterator[Taking]:
    """Have the first change that is committed in this context take out what was handed over under *id*."""
    present = Taking(id)
    token = _present.set(present)
    try:
        yield present
    finally:
        _present.reset(token)


def present() -> Taking | None:
    """Return what is being taken in this context."""
    return _present.get()
