"""What can be answered, as rows in columns: a letter and what it means."""

from collections.abc import Sequence

from render.monopoly.options import Option
from render.scene.pieces import box, letter_disc
from render.scene.scene import Box, Layer, Mark, Panel
from render.theme import INK2, LINE, PAPER
from render.wide.fit import fitted_label

TALLEST, COMFORT, LEAST = 66, 48, 36  # pixels that a row is high
GAP = 6
RINGED = 46  # from this height on there is room around a letter


def choice_rows(offered: Sequence[Option], area: Box, most: int = 4) -> Layer:
    """Return the answers in as few columns as fit into *area*, at most *most*."""
    columns = next(
        (
            columns
            for least in (COMFORT, LEAST)
            for columns in range(1, most + 1)
            if -(-len(offered) // columns) * (least + GAP) <= area.height + GAP
        ),
        most,
    )
    columns = max(columns, min(len(offered), area.width // 460))
    rows = -(-len(offered) // columns)
    tall = min(TALLEST, (area.height + GAP) / rows - GAP)
    wide = (area.width - 10 * (columns - 1)) / columns
    marks: list[Mark] = []
    for at, option in enumerate(offered):
        left, top = area.left + at // rows * (wide + 10), area.top + at % rows * (tall + GAP)
        marks += _row(option, box(left, top, left + wide, top + tall))
    return Layer("choices", area.grown(6), tuple(marks))


def _row(option: Option, area: Box) -> list[Mark]:
    y, radius = (area.top + area.bottom) / 2, max(17.5, min(23, area.height / 2 - 6))
    x = area.left + radius + 10
    room = area.right - x - radius - 18
    return [
        Panel(area, 12, INK2, LINE, 2),
        *letter_disc(option.letter, x, y, radius)[0 if area.height >= RINGED else 1 :],
        fitted_label(
            option.phrase.short, (x + radius + 12, y), "body", 29 if area.height < 60 else 32, PAPER, width=room
        ),
    ]
