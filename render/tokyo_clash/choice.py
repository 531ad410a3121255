"""The board for the person who must choose on it: legal spaces bright and lettered, the rest dark."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

import msgspec

from engine.play import Decision
from engine.tokyo_clash.picks import Kaiju, thing
from engine.tokyo_clash.view import ClashView, EventView
from render import theme
from render.scene.pieces import box, letter_disc
from render.scene.scene import Box, Disc, Glow, Label, Layer, Mark, Panel, Polygon, Scene, Stroke
from render.scene.shapes import ring_points
from render.scene.text import label, length
from render.snapshot import Snapshot
from render.theme import CYAN, INK0, INK1, PAPER
from render.tokyo_clash.board import BRAND, CITY, bar, heading
from render.tokyo_clash.city import corners
from render.tokyo_clash.city.contents import REACH, content_layer, contents, count_layer
from render.tokyo_clash.city.ground import floor_kind, floor_stamp, ground
from render.tokyo_clash.city.plan import TURNS, Plan, plan
from render.tokyo_clash.named import played_card
from render.tokyo_clash.options import Option, options, origin
from render.tokyo_clash.rows import rows
from render.words import Words
from words.tokyo_clash.names import coordinate

VEIL = 0.6


def choice_board(table: Snapshot[ClashView]) -> Scene:
    """Return the board with what the choice offers, and the list of it below."""
    view, say, choice = table.view, table.say, table.choice
    assert isinstance(choice, Decision)
    city = plan(len(view.fighters), CITY)
    offered = options(view, choice, say)
    listed, bottom = rows(view, offered, note(view, choice, say), CITY + 1204, theme.WIDTH)
    layers = [
        *chosen_city(view, choice, offered, city, Box(0, 218, theme.WIDTH, CITY + 1192)),
        *_corners(view, choice, say),
        listed,
        heading(view, say),
        bar(msgspec.structs.replace(table, asked=(choice,))),
    ]
    return Scene(theme.WIDTH, bottom + 24, INK1, tuple(layers), BRAND.palette)


def chosen_city(view: ClashView, choice: Decision, offered: Sequence[Option], city: Plan, veiled: Box) -> list[Layer]:
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
    layers.append(_veil(veiled))
    colour = theme.seat_colour(choice.seat)
    for name in bright:
        is_legal = name in named
        layers.append(_bright(name, floor_kind(spaces[name]), city, CYAN if is_legal else colour, is_legal))
    for name in bright:
        layers.append(content_layer(name, here[name], city, is_choice=True))
        layers.append(count_layer(name, here[name], city, near(taken, name, city), is_choice=True))
    return [*layers, *letters]


def near(taken: Iterable[Box], name: str, city: Plan) -> tuple[Box, ...]:
    """Return those of *taken* that reach into the space *name*."""
    around = city.around(name, round(REACH * city.scale))
    return tuple(each for each in taken if each.meets(around))


def covered(layer: Layer) -> Iterator[Box]:
    """Yield what the letters and words of *layer* cover."""
    for mark in layer.marks:
        if isinstance(mark, Disc):
            yield from _disc_boxes(mark)
        elif isinstance(mark, Panel | Label):
            yield mark.box


def _disc_boxes(disc: Disc) -> Iterator[Box]:
    """Yield boxes that cover *disc* without its empty corners."""
    for across, along in ((1, 0.45), (0.82, 0.82), (0.45, 1)):
        wide, tall = across * disc.radius, along * disc.radius
        yield box(disc.x - wide, disc.y - tall, disc.x + wide, disc.y + tall)


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
def letter_layer(name: str, choices: tuple[Option, ...], is_water: bool, city: Plan) -> Layer:
    """Return the letters of a space and its coordinate: one letter at the upper left, several on a plate."""
    x, y = city.at(name)
    scale = city.scale
    ways = [option for option in choices if option.way]
    marks: list[Mark] = []
    if ways:
        for option in ways:
            ((left, top),) = ring_points(x, y, city.radius * 0.98, 1, TURNS[option.way])
            marks += letter_disc(option.letter, left, max(top, city.area.top + 26), max(20, 25 * scale))
    elif len(choices) == 1:
        marks += letter_disc(choices[0].letter, x - 39 * scale, y - 50 * scale, max(21, 29 * scale))
        marks.append(_coordinate(name, (x + max(21 * scale, 28), y - 62 * scale), is_water, scale))
    else:
        # Above the space, or below it where that would be the question bar.
        above = y - 97 * scale
        marks += _plate(
            [option.letter for option in choices], x, above if above > city.area.top + 30 else y + 97 * scale, scale
        )
        if scale > 0.8:  # elsewhere the list alone has to name the space
            marks.append(_coordinate(name, (x, y - 58 * scale), is_water, scale))
    return Layer(f"letters {name}", city.around(name, 56), tuple(marks))


def _coordinate(name: str, at: tuple[float, float], is_water: bool, scale: float) -> Label:
    colour, halo = ("#E2F2FF", "#0A2F50") if is_water else ("#E6E9FA", "#15183A")
    return label(coordinate(name), at, "narrow", 24 if scale < 1.2 else 30, colour, "m", None, 3, halo)


def _plate(names: list[str], x: float, y: float, scale: float) -> list[Mark]:
    text = f"{names[0]}–{names[-1]}" if len(names) > 2 else " ".join(names)
    size = max(26.0, 36 * scale)
    half = max(30.0, length(text, "poster", size) / 2 + 14)
    plate = box(x - half, y - size * 0.72, x + half, y + size * 0.72)
    return [
        Panel(plate.grown(4), 22, INK0),
        Panel(plate, 18, PAPER),
        label(text, (x, y), "poster", size, INK0, "m"),
    ]


def note(view: ClashView, choice: Decision, say: Words) -> str:
    """Return what the rules say about the choice in a few words, if it is a throw."""
    if choice.ask != "throw.to" or not view.aim:
        return ""
    kind = "kaiju" if isinstance(thing(view.aim.target), Kaiju) else "vehicle"
    return say(f"tc-thrown-{kind}", amount=view.aim.amount)


def _asks_of(event: EventView) -> tuple[str, ...]:
    """Return the questions about the vehicles of *event*."""
    return tuple(f"{verb}.{event.vehicle}" for verb in ("place", "move", "hunt", "face"))


def _corners(view: ClashView, choice: Decision, say: Words) -> list[Layer]:
    """Return the card being played, or the event, and whom or what it is about."""
    boxes = corners.places(len(view.fighters), CITY)
    card = played_card(view, choice.seat) or (view.aim.card if view.aim else "")
    layers = []
    event = next((at for at, each in enumerate(view.events) if choice.ask in _asks_of(each)), None)
    if card:
        layers.append(corners.playing_box(view, choice.seat, card, boxes[0], say))
    elif event is not None:
        layers.append(corners.event_box(view.events[event], event + 1, boxes[0], say))
    if view.aim and (view.aim.verb == "throw" or view.aim.verb == "drive"):
        layers.append(corners.target_box(view, view.aim.target, boxes[1], say))
    return layers
