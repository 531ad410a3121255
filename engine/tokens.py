"""What the tokens of all games have in common: a kind before the colon, and a number behind equal things.

What a token means is for its game's picks.py to say; nobody else takes one apart.
"""

from __future__ import annotations

from engine.questions import Pick

#: Answers that decline, the mildest first.
DECLINES = ("back", "pass", "no", "decline", "stay", "stop", "none", "keep", "hit")


def kind_of(token: str) -> str:
    """Return the kind of an answer: what stands before its colon."""
    return token.partition(":")[0]


def has_kind(token: str) -> bool:
    """Return whether an answer is one of a kind, and not a word of its own such as ``roll``."""
    return ":" in token


def without_number(pick: Pick) -> str:
    """Return what equal things share: ``tank`` of ``tank#2``."""
    return str(pick).partition("#")[0]
