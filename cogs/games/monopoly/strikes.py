"""A strike as buttons: every way to split the AP, while there are few of them."""

from __future__ import annotations

from itertools import chain, combinations_with_replacement

from cogs.reader.story import Story
from cogs.screens.playing.questions import places
from cogs.wire.clicks.address import spell
from cogs.wire.page import Item, Style, button
from engine.monopoly.picks import SELL, Rival, read, target_of
from engine.monopoly.prospect import STRIKES
from engine.play import Question, Subset
from table import Asked
from words.monopoly.answers import strike

FEW = 9


def ways(question: Question) -> list[tuple[str, ...]]:
    """Return every way to spend AP, the most first; none if there are too many to be buttons, or it is no strike."""
    if question.ask not in STRIKES or not isinstance(question, Subset):
        return []
    copies: dict[str, list[str]] = {}
    for option in question.options:
        if option != SELL:
            copies.setdefault(target_of(option), []).append(option)
    if len(copies) > FEW:
        return []
    # Kaiju first: they are what a fight is about.
    kinds = sorted(copies, key=lambda what: not isinstance(read(what), Rival))
    sizes = range(min(question.most, len(question.options)), 0, -1)
    splits = chain.from_iterable(combinations_with_replacement(kinds, size) for size in sizes)
    fitting = [split for split in splits if all(split.count(what) <= len(copies[what]) for what in split)]
    found = [tuple(copies[what][split[:at].count(what)] for at, what in enumerate(split)) for split in fitting]
    return found if len(found) <= FEW else []


def items(story: Story, asked: Asked) -> list[Item]:
    """Return a button for each way to strike."""
    question = asked.question
    found: list[Item] = []
    for picks in ways(question):
        address = spell(story.table.id, "picks", f"={places(question, picks)}", asked.version)
        found.append(button(strike(story.teller, picks), address, Style.primary))
    return found
