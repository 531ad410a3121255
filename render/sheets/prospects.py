"""The course of a game as a chart: a line for each seat with its shape on it, and the moments that turned it."""

from collections.abc import Iterator

import msgspec

from render import theme
from render.alt_text import AltText, alt_text
from render.orders import Chance, ProspectsOrder, Turned
from render.scene.pieces import badge, box, letter_disc, medallion
from render.scene.scene import Box, Glow, Layer, Mark, Panel, Point, Scene, Stroke
from render.scene.text import label
from render.theme import AMBER, INK0, INK1, INK2, LINE, MIST, PAPER, PHONE_WIDTH
from render.wide import foot
from render.wide.fit import HEIGHT, WIDTH, fitted_label
from render.wide.strip import HEIGHT as STRIP
from render.wide.strip import strip
from render.words import Words, words

GRID = "#343B78"
MARGIN = 14
LEGEND = 330  # how wide, in landscape
PERCENTS = (0, 25, 50, 75, 100)
QUARTERS = 4
DISC = 50  # from one number of a turning point to the next
SHAPES = 5  # of a seat on its line
ROW, LOW = 84, 56  # how high a seat is in the legend, at most and at least
NEWS = 66  # how high a turning point is beside the chart
TALL_CHART, TALL_HEAD, TALL_ROW = 620, 112, 72


class Plot(msgspec.Struct, frozen=True):
    """Where moments and shares lie in a chart."""

    area: Box
    first: int
    last: int

    def point(self, step: int, share: float) -> Point:
        """Return where a *share* lies at a *step*."""
        far = (step - self.first) / max(1, self.last - self.first)
        return self.area.left + self.area.width * far, self.area.bottom - self.area.height * share


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
    rows = [_row(order, seat, place) for seat, place in zip(_ranked(order), places, strict=True)]
    below = Box(legend.left, places[-1].bottom + 20, legend.right, legend.bottom)
    turns = () if below.height < NEWS * len(order.turns) else (_news(order, below, say),)
    return Scene(WIDTH, HEIGHT, INK1, (head, _chart(order, chart, say), *rows, *turns))


def _tall(order: ProspectsOrder, say: Words) -> Scene:
    width = PHONE_WIDTH
    columns = 1 if len(order.seats) <= QUARTERS else 2
    down = -(-len(order.seats) // columns)
    chart = Box(MARGIN, TALL_HEAD, width - MARGIN, TALL_HEAD + TALL_CHART)
    top, wide = chart.bottom + 14, (width - MARGIN) // columns
    rows = []
    for at, seat in enumerate(_ranked(order)):
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


def _ranked(order: ProspectsOrder) -> list[int]:
    """Return the seats as the legend has them: who won, then those who stood best in the middle of the chart."""
    half = len(order.steps) // 2
    return sorted(
        range(len(order.seats)), key=lambda seat: (seat not in order.winners, -order.seats[seat].shares[half], seat)
    )


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
    plot = Plot(inside, order.steps[0], order.steps[-1])
    marks: list[Mark] = [Panel(area, theme.RADIUS, INK2, LINE, 2), *_grid(plot, say), *_cuts(order, plot)]
    for seat in sorted(range(len(order.seats)), key=lambda seat: (seat in order.winners, -seat)):
        marks += _line(order, seat, plot)
    return Layer("chart", area, (*marks, *_turns(order, plot)))


def _grid(plot: Plot, say: Words) -> Iterator[Mark]:
    for percent in PERCENTS:
        _, y = plot.point(plot.first, percent / 100)
        yield Panel(box(plot.area.left, y - 1, plot.area.right, y + 1), 0, GRID)
        yield label(say("stats-percent", share=percent), (plot.area.left - 12, y), "body", 26, MIST, "r", 70)
    y = plot.area.bottom + 38
    yield label(say("prospects-start"), (plot.area.left, y), "body", 27, MIST)
    yield label(say("prospects-end"), (plot.area.right, y), "body", 27, MIST, "r")


def _cuts(order: ProspectsOrder, plot: Plot) -> Iterator[Mark]:
    """Yield a line down the chart at each turning point."""
    for turn in order.turns:
        x, _ = plot.point(turn.step, 0)
        yield Panel(box(x - 1.5, plot.area.top - 12, x + 1.5, plot.area.bottom), 0, AMBER)


def _line(order: ProspectsOrder, seat: int, plot: Plot) -> Iterator[Mark]:
    """Yield the course of a *seat*, with its shape on it here and there: never by colour alone."""
    colour, is_winner, shares = theme.seat_colour(seat), seat in order.winners, order.seats[seat].shares
    points = tuple(plot.point(step, share) for step, share in zip(order.steps, shares, strict=True))
    line = Stroke(points, colour, 7 if is_winner else 4)
    if is_winner:
        yield Stroke(points, INK2, 13)
        yield Glow(line, 6, colour, 0.5)
    yield line
    lead = (seat + 0.5) / len(order.seats)  # so that the shapes of two seats seldom meet
    for number in range(SHAPES):
        at = min(len(points) - 1, round((number + lead) / SHAPES * len(points)))
        yield from badge(seat, *points[at], 11 if is_winner else 9, INK2, 3)


def _turns(order: ProspectsOrder, plot: Plot) -> Iterator[Mark]:
    """Yield the number of each turning point above the chart, pushed apart where two would meet."""
    for number, (turn, x) in enumerate(zip(order.turns, _apart(order, plot), strict=True), 1):
        yield from letter_disc(str(number), x, plot.area.top - 36, 22, AMBER)
        if order.winners:
            share = order.seats[order.winners[0]].shares[order.steps.index(turn.step)]
            yield from badge(order.winners[0], *plot.point(turn.step, share), 14, INK0, 4)


def _apart(order: ProspectsOrder, plot: Plot) -> list[float]:
    """Return where the numbers of the turning points stand, from left to right."""
    places: list[float] = []
    for at, turn in enumerate(order.turns):
        room = plot.area.right + 10 - DISC * (len(order.turns) - 1 - at)
        least = places[-1] + DISC if places else -DISC
        places.append(min(room, max(least, plot.point(turn.step, 0)[0])))
    return places


def _alt_text(order: ProspectsOrder, say: Words) -> AltText:
    kind = say("prospects-open" if order.is_open else "prospects-known")
    head = say("prospects-alt", title=order.title, kind=kind)
    rows = [_course(order.seats[seat], say) for seat in _ranked(order)]
    turns = [_turned(order, number, turn, say) for number, turn in enumerate(order.turns, 1)]
    return alt_text([[head, *rows[:count], *turns] for count in range(len(rows), 0, -1)])


def _course(of: Chance, say: Words) -> str:
    """Return the prospects of a seat at the beginning, after each quarter and at the end."""
    last = len(of.shares) - 1
    values = [of.shares[round(last * quarter / QUARTERS)] for quarter in range(QUARTERS + 1)]
    course = say.joined(say("stats-percent", share=round(100 * value)) for value in values)
    return say("prospects-alt-row", kaiju=of.name, person=of.person, course=course)


def _turned(order: ProspectsOrder, number: int, turn: Turned, say: Words) -> str:
    names = say.joined(order.seats[seat].name for seat in order.winners)
    before, after = round(100 * turn.before), round(100 * turn.after)
    return say("prospects-alt-turn", number=number, kaiju=names, before=before, after=after)
