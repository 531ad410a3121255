"""Building (rulebook: building on your district; GM-4.1, GM-4.2), and giving things back to the City (GM-4.4)."""

from engine.monopoly.board import MOST
from engine.monopoly.events import Placed, RightsSold, SparesLost, WorksChanged
from engine.monopoly.state import NOBODY, Turn
from engine.play import Decision, Script, Seat

BACK = "back"


def level(key: str, houses: int, tanks: int) -> str:
    """Return how a district with so much on it is spelled."""
    return f"build:{key}:h{houses}:t{tanks}"


def cost(turn: Turn, number: int, houses: int, tanks: int) -> int:
    """Return what it costs to bring a district to *houses* and *tanks*; what goes brings half (GM-4.4)."""
    district = turn.state.districts[number]
    more_houses, more_tanks = houses - district.houses, tanks - district.tanks
    house, tank = turn.board.house, turn.board.deeds[number].tank
    return (house if more_houses > 0 else house // 2) * more_houses + (
        tank if more_tanks > 0 else tank // 2
    ) * more_tanks


def levels(turn: Turn, seat: Seat, number: int, may_build: bool) -> list[str]:
    """Return what *seat* can bring its district to: up as far as its cash goes, or down (GM-4.1, GM-4.4)."""
    district, cash = turn.state.districts[number], turn.state.kaiju[seat].cash
    may_build = may_build and number not in turn.fresh
    most_houses = MOST if may_build else district.houses
    most_tanks = MOST if may_build and not district.has_maser else district.tanks
    key = turn.board.deeds[number].key
    return [
        level(key, houses, tanks)
        for houses in range(most_houses + 1)
        for tanks in range(most_tanks + 1)
        if (houses, tanks) != (district.houses, district.tanks) and cost(turn, number, houses, tanks) <= cash
    ]


def maser_cost(turn: Turn, number: int) -> int:
    """Return what a Maser Cannon costs there, less half the price of the tanks it replaces (GM-4.2)."""
    deed = turn.board.deeds[number]
    return deed.maser - turn.state.districts[number].tanks * (deed.tank // 2)


def can_build_maser(turn: Turn, seat: Seat, number: int) -> bool:
    """Return whether *seat* may put a Maser Cannon there: the colour is whole, there is none yet (GM-4.2)."""
    state = turn.state
    if state.districts[number].has_maser or number in turn.fresh:
        return False
    group = turn.board.groups[turn.board.deeds[number].colour]
    if any(state.districts[other].owner != seat for other in group):
        return False
    return maser_cost(turn, number) <= state.kaiju[seat].cash


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
    menu = [f"works:{deeds[number].key}" for number in own if can_work(turn, seat, number)]
    return menu + [f"rights:{deeds[number].key}" for number in own if state.districts[number].is_demolished]


def follow_menu(turn: Turn, seat: Seat, pick: str, *, may_build: bool, may_go_back: bool = True) -> Script[None]:
    """Do what a token of either menu says: sell rights, or ask what a district shall look like."""
    what, _, key = pick.partition(":")
    number = turn.board.numbers[key]
    if what == "rights":
        sell_rights(turn, seat, number)
        return
    options = levels(turn, seat, number, may_build)
    if may_build and can_build_maser(turn, seat, number):
        options.append(f"maser:{key}")
    if may_go_back:
        options.append(BACK)
    choice = options[0] if len(options) == 1 else (yield Decision(seat, "works", tuple(options)))
    if choice.startswith("maser:"):
        build_maser(turn, seat, number)
    elif choice != BACK:
        houses, tanks = choice.rpartition(":h")[2].split(":t")
        set_level(turn, seat, number, int(houses), int(tanks))


def set_level(turn: Turn, seat: Seat, number: int, houses: int, tanks: int) -> None:
    """Build or sell until *houses* and *tanks* stand there."""
    district = turn.state.districts[number]
    price = cost(turn, number, houses, tanks)
    district.houses, district.tanks = houses, tanks
    pay_city(turn, seat, price)
    _tell_works(turn, seat, number, price)


def build_maser(turn: Turn, seat: Seat, number: int) -> None:
    """Put a Maser Cannon in the place of the tanks (GM-4.2)."""
    district = turn.state.districts[number]
    price = maser_cost(turn, number)
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
    pay_city(turn, seat, -(deed.price // 2))
    turn.emit(RightsSold(seat, deed.key, deed.price // 2))


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
    if what == "house":
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
        options = tuple(f"place:{deeds[number].key}" for number in room)
        pick = options[0] if len(options) == 1 else (yield Decision(seat, f"place.{what}", options))
        key = pick.removeprefix("place:")
        district = turn.state.districts[turn.board.numbers[key]]
        if what == "house":
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
        yield from place_free(turn, seat, "house", houses)
    if tanks:
        yield from place_free(turn, seat, "tank", tanks)
