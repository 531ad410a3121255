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


def test_there_is_a_worker_more_than_there_are_cores(pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch):
    for cores, workers in ((None, 3), (1, 3), (2, 5), (64, in_parallel.MOST_WORKERS)):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        assert in_parallel.pytest_xdist_auto_num_workers(pytestconfig) == workers
