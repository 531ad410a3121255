"""Which card to play (rulebook: which card to play?; TW-4.1 to TW-4.3, TW-4.6, TW-4.9)."""

from engine.play import Seat
from engine.total_war.cards.card import CARDS, KING, LOWERING, Card, faces
from engine.total_war.cards.king import may_use
from engine.total_war.picks import AS_WOUND, HIT, PASS, PLAIN, POWERED
from engine.total_war.state import Fighter, War


def forbidden(war: War, card: Card, value: int) -> str:
    """Return the rule that keeps *card*, worth *value*, from being played now, or an empty string."""
    if not card.is_numeric:
        return ""  # TW-4.3: a special answers anything that can be answered.
    if war.is_wound:
        return "TW-4.6"
    if war.strike is None or card.face == LOWERING or value >= war.strike:
        return ""
    return "TW-4.1"


def strike_after(strike: int, card: Card, power: int) -> int:
    """Return the strike to beat after *card* is played with *power* on one of *strike* (TW-4.1, TW-4.2)."""
    if card.face == LOWERING:
        return max(0, strike + card.value + power)  # TW-7.5
    if card.is_numeric:
        return card.value + power
    return strike  # TW-3.1: an opening Change Direction or Choose a Target leaves 0.


def plays(war: War, cards: list[Card]) -> list[str]:
    """Return which of *cards* can be played without Power."""
    return [PLAIN[card.face] for card in cards if not forbidden(war, card, card.value)]


def powered_plays(war: War, fighter: Fighter, cards: list[Card]) -> list[str]:
    """Return which of *cards* *fighter* can play by spending its Power (TW-7.1, TW-7.4)."""
    if fighter.is_spun or war.is_wound:
        return []
    power = fighter.side.power
    return [POWERED[card.face] for card in cards if card.is_numeric and not forbidden(war, card, card.value + power)]


def answers(war: War, seat: Seat) -> tuple[str, ...]:
    """Return everything *seat* may do on its turn (TW-4.9, TW-9.6)."""
    fighter = war.fighters[seat]
    cards = [CARDS[face] for face in faces(fighter.hand)]
    plain = plays(war, cards)
    options = plain + powered_plays(war, fighter, cards)
    if fighter.holds_king:
        options += king_plays(war, fighter) + may_use(fighter)
    if war.is_opening:
        if not plain:
            options.append(PASS)  # TW-3.8: nothing in hand to open with.
    elif not plain or war.free_surrender:
        options.append(HIT)
    return tuple(options)


def king_plays(war: War, fighter: Fighter) -> list[str]:
    """Return the ways to play the King of Monsters card as this turn's card (TW-9.2, TW-9.3)."""
    king = CARDS[KING]
    options = [AS_WOUND[face] for face in faces(fighter.hand)]
    if not forbidden(war, king, king.value):
        options.append(PLAIN[KING])
    if not fighter.is_spun and not forbidden(war, king, king.value + fighter.side.power):
        options.append(POWERED[KING])
    return options
