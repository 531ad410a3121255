"""A database that was damaged or set back: its seals, its mark, and tables restored from a backup."""

import sqlite3
from contextlib import closing

import pytest

from table import __main__ as commands
from table.errors import NoSuchTable, StoreDamaged, StoreError
from table.store.changes import Beat
from table.store.sqlite import mark, open_store
from tests.table.house import ANA, BEN, open_house
from tests.table.store.test_damage import harm


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


@pytest.mark.parametrize("moment", ["nonsense", "0001-01-01T00:00+14:00", "9999-12-31T23:59-14:00", "", "14:05"])
def test_a_moment_that_is_none_is_one_sentence(tmp_path, moment, capsys):
    with pytest.raises(SystemExit) as refused:
        commands.main(["restore", str(tmp_path / "tables.db"), str(tmp_path), "--at", moment])
    assert refused.value.code == 2
    assert "is no moment such as" in capsys.readouterr().err


@pytest.mark.parametrize("table", ["9" * 30, "-1", "1.5", "x"])
def test_a_number_that_no_table_can_have_is_one_sentence(tmp_path, table, capsys):
    (tmp_path / "tables.db").touch()
    assert commands.main(["restore-table", str(tmp_path / "tables.db"), str(tmp_path / "tables.db"), "--", table]) == 1
    assert "is no number of a table" in capsys.readouterr().err
