"""The Total War board in landscape: seats around the strike, joined in the order of play."""

from collections.abc import Sequence

from engine.total_war.view import WarView
from render import theme
from render.scene import shapes
from render.scene.scene import Box, Glow, Layer, Mark, Panel, Point, Polygon, Scene, Stroke
from render.snapshot import Snapshot
from render.theme import INK1, PAPER
from render.total_war.blows import blow_layers
from render.total_war.changes import LastMove, last_move, last_words
from render.total_war.panel import panels
from render.total_war.question import BRAND, headline
from render.total_war.wide import middle
from render.total_war.wide.places import FEW, Join, joins, places, spare
from render.total_war.wide.ring import BAND, CORNER, RING, SIDES, passing, plug, socket, stretch
from render.wide.fit import HEIGHT, WIDTH
from render.wide.foot import foot
from render.wide.strip import strip

RING_COLOUR = "#39407F"
RING_GROUND = "#12163A"
GLOW = 8


def wide_board(table: Snapshot[WarView]) -> Scene:
    """Return the board, with the options of the choice lettered on it."""
    last = last_move(table.events)
    layers = (_beside_ring if len(table.view.fighters) <= FEW else _as_frame)(table, last)
    if table.acts > 1:
        middle = (WIDTH / 2, HEIGHT / 2)
        layers += blow_layers(table.view, places(len(table.view.fighters)), last.blows, middle)
    return Scene(WIDTH, HEIGHT, INK1, (*layers, _strip(table), _foot(table)), BRAND.palette)


def _beside_ring(table: Snapshot[WarView], last: LastMove) -> list[Layer]:
    """Return up to six seats in two columns, the ring and the strike between them."""
    view = table.view
    boxes = places(len(view.fighters))
    layers = [_ring(view, boxes), *_way(table, boxes, last), *panels(table, boxes, last)]
    layers += [middle.strike(table, last), middle.direction(table, last), middle.buildings(table), middle.decks(table)]
    if area := spare(len(view.fighters)):
        layers.append(middle.tally(table, area))
    return layers


def _as_frame(table: Snapshot[WarView], last: LastMove) -> list[Layer]:
    """Return seven seats and more around the strike: neighbours are joined directly."""
    seats = len(table.view.fighters)
    path = _lit(table, last)
    lit = _passed(*path, seats, table.view.is_clockwise) if path else set()
    colour = theme.seat_colour(path[0]) if path else RING_COLOUR
    lines = joins(seats)
    return [
        *(_join(join, colour if join.seat in lit else RING_COLOUR, table.view.is_clockwise) for join in lines),
        *panels(table, places(seats), last),
        *(_chevron(join, table.view.is_clockwise) for join in lines),
        *middle.framed(table, last),
    ]


def _passed(start: int, end: int, seats: int, is_clockwise: bool) -> set[int]:
    """Return the joins on the way from seat *start* to seat *end*, each by the seat it begins at clockwise."""
    first, last = (start, end) if is_clockwise else (end, start)
    return {(first + step) % seats for step in range((last - first) % seats)}


def _join(join: Join, colour: str, is_clockwise: bool) -> Layer:
    line = Stroke((join.start, join.end), colour, BAND)
    light = () if colour == RING_COLOUR else (Glow(line, GLOW, colour, 0.7),)
    return Layer(f"join {join.seat}", _around(join, 26), (*light, line), is_clipped=True)


def _chevron(join: Join, is_clockwise: bool) -> Layer:
    (left, top), (right, bottom) = join.start, join.end
    x, y = (left + right) / 2, (top + bottom) / 2
    turn = join.heading + (0 if is_clockwise else 180)
    arrow = Polygon(shapes.chevron(x, y, 10, turn), PAPER)
    return Layer(f"chevron {join.seat}", Box(round(x) - 14, round(y) - 14, round(x) + 14, round(y) + 14), (arrow,))


def _around(join: Join, by: int) -> Box:
    xs, ys = zip(join.start, join.end, strict=True)
    return Box(round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))).grown(by)


def _strip(table: Snapshot[WarView]) -> Layer:
    view, say = table.view, table.say
    seat, name, ask = headline(table)
    title, fact = say(BRAND.title).upper(), say("first-to", target=view.target)
    return strip(view.game, seat, name, ask, title, f"{fact} · {say(f'mode-{view.mode}')}")


def _foot(table: Snapshot[WarView]) -> Layer:
    view, say = table.view, table.say
    seat, text = last_words(table)
    facts = [say("round", round=view.round)]
    if view.options:
        only = len(view.options) == 1
        facts.insert(0, say(f"option-{view.options[0]}") if only else say("options-on", count=len(view.options)))
    return foot(seat, say("last").upper(), text, " · ".join(facts))


def _ring(view: WarView, boxes: Sequence[Box]) -> Layer:
    """Return the ring and its joints to the seats that still stand."""
    marks: list[Mark] = [Panel(RING, CORNER, RING_GROUND, RING_COLOUR, BAND)]
    for fighter in view.fighters:
        if not fighter.is_out:
            place = boxes[fighter.seat]
            marks.append(Stroke((plug(place), socket(place)), RING_COLOUR, BAND))
    return Layer("ring", Box(430, RING.top - 20, 890, RING.bottom + 8), tuple(marks))


def _way(table: Snapshot[WarView], boxes: Sequence[Box], last: LastMove) -> list[Layer]:
    """Return the lit stretch from the striker to the seat that answers and the chevrons, by sides of the ring."""
    view = table.view
    path: tuple[Point, ...] = ()
    colour = ""
    if lit := _lit(table, last):
        start, end = (boxes[seat] for seat in lit)
        path = (plug(start), *stretch(socket(start), socket(end), view.is_clockwise), plug(end))
        colour = theme.seat_colour(lit[0])
    layers = []
    for side, area in SIDES.items():
        marks: list[Mark] = []
        for piece in passing(path, area.grown(60)):
            line = Stroke(piece, colour, BAND)
            marks += [Glow(line, GLOW, colour, 0.7), line]
        marks += _chevrons(side, view.is_clockwise)
        layers.append(Layer(f"way {side}", area, tuple(marks), is_clipped=True))
    return layers


def _lit(table: Snapshot[WarView], last: LastMove) -> tuple[int, int] | None:
    """Return from whom to whom the stretch runs that counts now: the strike, or the blow that just fell."""
    view = table.view
    if view.striker is None or view.ended:
        return last.blow if last.blow and not any(view.fighters[seat].is_out for seat in last.blow) else None
    if view.victim is not None:
        is_counter = any(question.ask == "counter" for question in table.asked)
        return (view.victim, view.striker) if is_counter else (view.striker, view.victim)
    return None if view.to_play == view.striker else (view.striker, view.to_play)


def _chevrons(side: str, is_clockwise: bool) -> list[Mark]:
    turn = 0 if is_clockwise else 180
    half = BAND / 2
    across = (RING.left + 110, (RING.left + RING.right) / 2, RING.right - 110)
    down = [RING.top + 88 + step * 128 for step in range(5)]
    places: dict[str, list[tuple[float, float, float]]] = {
        "top": [(x, RING.top + half, turn) for x in across],
        "right": [(RING.right - half, y, 90 + turn) for y in down],
        "bottom": [(x, RING.bottom - half, 180 + turn) for x in across],
        "left": [(RING.left + half, y, 270 + turn) for y in down],
    }
    return [Polygon(shapes.chevron(x, y, 12, heading), PAPER) for x, y, heading in places[side]]
