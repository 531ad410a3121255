"""Rows and structs: a column for each field, JSON where a field is more than a number or a text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, Generic, TypeVar
from zlib import crc32

import msgspec

from engine.play import Pick
from table.models import Opening, OpenPage, OrderInfo, Person, Record, SeatInfo, ServerInfo, Value, VoteInfo
from table.store.rows import Card, Due, Entry, Owed, TableRow
from table.time.slots import SEATS

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
_packed = msgspec.msgpack.Encoder().encode
_NOTHING = object()  # no default
_TRUTHS = {0: False, 1: True}
BROKEN = -1  # a seal that no row has


def text(value: Any) -> str:
    """Return *value* as JSON."""
    return _encode(value).decode()


def sealed(*values: Any) -> int:
    """Return the checksum over *values* as they are stored."""
    return crc32(_packed(values))


class Unreadable(Exception):
    """A row that is not what was written: its seal is broken, or it cannot be decoded."""


class Shape(Generic[R]):
    """How a struct is laid out in the columns of *table*; *json* has the types of the fields that are kept as JSON.

    Every row has a seal: a checksum over its columns, or over those it *covers*. Values at the end that are the
    struct's defaults are left out of it, so that a migration may add a field there without sealing everything again.
    """

    def __init__(
        self,
        kind: type[R],
        table: str,
        json: dict[str, Any] | None = None,
        *,
        omit: Iterable[str] = (),
        extra: tuple[str, ...] = (),
        covers: tuple[str, ...] = (),
        key: tuple[str, ...] = ("id",),
    ) -> None:
        self._kind, json = kind, json or {}
        self._fields = tuple(field for field in kind.__struct_fields__ if field not in omit)
        self._json = frozenset(json)
        self._decoders: dict[int, Callable[[Any], Any]] = {}
        self._extra = len(extra)
        kinds = {field: kind.__annotations__[field] for field in self._fields}
        for at, field in enumerate(self._fields):
            if field in json:
                self._decoders[at] = msgspec.json.Decoder(json[field]).decode
            elif kinds[field] == "bool":
                self._decoders[at] = _TRUTHS.__getitem__
        places = {field: at for at, field in enumerate(self._fields, self._extra)}
        self._texts = [places[field] for field in self._fields if field in json]
        self._bools = [places[field] for field in self._fields if kinds[field] == "bool"]
        self._floats = [places[field] for field in self._fields if kinds[field] in ("float", "float | None")]
        self._get = attrgetter(*self._fields)
        self.table = table
        self.key = key
        self.columns = tuple(RENAMED.get(field, field) for field in self._fields)
        self.listed = ", ".join(self.columns)
        self.all = (*extra, *self.columns)
        self.stored = ", ".join((*self.all, "seal"))
        self._covers = tuple(self.all.index(column) for column in covers)
        self._defaults = [_NOTHING] * len(extra) + [self._default(field) for field in self._fields]

    def _default(self, field: str) -> Any:
        at = self._kind.__struct_fields__.index(field) - len(self._kind.__struct_fields__)
        defaults = self._kind.__struct_defaults__
        if len(defaults) < -at or defaults[at] is msgspec.NODEFAULT:
            return _NOTHING
        value = defaults[at]
        value = value.factory() if hasattr(value, "factory") else value
        return text(value) if field in self._json and value is not None else value

    def encode(self, row: R, *extra: Any) -> Columns:
        """Return *extra* and the values of *row*, column by column, and their seal."""
        values = [*extra, *self._get(row)]
        for at in self._texts:
            if values[at] is not None:
                values[at] = text(values[at])
        self._adapt(values)
        values.append(self.seal(*values))
        return tuple(values)

    def _adapt(self, values: list[Any]) -> None:
        """Give each number the type in which the database gives it back."""
        for at in self._bools:
            values[at] = int(values[at])
        for at in self._floats:
            if type(values[at]) is int:
                values[at] = float(values[at])

    def seal(self, *values: Any) -> int:
        """Return the checksum over the columns in *values*."""
        if self._covers:
            return sealed(*[values[at] for at in self._covers])
        end = len(values)
        while end and values[end - 1] == self._defaults[end - 1]:
            end -= 1
        return sealed(*values[:end])

    def seal_expressions(self, *values: Any) -> int:
        """Return the seal of *values* as SQL computes them: a number may be whole before its column makes it real."""
        stored = list(values)
        self._adapt(stored)
        return self.seal(*stored)

    def resealed(self, **changed: str) -> str:
        """Return the SQL for the seal of a row in which columns are *changed* to other expressions.

        A row that is damaged does not get one: it stays damaged, whatever becomes of it.
        """
        return f"CASE WHEN {self.table}.seal = {self._call({})} THEN {self._call(changed)} ELSE {BROKEN} END"

    def changing(self, **changed: str) -> str:
        """Return the beginning of a statement that changes columns to other expressions, and the seal with them."""
        setting = ", ".join(f"{column} = {expression}" for column, expression in changed.items())
        return f"UPDATE {self.table} SET {setting}, seal = {self.resealed(**changed)}"

    def missing_seals(self) -> str:
        """Return the statement that seals the rows which have no seal yet."""
        return f"UPDATE {self.table} SET seal = {self._call({})} WHERE seal IS NULL"

    def _call(self, given: dict[str, str]) -> str:
        return f"seal_{self.table}({', '.join(given.get(column, column) for column in self.all)})"

    def decode(self, row: Columns) -> R:
        """Return the struct that *row* holds."""
        values = list(row)
        for at, decode in self._decoders.items():
            if values[at] is not None:
                values[at] = decode(values[at])
        return self._kind(**dict(zip(self._fields, values, strict=True)))

    def read(self, row: Columns) -> R:
        """Return the struct that *row*, all of its stored columns, holds, if it is what was written."""
        *values, seal = row
        try:
            # A digest is over what is decoded: bytes in place of a text would decode to the same.
            if seal is None or self.seal(*values) != seal or any(type(values[at]) is bytes for at in self._texts):
                raise Unreadable(f"a row of {self.table} is not what was written")
            return self.decode(tuple(values[self._extra :]))
        except (msgspec.DecodeError, ValueError, TypeError, LookupError, OverflowError) as error:
            raise Unreadable(f"a row of {self.table} cannot be read: {error}") from error

    def inserting(self) -> str:
        """Return the statement that writes a new row."""
        return f"INSERT INTO {self.table} ({self.stored}) VALUES ({', '.join('?' * (len(self.all) + 1))})"

    def putting(self) -> str:
        """Return the statement that writes a row, in place of one with the same key if there is one."""
        rest = [column for column in (*self.all, "seal") if column not in self.key]
        setting = ", ".join(f"{column} = excluded.{column}" for column in rest)
        return f"{self.inserting()} ON CONFLICT ({', '.join(self.key)}) DO UPDATE SET {setting}"


class Reference(msgspec.Struct, frozen=True):
    """Where a message of a table stands."""

    table: int
    slot: str
    reference: str


class Content(msgspec.Struct, frozen=True):
    """The texts that a game began with."""

    hash: str
    game: str
    files: dict[str, str]


class Import(msgspec.Struct, frozen=True):
    """A table that came in as a file: by whom and when, and which file."""

    table: int
    server: str
    person: str
    at: float
    digest: str
    size: int


class Number(msgspec.Struct, frozen=True):
    """A number of the house: the last sign of life, how many groups were committed."""

    key: str
    value: float


_strings = tuple[str, ...]
TABLE = Shape(TableRow, "tables", {"options": dict[str, Value], "redo": tuple[int, ...], "opening": Opening})
SEAT = Shape(
    SeatInfo,
    "seats",
    {"removed": _strings},
    omit=["name", "vacation_until"],
    extra=("table_id",),
    key=("table_id", "seat"),
)
#: Of a line the digest has everything that never changes.
ENTRY = Shape(
    Entry,
    "log",
    {"picks": tuple[Pick, ...], "data": dict[str, Any]},
    covers=("digest", "undone"),
    key=("table_id", "version"),
)
DUE = Shape(Due, "dues", key=("table_id", "slot"))
#: What a message says, not how its delivery stands: that changes often, and nothing that is told depends on it.
OWED = Shape(
    Owed,
    "outbox",
    {"data": dict[str, Any]},
    covers=("table_id", "kind", "key", "seat", "person", "question", "data"),
)
PERSON = Shape(Person, "people")
VOTE = Shape(VoteInfo, "votes", {"voters": _strings, "yes": _strings, "no": _strings})
ORDER = Shape(OrderInfo, "orders", {"value": Value | None})
CARD = Shape(Card, "cards")
REFERENCE = Shape(Reference, "message_refs", key=("table_id", "slot"))
PAGE = Shape(OpenPage, "pages", key=("table_id", "person"))
RECORD = Shape(Record, "records", {"data": dict[str, Any]}, key=("kind", "key"))
SERVER = Shape(ServerInfo, "servers", {"facts": dict[str, str]})
CONTENT = Shape(Content, "contents", {"files": dict[str, str]}, key=("hash",))
NUMBER = Shape(Number, "meta", key=("key",))
IMPORT = Shape(Import, "imports", key=("table_id",))
SHAPES: tuple[Shape[Any], ...] = (
    TABLE,
    SEAT,
    ENTRY,
    DUE,
    OWED,
    PERSON,
    VOTE,
    ORDER,
    CARD,
    REFERENCE,
    PAGE,
    SERVER,
    RECORD,
    CONTENT,
    NUMBER,
    IMPORT,
)
