"""The board of a server: one message that lists the lobbies which are open there, kept up to date."""

from __future__ import annotations

import msgspec

from table.gatherings.change import BOARD, Change
from table.gatherings.kinds import Kind
from table.play.draft import Draft
from table.post import keys
from table.store.changes import Op, Owe
from table.store.protocol import Store
from table.store.rows import Owed

REST = 5.0  # seconds in which what happens in several lobbies becomes one edit


class Seeking(msgspec.Struct, frozen=True):
    """All that is shown is in the lobbies."""


KIND = Kind("seeking", Seeking)


async def boards(store: Store, server: str) -> list[int]:
    """Return the numbers of the boards of a server: one, or none."""
    return [listing.table for listing in await store.gatherings(server=server, kind=KIND.name)]


async def shown(store: Store, server: str, now: float) -> list[Op]:
    """Return what has the board of a server, if it has one, shown again."""
    return [Owe(Owed(board, BOARD, keys.of_table(BOARD, board), now + REST)) for board in await boards(store, server)]


async def tell(store: Store, draft: Draft) -> None:
    """Have the change of a lobby shown on the board of its server, in the same transaction."""
    row = draft.live.row
    if draft.was_lobby and not row.kind and not draft.is_unseen:
        draft.also(*await shown(store, row.server, draft.now))


def move(change: Change[Seeking], channel: str) -> None:
    """Have the board posted in another *channel*."""
    change.place(channel=channel, gathering=None)
    change.show()
