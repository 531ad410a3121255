"""A hand in landscape: at the left who plays and the kept cards, at the right the deeds and what can be answered."""

from engine.monopoly.view import RampageView
from render.monopoly.board import BRAND
from render.monopoly.drawn import card_layer, drawn_card
from render.monopoly.holdings.estate import all_fit, deed_layers
from render.monopoly.holdings.hand import Holding, holding
from render.monopoly.holdings.kept import kept_layers
from render.monopoly.holdings.levels import HEAD, TALL, levels
from render.monopoly.seats.panels import seat_layers
from render.monopoly.wide.rows import GAP, LEAST, choice_rows
from render.scene.frame import skyline
from render.scene.scene import Box, Layer, Scene
from render.snapshot import Snapshot
from render.theme import INK1, MIST
from render.wide.fit import HEIGHT, WIDTH, fitted_label
from render.wide.foot import foot
from render.wide.strip import strip
from render.words import Words

LEFT = Box(14, 76, 384, 786)
RIGHT = Box(398, 76, 1306, 786)
SEAT = 252
COLUMNS = 3
BETWEEN = 12
ROW = 60
RIVAL = (116, 80, 58)  # how high another seat is, as there is room
#: The city along the bottom, behind everything.
NIGHT = Layer("night", Box(0, 500, WIDTH, 792), skyline(Box(0, 500, WIDTH, 792), 11, 1.3), is_clipped=True)


def wide_hand(table: Snapshot[RampageView]) -> Scene:
    """Return what the person who looks holds; the options of the choice are lettered on it, or listed."""
    held, say = holding(table), table.say
    area = _deeds_area(held)
    if not all_fit(len(held.districts), area, COLUMNS):
        held = held.without_letters()
        area = _deeds_area(held)
    layers = [NIGHT, *_left(table, held), *_right(table.view, held, area, say), heading(table), _foot(table)]
    return Scene(WIDTH, HEIGHT, INK1, tuple(layers), BRAND.palette)


def heading(table: Snapshot[RampageView]) -> Layer:
    """Return the strip: what the person is asked, or that it is not their turn."""
    view, say = table.view, table.say
    seat = view.seat or 0
    turn = say("gm-turn", turn=view.turns)
    ask = table.teller.waiting(table.choice, view) if table.choice else say("not-your-turn", round=turn)
    title, fact = say("monopoly").upper(), say("gm-unofficial", fact=turn)
    return strip(BRAND.palette, seat, view.kaiju[seat].name.upper(), ask, title, fact)


def _left(table: Snapshot[RampageView], held: Holding) -> list[Layer]:
    """Return the seat, and below it the card that was just drawn, or those that are kept."""
    say = table.say
    seat = seat_layers([held.row], Box(LEFT.left, LEFT.top, LEFT.right, LEFT.top + SEAT), 1, say)
    below = Box(LEFT.left, LEFT.top + SEAT + BETWEEN, LEFT.right, LEFT.bottom)
    if drawn := drawn_card(table, table.view.seat):
        return [*seat, card_layer(*drawn, below, say)]
    if held.cards:
        return [*seat, *kept_layers(held.cards, below, below.height)[0]]
    return [*seat, _said(say("gm-no-cards"), Box(below.left, below.top, below.right, below.top + 60))]


def _right(view: RampageView, held: Holding, area: Box, say: Words) -> list[Layer]:
    layers: list[Layer] = []
    top = RIGHT.top
    if held.levels:
        square, top = levels(view, held.levels, RIGHT, say)
        layers.append(square)
        top += BETWEEN
    if held.rest:
        layers.append(choice_rows(held.rest, Box(RIGHT.left, top, RIGHT.right, area.top - BETWEEN), 3))
    if held.districts:
        deeds, bottom = deed_layers(view, held.districts, held.letters, area, COLUMNS, say)
    else:
        bottom = area.top + 80
        deeds = [_said(say("gm-no-districts"), Box(area.left, area.top, area.right, bottom))]
    return [*layers, *deeds, *_rivals(held, bottom, say)]


def _rivals(held: Holding, top: int, say: Words) -> list[Layer]:
    """Return the other seats along the bottom, if there is room for all of them."""
    columns = min(2, len(held.rivals))
    rows = -(-len(held.rivals) // columns)
    fits = [tall for tall in RIVAL if rows * (tall + GAP) <= RIGHT.bottom - top]
    if not fits:
        return []
    area = Box(RIGHT.left, RIGHT.bottom - rows * (fits[0] + GAP) + GAP, RIGHT.right, RIGHT.bottom)
    return seat_layers(held.rivals, area, columns, say)


def _deeds_area(held: Holding) -> Box:
    """Return what levels and rows leave of the right side."""
    top = RIGHT.top
    if held.levels:
        top += HEAD + len({option.promised.level.houses for option in held.levels if option.promised.level}) * TALL + 8
        top += BETWEEN
    if held.rest:
        rows = -(-len(held.rest) // 2)
        room = RIGHT.bottom - top
        top += min(rows * (ROW + GAP), max(room // 2, -(-len(held.rest) // 3) * (LEAST + GAP))) + BETWEEN
    return Box(RIGHT.left, top, RIGHT.right, RIGHT.bottom)


def _said(text: str, area: Box) -> Layer:
    words = fitted_label(text, area.centre, "body", 30, MIST, "m", width=area.width - 20)
    return Layer(f"said {area.left}", area, (words,))


def _foot(table: Snapshot[RampageView]) -> Layer:
    view, say = table.view, table.say
    where = say("gm-stands-at", space=view.spaces[view.kaiju[view.seat or 0].at].name)
    return foot(view.seat, say("your-hand").upper(), where, view.track_name)
