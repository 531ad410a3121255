"""What a seat cannot see, dealt anew (TC-6.4, TC-6.8, TC-10.4)."""

from engine.play import Seat
from engine.rng import Rng
from engine.tokyo_clash.content.box import Content
from engine.tokyo_clash.state import SPECTATOR, Clash, Fighter


def deal_anew(content: Content, state: Clash, seat: Seat | None, rng: Rng) -> None:
    """Shuffle, deck by deck, every card whose place *seat* does not know; then the chance to come."""
    for owner, fighter in enumerate(state.fighters):
        _deal_deck(content, state, seat, owner, fighter, rng)
    state.rng = rng.branch()


def _deal_deck(content: Content, state: Clash, seat: Seat | None, owner: Seat, fighter: Fighter, rng: Rng) -> None:
    """Deal the unseen cards of one deck over the places where they may lie.

    What others know of a place stays with the place. Trophies are dealt first, for a 0 is never one (TC-6.4).
    """
    bit = 1 << (SPECTATOR if seat is None else seat)
    seen, own = state.seen, content.mats[fighter.kaiju].deck
    places = _unseen([each.trophies for each in state.fighters], own, seen, bit)
    trophies = len(places)
    hands = [] if owner == seat else [fighter.hand]
    places += _unseen([fighter.deck, state.taken, state.sifted, *hands], own, seen, bit)
    known = [seen[pile[at]] for pile, at in places]
    cards = sorted([pile[at] for pile, at in places])  # no trace of the real deal is left
    rng.shuffle(cards)
    for number in range(trophies):
        worthy = next(at for at in range(number, len(cards)) if content.cards[cards[at]].dominance)
        cards[number], cards[worthy] = cards[worthy], cards[number]
    for (pile, at), card, knowers in zip(places, cards, known, strict=True):
        pile[at] = card
        seen[card] = knowers


def _unseen(piles: list[list[int]], own: range, seen: list[int], bit: int) -> list[tuple[list[int], int]]:
    """Return the places in *piles* of cards of one deck that nobody with *bit* has seen."""
    first, end = own.start, own.stop
    return [
        (pile, at) for pile in piles for at, card in enumerate(pile) if first <= card < end and not seen[card] & bit
    ]
