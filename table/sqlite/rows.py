"""Rows and structs: a column for each field, JSON where a field is more than a number or a text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import msgspec

from engine.play import Pick
from table.models import OrderInfo, Person, SeatInfo, Value, VoteInfo
from table.rows import Card, Due, Entry, Owed, TableRow
from table.slots import SEATS

R = TypeVar("R", bound=msgspec.Struct)
Columns = tuple[Any, ...]
#: Words that SQL keeps for itself.
RENAMED = {"table": "table_id", "by": "made_by"}
#: Slots in which clocks of seats run or automatic answers wait, and the slot of the clock of the seat *s*.
IS_SEATS = f"LIKE '{SEATS}%'"
SLOT = f"'{SEATS}' || s.seat"
#: The index of seats has no empty ones, and is used only by who says that none is meant.
THEIRS = "s.person = :person AND s.person <> ''"
_encode = msgspec.json.Encoder().encode


def text(value: Any) -> str:
    """Return *value* as JSON."""
    return _encode(value).decode()


class Shape(Generic[R]):
    """How a struct is laid out in columns; *json* has the types of the fields that are kept as JSON."""

    def __init__(self, kind: type[R], json: dict[str, Any], omit: Iterable[str] = ()) -> None:
        self._kind = kind
        self._fields = tuple(field for field in kind.__struct_fields__ if field not in omit)
        self._json = frozenset(json)
        self._decoders: dict[int, Callable[[Any], Any]] = {}
        for at, field in enumerate(self._fields):
            if field in json:
                self._decoders[at] = msgspec.json.Decoder(json[field]).decode
            elif kind.__annotations__[field] == "bool":
                self._decoders[at] = bool
        self.columns = tuple(RENAMED.get(field, field) for field in self._fields)
        self.listed = ", ".join(self.columns)

    def encode(self, row: R) -> Columns:
        """Return the values of *row*, column by column."""
        json = self._json
        return tuple(
            text(value) if field in json and value is not None else value
            for field in self._fields
            for value in (getattr(row, field),)
        )

    def decode(self, row: Columns) -> R:
        """Return the struct that *row* holds."""
        values = list(row)
        for at, decode in self._decoders.items():
            if values[at] is not None:
                values[at] = decode(values[at])
        return self._kind(**dict(zip(self._fields, values, strict=True)))

    def inserting(self, table: str, verb: str = "INSERT", extra: tuple[str, ...] = ()) -> str:
        """Return the statement that writes a row."""
        columns = (*extra, *self.columns)
        return f"{verb} INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


_strings = tuple[str, ...]
TABLE = Shape(TableRow, {"options": dict[str, Value], "redo": tuple[int, ...]})
SEAT = Shape(SeatInfo, {"removed": _strings}, omit=["name", "vacation_until"])
ENTRY = Shape(Entry, {"picks": tuple[Pick, ...], "data": dict[str, Any]})
DUE = Shape(Due, {})
OWED = Shape(Owed, {"data": dict[str, Any]})
PERSON = Shape(Person, {})
VOTE = Shape(VoteInfo, {"voters": _strings, "yes": _strings, "no": _strings})
ORDER = Shape(OrderInfo, {"value": Value | None})
CARD = Shape(Card, {})
