"""Smashing and buying (rulebook: moving around and smashing things; GM-3)."""

from engine.monopoly.combat.events import HousesFell
from engine.monopoly.estate.building import pay_city
from engine.monopoly.estate.dealing import buyers, hurry, may_hurry
from engine.monopoly.estate.selling import has_something_to_sell, sale_value, sell_something
from engine.monopoly.events import Bought
from engine.monopoly.picks import DEAL, PASS, SELL, tokens_of
from engine.monopoly.state import NOBODY, Turn
from engine.play import Decision, Script, Seat


def knock_down_houses(turn: Turn, number: int, count: int, by: Seat) -> None:
    """Let up to *count* houses of a district fall; *by* is -1 if nobody struck."""
    district = turn.state.districts[number]
    count = min(count, district.houses)
    if count:
        district.houses -= count
        turn.emit(HousesFell(turn.board.deeds[number].key, count, district.houses, by))


def may_smash_houses(turn: Turn, seat: Seat, number: int) -> bool:
    """Return whether *seat* may spend AP on the houses there: not on those of its own side (GM-3.5, GM-7.6)."""
    district = turn.state.districts[number]
    return district.houses > 0 and (district.owner == NOBODY or turn.state.is_enemy_of_owner(seat, district))


def may_buy(turn: Turn, seat: Seat, number: int) -> bool:
    """Return whether the lander may buy the district where it stands, if need be by selling (GM-3.4, GM-3.6)."""
    state = turn.state
    kaiju, district = state.kaiju[seat], state.districts[number]
    if turn.is_hiding or not kaiju.is_free or not state.is_demolished(district) or district.owner == seat:
        return False
    price = turn.board.deeds[number].price
    if kaiju.cash >= price:
        return True
    raised = kaiju.cash + sale_value(turn, seat)
    return raised >= price or (may_hurry(turn, seat) and raised + _money_of_buyers(turn, seat) >= price)


def _money_of_buyers(turn: Turn, seat: Seat) -> int:
    """Return what deals in need could bring at most (GM-9.5)."""
    return sum(turn.state.kaiju[other].cash for other in buyers(turn, seat))


def offer_rights(turn: Turn, seat: Seat) -> Script[None]:
    """Let the lander buy the demolished district it stands on, at the end of its landing (GM-3.4)."""
    number = turn.board.spaces[turn.state.kaiju[seat].at].district
    if number < 0 or not may_buy(turn, seat, number):
        return
    deed, kaiju = turn.board.deeds[number], turn.state.kaiju[seat]
    while turn.state.districts[number].owner != seat:
        options: tuple[str, ...] = (tokens_of(deed.key).buy, PASS) if kaiju.cash >= deed.price else (PASS,)
        if kaiju.cash < deed.price and may_hurry(turn, seat):
            options += (DEAL,)
        if has_something_to_sell(turn, seat):
            options += (SELL,)
        elif options == (PASS,):
            return
        pick: str = yield Decision(seat, "buy", options, default=(PASS,))
        if pick == PASS:
            return
        if pick == DEAL:
            yield from hurry(turn, seat)
        elif pick == SELL:
            yield from sell_something(turn, seat)
        else:
            buy(turn, seat, number)


def buy(turn: Turn, seat: Seat, number: int) -> None:
    """Pay the City and take the rights over; the weapons there fall, the owner gets nothing (GM-3.4, GM-4.3)."""
    district, deed = turn.state.districts[number], turn.board.deeds[number]
    before = district.owner
    district.tanks, district.has_maser = 0, False
    turn.state.give_rights(number, seat)
    pay_city(turn, seat, deed.price)
    turn.emit(Bought(seat, deed.key, deed.price, before))
