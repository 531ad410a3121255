"""The greeting: a poster for each game, side by side."""

from collections.abc import Sequence

from render.orders import GreetingOrder, PosterGame
from render.posters import PALETTE
from render.scene.colour import mix
from render.scene.scene import Box, Layer, Mark, Panel, Polygon, Scene, Stamp
from render.theme import INK0, INK1, MIST, PAPER
from render.wide.art import art_of
from render.wide.fit import HEIGHT, WIDTH, fitted_label, paragraph
from render.wide.night import night
from render.words import Words, words

NIGHT = 510  # where the night ends and the words begin
FOOT = 66
MOST = 4  # columns; further games are only named
GAP = 4
TITLE, PLAYERS, ABOUT = 72, 33, 33
RADIUS = 178
HORIZON = 0.55


def greeting(order: GreetingOrder) -> Scene:
    """Return the poster of *order*."""
    say, shown = words(order.locale), order.games[:MOST]
    columns = [_column(game, _place(number, len(shown)), say) for number, game in enumerate(shown)]
    return Scene(WIDTH, HEIGHT, INK0, (*columns, _foot(order.games[MOST:], say)), PALETTE)


def _place(number: int, count: int) -> Box:
    """Return where the column *number* of *count* stands."""
    left, right = round(WIDTH * number / count), round(WIDTH * (number + 1) / count)
    return Box(left + (GAP if number else 0), 0, right - (GAP if number + 1 < count else 0), HEIGHT - FOOT)


def _column(game: PosterGame, place: Box, say: Words) -> Layer:
    art, x, wide = art_of(game.key), (place.left + place.right) / 2, place.width - 36
    sky = Box(place.left, 0, place.right, NIGHT)
    radius = min(RADIUS, place.width * 0.42)
    scenery = (*night(sky, art, (x, 252 + (RADIUS - radius) * 0.9), radius, HORIZON), _shade(place))
    ground = Panel(Box(place.left, NIGHT, place.right, place.bottom), 0, mix(art.sky[0], INK1, 0.5))
    rule = Panel(Box(place.left, NIGHT - 4, place.right, NIGHT + 2), 0, art.moon[1])
    marks: list[Mark] = [Stamp(0, 0, sky, scenery, INK0), ground, rule]
    if accent := say("poster-accent", game=game.key):
        marks.append(fitted_label(accent, (x, 34), "japanese", 34, art.moon[0], "m", width=wide, track=4))
    marks += [
        fitted_label(game.title.upper(), (x, NIGHT + 60), "poster", TITLE, PAPER, "m", width=wide),
        fitted_label(game.players, (x, NIGHT + 126), "bold", PLAYERS, art.moon[0], "m", width=wide),
    ]
    room = place.bottom - NIGHT - 158
    marks += paragraph(game.about, (x, NIGHT + 156), "body", ABOUT, PAPER, "m", width=min(wide, 760), height=room)
    return Layer(f"game {game.key}", place, tuple(marks), is_clipped=True)


def _shade(place: Box) -> Polygon:
    """Return the dark edge on top, on which the accent stands."""
    left, right = place.left, place.right
    return Polygon(((left, 0), (right, 0), (right, 58), (left, 72)), INK0, 0.72)


def _foot(further: Sequence[PosterGame], say: Words) -> Layer:
    text = say("poster-greeting")
    if further:
        text = say("poster-greeting-more", titles=say.joined(game.title for game in further))
    area = Box(0, HEIGHT - FOOT, WIDTH, HEIGHT)
    words = fitted_label(
        text.upper(), (WIDTH / 2, HEIGHT - FOOT / 2), "bold", 26, MIST, "m", width=WIDTH - 240, track=1
    )
    return Layer("foot", area, (Panel(area, 0, INK1), words))
