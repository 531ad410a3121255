"""Advice for Tokyo Clash: legal everywhere, sensible at a glance, and far better than chance."""

import pytest

from engine.play import Choice, Setup
from engine.players import random_player
from engine.rng import Rng
from engine.tokyo_clash.advice import judges
from tests.engine.play_through import started, tables
from tests.engine.tokyo_clash.table import GAME, Table, with_cards


def advised(table: Table) -> tuple[object, ...]:
    return GAME.advice.policy(table.state, table.question, Rng.seeded(1))


def test_its_answers_are_legal_and_its_shares_add_up_at_every_question_of_every_table():
    asked = set()
    for number, table in enumerate(tables(GAME)):
        rng, runner = Rng.seeded(number), started(GAME, table, track=False)
        while runner.pending:
            question = runner.pending[0]
            asked.add(question.ask)
            picks = GAME.advice.policy(runner.state, question, rng)
            if rng.below(4) == 0:
                picks = random_player(None, question, rng)
            runner.choose(Choice(question.seat, picks))
        assert sum(GAME.advice.value(runner.state)) == pytest.approx(1)
    assert set(judges.JUDGES) - asked <= {"strip", "hunt.ufo"}


def test_it_beats_chance():
    won = 0
    for number in range(40):
        rng, runner = Rng.seeded(number), started(GAME, Setup(2, seed=number), track=False)
        while runner.pending:
            question = runner.pending[0]
            thinks = question.seat == number % 2
            picks = (GAME.advice.policy if thinks else random_player)(runner.state, question, rng)
            runner.choose(Choice(question.seat, picks))
        outcome = GAME.outcome(runner.state)
        assert outcome is not None
        won += outcome.places[0][0] == number % 2
    assert won >= 36


def test_it_hits_the_king_rather_than_another():
    table = Table("> Godzilla 0,0: claw_swipe\n Megalon 0,0: burrow\n Mothra 0,0 (king): flutter")

    assert advised(table.pick("Godzilla", "card:claw_swipe")) == ("hit:seat:2",)


def test_it_stops_a_blow_with_the_smallest_card_that_does():
    game = with_cards(stand_firm="defend 4")
    table = Table("> Megalon 0,0 (energy 1): piercing_drill\n Godzilla 0,0 (energy 5): scaled_hide stand_firm", game)
    table.picks("Megalon", "card:piercing_drill", "hit:seat:1")

    assert advised(table) == ("card:scaled_hide",)


def test_it_throws_a_kaiju_over_what_pays_into_another():
    table = Table("> Megalon 0,-2 (energy 3): twin_drill_clamp\n Godzilla 0,-2:\n Mothra 0,1:\n B 0,-1 0,0")
    table.picks("Megalon", "card:twin_drill_clamp", "throw:seat:1")

    assert advised(table) == ("hex:0,1",)
    assert advised(table.pick("Megalon", "hex:0,1")) == ("building",)


def test_a_friend_of_the_humans_has_no_use_for_ruin_and_basks_in_the_tower():
    table = Table("Mothra 0,0:\n Godzilla 2,0:\n B 0,0 / T 0,1 / P 1,0 / phase refresh")

    assert advised(table) == ("hex:0,1",)


def test_it_lets_go_of_what_it_cannot_use_and_keeps_a_defence():
    table = Table("Godzilla 0,0 (energy 0): mega_heat_ray scaled_hide\n Megalon 2,0:\n phase refresh")

    assert "hand:2" not in advised(table)
