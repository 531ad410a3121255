"""The poster of a table that waits: the game's night, its title and facts, and a medallion for each seat."""

from collections.abc import Iterator
from typing import NamedTuple

from render.orders import LobbyOrder, PosterSeat
from render.posters import PALETTE
from render.posters.discs import open_disc, plate, seat_disc
from render.scene.pieces import box
from render.scene.scene import Box, Icon, Layer, Mark, Panel, Polygon, Scene, Stamp
from render.theme import AMBER, CYAN, INK0, INK1, MIST, PAPER, SEATS
from render.wide.art import art_of
from render.wide.fit import CORNER, HEIGHT, WIDTH, fitted_label
from render.wide.night import night
from render.words import Words, words

ICONS = {"players": "own-cards", "edition": "own-star", "pace": "cycle"}
LEFT = 44
FACTS = 3


class Grid(NamedTuple):
    """How the seats stand: in how many rows, how large, and where the poster above them ends."""

    rows: int
    radius: int
    name: int  # size of a person's name
    poster: int
    first: int  # the middle of the first row
    pitch: int  # from row to row


FEW = Grid(1, 70, 38, 568, 662, 0)
MANY = Grid(1, 50, 32, 564, 652, 0)
CROWD = Grid(2, 36, 29, 440, 506, 172)


def lobby(order: LobbyOrder) -> Scene:
    """Return the poster of *order*."""
    say, grid = words(order.locale), grid_of(len(order.seats))
    layers = [_poster(order, grid, say), *_seats(order.seats, grid, say)]
    return Scene(WIDTH, HEIGHT, INK1, tuple(layers), PALETTE)


def grid_of(seats: int) -> Grid:
    """Return how so many seats stand."""
    if seats <= 4:
        return FEW
    return MANY if seats <= 8 else CROWD


def _poster(order: LobbyOrder, grid: Grid, say: Words) -> Layer:
    bottom, art = grid.poster, art_of(order.game)
    area = Box(0, 0, WIDTH, bottom)
    slope = bottom * 0.21
    plate = Polygon(((0, 0), (650, 0), (650 - slope, bottom), (0, bottom)), INK0, 0.74)
    scenery = (*night(area, art, (966, bottom * 0.56), bottom * 0.49), plate)
    is_full = not any(seat.is_open for seat in order.seats)
    heading = say("poster-full" if is_full else "poster-open").upper()
    accent = say("poster-accent", game=order.game)
    marks: list[Mark] = [
        Stamp(0, 0, area, scenery, INK0),
        fitted_label(heading, (LEFT, bottom * 0.107), "bold", 34, AMBER, width=560, track=3),
        fitted_label(
            order.title.upper(), (LEFT - 4, bottom * 0.28), "poster", min(120, bottom * 0.215), width=600, halo=6
        ),
        *_facts(order, bottom * (0.61 if accent else 0.54), bottom * 0.11),
        Panel(Box(0, bottom - 5, WIDTH, bottom), 0, art.moon[1]),
    ]
    if accent:
        marks.append(
            fitted_label(
                accent, (LEFT, bottom * 0.464), "japanese", min(50, bottom * 0.09), AMBER, width=520, halo=4, track=6
            )
        )
    return Layer("poster", area, tuple(marks))


def _facts(order: LobbyOrder, top: float, pitch: float) -> Iterator[Mark]:
    for number, fact in enumerate(order.facts[:FACTS]):
        y = top + pitch * number
        yield Icon(ICONS[fact.kind], LEFT + 20, round(y), 40, PAPER)
        yield fitted_label(fact.text, (LEFT + 58, y), "body", 34, width=440, halo=4)


def _seats(seats: tuple[PosterSeat, ...], grid: Grid, say: Words) -> Iterator[Layer]:
    columns = -(-len(seats) // grid.rows)
    pitch = min(304.0, (WIDTH - 20) / max(1, columns))
    for number, seat in enumerate(seats):
        row, column = divmod(number, columns)
        in_row = min(columns, len(seats) - row * columns)
        x = round(WIDTH / 2 + (column - (in_row - 1) / 2) * pitch)
        yield _seat(seat, number, (x, grid.first + row * grid.pitch), grid, pitch, say)


def _seat(seat: PosterSeat, number: int, at: tuple[int, int], grid: Grid, pitch: float, say: Words) -> Layer:
    x, y = at
    radius, wide = grid.radius, pitch - 14
    name = y + radius + grid.name * 0.76
    under = name + grid.name * 0.28 + 32
    area = box(x - pitch / 2, y - radius - 26, x + pitch / 2, under + 24)
    disc = open_disc(number, at, radius) if seat.is_open else seat_disc(seat.kaiju, number, at, radius)
    marks: list[Mark] = [disc, *_words(seat, number, (x, name), (x, under), grid, wide, say)]
    top = y - radius - 4
    if seat.level:
        marks += plate(say("poster-computer", level=seat.level).upper(), x, top, wide, INK0, CYAN, CYAN)
    elif seat.is_host:
        marks += plate(say("poster-host").upper(), x, top, wide, AMBER, INK0, INK0)
    return Layer(f"seat {number}", area, tuple(marks), is_clipped=True)


def _words(
    seat: PosterSeat,
    number: int,
    name: tuple[float, float],
    under: tuple[float, float],
    grid: Grid,
    wide: float,
    say: Words,
) -> Iterator[Mark]:
    """Yield who sits there and as what, or that anybody may."""
    colour = SEATS[number].colour
    room = wide if under[1] + 20 < CORNER.top else min(wide, 2 * (under[0] - CORNER.right - 8))
    if seat.is_open:
        yield fitted_label(say("poster-free"), name, "bold", grid.name, colour, "m", width=wide)
        yield fitted_label(say("poster-join"), under, "body", 27, MIST, "m", width=room)
        return
    yield fitted_label(seat.name, name, "bold", grid.name, PAPER, "m", width=wide)
    if seat.kaiju:
        yield fitted_label(seat.kaiju_name.upper(), under, "poster", 28, colour, "m", width=room)
    else:
        yield fitted_label(say("poster-undecided"), under, "body", 27, MIST, "m", width=room)
