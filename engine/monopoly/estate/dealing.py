"""Deals (rulebook: making money; GM-9)."""

from collections.abc import Iterable

from engine.monopoly.events import DealDone, OfferClosed, OfferMade
from engine.monopoly.picks import (
    ACCEPT,
    BACK,
    DECLINE,
    RIVALS,
    KeptCard,
    Rival,
    card_token,
    district_of,
    read,
    tokens_of,
)
from engine.monopoly.state import GRAIN, Offer, Turn
from engine.play import Amount, Decision, Question, Script, Seat, Subset

OFFERS = 3  # GM-9.1: in a turn


def may_offer(turn: Turn, seat: Seat) -> bool:
    """Return whether *seat* may offer a deal: free, before the roll, and not for the fourth time (GM-9.1, GM-9.3)."""
    return turn.offers_made < OFFERS and turn.state.kaiju[seat].is_free


def partners(turn: Turn, seat: Seat) -> list[Seat]:
    """Return whom *seat* may offer a deal: every other free player (GM-9.3)."""
    return [other for other in turn.state.others(seat) if turn.state.kaiju[other].is_free]


def goods(districts: Iterable[str], cards: Iterable[str]) -> tuple[str, ...]:
    """Return what can be traded besides money: rights and kept cards, each kind of card once (GM-9.1)."""
    return (*(tokens_of(key).trade for key in districts), *dict.fromkeys(map(card_token, cards)))


def _goods_of(turn: Turn, seat: Seat) -> tuple[str, ...]:
    kaiju, deeds = turn.state.kaiju[seat], turn.board.deeds
    return goods((deeds[number].key for number in kaiju.rights), kaiju.cards)


def compose(turn: Turn, seat: Seat) -> Script[None]:
    """Put an offer together in a few questions: to whom, what for what, and the money between (GM-9.1)."""
    options = tuple(RIVALS[other] for other in partners(turn, seat))
    pick = options[0] if len(options) == 1 else (yield Decision(seat, "deal.with", (*options, BACK), default=(BACK,)))
    partner = read(pick)
    if not isinstance(partner, Rival):
        return
    to = partner.seat
    give = yield from _some(seat, "deal.give", _goods_of(turn, seat))
    take = yield from _some(seat, "deal.take", _goods_of(turn, to))
    low, high = -turn.state.kaiju[to].cash, turn.state.kaiju[seat].cash
    money: int = (yield Amount(seat, "deal.money", low, high, GRAIN, default=(0,))) if low < high else 0
    if give or take or money:
        make(turn, seat, Offer(to, money, give, take))


def _some(seat: Seat, what: str, options: tuple[str, ...]) -> Script[tuple[str, ...]]:
    if not options:
        return ()
    picks: tuple[str, ...] = yield Subset(seat, what, options, 0, len(options), default=())
    return picks


def make(turn: Turn, seat: Seat, offer: Offer) -> None:
    """Lay *offer* open; it replaces an earlier one to the same player."""
    close(turn, seat, offer.to, "withdrawn")
    turn.state.offers.append(offer)
    turn.offers_made += 1
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


def beside_offers(turn: Turn, seat: Seat, script: Script[str | None]) -> Script[str | None]:
    """Play *script*, of the seat on turn, while its offers stay open; a deal that comes through ends it with None.

    For what *script* was asking may no longer be true after a deal.
    """
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
    while turn.state.offers:
        for offer in list(turn.state.offers):
            if not is_possible(turn, seat, offer):
                close(turn, seat, offer.to, "impossible")
        answers = [
            Decision(offer.to, "deal.answer", (ACCEPT, DECLINE), default=(DECLINE,), waits=False)
            for offer in turn.state.offers
        ]
        if not answers:
            break
        who, answer = yield (question, *answers)
        if who == seat:
            return answer
        if answer == ACCEPT:
            settle(turn, seat, next(offer for offer in turn.state.offers if offer.to == who))
            return None
        close(turn, seat, who, "declined")
    return (yield question)


def settle(turn: Turn, seat: Seat, offer: Offer) -> None:
    """Hand over what was agreed; a district goes with all that stands on it (GM-9.3)."""
    mine, theirs = turn.state.kaiju[seat], turn.state.kaiju[offer.to]
    turn.state.offers.remove(offer)
    mine.cash -= offer.money
    theirs.cash += offer.money
    for token in offer.give:
        _hand_over(turn, token, seat, offer.to)
    for token in offer.take:
        _hand_over(turn, token, offer.to, seat)
    turn.emit(DealDone(seat, offer.to, offer.money, offer.give, offer.take))


def _hand_over(turn: Turn, token: str, giver: Seat, taker: Seat) -> None:
    pick = read(token)
    if isinstance(pick, KeptCard):
        turn.state.kaiju[giver].cards.remove(pick.key)
        turn.state.kaiju[taker].cards.append(pick.key)
    else:
        number = turn.board.numbers[district_of(token)]
        turn.state.give_rights(number, taker)
        turn.fresh.add(number)
