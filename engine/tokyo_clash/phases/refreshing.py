"""The Refresh phase (rulebook: refresh phase; TC-10) and the abilities that belong to it (TC-9.3 to TC-9.5)."""

from engine.play import Decision, Script, Seat, Subset
from engine.tokyo_clash.cards import decks
from engine.tokyo_clash.cards.words import Part
from engine.tokyo_clash.city.destroying import benefit, gain
from engine.tokyo_clash.city.plan import EMPTY
from engine.tokyo_clash.content.rows import DECK
from engine.tokyo_clash.events import Basked
from engine.tokyo_clash.picks import PASS, HandCard, card_of, spell
from engine.tokyo_clash.stage import Stage

HAND_TOKENS = tuple(spell(HandCard(place)) for place in range(1, DECK + 1))


def refresh(stage: Stage) -> Script[None]:
    """Discard, recall, draw, then what happens at the end of a round (TC-10.1, TC-10.2, TC-10.4)."""
    yield from _discard(stage)
    order = stage.state.turn_order()
    for seat in order:
        if stage.mat(seat).recalls:
            yield from _recall(stage, seat)
    for seat in order:
        decks.draw(stage, seat, hand_limit(stage, seat) - len(stage.fighters[seat].hand))
    for seat in order:
        if stage.mat(seat).befriends:
            yield from _bask(stage, seat)
        for card in stage.fighters[seat].enhancements:
            for part in stage.cards[card].refresh:
                _have(stage, seat, part)


def _discard(stage: Stage) -> Script[None]:
    """Let all choose at the same time what to discard, then show it (TC-10.1).

    The cards are named by their place in the hand: so a question tells nothing to those who wait for its answer.
    """
    asked = [(seat, len(fighter.hand)) for seat, fighter in enumerate(stage.fighters) if fighter.hand]
    if not asked:
        return
    answers = yield tuple(Subset(seat, "refresh", HAND_TOKENS[:count], 0, count) for seat, count in asked)
    for (seat, _), picks in zip(asked, answers, strict=True):
        hand = stage.fighters[seat].hand
        places = sorted(HAND_TOKENS.index(pick) for pick in picks)
        decks.discard(stage, seat, [stage.cards[hand[place]].key for place in places])


def _recall(stage: Stage, seat: Seat) -> Script[None]:
    """Megalon may put a card from his discard pile on top of his deck (TC-9.3)."""
    options = decks.tokens(stage, stage.fighters[seat].discard)
    if options:
        pick: str = yield Decision(seat, "recall", (PASS, *options))
        if pick != PASS:
            decks.recover(stage, seat, card_of(pick), "top")


def hand_limit(stage: Stage, seat: Seat) -> int:
    """Return how many cards *seat* draws up to (TC-10.1, TC-10.3, TC-13.19)."""
    more = sum(stage.cards[card].hand for card in stage.fighters[seat].enhancements)
    numbers = stage.content.numbers
    return numbers.hand + more + (numbers.king_draws if seat == stage.state.king else 0)


def _bask(stage: Stage, seat: Seat) -> Script[None]:
    """Mothra may have the benefit of a building in or next to her space, which stays (TC-9.4, TC-9.5)."""
    city, buildings = stage.city, stage.state.buildings
    here = stage.fighters[seat].space
    near = [space for space in (here, *city.neighbours[here]) if buildings[space] != EMPTY]
    if near:
        pick: str = yield Decision(seat, "bask", (PASS, *(city.tokens[space] for space in near)))
        if pick != PASS:
            space = city.by_token[pick]
            letter = buildings[space]
            stage.emit(Basked(seat, letter, city.names[space]))
            yield from benefit(stage, seat, letter)


def _have(stage: Stage, seat: Seat, part: Part) -> None:
    """Give *seat* what an Enhancement brings each Refresh (TC-13.3)."""
    if part.word == "gain":
        gain(stage, seat, part.amount)
    else:
        decks.draw(stage, seat, part.amount)
