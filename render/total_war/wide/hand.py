"""A hand of Total War in landscape: the cards with their ways on them, and a column for the rest."""

from collections.abc import Sequence

from engine.total_war.view import WarView
from render.scene.pieces import box, letter_disc
from render.scene.scene import Box, Icon, Layer, Mark, Panel, Scene
from render.sheets.hand import Action
from render.snapshot import Snapshot
from render.theme import AMBER, INK1, INK2, INK3, LINE, MIST, PAPER
from render.total_war import strike as striking
from render.total_war.changes import LastMove
from render.total_war.holding import KING, actions, holdings, own_panel
from render.total_war.question import BRAND, own_headline
from render.total_war.ways import upright
from render.wide.fit import HEIGHT, WIDTH, fitted_label
from render.wide.foot import foot
from render.wide.strip import strip

TOP, BOTTOM = 82, 788
CARDS = Box(14, TOP, 914, BOTTOM)
COLUMN = Box(926, TOP, WIDTH - 14, BOTTOM)
OWN = 176
GAP = 12
#: Columns and rows for up to so many cards.
GRIDS = ((1, 1, 1), (2, 2, 1), (3, 3, 1), (6, 3, 2), (12, 4, 3))
MOST_WIDE = 444
NOTED = 84  # from this height on an action has room for a second line
ROWS = 8  # actions in one column
ACTION = 108  # how high an action is at most
LEAST_NOW = 320  # what there must be for the strike below them


def wide_hand(table: Snapshot[WarView]) -> Scene:
    """Return the hand of the person who looks; what the choice offers is lettered, and what it does not is dimmed."""
    view, say = table.view, table.say
    assert view.seat is not None, "a spectator has no hand"
    held = holdings(table)
    layers = [
        Layer(f"card {number}", place, upright(each, place))
        for number, (each, place) in enumerate(zip(held, _grid(len(held)), strict=True))
    ]
    if not held:
        empty = fitted_label(say("empty-hand"), CARDS.centre, "body", 40, MIST, "m", width=CARDS.width - 40)
        layers.append(Layer("empty", CARDS, (empty,)))
    own = Box(COLUMN.left, TOP, COLUMN.right, TOP + OWN)
    fighter = view.fighters[view.seat]
    layers.append(Layer("status", own.grown(20), tuple(own_panel(view, fighter, own, say))))
    others, below = actions(table, held), Box(COLUMN.left, own.bottom + 14, COLUMN.right, BOTTOM)
    if others:
        end = min(BOTTOM, below.top + 58 + len(others) * (ACTION + 8))
        end = BOTTOM if BOTTOM - end < LEAST_NOW else end
        layers.append(_actions(others, Box(below.left, below.top, below.right, end), table))
        below = Box(below.left, end + 14, below.right, BOTTOM)
    if below.height >= LEAST_NOW:
        layers.append(_now(table, below))
    return Scene(WIDTH, HEIGHT, INK1, (*layers, _strip(table), _foot(table)), BRAND.palette)


def _grid(count: int) -> list[Box]:
    """Return the places of *count* cards."""
    columns, rows = next(((columns, rows) for most, columns, rows in GRIDS if count <= most), (5, -(-count // 5)))
    wide = min(MOST_WIDE, (CARDS.width - GAP * (columns - 1)) / columns)
    tall = (CARDS.height - GAP * (rows - 1)) / rows
    left = CARDS.left + (CARDS.width - columns * (wide + GAP) + GAP) / 2
    return [
        box(x, y, x + wide, y + tall)
        for row, column in (divmod(number, columns) for number in range(count))
        for x, y in [(left + column * (wide + GAP), CARDS.top + row * (tall + GAP))]
    ]


def _actions(others: Sequence[Action], area: Box, table: Snapshot[WarView]) -> Layer:
    """Return what else can be done, in rows with their letters."""
    is_king = any(action.icon == KING for action in others)
    title = table.say("king-card" if is_king else "other-actions").upper()
    marks: list[Mark] = [
        Panel(area, 16, INK2, LINE, 2),
        Icon(KING if is_king else "cycle", area.left + 36, area.top + 30, 36, AMBER),
        fitted_label(title, (area.left + 64, area.top + 30), "bold", 28, AMBER, width=area.width - 80, track=1),
    ]
    columns = 1 if len(others) <= ROWS else 2
    rows = -(-len(others) // columns)
    wide, top = (area.width - 20 - 8 * (columns - 1)) // columns, area.top + 56
    tall = min(ACTION, (area.bottom - 10 - top - 8 * (rows - 1)) // rows)
    for number, action in enumerate(others):
        column, row = divmod(number, rows)
        x, y = area.left + 10 + column * (wide + 8), top + row * (tall + 8)
        marks += _action(action, Box(x, y, x + wide, y + tall), columns == 1)
    return Layer("actions", area, tuple(marks))


def _action(action: Action, area: Box, has_sign: bool) -> list[Mark]:
    left, right, y = area.left, area.right, area.centre[1]
    radius = min(26, area.height // 2 - 6)
    x = left + 2 * radius + 30
    is_noted = area.height >= NOTED and bool(action.note)
    room = right - x - (60 if has_sign else 8)
    marks: list[Mark] = [
        Panel(area, 14, INK3, LINE, 2),
        *letter_disc(action.letter, left + radius + 14, y, radius),
        fitted_label(action.name, (x, y - 18 if is_noted else y), "poster", 34, PAPER, width=room),
    ]
    if is_noted:
        marks.append(fitted_label(action.note, (x, y + 22), "body", 27, MIST, width=right - x - 12))
    if has_sign:
        marks.append(Icon(action.icon, right - 34, y - 16 if is_noted else y, 40, action.colour))
    return marks


def _now(table: Snapshot[WarView], area: Box) -> Layer:
    """Return what the table is about, where nothing else needs the room."""
    about, x = striking.now(table, LastMove()), round(area.centre[0])
    room, tall = area.width - 40, area.height
    radius = min(132, (tall - 176) // 2)
    top = area.top + (tall - 2 * radius - 176) // 2
    marks: list[Mark] = [
        Panel(area, 16, INK2, LINE, 2),
        fitted_label(about.title, (x, top + 34), "poster", 40, AMBER, "m", width=room, track=4),
        *striking.centre_piece(table.view, about, (x, top + 68 + radius), radius),
        *striking.named(about, (x, top + 100 + 2 * radius), 40, "m", room),
        fitted_label(about.text, (x, top + 144 + 2 * radius), "body", 30, PAPER, "m", width=room),
    ]
    return Layer("now", area, tuple(marks))


def _strip(table: Snapshot[WarView]) -> Layer:
    return strip(table.view.game, *own_headline(table), table.say("your-hand").upper(), table.say(BRAND.title))


def _foot(table: Snapshot[WarView]) -> Layer:
    view, say = table.view, table.say
    about = striking.now(table, LastMove())
    is_strike = not view.ended and not striking.is_opening(view) and not striking.is_wound(view)
    title = say("strike-now", strike=view.strike or 0).upper() if is_strike else about.title
    name = "" if about.seat is None else view.fighters[about.seat].name
    text = " · ".join(part for part in (name, about.text) if part)
    return foot(about.seat, title, text, say("round", round=view.round))
