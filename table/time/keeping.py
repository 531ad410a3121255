"""Keeping: what becomes of a table while nothing happens. Its place is kept awake, a lobby closes, people return."""

from __future__ import annotations

from msgspec.structs import replace

from table.people import People
from table.play.draft import Draft
from table.play.live import Live
from table.practice.table import is_practice
from table.settings import Settings
from table.store.rows import Due
from table.time.slots import AWAKE, OPENING, VACATION

LOBBY = "lobby"  # the slot in which a lobby's time runs, in two stages
FADING, CLOSING = "fading", "closing"
IDLE = "idle"  # why it was closed


def stay_awake(draft: Draft, settings: Settings) -> None:
    """See to it in time that the place of a running table is not put away for being silent."""
    draft.put_due(Due(draft.live.id, AWAKE, AWAKE, draft.now + settings.awake_every))


def renew(draft: Draft, settings: Settings) -> None:
    """Restart the time of a lobby, for something has happened there; a table that is no lobby any more has none."""
    if draft.live.row.status == "lobby":
        draft.put_due(Due(draft.live.id, LOBBY, FADING, draft.now + settings.lobby_idle))
    else:
        for slot in (LOBBY, *OPENING):
            draft.drop_due(slot)


def fade(draft: Draft, due: Due, settings: Settings) -> None:
    """Say that a lobby is going to close."""
    at = draft.now + settings.lobby_grace
    draft.put_due(replace(due, stage=CLOSING, at=at, deadline=at))


def close(draft: Draft) -> None:
    """Close a lobby that nobody wants to keep open."""
    draft.set(status="broken", ended=draft.now, broken_by=IDLE)
    draft.enter("broken", data={"reason": IDLE})
    draft.drop_due(LOBBY)


def expect_back(draft: Draft, people: People) -> None:
    """See to it that what shows somebody's vacation is renewed when it ends."""
    live = draft.live
    if is_practice(live.row):
        return
    away = [people[seat.person].vacation_until for seat in live.seats if seat.person]
    ends = [until for until in away if until > draft.now]
    due = live.dues.get(VACATION)
    if not ends or live.row.status not in ("lobby", "running"):
        draft.drop_due(VACATION)
    elif due is None or due.at != min(ends):
        draft.put_due(Due(live.id, VACATION, VACATION, min(ends)))


def closes(live: Live) -> float:
    """Return when a lobby is going to close, 0 if that is not said yet."""
    due = live.dues.get(LOBBY)
    return due.deadline or 0.0 if due else 0.0
