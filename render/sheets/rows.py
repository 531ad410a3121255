"""Rows below a strip: what a ladder, the statistics of a server and a tournament have in common."""

from collections.abc import Iterable, Iterator

from render import theme
from render.alt_text import AltText, alt_text_of
from render.orders import ChartOrder
from render.scene.pieces import with_glow
from render.scene.scene import Box, Disc, Icon, Layer, Mark, Panel, Stamp
from render.theme import AMBER, INK0, INK2, INK3, LINE, LINE_LIGHT, MARGIN, PAPER
from render.wide.art import art_of
from render.wide.fit import WIDTH
from render.wide.night import night
from render.wide.strip import strip
from render.words import Words

GAP = 8
SKY = 150  # the least height of a night that fills what rows leave


def head(order: ChartOrder) -> Layer:
    """Return the strip on top: the title with its accent, and two facts."""
    return strip(order.game, None, order.title.upper(), order.accent, order.first.upper(), order.second)


def stacked(count: int, top: int, bottom: int, least: int, most: int) -> list[Box]:
    """Return where *count* rows lie, as high as there is room for."""
    tall = max(least, min(most, (bottom - top + GAP) // max(1, count) - GAP))
    tops = (top + number * (tall + GAP) for number in range(count))
    return [Box(MARGIN, y, WIDTH - MARGIN, y + tall) for y in tops]


def plate(area: Box, is_first: bool) -> tuple[Mark, ...]:
    """Return the ground of a row; that of the first one is lit."""
    if is_first:
        return with_glow(Panel(area, theme.RADIUS, INK2, AMBER, 4), AMBER, 6)
    return (Panel(area, theme.RADIUS, INK2, LINE, 2),)


def crest(kaiju: str, x: int, area: Box, is_first: bool) -> Iterator[Mark]:
    """Yield a kaiju in its disc, in nobody's colour: here it stands for no seat; nothing where there is none."""
    if kaiju:
        y, radius = (area.top + area.bottom) // 2, min(40, area.height // 2 - 5)
        yield Disc(x, y, radius, AMBER if is_first else LINE_LIGHT)
        yield Disc(x, y, radius - 4, INK3)
        yield Icon(theme.kaiju_icon(kaiju), x, y, round(radius * 1.36), PAPER)


def sky(game: str, rows: list[Box], top: int, bottom: int) -> Iterator[Layer]:
    """Yield the night of *game* below *rows* that begin at *top*, where they leave room for one."""
    area = Box(0, (rows[-1].bottom + GAP if rows else top) + GAP, WIDTH, bottom)
    if area.height >= SKY:
        moon = (WIDTH * 0.72, area.top + area.height * 0.56)
        yield Layer("night", area, (Stamp(0, 0, area, night(area, art_of(game), moon, area.height * 0.42), INK0),))


def in_words(key: str, order: ChartOrder, say: Words, lines: Iterable[str]) -> AltText:
    """Return the message *key* of what *order* is about, and the *lines* of its rows."""
    return alt_text_of(
        [say(key, title=order.title, about=order.accent, first=order.first, second=order.second), *lines]
    )
