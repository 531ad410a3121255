"""Answers in public: a question whose answers tell nothing hidden has its buttons where everybody reads of it."""

from __future__ import annotations

from discord import ui

from cogs.reader.story import Story
from cogs.screens.playing.hand import items
from cogs.wire.clicks.address import for_seat
from cogs.wire.page import Item
from table import Waiting

MOST = 12  # two rows of answers, and what stands beside them
LISTS = 1  # of places; several of them are for a page


def public_answers(story: Story, asked: Waiting, *, is_pictured: bool = False) -> list[Item]:
    """Return the answers to a public question for the one who is asked, as buttons or a list; none if they need a page.

    *story* is that of somebody who watches: labels tell what everybody sees. Answers on a board need a picture of it
    with their letters.
    """
    if asked.public is None or story.table.paused is not None or not story.table.seats[asked.seat].is_human:
        return []
    assert story.look.seat is None, "what one seat sees is not for everybody"
    teller, question = story.teller, asked.public.question
    is_unseen = teller.is_on_board(question, story.look.view) and not is_pictured
    if is_unseen or teller.is_of_hand(question):
        return []  # what can be chosen is seen on that page only
    found = items(story, asked.public)
    pressed = [item for item in found if isinstance(item, ui.Button | ui.Select)]
    lists = [item for item in pressed if isinstance(item, ui.Select)]
    if len(pressed) < len(found) or len(found) > MOST or len(lists) > LISTS:
        return []
    for each in pressed:
        each.custom_id = for_seat(str(each.custom_id), asked.seat)
    return found


def public_answers_of_all(story: Story) -> list[Item]:
    """Return the public answers of the one who is waited for; none where several are."""
    waited = [each for each in story.look.waiting if not each.may]
    return public_answers(story, waited[0]) if len(waited) == 1 else []
