"""Connections to PostgreSQL. The only module with psycopg."""

from __future__ import annotations

import contextlib
import itertools
import logging
import os
import re
import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeAlias, cast
from weakref import WeakKeyDictionary

import psycopg
from psycopg import conninfo
from psycopg.pq import TransactionStatus
from psycopg_pool import ConnectionPool
from psycopg_pool import PoolTimeout as PoolTimeout

from table.errors import Fenced, StoreAway, StoreDamaged, StoreError, StoreFull, TableError
from table.store.leases import Ownership
from table.store.postgres.spelling import numbered, spelled
from table.store.sql.database import ALL, Cursor, Given
from table.store.sql.rows import BROKEN, Shape

Connection: TypeAlias = "psycopg.Connection[tuple[Any, ...]]"
Failure = psycopg.Error
CONNECT_WAIT = 5  # seconds
DEAD_AFTER = 10_000  # milliseconds in which a server that says nothing at all counts as gone
READERS = 4
PREPARED = 256  # statements kept on a connection; those that name shards change with these
SCANNED = 1_000  # rows fetched at a time where all are read
MOMENT = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
NOT_ONE, FENCED = "KJ001", "KJ002"  # what our own functions raise (migrations/V2)
AGAIN = {"40001", "40P01", "55P03"}  # others were in the way
FULL = {"53100", "53200"}
DAMAGED = {"XX001", "XX002"}
READ_ONLY = "25006"
#: What a server says that is ending, starting, or has too many at its door; and what has become of a connection.
GONE = ("08", "57P", "53300", "25P03", READ_ONLY)
#: Whatever the server is set to, a commit is on its disk when it returns, and a frozen worker holds up nobody for long.
SETTING_UP = """
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local');
SET idle_in_transaction_session_timeout = '5s';
SET statement_timeout = '30s';
SET lock_timeout = '10s'
"""


_numbers = itertools.count()
#: The names of the statements that were prepared on a connection.
_prepared: WeakKeyDictionary[Connection, dict[str, str]] = WeakKeyDictionary()
# What goes wrong with a connection is told by the store, once and in a sentence.
logging.getLogger("psycopg").setLevel(logging.CRITICAL)


class Lost(Exception):
    """The connection is broken; whether the last statement was done is not known."""


class OthersInTheWay(Exception):
    """Another transaction was in the way, and this one has to be done again."""


def is_url(database: str) -> bool:
    """Tell whether *database* names a PostgreSQL database, and not a file; complain of an address of anything else."""
    is_ours = database.startswith(("postgresql://", "postgres://"))
    if not is_ours and "://" in database:  # as a path it would make folders that are called like the password
        raise StoreError("The database is a file or a PostgreSQL server: a path or postgresql://…, no other address.")
    return is_ours


def place_of(url: str) -> str:
    """Return where *url* leads, without the user and the password."""
    try:
        parts = conninfo.conninfo_to_dict(url)
    except Failure:
        return "the PostgreSQL database"
    where = f"{parts.get('host') or 'localhost'}:{parts.get('port') or 5432}"
    return f"PostgreSQL at {where} (database {parts.get('dbname') or parts.get('user') or '?'})"


def connect(url: str) -> Connection:
    """Return a connection on which every statement is a transaction, unless it is begun by hand."""
    try:
        connection = psycopg.connect(**_options(url))
        try:
            connection.execute(SETTING_UP)
        except BaseException:
            connection.close()
            raise
        return cast(Connection, connection)
    except Failure as error:
        raise Lost(_first_line(error)) from error


def _options(url: str) -> dict[str, Any]:
    options: dict[str, Any] = {
        "connect_timeout": CONNECT_WAIT,
        "application_name": "kaiju",
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": DEAD_AFTER,
    }
    try:
        return options | conninfo.conninfo_to_dict(url) | {"autocommit": True}
    except Failure as error:
        raise StoreError("The address of the PostgreSQL database cannot be read.") from error


def pool(url: str) -> ConnectionPool[Connection]:
    """Return connections for those who read; broken ones are replaced."""

    def set_up(connection: Connection) -> None:
        connection.execute(SETTING_UP)

    return ConnectionPool(
        kwargs=_options(url),
        min_size=1,
        max_size=READERS,
        configure=set_up,
        open=True,
        timeout=CONNECT_WAIT,
        reconnect_timeout=CONNECT_WAIT,
        name="kaiju",
    )


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def is_lost(connection: Connection, error: BaseException) -> bool:
    """Tell whether *error* means that *connection* is of no use any more."""
    if isinstance(error, PoolTimeout | Lost) or connection.closed:
        return True
    return isinstance(error, Failure) and (error.sqlstate or "").startswith(GONE)


def refusal_of(error: Failure) -> TableError:
    """Return the error of a statement as one a person understands."""
    state = error.sqlstate or ""
    if state == FENCED:
        return Fenced(int(_first_line(error)))
    if state in FULL:
        return StoreFull("The disk of the database is full; nothing was changed. Make room and try again.")
    if state in DAMAGED:
        return StoreDamaged(f"The database is damaged ({_first_line(error)}).")
    if state.startswith(("22", "23")):
        return StoreError(f"The change does not fit what is stored: {_first_line(error)}.")
    return StoreError(f"The database cannot be read or written: {_first_line(error)}.")


def away(place: str) -> StoreAway:
    """Return the error that says that the server is not there."""
    return StoreAway(f"{place} cannot be reached; nothing was changed. All goes on by itself when it is back.")


def cut_off(connection: Connection) -> None:
    """Break a connection in whose thread somebody waits for an answer that does not come."""
    with contextlib.suppress(OSError, Failure):
        handle = socket.socket(fileno=os.dup(connection.fileno()))
        with handle:
            handle.shutdown(socket.SHUT_RDWR)


@lru_cache(512)
def translated(sql: str) -> str:
    """Return a statement of the shared SQL with psycopg's placeholders."""
    named = re.sub(r"(?<![:\w]):([a-z_]+)", r"%(\1)s", sql.replace("%", "%%"))
    return named.replace("?", "%s")


class _Waiting:
    """The rows of a statement that was not sent yet."""

    def __init__(self, send: Callable[[], Cursor]) -> None:
        self._send = send

    def fetchone(self) -> Any:
        return self._send().fetchone()

    def fetchall(self) -> list[Any]:
        return self._send().fetchall()

    def __iter__(self) -> Iterator[Any]:
        return iter(self.fetchall())


class PostgresDatabase:
    """A `Database` on *connection*, of which *ownership* says what is owned."""

    least = "least"
    running = "tables"
    seats = (
        "(SELECT coalesce(json_agg(json_build_array(seat, person, level, kaiju, away, assisted)), '[]')::text"
        " FROM seats WHERE table_id = t.id)"
    )

    def __init__(self, connection: Connection, ownership: Ownership) -> None:
        self.connection = connection
        self.ownership = ownership
        self._batch: list[str] | None = None
        self._prepared = _prepared.setdefault(connection, {})

    def execute(self, sql: str, given: Any = (), /) -> Cursor:
        """Do one statement; in a batch it is only collected."""
        if self._batch is None:
            return cast(Cursor, self.connection.execute(translated(sql).encode(), given))
        self._batch.append(f"EXECUTE {self._prepare(sql)}({self._spelled(sql, given)})" if given else sql)
        return _Waiting(lambda: self._ask(sql, given))

    def _ask(self, sql: str, given: Given) -> Cursor:
        """Send what was collected, and then by itself the last statement, whose rows are asked for."""
        assert self._batch
        self._batch.pop()
        self._send()
        return cast(Cursor, self.connection.execute(translated(sql).encode(), given))

    def _prepare(self, sql: str) -> str:
        """Return the name under which the server has the plan of a statement."""
        if name := self._prepared.get(sql):
            return name
        name = f"kaiju{len(self._prepared)}"
        self.connection.execute(f"PREPARE {name} AS {numbered(sql)[0]}".encode())
        self._prepared[sql] = name
        return name

    def _spelled(self, sql: str, given: Given) -> str:
        names = numbered(sql)[1]
        return spelled([given[name] for name in names] if isinstance(given, dict) else given)

    def executemany(self, sql: str, rows: Iterable[Any], /) -> None:
        """Do one statement for each of *rows*."""
        if self._batch is not None:
            for row in rows:
                self.execute(sql, row)
            return
        with self.connection.cursor() as cursor:
            cursor.executemany(translated(sql).encode(), list(rows))

    def scan(self, sql: str) -> Iterator[Any]:
        """Return the rows of a query one after the other; the server keeps those that are not wanted yet."""
        with self.connection.cursor(f"scan_{next(_numbers)}") as cursor:
            cursor.itersize = SCANNED
            yield from cursor.execute(translated(sql).encode())

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Any]) -> None:
        """Write many new rows."""
        statement = f"COPY {table} ({', '.join(columns)}) FROM STDIN"
        with self.connection.cursor() as cursor, cursor.copy(statement.encode()) as copying:
            for row in rows:
                copying.write_row(row)

    def must_change_one(self, sql: str, given: Given, refusal: TableError) -> None:
        """Do a statement that changes one row; raise *refusal* if there is no such row, or let the transaction fail.

        In a batch nobody sees the answer before the end: there the server itself ends the transaction.
        """
        try:
            self.execute(f"WITH changed AS ({sql} RETURNING 1) SELECT must_be_one(count(*)) FROM changed", given)
        except Failure as error:
            if error.sqlstate == NOT_ONE:
                raise refusal from None
            raise

    def change(self, shape: Shape[Any], where: str, given: dict[str, Any], **changed: str) -> None:
        """Change columns of rows to other expressions, and their seals with them, which are computed here."""
        query = f"SELECT {shape.stored}, {', '.join(changed.values())} FROM {shape.table} {where} FOR UPDATE"
        width, places = len(shape.all), [shape.all.index(column) for column in changed]
        keys = [shape.all.index(column) for column in shape.key]
        rows = []
        for row in self.execute(query, given).fetchall():
            old, seal, new = row[:width], row[width], list(row[:width])
            for at, value in zip(places, row[width + 1 :], strict=True):
                new[at] = value
            resealed = shape.seal_expressions(*new) if shape.seal(*old) == seal else BROKEN
            rows.append((*(new[at] for at in places), resealed, *(old[at] for at in keys)))
        setting = ", ".join(f"{column} = ?" for column in (*changed, "seal"))
        which = " AND ".join(f"{column} = ?" for column in shape.key)
        self.executemany(f"UPDATE {shape.table} SET {setting} WHERE {which}", rows)

    def together(self, asked: Iterable[tuple[str, Given]]) -> list[list[Any]]:
        """Return the rows of several queries, all of the same moment, in one round trip."""
        cursor = psycopg.ClientCursor(self.connection)
        queries = [cursor.mogrify(translated(sql).encode(), given) for sql, given in asked]
        try:
            cursor.execute("; ".join((MOMENT, *queries, "COMMIT")).encode())
            found: list[list[Any]] = []
            while cursor.nextset() and len(found) < len(queries):
                found.append(cursor.fetchall())
            return found
        finally:
            self.roll_back()

    def among(self, values: Sequence[str]) -> tuple[str, list[str]]:
        """Return how a column is compared with all of *values*, and what is given for that."""
        return "= ANY (?)", list(values)

    def owned(self, alias: str, shards: Sequence[int] = ()) -> str:
        """Return the condition for a table to be in one of the shards that are held, or that are named."""
        if self.ownership.is_whole and not shards:
            return ALL
        wanted = ", ".join(str(int(shard)) for shard in shards or self.ownership.held)
        return f"{alias}.home % {int(self.ownership.shards)} IN ({wanted})" if wanted else "FALSE"

    @contextlib.contextmanager
    def batch(self) -> Iterator[None]:
        """Send all statements inside together, at the end or when the rows of one are asked for: one round trip.

        Each is prepared once for the connection. What is given goes along as text, so that all of it is one text:
        psycopg's pipeline does the same, but waits a moment for the connection at each statement, and a thread that
        waits has to get the interpreter back each time: with a busy loop beside it that costs more than the statement.
        """
        if len(self._prepared) > PREPARED:
            self.connection.execute("DEALLOCATE ALL")
            self._prepared.clear()
        self._batch = []
        try:
            yield
            self._send()
        finally:
            self._batch = None

    def _send(self) -> None:
        """Send what was collected."""
        if self._batch:
            text, self._batch = "; ".join(self._batch), []
            psycopg.ClientCursor(self.connection).execute(text.encode())

    def roll_back(self) -> None:
        """End a transaction without keeping anything of it."""
        if self.connection.info.transaction_status != TransactionStatus.IDLE and not self.connection.closed:
            self.execute("ROLLBACK")
