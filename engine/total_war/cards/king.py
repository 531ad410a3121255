"""The King of Monsters card (rulebook: end of the game; TW-9)."""

from engine.play import Emit, Script, Seat, Subset
from engine.total_war.cards.card import DAMAGE, KING, ORDER
from engine.total_war.cards.deck import draw
from engine.total_war.events import Discarded, Drew, DrewThree, Healed
from engine.total_war.picks import DRAW, DrawThree, Heal, copies, face_of, spell
from engine.total_war.state import HAND, Fighter, War

HEALS = 4  # TW-9.4: damage of this value or less
DRAWS = 3  # TW-9.5


def may_use(fighter: Fighter) -> list[str]:
    """Return the uses of the card before playing: heal and draw three (TW-9.4, TW-9.5)."""
    damage = sorted({card for card in fighter.damage if DAMAGE[card] <= HEALS})
    return [*(spell(Heal(card)) for card in damage), DRAW]


def use(war: War, emit: Emit, seat: Seat, pick: Heal | DrawThree) -> None:
    """Heal or draw three; the card is gone (TW-9.1)."""
    fighter = war.fighters[seat]
    fighter.holds_king = False
    if isinstance(pick, DrawThree):
        emit(DrewThree(seat))
        fighter.hand_limit = HAND + DRAWS
        drawn = draw(war, emit, DRAWS)
        fighter.hand += drawn
        emit(Drew(seat, len(drawn), tuple(drawn)))
    else:
        fighter.damage.remove(pick.card)
        put_away(war, [pick.card])
        emit(Healed(seat, pick.card, fighter.wounds))


def put_away(war: War, damage: list[str]) -> None:
    """Discard *damage*: playing cards to the pile; buildings and the King's card leave the game (TW-6.1, TW-9.3)."""
    war.discard += [card for card in damage if card in ORDER and card != KING]


def discard_down(war: War, emit: Emit) -> Script[None]:
    """Whoever plays with six goes back to three, his choice, face up (TW-9.5, TW-9.8)."""
    for seat, fighter in enumerate(war.fighters):
        if fighter.hand_limit == HAND:
            continue
        fighter.hand_limit = HAND
        too_many = len(fighter.hand) - HAND
        if too_many > 0:
            held = copies(sorted(fighter.hand, key=ORDER.__getitem__))
            dropped = yield Subset(seat, "discard", held, too_many, too_many, secret=True)
            cards = [face_of(pick) for pick in dropped]
            for card in cards:
                fighter.hand.remove(card)
            war.discard += cards
            emit(Discarded(seat, tuple(cards)))
