"""The tables of how long games of Monopoly last: the same command gives the same numbers, and a stopped one goes on."""

import subprocess
import sys

from scripts.lengths import Length, Match, lengths_row, play, seats_row


def told(*words: str) -> str:
    command = [sys.executable, "-m", "scripts.lengths", *words, "--workers", "1"]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout


def test_a_stopped_measurement_goes_on_to_the_same_tables(tmp_path):
    words = ("--players", "greedy", "--preset", "printed,house", "--seats", "2")
    keep = tmp_path / "games.jsonl"

    whole = told(*words, "--games", "3")
    told(*words, "--games", "1", "--keep", str(keep))

    assert told(*words, "--games", "3", "--keep", str(keep)) == whole
    assert len(keep.read_text(encoding="utf-8").splitlines()) == 6
    assert [line.split(" | ")[1:3] for line in whole.splitlines() if line.startswith("| greedy")] == [
        ["printed", "2"],
        ["house", "2"],
    ] * 2


def test_a_preset_and_an_option_decide_how_a_game_is_played():
    printed, house = (play(Match("turtle", preset, 2, 5)) for preset in ("printed", "house"))
    short = play(Match("turtle", "printed", 2, 5, (("lap_limit", 12),)))

    assert house.reason == short.reason == "lap_limit"
    assert short.turns < house.turns < printed.turns


def test_a_line_counts_turns_answers_and_endings():
    found = [Length(50, 200, "last_free", (0,)), Length(70, 240, "lap_limit", (0, 1)), Length(90, 400, "unended", ())]

    line = lengths_row("greedy", "printed", 2, found)

    assert line == ("| greedy | printed | 2 | 3 | 50 / 70 / 70 | 90 | 67% | 140 (80-200) | 200 | 2.0 | 33% | 1 |")
    assert seats_row("greedy", "printed", 2, found[:2]).startswith("| greedy | printed | 2 | 1.50 (")
