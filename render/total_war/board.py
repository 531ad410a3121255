"""The Total War board as a Scene: seats around a ring, the strike in its middle."""

from collections.abc import Sequence

from engine.total_war.picks import Target, spell
from engine.total_war.view import WarView
from render import theme
from render.scene import shapes
from render.scene.frame import header, question
from render.scene.scene import Box, Glow, Layer, Mark, Panel, Point, Polygon, Scene, Stroke
from render.sheets.hand import Brand
from render.snapshot import Snapshot
from render.theme import INK1, PAPER
from render.total_war import middle
from render.total_war.changes import LastMove, last_move
from render.total_war.panel import frame, panel
from render.total_war.ring import BAND, CORNER, HEIGHT, RING, SIDES, TOP, passing, places, plug, socket, stretch

RING_COLOUR = "#39407F"
RING_GROUND = "#12163A"
BRAND = Brand("total-war", "total-war-kanji", "hydra", "total_war")


def board(table: Snapshot[WarView]) -> Scene:
    """Return the board, with the options of the choice lettered on it."""
    view, say, last = table.view, table.say, last_move(table.events)
    boxes = places(len(view.fighters))
    layers = [
        _ring(view, boxes),
        *_way(table, boxes, last),
        *panels(table, boxes, last),
        middle.strike(view, actor(table), last, say),
        middle.direction(view, last, say),
        middle.buildings(view, table.letters, say),
        middle.decks(view, say),
        heading(table),
        _bar(table),
    ]
    return Scene(theme.WIDTH, TOP + HEIGHT + 24, INK1, tuple(layers), BRAND.palette)


def actor(table: Snapshot[WarView]) -> int:
    """Return the seat that must act."""
    return table.asked[0].seat if table.asked else table.view.to_play


def heading(table: Snapshot[WarView], width: int = theme.WIDTH, height: int = 140) -> Layer:
    """Return the header of a Total War picture."""
    say, view = table.say, table.view
    title, accent = say(BRAND.title).upper(), say(BRAND.accent)
    target = say("first-to", target=view.target).upper()
    return header(title, accent, target, say(f"mode-{view.mode}"), BRAND.beast, width, height)


def headline(table: Snapshot[WarView]) -> tuple[int | None, str, str]:
    """Return what the question bar says: the seat that must act or has won, its name, and what it does."""
    view, say = table.view, table.say
    if not view.ended:
        seat = actor(table)
        return seat, view.fighters[seat].name.upper(), asking(table)
    name = say("nobody") if view.winner is None else view.fighters[view.winner].name
    return view.winner, name.upper(), say(f"over-{view.ended}", target=view.target)


def _bar(table: Snapshot[WarView]) -> Layer:
    return question(*headline(table))


def asking(table: Snapshot[WarView], ask: str = "") -> str:
    """Return the words for the question *ask*, by default the first that is open."""
    ask, view = ask or _ask(table), table.view
    if ask == "answer" and view.is_wound:
        return table.say("ask-answer-wound")
    return table.say(f"ask-{ask}", strike=view.strike or 0)


def _ask(table: Snapshot[WarView]) -> str:
    if table.asked:
        return table.asked[0].ask
    return "open" if table.view.strike is None and not table.view.is_wound else "answer"


def roles(table: Snapshot[WarView]) -> dict[int, str]:
    """Return the tab of each seat that must act, or has won."""
    view, say = table.view, table.say
    if view.ended:
        return {} if view.winner is None else {view.winner: say("tab-winner").upper()}
    if not table.asked:
        return {view.to_play: say(f"tab-{_ask(table)}").upper()}
    return {question.seat: say(f"tab-{question.ask}").upper() for question in table.asked}


def panels(table: Snapshot[WarView], boxes: Sequence[Box], last: LastMove) -> list[Layer]:
    """Return the panel of every seat in its box."""
    tabs, letters, view = roles(table), table.letters, table.view
    layers = []
    for fighter in view.fighters:
        seat, place = fighter.seat, boxes[fighter.seat]
        role, letter = tabs.get(seat, ""), letters.get(spell(Target(seat)), "")
        layers.append(frame(fighter, place, bool(role) and not letters, bool(letter)))
        layers.append(panel(fighter, table.names[seat], place, view.target, role, last.of(seat), letter, table.say))
    return layers


def _ring(view: WarView, boxes: Sequence[Box]) -> Layer:
    """Return the ring and its joints to the seats that still stand."""
    marks: list[Mark] = [Panel(RING, CORNER, RING_GROUND, RING_COLOUR, BAND)]
    for fighter in view.fighters:
        if not fighter.is_out:
            place = boxes[fighter.seat]
            marks.append(Stroke((plug(place), socket(place)), RING_COLOUR, BAND))
    return Layer("ring", Box(370, RING.top - 30, 830, RING.bottom + 30), tuple(marks))


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
            marks += [Glow(line, 8, colour, 0.7), line]
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
    across = (RING.left + 90, (RING.left + RING.right) / 2, RING.right - 90)
    down = [RING.top + 100 + step * 180 for step in range(6)]
    places: dict[str, list[tuple[float, float, float]]] = {
        "top": [(x, RING.top + half, turn) for x in across],
        "right": [(RING.right - half, y, 90 + turn) for y in down],
        "bottom": [(x, RING.bottom - half, 180 + turn) for x in across],
        "left": [(RING.left + half, y, 270 + turn) for y in down],
    }
    return [Polygon(shapes.chevron(x, y, 13, heading), PAPER) for x, y, heading in places[side]]
