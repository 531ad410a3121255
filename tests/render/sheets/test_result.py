"""The result card of any game: who came where."""

import pytest

from render.scene.colour import READABLE, contrast, rgb
from render.scene.scene import Label, Layer, Panel
from render.sheets.chart import Series
from render.sheets.result import Result, Row, result
from render.theme import SEATS
from scripts.pictures import every_picture
from tests.render import shown


def first_row(winner: int, seats: int) -> Layer:
    order = [winner, *(seat for seat in range(seats) if seat != winner)]
    rows = tuple(Row(place, seat, "gigan", "Gigan", "mari", seats - place) for place, seat in enumerate(order, 1))
    card = Result(
        game="Total War",
        headline="Winner",
        katakana="ガイガン",
        reason="10 victory points",
        rows=rows,
        winner=winner,
        chart_title="Points",
        series=tuple(Series(seat, (0, 1)) for seat in range(seats)),
        rounds=("Start", "1"),
        icon="own-hookbeak",
        palette="total_war",
    )
    return result(card).layer(f"place of seat {winner}")


@pytest.mark.parametrize(("winner", "seats"), [(seat, max(4, seat + 1)) for seat in range(12)] + [(6, 12), (9, 12)])
def test_the_name_of_every_winner_is_readable_on_its_bright_row(winner: int, seats: int):
    marks = first_row(winner, seats).marks
    ground = next(mark for mark in marks if isinstance(mark, Panel))
    name = next(mark for mark in marks if isinstance(mark, Label) and mark.text == "GIGAN")

    assert ground.edge == name.colour == SEATS[winner].colour
    assert contrast(rgb(name.colour), rgb(ground.fill)) >= READABLE


def test_results_decks_cards_and_statistics_can_be_read_where_they_are_looked_at():
    kinds = {"result", "deck", "card", "table", "names", "person"}
    results = {each.key: each.scene for each in every_picture() if each.key.split("-")[1] in kinds}
    unreadable = {key: found for key, scene in results.items() if (found := list(shown.problems(scene, "wide")))}

    assert {key.split("-")[1] for key in results} == kinds
    assert all(scene.width * 350 == scene.height * 550 for scene in results.values())
    assert unreadable == {}
