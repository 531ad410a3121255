"""Damage and defence (rulebook: dealing damage; TC-6)."""

from engine.play import Decision, Script, Seat
from engine.tokyo_clash.decks import leave_hand
from engine.tokyo_clash.events import Defended
from engine.tokyo_clash.resolving import Blow, Play, begin_card, end_card, resolve, times
from engine.tokyo_clash.stage import PASS, Stage
from engine.tokyo_clash.state import Aim
from engine.tokyo_clash.trophies import take_cards


def hurt(stage: Stage, by: Seat, seat: Seat, amount: int) -> Script[None]:
    """Damage that is no card's attack: the defence card's parts follow at once (TC-5.11)."""
    blow = yield from strike(stage, by, seat, amount)
    yield from end_defence(blow)


def strike(
    stage: Stage, by: Seat, seat: Seat, amount: int, *, keep: int = 1, unblockable: bool = False, card: int = -1
) -> Script[Blow]:
    """Damage the kaiju of *seat* by *amount*, less what its player defends (TC-6.1 to TC-6.3)."""
    if amount <= 0:
        return Blow(0, None)
    state = stage.state
    before, state.aim = state.aim, Aim(by, "damage", f"seat:{seat}", amount, card)
    guard: Play | None = None
    value = 0
    if not unblockable and stage.fighters[seat].hand:  # TC-6.9, TC-6.10
        guard = yield from _defend(stage, by, seat, amount)
        value = _defend_value(guard) if guard else 0
        stage.emit(Defended(seat, amount, guard.face.key if guard else "", value))
    dealt = max(0, amount - value)
    if dealt:
        yield from take_cards(stage, by, seat, dealt, keep)
    if guard:
        guard.hit, guard.blocked, guard.prevented = dealt > 0, dealt == 0, min(amount, value)
    state.aim = before
    return Blow(dealt, guard)


def _defend(stage: Stage, by: Seat, seat: Seat, amount: int) -> Script[Play | None]:
    """Ask for one card in defence, whatever the hand holds, and pay for it (TC-6.1, TC-6.10)."""
    fighter = stage.fighters[seat]
    faces = [stage.cards[card] for card in sorted(fighter.hand)]
    able = [face.token for face in faces if face.defend >= 0 and face.cost <= fighter.energy]
    pick: str = yield Decision(seat, "defend", (PASS, *dict.fromkeys(able)), secret=True)
    if pick == PASS:
        return None
    card = leave_hand(stage, seat, pick.removeprefix("card:"))
    begin_card(stage, seat, card)
    return Play(stage, seat, card, target=by)


def _defend_value(guard: Play) -> int:
    """Return the Defend value of the card with everything that raises it (TC-13.3, TC-13.8)."""
    stage, fighter = guard.stage, guard.stage.fighters[guard.seat]
    value = guard.face.defend
    for part in guard.face.guards:
        value += part.amount * times(guard, part)
    return value + sum(stage.cards[card].defence for card in fighter.enhancements)


def end_defence(blow: Blow) -> Script[None]:
    """Resolve the defence card's other parts, then put it away (TC-6.2, TC-6.6)."""
    if blow.guard:
        yield from resolve(blow.guard, blow.guard.face.after)
        end_card(blow.guard)
