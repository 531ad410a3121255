"""Damage is noticed where it is, told in a sentence, and kept from everybody else's tables."""

import logging
import sqlite3
from contextlib import closing

import pytest
from msgspec.structs import replace

from table.errors import Conflict, TableDamaged
from table.models import Person
from table.people import MOST, STRANGER, People
from table.store import chain
from table.store.changes import PutTable
from table.store.rows import Entry
from table.store.sql import reading
from table.store.sql.rows import SHAPES
from table.store.sqlite import checking, sealing
from table.store.sqlite.database import SqliteDatabase
from tests.table.house import ANA, BEN, CHO, House


def harm(house: House, statement: str, *given: object) -> None:
    """Change what is stored behind the house's back, as a failing disk does."""
    house.is_harmed = True
    with closing(sqlite3.connect(house.service.services.store.path)) as db, db:
        assert db.execute(statement, given).rowcount
    house.service.services.tables.forget()


LAST = "WHERE table_id = ?1 AND version = (SELECT max(version) FROM log WHERE table_id = ?1)"
HARMS = {
    "a line": f"UPDATE log SET at = at + 1 {LAST}",
    "what was picked": f"""UPDATE log SET picks = '["paper"]' {LAST} AND picks IS NOT NULL""",
    "a text that is none": f"UPDATE log SET person = CAST(x'ff41' AS TEXT) {LAST}",
    "JSON that is none": f"UPDATE log SET data = '{{' {LAST}",
    "the middle of the log": f"DELETE FROM log {LAST.replace('max', 'min')}",
    "the end of the log": f"DELETE FROM log {LAST}",
    "what was taken back": f"UPDATE log SET undone = 9 {LAST}",
    "the position": "UPDATE tables SET position = substr(position, 1, 9) WHERE id = ?",
    "the state": "UPDATE tables SET status = 'finished' WHERE id = ?",
    "an option": "UPDATE tables SET options = '[' WHERE id = ?",
    "a seat": "UPDATE seats SET kaiju = kaiju || 'x' WHERE table_id = ? AND seat = 0",
    "a deadline": "UPDATE dues SET deadline = deadline + 64 WHERE table_id = ? AND deadline IS NOT NULL",
    "a place": "UPDATE message_refs SET reference = 'elsewhere' WHERE table_id = ?",
}


@pytest.mark.parametrize("statement", HARMS.values(), ids=HARMS)
async def test_a_damaged_table_is_put_aside_alone_and_told_with_its_backup(house: House, statement, caplog):
    bad, fine = await house.toy(ANA, BEN), await house.toy(ANA, BEN)
    for table in (bad, fine):
        await house.answer(table, ANA, "rock")
    await house.settle()
    good = await house.service.back_up()
    harm(house, statement, bad)
    caplog.clear()

    for verb in (
        house.host.read.look,
        house.host.read.outline,
        house.host.read.log,
        house.host.archive.audit,
        house.host.archive.export,
    ):
        with pytest.raises(TableDamaged, match=r"damaged since move \d+; the admin can restore it from the backup of"):
            await verb(bad)
    with pytest.raises(TableDamaged):
        await house.host.play.act(bad, "ben", ("rock",), 1)

    told = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [(good.name in record.message, record.exc_info) for record in told] == [(True, None)]
    assert {one.id for one in await house.host.read.tables_in("home")} >= {fine}
    await house.answer(fine, BEN, "rock")
    assert await house.host.archive.audit(fine) == ""
    assert (await house.service.health()).damaged == 1


async def test_the_move_since_which_a_table_is_damaged_is_named(house: House):
    table = await house.toy(ANA, BEN)
    await house.answer(table, ANA, "rock")
    versions = [entry.version for entry in await house.service.services.store.entries(table)]
    harm(house, "UPDATE log SET kind = 'x' WHERE table_id = ? AND version = ?", table, versions[-1])

    with pytest.raises(TableDamaged) as caught:
        await house.host.read.look(table)

    assert versions[-2] < caught.value.since <= versions[-1]
    assert "no backup has it whole" in str(caught.value)


async def test_what_is_due_and_owed_at_a_damaged_table_holds_up_nobody_and_leaves_no_trace(house: House, caplog):
    bad, fine = await house.toy(ANA, BEN), await house.toy(ANA, BEN)
    harm(house, "UPDATE tables SET host = 'x' WHERE id = ?", bad)

    class Looking:
        async def deliver(self, delivery):
            await house.host.read.look(delivery.table)
            return await house.post.deliver(delivery)

    house.service.courier._deliverer = Looking()
    house.clock.at += 80_000
    await house.settle()
    await house.settle()

    assert {delivery.table for delivery in house.post.got} == {fine}
    assert {delivery.table for delivery in house.post.of("reminder")} == {fine}
    assert [record.message for record in caplog.records if record.exc_info] == []
    assert sum(f"table {bad} is damaged" in record.message for record in caplog.records) == 1


async def test_the_audit_finds_what_nobody_looks_at_and_counts_it(house: House, caplog):
    tables = [await house.toy(ANA, BEN) for _ in range(4)]
    await house.settle()
    harm(house, "UPDATE seats SET last_act = 99 WHERE table_id = ? AND seat = 1", tables[2])
    harm(house, "UPDATE people SET zone = 'Nowhere' WHERE id = 'ana'")
    caplog.set_level(logging.INFO)

    await house.service.auditor.audit()

    health = await house.service.health()
    assert (health.damaged, health.flaws) == (1, ())
    assert health.audited > 0
    assert "audit of 4 tables" in caplog.text
    assert "a row of people (ana)" in caplog.text
    with pytest.raises(TableDamaged):
        await house.host.read.look(tables[2])
    assert (await house.host.read.look(tables[1])).table.status == "running"


async def test_a_flaw_of_an_index_is_found_by_the_audit(house: House):
    for _ in range(3):
        await house.toy(ANA, BEN)
    house.is_harmed = True
    with closing(sqlite3.connect(house.service.services.store.path)) as db, db:
        db.execute("PRAGMA writable_schema = ON")
        db.execute("UPDATE sqlite_master SET sql = replace(sql, '(at)', '(since)') WHERE name = 'dues_by_time'")

    await house.service.auditor.audit()

    assert (await house.service.health()).flaws


async def test_a_message_that_cannot_be_read_is_dropped_by_the_audit(house: House):
    table = await house.toy(ANA, BEN)
    harm(house, "UPDATE outbox SET person = 'cho' WHERE kind = 'ping' AND table_id = ?", table)
    await house.settle()
    assert not [ping for ping in house.post.of("ping") if ping.owed.person == "cho"]

    await house.service.auditor.audit()

    house.is_harmed = False  # it is gone, and nothing else was touched
    assert (await house.host.read.look(table)).table.status == "running"


async def test_a_person_whose_row_is_damaged_begins_anew(house: House):
    await house.host.lobby.create("home", ANA, "toy")
    harm(house, "UPDATE people SET name = 'Anna' WHERE id = 'ana'")
    house.service.services.people.forget("ana")

    assert (await house.host.people.person("ana")).name == STRANGER
    await house.host.lobby.create("home", ANA, "toy")
    assert (await house.service.services.store.person("ana")) == ANA
    house.is_harmed = False


async def test_damage_is_not_made_good_by_what_is_written_over_it(house: House):
    table = await house.toy(ANA, BEN)
    harm(house, "UPDATE dues SET deadline = deadline + 64 WHERE table_id = ? AND deadline IS NOT NULL", table)

    house.clock.at += 5_000  # all deadlines move
    await house.service.keeper.beat()

    with pytest.raises(TableDamaged):
        await house.host.read.look(table)


async def test_a_log_stays_a_chain_when_somebody_in_it_is_forgotten(house: House):
    table = await house.toy(ANA, BEN, CHO)
    await house.sign(table, ANA, BEN)
    await house.host.admin.replace_player(table, 1, Person("dan", "Dan"), CHO)
    before = await house.service.services.store.load(table)

    await house.host.people.forget("ben")

    after = await house.service.services.store.load(table)
    assert before
    assert after
    assert after.row.head != before.row.head
    assert all(entry.person != "ben" for entry in await house.service.services.store.entries(table))
    with pytest.raises(Conflict):  # somebody who acts on what they read before comes too late
        await house.service.services.store.write([PutTable(before.row, after.row.version, before.row.head)])


def test_a_digest_depends_on_everything_in_a_line_and_on_the_line_before():
    line = Entry(1, 7, 5.0, "act", 1, "ana", "human", "sign", 3, ("rock",), b"events", False, None, {"time": 1.5})
    others = [
        replace(line, **change)
        for change in (
            {"version": 8}, {"at": 5.5}, {"kind": "undo"}, {"seat": 2}, {"person": "ben"}, {"by": "order"},
            {"ask": "x"}, {"question": 4}, {"picks": ("paper",)}, {"picks": None}, {"events": b""}, {"reveals": True},
            {"data": {}},
        )
    ]  # fmt: skip

    digests = {chain.digest(previous, one) for one in (line, *others) for previous in (b"", b"x")}

    assert len(digests) == 2 * (1 + len(others))


def test_every_column_is_covered_by_a_seal():
    free = {"outbox": {"id", "due", "revision", "tries", "error"}, "log": set()}
    for shape in SHAPES:
        values = list(range(len(shape.all)))
        moved = [[*values[:at], -5, *values[at + 1 :]] for at in range(len(values))]
        loose = {shape.all[at] for at, other in enumerate(moved) if shape.seal(*other) == shape.seal(*values)}
        if shape.table == "log":  # what the digest covers
            assert loose == set(shape.all) - {"digest", "undone"}
        else:
            assert loose == free.get(shape.table, set())


def test_what_the_start_reads_does_not_grow_with_the_tables_that_are_over(tmp_path):
    work = []
    for count in (10, 1_000):
        with closing(sqlite3.connect(tmp_path / f"{count}.db", isolation_level=None)) as db:
            checking.migrate(db, lambda: None)
            sealing.prepare(db)
            columns = [row[1] for row in db.execute("PRAGMA table_info(tables)")]
            values = ["?" if name == "id" else "'finished'" if name == "status" else "''" for name in columns]
            db.executemany(f"INSERT INTO tables VALUES ({', '.join(values)})", [(n,) for n in range(1, count)])
            steps = 0

            def step() -> int:
                nonlocal steps
                steps += 1
                return 0

            db.set_progress_handler(step, 1)
            reading.counters(SqliteDatabase(db))
            reading.outdated(SqliteDatabase(db), {"toy": 1}, ())
            checking.commits(db)
            checking._sampled(db)
            reading.next_due(SqliteDatabase(db), 0.0)
            reading.owed(SqliteDatabase(db), 0.0, 64)
            db.set_progress_handler(None, 1)
            work.append(steps)

    assert work[1] < work[0] * 1.5


def test_the_games_by_other_rules_are_found_without_looking_at_those_that_are_over(tmp_path):
    db = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    checking.migrate(db, lambda: None)
    said: list[str] = []
    db.set_trace_callback(said.append)
    reading.outdated(SqliteDatabase(db), {"toy": 1}, ())
    db.set_trace_callback(None)
    plans = [row[3] for statement in said for row in db.execute("EXPLAIN QUERY PLAN " + statement)]
    db.close()

    assert plans == ["SCAN tables USING INDEX tables_running"]  # which holds the running ones alone


async def test_people_who_sit_at_no_table_in_use_are_not_kept_in_memory_for_ever(house: House):
    table = await house.toy(ANA, BEN)
    people: People = house.service.services.people
    await people.fetch(f"passer-by-{number}" for number in range(MOST + 50))

    house.service.services.tables.cool_down(1e9)

    assert len(people._known) <= MOST
    assert {"ana", "ben"} <= set(people._known)
    assert (await house.host.read.look(table)).table.seats[0].name == "Ana"


async def test_what_is_read_after_damage_was_found_is_of_today(house: House):
    bad, fine = await house.toy(ANA, BEN), await house.toy(ANA, BEN)
    harm(house, "UPDATE seats SET kaiju = 'x' WHERE table_id = ? AND seat = 0", bad)
    found = []
    for _ in range(3):
        with pytest.raises(TableDamaged) as caught:
            await house.service.services.store.load(bad)
        found.append(caught)  # with everything that was under way

    await house.answer(fine, ANA, "rock")

    assert len(await house.service.services.store.entries(fine)) == 2
