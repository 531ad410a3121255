"""How prospects went: a line for each seat with its shape on it, and the moments that turned the game."""

from collections.abc import Iterator

import msgspec

from render import theme
from render.orders import ProspectsOrder
from render.scene.pieces import badge, box, letter_disc
from render.scene.scene import Box, Glow, Mark, Panel, Point, Stroke
from render.scene.text import label
from render.theme import AMBER, INK0, INK2, MIST
from render.words import Words

GRID = "#343B78"
PERCENTS = (0, 25, 50, 75, 100)
DISC = 50  # from one number of a turning point to the next
SHAPES = 5  # of a seat on its line


class Plot(msgspec.Struct, frozen=True):
    """Where moments and shares lie in a chart."""

    area: Box
    first: int
    last: int

    def point(self, step: int, share: float) -> Point:
        """Return where a *share* lies at a *step*."""
        far = (step - self.first) / max(1, self.last - self.first)
        return self.area.left + self.area.width * far, self.area.bottom - self.area.height * share


def curves(order: ProspectsOrder, area: Box, say: Words) -> list[Mark]:
    """Return the lines of all seats in *area*, with the percents beside it and the turning points above."""
    plot = Plot(area, order.steps[0], order.steps[-1])
    marks: list[Mark] = [*_grid(plot, say), *_cuts(order, plot)]
    for seat in sorted(range(len(order.seats)), key=lambda seat: (seat in order.winners, -seat)):
        marks += _line(order, seat, plot)
    return [*marks, *_turns(order, plot)]


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
