"""The PostgreSQL store's own promises: who may come in, one round trip, damage noticed, outages survived."""

import asyncio
import logging
import os
import signal

import psycopg
import pytest
from msgspec.structs import replace

from table.errors import Conflict, StoreAway, StoreClosed, StoreError, StoreInUse, TableDamaged
from table.models import Person
from table.people import with_vacation
from table.store import opening
from table.store.changes import Attempt, Beat, CapLobbies, Owe, PutDue, PutPerson, PutTable
from table.store.postgres import connection, open_store, schema, tenure
from table.store.postgres.connection import translated
from table.store.postgres.opening import check
from table.store.postgres.spelling import numbered
from table.store.rows import Due, Owed, TableRow
from tests.table.house import ANA, BEN, CHO, open_house
from tests.table.postgres import named, own_server

ROW = TableRow(1, "home", "toy", "lobby", "ana", 1.0)


def due_at(table: int) -> Due:
    return Due(table, "seat:0", "half", 1.0)


@pytest.fixture
async def store(postgres_url):
    one = await open_store(postgres_url, patience=5.0)
    yield one
    await one.close()


def behind_its_back(url: str, *statements: str) -> None:
    with psycopg.connect(url, autocommit=True) as line:
        for statement in statements:
            line.execute(statement)


async def test_what_waits_together_is_committed_together(store):
    await asyncio.gather(*(store.write([Beat(float(number))]) for number in range(200)))

    assert store.commits < 20
    assert (await store.counters()).beat == 199.0


async def test_a_group_of_acts_is_one_round_trip(store, monkeypatch):
    await store.write([PutTable(ROW, None), PutTable(replace(ROW, id=2), None)])
    sent: list[str] = []
    execute = psycopg.ClientCursor.execute

    def watched(cursor: psycopg.ClientCursor, text: bytes) -> object:
        sent.append(text.decode())
        return execute(cursor, text)

    monkeypatch.setattr(psycopg.ClientCursor, "execute", watched)
    acts = [[PutTable(replace(ROW, id=n, version=1), 0), PutDue(Due(n, "seat:0", "half", 1.0))] for n in (1, 2)]
    before = store.commits
    await asyncio.gather(*map(store.write, acts))

    assert len(sent) == store.commits - before
    assert all(text.startswith("BEGIN; ") and text.endswith("; COMMIT") for text in sent)


async def test_a_refused_change_costs_the_others_of_its_group_one_round_trip_each(store, monkeypatch):
    await store.write([PutTable(replace(ROW, id=n), None) for n in (1, 2, 3)])
    sent: list[str] = []
    execute = psycopg.ClientCursor.execute

    def watched(cursor: psycopg.ClientCursor, text: bytes) -> object:
        sent.append(text.decode())
        return execute(cursor, text)

    monkeypatch.setattr(psycopg.ClientCursor, "execute", watched)
    acts = [[PutTable(replace(ROW, id=n, version=1), 5 if n == 2 else 0), PutDue(due_at(n))] for n in (1, 2, 3)]
    results = await asyncio.gather(*map(store.write, acts), return_exceptions=True)

    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert len([text for text in sent if text.endswith("; RELEASE one")]) <= len(acts)
    assert {due.table for due in await store.dues(2.0, 10)} == {1, 3}


async def test_an_attempt_at_what_was_taken_back_costs_the_others_of_its_group_one_round_trip(store, monkeypatch):
    await store.write([PutTable(replace(ROW, id=n), None) for n in range(1, 9)])
    await store.write([Owe(Owed(1, "ping", "stands", 0.0))])
    (owed,) = await store.owed(1.0, 10)
    sent: list[str] = []
    execute = psycopg.ClientCursor.execute

    def watched(cursor: psycopg.ClientCursor, text: bytes) -> object:
        sent.append(text.decode())
        return execute(cursor, text)

    monkeypatch.setattr(psycopg.ClientCursor, "execute", watched)
    acts = [[PutTable(replace(ROW, id=n, version=1), 0), PutDue(due_at(n))] for n in range(1, 9)]
    group = [*acts[:4], [Attempt(owed.id + 1, 9.0)], *acts[4:], [Attempt(owed.id, 9.0)]]
    results = await asyncio.gather(*map(store.write, group), return_exceptions=True)

    assert [type(result) for result in results] == [type(None)] * 4 + [Conflict] + [type(None)] * 5
    assert len([text for text in sent if text.endswith("; RELEASE one")]) <= 3  # all acts together, and each attempt
    assert {due.table for due in await store.dues(2.0, 10)} == set(range(1, 9))
    assert [each.due for each in await store.owed(10.0, 10)] == [9.0]


async def test_every_text_comes_back_as_it_was(store):
    name = 'it\'s a \\ "name" $1 %s ? :who ünïcode 🦖\n; ROLLBACK'
    await store.write([PutPerson(Person("ana", name))])

    assert (await store.person("ana")).name == name


async def test_a_text_that_cannot_be_stored_is_refused_alone(store):
    written = [store.write([PutPerson(Person(who, name))]) for who, name in (("ana", "A\0na"), ("ben", "Ben"))]
    refused, done = await asyncio.gather(*written, return_exceptions=True)

    assert isinstance(refused, StoreError)
    assert done is None
    assert (await store.person("ana"), (await store.person("ben")).name) == (None, "Ben")


async def test_statements_that_are_no_longer_kept_are_prepared_again(store, monkeypatch):
    monkeypatch.setattr(connection, "PREPARED", 1)
    for number in range(3):
        await store.write([PutPerson(Person("ana", f"A{number}")), Beat(float(number))])
        await store.write([PutTable(replace(ROW, id=number + 1), None), PutDue(due_at(number + 1))])

    assert ((await store.person("ana")).name, (await store.counters()).beat) == ("A2", 2.0)
    assert [due.table for due in await store.dues(2.0, 10)] == [1, 2, 3]


def test_statements_are_given_places_by_number():
    assert numbered("SELECT ?::bigint[], 'seat:%', ?") == ("SELECT $1::bigint[], 'seat:%', $2", ())
    assert numbered("SET a = :new WHERE b = :old AND c <> :new") == (
        "SET a = $1 WHERE b = $2 AND c <> $1",
        ("new", "old"),
    )


def test_statements_are_given_psycopgs_placeholders():
    assert translated("SELECT ? WHERE a LIKE 'seat:%' AND b = :name_of") == (
        "SELECT %s WHERE a LIKE 'seat:%%' AND b = %(name_of)s"
    )
    assert translated("SELECT ?::bigint[], :shards::integer[], now()::text") == (
        "SELECT %s::bigint[], %(shards)s::integer[], now()::text"
    )


async def test_changes_that_fail_again_and_again_harm_nothing_that_comes_after_them(store):
    for number in range(1, 15):
        await store.write([PutTable(replace(ROW, id=number), None), PutPerson(Person(f"p{number}", "P"))])
        with pytest.raises(StoreError):
            await store.write([PutTable(replace(ROW, id=number), None), PutDue(Due(number, "a", "a", 1.0))])
        with pytest.raises(Exception, match="open lobbies"):
            await store.write([CapLobbies(99, "ana", "c", 1, 1), PutTable(replace(ROW, id=99), None)])
    assert (await store.counters()).table == 14


async def test_whoever_comes_after_closing_is_told_so(postgres_url):
    store = await open_store(postgres_url)
    await store.close()

    with pytest.raises(StoreClosed):
        await store.person("ana")
    with pytest.raises(StoreError):
        await store.write([PutTable(ROW, None)])


UNUSABLE = {
    "has tables of another program": ("DROP TABLE kaiju_schema",),
    "update it": ("INSERT INTO kaiju_schema (version) VALUES (99)",),
    "read-only": ("ALTER DATABASE {name} SET default_transaction_read_only = on",),
}


@pytest.mark.parametrize(("said", "statements"), UNUSABLE.items(), ids=UNUSABLE)
async def test_a_database_that_cannot_be_used_is_told_of_in_one_sentence(postgres_url, said, statements):
    name = postgres_url.split("?")[0].rpartition("/")[2]
    behind_its_back(postgres_url, *(statement.format(name=name) for statement in statements))

    for job in (lambda: open_store(postgres_url), lambda: asyncio.to_thread(check, postgres_url)):
        with pytest.raises(StoreError, match=said):
            await job()


async def test_an_old_server_a_missing_database_and_an_unknown_user_are_told_of(postgres_url, monkeypatch):
    with pytest.raises(StoreError, match="has no such database"):
        await open_store(named(postgres_url, "nowhere"))
    with pytest.raises(StoreError, match="refused the user or the password"):
        await open_store(postgres_url.replace("//postgres", "//somebody:s3cret", 1))
    monkeypatch.setattr(schema, "OLDEST", 99)
    with pytest.raises(StoreError, match="at least 99 is needed"):
        await open_store(postgres_url)


@pytest.mark.parametrize("url", ["postgresql://kaiju:s3cret@127.0.0.1:1/kaiju", "postgresql://kaiju:s3cret@:x/y"])
async def test_a_server_that_is_not_there_is_told_of_without_the_password(url, caplog):
    with pytest.raises(StoreError) as caught:
        await open_store(url)

    assert "s3cret" not in str(caught.value) + caplog.text
    assert str(caught.value).count(".") - str(caught.value).count("127.0.0.1") * 3 == 1, "one sentence"


async def test_a_wrong_password_is_told_of():
    if os.environ.get("KAIJU_TEST_POSTGRES"):
        pytest.skip("needs a server with rules of its own")
    with own_server() as server:
        behind_its_back(server.url, "CREATE ROLE locked LOGIN PASSWORD 'right'")

        with pytest.raises(StoreError, match="refused the user or the password") as caught:
            await open_store(server.url.replace("//postgres@", "//locked:wr0ng@"))

        assert "wr0ng" not in str(caught.value)


async def test_a_second_process_is_refused_and_one_that_died_is_waited_for(postgres_url, monkeypatch):
    monkeypatch.setattr(tenure, "EVERY", 0.2)
    monkeypatch.setattr(tenure, "TERM", 1.0)
    one = await opening.open_store(postgres_url)
    with pytest.raises(StoreInUse, match="already works on"):
        await opening.open_store(postgres_url)
    await one.write([PutTable(ROW, None)])

    one.tenure._renewing.cancel()  # as if it were dead
    one.tenure = None
    two = await opening.open_store(postgres_url)
    await two.write([PutTable(replace(ROW, version=1), 0)])

    with pytest.raises(StoreError):
        await one.write([PutTable(replace(ROW, version=1), 0)])
    await one.close()
    await two.close()
    three = await opening.open_store(postgres_url)  # at once: it was let go
    assert (await three.load(1)).row.version == 1
    await three.close()


HARMS = {
    "a line": "UPDATE log SET at = at + 1 WHERE table_id = 1",
    "what was picked": "UPDATE log SET picks = '[\"paper\"]' WHERE table_id = 1 AND picks IS NOT NULL",
    "the end of the log": "DELETE FROM log WHERE table_id = 1 AND version = (SELECT max(version) FROM log)",
    "what was taken back": "UPDATE log SET undone = 9 WHERE table_id = 1",
    "the position": "UPDATE tables SET position = substr(position, 1, 9) WHERE id = 1",
    "a seat": "UPDATE seats SET kaiju = kaiju || 'x' WHERE table_id = 1",
    "a deadline": "UPDATE dues SET deadline = deadline + 64 WHERE table_id = 1 AND deadline IS NOT NULL",
}


@pytest.mark.parametrize("statement", HARMS.values(), ids=HARMS)
async def test_damage_is_noticed_where_it_is_and_kept_from_other_tables(tmp_path, postgres_url, statement):
    async with open_house(tmp_path, database=postgres_url) as house:
        bad, fine = await house.toy(ANA, BEN), await house.toy(ANA, BEN)
        for table in (bad, fine):
            await house.answer(table, ANA, "rock")
        house.is_harmed = True
        behind_its_back(postgres_url, statement)
        house.service.services.tables.forget()

        with pytest.raises(TableDamaged):
            await house.host.read.look(bad)
        await house.answer(fine, BEN, "rock")
        await house.service.auditor.audit()

        assert (await house.service.health()).damaged == 1
        assert await house.host.archive.audit(fine) == ""


async def test_games_are_played_forgotten_paused_and_taken_up_again(tmp_path, postgres_url):
    async with open_house(tmp_path, database=postgres_url) as house:
        war, toy = await house.war(ANA, computers=2), await house.toy(ANA, BEN, CHO)
        await house.answer(toy, ANA, "rock")
        await house.host.people.take_vacation("ben", 3)
        await house.settle()
        await house.play_out(war, ANA)
        await house.host.people.forget("cho")
        await house.settle()
    async with open_house(tmp_path, database=postgres_url, clock=house.clock) as again:
        assert [await again.host.archive.audit(table) for table in (war, toy)] == ["", ""]
        assert (await again.host.read.look(war)).table.status == "finished"
        assert (await again.service.services.people.get("ben")).vacation_until == pytest.approx(
            with_vacation(BEN, house.clock.at, 3).vacation_until
        )
        known = await again.service.services.store.known_of("cho")
        assert not any(known.values()), "nothing is left of who was forgotten"
        await again.wait(90_000)


async def test_a_server_that_goes_away_is_told_of_once_and_everything_goes_on_by_itself(caplog):
    if os.environ.get("KAIJU_TEST_POSTGRES"):
        pytest.skip("needs a server that may be stopped")
    with own_server() as server:
        store = await open_store(server.url, patience=0.5)
        await store.write([PutTable(ROW, None)])
        server.stop()
        for _ in range(2):
            with pytest.raises(StoreAway):
                await store.write([PutTable(replace(ROW, version=1), 0)])
            with pytest.raises(StoreAway):
                await store.load(1)
        assert "cannot be reached" in store.trouble

        store._patience = 30.0
        writing = asyncio.create_task(store.write([PutTable(replace(ROW, version=1), 0)]))
        await asyncio.to_thread(server.start)
        await writing

        assert (await store.load(1)).row.version == 1
        assert store.trouble == ""
        ours = [
            record for record in caplog.records if record.name.startswith("table") and record.levelno > logging.INFO
        ]
        assert [record.levelname for record in ours] == ["ERROR", "WARNING"]
        await store.close()
        server.stop(signal.SIGQUIT)
