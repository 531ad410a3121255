"""The store in an SQLite file; opening.py opens it."""

from table.store.sqlite.opening import open_store
from table.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore", "open_store"]
