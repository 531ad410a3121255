"""A hand of Tokyo Clash in landscape: the cards, and beside them the Energy and what else can be done."""

from engine.tokyo_clash.view import ClashView
from render.scene.pieces import box
from render.scene.scene import Box, Layer, Scene
from render.snapshot import Snapshot
from render.theme import INK1, MIST
from render.tokyo_clash.brand import BRAND, phase
from render.tokyo_clash.cards.card import LIFT, ROW, card_row, hand_card
from render.tokyo_clash.cards.column import actions, status
from render.tokyo_clash.cards.holding import Holding, holding, own_prompt
from render.tokyo_clash.changes import last_move
from render.wide.fit import HEIGHT, WIDTH, fitted_label
from render.wide.foot import foot
from render.wide.strip import strip

TOP, BOTTOM = 80, HEIGHT - 50
CARDS = Box(14, TOP, 938, BOTTOM)
COLUMN = Box(950, TOP, WIDTH - 14, BOTTOM)
STATUS = 200
GAP = 12
#: Columns and rows for up to so many cards; more are listed in lines.
GRIDS = ((1, 1, 1), (2, 2, 1), (3, 3, 1), (4, 2, 2), (6, 3, 2), (8, 4, 2), (10, 5, 2))
MOST_WIDE = 456


def wide_hand(table: Snapshot[ClashView]) -> Scene:
    """Return the hand of the person who looks, or the cards that the choice is about; options are lettered."""
    held, say = holding(table), table.say
    own = Box(COLUMN.left, TOP, COLUMN.right, TOP + STATUS)
    last = last_move(table)
    title = say("tc-choose-cards" if held.is_elsewhere else "your-hand").upper()
    layers = [
        *_cards(held, table),
        status(table, own),
        *actions(table, held, Box(COLUMN.left, own.bottom + GAP, COLUMN.right, BOTTOM)),
        strip(BRAND.palette, *own_prompt(table), title, say(BRAND.title)),
        foot(last.seat, say("tc-last").upper(), last.told, _moment(table)),
    ]
    return Scene(WIDTH, HEIGHT, INK1, tuple(layers), BRAND.palette)


def _moment(table: Snapshot[ClashView]) -> str:
    return f"{table.say('round', round=table.view.round)} · {phase(table.view, table.say)}"


def _cards(held: Holding, table: Snapshot[ClashView]) -> list[Layer]:
    count = len(held.cards)
    if not count:
        words = fitted_label(table.say("empty-hand"), CARDS.centre, "body", 40, MIST, "m", width=CARDS.width - 40)
        return [Layer("empty", CARDS, (words,))]
    grid = next(((columns, rows) for most, columns, rows in GRIDS if count <= most), None)
    if grid is None:
        places = zip(held.cards, _lines(count), strict=True)
        return [Layer(f"card {at}", place.grown(4), card_row(each, place)) for at, (each, place) in enumerate(places)]
    places = zip(held.cards, _grid(count, *grid), strict=True)
    return [Layer(f"card {at}", place.grown(36), hand_card(each, place)) for at, (each, place) in enumerate(places)]


def _grid(count: int, columns: int, rows: int) -> list[Box]:
    """Return places side by side, below each other with room for the letters on their upper edges."""
    wide = min(MOST_WIDE, (CARDS.width - GAP * (columns - 1)) / columns)
    tall = CARDS.height / rows - LIFT
    start = CARDS.centre[0] - (columns * (wide + GAP) - GAP) / 2
    return [
        box(left, top, left + wide, top + tall)
        for row, column in (divmod(number, columns) for number in range(count))
        for left, top in [(start + column * (wide + GAP), CARDS.top + LIFT + row * (tall + LIFT))]
    ]


def _lines(count: int) -> list[Box]:
    """Return places for cards in lines, in two columns."""
    each = -(-count // 2)
    wide = (CARDS.width - GAP) // 2
    tall = min(ROW, CARDS.height // each)
    return [
        box(left, top, left + wide, top + tall - 8)
        for column, row in (divmod(number, each) for number in range(count))
        for left, top in [(CARDS.left + column * (wide + GAP), CARDS.top + row * tall)]
    ]
