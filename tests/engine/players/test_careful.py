"""The careful players: always a legal answer, and never more than needed."""

import pytest

from engine import games
from engine.play import Amount, Choice, Decision, Runner, Setup, Subset, begin
from engine.players.careful import careful
from engine.rng import Rng
from tests.engine.monopoly.table import GAME as RAMPAGE
from tests.engine.monopoly.table import Table as Rampage
from tests.engine.tokyo_clash.table import GAME as CLASH
from tests.engine.tokyo_clash.table import Table as Clash

RNG = Rng.seeded(1)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Decision(0, "any", ("attack", "pass")), ("pass",)),
        (Decision(0, "any", ("yes", "no")), ("no",)),
        (Decision(0, "any", ("left", "right")), ("left",)),
        (Subset(0, "any", ("a", "b", "c"), least=2, most=3), ("a", "b")),
        (Subset(0, "any", ("a", "b"), least=0, most=2), ()),
        (Amount(0, "any", 5, 50, 5), (5,)),
    ],
)
def test_it_declines_or_gives_the_least(question, answer):
    assert careful(None, question, RNG) == answer
    question.answer(answer)


@pytest.mark.parametrize(
    ("ask", "options", "answer"),
    [
        ("answer", ("card:9", "card:8", "card:8+power", "card:wound"), "card:8"),
        ("answer", ("card:7h", "card:9"), "card:7h"),
        ("answer", ("card:4+power", "card:change_direction", "hit"), "card:4+power"),
        ("answer", ("card:wound", "king:heart", "hit"), "card:wound"),
        ("answer", ("king:draw", "hit"), "king:draw"),
        ("open", ("card:10", "card:2b", "card:2h"), "card:2b"),
        ("open", ("pass",), "pass"),
        ("damage", ("card:10", "card:0h"), "card:0h"),
        ("building", ("building:12", "building:3"), "building:3"),
        ("heart", ("pass", "card:9h"), "pass"),
        ("counter", ("pass", "card:9h"), "pass"),
    ],
)
def test_in_total_war_it_spends_as_little_as_it_can(ask, options, answer):
    assert games["total_war"].advice.careful(None, Decision(0, ask, options), RNG) == (answer,)


def test_in_total_war_it_drops_its_lowest_cards():
    question = Subset(0, "discard", ("card:9", "card:2", "card:2#2", "card:wound"), 2, 2)

    assert games["total_war"].advice.careful(None, question, RNG) == ("card:2", "card:2#2")


@pytest.mark.parametrize("key", games)
def test_it_plays_whole_games_with_legal_answers_only(key):
    game = games[key]
    player = game.advice.careful
    for seed in range(10):
        runner = Runner(game, begin(game, Setup(seats=game.seats[0], seed=seed)), track=False)
        for _ in range(400):
            if not runner.pending:
                break
            question = runner.pending[0]
            picks = player(game.view(runner.state, question.seat), question, RNG)
            runner.choose(Choice(question.seat, picks))


def test_in_tokyo_clash_it_passes_but_wards_off_a_blow_that_costs_nothing():
    table = Clash("> Mothra 0,0 (energy 5): silken_shield graceful_turn\n Godzilla 0,0: trample")
    view = CLASH.view(table.state, 0)
    costs = {face.key: face.cost for face in view.cards}

    assert (costs["silken_shield"], costs["graceful_turn"]) == (0, 1)
    assert CLASH.advice.careful(view, table.question, RNG) == ("pass",)
    question = Decision(0, "defend", ("pass", "card:graceful_turn", "card:silken_shield"))
    assert CLASH.advice.careful(view, question, RNG) == ("card:silken_shield",)
    question = Decision(0, "defend", ("pass", "card:graceful_turn"))
    assert CLASH.advice.careful(view, question, RNG) == ("pass",)


def test_in_monopoly_it_keeps_to_the_rules_for_the_absent_and_sells_the_least():
    table = Rampage("> Godzilla: cash 5000\n Mothra\n Kita: Godzilla, 2 houses, 1 tank\n Ginza: Godzilla, 1 house")
    view = RAMPAGE.view(table.state, 0)

    assert RAMPAGE.advice.careful(view, table.question, RNG) == ("roll",)
    levels = Decision(0, "works", ("build:kita:h0:t0", "build:kita:h1:t1", "build:kita:h2:t0"))
    assert RAMPAGE.advice.careful(view, levels, RNG) == ("build:kita:h2:t0",)
    debt = Decision(0, "debt", ("works:ginza", "works:kita"))
    assert RAMPAGE.advice.careful(view, debt, RNG) == ("works:kita",)
