"""The Monopoly board for a phone: narrow and tall, the track in rows of four, dice, pool and seats below it."""

from engine.monopoly.view import RampageView
from render import theme
from render.monopoly import seats
from render.monopoly.board import BRAND, bar, centre, heading, looks
from render.monopoly.changes import last_move
from render.monopoly.listing import listing
from render.monopoly.options import on_board, plates
from render.monopoly.track.snake import snake, snake_layers
from render.scene.frame import BAR, PHONE_HEADER
from render.scene.scene import Box, Scene
from render.snapshot import Snapshot
from render.theme import INK1, PHONE_WIDTH

TOP = PHONE_HEADER + BAR + 14


def phone_board(table: Snapshot[RampageView]) -> Scene:
    """Return the board in 720 pixels of width."""
    view, last, offered = table.view, last_move(table), on_board(table)
    track = snake(view, TOP)
    layers = snake_layers(table, track, looks(view, plates(offered)), last)
    y = track.bottom + 10
    if offered:
        listed, y = listing(offered, y, PHONE_WIDTH)
        layers.append(listed)
        y += 24
    area = Box(theme.MARGIN, y, PHONE_WIDTH - theme.MARGIN, y)
    below, y = centre(table, last, area, seats.height(len(view.kaiju)))
    frame = [heading(table, PHONE_WIDTH, PHONE_HEADER), bar(table, width=PHONE_WIDTH, top=PHONE_HEADER)]
    return Scene(PHONE_WIDTH, y + 20, INK1, (*layers, *below, *frame), BRAND.palette)
