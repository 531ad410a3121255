"""Statistics: what counts, for whom and how much; and where it is read from."""

import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from engine.play import Outcome
from table.archive.statistics import Record, career, season_start, standings
from table.store.rows import Played, Sat
from table.store.sql import reading
from table.store.sqlite import checking
from table.store.sqlite.database import SqliteDatabase
from tests.table.house import ANA, BEN, CHO, DAN, House


def played(
    *places: str, game: str = "total_war", kaiju: str = "rodan", away: str = "", assisted: str = "", at: float = 0.0
) -> Played:
    """Return a game in which *places* came in, people who share them together; # is a computer, - an open seat."""
    names = [name for place in places for name in place.split()]
    seats = tuple(
        Sat(seat, "" if name in "#-" else name, "easy" * (name == "#"), kaiju, name in away.split(), name == assisted)
        for seat, name in enumerate(names)
    )
    free = iter(range(len(names)))
    ranking = tuple(tuple(next(free) for _ in place.split()) for place in places)
    return Played(1, game, at, Outcome("points", ranking, (0,) * len(names)), seats)


def records(games: Sequence[Played], company: str = "people") -> dict[str, Record]:
    return {row.person: row.record for row in standings(games, company).rows}  # type: ignore[arg-type]


def test_a_win_at_a_table_of_four_is_worth_more_than_one_at_a_table_of_two():
    table = standings([played("ana", "x", "y", "z"), played("ben", "w")], "people")

    assert [row.person for row in table.rows][:2] == ["ana", "ben"]
    assert table.rows[0].record == Record(1, 1, 0.25)
    assert table.rows[0].record.beyond == 0.75
    assert table.rows[1].record.fair_share == 0.5


def test_wins_beyond_chance_add_up_to_nothing_even_where_a_place_is_shared():
    games = [played("ana ben", "cho"), played("cho", "ana", "ben", "dan"), played("dan", "ana")]

    assert sum(record.beyond for record in records(games).values()) == pytest.approx(0)
    assert records(games)["ana"] == Record(3, 1, pytest.approx(2 / 3 + 1 / 4 + 1 / 2))


def test_equals_share_a_place_in_the_table():
    table = standings([played("ana", "ben"), played("cho", "dan"), played("cho", "dan")], "people")

    assert [(row.place, row.person) for row in table.rows] == [(1, "cho"), (2, "ana"), (3, "ben"), (4, "dan")]
    table = standings([played("ana", "ben"), played("cho", "dan")], "people")
    assert [(row.place, row.person) for row in table.rows] == [(1, "ana"), (1, "cho"), (3, "ben"), (3, "dan")]


def test_whoever_was_away_at_the_end_has_not_won():
    games = [played("ana", "ben", away="ana")]

    assert records(games) == {"ana": Record(1, 0, 0.5), "ben": Record(1, 0, 0.5)}
    (meeting,) = career(games, "ben", "people").meetings
    assert (meeting.person, meeting.ahead, meeting.behind) == ("ana", 1, 0)


def test_a_game_with_hints_is_counted_apart_for_who_had_them_alone():
    games = [played("ana", "ben", assisted="ben"), played("ben", "ana")]
    table = standings(games, "people")

    assert (table.games, table.assisted) == (2, 1)
    assert records(games) == {"ana": Record(2, 1, 1.0), "ben": Record(1, 1, 0.5)}
    told = career(games, "ana", "people")
    assert (told.assisted, told.total["people"]) == (Record(), Record(2, 1, 1.0))
    told = career(games, "ben", "people")
    assert (told.assisted, told.total["people"]) == (Record(1, 0, 0.5), Record(1, 1, 0.5))


def test_games_alone_with_computers_are_apart_from_games_among_people():
    games = [played("ana", "#", "#"), played("ana", "ben", "#")]

    assert records(games, "computers") == {"ana": Record(1, 1, pytest.approx(1 / 3))}
    assert records(games)["ana"].games == 1
    assert standings(games, "people").others == 1
    assert {key: record.games for key, record in career(games, "ana", "people").total.items()} == {
        "people": 1,
        "computers": 1,
    }


def test_a_game_among_people_stays_one_when_somebody_leaves():
    assert records([played("ana", "-", "#")]) == {"ana": Record(1, 1, pytest.approx(1 / 3))}


def test_the_forgotten_and_guests_from_files_are_not_in_the_table():
    games = [played("gone:17", "ana"), played("guest:3:0", "guest:3:1")]
    table = standings(games, "people")

    assert [row.person for row in table.rows] == ["ana"]
    assert table.games == 1
    assert career(games[:1], "ana", "people").meetings == ()


def test_a_streak_is_the_most_wins_in_a_row():
    games = [played("ana", "ben"), played("ana", "ben"), played("ben", "ana"), played("ana", "ben")]

    assert [row.streak for row in standings(games, "people").rows] == [2, 1]
    assert career(games, "ana", "people").streak == 2


def test_the_favourite_is_the_kaiju_played_most_often_and_of_equals_the_last():
    games = [played("ana", "ben", kaiju=kaiju) for kaiju in ("rodan", "gigan", "", "rodan", "gigan")]

    assert standings(games, "people").rows[0].kaiju == "gigan"
    assert standings(games[2:3], "people").rows[0].kaiju == ""


def test_a_career_is_told_by_game_and_by_kaiju_the_most_played_first():
    games = [
        played("ana", "ben", game="monopoly", kaiju="gigan"),
        played("ben", "ana", kaiju="rodan"),
        played("ana", "ben", kaiju="rodan"),
        played("ana", "cho", kaiju=""),
    ]
    told = career(games, "ana", "people")

    assert list(told.by_game.items()) == [("total_war", Record(3, 2, 1.5)), ("monopoly", Record(1, 1, 0.5))]
    assert list(told.by_kaiju.items()) == [("rodan", Record(2, 1, 1.0)), ("gigan", Record(1, 1, 0.5))]
    assert [(each.person, each.games, each.ahead, each.behind) for each in told.meetings] == [
        ("ben", 3, 2, 1),
        ("cho", 1, 1, 0),
    ]


def test_seasons_begin_with_the_month_and_the_year():
    now = datetime(2027, 3, 14, 15, 9, tzinfo=UTC).timestamp()

    assert season_start("month", now) == datetime(2027, 3, 1, tzinfo=UTC).timestamp()
    assert season_start("year", now) == datetime(2027, 1, 1, tzinfo=UTC).timestamp()
    assert season_start("all", now) == 0


# From a real store.


async def finished(house: House, *people, computers: int = 0) -> int:
    table = await house.war(*people, computers=computers)
    await house.play_out(table, *people)
    return table


async def test_a_finished_game_is_counted_at_its_server_in_its_season_and_by_its_game(house: House):
    table = await finished(house, ANA, BEN, CHO)
    winner = (await house.host.read.look(table)).table.outcome.places[0]
    person = (ANA, BEN, CHO)[winner[0]]

    told = await house.host.archive.standings("home")

    assert told.games == 1
    assert (told.rows[0].person, told.rows[0].name) == (person.id, person.name)
    assert told.rows[0].kaiju  # also where the box has dealt it
    assert (await house.host.archive.standings("abroad")).rows == ()
    assert (await house.host.archive.standings("home", game="monopoly")).rows == ()
    assert (await house.host.archive.standings("home", game="total_war", season="month")).rows == told.rows
    own = await house.host.archive.career("home", person.id)
    assert (own.name, own.total["people"].wins, len(own.meetings)) == (person.name, 1, 2)
    assert own.meetings[0].name in ("Ana", "Ben", "Cho")
    house.clock.at += 400 * 86_400
    assert (await house.host.archive.standings("home", season="year")).rows == ()
    assert (await house.host.archive.career("home", person.id, season="month")).total["people"].games == 0


async def test_broken_off_running_and_imported_games_do_not_count(house: House):
    table = await finished(house, ANA, BEN, CHO)
    await house.host.archive.import_game("abroad", "dan", await house.host.archive.export(table))
    running = await house.war(ANA, BEN, DAN)
    await house.host.admin.end(running, DAN)
    await house.war(ANA, BEN, CHO)

    assert (await house.host.archive.standings("abroad")).games == 0
    assert {row.person for row in (await house.host.archive.standings("home")).rows} == {"ana", "ben", "cho"}


async def test_a_forgotten_person_disappears_from_all_of_it(house: House):
    await finished(house, ANA, BEN, CHO)
    before = {row.person: row.record for row in (await house.host.archive.standings("home")).rows}

    await house.host.people.forget("ben")

    after = {row.person: row.record for row in (await house.host.archive.standings("home")).rows}
    assert after == {person: before[person] for person in ("ana", "cho")}
    assert [each.person for each in (await house.host.archive.career("home", "ana")).meetings] == ["cho"]
    assert (await house.host.archive.career("home", "ben")).total["people"].games == 0


@pytest.mark.parametrize("which", ["", reading.BY_THEM])
def test_finished_games_are_found_and_read_from_indexes_alone(which: str):
    db = sqlite3.connect(":memory:")
    checking.migrate(db, lambda: None)
    given = {"server": "home", "since": 0.0, "person": "ana"}

    query = reading.FINISHED.format(which=which, seats=SqliteDatabase.seats)
    plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {query}", given)]

    db.close()
    assert any("t USING COVERING INDEX tables_finished" in line for line in plan)
    assert not any("SCAN" in line or "TEMP B-TREE" in line for line in plan)
