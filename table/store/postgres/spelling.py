"""Statements as text: those of the shared SQL with PostgreSQL's placeholders, and the values that go with them.

A group of changes is sent as one text, in which each statement names one that was prepared before: so the server plans
it once and not for every change.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from table.errors import StoreError

_PLACE = re.compile(r"\?|(?<![:\w]):([a-z_]+)")


@lru_cache(512)
def numbered(sql: str) -> tuple[str, tuple[str, ...]]:
    """Return a statement of the shared SQL with places by number, and the names of what is given by name, in order."""
    names: list[str] = []
    count = 0

    def place(match: re.Match[str]) -> str:
        nonlocal count
        name = match[1]
        if name is None:
            count += 1
            return f"${count}"
        if name not in names:
            names.append(name)
        return f"${names.index(name) + 1}"

    return _PLACE.sub(place, sql), tuple(names)


def spelled(given: Sequence[Any]) -> str:
    """Return what is given to a prepared statement, as text; the server knows of which type each is."""
    return ", ".join([_SPELLED[type(value)](value) for value in given])


def _text(value: str) -> str:
    if "\0" in value:
        raise StoreError("The change does not fit what is stored: a text holds a character with the number 0.")
    return "'" + value.replace("'", "''") + "'"


def _numbers(values: Sequence[int]) -> str:
    return "'{" + ",".join(map(str, values)) + "}'"


_SPELLED: dict[type, Callable[[Any], str]] = {
    type(None): lambda value: "NULL",
    bool: lambda value: "'t'" if value else "'f'",
    int: "'{}'".format,
    float: "'{}'".format,
    str: _text,
    bytes: lambda value: "'\\x" + value.hex() + "'",
    list: _numbers,
    tuple: _numbers,
}
