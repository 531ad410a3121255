"""What a game brings to this room."""

from collections.abc import Callable
from typing import NamedTuple

from render.alt_text import Twin
from render.orders import Order
from render.scene.scene import Scene


class Artist(NamedTuple):
    """How a game is drawn: an order becomes a scene and its twin in words.

    *palette* is the game whose 256 colours the scenes are printed in; empty, they are those of the house.
    """

    draw: Callable[[Order], tuple[Scene, Twin]]
    palette: str = ""
