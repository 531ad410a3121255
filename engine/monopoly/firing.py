"""Tanks and masers (rulebook: fighting a kaiju, owning all districts of a colour group; GM-5)."""

from engine.monopoly.combat import MASER, TANKS, Combat, hurt
from engine.monopoly.combat_events import Fired, StoodDown
from engine.monopoly.state import Rampage, Turn
from engine.play import Decision, Script, Seat

REACH = 4  # GM-5.5
STAND_DOWN = "stand_down"


def tank_damage(turn: Turn, number: int) -> int:
    """Return what the tanks of a district do, by their number; more during the alarm (GM-5.1, GM-1.4)."""
    tanks = turn.state.districts[number].tanks
    return turn.board.deeds[number].damage[tanks - 1] + turn.state.alarm_damage if tanks else 0


def tank_targets(turn: Turn, combat: Combat) -> list[Seat]:
    """Return whom the tanks of the space may hit: the lander, or in a fight of their own side any enemy (GM-5.4)."""
    state = turn.state
    if combat.district < 0 or not state.districts[combat.district].tanks:
        return []
    owner = state.districts[combat.district].owner
    if state.are_enemies(owner, combat.lander):
        targets = [combat.lander]
    elif combat.is_fight:
        targets = combat.enemies_of(turn, owner)
    else:
        return []
    return [seat for seat in targets if state.kaiju[seat].hp > 0 and state.jammed != seat]


def fire_tanks(turn: Turn, combat: Combat) -> Script[None]:
    """Let the tanks that are left fire once, unless their owner lets them stand down (GM-5.1, GM-5.2)."""
    targets = tank_targets(turn, combat)
    if targets:
        owner = turn.state.districts[combat.district].owner
        yield from _fire(turn, combat, owner, TANKS, combat.district, targets, tank_damage(turn, combat.district))


def masers_in_reach(turn: Turn, lander: Seat) -> list[tuple[Seat, int]]:
    """Return each enemy's strongest maser within reach, owners clockwise from the lander (GM-5.5)."""
    state, deeds = turn.state, turn.board.deeds
    at = state.kaiju[lander].at
    best: dict[Seat, int] = {}
    for number, district in enumerate(state.districts):
        if not district.has_maser or not state.is_enemy_of_owner(lander, district):
            continue
        if turn.board.distance(at, deeds[number].space) > REACH:
            continue
        rival = best.get(district.owner)
        if rival is None or deeds[number].maser_damage > deeds[rival].maser_damage:
            best[district.owner] = number
    return [(seat, best[seat]) for seat in state.others(lander) if seat in best]


def fire_masers(turn: Turn, combat: Combat) -> Script[None]:
    """Let every enemy's strongest maser in reach fire at the lander, in hiding and peace too (GM-5.5)."""
    lander = combat.lander
    for owner, number in masers_in_reach(turn, lander):
        if turn.state.kaiju[lander].hp > 0 and turn.state.jammed != lander:
            damage = turn.board.deeds[number].maser_damage
            yield from _fire(turn, combat, owner, MASER, number, [lander], damage)


def _fire(
    turn: Turn, combat: Combat, owner: Seat, weapon: str, number: int, targets: list[Seat], damage: int
) -> Script[None]:
    """Ask the owner, for whom nobody waits, and fire (GM-2.5, GM-5.2)."""
    key = turn.board.deeds[number].key
    options = [f"fire:{seat}" for seat in targets]
    options.append(f"{STAND_DOWN}:{targets[0]}" if len(targets) == 1 else STAND_DOWN)
    default = f"fire:{easiest(turn.state, targets)}"
    pick: str = yield Decision(owner, weapon, tuple(options), default=(default,), waits=False)
    if pick.startswith(STAND_DOWN):
        turn.emit(StoodDown(owner, weapon, key))
        return
    target = int(pick.removeprefix("fire:"))
    turn.emit(Fired(owner, weapon, key, target, damage))
    yield from hurt(turn, combat, target, damage, owner, weapon)


def easiest(state: Rampage, targets: list[Seat]) -> Seat:
    """Return the free one with the fewest HP, or if none is free the first of all (GM-2.5)."""
    return min(targets, key=lambda seat: (not state.kaiju[seat].is_free, state.kaiju[seat].hp))
