"""Why a hint advises an answer: one fact of the view, and a true one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from cogs.screens.playing.hints import hint
from data.words import words
from engine import games
from engine.play import Choice, Pick, Question, Runner, Setup, begin
from engine.players import random_player
from engine.rng import Rng
from engine.tokyo_clash.picks import UseCard, read
from tests.cogs.looks import story, walk
from tests.cogs.screens.test_pages import payload
from tests.engine.play_through import ending
from words.teller import Teller

NAMES = {0: "Ana", 1: "Ben", 2: "Cho", 3: "Dan"}


def begun(key: str, seed: int) -> Runner:
    game = games[key]
    return Runner(game, begin(game, Setup(3, seed=seed, options=ending(game))))


def advised(key: str, seed: int, most: int = 250) -> Iterator[tuple[Runner, Question, tuple[Pick, ...], str]]:
    """Yield the questions of a game between sensible players, each with the advised answer and its reason."""
    game, runner, rng = games[key], begun(key, seed), Rng.seeded(seed)
    for _ in range(most):
        if not runner.pending:
            return
        question = runner.pending[0]
        view = game.view(runner.state, question.seat)
        picks = game.advice.policy(runner.state, question, rng)
        yield runner, question, picks, Teller(words("en"), key, NAMES, view).reason(question, picks, view)
        runner.choose(Choice(question.seat, picks))


@pytest.mark.parametrize("key", games)
def test_most_advice_comes_with_a_reason_in_one_sentence(key: str):
    told: Counter[bool] = Counter()
    asks = set()
    for seed in (1, 2):
        for _, question, _, reason in advised(key, seed):
            told[bool(reason)] += 1
            assert not reason or (reason.endswith(".") and len(reason) < 120)
            asks |= {question.ask} if reason else set()
    assert told[True] > 3 * told[False]
    assert len(asks) > 5


@pytest.mark.parametrize("key", games)
def test_a_reason_is_never_asked_in_vain_whatever_is_answered(key: str):
    game, rng = games[key], Rng.seeded(3)
    for runner in walk(3, 3, 9, game):
        for question in runner.pending:
            view = game.view(runner.state, question.seat)
            teller = Teller(words("en"), key, NAMES, view)
            assert isinstance(teller.reason(question, random_player(view, question, rng), view), str)


def test_whom_a_card_is_said_to_reach_it_can_hit():
    checked: Counter[bool] = Counter()
    for seed in (4, 5):
        made: list[Choice] = []
        for runner, question, picks, _ in advised("tokyo_clash", seed, 120):
            so_far = [*made]
            made.append(Choice(question.seat, picks))
            if question.ask not in ("act", "momentum"):
                continue
            view = runner.game.view(runner.state, question.seat)
            teller = Teller(words("en"), "tokyo_clash", NAMES, view)
            for token in getattr(question, "options", ()):
                if not isinstance(read(token), UseCard):
                    continue
                reason = teller.reason(question, (token,), view)
                reached = {seat for seat, name in NAMES.items() if " reaches " in reason and name in reason}
                assert reached == hittable(seed, [*so_far, Choice(question.seat, (token,))]), (token, reason)
                checked[bool(reached)] += 1
    assert checked[True] > 10
    assert checked[False] > 10


def hittable(seed: int, made: list[Choice]) -> set[int]:
    """Return whose kaiju can be damaged after the choices *made*, the last of them a card, wherever that leads to."""
    found, last, ahead = set(), made[-1].seat, [made]
    while ahead:
        tried = ahead.pop()
        runner = begun("tokyo_clash", seed)
        for choice in tried:
            runner.choose(choice)
        asked = runner.pending[0] if runner.pending else None
        options = getattr(asked, "options", ())
        if asked and asked.seat == last and asked.ask == "attack":
            found |= {read(option).seat for option in options if option.startswith("hit:")}  # type: ignore[union-attr]
        elif asked and asked.seat == last and asked.ask == "move":
            ahead += [[*tried, Choice(last, (option,))] for option in options]
    return found


async def test_the_page_of_a_hint_says_why():
    runner = next(each for each in walk(4, 1, 1) if each.pending[0].ask == "damage")
    tale = story(runner, runner.pending[0].seat, 4)
    asked = tale.look.questions[0]
    least = min(asked.question.options, key=lambda token: int("".join(filter(str.isdigit, token)) or 99))  # type: ignore[union-attr]
    assert "**Why:** It is the least damage you can lay" in str(payload(hint(tale, asked, (least,))))
