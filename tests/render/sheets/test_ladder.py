"""Ladders, curves and the end of a season: they can be read, and their words say the same."""

import pytest

from render.orders import CurveOrder, CurvePoint, LadderOrder, Medal, Podium, RungBar, SeasonOrder
from render.posters.alt_text import season_alt_text
from render.posters.season import season
from render.sheets.curve import curve
from render.sheets.ladder import ladder
from tests.render import shown
from tests.render.positions import HARD_NAMES

ABOUT = {"title": "Ranking", "accent": "番付", "first": "Total War", "second": "autumn 2026"}


@pytest.mark.parametrize("rows", [1, 3, 8])
def test_a_ladder_can_be_read_whoever_is_on_it(rows: int):
    rungs = tuple(RungBar(HARD_NAMES[at], 1_290 - at, 90, at % 7, "rodan", "9 games this season") for at in range(rows))
    scene, alt = ladder(LadderOrder(game="total_war", rungs=rungs, **ABOUT))

    assert list(shown.problems(scene, "wide")) == []
    assert "1,290 ± 90" in alt.text


@pytest.mark.parametrize("games", [1, 2, 6, 400])
def test_a_curve_can_be_read_however_long_it_is(games: int):
    points = tuple(CurvePoint(1_000 + at % 90, max(120, 500 - at), "autumn 2026") for at in range(games))
    scene, alt = curve(CurveOrder(game="monopoly", points=points, provisional=4, **ABOUT))

    assert list(shown.problems(scene, "wide")) == []
    assert str(games) in alt.text


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_podium_can_be_read_with_equals_and_with_nobody(count: int):
    medals = tuple(Medal(place, HARD_NAMES[at], "rodan", "1,290 ± 90") for at, place in enumerate((1, 1, 3)))
    podiums = tuple(Podium(key, key, medals if key != "monopoly" else ()) for key in ("total_war", "monopoly", "x"))
    order = SeasonOrder(game="all", title="Kings of autumn 2026", podiums=podiums[:count])

    assert list(shown.problems(season(order), "wide")) == []
    assert "autumn 2026" in season_alt_text(order).text
