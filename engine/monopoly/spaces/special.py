"""Special spaces and moving to them (rulebook: special spaces; GM-8)."""

from engine.monopoly.content.board import GO
from engine.monopoly.estate.building import place_free
from engine.monopoly.estate.selling import ask
from engine.monopoly.events import (
    AlarmRaised,
    AteFish,
    HpLost,
    Moved,
    PassedGo,
    PoolTaken,
    Released,
    SentToFish,
    SparesWait,
)
from engine.monopoly.picks import EAT, HOUSE, HP, MONEY, PASS, TANK
from engine.monopoly.state import AP_LIMIT, NOBODY, POOL_HP, POOL_MONEY, Turn
from engine.play import Script, Seat

GO_MONEY, GO_HOUSE, GO_AP = 2_000, 500, 3  # GM-8.1
FISH_TURNS = 3  # GM-8.4
FISH_AP = 2  # GM-8.5


def go_reward(houses: int, ap: int) -> tuple[int, int]:
    """Return the money and the AP that somebody with so many *houses* and *ap* gets at GO (GM-8.1)."""
    return GO_MONEY + GO_HOUSE * houses, min(GO_AP, AP_LIMIT - ap)


def move(turn: Turn, seat: Seat, steps: int, how: str) -> Script[None]:
    """Move *seat* by *steps*, backwards if below 0; GO pays when reached or passed forwards (GM-8.1, GM-11.6)."""
    kaiju = turn.state.kaiju[seat]
    start = kaiju.at
    kaiju.at = (start + steps) % len(turn.board.spaces)
    turn.emit(Moved(seat, start, kaiju.at, how))
    if start + steps >= len(turn.board.spaces) or kaiju.at == GO:
        yield from pass_go(turn, seat)


def pass_go(turn: Turn, seat: Seat) -> Script[None]:
    """Count the lap, release who waits, and reward a free kaiju as it chooses (GM-8.1, GM-7.7, GM-1.4)."""
    state = turn.state
    kaiju = state.kaiju[seat]
    kaiju.laps += 1
    if not kaiju.is_free:
        return  # GM-7.4
    _count_lap(turn, seat)
    state.go_houses = state.houses_of(seat)  # what is sold before the choice counts all the same
    pick = yield from ask(turn, seat, "go", (MONEY, HP), MONEY)
    houses, state.go_houses = state.go_houses, NOBODY
    if pick == HP:
        kaiju.hp += 1
        turn.emit(PassedGo(seat, 0, 0, 1, kaiju.laps))
        return
    money, ap = go_reward(houses, kaiju.ap)
    kaiju.cash += money
    kaiju.ap += ap
    state.bank -= money
    turn.emit(PassedGo(seat, money, ap, 0, kaiju.laps))


def _count_lap(turn: Turn, seat: Seat) -> None:
    """Let waiting kaiju of *seat* go on, and raise the alarm when it is due (GM-7.7, GM-1.4)."""
    state = turn.state
    for other, kaiju in enumerate(state.kaiju):
        if kaiju.is_waiting and kaiju.controller == seat:
            kaiju.is_waiting = False
            turn.emit(Released(other))
    before = state.alarm_damage
    state.top_laps = max(state.top_laps, state.kaiju[seat].laps)
    if state.alarm_damage > before:
        turn.emit(AlarmRaised(state.alarm_damage))


def send_to_fish(turn: Turn, seat: Seat, why: str) -> None:
    """Put *seat* at the Big Pile of Fish for its next three turns, without passing GO (GM-8.3, GM-8.4)."""
    kaiju = turn.state.kaiju[seat]
    kaiju.at, kaiju.held = turn.board.fish, FISH_TURNS
    turn.emit(SentToFish(seat, why))


def visit_fish(turn: Turn, seat: Seat) -> Script[None]:
    """Let a kaiju that came by itself spend 2 AP for 1 HP (GM-8.5)."""
    kaiju = turn.state.kaiju[seat]
    if not kaiju.is_free or kaiju.ap < FISH_AP:
        return
    pick = yield from ask(turn, seat, "fish", (EAT, PASS), PASS)
    if pick == EAT:
        kaiju.ap -= FISH_AP
        kaiju.hp += 1
        turn.emit(AteFish(seat, kaiju.hp))


def take_pool(turn: Turn, seat: Seat) -> Script[None]:
    """Take what lies at the Nuclear Plant; a subjugated kaiju leaves the HP there (GM-8.6, GM-7.4)."""
    state = turn.state
    pool, kaiju = state.pool, state.kaiju[seat]
    money, hp, tanks = pool.money, pool.hp if kaiju.is_free else 0, pool.tanks
    owner = state.kaiju[state.side(seat)]
    owner.cash += money
    pool.money, pool.tanks = POOL_MONEY, 0
    state.bank -= POOL_MONEY
    turn.emit(PoolTaken(seat, money, hp, tanks))
    if kaiju.is_free:
        kaiju.hp += hp
        pool.hp = POOL_HP
        yield from place_free(turn, seat, TANK, tanks)
    elif tanks:
        bring_home(turn, seat, TANK, tanks)


def bring_home(turn: Turn, seat: Seat, what: str, count: int) -> None:
    """Let houses or tanks that a subjugated kaiju got wait for its controller's next building (GM-7.4)."""
    home = turn.state.side(seat)
    owner = turn.state.kaiju[home]
    if what == HOUSE:
        owner.spare_houses += count
    else:
        owner.spare_tanks += count
    turn.emit(SparesWait(home, what, count))


def lose_hp(turn: Turn, seat: Seat, hp: int) -> int:
    """Take *hp* from *seat* by nobody's hand, never the last one; return how much was lost (GM-7.9)."""
    kaiju = turn.state.kaiju[seat]
    lost = min(hp, kaiju.hp - 1)
    if lost:
        kaiju.hp -= lost
        turn.emit(HpLost(seat, lost, kaiju.hp))
    return lost
