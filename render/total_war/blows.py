"""All blows of several acts: at the panel of whoever was hit, who did it, in order."""

from collections.abc import Sequence

from engine.play import Seat
from engine.total_war.view import WarView
from render.scene.pieces import badge
from render.scene.scene import Box, Disc, Layer, Mark, Point, Polygon, Stroke
from render.scene.shapes import arrowhead
from render.theme import INK0, seat_colour

MOST = 5  # blows at one panel; of more, the last ones
APART, REACH, RADIUS = 46, 58, 13


def blow_layers(view: WarView, boxes: Sequence[Box], blows: Sequence[tuple[Seat, Seat]], middle: Point) -> list[Layer]:
    """Return an arrow into the panel of a victim for each of its *blows*, from the side where *middle* is."""
    layers = []
    for fighter in view.fighters:
        attackers = [by for by, seat in blows if seat == fighter.seat][-MOST:]
        if attackers:
            layers.append(_layer(fighter.seat, boxes[fighter.seat], attackers, middle))
    return layers


def _layer(victim: Seat, panel: Box, attackers: Sequence[Seat], middle: Point) -> Layer:
    marks: list[Mark] = []
    for number, seat in enumerate(attackers):
        start, tip = _way(panel, number - (len(attackers) - 1) / 2, middle)
        marks += _arrow(seat, start, tip)
    return Layer(f"blows on {victim}", panel.grown(REACH + RADIUS + 8), tuple(marks))


def _way(panel: Box, place: float, middle: Point) -> tuple[Point, Point]:
    """Return where the arrow at a *place* along the inner edge of *panel* begins and ends."""
    x, y = panel.centre
    if panel.left > middle[0] or panel.right < middle[0]:
        edge, inward = (panel.left, 1) if panel.left > middle[0] else (panel.right, -1)
        at = y + place * APART
        return (edge - inward * REACH * 0.45, at), (edge + inward * REACH * 0.55, at)
    edge, inward = (panel.bottom, -1) if y < middle[1] else (panel.top, 1)
    at = x + place * APART
    return (at, edge - inward * REACH * 0.45), (at, edge + inward * REACH * 0.55)


def _arrow(seat: Seat, start: Point, tip: Point) -> list[Mark]:
    colour, head = seat_colour(seat), arrowhead(tip, start, 26)
    neck = (start[0] + (tip[0] - start[0]) * 0.6, start[1] + (tip[1] - start[1]) * 0.6)
    return [
        Stroke((start, neck), INK0, 20),
        Polygon(head, colour, edge=INK0, edge_width=6),
        Stroke((start, neck), colour, 10),
        Polygon(head, colour),
        Disc(*start, RADIUS + 7, INK0),
        *badge(seat, *start, RADIUS),
    ]
