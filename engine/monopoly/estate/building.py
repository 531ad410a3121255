"""Building (rulebook: building on your district; GM-4.1, GM-4.2), and giving things back to the City (GM-4.4)."""

from engine.monopoly.content.board import MOST, Deed
from engine.monopoly.events import Placed, RightsSold, SparesLost, WorksChanged
from engine.monopoly.picks import BACK, HOUSE, TANK, Build, BuildMaser, SellRights, district_of, read, tokens_of
from engine.monopoly.state import NOBODY, Turn
from engine.play import Decision, Script, Seat


def works_cost(deed: Deed, house: int, more_houses: int, more_tanks: int) -> int:
    """Return what so many more houses, at the price *house*, and tanks cost; what goes brings half (GM-4.1, GM-4.4)."""
    return _change(house, more_houses) + _change(deed.tank, more_tanks)


def _change(price: int, more: int) -> int:
    return price * more if more > 0 else price // 2 * more


def maser_cost(deed: Deed, tanks: int) -> int:
    """Return what a Maser Cannon costs in the place of *tanks*, which bring half (GM-4.2)."""
    return deed.maser - tanks * (deed.tank // 2)


def rights_value(deed: Deed) -> int:
    """Return what the City gives for the rights (GM-4.4)."""
    return deed.price // 2


def resale_value(deed: Deed, house: int, houses: int, tanks: int) -> int:
    """Return what a district brings with its *houses* and *tanks*, everything given back (GM-4.4, GM-7.2)."""
    return houses * (house // 2) + tanks * (deed.tank // 2) + deed.price // 2


def _cost(turn: Turn, number: int, houses: int, tanks: int) -> int:
    district = turn.state.districts[number]
    return works_cost(turn.board.deeds[number], turn.board.house, houses - district.houses, tanks - district.tanks)


def levels(turn: Turn, seat: Seat, number: int, may_build: bool) -> list[str]:
    """Return what *seat* can bring its district to: up as far as its cash goes, or down (GM-4.1, GM-4.4)."""
    district, cash = turn.state.districts[number], turn.state.kaiju[seat].cash
    may_build = may_build and number not in turn.fresh
    most_houses = MOST if may_build else district.houses
    most_tanks = MOST if may_build and not district.has_maser else district.tanks
    deed, house = turn.board.deeds[number], turn.board.house
    now_houses, now_tanks = district.houses, district.tanks
    house_costs = [_change(house, houses - now_houses) for houses in range(most_houses + 1)]
    tank_costs = [_change(deed.tank, tanks - now_tanks) for tanks in range(most_tanks + 1)]
    tokens = tokens_of(deed.key).levels
    return [
        tokens[houses][tanks]
        for houses, cost in enumerate(house_costs)
        for tanks, more in enumerate(tank_costs)
        if cost + more <= cash and (houses != now_houses or tanks != now_tanks)
    ]


def can_build_maser(turn: Turn, seat: Seat, number: int) -> bool:
    """Return whether *seat* may put a Maser Cannon there: the colour is whole, there is none yet (GM-4.2)."""
    state = turn.state
    if state.districts[number].has_maser or number in turn.fresh:
        return False
    deed = turn.board.deeds[number]
    if any(state.districts[other].owner != seat for other in turn.board.groups[deed.colour]):
        return False
    return maser_cost(deed, state.districts[number].tanks) <= state.kaiju[seat].cash


def can_work(turn: Turn, seat: Seat, number: int) -> bool:
    """Return whether *seat* can change anything on its district before rolling."""
    district, cash = turn.state.districts[number], turn.state.kaiju[seat].cash
    if district.houses or district.tanks:
        return True
    if number in turn.fresh:
        return False
    has_money = cash >= turn.board.house or (cash >= turn.board.deeds[number].tank and not district.has_maser)
    return has_money or can_build_maser(turn, seat, number)


def works_menu(turn: Turn, seat: Seat) -> list[str]:
    """Return the tokens to build and to sell with, before rolling (GM-4.1, GM-4.4)."""
    state, deeds = turn.state, turn.board.deeds
    own = state.kaiju[seat].rights
    menu = [tokens_of(deeds[number].key).works for number in own if can_work(turn, seat, number)]
    return menu + [tokens_of(deeds[number].key).rights for number in own if state.districts[number].is_bare]


def follow_menu(turn: Turn, seat: Seat, pick: str, *, may_build: bool, may_go_back: bool = True) -> Script[None]:
    """Do what a token of either menu says: sell rights, or ask what a district shall look like."""
    key = district_of(pick)
    number = turn.board.numbers[key]
    if isinstance(read(pick), SellRights):
        sell_rights(turn, seat, number)
        return
    options = levels(turn, seat, number, may_build)
    if may_build and can_build_maser(turn, seat, number):
        options.append(tokens_of(key).maser)
    if may_go_back:
        options.append(BACK)
    choice = read(options[0] if len(options) == 1 else (yield Decision(seat, "works", tuple(options))))
    if isinstance(choice, Build):
        set_level(turn, seat, number, choice.houses, choice.tanks)
    elif isinstance(choice, BuildMaser):
        build_maser(turn, seat, number)


def set_level(turn: Turn, seat: Seat, number: int, houses: int, tanks: int) -> None:
    """Build or sell until *houses* and *tanks* stand there."""
    district = turn.state.districts[number]
    price = _cost(turn, number, houses, tanks)
    district.houses, district.tanks = houses, tanks
    pay_city(turn, seat, price)
    _tell_works(turn, seat, number, price)


def build_maser(turn: Turn, seat: Seat, number: int) -> None:
    """Put a Maser Cannon in the place of the tanks (GM-4.2)."""
    district = turn.state.districts[number]
    price = maser_cost(turn.board.deeds[number], district.tanks)
    district.tanks, district.has_maser = 0, True
    pay_city(turn, seat, price)
    _tell_works(turn, seat, number, price)


def _tell_works(turn: Turn, seat: Seat, number: int, price: int) -> None:
    district = turn.state.districts[number]
    key = turn.board.deeds[number].key
    turn.emit(WorksChanged(seat, key, district.houses, district.tanks, district.has_maser, price))


def sell_rights(turn: Turn, seat: Seat, number: int) -> None:
    """Give the rights of a demolished district back for half; a maser there is lost (GM-4.4)."""
    deed = turn.board.deeds[number]
    give_to_city(turn, number)
    value = rights_value(deed)
    pay_city(turn, seat, -value)
    turn.emit(RightsSold(seat, deed.key, value))


def give_to_city(turn: Turn, number: int) -> None:
    """Leave a district to the City, with nothing on it."""
    district = turn.state.districts[number]
    turn.state.give_rights(number, NOBODY)
    district.houses, district.tanks, district.has_maser = 0, 0, False


def pay_city(turn: Turn, seat: Seat, money: int) -> None:
    """Let *seat* pay the City (GM-8.8), or be paid if *money* is below 0."""
    turn.state.kaiju[seat].cash -= money
    turn.state.bank += money


def room_for(turn: Turn, seat: Seat, what: str) -> list[int]:
    """Return the districts of *seat* where one more *what* ("house", "tank") may stand (GM-4.1, GM-4.2)."""
    districts = turn.state.districts
    if what == HOUSE:
        return [number for number in turn.state.kaiju[seat].rights if districts[number].houses < MOST]
    return [
        number
        for number in turn.state.kaiju[seat].rights
        if districts[number].tanks < MOST and not districts[number].has_maser
    ]


def place_free(turn: Turn, seat: Seat, what: str, count: int) -> Script[None]:
    """Let *seat* place houses or tanks that cost nothing; what finds no room is lost (GM-8.6)."""
    deeds = turn.board.deeds
    for placed in range(count):
        room = room_for(turn, seat, what)
        if not room:
            turn.emit(SparesLost(seat, what, count - placed))
            return
        options = tuple(tokens_of(deeds[number].key).place for number in room)
        pick = options[0] if len(options) == 1 else (yield Decision(seat, f"place.{what}", options))
        key = district_of(pick)
        district = turn.state.districts[turn.board.numbers[key]]
        if what == HOUSE:
            district.houses += 1
        else:
            district.tanks += 1
        turn.emit(Placed(seat, what, key))


def place_spares(turn: Turn, seat: Seat) -> Script[None]:
    """Let *seat* place what its subjugated kaiju brought in, before it builds (GM-7.4)."""
    kaiju = turn.state.kaiju[seat]
    houses, tanks = kaiju.spare_houses, kaiju.spare_tanks
    kaiju.spare_houses = kaiju.spare_tanks = 0
    if houses:
        yield from place_free(turn, seat, HOUSE, houses)
    if tanks:
        yield from place_free(turn, seat, TANK, tanks)
