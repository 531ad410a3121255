"""Conformance of stores: what is kept beside tables."""

import pytest

from table.errors import Conflict
from table.models import Record
from table.store.changes import DropRecord, Forget, PurgeRecords, PutRecord

NOTE = Record("note", "7:ana", person="ana", data={"text": "bluff"}, changed=5.0)
TITLE = Record("title", "winter", server="home", data={"holder": "ana", "others": ["ben"]})


async def test_a_record_is_read_as_written_and_found_by_its_kind_and_key(store):
    await store.write([PutRecord(NOTE), PutRecord(TITLE)])

    assert await store.record("note", "7:ana") == NOTE
    assert await store.record("title", "winter") == TITLE
    assert await store.record("note", "winter") is None


async def test_records_are_listed_by_kind_server_and_person(store):
    other = Record("note", "3:ben", person="ben")
    await store.write([PutRecord(NOTE), PutRecord(other), PutRecord(TITLE)])

    assert await store.records("note") == [other, NOTE]
    assert await store.records_at("note", ["7:ana", "winter", "8:ana"]) == [NOTE]
    assert await store.records_at("note", []) == []
    assert await store.records("note", person="ben") == [other]
    assert await store.records("title", server="home") == [TITLE]
    assert await store.records("title", server="away") == []


async def test_a_record_is_changed_only_from_the_version_that_was_read(store):
    await store.write([PutRecord(NOTE, expected=0)])
    changed = Record("note", "7:ana", person="ana", data={"text": "run"}, version=2)

    with pytest.raises(Conflict):
        await store.write([PutRecord(NOTE, expected=0)])
    await store.write([PutRecord(changed, expected=1)])
    with pytest.raises(Conflict):
        await store.write([PutRecord(changed, expected=1)])

    assert await store.record("note", "7:ana") == changed


async def test_records_go_when_they_are_dropped_or_have_expired(store):
    short = Record("page", "a", expires=10.0)
    long = Record("page", "b", expires=20.0)
    await store.write([PutRecord(NOTE), PutRecord(short), PutRecord(long)])

    await store.write([PurgeRecords(10.0), DropRecord("note", "7:ana")])

    assert await store.records("note") == []
    assert await store.records("page") == [long]


async def test_whoever_is_forgotten_leaves_no_record_and_no_name_in_those_of_others(store):
    await store.write([PutRecord(NOTE), PutRecord(TITLE)])
    assert [each["key"] for each in (await store.known_of("ana"))["records"]] == ["7:ana"]

    await store.write([Forget("ana", "gone-1", "Somebody")])

    assert await store.record("note", "7:ana") is None
    title = await store.record("title", "winter")
    assert title is not None
    assert title.data == {"holder": "gone-1", "others": ["ben"]}


async def test_a_damaged_record_is_noticed_and_counts_as_none(tmp_path):
    import sqlite3

    from table.store import sqlite

    path = tmp_path / "tables.db"
    store = await sqlite.open_store(path)
    await store.write([PutRecord(NOTE)])
    await store.close()
    with sqlite3.connect(path) as file:
        file.execute("UPDATE records SET data = '{}'")

    store = await sqlite.open_store(path)
    try:
        assert await store.record("note", "7:ana") is None
        assert store.inspector().rows("records", None, 9)[0] == ["note/7:ana"]
    finally:
        await store.close()
