"""The whole house running by itself: time passes, computers play, messages go out, and it closes when asked."""

import asyncio
import random
import re
import textwrap
from pathlib import Path

import pytest

from engine.play import Subset
from table.errors import Conflict, StoreFull
from table.host.base import HostPart
from table.models import Person
from table.players.pondering import Problem
from table.players.thinking import Thinker
from table.settings import Settings
from table.store.backups import rotation as backup
from table.store.rows import Due
from tests.table.house import ANA, BEN, PLAYERS, House, Postbox, open_house, serving

QUICK = Settings(pace=0.0, secret_delay=(0.0, 0.01), beat=0.05)


async def play_on(host, table: int, person: Person, chance: random.Random) -> None:
    while True:
        look = await host.read.look(table, person.id)
        if look.table.status != "running":
            return
        for asked in look.questions:
            question = asked.question
            picks = (question.low,) if hasattr(question, "low") else (chance.choice(question.options),)
            if isinstance(question, Subset):
                picks = question.options[: question.least]
            await host.play.act(table, person.id, picks, asked.version)
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("seed", range(2))
async def test_a_house_left_to_itself_plays_a_game_with_computers_to_the_end(tmp_path, seed):
    post = Postbox()
    async with asyncio.timeout(60):
        async with serving(tmp_path / "t.db", post, settings=QUICK, thinker=Thinker(PLAYERS)) as service:
            table = (await service.host.lobby.create("home", ANA, "total_war")).id
            for _ in range(2):
                await service.host.lobby.add_computer(table, "ana", "easy")
            await service.host.lobby.start(table, "ana")
            await play_on(service.host, table, ANA, random.Random(seed))
            await post.heard("result")
            assert (await service.host.archive.verify(table)).is_fair


async def test_it_closes_at_any_moment_under_load(tmp_path):
    chance = random.Random(5)
    async with asyncio.timeout(90):
        for _ in range(12):
            async with serving(tmp_path / "t.db", Postbox(), settings=QUICK, thinker=Thinker(PLAYERS)) as service:
                tables = [await House(service, None, None).toy(ANA, BEN, rounds=5) for _ in range(4)]
                work = [
                    asyncio.create_task(play_on(service.host, table, person, chance))
                    for table in tables
                    for person in (ANA, BEN)
                ]
                await asyncio.sleep(chance.uniform(0.0, 0.05))
                for task in work:
                    task.cancel()
                await asyncio.gather(*work, return_exceptions=True)


async def test_a_player_that_searches_thinks_in_another_process(tmp_path):
    async with open_house(tmp_path) as house:
        table = await house.war(ANA, computers=2)
        while not (await house.host.read.look(table, "ana")).questions:
            await house.service.keeper.drain()
        asked = await house.asked(table, ANA)

        hint = await house.host.play.hint(table, "ana")

        assert asked.question.answer(hint)
        assert house.service.services.thinker._hints._running is not None
        assert house.service.services.thinker._pool._running is None, "hints have a process of their own"


async def test_a_question_has_one_hint_however_often_it_is_asked_for(house: House, monkeypatch: pytest.MonkeyPatch):
    table = await house.toy(ANA, BEN)
    thinker, asked = house.service.services.thinker, []
    think = thinker.hint

    async def counted(problem: Problem) -> object:
        asked.append(problem)
        return await think(problem)

    monkeypatch.setattr(thinker, "hint", counted)
    first = await asyncio.gather(*(house.host.play.hint(table, "ana") for _ in range(20)))
    again = await house.host.play.hint(table, "ana")

    assert len(asked) == 1
    assert {*first, again} == {first[0]}

    await house.answer(table, ANA, "rock")
    await house.answer(table, BEN, "rock")
    await house.host.play.hint(table, "ana")
    assert len(asked) == 2, "another question has another hint"


async def test_whoever_asks_for_a_hint_is_named_once_and_the_seat_is_marked(house: House):
    table = await house.toy(ANA, BEN)
    assert not (await house.host.read.look(table)).table.seats[0].assisted
    for _ in range(2):
        await house.host.play.hint(table, "ana")

    seats = (await house.host.read.look(table)).table.seats
    assert [seat.assisted for seat in seats] == [True, False]
    lines = [line for line in await house.host.read.log(table) if line.kind == "hint"]
    assert [(line.seat, line.name) for line in lines] == [(0, "Ana")]
    await house.answer(table, ANA, "rock")  # the question is still the same


async def test_a_players_process_that_dies_is_replaced(tmp_path):
    async with open_house(tmp_path) as house:
        table = await house.war(ANA, computers=2)
        while not (await house.host.read.look(table, "ana")).questions:
            await house.service.keeper.drain()
        asked = await house.asked(table, ANA)
        thinker = house.service.services.thinker
        await house.host.play.hint(table, "ana")
        (process,) = thinker._hints._running._processes.values()
        process.kill()

        for _ in range(2):  # the greedy player answers for the dead one, then there is a new one
            house.service.services.hints.forget()
            assert asked.question.answer(await house.host.play.hint(table, "ana"))

        (successor,) = thinker._hints._running._processes.values()
        assert successor.pid != process.pid


async def test_a_table_with_its_own_content_thinks_with_that_content(tmp_path):
    from data.loader import Bundle, bundle
    from table.players.pondering import ponder

    shipped = bundle("total_war")
    files = {name: text + "\n# ours\n" for name, text in shipped.files.items()}
    async with open_house(tmp_path) as house:
        house.service.services.catalogue.__init__([Bundle("total_war", files)])
        table = await house.war(ANA, computers=2)

        async def job(live) -> Problem:
            seat = next(iter(live.questions()))
            return await house.service.services.problem(live, seat)

        problem = await house.service.services.tables.at(table, job)
        assert problem.files == files
        from engine.players.levels import levels

        level = levels("total_war")["easy"]
        assert problem.question.answer(ponder(problem, level, 1))


async def test_backups_are_made_by_themselves(tmp_path, monkeypatch):
    monkeypatch.setattr("table.store.backups.upkeep.FIRST_BACKUP", 0.01)
    settings = Settings(backup_every=0.01)
    made = asyncio.Event()

    async with asyncio.timeout(30):
        async with serving(tmp_path / "t.db", Postbox(), backups=tmp_path / "backups", settings=settings) as service:
            back_up = service.upkeep.back_up

            async def noted():
                await back_up()
                if len(backup.kept(tmp_path / "backups")) > 2:
                    made.set()

            service.upkeep.back_up = noted
            await made.wait()


async def test_tables_nobody_uses_leave_memory_and_come_back(house: House):
    table = await house.toy(ANA, BEN)
    await house.answer(table, ANA, "rock")
    tables = house.service.services.tables
    assert tables.hot == 1
    tables.cool_down(3600)
    assert tables.hot == 1

    tables.cool_down(-1)

    assert tables.hot == 0
    assert (await house.answer(table, BEN, "paper")).waiting[0].ask == "bid"


async def test_the_example_in_the_documentation_works(tmp_path, monkeypatch):
    text = (Path(__file__).parents[3] / "docs" / "table.md").read_text()
    example = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0]
    names = {"Path": Path, "Person": Person, "deliverer": Postbox()}
    monkeypatch.chdir(tmp_path)

    exec("async def example():\n" + textwrap.indent(example + "return look, host\n", "    "), names)
    look, host = await names["example"]()

    assert look.table.status == "running"
    parts = {name: part for name, part in vars(host).items() if isinstance(part, HostPart)}
    methods = {f"{name}.{verb}" for name, part in parts.items() for verb in dir(part) if not verb.startswith("_")}
    written = set(re.findall(r"[a-z_]+\.[a-z_]+", text))
    assert methods - written == {f"{name}.services" for name in parts} | {"admin.meet_rules", "archive.audit"}


@pytest.mark.parametrize("verb", ["write", "owed", "dues"])
async def test_a_store_that_fails_for_a_while_stops_neither_the_clock_nor_the_courier(tmp_path, monkeypatch, verb):
    monkeypatch.setattr("table.service.AGAIN", 0.05)
    monkeypatch.setattr("table.post.outbox.UNNOTED", 0.05)
    post = Postbox()
    async with asyncio.timeout(30):
        async with serving(tmp_path / "t.db", post, settings=QUICK, thinker=Thinker(PLAYERS)) as service:
            store, tries = service.services.store, 0
            real = getattr(store, verb)

            async def full(*_, **__):
                nonlocal tries
                tries += 1
                raise StoreFull("no room")

            monkeypatch.setattr(store, verb, full)
            await asyncio.sleep(0.5)
            monkeypatch.setattr(store, verb, real)
            assert 1 <= tries < 100, "it waits before it tries again"

            table = (await service.host.lobby.create("home", ANA, "total_war")).id
            for _ in range(2):
                await service.host.lobby.add_computer(table, "ana", "easy")
            await service.host.lobby.start(table, "ana")
            await play_on(service.host, table, ANA, random.Random(1))  # computers answer, so the clock runs
            await post.heard("result")


async def test_a_players_process_that_died_idle_is_replaced_when_a_computer_is_seated(tmp_path):
    async with open_house(tmp_path) as house:
        table = (await house.host.lobby.create("home", ANA, "total_war")).id
        await house.host.lobby.add_computer(table, "ana", "normal")
        thinker = house.service.services.thinker
        (process,) = thinker._pool._running._processes.values()
        process.kill()
        await asyncio.to_thread(thinker._pool._running._executor_manager_thread.join)  # it has noticed

        await house.host.lobby.add_computer(table, "ana", "normal")

        (successor,) = thinker._pool._running._processes.values()
        assert successor.pid != process.pid


async def test_a_table_that_was_rewritten_meanwhile_is_begun_again_without_a_trace(house: House, monkeypatch, caplog):
    table = await house.toy(ANA, BEN)
    handle, begun = house.service.keeper._handler.handle, []

    async def rewritten(due: Due) -> None:
        begun.append(due)
        if len(begun) == 1:
            raise Conflict("The table was changed by somebody else meanwhile.")
        await handle(due)

    monkeypatch.setattr(house.service.keeper._handler, "handle", rewritten)
    await house.wait(30 * 86_400, step=86_400)

    assert begun[0].table == table
    assert (begun[0].slot, begun[0].stage) in [(due.slot, due.stage) for due in begun[1:]]
    assert not [record for record in caplog.records if record.exc_info]
