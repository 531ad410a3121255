"""What holds in every game of Monopoly, whoever plays it and however."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.monopoly.events import TurnBegan
from engine.monopoly.state import Rampage
from engine.play import Choice, Runner, Setup, begin
from engine.players import Player, random_player
from engine.rng import Rng
from tests.engine.monopoly.table import CONTENT, GAME
from tests.engine.monopoly.tempers import greedy, turtle

OPTIONS = st.fixed_dictionaries(
    {option.key: st.sampled_from(option.values) for option in GAME.options if option.key != "lap_limit"}
)
TEMPERS = st.lists(st.sampled_from([random_player, greedy, turtle]), min_size=2, max_size=8)


def play_and_check(players: list[Player], seed: int, options: dict[str, Any]) -> Runner:
    """Play a game, each seat by its player, and look at the state before every answer."""
    runner = Runner(GAME, begin(GAME, Setup(len(players), seed, options=options)))
    rng = Rng.seeded(seed)
    while runner.pending:
        check_at_every_question(runner.state)
        if isinstance(runner.events[-1], TurnBegan):
            check_between_turns(runner.state)
        question = runner.pending[rng.below(len(runner.pending))]
        view = GAME.view(runner.state, question.seat)
        runner.choose(Choice(question.seat, players[question.seat](view, question, rng)))
    check_between_turns(runner.state)
    return runner


def check_at_every_question(state: Rampage) -> None:
    assert state.bank + state.pool.money + sum(kaiju.cash for kaiju in state.kaiju) == 0  # money is conserved
    assert state.pool.money >= 1_000
    assert state.pool.hp >= 1
    for kaiju in state.kaiju:
        assert 0 <= kaiju.ap <= 12
        assert kaiju.hp >= 0
        assert kaiju.cash >= 0
        assert kaiju.cash % 10 == 0
        assert 0 <= kaiju.held <= 3
    for district in state.districts:
        assert 0 <= district.houses <= 4
        assert 0 <= district.tanks <= 4
        assert not (district.has_maser and district.tanks)
        assert district.owner >= 0 or not (district.tanks or district.has_maser)
    cards = Counter(state.deck) + Counter(state.discards) + Counter(card for each in state.kaiju for card in each.cards)
    assert cards == Counter(CONTENT.deck)


def check_between_turns(state: Rampage) -> None:
    for seat, kaiju in enumerate(state.kaiju):
        assert kaiju.hp >= 1
        assert kaiju.rights == [number for number, each in enumerate(state.districts) if each.owner == seat]
        if not kaiju.is_free:
            assert state.kaiju[kaiju.controller].is_free  # no chains, hence no circles
            assert (kaiju.hp, kaiju.ap, kaiju.cash, kaiju.rights) == (1, 2, 0, [])
            assert (kaiju.spare_houses, kaiju.spare_tanks) == (0, 0)
        else:
            assert not kaiju.is_waiting
    assert state.free()


@pytest.mark.rule("GM-1.6", "GM-4.1", "GM-7.3", "GM-8.1", "GM-8.6")
@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(players=TEMPERS, seed=st.integers(0, 10_000), options=OPTIONS)
def test_money_ap_hp_houses_tanks_cards_and_control_stay_in_order(players, seed, options):
    play_and_check(players, seed, {**options, "lap_limit": 12})


@pytest.mark.rule("GM-10.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_between_greedy_players_somebody_becomes_king_of_the_monsters(seats):
    runner = play_and_check([greedy] * seats, seats, {})

    outcome = GAME.outcome(runner.state)
    assert outcome is not None
    assert outcome.reason == "king_of_the_monsters"
    assert outcome.scores[outcome.places[0][0]] == seats - 1
