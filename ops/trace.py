"""Traces: one short reference from a press to the messages that follow from it, in every line of the log.

The reference of an interaction follows from its number, so every process gives it the same one. What a table owes
carries the reference of the act that made it owed.
"""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, NamedTuple

DIGITS = 6  # so that a day of a busy bot has hardly two of the same
#: Under this key the data of an owed message names the trace that it belongs to.
KEY = "ref"


class Trace(NamedTuple):
    """What is being worked on: a *reference* that people can quote, and the *verb*: a press, a command, a due."""

    reference: str
    verb: str


_current: ContextVar[Trace | None] = ContextVar("kaiju_trace", default=None)


def current() -> Trace | None:
    """Return what this task works on, if anybody has said."""
    return _current.get()


def reference() -> str:
    """Return the reference of what this task works on; empty if nobody has said."""
    trace = _current.get()
    return trace.reference if trace else ""


def verb() -> str:
    """Return the verb of what this task works on."""
    trace = _current.get()
    return trace.verb if trace else "other"


def carried(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return *data* of something that is done later, with the reference of what this task works on."""
    return {**data, KEY: reference()} if _current.get() else dict(data)


def reference_of(interaction: int) -> str:
    """Return the reference of an interaction by its number."""
    return f"{zlib.crc32(str(interaction).encode()):08x}"[-DIGITS:]


@contextmanager
def traced(verb: str, reference: str = "") -> Iterator[Trace]:
    """Let everything that is done inside, and the tasks it starts, belong to one trace."""
    trace = Trace(reference or secrets.token_hex(DIGITS // 2), verb)
    token = _current.set(trace)
    try:
        yield trace
    finally:
        _current.reset(token)
