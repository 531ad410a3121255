"""The end of a game, of any game: a poster of the winner, the ranking, and a chart of how it went.

In landscape the poster stands at the left, in portrait on top. Where the prospects of the game are known, the chart is
theirs.
"""

from collections.abc import Iterator, Sequence

import msgspec

from render import theme
from render.orders import Form, ProspectsOrder
from render.scene.colour import steps, tint
from render.scene.frame import moonrise, skyline
from render.scene.pieces import badge, box, medallion, with_glow
from render.scene.scene import Bands, Box, Icon, Layer, Mark, Panel, Polygon, Scene, Stamp
from render.scene.text import label
from render.sheets.chart import Series, chart
from render.sheets.courses import curves
from render.theme import AMBER, INK0, INK1, INK2, LINE, MIST, PAPER, PHONE_WIDTH, RED
from render.wide.fit import HEIGHT, WIDTH, fitted_label, paragraph
from render.words import words

POSTER = 520  # how wide
PAD = 40
MARGIN, GUTTER = 14, 10
LEFT, RIGHT = POSTER + 16, WIDTH - MARGIN
ONE_COLUMN = 6  # rows
TALL_CHART, FOOT = 460, 44  # below the last thing Discord puts its badge
TROUGH = "#0A0D22"


class Row(msgspec.Struct, frozen=True):
    """A place in the ranking."""

    place: int
    seat: int
    kaiju: str
    name: str
    person: str
    score: int
    is_king: bool = False


class Result(msgspec.Struct, frozen=True):
    """All that a result card says."""

    game: str
    headline: str
    katakana: str
    reason: str
    rows: tuple[Row, ...]
    winner: int | None
    chart_title: str
    series: tuple[Series, ...]
    rounds: tuple[str, ...]
    icon: str
    palette: str
    full: int = 0  # what a full bar stands for: the score that wins, or the highest
    most: int = 0  # the highest value of the chart, if it shows something else than the score
    prospects: ProspectsOrder | None = None
    form: Form = "wide"


def result(of: Result) -> Scene:
    """Return the result card: the poster, and beside or below it the ranking over the chart."""
    most = max([of.full, 1, *(row.score for row in of.rows)])
    is_tall = of.form == "tall"
    left, right = (MARGIN, PHONE_WIDTH - MARGIN) if is_tall else (LEFT, RIGHT)
    layers = [_poster(of, Box(0, 0, PHONE_WIDTH if is_tall else POSTER, HEIGHT))]
    places = list(_places(len(of.rows), Box(left, HEIGHT + MARGIN if is_tall else MARGIN + 4, right, 0)))
    for number, (row, area) in enumerate(zip(of.rows, places, strict=True)):
        layers.append(_row(row, area, most, is_first=number == 0 and row.seat == of.winner))
    top = max(place.bottom for place in places) + 16
    end = top + TALL_CHART if is_tall else HEIGHT - MARGIN
    layers.append((_course if of.prospects else _chart)(of, Box(left, top, right, end), most))
    if is_tall:
        return Scene(PHONE_WIDTH, end + FOOT, INK1, tuple(layers), of.palette)
    return Scene(WIDTH, HEIGHT, INK1, tuple(layers), of.palette)


def _places(rows: int, room: Box) -> Iterator[Box]:
    """Yield where the rows stand from the top of *room* on, the best first: in two columns where there are many."""
    columns = 1 if rows <= ONE_COLUMN else 2
    down = -(-rows // columns)
    tall, gap = (84, 10) if down <= 4 else (58, 6)
    wide = (room.width - GUTTER * (columns - 1)) // columns
    for number in range(rows):
        column, row = divmod(number, down)
        x, y = room.left + column * (wide + GUTTER), room.top + row * (tall + gap)
        yield Box(x, y, x + wide, y + tall)


def _poster(of: Result, area: Box) -> Layer:
    wide = area.width
    scenery: tuple[Mark, ...] = (
        Bands(area, steps("#0C0A24", "#9A2C62", 12)),
        *moonrise(wide * 0.56, 632, 216, 9, 36),
        Icon(theme.POSTER_ICONS.get(of.icon, of.icon), wide * 0.56, 644, 390, "#150925"),
        *skyline(Box(0, round(HEIGHT * 0.7), wide, HEIGHT), 11),
        Polygon(((0, 0), (wide, 0), (wide, 424), (0, 452)), INK0, 0.7),
    )
    edge = Box(0, HEIGHT - 5, wide, HEIGHT) if of.form == "tall" else Box(wide - 5, 0, wide, HEIGHT)
    marks: list[Mark] = [
        Stamp(0, 0, area, scenery, INK0),
        fitted_label(of.game.upper(), (PAD, 50), "bold", 30, AMBER, width=wide - 2 * PAD, track=3),
        *_words(of, wide - 2 * PAD),
        Panel(edge, 0, RED),
    ]
    return Layer("poster", area, tuple(marks), is_clipped=True)


def _words(of: Result, width: int) -> Sequence[Mark]:
    reason = paragraph(of.reason, (PAD, 342), "bold", 31, AMBER, "l", width=width, height=84)
    if of.winner is None:
        return [fitted_label(of.headline.upper(), (PAD, 180), "poster", 96, PAPER, width=width, halo=6), *reason]
    row = next(row for row in of.rows if row.seat == of.winner)
    return [
        fitted_label(of.headline.upper(), (PAD, 108), "poster", 56, PAPER, width=width, track=4),
        fitted_label(row.name.upper(), (PAD, 188), "poster", 108, theme.seat_colour(row.seat), width=width, halo=6),
        *_katakana(of, row.name, width),
        *badge(row.seat, PAD + 18, 320, 17),
        fitted_label(row.person, (PAD + 50, 320), "bold", 38, PAPER, width=width - 50),
        *reason,
    ]


def _katakana(of: Result, name: str, width: int) -> list[Mark]:
    """Return the winner's name in katakana, unless that is how the language writes it anyway."""
    if of.katakana in ("", name):
        return []
    return [label(of.katakana, (PAD + 4, 270), "japanese", 36, PAPER, width=width, track=4)]


def _row(row: Row, area: Box, most: int, *, is_first: bool) -> Layer:
    """Return a place in the ranking; a narrow one has no bar."""
    colour, y = theme.seat_colour(row.seat), (area.top + area.bottom) // 2
    if is_first:
        marks = list(with_glow(Panel(area, theme.RADIUS, tint(INK2, colour, 0.1), colour, 4), colour, 8))
    else:
        marks = [Panel(area, theme.RADIUS, INK2, LINE, 2)]
    is_low = area.height < 60
    size, radius = (36, area.height // 2 - 2) if is_low else (52, area.height // 2 - 7)
    ink = AMBER if is_first else MIST
    place = fitted_label(str(row.place), (area.left + 34, y), "poster", size, ink, "m", width=48)
    score = fitted_label(str(row.score), (area.right - 20, y), "poster", size + 2, PAPER, "r", width=90)
    face = medallion(row.kaiju, row.seat, (area.left + 70 + radius, y), radius, is_king=row.is_king and not is_low)
    bar = Box(area.left + 400, y - 15, area.right - 116, y + 15)
    has_bar = bar.width > 100
    end = bar.left - 16 if has_bar else score.box.left - 12
    marks += [place, face, score, *_who(row, area.left + 88 + 2 * radius, y, end, is_low=is_low)]
    if has_bar:
        marks.append(Panel(bar, 8, TROUGH))
    if has_bar and row.score:
        full = bar.left + max(16, bar.width * row.score / most)
        marks.append(Panel(box(bar.left, bar.top, full, bar.bottom), 8, colour))
    return Layer(f"place of seat {row.seat}", area.grown(30), tuple(marks))


def _who(row: Row, x: int, y: int, end: int, *, is_low: bool) -> Sequence[Mark]:
    """Return the kaiju over its person."""
    up, down, large, small = (14, 15, 27, 26) if is_low else (17, 21, 36, 28)
    colour = theme.seat_colour(row.seat)
    return (
        fitted_label(row.name.upper(), (x, y - up), "poster", large, colour, width=end - x),
        fitted_label(row.person, (x, y + down), "body", small, MIST, width=end - x),
    )


def _course(of: Result, area: Box, most: int) -> Layer:
    """Return how the prospects of all went, and when they turned."""
    assert of.prospects is not None, "nobody has judged this game"
    say = words(of.prospects.locale, of.prospects.game)
    inside = Box(area.left + 84, area.top + 118, area.right - 34, area.bottom - 62)
    kind = say("prospects-open" if of.prospects.is_open else "prospects-known")
    title, y = say("prospects").upper(), area.top + 34
    name = fitted_label(title, (area.left + 24, y), "bold", 28, AMBER, width=340, track=1)
    start = name.box.right + 16
    marks: list[Mark] = [
        Panel(area, theme.RADIUS, INK2, LINE, 2),
        name,
        fitted_label(kind, (start, y), "body", 26, MIST, width=area.right - start - 20),
        *curves(of.prospects, inside, say),
    ]
    return Layer("chart", area, tuple(marks))


def _chart(of: Result, area: Box, most: int) -> Layer:
    marks: list[Mark] = [
        Panel(area, theme.RADIUS, INK2, LINE, 2),
        fitted_label(of.chart_title.upper(), (area.left + 24, area.top + 34), "bold", 28, AMBER, width=700, track=1),
    ]
    inside = Box(area.left + 20, area.top + 78, area.right - 4, area.bottom - 12)
    marks += chart(of.series, of.rounds, inside, of.most or most, of.winner)
    return Layer("chart", area, tuple(marks))
