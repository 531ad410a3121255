"""Verbs of what remains: proof of fairness, files of games, and people who want to be forgotten."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from typing import Any

import msgspec

from data.loader import Bundle
from engine.play import Game
from table.archive import export, fairness, gamefile, importing
from table.archive.gamefile import GameFile
from table.errors import NotNow, Refused, Unplayable
from table.people import GONE, STRANGER
from table.play import looking
from table.play.live import Live
from table.services import Desk
from table.store.changes import Forget, PutReference, TakeIn
from table.verbs.lobby import LobbyVerbs
from table.verbs.seating import SeatVerbs
from table.versions import carrying

log = logging.getLogger(__name__)


class ArchiveVerbs(LobbyVerbs, SeatVerbs):
    """Proving, exporting, importing, forgetting."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._importing = asyncio.Lock()  # files are played again one at a time: nobody at a table waits for them

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

    async def meet_rules(self) -> list[int]:
        """Bring the running games of other versions in line with the rules of this one; return those that wait."""
        desk = self.desk
        waiting = []
        for table in await desk.store.outdated(desk.shelf.rules(), (carrying.RULES, carrying.NEWER)):
            try:
                if await desk.tables.at(table, partial(carrying.meet, desk)):
                    waiting.append(table)
            except Unplayable as error:
                log.warning("table %s cannot be opened: %s", table, error)
        return waiting

    async def export(self, table: int, person: str | None = None) -> bytes:
        """Return a game as one JSON file: all of it when it is over, before that what *person* may see."""

        async def job(live: Live) -> bytes:
            if not live.row.setup:
                raise NotNow("The game has not begun yet.", key="not-begun")
            if live.is_held:
                carrying.must_be_played(live)
            entries = await self.desk.store.entries(live.id)
            found = await self.desk.store.content(live.row.content_hash or "")
            content = found[1] if found else {}
            return await asyncio.to_thread(
                export.written, live, self.desk.people, entries, content, person, self.desk.clock.now()
            )

        return await self.desk.tables.at(table, job)

    async def import_game(self, server: str, person: str, blob: bytes, *, channel: str = "") -> int:
        """Take a file of a finished game in, for everybody in *channel* to look at; return its table number.

        It must have been played with content that this house has: what strangers made up is not run here.
        """
        desk, now = self.desk, self.desk.clock.now()
        async with self._importing:
            file = await asyncio.to_thread(gamefile.read, blob)
            limits = (desk.settings.imports, desk.settings.import_room)
            taken = TakeIn(0, server, person, now, gamefile.digest(file), len(blob), *limits)
            await desk.store.may_take_in(taken)
            game = await self._game_of(file)
            levels = desk.thinker.levels(file.game)
            checked = await asyncio.to_thread(importing.checked, file, game, levels, now)
            number = self._number()
            ops = importing.ops(checked, number, server, person, now)
            if channel:
                ops.append(PutReference(number, "channel", channel))
            await desk.store.write([*ops, msgspec.structs.replace(taken, table=number)])
        return number

    async def _game_of(self, file: GameFile) -> Game[Any]:
        """Return the game that *file* was played with, whose content must be here already, to the letter."""
        shelf, content = self.desk.shelf, file.content
        if file.game in shelf.rules() and Bundle(file.game, content).hash == file.content_hash:
            game = shelf.game(file.game)
            if game.content_hash == file.content_hash:
                return game
            if await self.desk.store.content(file.content_hash):
                return await asyncio.to_thread(shelf.rebuilt, file.game, content)
        raise Refused("That game was played with content that is not known here.", key="file-foreign")

    async def forget(self, person: str) -> None:
        """Delete what is known of somebody: open games are left, names replaced, finished games kept."""
        for table in await self.desk.store.tables_of(person):
            await self.leave(table.id, person)
        await self.desk.store.write([Forget(person, GONE + secrets.token_hex(8), STRANGER)])
        self.desk.people.forget(person)
        self.desk.responses.forget(person)
        self.desk.tables.forget()
