"""What is ordered for a film: its frames in order, each with how long it is shown."""

from __future__ import annotations

import msgspec

from engine.play import Event
from render.orders import Order

NOBODY = -1


class Frame(msgspec.Struct, frozen=True):
    """The table after an act of *seat*: what everybody saw then, and what had happened.

    *told* of the *events* is in the caption, all of them if there is nothing to leave out. *share* is how far the
    story is by then, 0 to 1. A frame without events opens the film.
    """

    view: msgspec.Struct
    hundredths: int
    events: tuple[Event, ...] = ()
    told: tuple[Event, ...] = ()
    seat: int = NOBODY
    share: float = 0.0


class FilmOrder(Order, frozen=True, kw_only=True):
    """A film of the table called *title*: *frames* of some of the *acts* there were."""

    title: str
    names: tuple[str, ...]
    acts: int
    frames: tuple[Frame, ...]

    @property
    def seconds(self) -> float:
        """How long it plays."""
        return sum(frame.hundredths for frame in self.frames) / 100
