"""The book: ratings and deeds of a server, from its finished games, away from the event loop; kept until one ends."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from engine.play import Game
from table.errors import Refused, Unplayable
from table.memo import Memo
from table.models import Record
from table.ranking import chronicle, rating
from table.ranking.entering import entered
from table.ranking.rating import Ratings
from table.store import changes
from table.store.changes import DropRecord, Op, PutRecord
from table.store.protocol import Store
from table.store.rows import Played
from table.time.clock import HOUR
from table.versions.catalogue import Catalogue

KEPT = 128  # ratings of a server and a game
READ = "chronicle"  # the record that says how far the finished games of a server were read
BATCH = 16  # games whose deeds are written together


class Book:
    """Reads finished games, each log once; `hear` keeps it true."""

    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self._store, self._catalogue = store, catalogue
        self._rated: Memo[tuple[str, str], Ratings] = Memo(KEPT, HOUR)
        self._reading: Memo[str, bool] = Memo(KEPT, HOUR)
        self._ended: asyncio.Queue[str] = asyncio.Queue()
        store.on_write.append(self.hear)

    async def run(self) -> None:
        """Read the log of each game when it has ended, until cancelled."""
        while True:
            await self.read(await self._ended.get())

    async def ratings(self, server: str, game: str) -> Ratings:
        """Return the ratings of *game* on *server*."""
        await self.read(server)

        async def computed() -> Ratings:
            games = await self._store.finished(server, 0.0, game)
            turnovers = chronicle.turnovers(await self._store.records(chronicle.TURNOVER, server=server))
            return await asyncio.to_thread(_rated, games, turnovers)

        if not self._store.ownership.owns(server):
            return await computed()  # another worker ends its games, and we do not hear of it
        return await self._rated.get((server, game), computed)

    async def read(self, server: str) -> bool:
        """Read the logs of the games that have ended on *server* since the last time; return whether all are read."""
        if not self._store.ownership.owns(server):
            return False  # its owner writes them down
        return await self._reading.get(server, lambda: self._read(server))

    async def _read(self, server: str) -> bool:
        record = await self._store.record(READ, server)
        fresh: dict[str, Any] = {"through": 0.0, "tables": []}
        known = record.data if record and record.data["rules"] == chronicle.RULES else fresh
        ended = await self._store.finished(server, known["through"])
        new = [game for game in ended if game.table not in known["tables"]]
        if known["through"] == 0.0:
            await self._store.write(await self._old(server))
        for first in range(0, len(new), BATCH):
            known = await self._read_batch(server, new[first : first + BATCH], known)
        return True

    async def _old(self, server: str) -> list[Op]:
        """Return how the records of other rules are dropped."""
        kinds = (chronicle.DEEDS, chronicle.TURNOVER)
        old = [each for kind in kinds for each in await self._store.records(kind, server=server)]
        return [DropRecord(each.kind, each.key, server) for each in old]

    async def _read_batch(self, server: str, games: Sequence[Played], known: dict[str, Any]) -> dict[str, Any]:
        ops: list[Op] = []
        for played in games:
            entries = await self._store.entries(played.table)
            game = self._game(played.game)
            found = await asyncio.to_thread(chronicle.records, game, played, server, entries)
            ops += [PutRecord(each) for each in found]
        through = games[-1].ended
        before = known["tables"] if known["through"] == through else []
        tables = [*before, *(each.table for each in games if each.ended == through)]
        known = {"rules": chronicle.RULES, "through": through, "tables": tables}
        await self._store.write([*ops, PutRecord(Record(READ, server, server, data=known, changed=through))])
        return known

    def _game(self, key: str) -> Game[Any] | None:
        try:
            return self._catalogue.game(key)
        except (Refused, Unplayable):
            return None  # a game that is gone; its results still count

    def hear(self, ops: Sequence[Op]) -> None:
        """Drop what *ops* have changed."""
        for op in ops:
            match op:
                case changes.PutTable(row=row) if row.status == "finished" and not row.kind:
                    self._drop(row.server)
                    self._ended.put_nowait(row.server)
                case changes.EraseTable() | changes.Forget():
                    self.forget()

    def _drop(self, server: str) -> None:
        self._rated.forget(lambda key: key[0] == server)
        self._reading.forget(lambda key: key == server)

    def forget(self) -> None:
        """Read everything again."""
        self._rated.forget()
        self._reading.forget()


def _rated(games: Sequence[Played], turnovers: Mapping[int, Any]) -> Ratings:
    entries = (entered(game, turnovers) for game in games)
    return rating.rated(entry for entry in entries if entry is not None)
