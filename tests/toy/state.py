"""The content of the box, the state of a game, and what each seat sees of it."""

from __future__ import annotations

import msgspec

from data.loader import Bundle
from engine.play import Seat, Setup
from engine.rng import Rng

HAND = 3


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number and how many cards have it."""

    number: int
    copies: int
    source: str


class KaijuRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kaiju."""

    key: str
    name: str
    source: str


class Content(msgspec.Struct, frozen=True):
    """Everything that is data."""

    deck: tuple[int, ...]
    kaiju: dict[str, str]
    hash: str


def read_content(bundle: Bundle) -> Content:
    """Return the content of *bundle*; raise ContentError with everything that is wrong."""
    cards = bundle.rows("content.toml", "card", CardRow)
    kaiju = bundle.rows("content.toml", "kaiju", KaijuRow)
    bundle.expect(sum(row.copies for row in cards) >= 4 * HAND + 4, "there are too few cards for four (ST-1.2).")
    bundle.expect(len({row.key for row in kaiju}) >= 4, "there are too few kaiju for four (ST-1.1).")
    bundle.close()
    deck = tuple(row.number for row in cards for _ in range(row.copies))
    return Content(deck, {row.key: row.name for row in kaiju}, bundle.hash)


class Fighter(msgspec.Struct):
    """A seat's kaiju, its cards and its points."""

    kaiju: str
    hand: list[int]
    points: int = 0


class Rumpus(msgspec.Struct):
    """A game under way; *turns* counts those that are over, *played* is the card that is being used."""

    fighters: list[Fighter]
    deck: list[int]
    rng: Rng
    goal: int
    rounds: int
    pile: list[int] = []
    turns: int = 0
    played: int = 0
    reason: str = ""

    @property
    def to_play(self) -> Seat:
        """Whose turn it is (ST-2.1)."""
        return self.turns % len(self.fighters)

    @property
    def round(self) -> int:
        """Which round it is."""
        return min(self.rounds, self.turns // len(self.fighters) + 1)


def lay_table(content: Content, table: Setup) -> Rumpus:
    """Return a new game (ST-1)."""
    rng, deck = Rng.seeded(table.seed), list(content.deck)
    free = [key for key in content.kaiju if key not in table.kaiju.values()]
    rng.shuffle(free)
    rng.shuffle(deck)
    keys = [table.kaiju.get(seat) or free.pop() for seat in range(table.seats)]
    fighters = [Fighter(key, [deck.pop() for _ in range(HAND)]) for key in keys]
    return Rumpus(fighters, deck, rng, int(table.options["goal"]), int(table.options["rounds"]))


class FighterView(msgspec.Struct, frozen=True):
    """A seat, as everybody sees it."""

    seat: Seat
    kaiju: str
    name: str
    points: int
    cards: int


class StompView(msgspec.Struct, frozen=True):
    """All that a seat may see."""

    seat: Seat | None
    round: int
    rounds: int
    goal: int
    played: int
    fighters: tuple[FighterView, ...]
    hand: tuple[int, ...]
    pile: tuple[int, ...]
    deck: int
    is_over: bool


def view(content: Content, state: Rumpus, seat: Seat | None) -> StompView:
    """Return what *seat* sees: its own hand, and what lies open (ST-1.2)."""
    fighters = tuple(
        FighterView(at, each.kaiju, content.kaiju[each.kaiju], each.points, len(each.hand))
        for at, each in enumerate(state.fighters)
    )
    return StompView(
        seat=seat,
        round=state.round,
        rounds=state.rounds,
        goal=state.goal,
        played=state.played,
        fighters=fighters,
        hand=() if seat is None else tuple(sorted(state.fighters[seat].hand)),
        pile=tuple(state.pile),
        deck=len(state.deck),
        is_over=bool(state.reason),
    )
