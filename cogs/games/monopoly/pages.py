"""Where the estate, deals and strikes stand on the pages of Monopoly, and what they stand for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cogs.games import GamePages
from cogs.games.monopoly import estate_screen, offer_screen, strikes
from cogs.games.monopoly.estate import TURN, is_level, is_open, is_works, lots
from cogs.games.monopoly.offer_screen import suggestion
from cogs.games.monopoly.offers import Terms, is_in_need, may_offer, partners_for, spelled
from cogs.reader.story import Story
from cogs.wire.clicks.address import spell
from cogs.wire.page import FIELDS, Item, Page, Style, button
from engine.monopoly.picks import DEAL, SELL
from engine.monopoly.prospect import has_goods
from engine.play import Question
from table import Asked


class MonopolyPages(GamePages):
    """The pages of Monopoly."""

    routers = (estate_screen.router, offer_screen.router)
    notices = frozenset({"counter"})

    def is_hidden(self, question: Question) -> Callable[[str], bool]:
        """Return which answers to *question* stand in no list, because a page or a form of ours stands for them."""
        if strikes.ways(question):
            return lambda option: True
        if question.ask == TURN:
            return lambda option: is_works(option) or option == DEAL
        return lambda option: option in (SELL, DEAL)

    def first_items(self, story: Story, asked: Asked) -> list[Item]:
        """Return the answers that we spell out ourselves: the ways to strike."""
        return strikes.items(story, asked)

    def more_items(self, story: Story, asked: Asked) -> list[Item]:
        """Return the buttons that open a page or a form of ours."""
        question = asked.question
        found: list[Item] = []
        if is_open(question):
            found.append(_estate(story, asked))
        if may_offer(question) and _has_content(story, question):
            found.append(_deal(story, asked))
        if question.ask == "deal.answer":
            found.append(button(story.say("monopoly-counter"), spell(story.table.id, "counter", "", asked.version)))
        return found

    def menu_items(self, story: Story, asked: Asked) -> list[Item]:
        """Return the way to a deal where nobody has anything but money: a present, or the price of a promise."""
        question = asked.question
        return [_deal(story, asked)] if may_offer(question) and not _has_content(story, question) else []

    def notice(self, story: Story, data: Mapping[str, Any]) -> Page | None:
        """Return a counter-offer for everybody to read; nothing if there is nothing left to deal in."""
        if story.look.view is None:
            return None
        return suggestion(story, int(data["seat"]), int(data["dealer"]), str(data["terms"]))


def _has_content(story: Story, question: Question) -> bool:
    """Return whether a deal would be about more than money, or is made for want of it."""
    return is_in_need(question) or has_goods(story.look.view)


def _estate(story: Story, asked: Asked) -> Item:
    is_turn = asked.question.ask == TURN
    key, style = ("monopoly-estate-open", Style.primary) if is_turn else ("monopoly-estate-sell", Style.secondary)
    own = lots(story.look.view, asked.question.seat)
    # A small estate fits into one form, which opens at once; its page comes with what was filled in.
    # Rights are sold on the page alone, so it comes at once where nothing else can change.
    offered = getattr(asked.question, "options", ())
    has_levels = any(map(is_level, offered)) if is_turn else any(lot.houses or lot.tanks for lot in own)
    address = ("estate_form", "0.") if len(own) <= FIELDS and has_levels else ("estate", "")
    return button(story.say(key), spell(story.table.id, *address, asked.version), style)


def _deal(story: Story, asked: Asked) -> Item:
    """Return the button to a deal: with one partner it opens the form at once, with more the page of all of them."""
    view, seat, at = story.look.view, asked.question.seat, story.table.id
    others = partners_for(view, asked.question)
    if len(others) > 1:
        return button(story.say("monopoly-deal-open"), spell(at, "deals", "", asked.version))
    address = spell(at, "deal", spelled(view, seat, Terms(others[0])), asked.version)
    return button(story.say("monopoly-deal-open"), address)
