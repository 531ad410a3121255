"""The SQLite store's own promises: one process, groups, checked, migrated, backed up and put back."""

import asyncio
import re
import sqlite3

import pytest

from table import __main__ as commands
from table.errors import StoreBusy, StoreClosed, StoreDamaged, StoreError, StoreInUse
from table.models import Person
from table.people import with_vacation
from table.store import opening
from table.store.backups import copying
from table.store.backups import rotation as backup
from table.store.changes import Beat, PutTable, Retime
from table.store.rows import TableRow
from table.store.sql import personal, reading
from table.store.sqlite import checking, open_store, sealing
from table.store.sqlite.committing import write_group
from table.store.sqlite.database import SqliteDatabase
from tests.table.house import ANA, BEN, START, House, open_house

ROW = TableRow(1, "home", "toy", "lobby", "ana", 1.0)


@pytest.fixture
async def store(tmp_path):
    one = await open_store(tmp_path / "tables.db", backups=tmp_path / "backups", patience=0.1)
    yield one
    await one.close()


async def test_what_waits_together_is_committed_together(store):
    before = store.commits
    await asyncio.gather(*(store.write([Beat(float(number))]) for number in range(200)))

    assert store.commits - before < 20
    assert (await store.counters()).beat == 199.0


async def test_a_second_opening_of_the_same_file_is_refused(store, tmp_path):
    with pytest.raises(StoreInUse, match="already works on"):
        await open_store(tmp_path / "tables.db")


@pytest.mark.parametrize("name", ["mysql://kaiju:s3cret@db/kaiju", "sqlite:///kaiju.db", "POSTGRESQL://u:s3cret@db/x"])
async def test_an_address_of_another_kind_of_server_is_no_name_of_a_file(tmp_path, name, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StoreError, match=r"a path or postgresql://…") as refused:
        await opening.open_store(name, backups=tmp_path / "backups")
    with pytest.raises(StoreError):
        await opening.check_store(name)
    assert commands.main(["check", name]) == 1
    assert "s3cret" not in str(refused.value) + capsys.readouterr().err
    assert not list(tmp_path.iterdir())


async def test_links_that_lead_in_a_circle_are_one_sentence(tmp_path):
    for one, other in (("one.db", "two.db"), ("two.db", "one.db")):
        (tmp_path / one).symlink_to(tmp_path / other)
    with pytest.raises(StoreError):
        await opening.open_store(tmp_path / "one.db", backups=tmp_path / "backups")


@pytest.mark.parametrize("start", range(len(checking.scripts()) + 1))
async def test_a_file_of_any_earlier_version_is_brought_up_to_date(tmp_path, start):
    path = tmp_path / "old.db"
    db = sqlite3.connect(path)
    checking.migrate(db, lambda: None, upto=start)
    if start:
        columns = "id, name, locale, ping, zone, quiet_from, quiet_to, vacation_until, vacation_year, vacation_days"
        db.execute(f"INSERT INTO people ({columns}) VALUES ('ana', 'Ana', 'en', 'dm', 'UTC', 0, 0, 0, 0, 0)")
        if start == len(checking.scripts()):
            sealing.seal_everything(db)
        db.commit()
    db.close()

    one = await open_store(path, backups=tmp_path / "backups")
    person = await one.person("ana")
    await one.close()

    assert person == (Person("ana", "Ana", "en", "dm") if start else None)
    assert _schema(path) == _schema_of_new(tmp_path)
    copies = backup.kept(tmp_path / "backups")
    assert len(copies) == (1 if 0 < start < len(checking.scripts()) else 0)


def test_an_update_that_fails_halfway_leaves_the_file_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "old.db"
    known = checking.scripts()
    db = sqlite3.connect(path)
    checking.migrate(db, lambda: None, upto=5)
    db.close()
    before = _schema(path)
    monkeypatch.setattr(checking, "scripts", lambda: [*known[:-1], (known[-1][0], "CREATE TABLE;")])

    db = sqlite3.connect(path)
    with pytest.raises(sqlite3.OperationalError):
        checking.migrate(db, lambda: None)
    db.close()

    assert before[0] == 5
    assert _schema(path) == before


async def test_who_had_boards_for_a_phone_has_tall_pictures(tmp_path):
    path = tmp_path / "old.db"
    db = sqlite3.connect(path)
    checking.migrate(db, lambda: None, upto=6)
    columns = "id, name, locale, ping, zone, quiet_from, quiet_to, vacation_until, vacation_year, vacation_days, board"
    for name, board in (("ana", "phone"), ("ben", "wide")):
        db.execute(f"INSERT INTO people ({columns}) VALUES ('{name}', '', '', 'dm', 'UTC', 0, 0, 0, 0, 0, '{board}')")
    db.commit()
    db.close()

    one = await open_store(path)
    forms = [person.board for name in ("ana", "ben") if (person := await one.person(name))]
    await one.close()

    assert forms == ["tall", "wide"]


def _schema(path) -> tuple[int, set[str]]:
    db = sqlite3.connect(path)
    try:
        parts = {row[0] for row in db.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")}
        return checking.version(db), parts
    finally:
        db.close()


def _schema_of_new(tmp_path) -> tuple[int, set[str]]:
    path = tmp_path / "new.db"
    db = sqlite3.connect(path)
    checking.migrate(db, lambda: None)
    db.close()
    return _schema(path)


async def test_a_file_of_a_later_version_is_refused(tmp_path):
    path = tmp_path / "later.db"
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 99")
    db.close()

    with pytest.raises(StoreError, match="update"):
        await open_store(path)


async def test_a_file_locked_by_another_program_is_waited_for_then_told(store, tmp_path):
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        with pytest.raises(StoreBusy, match="keeps the file locked"):
            await store.write([Beat(1.0)])
        assert (await store.counters()).beat is None  # reading goes on
    finally:
        other.execute("ROLLBACK")
        other.close()
    await store.write([Beat(2.0)])
    assert (await store.counters()).beat == 2.0


async def test_backups_are_made_rotated_checked_and_put_back(tmp_path, capsys):
    async with open_house(tmp_path) as house:
        table = await house.toy(ANA, BEN)
        first = await house.service.back_up()
        await house.answer(table, ANA, "rock")
        second = await house.service.back_up()
        await house.answer(table, BEN, "rock")
    assert backup.kept(tmp_path / "backups") == [second, first]
    second.write_bytes(b"not a database at all, but long enough to be read as one" * 40)

    path = tmp_path / "tables.db"
    assert commands.main(["check", str(path)]) == 0
    assert commands.main(["restore", str(path), str(tmp_path / "backups")]) == 0

    assert str(first) in capsys.readouterr().out
    async with open_house(tmp_path, clock=house.clock) as house:
        assert (await house.host.read.look(table)).sealed == ()
        assert await house.host.archive.audit(table) == ""
    assert len(list(tmp_path.glob("tables.db.damaged-*"))) >= 1
    assert await asyncio.to_thread(commands.main, ["backup", str(path), str(tmp_path / "more")]) == 0
    backup.rotate(tmp_path / "backups", copying.flaw_of, keep=1)
    assert backup.kept(tmp_path / "backups") == [second, first], "a damaged one is not counted"


async def test_who_comes_after_closing_is_told_so(tmp_path):
    store = await open_store(tmp_path / "tables.db")
    await store.close()

    with pytest.raises(StoreClosed):
        await store.person("ana")
    with pytest.raises(StoreError):
        await store.write([PutTable(ROW, None)])


async def test_a_damaged_page_is_found_at_the_start_and_the_newest_good_backup_named(tmp_path):
    async with open_house(tmp_path) as house:
        for _ in range(5):
            await house.war(ANA, computers=2)
        good = await house.service.back_up()
    path = tmp_path / "tables.db"
    spoil(path)

    with pytest.raises(StoreDamaged, match="damaged") as caught:
        await open_store(path, backups=tmp_path / "backups")

    assert caught.value.backup == good
    assert commands.main(["check", str(path)]) == 1
    assert commands.main(["restore", str(path), str(good)]) == 0
    async with open_house(tmp_path) as house:
        assert [await house.host.archive.audit(table) for table in range(1, 6)] == [""] * 5


def spoil(path) -> None:
    """Overwrite pages in the middle of the file."""
    blob = bytearray(path.read_bytes())
    for page in range(2, len(blob) // 4096):
        blob[page * 4096 : page * 4096 + 512] = b"\xa5" * 512
    path.write_bytes(bytes(blob))


async def test_a_damaged_position_stops_its_own_table_only(house: House):
    from table.errors import Unplayable

    bad, fine = await house.toy(ANA, BEN), await house.toy(ANA, BEN)
    store = house.service.services.store
    stored = await store.load(bad)
    from msgspec.structs import replace

    row = replace(stored.row, position=stored.row.position[:-1] + b"\x00")
    await store.write([PutTable(row, row.version)])
    house.service.services.tables.forget()

    with pytest.raises(Unplayable, match="checksum"):
        await house.host.read.look(bad)
    await house.answer(fine, ANA, "rock")
    house.clock.at += 80_000
    await house.service.keeper.drain()  # the bad one cannot be reminded of; the good one is
    await house.service.courier.drain()
    assert {d.table for d in house.post.of("reminder")} == {fine}


@pytest.mark.parametrize(
    "job",
    [
        lambda db: reading.tables_of(SqliteDatabase(db), "ana"),
        lambda db: personal.known_of(SqliteDatabase(db), "ana"),
        lambda db: personal.answered(SqliteDatabase(db), "ana", 1.0),
        lambda db: personal.responses(SqliteDatabase(db), ["ana"], 1.0),
        lambda db: personal.begun(SqliteDatabase(db), ["ana", "ben"], "toy", 9),
        lambda db: write_group(db, [[Retime(ANA, with_vacation(ANA, START, 3), START)]]),
    ],
    ids=["tables_of", "known_of", "answered", "responses", "begun", "vacation"],
)
def test_the_seats_of_a_person_are_found_without_looking_at_everybodys(tmp_path, job):
    db = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    checking.migrate(db, lambda: None)
    sealing.prepare(db)
    said: list[str] = []
    db.set_trace_callback(said.append)
    job(db)
    db.set_trace_callback(None)

    asked = [statement for statement in said if re.search(r"\bseats\b", statement)]
    plans = [row[3] for statement in asked for row in db.execute("EXPLAIN QUERY PLAN " + statement)]
    db.close()
    assert any("INDEX seats_by_person" in line for line in plans), plans
    assert not [line for line in plans if re.match(r"SCAN (s|seats|t|tables|d|dues|l)\b", line)]
