"""The whole city as layers: as everybody sees it, or with a choice on it, legal spaces bright and the rest dark."""

from collections.abc import Sequence
from functools import lru_cache

from engine.play import Decision
from engine.tokyo_clash.view import ClashView
from render import theme
from render.scene.scene import Box, Glow, Layer, Mark, Polygon, Stroke
from render.theme import CYAN, INK0, PAPER
from render.tokyo_clash.changes import LastMove
from render.tokyo_clash.city.arrows import arrow_layers
from render.tokyo_clash.city.contents import content_layer, contents, count_layer
from render.tokyo_clash.city.ground import floor_kind, floor_stamp, ground
from render.tokyo_clash.city.letters import coordinate_label, covered, letter_layer, near
from render.tokyo_clash.city.plan import Plan
from render.tokyo_clash.options import Option, origin

VEIL = 0.62


def city_layers(view: ClashView, last: LastMove, city: Plan) -> list[Layer]:
    """Return the city with everything in it, the last move as arrows, and the coordinates."""
    here = contents(view)
    coordinates = {space.name: _coordinate(space.name, space.ground == "w", city) for space in view.spaces}
    return [
        *ground(view.spaces, city),
        *(content_layer(name, content, city) for name, content in here.items()),
        *arrow_layers(view, last, city),
        *(count_layer(name, content, city, (coordinates[name].box,)) for name, content in here.items()),
        *coordinates.values(),
    ]


def chosen_city(view: ClashView, choice: Decision, offered: Sequence[Option], city: Plan) -> list[Layer]:
    """Return the city: what is not offered under a veil, then the legal spaces with their letters."""
    here = contents(view)
    spaces = {space.name: space for space in view.spaces}
    named: dict[str, list[Option]] = {}
    for option in offered:
        if option.space:
            named.setdefault(option.space, []).append(option)
    letters = [letter_layer(name, tuple(choices), spaces[name].ground == "w", city) for name, choices in named.items()]
    taken = [area for layer in letters for area in covered(layer)]
    start = origin(view, choice)
    bright = [name for name in here if name in named or name == start]
    layers = ground(view.spaces, city)
    for name, content in here.items():
        if name not in bright:
            layers += [content_layer(name, content, city), count_layer(name, content, city, near(taken, name, city))]
    layers.append(_veil(city.area))
    colour = theme.seat_colour(choice.seat)
    for name in bright:
        is_legal = name in named
        layers.append(_bright(name, floor_kind(spaces[name]), city, CYAN if is_legal else colour, is_legal))
    for name in bright:
        layers.append(content_layer(name, here[name], city, is_choice=True))
        layers.append(count_layer(name, here[name], city, near(taken, name, city), is_choice=True))
    return [*layers, *letters]


@lru_cache(8)
def _veil(area: Box) -> Layer:
    left, top, right, bottom = area
    sheet = Polygon(((left, top), (right, top), (right, bottom), (left, bottom)), INK0, VEIL)
    return Layer("veil", area.grown(2), (sheet,))


@lru_cache(512)
def _bright(name: str, kind: str, city: Plan, colour: str, is_legal: bool) -> Layer:
    """Return the floor of a space that counts, with its outline."""
    corner = city.corners(name, 7 * city.scale)
    outline = (*corner, *corner[:2])
    line = PAPER if is_legal else colour
    marks: list[Mark] = [
        Glow(Stroke(outline, colour, 6 * city.scale), 7, colour, 0.9),
        floor_stamp(name, kind, city),
        Polygon(corner, line, 0.08),
        Stroke(outline, line, max(4, 6 * city.scale)),
    ]
    return Layer(f"legal {name}", city.around(name, 26), tuple(marks))


@lru_cache(1024)
def _coordinate(name: str, is_water: bool, city: Plan) -> Layer:
    x, y = city.at(name)
    words = coordinate_label(name, (x, y - city.radius * 0.655), is_water)
    return Layer(f"coordinate {name}", words.box.grown(1), (words,))
