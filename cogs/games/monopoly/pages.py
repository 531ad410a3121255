"""Where the estate, deals and strikes stand on the pages of Monopoly, and what they stand for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cogs.games import GamePages
from cogs.games.monopoly import beside, estate_screen, offer_screen, strikes
from cogs.games.monopoly.estate import TURN, is_works
from cogs.games.monopoly.offer_screen import suggestion
from cogs.reader.story import Story
from cogs.wire.page import Item, Page
from engine.monopoly.picks import DEAL, SELL
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
        return beside.items(story, asked)

    def notice(self, story: Story, data: Mapping[str, Any]) -> Page | None:
        """Return a counter-offer for everybody to read; nothing if there is nothing left to deal in."""
        if story.look.view is None:
            return None
        return suggestion(story, int(data["seat"]), int(data["dealer"]), str(data["terms"]))
