"""What comes by the calendar: titles at the end of a season and a page each week, each told once."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from table.ranking.news import NAME, OFF, News, next_weekly
from table.ranking.seasons import Quarter
from table.store.changes import PutRecord
from tests.table.house import ANA, BEN, CHO, House
from tests.table.ranking.test_rating import DAY, finished


def told(house: House, what: str) -> list[dict]:
    found = [each.owed.data for each in house.post.of("news") if each.owed.data["what"] == what]
    return [{key: value for key, value in data.items() if key != "ref"} for data in found]


async def season_of_games(house: House, count: int = 5) -> Quarter:
    await house.host.ranking.set_rating("home", ANA, "7", is_on=True)
    for _ in range(count):
        await finished(house, ANA, BEN, CHO)
    return Quarter.at(house.clock.at)


async def end(house: House, season: Quarter) -> None:
    house.clock.at = season.end + 1
    house.service.keeper._last_beat = house.clock.at
    await house.settle()


async def test_a_season_ends_once_and_its_titles_stay(house: House):
    season = await season_of_games(house)
    best = (await house.host.ranking.ladder("home", "total_war")).best()
    assert best
    await end(house, season)
    await house.settle()

    assert told(house, "season") == [{"what": "season", "season": season.key}]
    winners = await house.host.ranking.winners("home", season.key)
    assert [(each.person, each.place) for each in winners["total_war"]] == [(r.person, r.place) for r in best]
    first = await house.host.ranking.shelf("home", best[0].person, best[0].person)
    assert [(title.season, title.game, title.place) for title in first.titles] == [(season.key, "total_war", 1)]
    assert (await house.host.ranking.news("home")).season == season.after(1).key


async def test_two_who_ring_at_once_end_a_season_once(house: House):
    season = await season_of_games(house)
    (gathering,) = await house.host.gatherings.of("home", NAME)
    house.clock.at = season.end + 1
    due = gathering.dues["date"]
    await asyncio.gather(house.host.gatherings.ring(due), house.host.gatherings.ring(due))
    await house.settle()

    assert len(told(house, "season")) == 1


async def test_a_season_in_which_nobody_has_a_place_is_not_told(house: House):
    season = await season_of_games(house, count=2)
    await end(house, season)

    assert told(house, "season") == []
    assert (await house.host.ranking.news("home")).season == season.after(1).key


async def test_seasons_that_ended_while_nobody_was_here_are_all_told(house: House):
    season = await season_of_games(house)
    house.clock.at = season.after(2).end + DAY
    house.service.keeper._last_beat = house.clock.at
    await house.settle()

    assert [each["season"] for each in told(house, "season")] == [season.key]
    assert (await house.host.ranking.news("home")).season == Quarter.at(house.clock.at).key


async def test_after_a_clock_that_was_far_ahead_the_week_and_the_season_come_when_they_should(house: House):
    season, real = await season_of_games(house), house.clock.at
    week = (await house.host.ranking.set_weekly("home", ANA, "7", 0)).weekly_at
    for moment in (real + 400 * DAY, real + 60):
        house.clock.at = moment
        await house.service.keeper.beat()
        await house.settle()

    news = await house.host.ranking.news("home")
    assert (news.season, news.weekly_at) == (season.key, week)
    before = len(told(house, "week"))
    await house.wait(week - house.clock.at)
    assert len(told(house, "week")) == before + 1
    await end(house, season)
    assert (await house.host.ranking.news("home")).season == season.after(1).key


async def test_where_rating_was_ended_no_season_ends(house: House):
    season = await season_of_games(house)
    await house.host.ranking.set_rating("home", ANA, "7", is_on=False)
    await end(house, season)

    assert told(house, "season") == []
    assert not await house.host.ranking.is_on("home")
    assert len(await house.host.gatherings.of("home", NAME)) == 1


async def test_whoever_hides_or_is_forgotten_is_not_among_the_winners(house: House):
    season = await season_of_games(house)
    await house.host.ranking.hide("ana", is_hidden=True)
    await end(house, season)
    await house.host.people.forget("ben")
    await house.host.ranking.hide("cho", is_hidden=True)

    assert await house.host.ranking.winners("home", season.key) == {}
    store = house.service.services.store
    assert {each.person for each in await store.records("title", server="home")} == {"cho"}


async def test_a_page_comes_every_week_once_on_its_day(house: House):
    news = await house.host.ranking.set_weekly("home", ANA, "7", weekday=4)
    assert datetime.fromtimestamp(news.weekly_at, UTC).weekday() == 4
    await finished(house, ANA, BEN, CHO)
    for _ in range(2):
        house.clock.at = (await house.host.ranking.news("home")).weekly_at
        house.service.keeper._last_beat = house.clock.at
        await house.settle()
        await house.settle()

    pages = told(house, "week")
    assert [page["until"] - page["since"] for page in pages] == [7 * DAY] * 2
    assert pages[1]["since"] == pages[0]["until"] == news.weekly_at


async def test_of_weeks_that_were_missed_only_the_last_is_told_and_no_day_means_no_page(house: House):
    news = await house.host.ranking.set_weekly("home", ANA, "7", weekday=0)
    house.clock.at = news.weekly_at + 30 * DAY
    house.service.keeper._last_beat = house.clock.at
    await house.settle()

    (page,) = told(house, "week")
    assert house.clock.at - 7 * DAY < page["until"] <= house.clock.at
    off = await house.host.ranking.set_weekly("home", ANA, "7", weekday=OFF)
    assert off.next() is None
    await house.wait(14 * DAY, step=DAY)
    assert len(told(house, "week")) == 1


def test_the_hour_of_the_page_is_that_of_the_zone_and_summer_time_does_not_move_it():
    friday = datetime(2026, 10, 23, 12, tzinfo=UTC).timestamp()
    first = next_weekly(friday, 4, "Europe/Berlin")
    second = next_weekly(first, 4, "Europe/Berlin")

    assert datetime.fromtimestamp(first, UTC).hour == 16
    assert datetime.fromtimestamp(second, UTC).hour == 17  # winter time began in between
    assert second - first == 7 * DAY + 3_600


def test_nothing_is_planned_where_nothing_is_wanted():
    assert News().next() is None
    assert News(season="2026-autumn").next() == Quarter(2026, 3).end


async def test_deeds_are_read_once_and_again_if_their_rules_change(house: House, monkeypatch):
    table = await finished(house, ANA, BEN, CHO)
    store, ranking = house.service.services.store, house.host.ranking
    shelf = await ranking.shelf("home", "ana", "ana")
    debut = next(each for each in shelf.trophies if each.key == "debut")
    assert (debut.is_earned, debut.table) == (True, table)
    (kept,) = await store.records("deeds", person="ana")
    await store.write([PutRecord(kept.__class__("deeds", kept.key, "home", "ana", {**kept.data, "did": {}}))])
    house.service.services.book_of_ranking.forget()
    assert not (await ranking.shelf("home", "ana", "ana")).earned

    monkeypatch.setattr("table.ranking.chronicle.RULES", 2)
    house.service.services.book_of_ranking.forget()
    assert (await ranking.shelf("home", "ana", "ana")).earned


async def test_a_table_that_is_erased_takes_its_deeds_along(house: House):
    table = await finished(house, ANA, BEN, CHO)
    await house.host.ranking.shelf("home", "ana", "ana")
    await house.host.admin.erase(table)

    assert not (await house.host.ranking.shelf("home", "ana", "ana")).earned


async def test_whoever_came_back_after_being_away_has_a_trophy_for_it(house: House):
    table = await house.war(ANA, BEN, CHO)
    services = house.service.services
    lapses = services.settings.lapses
    from table.play import seats

    async def away(live):
        draft = services.draft(live)
        for _ in range(lapses):
            seats.lapse(services, draft, draft.live.seated("ana"))
        await services.commit(draft)

    await services.tables.at(table, away)
    await house.host.seats.come_back(table, "ana")
    await house.play_out(table, ANA, BEN, CHO)

    shelf = await house.host.ranking.shelf("home", "ana", "ana")
    assert "returned" in {each.key for each in shelf.earned}


async def test_a_substitute_is_no_deserter_and_is_not_rated(house: House):
    await house.host.ranking.set_rating("home", ANA, "7", is_on=True)
    table = await house.war(ANA, BEN, CHO)
    await house.host.seats.leave(table, "ana")
    from tests.table.house import DAN

    await house.host.seats.take_seat(table, DAN, 0)
    await house.play_out(table, BEN, CHO, DAN)

    games = {who: (await house.host.ranking.rank("home", who, "total_war", who)).games for who in ("ana", "ben", "dan")}
    assert games == {"ana": 1, "ben": 1, "dan": 0}
