"""The course of a game as a chart: a line for each seat with its shape on it, and the moments that turned it."""

from render import theme
from render.alt_text import AltText, alt_text, prospect_lines, ranked_prospects
from render.orders import ProspectsOrder
from render.scene.pieces import letter_disc, medallion
from render.scene.scene import Box, Layer, Mark, Panel, Scene
from render.sheets.courses import curves
from render.theme import AMBER, INK1, INK2, LINE, MIST, PAPER, PHONE_WIDTH
from render.wide import foot
from render.wide.fit import HEIGHT, WIDTH, fitted_label
from render.wide.strip import HEIGHT as STRIP
from render.wide.strip import strip
from render.words import Words, words

MARGIN = 14
LEGEND = 330  # how wide, in landscape
FEW = 4  # seats that stand in one column
ROW, LOW = 84, 56  # how high a seat is in the legend, at most and at least
NEWS = 66  # how high a turning point is beside the chart
TALL_CHART, TALL_HEAD, TALL_ROW = 620, 112, 72


def prospects(order: ProspectsOrder) -> tuple[Scene, AltText]:
    """Return the picture of *order* and its alt text."""
    say = words(order.locale, order.game)
    scene = _tall(order, say) if order.form == "tall" else _wide(order, say)
    return scene, _alt_text(order, say)


def _wide(order: ProspectsOrder, say: Words) -> Scene:
    chart = Box(MARGIN, STRIP + 14, WIDTH - LEGEND - 2 * MARGIN, HEIGHT - MARGIN)
    legend = Box(WIDTH - LEGEND - MARGIN, chart.top, WIDTH - MARGIN, foot.TOP - 6)
    kind = say("prospects-open" if order.is_open else "prospects-known")
    head = strip(order.game, None, say("prospects").upper(), kind, order.title.upper(), order.fact)
    high = max(LOW, min(ROW, legend.height // len(order.seats)))
    places = [
        Box(legend.left, legend.top + at * high, legend.right, legend.top + (at + 1) * high - 6)
        for at in range(len(order.seats))
    ]
    rows = [_row(order, seat, place) for seat, place in zip(ranked_prospects(order), places, strict=True)]
    below = Box(legend.left, places[-1].bottom + 20, legend.right, legend.bottom)
    turns = () if below.height < NEWS * len(order.turns) else (_news(order, below, say),)
    return Scene(WIDTH, HEIGHT, INK1, (head, _chart(order, chart, say), *rows, *turns))


def _tall(order: ProspectsOrder, say: Words) -> Scene:
    width = PHONE_WIDTH
    columns = 1 if len(order.seats) <= FEW else 2
    down = -(-len(order.seats) // columns)
    chart = Box(MARGIN, TALL_HEAD, width - MARGIN, TALL_HEAD + TALL_CHART)
    top, wide = chart.bottom + 14, (width - MARGIN) // columns
    rows = []
    for at, seat in enumerate(ranked_prospects(order)):
        x, y = MARGIN + at // down * wide, top + at % down * TALL_ROW
        rows.append(_row(order, seat, Box(x, y, x + wide - MARGIN, y + TALL_ROW - 8)))
    end = top + down * TALL_ROW + 44  # below: Discord's badge
    return Scene(width, end, INK1, (_tall_head(order, say), _chart(order, chart, say), *rows))


def _tall_head(order: ProspectsOrder, say: Words) -> Layer:
    area = Box(0, 0, PHONE_WIDTH, TALL_HEAD)
    room = PHONE_WIDTH - 2 * theme.MARGIN
    kind = say("prospects-open" if order.is_open else "prospects-known")
    name = fitted_label(say("prospects").upper(), (theme.MARGIN, 36), "poster", 44, AMBER, width=room * 0.55)
    title = fitted_label(
        order.title.upper(), (PHONE_WIDTH - theme.MARGIN, 36), "poster", 28, MIST, "r", width=room * 0.42
    )
    return Layer("head", area, (name, title, fitted_label(kind, (theme.MARGIN, 82), "body", 30, PAPER, width=room)))


def _row(order: ProspectsOrder, seat: int, area: Box) -> Layer:
    """Return a seat of the legend: its kaiju in its ring, its shape, its name and its player."""
    of, is_winner, y = order.seats[seat], seat in order.winners, (area.top + area.bottom) // 2
    colour = theme.seat_colour(seat)
    radius = min(30, area.height // 2 - 5)
    x = area.left + 24 + 2 * radius
    gap = max(13.0, area.height * 0.2)
    size = 30 if area.height > LOW else 26
    marks: list[Mark] = [
        Panel(area, 14, INK2, colour if is_winner else LINE, 4 if is_winner else 2),
        medallion(of.kaiju, seat, (area.left + 12 + radius, y), radius, is_king=is_winner and radius > 24),
        fitted_label(of.name.upper(), (x, y - gap), "poster", size, colour, width=area.right - x - 12),
        fitted_label(of.person, (x, y + gap + 1), "body", 24, MIST, width=area.right - x - 12),
    ]
    return Layer(f"seat {seat}", area.grown(14), tuple(marks))


def _news(order: ProspectsOrder, area: Box, say: Words) -> Layer:
    """Return what each turning point did to the prospects of the winners."""
    marks: list[Mark] = []
    for at, turn in enumerate(order.turns):
        y, x = area.top + NEWS * at + NEWS / 2, area.left + 84
        text = say("prospects-turn", before=round(100 * turn.before), after=round(100 * turn.after))
        marks += letter_disc(str(at + 1), area.left + 38, y, 22, AMBER)
        colour = theme.seat_colour(order.winners[0]) if order.winners else PAPER
        marks.append(fitted_label(text, (x, y), "poster", 34, colour, width=area.right - x))
    return Layer("turning points", area, tuple(marks))


def _chart(order: ProspectsOrder, area: Box, say: Words) -> Layer:
    inside = Box(area.left + 84, area.top + 74, area.right - 34, area.bottom - 66)
    return Layer("chart", area, (Panel(area, theme.RADIUS, INK2, LINE, 2), *curves(order, inside, say)))


def _alt_text(order: ProspectsOrder, say: Words) -> AltText:
    rows, turns = len(order.seats), len(order.turns)
    told = prospect_lines(order, say)
    return alt_text([[*told[: 1 + count], *told[len(told) - turns :]] for count in range(rows, 0, -1)])
