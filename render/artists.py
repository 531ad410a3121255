"""Draws any order: by the `ARTIST` of its game, as prospects, or as statistics."""

from typing import Any

from parts import part
from render.artist import Artist, Drawing
from render.errors import NoArtist
from render.orders import ContestOrder, CurveOrder, LadderOrder, Order, PosterOrder, ProspectsOrder, StandingsOrder
from render.posters.poster import poster
from render.sheets.contest import contest
from render.sheets.curve import curve
from render.sheets.ladder import ladder
from render.sheets.prospects import prospects
from render.sheets.standings import standings


def artist_of(game: str) -> Artist[Any]:
    """Return the artist of *game*, or raise NoArtist."""
    found = part("render", game)
    if not isinstance(found, Artist):
        raise NoArtist(game)
    return found


def draw(order: Order) -> Drawing:
    """Return the scene for *order* and its alt text."""
    if isinstance(order, StandingsOrder):
        return standings(order)
    if isinstance(order, ContestOrder):
        return contest(order)
    if isinstance(order, ProspectsOrder):
        return prospects(order)
    if isinstance(order, LadderOrder):
        return ladder(order)
    if isinstance(order, CurveOrder):
        return curve(order)
    if isinstance(order, PosterOrder):
        return poster(order)
    return artist_of(order.game).draw(order)
