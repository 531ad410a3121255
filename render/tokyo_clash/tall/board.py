"""The tall board: the city, and below it the events, the last move, the damage track and the seats, or the choices."""

from functools import lru_cache

import msgspec

from engine.play import Decision
from engine.tokyo_clash.picks import is_on_board
from engine.tokyo_clash.view import ClashView, EventView, FighterView
from render import theme
from render.scene.frame import header, question
from render.scene.pieces import badge, medallion, tab_row
from render.scene.scene import Box, Layer, Mark, Panel, Scene
from render.scene.text import label
from render.snapshot import Snapshot
from render.theme import AMBER, INK1, INK2, LINE, MARGIN, MIST, PAPER, PHONE_WIDTH
from render.tokyo_clash.brand import BRAND, phase, prompt
from render.tokyo_clash.changes import LastMove, last_move
from render.tokyo_clash.city import pieces
from render.tokyo_clash.city.city import chosen_city, city_layers
from render.tokyo_clash.city.plan import Plan, plan
from render.tokyo_clash.options import note, options
from render.tokyo_clash.rewards import rewards
from render.tokyo_clash.rows import per_column, rows
from render.tokyo_clash.seats import GLOW, Tabs, change_tabs, enhancements, ground, is_active, meter, stats
from render.tokyo_clash.track import TALL, track
from render.wide.fit import split_line
from render.words import Words

RIGHT = PHONE_WIDTH - MARGIN
STRIP = 136
ROW, MOST = 66, 18
FOOT = 40  # below the last thing: there Discord puts its badge


def tall_board(table: Snapshot[ClashView]) -> Scene:
    """Return the board in 720 pixels of width."""
    choice = table.choice
    city = plan(len(table.view.fighters), "tall")
    if isinstance(choice, Decision) and is_on_board(choice):
        layers, end = _choices(msgspec.structs.replace(table, asked=(choice,)), choice, city)
    else:
        layers, end = _below(table, city)
    return Scene(PHONE_WIDTH, end, INK1, (*layers, *_frame(table)), BRAND.palette)


def _frame(table: Snapshot[ClashView]) -> list[Layer]:
    """Return the header and the question."""
    view, say = table.view, table.say
    names = say(BRAND.title).upper(), say(BRAND.accent), say("round", round=view.round).upper(), phase(view, say)
    asked = (table.choice,) if table.choice and is_on_board(table.choice) else table.asked
    ask = prompt(msgspec.structs.replace(table, asked=asked))
    return [
        header(*names, BRAND.beast),
        question(*ask),
    ]


def _choices(table: Snapshot[ClashView], choice: Decision, city: Plan) -> tuple[list[Layer], int]:
    """Return the city with the letters of *choice* and the list below it, and where it all ends."""
    view, say = table.view, table.say
    offered, told = options(view, choice, say), note(view, choice, say)
    each = per_column(len(offered), MOST)
    top = city.area.bottom + 8
    area = Box(MARGIN, top, RIGHT, top + each * ROW + 8 + (50 if told else 0))
    return [*chosen_city(view, choice, offered, city), rows(view, offered, told, area, ROW, MOST)], area.bottom + FOOT


def _below(table: Snapshot[ClashView], city: Plan) -> tuple[list[Layer], int]:
    """Return the city and what lies below it, and where it all ends."""
    view, say, last = table.view, table.say, last_move(table)
    layers = [*city_layers(view, last, city), rewards(view, city)]
    y = city.area.bottom + 8
    wide = (RIGHT - MARGIN - 16) // 2
    for event, left in zip(view.events, (MARGIN, RIGHT - wide), strict=False):
        layers.append(_event(event, Box(left, y, left + wide, y + 76), say))
    layers.append(_last(last.seat, last.told, say(last.title).upper(), Box(MARGIN, y + 92, RIGHT, y + 180)))
    layers.append(track(view, Box(MARGIN, y + 188, RIGHT, y + 188 + TALL), say))
    top = y + 208 + TALL
    return [*layers, *_strips(table, last, top)], top + len(view.fighters) * (STRIP + 18) + FOOT - 18


def _strips(table: Snapshot[ClashView], last: LastMove, top: int) -> list[Layer]:
    """Return the seats one below the other from *top* on."""
    view, say = table.view, table.say
    layers = []
    for fighter in view.fighters:
        seat, y = fighter.seat, top + fighter.seat * (STRIP + 18)
        place = Box(MARGIN, y, RIGHT, y + STRIP)
        chips, tabs = say.joined(enhancements(view, fighter, say)), change_tabs(table, seat, last)
        layers.append(_strip(fighter, table.names[seat], place, chips, tabs, is_active(table, seat)))
    return layers


@lru_cache(64)
def _event(event: EventView, area: Box, say: Words) -> Layer:
    y = (area.top + area.bottom) // 2
    room = area.width - 96
    marks: list[Mark] = [
        Panel(area, 16, INK2, LINE, 2),
        pieces.vehicle(event.vehicle, area.left + 42, y, 26),
        label(event.name.upper(), (area.left + 82, area.top + 25), "poster", 28, PAPER, width=room),
        label(say(f"tc-event-{event.key}"), (area.left + 82, area.top + 55), "body", 24, MIST, width=room),
    ]
    return Layer(f"event {event.key}", area.grown(2), tuple(marks))


@lru_cache(64)
def _last(seat: int | None, told: str, title: str, area: Box) -> Layer:
    """Return what just happened, in two lines."""
    marks: list[Mark] = []
    if told:
        first, x = area.top + 24, area.left + 4.0
        if seat is not None:
            marks += badge(seat, x + 16, first, 14)
            x += 42
        name = label(title, (x, first), "bold", 28, AMBER, track=1)
        start = name.box.right + 16
        room = area.right - start - 4
        row, rest = split_line(told, "body", 28, room)
        marks += [name, label(row, (start, first), "body", 28, PAPER, width=room)]
        if rest:
            marks.append(label(rest, (x, first + 38), "body", 28, PAPER, width=area.right - x - 4))
    return Layer("last move", area, tuple(marks))


@lru_cache(512)
def _strip(fighter: FighterView, name: str, place: Box, chips: str, tabs: Tabs, is_lit: bool) -> Layer:
    """Return a seat as a strip: who on the left, figures on the right."""
    colour = theme.seat_colour(fighter.seat)
    left, top, right, bottom = place
    marks = ground(fighter, place, is_lit)
    marks.append(medallion(fighter.kaiju, fighter.seat, (left + 74, (top + bottom) // 2), 48, is_king=fighter.is_king))
    x, room = left + 146, 224
    marks.append(label(fighter.name.upper(), (x, top + 38), "poster", 38, colour, width=room))
    marks.append(label(name, (x, top + 76), "body", 28, MIST, width=room))
    if chips:
        wide = (right - 140 if fighter.meter_size else right - 24) - x
        marks.append(label(chips, (x, top + 110), "bold", 25, colour, width=wide))
    marks += stats(fighter, left + 396, top + (62 if fighter.meter_size or chips else 68), 98, 48)
    marks += meter(fighter, right - 20, bottom - 28, 34)
    marks += tab_row(tabs, right - 14, top - 2)
    return Layer(f"seat {fighter.seat}", place.grown(GLOW), tuple(marks))
