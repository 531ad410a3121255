"""What `resample` must do, with the chance that a right one would fail: below `DOUBT` for every state looked at."""

import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from engine import codec
from engine.play import Game, resampled
from engine.rng import Rng

Viewer = int | None
DOUBT = 1e-9  # the chance that something hidden stays as it was in all of the deals looked at
MOST_DEALS = 300  # a state that needs more to be sure has next to nothing hidden


class Unproven(AssertionError):
    """What is hidden was not dealt anew as it must be."""


class Pile(NamedTuple):
    """Hidden cards in their places, and all the cards that may lie there; a hand has no order."""

    name: str
    cards: tuple[str, ...]
    pool: tuple[str, ...]
    is_hand: bool = False

    def stays(self, at: int) -> float:
        """Return the chance that a fair deal leaves the card of one place as it is."""
        return self.pool.count(self.cards[at]) / len(self.pool)

    def stays_together(self) -> float:
        """Return the chance that a fair deal gives the same cards to this hand."""
        many = Counter(self.pool)
        ways = math.prod(math.comb(many[card], count) for card, count in Counter(self.cards).items())
        return ways / math.comb(len(self.pool), len(self.cards))


def _war(game: Any, war: Any, viewer: Viewer) -> Iterator[Pile]:
    """Other hands and the deck are one pool; the building deck is another (TW-2.1)."""
    hands = {f"hand {seat}": each.hand for seat, each in enumerate(war.fighters) if seat != viewer}
    pool = tuple(card for hand in hands.values() for card in hand) + tuple(war.deck)
    yield from (Pile(name, tuple(hand), pool, is_hand=True) for name, hand in hands.items())
    yield Pile("deck", tuple(war.deck), pool)
    buildings = tuple(map(str, war.building_deck))
    yield Pile("building deck", buildings, buildings)


def _clash(game: Any, clash: Any, viewer: Viewer) -> Iterator[Pile]:
    """Each kaiju's unseen cards are a pool of their own; a card worth nothing is no trophy (TC-6.4, TC-6.8)."""
    bit = 1 << (4 if viewer is None else viewer)
    faces, taken = game.content.cards, [*clash.taken, *clash.sifted]
    trophies = [card for each in clash.fighters for card in each.trophies]
    for seat, fighter in enumerate(clash.fighters):
        own = game.content.mats[fighter.kaiju].deck
        piles = {"trophies": trophies, "hand": [] if seat == viewer else fighter.hand, "deck": fighter.deck}
        unseen = {
            name: [card for card in pile if card in own and not clash.seen[card] & bit]
            for name, pile in (*piles.items(), ("taken", taken))
        }
        pool = tuple(faces[card].key for cards in unseen.values() for card in cards)
        worthy = tuple(faces[card].key for cards in unseen.values() for card in cards if faces[card].dominance)
        for name, cards in unseen.items():
            if name == "trophies" or not unseen["trophies"]:  # beside trophies the others are not dealt evenly
                keys = tuple(faces[card].key for card in cards)
                yield Pile(f"{name} {seat}", keys, worthy if name == "trophies" else pool, is_hand=name == "hand")


def _rampage(game: Any, rampage: Any, viewer: Viewer) -> Iterator[Pile]:
    """The order of the chance deck; cards are held openly (GM-8.2, GM-11.5)."""
    yield Pile("deck", tuple(rampage.deck), tuple(rampage.deck))


#: What is hidden, by game.
HIDDEN: dict[str, Callable[[Any, Any, Viewer], Iterator[Pile]]] = {
    "total_war": _war,
    "tokyo_clash": _clash,
    "monopoly": _rampage,
}


def hidden_piles(game: Game[Any], state: Any, viewer: Viewer) -> list[Pile]:
    """Return the piles in which there is something to deal: at least two cards that differ."""
    piles = HIDDEN[game.key](game, state, viewer)
    return [pile for pile in piles if pile.cards and len(set(pile.pool)) > 1]


def deals_needed(piles: list[Pile]) -> int:
    """Return how many deals there must be so that in all of them nothing stays by chance."""
    chances = [pile.stays(at) for pile in piles for at in range(len(pile.cards))]
    chances += [pile.stays_together() for pile in piles if pile.is_hand and len(pile.cards) < len(pile.pool)]
    return next(deals for deals in itertools.count(1) if sum(chance**deals for chance in chances) < DOUBT)


def prove(game: Game[Any], state: Any, viewer: Viewer, rng: Rng) -> int:
    """Check that what *viewer* cannot see is dealt anew; return how many piles were looked at."""
    piles = hidden_piles(game, state, viewer)
    deals = deals_needed(piles)
    if not piles or deals > MOST_DEALS:
        return 0
    worlds = [resampled(game, state, viewer, rng) for _ in range(deals)]
    for world in worlds[:3]:
        _check_same_table(game, state, world, viewer)
    _check_chance(state, worlds)
    dealt = [{pile.name: pile.cards for pile in HIDDEN[game.key](game, world, viewer)} for world in worlds]
    for pile in piles:
        _check_pile(pile, [each[pile.name] for each in dealt])
    return len(piles)


def _check_same_table(game: Game[Any], state: Any, world: Any, viewer: Viewer) -> None:
    if codec.encode(game.view(world, viewer)) != codec.encode(game.view(state, viewer)):
        raise Unproven("the viewer sees the difference")
    if Counter(leaves(world)) != Counter(leaves(state)):
        raise Unproven("cards came or went")


def _check_chance(state: Any, worlds: list[Any]) -> None:
    keys = {codec.encode(chance) for world in worlds for chance in chances(world)}
    if len(keys) < len(worlds) or keys & {codec.encode(chance) for chance in chances(state)}:
        raise Unproven("the chance to come stays")


def _check_pile(pile: Pile, deals: list[tuple[str, ...]]) -> None:
    for at, card in enumerate(pile.cards):
        if pile.stays(at) < 1 and all(cards[at] == card for cards in deals):
            raise Unproven(f"place {at} of the {pile.name} stays")
    is_all = len(pile.cards) == len(pile.pool)
    if pile.is_hand and not is_all and all(sorted(cards) == sorted(pile.cards) for cards in deals):
        raise Unproven(f"the {pile.name} stays")


def check_even(game: Game[Any], state: Any, viewer: Viewer, rng: Rng, deals: int) -> None:
    """Check that the first and the last place of every hidden pile get each card as often as a fair deal gives it."""
    piles = hidden_piles(game, state, viewer)
    counts: dict[tuple[str, int], Counter[str]] = {(pile.name, at): Counter() for pile in piles for at in (0, -1)}
    for _ in range(deals):
        world = resampled(game, state, viewer, rng)
        now = {pile.name: pile.cards for pile in HIDDEN[game.key](game, world, viewer)}
        for (name, at), count in counts.items():
            count[now[name][at]] += 1
    for pile, at in itertools.product(piles, (0, -1)):
        fair = {card: deals * many / len(pile.pool) for card, many in Counter(pile.pool).items()}
        found = counts[pile.name, at]
        off = sum((found[card] - many) ** 2 / many for card, many in fair.items())
        free = len(fair) - 1
        if off > free + 6 * math.sqrt(2 * free):  # six deviations of chi-square
            raise Unproven(f"place {at} of the {pile.name} is dealt unevenly: {off:.0f} for {free}")


def chances(state: Any) -> list[Rng]:
    """Return the streams of chance that *state* holds."""
    return [value for name in state.__struct_fields__ if isinstance(value := getattr(state, name), Rng)]


def leaves(value: Any) -> Iterator[Any]:
    """Yield all single values of a state but its chance."""
    if isinstance(value, Rng):
        return
    if isinstance(value, msgspec.Struct):
        value = [getattr(value, name) for name in value.__struct_fields__]
    if isinstance(value, (list, tuple)):
        for each in value:
            yield from leaves(each)
    else:
        yield value


def lists(value: Any, path: str = "") -> Iterator[tuple[str, list[Any]]]:
    """Yield every list of a state with the names that lead to it."""
    if isinstance(value, list):
        yield path, value
        for each in value:
            yield from lists(each, path)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from lists(getattr(value, name), f"{path}.{name}".lstrip("."))
