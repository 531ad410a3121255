"""Group commit: changes that wait while a commit is under way share the next one, and its wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from table.errors import StoreError, TableError
from table.store.changes import Op

#: Commits a group; returns what each of its members was refused with.
Commit = Callable[[list[Sequence[Op]]], Awaitable[list[TableError | None]]]


class GroupWriter:
    """Gives changes to *commit* in groups, and tells those in *on_write* of what was written."""

    def __init__(self, commit: Commit, on_write: list[Callable[[Sequence[Op]], None]]) -> None:
        self._commit = commit
        self._on_write = on_write
        self._waiting: list[tuple[Sequence[Op], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="table writer")

    async def write(self, ops: Sequence[Op]) -> None:
        """Do all of *ops*, or nothing; return when it is safe on the disk."""
        if self._closing:
            raise StoreError("The store is closed.")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((ops, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group, self._waiting = self._waiting, []
                results = await self._commit([ops for ops, _ in group])
                for (ops, done), result in zip(group, results, strict=True):
                    if result is None:
                        self._tell(ops)
                    if done.done():  # its caller was cancelled
                        continue
                    if result is None:
                        done.set_result(None)
                    else:
                        done.set_exception(result)

    def _tell(self, ops: Sequence[Op]) -> None:
        for told in self._on_write:
            told(ops)

    def stop(self) -> None:
        """Take nothing more; what waits is still written."""
        self._closing = True
        self._wake.set()

    async def finished(self) -> None:
        """Wait until everything is written."""
        await self._task
