"""What a game brings to this room: how it is drawn, and what its pictures say in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeAlias, TypeVar

import msgspec

from engine.play import Outcome
from render.alt_text import AltText
from render.errors import NoArtist
from render.orders import BoardOrder, CardOrder, Form, HandOrder, Order, ResultOrder, TableOrder
from render.scene.scene import Scene
from render.snapshot import Snapshot
from render.words import Words, words
from words.registry import view_in

Drawing: TypeAlias = tuple[Scene, AltText]
V = TypeVar("V", bound=msgspec.Struct)


class Artist(ABC, Generic[V]):
    """Draws one game, for views of type *V*; what has a body here may be left out.

    *palette* is the game whose 256 colours its pictures have; empty, they are those that all games share.
    """

    key: str
    view: type[V]
    palette = ""

    def draw(self, order: Order) -> Drawing:
        """Return the picture of *order* and its alt text."""
        say = words(order.locale, self.key)
        match order:
            case BoardOrder():
                table = self._snapshot(order, say)
                return self.board(msgspec.structs.replace(table, is_ahead=order.is_ahead), order.form)
            case HandOrder():
                return self.hand(self._snapshot(order, say), order.form)
            case ResultOrder():
                table = self._snapshot(order, say)
                table = msgspec.structs.replace(table, prospects=order.prospects, form=order.form)
                return self.result(table, order.outcome)
            case CardOrder(card=key, copies=copies, total=total):
                return self.card(key, copies, total, say)
        raise NoArtist(f"{self.key} has no {type(order).__name__}")

    def _snapshot(self, order: TableOrder, say: Words) -> Snapshot[V]:
        if not isinstance(order.view, self.view):
            raise TypeError(f"{self.key} does not draw a {type(order.view).__name__}")
        view = view_in(say.language, self.key, order.view)
        return Snapshot(view, order.names, say, order.asked, order.events, order.choice, acts=order.acts)

    @abstractmethod
    def board(self, table: Snapshot[V], form: Form) -> Drawing:
        """Return the board, wide or tall, with the options of the choice lettered on it."""

    @abstractmethod
    def hand(self, table: Snapshot[V], form: Form) -> Drawing:
        """Return what the person who looks holds, wide or tall."""

    @abstractmethod
    def result(self, table: Snapshot[V], outcome: Outcome) -> Drawing:
        """Return how the game ended."""

    def card(self, key: str, copies: int, total: int, say: Words) -> Drawing:
        """Return the card *key* as shipped, large, and how many of *total* it is."""
        raise NoArtist(f"{self.key} has no cards")
