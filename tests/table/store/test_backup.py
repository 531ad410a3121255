"""Backups: only sound ones have a name, are counted, kept and put back; and nothing begins empty beside them."""

import asyncio
import logging
import math
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from table import __main__ as commands
from table.errors import StoreDamaged, StoreError, StoreInUse
from table.settings import Settings
from table.store.backups import copying
from table.store.backups import rotation as backup
from table.store.sqlite import open_store
from table.store.sqlite.inspecting import damaged
from table.store.sqlite.lock import FileLock
from tests.local.conftest import until
from tests.table.house import ANA, BEN, Postbox, open_house, serving

EMPTY = "20990101T000000000000-backup.db"


async def house_with_backup(folder: Path, times: int = 1) -> list[Path]:
    async with open_house(folder) as house:
        await house.toy(ANA, BEN)
        return [await house.service.back_up() for _ in range(times)]


def empty_backup(folder: Path) -> Path:
    """Make what a backup that was killed used to leave: an empty file with the name of the newest."""
    path = folder / "backups" / EMPTY
    path.touch()
    return path


async def test_an_empty_backup_is_never_counted_named_or_put_back(tmp_path):
    (good,) = await house_with_backup(tmp_path)
    empty = empty_backup(tmp_path)
    folder, path = tmp_path / "backups", tmp_path / "tables.db"

    assert copying.flaw_of(empty) == "it is empty"
    assert backup.newest_good(folder, copying.flaw_of) == good
    assert backup.age_of_newest(folder, copying.flaw_of) == pytest.approx(0.0, abs=3600)
    good.rename(tmp_path / "elsewhere.db")
    assert backup.age_of_newest(folder, copying.flaw_of) == math.inf
    (tmp_path / "elsewhere.db").rename(good)
    assert commands.main(["restore", str(path), str(folder)]) == 0
    assert copying.tables_in(path) == 1


async def test_fourteen_empty_backups_push_no_good_one_out(tmp_path):
    first, second = await house_with_backup(tmp_path, 2)
    for number in range(14):
        (tmp_path / "backups" / EMPTY.replace("000-", f"{number:03}-")).touch()

    backup.rotate(tmp_path / "backups", copying.flaw_of)
    assert {first, second} <= set(backup.kept(tmp_path / "backups"))

    backup.rotate(tmp_path / "backups", copying.flaw_of, keep=1)
    assert second in backup.kept(tmp_path / "backups")
    assert not first.exists()


@pytest.mark.parametrize("is_missing", [True, False])
async def test_nothing_begins_empty_beside_backups_that_hold_games(tmp_path, is_missing, capsys):
    (good,) = await house_with_backup(tmp_path)
    empty_backup(tmp_path)
    path = tmp_path / "tables.db"
    path.unlink()
    if not is_missing:
        path.touch()

    with pytest.raises(
        StoreDamaged, match=f"is {'missing' if is_missing else 'empty'}, but the backup .* 1 tables"
    ) as no:
        await open_store(path, backups=tmp_path / "backups")

    assert no.value.backup == good
    assert path.exists() is not is_missing, "nothing was changed"
    assert f"python -m table restore {path} {tmp_path / 'backups'}" in str(no.value)
    assert commands.main(["restore", str(path), str(tmp_path / "backups")]) == 0
    async with open_house(tmp_path) as house:
        assert (await house.host.read.look(1)).table.status == "running"


async def test_a_first_start_and_one_beside_backups_without_games_begin(tmp_path):
    for _ in range(2):
        store = await open_store(tmp_path / "tables.db", backups=tmp_path / "backups")
        (tmp_path / "backups").mkdir(exist_ok=True)
        await store.back_up(backup.fresh_name(tmp_path / "backups"))
        await store.close()
        (tmp_path / "tables.db").unlink()


async def test_a_missing_file_whose_log_is_there_is_not_begun_again(tmp_path):
    (tmp_path / "tables.db-wal").write_bytes(b"x" * 100)

    with pytest.raises(StoreDamaged, match=r"its log .*tables.db-wal is there"):
        await open_store(tmp_path / "tables.db")


async def test_another_programs_database_is_refused_and_not_touched(tmp_path, capsys):
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE notes (text)")
    db.close()
    before = path.read_bytes()

    with pytest.raises(StoreDamaged, match="no file of this program"):
        await open_store(path)

    assert path.read_bytes() == before
    assert commands.main(["check", str(path)]) == 1
    assert "no file of this program" in capsys.readouterr().err


async def test_a_copy_that_lacks_something_is_refused_and_leaves_nothing(tmp_path):
    await house_with_backup(tmp_path)
    path, target = tmp_path / "tables.db", tmp_path / "20300101T000000000000-backup.db"
    db = sqlite3.connect(path)

    def without_tables(db: sqlite3.Connection, where: Path) -> None:
        copying.compactly(db, where)
        with sqlite3.connect(where) as copy:
            copy.execute("DELETE FROM tables")
        copy.close()

    def cut(db: sqlite3.Connection, where: Path) -> None:
        copying.compactly(db, where)
        os.truncate(where, where.stat().st_size // 2)

    for way, flaw in ((without_tables, "0 tables"), (cut, "malformed|damaged|mal"), (lambda *_: None, "is empty")):
        with pytest.raises(StoreError, match=flaw):
            copying.write_copy(db, path, target, way)
        assert not target.exists()
        assert not list(tmp_path.glob("*.partial*"))
    db.close()


async def test_a_backup_that_fails_is_told_and_tried_again_soon(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr("table.store.backups.upkeep.FIRST_BACKUP", 0.01)
    monkeypatch.setattr("table.store.backups.upkeep.RETRY_FIRST", 0.01)
    monkeypatch.setattr("table.store.backups.upkeep.RETRY_LAST", 0.02)
    folder = tmp_path / "backups"
    folder.write_text("in the way")
    async with asyncio.timeout(30):
        async with serving(tmp_path / "t.db", Postbox(), backups=folder, settings=Settings()) as service:
            await until(lambda: service.upkeep.fault)
            assert str(folder) in (await service.health()).backup_fault
            folder.unlink()
            await until(lambda: not service.upkeep.fault)
            assert (await service.health()).last_backup == backup.kept(folder)[0].name
    (line, *_) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert "no backup could be made" in line.getMessage()
    assert line.exc_info is None


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.mark.skipif(os.name != "posix", reason="permissions are POSIX's")
async def test_files_are_the_owners_alone_and_folders_that_were_there_keep_their_permissions(tmp_path):
    there = tmp_path / "there"
    there.mkdir(mode=0o755)
    there.chmod(0o755)
    made = there / "made" / "deeper"
    async with serving(
        made / "t.db",
        Postbox(),
        backups=made / "backups",
        copies=made / "copies",
        is_running=False,
    ) as service:
        await service.host.lobby.create("home", ANA, "toy")
        await service.back_up()
        await service.upkeep.copies.keep_up()
        await service.host.lobby.create("home", ANA, "toy")
        await service.upkeep.copies.keep_up()
        found = sorted(there.rglob("*"))
        assert {".db", ".db-wal", ".db-shm", ".lock", ".pages"} <= {path.suffix for path in found}
        expected = {path: 0o700 if path.is_dir() else 0o600 for path in found}
        assert {path: mode(path) for path in found} == expected
    assert mode(there) == 0o755


async def test_a_file_that_others_can_read_keeps_its_permissions_and_the_log_says_so(tmp_path, caplog):
    path = tmp_path / "tables.db"
    await (await open_store(path)).close()
    path.chmod(0o644)

    await (await open_store(path)).close()

    assert mode(path) == 0o644
    assert "chmod 600" in caplog.text


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to], ids=["symbolic", "hard"])
async def test_a_file_has_one_process_under_whatever_name(tmp_path, link):
    if link is Path.hardlink_to and sys.platform != "linux":
        pytest.skip("only Linux can lock the file itself beside SQLite")
    (tmp_path / "elsewhere").mkdir()
    path, alias = tmp_path / "tables.db", tmp_path / "elsewhere" / "alias.db"
    store = await open_store(path)
    link(alias, path)

    with pytest.raises(StoreInUse, match="already works on"):
        await open_store(alias)
    command = [sys.executable, "-m", "table", "backup", str(alias), str(tmp_path)]
    other = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=60)
    assert other.returncode == 1
    assert "already works on" in other.stderr

    await store.close()
    await (await open_store(alias)).close()


async def test_a_restore_through_a_link_replaces_the_file_and_keeps_the_link(tmp_path):
    await house_with_backup(tmp_path)
    alias = tmp_path / "alias.db"
    alias.symlink_to(tmp_path / "tables.db")

    backup.restore(alias, tmp_path / "backups", copying.flaw_of)

    assert alias.is_symlink()
    assert copying.tables_in(tmp_path / "tables.db") == 1


async def test_a_restore_takes_the_old_log_out_of_the_way_even_without_its_file(tmp_path):
    await house_with_backup(tmp_path)
    path = tmp_path / "tables.db"
    path.unlink()
    (tmp_path / "tables.db-wal").write_bytes(b"x" * 5_000)

    assert backup.restore(path, tmp_path / "backups", copying.flaw_of).aside is None

    assert not (tmp_path / "tables.db-wal").exists()
    assert copying.flaw_of(path) == ""


KILLED = """
import os, sys
from pathlib import Path
from table.store.backups import copying, files, rotation
files.publish = lambda *_: os.kill(os.getpid(), 9)
rotation.restore(Path(sys.argv[1]), Path(sys.argv[2]), copying.flaw_of)
"""


def killed_before_it_publishes(path: Path, folder: Path) -> int:
    return subprocess.run([sys.executable, "-c", KILLED, str(path), str(folder)], timeout=60).returncode


async def test_a_restore_that_ends_in_the_middle_is_not_taken_for_a_house_without_games(tmp_path):
    (good,) = await house_with_backup(tmp_path)
    path, folder = tmp_path / "tables.db", tmp_path / "backups"
    assert killed_before_it_publishes(path, folder) == -9

    with pytest.raises(StoreDamaged, match="is missing, but the backup"):
        await open_store(path, backups=folder)
    assert backup.restore(path, folder, copying.flaw_of).chosen == good
    assert copying.tables_in(path) == 1


async def test_a_backup_that_somebody_wanted_and_that_failed_is_tried_again_soon(tmp_path, monkeypatch):
    monkeypatch.setattr("table.store.backups.upkeep.RETRY_FIRST", 0.01)
    folder = tmp_path / "backups"
    folder.write_text("in the way")
    async with asyncio.timeout(30):
        async with serving(tmp_path / "t.db", Postbox(), backups=folder, settings=Settings()) as service:
            with pytest.raises(OSError, match="exists"):
                await service.back_up()
            folder.unlink()
            await until(lambda: not service.upkeep.fault)
    assert backup.kept(folder)


async def test_restoring_a_file_that_is_in_use_is_refused(tmp_path, capsys):
    await house_with_backup(tmp_path)
    path = tmp_path / "tables.db"
    lock = FileLock(path)
    lock.acquire()
    before = path.read_bytes()

    assert commands.main(["restore", str(path), str(tmp_path / "backups")]) == 1

    lock.release()
    assert "already works on" in capsys.readouterr().err
    assert path.read_bytes() == before


async def test_a_backup_of_a_chosen_moment_is_put_back(tmp_path, capsys):
    first, second = await house_with_backup(tmp_path, 2)
    early = tmp_path / "backups" / "20200101T120000000000-backup.db"
    first.rename(early)
    path = tmp_path / "tables.db"

    assert commands.main(["restore", str(path), str(tmp_path / "backups"), "--at", "2020-01-01 12:30"]) == 0
    assert f"{early} is now {path}, as it was at 2020-01-01 12:00:00 UTC." in capsys.readouterr().out
    assert commands.main(["restore", str(path), str(tmp_path / "backups"), "--at", "2020-01-01 12:30+01:00"]) == 1
    assert "no good backup from before 2020-01-01 11:30:00 UTC" in capsys.readouterr().err
    assert second.exists()


@pytest.mark.parametrize("name", ["c#", "what?", "50%41", "two words", "it's;--", "ゴジラ"])
async def test_names_with_any_sign_are_names_of_files(tmp_path, name, capsys):
    path, backups = tmp_path / name / f"{name}.db", tmp_path / name / "backups"
    async with serving(path, Postbox(), backups=backups) as service:
        await service.host.lobby.create("home", ANA, "toy")
        await service.back_up()
        assert damaged(path) == []
    async with serving(path, Postbox(), backups=backups) as service:
        assert (await service.host.read.look(1)).table.game == "toy"
    (made,) = backups.glob("*-backup.db")
    for command in (
        ["check", str(path)],
        ["restore-table", str(path), str(made), "1"],
        ["restore", str(path), str(backups)],
        ["check", str(path)],
    ):
        assert commands.main(command) == 0, capsys.readouterr().err


@pytest.mark.parametrize("where", ["file/below/t.db", "file/t.db"])
async def test_a_place_that_cannot_be_used_is_told_as_such(tmp_path, where):
    (tmp_path / "file").write_text("")

    with pytest.raises(StoreError, match=r"cannot be used: (Not a directory|File exists)"):
        await open_store(tmp_path / where)
