"""Presence: when people were last at a table. Kept in memory only, for it matters for minutes.

What others could conclude from it counts answers that came by themselves like those by hand, which take a press.
"""

from __future__ import annotations

import math
from collections import OrderedDict

from table.time.clock import Clock

KEPT = 8_192  # people at tables


class Presence:
    """Notes every press at a table, whatever it is for, and every answer that looks like a person's."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: OrderedDict[tuple[int, str], tuple[float, float]] = OrderedDict()  # pressed, shown up

    def note_press(self, table: int, person: str) -> None:
        """Note that *person* has pressed something at *table* just now."""
        self._keep(table, person, self._clock.now())

    def note_answer(self, table: int, person: str) -> None:
        """Note that *person* has answered just now as far as others can tell, by hand or by itself."""
        self._keep(table, person, self.pressed(table, person))

    def pressed(self, table: int, person: str) -> float:
        """Return when *person* last pressed something at *table*."""
        return self._known.get((table, person), (-math.inf,))[0]

    def shown_up(self, table: int, person: str) -> float:
        """Return when *person* was last at *table* as far as others can tell."""
        return self._known.get((table, person), (-math.inf,))[-1]

    def _keep(self, table: int, person: str, pressed: float) -> None:
        self._known[table, person] = (pressed, self._clock.now())
        self._known.move_to_end((table, person))
        if len(self._known) > KEPT:
            self._known.popitem(last=False)

    def forget(self, person: str) -> None:
        """Drop what is known of *person*."""
        for key in [key for key in self._known if key[1] == person]:
            del self._known[key]
