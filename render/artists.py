"""Who draws which game. A new game is one module with an `artist`, registered here."""

from collections.abc import Callable

from render.errors import NoArtist
from render.monopoly.artist import monopoly
from render.orders import Order, StandingsOrder
from render.scene import Scene
from render.standings import standings
from render.tokyo_clash.artist import tokyo_clash
from render.total_war.artist import total_war
from render.twin import Twin

#: Turns an order into a scene and its twin in words.
Artist = Callable[[Order], tuple[Scene, Twin]]

ARTISTS: dict[str, Artist] = {"total_war": total_war, "tokyo_clash": tokyo_clash, "monopoly": monopoly}


def drawn(order: Order) -> tuple[Scene, Twin]:
    """Return the scene for *order* and the same in words."""
    if isinstance(order, StandingsOrder):
        return standings(order)
    if order.game not in ARTISTS:
        raise NoArtist(order.game)
    return ARTISTS[order.game](order)
