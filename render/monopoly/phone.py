"""The Monopoly board for a phone: narrow and tall, the track in rows of four, dice, pool and seats below it."""

from collections.abc import Sequence

from engine.monopoly.view import RampageView
from engine.play import Event, Question, Seat
from render import theme
from render.monopoly import seats
from render.monopoly.alt_text.voice import Voice, voice
from render.monopoly.board import GAP, PALETTE, bar, heading, looks
from render.monopoly.changes import LastMove, last_move
from render.monopoly.listing import listing
from render.monopoly.options import on_board, plates
from render.monopoly.track import middle
from render.monopoly.track.snake import snake, snake_layers
from render.scene.frame import BAR, PHONE_HEADER
from render.scene.scene import Box, Layer, Scene
from render.theme import INK1, PHONE_WIDTH

TOP = PHONE_HEADER + BAR + 14


def phone_board(
    view: RampageView,
    names: Sequence[str],
    *,
    asked: Sequence[Question] = (),
    events: Sequence[Event] = (),
    choice: Question | None = None,
    say: Voice | None = None,
) -> Scene:
    """Return the board in 720 pixels of width; the arguments are those of the wide one."""
    say = say or voice()
    offered = on_board(view, choice, say)
    track = snake(view, TOP)
    acting = [each.seat for each in asked]
    last = last_move(view, events, say)
    layers = snake_layers(view, track, looks(view, plates(offered)), acting, last, say)
    y = track.bottom + 10
    if offered:
        listed, y = listing(offered, y, PHONE_WIDTH)
        layers.append(listed)
        y += 24
    below, y = _below(view, names, acting, events, last, y, say)
    frame = [heading(view, say, PHONE_WIDTH, PHONE_HEADER), bar(view, asked, say, width=PHONE_WIDTH, top=PHONE_HEADER)]
    return Scene(PHONE_WIDTH, y + 20, INK1, (*layers, *below, *frame), PALETTE)


def _below(
    view: RampageView,
    names: Sequence[str],
    acting: Sequence[Seat],
    events: Sequence[Event],
    last: LastMove,
    top: int,
    say: Voice,
) -> tuple[list[Layer], int]:
    """Return what lies below the track, and where it ends."""
    left, right = theme.MARGIN, PHONE_WIDTH - theme.MARGIN
    layers = middle.news(view, events, last, Box(left, top, right, top + middle.NEWS), say)
    top += middle.NEWS + GAP
    layers.append(middle.pool(view, Box(left, top, right, top + middle.POOL), say))
    top += middle.POOL + GAP
    made = seats.rows(view, names, acting, last, say)
    bottom = top + seats.height(len(made))
    layers += seats.table(made, Box(left, top, right, bottom), say)
    layers.append(middle.foot(view, Box(left, bottom, right, bottom + middle.FOOT), say))
    return layers, bottom + middle.FOOT
