"""Pages that a game has besides its questions and their answers. A game without any needs nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cogs.reader.story import Story
from cogs.wire.clicks.router import Router
from cogs.wire.page import Item, Page
from engine.play import Question
from parts import part
from table import Asked


class GamePages:
    """The pages of one game; what has a body here is what a game without pages of its own does."""

    #: The handlers of the buttons on these pages.
    routers: tuple[Router, ...] = ()
    #: Whether several picks on the board can become one act, which is confirmed before the last of them counts.
    has_chains = True
    #: The kinds of notices that the game words itself.
    notices: frozenset[str] = frozenset()

    def is_hidden(self, question: Question) -> Callable[[str], bool]:
        """Return which answers to *question* stand in no list, because a page or a form stands for them."""
        return lambda option: False

    def first_items(self, story: Story, asked: Asked) -> list[Item]:
        """Return what stands before the answers of a question."""
        return []

    def more_items(self, story: Story, asked: Asked) -> list[Item]:
        """Return what stands behind the answers of a question: the buttons of pages and forms."""
        return []

    def menu_items(self, story: Story, asked: Asked) -> list[Item]:
        """Return what is allowed but seldom wanted while a question waits, for the menu."""
        return []

    def notice(self, story: Story, data: Mapping[str, Any]) -> Page | None:
        """Return a notice of a kind in `notices` as everybody reads it; None if there is nothing left to say."""
        return None


_NO_PAGES = GamePages()


def pages_of(game: str) -> GamePages:
    """Return the pages that *game* has of its own."""
    found = part("pages", game)
    assert found is None or isinstance(found, GamePages), f"the PAGES of {game} are no GamePages"
    return found or _NO_PAGES
