"""Several workers on one database: leases, fencing, what is handed over, work for anybody."""

import asyncio

import psycopg
import pytest
from msgspec.structs import replace

from table.errors import Conflict, Fenced, StoreInUse
from table.models import Person
from table.store.changes import (
    Attempt,
    Beat,
    Forget,
    Owe,
    PutDue,
    PutPerson,
    PutTable,
    ShiftDues,
    TakeHanded,
)
from table.store.leases import home_of, shard_of
from table.store.postgres import PostgresStore, open_store
from table.store.rows import Due, Owed, TableRow

SERVERS = ["197038439483310086", "41771983423143937", "", "home", "9" * 19, "9" * 18, "0042", "９９", "späť", "1e9"]
ROW = TableRow(1, "home", "toy", "running", "ana", 1.0, setup=b"x")
SHARD = shard_of("home", 4)
OTHER = (SHARD + 1) % 4
ELSEWHERE = next(str(number) for number in range(99) if shard_of(str(number << 22), 4) == OTHER)
FAR = TableRow(2, str(int(ELSEWHERE) << 22), "toy", "running", "ana", 1.0, setup=b"x")


@pytest.fixture
async def workers(postgres_url):
    """Return two stores on the same database, cut into four shards; nobody holds any yet."""
    both = [await open_store(postgres_url, patience=5.0) for _ in range(2)]
    await both[0].leases.lay_out(4)
    for store in both:
        store.ownership.shards = 4
        store.ownership.hold([])
    yield both
    for store in both:
        await store.close()


async def take(store: PostgresStore, holder: str, *shards: int, seconds: float = 60.0) -> None:
    store.ownership.gain(await store.leases.take(holder, seconds, shards=shards))


def expire(url: str) -> None:
    """Let all leases run out, as time does."""
    with psycopg.connect(url) as line:
        line.execute("UPDATE lease SET until = clock_timestamp() - interval '1 second'")


async def test_the_database_finds_the_same_home_for_every_server(postgres_url):
    with psycopg.connect(postgres_url) as line:
        found = [line.execute("SELECT home_of(%s)", (server,)).fetchone()[0] for server in SERVERS]

    assert found == [home_of(server) for server in SERVERS]


async def test_a_lease_has_one_holder_until_it_runs_out_and_its_epoch_rises_with_each(workers, postgres_url):
    one, two = (worker.leases for worker in workers)

    first = await one.take("one", 60.0, most=3)
    second = await two.take("two", 60.0)

    assert [lease.shard for lease in first] == [0, 1, 2]
    assert [lease.shard for lease in second] == [3]
    assert await two.take("two", 60.0) == []
    assert {lease.shard: lease.holder for lease in await two.all()} == {0: "one", 1: "one", 2: "one", 3: "two"}
    expire(postgres_url)
    assert [lease.shard for lease in await two.renew("two", 60.0)] == [3], "nobody has taken it"
    taken = await two.take("two", 60.0)
    assert [lease.shard for lease in taken] == [0, 1, 2]
    assert all(new.epoch > old.epoch for new, old in zip(taken, first, strict=True))
    assert await one.renew("one", 60.0) == []


async def test_who_lets_go_or_hands_over_makes_nobody_wait(workers):
    one, two = (worker.leases for worker in workers)
    before = await one.take("one", 60.0)

    await one.release("one", [0])
    (given,) = await one.hand_over("one", "two", 30.0, [1])

    assert [lease.shard for lease in await two.take("two", 60.0)] == [0]
    assert (given.shard, given.holder, given.left > 20.0) == (1, "two", True)
    assert given.epoch > before[1].epoch
    assert [lease.shard for lease in await one.renew("one", 60.0)] == [2, 3]
    await one.release("one")
    assert [lease.shard for lease in await two.all() if lease.is_free] == [2, 3]


async def test_workers_that_take_at_the_same_time_never_have_the_same_shard(workers):
    stores = [worker.leases for worker in workers]

    got = await asyncio.gather(*(stores[number % 2].take(f"w{number}", 60.0, most=1) for number in range(12)))

    taken = [lease.shard for leases in got for lease in leases]
    assert sorted(taken) == sorted(set(taken))


async def test_another_number_of_shards_is_refused_while_somebody_works_with_the_old_one(workers, postgres_url):
    one, two = (worker.leases for worker in workers)
    epochs = {lease.shard: lease.epoch for lease in await one.take("one", 60.0)}

    with pytest.raises(StoreInUse, match="one"):
        await two.lay_out(8)
    expire(postgres_url)
    await two.lay_out(2)
    await two.lay_out(5)

    now = {lease.shard: lease.epoch for lease in await two.all()}
    assert sorted(now) == [0, 1, 2, 3, 4]
    assert min(now.values()) > max(epochs.values()), "an epoch is never given twice"


async def test_a_worker_writes_only_to_tables_of_shards_that_it_holds(workers):
    one, two = workers
    await take(one, "one", SHARD)
    await take(two, "two", OTHER)

    await one.write([PutTable(ROW, None), PutDue(Due(1, "seat:0", "half", 5.0))])
    await two.write([PutTable(FAR, None)])
    for store, ops in (
        (two, [PutTable(replace(ROW, id=3), None)]),
        (two, [PutTable(replace(ROW, version=1), 0)]),
        (two, [PutDue(Due(1, "seat:1", "half", 5.0))]),
        (one, [Owe(Owed(2, "panel", "panel:2", 1.0))]),
    ):
        with pytest.raises(Fenced):
            await store.write(ops)

    assert (await one.load(1)).row == ROW
    assert [await store.load(3) for store in workers] == [None, None]
    assert await two.owed(9.0, 9) == []


async def test_a_worker_that_was_away_while_its_shards_were_taken_writes_nothing(workers, postgres_url):
    asleep, awake = workers
    await take(asleep, "asleep", SHARD)
    await asleep.write([PutTable(ROW, None), Owe(Owed(1, "panel", "panel:1", 1.0)), PutPerson(Person("ana", "Ana"))])
    (owed,) = await asleep.owed(9.0, 9)
    expire(postgres_url)
    await take(awake, "awake", SHARD)

    for ops in (
        [PutTable(replace(ROW, version=1), 0)],
        [Attempt(owed.id, 5.0)],
        [PutPerson(Person("ana", "Anna"))],
        [ShiftDues(9.0, 9.0)],
        [Forget("ana", "gone:1", "?")],
        [Beat(7.0)],
    ):
        with pytest.raises(Fenced):
            await asleep.write(ops)

    assert (await awake.load(1)).row == ROW
    assert (await awake.person("ana")).name == "Ana"
    await awake.write([PutTable(replace(ROW, version=1), 0), Attempt(owed.id, 5.0)])


async def test_a_fenced_change_does_not_take_its_neighbours_along(workers):
    one, two = workers
    await take(one, "one", SHARD)
    await take(two, "two", OTHER)
    await two.write([PutTable(FAR, None)])

    results = await asyncio.gather(
        *(
            one.write([PutTable(replace(ROW, id=number) if number != 5 else replace(FAR, id=5), None)])
            for number in range(3, 9)
        ),
        return_exceptions=True,
    )

    assert [type(result) for result in results] == [Fenced if number == 5 else type(None) for number in range(3, 9)]


async def test_who_takes_a_shard_waits_for_what_its_holder_is_writing(workers, postgres_url):
    """A write that passed its fence is committed before the shard changes hands, or not at all."""
    one = workers[0]
    await take(one, "one", SHARD)
    await one.write([PutTable(ROW, None)])
    with psycopg.connect(postgres_url) as line:
        epochs = list(one.ownership.epochs.items())
        given = ([1], [], [], [shard for shard, _ in epochs], [epoch for _, epoch in epochs], 4)
        line.execute("SELECT fence(%s::bigint[], %s::bigint[], %s::int[], %s::int[], %s::bigint[], %s)", given)

        handing = asyncio.create_task(one.leases.hand_over("one", "two", 60.0, [SHARD]))
        done, _ = await asyncio.wait([handing], timeout=0.3)
        assert not done
        line.execute("UPDATE tables SET changed = 77")
        line.commit()
        leases = await handing

    assert [lease.holder for lease in leases] == ["two"]
    with pytest.raises(Fenced):
        await one.write([PutTable(replace(ROW, version=1), 0)])


async def test_dues_and_messages_are_read_by_the_holder_of_their_tables_alone(workers):
    one, two = workers
    await take(one, "one", SHARD)
    await take(two, "two", OTHER)
    for store, row in ((one, ROW), (two, FAR)):
        due, owed = Due(row.id, "seat:0", "half", 5.0), Owed(row.id, "panel", f"panel:{row.id}", 6.0)
        await store.write([PutTable(row, None), PutDue(due), Owe(owed)])

    for store, table in ((one, 1), (two, 2)):
        assert [due.table for due in await store.dues(9.0, 9)] == [table]
        assert [owed.table for owed in await store.owed(9.0, 9)] == [table]
        assert (await store.next_due(1.0), await store.next_owed(1.0)) == (5.0, 6.0)
    one.ownership.lose([SHARD])
    assert (await one.dues(9.0, 9), await one.owed(9.0, 9), await one.next_due(1.0)) == ([], [], None)


async def test_the_clocks_of_a_shard_that_nobody_held_are_moved_alone(workers, postgres_url):
    one, two = workers
    await take(one, "one", SHARD, OTHER)
    await one.write([PutTable(ROW, None), PutDue(Due(1, "seat:0", "half", 5.0, 1, 1.0, 9.0))])
    await one.write([PutTable(FAR, None), PutDue(Due(2, "seat:0", "half", 5.0, 1, 1.0, 9.0)), Beat(50.0)])
    expire(postgres_url)

    leases = await two.leases.take("two", 60.0, shards=[SHARD, OTHER])
    two.ownership.hold(leases)
    assert {lease.beat for lease in leases} == {50.0}, "when it was last alive"
    await two.write([ShiftDues(100.0, 150.0, shards=(OTHER,)), Beat(150.0)])

    assert [(due.table, due.at, due.deadline) for due in await two.dues(999.0, 9)] == [(1, 5.0, 9.0), (2, 105.0, 109.0)]
    assert [owed.table for owed in await two.owed(9.0, 9)] == [2], "its new deadline is shown"
    assert (await two.counters()).beat == 150.0


async def test_numbers_are_given_once_whoever_asks(workers):
    one, two = workers

    tables = await asyncio.gather(*(store.fresh("table") for store in (one, two) * 10))
    blocks = await asyncio.gather(*(store.fresh("id", 256) for store in (one, two) * 10))

    assert sorted(tables) == list(range(1, 21))
    ids = [number for first in blocks for number in range(first, first + 256)]
    assert len(ids) == len(set(ids))


async def test_what_is_handed_to_a_shard_is_heard_by_its_holder_and_taken_once(workers):
    one, two = workers
    await take(two, "two", SHARD)
    heard, loop = asyncio.Queue(), asyncio.get_running_loop()
    two.relay.on_handed.append(lambda shard: loop.call_soon_threadsafe(heard.put_nowait, shard))
    two.relay.listen()

    number = await one.relay.hand(SHARD, b"click")
    await one.relay.hand(OTHER, b"another")
    second = await one.relay.hand(SHARD, b"again")
    while heard.empty():  # the listener may have come too late for the first ones
        await asyncio.sleep(0.05)
        await one.relay.hand(SHARD, b"once more")

    (found,) = await two.relay.handed(1)
    assert (found.id, found.shard, found.payload) == (number, SHARD, b"click")
    assert await one.relay.handed(9) == []
    assert [await two.relay.take_handed(number), await two.relay.take_handed(number)] == [True, False]
    await two.write([TakeHanded(second), PutTable(ROW, None)])
    with pytest.raises(Conflict):
        await two.write([TakeHanded(second), PutTable(replace(ROW, version=1), 0)])
    assert (await two.load(1)).row.version == 0


async def test_an_interaction_is_acknowledged_by_one_worker(workers, postgres_url):
    one, two = (worker.relay for worker in workers)

    results = await asyncio.gather(*(relay.acknowledge("i1") for relay in (one, two) * 4))

    assert sum(results) == 1
    assert await two.acknowledged(["i1", "i2"]) == {"i1"}
    with psycopg.connect(postgres_url) as line:
        line.execute("UPDATE acknowledged SET until = clock_timestamp() - interval '1 second'")
    assert await two.acknowledged(["i1"]) == set()
    assert await two.acknowledge("i1")


async def test_a_job_is_done_by_one_worker_and_is_free_again_if_that_one_dies(workers, postgres_url):
    one, two = (worker.work for worker in workers)
    assert [await one.offer("film", str(number), b"x") for number in (1, 2, 2)] == [True, True, False]

    claimed = await asyncio.gather(*(work.claim(["film"], name, 60.0) for work, name in ((one, "a"), (two, "b"))))

    jobs = {name: jobs[0] for name, jobs in zip("ab", claimed, strict=True)}
    assert {job.key for job in jobs.values()} == {"1", "2"}
    assert await one.claim(["film"], "c", 60.0) == []
    assert await one.finish(jobs["a"].id, "a")
    assert not await one.finish(jobs["b"].id, "a"), "it is another one's"
    assert await two.extend(jobs["b"].id, "b", 60.0)
    with psycopg.connect(postgres_url) as line:
        line.execute("UPDATE work SET until = clock_timestamp() - interval '1 second'")
    (again,) = await one.claim(["thinking", "film"], "a", 60.0)
    assert (again.key, again.tries, await two.extend(again.id, "b", 60.0)) == (jobs["b"].key, 2, False)
    await one.give_back(again.id, "a")
    assert [job.id for job in await two.claim(["film"], "b", 60.0)] == [again.id]
