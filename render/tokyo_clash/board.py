"""The Tokyo Clash board as a Scene: the city, its events, the damage track, and a panel for every seat."""

from collections.abc import Sequence
from functools import lru_cache

from engine.play import Event, Question
from engine.tokyo_clash.view import ClashView, winner
from render import theme
from render.scene.frame import TOP, header, question
from render.scene.pieces import badge
from render.scene.scene import Box, Layer, Mark, Scene
from render.scene.text import fitted, label, lines
from render.theme import AMBER, INK1, PAPER
from render.tokyo_clash.changes import LastMove, last_move
from render.tokyo_clash.city import corners
from render.tokyo_clash.city.arrows import arrow_layers
from render.tokyo_clash.city.contents import content_layer, contents, count_layer
from render.tokyo_clash.city.ground import ground
from render.tokyo_clash.city.plan import Plan, plan
from render.tokyo_clash.city.track import track
from render.tokyo_clash.named import asking
from render.tokyo_clash.panel import change_tabs, enhancements, panel
from render.words import Words, words
from words.tokyo_clash.names import coordinate

BEAST = "own-kaiju"
PALETTE = "tokyo_clash"
CITY = TOP + 18
LAST = CITY + 1214  # the line with the last move
TRACK = LAST + 34
PANELS = TRACK + 154


def board(
    view: ClashView,
    names: Sequence[str],
    *,
    asked: Sequence[Question] = (),
    events: Sequence[Event] = (),
    say: Words | None = None,
) -> Scene:
    """Return the board for *view*; *names* are the people, *asked* the open questions, *events* the last step."""
    say = say or words()
    players = len(view.fighters)
    last = last_move(view, events, say)
    city, here = plan(players, CITY), contents(view)
    boxes = corners.places(players, CITY)
    rows = -(-players // 2)
    layers = [
        *ground(view.spaces, city),
        *(content_layer(name, content, city) for name, content in here.items()),
        *arrow_layers(view, last, city),
        *(count_layer(name, content, city) for name, content in here.items()),
        *coordinates(view, city),
        *(corners.event_box(event, at + 1, boxes[at], say) for at, event in enumerate(view.events)),
        *corners.reward_boxes(view, (boxes[2], boxes[3]), say),
        last_line(last, Box(theme.MARGIN, LAST - 24, theme.WIDTH - theme.MARGIN, LAST + 24), say),
        track(view, Box(theme.MARGIN, TRACK, theme.WIDTH - theme.MARGIN, TRACK + 138), say),
        *panels(view, names, panel_places(players), asked, last, say),
        heading(view, say),
        bar(view, asked, say),
    ]
    return Scene(theme.WIDTH, PANELS + rows * 186 + 8, INK1, tuple(layers), PALETTE)


def panel_places(players: int) -> list[Box]:
    """Return the places of the seats' panels, two in a row."""
    wide = (theme.WIDTH - 2 * theme.MARGIN - theme.GUTTER) // 2
    lefts = (theme.MARGIN, theme.MARGIN + wide + theme.GUTTER)
    tops = [PANELS + at // 2 * 186 for at in range(players)]
    return [Box(lefts[at % 2], top, lefts[at % 2] + wide, top + 170) for at, top in enumerate(tops)]


def heading(view: ClashView, say: Words, width: int = theme.WIDTH, height: int = 140) -> Layer:
    """Return the header: the round and the phase."""
    phase = say("tc-phase-over" if view.ended else f"tc-phase-{view.phase}")
    first = say("round", round=view.round).upper()
    return header(say("tokyo-clash").upper(), say("tokyo-clash-kanji"), first, phase, BEAST, width, height)


def bar(view: ClashView, asked: Sequence[Question], say: Words, **shape: int) -> Layer:
    """Return the question bar: who must do what, or how it ended."""
    if view.ended:
        seat = winner(view)
        return question(seat, view.fighters[seat].name.upper(), say(f"tc-over-{view.ended}"), **shape)
    if not asked:
        return question(view.to_act, view.fighters[view.to_act].name.upper(), say("tc-ask-any"), **shape)
    ask = asking(view, asked, say)
    if len(asked) > 1:
        return question(None, say("tc-several", count=len(asked)).upper(), ask, **shape)
    seat = asked[0].seat
    return question(seat, view.fighters[seat].name.upper(), ask, **shape)


def passed(view: ClashView) -> set[int]:
    """Return the seats that have passed since anybody last acted."""
    if view.phase != "action" or view.ended:
        return set()
    players = len(view.fighters)
    return {(view.to_act - back) % players for back in range(1, view.passes + 1)}


def panels(
    view: ClashView,
    names: Sequence[str],
    places: Sequence[Box],
    asked: Sequence[Question],
    last: LastMove,
    say: Words,
) -> list[Layer]:
    """Return the panel of every seat in its place; those that are asked glow."""
    acting = {each.seat for each in asked}
    has_passed = passed(view)
    best = winner(view) if view.ended else None
    return [
        panel(
            fighter,
            names[fighter.seat],
            places[fighter.seat],
            enhancements(view, fighter, say),
            change_tabs(
                last.of(fighter.seat),
                fighter.seat in has_passed,
                fighter.seat == best,
                view.scores[fighter.seat] if view.scores else None,
                say,
            ),
            fighter.seat in acting or fighter.seat == best,
            say,
        )
        for fighter in view.fighters
    ]


def coordinates(view: ClashView, city: Plan) -> list[Layer]:
    """Return the name of every space, above what stands there."""
    return [_coordinate(space.name, space.ground == "w", city) for space in view.spaces]


@lru_cache(1024)
def _coordinate(name: str, is_water: bool, city: Plan) -> Layer:
    x, y = city.at(name)
    colour, halo = ("#E2F2FF", "#0A2F50") if is_water else ("#C3C9EC", "#15183A")
    size = 24 if city.scale < 1.2 else 30
    words = label(
        coordinate(name),
        (x, y - city.radius * (0.665 if city.scale > 0.8 else 0.62)),
        "narrow",
        size,
        colour,
        "m",
        None,
        3,
        halo,
    )
    return Layer(f"coordinate {name}", words.box.grown(1), (words,))


@lru_cache(64)
def _last_line(seat: int | None, told: str, title: str, area: Box) -> Layer:
    first = area.top + 24
    marks: list[Mark] = []
    x: float = area.left + 4
    if seat is not None:
        marks += badge(seat, x + 16, first, 14)
        x += 42
    name = label(title, (x, first), "bold", 28, AMBER, track=1)
    start = name.box.right + 16
    room = area.right - start - 4
    marks.append(name)
    size = fitted(told, "body", 30, room)[1] if area.height < 80 else 28
    rows = [told] if area.height < 80 else lines(told, "body", size, room)
    for at, row in enumerate(rows[:2]):
        more = " …" if at == 1 and len(rows) > 2 else ""
        marks.append(label(row + more, (start, first + at * 38), "body", size, PAPER, width=room))
    return Layer("last move", area, tuple(marks))


def last_line(last: LastMove, area: Box, say: Words) -> Layer:
    """Return what just happened in one line."""
    told = " · ".join(last.told)
    if not told:
        return Layer("last move", area, ())
    return _last_line(last.seat, told, say("tc-last").upper(), area)
