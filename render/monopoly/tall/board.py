"""The Monopoly board in portrait: narrow and tall, the track in rows of four, dice, pool and seats below it."""

from engine.monopoly.view import RampageView
from render.monopoly.board import BRAND, asking, looks
from render.monopoly.changes import LastMove, last_move
from render.monopoly.drawn import card_layer, drawn_card
from render.monopoly.middle import DICE, dice, facts, pool
from render.monopoly.options import on_board, plates
from render.monopoly.seats.panels import seat_layers
from render.monopoly.seats.rows import rows
from render.monopoly.tall.listing import listing
from render.monopoly.tall.news import news
from render.monopoly.track.snake import Rows, snake, snake_layers
from render.scene.frame import BAR, HEADER, header, question
from render.scene.scene import Box, Layer, Scene
from render.snapshot import Snapshot
from render.theme import INK1, MARGIN, PHONE_WIDTH

TOP = HEADER + BAR + 14
TRACK = Rows(Box(12, TOP, PHONE_WIDTH - 12, TOP), 4, 116, 14, 26, 66)
HEAD = 66
GAP = 12
CARD = Box(0, 0, 376, 440)
BADGE = 40  # below everything: Discord puts its badge there


def tall_board(table: Snapshot[RampageView]) -> Scene:
    """Return the board in 720 pixels of width."""
    view, last, offered = table.view, last_move(table), on_board(table)
    track = snake(view, TRACK)
    layers = snake_layers(table, track, looks(view, plates(offered)), last)
    y = track.bottom + 4
    if offered:
        listed, y = listing(offered, y)
        layers.append(listed)
        y += 20
    below, y = _below(table, last, y)
    return Scene(PHONE_WIDTH, y + BADGE, INK1, (*layers, *below, heading(table), bar(table)), BRAND.palette)


def _below(table: Snapshot[RampageView], last: LastMove, top: int) -> tuple[list[Layer], int]:
    """Return news, pool, a card if one was drawn, and the seats one below the other, and where they end."""
    view, say, made = table.view, table.say, rows(table, last)
    left, right = MARGIN, PHONE_WIDTH - MARGIN
    told, y = news(last, Box(left, top, right, top), say)
    layers = [told]
    middle = y + HEAD // 2
    layers += [dice(table, left, middle), facts(view, Box(left + DICE + 6, y, right, y + HEAD), say)]
    y += HEAD + GAP
    layers.append(pool(view, Box(left, y, right, y + HEAD), say))
    y += HEAD + GAP
    if found := drawn_card(table):
        x = (PHONE_WIDTH - CARD.width) // 2
        layers.append(card_layer(*found, CARD.moved(x, y), say))
        y += CARD.height + GAP
    tall = 116 if len(made) <= 5 else 84
    area = Box(left, y, right, y + len(made) * (tall + GAP))
    return [*layers, *seat_layers(made, area, 1, say)], area.bottom


def heading(table: Snapshot[RampageView]) -> Layer:
    """Return the header: the turn and the track."""
    view, say = table.view, table.say
    first = say("gm-over") if view.ended else say("gm-turn", turn=view.turns)
    title, accent = say(BRAND.title).upper(), say(BRAND.accent)
    return header(title, accent, first.upper(), view.track_name, BRAND.beast)


def bar(table: Snapshot[RampageView]) -> Layer:
    """Return the question bar: who must do what, or how it ended."""
    return question(*asking(table))
