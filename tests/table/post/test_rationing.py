"""When a front end may say only so much: calls go first, edits wait and become one, nothing is dropped."""

from pathlib import Path

from ops import trace
from table.post.outbox import BATCH, LATELY
from table.settings import Settings
from table.store.changes import Owe
from table.store.rows import Owed
from tests.table.house import ANA, BEN, House, Postbox, open_house

AWAY = Settings(pace=0.0, presence=0.0)  # nobody is taken to be there, so that everybody is called


class Rationed(Postbox):
    """A post that has room for calls alone while it is short."""

    def __init__(self) -> None:
        super().__init__()
        self.is_short = False

    def rank(self, kind: str) -> int:
        return {"settle": 1, "panel": 2, "lobby": 3}.get(kind, 0)

    def put_off(self, kind: str) -> float:
        return 15.0 if self.is_short else 0.0


async def test_edits_wait_while_calls_go_out_and_become_one(tmp_path: Path):
    post = Rationed()
    async with open_house(tmp_path, post=post, settings=AWAY) as house:
        table = await house.toy(ANA, BEN)
        await house.settle()
        post.got.clear()
        post.is_short = True
        await house.sign(table, ANA, BEN)
        await house.answer(table, ANA, 4)
        house.clock.at += 90.0
        await house.settle()

        assert "ping" in post.kinds()
        assert not {"panel", "settle", "lobby"} & set(post.kinds())

        await house.wait(60.0, step=5.0)
        assert not post.of("panel")
        post.is_short = False
        await house.wait(30.0, step=5.0)

        assert post.kinds().count("panel") == 1
        assert post.of("settle")
        assert (await house.service.health()).owed == 0


async def test_what_is_posted_for_the_first_time_is_never_put_off_and_comes_in_order(tmp_path: Path):
    post = Rationed()
    post.is_short = True
    async with open_house(tmp_path, post=post, settings=AWAY) as house:
        await house.toy(ANA, BEN)
        await house.settle()

        assert [kind for kind in post.kinds() if kind != "lobby"][:3] == ["promise", "panel", "ping"]
        assert "lobby" in post.kinds()


async def test_a_call_behind_many_edits_that_can_wait_is_found(tmp_path: Path):
    post = Rationed()
    async with open_house(tmp_path, post=post, settings=AWAY) as house:
        table = await house.toy(ANA, BEN)
        await house.settle()
        post.got.clear()
        post.is_short = True
        await _owe(house, table, *(f"settle:old-{number}" for number in range(3 * BATCH)))
        house.clock.at += 1.0
        await house.service.services.store.write(
            [Owe(Owed(table, "notice", "late", house.clock.at, data={"what": "x"}))]
        )
        await house.service.courier.drain()

        assert post.kinds() == ["notice"]
        backlog = await house.service.backlog()
        house.clock.at += 30.0
        assert (backlog, (await house.service.backlog())["settle"][0]) == ({}, 3 * BATCH)


async def _owe(house: House, table: int, *keys: str) -> None:
    await house.service.services.store.write([Owe(Owed(table, "settle", key, house.clock.at)) for key in keys])


async def test_a_message_carries_the_reference_of_the_act_that_made_it_owed(tmp_path: Path):
    class Heard(Postbox):
        async def deliver(self, delivery):
            seen.append((delivery.kind, trace.reference(), trace.verb()))
            return await super().deliver(delivery)

    seen: list[tuple[str, str, str]] = []
    async with open_house(tmp_path, post=Heard(), settings=AWAY) as house:
        table = await house.toy(ANA, BEN)
        await house.settle()
        seen.clear()
        with trace.traced("pick", "7f3a2c"):
            await house.sign(table, ANA, BEN)
        assert trace.reference() == ""
        house.clock.at += 90.0
        await house.settle()

        kinds = {kind for kind, reference, _ in seen if reference == "7f3a2c"}
        assert {"panel", "ping", "settle"} <= kinds
        assert ("panel", "7f3a2c", "deliver panel") in seen


async def test_what_falls_due_has_a_reference_of_its_own(house: House):
    heard: list[str] = []
    table = await house.toy(ANA, BEN, budget=3600)
    house.service.listen(lambda *_: heard.append(trace.reference()))
    await house.settle()
    await house.wait(2 * 3600.0, step=600.0)

    assert heard
    assert all(heard), table


async def test_deliveries_are_failing_when_most_of_the_last_ones_did(house: House):
    table = await house.toy(ANA, BEN)
    await house.settle()
    assert not house.service.courier.is_failing
    house.post.broken = OSError("no line")
    await _owe(house, table, *(f"settle:{number}" for number in range(LATELY)))
    rows = [Owed(table, "notice", f"n{number}", house.clock.at, data={"what": "x"}) for number in range(LATELY)]
    await house.service.services.store.write([Owe(row) for row in rows])
    await house.service.courier.drain()
    assert house.service.courier.is_failing
    house.post.broken = None
    await house.wait(600.0, step=60.0)
    assert not house.service.courier.is_failing
