"""Statistics as a picture: a row for each person or kaiju, its share of wins beside what chance would have given."""

from collections.abc import Iterator

from render import theme
from render.alt_text import AltText, alt_text
from render.orders import Bar, StandingsOrder
from render.scene.frame import PHONE_HEADER, header
from render.scene.pieces import box, with_glow
from render.scene.scene import Box, Disc, Icon, Layer, Mark, Panel, Scene
from render.scene.text import label
from render.theme import AMBER, INK0, INK1, INK2, INK3, LINE, LINE_LIGHT, MARGIN, MIST, PAPER
from render.words import Words, words

LEGEND = 62
TALL, GAP = 118, 8
PLACE, CREST, TEXT = 60, 128, 180  # how far from the left
RIGHT = theme.PHONE_WIDTH - MARGIN - 22
THICK = 7
TROUGH = "#0A0D22"
BEAST = "own-kaiju"


def standings(order: StandingsOrder) -> tuple[Scene, AltText]:
    """Return the picture of *order* and its alt text. It is as narrow as a phone: there is no second form."""
    say, wide = words(order.locale), theme.PHONE_WIDTH
    title = (order.title, order.accent, order.first, order.second)
    layers = [header(*title, BEAST, wide, PHONE_HEADER), _legend(say)]
    y = PHONE_HEADER + LEGEND
    for number, bar in enumerate(order.bars):
        layers.append(_row(bar, Box(MARGIN, y, wide - MARGIN, y + TALL), number, say))
        y += TALL + GAP
    return Scene(wide, y - GAP + MARGIN, INK1, tuple(layers)), _alt_text(order, say)


def _legend(say: Words) -> Layer:
    y = PHONE_HEADER + LEGEND // 2
    won = label(say("stats-won"), (MARGIN + 46, y), "body", 26, MIST)
    tick = won.box.right + 40
    marks: list[Mark] = [
        Panel(box(MARGIN + 2, y - THICK, MARGIN + 34, y + THICK), THICK, AMBER),
        won,
        *_tick(tick, y, THICK + 5),
        label(say("stats-fair"), (tick + 18, y), "body", 26, MIST, width=RIGHT - tick - 18),
    ]
    return Layer("legend", Box(0, PHONE_HEADER, theme.PHONE_WIDTH, PHONE_HEADER + LEGEND), tuple(marks))


def _row(bar: Bar, area: Box, number: int, say: Words) -> Layer:
    is_first = bar.place == 1
    panel = Panel(area, theme.RADIUS, INK2, AMBER if is_first else LINE, 4 if is_first else 2)
    marks: list[Mark] = list(with_glow(panel, AMBER, 6)) if is_first else [panel]
    y = (area.top + area.bottom) // 2
    shift = 0 if bar.place else 40
    if bar.place:
        marks.append(label(str(bar.place), (PLACE, y), "poster", 46, AMBER if is_first else MIST, "m", 60))
    if bar.kaiju:
        marks += _crest(bar.kaiju, CREST - shift, y, AMBER if is_first else LINE_LIGHT)
    marks += _words(bar, TEXT - shift, area.top, say)
    marks += _share(bar, TEXT - shift, area.bottom - 23)
    return Layer(f"row {number}", area.grown(24), tuple(marks))


def _crest(kaiju: str, x: int, y: int, ring: str) -> Iterator[Mark]:
    """Yield a kaiju in its disc, in nobody's colour: here it stands for no seat."""
    yield Disc(x, y, 37, ring)
    yield Disc(x, y, 32, INK3)
    yield Icon(theme.kaiju_icon(kaiju), x, y, 48, PAPER)


def _words(bar: Bar, left: int, top: int, say: Words) -> Iterator[Mark]:
    share = label(say("stats-percent", share=round(bar.share * 100)), (RIGHT, top + 31), "poster", 40, PAPER, "r")
    count = label(say("stats-count", wins=bar.wins, games=bar.games), (RIGHT, top + 65), "body", 26, MIST, "r")
    yield share
    yield count
    yield label(bar.name, (left, top + (31 if bar.note else 48)), "bold", 34, PAPER, width=share.box.left - left - 20)
    if bar.note:
        yield label(bar.note, (left, top + 65), "body", 26, MIST, width=count.box.left - left - 20)


def _share(bar: Bar, left: int, y: int) -> Iterator[Mark]:
    """Yield the bar, bright where it is at least the fair share, which a tick marks."""
    yield Panel(Box(left, y - THICK, RIGHT, y + THICK), THICK, TROUGH)
    if bar.share:
        end = max(left + 2 * THICK, left + (RIGHT - left) * bar.share)
        colour = AMBER if bar.share >= bar.fair else LINE_LIGHT
        yield Panel(box(left, y - THICK, end, y + THICK), THICK, colour)
    yield from _tick(left + (RIGHT - left) * bar.fair, y, THICK + 5)


def _tick(x: float, y: int, reach: int) -> Iterator[Mark]:
    yield Panel(box(x - 6, y - reach - 2, x + 6, y + reach + 2), 5, INK0)
    yield Panel(box(x - 3, y - reach, x + 3, y + reach), 2, PAPER)


def _alt_text(order: StandingsOrder, say: Words) -> AltText:
    head = say("stats-alt", title=order.title, first=order.first, second=order.second)
    lines = [head, *(_line(bar, say) for bar in order.bars)]
    return alt_text(lines[:count] for count in range(len(lines), 0, -1))


def _line(bar: Bar, say: Words) -> str:
    name = say("stats-alt-place", place=bar.place, name=bar.name) if bar.place else bar.name
    facts = {"share": round(bar.share * 100), "fair": round(bar.fair * 100), "wins": bar.wins, "games": bar.games}
    return say("stats-alt-row", name=name, note=bar.note, noted="yes" if bar.note else "no", **facts)
