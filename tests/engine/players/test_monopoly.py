"""The two players games of Monopoly are measured with."""

import pytest

from engine.play import Choice, Runner, Setup, begin
from engine.players import random_player
from engine.rng import Rng
from tests.engine.monopoly.table import GAME, Table
from tests.engine.monopoly.tempers import greedy, turtle


def answered(player, table: Table) -> tuple[str | int, ...]:
    return player(GAME.view(table.state, table.question.seat), table.question, Rng.seeded(1))


@pytest.mark.parametrize(("player", "pick"), [(greedy, "land"), (turtle, "hide")])
def test_one_lands_on_its_enemies_and_the_other_hides(player, pick):
    table = Table("> Godzilla on Kita\n Mothra on Ota\n dice: 1 3").roll()

    assert answered(player, table) == (pick,)


@pytest.mark.parametrize(("player", "pick"), [(greedy, "money"), (turtle, "hp")])
def test_one_takes_the_money_and_the_other_heals(player, pick):
    table = Table("> Godzilla on Ginza\n Mothra\n dice: 1 3").roll()

    assert answered(player, table) == (pick,)


def test_both_arm_what_they_own_and_then_roll():
    table = Table("> Godzilla: cash 5000\n Mothra\n Kita: Godzilla")
    asked = 0
    while table.question.ask != "turn" or answered(greedy, table) != ("roll",):
        table.pick("Godzilla", *answered(greedy, table))
        asked += 1

    assert (table.standing("Kita"), asked) == ((2, 3), 2)


def test_a_kaiju_that_can_be_felled_is_felled():
    table = Table("> Godzilla on Kita\n Mothra on Ota: hp 2\n Rodan on Ota\n Ota: Rodan, 4 houses, 4 tanks\n dice: 1 3")
    table.roll().pick("Godzilla", "land")

    assert answered(greedy, table) == ("seat:1", "seat:1#2")


def test_greedy_beats_random():
    wins = 0
    for seed in range(20):
        runner = Runner(GAME, begin(GAME, Setup(2, seed)), track=False)
        rng = Rng.seeded(seed)
        while runner.pending:
            question = runner.pending[0]
            player = greedy if question.seat == seed % 2 else random_player
            view = GAME.view(runner.state, question.seat)
            runner.choose(Choice(question.seat, player(view, question, rng)))
        outcome = GAME.outcome(runner.state)
        wins += outcome is not None and outcome.places[0] == (seed % 2,)

    assert wins >= 18
