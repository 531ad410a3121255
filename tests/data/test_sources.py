"""What the source of a row says."""

import pytest

from data.sources import Origin, origin


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("rulebook", Origin("printed")),
        ("house", Origin("house")),
        ("rulebook: power 2; the rest house", Origin("printed", "power 2")),
        ("public photo: life 7; the rest house", Origin("review", "life 7")),
        ("rulebook: both sides", Origin("printed")),
        ("my own box", Origin("pack", "my own box")),
    ],
)
def test_a_source_says_what_is_printed_seen_elsewhere_or_ours(source, said):
    assert origin(source) == said
