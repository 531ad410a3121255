"""Pages for those who watch: the replay of any game through any eyes, and lists of tables."""

from __future__ import annotations

import pytest

from cogs import ids
from cogs.pages import watching
from cogs.pictures import hand_order
from engine import games
from local.limits.components import walk as parts_of
from render.artists import drawn
from tests.cogs.looks import NAMES, lines, story, walk
from tests.cogs.test_pages import custom_ids, payload

SELECT = 3


@pytest.mark.parametrize(
    ("key", "count", "every"), [("total_war", 12, 40), ("tokyo_clash", 4, 90), ("monopoly", 8, 900)]
)
def test_a_replay_offers_every_seats_hand_at_every_step(key: str, count: int, every: int) -> None:
    for runner in walk(count, count, every, games[key]):
        for seat in (*range(count), None):
            tale = story(runner, seat, count)
            (line, *_) = lines(tuple(runner.events)[-1:], None) or [None]
            page = watching.replay(tale, line, [], 3, 30)
            moments = [ids.read(each) for each in custom_ids(page)]
            assert {moment.rest.partition(".")[2] for moment in moments if moment} == {
                "-" if seat is None else str(seat)
            }
            (whose,) = [part for part in parts_of(payload(page)["components"]) if part["type"] == SELECT]
            assert [option["value"] for option in whose["options"]] == [*map(str, range(count)), "-"]
            assert [option["value"] for option in whose["options"] if option.get("default")] == [
                "-" if seat is None else str(seat)
            ]
            if seat is not None:
                assert NAMES[seat] in (alt := drawn(hand_order(tale))[1].alt) or "Computer" in alt
