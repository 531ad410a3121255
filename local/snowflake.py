"""Ids: 42 bits of milliseconds since 2015, then a counter, as Discord makes them."""

from local.clock import Clock

EPOCH_MS = 1_420_070_400_000
DAWN = 1_700_000_000.0  # the seeded server is always the same one, whenever it is started


class Snowflakes:
    """Hands out ids that only ever grow."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """Return a fresh id."""
        fresh = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self._last = max(fresh, self._last + 1)
        return str(self._last)

    def past(self, taken: int) -> None:
        """Never hand out *taken* or anything older."""
        self._last = max(self._last, taken)


def fixed(number: int) -> str:
    """Return the id of the seeded thing with this *number*."""
    return str(((int(DAWN * 1000) - EPOCH_MS) << 22) + number)
