"""Opening a store by its name: a path is a file of SQLite's, postgresql://… a database of PostgreSQL's."""

from __future__ import annotations

import asyncio
from pathlib import Path

from table.settings import Settings
from table.store import postgres, sqlite
from table.store.backups.upkeep import Upkeep
from table.store.postgres.connection import is_url
from table.store.postgres.opening import check
from table.store.postgres.tenure import Tenure
from table.store.protocol import Store


async def open_store(
    database: Path | str, *, backups: Path | None = None, copies: Path | None = None, alone: bool = True
) -> Store:
    """Open the store called *database*; *backups* and *copies* are folders for those of a file.

    Those of a PostgreSQL server are its own business. Unless this process is to be *alone*, no lease is taken there.
    """
    if not is_url(str(database)):
        return await sqlite.open_store(Path(database), backups=backups, copies=copies)
    store = await postgres.open_store(str(database))
    if not alone:
        return store
    store.tenure = Tenure(store)
    try:
        await store.tenure.begin()
    except BaseException:
        await store.close()
        raise
    return store


async def check_store(database: str) -> None:
    """Say why the store called *database* cannot be used, if it is on a server; nothing is changed."""
    if is_url(database):
        await asyncio.to_thread(check, database)


def upkeep_of(store: Store, settings: Settings) -> Upkeep | None:
    """Return what makes backups of *store* while it is used; None if they are not made here."""
    return Upkeep(store, settings) if isinstance(store, sqlite.SqliteStore) else None
