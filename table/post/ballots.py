"""Ballots: the message of a vote, kept in step with the game, and the end of one that leaves nothing to decide."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from table.models import VoteInfo
from table.play.draft import Draft
from table.post import keys
from table.time.slots import vote_slot


def tell(draft: Draft, vote: VoteInfo, state: str) -> None:
    """Owe the message that shows how a vote stands."""
    data: dict[str, Any] = {"state": state, "vote": msgspec.to_builtins(vote)}
    draft.owe("vote", keys.vote(vote.id), person=vote.by, seat=vote.seat, data=data)


def close(draft: Draft, vote: VoteInfo) -> None:
    """Let a vote be no longer open."""
    draft.drop_vote(vote.id)
    draft.drop_due(vote_slot(vote.id))


def settle(draft: Draft, vote: VoteInfo) -> None:
    """Close a vote on what has come about without it, or no longer can, so that there is nothing left to press."""
    close(draft, vote)
    tell(draft, vote, "moot")


def keep_up(draft: Draft) -> None:
    """Keep votes on taking back in step with the game.

    A yes is meant for what could be seen then. Where play has gone on since there is more to take back, and everybody
    is asked again; where the act itself is taken back already there is nothing to vote on.
    """
    for vote in [each for each in draft.live.votes.values() if each.kind == "undo"]:
        if vote.version in draft.struck:
            settle(draft, vote)
        elif draft.has_acted:
            renewed = replace(vote, yes=(vote.by,))
            draft.put_vote(renewed)
            tell(draft, renewed, "open")
        elif draft.struck:
            tell(draft, vote, "open")
