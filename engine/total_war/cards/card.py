"""Cards (rulebook: components; TW-1.3, TW-1.4, TW-1.5).

A card is its face: ``7``, ``7h`` with a heart, ``7b`` with a building icon, ``-3``, or the name of a special. Two cards
with the same face are the same card, so hands, piles and picks are all spelled in faces.
"""

import msgspec

CHANGE_DIRECTION = "change_direction"
CHOOSE_TARGET = "choose_target"
WOUND = "wound"
DOUBLE_WOUND = "double_wound"
SPECIALS = (CHANGE_DIRECTION, CHOOSE_TARGET, WOUND, DOUBLE_WOUND)
LOWERING = "-3"
KING = "king"  # the King of Monsters card where it is played or laid as a heart
KING_VALUE = 4  # TW-9.3


class Card(msgspec.Struct, frozen=True):
    """What a face means. Specials have no value."""

    face: str
    value: int = 0
    is_numeric: bool = False
    has_heart: bool = False
    has_building: bool = False

    @property
    def can_be_damage(self) -> bool:
        """Whether the wounded may lay it: a number from 0 to 10 (TW-5.1)."""
        return self.is_numeric and self.value >= 0


def _all_cards() -> dict[str, Card]:
    cards: dict[str, Card] = {}
    numbers = [(LOWERING, -3, "")]
    numbers += [(f"{value}{icon}", value, icon) for value in range(11) for icon in ("", "h", "b")]
    numbers += [(KING, KING_VALUE, "h")]
    for face, value, icon in numbers:
        cards[face] = Card(face, value, True, icon == "h", icon == "b")
    for face in SPECIALS:
        cards[face] = Card(face)
    return cards


CARDS = _all_cards()
ORDER = {face: place for place, face in enumerate(CARDS)}
DAMAGE = {face: card.value for face, card in CARDS.items() if card.can_be_damage}
DAMAGE |= {f"building{value}": value for value in range(100)}


def faces(hand: list[str]) -> list[str]:
    """Return the different faces of *hand*, numbers first and rising."""
    return sorted(set(hand), key=ORDER.__getitem__)


def building(value: int) -> str:
    """Return how a building card that adds *value* is spelled."""
    return f"building{value}"


def is_building(card: str) -> bool:
    """Return whether *card*, laid as damage, is a building card."""
    return card.startswith("building")
