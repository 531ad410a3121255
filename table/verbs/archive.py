"""Verbs of what remains: proof of fairness, files of games, and people who want to be forgotten."""

from __future__ import annotations

import asyncio
import secrets

from table import export, fairness, looking, seats
from table.changes import Forget
from table.errors import NotNow, Refused
from table.export import GameFile
from table.live import Live
from table.people import GONE, STRANGER
from table.verbs.lobby import LobbyVerbs
from table.verbs.seating import SeatVerbs


class ArchiveVerbs(LobbyVerbs, SeatVerbs):
    """Proving, exporting, importing, forgetting."""

    async def verify(self, table: int) -> fairness.Verdict:
        """Show seed and salt of a game that is over, and compute all of it again."""

        async def job(live: Live) -> fairness.Verdict:
            if not looking.is_over(live.row) or not live.row.setup:
                raise NotNow("The seed is shown when the game is over; its promise was published at the start.")
            return await self._judged(live)

        return await self.desk.tables.at(table, job)

    async def audit(self, table: int) -> str:
        """Return what is wrong with the stored game of *table*, without showing anything of it."""

        async def job(live: Live) -> str:
            return (await self._judged(live)).problem if live.row.setup else ""

        return await self.desk.tables.at(table, job)

    async def _judged(self, live: Live) -> fairness.Verdict:
        entries = await self.desk.store.entries(live.id)
        return await asyncio.to_thread(fairness.verdict, live.game, live.row, entries)

    async def retire(self) -> list[int]:
        """Break off the games that this version of the rules cannot play on; return their tables."""
        desk = self.desk
        outdated = await desk.store.outdated(desk.shelf.rules())
        for table in outdated:
            draft = desk.draft(await self._stored(table))
            seats.break_off(desk, draft, seats.OUTDATED)
            await desk.commit(draft)
        return outdated

    async def export(self, table: int, person: str | None = None) -> bytes:
        """Return a game as one JSON file: all of it when it is over, before that what *person* may see."""

        async def job(live: Live) -> bytes:
            if not live.row.setup:
                raise NotNow("The game has not begun yet.", key="not-begun")
            entries = await self.desk.store.entries(live.id)
            found = await self.desk.store.content(live.row.content_hash or "")
            content = found[1] if found else {}
            return await asyncio.to_thread(export.written, live, self.desk.people, entries, content, person)

        return await self.desk.tables.at(table, job)

    async def import_game(self, server: str, person: str, blob: bytes) -> int:
        """Take a file of a finished game in, for everybody to look at; return its table number.

        It must have been played with content that this house has: what strangers made up is not run here.
        """
        file = await asyncio.to_thread(export.read, blob)
        await self._must_know(file)
        game = await asyncio.to_thread(self.desk.shelf.rebuilt, file.game, file.content)
        verdict = await asyncio.to_thread(export.verified, file, game)
        if not verdict.is_fair:
            raise Refused(f"That file was changed: {verdict.problem}", key="file-changed")
        number = self._number()
        ops = await asyncio.to_thread(export.ops, file, game, number, server, person, self.desk.clock.now())
        await self.desk.store.write(ops)
        return number

    async def _must_know(self, file: GameFile) -> None:
        shelf = self.desk.shelf
        if file.game in shelf.rules():
            if shelf.game(file.game).content_hash == file.content_hash:
                return
            if await self.desk.store.content(file.content_hash):
                return
        raise Refused("That game was played with content that is not known here.", key="file-foreign")

    async def forget(self, person: str) -> None:
        """Delete what is known of somebody: open games are left, names replaced, finished games kept."""
        for table in await self.desk.store.tables_of(person):
            await self.leave(table.id, person)
        await self.desk.store.write([Forget(person, GONE + secrets.token_hex(8), STRANGER)])
        self.desk.people.forget(person)
        self.desk.responses.forget(person)
        self.desk.tables.forget()
