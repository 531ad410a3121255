"""Which tables a change touches, and the statement that ends the transaction of whoever no longer holds them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from table.store import changes
from table.store.leases import shard_of
from table.store.postgres.connection import PostgresDatabase

#: The tables of changes that do not name it as ``table``.
TABLE_OF: dict[type, Callable[[Any], int]] = {
    changes.AddEntry: lambda op: op.entry.table,
    changes.PutDue: lambda op: op.due.table,
    changes.Owe: lambda op: op.owed.table,
    changes.Settle: lambda op: op.owed.table,
    changes.PutPage: lambda op: op.page.table,
    changes.PutVote: lambda op: op.vote.table,
    changes.PutOrder: lambda op: op.order.table,
}
OF_MESSAGES = (changes.Attempt, changes.Delivered, changes.Failed, changes.DropOwed)
#: Changes of whatever tables there are: the shards they name, or all that is held, must be held still.
WIDE = (
    changes.ShiftDues,
    changes.Retime,
    changes.ExpectBack,
    changes.Forget,
    changes.TryAgain,
    changes.CapOwed,
    changes.PurgePages,
    changes.Beat,
)
FENCE = "SELECT fence(?::bigint[], ?::bigint[], ?::integer[], ?::integer[], ?::bigint[], ?)"


def fence(db: PostgresDatabase, ops: Sequence[changes.Op]) -> None:
    """End the transaction if *ops* touch a table whose shard is not held any more."""
    ownership = db.ownership
    if ownership.is_whole:
        return
    tables: set[int] = set()
    messages: set[int] = set()
    shards: set[int] = set()
    for op in ops:
        if isinstance(op, changes.PutTable) and op.expected is None:
            shards.add(shard_of(op.row.server, ownership.shards))
        elif isinstance(op, changes.PutTable):
            tables.add(op.row.id)
        elif isinstance(op, changes.PutRecord | changes.DropRecord):
            server = op.record.server if isinstance(op, changes.PutRecord) else op.server
            shards.update([shard_of(server, ownership.shards)] if server else ())
        elif isinstance(op, OF_MESSAGES):
            messages.add(op.id)
        elif isinstance(op, WIDE):
            shards.update(getattr(op, "shards", ()) or ownership.held)
        elif find := TABLE_OF.get(type(op)):
            tables.add(find(op))
        elif (table := getattr(op, "table", None)) is not None:
            tables.add(table)
    if not tables and not messages and not shards:
        shards.update(ownership.held)  # a person or a server: whoever has lost anything reads its leases first
    held = list(ownership.epochs.items())
    given = [sorted(tables), sorted(messages), sorted(shards), [shard for shard, _ in held], [e for _, e in held]]
    db.execute(FENCE, (*given, ownership.shards))
