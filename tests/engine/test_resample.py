"""Dealing anew what a seat cannot see, which computer players and the comparison of worlds rest on, is what it says."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine import codec, games
from engine.play import Game, Setup, resampled
from engine.rng import Rng
from engine.tokyo_clash import hidden
from tests.engine.dealt_anew import HIDDEN, Unproven, check_even, hidden_piles, lists, prove
from tests.engine.play_through import answer, every_game, some_tables, started

EVERY = 23  # answers between two states looked at
MOST = 700  # answers of a game
DEALS = 2_000
each_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
#: Lists that can be turned round unseen though nothing in them is hidden: the districts' owners say the rights, the
#: start was told, knowledge goes with the cards, and in open piles equal cards may lie either way.
TOLD_OTHERWISE = {
    "monopoly": {"kaiju.rights", "start_rolls"},
    "tokyo_clash": {"seen", "fighters.discard", "fighters.enhancements", "fighters.playing"},
}


def some_states(game: Game[Any], every: int = EVERY) -> Iterator[tuple[Setup, Any]]:
    """Yield states of random games, every so many answers."""
    for table in some_tables(game, 1, 16):
        rng, runner = Rng.seeded(table.seed), started(game, table, track=False)
        for number in range(MOST):
            if not runner.pending:
                break
            if number % every == 0:
                yield table, runner.state
            runner.choose(answer(runner.pending[0], rng))


def prove_all(game: Any) -> dict[str, int]:
    """Prove *game*'s dealing anew in many states, for spectators and seats in turn; return what was looked at."""
    piles = {"spectator": 0, "seat": 0}
    for number, (table, state) in enumerate(some_states(game)):
        rng = Rng.seeded(f"deal {number}")
        piles["spectator"] += prove(game, state, None, rng)
        piles["seat"] += prove(game, state, number % table.seats, rng)
    return piles


def states_with_all_piles(game: Any) -> list[Any]:
    """Return states, the first of a game among them, in which each kind of hidden pile is to be found."""
    states: list[Any] = []
    found: set[str] = set()
    for _, state in some_states(game):
        kinds = {pile.name.split()[0] for pile in hidden_piles(game, state, 0)}
        if kinds - found:
            states.append(codec.clone(state))
            found |= kinds
    return states


def check_no_trace(game: Any) -> None:
    """Check that the same chance deals the same, whatever the real deal is that a viewer cannot see."""
    for number, (table, state) in enumerate(some_states(game, 5)):
        viewer = (None, *range(table.seats))[number % (table.seats + 1)]
        other = resampled(game, state, viewer, Rng.seeded(number))
        one, two = (resampled(game, each, viewer, Rng.seeded("same")) for each in (state, other))
        if codec.encode(one) != codec.encode(two):
            raise Unproven("a trace of the real deal is left")


def test_every_game_says_what_is_hidden_in_it():
    assert set(HIDDEN) == set(games)


@each_game
def test_every_hidden_place_and_hand_is_dealt_anew_and_the_viewer_sees_no_difference(game: Game[Any]):
    piles = prove_all(game)

    assert min(piles.values()) > 40


@each_game
def test_every_list_that_a_view_does_not_show_is_dealt_anew(game: Game[Any]):
    """Whatever can be turned round unseen is hidden, whether or not this suite has heard of it."""
    for number, (_, state) in enumerate(some_states(game)):
        view, rng = codec.encode(game.view(state, None)), Rng.seeded(number)
        worlds = [[each for _, each in lists(resampled(game, state, None, rng))] for _ in range(60)]
        for at, (path, cards) in enumerate(lists(state)):
            if cards == cards[::-1] or path in TOLD_OTHERWISE.get(game.key, ()):
                continue
            cards.reverse()
            is_unseen = codec.encode(game.view(state, None)) == view
            cards.reverse()
            assert not is_unseen or any(world[at] != cards for world in worlds), path


@each_game
def test_every_card_comes_to_every_place_as_often_as_a_fair_deal_brings_it(game: Game[Any]):
    for state in states_with_all_piles(game):
        check_even(game, state, 0, Rng.seeded("even"), DEALS)
        check_even(game, state, None, Rng.seeded("even"), DEALS)


@each_game
def test_dealing_anew_leaves_no_trace_of_the_real_deal(game: Game[Any]):
    check_no_trace(game)


class Mutant:
    """A game that deals anew, but not all."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def decks(state: Any) -> list[list[Any]]:
    return [state.deck] if hasattr(state, "deck") else [fighter.deck for fighter in state.fighters]


class KeepsHands(Mutant):
    """Leaves the others' hands as they are."""

    def resample(self, state: Any, seat: int | None, rng: Rng) -> None:
        if self.game.key == "tokyo_clash":
            for fighter in state.fighters:
                hidden._deal_deck(self.game.content, state, seat, seat, fighter, rng)  # type: ignore[attr-defined]
        else:
            rng.shuffle(state.deck)
            rng.shuffle(state.building_deck)
        state.rng = Rng(rng.words(2))


class ShufflesWithinHands(KeepsHands):
    """Turns the cards of the others' hands about and leaves each of them in its hand."""

    def resample(self, state: Any, seat: int | None, rng: Rng) -> None:
        super().resample(state, seat, rng)
        for at, fighter in enumerate(state.fighters):
            if at != seat:
                rng.shuffle(fighter.hand)


class KeepsPiles(Mutant):
    """Leaves the draw piles as they are and shuffles hands."""

    def resample(self, state: Any, seat: int | None, rng: Rng) -> None:
        piles = [list(deck) for deck in decks(state)]
        hands = [each.hand for at, each in enumerate(getattr(state, "fighters", ())) if at != seat]
        if self.game.key == "total_war":
            cards = [card for hand in hands for card in hand]
            rng.shuffle(cards)
            for hand in hands:
                hand[:] = [cards.pop() for _ in hand]
            rng.shuffle(state.building_deck)
        assert [list(deck) for deck in decks(state)] == piles
        state.rng = Rng(rng.words(2))


class KeepsBuildings(Mutant):
    """Leaves the smaller of two piles as it is."""

    def resample(self, state: Any, seat: int | None, rng: Rng) -> None:
        buildings = list(state.building_deck)
        self.game.resample(state, seat, rng)
        state.building_deck[:] = buildings


class KeepsTheBottom(Mutant):
    """Leaves the lowest card of a pile as it is."""

    def resample(self, state: Any, seat: int | None, rng: Rng) -> None:
        state_before = codec.clone(state)
        self.game.resample(state, seat, rng)
        for before, now in zip(decks(state_before), decks(state), strict=True):
            if before and before[0] in now:
                at = now.index(before[0])
                now[0], now[at] = now[at], now[0]


class KeepsChance(Mutant):
    """Leaves the chance to come as it is."""

    def resample(self, state: Any, seat: int | None, rng: Rng) -> None:
        chance = state.rng
        self.game.resample(state, seat, rng)
        state.rng = chance


class LosesCards(Mutant):
    """Deals one card twice and another not at all."""

    def resample(self, state: Any, seat: int | None, rng: Rng) -> None:
        self.game.resample(state, seat, rng)
        for deck in decks(state):
            deck[:1] = deck[-1:]


class DealsTheViewer(Mutant):
    """Deals the viewer's own hand anew as well."""

    def resample(self, state: Any, seat: int | None, rng: Rng) -> None:
        self.game.resample(state, None, rng)


class KeepsAllSometimes(Mutant):
    """Leaves the real deal one time in four."""

    def resample(self, state: Any, seat: int | None, rng: Rng) -> None:
        if rng.below(4):
            self.game.resample(state, seat, rng)


WITH_HANDS = ("total_war", "tokyo_clash")  # in Monopoly cards are held openly
MUTANTS: dict[type[Mutant], tuple[tuple[str, ...], str]] = {
    KeepsHands: (WITH_HANDS, "of the hand . stays"),
    ShufflesWithinHands: (WITH_HANDS, "^the hand . stays"),
    KeepsPiles: (tuple(games), "of the (deck|hand .|deck .) stays"),
    KeepsBuildings: (("total_war",), "of the building deck stays"),
    KeepsTheBottom: (tuple(games), "place 0 of the deck"),
    KeepsChance: (tuple(games), "chance to come stays"),
    LosesCards: (tuple(games), "cards came or went"),
    DealsTheViewer: (WITH_HANDS, "viewer sees the difference"),
}


@pytest.mark.parametrize(
    ("mutant", "key", "caught"),
    [(mutant, key, caught) for mutant, (keys, caught) in MUTANTS.items() for key in keys],
)
def test_a_game_that_does_not_deal_all_anew_is_caught(mutant: type[Mutant], key: str, caught: str):
    with pytest.raises(Unproven, match=caught):
        prove_all(mutant(games[key]))


@each_game
def test_a_game_that_keeps_the_real_deal_now_and_then_is_caught(game: Game[Any]):
    mutant: Any = KeepsAllSometimes(game)

    with pytest.raises(Unproven, match="unevenly"):
        check_even(mutant, states_with_all_piles(game)[0], 0, Rng.seeded("even"), DEALS)


class LeavesATrace(Mutant):
    """Deals evenly, but another real deal would be dealt otherwise by the same chance."""

    def resample(self, state: Any, seat: int | None, rng: Rng) -> None:
        self.game.resample(state, seat, Rng.seeded(f"{rng.words(2).hex()} {codec.encode(state).hex()}"))


@each_game
def test_a_game_that_leaves_a_trace_of_the_real_deal_is_caught(game: Game[Any]):
    with pytest.raises(Unproven, match="trace"):
        check_no_trace(LeavesATrace(game))
