"""`python -m table move`: everything from a file to PostgreSQL and back, verified, or nothing at all."""

import itertools
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from msgspec.structs import replace

from table import __main__ as commands
from table.archive import fairness
from table.errors import StoreError
from table.store import moving
from table.store.moving import move
from table.store.sql.rows import SHAPES
from tests.table.house import ANA, BEN, CHO, HandClock, catalogue, open_house

NEWEST = max((Path(__file__).parents[1] / "released").glob("*.db.xz"))


@pytest.fixture
async def filled(tmp_path):
    """Return a file with games in all states, orders, votes, a vacation and messages that are still owed."""
    async with open_house(tmp_path) as house:
        war, toy = await house.war(ANA, computers=2), await house.toy(ANA, BEN, CHO)
        await house.play_out(war, ANA)
        await house.answer(toy, ANA, "rock")
        await house.host.people.take_vacation("ben", 3)
        await house.host.lobby.create("197038439483310086", CHO, "toy", places={"channel": "77"})
        await house.host.seats.propose(toy, "ana", "end")
    return tmp_path / "tables.db", house.clock


def in_file(path) -> dict[str, set]:
    with closing(sqlite3.connect(path)) as db:
        return {shape.table: set(db.execute(f"SELECT {shape.stored} FROM {shape.table}")) for shape in SHAPES}


def in_postgres(url) -> dict[str, set]:
    with psycopg.connect(url) as db:
        rows = {shape.table: db.execute(f"SELECT {shape.stored} FROM {shape.table}").fetchall() for shape in SHAPES}
    return {table: set(found) for table, found in rows.items()}


async def test_everything_is_moved_to_postgres_played_on_there_and_moved_back(filled, postgres_url, tmp_path):
    path, clock = filled
    before = in_file(path)

    moved = await move(str(path), postgres_url, catalogue())

    assert in_postgres(postgres_url) == before == in_file(path)
    assert (moved.tables, moved.replayed) == (3, 1)
    assert moved.rows == sum(map(len, before.values()))
    async with open_house(tmp_path, database=postgres_url, clock=clock) as house:
        assert (await house.host.lobby.create("home", ANA, "toy")).id == 4
        await house.answer(2, CHO, "rock")
        await house.settle()
        assert await house.host.archive.audit(2) == ""
    after = in_postgres(postgres_url)
    await move(postgres_url, str(tmp_path / "back.db"), catalogue())
    assert in_file(tmp_path / "back.db") == after


async def test_all_that_a_server_has_beside_its_games_is_moved_there_and_back(postgres_url, tmp_path):
    path = tmp_path / "kept.db"
    path.write_bytes(lzma.decompress(NEWEST.read_bytes()))
    before = in_file(path)
    assert {row[0] for row in before["records"]} >= {
        "chronicle",
        "crown",
        "deeds",
        "hidden",
        "lesson",
        "note",
        "practice",
    }

    await move(str(path), postgres_url, catalogue())
    assert in_postgres(postgres_url) == before
    async with open_house(tmp_path, database=postgres_url, clock=HandClock(1_752_000_000.0)) as house:
        for contest in await house.host.tournaments.of("home"):
            await house.host.tournaments.end(contest.id, "ana")
        await house.settle()
        assert [each.owed.data["what"] for each in house.post.of("news")].count("called_off") == 2
    after = in_postgres(postgres_url)

    await move(postgres_url, str(tmp_path / "back.db"), catalogue())
    assert in_file(tmp_path / "back.db") == after


async def test_a_target_that_is_not_empty_and_a_source_that_is_not_there_are_refused(filled, postgres_url, tmp_path):
    path, _ = filled
    await move(str(path), postgres_url, catalogue())

    for source, target, said in (
        (str(path), postgres_url, "is not empty"),
        (str(tmp_path / "nothing.db"), postgres_url, "There is no file"),
        (postgres_url, str(path), "already"),
    ):
        with pytest.raises(StoreError, match=said):
            await move(source, target, catalogue())

    assert not (tmp_path / "nothing.db").exists()


@pytest.mark.parametrize("flaw", ["checksums", "replay", "source"])
async def test_what_cannot_be_verified_is_not_kept(filled, postgres_url, flaw, monkeypatch):
    path, _ = filled
    if flaw == "replay":
        verdict = fairness.verdict
        monkeypatch.setattr(fairness, "verdict", lambda *given: replace(verdict(*given), problem="other cards"))
    elif flaw == "checksums":
        calls = itertools.count()
        monkeypatch.setattr(moving, "_packed", lambda row: str(next(calls)).encode())
    else:
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("UPDATE seats SET kaiju = 'x' WHERE table_id = 2 AND seat = 0")
    said = {"checksums": "not the same", "replay": "does not play again", "source": "damaged: table 2"}[flaw]

    with pytest.raises(StoreError, match=said):
        await move(str(path), postgres_url, catalogue())

    assert not any(in_postgres(postgres_url).values())


def test_the_commands_work_with_a_server_or_say_why_not(postgres_url, tmp_path, capsys):
    assert commands.main(["check", postgres_url]) == 0
    assert "is sound" in capsys.readouterr().out
    for command in (["backup", postgres_url, str(tmp_path)], ["restore", postgres_url, str(tmp_path)]):
        assert commands.main(command) == 1
        assert "pg_dump" in capsys.readouterr().err
    assert commands.main(["move", str(tmp_path / "none.db"), postgres_url]) == 1
    assert "There is no file" in capsys.readouterr().err
    with psycopg.connect(postgres_url) as line:
        line.execute("INSERT INTO servers (id, facts, seal) VALUES ('home', '{}', 7)")
    assert commands.main(["check", postgres_url]) == 1
    assert "a row of servers (home)" in capsys.readouterr().err
