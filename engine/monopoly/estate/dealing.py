"""Deals (rulebook: making money; GM-9)."""

from collections.abc import Iterable

import msgspec

from engine.monopoly.events import DealDone, OfferClosed, OfferMade, PassedOn
from engine.monopoly.picks import (
    ACCEPT,
    BACK,
    DECLINE,
    RIVALS,
    KeptCard,
    Rival,
    Withdraw,
    card_token,
    district_of,
    read,
    spell,
    tokens_of,
)
from engine.monopoly.state import GRAIN, IN_NEED, Offer, Turn
from engine.play import Amount, Decision, Question, Script, Seat, Subset


def is_trader(is_free: bool, has_cards: bool, deals: str) -> bool:
    """Return whether a player may deal: free, or subjugated with kept cards left to sell (GM-9.3)."""
    return is_free or (has_cards and deals == IN_NEED)


def _is_trader(turn: Turn, seat: Seat) -> bool:
    kaiju = turn.state.kaiju[seat]
    return kaiju.controller < 0 or is_trader(False, bool(kaiju.cards), turn.state.readings.deals)


def may_offer(turn: Turn, seat: Seat) -> bool:
    """Return whether *seat* may offer a deal before the roll: not for the fourth time (GM-9.1, GM-9.3)."""
    return turn.offers_made < turn.house.offers and _is_trader(turn, seat)


def partners(turn: Turn, seat: Seat) -> list[Seat]:
    """Return whom *seat* may offer a deal: every other player who may deal (GM-9.3)."""
    return [other for other in turn.state.others(seat) if _is_trader(turn, other)]


def goods(districts: Iterable[str], cards: Iterable[str]) -> tuple[str, ...]:
    """Return what can be traded besides money: rights and kept cards, each kind of card once (GM-9.1)."""
    return (*(tokens_of(key).trade for key in districts), *dict.fromkeys(map(card_token, cards)))


def _goods_for(turn: Turn, seat: Seat, taker: Seat) -> tuple[str, ...]:
    """Return what *seat* can give to *taker*: no districts to a subjugated one (GM-7.4)."""
    state, deeds = turn.state, turn.board.deeds
    kaiju = state.kaiju[seat]
    rights = kaiju.rights if state.kaiju[taker].is_free else []
    return goods((deeds[number].key for number in rights), kaiju.cards)


def compose(turn: Turn, seat: Seat) -> Script[None]:
    """Put an offer together and lay it open, before the roll (GM-9.1)."""
    offer = yield from _composed(turn, seat, partners(turn, seat))
    if offer is not None:
        turn.offers_made += 1
        make(turn, seat, offer)


def _composed(turn: Turn, seat: Seat, others: list[Seat]) -> Script[Offer | None]:
    """Return an offer put together in a few questions: to whom, what for what, and the money between (GM-9.1)."""
    options = tuple(RIVALS[other] for other in others)
    pick = options[0] if len(options) == 1 else (yield Decision(seat, "deal.with", (*options, BACK), default=(BACK,)))
    partner = read(pick)
    if not isinstance(partner, Rival):
        return None
    to = partner.seat
    give = yield from _some(seat, "deal.give", _goods_for(turn, seat, to))
    take = yield from _some(seat, "deal.take", _goods_for(turn, to, seat))
    low, high = money_between(turn.state.kaiju[seat].cash, turn.state.kaiju[to].cash, turn.state.are_enemies(seat, to))
    money: int = (yield Amount(seat, "deal.money", low, high, GRAIN, default=(0,))) if low < high else 0
    return Offer(to, money, give, take) if give or take or money else None


def money_between(mine: int, theirs: int, are_enemies: bool) -> tuple[int, int]:
    """Return what can be paid: at most one's cash, and none within a side, where it would come back (GM-7.4)."""
    return (-theirs, mine) if are_enemies else (0, 0)


def buyers(turn: Turn, seat: Seat) -> list[Seat]:
    """Return who has money for what *seat*, in need of it, would sell (GM-9.5)."""
    return [other for other in partners(turn, seat) if turn.state.kaiju[other].cash]


def may_hurry(turn: Turn, seat: Seat) -> bool:
    """Return whether *seat*, who lacks money, may sell to other players now: it has something left (GM-9.5)."""
    kaiju = turn.state.kaiju[seat]
    if turn.state.readings.deals != IN_NEED or turn.hurried >= turn.house.hurried_offers:
        return False
    return bool(kaiju.cards or kaiju.rights) and bool(buyers(turn, seat))


def hurry(turn: Turn, seat: Seat) -> Script[None]:
    """Let *seat* offer a deal in need of money; the game waits for the answer, and without one it is a no (GM-9.5)."""
    offer = yield from _composed(turn, seat, buyers(turn, seat))
    if offer is None:
        return
    turn.hurried += 1
    make(turn, seat, offer)
    pick = yield Decision(offer.to, "deal.answer", (ACCEPT, DECLINE), default=(DECLINE,), urgent=True)
    if pick == ACCEPT:
        settle(turn, seat, offer)
    else:
        close(turn, seat, offer.to, "declined")


def _some(seat: Seat, what: str, options: tuple[str, ...]) -> Script[tuple[str, ...]]:
    if not options:
        return ()
    picks: tuple[str, ...] = yield Subset(seat, what, options, 0, len(options), default=())
    return picks


def make(turn: Turn, seat: Seat, offer: Offer) -> None:
    """Lay *offer* open; it replaces an earlier one to the same player."""
    close(turn, seat, offer.to, "withdrawn")
    turn.state.offers.append(offer)
    turn.emit(OfferMade(seat, offer.to, offer.money, offer.give, offer.take))


def close(turn: Turn, seat: Seat, to: Seat, why: str) -> None:
    """Take the offer to *to*, if there is one, off the table."""
    for offer in turn.state.offers:
        if offer.to == to:
            turn.state.offers.remove(offer)
            turn.emit(OfferClosed(seat, to, why))
            return


def close_all(turn: Turn, seat: Seat) -> None:
    """Let what nobody answered lapse, for the dice are rolled (GM-9.1)."""
    for offer in list(turn.state.offers):
        close(turn, seat, offer.to, "lapsed")


def is_possible(turn: Turn, seat: Seat, offer: Offer) -> bool:
    """Return whether both sides still have what *offer* says."""
    mine, theirs = turn.state.kaiju[seat], turn.state.kaiju[offer.to]
    if mine.cash < offer.money or theirs.cash < -offer.money:
        return False
    return all(_has(turn, seat, token) for token in offer.give) and all(
        _has(turn, offer.to, token) for token in offer.take
    )


def _has(turn: Turn, seat: Seat, token: str) -> bool:
    pick = read(token)
    if isinstance(pick, KeptCard):
        return pick.key in turn.state.kaiju[seat].cards
    return turn.state.districts[turn.board.numbers[district_of(token)]].owner == seat


def close_impossible(turn: Turn, seat: Seat) -> None:
    """Take the offers off the table whose parts one side no longer has (GM-9.4)."""
    for offer in list(turn.state.offers):
        if not is_possible(turn, seat, offer):
            close(turn, seat, offer.to, "impossible")


def beside_offers(turn: Turn, seat: Seat, script: Script[str | None]) -> Script[str | None]:
    """Play *script*, of the seat on turn, while its offers stay open; a deal that comes through ends it with None.

    For what *script* was asking may no longer be true after a deal. None is made while *script* asks.
    """
    if not turn.state.offers:
        return (yield from script)
    answer = None
    while True:
        try:
            question = script.send(answer)
        except StopIteration as stop:
            result: str | None = stop.value
            return result
        assert not isinstance(question, tuple)
        answer = yield from _ask_beside(turn, seat, question)
        if answer is None:
            script.close()
            return None


def _ask_beside(turn: Turn, seat: Seat, question: Question) -> Script[object]:
    """Ask *question* together with the open offers; return its answer, or None if a deal was done first."""
    while count := len(turn.state.offers):
        close_impossible(turn, seat)
        answers = [
            Decision(offer.to, "deal.answer", (ACCEPT, DECLINE), default=(DECLINE,), waits=False)
            for offer in turn.state.offers
        ]
        if len(answers) < count:
            question = _to_withdraw(turn, question)
        if not answers:
            break
        who, answer = yield (question, *answers)
        if who == seat:
            return answer
        if answer == ACCEPT:
            settle(turn, seat, next(offer for offer in turn.state.offers if offer.to == who))
            return None
        close(turn, seat, who, "declined")
        question = _to_withdraw(turn, question)
    return (yield question)


def _to_withdraw(turn: Turn, question: Question) -> Question:
    """Return *question* without the offers that are gone and can no longer be withdrawn (GM-9.4)."""
    if question.ask != "turn" or not isinstance(question, Decision) or turn.state.is_first_edition:
        return question
    still_open = {spell(Withdraw(offer.to)) for offer in turn.state.offers}
    options = tuple(pick for pick in question.options if pick in still_open or not isinstance(read(pick), Withdraw))
    return msgspec.structs.replace(question, options=options)


def settle(turn: Turn, seat: Seat, offer: Offer) -> None:
    """Hand over what was agreed; a district goes with all that stands on it (GM-9.3)."""
    turn.state.offers.remove(offer)
    for token in offer.give:
        _hand_over(turn, token, seat, offer.to)
    for token in offer.take:
        _hand_over(turn, token, offer.to, seat)
    turn.emit(DealDone(seat, offer.to, offer.money, offer.give, offer.take))
    if offer.money > 0:
        _pay(turn, seat, offer.to, offer.money)
    elif offer.money < 0:
        _pay(turn, offer.to, seat, -offer.money)


def _pay(turn: Turn, payer: Seat, seller: Seat, money: int) -> None:
    """Pay *seller*; what a subjugated one gets goes to its controller (GM-7.4)."""
    state = turn.state
    home = state.side(seller)
    state.kaiju[payer].cash -= money
    state.kaiju[home].cash += money
    if home != seller:
        turn.emit(PassedOn(seller, home, money))


def _hand_over(turn: Turn, token: str, giver: Seat, taker: Seat) -> None:
    pick = read(token)
    if isinstance(pick, KeptCard):
        turn.state.kaiju[giver].cards.remove(pick.key)
        turn.state.kaiju[taker].cards.append(pick.key)
    else:
        number = turn.board.numbers[district_of(token)]
        turn.state.give_rights(number, taker)
        turn.fresh.add(number)
