"""Statistics as a picture: a row for each person or kaiju, its share of wins beside what chance would have given."""

from collections.abc import Iterator

from render.alt_text import AltText
from render.orders import Bar, StandingsOrder
from render.scene.pieces import box
from render.scene.scene import Box, Layer, Mark, Panel, Scene
from render.scene.text import label
from render.sheets.rows import crest, head, in_words, plate, sky, stacked
from render.theme import AMBER, INK0, INK1, LINE_LIGHT, MARGIN, MIST, PAPER
from render.wide import foot
from render.wide.fit import HEIGHT, WIDTH, fitted_label
from render.wide.strip import HEIGHT as STRIP
from render.words import Words, words

TOP, BOTTOM = STRIP + 14, foot.TOP - 6
LOW, TALL = 62, 124  # rows: the least and the most they are high
PLACE, CREST, TEXT = 70, 138, 192  # how far from the left
LEFT, RIGHT = 600, 1000  # of a bar
PERCENT, COUNT = 1124, WIDTH - MARGIN - 22
THICK = 9
TROUGH = "#0A0D22"


def standings(order: StandingsOrder) -> tuple[Scene, AltText]:
    """Return the picture of *order* and its alt text."""
    say = words(order.locale)
    places = stacked(len(order.bars), TOP, BOTTOM, LOW, TALL)
    rows = [_row(bar, place, number, say) for number, (bar, place) in enumerate(zip(order.bars, places, strict=True))]
    layers = (*sky(order.game, places, TOP, BOTTOM), head(order), *rows, _legend(say))
    alt_text = in_words("stats-alt", order, say, (_line(bar, say) for bar in order.bars))
    return Scene(WIDTH, HEIGHT, INK1, layers), alt_text


def _legend(say: Words) -> Layer:
    x, y = foot.START, foot.MIDDLE
    won = label(say("stats-won"), (x + 46, y), "body", foot.TEXT, MIST)
    tick = won.box.right + 44
    room = WIDTH - MARGIN - tick - 18
    marks: list[Mark] = [
        Panel(box(x, y - THICK, x + 34, y + THICK), THICK, AMBER),
        won,
        *_tick(tick, y),
        fitted_label(say("stats-fair"), (tick + 18, y), "body", foot.TEXT, MIST, width=room),
    ]
    return Layer("legend", Box(x, foot.TOP, WIDTH, HEIGHT), tuple(marks))


def _row(bar: Bar, area: Box, number: int, say: Words) -> Layer:
    is_first, y = bar.place == 1, (area.top + area.bottom) // 2
    shift = 0 if bar.place else 50
    marks = list(plate(area, is_first))
    if bar.place:
        marks.append(label(str(bar.place), (PLACE, y), "poster", 46, AMBER if is_first else MIST, "m", 60))
    marks += crest(bar.kaiju, CREST - shift, area, is_first)
    marks += _words(bar, TEXT - shift, area, say)
    marks += _share(bar, y)
    return Layer(f"row {number}", area.grown(24), tuple(marks))


def _words(bar: Bar, left: int, area: Box, say: Words) -> Iterator[Mark]:
    y, room = (area.top + area.bottom) / 2, LEFT - left - 24
    percent = say("stats-percent", share=round(bar.share * 100))
    yield label(percent, (PERCENT, y), "poster", 44, PAPER, "r")
    count = say("stats-count", wins=bar.wins, games=bar.games)
    yield fitted_label(count, (COUNT, y), "body", 29, MIST, "r", width=COUNT - PERCENT - 14)
    yield from named(bar.name, bar.note, left, area, room)


def named(name: str, note: str, left: int, area: Box, room: int) -> Iterator[Mark]:
    """Yield who a row is about, and below that a *note*, if there is one."""
    y, apart = (area.top + area.bottom) / 2, area.height * 0.06
    size = min(38, 20 + area.height * 0.2)
    yield fitted_label(name, (left, y - apart - 10 if note else y), "bold", size, PAPER, width=room)
    if note:
        yield fitted_label(note, (left, y + apart + 12), "body", 26, MIST, width=room)


def _share(bar: Bar, y: int) -> Iterator[Mark]:
    """Yield the bar, bright where it is at least the fair share, which a tick marks."""
    yield Panel(Box(LEFT, y - THICK, RIGHT, y + THICK), THICK, TROUGH)
    if bar.share:
        end = max(LEFT + 2 * THICK, LEFT + (RIGHT - LEFT) * bar.share)
        colour = AMBER if bar.share >= bar.fair else LINE_LIGHT
        yield Panel(box(LEFT, y - THICK, end, y + THICK), THICK, colour)
    yield from _tick(LEFT + (RIGHT - LEFT) * bar.fair, y)


def _tick(x: float, y: int) -> Iterator[Mark]:
    reach = THICK + 5
    yield Panel(box(x - 6, y - reach - 2, x + 6, y + reach + 2), 5, INK0)
    yield Panel(box(x - 3, y - reach, x + 3, y + reach), 2, PAPER)


def _line(bar: Bar, say: Words) -> str:
    name = say("stats-alt-place", place=bar.place, name=bar.name) if bar.place else bar.name
    facts = {"share": round(bar.share * 100), "fair": round(bar.fair * 100), "wins": bar.wins, "games": bar.games}
    return say("stats-alt-row", name=name, note=bar.note, noted="yes" if bar.note else "no", **facts)
