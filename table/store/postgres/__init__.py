"""The store in a PostgreSQL database, for one worker or several; opening.py opens it."""

from table.store.postgres.opening import open_store
from table.store.postgres.store import PostgresStore

__all__ = ["PostgresStore", "open_store"]
