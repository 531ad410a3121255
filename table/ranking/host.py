"""`host.ranking`: ratings, seasons, titles, trophies, and who keeps out of all lists."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from table.errors import Refused
from table.gatherings.change import Change
from table.gatherings.host import Gatherings
from table.host.base import HostPart
from table.models import Listing, Person, Record, ServerInfo
from table.ranking import chronicle, ladder, news, reign, shelf, week
from table.ranking.ladder import Ladder, Rank, Rung
from table.ranking.news import News
from table.ranking.seasons import Quarter
from table.ranking.shelf import Shelf, Title
from table.ranking.week import Ended, Upset, Week
from table.services import Services
from table.store.changes import DropRecord, Op, PutRecord, PutServer

RATING, ON = "rating", "on"  # the fact of a server that rates its games
CROWN = "crown"  # the kind of record that says who wears the role of the King of Monsters on a server
HIDDEN, TITLE = "hidden", "title"  # kinds of records: somebody in no list; what stays of a season
NAMED = 25  # people of a ladder who are named; no page shows more


class Ranking(HostPart):
    """How strong people are, by the games they finished on a server that wants to know."""

    def __init__(self, services: Services, gatherings: Gatherings) -> None:
        super().__init__(services)
        self._book = services.book_of_ranking
        self._gatherings = gatherings
        self._changing = asyncio.Lock()
        gatherings.add(news.kind(self._new_titles))

    async def is_on(self, server: str) -> bool:
        """Return whether *server* has its games rated."""
        found = await self.services.store.server(server)
        return bool(found and found.facts.get(RATING) == ON)

    async def ladder(self, server: str, game: str, season: str = "") -> Ladder:
        """Return the people of *server* by their rating in *game*, of a *season* by its key or of the present one."""
        await self._must_be_on(server)
        now = self._season()
        wished = Quarter.read(season) if season else now
        if wished is None or wished > now:
            raise Refused("There is no such season.", key="no-season")
        return await self._named(await self._ladder(server, game, wished))

    async def _ladder(self, server: str, game: str, season: Quarter) -> Ladder:
        ratings = await self._book.ratings(server, game)
        return ladder.ladder(ratings, game, season, self._season(), await self.hidden())

    async def _named(self, told: Ladder) -> Ladder:
        people = self.services.people
        await people.fetch(rung.person for rung in told.rungs[:NAMED])
        named = (replace(rung, name=people.name(rung.person)) for rung in told.rungs[:NAMED])
        return replace(told, rungs=(*named, *told.rungs[NAMED:]))

    async def rank(self, server: str, person: str, game: str, viewer: str) -> Rank:
        """Return the rating of *person* in *game*; of somebody who keeps out of lists nothing but to themselves."""
        await self._must_be_on(server)
        hidden = await self.hidden()
        if person in hidden and person != viewer:
            raise Refused("They keep out of all lists.", key="in-no-list")
        told = ladder.rank(await self._book.ratings(server, game), game, person, self._season(), hidden)
        await self.services.people.fetch([person])
        return replace(told, name=self.services.people.name(person))

    async def favourite(self, server: str, person: str, games: Sequence[str]) -> str:
        """Return the one of *games* that *person*, or if they have played none everybody, was rated in most often."""
        every = {game: (await self._book.ratings(server, game)).steps for game in games}
        own = {game: len(steps.get(person, ())) for game, steps in every.items()}
        counts = own if any(own.values()) else {game: sum(map(len, steps.values())) for game, steps in every.items()}
        return max(games, key=lambda game: counts[game])

    async def shelf(self, server: str, person: str, viewer: str) -> Shelf:
        """Return the titles and trophies of *person* on *server*; of somebody in no list only to themselves."""
        if person != viewer and await self.is_hidden(person):
            return Shelf(person)
        await self._book.read(server)
        kept = await self.services.store.records(chronicle.DEEDS, server=server, person=person)
        games = {key: self.services.catalogue.game(key) for key in self.services.catalogue.rules()}
        found = shelf.trophies(chronicle.done(kept), games)
        return Shelf(person, found, await self._titles(server, person), await self._name(person))

    async def _name(self, person: str) -> str:
        await self.services.people.fetch([person])
        return self.services.people.name(person)

    async def _titles(self, server: str, person: str) -> tuple[Title, ...]:
        kept = await self.services.store.records(TITLE, server=server, person=person)
        newest = sorted(kept, key=lambda each: (-each.changed, each.data["place"]))
        return tuple(Title(each.data["season"], each.data["game"], each.data["place"]) for each in newest)

    async def king(self, server: str) -> str:
        """Return who reigns on *server*: the last to win a game among people whose winner carries a card on, if any."""
        finished = await self.services.store.finished(server)
        return reign.king([each for each in finished if each.outcome.carried], await self.hidden())

    async def crowned(self, server: str) -> str:
        """Return who wears the role of the King of Monsters on *server*, as far as we have given it."""
        kept = await self.services.store.record(CROWN, server)
        return kept.person if kept else ""

    async def crown(self, server: str, person: str) -> None:
        """Note who wears that role now; nobody if there is no *person*."""
        worn = Record(CROWN, server, server=server, person=person, changed=self.services.clock.now())
        await self.services.store.write([PutRecord(worn) if person else DropRecord(CROWN, server, server)])

    async def crowns(self, person: str) -> list[str]:
        """Return the servers on which *person* wears that role."""
        return [each.server for each in await self.services.store.records(CROWN, person=person)]

    async def week(
        self,
        server: str,
        since: float,
        until: float,
        games: Iterable[str],
        is_for_all: Callable[[Listing], bool] = lambda table: True,
    ) -> Week:
        """Return what happened on *server* between two moments at tables that are *for all* to see.

        Upsets are told only where games are rated.
        """
        of_then = [each for each in await self.services.store.finished(server, since) if each.ended < until]
        finished = [each for each in of_then if is_for_all(await self.services.directory.listing(each.table))]
        seen = {each.table for each in finished}
        hidden = await self.hidden()
        begun = await self.services.store.begun_in(server, since, until)
        best = week.best(finished)
        told = week.ended(finished, hidden)
        upset = None
        if await self.is_on(server):
            rated = [(game, await self._book.ratings(server, game)) for game in games]
            bouts = [(game, bout) for game, all_of in rated for bout in all_of.bouts if bout.table in seen]
            upset = week.upset(bouts, hidden)
        found = await self._all_named(Week(begun, told, upset))
        return replace(found, best=next((each for each in found.ended if best and each.table == best.table), None))

    async def _all_named(self, told: Week) -> Week:
        people = self.services.people
        await people.fetch([each for ended in told.ended for each in ended.winners])
        if told.upset:
            await people.fetch([told.upset.person])

        def named(ended: Ended) -> Ended:
            return replace(ended, names=tuple(people.name(each) for each in ended.winners))

        def of(upset: Upset | None) -> Upset | None:
            return upset and replace(upset, name=people.name(upset.person))

        return replace(told, ended=tuple(map(named, told.ended)), upset=of(told.upset))

    # -- by the calendar --------------------------------------------------------------------------------------

    async def news(self, server: str) -> News:
        """Return what *server* is told by the calendar."""
        found = await self._gatherings.of(server, news.NAME)
        return found[0].state if found else News()

    async def set_rating(self, server: str, person: Person, channel: str, *, is_on: bool) -> None:
        """Have the games of *server* rated, or no longer; the end of each season is told in *channel*."""
        season = self._season().key if is_on else ""
        await self._change_news(server, person, channel, lambda change: change.set(season=season))
        store = self.services.store
        found = await store.server(server) or ServerInfo(server)
        facts = {key: value for key, value in found.facts.items() if key != RATING} | ({RATING: ON} if is_on else {})
        await store.write([PutServer(ServerInfo(server, facts))])

    async def set_weekly(self, server: str, person: Person, channel: str, weekday: int) -> News:
        """Have a page every week on a *weekday*, 0 is Monday, by the clock of *person*; below 0: none any more."""
        zone = (await self.services.people.get(person.id)).zone
        at = news.next_weekly(self.services.clock.now(), weekday, zone) if weekday != news.OFF else 0.0
        await self._change_news(
            server, person, channel, lambda change: change.set(weekday=weekday, zone=zone, weekly_at=at)
        )
        return await self.news(server)

    async def _change_news(
        self, server: str, person: Person, channel: str, set_state: Callable[[Change[News]], None]
    ) -> None:
        def change(made: Change[News]) -> None:
            set_state(made)
            made.place(channel=channel)
            news.plan(made)

        async with self._changing:  # one for each server
            found = await self._gatherings.of(server, news.NAME)
            if found:
                await self._gatherings.change(found[0].id, change)
            else:
                places = {"channel": channel}
                await self._gatherings.begin(news.NAME, server, person, News(), places=places, change=change)

    async def _new_titles(self, server: str, season: Quarter) -> list[Record]:
        """Return the titles that *season* has brought, game by game."""
        if not await self.is_on(server):
            return []
        found = list[Record]()
        for game in self.services.catalogue.rules():
            for rung in (await self._ladder(server, game, season)).best():
                data = {
                    "season": season.key,
                    "game": game,
                    "place": rung.place,
                    "rating": rung.rating,
                    "spread": rung.spread,
                    "kaiju": rung.kaiju,
                }
                key = f"{server}:{season.key}:{game}:{len(found):03}"
                found.append(Record(TITLE, key, server, rung.person, data, changed=season.end))
        return found

    async def winners(self, server: str, season: str) -> dict[str, list[Rung]]:
        """Return who has titles of a *season*, by game, the best first; without those who keep out of lists."""
        hidden = await self.hidden()
        kept = await self.services.store.records(TITLE, server=server)
        found = dict[str, list[Rung]]()
        for each in kept:
            if each.data["season"] == season and each.person not in hidden:
                told = {key: each.data[key] for key in ("rating", "spread", "place", "kaiju")}
                name = await self._name(each.person)
                found.setdefault(each.data["game"], []).append(Rung(each.person, games=0, name=name, **told))
        return found

    # -- who is in no list ------------------------------------------------------------------------------------

    async def hidden(self) -> frozenset[str]:
        """Return who keeps out of all lists."""
        return frozenset(each.person for each in await self.services.store.records(HIDDEN))

    async def is_hidden(self, person: str) -> bool:
        """Return whether *person* keeps out of all lists."""
        return await self.services.store.record(HIDDEN, person) is not None

    async def hide(self, person: str, *, is_hidden: bool) -> None:
        """Keep *person* out of all lists, or let them be in them again."""
        record = Record(HIDDEN, person, person=person, changed=self.services.clock.now())
        op: Op = PutRecord(record) if is_hidden else DropRecord(HIDDEN, person)
        await self.services.store.write([op])

    # -- for the person themselves ----------------------------------------------------------------------------

    async def known_of(self, person: str, seats: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return the ratings of *person* wherever they sat, for them to read."""
        where = sorted({(each["server"], each["game"]) for each in seats if each["status"] == "finished"})
        found = []
        for server, game in where:
            if await self.is_on(server):
                told = await self.rank(server, person, game, person)
                found.append({"server": server, **msgspec.to_builtins(told)})
        return found

    async def _must_be_on(self, server: str) -> None:
        if not await self.is_on(server):
            raise Refused("Games are not rated on this server.", key="rating-off")

    def _season(self) -> Quarter:
        return Quarter.at(self.services.clock.now())
