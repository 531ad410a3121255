"""The end of a game, of any game: a poster of the winner, the ranking, and a chart of how it went."""

from collections.abc import Iterator, Sequence

import msgspec

from engine.play import Outcome, Seat
from render import theme
from render.scene.colour import steps, tint
from render.scene.frame import moonrise, skyline
from render.scene.pieces import badge, box, medallion, with_glow
from render.scene.scene import Bands, Box, Icon, Layer, Mark, Panel, Polygon, Scene, Stamp
from render.scene.text import label
from render.sheets.chart import Series, chart
from render.theme import AMBER, INK0, INK1, INK2, LINE, MIST, PAPER, RED

POSTER = 600
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


def ranking(outcome: Outcome) -> Iterator[tuple[int, Seat]]:
    """Yield the place of every seat, the best first; seats that share a place have the same number."""
    place = 1
    for seats in outcome.places:
        yield from ((place, seat) for seat in seats)
        place += len(seats)


def result(of: Result) -> Scene:
    """Return the result card."""
    layers = [_poster(of)]
    y = POSTER + 26
    tall, gap = _row_height(len(of.rows))
    most = max([of.full, 1, *(row.score for row in of.rows)])
    for number, row in enumerate(of.rows):
        first = number == 0 and row.seat == of.winner
        height = tall + (12 if first else 0)
        layers.append(_row(row, Box(24, y, theme.WIDTH - 24, y + height), most, is_first=first, is_low=tall < 60))
        y += height + gap
    y += 14
    bottom = y + (380 if len(of.rows) <= 6 else 480)
    layers.append(_chart(of, Box(24, y, theme.WIDTH - 24, bottom), most))
    return Scene(theme.WIDTH, bottom + 24, INK1, tuple(layers), of.palette)


def _row_height(rows: int) -> tuple[int, int]:
    if rows <= 4:
        return 96, 10
    return (78, 8) if rows <= 8 else (58, 6)


def _poster(of: Result) -> Layer:
    area = Box(0, 0, theme.WIDTH, POSTER)
    scenery: tuple[Mark, ...] = (
        Bands(area, steps("#0C0A24", "#9A2C62", 12)),
        *moonrise(830, 352, 292, 9, 36),
        Icon(theme.POSTER_ICONS.get(of.icon, of.icon), 846, 366, 520, "#150925"),
        *skyline(Box(0, round(POSTER * 0.56), theme.WIDTH, POSTER), 11),
        Polygon(((0, 0), (560, 0), (430, POSTER), (0, POSTER)), INK0, 0.7),
    )
    marks: list[Mark] = [
        Stamp(0, 0, area, scenery, INK0),
        label(of.game.upper(), (44, 64), "bold", 36, AMBER, track=3, width=480),
        *_words(of),
        Panel(Box(0, POSTER - 5, theme.WIDTH, POSTER), 0, RED),
    ]
    return Layer("poster", area, tuple(marks))


def _words(of: Result) -> list[Mark]:
    if of.winner is None:
        return [
            label(of.headline.upper(), (40, 284), "poster", 110, PAPER, width=620, halo=6),
            label(of.reason, (44, 552), "body", 36, AMBER, width=640, halo=4),
        ]
    row = next(row for row in of.rows if row.seat == of.winner)
    person = label(row.person, (104, 490), "bold", 46, PAPER, width=520, halo=4)
    return [
        label(of.headline.upper(), (40, 150), "poster", 70, PAPER, track=4, width=420),
        label(row.name.upper(), (40, 284), "poster", 150, theme.seat_colour(row.seat), width=640, halo=6),
        label(of.katakana, (44, 408), "japanese", 66, PAPER, width=600, halo=5, track=6),
        *badge(row.seat, 66, 490, 22),
        person,
        label(of.reason, (44, 552), "body", 36, AMBER, width=700, halo=4),
    ]


def _row(row: Row, area: Box, most: int, *, is_first: bool, is_low: bool) -> Layer:
    colour = theme.seat_colour(row.seat)
    y = (area.top + area.bottom) // 2
    if is_first:
        marks = list(with_glow(Panel(area, theme.RADIUS, tint(INK2, colour, 0.1), colour, 5), colour, 8))
    else:
        marks = [Panel(area, theme.RADIUS, INK2, LINE, 2)]
    number = 44 if is_low else 62
    marks.append(label(str(row.place), (70, y), "poster", number, AMBER if is_first else MIST, "m"))
    marks.append(medallion(row.kaiju, row.seat, (150, y), (area.height - 16) // 2, is_king=row.is_king and not is_low))
    marks += _who(row, y, is_low=is_low)
    bar = Box(500, y - 17, 1020, y + 17)
    marks.append(Panel(bar, 8, TROUGH))
    if row.score:
        marks.append(
            Panel(box(bar.left, bar.top, bar.left + max(16, bar.width * row.score / most), bar.bottom), 8, colour)
        )
    marks.append(label(str(row.score), (1146, y), "poster", number + 4, PAPER, "r"))
    return Layer(f"place of seat {row.seat}", area.grown(30), tuple(marks))


def _who(row: Row, y: int, *, is_low: bool) -> Sequence[Mark]:
    colour = theme.seat_colour(row.seat)
    if is_low:
        name = label(row.name.upper(), (202, y), "poster", 32, colour, width=170)
        return name, label(row.person, (name.box.right + 14, y + 1), "body", 26, MIST, width=480 - name.box.right)
    return (
        label(row.name.upper(), (212, y - 18), "poster", 38, colour, width=270),
        label(row.person, (212, y + 22), "body", 27, MIST, width=270),
    )


def _chart(of: Result, area: Box, most: int) -> Layer:
    marks: list[Mark] = [
        Panel(area, theme.RADIUS, INK2, LINE, 2),
        label(of.chart_title.upper(), (48, area.top + 38), "bold", 30, AMBER, track=1),
    ]
    inside = Box(area.left + 24, area.top + 84, area.right - 14, area.bottom - 16)
    marks += chart(of.series, of.rounds, inside, of.most or most, of.winner)
    return Layer("chart", area, tuple(marks))
