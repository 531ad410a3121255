"""Kaiju against kaiju (rulebook: fighting a kaiju, avoiding a fight; GM-6), and the order of a landing (GM-2.4)."""

from collections.abc import Callable, Sequence

from engine.monopoly.combat.events import Struck, TanksFell
from engine.monopoly.combat.firing import fire_masers, fire_tanks, masers_in_reach, tank_targets
from engine.monopoly.combat.landing import STRIKE, Combat, hurt
from engine.monopoly.combat.subjugation import settle
from engine.monopoly.content.board import Space
from engine.monopoly.content.box import Card
from engine.monopoly.estate.selling import ask, ask_subset
from engine.monopoly.estate.smashing import knock_down_houses, may_smash_houses, offer_rights
from engine.monopoly.picks import AS_ROLLED, HIDE, HOUSE, LAND, LESS, MORE, RIVALS, TANK, copies, target_of
from engine.monopoly.spaces.kept import declared, jam
from engine.monopoly.state import SERVANT_AP, Turn
from engine.play import Script, Seat, Subset

STRIKE_AP = 2  # GM-3.1, GM-6.1
EVERY_AP = 99  # on a kaiju, for a shield may stop some


def land(turn: Turn, seat: Seat) -> Script[None]:
    """Resolve where *seat* stopped, in the order of GM-2.4."""
    if not turn.board.spaces[turn.state.kaiju[seat].at].has_fights:
        return  # GM-8.7
    combat = Combat(turn, seat)
    if turn.state.kaiju[seat].cards and (tank_targets(turn, combat) or masers_in_reach(turn, seat)):
        yield from jam(turn, seat)
    if not turn.is_hiding:
        if combat.district >= 0:
            knock_down_houses(turn, combat.district, 1, seat)  # GM-3.2
        yield from strike(turn, combat, seat)
        if combat.is_fight:
            yield from strike_back(turn, combat)
    yield from fire_tanks(turn, combat)
    yield from fire_masers(turn, combat)
    if combat.fallen:
        settle(turn, combat.fallen)
    if not turn.state.ended:
        yield from offer_rights(turn, seat)


def strike_back(turn: Turn, combat: Combat) -> Script[None]:
    """Let every other kaiju on the space strike that has an enemy there, clockwise, those at 0 HP too (GM-6.1)."""
    for other in combat.there:
        yield from strike(turn, combat, other)


def targets(turn: Turn, combat: Combat, seat: Seat) -> dict[str, int]:
    """Return what *seat* may hit there, and how often it makes sense (GM-3.1, GM-6.3)."""
    hits: dict[str, int] = {}
    if combat.district >= 0:
        district = turn.state.districts[combat.district]
        if seat == combat.lander and may_smash_houses(turn, seat, combat.district):
            hits[HOUSE] = district.houses
        if district.tanks and turn.state.is_enemy_of_owner(seat, district):
            hits[TANK] = district.tanks
    if combat.is_fight:
        for enemy in combat.enemies_of(turn, seat):
            hits[RIVALS[enemy]] = EVERY_AP
    return hits


def strike(turn: Turn, combat: Combat, seat: Seat) -> Script[None]:
    """Let *seat* split its AP among what it may hit, all announced at once (GM-6.3, GM-6.7)."""
    kaiju = turn.state.kaiju[seat]
    if not kaiju.ap:
        return
    hits = targets(turn, combat, seat)
    if not hits:
        return
    card = None
    if kaiju.cards and (card := (yield from declared(turn, seat, _fitting(turn, combat, seat, hits)))):
        combat.carded.add(seat)
    most = card.number if card and card.verb == "strike_with" else STRIKE_AP
    if kaiju.is_free:
        most = min(most, kaiju.ap)
    options = tuple(token for what, times in hits.items() for token in copies(what, min(times, most)))
    most = min(most, len(options))
    if seat == combat.lander:
        picks = yield from ask_subset(turn, seat, Subset(seat, "strike", options, 0, most, default=()))
    else:
        default = copies(RIVALS[combat.lander], min(most, STRIKE_AP))  # GM-2.5
        picks = yield Subset(seat, "strike_back", options, 0, most, default=default if default[0] in options else ())
    if picks:
        yield from _hit(turn, combat, seat, picks, card)


def _fitting(turn: Turn, combat: Combat, seat: Seat, hits: dict[str, int]) -> tuple[str, ...]:
    """Return which combat cards fit this strike (GM-8.10)."""
    if seat in combat.carded or not hits.keys() - {HOUSE}:
        return ()
    kaiju = turn.state.kaiju[seat]
    verbs = ("strike_with",) if kaiju.ap > STRIKE_AP or not kaiju.is_free else ()
    return (*verbs, "hit_for") if hits.keys() - {HOUSE, TANK} else verbs


def _hit(turn: Turn, combat: Combat, seat: Seat, picks: tuple[str, ...], card: Card | None) -> Script[None]:
    """Spend the AP and do the damage: houses, tanks, then kaiju."""
    whats = [target_of(pick) for pick in picks]
    kaiju = turn.state.kaiju[seat]
    kaiju.ap = ap_after(kaiju.ap, len(whats), kaiju.is_free)
    turn.emit(Struck(seat, len(whats), tuple(sorted(whats))))
    if houses := whats.count(HOUSE):
        knock_down_houses(turn, combat.district, houses, seat)
    if tanks := whats.count(TANK):
        district = turn.state.districts[combat.district]
        district.tanks -= tanks
        turn.emit(TanksFell(turn.board.deeds[combat.district].key, tanks, district.tanks, seat))
    force = card.number if card and card.verb == "hit_for" else 1
    for victim in combat.enemies_of(turn, seat):
        if count := whats.count(RIVALS[victim]):
            yield from hurt(turn, combat, victim, count * force, seat, STRIKE)


def ap_after(ap: int, hits: int, is_free: bool) -> int:
    """Return how many of its *ap* a kaiju has after so many *hits*; a subjugated one always has two (GM-7.1)."""
    return ap - hits if is_free else SERVANT_AP


def is_enemy_at(turn: Turn, seat: Seat, space: int) -> bool:
    """Return whether an enemy of *seat* stands on *space*."""
    state = turn.state
    side = state.side(seat)
    return any(kaiju.at == space and state.side(other) != side for other, kaiju in enumerate(state.kaiju))


def may_hide(spaces: Sequence[Space], at: int, steps: int, is_enemy: Callable[[int], bool]) -> bool:
    """Return whether who goes *steps* from *at* lands on an enemy it can avoid, one space short of it (GM-6.4)."""
    goal = (at + steps) % len(spaces)
    if steps < 2 or not spaces[goal].has_fights or not is_enemy(goal):
        return False
    return not is_enemy((goal - 1) % len(spaces))


def lunges(spaces: Sequence[Space], at: int, steps: int, is_enemy: Callable[[int], bool]) -> tuple[str, ...]:
    """Return how far a subjugated kaiju may go: a space more or less only if that leads to a fight (GM-7.5)."""
    options = [AS_ROLLED]
    for name, other in ((MORE, steps + 1), (LESS, steps - 1)):
        goal = (at + other) % len(spaces)
        if other and spaces[goal].has_fights and is_enemy(goal):
            options.append(name)
    return tuple(options)


def hide_or_not(turn: Turn, seat: Seat, steps: int) -> Script[bool]:
    """Ask whether *seat* stops one space short of the enemy it would land on (GM-6.4)."""
    at = turn.state.kaiju[seat].at
    if not may_hide(turn.board.spaces, at, steps, lambda space: is_enemy_at(turn, seat, space)):
        return False
    return (yield from ask(turn, seat, "hide", (LAND, HIDE), LAND)) == HIDE
