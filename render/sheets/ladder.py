"""A ladder as a picture: a row for each person, with the rating as a dot and as far as it may be wrong as a bar."""

from collections.abc import Iterator

from render.alt_text import AltText
from render.orders import LadderOrder, RungBar
from render.scene.pieces import box
from render.scene.scene import Box, Disc, Layer, Mark, Panel, Scene
from render.scene.text import label
from render.sheets.rows import crest, head, in_words, plate, sky, stacked
from render.sheets.standings import BOTTOM, CREST, LOW, PLACE, TALL, TEXT, TOP, named
from render.theme import AMBER, INK0, INK1, INK2, LINE_LIGHT, MARGIN, MIST, PAPER
from render.wide import foot
from render.wide.fit import HEIGHT, WIDTH, fitted_label
from render.words import Words, words

LEFT, RIGHT = 600, 1010  # of the scale
RATING, SPREAD = 1156, WIDTH - MARGIN - 22
THICK, DOT = 5, 12
TROUGH = "#0A0D22"


def ladder(order: LadderOrder) -> tuple[Scene, AltText]:
    """Return the picture of *order* and its alt text."""
    say = words(order.locale)
    low = min((each.rating - each.spread for each in order.rungs), default=0)
    high = max((each.rating + each.spread for each in order.rungs), default=1)
    places = stacked(len(order.rungs), TOP, BOTTOM, LOW, TALL)
    rows = [
        _row(each, place, number, (low, high), say)
        for number, (each, place) in enumerate(zip(order.rungs, places, strict=True))
    ]
    layers = (*sky(order.game, places, TOP, BOTTOM), head(order), *rows, _legend(say))
    alt_text = in_words("rating-alt", order, say, (_line(each, say) for each in order.rungs))
    return Scene(WIDTH, HEIGHT, INK1, layers), alt_text


def _row(rung: RungBar, area: Box, number: int, ends: tuple[int, int], say: Words) -> Layer:
    is_first, y = rung.place == 1, (area.top + area.bottom) // 2
    place = str(rung.place) if rung.place else "–"
    marks: list[Mark] = [
        *plate(area, is_first),
        label(place, (PLACE, y), "poster", 46, AMBER if is_first else MIST, "m", 60),
        *crest(rung.kaiju, CREST, area, is_first),
    ]
    marks += _words(rung, area, say)
    marks += _whisker(rung, y, ends)
    return Layer(f"row {number}", area.grown(24), tuple(marks))


def _words(rung: RungBar, area: Box, say: Words) -> Iterator[Mark]:
    y, room = (area.top + area.bottom) / 2, LEFT - TEXT - 24
    yield label(say("rating-number", rating=rung.rating), (RATING, y), "poster", 44, PAPER, "r")
    spread = say("rating-spread", spread=rung.spread)
    yield fitted_label(spread, (SPREAD, y), "body", 29, MIST, "r", width=SPREAD - RATING - 14)
    yield from named(rung.name, rung.note, TEXT, area, room)


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


def _line(rung: RungBar, say: Words) -> str:
    numbers = {"place": rung.place, "rating": rung.rating, "spread": rung.spread}
    return say("rating-alt-row", name=rung.name, note=rung.note, **numbers)
