"""Somebody who has used everything there is takes all of it along in their file, and leaves no trace when they go."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from table.finding.searching import Search
from table.models import FOLLOW, OpenPage, Person
from table.ranking.rating import PROVISIONAL
from table.time.clock import DAY, HOUR
from table.tournaments.state import Terms
from tests.table.house import ANA, BEN, CHO, HandClock, House, open_house

ZOE = Person("770190055501", "Zoe Zilla-77", "en")
HOME = {"channel": "5"}
#: Kinds of records that a person has of their own.
OWN = {"note", "practice", "lesson", "hidden", "rung", "deeds", "title", "crown"}
SEASON = datetime(2026, 9, 30, 12, tzinfo=UTC).timestamp()  # the last day of one


async def everything(house: House) -> None:
    """Let Zoe do whatever is remembered of a person."""
    host = house.host
    await host.ranking.set_rating("home", ZOE, "9", is_on=True)
    await host.ranking.set_weekly("home", ZOE, "9", 0)
    await host.finding.list_in("home", ZOE, "6")
    for _ in range(PROVISIONAL):  # games enough for a title
        await house.play_out(await house.toy(ZOE, BEN), ZOE, BEN)
    await house.wait(DAY)
    await everything_at_a_table(house)
    await host.finding.seek("home", ZOE, "toy", Search(3, house.clock.at + HOUR), DAY, HOME, role="12")
    over = await house.war(ZOE, BEN, CHO)
    await house.play_out(over, ZOE, BEN, CHO)
    lines = await host.read.log(over, ZOE.id, limit=9_999)
    own = next(at for at, line in enumerate(lines) if line.kind == "act" and line.person == ZOE.id)
    await host.what_if.begin(over, ZOE, lines[own - 1].version, anew=False)
    lesson = await host.practice.learn(ZOE, "home", "total_war", house.service.lessons("total_war")[0].key)
    while found := await host.practice.right_answer(lesson, ZOE.id):
        await host.play.act(lesson, ZOE.id, *found)
        await house.settle()
        house.clock.at += 5
        await house.settle()
    contest = await host.tournaments.new("home", ZOE, Terms("toy", seats=2, rounds=2, level="easy"), "7")
    for person in (ZOE, ANA, BEN):
        await host.tournaments.join(contest, person)
    await host.tournaments.start(contest, ZOE.id)
    await host.ranking.crown("home", ZOE.id)
    await host.ranking.hide(ZOE.id, is_hidden=True)
    await house.settle()


async def everything_at_a_table(house: House) -> None:
    host = house.host
    table = await house.war(ZOE, BEN, CHO)
    await host.people.set_note(table, ZOE.id, "Bluff late.")
    await host.seats.give_order(table, ZOE.id, "never_add_heart")
    await host.messages.keep_page(OpenPage(table, ZOE.id, "1/2/3/@original/secret", house.clock.at + 600, "hand", 1))
    await host.messages.place(table, **{f"{FOLLOW}{ZOE.id}": "1/1"})
    await host.seats.propose(table, BEN.id, "pause")
    await host.seats.vote(table, ZOE.id, next(iter((await host.read.look(table)).table.votes)).id, True)
    await host.messages.move(table, ZOE, "8")
    watched = await house.toy(ANA, BEN)
    await host.messages.place(watched, **{f"{FOLLOW}{ZOE.id}": "1/1"})
    await host.admin.open_seat(watched, 1, ZOE)
    await host.seats.take_seat(watched, ZOE, 1)
    await host.admin.replace_player(watched, 1, BEN, ANA)


@pytest.fixture
async def house(tmp_path: Path):
    async with open_house(tmp_path, clock=HandClock(SEASON - 4 * HOUR)) as house:
        yield house


async def test_what_is_handed_out_has_all_of_it_and_nothing_is_left_of_somebody_who_is_forgotten(
    house: House, tmp_path: Path
):
    await everything(house)
    known = await house.host.people.known_of(ZOE.id)
    assert {each["kind"] for each in known["records"]} >= OWN
    assert known["person"]["name"] == ZOE.name
    assert len(known["follows"]) == 2
    assert all(known[part] for part in ("seats", "acts", "orders", "ratings", "pages"))

    await house.host.people.forget(ZOE.id)
    await house.settle()

    assert traces(tmp_path / "tables.db", ZOE) == []
    left = await house.host.people.known_of(ZOE.id)
    assert not any(left.values()), left


def traces(file: Path, person: Person) -> list[tuple[str, str, object]]:
    """Return every value in a database that names *person*."""
    found = []
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as db:
        for (table,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            rows = db.execute(f"SELECT * FROM {table}")
            columns = [each[0] for each in rows.description]
            for row in rows:
                for column, value in zip(columns, row, strict=True):
                    plain = value if isinstance(value, bytes) else str(value).encode()
                    if person.id.encode() in plain or person.name.encode() in plain:
                        found.append((table, column, row))
    return found
