"""The wide board: city, damage track, and a column with the question, the events, the last move and the seats."""

from functools import lru_cache

from engine.tokyo_clash.view import ClashView
from render.scene.pieces import box
from render.scene.scene import Box, Disc, Icon, Layer, Mark, Scene
from render.scene.text import label, length
from render.snapshot import Snapshot
from render.theme import AMBER, INK0, INK1, PAPER, RED
from render.tokyo_clash.brand import BRAND, phase, prompt
from render.tokyo_clash.changes import LastMove, last_move
from render.tokyo_clash.city.city import city_layers
from render.tokyo_clash.city.plan import CITY_WIDTH, plan
from render.tokyo_clash.rewards import rewards
from render.tokyo_clash.seats import change_tabs, enhancements, is_active
from render.tokyo_clash.track import MARKER, left_words, upright_track
from render.tokyo_clash.wide.column import event_box, last_lines, question_box
from render.tokyo_clash.wide.panel import panel
from render.wide.fit import HEIGHT, WIDTH
from render.words import Words

MARGIN, GAP = 14, 10
LEFT, RIGHT = 820, WIDTH - MARGIN
TRACK = Box(760, 16, 808, HEIGHT - 16)
EVENTS = Box(LEFT, 132, RIGHT, 230)
LAST = Box(LEFT, 236, RIGHT, 300)
SEATS = 320  # where their panels begin
EDGE = CITY_WIDTH - 10  # of the words in the right corner of the city


def wide_board(table: Snapshot[ClashView]) -> Scene:
    """Return the board as everybody sees it."""
    view, say, last = table.view, table.say, last_move(table)
    city = plan(len(view.fighters), "wide")
    wide = (EVENTS.width - GAP) // 2
    layers = [
        *city_layers(view, last, city),
        corners(view, say, has_track=True),
        rewards(view, city),
        upright_track(view, TRACK),
        question_box(prompt(table), Box(LEFT, MARGIN, RIGHT, 120)),
        *(
            event_box(event, box(left, EVENTS.top, left + wide, EVENTS.bottom), say)
            for event, left in zip(view.events, (LEFT, RIGHT - wide), strict=False)
        ),
        last_lines(last, LAST, say),
        *_panels(table, last),
    ]
    return Scene(WIDTH, HEIGHT, INK1, tuple(layers), BRAND.palette)


def _panels(table: Snapshot[ClashView], last: LastMove) -> list[Layer]:
    """Return the seats' panels, which fill the column however many there are."""
    view, say = table.view, table.say
    count = len(view.fighters)
    tall = (HEIGHT - MARGIN - SEATS + GAP) // count
    layers = []
    for fighter in view.fighters:
        seat, top = fighter.seat, SEATS + fighter.seat * tall
        place = Box(LEFT, top, RIGHT, top + tall - GAP)
        chips, tabs = enhancements(view, fighter, say), change_tabs(table, seat, last)
        layers.append(panel(fighter, table.names[seat], place, chips, tabs, is_active(table, seat), say))
    return layers


def corners(view: ClashView, say: Words, *, has_track: bool) -> Layer:
    """Return the words in the upper corners of the city: the game, the round and its phase, the squares left."""
    words = (
        say(BRAND.title).upper(),
        say(BRAND.accent),
        say("round", round=view.round).upper(),
        phase(view, say),
        left_words(view, say) if has_track else "",
    )
    return _corners(words, len(view.fighters))


@lru_cache(64)
def _corners(words: tuple[str, str, str, str, str], players: int) -> Layer:
    title, accent, round_, phase_, left = words
    # The city of three begins in the upper left corner, so everything stands at the right.
    is_right = players == 3
    x, anchor = (EDGE, "r") if is_right else (18, "l")
    y = 100 if is_right else 0
    marks: list[Mark] = [
        label(title, (x, 34), "poster", 44, PAPER, anchor, None, 4),
        label(accent, (x, 76), "japanese", 26, AMBER, anchor, None, 3, track=3),
        label(round_, (EDGE, 34 + y), "poster", 44, PAPER, "r", None, 4),
        label(phase_, (EDGE, 76 + y), "bold", 28, AMBER, "r", None, 3),
    ]
    if left:
        start = EDGE - length(left, "poster", 30) - 22
        marks += [Disc(start, 116 + y, 16, RED), Disc(start, 116 + y, 13, INK0)]
        marks.append(Icon(MARKER, round(start), 116 + y, 20, PAPER))
        marks.append(label(left, (EDGE, 116 + y), "poster", 30, PAPER, "r", None, 3))
    return Layer("corners", Box(0, 0, CITY_WIDTH + 2, 250), tuple(marks))
