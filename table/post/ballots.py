"""Ballots: the message of a vote, and the end of one that nothing is left to decide by."""

from __future__ import annotations

from typing import Any

import msgspec

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
