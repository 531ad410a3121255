"""Votes: what the people at a table decide together, with a number of yeses that everybody can see."""

from __future__ import annotations

from msgspec.structs import replace

from engine.play import Seat
from table.errors import NotNow, Refused
from table.models import SeatInfo, VoteInfo
from table.play import seats, undo
from table.play.draft import Draft
from table.play.live import Live
from table.post import ballots
from table.services import Services
from table.store.rows import Due
from table.time.clock import DAY
from table.time.slots import slot, vote_slot
from table.versions import carrying, held

KINDS = ("undo", "redo", "kick", "end", "pause", "resume")
LONG_WAIT = 7 * DAY  # after which somebody without a clock counts as absent


def needed(kind: str, voters: int) -> int:
    """Return how many yeses carry a vote of that *kind*: all, two thirds, or more than half."""
    if kind in ("undo", "redo"):
        return voters
    if kind == "end":
        return -(-2 * voters // 3)
    return voters // 2 + 1


def open_vote(
    services: Services, draft: Draft, kind: str, proposer: SeatInfo, seat: Seat = -1, version: int = 0
) -> VoteInfo:
    """Put a question to the people at the table; the one who asks has voted yes."""
    live = draft.live
    undo.must_run(live)
    if kind not in KINDS:
        raise Refused(f"There is no vote of the kind {kind!r}.", key="no-vote")
    if any((vote.kind, vote.seat) == (kind, seat) for vote in live.votes.values()):
        raise Refused("That vote is already open.", key="vote-open")
    if kind == "resume":
        held.must_not_wait(live)
    if kind in ("pause", "resume") and (live.row.paused is None) != (kind == "pause"):
        if kind == "pause":
            raise NotNow("The table is paused already.", key="paused-already")
        raise NotNow("The table is not paused.", key="not-paused")
    target = _target(live, seat, draft.now, proposer) if kind == "kick" else ""
    voters = tuple(each.person for each in live.humans() if each.person != target)
    vote = VoteInfo(
        id=services.fresh_id(),
        table=live.id,
        kind=kind,
        by=proposer.person,
        opened=draft.now,
        closes=draft.now + services.settings.vote_time,
        voters=voters,
        needed=needed(kind, len(voters)),
        seat=seat,
        version=version,
        yes=(proposer.person,),
    )
    draft.enter("vote", seat=proposer.seat, person=proposer.person, data={"vote": kind, "about": seat})
    draft.put_vote(vote)
    draft.put_due(Due(live.id, vote_slot(vote.id), "vote", vote.closes, since=draft.now, deadline=vote.closes))
    return vote


def _target(live: Live, seat: Seat, now: float, proposer: SeatInfo) -> str:
    if not 0 <= seat < len(live.seats) or not live.seats[seat].person or seat == proposer.seat:
        raise Refused("There is nobody in that seat who could be voted out.", key="nobody-to-vote-out")
    target = live.seats[seat]
    due = live.dues.get(slot(seat))
    is_absent = target.away or target.lapses > 0 or (due is not None and now - due.since > LONG_WAIT)
    others = [each for each in live.humans() if each.seat != seat]
    if len(others) < 2 and not is_absent:
        raise Refused("One person alone cannot vote out another whose clock has never run out.", key="vote-of-one")
    return target.person


def cast(draft: Draft, vote: VoteInfo, person: str, yes: bool) -> VoteInfo:
    """Note the vote of *person*, who may change it while it is open."""
    if person not in vote.voters:
        raise Refused("This vote is for those who sit at the table.", key="no-voter")
    for_it = tuple(each for each in vote.yes if each != person)
    against = tuple(each for each in vote.no if each != person)
    counted = (
        replace(vote, yes=(*for_it, person), no=against) if yes else replace(vote, yes=for_it, no=(*against, person))
    )
    draft.put_vote(counted)
    return counted


async def count(services: Services, draft: Draft, vote: VoteInfo) -> str:
    """Carry *vote* out if it has enough yeses, close it if it cannot get them; return how it stands."""
    state = _state(vote, draft.now)
    ballots.tell(draft, vote, state)
    if state == "open":
        return state
    ballots.close(draft, vote)
    if vote.kind == held.KIND:
        await _decide(services, draft, state)
        return state
    draft.enter("voted", data={"vote": vote.kind, "about": vote.seat, "state": state})
    if state == "carried":
        await _carry_out(services, draft, vote)
    return state


def _state(vote: VoteInfo, now: float) -> str:
    if vote.kind == held.KIND:
        return carrying.state_of(vote)
    if len(vote.yes) >= vote.needed:
        return "carried"
    is_lost = len(vote.voters) - len(vote.no) < vote.needed
    return "failed" if is_lost or now >= vote.closes else "open"


async def _decide(services: Services, draft: Draft, state: str) -> None:
    """Let a table whose rules have changed go on, or end."""
    if state == "carried":
        await carrying.agree(services, draft)
    else:
        seats.break_off(services, draft, "vote")


def must_cover(live: Live, vote: VoteInfo, seen: int) -> None:
    """Complain if a vote would take back more than what was there to be *seen* at that version."""
    if vote.kind == "undo" and live.tail and live.tail[-1].version > seen:
        text = "The game has gone on since; look again at what would be taken back, and vote then."
        raise NotNow(text, key="vote-moved")


async def _carry_out(services: Services, draft: Draft, vote: VoteInfo) -> None:
    live = draft.live
    seat = live.seat_of(vote.by)
    if vote.kind == "undo" and seat is not None:
        acts = await undo.acts_since(services, live, vote.version)
        if acts:
            await undo.take_back(services, draft, acts, seat, vote.by)
    elif vote.kind == "redo" and seat is not None:
        acts = await undo.undone_last(services, live)
        if acts and live.row.redo[-1] == vote.version:
            undo.do_again(services, draft, acts, seat, vote.by)
    elif vote.kind == "kick" and live.seats[vote.seat].person:
        seats.kick(services, draft, live.seats[vote.seat])
    elif vote.kind == "end":
        seats.break_off(services, draft, "vote")
    elif vote.kind == "pause" and live.row.paused is None:
        seats.pause(draft, "vote")
    elif vote.kind == "resume" and live.row.paused is not None:
        seats.resume(services, draft)
