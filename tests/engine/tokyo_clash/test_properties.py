"""What holds at every moment of every game, and what players know of face-down cards."""

from collections import Counter

import pytest

from engine import codec
from engine.play import Choice, Runner, Setup, resampled
from engine.rng import Rng
from engine.tokyo_clash.state import Clash
from tests.engine.play_through import answer, started, tables
from tests.engine.tokyo_clash.table import CONTENT, GAME, Table

EVERY = [table for table in tables(GAME) if table.seed % 4 == 0]


def piles(state: Clash) -> list[int]:
    """Return all cards, wherever they are."""
    cards = state.taken + state.sifted
    for fighter in state.fighters:
        cards += fighter.deck + fighter.hand + fighter.discard + fighter.playing
        cards += fighter.enhancements + fighter.trophies
    return cards


def check(state: Clash) -> None:
    """Assert what must hold whenever a question waits."""
    cards = Counter(piles(state))
    assert cards == Counter(card for fighter in state.fighters for card in CONTENT.mats[fighter.kaiju].deck)
    for fighter in state.fighters:
        mat = CONTENT.mats[fighter.kaiju]
        assert 0 <= fighter.energy <= CONTENT.numbers.most_energy
        assert 0 <= fighter.meter <= mat.meter
        assert all(CONTENT.cards[card].dominance > 0 for card in fighter.trophies)
        assert all(CONTENT.cards[card].kaiju != fighter.kaiju for card in fighter.trophies)
    assert 1 <= state.round <= 7
    assert len(state.vehicles) == len({vehicle.token for vehicle in state.vehicles})


def nobody_stands_on_a_large_building(state: Clash, asked: str) -> bool:
    on_large = [fighter for fighter in state.fighters if state.buildings[fighter.space] in "TPMR"]
    return not on_large or asked.startswith(("throw.", "bunker", "radar"))  # in the middle of a throw


@pytest.mark.rule("TC-2.6", "TC-4.3", "TC-5.6", "TC-6.4")
@pytest.mark.parametrize("table", EVERY, ids=lambda table: f"{table.seats}-{table.options['events']}")
def test_cards_are_thirty_energy_in_range_nobody_on_a_large_building_and_the_track_never_moves_back(table: Setup):
    rng, runner = Rng.seeded(table.seed), started(GAME, table)
    tokens = rounds = 0
    while runner.pending:
        state: Clash = runner.state
        check(state)
        assert nobody_stands_on_a_large_building(state, runner.pending[0].ask)
        assert state.tokens >= tokens
        assert state.round >= rounds
        tokens, rounds = state.tokens, state.round
        runner.choose(answer(runner.pending[0], rng))
    check(runner.state)
    assert not [fighter for fighter in runner.state.fighters if runner.state.buildings[fighter.space] in "TPMR"]


@pytest.mark.rule("TC-12.1")
def test_a_game_ends_by_the_seventh_round_even_if_nobody_does_anything():
    runner = started(GAME, Setup(3, seed=5, options={"events": "rush_hour+lightning_generators"}))
    while runner.pending:
        question = runner.pending[0]
        idle = next((pick for pick in ("pass", "none") if pick in question.options), None)
        picks = () if question.least == 0 else (idle or question.options[0],)
        runner.choose(Choice(question.seat, picks))

    assert (runner.state.round, runner.state.ended) == (7, "seventh_round")


def looked() -> Table:
    """Return Megalon, who has seen the top card of Mothra's deck."""
    table = Table(
        """
        > Megalon 0,0 (energy 1): piercing_drill burrow
          Godzilla 0,0: trample claw_swipe
          Mothra -2,0 (deck flutter): silk_snare rebirth
          R 0,1
        """
    )
    return table.picks("Megalon", "card:piercing_drill", "throw:seat:1", "hex:0,1", "seat:2")


@pytest.mark.rule("TC-7.1", "TC-6.8")
def test_dealing_anew_keeps_what_a_seat_has_seen_and_nothing_else():
    table = looked()
    tops = {"Megalon": set(), "Godzilla": set()}
    for name, seen in tops.items():
        for seed in range(40):
            world = resampled(GAME, table.state, table.seat(name), Rng.seeded(seed))
            seen.add(CONTENT.cards[world.fighters[2].deck[-1]].key)

    assert tops["Megalon"] == {"flutter"}
    assert len(tops["Godzilla"]) > 5


@pytest.mark.rule("TC-6.8")
def test_a_card_that_was_seen_is_followed_into_the_hand_and_forgotten_when_shuffled():
    table = looked()
    state = table.state
    card = state.fighters[2].deck.pop()
    state.fighters[2].hand.append(card)

    assert GAME.view(state, 0).fighters[2].known_hand == ("flutter",)  # Megalon knows what she drew
    assert GAME.view(state, 1).fighters[2].known_hand == ()
    assert state.seen[card] == 1
    fresh = Table("> Megalon 0,0 (only, discard burrow burrow): call_of_the_deep\n Godzilla 2,0: trample")
    fresh.change(seen=[31] * 120).pick("Megalon", "card:call_of_the_deep")
    assert [fresh.state.seen[card] for card in fresh.fighter("Megalon").hand] == [0]


@pytest.mark.rule("TC-6.8")
def test_who_knew_of_one_copy_in_a_hand_knows_of_none_when_a_copy_is_played():
    table = Table("> Mothra 0,0 (discard flutter): rebirth flutter\n Megalon 2,0: burrow")
    table.picks("Mothra", "card:rebirth", "card:flutter")
    assert table.view("Megalon").fighters[0].known_hand == ("flutter",)
    table.pick("Megalon", "pass").picks("Mothra", "card:flutter", "pass")

    assert table.hand("Mothra") == ["flutter"]
    assert table.view("Megalon").fighters[0].known_hand == ()


@pytest.mark.rule("TC-6.4", "TC-6.8")
def test_an_unseen_trophy_is_dealt_anew_but_never_as_a_0():
    table = Table(
        """
        > Megalon 0,0 (trophies heat_ray victory_pose): burrow
          Godzilla 2,0: trample
          Mothra -2,0: flutter
        """
    )
    faces = Counter()
    for seed in range(60):
        world = resampled(GAME, table.state, 2, Rng.seeded(seed))
        check(world)
        faces.update(CONTENT.cards[card].key for card in world.fighters[0].trophies)

    assert len(faces) > 5
    assert all(card.dominance for card in CONTENT.cards if card.key in faces)


def test_dealing_anew_leaves_what_others_know_of_a_place():
    table = looked()
    world = resampled(GAME, table.state, 1, Rng.seeded(3))

    assert world.seen[world.fighters[2].deck[-1]] == 1  # Megalon still knows the top card, whatever it is here


def test_answers_given_before_a_hand_was_dealt_anew_still_count():
    runner = started(GAME, Setup(3, seed=11))
    rng = Rng.seeded(4)
    while runner.pending[0].ask != "refresh":
        runner.choose(answer(runner.pending[0], rng))
    for _ in range(20):
        world = Runner(GAME, runner.position, track=False)
        world.resample(world.pending[0].seat, rng)
        while world.pending and world.pending[0].ask == "refresh":
            world.choose(answer(world.pending[0], rng))
        check(world.state)


def test_a_state_is_small():
    runner = started(GAME, Setup(4, seed=3))

    assert len(codec.encode(runner.state)) < 1200
