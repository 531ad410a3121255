"""The table of who wins: the same command gives the same numbers, and the players it measures do not peek."""

import subprocess
import sys

import pytest

from engine import games
from engine.play import Choice, Runner, Setup, begin, resampled
from engine.rng import Rng
from scripts.balance import FIRST, OPTIONS, Match, Rate, play, spread, steadiness, tally, together


def told(*words: str) -> str:
    command = [sys.executable, "-m", "scripts.balance", *words, "--workers", "1"]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout


def test_the_same_command_gives_the_same_tables():
    words = ("total_war", "--seats", "3,5", "--games", "12")

    lines = told(*words).splitlines()

    assert lines == told(*words).splitlines()
    assert lines[0] == "| kaiju | 3 players | 5 players | all |"
    assert lines[15].startswith("Outside 0.80 to 1.25: ")
    assert lines[16].startswith("A kaiju between the player counts: chi-square ")
    assert len(lines) == 2 + 12 + 1 + 2 + 1 + 2 + 5


def test_player_counts_can_share_a_column():
    lines = told("total_war", "--seats", "3-4,5", "--games", "4").splitlines()

    assert lines[0] == "| kaiju | 3-4 players | 5 players | all |"
    assert [line.count("(") for line in lines[-5:]] == [2, 2, 2, 2, 1], "nobody is fifth at a table of four"


def test_a_pack_is_measured_in_place_of_our_files(tmp_path):
    (tmp_path / "total_war").mkdir()
    (tmp_path / "total_war" / "kaiju.toml").write_text("nonsense", encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        told("total_war", "--seats", "3", "--games", "1", "--pack", str(tmp_path))


def test_a_measurement_goes_on_from_the_games_it_kept(tmp_path):
    words = ("monopoly", "--seats", "2", "--level", "easy")
    whole = told(*words, "--games", "4")
    keep = tmp_path / "games.jsonl"

    told(*words, "--games", "2", "--keep", str(keep))
    first = keep.read_text(encoding="utf-8")
    again = told(*words, "--games", "4", "--keep", str(keep))

    assert again == whole
    assert keep.read_text(encoding="utf-8").startswith(first)
    assert len(keep.read_text(encoding="utf-8").splitlines()) == 4


def test_any_level_can_sit_on_all_seats():
    greedy, easy = (play(Match("total_war", 3, 1, level=level)) for level in ("greedy", "easy"))

    assert greedy.kaiju == easy.kaiju, "the deal is the same"
    assert sum(easy.shares) == pytest.approx(1)


@pytest.mark.parametrize("game", FIRST)
def test_every_game_gives_away_one_win(game):
    for seats in games[game].seats:
        result = play(Match(game, seats, number=seats))

        assert sum(result.shares) == pytest.approx(1)
        assert len(set(result.kaiju)) == seats


def test_rates_count_kaiju_and_places():
    results = [play(Match("total_war", 3, number)) for number in range(6)]

    rates = tally(iter(results))

    assert [rates[place].played for place in "123"] == [6, 6, 6]
    assert sum(rates[place].won for place in "123") == pytest.approx(6)
    assert sum(rate.played for name, rate in rates.items() if not name.isdigit()) == 18


def test_a_cell_says_the_ratio_to_the_fair_share_with_its_interval():
    assert Rate(won=50, played=100, fair=50).cell() == "1.00 (0.81-1.19)"
    assert Rate().cell() == ""


def test_what_is_outside_the_mark_is_told_beside_what_chance_would_bring():
    even, strong = Rate(won=500, played=1000, fair=500), Rate(won=700, played=1000, fair=500)

    assert spread([even, even]).endswith(
        "0 of 2 cells, 0.0 if all kaiju were equal. Beyond chance they differ by 0.00 (standard deviation)."
    )
    assert "1 of 2 cells, 0.0 if" in spread([even, strong])
    assert "differ by 0.28 " in spread([even, strong])
    # Few games scatter: one standard deviation is 0.32 here.
    assert "0 of 1 cells, 0.5 if" in spread([Rate(won=5, played=10, fair=5)])


def test_a_kaiju_that_differs_between_player_counts_is_told_from_one_that_does_not():
    few, many = Rate(won=600, played=1000, fair=500), Rate(won=400, played=1000, fair=500)

    steady = steadiness({"2 players": {"gigan": few}, "4 players": {"gigan": few}}, ("gigan", "mothra"))
    assert steady == "A kaiju between the player counts: chi-square 0; chance alone would bring 1."
    apart = steadiness({"2 players": {"gigan": few}, "4 players": {"gigan": many}}, ("gigan", "mothra"))
    assert apart == "A kaiju between the player counts: chi-square 80; chance alone would bring 1."


def test_all_player_counts_together_weigh_each_game_by_its_fair_share():
    two, four = Rate(won=5, played=10, fair=5), Rate(won=6, played=12, fair=3)

    both = together({"2 players": {"gigan": two}, "4 players": {"gigan": four}})

    assert both["gigan"] == Rate(won=11, played=22, fair=8)
    assert both["gigan"].cell().startswith("1.38 ")


@pytest.mark.parametrize("game", FIRST)
def test_advice_gives_the_same_answer_whatever_is_hidden(game):
    """The tables are of players who know only their own cards; so what others hold must not change an answer."""
    policy, chance = games[game].advice.policy, Rng.seeded("what is hidden")
    for seats in games[game].seats:
        table = Setup(seats, seed=seats, options=OPTIONS.get(game, {}))
        runner = Runner(games[game], begin(games[game], table), track=False)
        for _ in range(60):
            if not runner.pending:
                break
            question = runner.pending[0]
            picks = policy(runner.state, question, Rng.seeded(1))
            other = resampled(games[game], runner.state, question.seat, chance)
            assert policy(other, question, Rng.seeded(1)) == picks
            runner.choose(Choice(question.seat, picks))
