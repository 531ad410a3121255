"""Whoever follows a game of Monopoly by what is told, with the booklet in hand, comes to the same board."""

from collections import Counter
from typing import Any

import pytest

from engine.monopoly.content.board import Board
from engine.monopoly.state import Rampage
from engine.play import Amount, Choice, Position, Question, Runner, Setup, begin
from engine.presets import options_of
from engine.rng import Rng
from tests.engine.monopoly.bystander import Bystander
from tests.engine.monopoly.table import CONTENT, GAME

MOST = 400  # answers
PLAIN = {option.key: option.default for option in GAME.options}
TABLES = [(preset, seats) for preset in GAME.presets for seats in GAME.seats]


def in_the_middle(position: Position, rng: Rng) -> Rampage:
    """Change the set-up of a game into a middle: every colour is somebody's, with masers and ruins; few HP are left."""
    state: Rampage = position.turn_start
    for numbers in CONTENT.board(state.track, state.layout).groups.values():
        owner = rng.below(len(state.kaiju))
        for number in numbers:
            state.give_rights(number, owner)
            state.districts[number].houses = rng.below(5)
            state.districts[number].has_maser = not rng.below(3)
    for kaiju in state.kaiju:
        kaiju.laps, kaiju.hp, kaiju.ap = 1, 1 + rng.below(3), rng.below(13)
    return state


def answer(question: Question, rng: Rng) -> tuple[Any, ...]:
    """Return an answer of somebody who likes to fight and does not build for ever."""
    if isinstance(question, Amount):
        return (question.low + question.step * rng.below((question.high - question.low) // question.step + 1),)
    options = list(question.options)
    if question.ask == "turn" and rng.below(2):
        return ("roll",)
    rivals = [option for option in options if option.startswith("seat:")]
    if question.ask in ("strike", "strike_back") and rivals and rng.below(3):
        return tuple(rivals[: question.most])
    rng.shuffle(options)
    picks = options[: question.least + rng.below(question.most - question.least + 1)]
    return ("sell",) if "sell" in picks else tuple(picks)


def same(bystander: Bystander, state: Rampage, board: Board) -> None:
    """Compare the board that was kept by hand with the real one."""
    for player, kaiju in zip(bystander.players, state.kaiju, strict=True):
        serves = -1 if player.serves is None else player.serves
        assert (player.cash, player.ap, player.hp, player.at) == (kaiju.cash, kaiju.ap, kaiju.hp, kaiju.at)
        assert (serves, player.waits, player.held) == (kaiju.controller, kaiju.is_waiting, kaiju.held)
        assert Counter(player.cards) == Counter(kaiju.cards)
    for deed, each in zip(board.deeds, state.districts, strict=True):
        lot = bystander.lots[deed.key]
        owner = -1 if lot.owner is None else lot.owner
        assert (owner, lot.houses, lot.tanks) == (each.owner, each.houses, each.tanks)
        assert lot.maser == each.has_maser
    assert bystander.pool == [state.pool.money, state.pool.hp, state.pool.tanks]


@pytest.mark.rule("GM-2.4", "GM-3.4", "GM-4.1", "GM-5.1", "GM-5.5", "GM-6.1", "GM-7.2", "GM-7.8", "GM-8.1", "GM-8.6")
@pytest.mark.parametrize("is_middle", [False, True], ids=["from the start", "from the middle"])
@pytest.mark.parametrize(("preset", "seats"), TABLES, ids=lambda each: str(getattr(each, "key", each)))
def test_what_is_told_of_a_game_is_what_the_booklet_lets_happen(preset, seats, is_middle):
    rng = Rng.seeded(f"{preset.key} {seats} {is_middle}")
    odds = {"track": ("city", "bay")[rng.below(2)], "layout": ("fixed", "shuffled")[rng.below(2)], "short": True}
    options = PLAIN | options_of(GAME, preset) | odds
    position = begin(GAME, Setup(seats, seed=seats, options=options))
    state = in_the_middle(position, rng) if is_middle else position.turn_start
    board = CONTENT.board(state.track, state.layout)
    bystander, heard = Bystander(board, state, options), 0
    runner = Runner(GAME, position)
    while runner.pending and runner.number < MOST:
        question = runner.pending[rng.below(len(runner.pending))]
        runner.choose(Choice(question.seat, answer(question, rng)))
        for event in runner.events[heard:]:
            bystander.follow(event)
        heard = len(runner.events)

    if bystander.houses_at_go is None:
        same(bystander, runner.state, board)
