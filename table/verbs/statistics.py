"""Verbs of statistics: the table of a server, and one person's record there."""

from __future__ import annotations

from msgspec.structs import replace

from table.archive import statistics
from table.archive.counting import Wanted
from table.archive.statistics import Career, Company, Season, Standings
from table.verbs.base import Verbs

NAMED = 25  # of the people in a table, and of those who were met; no page shows more


class StatisticsVerbs(Verbs):
    """Counting finished games; nothing here changes anything."""

    async def standings(
        self, server: str, *, season: Season = "all", game: str = "", company: Company = "people"
    ) -> Standings:
        """Return the table of a server: of a *season*, of one *game* or all, among people or alone with computers."""
        table = await self.desk.counting.standings(Wanted(server, self._since(season), game, company))
        best, people = table.rows[:NAMED], self.desk.people
        await people.fetch(row.person for row in best)
        named = (replace(row, name=people.name(row.person)) for row in best)
        return replace(table, rows=(*named, *table.rows[NAMED:]))

    async def career(
        self, server: str, person: str, *, season: Season = "all", game: str = "", company: Company = "people"
    ) -> Career:
        """Return how *person* fared on a server, with the details of games in one *company*."""
        told = await self.desk.counting.career(Wanted(server, self._since(season), game, company, person))
        met, people = told.meetings[:NAMED], self.desk.people
        await people.fetch([person, *(each.person for each in met)])
        named = tuple(replace(each, name=people.name(each.person)) for each in met)
        return replace(told, name=people.name(person), meetings=named)

    def _since(self, season: Season) -> float:
        return statistics.season_start(season, self.desk.clock.now())
