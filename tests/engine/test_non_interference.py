"""What is hidden must not be readable from what is asked, of whom, how often, what is told and what is shown.

With ``KAIJU_LONG=1`` 300 games of each game are played to their end, otherwise as many as fit into some seconds.
"""

import functools
import os
import zlib
from collections.abc import Generator, Iterator
from typing import Any, ClassVar

import msgspec
import pytest

from engine import codec, games
from engine.monopoly.refusals import RULES as MONOPOLY_RULES
from engine.play import Amount, Decision, Emit, Event, Game, Question, Seat, Setup
from engine.rng import Rng
from engine.tokyo_clash.refusals import RULES as CLASH_RULES
from engine.total_war.refusals import RULES as WAR_RULES
from tests.engine.play_through import answer, every_game, started, tables
from tests.engine.worlds import Interference, SideBySide, Tally

LONG = bool(os.environ.get("KAIJU_LONG"))
GAMES = 300 if LONG else 60
MOST = 20_000 if LONG else 500  # answers in a game
MUTANT_GAMES = 40
each_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)

#: The questions whose answers depend on what others cannot see, and what that is. All others are open.
SECRET: dict[str, dict[str, str]] = {
    "total_war": {
        "open": "the hand",
        "answer": "the hand",
        "damage": "the hand; who has no number draws openly (TW-5.2)",
        "heart": "the hand; asked whatever it holds (TW-5.8)",
        "counter": "the hand; asked whatever it holds (TW-6.10)",
        "discard": "the hand",
    },
    "tokyo_clash": {
        "act": "the hand",
        "momentum": "the hand",
        "defend": "the hand; asked whatever it holds (TC-6.10)",
        "discard": "the hand; asked whatever it holds (TC-13.23)",
        "trophy": "the cards taken, which two seats see (TC-6.8)",
        "sift.keep": "the cards looked at (TC-13.1)",
        "sift.under": "the cards looked at (TC-13.1)",
    },
    "monopoly": {},  # only the order of the chance deck and the dice to come are hidden
}
#: Every kind of question that a game asks.
KINDS = {
    "total_war": {*WAR_RULES},
    "tokyo_clash": {*CLASH_RULES, "act", "momentum", "defend", "refresh"},
    "monopoly": {*MONOPOLY_RULES},
}


def some_games(game: Game[Any], count: int) -> Iterator[Setup]:
    """Yield *count* set-ups that go through all tables of *game*, each with a seed of its own."""
    every = list(tables(game))
    for number in range(count):
        yield msgspec.structs.replace(every[7 * number % len(every)], seed=number)


def play_side_by_side(game: Any, count: int) -> Tally:
    """Play *count* games with their twins; raise Interference at the first difference."""
    tally = Tally()
    for table in some_games(game, count):
        SideBySide(game, table, tally).play(MOST)
    return tally


@functools.cache
def played(key: str) -> Tally:
    return play_side_by_side(games[key], GAMES)


def test_every_game_says_which_of_its_questions_are_secret_and_why():
    assert set(SECRET) == set(KINDS) == set(games)


@each_game
def test_worlds_that_differ_in_hidden_things_look_alike_until_the_rules_reveal_them(game: Game[Any]):
    tally = played(game.key)

    assert tally.steps > 50 * GAMES
    assert tally.questions > 50 * GAMES


@each_game
def test_every_secret_question_was_compared_with_other_answers_and_no_open_one_ever_had_others(game: Game[Any]):
    tally = played(game.key)

    assert {ask for ask, count in tally.varied.items() if count} == set(SECRET[game.key])


@each_game
def test_a_question_is_secret_if_its_answers_depend_on_what_others_cannot_see_and_only_then(game: Game[Any]):
    for table in some_games(game, 20):
        rng, runner = Rng.seeded(table.seed), started(game, table, track=False)
        for _ in range(MOST):
            for question in runner.pending:
                assert question.ask in KINDS[game.key]
                is_open = holds_nothing(game.view(runner.state, None), question.seat)
                assert question.secret == (question.ask in SECRET[game.key] and not is_open)
            if not runner.pending:
                break
            runner.choose(answer(runner.pending[0], rng))


@each_game
def test_what_everybody_saw_stays_what_everybody_may_see_when_it_is_told_again(game: Game[Any]):
    """Films and pictures of several acts are made of such faces and of views without a seat, and of nothing else."""
    for table in some_games(game, 10):
        rng, runner = Rng.seeded(table.seed), started(game, table)
        for _ in range(MOST):
            if not runner.pending:
                break
            runner.choose(answer(runner.pending[0], rng))
        faces = [face for event in runner.events if (face := event.seen_by(None)) is not None]
        assert [face.seen_by(None) for face in faces] == faces


def holds_nothing(view: Any, seat: Seat) -> bool:
    """Return whether everybody sees that *seat* has no cards to choose from."""
    return view.game == "total_war" and not view.fighters[seat].hand_count


def hidden_bit(state: Any) -> int:
    """Return a bit that depends on everything there is."""
    return zlib.crc32(codec.encode(state)) & 1


class Mutant:
    """A game that plays like the one it wraps but tells something."""

    caught: ClassVar[str]

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def turn(self, state: Any, emit: Emit) -> Generator[Any, Any, None]:
        script, answered = self.game.turn(state, lambda event: self.tell(state, event, emit)), None
        while True:
            try:
                asked = script.send(answered)
            except StopIteration:
                return
            answered = yield from self.put(state, asked)

    def tell(self, state: Any, event: Event, emit: Emit) -> None:
        emit(event)

    def put(self, state: Any, asked: Any) -> Generator[Any, Any, Any]:
        return (yield asked if isinstance(asked, tuple) else self.changed(state, asked))

    def changed(self, state: Any, question: Question) -> Question:
        return question


class OpenIfNothingHelps(Mutant):
    """Asks openly where neither Power nor the King of Monsters card could help, and whoever opens."""

    caught = "asked differently"

    def changed(self, state: Any, question: Question) -> Question:
        if question.ask not in ("open", "answer"):
            return question
        fighter = state.fighters[question.seat]
        might_answer = not fighter.is_spun and not state.is_wound
        is_telling = not state.is_opening and (might_answer or fighter.holds_king or state.free_surrender)
        return msgspec.structs.replace(question, secret=is_telling)


class AsksForChoicesOnly(Mutant):
    """Answers by itself where there is one answer."""

    caught = "asked differently|absent question|told"

    def put(self, state: Any, asked: Any) -> Generator[Any, Any, Any]:
        if isinstance(asked, Decision) and asked.secret and asked.is_forced:
            return asked.answer(asked.options)
        return (yield from super().put(state, asked))


class AsksTwice(Mutant):
    """Asks again if a hidden thing is so."""

    caught = "asked differently|absent question|told"

    def put(self, state: Any, asked: Any) -> Generator[Any, Any, Any]:
        if not isinstance(asked, tuple) and hidden_bit(state):
            yield asked
        return (yield from super().put(state, asked))


class ShortensTheTime(Mutant):
    """Names what counts when time runs out only to those who have a choice."""

    caught = "asked differently"

    def changed(self, state: Any, question: Question) -> Question:
        if isinstance(question, Amount) or not question.secret or question.is_forced:
            return question
        return msgspec.structs.replace(question, default=question.options[: question.least])


class ShowsAndTakesBack(Mutant):
    """Lets an answer be taken back after cards were looked at."""

    caught = "told without a word"

    def changed(self, state: Any, question: Question) -> Question:
        return msgspec.structs.replace(question, reveals=False)


class Shown(Event, frozen=True):
    """A fact without a face for others."""

    reveals: ClassVar[bool] = True
    fact: Event


class ShowsDraws(Mutant):
    """Shows everybody what only one seat should see."""

    caught = "told what no view shows"

    def tell(self, state: Any, event: Event, emit: Emit) -> None:
        emit(event if event.seen_by(None) == event else Shown(event))


class Hint(Event, frozen=True):
    """A fact about hidden things."""

    bit: int


class LoudHint(Hint, frozen=True):
    """The same, said to reveal."""

    reveals: ClassVar[bool] = True


class Hints(Mutant):
    """Tells a bit of all that is hidden, and does not even say that it reveals something."""

    caught = "told: "

    def tell(self, state: Any, event: Event, emit: Emit) -> None:
        emit(event)
        emit(Hint(hidden_bit(state)))


class HintsAloud(Mutant):
    """Tells a bit of all that is hidden as if it came to light by the rules."""

    caught = "told what no view shows"

    def tell(self, state: Any, event: Event, emit: Emit) -> None:
        emit(event)
        emit(LoudHint(hidden_bit(state)))


class Unheard(Hint, frozen=True):
    """A fact that nobody sees."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return None


class CountsUnheard(Mutant):
    """Tells nobody anything, but the log is longer for it."""

    caught = "told: |absent question"

    def tell(self, state: Any, event: Event, emit: Emit) -> None:
        emit(event)
        if hidden_bit(state):
            emit(Unheard(1))


class ShowsInTheView(Mutant):
    """Shows everybody a bit of all that is hidden."""

    caught = "shown differently"

    def view(self, state: Any, seat: Seat | None) -> Any:
        return self.game.view(state, seat), hidden_bit(state)


class RefusesByHiddenThings(Mutant):
    """Names another rule if a hidden thing is so."""

    caught = "refused .* differently"

    def why_not(self, state: Any, question: Question, pick: Any) -> str:
        return f"XX-{hidden_bit(state)}"


WITH_HANDS = ("total_war", "tokyo_clash")
MUTANTS: dict[type[Mutant], tuple[str, ...]] = {
    OpenIfNothingHelps: ("total_war",),
    AsksForChoicesOnly: WITH_HANDS,
    ShortensTheTime: WITH_HANDS,
    ShowsDraws: WITH_HANDS,
    ShowsAndTakesBack: ("tokyo_clash",),
    AsksTwice: tuple(games),
    Hints: tuple(games),
    HintsAloud: tuple(games),
    CountsUnheard: tuple(games),
    ShowsInTheView: tuple(games),
    RefusesByHiddenThings: tuple(games),
}


@pytest.mark.parametrize(("mutant", "key"), [(mutant, key) for mutant, keys in MUTANTS.items() for key in keys])
def test_a_game_that_tells_what_is_hidden_is_caught(mutant: type[Mutant], key: str):
    with pytest.raises(Interference, match=mutant.caught):
        play_side_by_side(mutant(games[key]), MUTANT_GAMES)
