"""A game looked at afterwards: what an analysis says must be so, and must come of nothing but what may be known."""

import pytest

from engine import codec, games
from engine.play import Choice, Game, Position, Runner, Setup, begin
from engine.players.analysis import Analysis, analysed, moments
from engine.players.levels import answer, levels
from engine.players.prospects import Judge
from engine.players.world import World
from engine.rng import Rng

KEY = b"k" * 16


def played(game: Game, seed: int = 3, most: int = 10_000) -> tuple[Position, list[Choice], Runner]:
    """Return the beginning of a game of the greedy, what was chosen, and where it stands after *most* choices."""
    start = begin(game, Setup(3, seed=seed))
    runner, rng, made = Runner(game, start), Rng.seeded(seed), []
    level = levels(game.key)["greedy"]
    while runner.pending and len(made) < most:
        question = runner.pending[0]
        made.append(Choice(question.seat, answer(World(game, runner.position, question.seat), level, rng)))
        runner.choose(made[-1])
    return start, made, runner


@pytest.fixture(scope="module")
def war() -> tuple[list[Choice], Runner, Analysis]:
    """A game of Total War, its end, and what was found."""
    game = games["total_war"]
    start, made, end = played(game)
    return made, end, analysed(Runner(game, start), made)


def test_prospects_are_shares_of_the_win_from_the_beginning_to_the_outcome(war):
    made, end, found = war
    winners = end.game.outcome(end.state).places[0]

    assert (found.steps[0], found.steps[-1], found.end) == (0, len(made), len(made))
    for curve in (found.open, found.known):
        assert len(curve) == len(found.steps)
        assert all(sum(shares) == pytest.approx(1, abs=0.01) for shares in curve)
        assert [seat for seat, share in enumerate(curve[-1]) if share] == list(winners)


def test_turning_points_are_the_three_acts_that_changed_the_winners_prospects_most(war):
    made, end, found = war
    winner = end.game.outcome(end.state).places[0][0]
    share = {step: shares[winner] for step, shares in zip(found.steps, found.open, strict=True)}

    assert len({turn.step for turn in found.turns}) == 3
    for turn in found.turns:
        assert made[turn.step - 1].seat == turn.seat
        assert turn.before == pytest.approx(share[turn.step - 1], abs=0.001)
        assert turn.after == pytest.approx(share[turn.step], abs=0.001)


def test_best_and_costliest_answers_are_compared_with_others_that_were_offered(war):
    made, end, found = war
    asked = list(moments(Runner(end.game, begin(end.game, Setup(3, seed=3))), made))

    for seat in range(3):
        best, costliest = found.best[seat], found.costliest[seat]
        assert best
        assert costliest
        assert best.gain > 0 > costliest.gain
        for each in (best, costliest):
            question = asked[each.step - 1].question
            assert question
            assert question.seat == seat
            assert each.picks == made[each.step - 1].picks != each.other
            question.answer(each.other)


def test_an_analysis_comes_out_the_same_every_time(war):
    made, end, found = war

    assert analysed(Runner(end.game, begin(end.game, Setup(3, seed=3))), made) == found


def test_an_analysis_that_is_late_is_still_whole(war):
    made, end, _ = war
    ticks = iter(range(10**9))

    found = analysed(Runner(end.game, begin(end.game, Setup(3, seed=3))), made, clock=lambda: float(next(ticks)))

    assert found.steps[-1] == len(made)
    assert len(found.turns) == 3
    assert all(any(kind) for kind in zip(found.best, found.costliest, strict=True)), (
        "answers of each player are compared"
    )


@pytest.mark.parametrize("key", ["total_war", "tokyo_clash", "monopoly"])
def test_what_is_known_to_all_is_judged_the_same_whatever_is_hidden(key):
    game = games[key]
    for seed in range(3):
        _, _, runner = played(game, seed, 24 + seed)
        position = runner.position
        other = codec.clone(position.turn_start)
        game.resample(other, None, Rng.seeded(f"other {seed}"))
        here, there = Position(position.turn_start, (), 0), Position(other, (), 0)

        assert Judge(game, KEY).known(here, 3) == Judge(game, KEY).known(there, 3)


@pytest.mark.parametrize("key", ["total_war", "tokyo_clash", "monopoly"])
def test_open_hands_are_judged_the_same_whatever_chance_has_in_store(key):
    game = games[key]
    _, _, runner = played(game, 5, 30)
    shuffled = codec.clone(runner.state)
    game.advice.shuffle(shuffled, Rng.seeded("another deal"))

    for seat in range(3):
        before, after = game.view(runner.state, seat), game.view(shuffled, seat)
        assert codec.encode(before) == codec.encode(after)
