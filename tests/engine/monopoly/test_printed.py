"""The game as printed and the house's, between computer players of every level."""

import msgspec
import pytest

from engine.play import Choice, Decision, Runner, Setup, begin
from engine.players.levels import answer, levels
from engine.players.world import World
from engine.presets import options_of
from engine.rng import Rng
from tests.engine.monopoly.table import GAME, Table
from tests.engine.monopoly.tempers import greedy
from tests.engine.monopoly.test_properties import play_and_check

MOST = 6_000  # answers in a game


@pytest.mark.rule("GM-10.1", "GM-1.4")
@pytest.mark.parametrize("preset", GAME.presets, ids=lambda preset: preset.key)
@pytest.mark.parametrize("layout", ["fixed", "shuffled"])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_between_greedy_players_both_presets_come_to_a_king_on_any_track(preset, layout, seats):
    runner = play_and_check([greedy] * seats, seats, {**preset.options, "layout": layout})

    outcome = GAME.outcome(runner.state)
    assert outcome is not None
    assert outcome.reason == "king_of_the_monsters"


@pytest.mark.parametrize(("level", "seats"), [("easy", 3), ("greedy", 4), ("normal", 2)])
@pytest.mark.parametrize("preset", GAME.presets, ids=lambda preset: preset.key)
def test_computer_players_of_every_level_play_both_presets_to_the_end(level, seats, preset):
    options = {**options_of(GAME, preset), "track": "bay", "short": True}
    runner = Runner(GAME, begin(GAME, Setup(seats, seed=7, options=options)))
    rng, strength = Rng.seeded(level), levels("monopoly")[level]
    if level == "normal":
        strength = msgspec.structs.replace(strength, iterations=6)
    while runner.pending:
        assert runner.number < MOST
        question = runner.pending[0]
        picks = answer(World(GAME, runner.position, question.seat), strength, rng)
        runner.choose(Choice(question.seat, picks))

    assert GAME.outcome(runner.state) is not None


@pytest.mark.rule("GM-9.5")
@pytest.mark.parametrize("estate", ["", "Ueno: Godzilla, 2 houses"])
def test_a_computer_in_need_sells_to_the_city_or_lets_the_debt_go_and_sells_no_card_to_a_rival(estate):
    table = Table(
        f"> Godzilla on Kita: cash 0, holds carapace\n Mothra\n deck: harbour_fine\n dice: 1 2\n {estate}"
    ).roll()
    question = table.question
    assert isinstance(question, Decision)
    assert "deal" in question.options

    view = GAME.view(table.state, 0)
    expected = ("works:ueno",) if estate else ("pass",)
    assert GAME.advice.policy(table.state, question, Rng.seeded(1)) == expected
    assert greedy(view, question, Rng.seeded(1)) == expected
    assert GAME.advice.careful(view, question, Rng.seeded(1)) == expected


@pytest.mark.rule("GM-9.5", "GM-7.4")
@pytest.mark.parametrize(("money", "answered"), [(-500, "accept"), (-900, "decline")])
def test_a_computer_buys_a_card_in_anothers_need_if_it_is_cheap(money, answered):
    table = Table("> Godzilla on Kita: cash 0, holds carapace\n Mothra\n deck: harbour_fine\n dice: 1 2").roll()
    table.pick("Godzilla", "deal").pick("Godzilla", "card:carapace").pick("Godzilla", money)

    assert GAME.advice.policy(table.state, table.question, Rng.seeded(1)) == (answered,)


@pytest.mark.rule("GM-9.1")
@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
@pytest.mark.parametrize(
    ("give", "take", "money"),
    [((), (), -1_000), ((), ("district:ueno",), -100), (("card:carapace",), ("district:ueno",), 0)],
    ids=["money for nothing", "a district and money for nothing", "a district for a card"],
)
def test_no_computer_is_talked_into_giving_more_than_it_gets_not_even_when_it_blunders(name, give, take, money):
    table = Table("> Godzilla: holds carapace\n Mothra\n Rodan\n Ueno: Mothra, 2 houses")
    table.pick("Godzilla", "deal").pick("Godzilla", "seat:1")
    table.pick("Godzilla", *give).pick("Godzilla", *take).pick("Godzilla", money)
    asked = next(each for each in table.step.pending if each.ask == "deal.answer")
    level = msgspec.structs.replace(levels("monopoly")[name], blunder=1.0)

    for seed in range(8):
        assert answer(World(GAME, table.step.position, asked.seat), level, Rng.seeded(seed)) == ("decline",)
    assert GAME.advice.ranked(table.state, asked, Rng.seeded(1)) == [("decline",)]
