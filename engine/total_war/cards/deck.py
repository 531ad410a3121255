"""The deck (TW-8), and drawing from it (TW-3.3)."""

from engine.play import Emit, Seat
from engine.total_war.cards.card import KING
from engine.total_war.events import Drew, Reshuffled
from engine.total_war.state import War


def draw_card(war: War, emit: Emit) -> str:
    """Return the top card of the deck, or an empty string if there is none to be had (TW-8.2)."""
    if not war.deck:
        reshuffle(war, emit)
        if not war.deck:
            return ""
    card = war.deck.pop()
    if not war.deck:
        reshuffle(war, emit)
    return card


def reshuffle(war: War, emit: Emit) -> None:
    """Make the discard pile, without the card last played, the new deck; all kaiju straighten (TW-8.1, TW-7.2)."""
    if not war.discard:
        return
    war.deck, war.discard = war.discard, []
    war.rng.shuffle(war.deck)
    for fighter in war.fighters:
        fighter.straighten()
    emit(Reshuffled(len(war.deck)))


def draw_up(war: War, emit: Emit, seat: Seat) -> None:
    """Draw *seat*'s hand back to its limit (TW-3.3)."""
    fighter = war.fighters[seat]
    drawn = draw(war, emit, fighter.hand_limit - len(fighter.hand))
    if drawn:
        fighter.hand += drawn
        emit(Drew(seat, len(drawn), tuple(drawn)))


def draw(war: War, emit: Emit, count: int) -> list[str]:
    """Return up to *count* cards from the deck."""
    drawn: list[str] = []
    while len(drawn) < count and (card := draw_card(war, emit)):
        drawn.append(card)
    return drawn


def lay_on_pile(war: War, card: str) -> None:
    """Make *card* the one last played; the one before goes into the discard pile, the King's leaves the game."""
    if war.played and war.played != KING:
        war.discard.append(war.played)
    war.played = card
