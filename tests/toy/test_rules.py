"""The rules of Stomp, each with its test; and what an answer promises is what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from data.loader import Bundle, ContentError
from data.rulebook import read_books
from engine.play import Choice, Decision, Runner, Setup, begin
from engine.rng import Rng
from tests.engine.play_through import answer, play, started, tables
from tests.toy.events import Drew, Ended, Kept, Played, Reshuffled, RoundBegan, Thrown
from tests.toy.game import Stomp
from tests.toy.prospect import prospect

Test = TypeVar("Test", bound=Callable[..., object])
CITED: set[str] = set()


def rule(*ids: str) -> Callable[[Test], Test]:
    """Note that a test is about these rules. The marker of the suite knows the games that ship, and this is none."""
    CITED.update(ids)
    return lambda test: test


def opened(stomp: Stomp, seats: int = 2, seed: int = 1) -> Runner:
    """Return a game before its first answer."""
    return Runner(stomp, begin(stomp, Setup(seats, seed)))


def use(runner: Runner, card: str, token: str = "keep") -> None:
    """Play *card* and use it."""
    for pick in (card, token):
        runner.choose(Choice(runner.pending[0].seat, (pick,)))


def test_every_rule_has_a_test():
    assert set(read_books()["stomp"].to_test) == CITED


@rule("ST-1.1", "ST-1.2")
def test_everybody_has_a_kaiju_and_three_cards_that_others_do_not_see(stomp: Stomp):
    state = opened(stomp, 4).state

    assert len({fighter.kaiju for fighter in state.fighters}) == 4
    assert [len(fighter.hand) for fighter in state.fighters] == [3, 3, 3, 3]
    assert sorted(state.deck + [card for each in state.fighters for card in each.hand]) == sorted(stomp.content.deck)
    assert stomp.view(state, 1).hand == tuple(sorted(state.fighters[1].hand))
    assert stomp.view(state, None).hand == ()


@rule("ST-1.3")
def test_the_table_chooses_points_and_rounds(stomp: Stomp):
    state = started(stomp, Setup(2, 1, options={"goal": 10, "rounds": 6})).state

    assert (state.goal, state.rounds) == (10, 6)


@rule("ST-2.1", "ST-2.2", "ST-2.3", "ST-2.5")
def test_a_card_that_is_kept_scores_and_the_next_one_plays(stomp: Stomp):
    runner = opened(stomp)
    (question,) = runner.pending
    assert isinstance(question, Decision)
    hand = [int(token[-1]) for token in question.options]

    use(runner, question.options[-1])

    assert runner.state.fighters[0].points == hand[-1]
    assert runner.state.pile == [hand[-1]]
    assert len(runner.state.fighters[0].hand) == 3
    assert [type(event) for event in runner.events] == [RoundBegan, Played, Kept, Drew]
    assert runner.pending[0].seat == 1


@rule("ST-2.4")
def test_a_card_is_thrown_only_at_rivals_who_have_points_and_takes_no_more_than_they_have(stomp: Stomp):
    runner = opened(stomp, 3)
    runner.choose(Choice(0, (runner.pending[0].options[0],)))
    assert runner.pending[0].options == ("keep",)  # nobody has any points
    lost = Rng.seeded(3)
    while runner.pending:
        question, state = runner.pending[0], runner.state
        points = [fighter.points for fighter in state.fighters]
        if question.ask == "use":
            rivals = [seat for seat, each in enumerate(points) if each and seat != question.seat]
            assert question.options == ("keep", *(f"seat:{seat}" for seat in rivals))
        runner.choose(answer(question, lost))
    assert all(event.loss > 0 and event.points >= 0 for event in runner.events if isinstance(event, Thrown))
    assert any(isinstance(event, Thrown) for event in runner.events)


@rule("ST-2.6")
def test_the_pile_becomes_the_deck_and_no_card_is_lost(stomp: Stomp):
    runner = opened(stomp, 4, seed=5)
    play(runner, Rng.seeded(5))
    state = runner.state

    assert any(isinstance(event, Reshuffled) for event in runner.events)
    left = state.deck + state.pile + [card for fighter in state.fighters for card in fighter.hand]
    assert sorted(left) == sorted(stomp.content.deck)


@rule("ST-3.1", "ST-3.2", "ST-3.3")
def test_a_game_ends_with_enough_points_or_after_the_last_round_and_equals_share_a_place(stomp: Stomp):
    reasons, is_shared = set(), False
    for table in tables(stomp):
        for seed in range(8):
            runner = started(stomp, Setup(table.seats, seed, options=table.options))
            play(runner, Rng.seeded(seed))
            outcome, state = stomp.outcome(runner.state), runner.state
            assert outcome is not None
            reasons.add(outcome.reason)
            is_enough = max(outcome.scores) >= state.goal
            assert is_enough == (outcome.reason == "goal")
            assert is_enough or state.turns == state.rounds * table.seats
            assert isinstance(runner.events[-1], Ended)
            for place in outcome.places:
                assert len({outcome.scores[seat] for seat in place}) == 1
                is_shared |= len(place) > 1
    assert (reasons, is_shared) == ({"goal", "rounds"}, True)


def test_what_an_answer_promises_is_what_happens(stomp: Stomp):
    rng, runner = Rng.seeded(9), opened(stomp, 4)
    while runner.pending:
        question, choice = runner.pending[0], answer(runner.pending[0], rng)
        promised = prospect(stomp.view(runner.state, question.seat), str(choice.picks[0]))
        before = [fighter.points for fighter in runner.state.fighters]
        runner.choose(choice)
        before[question.seat] += promised.gain
        if promised.target is not None:
            before[promised.target] -= promised.loss
        assert [fighter.points for fighter in runner.state.fighters] == before


def test_bad_content_is_told_at_once():
    with pytest.raises(ContentError, match=r"stomp: there are too few cards.*\n.*too few kaiju"):
        Stomp(Bundle("stomp", {"content.toml": '[[card]]\nnumber = 1\ncopies = 1\nsource = "x"\n'
                               '[[kaiju]]\nkey = "x"\nname = "X"\nsource = "x"'}))  # fmt: skip
