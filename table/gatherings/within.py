"""Games within a gathering: which one they belong to, and how it learns that they are over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from table.store.changes import Op, PutDue, PutReference
from table.store.rows import Due
from table.time.slots import GATHERING

if TYPE_CHECKING:
    from table.play.draft import Draft
    from table.store.protocol import Store

WITHIN = "within"  # the slot in which a game remembers its gathering
_TABLE = "table:"


def belongs(table: int, gathering: int) -> PutReference:
    """Return the change that makes *table* one of a *gathering*."""
    return PutReference(table, WITHIN, str(gathering))


def over_slot(table: int) -> str:
    """Return the slot in which a gathering is told that *table* is over."""
    return f"{_TABLE}{table}"


def table_in(slot: str) -> int | None:
    """Return the table that is over by what is due in *slot*; None if it is about something else."""
    return int(slot.removeprefix(_TABLE)) if slot.startswith(_TABLE) else None


async def gathering_of(store: Store, table: int) -> int | None:
    """Return the gathering to which *table* belongs, unless that is gone."""
    found = (await store.references(table)).get(WITHIN, "")
    listing = await store.listing(int(found)) if found.isdigit() else None
    return listing.table if listing and listing.status == "running" else None


async def over(store: Store, table: int, now: float) -> list[Op]:
    """Return what lets the gathering of *table*, if it has one, learn that the game is over."""
    gathering = await gathering_of(store, table)
    return [] if gathering is None else [PutDue(Due(gathering, over_slot(table), GATHERING, now, since=now))]


async def tell(store: Store, draft: Draft) -> None:
    """Let the gathering of a game learn of its end, in the transaction that ends it."""
    if ops := await over(store, draft.live.id, draft.now):
        draft.also(*ops)
        draft.soonest_due = min(draft.soonest_due, draft.now)
