"""Whoever follows a game of Tokyo Clash by what is told, with the rulebook in hand, comes to the same table."""

from collections import Counter

import pytest

from engine.play import Runner, Setup, begin
from engine.rng import Rng
from engine.tokyo_clash.state import Clash
from tests.engine.play_through import answer
from tests.engine.tokyo_clash.bystander import Bystander
from tests.engine.tokyo_clash.table import CONTENT, GAME

GAMES = 6
ALL_SIX = ("armored_assault+rush_hour", "air_strikes+xilien_invasion", "naval_bombardment+lightning_generators")


def same(bystander: Bystander, state: Clash) -> None:
    """Compare the table that was kept by hand with the real one."""
    spaces, keys = bystander.spaces, [card.key for card in CONTENT.cards]
    for seat, fighter in zip(bystander.seats, state.fighters, strict=True):
        assert (seat.space, seat.energy, seat.meter) == (spaces[fighter.space], fighter.energy, fighter.meter)
        assert +seat.hand == Counter(keys[card] for card in fighter.hand)
        assert seat.in_play == [keys[card] for card in fighter.enhancements]
        assert seat.trophies == [keys[card] for card in fighter.trophies]
    assert "".join(bystander.buildings.values()) == state.buildings
    assert {token: space for token, (space, _) in bystander.vehicles.items()} == {
        each.token: spaces[each.space] for each in state.vehicles
    }
    assert (bystander.king, bystander.tokens, bystander.round) == (state.king, state.tokens, state.round)


@pytest.mark.rule("TC-2.7", "TC-3.3", "TC-3.4", "TC-4.1", "TC-5.1", "TC-5.5", "TC-6.3", "TC-6.7", "TC-7.1", "TC-11.2")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("events", ALL_SIX)
def test_what_is_told_of_a_game_is_what_the_rulebook_lets_happen(events, seats):
    for number in range(GAMES):
        rng = Rng.seeded(f"{events} {number}")
        begun = begin(GAME, Setup(seats, seed=number, options={"events": events}))
        bystander, runner = Bystander(CONTENT, begun.turn_start), Runner(GAME, begun)
        while runner.pending:
            runner.choose(answer(runner.pending[0], rng))
        for event in runner.events:
            bystander.follow(event)

        same(bystander, runner.state)
