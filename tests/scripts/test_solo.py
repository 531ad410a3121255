"""The text player, as somebody would use it: a process, a keyboard, a screen."""

import shlex
import subprocess
import sys

import pytest

from engine import games


def solo(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "scripts.solo", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize("key", sorted(games))
def test_a_game_is_watched_to_its_end(key):
    done = solo(key, "--seat", "none", "--seed", "3")

    assert (done.returncode, done.stderr) == (0, "")
    assert "The end (" in done.stdout.splitlines()[-1]


def test_a_person_sees_the_table_the_question_and_its_options_and_answers_by_number_or_token():
    done = solo("total_war", "--seats", "4", "--seed", "7", typed="card:7b\n1\nquit\n")

    assert "Seat 0, answer:" in done.stdout
    assert "   2 card:7b\n" in done.stdout
    assert "hand=8,2,7b" in done.stdout
    assert "Played seat=0 card=7b power=0 strike=7 " in done.stdout
    assert done.stderr == ""


def test_the_others_play_as_well_as_is_asked_for_and_a_report_says_so():
    words = ("total_war", "--seats", "4", "--seed", "7", "--level", "easy")
    done = solo(*words, typed="card:7b\nreport\nquit\n")

    report = next(line for line in done.stdout.splitlines() if "scripts/solo total_war" in line)
    again = solo(*shlex.split(report.removeprefix("> "))[1:], typed="quit\n").stdout
    random = solo(*words[:-1], "random", typed="card:7b\nquit\n").stdout

    assert "--level easy" in report
    assert last_question(again) == last_question(done.stdout) != last_question(random)


def test_nobody_elses_cards_are_shown():
    done = solo("total_war", "--seats", "4", "--seed", "7", typed="log\nquit\n")

    assert "Drew seat=3 count=1 cards=-" in done.stdout


def test_a_wrong_answer_gets_a_sentence_and_the_question_stays():
    done = solo("total_war", "--seats", "4", "--seed", "7", typed="nonsense\ncard:2 card:8\nhit\ncard:8\nquit\n")

    assert "nonsense cannot be chosen now." in done.stdout
    assert "Choose 1, not 2." in done.stdout
    assert "hit cannot be chosen now. (TW-4.9)" in done.stdout
    assert "Played seat=0 card=8" in done.stdout


def test_a_report_brings_anybody_to_the_same_point():
    words = ("total_war", "--seats", "5", "--seed", "9", "--seat", "2", "--option", "mode=immortals")
    there = solo(*words, typed="1\n1\nreport\nquit\n").stdout
    report = next(line for line in there.splitlines() if "scripts/solo total_war" in line)

    again = solo(*shlex.split(report.removeprefix("> "))[1:], typed="view\nquit\n").stdout

    assert "mode=immortals" in report
    assert last_question(again) == last_question(there)


def last_question(text: str) -> str:
    return text[text.rindex("\nSeat ") :].split("> ")[0]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--seats", "2"), "is for 3 to 12 players, not 2. (TW-1.1)"),
        (("--option", "mode=chess"), "Option 'mode' can be king_of_monsters, immortals, not 'chess'"),
        (("--option", "size"), "written KEY=VALUE"),
        (("--seat", "first"), "Seats are numbers"),
        (("--kaiju", "0=yeti"), "no kaiju called 'yeti'"),
    ],
)
def test_a_table_laid_wrong_is_one_sentence_and_exit_code_2(words, sentence):
    done = solo("total_war", *words)

    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
