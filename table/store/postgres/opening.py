"""Opening a PostgreSQL database: it is looked at and brought up to date first."""

from __future__ import annotations

import asyncio

from table.errors import StoreAway, StoreError
from table.store.postgres import schema
from table.store.postgres.connection import Failure, Lost, connect, place_of, refusal_of
from table.store.postgres.store import PATIENCE, PostgresStore

#: What a server says of a user, a password or a database that it does not let in, and what a person is told.
REFUSALS = {
    "password": "refused the user or the password",
    "authentication": "refused the user or the password",
    "role": "refused the user or the password",
    "does not exist": "has no such database; create it first",
    "permission denied": "does not let this user use the database",
    "pg_hba": "does not let this user in from here",
    "SSL": "cannot be spoken with over SSL",
    "too many": "has no room for more connections",
}
#: Notes of stores that were not closed, because their process died.
OLD_WRITERS = "DELETE FROM writers WHERE at < now() - interval '1 day'"


async def open_store(url: str, *, patience: float = PATIENCE) -> PostgresStore:
    """Look at the database at *url*, bring it up to date and open it. No lease is taken by that."""
    await asyncio.to_thread(prepare, url)
    return PostgresStore(url, patience=patience)


def prepare(url: str) -> None:
    """Bring the database up to date, or say in one sentence why it cannot be used."""
    _with_line(url, is_only_looked_at=False)


def check(url: str) -> None:
    """Say in one sentence why the database cannot be used; nothing is changed."""
    _with_line(url, is_only_looked_at=True)


def _with_line(url: str, *, is_only_looked_at: bool) -> None:
    place = place_of(url)
    try:
        with connect(url) as line:
            if is_only_looked_at:
                schema.must_be_usable(line, url)
            else:
                schema.migrate(line, url)
                line.execute(OLD_WRITERS)
    except Lost as error:
        raise refused(place, str(error)) from None
    except Failure as error:
        raise StoreError(f"{place} cannot be used: {refusal_of(error)}") from error


def refused(place: str, said: str) -> StoreError:
    """Return why nobody is let in at *place*; what the server *said* may have names in it, but no password."""
    for sign, meaning in REFUSALS.items():
        if sign in said:
            return StoreError(f"{place} {meaning}.")
    return StoreAway(f"{place} cannot be reached.")
