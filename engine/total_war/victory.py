"""Defeat and victory (rulebook: taking damage, end of the game, modes; TW-6)."""

from engine.play import Emit, Outcome, Seat
from engine.total_war.cards.king import put_away
from engine.total_war.events import Defeated, Eliminated, Ended, TurnedOver
from engine.total_war.state import NOBODY, War

KING_OF_MONSTERS = "king_of_monsters"
IMMORTALS = "immortals"


def settle(war: War, emit: Emit, seat: Seat, by: Seat) -> None:
    """Check once, after a blow, whether *seat* is defeated by *by*; then whether the game is over (TW-6.1, TW-6.9)."""
    fighter = war.fighters[seat]
    side = fighter.side
    if not war.is_beaten(fighter):
        return
    put_away(war, fighter.damage)
    fighter.damage = []
    war.fighters[by].vp += side.vp  # TW-6.2
    emit(Defeated(seat, by, fighter.is_furious, side.vp, war.fighters[by].vp))
    if fighter.is_furious and war.mode == KING_OF_MONSTERS:
        _eliminate(war, emit, seat)
    else:
        fighter.is_furious = not fighter.is_furious
        fighter.straighten()  # TW-7.6
        emit(TurnedOver(seat, fighter.is_furious))
    _end_if_won(war, emit, by)


def _eliminate(war: War, emit: Emit, seat: Seat) -> None:
    """Take *seat* out of the game: its hand is discarded, an unused King of Monsters card is lost (TW-6.3, TW-6.9)."""
    fighter = war.fighters[seat]
    fighter.out = 1 + max(other.out for other in war.fighters)
    emit(Eliminated(seat, tuple(fighter.hand)))
    war.discard += fighter.hand
    fighter.hand = []
    fighter.holds_king = False


def _end_if_won(war: War, emit: Emit, scorer: Seat) -> None:
    """End the game at once if *scorer* has reached the target or one player is left (TW-6.6)."""
    standing = war.standing()
    if war.fighters[scorer].vp >= war.target:
        _end(war, emit, scorer, "target")
    elif len(standing) == 1:
        _end(war, emit, standing[0], "last_standing")


def end_if_nobody_can_open(war: War, emit: Emit) -> None:
    """End the game if nobody who is left has a card or can draw one (TW-3.9)."""
    able = any(fighter.hand or fighter.holds_king for fighter in war.fighters if not fighter.out)
    if not able and not war.deck and not war.discard:
        _end(war, emit, NOBODY, "exhausted")


def _end(war: War, emit: Emit, winner: Seat, reason: str) -> None:
    war.ended = reason
    war.winner = winner
    emit(Ended(winner, reason))


def outcome(war: War) -> Outcome:
    """Rank the seats of a game that is over: the winner, VP, then who stood longer; equals share a place (TW-6.7)."""
    merits: dict[tuple[bool, int, bool, int], list[Seat]] = {}
    for seat, fighter in enumerate(war.fighters):
        merit = (seat == war.winner, fighter.vp, not fighter.out, fighter.out)
        merits.setdefault(merit, []).append(seat)
    places = tuple(tuple(merits[merit]) for merit in sorted(merits, reverse=True))
    carried = {KING_OF_MONSTERS: (war.winner,)} if war.winner >= 0 else {}  # TW-9.1
    return Outcome(war.ended, places, tuple(fighter.vp for fighter in war.fighters), carried)
