"""The Monopoly board as a Scene: the track, the kaiju in their lane, dice, pool, and the table of the seats."""

from engine.monopoly.view import RampageView
from engine.play import Question
from render import theme
from render.monopoly import seats
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
from render.sheets.hand import Brand
from render.snapshot import Snapshot
from render.theme import CYAN, INK1

BRAND = Brand("monopoly", "monopoly-kanji-short", "pterodactylus", "monopoly")
TRACK = FRAME + 14
GAP = 16
AROUND = middle.NEWS + middle.POOL + 2 * GAP + middle.FOOT  # what the table of the seats stands between


def board(table: Snapshot[RampageView]) -> Scene:
    """Return the board, with a list of the options of the choice if they are spaces."""
    view, last, offered = table.view, last_move(table), on_board(table)
    track = ring(len(view.spaces), TRACK, AROUND + seats.height(len(view.kaiju)) + 2 * LANE + 8)
    marked = looks(view, plates(offered))
    layers = [
        bed(track),
        *(cell(view, at, spot.box, marked.get(at, PLAIN), table.say) for at, spot in enumerate(track.spots)),
        *reach_layers(view, track),
        *trail_layers(track, last.walker, last.path),
        *kaiju_layers(view, track, table.acting),
        *_inside(table, track, last),
        heading(table),
        bar(table),
    ]
    bottom = track.outer.bottom + 14
    if offered:
        listed, bottom = listing(offered, bottom + 4, theme.WIDTH)
        layers.append(listed)
        bottom += 20
    return Scene(theme.WIDTH, bottom, INK1, tuple(layers), BRAND.palette)


def _inside(table: Snapshot[RampageView], track: Ring, last: LastMove) -> list[Layer]:
    """Return what stands in the middle of the track, as high as there is room for."""
    area, players = track.middle, len(table.view.kaiju)
    tall = seats.height(players, area.height - AROUND - seats.height(players))
    top = area.top + (area.height - AROUND - tall) // 2
    layers, _ = centre(table, last, Box(area.left, top, area.right, area.bottom), tall)
    return layers


def centre(table: Snapshot[RampageView], last: LastMove, area: Box, tall: int) -> tuple[list[Layer], int]:
    """Return news, pool, seats (*tall* pixels of them) and foot one below the other in *area*, and where they end."""
    left, top, right, _ = area
    pool = top + middle.NEWS + GAP
    rows = pool + middle.POOL + GAP
    foot = rows + tall
    layers = [
        *middle.news(table, last, Box(left, top, right, top + middle.NEWS)),
        middle.pool(table.view, Box(left, pool, right, pool + middle.POOL), table.say),
        *seats.seat_layers(seats.rows(table, last), Box(left, rows, right, foot), table.say),
        middle.foot(table.view, Box(left, foot, right, foot + middle.FOOT), table.say),
    ]
    return layers, foot + middle.FOOT


def looks(view: RampageView, named: dict[int, str]) -> dict[int, Look]:
    """Return which spaces are marked: the options of a choice glow, and so does that of the seat on turn."""
    here = view.kaiju[view.to_play]
    marked = {} if view.ended else {here.at: Look("", theme.seat_colour(here.seat))}
    return marked | {space: Look(letter, CYAN) for space, letter in named.items()}


def heading(table: Snapshot[RampageView], width: int = theme.WIDTH, height: int = 140) -> Layer:
    """Return the header: the turn and the track."""
    view, say = table.view, table.say
    first = say("gm-over") if view.ended else say("gm-turn", turn=view.turns)
    title = say(BRAND.title).upper()
    accent = say("monopoly-kanji" if width == theme.WIDTH else BRAND.accent)
    return header(title, accent, first.upper(), view.track_name, BRAND.beast, width, height)


def bar(table: Snapshot[RampageView], **shape: int) -> Layer:
    """Return the question bar: who must do what, or how it ended."""
    view, say = table.view, table.say
    if view.ended:
        reason = say.game(f"reason-{view.ended}")
        name = say("gm-shared") if view.winner is None else view.kaiju[view.winner].name
        return question(view.winner, name.upper(), reason, **shape)
    first = main_question(table)
    seat = view.to_play if first is None else first.seat
    ask = say.game("wait-turn") if first is None else table.teller.waiting(first, view)
    return question(seat, view.kaiju[seat].name.upper(), ask, **shape)


def main_question(table: Snapshot[RampageView]) -> Question | None:
    """Return the question that counts: that of the seat on turn, if it is asked; offers to others are beside it."""
    own = [each for each in table.asked if each.seat == table.view.to_play]
    return next(iter([*own, *table.asked]), None)
