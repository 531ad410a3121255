"""The kernel: questions, choices, positions, refusals."""

import gc
import weakref

import msgspec
import pytest

from engine import codec, games
from engine.play import (
    Amount,
    BadPosition,
    BadSetup,
    Choice,
    Decision,
    Emit,
    Event,
    Game,
    GameOver,
    IllegalPick,
    NotYourDecision,
    Position,
    Runner,
    Script,
    Setup,
    StalePick,
    Subset,
    apply,
    begin,
    replay,
    resume,
)
from engine.rng import Rng
from tests.engine.auction import Auction, House, Sold

AUCTION: Game[House] = Auction()
TABLE = Setup(3, seed=1)


def bids(position: Position, *numbers: int) -> Position:
    for seat, number in enumerate(numbers):
        position = apply(AUCTION, position, Choice(seat, (number,))).position
    return position


def test_the_ten_lines_of_the_readme_play_a_whole_game():
    game = games["total_war"]
    step = resume(game, begin(game, Setup(seats=4, seed=7)))
    while not (outcome := game.outcome(step.state)):
        decision = step.pending[0]
        step = apply(game, step.position, Choice(decision.seat, decision.options[: decision.least or 1]))

    assert outcome.reason in ("target", "last_standing")
    assert step.pending == ()


def test_several_seats_are_asked_at_once_and_answer_in_any_order():
    step = resume(AUCTION, begin(AUCTION, TABLE))
    assert [question.seat for question in step.pending] == [0, 1, 2]

    step = apply(AUCTION, step.position, Choice(1, (8,)))
    assert [question.seat for question in step.pending] == [0, 2]
    assert step.events == ()

    step = apply(AUCTION, step.position, Choice(2, (4,)))
    step = apply(AUCTION, step.position, Choice(0, (2,)))
    assert step.events == (Sold(1, 8),)
    assert step.pending == (Subset(1, "burn", ("lot:3",), 0, 2),)


def test_a_seat_that_has_answered_is_not_asked_again():
    position = apply(AUCTION, begin(AUCTION, TABLE), Choice(1, (8,))).position

    with pytest.raises(NotYourDecision, match="Seat 1 is not asked now; waiting for seat 0, 2"):
        apply(AUCTION, position, Choice(1, (6,)))


@pytest.mark.parametrize("picks", [(1,), (12,), (-2,), (2, 2), ("2",), (True,), (2.0,)])
def test_an_amount_takes_one_number_in_its_range_and_steps(picks):
    with pytest.raises(IllegalPick, match=r"Choose a number from 0 to 10 in steps of 2. \(AU-1\)") as refusal:
        apply(AUCTION, begin(AUCTION, TABLE), Choice(0, picks))

    assert refusal.value.rule == "AU-1"
    assert refusal.value.picks == picks


@pytest.mark.parametrize(
    ("picks", "complaint"),
    [
        (("lot:9",), "lot:9 cannot be chosen now."),
        (("lot:3", "lot:3"), "The same thing was chosen twice."),
        (("lot:1", "lot:2", "lot:3"), "Choose 0 to 2, not 3."),
    ],
)
def test_a_subset_takes_each_option_once_within_its_bounds(picks, complaint):
    question = Subset(0, "burn", ("lot:1", "lot:2", "lot:3"), 0, 2)

    with pytest.raises(IllegalPick, match=complaint):
        question.answer(picks)
    assert question.answer(()) == ()
    assert question.answer(("lot:2", "lot:1")) == ("lot:2", "lot:1")


def test_a_question_with_one_possible_answer_is_forced():
    assert Decision(0, "x", ("a",)).is_forced
    assert not Decision(0, "x", ("a", "b")).is_forced
    assert Subset(0, "x", ("a", "b"), 2, 2).is_forced
    assert not Subset(0, "x", ("a",), 0, 1).is_forced
    assert Amount(0, "x", 3, 3).is_forced
    assert Amount(0, "x", 3, 4, 2).is_forced
    assert not Amount(0, "x", 3, 5, 2).is_forced


def test_a_choice_meant_for_an_earlier_question_is_stale():
    position = bids(begin(AUCTION, TABLE), 2, 8, 4)
    assert position.number == 3

    with pytest.raises(StalePick, match="That answered question 1; now question 3 is asked") as refusal:
        apply(AUCTION, position, Choice(1, ("lot:3",), number=1))
    assert (refusal.value.given, refusal.value.number) == (1, 3)
    assert apply(AUCTION, position, Choice(1, ("lot:3",), number=3)).position.number == 4


def test_a_position_is_the_start_of_the_turn_and_the_picks_since():
    position = bids(begin(AUCTION, TABLE), 2, 8, 4)
    assert position.picks == (Choice(0, (2,)), Choice(1, (8,)), Choice(2, (4,)))
    assert position.turn_start.rounds == 3

    after = apply(AUCTION, position, Choice(1, ())).position
    assert (after.picks, after.turn_start.rounds, after.made) == ((), 2, 4)


def test_dropping_a_pick_takes_it_back():
    position = bids(begin(AUCTION, TABLE), 2, 8)
    back = msgspec.structs.replace(position, picks=position.picks[:-1])

    assert [question.seat for question in resume(AUCTION, back).pending] == [1, 2]


def test_a_finished_game_takes_no_more_choices():
    runner = Runner(AUCTION, begin(AUCTION, TABLE))
    while runner.pending:
        question = runner.pending[0]
        runner.choose(Choice(question.seat, (0,) if isinstance(question, Amount) else ()))

    with pytest.raises(GameOver, match="The game is over"):
        runner.choose(Choice(0, (0,)))


class Haggling(Auction):
    """Seat 0 bids while seat 1, for whom nobody waits, may call the price down."""

    def turn(self, state: House, emit: Emit) -> Script[None]:
        seat, answer = yield (
            Amount(0, "bid", 2, state.money[0]),
            Decision(1, "call", ("lower", "stop"), default=("stop",), waits=False),
        )
        emit(Sold(seat, answer if seat == 0 else 1))
        state.rounds -= 1


@pytest.mark.parametrize(("choice", "told"), [(Choice(0, (6,)), Sold(0, 6)), (Choice(1, ("lower",)), Sold(1, 1))])
def test_beside_a_question_nobody_waits_for_the_first_answer_moves_the_game_on(choice, told):
    game = Haggling()
    step = resume(game, begin(game, TABLE))
    assert [question.seat for question in step.pending] == [0, 1]

    after = apply(game, step.position, choice)

    assert after.events == (told,)
    assert after.state.rounds == 2
    assert [question.seat for question in after.pending] == [0, 1]


def test_a_stored_turn_that_does_not_replay_is_a_bad_position():
    position = begin(AUCTION, TABLE)

    with pytest.raises(BadPosition, match="does not replay: Choose a number"):
        resume(AUCTION, Position(position.turn_start, (Choice(0, (99,)),)))
    with pytest.raises(BadPosition):
        replay(AUCTION, TABLE, [Choice(0, ("lot:1",))])


def test_resume_tells_the_turn_so_far_and_apply_only_what_is_new():
    position = bids(begin(AUCTION, TABLE), 2, 8, 4)

    assert resume(AUCTION, position).events == (Sold(1, 8),)
    assert apply(AUCTION, position, Choice(1, ())).events == ()


def test_everything_wrong_with_a_set_up_is_said_at_once():
    table = Setup(
        9, seed=1, kaiju={0: "ant", 1: "ant", 11: "yeti"}, options={"rounds": 4, "size": 1}, carried={"crown": (0,)}
    )

    with pytest.raises(BadSetup) as refusal:
        begin(AUCTION, table)

    assert refusal.value.problems == (
        "Auction is for 2 to 4 players, not 9.",
        "There is no seat 11 at a table of 9.",
        "There is no kaiju called 'yeti' in Auction.",
        "ant can be taken by one player only.",
        "Option 'rounds' can be 3, 5, not 4.",
        "Auction has no option 'size'.",
        "'crown' for seats [0] cannot be carried into this game.",
    )


def test_a_runner_that_is_dealt_anew_keeps_no_position():
    runner = Runner(AUCTION, begin(AUCTION, TABLE))
    before = codec.encode(runner.state)

    runner.resample(0, Rng.seeded(1))

    assert codec.encode(runner.state) != before
    with pytest.raises(AssertionError, match="keeps no position"):
        _ = runner.position


def test_without_tracking_nothing_is_told():
    runner = Runner(AUCTION, begin(AUCTION, TABLE), track=False)
    for seat in range(3):
        runner.choose(Choice(seat, (0,)))

    assert runner.events == []
    assert runner.pending == (Subset(0, "burn", ("lot:3",), 0, 2),)


class Watched(Runner):
    """A runner that can be watched going away."""

    __slots__ = ("__weakref__",)


@pytest.mark.parametrize("key", games)
def test_a_runner_that_nobody_holds_goes_at_once_without_the_garbage_collector(key):
    position = begin(games[key], Setup(4, seed=1))
    gc.disable()
    try:
        runner = Watched(games[key], position)
        runner.choose(Choice(runner.pending[0].seat, runner.pending[0].options[: runner.pending[0].least]))
        going = weakref.ref(runner)
        del runner

        assert going() is None
    finally:
        gc.enable()


def test_a_fact_is_told_at_the_moment_in_which_it_happens_before_the_next_question():
    told: list[tuple[Event, str]] = []
    runner = Runner(AUCTION, begin(AUCTION, TABLE), emit=lambda event: told.append((event, runner.pending[0].ask)))
    for seat, number in enumerate((2, 8, 4)):
        runner.choose(Choice(seat, (number,)))

    assert told == [(Sold(1, 8), "bid")]
    assert runner.pending[0].ask == "burn"
    assert runner.events == []
