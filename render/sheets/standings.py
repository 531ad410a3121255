"""Statistics as a picture: a row for each person or kaiju, its share of wins beside what chance would have given."""

from collections.abc import Iterator

from render import theme
from render.alt_text import AltText, alt_text_of
from render.orders import Bar, StandingsOrder
from render.scene.pieces import box, with_glow
from render.scene.scene import Box, Disc, Icon, Layer, Mark, Panel, Scene, Stamp
from render.scene.text import label
from render.theme import AMBER, INK0, INK1, INK2, INK3, LINE, LINE_LIGHT, MARGIN, MIST, PAPER
from render.wide import foot
from render.wide.art import art_of
from render.wide.fit import HEIGHT, WIDTH, fitted_label
from render.wide.night import night
from render.wide.strip import HEIGHT as STRIP
from render.wide.strip import strip
from render.words import Words, words

TOP, BOTTOM = STRIP + 14, foot.TOP - 6
LOW, TALL, GAP = 62, 124, 8  # rows: the least and the most they are high, and what is between them
PLACE, CREST, TEXT = 70, 138, 192  # how far from the left
LEFT, RIGHT = 600, 1000  # of a bar
PERCENT, COUNT = 1124, WIDTH - MARGIN - 22
THICK = 9
TROUGH = "#0A0D22"
SKY = 150  # the least height of a night that fills what rows leave


def standings(order: StandingsOrder) -> tuple[Scene, AltText]:
    """Return the picture of *order* and its alt text."""
    say = words(order.locale)
    top = strip(order.game, None, order.title.upper(), order.accent, order.first.upper(), order.second)
    tall = max(LOW, min(TALL, (BOTTOM - TOP + GAP) // max(1, len(order.bars)) - GAP))
    rows, y = [], TOP
    for number, bar in enumerate(order.bars):
        rows.append(_row(bar, Box(MARGIN, y, WIDTH - MARGIN, y + tall), number, say))
        y += tall + GAP
    layers = (*sky(order.game, Box(0, y + GAP, WIDTH, BOTTOM)), top, *rows, _legend(say))
    return Scene(WIDTH, HEIGHT, INK1, layers), _alt_text(order, say)


def sky(game: str, area: Box) -> Iterator[Layer]:
    """Yield the night of *game* where rows leave room for one."""
    if area.height >= SKY:
        moon = (WIDTH * 0.72, area.top + area.height * 0.56)
        yield Layer("night", area, (Stamp(0, 0, area, night(area, art_of(game), moon, area.height * 0.42), INK0),))


def _legend(say: Words) -> Layer:
    x, y = foot.START, foot.MIDDLE
    won = label(say("stats-won"), (x + 46, y), "body", foot.TEXT, MIST)
    tick = won.box.right + 44
    room = WIDTH - MARGIN - tick - 18
    marks: list[Mark] = [
        Panel(box(x, y - THICK, x + 34, y + THICK), THICK, AMBER),
        won,
        *_tick(tick, y, THICK + 5),
        fitted_label(say("stats-fair"), (tick + 18, y), "body", foot.TEXT, MIST, width=room),
    ]
    return Layer("legend", Box(x, foot.TOP, WIDTH, HEIGHT), tuple(marks))


def _row(bar: Bar, area: Box, number: int, say: Words) -> Layer:
    is_first = bar.place == 1
    panel = Panel(area, theme.RADIUS, INK2, AMBER if is_first else LINE, 4 if is_first else 2)
    marks: list[Mark] = list(with_glow(panel, AMBER, 6)) if is_first else [panel]
    y = (area.top + area.bottom) // 2
    shift = 0 if bar.place else 50
    if bar.place:
        marks.append(label(str(bar.place), (PLACE, y), "poster", 46, AMBER if is_first else MIST, "m", 60))
    if bar.kaiju:
        marks += crest(bar.kaiju, CREST - shift, y, min(40, area.height // 2 - 5), AMBER if is_first else LINE_LIGHT)
    marks += _words(bar, TEXT - shift, area, say)
    marks += _share(bar, y)
    return Layer(f"row {number}", area.grown(24), tuple(marks))


def crest(kaiju: str, x: int, y: int, radius: int, ring: str) -> Iterator[Mark]:
    """Yield a kaiju in its disc, in nobody's colour: here it stands for no seat."""
    yield Disc(x, y, radius, ring)
    yield Disc(x, y, radius - 4, INK3)
    yield Icon(theme.kaiju_icon(kaiju), x, y, round(radius * 1.36), PAPER)


def _words(bar: Bar, left: int, area: Box, say: Words) -> Iterator[Mark]:
    y, room = (area.top + area.bottom) / 2, LEFT - left - 24
    percent = say("stats-percent", share=round(bar.share * 100))
    yield label(percent, (PERCENT, y), "poster", 44, PAPER, "r")
    count = say("stats-count", wins=bar.wins, games=bar.games)
    yield fitted_label(count, (COUNT, y), "body", 29, MIST, "r", width=COUNT - PERCENT - 14)
    size = min(38, 20 + area.height * 0.2)
    if not bar.note:
        yield fitted_label(bar.name, (left, y), "bold", size, PAPER, width=room)
        return
    yield fitted_label(bar.name, (left, y - area.height * 0.06 - 10), "bold", size, PAPER, width=room)
    yield fitted_label(bar.note, (left, y + area.height * 0.06 + 12), "body", 26, MIST, width=room)


def _share(bar: Bar, y: int) -> Iterator[Mark]:
    """Yield the bar, bright where it is at least the fair share, which a tick marks."""
    yield Panel(Box(LEFT, y - THICK, RIGHT, y + THICK), THICK, TROUGH)
    if bar.share:
        end = max(LEFT + 2 * THICK, LEFT + (RIGHT - LEFT) * bar.share)
        colour = AMBER if bar.share >= bar.fair else LINE_LIGHT
        yield Panel(box(LEFT, y - THICK, end, y + THICK), THICK, colour)
    yield from _tick(LEFT + (RIGHT - LEFT) * bar.fair, y, THICK + 5)


def _tick(x: float, y: int, reach: int) -> Iterator[Mark]:
    yield Panel(box(x - 6, y - reach - 2, x + 6, y + reach + 2), 5, INK0)
    yield Panel(box(x - 3, y - reach, x + 3, y + reach), 2, PAPER)


def _alt_text(order: StandingsOrder, say: Words) -> AltText:
    head = say("stats-alt", title=order.title, first=order.first, second=order.second)
    lines = [head, *(_line(bar, say) for bar in order.bars)]
    return alt_text_of(lines)


def _line(bar: Bar, say: Words) -> str:
    name = say("stats-alt-place", place=bar.place, name=bar.name) if bar.place else bar.name
    facts = {"share": round(bar.share * 100), "fair": round(bar.fair * 100), "wins": bar.wins, "games": bar.games}
    return say("stats-alt-row", name=name, note=bar.note, noted="yes" if bar.note else "no", **facts)
