"""The Monopoly board in portrait: narrow and tall, the track in rows of four, dice, pool and seats below it."""

from functools import lru_cache

from engine.monopoly.view import RampageView
from engine.play import Seat
from render.monopoly.board import BRAND, asking, looks
from render.monopoly.changes import LastMove, last_move
from render.monopoly.drawn import card_layer, drawn_card
from render.monopoly.middle import DICE, dice, facts, pool
from render.monopoly.options import on_board, plates
from render.monopoly.seats.panels import seat_layers
from render.monopoly.seats.rows import rows
from render.monopoly.tall.listing import listing
from render.monopoly.track.snake import Rows, snake, snake_layers
from render.scene.frame import BAR, HEADER, header, question
from render.scene.pieces import badge
from render.scene.scene import Box, Layer, Mark, Scene
from render.scene.text import label, length, lines
from render.snapshot import Snapshot
from render.theme import AMBER, INK1, MARGIN, PAPER, PHONE_WIDTH
from render.words import Words

TOP = HEADER + BAR + 14
TRACK = Rows(Box(12, TOP, PHONE_WIDTH - 12, TOP), 4, 116, 14, 26, 66)
HEAD = 66
GAP = 12
CARD = Box(0, 0, 376, 440)
BADGE = 40  # below everything: Discord puts its badge there
TITLE = 36  # from the title of the last move to its words


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


def news(last: LastMove, area: Box, say: Words) -> tuple[Layer, int]:
    """Return what happened from the top of *area* on, and where it ends."""
    return _news(last.seat, last.words, area, say("gm-last").upper(), say.sentences([say.sentence(""), ""]))


@lru_cache(256)
def _news(seat: Seat | None, told: tuple[str, ...], area: Box, title: str, stop: str) -> tuple[Layer, int]:
    if not told:
        return Layer("last move", area, ()), area.top
    x, y = area.left, area.top + 14
    marks: list[Mark] = []
    if seat is not None:
        marks += badge(seat, x + 13, y, 11)
        x += 34
    marks.append(label(title, (x, y), "bold", 26, AMBER, track=1))
    rows, size = _set(told, area.width, stop)
    for at, row in enumerate(rows):
        marks.append(label(row, (area.left, y + TITLE + (size + 5) * at), "body", size, PAPER, width=area.width))
    bottom = round(y + TITLE + (size + 5) * len(rows))
    return Layer("last move", Box(area.left, area.top, area.right, bottom).grown(12), tuple(marks)), bottom


def _set(told: tuple[str, ...], width: int, stop: str) -> tuple[list[str], int]:
    """Return at most three lines, and their size: one for each thing if they fit, else all one after the other."""
    said = [words[:1].upper() + words[1:] for words in told]
    for size, most in ((32, 2), (27, 3)):
        if len(said) <= most and all(length(words, "body", size) <= width for words in said):
            return said, size
    for size, most in ((32, 2), (27, 3)):
        rows = lines(stop.join(said), "body", size, width)
        if len(rows) <= most:
            return list(rows), size
    return [*rows[:2], f"{rows[2]} …"], 27
