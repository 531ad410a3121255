"""Chance cards that give and take (GM-11.3, GM-11.7): a verb is one function, and says whether it was of any use."""

from engine.monopoly.content.box import Card
from engine.monopoly.estate.building import place_free, room_for
from engine.monopoly.estate.selling import pay_to_pool
from engine.monopoly.estate.smashing import knock_down_houses
from engine.monopoly.events import ApGained, HpGained, MoneyGained, TankLost
from engine.monopoly.picks import HOUSE, TANK, district_of, tokens_of
from engine.monopoly.spaces.special import bring_home, lose_hp
from engine.monopoly.state import AP_LIMIT, NOBODY, Turn
from engine.play import Decision, Script, Seat


def lose_money(turn: Turn, seat: Seat, card: Card) -> Script[bool]:
    """Pay the pool, selling if need be; a subjugated kaiju has nothing to pay with."""
    if not turn.state.kaiju[seat].is_free:
        return False
    yield from pay_to_pool(turn, seat, card.number)
    return True


def lose_money_per_house(turn: Turn, seat: Seat, card: Card) -> Script[bool]:
    """Pay the pool for each house one owns."""
    houses = turn.state.houses_of(seat)
    if not houses:
        return False
    yield from pay_to_pool(turn, seat, card.number * houses)
    return True


def lose_hp_to_pool(turn: Turn, seat: Seat, card: Card) -> bool:
    """Lose HP to the pool, never the last (GM-7.9)."""
    lost = lose_hp(turn, seat, card.number) if turn.state.kaiju[seat].is_free else 0
    turn.state.pool.hp += lost
    return lost > 0


def lose_tanks(turn: Turn, seat: Seat, card: Card) -> Script[bool]:
    """Lose so many tanks of one's choice to the pool."""
    state, deeds = turn.state, turn.board.deeds
    for lost in range(card.number):
        armed = [number for number in state.kaiju[seat].rights if state.districts[number].tanks]
        if not armed:
            return lost > 0
        options = tuple(tokens_of(deeds[number].key).lose_tank for number in armed)
        pick: str = options[0] if len(options) == 1 else (yield Decision(seat, "lose_tank", options))
        key = district_of(pick)
        state.districts[turn.board.numbers[key]].tanks -= 1
        state.pool.tanks += 1
        turn.emit(TankLost(seat, key))
    return True


def topple(turn: Turn, seat: Seat, card: Card) -> bool:
    """Let one house fall on each of the next districts ahead, whoever owns them."""
    spaces = turn.board.spaces
    ahead = [spaces[space].district for space in turn.board.ahead(turn.state.kaiju[seat].at)]
    districts = [number for number in ahead if number >= 0][: card.number]
    standing = [number for number in districts if turn.state.districts[number].houses]
    for number in standing:
        knock_down_houses(turn, number, 1, NOBODY)
    return bool(standing)


def gain_money(turn: Turn, seat: Seat, card: Card) -> bool:
    """Get money from the City; a subjugated kaiju's goes to its controller (GM-7.4)."""
    home = turn.state.side(seat)
    turn.state.kaiju[home].cash += card.number
    turn.state.bank -= card.number
    turn.emit(MoneyGained(home, card.number, NOBODY))
    return True


def collect(turn: Turn, seat: Seat, card: Card) -> bool:
    """Get money from every other free player, from cash in hand only."""
    home = turn.state.side(seat)
    total = 0
    for other in turn.state.free():
        paid = min(card.number, turn.state.kaiju[other].cash)
        if other != home and paid:
            turn.state.kaiju[other].cash -= paid
            turn.state.kaiju[home].cash += paid
            turn.emit(MoneyGained(home, paid, other))
            total += paid
    return bool(total)


def gain_ap(turn: Turn, seat: Seat, card: Card) -> bool:
    """Gain AP up to 12."""
    kaiju = turn.state.kaiju[seat]
    gained = min(card.number, AP_LIMIT - kaiju.ap)
    if not kaiju.is_free or not gained:
        return False
    kaiju.ap += gained
    turn.emit(ApGained(seat, gained, kaiju.ap))
    return True


def gain_hp(turn: Turn, seat: Seat, card: Card) -> bool:
    """Gain HP."""
    kaiju = turn.state.kaiju[seat]
    if not kaiju.is_free:
        return False
    kaiju.hp += card.number
    turn.emit(HpGained(seat, card.number, kaiju.hp))
    return True


def place_houses(turn: Turn, seat: Seat, card: Card) -> Script[bool]:
    """Build houses free on own districts with room."""
    return (yield from _place(turn, seat, HOUSE, card.number))


def place_tanks(turn: Turn, seat: Seat, card: Card) -> Script[bool]:
    """Place tanks free on own districts with room."""
    return (yield from _place(turn, seat, TANK, card.number))


def _place(turn: Turn, seat: Seat, what: str, count: int) -> Script[bool]:
    if not turn.state.kaiju[seat].is_free:
        bring_home(turn, seat, what, count)
        return True
    if not room_for(turn, seat, what):
        return False
    yield from place_free(turn, seat, what, count)
    return True
