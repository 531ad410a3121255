"""Damage and defence (rulebook: dealing damage; TC-6)."""

from collections.abc import Iterable

from engine.play import Decision, Script, Seat
from engine.tokyo_clash.cards.card import Card
from engine.tokyo_clash.cards.decks import leave_hand
from engine.tokyo_clash.cards.resolving import Blow, Occasion, Play, begin_card, end_card, resolve, times
from engine.tokyo_clash.combat.trophies import take_cards
from engine.tokyo_clash.events import Defended
from engine.tokyo_clash.picks import PASS, SEATS, card_of
from engine.tokyo_clash.stage import Stage
from engine.tokyo_clash.state import Aim


def hurt(stage: Stage, by: Seat, seat: Seat, amount: int) -> Script[None]:
    """Damage that is no card's attack: no bonus counts (TC-5.11)."""
    blow = yield from strike(stage, by, seat, amount)
    if blow.guard and stage.state.ends_defence_at_once():
        stage.guards.remove(blow.guard)
        yield from _end_defence(blow.guard)


def strike(
    stage: Stage, by: Seat, seat: Seat, amount: int, *, keep: int = 1, unblockable: bool = False, card: int = -1
) -> Script[Blow]:
    """Damage the kaiju of *seat* by *amount*, less what its player defends (TC-6.1 to TC-6.3)."""
    if amount <= 0:
        return Blow(0, None)
    state = stage.state
    before, state.aim = state.aim, Aim(by, "damage", SEATS[seat], amount, card, keep=keep)
    guard: Play | None = None
    value = 0
    if not unblockable and stage.fighters[seat].hand:  # TC-6.9, TC-6.10
        guard = yield from _defend(stage, by, seat, amount)
        value = _value(guard) if guard else 0
        stage.emit(Defended(seat, amount, guard.face.key if guard else "", value))
    dealt = damage_left(amount, value)
    if dealt:
        yield from take_cards(stage, by, seat, dealt, keep)
    if guard:
        guard.hit, guard.blocked, guard.prevented = dealt > 0, dealt == 0, min(amount, value)
        stage.guards.append(guard)
    state.aim = before
    return Blow(dealt, guard)


def _defend(stage: Stage, by: Seat, seat: Seat, amount: int) -> Script[Play | None]:
    """Ask for one card in defence, whatever the hand holds, and pay for it (TC-6.1, TC-6.10)."""
    fighter = stage.fighters[seat]
    faces = [stage.cards[card] for card in sorted(fighter.hand)]
    able = [face.token for face in faces if not cannot_defend(face, fighter.energy)]
    pick: str = yield Decision(seat, "defend", (PASS, *dict.fromkeys(able)), secret=True)
    if pick == PASS:
        return None
    card = leave_hand(stage, seat, card_of(pick))
    begin_card(stage, seat, card)
    return Play(stage, seat, card, target=by)


def _value(guard: Play) -> int:
    return defend_value(guard.face, guard, guard.stage.in_play(guard.seat))


def cannot_defend(card: Card, energy: int) -> str:
    """Return the rule that keeps *card* from being played in defence with *energy*, or an empty string."""
    if card.defend < 0:
        return "TC-6.1"
    return "TC-4.1" if card.cost > energy else ""


def defend_value(card: Card, occasion: Occasion, in_play: Iterable[Card]) -> int:
    """Return the Defend value of *card* with everything that raises it (TC-13.3, TC-13.8)."""
    value = card.defend
    for part in card.guards:
        value += part.amount * times(occasion, part)
    return value + sum([enhancement.defence for enhancement in in_play])


def damage_left(amount: int, value: int) -> int:
    """Return what a defence of *value* leaves of *amount* damage (TC-6.2)."""
    return max(0, amount - value)


def end_defences(stage: Stage) -> Script[None]:
    """Resolve the other parts of every defence in the order of the blows, a riposte's answer last (TC-5.11, TC-6.6)."""
    while stage.guards:
        yield from _end_defence(stage.guards.pop(0))


def _end_defence(guard: Play) -> Script[None]:
    """Resolve the defence card's other parts, then put it away (TC-6.2)."""
    playing = guard.stage.fighters[guard.seat].playing
    playing.append(playing.pop(playing.index(guard.card)))  # the last of them is the one that questions are about
    yield from resolve(guard, guard.face.after)
    end_card(guard)
