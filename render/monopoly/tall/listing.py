"""What can be answered, as a list: a letter and what it means."""

from collections.abc import Sequence

from render import theme
from render.monopoly.options import Option
from render.scene.pieces import letter_disc
from render.scene.scene import Box, Layer, Mark, Panel
from render.theme import INK2, LINE, MARGIN, PAPER, PHONE_WIDTH
from render.wide.fit import fitted_label

ROW = 62
RULE = "#2A3062"


def listing(offered: Sequence[Option], top: int) -> tuple[Layer, int]:
    """Return the list from *top* on, and where it ends."""
    frame = Box(MARGIN, top, PHONE_WIDTH - MARGIN, top + len(offered) * ROW + 20)
    left, right = frame.left + 20, frame.right - 20
    marks: list[Mark] = [Panel(frame, theme.RADIUS, INK2, LINE, 2)]
    for at, option in enumerate(offered):
        y = top + 10 + at * ROW
        if at:
            marks.append(Panel(Box(left - 4, y - 1, right, y + 1), 0, RULE))
        marks += letter_disc(option.letter, left + 26, y + ROW / 2, 23)
        room = right - left - 70
        marks.append(fitted_label(option.phrase.short, (left + 66, y + ROW / 2), "body", 30, PAPER, width=room))
    return Layer("choices", frame.grown(2), tuple(marks)), frame.bottom
