"""Makes the local Discord survive a restart: every record is a row in a small SQLite file."""

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path

import msgspec

from local.state import model
from local.state.model import Record
from local.state.world import World

SCHEMA = """
pragma journal_mode = wal;
create table if not exists record (kind text, id text, body blob, primary key (kind, id)) without rowid;
create table if not exists file (id text primary key, data blob);
create table if not exists about (version integer);
"""
VERSION = 1
KINDS: dict[str, type[Record]] = {
    kind.__name__: kind
    for kind in (
        model.User,
        model.Guild,
        model.Role,
        model.Member,
        model.Channel,
        model.Message,
        model.Command,
        model.Emoji,
        model.Profile,
        model.Visit,
        model.Reading,
    )
}
EVERY = 0.5


class BadFile(Exception):
    """The file cannot be used; the text says why in one sentence."""


class Keeper:
    """Loads at the start, then saves what has changed, twice a second and at the end."""

    def __init__(self, world: World, path: Path) -> None:
        self.world = world
        self.path = path
        self._task: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()

    async def load(self) -> None:
        """Fill the world from the file, if there is one."""
        try:
            await asyncio.to_thread(self._load)
        except (sqlite3.Error, msgspec.MsgspecError, KeyError) as fault:
            raise BadFile(f"{self.path} is not a file of this program: {fault}") from fault

    def _load(self) -> None:
        with contextlib.closing(self._open()) as db, db:
            db.executescript(SCHEMA)
            rows = db.execute("select version from about").fetchall()
            if not rows:
                db.execute("insert into about values (?)", (VERSION,))
                return
            if rows[0][0] != VERSION:
                raise BadFile(f"{self.path} was written by another version of this program.")
            records = db.execute("select kind, id, body from record order by length(id), id").fetchall()
            self.world.clear()
            for kind, _, body in records:
                self.world.place(msgspec.json.decode(body, type=KINDS[kind]))
            for file_id, data in db.execute("select id, data from file"):
                self.world.files.load(file_id, data)
            self.world.ids.past(max((int(i) for _, i, _ in records if i.isdigit()), default=0))

    def _open(self) -> sqlite3.Connection:
        # Who may read it could be anybody in it; what SQLite keeps beside it gets the same permissions.
        with contextlib.suppress(OSError):  # which SQLite tells better
            os.close(os.open(self.path, os.O_WRONLY | os.O_CREAT, 0o600))
        return sqlite3.connect(self.path, isolation_level="IMMEDIATE")

    def start(self) -> None:
        """Begin to save."""
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while not self._stopping.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), EVERY)
            await self.save()

    async def save(self) -> None:
        """Write what has changed since the last time."""
        files = self.world.files
        changed, self.world.changed = self.world.changed, {}
        fresh, files.fresh = files.fresh, set()
        gone, files.gone = files.gone, set()
        if changed or fresh or gone:
            rows = [(*key, msgspec.json.encode(one)) for key, one in changed.items() if one is not None]
            dead = [key for key, one in changed.items() if one is None]
            blobs = [(one, data) for one in fresh if (data := files.get(one)) is not None]
            await asyncio.to_thread(self._save, rows, dead, blobs, [(one,) for one in gone])

    def _save(
        self,
        rows: list[tuple[str, str, bytes]],
        dead: list[tuple[str, str]],
        blobs: list[tuple[str, bytes]],
        gone: list[tuple[str]],
    ) -> None:
        with contextlib.closing(self._open()) as db, db:
            db.executemany("insert or replace into record values (?, ?, ?)", rows)
            db.executemany("delete from record where kind = ? and id = ?", dead)
            db.executemany("insert or replace into file values (?, ?)", blobs)
            db.executemany("delete from file where id = ?", gone)

    async def stop(self) -> None:
        """Save for the last time."""
        self._stopping.set()
        if self._task:
            await self._task
