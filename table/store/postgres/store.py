"""The store in PostgreSQL: one connection that writes in groups, a few that read; broken ones are made again."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from msgspec.structs import replace

from table.errors import StoreClosed, StoreError, TableError
from table.store.changes import Op
from table.store.numbers import BLOCK
from table.store.postgres import connection as lines
from table.store.postgres.committing import Group
from table.store.postgres.connection import READERS, Failure, Lost, OthersInTheWay, PoolTimeout, PostgresDatabase
from table.store.postgres.inspecting import Inspector
from table.store.postgres.shared import PostgresLeases, PostgresRelay, PostgresWork
from table.store.postgres.tenure import Tenure
from table.store.protocol import Numbered
from table.store.rows import Counters
from table.store.sql import reading
from table.store.sql.database import Database
from table.store.sql.store import SqlStore

T = TypeVar("T")
P = ParamSpec("P")
log = logging.getLogger(__name__)
PATIENCE = 15.0  # seconds in which a write waits for a server that is away; a read half as long
ANSWER = 45.0  # seconds after which a server that says nothing counts as gone
PAUSE = 0.2  # seconds between two attempts
STEPS: dict[Numbered, int] = {"table": 1, "id": BLOCK}  # by which the sequences count (migrations/V1)


class PostgresStore(SqlStore):
    """The `Store` in a PostgreSQL database, and what several workers share there.

    ``trouble`` says in one sentence that the server is away; it is empty when all is well.
    """

    def __init__(self, url: str, *, patience: float = PATIENCE) -> None:
        super().__init__(self._commit)
        self.url = url
        self.place = lines.place_of(url)
        self.commits = 0  # groups of changes since the store was opened
        self.leases = PostgresLeases(self)
        self.relay = PostgresRelay(self)
        self.work = PostgresWork(self)
        self.tenure: Tenure | None = None
        self._patience = patience
        self._watch = Watch()
        self._writer = Line(url, self._watch)
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._pool = lines.pool(url)
        self._reading = ThreadPoolExecutor(READERS, "store-reader")
        self._name = secrets.token_hex(8)
        self._number = 0
        self._is_closed = False

    async def _commit(self, members: list[Sequence[Op]]) -> list[TableError | None]:
        self._number += 1
        group = Group(members, self._name, self._number)
        try:
            results = await self._lasting(self._writing, partial(self._write, group), self._patience)
        except StoreError as error:
            return [error] * len(members)
        except Exception as error:
            return [StoreError(f"The change could not be written: {error}.")] * len(members)
        self.commits += 1
        return results

    def _write(self, group: Group) -> list[TableError | None]:
        return self._writer.run(lambda line: group.commit(PostgresDatabase(line, self.ownership)))

    async def _read(self, job: Callable[Concatenate[Database, P], T], /, *given: P.args, **named: P.kwargs) -> T:
        return await self.call(lambda db: job(db, *given, **named))

    async def call(self, job: Callable[[PostgresDatabase], T]) -> T:
        """Do *job* with a connection of the pool, off the loop; if the connection breaks it is done again."""
        return await self._lasting(self._reading, partial(self._with_reader, job), self._patience / 2)

    def _with_reader(self, job: Callable[[PostgresDatabase], T]) -> T:
        try:
            with self._pool.connection(timeout=max(0.5, self._patience / 4)) as line:
                try:
                    with self._watch.over(line):
                        return job(PostgresDatabase(line, self.ownership))
                except Failure as error:
                    if lines.is_lost(line, error):
                        line.close()
                        raise Lost from error
                    raise
        except PoolTimeout as error:
            raise Lost from error

    async def _lasting(self, threads: ThreadPoolExecutor, job: Callable[[], T], patience: float) -> T:
        """Do *job* in one of *threads*; while the server is away try again and again, as long as *patience* lasts."""
        loop = asyncio.get_running_loop()
        until = loop.time() + patience
        while True:
            if self._is_closed:
                raise StoreClosed
            late = loop.call_later(ANSWER, self._watch.cut)
            try:
                result = await loop.run_in_executor(threads, job)
                self._tell("")
                return result
            except OthersInTheWay:
                refusal = StoreError("Others were in the way too often; nothing was changed. Try again.")
            except Lost as error:
                refusal = lines.away(self.place)
                self._tell(str(refusal), error)
            except Failure as error:
                raise lines.refusal_of(error) from error
            finally:
                late.cancel()
            if loop.time() > until:
                raise refusal
            await asyncio.sleep(PAUSE)

    def _tell(self, trouble: str, error: Exception | None = None) -> None:
        """Say once that the server is away, and once that it is back."""
        if trouble and not self.trouble:
            log.error("%s cannot be reached; trying until it can (%s)", self.place, error or "the connection broke")
        elif self.trouble and not trouble:
            log.warning("%s is back", self.place)
        self.trouble = trouble

    async def counters(self) -> Counters:
        """Return the highest numbers given so far, and the last sign of life of the shards that are held."""
        return await self.call(_counters)

    async def fresh(self, what: Numbered, count: int = 1) -> int:
        """Return the first of *count* numbers that nobody was or will be given."""
        assert count <= STEPS[what], "the sequence leaves room for so many"
        query = f"SELECT nextval('{what}_numbers')"
        return await self.call(lambda db: int(db.execute(query).fetchone()[0]))

    def inspector(self) -> Inspector:
        """Return what looks through the whole database, beside everything else; its caller closes it."""
        return Inspector(self.url)

    async def close(self) -> None:
        """Finish what is waiting, and let go of all connections."""
        self._groups.stop()
        await self._groups.finished()
        if self.tenure:
            await self.tenure.end()
        self._is_closed = True
        self.relay.stop()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        for threads in (self._writing, self._reading):
            threads.shutdown()
        self._writer.forget(self._name)
        self._pool.close()
        self.relay.join()


def _counters(db: PostgresDatabase) -> Counters:
    known = reading.counters(db)
    if db.ownership.is_whole:
        return known
    beat = db.execute("SELECT min(beat) FROM lease WHERE shard = ANY (?)", (list(db.ownership.held),)).fetchone()[0]
    return replace(known, beat=beat)


class Watch:
    """Cuts connections on which an answer is waited for too long.

    A server behind a network that swallows everything never says that it is gone.
    """

    def __init__(self) -> None:
        self._waiting: dict[lines.Connection, float] = {}

    @contextmanager
    def over(self, line: lines.Connection) -> Iterator[None]:
        """Watch over *line* inside."""
        self._waiting[line] = time.monotonic()
        try:
            yield
        finally:
            del self._waiting[line]

    def cut(self) -> None:
        """Cut what has waited for too long."""
        for line, since in list(self._waiting.items()):
            if time.monotonic() - since >= ANSWER - 1:
                lines.cut_off(line)


class Line:
    """A connection that is made when it is needed, and again when it is broken. One thread uses it."""

    def __init__(self, url: str, watch: Watch) -> None:
        self._url = url
        self._watch = watch
        self._line: lines.Connection | None = None

    def run(self, job: Callable[[lines.Connection], T]) -> T:
        """Do *job*; raise `Lost` if the connection cannot be made or breaks."""
        if self._line is None or self._line.closed:
            self._line = lines.connect(self._url)
            self._line.prepare_threshold = None  # psycopg would drop after a rollback what groups have prepared
        line = self._line
        try:
            with self._watch.over(line):
                return job(line)
        except Failure as error:
            if lines.is_lost(line, error):
                line.close()
                raise Lost(str(error)) from error
            raise

    def forget(self, name: str) -> None:
        """Close the connection; nobody asks for the last group of the store *name* any more."""
        if self._line and not self._line.closed:
            try:
                self._line.execute("DELETE FROM writers WHERE writer = %s", (name,))
            except Failure as error:
                log.debug("the last group stays noted: %s", error)
            self._line.close()
