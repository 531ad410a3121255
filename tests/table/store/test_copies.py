"""Continuous copies: a base and what followed it; whole at every moment, restorable to a moment, in nobody's way."""

import asyncio
import logging
import shutil
import sqlite3
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from table import __main__ as commands
from table.errors import StoreDamaged, StoreError
from table.models import Person
from table.settings import Settings
from table.store.backups import copying, pages
from table.store.backups import rotation as backup
from table.store.backups.copies import Copies
from table.store.changes import AddEntry, Beat, EraseTable, PutPerson, PutTable
from table.store.rows import Entry, TableRow
from table.store.sqlite import open_store
from table.store.sqlite.committing import write_group
from tests.local.conftest import until
from tests.table.house import ANA, BEN, House, Postbox, serving


@pytest.fixture
async def store(tmp_path):
    one = await open_store(tmp_path / "tables.db", copies=tmp_path / "copies", patience=0.1)
    yield one
    await one.close()


@pytest.fixture
def copies(store, tmp_path) -> Copies:
    return Copies(store, tmp_path / "copies", every=0.01, base_every=3600)


async def add(store, *names: str) -> None:
    for name in names:
        await store.write([PutPerson(Person(name, name.title()))])


def content(path: Path) -> list[str]:
    db = sqlite3.connect(path)
    try:
        return list(db.iterdump())
    finally:
        db.close()


def restored(tmp_path: Path, at: float | None = None) -> Path:
    put_back = tmp_path / "put-back.db"
    backup.restore(put_back, tmp_path / "copies", copying.flaw_of, at)
    return put_back


async def test_a_copy_holds_everything_that_was_committed_before_it(store, copies, tmp_path):
    await add(store, "ana")
    await copies.keep_up()
    await add(store, "ben", "cho")
    await copies.keep_up()

    assert content(restored(tmp_path)) == content(tmp_path / "tables.db")
    assert copies.fault == ""


async def test_a_copy_follows_through_checkpoints_growth_and_deletion(store, copies, tmp_path):
    await copies.keep_up()
    for table in range(1, 41):
        lines = [Entry(table, number, 1.0, "line", data={"text": "x" * 3_000}) for number in range(40)]
        await store.write([PutTable(TableRow(table, "home", "toy", "lobby", "ana", 1.0), None), *map(AddEntry, lines)])
        if table % 5 == 0:
            await copies.keep_up()
            assert content(restored(tmp_path)) == content(tmp_path / "tables.db")
    log_size = (tmp_path / "tables.db-wal").stat().st_size
    assert (tmp_path / "tables.db").stat().st_size > 20 * 40 * 3_000, "the log has started over meanwhile"
    assert log_size < (tmp_path / "tables.db").stat().st_size
    assert len(backup.kept(tmp_path / "copies")) == 1, "one base was enough"
    await store.write([EraseTable(table) for table in range(2, 41)])
    await copies.keep_up()

    assert content(restored(tmp_path)) == content(tmp_path / "tables.db")


async def test_a_group_that_fails_and_one_that_changes_nothing_leave_the_copy_right(store, copies, tmp_path):
    await copies.keep_up()
    entry = AddEntry(Entry(1, 1, 1.0, "a"))
    for _ in range(3):
        with pytest.raises(StoreError):
            await store.write([PutPerson(Person("never", "N")), entry, entry])
        await add(store, "ana")
        await store.write([])
    await copies.keep_up()

    assert content(restored(tmp_path)) == content(tmp_path / "tables.db")


async def test_what_another_program_writes_leads_to_a_new_base(store, copies, tmp_path):
    await add(store, "ana")
    await copies.keep_up()
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("PRAGMA wal_autocheckpoint = 1")
    other.execute("UPDATE people SET name = 'Other'")
    other.close()
    await add(store, "ben")
    await copies.keep_up()

    assert len(backup.kept(tmp_path / "copies")) == 2
    assert content(restored(tmp_path)) == content(tmp_path / "tables.db")


async def test_a_commit_that_failed_half_way_leads_to_a_new_base(store, copies, tmp_path, monkeypatch):
    await copies.keep_up()

    def failing(db, group, number):
        write_group(db, group, number)
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("table.store.sqlite.store.write_group", failing)
    with pytest.raises(StoreError):
        await add(store, "ana")
    monkeypatch.setattr("table.store.sqlite.store.write_group", write_group)
    await add(store, "ben")
    await copies.keep_up()

    assert content(restored(tmp_path)) == content(tmp_path / "tables.db")


async def test_any_moment_that_was_copied_can_be_restored(store, copies, tmp_path, capsys):
    seen: list[tuple[float, list[str]]] = []
    for number in range(12):
        if number == 6:
            copies._base_every = 0.0  # one more base in between
        await add(store, f"p{number}")
        await copies.keep_up()
        copies._base_every = 3600
        seen.append((time.time(), content(tmp_path / "tables.db")))
    assert len(backup.kept(tmp_path / "copies")) == 2

    for moment, expected in seen:
        assert content(restored(tmp_path, moment)) == expected
    moment, expected = seen[3]
    given = datetime.fromtimestamp(moment, UTC).isoformat(sep=" ")
    assert commands.main(["restore", str(tmp_path / "x.db"), str(tmp_path / "copies"), "--at", given]) == 0
    assert "as it was at" in capsys.readouterr().out
    assert content(tmp_path / "x.db") == expected
    with pytest.raises(StoreError, match="no good backup from before"):
        restored(tmp_path, seen[0][0] - 3600)


async def test_a_damaged_part_of_the_copy_ends_it_there_and_a_damaged_base_leaves_the_one_before(
    store, copies, tmp_path
):
    seen = []
    for number in range(4):
        await add(store, f"p{number}")
        await copies.keep_up()
        seen.append(content(tmp_path / "tables.db"))
    (base,) = backup.kept(tmp_path / "copies")
    parts = pages.of_base(base)
    spoilt = bytearray(parts[2].read_bytes())
    spoilt[-1] ^= 1
    parts[2].write_bytes(bytes(spoilt))
    assert content(restored(tmp_path)) == seen[2]
    parts[1].unlink()
    assert content(restored(tmp_path)) == seen[1]
    copies._base_every = 0.0
    await copies.keep_up()
    newest = backup.kept(tmp_path / "copies")[0]
    assert newest != base
    newest.write_bytes(newest.read_bytes()[:5_000])

    assert content(restored(tmp_path)) == seen[1]


async def test_a_target_that_cannot_be_written_is_told_once_and_taken_up_again(store, copies, tmp_path, caplog):
    caplog.set_level(logging.WARNING)
    folder = tmp_path / "copies"
    await copies.keep_up()
    shutil.rmtree(folder)
    folder.write_text("in the way")
    for name in ("ana", "ben", "cho"):
        await add(store, name)  # play goes on
        await copies.keep_up()
        assert copies.fault
    folder.unlink()
    await copies.keep_up()

    assert copies.fault == ""
    assert content(restored(tmp_path)) == content(tmp_path / "tables.db")
    told = [record.getMessage() for record in caplog.records if record.name == "table.store.backups.copies"]
    assert [line.partition(str(folder))[2].split(":")[0].strip() for line in told] == [
        "cannot be written",
        "is written again",
    ]


async def test_a_disk_that_is_not_mounted_is_not_taken_for_an_empty_one(store, tmp_path):
    copies = Copies(store, tmp_path / "mount" / "copies", every=0.01, base_every=3600)

    await copies.keep_up()

    assert "mount" in copies.fault
    assert not (tmp_path / "mount").exists()


async def test_more_changes_than_fit_into_memory_lead_to_a_new_base(store, copies, tmp_path, monkeypatch):
    await copies.keep_up()
    monkeypatch.setattr("table.store.backups.frames.MOST_PAGES", 4)
    for number in range(20):
        await add(store, *(f"{number}-{each}-{'x' * 300}" for each in range(5)))
    monkeypatch.undo()
    await copies.keep_up()

    assert len(backup.kept(tmp_path / "copies")) == 2
    assert content(restored(tmp_path)) == content(tmp_path / "tables.db")


async def test_a_new_base_under_load_misses_nothing(store, copies, tmp_path):
    stop = asyncio.Event()

    async def write_on(who: str) -> None:
        number = 0
        while not stop.is_set():
            number += 1
            await add(store, f"{who}-{number}")

    writers = [asyncio.create_task(write_on(who)) for who in ("ana", "ben", "cho")]
    for _ in range(15):
        copies._base_every = 0.0
        await copies.keep_up()
        assert copies.fault == ""
        put_back = restored(tmp_path)
        assert copying.flaw_of(put_back) == ""
    stop.set()
    await asyncio.gather(*writers)
    copies._base_every = 3600
    await copies.keep_up()

    assert content(restored(tmp_path)) == content(tmp_path / "tables.db")


def made(folder: Path, hours: float) -> Path:
    moment = datetime.fromtimestamp(2e9 + 3600 * hours, UTC)
    path = folder / f"{moment:%Y%m%dT%H%M%S%f}-base.db"
    path.touch()
    (folder / pages.file_name(path.stem, 1)).touch()
    return path


def test_a_bot_that_restarts_all_the_time_fills_no_disk_and_loses_no_history(tmp_path):
    days = [made(tmp_path, 6 * number) for number in range(30)]
    crashes = [made(tmp_path, 6 * 30 + number / 60) for number in range(50)]

    backup.thin_out(tmp_path)

    left = backup.kept(tmp_path)
    assert left[:4] == crashes[:-5:-1]
    assert set(days[-8:]) <= set(left)
    assert len(left) == backup.MOST_BASES
    assert len(list(tmp_path.glob("*.pages"))) == len(left)


async def test_a_house_keeps_its_copy_by_itself_and_brings_it_up_to_date_when_it_closes(tmp_path):
    settings = Settings(copy_every=0.01)
    folder = tmp_path / "copies"
    async with asyncio.timeout(60):
        async with serving(tmp_path / "t.db", Postbox(), copies=folder, settings=settings) as service:
            await until(lambda: service.upkeep.copies.copied)
            house = House(service, None, None)
            for _ in range(3):
                table = await house.toy(ANA, BEN)
            await house.answer(table, ANA, "rock")
            assert (await service.health()).copied is not None
    assert content(restored(tmp_path)) == content(tmp_path / "t.db")


async def test_nothing_begins_empty_beside_a_copy_that_holds_games(tmp_path):
    settings = Settings(copy_every=0.01)
    async with serving(
        tmp_path / "t.db",
        Postbox(),
        copies=tmp_path / "copies",
        settings=settings,
        is_running=False,
    ) as service:
        await House(service, None, None).toy(ANA, BEN)
        await service.upkeep.copies.keep_up()
    (tmp_path / "t.db").unlink()

    with pytest.raises(StoreDamaged, match="holds 1 tables"):
        await open_store(tmp_path / "t.db", copies=tmp_path / "copies")


async def test_a_reader_in_the_way_is_waited_out(store, copies, tmp_path):
    await store.write([Beat(1.0)])
    reader = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM meta").fetchall()
    await copies.keep_up()
    assert "reads the file" in copies.fault
    reader.execute("COMMIT")
    reader.close()

    await copies.keep_up()

    assert copies.fault == ""
