"""The damage track (TC-3.2): seven circles, three squares between neighbours, the marker and the tokens."""

from functools import lru_cache

from engine.tokyo_clash.phases.victory import LAST_ROUND, OVERTAKEN, SQUARES_BETWEEN, squares_passed
from engine.tokyo_clash.view import ClashView
from render import theme
from render.scene.colour import mix
from render.scene.pieces import box
from render.scene.scene import Box, Disc, Glow, Icon, Layer, Mark, Panel, Sprite, Stroke
from render.scene.text import label
from render.theme import AMBER, FOG, INK0, INK2, INK3, LINE, MIST, PAPER, RED
from render.words import Words

CIRCLES = LAST_ROUND
BETWEEN = SQUARES_BETWEEN
STATIONS = CIRCLES + (CIRCLES - 1) * BETWEEN
TALL = 138


def squares_left(view: ClashView) -> int:
    """Return how many squares lie between the marker and the nearest token, or the first one there will be."""
    nearest = min(view.track, default=view.first_square + 1)
    return nearest - 1 - squares_passed(view.round)


def gap_words(view: ClashView, say: Words) -> str:
    """Return what the track means now."""
    if view.ended:
        return say("tc-city-fell" if view.ended == OVERTAKEN else "tc-did-Ended")
    left = squares_left(view)
    return say("tc-squares-left", count=left) if left >= 0 else say("tc-met")


def track(view: ClashView, area: Box, say: Words) -> Layer:
    """Return the track in *area*."""
    return _track(area, view.round, view.track, view.first_square, say("tc-track").upper(), gap_words(view, say))


@lru_cache(64)
def _track(area: Box, round_: int, tokens: tuple[int, ...], first: int, title: str, gap: str) -> Layer:
    pitch = (area.width - 92) / (STATIONS - 1)
    y = area.bottom - 48
    half = min(17.0, pitch * 0.4)
    marks: list[Mark] = [Panel(area, theme.RADIUS, INK2, LINE, 2)]
    name = label(title, (area.left + 22, area.top + 30), "bold", 26, AMBER, track=1)
    marks += [
        name,
        label(gap, (area.right - 22, area.top + 30), "body", 26, MIST, "r", area.right - name.box.right - 60),
    ]
    places = [(area.left + 46 + station * pitch, y) for station in range(STATIONS)]
    marker = places[(round_ - 1) * (BETWEEN + 1)]
    marks.append(Panel(box(places[0][0], y - 3, places[-1][0], y + 3), 0, LINE))
    if round_ > 1:
        lit = Stroke((places[0], marker), RED, 10)
        marks += [Glow(lit, 6, RED, 0.6), lit]
    square = 0
    for station, (x, _) in enumerate(places):
        if station % (BETWEEN + 1) == 0:
            marks += _circle(station // (BETWEEN + 1) + 1, round_, x, y, half)
        else:
            square += 1
            is_passed = square <= squares_passed(round_)
            marks += _square(x, y, half, is_passed=is_passed, has_token=square in tokens, is_used=square <= first)
    disc = max(20.0, half * 1.75)
    marks += [
        Glow(Disc(*marker, disc - 1, RED), 10, RED, 0.9),
        Disc(*marker, disc + 2, RED),
        Disc(*marker, disc - 3, INK0),
    ]
    marks.append(Icon("bubbles", round(marker[0]), y, round(disc * 1.2), PAPER))
    return Layer("track", area.grown(24), tuple(marks))


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
