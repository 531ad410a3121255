"""A hand in portrait: who plays, the kept cards, what can be answered, the deeds, one below the other."""

from engine.monopoly.view import RampageView
from render.monopoly.board import BRAND
from render.monopoly.drawn import card_layer, drawn_card
from render.monopoly.holdings.estate import FULL, GAP, deed_layers
from render.monopoly.holdings.hand import Holding, holding
from render.monopoly.holdings.kept import TALL, kept_layers
from render.monopoly.holdings.levels import levels
from render.monopoly.seats.panels import seat_layers
from render.monopoly.tall.board import BADGE, CARD
from render.monopoly.tall.listing import listing
from render.scene.frame import HEADER, header, skyline
from render.scene.scene import Box, Layer, Scene
from render.scene.text import label
from render.snapshot import Snapshot
from render.theme import INK1, MARGIN, MIST, PHONE_WIDTH
from render.words import Words
from words.monopoly.money import millions

TOP = HEADER + 16
SEAT = 252
COLUMNS = 2
BETWEEN = 14
LEAST, CITY = 900, 200  # pixels of a hand without much in it, and of the city along its bottom


def tall_hand(table: Snapshot[RampageView]) -> Scene:
    """Return what the person who looks holds; the options of the choice are lettered on it, or listed."""
    held, say = holding(table), table.say
    left, right = MARGIN, PHONE_WIDTH - MARGIN
    y = TOP + SEAT + BETWEEN
    layers = [heading(table), *seat_layers([held.row], Box(left, TOP, right, TOP + SEAT), 1, say)]
    if drawn := drawn_card(table, table.view.seat):
        layers.append(card_layer(*drawn, CARD.moved((PHONE_WIDTH - CARD.width) // 2, y), say))
        y += CARD.height + BETWEEN
    cards, y = kept_layers(held.cards, Box(left, y, right, y + len(held.cards) * (TALL + 8)))
    layers += cards
    if not held.cards:
        none = label(say("gm-no-cards"), (left + 4, y + 20), "body", 30, MIST)
        layers.append(Layer("empty", none.box.grown(2), (none,)))
        y += 50
    answers, y = _answers(table.view, held, y, say)
    layers += answers
    area = Box(left, y, right, y + -(-len(held.districts) // COLUMNS) * (FULL + GAP))
    deeds, y = deed_layers(table.view, held.districts, held.letters, area, COLUMNS, say)
    height = max(y + BADGE, LEAST)
    return Scene(PHONE_WIDTH, height, INK1, (_night(height), *layers, *deeds), BRAND.palette)


def _night(height: int) -> Layer:
    """Return the city along the bottom, behind everything."""
    area = Box(0, height - CITY, PHONE_WIDTH, height)
    return Layer("night", area, skyline(area, 11), is_clipped=True)


def _answers(view: RampageView, held: Holding, top: int, say: Words) -> tuple[list[Layer], int]:
    """Return what is neither on a card nor on a deed: the levels of a district as a square, the rest as a list."""
    layers: list[Layer] = []
    if held.levels:
        square, top = levels(view, held.levels, Box(MARGIN, top, PHONE_WIDTH - MARGIN, top), say)
        layers.append(square)
        top += BETWEEN
    if held.rest:
        listed, top = listing(held.rest, top)
        layers.append(listed)
        top += BETWEEN
    return layers, top


def heading(table: Snapshot[RampageView]) -> Layer:
    """Return the header: whose hand it is, their money, and whether it is their turn."""
    say, view = table.say, table.view
    turn = say("gm-turn", turn=view.turns)
    second = say("your-turn" if table.choice else "not-your-turn", round=turn)
    title, accent = say("your-hand").upper(), say("your-hand-kanji")
    money = millions(say.game, view.kaiju[view.seat or 0].cash, 1)
    return header(title, accent, money, second, BRAND.beast)
