"""Taking back: freely up to the last thing that came to light, beyond it by consent; and doing it again.

What was taken back stays in the log, struck out. The person who gave a sealed answer takes it back freely
while others of the same round of questions have yet to answer: nobody has learned anything from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.play import Position, Runner, Seat
from table.errors import NotNow, Refused
from table.play import looking
from table.play.draft import Draft
from table.play.live import Live
from table.services import Services
from table.store.rows import Entry


def is_own(acts: tuple[Entry, ...] | list[Entry], seat: Seat) -> bool:
    """Return whether all *acts* are those of *seat*."""
    return all(entry.seat == seat for entry in acts)


async def acts_since(services: Services, live: Live, version: int) -> tuple[Entry, ...]:
    """Return the acts that stand from *version* on."""
    entries = await services.store.entries(live.id, after=version - 1)
    return tuple(entry for entry in entries if entry.picks is not None and entry.undone is None)


async def take_back(
    services: Services, draft: Draft, acts: tuple[Entry, ...], seat: Seat, person: str, *, is_free: bool = False
) -> None:
    """Take *acts* back; *seat* and *person* are who wished it. If it *is_free* it wins them no time either."""
    live = draft.live
    running = services.asker.time_left(live, seat, draft.now)
    was_sealed = len(acts) == 1 and acts[0].seat in live.play.answered
    live.is_dirty = True
    live.runner = await _without(services, live, acts)
    live.play.events.clear()
    draft.moved()
    versions = tuple(entry.version for entry in acts)
    undo = draft.enter("undo", seat=seat, person=person, data={"undone": list(versions)})
    draft.strike_out(versions, undo)
    if not was_sealed:
        # Answers that lie sealed count towards the versions of the questions still open.
        draft.set(version=undo + len(live.play.answered), asked=undo)
    draft.set(redo=(*live.row.redo, undo))
    for entry in acts:
        if entry.by == "order":
            services.book.revoke(draft, entry.seat, entry.ask)
    draft.actor = seat
    services.asker.ask(draft)
    if is_free:
        services.asker.ask_again(draft, seat, acts[0].data.get("time"), running)


async def _without(services: Services, live: Live, acts: tuple[Entry, ...]) -> Runner:
    """Return the game without *acts*: from the turn's start if they are of this turn, otherwise from the beginning."""
    position = live.play.position
    count = len(acts)
    if count <= len(position.picks):
        if count == 1 and acts[0].seat in live.play.answered:
            kept = list(position.picks)
            at = max(at for at, choice in enumerate(kept) if choice.seat == acts[0].seat)
            del kept[at]
            return Runner(live.game, Position(position.turn_start, tuple(kept), position.made))
        return Runner(live.game, Position(position.turn_start, position.picks[:-count], position.made))
    dropped = {entry.version for entry in acts}
    standing = [entry for entry in await services.store.entries(live.id) if entry.version not in dropped]
    return await services.replayed(live.game, live.row, looking.choices(standing, live.row.version, live.row.base_at))


async def undone_last(services: Services, live: Live) -> tuple[Entry, ...]:
    """Return the acts that the last undo took back, if nothing was played since."""
    if not live.row.redo:
        return ()
    undo = live.row.redo[-1]
    entries = await services.store.entries(live.id, before=undo)
    return tuple(entry for entry in entries if entry.undone == undo)


def do_again(services: Services, draft: Draft, acts: tuple[Entry, ...], seat: Seat, person: str) -> None:
    """Play *acts* again as they were, new in the log."""
    live = draft.live
    left = live.row.redo[:-1]
    draft.enter("redo", seat=seat, person=person, data={"redone": [entry.version for entry in acts]})
    for entry, before in zip(acts, (None, *acts), strict=False):
        assert entry.picks is not None
        by = entry.by if entry.by == "computer" or looking.follows(entry, before) else "human"
        services.actor.give(draft, entry.seat, entry.picks, by, entry.person)  # type: ignore[arg-type]
    draft.set(redo=left)
    draft.actor = seat
    services.actor.play_on(draft)


def _is_by(seat: Seat, entry: Entry) -> bool:
    return entry.seat == seat and entry.by != "computer"


def must_run(live: Live) -> None:
    """Complain unless a game is being played here now."""
    if live.row.status == "lobby":
        raise NotNow("The game has not begun yet.", key="not-begun")
    if live.row.status != "running":
        raise NotNow("This game is over.", key="over")


def last_own(acts: Iterable[Entry], seat: Seat) -> int:
    """Return the version of the newest act that *seat* made itself."""
    own = _last_own(tuple(acts), seat)
    if own is None:
        raise Refused("You have done nothing yet that could be taken back.", key="nothing-done")
    return own


def _last_own(acts: Sequence[Entry], seat: Seat) -> int | None:
    pairs = zip(acts, (None, *acts), strict=False)
    own = [entry.version for entry, before in pairs if _is_by(seat, entry) and not looking.follows(entry, before)]
    return own[-1] if own else None


async def is_meant(services: Services, live: Live, seat: Seat, seen: int) -> bool:
    """Return whether the last act of *seat* is the one that was its last when the table stood at the version *seen*."""
    acts = [entry for entry in await services.store.entries(live.id) if entry.picks is not None]
    then = [each for each in acts if each.version <= seen and (each.undone is None or each.undone > seen)]
    now = [each for each in acts if each.undone is None]
    return _last_own(then, seat) == _last_own(now, seat)
