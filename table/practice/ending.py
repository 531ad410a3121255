"""The end of a practice table: it is deleted with its record, and leaves nothing but its number."""

from __future__ import annotations

from table.play.live import Live
from table.practice.table import PRACTICE, read
from table.services import Services
from table.store.changes import DropRecord, EraseTable, Op
from table.store.rows import Due


async def erase(services: Services, live: Live) -> None:
    """Delete the table in its queue; whoever comes after finds that there is none."""
    records = await services.store.records(PRACTICE, person=live.row.host)
    ops: list[Op] = [EraseTable(live.id)]
    ops += [DropRecord(each.kind, each.key, each.server) for each in records if each.data.get("table") == live.id]
    live.is_dirty = True
    await services.store.write(ops)


async def expire(services: Services, due: Due) -> None:
    """Delete a table whose time is over, if that is still so."""

    async def job(live: Live) -> None:
        if live.dues.get(due.slot) == due:
            await erase(services, live)

    await services.tables.at(due.table, job)


async def forget(services: Services, person: str) -> None:
    """Delete the practice tables of *person* that are run here; others lose their name, and end within a day."""
    for practice in map(read, await services.store.records(PRACTICE, person=person)):
        if services.store.ownership.owns(practice.server):
            await services.tables.at(practice.table, lambda live: erase(services, live))
