"""Somebody's rating over their games: a line in the band of what it may be, cut where a season ends."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from render.alt_text import AltText, alt_text
from render.orders import CurveOrder, CurvePoint
from render.scene.pieces import box
from render.scene.scene import Box, Disc, Glow, Layer, Mark, Panel, Point, Polygon, Scene, Stroke
from render.scene.text import label
from render.sheets.rows import head
from render.theme import AMBER, INK0, INK1, INK2, INK3, LINE, MARGIN, MIST, PAPER
from render.wide import foot
from render.wide.fit import HEIGHT, WIDTH, fitted_label
from render.wide.strip import HEIGHT as STRIP
from render.words import Words, words

AREA = Box(MARGIN + 106, STRIP + 66, WIDTH - 176, foot.TOP - 78)
STEPS = (10, 20, 50, 100, 200, 500, 1_000)
LINES = 6
MOST = 160  # points that are drawn
GRID = "#343B78"
BAND = INK3
SEASON_ROOM = 150  # pixels that the name of a season needs
DOTS = 40  # with more games they would touch
#: Where a rating after a game lies.
At: TypeAlias = Callable[[int, float], Point]


def curve(order: CurveOrder) -> tuple[Scene, AltText]:
    """Return the picture of *order* and its alt text."""
    say = words(order.locale)
    points = _thinned(order.points)
    low, high, step = _scale(points)

    def at(number: int, rating: float) -> Point:
        x = AREA.left + AREA.width * (number / (len(points) - 1) if len(points) > 1 else 0.5)
        return x, AREA.bottom - AREA.height * (rating - low) / (high - low)

    marks = [*_grid(low, high, step, at), *_seasons(points, at), *_band(points, at), *_line(order, points, at)]
    panel = Panel(Box(MARGIN, STRIP + 20, WIDTH - MARGIN, foot.TOP - 10), 18, INK2, LINE, 2)
    last = points[-1]
    end = at(len(points) - 1, last.rating)
    marks.append(label(say("rating-number", rating=last.rating), (end[0] + 26, end[1] - 16), "poster", 44, AMBER))
    marks.append(label(say("rating-spread", spread=last.spread), (end[0] + 26, end[1] + 24), "body", 28, MIST))
    area = Box(0, STRIP, WIDTH, foot.TOP)
    layers = (head(order), Layer("curve", area, (panel, *marks)), _legend(order, say))
    return Scene(WIDTH, HEIGHT, INK1, layers), _alt_text(order, say)


def _thinned(points: Sequence[CurvePoint]) -> list[CurvePoint]:
    """Return so few of *points* that they can be told apart, the first and the last among them."""
    every = max(1, -(-len(points) // MOST))
    return [point for number, point in enumerate(points) if (len(points) - 1 - number) % every == 0 or not number]


def _scale(points: Sequence[CurvePoint]) -> tuple[int, int, int]:
    """Return the ends of the scale and the step between its lines."""
    low = min(each.rating - each.spread for each in points)
    high = max(each.rating + each.spread for each in points)
    step = next((step for step in STEPS if (high - low) / step <= LINES), STEPS[-1])
    return low // step * step, -(-high // step) * step, step


def _grid(low: int, high: int, step: int, at: At) -> Iterator[Mark]:
    for rating in range(low, high + 1, step):
        _, y = at(0, rating)
        yield Panel(box(AREA.left, y - 1, AREA.right, y + 1), 0, GRID)
        yield label(str(rating), (AREA.left - 16, y), "body", 26, MIST, "r")


def _seasons(points: Sequence[CurvePoint], at: At) -> Iterator[Mark]:
    """Yield a line where a season begins, with its name where there is room."""
    free = 0.0
    for number, point in enumerate(points):
        if number and points[number - 1].season == point.season:
            continue
        x, _ = at(number, point.rating)
        if number:
            yield Panel(box(x - 1, AREA.top - 14, x + 1, AREA.bottom), 0, LINE)
        if x >= free:
            yield fitted_label(point.season, (x + 8, AREA.bottom + 34), "body", 26, MIST, width=WIDTH - MARGIN - x - 30)
            free = x + SEASON_ROOM


def _band(points: Sequence[CurvePoint], at: At) -> Iterator[Mark]:
    if len(points) < 2:
        return
    above = [at(number, each.rating + each.spread) for number, each in enumerate(points)]
    below = [at(number, each.rating - each.spread) for number, each in enumerate(points)]
    yield Polygon((*above, *reversed(below)), BAND)
    yield Stroke(tuple(above), LINE, 3)
    yield Stroke(tuple(below), LINE, 3)


def _line(order: CurveOrder, points: Sequence[CurvePoint], at: At) -> Iterator[Mark]:
    places = tuple(at(number, each.rating) for number, each in enumerate(points))
    if len(places) > 1:
        line = Stroke(places, AMBER, 6)
        yield Stroke(places, INK2, 12)
        yield Glow(line, 6, AMBER, 0.4)
        yield line
    is_thinned = len(points) < len(order.points)
    for number, (x, y) in enumerate(places):
        is_open = number < order.provisional and not is_thinned
        if len(places) <= DOTS or is_open or number == len(places) - 1:
            yield Disc(x, y, 11, INK0)
            yield Disc(x, y, 8, PAPER if is_open else AMBER)
            if is_open:
                yield Disc(x, y, 4, INK2)


def _legend(order: CurveOrder, say: Words) -> Layer:
    x, y = foot.START, foot.MIDDLE
    text = say("rating-curve-legend", games=len(order.points))
    shown = fitted_label(text, (x + 66, y), "body", foot.TEXT, MIST, width=WIDTH - MARGIN - x - 66)
    marks: tuple[Mark, ...] = (
        Panel(box(x, y - 14, x + 50, y + 14), 4, BAND),
        Panel(box(x, y - 3, x + 50, y + 3), 0, AMBER),
        shown,
    )
    return Layer("legend", Box(x, foot.TOP, WIDTH, HEIGHT), marks)


def _alt_text(order: CurveOrder, say: Words) -> AltText:
    first, last = order.points[0], order.points[-1]
    best = max(each.rating for each in order.points)
    head = say("rating-alt", title=order.title, first=order.first, second=order.second)
    line = say(
        "rating-alt-curve",
        games=len(order.points),
        first=first.rating,
        last=last.rating,
        spread=last.spread,
        best=best,
        worst=min(each.rating for each in order.points),
    )
    return alt_text([[head, line]])
