"""Levels as data, and the arena that measures them."""

import subprocess
import sys

import pytest
from msgspec.structs import replace

from engine import games
from engine.monopoly.events import Bought, WorksChanged
from engine.play import Choice, Runner, Setup, begin
from engine.players.levels import Level, answer, levels
from engine.players.world import World
from engine.rng import Rng
from scripts import ladder
from scripts.arena import wilson
from tests.engine.total_war.table import GAME


def world() -> World:
    position = begin(GAME, Setup(4, seed=3))
    return World(GAME, position, position.turn_start.to_play)


@pytest.mark.parametrize("game", games)
def test_a_game_with_advice_has_its_levels_from_weak_to_strong(game):
    known = levels(game)

    assert list(known) == ["random", "easy", "greedy", "normal", "hard"]
    assert known["normal"].seconds <= 1
    assert known["hard"].seconds <= 5
    assert known["hard"].iterations > known["normal"].iterations


def test_a_game_without_advice_has_random_players():
    assert list(levels("chess")) == ["random"]


@pytest.mark.parametrize("name", ["random", "easy", "normal"])
def test_every_level_gives_a_legal_answer(name):
    here = world()

    assert answer(here, levels("total_war")[name], Rng.seeded(1))[0] in here.question.options


@pytest.mark.parametrize("name", ["random", "easy", "normal"])
def test_every_level_of_tokyo_clash_gives_a_legal_answer(name):
    game = games["tokyo_clash"]
    position = begin(game, Setup(3, seed=3))
    here = World(game, position, Runner(game, position).pending[0].seat)

    assert answer(here, levels("tokyo_clash")[name], Rng.seeded(1))[0] in here.question.options


def test_one_who_thinks_blunders_among_what_looked_worth_a_thought():
    here = world()
    level = Level("search", blunder=1.0, iterations=1)
    ranked = games["total_war"].advice.ranked(here.sample(Rng.seeded(1)).state, here.question, Rng.seeded(1))

    given = {answer(here, level, Rng.seeded(seed)) for seed in range(40)}

    assert given <= set(ranked)
    assert len(given) > 1


@pytest.mark.parametrize("seed", range(4))
def test_an_easy_player_of_monopoly_gives_nothing_away_by_mistake(seed):
    game = games["monopoly"]
    clumsy = replace(levels("monopoly")["easy"], blunder=1.0)
    runner, rng = Runner(game, begin(game, Setup(3, seed=seed))), Rng.seeded("clumsy")
    for _ in range(400):
        if not runner.pending or runner.pending[0].ask == "debt":
            break  # only need makes it sell
        asked = World(game, runner.position, runner.pending[0].seat)
        given = answer(asked, clumsy, rng)
        assert not {"deal", "sell"} & set(given)
        assert not any(str(pick).startswith(("rights:", "stand_down", "withdraw:")) for pick in given)
        runner.choose(Choice(asked.seat, given))

    works = [event for event in runner.events if isinstance(event, WorksChanged)]
    assert any(isinstance(event, Bought) for event in runner.events)
    assert works
    assert all(event.cost >= 0 for event in works)


def test_blunders_of_a_heedless_player_are_any_answer():
    here = world()
    given = {answer(here, Level("advice", blunder=1.0), Rng.seeded(seed)) for seed in range(60)}

    assert given == {(option,) for option in here.question.options}


def test_the_clock_stops_a_search_before_its_iterations_do():
    ticks = iter(range(100))
    level = Level("search", iterations=1_000_000, seconds=5)

    assert answer(world(), level, Rng.seeded(1), clock=lambda: next(ticks))
    assert next(ticks) < 10


def test_without_time_for_one_iteration_the_advice_answers():
    level = Level("search", iterations=10, seconds=0)

    assert answer(world(), level, Rng.seeded(1), clock=lambda: 1.0)


def test_the_arena_plays_a_tournament_and_gives_the_same_table_again():
    command = [sys.executable, "-m", "scripts.arena", "total_war", "--levels", "easy,random", "--games", "24"]
    command += ["--by", "level,kaiju,seat", "--workers", "1"]
    first, again = (subprocess.run(command, capture_output=True, text=True, check=True, timeout=120) for _ in "12")

    tables = first.stdout.rsplit("\n24 games", 1)[0]
    assert tables == again.stdout.rsplit("\n24 games", 1)[0]
    assert "| easy | 24 |" in tables
    assert "| seat 3 | 24 |" in tables


def test_an_unknown_level_is_one_sentence():
    command = [sys.executable, "-m", "scripts.arena", "total_war", "--levels", "genius"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)

    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "random, easy, greedy, normal, hard" in done.stderr


def test_the_interval_of_wilson_is_the_textbooks():
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert wilson(1.0, 10)[1] == 1.0


def test_the_ladder_goes_on_where_it_was_and_its_goals_are_those_we_set(tmp_path, monkeypatch):
    file = tmp_path / "ladder.jsonl"
    rung = ladder.Rung("total_war", ("easy", "random", "easy", "random"), 0.6)
    monkeypatch.setattr(ladder, "RUNGS", (rung,))
    ladder.climb(file, games=2, workers=1, rungs=ladder.RUNGS)
    first = file.read_text()
    ladder.climb(file, games=4, workers=1, rungs=ladder.RUNGS)

    assert file.read_text().startswith(first)
    assert len(file.read_text().splitlines()) == 4
    assert "| total_war | 2 *easy* against 2 *random* | 4 |" in "\n".join(ladder.rows(file))


def test_every_game_has_its_rungs():
    climbed = {(rung.game, rung.levels[0], rung.levels[1]) for rung in ladder.RUNGS}

    assert climbed >= {(game, *pair) for game in games for pair in (("normal", "easy"), ("hard", "normal"))}
    for rung in ladder.RUNGS:
        known = levels(rung.game)
        assert all(count <= known[level].iterations for level, count in rung.iterations.items())
