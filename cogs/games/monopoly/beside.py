"""What a hand page of Monopoly offers behind its answers: the estate, a deal, a counter-offer."""

from __future__ import annotations

from cogs.games.monopoly.estate import TURN, is_open, lots
from cogs.games.monopoly.offers import Terms, may_offer, partners_for, spelled
from cogs.reader.names import mark
from cogs.reader.story import Story
from cogs.wire.clicks.address import spell
from cogs.wire.page import Item, Style, button
from engine.play import Seat
from table import Asked

FIELDS = 5  # of a form


def items(story: Story, asked: Asked) -> list[Item]:
    """Return the buttons that open a page or a form of ours."""
    question = asked.question
    found: list[Item] = []
    if is_open(question):
        found.append(_estate(story, asked))
    if may_offer(question):
        found.append(_deal(story, asked))
    if question.ask == "deal.answer":
        found.append(button(story.say("monopoly-counter"), spell(story.table.id, "counter", "", asked.version)))
    return found


def _estate(story: Story, asked: Asked) -> Item:
    is_turn = asked.question.ask == TURN
    key, style = ("monopoly-estate-open", Style.primary) if is_turn else ("monopoly-estate-sell", Style.secondary)
    is_small = len(lots(story.look.view, asked.question.seat)) <= FIELDS
    # A small estate fits into one form, which opens at once; its page comes with what was filled in.
    address = ("estate_form", "0.") if is_small else ("estate", "")
    return button(story.say(key), spell(story.table.id, *address, asked.version), style)


def _deal(story: Story, asked: Asked) -> Item:
    """Return the button to a deal: with one partner it opens the form at once, with more the page of all of them."""
    view, seat, at = story.look.view, asked.question.seat, story.table.id
    others = partners_for(view, asked.question)
    if len(others) > 1:
        return button(story.say("monopoly-deal-open"), spell(at, "deals", "", asked.version))
    address = spell(at, "deal", spelled(view, seat, Terms(others[0])), asked.version)
    return button(story.say("monopoly-deal-open"), address)


def partner(story: Story, seat: Seat) -> str:
    """Return a seat where nothing is formatted: its shape, its player and its kaiju."""
    facts = {"mark": mark(seat), "player": story.label(seat), "kaiju": story.kaiju.get(seat, "")}
    return story.say("monopoly-deal-partner", **facts)
