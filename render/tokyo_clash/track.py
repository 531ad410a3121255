"""The damage track (TC-3.2): seven circles, three squares between neighbours, the marker and the tokens."""

import math
from functools import lru_cache
from typing import NamedTuple

from engine.tokyo_clash.phases.victory import OVERTAKEN, squares_passed
from engine.tokyo_clash.view import ClashView
from render import theme
from render.scene.colour import mix
from render.scene.pieces import box
from render.scene.scene import Box, Disc, Glow, Icon, Layer, Mark, Panel, Point, Sprite, Stroke
from render.scene.text import label
from render.theme import AMBER, FOG, INK0, INK2, INK3, LINE, MIST, PAPER, RED
from render.words import Words

TALL = 138
MARKER = "bubbles"


def squares_left(view: ClashView) -> int:
    """Return how many squares lie between the marker and the nearest token, or the first one there will be."""
    nearest = min(view.track, default=view.first_square + 1)
    return nearest - 1 - squares_passed(view.round, view.squares_between)


def gap_words(view: ClashView, say: Words) -> str:
    """Return what the track means now."""
    if view.ended:
        return say("tc-city-fell" if view.ended == OVERTAKEN else "tc-did-Ended")
    left = squares_left(view)
    return say("tc-squares-left", count=left) if left >= 0 else say("tc-met")


def left_words(view: ClashView, say: Words) -> str:
    """Return in two words how far marker and tokens are apart; nothing once it does not matter."""
    if view.ended:
        return ""
    left = squares_left(view)
    return say("tc-left", count=left) if left >= 0 else say("tc-left-none")


class Standing(NamedTuple):
    """How the track stands: circles, squares between two, the marker's circle, tokens, the first token's square."""

    circles: int
    between: int
    round: int
    tokens: tuple[int, ...]
    first: int

    @property
    def stations(self) -> int:
        """How many circles and squares there are."""
        return self.circles + (self.circles - 1) * self.between


def _standing(view: ClashView) -> Standing:
    return Standing(view.rounds, view.squares_between, view.round, view.track, view.first_square)


def track(view: ClashView, area: Box, say: Words) -> Layer:
    """Return the track in *area*, with what it means in words above it."""
    return _level_track(_standing(view), area, say("tc-track").upper(), gap_words(view, say))


@lru_cache(64)
def _level_track(standing: Standing, area: Box, title: str, gap: str) -> Layer:
    name = label(title, (area.left + 22, area.top + 30), "bold", 26, AMBER, track=1)
    room = area.right - name.box.right - 60
    words = label(gap, (area.right - 22, area.top + 30), "body", 26, MIST, "r", room)
    pitch, y = (area.width - 92) / (standing.stations - 1), area.bottom - 48
    places = tuple((area.left + 46 + station * pitch, float(y)) for station in range(standing.stations))
    marks = _stations(standing, places)
    return Layer("track", area.grown(24), (Panel(area, theme.RADIUS, INK2, LINE, 2), name, words, *marks))


def upright_track(view: ClashView, area: Box) -> Layer:
    """Return the track from top to bottom: the marker comes down, the tokens climb up."""
    return _upright_track(_standing(view), area)


@lru_cache(64)
def _upright_track(standing: Standing, area: Box) -> Layer:
    pitch, x = (area.height - 42) / (standing.stations - 1), (area.left + area.right) / 2
    places = tuple((x, area.top + 21 + station * pitch) for station in range(standing.stations))
    marks = _stations(standing, places)
    return Layer("track", area.grown(24), (Panel(area, area.width // 2, INK2, LINE, 2), *marks))


def _stations(standing: Standing, places: tuple[Point, ...]) -> tuple[Mark, ...]:
    """Return the circles and squares of the track at their *places*, the marker and the tokens."""
    _, between, round_, tokens, first = standing
    half = min(17.0, math.dist(*places[:2]) * 0.4)
    marker = places[(round_ - 1) * (between + 1)]
    marks: list[Mark] = [Stroke((places[0], places[-1]), LINE, 6)]
    if round_ > 1:
        lit = Stroke((places[0], marker), RED, 10)
        marks += [Glow(lit, 6, RED, 0.6), lit]
    square = 0
    for station, (x, y) in enumerate(places):
        if station % (between + 1) == 0:
            marks += _circle(station // (between + 1) + 1, round_, x, y, half)
        else:
            square += 1
            is_passed = square <= squares_passed(round_, between)
            marks += _square(x, y, half, is_passed=is_passed, has_token=square in tokens, is_used=square <= first)
    return (*marks, *_marker(marker, max(20.0, half * 1.75)))


def _marker(at: Point, radius: float) -> tuple[Mark, ...]:
    return (
        Glow(Disc(*at, radius - 1, RED), 10, RED, 0.9),
        Disc(*at, radius + 2, RED),
        Disc(*at, radius - 3, INK0),
        Icon(MARKER, round(at[0]), round(at[1]), round(radius * 1.2), PAPER),
    )


def _circle(number: int, round_: int, x: float, y: float, half: float) -> list[Mark]:
    if number == round_:
        return []
    is_past = number < round_
    rim = mix(RED, PAPER, 0.2) if is_past else FOG
    inner = max(half, 14.0)
    return [
        Disc(x, y, inner + 5, INK0),
        Disc(x, y, inner + 3, rim),
        Disc(x, y, inner, RED if is_past else INK3),
        label(str(number), (x, y), "poster", 24, INK0 if is_past else PAPER, "m"),
    ]


def _square(x: float, y: float, half: float, *, is_passed: bool, has_token: bool, is_used: bool) -> list[Mark]:
    frame = box(x - half, y - half, x + half, y + half)
    if has_token:
        house = Sprite("building-small-1", round(x), round(y - half * 0.3), round(half * 2))
        return [Glow(Panel(frame, 6, AMBER), 5, AMBER, 0.5), Panel(frame, 6, AMBER), house]
    if not is_used:
        dot = half * 0.35
        return [Panel(box(x - dot, y - dot, x + dot, y + dot), 2, LINE)]
    fill, edge = (mix(RED, INK0, 0.45), RED) if is_passed else (INK3, FOG)
    return [Panel(frame, 6, INK0), Panel(frame.grown(-2), 5, fill, edge, 2)]
