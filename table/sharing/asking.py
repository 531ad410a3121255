"""What concerns the tables of a person on all workers: each does its own, and asks the others for theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from table.errors import NotSeated, StoreBusy
from table.services import Services
from table.sharing import errands, handover
from table.sharing.errands import Errand, Forgotten, Leave, Reschedule
from table.store.changes import ExpectBack, Hand, Op, Retime
from table.store.leases import Lease, shard_of
from table.store.protocol import Store

PATIENCE, LOOK = 10.0, 0.2  # seconds for others to do what they are asked for, and between two looks
Leaving = Callable[[int, str], Awaitable[object]]


async def others(store: Store) -> list[Lease]:
    """Return the leases of other workers."""
    if store.ownership.is_whole:
        return []
    held = store.ownership.epochs
    return [lease for lease in await store.leases.all() if lease.shard not in held]  # type: ignore[attr-defined]


async def hand(store: Store, shard: int, errand: Errand) -> None:
    """Ask the owner of *shard* for *errand*."""
    await store.relay.hand(shard, errands.write(errand))  # type: ignore[attr-defined]


async def everywhere(store: Store, errand: Reschedule) -> tuple[Reschedule, list[Op]]:
    """Return *errand* for the shards that are owned here, and what hands it to the holder of each other one.

    Whoever has a shard by then does it for that one: a shard that is passed on meanwhile is neither left out nor
    done twice.
    """
    if store.ownership.is_whole:
        return errand, []
    here = replace(errand, shards=store.ownership.held)
    elsewhere = [replace(errand, shards=(lease.shard,)) for lease in await others(store)]
    return here, [Hand(each.shards[0], errands.write(each)) for each in elsewhere]


async def forgotten_everywhere(store: Store, person: str) -> list[Op]:
    """Return what has the holders of all other shards, also of those that pass on meanwhile, forget *person*."""
    return [Hand(lease.shard, errands.write(Forgotten(person))) for lease in await others(store)]


async def reschedule(services: Services, errand: Reschedule, *more: Op) -> None:
    """Let the clocks of a person go by other hours at the tables that are owned here, and write *more* with it."""
    handed = handover.present()
    ops = [*more, Retime(errand.before, errand.after, errand.now, errand.shards)]
    if errand.back is not None:
        ops.append(ExpectBack(errand.after.id, errand.back, errand.shards))
    await services.store.write([*ops, *(handed.ops() if handed else ())])
    if handed:
        handed.is_taken = True
    services.people.forget(errand.after.id)
    await services.people.fetch([errand.after.id])
    services.tables.forget()
    services.tell_owed()


async def leave_everywhere(services: Services, person: str, leave: Leaving, withdraw: Leaving) -> None:
    """Take *person* from all open tables and gatherings, here and at those of other workers."""
    store, asked = services.store, list[int]()
    open_tables = [(table.id, table.server, leave) for table in await store.tables_of(person)]
    open_tables += [(each.table, each.server, withdraw) for each in await store.gatherings(person=person)]
    for table, server, go in open_tables:
        if store.ownership.owns(server):
            await go(table, person)
        else:
            asked.append(table)
            await hand(store, shard_of(server, store.ownership.shards), Leave(table, person))
    async with asyncio.timeout(PATIENCE):
        for each in asked:
            # Whoever does it tells nobody that it is done.
            while (listing := await store.listing(each)) and person in listing.seats:  # noqa: ASYNC110
                await asyncio.sleep(LOOK)


async def leave_if_seated(leave: Leaving, table: int, person: str) -> None:
    """Take *person* from a table, unless that was done before."""
    try:
        await leave(table, person)
    except NotSeated:
        return


def too_slow() -> StoreBusy:
    """Return what is told when other workers do not do what they are asked for."""
    return StoreBusy("Another worker is too slow; nothing was forgotten. Try again.")
