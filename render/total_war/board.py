"""The Total War board as a Scene: seats around a ring, the strike in its middle."""

from collections.abc import Mapping, Sequence

from engine.play import Decision, Event, Question
from engine.total_war.picks import Target, spell
from engine.total_war.view import WarView
from render import theme
from render.letters import letters
from render.scene import shapes
from render.scene.frame import header, question
from render.scene.scene import Box, Glow, Layer, Mark, Panel, Point, Polygon, Scene, Stroke
from render.theme import INK1, PAPER
from render.total_war import middle
from render.total_war.changes import LastMove, last_move
from render.total_war.panel import frame, panel
from render.total_war.ring import BAND, CORNER, HEIGHT, RING, SIDES, TOP, passing, places, plug, socket, stretch
from render.words import Words, words

RING_COLOUR = "#39407F"
RING_GROUND = "#12163A"
BEAST = "hydra"
PALETTE = "total_war"


def board(
    view: WarView,
    names: Sequence[str],
    *,
    asked: Sequence[Question] = (),
    events: Sequence[Event] = (),
    choice: Question | None = None,
    say: Words | None = None,
) -> Scene:
    """Return the board for *view*.

    *names* are the people by seat, *asked* the open questions (anybody may know who is asked), *events* the last step,
    *choice* the question of the one who looks: what it offers on the board is lettered.
    """
    say = say or words()
    last = last_move(events)
    choices = letters(choice.options) if isinstance(choice, Decision) else {}
    boxes = places(len(view.fighters))
    layers = [
        _ring(view, boxes),
        *_way(view, boxes, asked, last),
        *panels(view, names, boxes, asked, last, choices, say),
        middle.strike(view, acting(view, asked), last, say),
        middle.direction(view, last, say),
        middle.buildings(view, choices, say),
        middle.decks(view, say),
        heading(view, say),
        bar(view, asked, say),
    ]
    return Scene(theme.WIDTH, TOP + HEIGHT + 24, INK1, tuple(layers), PALETTE)


def acting(view: WarView, asked: Sequence[Question]) -> int:
    """Return the seat that must act."""
    return asked[0].seat if asked else view.to_play


def heading(view: WarView, say: Words, width: int = theme.WIDTH, height: int = 140) -> Layer:
    """Return the header of a Total War picture."""
    target = say("first-to", target=view.target).upper()
    return header(
        say("total-war").upper(), say("total-war-kanji"), target, say(f"mode-{view.mode}"), BEAST, width, height
    )


def bar(view: WarView, asked: Sequence[Question], say: Words, **shape: int) -> Layer:
    """Return the question bar: who must do what, or how it ended."""
    if view.ended:
        name = say("nobody") if view.winner is None else view.fighters[view.winner].name
        return question(view.winner, name.upper(), say(f"over-{view.ended}", target=view.target), **shape)
    seat = acting(view, asked)
    return question(seat, view.fighters[seat].name.upper(), asking(view, asked, say), **shape)


def asking(view: WarView, asked: Sequence[Question], say: Words) -> str:
    """Return the words for what is asked."""
    ask = _ask(view, asked)
    if ask == "answer" and view.is_wound:
        return say("ask-answer-wound")
    return say(f"ask-{ask}", strike=view.strike or 0)


def _ask(view: WarView, asked: Sequence[Question]) -> str:
    if asked:
        return asked[0].ask
    return "open" if view.strike is None and not view.is_wound else "answer"


def roles(view: WarView, asked: Sequence[Question], say: Words) -> dict[int, str]:
    """Return the tab of each seat that must act, or has won."""
    if view.ended:
        return {} if view.winner is None else {view.winner: say("tab-winner").upper()}
    if not asked:
        return {view.to_play: say(f"tab-{_ask(view, asked)}").upper()}
    return {question.seat: say(f"tab-{question.ask}").upper() for question in asked}


def panels(
    view: WarView,
    names: Sequence[str],
    boxes: Sequence[Box],
    asked: Sequence[Question],
    last: LastMove,
    choices: Mapping[str, str],
    say: Words,
) -> list[Layer]:
    """Return the panel of every seat in its box."""
    tabs = roles(view, asked, say)
    layers = []
    for fighter in view.fighters:
        seat, place = fighter.seat, boxes[fighter.seat]
        role, letter = tabs.get(seat, ""), choices.get(spell(Target(seat)), "")
        layers.append(frame(fighter, place, bool(role) and not choices, bool(letter)))
        layers.append(panel(fighter, names[seat], place, view.target, role, last.of(seat), letter, say))
    return layers


def _ring(view: WarView, boxes: Sequence[Box]) -> Layer:
    """Return the ring and its joints to the seats that still stand."""
    marks: list[Mark] = [Panel(RING, CORNER, RING_GROUND, RING_COLOUR, BAND)]
    for fighter in view.fighters:
        if not fighter.is_out:
            place = boxes[fighter.seat]
            marks.append(Stroke((plug(place), socket(place)), RING_COLOUR, BAND))
    return Layer("ring", Box(370, RING.top - 30, 830, RING.bottom + 30), tuple(marks))


def _way(view: WarView, boxes: Sequence[Box], asked: Sequence[Question], last: LastMove) -> list[Layer]:
    """Return the lit stretch from who strikes to who answers and the chevrons, side by side of the ring."""
    path: tuple[Point, ...] = ()
    colour = ""
    if lit := _lit(view, asked, last):
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


def _lit(view: WarView, asked: Sequence[Question], last: LastMove) -> tuple[int, int] | None:
    """Return from whom to whom the stretch runs that counts now: the strike, or the blow that just fell."""
    if view.striker is None or view.ended:
        return last.blow if last.blow and not any(view.fighters[seat].is_out for seat in last.blow) else None
    if view.victim is not None:
        is_counter = any(question.ask == "counter" for question in asked)
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
