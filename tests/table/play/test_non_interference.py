"""Non-interference at the table: nothing that others see tells what the secret questions of a seat were like.

Games are played in two worlds that differ in what nobody else may know. First only in how a seat's secret answers
come about: by themselves, because there is one or by a standing order; or by hand, the same ones in the same moments,
which takes a press and shows that they are there. Others press things in both worlds alike.
Then in the hands themselves: what a seat cannot see is dealt anew, and both worlds are given the same answers.
"""

from __future__ import annotations

import os
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.play import Seat
from table.settings import Settings
from table.time.clock import HOUR
from tests.table.house import HandClock, House, open_house
from tests.table.play.test_orders import toy_book, use_book
from tests.table.play.worlds import PEOPLE, World, picks_for
from tests.table.scripts import Script, Step, script

IS_LONG = bool(os.environ.get("KAIJU_LONG"))
#: Games of each kind that are played for each of the cases, and how many steps of them.
GAMES = {"toy": (2, 25), "total_war": (1, 20), "tokyo_clash": (1, 7), "monopoly": (1, 3)}
STEPS = {"toy": 100, "total_war": 90, "tokyo_clash": 300, "monopoly": 20}
COMPARED = 60 if IS_LONG else 20  # steps of one game after its first automatic answer
#: Orders for questions that are secret.
ORDERS = {"toy": "never_cheer", "total_war": "never_add_heart", "tokyo_clash": "never_defend"}
#: Deals that are compared, and turns that are played before each.
DEALS = {"toy": (4, 100), "total_war": (4, 80), "tokyo_clash": (1, 20), "monopoly": (1, 10)}
TURNS = {"toy": 6, "total_war": 6, "tokyo_clash": 40, "monopoly": 3}
MORE = 6  # games, if need be


@pytest.fixture(autouse=True)
def same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let both worlds give the same numbers, which a file takes from the wall clock."""
    monkeypatch.setattr("table.store.sqlite.store.time.time", lambda: 1_700_000_000.0)


class Pair:
    """Two worlds in step. Only secret answers of the *hidden* seat, the first that is answered for, differ."""

    def __init__(self, alone: World, by_hand: World, chance: random.Random) -> None:
        self.alone = alone
        self.by_hand = by_hand
        self.chance = chance
        self.hidden: Seat | None = None
        self.automatic = self.compared = 0

    @property
    def eyes(self) -> list[str | None]:
        """All eyes but those of the hidden seat."""
        return [None, *(person.id for seat, person in enumerate(PEOPLE) if seat != self.hidden)]

    async def step(self) -> None:
        """Let somebody do something in both worlds at the same time."""
        deed = self.chance.random()
        if deed < 0.08:
            await self._take_back(again=deed < 0.02)
        elif deed < 0.11:
            await self._reach(self.alone.house.clock.at + 30 * HOUR)
        elif deed < 0.3:
            await self._reach(self.alone.house.clock.at + self.chance.uniform(1, 400))
            self._look()
        else:
            await self._answer()

    def _look(self) -> None:
        """Let somebody press something that changes nothing, and be there by that."""
        seat = self.chance.randrange(len(PEOPLE))
        for world in (self.alone, self.by_hand):
            world.press(seat)

    async def _take_back(self, *, again: bool) -> None:
        seat = self.chance.randrange(len(PEOPLE))
        done = [await world.take_back(seat, again=again) for world in (self.alone, self.by_hand)]
        assert done[0] == done[1]

    async def _reach(self, time: float) -> None:
        """Let time pass in both worlds; what is answered by itself meanwhile is given by hand in the other one."""
        while True:
            due = None if self.hidden is None else await self.alone.automatic(self.hidden)
            is_last = due is None or due.at > time
            for world in (self.alone, self.by_hand):
                await world.reach(time if due is None or is_last else due.at)
            if is_last:
                return
            assert self.hidden is not None
            if await self.alone.automatic(self.hidden) == due:
                await self._answer_itself()

    async def _answer(self) -> None:
        asked = await self.alone.questions()
        seat = self.chance.choice(sorted(asked))
        due = await self.alone.automatic(seat)
        if due and self.hidden in (None, seat):
            self.hidden = seat
            await self._reach(due.at)
            return
        await self._reach(self.alone.house.clock.at + self.chance.uniform(1, 60))
        now = await self.alone.questions()
        if seat in now:  # otherwise it was answered by itself meanwhile, in both worlds
            picks = picks_for(self.chance, now[seat][0])
            for world in (self.alone, self.by_hand):
                await world.act(seat, picks)

    async def _answer_itself(self) -> None:
        """Let the answer that is due come by itself in one world, and give the same by hand in the other."""
        assert self.hidden is not None
        version = (await self.alone.live()).row.version
        await self.alone.house.service.keeper.drain()
        lines = await self.alone.host.read.log(self.alone.table, PEOPLE[self.hidden].id, limit=40)
        given = next(line for line in lines if line.version > version and line.kind == "act")
        assert (given.seat, given.by in ("forced", "order")) == (self.hidden, True)
        await self.by_hand.act(self.hidden, given.picks or ())
        self.automatic += 1

    async def compare(self) -> None:
        """Look at both worlds through all other eyes, once they differ at all."""
        if self.automatic:
            self.compared += 1
            await compare((self.alone, self.by_hand), self.eyes)


async def compare(worlds: tuple[World, World], eyes: list[str | None]) -> None:
    """Complain about the first thing that *eyes* see in one of the worlds only."""
    one, other = [await world.public(eyes) for world in worlds]
    for part, seen in one.items():
        assert seen == other[part], part


def settings(wait: float) -> Settings:
    return Settings(pace=0.0, secret_delay=(wait, wait), live_delay=(wait, wait))


async def begun(house: House, game: str) -> World:
    if game == "toy":
        use_book(house, toy_book())
    return await World.begun(house, game)


async def play(tmp_path: Path, game: str, seed: int, wait: float, *, order: bool) -> int:
    """Play a game in two worlds and compare them after every step; return how many answers came by themselves."""
    async with (
        open_house(tmp_path / "alone", settings=settings(wait), seed=seed) as one,
        open_house(tmp_path / "by_hand", settings=settings(wait), seed=seed) as other,
    ):
        chance = random.Random(f"{game} {seed} {wait} {order}")
        pair = Pair(await begun(one, game), await begun(other, game), chance)
        if order and game in ORDERS:
            pair.hidden = chance.randrange(len(PEOPLE))
            await pair.alone.host.seats.give_order(pair.alone.table, PEOPLE[pair.hidden].id, ORDERS[game])
        for _ in range(STEPS[game]):
            if pair.compared == COMPARED or not await pair.alone.is_running():
                break
            await pair.step()
            await pair.compare()
    return pair.automatic


@pytest.mark.parametrize("order", [False, True], ids=["one answer", "standing order"])
@pytest.mark.parametrize("wait", [100.0, 14 * HOUR], ids=["minutes", "hours"])
@pytest.mark.parametrize("game", GAMES)
async def test_others_see_the_same_whether_secret_answers_come_by_hand_or_by_themselves(tmp_path, game, wait, order):
    found = 0
    for seed in seeds(*GAMES[game]):
        found += await play(tmp_path / str(seed), game, seed, wait, order=order)
        if not IS_LONG and seed + 1 >= GAMES[game][0] and (found or game == "monopoly"):
            break
    assert found or game == "monopoly"  # which asks nothing in secret


def seeds(few: int, many: int) -> range:
    """Return the games to be played: in the short form *few*, and some more if nothing was secret in those."""
    return range(many if IS_LONG else few + MORE)


async def both(tmp_path: Path, wait: float = 100.0) -> AsyncIterator[tuple[World, bool]]:
    """Yield two worlds of the toy in which Ana has one answer to a secret question; the second one gives it by hand."""
    for seed in range(20):  # until luck gives her no choice
        async with open_house(tmp_path / str(seed), settings=settings(wait), seed=seed) as house:
            world = await begun(house, "toy")
            if (await world.live()).play.state.luck[0] <= 3:
                break
    for is_by_hand in (False, True):
        async with open_house(tmp_path / f"{seed} {is_by_hand}", settings=settings(wait), seed=seed) as house:
            yield await begun(house, "toy"), is_by_hand


async def answer_secretly(world: World, *, is_by_hand: bool) -> None:
    """Let Ana's one answer be given when it is due."""
    due = await world.automatic(0)
    assert due
    await world.reach(due.at)
    await (world.act(0, ("pass",)) if is_by_hand else world.house.service.keeper.drain())


async def test_lapses_end_with_an_answer_that_looks_like_the_persons(tmp_path):
    seen = []
    async for world, is_by_hand in both(tmp_path):
        for seat in range(len(PEOPLE)):
            await world.act(seat, ("rock",))
        await world.reach(world.house.clock.at + 48 * HOUR + 1)  # Ana does not bid
        seats = [(await world.host.read.look(world.table)).table.seats[0]]
        await answer_secretly(world, is_by_hand=is_by_hand)
        seats.append((await world.host.read.look(world.table)).table.seats[0])
        seen.append([(seat.lapses, seat.away) for seat in seats])

    assert seen == [[(1, False), (0, False)]] * 2


async def test_answers_that_were_taken_back_and_done_again_are_taken_back_alike(tmp_path):
    seen = []
    async for world, is_by_hand in both(tmp_path):
        for seat in range(len(PEOPLE)):
            world.house.clock.at += 5
            await world.act(seat, ("rock",))
        world.house.clock.at += 5
        await world.act(0, (2,))
        await answer_secretly(world, is_by_hand=is_by_hand)
        for again in (False, False, True, True, False, False):
            world.house.clock.at += 5
            await world.take_back(0, again=again)
            seen.append((is_by_hand, await world.public([None, "ben", "cho"])))

    half = len(seen) // 2
    for (_, alone), (_, by_hand) in zip(seen[:half], seen[half:], strict=True):
        assert alone == by_hand


async def turn_to_compare(world: World, observer: Seat, chance: random.Random) -> Script | None:
    """Play by hand up to a turn in which two deals differ in secret, or to the last that was looked for one."""
    found = None
    turns = 0
    for _ in range(600):
        if not await world.is_running() or (found and found.telling):
            break
        live = await world.live()
        if not live.play.position.picks:
            found = script(live.game, live.play.position, observer, chance)
            turns += 1
            if found.telling or turns == TURNS[live.game.key]:
                return found
        asked = await world.questions()
        seat = chance.choice(sorted(asked))
        world.house.clock.at += 1
        await world.act(seat, picks_for(chance, asked[seat][0]))
    return None


async def compare_deals(tmp_path: Path, game: str, seed: int) -> int:
    """Deal anew what one seat does not see and play on in both worlds; return how many questions differed in secret."""
    chance, clock = random.Random(f"{game} {seed}"), HandClock()
    slow = settings(chance.choice((100.0, 14 * HOUR)))
    async with open_house(tmp_path / "one", settings=slow, seed=seed, clock=clock) as one:
        world, observer = await begun(one, game), chance.randrange(len(PEOPLE))
        found = await turn_to_compare(world, observer, chance)
        if found is None:
            return 0
        await one.settle()
        one.post.got.clear()
        one.service.keeper._last_beat = clock.at  # or the copy would be taken for a house that was asleep
        await one.service.keeper.beat()
        (tmp_path / "other").mkdir()
        await one.service.services.store.back_up(tmp_path / "other" / "tables.db")
        twin = HandClock(clock.at)
        async with open_house(tmp_path / "other", settings=slow, seed=seed, clock=twin) as other:
            second = World(other, world.table)
            # Who is there is in memory only.
            other.service.services.presence._known.update(one.service.services.presence._known)
            await world.put_under()
            await second.put_under(found.dealt)
            for step in found.steps:
                await give((world, second), step)
                await compare((world, second), [None, PEOPLE[observer].id])
    return found.telling


async def give(worlds: tuple[World, World], step: Step) -> None:
    """Give an answer in both worlds in the same moment, by hand where it does not come by itself."""
    dues = [await world.automatic(step.seat) for world in worlds]
    secret = [(await world.questions())[step.seat][0].secret for world in worlds]
    assert [due is not None for due in dues] == [a and b for a, b in zip(secret, step.is_forced, strict=True)]
    moment = next((due.at for due in dues if due), worlds[0].house.clock.at + 10)
    for world, due in zip(worlds, dues, strict=True):
        await world.reach(moment)
        await (world.house.service.keeper.drain() if due else world.act(step.seat, step.picks))


@pytest.mark.parametrize("game", DEALS)
async def test_others_see_the_same_whatever_the_hands_are_as_long_as_the_answers_are_the_same(tmp_path, game):
    telling = 0
    for seed in seeds(*DEALS[game]):
        telling += await compare_deals(tmp_path / str(seed), game, seed)
        if not IS_LONG and seed + 1 >= DEALS[game][0] and (telling or game == "monopoly"):
            break
    assert telling or game == "monopoly"
