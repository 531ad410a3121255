"""What every registered game must hold to, whatever its rules are.

With ``KAIJU_LONG=1`` a thousand games and more of each are played to their end, otherwise 224 to 480.
"""

import os
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from engine import codec, saved
from engine.play import (
    Amount,
    Choice,
    Decision,
    Game,
    IllegalPick,
    NotYourDecision,
    PickError,
    Position,
    Question,
    Runner,
    Setup,
    StalePick,
    Step,
    apply,
    begin,
    replay,
    resampled,
    resume,
)
from engine.presets import PRINTED, decided, options_of, picked, preset_of
from engine.rng import Rng
from tests.engine.play_through import THINNED, answer, every_game, play, some_tables, started, tables

LONG = bool(os.environ.get("KAIJU_LONG"))
GAMES_PER_TABLE = 13 if LONG else 3  # Total War: 160 tables; Tokyo Clash: 96 tables with all event pairs
STRANGE_TOKENS = 60  # tried at each question, in turn: a game may know hundreds
GAMES_PER_LONG_TABLE = 4 if LONG else 1  # Monopoly: 224 tables
each_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)


def seats_and_spectator(table: Setup) -> list[int | None]:
    return [*range(table.seats), None]


@each_game
def test_random_games_end_within_a_bound_at_every_table(game: Game[Any]):
    for table in tables(game):
        for number in range(GAMES_PER_LONG_TABLE if game.key in THINNED else GAMES_PER_TABLE):
            runner = started(game, msgspec.structs.replace(table, seed=table.seed * 1000 + number), track=False)
            play(runner, Rng.seeded(number))
            outcome = game.outcome(runner.state)
            assert outcome is not None
            assert outcome.reason
            assert sorted(seat for place in outcome.places for seat in place) == list(range(table.seats))
            assert len(outcome.scores) == table.seats


@each_game
def test_every_preset_is_a_set_of_options_of_its_own_and_is_played_to_its_end(game: Game[Any]):
    assert game.presets[0] == PRINTED
    for preset in game.presets:
        options = options_of(game, preset)
        offered = {option.key: option.values for option in game.options}
        assert all(value in offered[key] for key, value in picked(game, preset).items())
        assert not decided(game) & preset.suggests.keys()
        assert preset_of(game, options) == preset.key, "another preset has the same options"
        runner = started(game, Setup(game.seats[0], seed=1, options=options))
        play(runner, Rng.seeded(1))
        assert game.outcome(runner.state)


@each_game
def test_options_that_no_preset_has_are_a_mixture_of_the_tables_own(game: Game[Any]):
    known = [options_of(game, preset) for preset in game.presets]
    for table in tables(game):
        named = {key: table.options[key] for key in decided(game)}
        assert bool(preset_of(game, table.options)) == (named in known)


@each_game
def test_every_seat_is_dealt_the_kaiju_it_chose_or_one_nobody_has(game: Game[Any]):
    for table in some_tables(game, 0, 3):
        chosen = msgspec.structs.replace(table, kaiju={table.seats - 1: game.kaiju[-1]})
        dealt = game.dealt(started(game, chosen).state)
        assert dealt[-1] == game.kaiju[-1]
        assert len(set(dealt)) == table.seats
        assert set(dealt) <= set(game.kaiju)


@each_game
def test_every_step_is_stored_and_read_back_to_the_byte(game: Game[Any]):
    for table in some_tables(game, 0, 3):
        rng, runner = Rng.seeded(5), started(game, table)
        while runner.pending:
            blob = saved.dump(game, runner.position)
            again = saved.load(game, blob)
            assert saved.dump(game, again) == blob
            step = resume(game, again)
            assert (codec.encode(step.state), step.pending) == (codec.encode(runner.state), runner.pending)
            told = len(runner.events)
            runner.choose(answer(runner.pending[0], rng))
            for event in runner.events[told:]:
                assert codec.decode(game.event_type, codec.encode(event)) == event


@each_game
def test_apply_leaves_its_input_unchanged_and_a_runner_equals_replay(game: Game[Any]):
    for table in some_tables(game, 1, 4):
        rng, runner = Rng.seeded(6), started(game, table)
        step = resume(game, begin(game, table))
        assert step.events == tuple(runner.events)
        while step.pending:
            choice = answer(step.pending[-1], rng)
            before = saved.dump(game, step.position)
            after = apply(game, step.position, choice)
            assert saved.dump(game, step.position) == before
            told = len(runner.events)
            runner.choose(choice)
            assert summary(game, after) == summary(game, runner.step(told))
            step = after


def summary(game: Game[Any], step: Step) -> tuple[Any, ...]:
    return saved.dump(game, step.position), codec.encode(step.state), step.pending, step.events


@each_game
def test_the_log_of_a_game_replays_to_the_same_end(game: Game[Any]):
    for table in some_tables(game, 2, 5):
        runner = started(game, table)
        choices = play(runner, Rng.seeded(7))
        step = replay(game, table, choices)
        assert (codec.encode(step.state), step.events) == (codec.encode(runner.state), tuple(runner.events))
        assert game.outcome(step.state) == game.outcome(runner.state)


@each_game
def test_nobodys_view_changes_when_what_he_cannot_see_is_dealt_anew(game: Game[Any]):
    for table in some_tables(game, 0, 7):
        rng, runner = Rng.seeded(8), started(game, table)
        while runner.pending:
            for seat in seats_and_spectator(table):
                seen = codec.encode(game.view(runner.state, seat))
                other = resampled(game, runner.state, seat, rng)
                assert codec.encode(game.view(other, seat)) == seen
            runner.choose(answer(runner.pending[0], rng))


@each_game
def test_nobody_is_told_what_his_view_does_not_show(game: Game[Any]):
    """Two worlds that look the same to a seat before and after a choice must be told alike to it."""
    told_alike = 0
    for table in some_tables(game, 3, 7):
        rng, runner = Rng.seeded(9), started(game, table)
        while runner.pending:
            choice = answer(runner.pending[0], rng)
            position = runner.position
            if not position.picks:
                for seat in seats_and_spectator(table):
                    told_alike += told_the_same(game, position, choice, seat, rng)
            runner.choose(choice)
    assert told_alike > 200


def told_the_same(game: Game[Any], position: Position, choice: Choice, seat: int | None, rng: Rng) -> bool:
    """Return whether the comparison could be made: the choice is legal in both worlds and both look the same."""
    other = Position(resampled(game, position.turn_start, seat, rng), made=position.made)
    try:
        here, there = apply(game, position, choice), apply(game, other, choice)
    except PickError:
        return False
    if codec.encode(game.view(here.state, seat)) != codec.encode(game.view(there.state, seat)):
        return False
    if any(type(event).__name__ == "Reshuffled" for event in (*here.events, *there.events)):
        return False  # open cards went out of sight: worlds may look alike again after they were told apart
    assert [event.seen_by(seat) for event in here.events] == [event.seen_by(seat) for event in there.events]
    return True


@each_game
def test_a_game_dealt_anew_while_it_waits_can_be_played_to_the_end(game: Game[Any]):
    for table in some_tables(game, 0, 5):
        rng, runner = Rng.seeded(10), started(game, table)
        position = runner.position
        for _ in range(400):
            if not runner.pending:
                break
            question = runner.pending[0]
            world = Runner(game, runner.position, track=False)
            world.resample(question.seat, rng)
            if rng.below(20) == 0:
                play(world, rng)
                assert game.outcome(world.state) is not None
            position = runner.position
            runner.choose(answer(question, rng))
        assert position.number > 0


@each_game
def test_what_counts_when_time_runs_out_is_a_legal_answer(game: Game[Any]):
    for table in some_tables(game, 0, 9):
        rng, runner = Rng.seeded(13), started(game, table, track=False)
        while runner.pending:
            for question in runner.pending:
                assert question.waits or question.default is not None
                if question.default is not None:
                    question.answer(question.default)
            runner.choose(answer(runner.pending[0], rng))


@each_game
def test_every_offered_option_is_accepted(game: Game[Any]):
    for table in some_tables(game, 0, 9):
        rng, runner = Rng.seeded(11), started(game, table)
        while runner.pending:
            for choice in one_choice_per_option(runner.pending[0]):
                apply(game, runner.position, choice)
            runner.choose(answer(runner.pending[0], rng))


def one_choice_per_option(question: Question) -> list[Choice]:
    """Return answers to *question* that use each of its options at least once."""
    if isinstance(question, Amount):
        return [Choice(question.seat, (number,)) for number in (question.low, question.high)]
    assert question.options, "a question without answers"
    assert len(set(question.options)) == len(question.options)
    size = max(1, question.least)
    return [Choice(question.seat, rolled(question.options, start, size)) for start in range(len(question.options))]


def rolled(options: tuple[str, ...], start: int, size: int) -> tuple[str, ...]:
    return (options[start:] + options[:start])[:size]


@dataclass
class Refusals:
    """Tries what is not offered, and counts what was refused."""

    game: Game[Any]
    heard: set[str] = field(default_factory=set)
    seen: dict[type[PickError], int] = field(default_factory=dict)

    def try_all(self, runner: Runner, table: Setup) -> None:
        (question, *_) = runner.pending
        asked = {each.seat for each in runner.pending}
        self.refuse(runner, Choice(question.seat, ("no such thing",)), IllegalPick)
        self.refuse(runner, Choice(question.seat, (True,)), IllegalPick)
        for stranger in {*range(-1, table.seats + 1)} - asked:
            self.refuse(runner, Choice(stranger, ("pass",)), NotYourDecision)
        first = one_choice_per_option(question)[0]
        self.refuse(runner, Choice(question.seat, first.picks, number=runner.number - 1), StalePick)
        if isinstance(question, Decision):
            self.heard.update(question.options)
            strange = sorted(self.heard - set(question.options))
            step = 1 + len(strange) // STRANGE_TOKENS
            for token in strange[runner.number % step :: step]:
                self.refuse(runner, Choice(question.seat, (token,)), IllegalPick)
            self.refuse(runner, Choice(question.seat, question.options * 2), IllegalPick)

    def refuse(self, runner: Runner, choice: Choice, error: type[PickError]) -> None:
        before = codec.encode(runner.state), runner.pending, runner.number, len(runner.events)
        with pytest.raises(error) as refusal:
            runner.choose(choice)
        assert str(refusal.value).strip()
        assert (codec.encode(runner.state), runner.pending, runner.number, len(runner.events)) == before
        self.seen[error] = self.seen.get(error, 0) + 1


@each_game
def test_what_is_not_offered_is_refused_by_name_and_changes_nothing(game: Game[Any]):
    refusals = Refusals(game)
    for table in some_tables(game, 5, 20):
        rng, runner = Rng.seeded(12), started(game, table)
        while runner.pending:
            refusals.try_all(runner, table)
            runner.choose(answer(runner.pending[0], rng))
    assert set(refusals.seen) == {IllegalPick, NotYourDecision, StalePick}


@each_game
def test_the_same_seed_gives_the_same_game_and_another_seed_another(game: Game[Any]):
    table = next(iter(tables(game)))
    first, again, other = (
        codec.encode(begin(game, msgspec.structs.replace(table, seed=seed)).turn_start) for seed in (1, 1, 2)
    )

    assert first == again != other
