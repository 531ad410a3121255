"""A pytest plugin: tests cite the numbered rules, and no rule goes without a test.

Every run fails on a test that cites an unknown id. A run of the whole suite also fails on an id of a
registered game that no test cites. In a run with several workers each worker looks, and the whole run fails.
"""

import importlib
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from data.rulebook import Book, read_books

Citations = Mapping[str, list[str]]
OUTPUT = "rules and their tests"


def registered_games() -> Collection[str]:
    """Return the keys of the games the engine can play."""
    games: Mapping[str, object] = getattr(importlib.import_module("engine"), "games", {})
    return tuple(games)


def citations(items: Iterable[pytest.Item]) -> Citations:
    """Return the tests (file::name) that cite each id; a test that is always skipped proves nothing."""
    cited: dict[str, list[str]] = {}
    for item in items:
        if item.get_closest_marker("skip"):
            continue
        name = item.nodeid.partition("[")[0]
        for mark in item.iter_markers("rule"):
            for id in mark.args or ("nothing",):
                tests = cited.setdefault(id, [])
                if name not in tests:
                    tests.append(name)
    return cited


def unknown_ids(books: Mapping[str, Book], cited: Citations) -> Iterator[str]:
    """Say which tests cite what is no rule."""
    known = {id for book in books.values() for id in book.entries}
    for id in cited.keys() - known:
        yield from (f"{test} cites {id}, which is no rule" for test in cited[id])


def untested_ids(books: Mapping[str, Book], games: Iterable[str], cited: Citations) -> Iterator[str]:
    """Say which rules of the registered *games* no test cites."""
    for game in games:
        if game not in books:
            yield f"{game} is registered and has no rules in docs/rules"
            continue
        yield from (f"{id} has no test" for id in books[game].to_test if id not in cited)


class RuleCoverage:
    """Watches one run; what it finds wrong turns a passing run into a failing one."""

    def __init__(self, config: pytest.Config) -> None:
        self.is_whole = is_whole(config)
        self.problems: list[str] = []
        self.output: dict[str, object] | None = getattr(config, "workeroutput", None)

    def pytest_deselected(self) -> None:
        """Remember that a part of the suite was left out."""
        self.is_whole = False

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Compare what the collected tests cite with the rules."""
        books, cited = read_books(), citations(session.items)
        self.problems += sorted(unknown_ids(books, cited))
        if self.is_whole and not session.testsfailed:
            self.problems += untested_ids(books, registered_games(), cited)
        if self.output is not None:
            self.output[OUTPUT] = self.problems

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        """Take over what a worker found; all of them look at the same tests."""
        found = getattr(node, "workeroutput", {}).get(OUTPUT, ())
        self.problems += [problem for problem in found if problem not in self.problems]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail the run if something is wrong and nothing else failed it."""
        if self.problems and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """List the problems."""
        if self.problems:
            terminalreporter.section(OUTPUT, red=True, bold=True)
            for problem in self.problems:
                terminalreporter.line(problem)


def is_whole(config: pytest.Config) -> bool:
    """Whether this run was asked for the whole suite."""
    suites = {config.rootpath, *(config.rootpath / path for path in config.getini("testpaths"))}
    given = {Path(config.invocation_params.dir, path).resolve() for path in config.args}
    narrowed = any(config.getoption(name, None) for name in ("ignore", "ignore_glob", "lf"))
    return bool(given & suites) and not narrowed


def pytest_configure(config: pytest.Config) -> None:
    """Begin to watch the run."""
    config.pluginmanager.register(RuleCoverage(config), "rule-coverage")
