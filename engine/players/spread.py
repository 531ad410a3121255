"""The answers a question allows, thinned to a spread where they are many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.play import Amount, Pick, Question, Subset
from engine.rng import Rng
from engine.tokens import without_number

Picks = tuple[Pick, ...]


def spread(question: Question, width: int, rng: Rng) -> list[Picks]:
    """Return answers to *question*: all of them if they are few, otherwise some of all kinds."""
    if isinstance(question, Amount):
        steps = (question.high - question.low) // question.step
        count = min(width, steps + 1)
        if count == 1:
            return [(question.low + question.step * rng.below(steps + 1),)]
        return [(question.low + question.step * (steps * at // (count - 1)),) for at in range(count)]
    if isinstance(question, Subset):
        return _subsets(question, width, rng)
    if len(question.options) <= width:
        return [(option,) for option in question.options]
    options = list(question.options)
    rng.shuffle(options)
    return [(option,) for option in options[:width]]


def _subsets(question: Subset, width: int, rng: Rng) -> list[Picks]:
    """Return up to *width* subsets that differ in more than which of equal things they take."""
    found: dict[Picks, None] = {}
    for _ in range(width):
        options = list(question.options)
        rng.shuffle(options)
        size = question.least + rng.below(question.most - question.least + 1)
        found[plain(question, options[:size])] = None
    return list(found)


def neighbours(question: Subset, picks: Picks) -> list[Picks]:
    """Return *picks*, then the subsets with one thing more or one less, then nothing and everything, if allowed."""
    near = [[other for other in picks if other != pick] for pick in picks]
    near += [[*picks, option] for option in question.options if option not in picks]
    far: list[list[Pick]] = [[], list(question.options)]
    allowed = [each for each in [list(picks), *near, *far] if question.least <= len(each) <= question.most]
    return list(dict.fromkeys(plain(question, each) for each in allowed))


def plain(question: Subset, picks: Sequence[Pick]) -> Picks:
    """Return *picks* in the order of the options, the first of equal things (``tank``, ``tank#2``) taken first."""
    counts = Counter(without_number(pick) for pick in picks)
    taken: list[Pick] = []
    for option in question.options:
        if counts[without_number(option)] > 0:
            counts[without_number(option)] -= 1
            taken.append(option)
    return tuple(taken)
