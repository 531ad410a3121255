"""What runs in a drawing process: it draws orders one after the other and keeps its cuts and plates."""

import gc
import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait

from render import assets
from render.artists import drawn
from render.orders import Order, Picture
from render.plate import Rack

_rack = Rack()


def prepare() -> None:
    """Make this process a good child: an interrupt is the parent's business, and so is the first turn."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # the bot answers first, then it paints
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    gc.freeze()


def _leave_with_parent() -> None:
    """End this process when its parent has died without a word; nobody else would."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def check() -> None:
    """Raise MissingAssets if a font, an icon or a palette is missing."""
    assets.check()


def draw(order: Order) -> Picture:
    """Return the picture that *order* asks for."""
    scene, twin = drawn(order)
    name = f"{order.game}-{type(order).__name__.removesuffix('Order').lower()}.png"
    return Picture(_rack.printed(scene), name, twin.alt, twin.text, scene.width, scene.height)
