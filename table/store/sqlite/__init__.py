"""The store in an SQLite file; see connection.py for how it is opened."""

from table.store.sqlite.connection import SqliteStore, open_store

__all__ = ["SqliteStore", "open_store"]
