"""A tournament as a picture: a row for each entry, its points round by round, and their sum."""

from render.alt_text import AltText
from render.orders import ContestOrder, ContestRow
from render.scene.scene import Box, Layer, Mark, Panel, Scene
from render.scene.text import label
from render.sheets.rows import head, in_words, plate, sky, stacked
from render.theme import AMBER, INK1, INK3, MARGIN, MIST, PAPER
from render.wide.fit import HEIGHT, WIDTH, fitted_label
from render.wide.strip import HEIGHT as STRIP
from render.words import Words, words

HEAD, BOTTOM = STRIP + 50, 14
LOW, HIGH = 48, 96  # rows: the least and the most they are high
TALL = 1500  # the height of the portrait
ROWS = {"wide": 10, "tall": 24}  # entries that fit
PLACE, NAME, TOTAL = 66, 112, WIDTH - MARGIN - 26
CELL, CELLS = 92, 9  # wide, and at most


def contest(order: ContestOrder) -> tuple[Scene, AltText]:
    """Return the picture of *order* and its alt text."""
    say = words(order.locale)
    height = TALL if order.form == "tall" else HEIGHT
    shown = order.rows[: ROWS[order.form]]
    places = stacked(len(shown), HEAD, height - BOTTOM, LOW, HIGH)
    rows = (
        _row(row, place, number, len(order.heads))
        for number, (row, place) in enumerate(zip(shown, places, strict=True))
    )
    layers = (head(order), _heads(order, say), *rows, *sky(order.game, places, HEAD, height))
    alt_text = in_words("contest-alt", order, say, (_line(row, say) for row in order.rows))
    return Scene(WIDTH, height, INK1, layers), alt_text


def _left(number: int, count: int) -> int:
    """Return the middle of the column of a round: they stand before the sum."""
    return TOTAL - 130 - (count - number - 1) * CELL


def _heads(order: ContestOrder, say: Words) -> Layer:
    y = STRIP + 28
    marks: list[Mark] = [
        fitted_label(text, (_left(number, len(order.heads)), y), "bold", 26, MIST, "m", width=CELL - 8)
        for number, text in enumerate(order.heads[:CELLS])
    ]
    marks.append(fitted_label(say("contest-points"), (TOTAL, y), "bold", 26, AMBER, "r", width=104))
    return Layer("heads", Box(0, STRIP, WIDTH, HEAD), tuple(marks))


def _row(row: ContestRow, area: Box, number: int, rounds: int) -> Layer:
    is_first = row.place == 1
    marks = list(plate(area, is_first))
    y = (area.top + area.bottom) / 2
    ink = MIST if row.is_out else PAPER
    size = min(40, 18 + area.height * 0.25)
    end = _left(0, rounds) - CELL / 2 if rounds else TOTAL - 120
    if row.place:
        marks.append(label(str(row.place), (PLACE, y), "poster", size + 4, AMBER if is_first else MIST, "m", 60))
    marks.append(fitted_label(row.name, (NAME, y), "bold", size, ink, width=round(end - NAME - 12)))
    for column, text in enumerate(row.cells[:CELLS]):
        x = _left(column, rounds)
        marks.append(Panel(Box(x - CELL // 2 + 4, area.top + 6, x + CELL // 2 - 4, area.bottom - 6), 8, INK3))
        marks.append(fitted_label(text, (x, y), "body", size * 0.8, ink, "m", width=CELL - 14))
    marks.append(fitted_label(row.total, (TOTAL, y), "poster", size + 4, AMBER if is_first else ink, "r", width=104))
    return Layer(f"row {number}", area.grown(24), tuple(marks))


def _line(row: ContestRow, say: Words) -> str:
    cells = say.broken(row.cells) or "–"  # a comma may be a decimal sign
    return say("contest-alt-row", place=row.place, name=row.name, cells=cells, total=row.total)
