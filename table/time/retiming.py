"""Retiming: a clock that stood still, or whose person sleeps at other hours now, runs on with the time it had left."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from table.models import Person
from table.store.rows import Due
from table.time.clock import awake, earlier, later, next_stage, sleeper, waking

IDLE = "idle"  # the stage of a question without a clock before its one reminder
BESIDE = "beside"  # the stage of a question that is open beside one that is waited for
BACK = "back"  # the reminder when a vacation ends
#: Which reminder has gone out before a stage.
PASSED = {"half": "", "late": "half"}


class Hand(NamedTuple):
    """The time *at* which somebody's clock stands, and the quiet hours by which it goes."""

    person: Person | None
    at: float


def retimed(due: Due, budget: int | None, old: Hand, new: Hand) -> Due:
    """Return *due* with a clock that goes on from *new* as it stood at *old*: the same time gone and left."""
    before, after = (Hand(sleeper(hand.person, budget), hand.at) for hand in (old, new))
    if due.deadline is None:
        moved = new.at - old.at
        at = awake(after.person, due.at + moved) if due.stage == IDLE else due.at + moved
        return replace(due, at=at, since=due.since + moved)
    if due.since <= old.at:
        since = earlier(after.person, new.at, waking(before.person, due.since, old.at))
    else:
        since = max(due.since, new.at)  # it has not begun to count
    left = waking(before.person, max(due.since, old.at), due.deadline)
    until = later(after.person, max(since, new.at), left)
    return _staged(replace(due, since=since, deadline=until), after.person, new.at - old.at)


def _staged(due: Due, person: Person | None, moved: float) -> Due:
    """Return *due* with the moment of its stage, whose clock was *moved*."""
    assert due.deadline is not None
    if due.stage in PASSED:
        _, at = next_stage(person, due.since, due.deadline, PASSED[due.stage])
    elif due.stage == "expiry":
        at = due.deadline
    else:
        at = due.at + moved
    return replace(due, at=at)
