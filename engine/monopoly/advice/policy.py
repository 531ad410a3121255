"""Advice for Monopoly.

Smash what is near and buy what lies in ruins; arm what you own, and a whole colour with a maser; keep a little
money. Strike who can be felled, then tanks before they fire, then the last houses. Take a deal that is worth more
than it costs, as long as it does not make another's colour whole.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.monopoly.advice.estimates import shares
from engine.monopoly.content.board import MOST, Board
from engine.monopoly.content.box import Content
from engine.monopoly.picks import (
    ACCEPT,
    BACK,
    DEAL,
    DECLINE,
    EAT,
    HIDE,
    HP,
    LAND,
    MONEY,
    PASS,
    ROLL,
    SELL,
    TANK,
    Build,
    Buy,
    KeptCard,
    Rival,
    SellRights,
    StandDown,
    Thing,
    TradeDistrict,
    Withdraw,
    Works,
    district_of,
    read,
    tokens_of,
)
from engine.monopoly.state import District, Kaiju, Offer, Rampage
from engine.monopoly.victory import district_worth
from engine.monopoly.view import RampageView
from engine.play import Decision, Pick, Question, Seat, Subset
from engine.players.careful import careful
from engine.players.spread import neighbours, spread
from engine.rng import Rng

Picks = tuple[Pick, ...]
RESERVE = 500  # thousands of yen that are not spent
HEALTH = 5  # HP below which GO is a place to heal
FULL = 4  # AP from which fish is worth them
CARD = 600  # thousands of yen that a kept card is worth
GAIN = 1.2  # what is got must be worth so many times what is given
SPREAD = 8
#: What is never worth a thought, besides selling and dealing for no need: giving back, sparing an enemy.
IDLE = SellRights | Withdraw | StandDown


class RampageAdvice:
    """What Monopoly teaches its computer players."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def _board(self, state: Rampage) -> Board:
        return self._content.board(state.track, state.layout)

    def policy(self, state: Rampage, question: Question, rng: Rng) -> Picks:
        """Return the answer a sensible player would give at a glance."""
        board, me = self._board(state), state.kaiju[question.seat]
        match question.ask, question:
            case "turn", Decision():
                return (_plan(board, state, question.seat, question.options),)
            case "works", Decision():
                target = _target(board, state, question.seat, district_of(question.options[0]))
                return (target if target in question.options else question.options[-1],)
            case "hide", _:
                return (LAND,) if me.hp > HEALTH else (HIDE,)
            case "debt", Decision():
                return _pay(question, rng)
            case "strike" | "strike_back", Subset():
                return _strike(board, state, me, question)
            case "go", _:
                return (HP,) if me.hp < HEALTH else (MONEY,)
            case "fish", _:
                return (EAT,) if me.ap >= FULL else (PASS,)
            case "buy", Decision():
                return (next((pick for pick in question.options if isinstance(read(pick), Buy)), PASS),)
            case "lunge" | "declare" | "jam", Decision():
                return (next(pick for pick in reversed(question.options) if pick != SELL),)
            case "deal.answer", _:
                return (ACCEPT,) if _is_good(board, state, _offer_to(state, question.seat)) else (DECLINE,)
        return question.default if question.default is not None else spread(question, 1, rng)[0]

    def ranked(self, state: Rampage, question: Question, rng: Rng) -> list[Picks]:
        """Return the advised answer first, then others that waste nothing."""
        first = self.policy(state, question, rng)
        if isinstance(question, Subset):
            return [picks for picks in neighbours(question, first) if SELL not in picks]
        if not isinstance(question, Decision):
            return list(dict.fromkeys([first, *spread(question, SPREAD, rng)]))
        if question.ask == "works":
            return _works(self._board(state), state, question, first)
        if question.ask == "deal.answer" and not _is_fair(self._board(state), state, question.seat):
            return [(DECLINE,)]
        others = [(pick,) for pick in question.options if pick not in (SELL, DEAL) and not isinstance(read(pick), IDLE)]
        return list(dict.fromkeys([first, *others]))

    def value(self, state: Rampage) -> tuple[float, ...]:
        """Return each seat's share of the win."""
        return shares(self._board(state), state)

    def stage(self, state: Rampage) -> int:
        """Return the number of the turn: between two of them nobody fights."""
        return state.turns

    def shuffle(self, state: Rampage, rng: Rng) -> None:
        """Deal anew the order of the chance deck and the chance to come."""
        rng.shuffle(state.deck)
        state.rng = rng.branch()

    def careful(self, view: RampageView, question: Question, rng: Rng) -> Picks:
        """Answer for people whose time has run out as the rules do for the absent; sell and give up the least."""
        if question.default is not None:
            return question.default
        if isinstance(question, Subset) or not isinstance(question, Decision):
            return careful(view, question, rng)
        if question.ask == "works" and BACK not in question.options:
            return (question.options[-1],)
        if question.ask in ("debt", "lose_tank"):
            prices = {deed.key: deed.price for deed in view.deeds}
            sold = [pick for pick in question.options if pick != DEAL]
            return (min(sold, key=lambda pick: prices[district_of(pick)]),)
        return careful(view, question, rng)


def _pay(question: Decision, rng: Rng) -> Picks:
    """Sell something to the City for a debt; let the rest be cancelled rather than sell a card to a rival."""
    if question.default is not None:
        return question.default
    sold = tuple(pick for pick in question.options if pick != DEAL)
    return (sold[rng.below(len(sold))],)


def _plan(board: Board, state: Rampage, seat: Seat, options: tuple[str, ...]) -> str:
    """Work on a district that can be brought further; otherwise leave the fish by a card, or roll."""
    for token in options:
        pick = read(token)
        if isinstance(pick, Works) and _target(board, state, seat, pick.key):
            return token
    return next((token for token in options if isinstance(read(token), KeptCard)), ROLL)


def _target(board: Board, state: Rampage, seat: Seat, key: str) -> str:
    """Return the next step for a district as a token, or an empty string: a maser, tanks, then houses."""
    number = board.numbers[key]
    district, deed = state.districts[number], board.deeds[number]
    money = state.kaiju[seat].cash - RESERVE
    is_whole = all(state.districts[other].owner == seat for other in board.groups[deed.colour])
    if is_whole and not district.has_maser and money >= deed.maser:
        return tokens_of(key).maser
    tanks, money = _afford(district.tanks, deed.tank, 0 if district.has_maser else money)
    houses, _ = _afford(district.houses, board.house, money)
    return tokens_of(key).levels[houses][tanks] if (houses, tanks) != (district.houses, district.tanks) else ""


def _afford(there: int, price: int, money: int) -> tuple[int, int]:
    """Return how many can stand after building with *money*, and what is left of it."""
    more = max(0, min(MOST - there, money // price))
    return there + more, money - more * price


def _works(board: Board, state: Rampage, question: Decision, first: Picks) -> list[Picks]:
    """Return the levels that only add to a district, the advised one first; if it must shrink, all of them."""
    if BACK not in question.options:
        return [first, *((pick,) for pick in question.options if (pick,) != first)][:SPREAD]
    district = state.districts[board.numbers[district_of(question.options[0])]]
    more = [(token,) for token in question.options if not _is_less(token, district)]
    return list(dict.fromkeys([first, *more]))


def _is_less(token: str, district: District) -> bool:
    """Return whether *token* is a level with fewer houses or tanks than there are."""
    pick = read(token)
    return isinstance(pick, Build) and (pick.houses < district.houses or pick.tanks < district.tanks)


def _strike(board: Board, state: Rampage, me: Kaiju, question: Subset) -> Picks:
    """Fell who can be felled, then tanks that would fire, then the last houses, then whoever is weakest."""
    budget = question.most
    kaiju, tanks, houses = sorted_targets(question.options)
    prey = min(kaiju, key=lambda seat: (state.kaiju[seat].hp, seat), default=-1)
    weakest = kaiju.get(prey, [])
    if weakest and state.kaiju[prey].hp <= budget:
        return tuple(weakest[: state.kaiju[prey].hp])
    if tanks:
        return tuple(tanks[:budget])
    number = board.spaces[me.at].district
    if houses and number >= 0 and _is_worth_it(board, state, me, number, budget):
        return tuple(houses[: state.districts[number].houses])
    return tuple(weakest[:budget]) if me.ap > 2 or question.ask == "strike_back" else ()


def sorted_targets(options: Sequence[str]) -> tuple[dict[Seat, list[str]], list[str], list[str]]:
    """Return the tokens of a strike by what they hit: each kaiju, tanks, houses."""
    kaiju: dict[Seat, list[str]] = {}
    tanks: list[str] = []
    houses: list[str] = []
    for token in options:
        pick = read(token)
        if isinstance(pick, Rival):
            kaiju.setdefault(pick.seat, []).append(token)
        elif isinstance(pick, Thing):
            (tanks if pick.what == TANK else houses).append(token)
    return kaiju, tanks, houses


def _is_worth_it(board: Board, state: Rampage, me: Kaiju, number: int, budget: int) -> bool:
    """Return whether the last houses fall now and the rights can be paid."""
    return state.districts[number].houses <= budget and me.cash >= board.deeds[number].price and me.is_free


def _offer_to(state: Rampage, seat: Seat) -> Offer:
    """Return the open offer to *seat*."""
    return next(each for each in state.offers if each.to == seat)


def _is_fair(board: Board, state: Rampage, seat: Seat) -> bool:
    """Return whether the offer to *seat* is worth a thought: nobody is talked into giving more than it gets."""
    return _is_good(board, state, _offer_to(state, seat), 1)


def _is_good(board: Board, state: Rampage, offer: Offer, gain: float = GAIN) -> bool:
    """Return whether what the one who is asked gets by *offer* is worth so many times what it gives."""
    if any(_completes(board, state, state.to_play, token) for token in offer.take):
        return False
    money = offer.money if state.kaiju[offer.to].is_free else 0  # GM-7.4
    gets = max(0, money) + sum(_worth(board, state, token) for token in offer.give)
    gives = max(0, -offer.money) + sum(_worth(board, state, token) for token in offer.take)
    return gets >= gain * gives


def _worth(board: Board, state: Rampage, token: str) -> int:
    pick = read(token)
    if isinstance(pick, KeptCard):
        return CARD
    number = board.numbers[district_of(token)]
    district = state.districts[number]
    return district_worth(board.deeds[number], board.house, district.houses, district.tanks)


def _completes(board: Board, state: Rampage, seat: Seat, token: str) -> bool:
    """Return whether *seat* would have a whole colour with the district that *token* names."""
    pick = read(token)
    if not isinstance(pick, TradeDistrict):
        return False
    number = board.numbers[pick.key]
    group = board.groups[board.deeds[number].colour]
    return all(other == number or state.districts[other].owner == seat for other in group)
