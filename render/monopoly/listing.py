"""The list below a board with a choice: a letter and what it means, in as many columns as there is room for."""

from collections.abc import Sequence

from render import theme
from render.monopoly.options import Option
from render.scene.pieces import letter_disc
from render.scene.scene import Box, Layer, Mark, Panel
from render.scene.text import label
from render.theme import INK2, LINE, PAPER

ROW = 62
RULE = "#2A3062"


def listing(offered: Sequence[Option], top: int, width: int) -> tuple[Layer, int]:
    """Return the list from *top* on, and where it ends."""
    columns = 1 if width < theme.WIDTH else 2 if len(offered) <= 16 else 3
    tall = -(-len(offered) // columns)
    frame = Box(theme.MARGIN, top, width - theme.MARGIN, top + tall * ROW + 20)
    wide = (frame.width - 40 - 40 * (columns - 1)) // columns
    marks: list[Mark] = [Panel(frame, theme.RADIUS, INK2, LINE, 2)]
    for at, option in enumerate(offered):
        left = frame.left + 20 + at // tall * (wide + 40)
        y = top + 10 + at % tall * ROW
        if at % tall:
            marks.append(Panel(Box(left - 4, y - 1, left + wide, y + 1), 0, RULE))
        marks += letter_disc(option.letter, left + 26, y + ROW / 2, 23)
        marks.append(label(option.phrase.short, (left + 66, y + ROW / 2), "body", 30, PAPER, width=wide - 70))
    return Layer("choices", frame.grown(2), tuple(marks)), frame.bottom
