"""The measure of interactions measures: a short run with the real bot gives a full table."""

import subprocess
import sys

import pytest

from bench import clicks, crowding, interactions, shares


async def test_a_short_run_gives_a_row_for_each_level(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(interactions, "LEVELS", (1, 3))
    await interactions.run(0.2)
    headings, _, *rows = capsys.readouterr().out.strip().splitlines()
    assert headings.count("|") == len(interactions.HEADINGS) + 1
    assert [row.split("|")[1].strip() for row in rows] == ["1", "3"]


def test_quantiles_and_shares_are_those_of_the_waits() -> None:
    waits = [number / 1000 for number in range(1, 101)]
    result = interactions.Result(4, 100, 0, 2.0, waits, server_cpu=0.1, bot_cpu=0.3)
    assert (result.quantile(0.5), result.quantile(0.99)) == (51.0, 100.0)
    assert result.row() == "| 4 | 50 | 51.0 | 100.0 | 0 | 1.00 | 3.00 | 25% |"


async def test_a_short_run_of_clicks_gives_both_rows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(clicks, "PAUSE", 0.1)
    await clicks.run(2, 1, 1.0, 4.0)
    _, _, burst, _, memory, steady = capsys.readouterr().out.strip().splitlines()
    assert burst.split("|")[1].strip() == "2 at once, 1 times"
    assert memory.startswith("memory of the bot")
    assert [row.split("|")[-2].strip() for row in (burst, steady)] == ["0", "0"]


async def test_a_short_run_of_crowding_gives_a_row_for_each_load(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in {"WAVE": 3, "HINTS": 2, "WAVES": 1, "WATCHERS": 40, "RESTING": 3, "PAUSE": 0.1}.items():
        monkeypatch.setattr(crowding, name, value)
    await crowding.run(lobbies=5, finished=5)
    headings, _, *rows, failed = capsys.readouterr().out.strip().splitlines()
    assert headings.count("|") == len(crowding.HEADINGS) + 1
    assert len(rows) == 9
    assert failed.endswith(": 0")


BUSY = (
    "import time; until = time.perf_counter() + 2\nwhile time.perf_counter() < until: pass\nprint(time.process_time())"
)


def test_a_process_with_a_part_of_a_core_gets_no_more_than_that() -> None:
    try:
        with shares.groups(0.2, 2) as (limited, free):
            hands = [
                subprocess.Popen([sys.executable, "-c", BUSY], stdout=subprocess.PIPE, text=True) for _ in range(2)
            ]
            for group, hand in zip(limited, hands, strict=True):
                group.add([hand.pid])
            assert [float(hand.communicate()[0]) / 2 < 0.4 for hand in hands] == [True, True]
            assert free.path.exists()
    except shares.NoShares as missing:
        pytest.skip(str(missing))
    assert not free.path.exists()
