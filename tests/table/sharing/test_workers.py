"""Two services on one PostgreSQL database: what each may touch, what is asked of the other, what moves with a shard."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import psycopg
import pytest
from msgspec.structs import replace

from table.errors import Fenced
from table.models import FOLLOW, Person
from table.service import Environment, Service, serve
from table.settings import Settings
from table.sharing import errands
from table.sharing.errands import Answer, Forgotten, Leave, Look, Reschedule
from table.sharing.handover import present, taking
from table.store import postgres
from table.store.postgres.store import PostgresStore
from tests.table.house import ANA, BEN, CHO, DAN, START, HandClock, Postbox, catalogue, first

TERM = 600.0
SERVERS = (str(2 << 22), str(3 << 22))  # of shard 0 and of shard 1


class Pair:
    """Two services; the first begins with shard 0, the second with shard 1."""

    def __init__(self, services: list[Service], stores: list[PostgresStore], clock: HandClock) -> None:
        self.services, self.stores, self.clock = services, stores, clock

    async def run_errands(self, worker: int) -> int:
        """Let a worker do what was handed to it; return how much that was."""
        relay, done = self.stores[worker].relay, 0
        for handed in await relay.handed(100):
            errand = errands.read(handed.payload)
            assert errand is not None
            with taking(handed.id) as taken:
                await self.services[worker].do_errand(errand)
                if not taken.is_taken:
                    assert await relay.take_handed(handed.id)
            done += 1
        return done


@asynccontextmanager
async def two_workers(url: str, *shares: list[int]) -> AsyncIterator[Pair]:
    clock = HandClock()
    async with AsyncExitStack() as stack:
        services, stores, shards = [], [], sum(map(len, shares))
        for number, share in enumerate(shares):
            store = await postgres.open_store(url)
            stack.push_async_callback(store.close)
            store.ownership.hold(())
            environment = Environment(catalogue(), clock)
            made = serve(store, Postbox(), Settings(pace=0.0), environment=environment, is_running=False)
            service = await stack.enter_async_context(made)
            await store.leases.lay_out(shards)
            store.ownership.shards = shards
            await service.owning.gain(await store.leases.take(f"worker{number}", TERM, shards=share))
            services.append(service)
            stores.append(store)
        yield Pair(services, stores, clock)


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[Pair]:
    async with two_workers(postgres_url, [0], [1]) as both:
        yield both


async def started(service: Service, server: str, *people: Person) -> int:
    table = (await service.host.lobby.create(server, people[0], "toy")).id
    for person in people[1:]:
        await service.host.lobby.join(table, person)
    await service.host.lobby.start(table, people[0].id)
    return table


async def test_a_table_of_another_worker_is_refused_with_its_shard_but_can_be_looked_at(pair: Pair) -> None:
    table = await started(pair.services[1], SERVERS[1], ANA, BEN)
    with pytest.raises(Fenced) as refused:
        await pair.services[0].host.read.look(table, ANA.id)
    assert refused.value.shard == 1
    look = await pair.services[0].host.read.stored_look(table, ANA.id)
    assert look == await pair.services[1].host.read.look(table, ANA.id)


async def test_a_shard_that_is_passed_on_takes_its_tables_and_deadlines_along(pair: Pair) -> None:
    old, new = pair.services
    table = await started(old, SERVERS[0], ANA, BEN)
    before = await old.host.read.look(table, ANA.id)
    old.owning.lose([0])
    (lease,) = await pair.stores[0].leases.hand_over("worker0", "worker1", TERM, [0])
    pair.clock.at = START + 3600.0  # nobody was there for an hour
    await new.owning.gain([lease])
    after = await new.host.read.look(table, ANA.id)
    assert after.waiting[0].deadline == pytest.approx(before.waiting[0].deadline + 3600.0)
    with pytest.raises(Fenced):
        await old.host.read.look(table, ANA.id)
    assert pair.stores[0].ownership.held == ()
    assert pair.stores[1].ownership.held == (0, 1)


async def test_a_shard_that_cannot_be_taken_up_is_not_owned_by_half(pair: Pair) -> None:
    new = pair.services[1]
    (lease,) = [each for each in await pair.stores[0].leases.all() if each.shard == 0]
    pair.clock.at = START + 3600.0
    with pytest.raises(Fenced):
        await new.owning.gain([type(lease)(0, "worker1", lease.epoch + 1000, 10.0, START)])
    assert pair.stores[1].ownership.held == (1,)


async def test_a_vacation_stops_the_clocks_at_the_tables_of_all_workers(pair: Pair) -> None:
    tables = [await started(service, server, ANA, BEN) for service, server in zip(pair.services, SERVERS, strict=True)]
    await pair.services[0].host.people.take_vacation(ANA.id, 2)
    assert await pair.run_errands(1) == 1
    for service, table in zip(pair.services, tables, strict=True):
        look = await service.host.read.look(table, ANA.id)
        assert look.table.seats[0].vacation_until > START


@pytest.mark.parametrize("passed_on", [1, 2])
@pytest.mark.parametrize("is_lasting", [True, False], ids=["vacation", "quiet-hours"])
async def test_a_shard_that_is_passed_on_before_a_vacation_is_known_there_has_its_clocks_moved_once(
    postgres_url: str, passed_on: int, is_lasting: bool
) -> None:
    async with two_workers(postgres_url, [0], [1, 2]) as pair:
        owners = (pair.services[0], pair.services[1], pair.services[1])
        tables = [await started(each, str(3 + shard << 22), ANA, BEN) for shard, each in enumerate(owners)]
        before = [(await pair.stores[0].load(table)).dues for table in tables]
        people = pair.services[0].host.people
        await (people.take_vacation(ANA.id, 2) if is_lasting else people.set_quiet_hours(ANA, "UTC", 480, 1080))
        await pass_on(pair, 1, 0, passed_on)
        for worker in (1, 0):
            await pair.run_errands(worker)
        after = [(await pair.stores[0].load(table)).dues for table in tables]
        moved = [[replace(due, table=0) for due in dues] for dues in after]
        assert moved[0] != [replace(due, table=0) for due in before[0]]
        assert moved[1] == moved[0]
        assert moved[2] == moved[0]


async def test_somebody_who_is_forgotten_leaves_the_tables_of_all_workers(pair: Pair) -> None:
    tables = [await started(service, server, ANA, BEN) for service, server in zip(pair.services, SERVERS, strict=True)]
    forgetting = asyncio.create_task(pair.services[0].host.people.forget(ANA.id))
    while not await pair.run_errands(1):  # noqa: ASYNC110 (another process would be asked)
        await asyncio.sleep(0.01)
    await forgetting
    for store, table in zip(pair.stores, tables, strict=True):
        listing = await store.listing(table)
        assert listing
        assert ANA.id not in listing.seats


async def test_somebody_who_is_forgotten_by_one_worker_is_in_no_list_of_another(pair: Pair) -> None:
    service = pair.services[1]
    table = await started(service, SERVERS[1], ANA, BEN)
    while (look := await service.host.read.look(table)).table.status == "running":
        person = look.table.seats[look.waiting[0].seat].person
        own = (await service.host.read.look(table, person)).questions[0]
        await service.host.play.act(table, person, first(own), own.version)

    async def listed() -> set[str]:
        return {row.person for row in (await service.host.archive.standings(SERVERS[1])).rows}

    assert await listed() == {ANA.id, BEN.id}
    await pair.services[0].host.people.forget(ANA.id)
    await pair.run_errands(1)
    assert await listed() == {BEN.id}


async def pass_on(pair: Pair, worker: int, heir: int, shard: int) -> None:
    """Let a *shard* be the heir's."""
    pair.services[worker].owning.lose([shard])
    leases = await pair.stores[worker].leases.hand_over(f"worker{worker}", f"worker{heir}", TERM, [shard])
    await pair.services[heir].owning.gain([lease for lease in leases if lease.shard == shard])


async def test_where_a_table_is_stays_known_for_as_long_as_its_shard_is_held(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = pair.services
    table = await started(old, SERVERS[0], ANA, BEN)
    await old.host.messages.place(table, channel="1", panel="1/2")
    assert (await old.host.read.listing(table)).channel == "1"
    assert (await old.host.messages.places(table))["panel"] == "1/2"
    with monkeypatch.context() as patched:
        for read in ("listing", "references"):
            patched.setattr(pair.stores[0], read, None)  # nothing of it is read again
        await old.host.messages.place(table, panel="1/3")
        assert (await old.host.messages.places(table))["panel"] == "1/3"
        assert (await old.host.read.listing(table)).seats == (ANA.id, BEN.id)

    await pass_on(pair, 0, 1, 0)
    await new.host.messages.place(table, channel="7", panel="7/8")
    for service in pair.services:  # the one that has lost it keeps nothing, and reads what the other has written
        assert (await service.host.read.listing(table)).channel == "7"
        assert (await service.host.messages.places(table))["panel"] == "7/8"
    await new.host.messages.place(table, channel="9", panel="9/9")
    assert (await old.host.read.listing(table)).channel == "9"
    await pass_on(pair, 1, 0, 0)
    assert (await old.host.read.listing(table)).channel == "9"
    assert (await old.host.messages.places(table))["panel"] == "9/9"


async def test_a_table_is_read_for_the_first_time_in_as_few_round_trips_however_many_sit_there(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = pair.services
    two, four = [await started(old, SERVERS[0], *people) for people in ((ANA, BEN), (ANA, BEN, CHO, DAN))]
    await pass_on(pair, 0, 1, 0)
    sent: list[str] = []
    execute = psycopg.Cursor.execute

    def watched(cursor: psycopg.Cursor[object], query: bytes, *given: object, **more: object) -> object:
        sent.append(bytes(query).decode())
        return execute(cursor, query, *given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(psycopg.Cursor, "execute", watched)
    for table in (two, four):
        sent.clear()
        look = await new.host.read.look(table, ANA.id)
        assert look.table.status == "running"
        assert len(sent) <= 5, sent  # the table, the people, how they answer, what they have begun, their notes


async def test_nothing_that_is_kept_is_trusted_once_the_lease_may_have_run_out(pair: Pair) -> None:
    frozen, other = pair.services
    table = await started(frozen, SERVERS[0], ANA, BEN)
    await frozen.host.messages.place(table, channel="1", panel="1/2")
    assert (await frozen.host.read.listing(table)).channel == "1"
    assert (await frozen.host.messages.places(table))["panel"] == "1/2"
    assert [each.channel for each in await frozen.host.read.open_in(SERVERS[0])] == ["1"]
    # It sleeps for so long that somebody else has its shard, and nobody tells it.
    leases = await pair.stores[0].leases.hand_over("worker0", "worker1", TERM, [0])
    await other.owning.gain([lease for lease in leases if lease.shard == 0])
    await other.host.messages.place(table, channel="7", panel="7/8")
    pair.stores[0].ownership.renew(0.0)
    assert (await frozen.host.read.listing(table)).channel == "7"
    assert (await frozen.host.messages.places(table))["panel"] == "7/8"
    assert [each.channel for each in await frozen.host.read.open_in(SERVERS[0])] == ["7"]


async def test_who_is_forgotten_elsewhere_is_forgotten_in_the_transaction_that_has_others_do_the_same(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = pair.services
    table = await started(second, SERVERS[1], ANA, BEN)
    slot = f"{FOLLOW}{CHO.id}"
    await second.host.messages.place(table, **{slot: "5"})
    assert (await second.host.people.person(CHO.id)).name == "?"
    await first.host.people.set_preferences(CHO, language="de")
    assert slot in await second.host.messages.places(table)

    def die(person: str) -> None:
        raise KeyboardInterrupt(person)  # right after the commit

    monkeypatch.setattr(first.services, "forget", die)
    with pytest.raises(KeyboardInterrupt):
        await first.host.people.forget(CHO.id)
    assert await pair.run_errands(1) == 1
    assert slot not in await second.host.messages.places(table)
    assert (await second.host.people.person(CHO.id)).language == ""


async def test_what_is_changed_by_another_worker_is_known_soon(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("table.people.FRESH", -1.0)
    first, second = pair.services
    assert (await second.host.people.person(ANA.id)).language == ""
    await first.host.people.set_preferences(ANA, language="de")
    assert (await second.host.people.person(ANA.id)).language == "de"


async def test_two_workers_that_change_somebody_at_the_same_time_lose_nothing(pair: Pair) -> None:
    first, second = (service.host.people for service in pair.services)
    for each in (first, second):
        await each.set_reach(ANA, "mention")  # both have them in memory, and read them again after some seconds
    await first.take_vacation(ANA.id, 2)
    assert (await second.set_preferences(replace(ANA, name="Anna"), language="de")).vacation_until > START
    await asyncio.gather(
        first.set_preferences(ANA, colours="contrast"),
        second.set_quiet_hours(ANA, "UTC", 60, 120),
        first.set_reach(ANA, "dm"),
    )
    stored = await pair.stores[0].person(ANA.id)
    assert stored
    assert (stored.language, stored.colours, stored.ping, stored.quiet_to) == ("de", "contrast", "dm", 120)
    assert stored.vacation_until > START


async def test_a_lesson_begins_although_it_is_under_way_on_a_server_of_another_worker(pair: Pair) -> None:
    schools = [service.host.practice for service in pair.services]
    lesson = pair.services[0].lessons("total_war")[0].key
    tables = [
        await school.learn(ANA, server, "total_war", lesson) for school, server in zip(schools, SERVERS, strict=True)
    ]
    assert len(set(tables)) == 2
    for school, server, table in zip(schools, SERVERS, tables, strict=True):
        assert await school.learn(ANA, server, "total_war", lesson) == table


async def test_an_errand_is_taken_out_with_the_act_and_done_once(pair: Pair) -> None:
    table = await started(pair.services[1], SERVERS[1], ANA, BEN)
    relay = pair.stores[0].relay
    number = await relay.hand(1, errands.write(Leave(table, BEN.id)))
    assert await pair.run_errands(1) == 1
    assert await pair.run_errands(1) == 0
    assert not await relay.take_handed(number)
    assert present() is None


def test_errands_survive_the_way_and_others_are_left_alone() -> None:
    sent = (
        Answer({"id": "1", "data": {"custom_id": "k:1:2:act"}}, 5, 2),
        Reschedule(ANA, BEN, START, None),
        Leave(3, "p"),
        Forgotten("p"),
        Look(),
    )
    assert [errands.read(errands.write(each)) for each in sent] == list(sent)
    assert errands.read(b'{"type":"dance"}') is None
    assert errands.read(b"\xff") is None
