"""What Monopoly teaches its computer players."""

import pytest

from engine.monopoly.state import Offer
from engine.play import Decision, Runner, Setup, begin
from engine.players.levels import answer, levels
from engine.players.world import World
from engine.rng import Rng
from tests.engine.monopoly.table import GAME, Table

ANSWER = Decision(1, "deal.answer", ("accept", "decline"), default=("decline",), waits=False)


def answered(offer: Offer) -> str:
    """Return what Mothra answers to *offer* of Godzilla, who has Ginza's neighbour."""
    table = Table("> Godzilla: cash 9000\n Mothra\n Marunouchi: Godzilla\n Ginza: Mothra\n Kita: Mothra")
    table.state.offers = [offer]
    (pick,) = GAME.advice.policy(table.state, ANSWER, Rng.seeded(1))
    return str(pick)


@pytest.mark.parametrize(
    ("offer", "pick"),
    [
        (Offer(1, 3000, (), ("district:kita",)), "accept"),
        (Offer(1, 500, (), ("district:kita",)), "decline"),
        (Offer(1, -3000, ("district:marunouchi",), ()), "decline"),
        (Offer(1, 9000, (), ("district:ginza",)), "decline"),  # it makes Godzilla's colour whole
        (Offer(1, 500, (), ()), "accept"),
        (Offer(1, 0, ("card:carapace",), ()), "accept"),
    ],
)
def test_a_deal_is_taken_if_it_is_worth_more_and_arms_nobody(offer, pick):
    assert answered(offer) == pick


def test_the_shares_of_the_win_add_up_and_go_with_health_and_servants():
    table = Table("> Godzilla: hp 12\n Mothra: hp 3\n Rodan: hp 6")
    table.state.kaiju[1].controller = 0
    shares = GAME.advice.value(table.state)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > shares[2] > shares[1]
    table.state.winner = 2
    assert GAME.advice.value(table.state) == (0.0, 0.0, 1.0)


@pytest.mark.parametrize("name", ["random", "easy", "normal"])
def test_every_level_gives_a_legal_answer(name):
    position = begin(GAME, Setup(3, seed=3))
    here = World(GAME, position, Runner(GAME, position).pending[0].seat)
    assert answer(here, levels("monopoly")[name], Rng.seeded(1))[0] in here.question.options
