"""The emojis beside Tokyo Clash's answers, by name."""

from __future__ import annotations

from engine.play import Question
from engine.tokyo_clash.picks import Discard, Hit, Kaiju, MatAction, Spend, Throw, UseCard, Vehicle, read

_ACTIONS = {"throw": "throw", "move": "move", "fly": "move", "gain": "energy"}


def emoji(question: Question, token: str) -> str:
    """Return the emoji of what *token* does, nothing if it has none."""
    match read(token):
        case UseCard():
            return {"defend": "defend", "trophy": "trophy"}.get(question.ask, "card")
        case Discard():
            return "discard"
        case Spend():
            return "power"
        case MatAction(word):
            return _ACTIONS.get(word, "")
        case Hit():
            return "attack"
        case Throw():
            return "throw"
        case Kaiju(seat):
            return f"seat_{seat + 1}"
        case Vehicle(kind):
            return kind
        case _:
            return ""
