"""Files that came in: each once, so many a day for a person, so much room for a server."""

from __future__ import annotations

import sqlite3

from table.errors import Refused
from table.store.changes import TakeIn
from table.store.sqlite.rows import IMPORT, Import
from table.time.clock import DAY


def must_have_room(db: sqlite3.Connection, file: TakeIn) -> None:
    """Complain if the server has that *file* already, or if there is no room for it now."""
    same = db.execute("SELECT table_id FROM imports WHERE server = ? AND digest = ?", (file.server, file.digest))
    if found := same.fetchone():
        raise Refused(f"That game is here already, as table {found[0]}.", key="file-known", table=str(found[0]))
    since = (file.person, file.at - DAY)
    today = db.execute("SELECT count(*) FROM imports WHERE person = ? AND at > ?", since).fetchone()[0]
    if today >= file.most:
        text = f"At most {file.most} files a day can be taken in; try again tomorrow."
        raise Refused(text, key="file-often", most=file.most)
    held = db.execute("SELECT coalesce(sum(size), 0) FROM imports WHERE server = ?", (file.server,)).fetchone()[0]
    if held + file.size > file.room:
        most = file.room // 1024 // 1024
        text = f"There is no room for more files here: this server holds {most} MiB of them."
        raise Refused(text, key="file-room", most=most)


def take_in(db: sqlite3.Connection, file: TakeIn) -> None:
    """Note a file, in the transaction that writes its table."""
    must_have_room(db, file)
    taken = Import(file.table, file.server, file.person, file.at, file.digest, file.size)
    db.execute(IMPORT.inserting(), IMPORT.encode(taken))
