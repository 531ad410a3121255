"""A ladder as a picture: a row for each person, with the rating as a dot and as far as it may be wrong as a bar."""

from collections.abc import Iterator

from render import theme
from render.alt_text import AltText, alt_text_of
from render.orders import LadderOrder, RungBar
from render.scene.pieces import box, with_glow
from render.scene.scene import Box, Disc, Layer, Mark, Panel, Scene
from render.scene.text import label
from render.sheets.standings import BOTTOM, CREST, LOW, PLACE, TALL, TEXT, TOP, crest, sky
from render.theme import AMBER, INK0, INK1, INK2, LINE, LINE_LIGHT, MARGIN, MIST, PAPER
from render.wide import foot
from render.wide.fit import HEIGHT, WIDTH, fitted_label
from render.wide.strip import strip
from render.words import Words, words

GAP = 8
LEFT, RIGHT = 600, 1010  # of the scale
RATING, SPREAD = 1156, WIDTH - MARGIN - 22
THICK, DOT = 5, 12
TROUGH = "#0A0D22"


def ladder(order: LadderOrder) -> tuple[Scene, AltText]:
    """Return the picture of *order* and its alt text."""
    say = words(order.locale)
    top = strip(order.game, None, order.title.upper(), order.accent, order.first.upper(), order.second)
    tall = max(LOW, min(TALL, (BOTTOM - TOP + GAP) // max(1, len(order.rungs)) - GAP))
    low = min((each.rating - each.spread for each in order.rungs), default=0)
    high = max((each.rating + each.spread for each in order.rungs), default=1)
    rows, y = [], TOP
    for number, each in enumerate(order.rungs):
        rows.append(_row(each, Box(MARGIN, y, WIDTH - MARGIN, y + tall), number, (low, high), say))
        y += tall + GAP
    layers = (*sky(order.game, Box(0, y + GAP, WIDTH, BOTTOM)), top, *rows, _legend(say))
    return Scene(WIDTH, HEIGHT, INK1, layers), _alt_text(order, say)


def _row(rung: RungBar, area: Box, number: int, ends: tuple[int, int], say: Words) -> Layer:
    is_first = rung.place == 1
    colour = AMBER if is_first else MIST
    panel = Panel(area, theme.RADIUS, INK2, AMBER if is_first else LINE, 4 if is_first else 2)
    marks: list[Mark] = list(with_glow(panel, AMBER, 6)) if is_first else [panel]
    y = (area.top + area.bottom) // 2
    place = str(rung.place) if rung.place else "–"
    marks.append(label(place, (PLACE, y), "poster", 46, colour, "m", 60))
    if rung.kaiju:
        marks += crest(rung.kaiju, CREST, y, min(40, area.height // 2 - 5), AMBER if is_first else LINE_LIGHT)
    marks += _words(rung, area, say)
    marks += _whisker(rung, y, ends)
    return Layer(f"row {number}", area.grown(24), tuple(marks))


def _words(rung: RungBar, area: Box, say: Words) -> Iterator[Mark]:
    y, room = (area.top + area.bottom) / 2, LEFT - TEXT - 24
    yield label(say("rating-number", rating=rung.rating), (RATING, y), "poster", 44, PAPER, "r")
    spread = say("rating-spread", spread=rung.spread)
    yield fitted_label(spread, (SPREAD, y), "body", 29, MIST, "r", width=SPREAD - RATING - 14)
    size = min(38, 20 + area.height * 0.2)
    yield fitted_label(rung.name, (TEXT, y - area.height * 0.06 - 10), "bold", size, PAPER, width=room)
    yield fitted_label(rung.note, (TEXT, y + area.height * 0.06 + 12), "body", 26, MIST, width=room)


def _whisker(rung: RungBar, y: int, ends: tuple[int, int]) -> Iterator[Mark]:
    """Yield how far the rating may be wrong, and the rating in the middle of it; hollow while it is provisional."""

    def x(rating: float) -> float:
        return LEFT + (RIGHT - LEFT) * (rating - ends[0]) / max(1, ends[1] - ends[0])

    colour = AMBER if rung.place == 1 else LINE_LIGHT
    yield Panel(box(LEFT, y - 1, RIGHT, y + 1), 0, TROUGH)
    yield Panel(box(x(rung.rating - rung.spread), y - THICK, x(rung.rating + rung.spread), y + THICK), THICK, colour)
    yield Disc(x(rung.rating), y, DOT + 3, INK0)
    yield Disc(x(rung.rating), y, DOT, PAPER)
    if not rung.place:
        yield Disc(x(rung.rating), y, DOT - 5, INK2)


def _legend(say: Words) -> Layer:
    x, y = foot.START, foot.MIDDLE
    text = fitted_label(say("rating-legend"), (x + 90, y), "body", foot.TEXT, MIST, width=WIDTH - MARGIN - x - 90)
    marks: tuple[Mark, ...] = (
        Panel(box(x, y - THICK, x + 72, y + THICK), THICK, AMBER),
        Disc(x + 36, y, DOT + 3, INK0),
        Disc(x + 36, y, DOT, PAPER),
        text,
    )
    return Layer("legend", Box(x, foot.TOP, WIDTH, HEIGHT), marks)


def _alt_text(order: LadderOrder, say: Words) -> AltText:
    head = say("rating-alt", title=order.title, first=order.first, second=order.second)
    lines = [head, *(_line(each, say) for each in order.rungs)]
    return alt_text_of(lines)


def _line(rung: RungBar, say: Words) -> str:
    numbers = {"place": rung.place, "rating": rung.rating, "spread": rung.spread}
    return say("rating-alt-row", name=rung.name, note=rung.note, **numbers)
