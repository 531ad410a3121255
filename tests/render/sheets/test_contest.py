"""The picture of a tournament: everybody's points by round, in both forms, and all of it in its alt text."""

import msgspec
import pytest

from render.artists import draw
from render.orders import ContestOrder, ContestRow
from render.scene.scene import Label
from render.sheets.contest import ROWS

PEOPLE = tuple(ContestRow(at + 1, f"Person {at}", f"{30 - at}", ("1", "0.5")) for at in range(30))


def order(*rows: ContestRow, form: str = "wide") -> ContestOrder:
    facts = {"title": "Tournament", "accent": "Swiss", "first": "Total War", "second": "Round 2"}
    return ContestOrder(game="total_war", heads=("R1", "R2"), rows=rows, form=form, **facts)


@pytest.mark.parametrize("form", ["wide", "tall"])
def test_the_best_are_shown_with_their_points_round_by_round(form):
    scene, _ = draw(order(*PEOPLE, form=form))

    texts = [mark.text for layer in scene.layers for mark in layer.marks if isinstance(mark, Label)]
    assert [text for text in texts if text.startswith("Person")] == [row.name for row in PEOPLE[: ROWS[form]]]
    assert texts.count("0.5") == ROWS[form]
    assert all(layer.box.bottom <= scene.height + 24 for layer in scene.layers)
    assert (scene.height > scene.width) == (form == "tall")


def test_the_alt_text_names_everybody_there_is_room_for():
    _, alt = draw(order(*PEOPLE[:3]))

    assert "Tournament, Swiss: Total War, Round 2." in alt.alt
    assert "3. Person 2: 28 points (1; 0.5)." in alt.alt
    _, japanese = draw(msgspec.structs.replace(order(*PEOPLE[:3]), locale="ja"))
    assert "（1／0.5）" in japanese.alt
