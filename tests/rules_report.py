"""``scripts/rules``: every numbered rule with its tags and its tests, and what no test cites."""

import argparse
import contextlib
import io
import sys
from collections.abc import Iterator

import pytest

from data.rulebook import Book, read_books
from tests.rule_coverage import Citations, citations


class Collected:
    """A pytest plugin that keeps what the collected tests cite."""

    def __init__(self) -> None:
        self.cited: Citations | None = None

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Keep the citations of a suite that was collected completely."""
        if not session.testsfailed:
            self.cited = citations(session.items)


def collect() -> Citations:
    """Return the tests that cite each id, found by collecting the suite without running it."""
    found, said = Collected(), io.StringIO()
    with contextlib.redirect_stdout(said):
        # Plain asserts: nothing runs, and this module has imported the plugin that pytest would rewrite.
        pytest.main(["--collect-only", "--assert=plain", "-p", "no:cacheprovider"], plugins=[found])
    if found.cited is None:
        sys.exit(f"The tests cannot be collected:\n{said.getvalue()}")
    return found.cited


def report(book: Book, cited: Citations, *, only_uncovered: bool = False) -> Iterator[str]:
    """Yield the lines about one *book*."""
    untested = [id for id in book.to_test if id not in cited]
    yield f"{book.title}: {len(book.to_test) - len(untested)} of {len(book.to_test)} tested"
    for id in untested if only_uncovered else book.to_test:
        tags = " ".join(book.entries[id].tags)
        for number, test in enumerate(cited.get(id, ["- no test -"])):
            yield f"  {id if number == 0 else '':9}{tags if number == 0 else '':8}{test}"


def main() -> None:
    """Print the report that was asked for."""
    books = read_books()
    parser = argparse.ArgumentParser(prog="scripts/rules", description=__doc__)
    parser.add_argument("--game", choices=books, help="only this game")
    parser.add_argument("--uncovered", action="store_true", help="only rules without a test")
    asked = parser.parse_args()
    cited = collect()
    for book in [books[asked.game]] if asked.game else books.values():
        print("\n".join(report(book, cited, only_uncovered=asked.uncovered)))


if __name__ == "__main__":
    main()
