"""Which guide leads through a practice table: that of its lesson, as long as there is one of that name."""

from __future__ import annotations

from table.practice.guide import LESSON, Guide
from table.practice.table import PURPOSE, is_practice
from table.store.rows import TableRow
from table.versions.catalogue import Catalogue


def guide_of(row: TableRow, catalogue: Catalogue) -> Guide | None:
    """Return the guide of a table, None if it is not that of a lesson."""
    family, _, rest = str(row.options.get(PURPOSE, "")).partition(":")
    if not is_practice(row) or family != LESSON:
        return None
    return guide_for(catalogue, *rest.split("/", 1))


def guide_for(catalogue: Catalogue, game: str, key: str = "") -> Guide | None:
    """Return the guide through a lesson, None if there is none of that name."""
    lesson = catalogue.lesson(game, key)
    if lesson is None:
        return None
    lessons = catalogue.lessons(game)
    return Guide(lesson, lessons.index(lesson) + 1, len(lessons))
