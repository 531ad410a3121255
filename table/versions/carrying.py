"""Carrying games over to another version of the rules: kept as they are, offered to the table, never closed by itself.

A game ends by the rules it began with, wherever these are kept as options. The answers of a half-played turn are played
again; if that comes to anything else, they are asked again. What cannot be kept is for the table to decide.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine import saved, versions
from engine.play import Choice, PickError, Position, Runner
from table.models import VoteInfo
from table.play import seats
from table.play.draft import Draft
from table.play.live import Live
from table.post import ballots
from table.services import Services
from table.store.changes import PutTable
from table.store.rows import Entry
from table.versions import held, opening

NEVER = 1e12  # when it closes


async def meet(services: Services, live: Live) -> bool:
    """Bring a running table in line with the rules this program plays by; return whether it has to wait."""
    draft = services.draft(live)
    if live.is_held:
        is_new = _hold(services, draft)
    else:
        is_new = await _go_on(services, draft)
    if is_new:
        await services.commit(draft)
    return live.is_held


def _hold(services: Services, draft: Draft) -> bool:
    """Stop the clocks of a table that cannot go on by itself, and ask it what to do; return whether that is new."""
    live = draft.live
    ballot = held.offer_of(live)
    is_newer = live.standing == "newer"
    if not is_newer and ballot is not None and ballot.version == live.game.rules_version:
        return False
    if is_newer and live.row.paused is not None:
        return False
    if live.row.paused is None:
        seats.pause(draft, held.NEWER if is_newer else held.RULES)
    if is_newer:
        return True
    if live.row.pause_reason in (seats.DESERTED, held.NEWER):
        draft.set(pause_reason=held.RULES)
        draft.drop_due("close")
    for vote in [each for each in live.votes.values() if each.kind in ("undo", "redo", held.KIND)]:
        ballots.settle(draft, vote)
    services.asker.ask(draft)
    _offer(services, draft)
    return True


def _offer(services: Services, draft: Draft) -> None:
    """Put it to the table: go on by today's rules, or end; a yes that nothing could follow is not asked for."""
    live = draft.live
    vote = VoteInfo(
        id=services.fresh_id(),
        table=live.id,
        kind=held.KIND,
        by="",
        opened=draft.now,
        closes=NEVER,
        voters=(),
        needed=0,
        version=live.game.rules_version,
    )
    vote = held.voted_by_present(live, vote)
    draft.put_vote(vote)
    ballots.tell(draft, vote, "open")


def state_of(vote: VoteInfo) -> str:
    """Return how an offer stands: two thirds end the game, as in every vote on that."""
    if vote.needed and len(vote.yes) >= vote.needed:
        return "carried"
    if vote.voters and len(vote.no) >= -(-2 * len(vote.voters) // 3):
        return "ended"
    return "open"


async def agree(services: Services, draft: Draft) -> None:
    """Go on by today's rules, from the start of the turn; from there on the game is played again, if it has to be."""
    live = draft.live
    position = saved.load(live.game, live.row.position)
    versions.renew(live.game, position.turn_start)
    live.runner = opening.at_turn_start(live.game, position)
    before, live.standing = live.row.rules_version, "current"
    draft.set(rules_version=live.game.rules_version)
    line = await _ask_again(services, draft, before, agreed=True)
    draft.set(base=saved.dump(live.game, live.play.position), base_at=line)
    if live.row.pause_reason == held.RULES:
        seats.resume(services, draft)
    services.actor.play_on(draft)


async def _go_on(services: Services, draft: Draft) -> bool:
    """Let a game that can go on do so; return whether anything has changed for the people at the table."""
    live = draft.live
    is_new = live.row.pause_reason in (held.RULES, held.NEWER)
    if is_new:
        seats.resume(services, draft)
    if (ballot := held.offer_of(live)) is not None:
        ballots.settle(draft, ballot)
        is_new = True
    if live.row.written_by < live.game.rules_version:
        if live.loose or not await _is_same(services, live):
            live.runner, live.loose = _without_turn(live)
            await _ask_again(services, draft, live.row.written_by)
            is_new = True
        elif not is_new:
            await _restamp(services, live)
    if is_new:
        draft.moved()
        services.actor.play_on(draft)
    return is_new


def _without_turn(live: Live) -> tuple[Runner, int]:
    position = live.play.position
    return opening.at_turn_start(live.game, position), live.loose or len(position.picks)


async def _restamp(services: Services, live: Live) -> None:
    """Note that this version has taken a game over as it was; nobody needs to be told."""
    version = live.game.rules_version
    live.row = replace(live.row, position=saved.dump(live.game, live.play.position), written_by=version)
    await services.store.write([PutTable(live.row, live.row.version)])


async def _is_same(services: Services, live: Live) -> bool:
    """Return whether the answers of the turn, played again, lead to the same questions and tell the same."""
    position = live.play.position
    count = len(position.picks)
    acts = await _last_acts(services, live, count + 1)
    runner = Runner(live.game, Position(position.turn_start, (), position.made))
    opening_events = tuple(runner.events)
    runner.events.clear()
    if len(acts) > count and acts[0].version > live.row.base_at:
        # What a turn begins with is told by the act before it.
        told = saved.events(live.game, acts.pop(0).events)
        if told[len(told) - len(opening_events) :] != opening_events:
            return False
    try:
        return all(_tells_same(runner, entry) for entry in acts[-count:] if count)
    except PickError:
        return False


def _tells_same(runner: Runner, entry: Entry) -> bool:
    assert entry.picks is not None
    is_asked = any((each.seat, each.ask) == (entry.seat, entry.ask) for each in runner.pending)
    runner.choose(Choice(entry.seat, entry.picks))
    happened = tuple(runner.events)
    runner.events.clear()
    return is_asked and happened == saved.events(runner.game, entry.events)


async def _last_acts(services: Services, live: Live, count: int) -> list[Entry]:
    """Return the newest *count* acts that stand."""
    if count <= len(live.tail):
        return list(live.tail)[len(live.tail) - count :]
    entries = await services.store.entries(live.id)
    return [entry for entry in entries if entry.picks is not None and entry.undone is None][-count:]


async def _ask_again(services: Services, draft: Draft, before: int, *, agreed: bool = False) -> int:
    """Strike out the loose answers of the turn, and say in the log why they are asked again; return that line."""
    live = draft.live
    acts = await _last_acts(services, live, live.loose) if live.loose else []
    facts = {"from": before, "to": live.game.rules_version, "dropped": len(acts), "agreed": agreed}
    line = draft.enter("carried", data=facts)
    if acts:
        draft.strike_out(tuple(entry.version for entry in acts), line)
    draft.set(asked=line, redo=())
    draft.moved()
    live.loose = 0
    return line
