"""What every test run has: the check that rules and tests fit together."""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import settings

from tests.table import postgres

pytest_plugins = ["pytester", "tests.rule_coverage", "tests.telling"]

# How long an example takes is the machine's business, not the test's.
settings.register_profile("house", deadline=None)
settings.load_profile("house")


FREE: list[str] = []  # databases that tests have used and emptied


@pytest.fixture(scope="session")
def postgres_databases() -> Iterator[Callable[[], str]]:
    """Return what makes a database; the server is started by the first test that wants one, once in a process."""
    with postgres.databases() as fresh:
        yield fresh


@pytest.fixture
def postgres_url(postgres_databases: Callable[[], str]) -> Iterator[str]:
    """Return the URL of a database with our schema and nothing in it; the next test may have it again."""
    url = FREE.pop() if FREE else postgres_databases()
    yield url
    if postgres.emptied(url):
        FREE.append(url)
