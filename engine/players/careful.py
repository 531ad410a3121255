"""The careful player: answers any game's question so that as little as possible changes."""

from typing import Any

from engine.play import Amount, Pick, Question
from engine.rng import Rng
from engine.tokens import DECLINES


def careful(view: Any, question: Question, rng: Rng) -> tuple[Pick, ...]:
    """Decline if that is offered, give as little as allowed otherwise."""
    if isinstance(question, Amount):
        return (question.low,)
    for decline in DECLINES:
        if decline in question.options and question.least <= 1 <= question.most:
            return (decline,)
    return question.options[: question.least]
