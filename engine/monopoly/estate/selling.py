"""Selling (rulebook: making money; GM-4.4, GM-4.5), and every question of one's own turn, where it is allowed."""

from engine.monopoly.estate.building import follow_menu, resale_value
from engine.monopoly.estate.dealing import hurry, may_hurry
from engine.monopoly.events import MoneyLost
from engine.monopoly.picks import BACK, DEAL, PASS, SELL, tokens_of
from engine.monopoly.state import Turn
from engine.play import Decision, Script, Seat, Subset


def sale_menu(turn: Turn, seat: Seat) -> list[str]:
    """Return the tokens to sell with, at any time of one's own turn (GM-4.4)."""
    districts, deeds = turn.state.districts, turn.board.deeds
    return [
        tokens_of(deeds[number].key).rights if districts[number].is_bare else tokens_of(deeds[number].key).works
        for number in turn.state.kaiju[seat].rights
    ]


def has_something_to_sell(turn: Turn, seat: Seat) -> bool:
    """Return whether *seat* owns anything the City would take back."""
    return bool(turn.state.kaiju[seat].rights)


def sale_value(turn: Turn, seat: Seat) -> int:
    """Return what all of *seat*'s houses, tanks and rights bring, at half (GM-4.4, GM-7.2)."""
    house, total = turn.board.house, 0
    for number in turn.state.kaiju[seat].rights:
        district = turn.state.districts[number]
        total += resale_value(turn.board.deeds[number], house, district.houses, district.tanks)
    return total


def sell_something(turn: Turn, seat: Seat) -> Script[None]:
    """Let *seat* sell one thing in the middle of its turn (GM-4.4)."""
    pick: str = yield Decision(seat, SELL, (*sale_menu(turn, seat), BACK))
    if pick != BACK:
        yield from follow_menu(turn, seat, pick, may_build=False)


def ask(turn: Turn, seat: Seat, what: str, options: tuple[str, ...], default: str) -> Script[str]:
    """Put a question to the seat on turn, who may sell first; with one answer it is not asked (GM-2.6, GM-4.4)."""
    if len(options) == 1:
        return options[0]
    while True:
        menu = (*options, SELL) if has_something_to_sell(turn, seat) else options
        pick: str = yield Decision(seat, what, menu, default=(default,))
        if pick != SELL:
            return pick
        yield from sell_something(turn, seat)


def ask_subset(turn: Turn, seat: Seat, question: Subset) -> Script[tuple[str, ...]]:
    """Put a Subset to the seat on turn, who may sell first (GM-4.4)."""
    while True:
        if not has_something_to_sell(turn, seat):
            picks: tuple[str, ...] = yield question
            return picks
        menu = (*question.options, SELL)
        picks = yield Subset(seat, question.ask, menu, question.least, question.most, default=question.default)
        if SELL not in picks:
            return picks
        yield from sell_something(turn, seat)


def _way_to_pay(turn: Turn, seat: Seat) -> Script[str]:
    """Return how *seat* raises money for a debt: what it sells, a deal, or "pass" if there is nothing left (GM-4.5)."""
    menu = sale_menu(turn, seat)
    default = None
    if not menu:
        menu, default = [PASS], (PASS,)
    if may_hurry(turn, seat):
        menu.append(DEAL)
    if len(menu) == 1:
        return menu[0]
    pick: str = yield Decision(seat, "debt", tuple(menu), default=default)
    return pick


def pay_to_pool(turn: Turn, seat: Seat, debt: int) -> Script[None]:
    """Let *seat* pay *debt* to the pool, selling while it must; what is left is cancelled (GM-4.5, GM-8.8)."""
    kaiju = turn.state.kaiju[seat]
    turn.state.debt = debt
    while kaiju.cash < debt:
        pick = yield from _way_to_pay(turn, seat)
        if pick == PASS:
            break
        if pick == DEAL:
            yield from hurry(turn, seat)
        else:
            yield from follow_menu(turn, seat, pick, may_build=False, may_go_back=False)
    turn.state.debt = 0
    paid = min(kaiju.cash, debt)
    kaiju.cash -= paid
    turn.state.pool.money += paid
    turn.emit(MoneyLost(seat, paid, debt - paid))
