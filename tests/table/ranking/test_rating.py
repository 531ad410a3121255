"""Rating: who is rated for a game and against whom, seasons, ladders; from made games and from a real store."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from engine.play import Outcome
from table.errors import Refused
from table.ranking import ladder, week
from table.ranking.entering import Turnover, entered
from table.ranking.rating import PROVISIONAL, START, Ratings, Strength, rated, win_chances
from table.ranking.seasons import Quarter
from table.store.rows import Played, Sat
from tests.table.house import ANA, BEN, CHO, House

DAY = 86_400.0
AUTUMN = datetime(2026, 10, 5, tzinfo=UTC).timestamp()


def played(*places: str, table: int = 1, at: float = AUTUMN, away: str = "", assisted: str = "") -> Played:
    """Return a game in which *places* came in, people who share them together; # is a computer."""
    names = [name for place in places for name in place.split()]
    seats = tuple(
        Sat(seat, "" if name == "#" else name, "easy" * (name == "#"), "rodan", name in away.split(), name == assisted)
        for seat, name in enumerate(names)
    )
    free = iter(range(len(names)))
    ranking = tuple(tuple(next(free) for _ in place.split()) for place in places)
    return Played(table, "toy", at, Outcome("points", ranking, (0,) * len(names)), seats)


def ratings(*games: Played, turnovers: dict[int, Turnover] | None = None) -> Ratings:
    found = (entered(game, turnovers or {}) for game in games)
    return rated(entry for entry in found if entry)


def last(of: Ratings, person: str) -> Strength:
    return of.steps[person][-1].strength if person in of.steps else Strength()


def test_winning_raises_and_losing_lowers_and_both_make_it_more_certain():
    found = ratings(played("ana", "ben"))

    assert last(found, "ana").rating > START > last(found, "ben").rating
    assert last(found, "ana").spread == last(found, "ben").spread < Strength().spread


def test_who_shares_a_place_is_rated_alike():
    found = ratings(played("ana ben", "cho"))

    assert last(found, "ana") == last(found, "ben")
    assert last(found, "cho").rating < START


def test_computers_are_nobody_and_a_game_alone_with_them_is_not_rated():
    assert ratings(played("ana", "#")).steps == {}
    assert ratings(played("ana", "#", "ben")).steps == ratings(played("ana", "ben")).steps


def test_files_of_games_are_not_rated():
    assert ratings(played("guest:1:0", "ana", "ben")).steps == {}


def test_whoever_had_a_hint_is_not_rated_but_stands_there_for_the_others():
    found = ratings(played("ana", "ben", "cho", assisted="ana"))
    without = ratings(played("ben", "cho"))

    assert "ana" not in found.steps
    assert last(found, "ben").rating < last(without, "ben").rating


def test_a_seat_that_a_computer_finished_is_last_and_no_easy_win_for_the_others():
    found = ratings(played("ana", "ben", "cho", away="ana"))

    assert last(found, "ben") == last(ratings(played("ben", "cho")), "ben")
    assert last(found, "ana").rating == last(ratings(played("ben", "cho", "ana")), "ana").rating


def test_against_one_who_deserts_nobody_wins_anything():
    found = ratings(played("ana", "ben", away="ana"))

    assert last(found, "ana").rating < START
    assert "ben" not in found.steps


def test_hints_do_not_save_from_deserting():
    assert last(ratings(played("ana", "ben", away="ana", assisted="ana")), "ana").rating < START


def test_whoever_left_a_seat_is_last_and_whoever_took_it_is_not_rated():
    turnovers = {1: Turnover(left=("dan",), took=(0,))}
    found = ratings(played("ana", "ben", "cho", "#"), turnovers=turnovers)

    assert "ana" not in found.steps
    assert last(found, "ben") == last(ratings(played("ben", "cho")), "ben")
    assert last(found, "dan").rating < last(found, "cho").rating


def test_the_erased_stay_as_nameless_opponents():
    found = ratings(*(played("gone:17", "ana", at=AUTUMN + day * DAY) for day in range(6)))
    season = Quarter.at(AUTUMN)

    assert last(found, "ana").rating < START
    assert [rung.person for rung in ladder.ladder(found, "toy", season, season, ()).rungs] == ["ana"]


def test_the_first_games_are_provisional_and_have_no_place():
    games = [played("ana", "ben", at=AUTUMN + day * DAY) for day in range(PROVISIONAL)]
    season = Quarter.at(AUTUMN)
    before = ladder.ladder(ratings(*games[:-1]), "toy", season, season, ())
    after = ladder.ladder(ratings(*games), "toy", season, season, ())

    assert [rung.place for rung in before.rungs] == [0, 0]
    assert [(rung.person, rung.place) for rung in after.rungs] == [("ana", 1), ("ben", 2)]
    assert after.best() == after.rungs


def test_a_ladder_keeps_no_gap_for_whoever_is_in_no_list():
    games = [played("ana", "ben", "cho", at=AUTUMN + day * DAY) for day in range(PROVISIONAL)]
    season = Quarter.at(AUTUMN)
    told = ladder.ladder(ratings(*games), "toy", season, season, {"ana"})

    assert [(rung.person, rung.place) for rung in told.rungs] == [("ben", 1), ("cho", 2)]


def test_a_new_season_brings_everybody_nearer_to_the_mean_and_less_certain():
    games = [played("ana", "ben", at=AUTUMN + day * DAY) for day in range(30)]
    found, now = ratings(*games), Quarter.at(AUTUMN)
    old, new, later = (found.now("ana", now.after(count)) for count in (0, 1, 40))

    assert START <= later.rating < new.rating < old.rating
    assert old.spread < new.spread < later.spread <= Strength().spread


def test_a_season_that_is_over_keeps_its_ladder():
    first = [played("ana", "ben", at=AUTUMN + day * DAY) for day in range(6)]
    second = [played("ben", "ana", at=AUTUMN + (100 + day) * DAY) for day in range(20)]
    found, autumn = ratings(*first, *second), Quarter.at(AUTUMN)
    winter = autumn.after(1)

    assert [rung.person for rung in ladder.ladder(found, "toy", autumn, winter, ()).rungs] == ["ana", "ben"]
    assert ladder.ladder(found, "toy", winter, winter, ()).rungs[0].person == "ben"
    assert ladder.ladder(found, "toy", winter, winter, ()).seasons == (winter, autumn)


def test_seasons_are_the_quarters_of_the_year_by_utc():
    autumn = Quarter.at(datetime(2026, 12, 31, 23, 59, tzinfo=UTC).timestamp())

    assert autumn.key == "2026-autumn"
    assert autumn.end == datetime(2027, 1, 1, tzinfo=UTC).timestamp()
    assert [autumn.after(count).key for count in (1, 2, 3, -3)] == [
        "2027-winter",
        "2027-spring",
        "2027-summer",
        "2026-winter",
    ]
    assert Quarter.read("2026-autumn") == autumn
    assert [Quarter.read(key) for key in ("", "2026", "autumn-2026", "²026-autumn", "0001-autumn")] == [None] * 5


def test_chances_add_up_and_are_equal_among_equals():
    assert win_chances([Strength()] * 4) == pytest.approx([0.25] * 4)
    chances = win_chances([Strength(30, 2), Strength(25, 2), Strength(20, 2)])
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)


def test_the_upset_is_the_least_expected_win_of_somebody_who_is_shown():
    games = [played("ana", "ben", at=AUTUMN + day * DAY) for day in range(20)]
    found = ratings(*games, played("ben", "ana", table=7, at=AUTUMN + 21 * DAY))
    bouts = [("toy", bout) for bout in found.bouts]

    upset = week.upset(bouts, ())
    assert upset is not None
    assert (upset.person, upset.table) == ("ben", 7)
    assert upset.chance < 0.5
    assert week.upset(bouts, {"ben"}) is None


# From a real store.


async def rated_server(house: House) -> None:
    await house.host.servers.note("home", rating="on")


async def finished(house: House, *people, computers: int = 0) -> int:
    table = await house.war(*people, computers=computers)
    await house.play_out(table, *people)
    house.clock.at += DAY
    return table


async def test_nobody_is_rated_on_a_server_that_does_not_want_it(house: House):
    with pytest.raises(Refused, match="not rated"):
        await house.host.ranking.ladder("home", "total_war")


async def test_a_finished_game_is_rated_at_once_and_whoever_hides_is_in_no_list(house: House):
    await rated_server(house)
    await finished(house, ANA, BEN, CHO)
    told = await house.host.ranking.ladder("home", "total_war")

    assert {rung.name for rung in told.rungs} == {"Ana", "Ben", "Cho"}
    await house.host.ranking.hide("ana", is_hidden=True)
    told = await house.host.ranking.ladder("home", "total_war")
    assert {rung.name for rung in told.rungs} == {"Ben", "Cho"}
    with pytest.raises(Refused, match="out of all lists"):
        await house.host.ranking.rank("home", "ana", "total_war", "ben")
    own = await house.host.ranking.rank("home", "ana", "total_war", "ana")
    assert own.is_hidden
    assert len(own.curve) == 1
    await house.host.ranking.hide("ana", is_hidden=False)
    assert len((await house.host.ranking.ladder("home", "total_war")).rungs) == 3


async def test_whoever_leaves_a_game_has_lost_it(house: House):
    await rated_server(house)
    table = await house.war(ANA, BEN, CHO)
    await house.host.seats.leave(table, "ana")
    await house.play_out(table, BEN, CHO)

    ana = await house.host.ranking.rank("home", "ana", "total_war", "ana")
    assert ana.games == 1
    assert ana.rating < START


async def test_whoever_is_forgotten_is_in_no_ladder_and_their_opponents_are_rated_as_before(house: House):
    await rated_server(house)
    await finished(house, ANA, BEN, CHO)
    before = await house.host.ranking.rank("home", "ben", "total_war", "ben")
    await house.host.ranking.hide("ana", is_hidden=True)

    await house.host.people.forget("ana")

    told = await house.host.ranking.ladder("home", "total_war")
    assert {rung.name for rung in told.rungs} == {"Ben", "Cho"}
    assert (await house.host.ranking.rank("home", "ben", "total_war", "ben")).curve == before.curve
    assert not await house.host.ranking.hidden()
    store = house.service.services.store
    for kind in ("deeds", "hidden", "title"):
        assert not await store.records(kind, person="ana")


async def test_what_is_known_of_a_person_has_their_ratings_and_deeds(house: House):
    await rated_server(house)
    await finished(house, ANA, BEN, CHO)
    await house.host.ranking.shelf("home", "ana", "ana")
    known = await house.host.people.known_of("ana")

    assert known["ratings"][0]["rating"]
    assert any(each["kind"] == "deeds" for each in known["records"])


async def test_a_week_tells_what_began_and_ended(house: House):
    await rated_server(house)
    begun = house.clock.at
    table = await finished(house, ANA, BEN, CHO)
    await house.war(ANA, BEN, CHO)
    told = await house.host.ranking.week("home", begun, house.clock.at + 1, ("total_war",))

    assert told.begun == 2
    assert [each.table for each in told.ended] == [table]
    assert told.best is not None
    assert told.best.names == told.ended[0].names
    empty = await house.host.ranking.week("home", begun - DAY, begun, ("total_war",))
    assert (empty.begun, empty.ended, empty.best) == (0, (), None)


async def test_whoever_hides_is_in_no_table_of_statistics_and_among_nobodys_rivals(house: House):
    await finished(house, ANA, BEN, CHO)
    before = await house.host.archive.standings("home")
    first = before.rows[0].person
    await house.host.ranking.hide(first, is_hidden=True)

    after = await house.host.archive.standings("home")
    assert [row.person for row in after.rows] == [row.person for row in before.rows[1:]]
    assert after.rows[0].place == 1
    other = await house.host.archive.career("home", after.rows[0].person)
    assert first not in {each.person for each in other.meetings}
