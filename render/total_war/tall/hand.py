"""A hand of Total War in portrait: the cards lie below each other, the ways to play each in one line."""

from collections.abc import Sequence

from engine.total_war.view import WarView
from render.scene.frame import header
from render.scene.pieces import letter_disc
from render.scene.scene import Box, Icon, Layer, Mark, Panel, Scene
from render.sheets.hand import Action
from render.snapshot import Snapshot
from render.theme import INK1, INK3, LINE, MIST, PAPER
from render.total_war.holding import actions, holdings, own_panel
from render.total_war.question import BRAND, own_headline
from render.total_war.strike import is_wound
from render.total_war.tall.board import MARGIN, STRIKE, WIDTH, bar
from render.total_war.ways import lying
from render.wide.fit import fitted_label

GAP = 12
OWN, CARD, ACTION = 176, 212, 96
TOP = STRIKE + 16
FOOT = 44  # so that Discord's badge covers nothing


def tall_hand(table: Snapshot[WarView]) -> Scene:
    """Return the hand of the person who looks; what the choice offers is lettered, and what it does not is dimmed."""
    view, say = table.view, table.say
    assert view.seat is not None, "a spectator has no hand"
    own = Box(MARGIN, TOP, WIDTH - MARGIN, TOP + OWN)
    panel = Layer("status", own.grown(20), tuple(own_panel(view, view.fighters[view.seat], own, say)))
    layers, y = [_heading(table), bar(*own_headline(table)), panel], own.bottom + GAP
    held = holdings(table)
    for number, each in enumerate(held):
        place = Box(MARGIN, y, WIDTH - MARGIN, y + CARD)
        layers.append(Layer(f"card {number}", place, lying(each, place)))
        y = place.bottom + GAP
    if not held:
        words = fitted_label(say("empty-hand"), (WIDTH / 2, y + 60), "body", 38, MIST, "m", width=WIDTH - 80)
        layers.append(Layer("empty", Box(0, y, WIDTH, y + 120), (words,)))
        y += 120
    if others := actions(table, held):
        layers.append(_actions(others, y))
        y = layers[-1].box.bottom
    return Scene(WIDTH, y + FOOT, INK1, tuple(layers), BRAND.palette)


def _heading(table: Snapshot[WarView]) -> Layer:
    view, say = table.view, table.say
    if is_wound(view):
        now = say("wound-now")
    else:
        now = say("opening-now") if view.strike is None else say("strike-now", strike=view.strike)
    title, accent = say("your-hand").upper(), say("your-hand-kanji")
    return header(title, accent, now.upper(), say("round", round=view.round), BRAND.beast)


def _actions(others: Sequence[Action], top: int) -> Layer:
    """Return what else can be done, two in a row."""
    wide = (WIDTH - 2 * MARGIN - GAP) // 2
    marks: list[Mark] = []
    for number, action in enumerate(others):
        row, column = divmod(number, 2)
        x, y = MARGIN + column * (wide + GAP), top + row * (ACTION + GAP)
        marks += _action(action, Box(x, y, x + wide, y + ACTION))
    rows = -(-len(others) // 2)
    return Layer("actions", Box(MARGIN, top, WIDTH - MARGIN, top + rows * (ACTION + GAP) - GAP), tuple(marks))


def _action(action: Action, area: Box) -> list[Mark]:
    y = area.centre[1]
    x = area.left + 84
    name_y = y - 18 if action.note else y
    marks: list[Mark] = [
        Panel(area, 14, INK3, LINE, 2),
        *letter_disc(action.letter, area.left + 42, y, 27),
        fitted_label(action.name, (x, name_y), "poster", 34, PAPER, width=area.right - x - 58),
        Icon(action.icon, area.right - 34, name_y, 38, action.colour),
    ]
    if action.note:
        marks.append(fitted_label(action.note, (x, y + 22), "body", 27, MIST, width=area.right - x - 12))
    return marks
