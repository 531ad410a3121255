"""Decks, hands and discard piles, and who knows what of them (TC-6.5, TC-6.8, TC-10.4)."""

from engine.play import Seat
from engine.tokyo_clash.events import Discarded, Drew, Looked, Recovered, Reshuffled
from engine.tokyo_clash.stage import Stage
from engine.tokyo_clash.state import EVERYBODY


def draw(stage: Stage, seat: Seat, count: int) -> None:
    """Let *seat* draw *count* cards, or as many as there are."""
    hand = stage.fighters[seat].hand
    drawn: list[int] = []
    while len(drawn) < count and (card := take_top(stage, seat)) >= 0:
        drawn.append(card)
    if drawn:
        hand += drawn
        stage.emit(Drew(seat, len(drawn), keys(stage, drawn)))


def take_top(stage: Stage, seat: Seat) -> int:
    """Take the top card of *seat*'s deck, made anew from the discard pile if need be; -1 if there is none (TC-6.5)."""
    deck = stage.fighters[seat].deck
    if not deck:
        reshuffle(stage, seat)
    return deck.pop() if deck else -1


def reshuffle(stage: Stage, seat: Seat) -> None:
    """Make the discard pile the new deck; whatever was known of it is not known any more."""
    fighter, state = stage.fighters[seat], stage.state
    if not fighter.discard:
        return
    fighter.deck[:] = fighter.discard
    fighter.discard.clear()
    state.rng.shuffle(fighter.deck)
    for card in fighter.deck:
        state.seen[card] = 0
    stage.emit(Reshuffled(seat, len(fighter.deck)))


def look_at_top(stage: Stage, seat: Seat, target: Seat) -> None:
    """Show *seat* the top card of *target*'s deck; it stays there (TC-7.1)."""
    deck = stage.fighters[target].deck
    if not deck:
        reshuffle(stage, target)
    if deck:
        stage.state.seen[deck[-1]] |= 1 << seat
        stage.emit(Looked(seat, target, "top", keys(stage, deck[-1:])))


def look_at_hand(stage: Stage, seat: Seat, target: Seat) -> None:
    """Show *seat* the hand of *target* (TC-13.19)."""
    hand = stage.fighters[target].hand
    for card in hand:
        stage.state.seen[card] |= 1 << seat
    stage.emit(Looked(seat, target, "hand", keys(stage, hand)))


def recover(stage: Stage, seat: Seat, key: str, place: str) -> None:
    """Put the card *key* of *seat*'s discard pile into its hand or on top of its deck, for all to see (TC-10.4)."""
    fighter = stage.fighters[seat]
    card = take(stage, fighter.discard, key)
    stage.state.seen[card] = EVERYBODY
    (fighter.hand if place == "hand" else fighter.deck).append(card)
    stage.emit(Recovered(seat, key, place))


def leave_hand(stage: Stage, seat: Seat, key: str) -> int:
    """Take the card *key* out of *seat*'s hand. Whoever knew of one copy there knows of one fewer now."""
    hand, seen = stage.fighters[seat].hand, stage.state.seen
    card = take(stage, hand, key)
    known = seen[card]
    for other in hand:
        if stage.cards[other].key == key:
            forgotten = seen[other] & ~known
            seen[other] ^= forgotten
            known |= forgotten
    return card


def discard(stage: Stage, seat: Seat, picked: list[str]) -> None:
    """Let *seat* discard the cards *picked*, by their keys."""
    cards = [leave_hand(stage, seat, key) for key in picked]
    if cards:
        stage.fighters[seat].discard += cards
        stage.emit(Discarded(seat, tuple(picked)))


def take(stage: Stage, pile: list[int], key: str) -> int:
    """Take the first card *key* out of *pile*."""
    for at, card in enumerate(pile):
        if stage.cards[card].key == key:
            return pile.pop(at)
    raise ValueError(key)


def keys(stage: Stage, cards: list[int]) -> tuple[str, ...]:
    """Return the keys of *cards*, in order."""
    return tuple([stage.cards[card].key for card in cards])


def tokens(stage: Stage, cards: list[int]) -> list[str]:
    """Return the different *cards* as answers, in the order of the deck list."""
    return list(dict.fromkeys([stage.cards[card].token for card in sorted(cards)]))
