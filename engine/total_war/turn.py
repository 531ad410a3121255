"""A round, one player's go at a time (rulebook: how to play; TW-3, TW-4.4, TW-4.5, TW-4.10, TW-4.11)."""

from engine.play import Decision, Emit, Script, Seat
from engine.total_war.cards.card import CARDS, CHANGE_DIRECTION, CHOOSE_TARGET, DOUBLE_WOUND, KING, WOUND, Card
from engine.total_war.cards.deck import draw_up, lay_on_pile
from engine.total_war.cards.king import use
from engine.total_war.events import (
    BuildingTurnedUp,
    DirectionChanged,
    OpeningPassed,
    Played,
    RoundOpened,
    TargetChosen,
)
from engine.total_war.picks import DrawThree, Heal, Play, PlayAsWound, TakeHit, Target, WarPick, read, spell
from engine.total_war.state import War
from engine.total_war.strikes.answering import answers, strike_after
from engine.total_war.strikes.damage import blow
from engine.total_war.strikes.power import spend_power, straighten
from engine.total_war.victory import end_if_nobody_can_open


def take_turn(war: War, emit: Emit) -> Script[None]:
    """Let the player whose turn it is open or answer, or take the hit."""
    seat = war.to_play
    if war.is_opening:
        emit(RoundOpened(seat, war.round))
    pick = yield from _choose(war, emit, seat)
    if isinstance(pick, Play):
        yield from _play(war, emit, seat, pick.face, with_power=pick.power)
    elif isinstance(pick, TakeHit):
        yield from blow(war, emit, seat, war.striker)
    elif isinstance(pick, PlayAsWound):
        yield from _play(war, emit, seat, pick.face, as_wound=True)
    else:
        _hand_on_opening(war, emit, seat)


def _choose(war: War, emit: Emit, seat: Seat) -> Script[WarPick]:
    """Ask for the play; the King of Monsters card may heal or draw first (TW-9.4 to TW-9.6)."""
    ask = "open" if war.is_opening else "answer"
    while True:
        pick = read((yield Decision(seat, ask, answers(war, seat), secret=war.fighters[seat].hides_cards)))
        if not isinstance(pick, (Heal, DrawThree)):
            return pick
        use(war, emit, seat, pick)


def _hand_on_opening(war: War, emit: Emit, seat: Seat) -> None:
    """Let the next player open, for *seat* has nothing to open with (TW-3.8)."""
    emit(OpeningPassed(seat))
    war.to_play = war.after(seat)
    end_if_nobody_can_open(war, emit)


def _play(
    war: War, emit: Emit, seat: Seat, face: str, *, with_power: bool = False, as_wound: bool = False
) -> Script[None]:
    """Put the picked card on the pile, do what it does, and draw (TW-3.3)."""
    card = CARDS[face]
    _take_from_hand(war, seat, face, is_king=as_wound or face == KING)
    lay_on_pile(war, face)
    _strike(war, emit, seat, card, spend_power(war, seat) if with_power else 0, is_wound=as_wound)
    if not as_wound:
        if card.face == DOUBLE_WOUND:
            if war.draws_first:
                draw_up(war, emit, seat)
            wounds = 2 if war.double_wound_hits_twice else 1  # TW-5.6
            yield from blow(war, emit, war.after(seat), seat, wounds)
            return
        yield from _effect(war, emit, seat, card, was_spun_now=with_power)
    if card.face != KING:
        draw_up(war, emit, seat)
    if war.to_play == seat:
        war.to_play = war.after(seat)


def _take_from_hand(war: War, seat: Seat, face: str, *, is_king: bool) -> None:
    """Remove what is played from *seat*: a hand card, or the King of Monsters card, or both (TW-9.2, TW-9.3)."""
    fighter = war.fighters[seat]
    if is_king:
        fighter.holds_king = False
    if face != KING:
        fighter.hand.remove(face)


def _strike(war: War, emit: Emit, seat: Seat, card: Card, power: int, *, is_wound: bool) -> None:
    """Make the card the strike to beat, and say its value (TW-4.1, TW-4.2, TW-4.3, TW-3.6)."""
    if is_wound or card.face == WOUND:
        war.is_wound = True
    elif not (war.is_wound and war.keeps_wounds):
        war.is_wound = False  # TW-4.7: the last number is to be beaten again.
        war.strike = strike_after(war.strike or 0, card, power)
    war.striker = seat
    emit(Played(seat, card.face, power, war.strike or 0, war.is_wound, is_wound or card.face == KING))


def _effect(war: War, emit: Emit, seat: Seat, card: Card, *, was_spun_now: bool) -> Script[None]:
    """Do what the card does besides its value."""
    if card.has_heart:
        straighten(war, emit, seat, was_spun_now=was_spun_now)  # TW-4.10
    elif card.has_building and war.building_deck:
        war.buildings_up.append(war.building_deck.pop())  # TW-4.11
        emit(BuildingTurnedUp(war.buildings_up[-1]))
    elif card.face == CHANGE_DIRECTION:
        war.is_clockwise = not war.is_clockwise  # TW-4.4
        emit(DirectionChanged(war.is_clockwise))
    elif card.face == CHOOSE_TARGET:
        options = tuple(spell(Target(other)) for other in war.standing() if other != seat)  # TW-4.5
        pick = read((yield Decision(seat, "target", options)))
        assert isinstance(pick, Target)
        war.to_play = pick.seat
        emit(TargetChosen(seat, war.to_play))
