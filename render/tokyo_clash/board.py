"""The Tokyo Clash board as a Scene: the city, its events, the damage track, and a panel for every seat."""

from collections.abc import Sequence
from functools import lru_cache

from engine.tokyo_clash.view import ClashView, winner
from render import theme
from render.scene.frame import TOP, header, question
from render.scene.pieces import badge
from render.scene.scene import Box, Layer, Mark, Scene
from render.scene.text import fit_text, label, lines
from render.sheets.hand import Brand
from render.snapshot import Snapshot
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
from render.words import Words
from words.tokyo_clash.names import coordinate

BRAND = Brand("tokyo-clash", "tokyo-clash-kanji", "own-kaiju", "tokyo_clash")
CITY = TOP + 18
LAST = CITY + 1214  # the line with the last move
TRACK = LAST + 34
PANELS = TRACK + 154


def board(table: Snapshot[ClashView]) -> Scene:
    """Return the board as everybody sees it."""
    view, say, last = table.view, table.say, last_move(table)
    players = len(view.fighters)
    boxes = corners.places(players, CITY)
    rows = -(-players // 2)
    layers = [
        *city_layers(view, last, plan(players, CITY)),
        *(corners.event_box(event, at + 1, boxes[at], say) for at, event in enumerate(view.events)),
        *corners.reward_boxes(view, (boxes[2], boxes[3]), say),
        last_line(last, Box(theme.MARGIN, LAST - 24, theme.WIDTH - theme.MARGIN, LAST + 24), say),
        track(view, Box(theme.MARGIN, TRACK, theme.WIDTH - theme.MARGIN, TRACK + 138), say),
        *panels(table, panel_places(players), last),
        heading(view, say),
        bar(table),
    ]
    return Scene(theme.WIDTH, PANELS + rows * 186 + 8, INK1, tuple(layers), BRAND.palette)


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
    return header(say(BRAND.title).upper(), say(BRAND.accent), first, phase, BRAND.beast, width, height)


def bar(table: Snapshot[ClashView], **shape: int) -> Layer:
    """Return the question bar: who must do what, or how it ended."""
    view, say, asked = table.view, table.say, table.asked
    if view.ended:
        seat = winner(view)
        return question(seat, view.fighters[seat].name.upper(), say(f"tc-over-{view.ended}"), **shape)
    if not asked:
        return question(view.to_act, view.fighters[view.to_act].name.upper(), say("tc-ask-any"), **shape)
    ask = asking(table, asked[0])
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


def panels(table: Snapshot[ClashView], places: Sequence[Box], last: LastMove) -> list[Layer]:
    """Return the panel of every seat in its place; those that are asked glow."""
    view, say, has_passed = table.view, table.say, passed(table.view)
    best = winner(view) if view.ended else None
    layers = []
    for fighter in view.fighters:
        seat = fighter.seat
        score = view.scores[seat] if view.scores else None
        tabs = change_tabs(last.of(seat), seat in has_passed, seat == best, score, say)
        chips, is_active = enhancements(view, fighter, say), seat in table.acting or seat == best
        layers.append(panel(fighter, table.names[seat], places[seat], chips, tabs, is_active, say))
    return layers


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
    size = fit_text(told, "body", 30, room)[1] if area.height < 80 else 28
    rows = [told] if area.height < 80 else lines(told, "body", size, room)
    for at, row in enumerate(rows[:2]):
        more = " …" if at == 1 and len(rows) > 2 else ""
        marks.append(label(row + more, (start, first + at * 38), "body", size, PAPER, width=room))
    return Layer("last move", area, tuple(marks))


def last_line(last: LastMove, area: Box, say: Words) -> Layer:
    """Return what just happened in one line."""
    told = " · ".join(last.words)
    if not told:
        return Layer("last move", area, ())
    return _last_line(last.seat, told, say("tc-last").upper(), area)
