"""The Total War board in portrait: the same facts on 720 pixels, seats two in a row."""

from collections.abc import Mapping

from engine.total_war.picks import TakeBuilding, spell
from engine.total_war.view import WarView
from render import theme
from render.scene.frame import HEADER, header
from render.scene.pieces import emblem, letter_disc
from render.scene.scene import Box, Layer, Mark, Panel, Polygon, Scene, Sprite
from render.scene.text import label
from render.snapshot import Snapshot
from render.theme import AMBER, BLOOD, INK0, INK1, INK2, LINE, MIST, PAPER, SEATS
from render.total_war import strike as striking
from render.total_war.blows import blow_layers
from render.total_war.changes import LastMove, last_move
from render.total_war.panel import panels
from render.total_war.question import BRAND, headline
from render.words import Words

WIDTH = theme.PHONE_WIDTH
MARGIN, GAP = 16, 18
CELL = (WIDTH - 2 * MARGIN - GAP) // 2
TALL = 184
BAR = HEADER
STRIKE = BAR + 134
SEATS_TOP = STRIKE + 238


def tall_board(table: Snapshot[WarView]) -> Scene:
    """Return the board, with the options of the choice lettered on it."""
    view, last = table.view, last_move(table.events)
    cells, bottom = _cells(len(view.fighters))
    layers = [
        *panels(table, cells, last),
        *(blow_layers(view, cells, last.blows, (WIDTH / 2, 0)) if table.acts > 1 else ()),
        _strike(table, last),
        _piles(view, bottom + 20, table.letters, table.say),
        heading(table),
        bar(*headline(table)),
    ]
    return Scene(WIDTH, bottom + 20 + 176 + 30 * len(view.options), INK1, tuple(layers), BRAND.palette)


def heading(table: Snapshot[WarView]) -> Layer:
    """Return the header: the game, and how it is won."""
    view, say = table.view, table.say
    target = say("first-to", target=view.target).upper()
    title, accent = say(BRAND.title).upper(), say(BRAND.accent)
    return header(title, accent, target, say(f"mode-{view.mode}"), BRAND.beast)


def _cells(seats: int) -> tuple[list[Box], int]:
    cells = []
    for seat in range(seats):
        left = MARGIN + seat % 2 * (CELL + GAP)
        top = SEATS_TOP + seat // 2 * (TALL + GAP)
        cells.append(Box(left, top, left + CELL, top + TALL))
    return cells, cells[-1].bottom


def bar(seat: int | None, who: str, text: str) -> Layer:
    """Return who must act on one line and the question on the next."""
    area = Box(0, BAR, WIDTH, STRIKE)
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
    """Return the number to beat with who played what, or who opens or has won."""
    about, x, y, text = striking.now(table, last), 118, STRIKE + 118, 240
    room = WIDTH - text - 20
    marks: list[Mark] = [
        *striking.centre_piece(table.view, about, (x, y), 96),
        label(about.title, (text, y - 72), "poster", 46, AMBER, track=3, width=room),
        *striking.named(about, (text, y - 14), 42, "l", room),
        label(about.text, (text, y + 32), "body", 30, PAPER, width=room),
        *striking.direction(table.view, last, (text, y + 78), 31, "l", room, table.say),
    ]
    return Layer("strike", Box(0, STRIKE, WIDTH, SEATS_TOP), tuple(marks))


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
