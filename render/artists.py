"""Who draws which game: the `ARTIST` of its part of this room."""

from parts import part
from render.alt_text import Twin
from render.artist import Artist
from render.errors import NoArtist
from render.orders import Order, PosterOrder, StandingsOrder
from render.posters.poster import poster
from render.scene.scene import Scene
from render.sheets.standings import standings


def artist_of(game: str) -> Artist:
    """Return who draws *game*, or raise NoArtist."""
    found = part("render", game)
    if not isinstance(found, Artist):
        raise NoArtist(game)
    return found


def drawn(order: Order) -> tuple[Scene, Twin]:
    """Return the scene for *order* and the same in words."""
    if isinstance(order, StandingsOrder):
        return standings(order)
    if isinstance(order, PosterOrder):
        return poster(order)
    return artist_of(order.game).draw(order)
