"""`host.archive`: finished games as proofs, files and statistics."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from data.loader import Bundle
from engine.play import Game
from engine.players.analysis import Analysis
from table.archive import analysing, export, fairness, gamefile, importing, statistics
from table.archive.counting import Wanted
from table.archive.gamefile import GameFile
from table.archive.statistics import Career, Company, Season, Standings
from table.errors import NotNow, Refused
from table.host.base import HostPart
from table.memo import Memo
from table.play import looking
from table.play.live import Live
from table.players.reviewing import WholeGame
from table.post import keys
from table.ranking.host import Ranking
from table.services import Services
from table.store.changes import Op, Owe, PutRecord, PutReference, TakeIn
from table.store.rows import Owed
from table.time.clock import DAY
from table.versions import held

ANALYSES = 64  # games whose analysis is at hand
NAMED = 25  # of the people in a table, and of those who were met; no page shows more


class Archive(HostPart):
    """Verifying, exporting, importing and counting games; of these only an import writes anything."""

    def __init__(self, services: Services, ranking: Ranking) -> None:
        super().__init__(services)
        self._analyses: Memo[int, Analysis] = Memo(ANALYSES, DAY)
        self._ranking = ranking
        self._importing = asyncio.Lock()  # files are played again one at a time: nobody at a table waits for them

    async def verify(self, table: int) -> fairness.Verdict:
        """Show seed and salt of a game that is over, and compute all of it again."""

        async def job(live: Live) -> fairness.Verdict:
            if not looking.is_over(live.row) or not live.row.setup:
                raise NotNow(
                    "The seed is shown when the game is over; its promise was published at the start.",
                    key="seed-hidden",
                )
            await self._must_be_unsealed(live)
            return await self._judged(live)

        return await self.services.tables.at(table, job)

    async def audit(self, table: int) -> str:
        """Return what is wrong with the stored game of *table*, without showing anything of it."""

        async def job(live: Live) -> str:
            return (await self._judged(live)).problem if live.row.setup else ""

        return await self.services.tables.at(table, job)

    async def _judged(self, live: Live) -> fairness.Verdict:
        entries = await self.services.store.entries(live.id)
        return await asyncio.to_thread(fairness.verdict, live.game, live.row, entries)

    async def analysis(self, table: int) -> Analysis | None:
        """Return how a finished game went, if that has been made; complain if it cannot be."""
        return await self.services.tables.at(table, self._kept_analysis)

    async def _kept_analysis(self, live: Live) -> Analysis | None:
        analysing.must_be_whole(live)
        await self._must_be_unsealed(live)
        return analysing.read(await self.services.store.record(analysing.KIND, str(live.id)))

    @property
    def looks_back(self) -> bool:
        """Whether games that are over are analysed by themselves: not where that would hold up everybody."""
        settings = self.services.settings
        return settings.curves > 0 and settings.player_processes > 0

    async def analyse(self, table: int) -> Analysis:
        """Return how a finished game went: made once, however many ask, which takes some seconds."""
        return await self._analyses.get(table, lambda: self._analysed(table))

    async def _analysed(self, table: int) -> Analysis:
        services = self.services

        async def job(live: Live) -> Analysis | WholeGame:
            if kept := await self._kept_analysis(live):
                return kept
            files = await services.catalogue.files_of(live.row, services.store)
            return await asyncio.to_thread(analysing.whole, live, await services.store.entries(live.id), files)

        async def keep(live: Live) -> None:
            now, stands = services.clock.now(), await services.directory.places(live.id)
            ops: list[Op] = [PutRecord(analysing.record(live, found, now))]
            if "result" in stands:  # its picture shows from now on how the game went
                ops.append(Owe(Owed(live.id, "result", keys.of_table("result", live.id), now)))
            await services.store.write(ops)
            services.tell_owed()

        given = await services.tables.at(table, job)
        if isinstance(given, Analysis):
            return given
        found = await services.reviewer.review(given)  # nobody at the table waits for it
        await services.tables.at(table, keep)
        return found

    async def asked_at(self, table: int, steps: Collection[int]) -> dict[int, analysing.Answered]:
        """Return the questions that these acts of a finished game answered, as those saw them who were asked."""

        async def job(live: Live) -> dict[int, analysing.Answered]:
            analysing.must_be_whole(live)
            await self._must_be_unsealed(live)
            entries, info = await self.services.store.entries(live.id), await self._info(live)
            return await asyncio.to_thread(analysing.asked_at, live, info, entries, frozenset(steps))

        return await self.services.tables.at(table, job)

    async def export(self, table: int, person: str | None = None) -> bytes:
        """Return a game as one JSON file: all of it when it is over, before that what *person* may see."""

        async def job(live: Live) -> bytes:
            if not live.row.setup:
                raise NotNow("The game has not begun yet.", key="not-begun")
            if live.is_held:
                held.must_be_played(live)
            await self._must_be_unsealed(live)
            entries = await self.services.store.entries(live.id)
            found = await self.services.store.content(live.row.content_hash or "")
            content = found[1] if found else {}
            return await asyncio.to_thread(
                export.written, live, self.services.people, entries, content, person, self.services.clock.now()
            )

        return await self.services.tables.at(table, job)

    async def import_game(self, server: str, person: str, blob: bytes, *, channel: str = "") -> int:
        """Take a file of a finished game in, for everybody in *channel* to look at; return its table number.

        It must have been played with content that this house has: what strangers made up is not run here.
        """
        services, now = self.services, self.services.clock.now()
        async with self._importing:
            file = await asyncio.to_thread(gamefile.read, blob)
            limits = (services.settings.imports, services.settings.import_room)
            taken = TakeIn(0, server, person, now, gamefile.digest(file), len(blob), *limits)
            await services.store.may_take_in(taken)
            game = await self._game_of(file)
            levels = services.thinker.levels(file.game)
            checked = await asyncio.to_thread(importing.checked, file, game, levels, now)
            number = await services.fresh_table()
            ops = importing.ops(checked, number, server, person, now)
            if channel:
                ops.append(PutReference(number, "channel", channel))
            await services.store.write([*ops, replace(taken, table=number)])
        return number

    async def _game_of(self, file: GameFile) -> Game[Any]:
        """Return the game that *file* was played with, whose content must be here already, to the letter."""
        catalogue, content = self.services.catalogue, file.content
        if file.game in catalogue.rules() and Bundle(file.game, content).hash == file.content_hash:
            game = catalogue.game(file.game)
            if game.content_hash == file.content_hash:
                return game
            if await self.services.store.content(file.content_hash):
                return await asyncio.to_thread(catalogue.rebuilt, file.game, content)
        raise Refused("That game was played with content that is not known here.", key="file-foreign")

    async def standings(
        self, server: str, *, season: Season = "all", game: str = "", company: Company = "people"
    ) -> Standings:
        """Return the table of a server: of a *season*, of one *game* or all, among people or alone with computers."""
        table = await self.services.counting.standings(Wanted(server, self._since(season), game, company))
        if hidden := await self._ranking.hidden():
            table = statistics.without(table, hidden)
        best, people = table.rows[:NAMED], self.services.people
        await people.fetch(row.person for row in best)
        named = (replace(row, name=people.name(row.person)) for row in best)
        return replace(table, rows=(*named, *table.rows[NAMED:]))

    async def career(
        self, server: str, person: str, *, season: Season = "all", game: str = "", company: Company = "people"
    ) -> Career:
        """Return how *person* fared on a server, with the details of games in one *company*."""
        told = await self.services.counting.career(Wanted(server, self._since(season), game, company, person))
        hidden = await self._ranking.hidden()
        told = replace(told, meetings=tuple(each for each in told.meetings if each.person not in hidden))
        met, people = told.meetings[:NAMED], self.services.people
        await people.fetch([person, *(each.person for each in met)])
        named = tuple(replace(each, name=people.name(each.person)) for each in met)
        return replace(told, name=people.name(person), meetings=named)

    def _since(self, season: Season) -> float:
        return statistics.season_start(season, self.services.clock.now())
