"""A track that is too long for a frame: rows of ten, and beside them dice, pool and seats, or what to choose."""

from engine.monopoly.view import RampageView
from render.monopoly.board import looks
from render.monopoly.changes import LastMove
from render.monopoly.drawn import card_layer, drawn_card
from render.monopoly.middle import DICE, dice, facts, pool
from render.monopoly.options import Option, plates
from render.monopoly.seats.panels import seat_layers
from render.monopoly.seats.rows import rows
from render.monopoly.track.snake import Rows, snake, snake_layers
from render.monopoly.wide.rows import choice_rows
from render.scene.scene import Box, Layer
from render.snapshot import Snapshot

COLUMNS = 10
STRIP = 59
TRACK = Box(14, 76, 960, 790)
SIDE = Box(976, 76, 1308, 786)
HEAD = 58
SEAT, CARD = 112, 320  # the most a seat is high, and what a card is


def long_layers(table: Snapshot[RampageView], last: LastMove, offered: list[Option]) -> list[Layer]:
    """Return the track and what stands beside it."""
    count = -(-len(table.view.spaces) // COLUMNS)
    tall = TRACK.height // count - STRIP
    track = snake(table.view, Rows(TRACK, COLUMNS, tall, 10, 27, STRIP, is_even=True))
    layers = snake_layers(table, track, looks(table.view, plates(offered)), last)
    return [*layers, *_beside(table, last, offered)]


def _beside(table: Snapshot[RampageView], last: LastMove, offered: list[Option]) -> list[Layer]:
    made, say = rows(table, last), table.say
    left, top, right, bottom = SIDE
    told = Box(left + DICE, top, right, top + HEAD)
    second = top + HEAD + 10
    layers = [
        dice(table, left, top + HEAD // 2),
        facts(table.view, told, say),
        pool(table.view, Box(left, second, right, second + HEAD), say),
    ]
    below = Box(left, second + HEAD + 10, right, bottom)
    if offered:
        return [*layers, choice_rows(offered, below)]
    found = drawn_card(table)
    if found and len(made) <= 4:
        layers.append(card_layer(*found, Box(left, bottom - CARD, right, bottom), say))
        below = Box(left, below.top, right, bottom - CARD - 10)
    tall = min(below.height, len(made) * SEAT)
    return [*layers, *seat_layers(made, Box(left, below.top, right, below.top + tall), 1, say)]
