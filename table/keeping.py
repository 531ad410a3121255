"""Keeping: what a table needs while nothing happens there."""

from __future__ import annotations

from table.draft import Draft
from table.rows import Due
from table.settings import Settings

AWAKE = "awake"  # slot, stage, and what is owed


def stay_awake(draft: Draft, settings: Settings) -> None:
    """See to it in time that the place of a running table is not put away for being silent."""
    draft.put_due(Due(draft.live.id, AWAKE, AWAKE, draft.now + settings.awake_every))
