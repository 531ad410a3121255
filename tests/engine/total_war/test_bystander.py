"""Whoever follows a game of Total War by what is told, with the rulebook in hand, comes to the same table."""

from collections import Counter
from typing import Any

import pytest

from engine.play import Choice, Runner, Setup, begin
from engine.presets import options_of
from engine.rng import Rng
from engine.total_war.game import TotalWar
from engine.total_war.state import SWITCHES, War
from tests.engine.total_war.bystander import Bystander
from tests.engine.total_war.table import GAME

MOST = 600  # answers: immortals of a dozen may fight for long
PLAIN = {option.key: option.default for option in GAME.options}
PRESETS = {preset.key: options_of(GAME, preset) for preset in GAME.presets}


def options(rng: Rng, kind: str) -> dict[str, Any]:
    """Return the options of a preset, or a mixture of all there are; any mode."""
    mixed = {key: not rng.below(2) for key in SWITCHES}
    return PLAIN | PRESETS.get(kind, mixed) | {"mode": ("king_of_monsters", "immortals")[rng.below(2)]}


def same(bystander: Bystander, war: War) -> None:
    """Compare the table that was kept by hand with the real one."""
    for seat, fighter in zip(bystander.seats, war.fighters, strict=True):
        assert (seat.points, seat.is_out, seat.has_king) == (fighter.vp, bool(fighter.out), fighter.holds_king)
        assert (seat.is_furious, seat.is_spun) == (fighter.is_furious, fighter.is_spun)
        assert (Counter(seat.hand), Counter(seat.damage)) == (Counter(fighter.hand), Counter(fighter.damage))
    assert bystander.buildings == war.buildings_up


@pytest.mark.rule("TW-3.2", "TW-3.6", "TW-4.1", "TW-5.3", "TW-5.5", "TW-6.1", "TW-6.6", "TW-7.3")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("kind", [*PRESETS, "mixture"])
def test_what_is_told_of_a_game_is_what_the_rulebook_lets_happen(kind, seats):
    rng = Rng.seeded(f"{kind} {seats}")
    table = options(rng, kind)
    assert isinstance(GAME, TotalWar)
    kings = {"king_of_monsters": (0, seats - 1)}
    dealt = begin(GAME, Setup(seats, seed=seats, options=table, carried=kings))
    bystander, heard = Bystander(GAME.content, dealt.turn_start, table), 0
    runner = Runner(GAME, dealt)
    while runner.pending and runner.number < MOST:
        question = runner.pending[0]
        picks = list(getattr(question, "options", ()))
        rng.shuffle(picks)
        runner.choose(Choice(question.seat, tuple(picks[: question.least])))
        for event in runner.events[heard:]:
            bystander.follow(event)
        heard = len(runner.events)

    same(bystander, runner.state)
