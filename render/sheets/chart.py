"""A chart of a game: one line for each seat, with the seat's shape as marker and its last value as label."""

from collections.abc import Sequence

import msgspec

from render import theme
from render.scene.pieces import badge, box
from render.scene.scene import Box, Glow, Label, Mark, Panel, Point, Stroke
from render.scene.text import label
from render.theme import INK2, MIST

GRID = "#343B78"
STRAND = 4
ROUND_LABELS = 9  # at most so many along the bottom


class Series(msgspec.Struct, frozen=True):
    """The values of *seat*, one for each name along the bottom."""

    seat: int
    values: tuple[int, ...]


class Plot(msgspec.Struct, frozen=True):
    """Where things lie in a chart."""

    area: Box
    most: int
    count: int

    def point(self, at: int, value: int) -> Point:
        """Return where *value* lies at position *at*."""
        x = self.area.left + self.area.width * at / max(1, self.count - 1)
        return x, self.area.bottom - self.area.height * value / self.most


def chart(series: Sequence[Series], names: Sequence[str], area: Box, most: int, leader: int | None) -> list[Mark]:
    """Return the lines of *series* in *area*; the *leader* is drawn last and glows."""
    step = next(step for step in (1, 2, 3, 4, 5, 10, 20, 50, 100) if most / step <= 6)
    most = -(-max(1, most) // step) * step
    plot = Plot(box(area.left + 48, area.top, area.right - 150, area.bottom - 46), most, len(names))
    marks = _grid(plot, step) + _bottom(plot, names)
    ordered = sorted(series, key=lambda each: (each.seat == leader, each.values[-1]))
    for rank, each in enumerate(ordered):
        # Lines that end equal lie beside each other like strands, so that none hides another.
        equals = sum(other.values[-1] == each.values[-1] for other in ordered[:rank])
        marks += _line(plot, each, 0 if each.seat == leader else equals * STRAND, is_leader=each.seat == leader)
    return marks + _ends(plot, series)


def _grid(plot: Plot, step: int) -> list[Mark]:
    marks: list[Mark] = []
    for value in range(0, plot.most + 1, step):
        _, y = plot.point(0, value)
        marks.append(Panel(box(plot.area.left, y - 1, plot.area.right, y + 1), 0, GRID))
        marks.append(label(str(value), (plot.area.left - 14, y), "body", 26, MIST, "r"))
    return marks


def _bottom(plot: Plot, names: Sequence[str]) -> list[Mark]:
    every = -(-len(names) // ROUND_LABELS)
    shown = [at for at in range(0, len(names), every) if len(names) - 1 - at >= every or at == len(names) - 1]
    if shown[-1] != len(names) - 1:
        shown.append(len(names) - 1)
    return [label(names[at], (plot.point(at, 0)[0], plot.area.bottom + 32), "body", 26, MIST, "m") for at in shown]


def _line(plot: Plot, series: Series, lift: float, *, is_leader: bool) -> list[Mark]:
    places = (plot.point(at, value) for at, value in enumerate(series.values))
    points = tuple((x, y - lift) for x, y in places)
    colour = theme.seat_colour(series.seat)
    line = Stroke(points, colour, 8 if is_leader else 4)
    marks: list[Mark] = []
    if is_leader:
        marks += [Stroke(points, INK2, 14), Glow(line, 6, colour, 0.5)]
    marks.append(line)
    rises = [at for at in range(1, len(points)) if series.values[at] != series.values[at - 1]]
    for at in dict.fromkeys([*rises, len(points) - 1]):
        marks += badge(series.seat, *points[at], 10, INK2, 4)
    return marks


def _ends(plot: Plot, series: Sequence[Series]) -> list[Mark]:
    """Return the last values beside the ends of the lines, pushed apart downwards where they would collide."""
    gap = min(44.0, (plot.area.height + 40) / max(1, len(series) - 1))
    size = max(theme.LEAST, min(40.0, gap * 0.9))
    ordered = sorted(series, key=lambda each: -each.values[-1])
    ys: list[float] = []
    for each in ordered:
        y = plot.point(0, each.values[-1])[1]
        ys.append(max(y, ys[-1] + gap) if ys else y)
    lift = max(0.0, ys[-1] - plot.area.bottom - 30)
    marks: list[Mark] = []
    for at, each in enumerate(ordered):
        y = max(ys[at] - lift, plot.area.top + gap * at - 10)
        marks += badge(each.seat, plot.area.right + 48, y, size * 0.34)
        marks.append(_end(each, plot.area.right + 76, y, size))
    return marks


def _end(series: Series, x: float, y: float, size: float) -> Label:
    return label(str(series.values[-1]), (x, y), "poster", size, theme.seat_colour(series.seat))
