"""Names as people write them, made harmless."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.names import LONGEST_NAME, mark, plain, rounded, span


@pytest.mark.parametrize("name", ["**bold**", "_it_", "~~no~~", "`code`", "||spoiler||", "> quote", "[a](http://b)"])
def test_nothing_in_a_name_formats(name):
    for sign in "*_~`|[":
        assert sign not in plain(name).replace(f"\\{sign}", "")


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123>", "<#5>", "<t:0:R>", "https://evil.example"])
def test_nothing_in_a_name_mentions_or_links(name):
    shown = plain(name)
    assert "@everyone" not in shown
    assert "@here" not in shown
    assert "<@" not in shown
    assert "<#" not in shown
    assert "<t:" not in shown
    assert "://" not in shown


@given(st.text(max_size=200))
def test_any_name_is_one_short_line(name):
    shown = plain(name)
    assert "\n" not in shown
    assert len(shown) <= 4 * LONGEST_NAME


def test_every_seat_has_its_own_shape():
    assert len({mark(seat) for seat in range(12)}) == 12


@pytest.mark.parametrize(
    ("seconds", "said"), [(300, (5, "minutes")), (3600, (1, "hours")), (86400, (1, "days")), (172800, (2, "days"))]
)
def test_a_span_is_said_in_its_largest_unit(seconds, said):
    assert span(seconds) == said


@pytest.mark.parametrize(
    ("seconds", "said"), [(20, (1, "minutes")), (600, (10, "minutes")), (7_300, (2, "hours")), (200_000, (2, "days"))]
)
def test_about_how_long_is_said_in_one_unit(seconds, said):
    assert rounded(seconds) == said
