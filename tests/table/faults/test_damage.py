"""Flipped bits and cut logs: what was written is what is read, or somebody is told.

With KAIJU_LONG=1 with ten times as many places, otherwise with as many as fit into some seconds.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from table.errors import StoreError
from table.store.sql.rows import SHAPES
from table.store.sqlite import mark, open_store
from table.store.sqlite.inspecting import Inspector, damaged
from tests.table.house import ANA, BEN, CHO, House, open_house

LONG = bool(os.environ.get("KAIJU_LONG"))
FLIPS = 1_000 if LONG else 100
CUTS = 600 if LONG else 60
#: How the delivery of a message stands is no content: a wrong number there is bounded by the longest wait.
STATE = {"outbox": {"revision", "tries", "error"}}


async def play_some(house: House) -> None:
    """Have one of everything that is stored: games in all states, votes, orders, messages, somebody forgotten."""
    host = house.host
    for number in range(3):
        table = await house.war(ANA, BEN, CHO)
        for _ in range(12 + 8 * number):
            look = await host.read.look(table)
            for person in (ANA, BEN, CHO):
                if own := (await host.read.look(table, person.id)).questions:
                    await host.play.act(table, person.id, own[0].question.options[:1], own[0].version)
            if look.table.status != "running":
                break
    over = await house.toy(ANA, BEN, rounds=1)
    await house.play_out(over, ANA, BEN)
    undone = await house.toy(ANA, BEN)
    await house.answer(undone, ANA, "rock")
    await host.play.undo(undone, ANA.id)
    await host.seats.propose(undone, ANA.id, "pause")
    await host.lobby.create("home", CHO, "toy", places={"channel": "123456"})
    await house.settle()
    await house.war(ANA, BEN, CHO)  # with messages that are still owed


def content(path: Path) -> dict[str, list[tuple]]:
    """Return everything that is stored, as it is decoded."""
    found = {}
    with closing(sqlite3.connect(path)) as db:
        for shape in SHAPES:
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({shape.table})")]
            kept = [column for column in columns if column not in STATE.get(shape.table, ())]
            rows = db.execute(f"SELECT {', '.join(kept)} FROM {shape.table} NOT INDEXED").fetchall()
            found[shape.table] = sorted(rows, key=repr)
    return found


def bytes_of(path: Path) -> bytes:
    return path.read_bytes()


async def noticed(path: Path) -> str:
    """Return by whom damage is noticed: at the start, when its table is loaded, or by the audit."""
    try:
        store = await open_store(path)
    except StoreError:
        return "start"
    try:
        inspector = store.inspector()
        try:
            if any(inspector.flaw(tree) for tree in inspector.trees):
                return "audit"
        finally:
            inspector.close()
    finally:
        await store.close()
    return "load" if damaged(path) else ""


@pytest.fixture(scope="module")
def sound(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("sound")

    async def play() -> None:
        async with open_house(folder) as house:
            await play_some(house)

    asyncio.run(play())
    return folder / "tables.db"


@pytest.mark.parametrize("is_large", [False, True], ids=["checked as a whole", "checked in part"])
async def test_a_flipped_bit_is_noticed_or_changes_nothing(sound: Path, tmp_path: Path, monkeypatch, is_large: bool):
    if is_large:
        monkeypatch.setattr("table.store.sqlite.checking.WHOLE", 0)
    chance, path, before = random.Random(12 + is_large), tmp_path / "tables.db", content(sound)
    blob, verdicts, silent = bytes_of(sound), Counter[str](), []
    for _ in range(FLIPS):
        at, bit = chance.randrange(len(blob)), 1 << chance.randrange(8)
        spoiled = bytearray(blob)
        spoiled[at] ^= bit
        path.write_bytes(spoiled)
        mark.forget(path)
        verdict = await noticed(path)
        if not verdict and content(path) != before:
            silent.append((at, bit))
        verdicts[verdict or "without effect"] += 1

    assert silent == []
    assert verdicts["start"] + verdicts["load"] + verdicts["audit"] >= FLIPS // 10, verdicts
    print(verdicts)


async def test_a_cut_log_of_writes_is_noticed_or_nothing_is_lost(tmp_path: Path):
    (tmp_path / "house").mkdir()
    whole = tmp_path / "whole"
    async with open_house(tmp_path / "house") as house:
        await play_some(house)
        shutil.copytree(tmp_path / "house", whole)  # as a process that is killed leaves it
    log = whole / "tables.db-wal"
    expected, size = content_of_copy(whole, tmp_path / "expected"), log.stat().st_size
    chance, lost, told = random.Random(7), [], 0
    for number in range(CUTS):
        copy = tmp_path / f"cut-{number}"
        shutil.copytree(whole, copy)
        at = chance.randrange(size + 1) if number else 0
        os.truncate(copy / "tables.db-wal", at)
        if number % 7 == 1:
            (copy / "tables.db-wal").unlink()
        if said := await refusal(copy / "tables.db"):
            # Behind its mark; or, if pages from behind the cut were in the file already, damaged.
            assert "python -m table accept" in said or "is damaged" in said
            told += 1
        elif content(copy / "tables.db") != expected:
            lost.append(at)
        shutil.rmtree(copy)

    assert lost == []
    assert told > CUTS // 2


async def refusal(path: Path) -> str:
    try:
        await (await open_store(path)).close()
    except StoreError as error:
        return str(error)
    return ""


def content_of_copy(folder: Path, copy: Path) -> dict[str, list[tuple]]:
    shutil.copytree(folder, copy)
    return content(copy / "tables.db")


async def test_the_audit_reads_all_kinds_of_rows(sound: Path):
    inspector = Inspector(sound)
    try:
        assert set(inspector.trees) == {shape.table for shape in SHAPES}
        assert all(inspector.flaw(tree) == "" for tree in inspector.trees)
    finally:
        inspector.close()
    with closing(sqlite3.connect(sound)) as db:
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert names - {"sqlite_sequence"} == {shape.table for shape in SHAPES}
