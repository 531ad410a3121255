"""How a page lays out what can be pressed."""

from __future__ import annotations

import pytest

from cogs.wire.page import AMBER, ROW, Page, button, choice, select
from local.limits.components import walk
from tests.cogs.screens.test_pages import payload

ROW_OF, SELECT = 1, 3


@pytest.mark.parametrize(
    ("count", "rows"), [(1, [1]), (5, [5]), (6, [3, 3]), (7, [3, 4]), (11, [3, 4, 4]), (14, [4, 5, 5])]
)
def test_buttons_are_shared_out_evenly_so_that_none_stands_alone(count: int, rows: list[int]) -> None:
    labels = [str(number) for number in range(count)]
    page = Page(AMBER).press(*(button(label, f"k:1:0:pick:{label}") for label in labels))
    found = [part["components"] for part in walk(payload(page)["components"]) if part["type"] == ROW_OF]

    assert [len(row) for row in found] == rows
    assert max(rows) <= ROW
    assert [each["label"] for row in found for each in row] == labels


def test_a_select_has_a_row_of_its_own_between_the_buttons() -> None:
    listed = select("k:1:0:picks", "Choose", [choice("A", "a")])
    page = Page(AMBER).press(button("1", "k:1:0:pick:1"), listed, None, button("2", "k:1:0:pick:2"))
    found = [part["components"] for part in walk(payload(page)["components"]) if part["type"] == ROW_OF]
    assert [len(row) for row in found] == [1, 1, 1]
    assert found[1][0]["type"] == SELECT
