"""What runs in a drawing process: it draws orders one after the other and caches masks and renderings."""

import gc
import os
from collections.abc import Iterable

from engine import register
from engine.registry import GameClass
from render import artists, assets
from render.orders import Order, Picture
from render.paint.incremental import RenderingCache
from workers import follow_parent

_cache = RenderingCache()


def prepare(games: Iterable[GameClass] = ()) -> None:
    """Prepare this process: lower its priority, register *games*, end it with its parent."""
    follow_parent()
    register(*games)
    if hasattr(os, "nice"):
        os.nice(5)  # the bot answers first, then it paints
    gc.freeze()


def check() -> None:
    """Raise MissingAssets if a font, an icon or a palette is missing."""
    assets.check()


def draw(order: Order) -> Picture:
    """Return the picture that *order* asks for."""
    scene, alt_text = artists.draw(order)
    return Picture(_cache.png(scene), _name(order), alt_text.alt, alt_text.text, scene.width, scene.height)


def say(order: Order) -> Picture:
    """Return the words of what *order* asks for, without the picture."""
    scene, alt_text = artists.draw(order)
    return Picture(b"", _name(order), alt_text.alt, alt_text.text, scene.width, scene.height)


def _name(order: Order) -> str:
    return f"{order.game}-{type(order).__name__.removesuffix('Order').lower()}.png"
