"""Random walks: whatever people do in whatever order, the stored game replays, and clocks fit questions."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from engine.errors import PickError
from engine.players import random_player
from engine.rng import Rng
from table.errors import TableError
from table.models import VoteInfo
from tests.table.house import ANA, BEN, CHO, DAN, HandClock, House, open_house
from tests.table.play.test_orders import toy_book, use_book

PEOPLE = (ANA, BEN, CHO, DAN)


class Walk:
    """Does one random thing after another at one table."""

    def __init__(self, house: House, table: int, chance: random.Random) -> None:
        self.house = house
        self.host = house.host
        self.table = table
        self.chance = chance
        self.done: list[str] = []
        self.refusals: list[str] = []

    async def step(self) -> None:
        deeds = {
            self.act: 12, self.undo: 3, self.redo: 2, self.vote: 6, self.propose: 1, self.leave: 1, self.sit_down: 2,
            self.order: 1, self.wait: 2, self.wait_long: 1, self.click_old: 1,
        }  # fmt: skip
        deed = self.chance.choices(list(deeds), list(deeds.values()))[0]
        self.done.append(deed.__name__)
        try:
            await deed()
        except (TableError, PickError) as error:
            self.refusals.append(str(error))

    async def act(self) -> None:
        look = await self.host.read.look(self.table)
        for waiting in look.waiting:
            person = look.table.seats[waiting.seat].person
            if person:
                asked = (await self.host.read.look(self.table, person)).questions[0]
                picks = random_player(None, asked.question, Rng.seeded(self.chance.getrandbits(32)))
                await self.host.play.act(self.table, person, picks, asked.version)
                return

    async def click_old(self) -> None:
        version = (await self.host.read.look(self.table)).table.version
        await self.host.play.act(self.table, self.someone(), ("rock",), self.chance.randrange(version + 2))

    async def undo(self) -> None:
        await self._agreed(await self.host.play.undo(self.table, self.someone()))

    async def redo(self) -> None:
        await self._agreed(await self.host.play.redo(self.table, self.someone()))

    async def _agreed(self, result: object) -> None:
        if isinstance(result, VoteInfo) and self.chance.random() < 0.7:
            for person in result.voters:
                await self.host.seats.vote(self.table, person, result.id, True)

    async def vote(self) -> None:
        for vote in (await self.host.read.look(self.table)).table.votes:
            await self.host.seats.vote(self.table, self.chance.choice(vote.voters), vote.id, self.chance.random() < 0.8)

    async def propose(self) -> None:
        kind = self.chance.choice(("pause", "kick", "resume"))
        await self.host.seats.propose(self.table, self.someone(), kind, self.chance.randrange(3))

    async def leave(self) -> None:
        await self.host.seats.leave(self.table, self.someone())

    async def sit_down(self) -> None:
        await self.host.seats.take_seat(self.table, self.chance.choice(PEOPLE), self.chance.randrange(3))

    async def order(self) -> None:
        key = self.chance.choice(("always_rock", "never_cheer", "never_add_heart", "lay_lowest_damage"))
        await self.host.seats.give_order(self.table, self.someone(), key, uses=self.chance.choice((None, 2)))

    async def wait(self) -> None:
        await self.house.wait(self.chance.uniform(1, 300), step=60)

    async def wait_long(self) -> None:
        await self.house.wait(30 * 3600, step=6 * 3600)

    def someone(self) -> str:
        return self.chance.choice(PEOPLE).id

    async def check(self) -> None:
        assert all(text.endswith((".", ")")) for text in self.refusals), "every refusal is a sentence"
        assert await self.host.archive.audit(self.table) == "", self.done
        stored = await self.house.service.services.store.load(self.table)
        look = await self.host.read.look(self.table)
        automatic = {due.slot for due in stored.dues if due.slot.startswith("seat:auto:")}
        slots = {due.slot for due in stored.dues if due.slot.startswith("seat:")} - automatic
        assert {slot.replace("auto:", "") for slot in automatic} <= slots, self.done
        assert slots == {f"seat:{waiting.seat}" for waiting in look.waiting}, self.done
        assert {due.slot for due in stored.dues if due.slot.startswith("vote:")} == {
            f"vote:{vote.id}" for vote in look.table.votes
        }
        for due in stored.dues:
            seat = look.table.seats[int(due.slot.partition(":")[2])] if due.slot in slots else None
            assert seat is None or (due.stage == "think") != seat.is_human, self.done


async def begun(house: House, game: str) -> int:
    if game == "toy":
        return await house.toy(ANA, BEN, CHO, rounds=5)
    return await house.war(ANA, BEN, CHO)


@pytest.mark.parametrize("game", ["toy", "total_war"])
@pytest.mark.parametrize("seed", range(200 if os.environ.get("KAIJU_LONG") else 5))
async def test_a_random_walk_leaves_everything_in_order(tmp_path: Path, game: str, seed: int):
    chance = random.Random(f"{game} {seed}")
    hands, table = HandClock(), 0
    for part in range(3):  # with a restart between the parts
        async with open_house(tmp_path, clock=hands, seed=seed * 10 + part) as house:
            if game == "toy":
                use_book(house, toy_book())
            table = table or await begun(house, game)
            walk = Walk(house, table, chance)
            for _ in range(40):
                await walk.step()
                await walk.check()
                if (await house.host.read.look(table)).table.status != "running":
                    return
