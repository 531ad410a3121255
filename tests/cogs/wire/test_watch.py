"""The watch over a real store: what it notices, whom it tells, and that it tells it once, also after a restart."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.wire.operations import Operations, watch
from cogs.wire.operations.requests import Requests
from cogs.wire.operations.watch import ALARMS, OPERATIONS, Watch
from cogs.wire.page import Page
from data.words import words
from ops.refusals import WARNED
from table import StoreError
from tests.table.house import House, open_house


class Channel:
    """The operations channel; while it *is_gone* nothing arrives."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.is_gone = False

    async def post(self, channel: int, page: Page, nonce: str, **_: Any) -> None:
        if self.is_gone:
            raise OSError("no such channel")
        assert (channel, len(nonce) <= 25) == (7, True)
        self.said.append(str(page.to_components()))  # type: ignore[no-untyped-call]


class Scene:
    """A watch as the bot begins it, and what it looks at."""

    def __init__(self, house: House, folder: Path, channel: Channel, worker: str = "") -> None:
        self.house, self.channel = house, channel
        self.requests = Requests()
        self.vitals = SimpleNamespace(has_few_identifies=False, is_first=lambda: True, worker=worker)
        service = house.service
        begun: list[Any] = []
        self.context: Any = SimpleNamespace(service=service, host=service.host, now=service.now, later=begun.append)
        operations: Any = Operations(SimpleNamespace(), self.requests)  # type: ignore[arg-type]
        operations.vitals = self.vitals
        wishes: Any = SimpleNamespace(operations="7", beside=lambda suffix: folder / f"kaiju{suffix}")
        operations.begin(self.context, channel, wishes)
        begun[0].close()
        self.watch: Watch = operations._watch

    async def look(self, times: int = 2) -> list[str]:
        """Look some times; return which alarms were told of meanwhile, with a minus where one is over."""
        before = len(self.channel.said)
        for _ in range(times):
            await self.watch.look()
        return [known(text) for text in self.channel.said[before:]]


def known(text: str) -> str:
    for alarm in ALARMS:
        for key, sign in ((f"alarm-{alarm}", "+"), (f"alarm-{alarm}-over", "-")):
            if words("en").say(key) in text:
                return f"{sign}{alarm}"
    return text


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as one:
        yield one


@pytest.fixture(autouse=True)
def room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "is_full", lambda folder: (folder / "full").exists())


async def scene_of(house: House, folder: Path, channel: Channel | None = None, worker: str = "") -> Scene:
    assert house.service.upkeep
    await house.service.back_up()
    return Scene(house, folder, channel or Channel(), worker)


async def test_each_trouble_is_told_once_and_its_end_once(house: House, tmp_path: Path):
    scene = await scene_of(house, tmp_path)
    assert await scene.look(3) == []
    service = house.service
    (tmp_path / "full").touch()
    service.keeper.lateness = 100.0
    service.courier._fates.extend([False] * 50)
    service.services.damage.flaws = ("a page is torn",)
    assert service.upkeep
    service.upkeep.fault = "no folder"
    scene.vitals.has_few_identifies = True
    for _ in range(WARNED):
        scene.requests.refusals.note(403)

    assert await scene.look(1) == []
    assert set(await scene.look(1)) == {"+disk", "+late", "+delivery", "+damage", "+backup", "+identifies", "+refused"}
    assert await scene.look(5) == []

    (tmp_path / "full").unlink()
    service.keeper.lateness = 0.0
    service.upkeep.fault = ""
    assert set(await scene.look(2)) == {"-disk", "-late", "-backup"}
    assert await scene.look(3) == []


async def test_a_store_that_does_not_answer_is_told_and_what_it_knows_stays_as_it_was(house: House, tmp_path: Path):
    scene = await scene_of(house, tmp_path)
    house.service.services.damage.flaws = ("torn",)
    assert await scene.look() == ["+damage"]

    async def fails() -> Any:
        raise StoreError("gone")

    sound = house.service.health
    house.service.health = fails  # type: ignore[method-assign]
    assert await scene.look(4) == ["+store"]
    house.service.health = sound  # type: ignore[method-assign]
    assert await scene.look(4) == ["-store"]


async def test_a_restart_repeats_nothing_and_tells_the_end(tmp_path: Path):
    channel = Channel()
    (tmp_path / "full").touch()
    async with open_house(tmp_path) as house:
        assert await (await scene_of(house, tmp_path, channel)).look() == ["+disk"]
    async with open_house(tmp_path) as house:
        scene = Scene(house, tmp_path, channel)
        assert await scene.look(4) == []
        (tmp_path / "full").unlink()
        assert await scene.look() == ["-disk"]
        assert (await house.host.servers.facts(OPERATIONS))["told-"] == ""


async def test_what_could_not_be_said_is_said_later(house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture):
    channel = Channel()
    scene = await scene_of(house, tmp_path, channel)
    channel.is_gone = True
    (tmp_path / "full").touch()
    assert await scene.look(5) == []
    channel.is_gone = False
    assert await scene.look(1) == ["+disk"]
    assert [line.levelname for line in caplog.records if line.message == "alarm"] == ["ERROR"]


async def test_of_two_workers_the_first_tells_what_they_share_and_each_its_own(house: House, tmp_path: Path):
    channel = Channel()
    one, two = await scene_of(house, tmp_path, channel, "one"), Scene(house, tmp_path, channel, "two")
    two.vitals.is_first = lambda: False
    house.service.services.damage.flaws = ("torn",)
    house.service.keeper.lateness = 100.0
    assert sorted(await one.look()) == ["+damage", "+late"]
    assert await two.look() == ["+late"]
    assert "one: " in str(channel.said)
    assert "two: " in channel.said[-1]
    two.vitals.is_first, one.vitals.is_first = one.vitals.is_first, two.vitals.is_first
    assert await two.look(3) == []
    house.service.services.damage.flaws = ()
    assert [await two.look(), await one.look()] == [["-damage"], []]


async def test_what_one_worker_tells_is_not_taken_back_by_another_that_is_well(house: House, tmp_path: Path):
    channel = Channel()
    one, two = await scene_of(house, tmp_path, channel, "one"), Scene(house, tmp_path, channel, "two")
    for _ in range(WARNED):
        one.requests.refusals.note(403)
    assert await one.look() == ["+refused"]
    for _ in range(3):
        assert await two.look() == []
        assert await one.look() == []
