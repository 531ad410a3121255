"""The result card of any game: who came where."""

from typing import Any

import pytest

from render.orders import Chance, Form, ProspectsOrder, Turned
from render.scene.colour import READABLE, contrast, rgb
from render.scene.scene import Label, Layer, Panel
from render.sheets.chart import Series
from render.sheets.result import Result, Row, result
from render.theme import SEATS
from scripts.pictures import every_picture
from tests.render import shown


def card(winner: int, seats: int, **more: Any) -> Result:
    order = [winner, *(seat for seat in range(seats) if seat != winner)]
    rows = tuple(Row(place, seat, "gigan", "Gigan", "mari", seats - place) for place, seat in enumerate(order, 1))
    return Result(
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
        **more,
    )


def first_row(winner: int, seats: int) -> Layer:
    return result(card(winner, seats)).layer(f"place of seat {winner}")


def prospects(seats: int, language: str) -> ProspectsOrder:
    """Return how a game of *seats* went whose first seat has won, with turning points that lie close together."""
    shares = [tuple(0.5 / (seat + 1) + 0.01 * (step * (seat + 3) % 9) for step in range(30)) for seat in range(seats)]
    return ProspectsOrder(
        game="total_war",
        locale=language,
        title="Total War",
        fact="#7",
        is_open=True,
        steps=tuple(range(30)),
        seats=tuple(Chance("gigan", "Gigan", "mari", each) for each in shares),
        turns=(Turned(9, 0.2, 0.4), Turned(10, 0.4, 0.3), Turned(28, 0.5, 0.7)),
        winners=(0,),
    )


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "ja", "pt-BR"])
@pytest.mark.parametrize("seats", [2, 4, 12])
def test_a_result_shows_how_the_prospects_went_so_that_it_can_be_read_in_both_forms(seats: int, language: str):
    forms: tuple[Form, ...] = ("wide", "tall")
    for form in forms:
        scene = result(card(0, seats, prospects=prospects(seats, language), form=form))

        texts = scene.texts("chart")
        assert {"1", "2", "3"} <= set(texts)
        assert "Points".upper() not in texts
        assert list(shown.problems(scene, form)) == []
        assert (scene.height > scene.width) == (form == "tall")


@pytest.mark.parametrize(("winner", "seats"), [(seat, max(4, seat + 1)) for seat in range(12)] + [(6, 12), (9, 12)])
def test_the_name_of_every_winner_is_readable_on_its_bright_row(winner: int, seats: int):
    marks = first_row(winner, seats).marks
    ground = next(mark for mark in marks if isinstance(mark, Panel))
    name = next(mark for mark in marks if isinstance(mark, Label) and mark.text == "GIGAN")

    assert ground.edge == name.colour == SEATS[winner].colour
    assert contrast(rgb(name.colour), rgb(ground.fill)) >= READABLE


def test_results_cards_and_statistics_can_be_read_where_they_are_looked_at():
    kinds = {"result", "card", "table", "names", "person"}
    results = {each.key: each.scene for each in every_picture() if each.key.split("-")[1] in kinds}
    unreadable = {key: found for key, scene in results.items() if (found := list(shown.problems(scene, "wide")))}

    assert {key.split("-")[1] for key in results} == kinds
    assert all(scene.width * 350 == scene.height * 550 for scene in results.values())
    assert unreadable == {}
