"""Tanks and masers (rulebook: fighting a kaiju, owning all districts of a colour group; GM-5)."""

from collections.abc import Iterable, Sequence

from engine.monopoly.combat.events import Fired, StoodDown
from engine.monopoly.combat.landing import MASER, TANKS, Combat, hurt
from engine.monopoly.content.board import Deed, distance
from engine.monopoly.picks import FIRE_AT, Fire, StandDown, read, spell
from engine.monopoly.state import LANDER, Rampage, Turn
from engine.play import Decision, Script, Seat


def tank_damage(deed: Deed, tanks: int, alarm_damage: int) -> int:
    """Return what the *tanks* of a district do, more during the alarm; nothing if there are none (GM-5.1, GM-1.4)."""
    return deed.damage[tanks - 1] + alarm_damage if tanks else 0


def reach(space: int, size: int, far: int) -> set[int]:
    """Return the spaces of a track of *size* that a Maser Cannon on *space* reaches, so *far* either way (GM-5.5)."""
    return {(space + step) % size for step in range(-far, far + 1)}


def strongest(
    deeds: Sequence[Deed], masers: Iterable[tuple[Seat, int]], at: int, size: int, far: int
) -> dict[Seat, int]:
    """Return which of its *masers* each owner fires at somebody on *at*: the strongest within reach (GM-5.5).

    *masers* are owners with the numbers of districts; the earlier of equals fires. They reach so *far*.
    """
    best: dict[Seat, int] = {}
    for owner, number in masers:
        if distance(at, deeds[number].space, size) > far:
            continue
        rival = best.get(owner)
        if rival is None or deeds[number].maser_damage > deeds[rival].maser_damage:
            best[owner] = number
    return best


def tank_targets(turn: Turn, combat: Combat) -> list[Seat]:
    """Return whom the tanks of the space may hit: in a fight any enemy there, otherwise the lander (GM-5.4).

    By the house reading tanks of a third player hit the lander only.
    """
    state = turn.state
    if combat.district < 0 or not state.districts[combat.district].tanks:
        return []
    owner = state.districts[combat.district].owner
    is_attacked = state.are_enemies(owner, combat.lander)
    if is_attacked and (not combat.is_fight or state.readings.tank_targets == LANDER):
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
        district = turn.state.districts[combat.district]
        damage = tank_damage(turn.board.deeds[combat.district], district.tanks, turn.state.alarm_damage)
        yield from _fire(turn, combat, district.owner, TANKS, combat.district, targets, damage)


def masers_in_reach(turn: Turn, lander: Seat) -> list[tuple[Seat, int]]:
    """Return each enemy's strongest maser within reach, owners clockwise from the lander (GM-5.5)."""
    state, board = turn.state, turn.board
    masers = [
        (district.owner, number)
        for number, district in enumerate(state.districts)
        if district.has_maser and state.is_enemy_of_owner(lander, district)
    ]
    if not masers:
        return []
    best = strongest(board.deeds, masers, state.kaiju[lander].at, len(board.spaces), board.reach)
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
    options = [FIRE_AT[seat] for seat in targets]
    # A pact with the lander is an order to stand down for it, whoever else could be hit.
    is_lander_hit = targets[0] == combat.lander
    options.append(spell(StandDown(targets[0] if is_lander_hit or len(targets) == 1 else None)))
    default = FIRE_AT[combat.lander if is_lander_hit else easiest(turn.state, targets)]
    pick = read((yield Decision(owner, weapon, tuple(options), default=(default,), waits=False)))
    if not isinstance(pick, Fire):
        turn.emit(StoodDown(owner, weapon, key))
        return
    turn.emit(Fired(owner, weapon, key, pick.seat, damage))
    yield from hurt(turn, combat, pick.seat, damage, owner, weapon)


def easiest(state: Rampage, targets: list[Seat]) -> Seat:
    """Return the free one with the fewest HP, or if none is free the first of all (GM-2.5)."""
    return min(targets, key=lambda seat: (not state.kaiju[seat].is_free, state.kaiju[seat].hp))
