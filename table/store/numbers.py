"""Numbers that nobody else is given: those of tables one by one, those of votes and orders from a block kept ready."""

from __future__ import annotations

from table.store.protocol import Store

BLOCK = 256  # reserved at once; what is left of it when the program ends is never given
LOW = BLOCK // 2


class Numbers:
    """Gives numbers out of *store*, where other workers take theirs as well."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ready: list[range] = []

    async def table(self) -> int:
        """Return the number of a new table."""
        return await self._store.fresh("table")

    async def keep_ready(self) -> None:
        """Reserve more numbers if few are left, so that `id` need not wait for the store."""
        if sum(map(len, self._ready)) < LOW:
            first = await self._store.fresh("id", BLOCK)
            self._ready.append(range(first, first + BLOCK))

    def id(self, *, is_secret: bool = False) -> int:
        """Return a number that was never given before, also not before a restart.

        What *is_secret* takes it from the other end: the numbers that people see must not tell of it.
        """
        self._ready = [some for some in self._ready if some]
        if is_secret:
            number, self._ready[-1] = self._ready[-1][-1], self._ready[-1][:-1]
            return number
        number, self._ready[0] = self._ready[0][0], self._ready[0][1:]
        return number
