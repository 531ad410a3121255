"""How the tests are shared out among workers."""

from pathlib import Path

import pytest

from tests import in_parallel

ROOT = Path(__file__).parents[1]
PAGE = "tests/local/page/test_chat.py::test_a_message"


@pytest.mark.parametrize("name", sorted({*in_parallel.TOGETHER, *in_parallel.APART, *in_parallel.FIRST}))
def test_what_is_named_is_there(name: str):
    assert (ROOT / name).exists()


def test_tests_of_the_page_stay_together_others_with_their_file_and_random_games_nowhere():
    assert in_parallel.part_of(PAGE) == "tests/local/page"
    assert in_parallel.part_of("tests/data/test_words.py::test_a[x]") == "tests/data/test_words.py"
    games = "tests/engine/test_every_game.py::test_a[total_war]"
    assert in_parallel.part_of(games) == games


def test_the_longest_come_first():
    parts = [
        "tests/cogs/wire/clicks/test_address.py",
        "tests/table/faults/test_kill.py",
        "tests/e2e/together/test_lobby.py",
        "tests/local/page",
    ]

    assert sorted(parts, key=in_parallel.rank) == list(reversed(parts))


def test_two_workers_run_every_test_once(pytester: pytest.Pytester):
    for number in range(6):
        pytester.path.joinpath(f"test_{number}.py").write_text("def test_one(): pass\ndef test_two(): pass\n")
    plain = ("-p", "no:asyncio", "-p", "no:hypothesispytest")

    run = pytester.runpytest_inprocess("-n", "2", "-p", "tests.in_parallel", "-v", *plain)

    run.assert_outcomes(passed=12)
    said = run.stdout.str()
    for number in range(6):  # both tests of a file ran on the same worker
        workers = {line.split("]")[0] for line in said.splitlines() if f"PASSED test_{number}.py" in line}
        assert len(workers) == 1


@pytest.mark.parametrize(("cores", "workers"), [(None, 2), (1, 2), (2, 4), (64, in_parallel.MOST_WORKERS)])
def test_there_are_two_workers_for_each_core(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, cores: int | None, workers: int
):
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    config = pytester.parseconfigure("-p", "tests.in_parallel", "-p", "no:asyncio")

    assert config.hook.pytest_xdist_auto_num_workers(config=config) == workers, "what -n auto asks"
