"""The Monopoly board as a Scene: the track, the kaiju in their lane, dice, pool, and the table of the seats."""

from collections.abc import Sequence

from engine.monopoly.view import RampageView
from engine.play import Event, Question, Seat
from render import theme
from render.monopoly import seats
from render.monopoly.alt_text.voice import Voice, teller_of, voice
from render.monopoly.changes import LastMove, last_move
from render.monopoly.listing import listing
from render.monopoly.options import on_board, plates
from render.monopoly.track import middle
from render.monopoly.track.cells import PLAIN, Look, cell
from render.monopoly.track.lane import bed, kaiju_layers, trail_layers
from render.monopoly.track.reach import reach_layers
from render.monopoly.track.ring import LANE, Ring, ring
from render.scene.frame import TOP as FRAME
from render.scene.frame import header, question
from render.scene.scene import Box, Layer, Scene
from render.theme import CYAN, INK1

BEAST = "pterodactylus"
PALETTE = "monopoly"
TRACK = FRAME + 14
GAP = 16
AROUND = middle.NEWS + middle.POOL + 2 * GAP + middle.FOOT  # what the table of the seats stands between


def board(
    view: RampageView,
    names: Sequence[str],
    *,
    asked: Sequence[Question] = (),
    events: Sequence[Event] = (),
    choice: Question | None = None,
    say: Voice | None = None,
) -> Scene:
    """Return the board for *view*; *names* are the people, *asked* the open questions, *events* the last step."""
    say = say or voice()
    last = last_move(view, events, say)
    acting = [each.seat for each in asked]
    offered = on_board(view, choice, say)
    track = ring(len(view.spaces), TRACK, AROUND + seats.height(len(view.kaiju)) + 2 * LANE + 8)
    layers = [
        bed(track),
        *cells(view, track, looks(view, plates(offered)), say),
        *reach_layers(view, track),
        *trail_layers(track, last.walker, last.path),
        *kaiju_layers(view, track, acting),
    ]
    layers += _inside(view, track, events, last, seats.rows(view, names, acting, last, say), say)
    layers += [heading(view, say), bar(view, asked, say)]
    bottom = track.outer.bottom + 14
    if offered:
        listed, bottom = listing(offered, bottom + 4, theme.WIDTH)
        layers.append(listed)
        bottom += 20
    return Scene(theme.WIDTH, bottom, INK1, tuple(layers), PALETTE)


def _inside(
    view: RampageView, track: Ring, events: Sequence[Event], last: LastMove, rows: list[seats.Row], say: Voice
) -> list[Layer]:
    """Return what stands in the middle of the track, from above: news, pool, table, foot."""
    area = track.middle
    tall = seats.height(len(rows), area.height - AROUND - seats.height(len(rows)))
    top = area.top + (area.height - AROUND - tall) // 2
    pool = top + middle.NEWS + GAP
    table = pool + middle.POOL + GAP
    foot = table + tall
    return [
        *middle.news(view, events, last, Box(area.left, top, area.right, top + middle.NEWS), say),
        middle.pool(view, Box(area.left, pool, area.right, pool + middle.POOL), say),
        *seats.table(rows, Box(area.left, table, area.right, foot), say),
        middle.foot(view, Box(area.left, foot, area.right, foot + middle.FOOT), say),
    ]


def cells(view: RampageView, track: Ring, marked: dict[int, Look], say: Voice) -> list[Layer]:
    """Return the spaces of the track."""
    return [cell(view, at, spot.box, marked.get(at, PLAIN), say) for at, spot in enumerate(track.spots)]


def looks(view: RampageView, named: dict[int, str]) -> dict[int, Look]:
    """Return which spaces are marked: the options of a choice glow, and so does that of the seat on turn."""
    here = view.kaiju[view.to_play]
    marked = {} if view.ended else {here.at: Look("", theme.seat_colour(here.seat))}
    return marked | {space: Look(letter, CYAN) for space, letter in named.items()}


def heading(view: RampageView, say: Voice, width: int = theme.WIDTH, height: int = 140) -> Layer:
    """Return the header: the turn and the track."""
    first = say("gm-over") if view.ended else say("gm-turn", turn=view.turns)
    title = say("monopoly").upper()
    accent = say("monopoly-kanji" if width == theme.WIDTH else "monopoly-kanji-short")
    return header(title, accent, first.upper(), view.track_name, BEAST, width, height)


def bar(view: RampageView, asked: Sequence[Question], say: Voice, **shape: int) -> Layer:
    """Return the question bar: who must do what, or how it ended."""
    if view.ended:
        reason = say.told(f"reason-{view.ended}")
        name = say("gm-shared") if view.winner is None else view.kaiju[view.winner].name
        return question(view.winner, name.upper(), reason, **shape)
    first = main_question(view, asked)
    if first is None:
        seat: Seat = view.to_play
        return question(seat, view.kaiju[seat].name.upper(), say.told("wait-turn"), **shape)
    return question(first.seat, view.kaiju[first.seat].name.upper(), teller_of(view, say).waiting(first, view), **shape)


def main_question(view: RampageView, asked: Sequence[Question]) -> Question | None:
    """Return the question that counts: that of the seat on turn, if it is asked; offers to others are beside it."""
    own = [each for each in asked if each.seat == view.to_play]
    return next(iter([*own, *asked]), None)
