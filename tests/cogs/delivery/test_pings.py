"""What a public ping lists: only what can be read from lines that everybody sees."""

import pytest

from cogs.screens.panel import since_last_act
from table import LogLine


def line(version: int, at: float, seat: int, *, by: str = "human", undone: int | None = None) -> LogLine:
    return LogLine(version, at, "act", seat, by=by, undone=undone)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ([line(1, 1.0, 0), line(2, 2.0, 1), line(3, 3.0, 0)], []),
        ([line(1, 1.0, 0), line(2, 2.0, 1), line(3, 3.0, 2)], [2, 3]),
        ([line(1, 1.0, 0), line(2, 1.0, 0), line(3, 1.0, 1)], [3]),  # several answers in one act
        ([line(1, 1.0, 0), line(2, 2.0, 1), line(3, 2.0, 0), line(4, 2.0, 0)], [2, 3, 4]),  # what another's act led to
        ([line(1, 1.0, 1), line(2, 2.0, 0, by="fallback")], [1, 2]),
        ([line(1, 1.0, 0), line(2, 2.0, 1), line(3, 3.0, 0, undone=4)], [2]),
        ([line(1, 1.0, 1), line(2, 2.0, 2)], [1, 2]),
    ],
)
def test_a_ping_lists_what_happened_since_the_seat_was_last_seen_to_act(lines, told):
    assert [each.version for each in since_last_act(lines, 0)] == told
