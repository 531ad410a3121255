"""Damage is noticed where it is, told in a sentence, and kept from everybody else's tables."""

import logging
import sqlite3
from contextlib import closing

import pytest
from msgspec.structs import replace

from table import __main__ as commands
from table.errors import Conflict, NoSuchTable, StoreDamaged, StoreError, TableDamaged
from table.models import Person
from table.people import MOST, STRANGER, People
from table.store import chain
from table.store.changes import Beat, PutTable
from table.store.rows import Entry
from table.store.sqlite import checking, mark, open_store, reading, sealing
from table.store.sqlite.rows import SHAPES
from tests.table.house import ANA, BEN, CHO, House, open_house


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
        values = list(range(len(shape._all)))
        moved = [[*values[:at], -5, *values[at + 1 :]] for at in range(len(values))]
        loose = {shape._all[at] for at, other in enumerate(moved) if shape.seal(*other) == shape.seal(*values)}
        if shape.table == "log":  # what the digest covers
            assert loose == set(shape._all) - {"digest", "undone"}
        else:
            assert loose == free.get(shape.table, set())


async def test_a_file_from_before_gets_its_seals_and_chains_and_they_are_right(tmp_path):
    from tests.table.house import make_older

    async with open_house(tmp_path) as house:
        table = await house.toy(ANA, BEN)
        await house.answer(table, ANA, "rock")
        head = (await house.service.services.store.load(table)).row.head  # type: ignore[union-attr]
    with sqlite3.connect(tmp_path / "tables.db") as db:
        make_older(db, 11)
    db.close()

    async with open_house(tmp_path, clock=house.clock) as house:
        assert (await house.service.services.store.load(table)).row.head == head  # type: ignore[union-attr]
        await house.answer(table, BEN, "rock")
        assert await house.host.archive.audit(table) == ""


async def test_one_table_is_restored_from_a_backup_and_plays_on(tmp_path, capsys):
    path = tmp_path / "tables.db"
    async with open_house(tmp_path) as house:
        bad, fine = await house.toy(ANA, BEN), await house.toy(ANA, BEN)
        await house.host.messages.place(bad, channel="17")
        good = await house.service.back_up()
        for table in (bad, fine):
            await house.answer(table, ANA, "rock")
        await house.wait(3_000)
        left = (await house.host.read.look(bad)).waiting[-1].deadline - house.clock.at
        harm(house, "UPDATE tables SET position = x'00' WHERE id = ?", bad)

    assert commands.main(["check", str(path)]) == 1
    assert f"table {bad} since move" in capsys.readouterr().err
    assert commands.main(["restore-table", str(path), str(good), str(bad)]) == 0
    assert commands.main(["check", str(path)]) == 0
    async with open_house(tmp_path, clock=house.clock) as house:
        look = await house.host.read.look(bad)
        assert look.sealed == ()
        assert len(look.waiting) == 2
        assert look.waiting[0].deadline - house.clock.at >= left  # nobody pays for the time since the backup
        assert (await house.host.read.look(fine)).sealed == (0,)
        assert (await house.host.messages.places(bad))["channel"] == "17"
        await house.answer(bad, ANA, "paper")
        assert await house.host.archive.audit(bad) == ""
        await house.settle()
        assert bad in {delivery.table for delivery in house.post.of("panel")}


async def test_a_table_that_a_backup_does_not_have_sound_is_not_restored(tmp_path, capsys):
    async with open_house(tmp_path) as house:
        table = await house.toy(ANA, BEN)
        harm(house, "UPDATE tables SET host = 'x' WHERE id = ?", table)
        bad = await house.service.back_up()
    path = str(tmp_path / "tables.db")

    assert commands.main(["restore-table", path, str(bad), str(table)]) == 1
    assert commands.main(["restore-table", path, str(bad), "99"]) == 1
    assert commands.main(["restore-table", path, str(bad), "x"]) == 1
    told = capsys.readouterr().err.splitlines()
    assert ["is damaged in" in told[0], "There is no table 99" in told[1], "no number" in told[2]] == [True] * 3


async def test_a_database_behind_its_mark_is_refused_until_that_is_accepted(tmp_path, capsys):
    path = tmp_path / "tables.db"
    async with open_house(tmp_path) as house:
        await house.toy(ANA, BEN)
        copy = await house.service.back_up()
        lobby = (await house.host.lobby.create("home", ANA, "toy")).id
    assert commands.main(["accept", str(path)]) == 0
    assert commands.main(["accept", str(path)]) == 1  # nothing more to accept
    async with open_house(tmp_path) as house:
        assert (await house.host.read.look(lobby)).table.status == "lobby"
    path.write_bytes(copy.read_bytes())  # by hand, not by the command that restores

    with pytest.raises(StoreDamaged, match=r"lacks the last \d+ commits.*restore.*accept"):
        await open_store(path)
    path.unlink()
    with pytest.raises(StoreDamaged, match="is missing"):
        await open_store(path)

    assert commands.main(["restore", str(path), str(copy)]) == 0
    async with open_house(tmp_path) as house:
        with pytest.raises(NoSuchTable):
            await house.host.read.look(lobby)


@pytest.mark.parametrize("left", [b"", b"nonsense", b"00000000000000000099 0000000001\n", b"0000000000"])
async def test_a_mark_that_is_behind_torn_or_unreadable_raises_no_alarm(tmp_path, left):
    path = tmp_path / "tables.db"
    async with open_house(tmp_path) as house:
        await house.toy(ANA, BEN)
    known = mark.read(path)
    mark.place(path).write_bytes(left)

    async with open_house(tmp_path) as house:
        assert mark.read(path) >= known  # and it goes on from what the database knows
        await house.toy(ANA, BEN)


async def test_the_mark_follows_every_commit(tmp_path):
    store = await open_store(tmp_path / "tables.db")
    marks = []
    for number in range(3):
        await store.write([Beat(float(number))])
        marks.append(mark.read(tmp_path / "tables.db"))
    await store.close()

    assert marks == [1, 2, 3]


async def test_a_damaged_schema_is_refused(tmp_path):
    path = tmp_path / "tables.db"
    async with open_house(tmp_path) as house:
        await house.toy(ANA, BEN)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("ALTER TABLE people RENAME COLUMN board TO bored")

    with pytest.raises(StoreError, match="schema"):
        await open_store(path)


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
            reading.counters(db)
            reading.outdated(db, {"toy": 1}, ())
            checking.commits(db)
            checking._sampled(db)
            reading.next_due(db, 0.0)
            reading.owed(db, 0.0, 64)
            db.set_progress_handler(None, 1)
            work.append(steps)

    assert work[1] < work[0] * 1.5


def test_the_games_by_other_rules_are_found_without_looking_at_those_that_are_over(tmp_path):
    db = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    checking.migrate(db, lambda: None)
    said: list[str] = []
    db.set_trace_callback(said.append)
    reading.outdated(db, {"toy": 1}, ())
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
