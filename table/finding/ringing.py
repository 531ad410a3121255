"""Ringing: may a role be pinged for a search? Now and then for each person and each server, so that it stays news."""

from __future__ import annotations

from msgspec.structs import replace

from table.models import Record
from table.store.changes import PutRecord
from table.store.protocol import Store
from table.time.clock import HOUR, MINUTE

KIND = "rung"
RINGS = "rings"  # the slot that names the role which a lobby's message is still to ping
PERSON_RESTS, SERVER_RESTS = HOUR, 15 * MINUTE


async def allowance(store: Store, server: str, person: str, now: float) -> list[PutRecord]:
    """Return what notes that *person* has a role pinged on a server *now*; nothing if it is too soon for that.

    Of two who ask at the same moment one finds the note changed, and the whole change is refused.
    """
    theirs = Record(KIND, f"{server}/{person}", server, person, changed=now, expires=now + PERSON_RESTS)
    all_of_them = Record(KIND, server, server, changed=now, expires=now + SERVER_RESTS)
    notes = []
    for record in (theirs, all_of_them):
        before = await store.record(KIND, record.key)
        if before and (before.expires or 0.0) > now:
            return []
        version = before.version if before else 0
        notes.append(PutRecord(replace(record, version=version + 1), version))
    return notes
