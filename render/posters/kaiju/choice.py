"""The kaiju to choose from: a card for each, the free ones lettered, the taken ones dim with who has them."""

from collections.abc import Iterator, Sequence

from render.letters import letters
from render.orders import KaijuCard, KaijuOrder
from render.posters import PALETTE
from render.posters.kaiju.card import SIGNS, kaiju_card, row_colours
from render.scene.pieces import box
from render.scene.scene import Box, Icon, Layer, Mark, Panel, Scene
from render.theme import INK1, MIST, PAPER
from render.wide.fit import HEIGHT, WIDTH, fitted_label
from render.wide.strip import HEIGHT as STRIP
from render.wide.strip import strip
from render.words import Words, words

MARGIN, GAP = 14, 12
FOOT = 50
LEGEND = 118  # where it begins, right of Discord's badge
#: Columns for up to so many kaiju.
COLUMNS = ((1, 1), (4, 2), (12, 4), (20, 5))
MOST_COLUMNS = 6


def kaiju_choice(order: KaijuOrder) -> Scene:
    """Return the picture of *order*."""
    say = words(order.locale)
    count = say("poster-kaiju-count", count=len(order.cards))
    top = strip(order.game, order.seat, order.person, say("poster-choose"), order.title.upper(), count)
    lettered = choice_letters(order)
    cards = (
        kaiju_card(card, place, lettered.get(card.portrait.key, ""), order.seat)
        for card, place in zip(order.cards, places(len(order.cards)), strict=True)
    )
    return Scene(WIDTH, HEIGHT, INK1, (top, *cards, _legend(order.cards, say)), PALETTE)


def choice_letters(order: KaijuOrder) -> dict[str, str]:
    """Return the letter of each kaiju that can be chosen: the free ones, and the one that is the person's already."""
    return letters([card.portrait.key for card in order.cards if card.seat in (None, order.seat)])


def places(count: int) -> Iterator[Box]:
    """Yield where *count* cards stand."""
    columns = next((each for most, each in COLUMNS if count <= most), MOST_COLUMNS)
    rows = -(-count // columns)
    wide = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns
    tall = (HEIGHT - FOOT - STRIP - 16 - (rows - 1) * GAP) / rows
    for number in range(count):
        row, column = divmod(number, columns)
        left, top = MARGIN + column * (wide + GAP), STRIP + 16 + row * (tall + GAP)
        yield box(left, top, left + wide, top + tall)


def _legend(cards: Sequence[KaijuCard], say: Words) -> Layer:
    """Return what the colours and signs of the numbers mean; without numbers, what happens without a choice."""
    y = HEIGHT - FOOT // 2
    rows = [row for card in cards for row in card.portrait.rows]
    kinds = [kind for kind in dict.fromkeys(row.kind for row in rows) if kind != "action"]
    signs = dict.fromkeys(stat.sign for row in rows for stat in row.stats)
    marks: list[Mark] = []
    x = float(LEGEND)
    for kind in kinds:
        fill, edge = row_colours(kind)
        marks.append(Panel(box(x, y - 14, x + 40, y + 14), 7, fill, edge, 2))
        words = fitted_label(say(f"poster-row-{kind}"), (x + 50, y), "body", 27, PAPER, width=240)
        marks.append(words)
        x = words.box.right + 30
    for sign in signs:
        icon, colour = SIGNS[sign]
        marks.append(Icon(icon, x + 14, y, 30, colour))
        words = fitted_label(say(f"poster-sign-{sign}"), (x + 36, y), "body", 27, MIST, width=420)
        marks.append(words)
        x = words.box.right + 28
    if not marks:
        marks.append(fitted_label(say("poster-no-choice"), (x, y), "body", 27, MIST, width=WIDTH - x - MARGIN))
    return Layer("legend", Box(LEGEND - 2, HEIGHT - FOOT, WIDTH, HEIGHT), tuple(marks))
