"""The end of a season: a night for each game, and its best three on a podium before the moon."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render import theme
from render.orders import Medal, Podium, SeasonOrder
from render.posters import PALETTE
from render.scene.colour import mix
from render.scene.scene import Box, Disc, Icon, Layer, Mark, Panel, Polygon, Scene, Stamp
from render.scene.text import label
from render.theme import AMBER, INK0, INK1, INK3, MIST, PAPER
from render.wide.art import art_of
from render.wide.fit import HEIGHT, WIDTH, fitted_label
from render.wide.night import night
from render.words import Words, words

HEAD, FOOT = 112, 58
GAP = 4
MOST = 4  # columns; further games are only in the text below
STAND = 250  # how high the winner's step is
SILVER, BRONZE = "#C9D2E8", "#D98B4A"
NAME = 48  # of a name, above its disc


class Stair(NamedTuple):
    """A step of the podium: how high of the winner's, where in the column, how large its disc is, its colour."""

    height: float
    middle: float
    radius: int
    colour: str


STAIRS = {1: Stair(1.0, 0.5, 74, AMBER), 2: Stair(0.7, 0.19, 52, SILVER), 3: Stair(0.5, 0.81, 46, BRONZE)}


def season(order: SeasonOrder) -> Scene:
    """Return the poster of *order*."""
    say, shown = words(order.locale), order.podiums[:MOST]
    columns = [_column(podium, _place(number, len(shown)), say) for number, podium in enumerate(shown)]
    return Scene(WIDTH, HEIGHT, INK0, (_head(order, say), *columns, _foot(say)), PALETTE)


def _place(number: int, count: int) -> Box:
    left, right = round(WIDTH * number / count), round(WIDTH * (number + 1) / count)
    return Box(left + (GAP if number else 0), HEAD, right - (GAP if number + 1 < count else 0), HEIGHT - FOOT)


def _head(order: SeasonOrder, say: Words) -> Layer:
    area = Box(0, 0, WIDTH, HEAD)
    accent = say("season-accent")
    marks = (
        Panel(area, 0, INK1),
        Polygon(((0, 0), (WIDTH * 0.66, 0), (WIDTH * 0.66 - 40, HEAD), (0, HEAD)), AMBER),
        fitted_label(order.title.upper(), (36, HEAD / 2 - 2), "poster", 66, INK0, width=WIDTH * 0.6),
        fitted_label(accent, (WIDTH - 32, HEAD / 2 - 2), "japanese", 44, AMBER, "r", width=WIDTH * 0.28, track=6),
        Panel(Box(0, HEAD - 5, WIDTH, HEAD), 0, INK0),
    )
    return Layer("head", area, marks)


def _column(podium: Podium, place: Box, say: Words) -> Layer:
    art, x = art_of(podium.key), (place.left + place.right) / 2
    radius = min(190, place.width * 0.44)
    sky = night(place, art, (x, place.top + 232), radius, 0.62)
    title = fitted_label(podium.title.upper(), (x, place.top + 44), "poster", 46, PAPER, "m", width=place.width - 40)
    left, right, top = place.left, place.right, place.top
    shade = Polygon(((left, top), (right, top), (right, top + 82), (left, top + 96)), INK0, 0.74)
    wide = min(place.width, 560)
    marks: list[Mark] = [Stamp(0, 0, place, (*sky, shade), INK0), title]
    for medal in sorted(podium.medals, key=lambda each: -each.place):
        marks += _medal(medal, _beside(medal, podium.medals), x - wide / 2, wide, place.bottom, say)
    if not podium.medals:
        marks.append(
            fitted_label(say("season-nobody"), (x, place.bottom - 60), "body", 30, MIST, "m", width=place.width - 40)
        )
    return Layer(f"game {podium.key}", place, tuple(marks), is_clipped=True)


def _beside(medal: Medal, medals: Sequence[Medal]) -> int:
    """Return on which step *medal* stands: equals share a place, not a step."""
    return 1 + list(medals).index(medal)


def _medal(medal: Medal, step: int, left: float, wide: float, bottom: int, say: Words) -> Iterator[Mark]:
    stair, place = STAIRS[step], STAIRS[min(3, medal.place)]
    x, top = round(left + wide * stair.middle), round(bottom - STAND * stair.height)
    half = round(wide * (0.16 if step == 1 else 0.145))
    face = mix(place.colour, INK1, 0.62)
    yield Panel(Box(x - half, top, x + half, bottom), 0, face)
    yield Panel(Box(x - half, top, x + half, top + 10), 0, place.colour)
    yield label(str(medal.place), (x, top + 52), "poster", 62 if step == 1 else 48, place.colour, "m")
    y = top - stair.radius - 4
    yield Disc(x, y, stair.radius + 4, INK0)
    yield Disc(x, y, stair.radius, place.colour)
    yield Disc(x, y, stair.radius - 8, INK3)
    if medal.kaiju:
        yield Icon(theme.kaiju_icon(medal.kaiju), x, y, round(stair.radius * 1.3), PAPER, halo=2, halo_colour=INK0)
    room = wide * (0.38 if step == 1 else 0.31)
    above = y - stair.radius - 30
    yield fitted_label(medal.name, (x, above), "bold", 36 if step == 1 else 30, PAPER, "m", width=room, halo=4)
    if step == 1:
        yield Icon("crown", x, round(above - 48), 52, AMBER, halo=3, halo_colour=INK0)
    yield fitted_label(medal.note, (x, min(bottom - 18, top + 98)), "body", 26, PAPER, "m", width=2 * half - 8)


def _foot(say: Words) -> Layer:
    area = Box(0, HEIGHT - FOOT, WIDTH, HEIGHT)
    at = (WIDTH / 2 + 40, HEIGHT - FOOT / 2)
    text = fitted_label(say("season-foot"), at, "body", 28, MIST, "m", width=WIDTH - 240)
    return Layer("foot", area, (Panel(area, 0, INK1), text))
