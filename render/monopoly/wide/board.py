"""The board in landscape: the track, the kaiju in their lane, inside them dice, pool and seats, or what to choose."""

from itertools import groupby

from engine.monopoly.view import RampageView
from render.monopoly.board import BRAND, asking, looks
from render.monopoly.changes import LastMove, last_move
from render.monopoly.drawn import card_layer, drawn_card
from render.monopoly.middle import DICE, dice, facts, pool
from render.monopoly.options import Option, on_board, plates
from render.monopoly.seats.panels import seat_layers
from render.monopoly.seats.rows import Row, rows
from render.monopoly.track.cells import PLAIN, cell
from render.monopoly.track.kaiju import groups, kaiju_layers, tokens_of
from render.monopoly.track.reach import reach_layers
from render.monopoly.track.ring import MIDDLE, MOST, WAY, ring
from render.monopoly.track.trail import all_trails
from render.monopoly.wide.long import long_layers
from render.monopoly.wide.rows import choice_rows
from render.scene.scene import Box, Layer, Scene
from render.scene.text import length
from render.snapshot import Snapshot
from render.theme import INK1
from render.wide.fit import HEIGHT, WIDTH
from render.wide.foot import foot
from render.wide.strip import strip

RADIUS = 30
HEAD = 62  # how high dice and pool are
GAP = 8
CARD = 310
ROOM = 900  # pixels for the last move
#: In how many columns so many seats stand, alone and beside a card.
COLUMNS = {2: 2, 3: 3}


def wide_board(table: Snapshot[RampageView]) -> Scene:
    """Return the board; the options of a choice that are spaces are lettered on it, and all are listed in it."""
    view, last, offered = table.view, last_move(table), on_board(table)
    draw = _ring_layers if len(view.spaces) <= MOST else long_layers
    layers = [*draw(table, last, offered), heading(table), _foot(table, last)]
    return Scene(WIDTH, HEIGHT, INK1, tuple(layers), BRAND.palette)


def _ring_layers(table: Snapshot[RampageView], last: LastMove, offered: list[Option]) -> list[Layer]:
    view, track = table.view, ring(len(table.view.spaces))
    marked = looks(view, plates(offered))
    found = groups(tokens_of(view, table.acting), WAY, track.place, RADIUS)
    return [
        *(cell(view, at, spot.box, marked.get(at, PLAIN), table.say) for at, spot in enumerate(track.spots)),
        *reach_layers(view, track),
        *all_trails(track, last.trails),
        *kaiju_layers(len(view.kaiju), found),
        *_inside(table, last, offered, MIDDLE),
    ]


def _inside(table: Snapshot[RampageView], last: LastMove, offered: list[Option], area: Box) -> list[Layer]:
    """Return what the lane encloses."""
    made, say = rows(table, last), table.say
    half = (area.width - 14) // 2
    right = Box(area.right - half, area.top, area.right, area.top + HEAD)
    below = Box(area.left, area.top + HEAD + GAP, area.right, area.bottom)
    if offered:
        own = [row for row in made if table.choice is not None and row.kaiju.seat == table.choice.seat]
        first = Box(area.left, area.top, right.left - 14, area.top + HEAD)
        return [*seat_layers(own, first, 1, say), *_rolled(table, right), choice_rows(offered, below)]
    if found := drawn_card(table):
        card = Box(area.left, area.top, area.left + CARD, area.bottom)
        return [card_layer(*found, card, say), *_beside_card(table, made, Box(card.right + 14, *area[1:]))]
    return [
        *_rolled(table, Box(area.left, area.top, area.left + half, area.top + HEAD)),
        pool(table.view, right, say),
        *seat_layers(made, below, COLUMNS.get(len(made), 2), say),
    ]


def _rolled(table: Snapshot[RampageView], area: Box) -> list[Layer]:
    """Return the dice, and beside them what holds for the whole game."""
    told = Box(area.left + DICE, area.top, area.right, area.bottom)
    return [dice(table, area.left, area.top + HEAD // 2), facts(table.view, told, table.say)]


def _beside_card(table: Snapshot[RampageView], made: list[Row], area: Box) -> list[Layer]:
    below = Box(area.left, area.top + HEAD + GAP, area.right, area.bottom)
    return [
        dice(table, area.left, area.top + HEAD // 2),
        pool(table.view, Box(area.left + DICE, area.top, area.right, area.top + HEAD), table.say),
        *seat_layers(made, below, 1 if len(made) <= 4 else 2, table.say),
    ]


def heading(table: Snapshot[RampageView]) -> Layer:
    """Return the strip: who must do what, or how it ended, and the turn."""
    view, say = table.view, table.say
    seat, name, ask = asking(table)
    fact = say("gm-over") if view.ended else say("gm-turn", turn=view.turns)
    return strip(BRAND.palette, seat, name, ask, say("monopoly").upper(), say("gm-unofficial", fact=fact))


def _foot(table: Snapshot[RampageView], last: LastMove) -> Layer:
    """Return what happened last in one line: the end of it, if it was much; where it is played at the right."""
    said = [f"{words[:1].upper()}{words[1:]}{_times(list(same))}" for words, same in groupby(last.words)]
    while len(said) > 1 and length(" · ".join(said), "body", 24) > ROOM:
        said.pop(0)
    return foot(last.seat, table.say("gm-last").upper(), " · ".join(said), table.view.track_name)


def _times(same: list[str]) -> str:
    return f" ×{len(same)}" if len(same) > 1 else ""
