"""A hand of Tokyo Clash for a phone held upright: the Energy, the cards two by two, and what else can be done."""

from engine.tokyo_clash.view import ClashView
from render.scene.frame import BAR, HEADER, header, question
from render.scene.scene import Box, Layer, Scene
from render.snapshot import Snapshot
from render.theme import INK1, MARGIN, MIST, PHONE_WIDTH
from render.tokyo_clash.brand import BRAND, phase
from render.tokyo_clash.cards.card import LIFT, ROW, card_row, hand_card
from render.tokyo_clash.cards.column import actions, actions_height, status
from render.tokyo_clash.cards.holding import Holding, holding, own_prompt
from render.wide.fit import fitted_label

RIGHT = PHONE_WIDTH - MARGIN
STATUS, CARD, GAP = 200, 350, 12
MANY = 10  # more cards than these are listed in lines
TOP = HEADER + BAR + 16
FOOT = 40  # below the last thing: there Discord puts its badge


def tall_hand(table: Snapshot[ClashView]) -> Scene:
    """Return the hand of the person who looks, or the cards that the choice is about; options are lettered."""
    held, view, say = holding(table), table.view, table.say
    key = "tc-choose-cards" if held.is_elsewhere else "your-hand"
    facts = say("round", round=view.round).upper(), phase(view, say)
    cards, bottom = _cards(held, table, TOP + STATUS + GAP)
    end = bottom + 20 + actions_height(held)
    layers = [
        *cards,
        status(table, Box(MARGIN, TOP, RIGHT, TOP + STATUS)),
        *actions(table, held, Box(MARGIN, bottom + 20, RIGHT, end)),
        header(say(key).upper(), say(f"{key}-kanji"), *facts, BRAND.beast),
        question(*own_prompt(table)),
    ]
    return Scene(PHONE_WIDTH, end + FOOT, INK1, tuple(layers), BRAND.palette)


def _cards(held: Holding, table: Snapshot[ClashView], top: int) -> tuple[list[Layer], int]:
    """Return the cards from *top* on, and where they end."""
    if not held.cards:
        area = Box(MARGIN, top, RIGHT, top + 90)
        words = fitted_label(table.say("empty-hand"), area.centre, "body", 38, MIST, "m", width=area.width)
        return [Layer("empty", area, (words,))], area.bottom
    layers, bottom = [], top
    for at, each in enumerate(held.cards):
        if len(held.cards) > MANY:
            place = Box(MARGIN, top + at * ROW, RIGHT, top + (at + 1) * ROW - 8)
            layers.append(Layer(f"card {at}", place.grown(4), card_row(each, place)))
        else:
            wide = (RIGHT - MARGIN - GAP) // 2
            left, y = MARGIN + at % 2 * (wide + GAP), top + LIFT + at // 2 * (CARD + LIFT + 8)
            place = Box(left, y, left + wide, y + CARD)
            layers.append(Layer(f"card {at}", place.grown(36), hand_card(each, place)))
        bottom = place.bottom
    return layers, bottom
