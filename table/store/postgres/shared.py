"""What several workers share in PostgreSQL: leases, what is handed over, work for anybody."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from table.errors import StoreInUse
from table.store.leases import Handed, Job, Lease, Worker
from table.store.postgres import connection as lines
from table.store.postgres.connection import Failure, Lost, PostgresDatabase

if TYPE_CHECKING:
    from table.store.postgres.store import PostgresStore

log = logging.getLogger(__name__)
POLL = 1.0  # seconds in which a listener looks whether it shall stop, and after which it connects again
LATER = "clock_timestamp() + make_interval(secs => ?)"
LEASE = "shard, holder, epoch, extract(epoch FROM until - clock_timestamp())::double precision, beat"
#: The class of the locks that transactions have on the shards to which they write (migrations/V2).
SHARD_LOCK = 27489
ASKED = "(:shards::integer[] IS NULL OR shard = ANY (:shards::integer[]))"
FREE = f"SELECT shard FROM lease WHERE until < clock_timestamp() AND {ASKED} ORDER BY shard FOR UPDATE SKIP LOCKED"
LOCK_FREE = f"SELECT pg_try_advisory_xact_lock({SHARD_LOCK}, ?)"
#: Those who write to a shard although their lease has run out: frozen in the middle, they would hold it for ever.
END_WRITERS = f"""
SELECT pg_terminate_backend(pid) FROM pg_locks
WHERE locktype = 'advisory' AND classid = {SHARD_LOCK} AND objid = ? AND pid <> pg_backend_pid()
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
TAKE = f"""
UPDATE lease SET holder = ?, epoch = nextval('epochs'), until = {LATER} WHERE shard = ANY (?) RETURNING {LEASE}
"""
RENEW = f"UPDATE lease SET until = {LATER} WHERE holder = ? RETURNING {LEASE}"
#: Those of a holder, when nobody writes to them any more.
LOCK_THEIRS = f"SELECT pg_advisory_xact_lock({SHARD_LOCK}, shard) FROM lease WHERE holder = :holder AND {ASKED}"
GIVE_AWAY = f"""
UPDATE lease SET holder = :successor, epoch = nextval('epochs'), until = {{until}} WHERE holder = :holder AND {ASKED}
RETURNING {LEASE}
"""
RELEASE = GIVE_AWAY.format(until="'-infinity'")
HAND_OVER = GIVE_AWAY.format(until=LATER.replace("?", ":seconds"))
WORKER = "holder, listening, extract(epoch FROM since)::double precision"
PRESENT = f"""
INSERT INTO worker (holder, listening, until) VALUES (:holder, :listening, {LATER.replace("?", ":seconds")})
ON CONFLICT (holder) DO UPDATE SET listening = excluded.listening, until = excluded.until
"""
CLAIM = f"""
UPDATE work SET claimed_by = ?, tries = tries + 1, until = {LATER}
WHERE id IN (
    SELECT id FROM work WHERE kind = ANY (?) AND until < clock_timestamp() ORDER BY id LIMIT ? FOR UPDATE SKIP LOCKED
)
RETURNING id, kind, key, payload, tries
"""
ACKNOWLEDGE = f"""
INSERT INTO acknowledged (interaction, until) VALUES (?, {LATER})
ON CONFLICT (interaction) DO UPDATE SET until = excluded.until WHERE acknowledged.until < clock_timestamp()
RETURNING 1
"""


class PostgresLeases:
    """The `Leases` of a database."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store

    async def _leases(self, sql: str, given: Any) -> list[Lease]:
        return _sorted(await self._store.call(lambda db: db.execute(sql, given).fetchall()))

    async def lay_out(self, shards: int) -> None:
        """Cut all servers into so many *shards*; complain if another number is in use by anybody now."""
        await self._store.call(lambda db: _lay_out(db, shards))

    async def all(self) -> list[Lease]:
        """Return the lease of every shard."""
        return await self._leases(f"SELECT {LEASE} FROM lease", ())

    async def take(
        self, holder: str, seconds: float, *, shards: Sequence[int] | None = None, most: int | None = None
    ) -> list[Lease]:
        """Take free leases; return what was got."""
        asked = None if shards is None else list(shards)
        return await self._store.call(lambda db: _take(db, holder, seconds, asked, most))

    async def renew(self, holder: str, seconds: float) -> list[Lease]:
        """Hold everything that *holder* still has for *seconds* from now on; return that."""
        return await self._leases(RENEW, (seconds, holder))

    async def release(self, holder: str, shards: Sequence[int] | None = None) -> None:
        """Let go of *shards*, or of all."""
        given = {"holder": holder, "successor": "", "shards": None if shards is None else list(shards)}
        await self._store.call(lambda db: _give_away(db, RELEASE, given))

    async def hand_over(
        self, holder: str, successor: str, seconds: float, shards: Sequence[int] | None = None
    ) -> list[Lease]:
        """Give *shards*, or all, to *successor*; return what it has by that."""
        asked = None if shards is None else list(shards)
        given = {"holder": holder, "successor": successor, "seconds": seconds, "shards": asked}
        return await self._store.call(lambda db: _give_away(db, HAND_OVER, given))

    async def present(self, holder: str, seconds: float, listening: Sequence[int]) -> list[Worker]:
        """Note that *holder* is there for *seconds*; return all who are there."""
        given = {"holder": holder, "seconds": seconds, "listening": list(listening)}

        def look(db: PostgresDatabase) -> list[Any]:
            with db.connection.transaction():
                db.execute(PRESENT, given)
                db.execute("DELETE FROM worker WHERE until <= clock_timestamp()")
                return db.execute(f"SELECT {WORKER} FROM worker ORDER BY since, holder").fetchall()

        rows = await self._store.call(look)
        return [Worker(holder, tuple(listening), since) for holder, listening, since in rows]


def _sorted(rows: list[Any]) -> list[Lease]:
    return sorted((Lease(*row) for row in rows), key=lambda lease: lease.shard)


def _take(db: PostgresDatabase, holder: str, seconds: float, shards: list[int] | None, most: int | None) -> list[Lease]:
    """Take leases that are free, without waiting; whoever still writes by one that has run out is ended."""
    with db.connection.transaction():
        free: list[int] = []
        for (shard,) in db.execute(FREE, {"shards": shards}).fetchall():
            if most is not None and len(free) >= most:
                break
            if db.execute(LOCK_FREE, (shard,)).fetchone()[0]:
                free.append(shard)
            else:
                db.execute(END_WRITERS, (shard,))
        return _sorted(db.execute(TAKE, (holder, seconds, free)).fetchall())


def _give_away(db: PostgresDatabase, sql: str, given: dict[str, Any]) -> list[Lease]:
    with db.connection.transaction():
        db.execute(LOCK_THEIRS, given)
        return _sorted(db.execute(sql, given).fetchall())


def _lay_out(db: PostgresDatabase, shards: int) -> None:
    with db.connection.transaction():
        # Two workers that start together: the second one finds what the first has laid out.
        present = db.execute("SELECT shards FROM sharding FOR UPDATE").fetchone()[0]
        if present == shards:
            return
        rows = db.execute("SELECT shard, holder FROM lease WHERE until >= clock_timestamp() FOR UPDATE").fetchall()
        if rows:
            other = f"Another worker ({rows[0][1]}) works with {present} shards, not {shards}"
            raise StoreInUse(f"{other}; all have to use the same number.")
        db.execute("UPDATE sharding SET shards = ?", (shards,))
        db.execute("UPDATE lease SET epoch = nextval('epochs'), holder = ''")
        db.execute(
            "INSERT INTO lease (shard, beat) SELECT n, (SELECT min(beat) FROM lease) FROM generate_series(0, ? - 1) n"
            " ON CONFLICT (shard) DO NOTHING",
            (shards,),
        )
        for name in ("lease", "handed"):
            db.execute(f"DELETE FROM {name} WHERE shard >= ?", (shards,))


class PostgresRelay:
    """The `Relay` of a database. It listens once somebody wants to be told."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._stopping = threading.Event()
        self._listener: threading.Thread | None = None
        self.on_handed: list[Callable[[int], None]] = []

    def listen(self) -> None:
        """Tell those in `on_handed`, from a thread of its own, when something is handed over."""
        if self._listener is None:
            self._listener = threading.Thread(target=self._listen, name="store-listener", daemon=True)
            self._listener.start()

    def _listen(self) -> None:
        while not self._stopping.is_set():
            try:
                with lines.connect(self._store.url) as line:
                    line.execute("LISTEN handed")
                    while not self._stopping.is_set():
                        for note in line.notifies(timeout=POLL):
                            self._tell(int(note.payload))
            except (Lost, Failure) as error:
                log.debug("nobody is heard for now: %s", error)
                self._stopping.wait(POLL)

    def _tell(self, shard: int) -> None:
        for told in self.on_handed:
            told(shard)

    def stop(self) -> None:
        """Listen no longer."""
        self._stopping.set()

    def join(self) -> None:
        """Wait until the listener has ended."""
        if self._listener:
            self._listener.join()

    async def hand(self, shard: int, payload: bytes) -> int:
        """Hand *payload* to the holder of *shard*; return its number."""
        query = "INSERT INTO handed (shard, payload) VALUES (?, ?) RETURNING id"

        def hand(db: PostgresDatabase) -> int:
            number: int = db.execute(query, (shard, payload)).fetchone()[0]
            # In a transaction of its own: a commit that notifies waits for all others that do.
            with contextlib.suppress(Failure):
                db.execute("SELECT pg_notify('handed', ?)", (str(shard),))
            return number

        return await self._store.call(hand)

    async def handed(self, limit: int) -> list[Handed]:
        """Return what was handed to the shards that this process owns, the oldest first."""
        query = (
            "SELECT id, shard, payload, extract(epoch FROM created)::double precision FROM handed"
            " WHERE shard = ANY (?) ORDER BY id LIMIT ?"
        )
        held = list(self._store.ownership.held)
        return [Handed(*row) for row in await self._store.call(lambda db: db.execute(query, (held, limit)).fetchall())]

    async def take_handed(self, id: int) -> bool:
        """Take it out; return False if somebody did before."""
        return await self._has_row("DELETE FROM handed WHERE id = ? RETURNING 1", (id,))

    async def acknowledge(self, interaction: str, seconds: float = 60.0) -> bool:
        """Note for *seconds* that an interaction was acknowledged; return False if somebody noted it before."""
        is_first = await self._has_row(ACKNOWLEDGE, (interaction, seconds))
        await self._store.call(lambda db: db.execute("DELETE FROM acknowledged WHERE until < clock_timestamp()"))
        return is_first

    async def acknowledged(self, interactions: Sequence[str]) -> set[str]:
        """Return those of *interactions* that were acknowledged."""
        query = "SELECT interaction FROM acknowledged WHERE interaction = ANY (?) AND until >= clock_timestamp()"
        rows = await self._store.call(lambda db: db.execute(query, (list(interactions),)).fetchall())
        return {interaction for (interaction,) in rows}

    async def _has_row(self, sql: str, given: Any) -> bool:
        return await self._store.call(lambda db: db.execute(sql, given).fetchone() is not None)


class PostgresWork:
    """The `Work` of a database: whoever claims a job skips those that somebody is just claiming."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store

    async def _has_row(self, sql: str, given: Any) -> bool:
        return await self._store.call(lambda db: db.execute(sql, given).fetchone() is not None)

    async def offer(self, kind: str, key: str, payload: bytes) -> bool:
        """Let somebody do it; return False if a job of that *kind* and *key* is there already."""
        query = "INSERT INTO work (kind, key, payload) VALUES (?, ?, ?) ON CONFLICT (kind, key) DO NOTHING RETURNING 1"
        return await self._has_row(query, (kind, key, payload))

    async def claim(self, kinds: Sequence[str], holder: str, seconds: float, limit: int = 1) -> list[Job]:
        """Take the oldest jobs of these *kinds* that nobody has, for *seconds*."""
        given = (holder, seconds, list(kinds), limit)
        rows = await self._store.call(lambda db: db.execute(CLAIM, given).fetchall())
        return sorted((Job(*row) for row in rows), key=lambda job: job.id)

    async def extend(self, job: int, holder: str, seconds: float) -> bool:
        """Keep a job for *seconds* from now on; return False if it is somebody else's now."""
        query = f"UPDATE work SET until = {LATER} WHERE id = ? AND claimed_by = ? RETURNING 1"
        return await self._has_row(query, (seconds, job, holder))

    async def finish(self, job: int, holder: str) -> bool:
        """Drop a job that is done; return False if it is somebody else's now."""
        return await self._has_row("DELETE FROM work WHERE id = ? AND claimed_by = ? RETURNING 1", (job, holder))

    async def give_back(self, job: int, holder: str) -> None:
        """Let somebody else do a job."""
        query = "UPDATE work SET until = '-infinity', claimed_by = '' WHERE id = ? AND claimed_by = ?"
        await self._store.call(lambda db: db.execute(query, (job, holder)))
