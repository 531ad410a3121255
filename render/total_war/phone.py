"""The Total War board for a narrow screen: the same facts in the same type on 720 pixels, so all is larger."""

from collections.abc import Mapping

from engine.total_war.picks import TakeBuilding, spell
from engine.total_war.view import WarView
from render import theme
from render.scene import shapes
from render.scene.frame import PHONE_HEADER
from render.scene.pieces import badge, emblem, letter_disc, medallion
from render.scene.scene import Box, Disc, Glow, Icon, Layer, Mark, Panel, Polygon, Scene, Sprite, Stamp
from render.scene.text import label
from render.snapshot import Snapshot
from render.theme import AMBER, BLOOD, CYAN, INK0, INK1, INK2, LINE, MIST, PAPER, RED, SEATS
from render.total_war.board import BRAND, actor, heading, headline, panels
from render.total_war.changes import LastMove, last_move
from render.total_war.middle import ROTATION, is_opening, played_words
from render.words import Words

WIDTH = theme.PHONE_WIDTH
MARGIN, GAP = 16, 18
CELL = (WIDTH - 2 * MARGIN - GAP) // 2
TALL = 204
BAR = PHONE_HEADER
STRIKE = BAR + 134
SEATS_TOP = STRIKE + 238


def phone_board(table: Snapshot[WarView]) -> Scene:
    """Return the board for a phone."""
    view, last = table.view, last_move(table.events)
    cells, bottom = _cells(len(view.fighters))
    layers = [
        *panels(table, cells, last),
        _strike(table, last),
        _piles(view, bottom + 20, table.letters, table.say),
        heading(table, WIDTH, PHONE_HEADER),
        _bar(table),
    ]
    return Scene(WIDTH, bottom + 20 + 176 + 30 * len(view.options), INK1, tuple(layers), BRAND.palette)


def _cells(seats: int) -> tuple[list[Box], int]:
    cells = []
    for seat in range(seats):
        left = MARGIN + seat % 2 * (CELL + GAP)
        top = SEATS_TOP + seat // 2 * (TALL + GAP)
        cells.append(Box(left, top, left + CELL, top + TALL))
    return cells, cells[-1].bottom


def _bar(table: Snapshot[WarView]) -> Layer:
    """Return who must act on one line and the question on the next."""
    area = Box(0, BAR, WIDTH, STRIKE)
    seat, who, text = headline(table)
    colour = AMBER if seat is None else SEATS[seat].colour
    name = label(who, (84, BAR + 33), "poster", 44, INK0, width=560)
    end = name.box.right + 60
    marks: list[Mark] = [
        Panel(area, 0, INK2),
        Polygon(((0, BAR), (end, BAR), (end - 26, BAR + 66), (0, BAR + 66)), colour),
        name,
        label(text, (24, BAR + 100), "body", 38, width=WIDTH - 48),
    ]
    if seat is not None:
        marks += emblem(SEATS[seat].shape, 46, BAR + 33, 20, INK0, colour)
    return Layer("question", area.grown(1), tuple(marks))


def _strike(table: Snapshot[WarView], last: LastMove) -> Layer:
    """Return the number to beat with who played what, or who opens."""
    view, say = table.view, table.say
    x, y, text = 118, STRIKE + 118, 240
    room = WIDTH - text - 20
    if view.striker is None or is_opening(view):
        seat = actor(table)
        fighter = view.fighters[seat]
        marks: list[Mark] = [
            medallion(fighter.kaiju, seat, (x, y), 70, is_furious=fighter.is_furious, is_spun=fighter.is_spun),
            label(say("opening", round=view.round).upper(), (text, y - 72), "poster", 46, AMBER, track=2, width=room),
            label(fighter.name.upper(), (text, y - 14), "poster", 42, theme.seat_colour(seat), width=room),
            label(say("to-open"), (text, y + 32), "body", 30, PAPER, width=room),
        ]
    else:
        fighter = view.fighters[view.striker]
        title = say("wound" if view.is_wound else "strike").upper()
        by = label(
            fighter.name.upper(), (text + 42, y - 14), "poster", 42, theme.seat_colour(fighter.seat), width=room - 42
        )
        marks = [
            *_star(view, x, y),
            label(title, (text, y - 72), "poster", 46, AMBER, track=3, width=room),
            *badge(fighter.seat, text + 16, y - 14, 14),
            by,
            label(played_words(view.played, last.power, say), (text, y + 32), "body", 30, PAPER, width=room),
        ]
    icon, key = ROTATION[view.is_clockwise]
    marks += [
        Icon(icon, text + 20, y + 78, 40, CYAN),
        label(say(key).upper(), (text + 52, y + 78), "bold", 30, CYAN, width=room - 52),
    ]
    return Layer("strike", Box(0, STRIKE, WIDTH, SEATS_TOP), tuple(marks))


def _star(view: WarView, x: int, y: int) -> list[Mark]:
    burst = Polygon(shapes.burst(0, 0, 98, 78, 16), RED, edge=INK0, edge_width=2)
    star = (Glow(burst, 9, RED, 0.6), burst, Disc(0, 0, 71, INK0))
    marks: list[Mark] = [Stamp(x, y, Box(-118, -118, 118, 118), star)]
    if view.is_wound:
        marks.append(Icon("broken-heart", x, y + 3, 100, theme.ROSE))
    else:
        marks.append(label(str(view.strike), (x, y), "poster", 108, PAPER, "m", 120))
    return marks


def _piles(view: WarView, top: int, choices: Mapping[str, str], say: Words) -> Layer:
    """Return the buildings that lie face up, the counts of the piles, and the options."""
    area = Box(MARGIN, top, WIDTH - MARGIN, top + 156 + 30 * len(view.options))
    marks: list[Mark] = [
        Panel(area, theme.RADIUS, INK2, LINE, 2),
        label(say("buildings-up").upper(), (area.left + 22, top + 32), "bold", 26, AMBER, width=300),
    ]
    shown = sorted(view.buildings_up)
    if not shown:
        marks.append(label(say("no-buildings"), (area.left + 22, top + 88), "body", 28, MIST, width=300))
    step = min(92, 270 // max(1, len(shown)))
    for at, value in enumerate(shown):
        marks += _building(value, area.left + 20 + at * step, top + 56, min(84, step - 6), choices)
    counts = (("deck", view.deck_count), ("discards", len(view.discard)), ("buildings", view.building_count))
    for at, (key, count) in enumerate(counts):
        x = area.right - 310 + at * 112
        marks.append(label(str(count), (x, top + 66), "poster", 44, PAPER, "m"))
        marks.append(label(say(key), (x, top + 110), "body", 26, MIST, "m", 106))
    for at, key in enumerate(view.options):
        marks.append(label(say(f"option-{key}"), (area.left + 22, top + 164 + 30 * at), "body", 26, AMBER, width=600))
    return Layer("piles", area.grown(24), tuple(marks))


def _building(value: int, left: int, top: int, wide: int, choices: Mapping[str, str]) -> list[Mark]:
    x = left + wide / 2
    marks: list[Mark] = [
        Panel(Box(left, top, left + wide, top + 86), 10, PAPER),
        Sprite("building-small-2", left + wide * 0.3, top + 42, min(44, wide // 2)),
        label(str(value), (left + wide * 0.72, top + 44), "poster", 42, BLOOD, "m"),
    ]
    if letter := choices.get(spell(TakeBuilding(value))):
        marks += letter_disc(letter, x, top, 20)
    return marks
