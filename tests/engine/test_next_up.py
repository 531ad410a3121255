"""Whose turn is next: what a game says of it follows from what everybody sees, and comes true."""

from __future__ import annotations

import itertools

import pytest

from engine import games
from engine.play import Choice, Game, Runner, Seat, Setup, begin
from engine.players import random_player
from engine.rng import Rng
from tests.engine.play_through import ending

#: How a public view names who is on turn.
ON_TURN = {"monopoly": "to_play", "tokyo_clash": "to_act"}


def played(game: Game[object], seed: int) -> list[tuple[int, Seat | None, Seat]]:
    """Return of each question of a random game which turn it is, who is said to be next, and whose turn it is."""
    runner = Runner(game, begin(game, Setup(seats=4, seed=seed, options=ending(game))))
    rng, found = Rng.seeded(seed), []
    while runner.pending:
        view = game.view(runner.state, None)
        found.append((runner.position.made, game.next_up(view), vars_of(view)[ON_TURN[game.key]]))
        question = runner.pending[0]
        runner.choose(Choice(question.seat, random_player(game.view(runner.state, question.seat), question, rng)))
    return found


def vars_of(view: object) -> dict[str, Seat]:
    return {name: getattr(view, name) for name in view.__struct_fields__}  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", ON_TURN)
def test_who_is_said_to_be_next_is_next(key: str):
    promised = kept = 0
    for seed in range(4):
        turns = played(games[key], seed)
        for (turn, following, _), (later, _, on_turn) in itertools.pairwise(turns):
            if later != turn and following is not None:
                promised += 1
                kept += following == on_turn
    assert promised > 20
    assert kept == promised


def test_where_a_card_may_turn_the_order_nobody_is_said_to_be_next():
    game = games["total_war"]
    runner = Runner(game, begin(game, Setup(seats=4, seed=1)))
    assert game.next_up(game.view(runner.state, None)) is None
