"""The bench measures what it says: real games to their end, and ratios the right way round."""

import shutil
import subprocess
from pathlib import Path

import pytest

from bench import compare, engine
from bench.measure import Measure, measure, read_report, report
from bench.peers.homes import PEERS, ROOT
from engine import games


def test_work_is_counted_until_the_time_is_up():
    done = measure("steps", "steps", lambda: sum(1 for _ in range(1000)), seconds=0.01)

    assert done.count % 1000 == 0
    assert done.count > 0
    assert done.seconds >= 0.01


def test_a_report_can_be_read_back(capsys: pytest.CaptureFixture[str]):
    measures = [Measure("ours", "decisions", 10, 2.0), Measure("theirs", "ticks", 3, 1.5)]

    report(*measures)

    assert read_report(capsys.readouterr().out) == measures
    assert measures[0].rate == 5


@pytest.mark.parametrize("key", games)
def test_a_random_game_is_played_to_its_end(key):
    for seats in engine.table_sizes(games[key]):
        *_, last = engine.play(games[key], seats, seed=3)
        assert games[key].outcome(last.state) is not None


@pytest.mark.parametrize("key", games)
def test_games_by_steps_are_the_games_of_the_runner(key):
    seats = games[key].seats[0]

    assert engine.play_by_steps(games[key], seats, iter([5])) == engine.play_through(games[key], seats, iter([5]))


def test_every_registered_game_is_measured():
    found = compare.measured(compare.OURS, seconds=0.001)

    for key in games:
        assert {one.unit for one in found if one.what.startswith(key)} == {"decisions", "states", "looks"}


def test_ratios_say_how_many_times_faster_we_are():
    rates = [
        compare.Rate("rumble", "decisions", 300.0),
        compare.Rate("rumble, clone", "states", 900.0),
        compare.Rate("catan", "ticks", 100.0),
        compare.Rate("bot", "playouts", 50.0),
        compare.Rate("rumble, search", "looks", 500.0),
    ]

    assert compare.ratios_table(rates).splitlines() == [
        "| decisions/s against | catan |",
        "| --- | ---: |",
        "| rumble | 3.0 x |",
    ]
    assert compare.ratios_table(rates, "looks").splitlines()[-1] == "| rumble, search | 10.0 x |"
    assert "| rumble | decisions | 300 | 3,333.3 |" in compare.rates_table(rates).splitlines()


def test_a_round_runs_every_program_and_the_median_counts(tmp_path: Path):
    program = tmp_path / "program.sh"
    program.write_text(
        'echo "$1" >>"$0.runs"\n'
        'n=$(wc -l <"$0.runs"); case $n in 1) c=9;; 2) c=1;; *) c=4;; esac\n'
        'echo "[{\\"what\\": \\"w\\", \\"unit\\": \\"ticks\\", \\"count\\": $c, \\"seconds\\": 1}]"\n'
    )

    rates = compare.run([compare.Program(["sh", str(program)], {"PATH": "/usr/bin:/bin"})], seconds=7, rounds=3)

    assert rates == [compare.Rate("w", "ticks", 4)]
    assert (tmp_path / "program.sh.runs").read_text().split() == ["7", "7", "7"]


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_a_peer_is_pinned_and_its_program_is_sound(peer):
    assert all("==" in pin or "@" in pin[1:] for pin in peer.pins)
    if peer.kind == "python":
        path = ROOT.joinpath(*peer.program.split(".")).with_suffix(".py")
        compile(path.read_text(), str(path), "exec")
    elif shutil.which("node"):
        subprocess.run(["node", "--check", ROOT / peer.program], check=True)
    else:
        assert (ROOT / peer.program).exists()
