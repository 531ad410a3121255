"""The Tokyo Clash board for a phone: narrow and tall, with large figures; events and seats below the city."""

from functools import lru_cache

from engine.play import Decision
from engine.tokyo_clash.picks import is_on_board
from engine.tokyo_clash.view import ClashView, EventView, FighterView, winner
from render import theme
from render.scene.frame import BAR, PHONE_HEADER
from render.scene.pieces import medallion
from render.scene.scene import Box, Layer, Mark, Panel, Scene
from render.scene.text import label
from render.snapshot import Snapshot
from render.theme import AMBER, INK1, INK2, LINE, MIST, PAPER, PHONE_WIDTH
from render.tokyo_clash.board import BRAND, bar, city_layers, heading, last_line, passed
from render.tokyo_clash.changes import last_move
from render.tokyo_clash.choice import chosen_city, note
from render.tokyo_clash.city import pieces
from render.tokyo_clash.city.plan import Plan, plan
from render.tokyo_clash.city.track import TALL, track
from render.tokyo_clash.options import options
from render.tokyo_clash.panel import enhancements, ground, meter, stat
from render.tokyo_clash.rows import rows
from render.words import Words

TOP = PHONE_HEADER + BAR + 16
STRIP = 136


def phone_board(table: Snapshot[ClashView]) -> Scene:
    """Return the board in 720 pixels of width."""
    view, say, choice = table.view, table.say, table.choice
    city = plan(len(view.fighters), TOP, True)
    bottom = round(city.y * 2 - TOP) + 22
    frame = [heading(view, say, PHONE_WIDTH, PHONE_HEADER), bar(table, width=PHONE_WIDTH, top=PHONE_HEADER)]
    if isinstance(choice, Decision) and is_on_board(choice):
        offered = options(view, choice, say)
        listed, end = rows(view, offered, note(view, choice, say), bottom + 8, PHONE_WIDTH)
        dark = Box(0, PHONE_HEADER + BAR, PHONE_WIDTH, bottom)
        layers = [*chosen_city(view, choice, offered, city, dark), listed, *frame]
        return Scene(PHONE_WIDTH, end + 24, INK1, tuple(layers), BRAND.palette)
    layers, end = _below(table, city, bottom)
    return Scene(PHONE_WIDTH, end, INK1, (*layers, *frame), BRAND.palette)


def _below(table: Snapshot[ClashView], city: Plan, bottom: int) -> tuple[list[Layer], int]:
    """Return the city and what lies below it, and where it all ends."""
    view, say, last = table.view, table.say, last_move(table)
    left, right = theme.MARGIN, PHONE_WIDTH - theme.MARGIN
    layers = city_layers(view, last, city)
    y = bottom + 8
    wide = (right - left - 16) // 2
    for at, event in enumerate(view.events):
        start = left + at * (wide + 16)
        layers.append(_event(event, Box(start, y, start + wide, y + 76), say))
    y += 96
    layers.append(last_line(last, Box(left, y - 4, right, y + 84), say))
    y += 92
    layers.append(track(view, Box(left, y, right, y + TALL), say))
    y += TALL + 20
    strips, end = _strips(table, y)
    return [*layers, *strips], end


def _strips(table: Snapshot[ClashView], top: int) -> tuple[list[Layer], int]:
    """Return the seats one below the other from *top* on, and where they end."""
    view, say, has_passed = table.view, table.say, passed(table.view)
    acting = [*table.acting, winner(view)] if view.ended else table.acting
    layers = []
    for fighter in view.fighters:
        seat = fighter.seat
        place = Box(theme.MARGIN, top, PHONE_WIDTH - theme.MARGIN, top + STRIP)
        note = enhancements(view, fighter, say)
        layers.append(_strip(fighter, table.names[seat], place, note, seat in acting, seat in has_passed, say))
        top += STRIP + 14
    return layers, top + 10


@lru_cache(64)
def _event(event: EventView, area: Box, say: Words) -> Layer:
    y = (area.top + area.bottom) // 2
    room = area.width - 96
    marks: list[Mark] = [
        Panel(area, 16, INK2, LINE, 2),
        pieces.vehicle(event.vehicle, area.left + 42, y, 24),
        label(event.name.upper(), (area.left + 82, area.top + 25), "poster", 28, PAPER, width=room),
        label(say(f"tc-event-{event.key}"), (area.left + 82, area.top + 55), "body", 24, MIST, width=room),
    ]
    return Layer(f"event {event.key}", area.grown(2), tuple(marks))


@lru_cache(512)
def _strip(
    fighter: FighterView,
    name: str,
    place: Box,
    chips: tuple[str, ...],
    is_active: bool,
    has_passed: bool,
    say: Words,
) -> Layer:
    """Return a seat as a strip: who on the left, figures on the right."""
    colour = theme.seat_colour(fighter.seat)
    left, top, right, bottom = place
    marks = ground(fighter, place, is_active)
    marks.append(medallion(fighter.kaiju, fighter.seat, (left + 74, (top + bottom) // 2), 48, is_king=fighter.is_king))
    x, room = left + 146, 206
    marks.append(label(fighter.name.upper(), (x, top + 38), "poster", 38, colour, width=room))
    marks.append(label(name, (x, top + 76), "body", 28, MIST, width=room))
    words_ = say("tc-passed") if has_passed else ", ".join(chips)
    if words_:
        marks.append(label(words_, (x, top + 108), "bold", 24, MIST if has_passed else colour, width=room))
    line = top + (58 if fighter.meter_size else 68)
    for icon, at, value in (("own-bolt", 396, fighter.energy), ("own-cards", 490, fighter.hand_count)):
        marks += stat(icon, left + at, line, value, AMBER if icon == "own-bolt" else PAPER, 48)
    marks += stat("trophy", left + 584, line, len(fighter.trophies), size=48)
    marks += meter(fighter, right - 20, bottom - 30, 32)
    return Layer(f"seat {fighter.seat}", place.grown(28), tuple(marks))
