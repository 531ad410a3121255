"""Computer players: they see a view and a question, and answer it. Pure, like the rules."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.play import Amount, Pick, Question, Subset
from engine.rng import Rng

__all__ = ["Player", "random_player"]

#: A computer player answers a question from what its seat sees, and nothing else.
Player: TypeAlias = Callable[[Any, Question, Rng], tuple[Pick, ...]]


def random_player(view: Any, question: Question, rng: Rng) -> tuple[Pick, ...]:
    """Answer *question* with any legal answer, all equally likely."""
    if isinstance(question, Amount):
        steps = (question.high - question.low) // question.step
        return (question.low + question.step * rng.below(steps + 1),)
    if not isinstance(question, Subset):
        return (question.options[rng.below(len(question.options))],)
    options = list(question.options)
    rng.shuffle(options)
    return tuple(options[: question.least + rng.below(question.most - question.least + 1)])
