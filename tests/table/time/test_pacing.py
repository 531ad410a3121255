"""The moment of an automatic answer: when its person might have given it, by all that is known of them."""

from __future__ import annotations

import math
import random
from bisect import bisect_right
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from table.models import Person
from table.people import with_quiet_hours
from table.play.live import Live
from table.store.rows import Response
from table.time import clock
from table.time.clock import DAY, HOUR, MINUTE
from table.time.delay import Wait, Waking, draw, prior_for, weighted
from table.time.habits import Hours
from table.time.responses import FRESH, Habit, Past
from tests.table.house import ANA, BEN, START, HandClock, House, open_house

SLEEPER = with_quiet_hours(Person("s", "Sleeper"), "Europe/Paris", 23 * 60, 7 * 60 + 30)


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the two-sample Kolmogorov-Smirnov distance."""
    one, other = sorted(one), sorted(other)
    return max(abs(bisect_right(one, x) / len(one) - bisect_right(other, x) / len(other)) for x in (*one, *other))


def critical(one: int, other: int) -> float:
    """Return the distance that two samples of the same distribution exceed once in a thousand times."""
    return math.sqrt(-math.log(0.001 / 2) / 2 * (one + other) / (one * other))


# -- the arithmetic ---------------------------------------------------------------------------------------------


def test_waking_time_stands_still_in_the_night_and_every_moment_of_it_is_awake():
    waking, chance = Waking(SLEEPER, START), random.Random(1)
    for _ in range(500):
        start, seconds = START + chance.uniform(0, 9 * DAY), chance.uniform(0, 3 * DAY)
        moment = waking.moment(waking.count(start) + seconds)

        assert clock.awake(SLEEPER, moment) == moment > start - 1e-3
        assert waking.count(moment) - waking.count(start) == pytest.approx(seconds, abs=1e-3)


def test_nobody_without_a_night_sleeps():
    waking = Waking(ANA, START)
    assert waking.moment(waking.count(START + 5) + 7) == pytest.approx(START + 12)


@pytest.mark.parametrize(
    ("low", "high"), [(0.0, 0.1), (5.0, 5.0), (2.0, 3 * DAY), (60.0, 61.0), (2.0, 1.0), (100.0, 1e9)]
)
def test_a_wait_stays_within_its_bounds_and_takes_three_numbers_whatever_is_known(low, high):
    for waits in ([], [Wait(30.0, True)] * 50, [Wait(30.0, False)] * 50):
        chance, twin = random.Random(1), random.Random(1)
        for _ in range(100):
            found = draw(chance, waits, prior_for(DAY), low, high)
            assert min(low, 0.0 if high < low else low) <= found <= max(high, 0.0)
            for _ in range(3):
                twin.random()
        assert chance.getstate() == twin.getstate()


def test_of_strangers_little_is_assumed_and_all_of_it_is_possible():
    chance = random.Random(1)
    waits = sorted(draw(chance, (), prior_for(DAY), 2.0, 3 * DAY) for _ in range(1_000))

    assert waits[50] < 10 * MINUTE < waits[200]
    assert 30 * MINUTE < waits[500] < 2 * HOUR
    assert waits[950] > 6 * HOUR


def test_waits_that_were_cut_off_count_as_longer_than_they_were():
    waits = [Wait(10, True), Wait(20, False), Wait(30, True), Wait(40, False), Wait(50, True)]
    assert [seconds for seconds, _ in weighted(waits)] == [10, 30, 50]
    assert [weight for _, weight in weighted(waits)] == pytest.approx([1 / 5, 4 / 15, 8 / 15])
    assert weighted([Wait(5, False)]) == []


def test_automatic_answers_do_not_come_sooner_and_sooner_by_learning_from_themselves():
    chance = random.Random(1)

    def person() -> float:
        return chance.lognormvariate(math.log(HOUR), 1.0)

    waits = [Wait(person(), True) for _ in range(150)]
    for _ in range(1_500):  # half of the questions have one answer; whoever comes first gives it by hand
        alone = draw(chance, waits[-200:], prior_for(DAY), 2.0, 3 * DAY)
        by_hand = person()
        is_cut = chance.random() < 0.5 and alone < by_hand
        waits.append(Wait(alone if is_cut else by_hand, not is_cut))
    drawn = [draw(chance, waits[-200:], prior_for(DAY), 2.0, 3 * DAY) for _ in range(200)]

    assert distance(drawn, [person() for _ in range(200)]) < critical(200, 200)
    assert sum(not wait.by_hand for wait in waits) > 200


# -- what is known of people ------------------------------------------------------------------------------------


class Diary:
    """Plays toy games in which Ana answers as she does, and remembers how long she took."""

    def __init__(self, house: House, chance: random.Random) -> None:
        self.house = house
        self.chance = chance
        self.took: list[float] = []

    async def game(self, rounds: int = 5) -> int:
        """Play a game by correspondence to its end: Ben answers at once, Ana in her time."""
        table = await self.house.toy(BEN, ANA, rounds=rounds, budget=7 * DAY)
        for _ in range(rounds):
            self.house.clock.at += 1
            await self.house.answer(table, BEN, "rock")
            took = self.chance.lognormvariate(math.log(2 * HOUR), 0.6)
            self.house.clock.at += took - 1
            await self.house.answer(table, ANA, "rock")
            self.took.append(took)
            await self._rest_of_round(table)
            self.house.clock.at += self.chance.uniform(0, DAY)
        return table

    async def _rest_of_round(self, table: int) -> None:
        while (look := await self.house.host.read.look(table)).table.status == "running" and look.waiting[
            0
        ].ask != "sign":
            self.house.clock.at += 20
            person = (BEN, ANA)[look.waiting[0].seat]
            await self.house.answer(table, person, 2 if look.waiting[0].ask == "bid" else "pass")


async def moments(house: House, table: int, seat: int, count: int, *, is_here: bool = False) -> list[float]:
    """Return how long automatic answers of *seat* would wait, for questions put over some days."""
    chance, pacer = random.Random(5), house.service.services.asker.pacer

    async def job(live: Live) -> list[float]:
        waits = []
        for _ in range(count):
            now = house.clock.at + chance.uniform(0, 5 * DAY)
            waits.append(pacer.moment(live, seat, now, now + 7 * DAY, is_here=is_here) - now)
        return waits

    return await house.service.services.tables.at(table, job)


async def test_automatic_answers_take_as_long_as_that_persons_answers_by_hand(tmp_path: Path):
    hands = HandClock()
    async with open_house(tmp_path, clock=hands) as house:
        diary = Diary(house, random.Random(3))
        for _ in range(12):
            await diary.game()
    async with open_house(tmp_path, clock=hands) as house:  # nothing but the log is left
        table = await house.toy(BEN, ANA, budget=7 * DAY)
        drawn = await moments(house, table, 1, 400)

        assert distance(drawn, diary.took) < critical(len(drawn), len(diary.took))
        minutes = [random.Random(1).uniform(20, 240) for _ in drawn]
        assert distance(minutes, diary.took) > critical(len(drawn), len(diary.took))
        here = await moments(house, table, 1, 200, is_here=True)
        assert sorted(here)[100] == pytest.approx(20, rel=0.5)  # as quickly as she goes on when she is there
        assert max(here) <= 3 * MINUTE


def known(house: House, person: Person, past: list[Past], night: Hours | None = None) -> None:
    """Let it be known how *person* has answered."""
    house.service.services.responses._known[person.id] = Habit(past, night, house.clock.at)


async def test_the_time_of_day_counts(house: House):
    midnight = START - START % DAY
    nights = [midnight - day * DAY for day in range(20)]
    early = [Past(night + 8 * HOUR, night + 8 * HOUR + 300, False, True) for night in nights]
    late = [Past(night + 20 * HOUR, night + 32 * HOUR, False, True) for night in nights]
    table = await house.toy(BEN, ANA, budget=7 * DAY)
    known(house, ANA, [*early, *late])
    pacer = house.service.services.asker.pacer

    async def job(live: Live) -> list[list[float]]:
        times = (midnight + DAY + 9 * HOUR, midnight + DAY + 19 * HOUR)
        return [sorted(pacer.moment(live, 1, at, None, is_here=False) - at for _ in range(99)) for at in times]

    morning, evening = await house.service.services.tables.at(table, job)
    assert morning[49] == pytest.approx(300, rel=0.11)
    assert evening[49] == pytest.approx(12 * HOUR, rel=0.11)


@pytest.mark.parametrize("is_learned", [False, True], ids=["named", "learned"])
async def test_no_automatic_answer_comes_in_the_night_or_all_at_its_end(house: House, is_learned: bool):
    if not is_learned:
        await house.host.people.set_quiet_hours(ANA, "UTC", 22 * 60, 7 * 60)
    table = await house.toy(BEN, ANA, budget=DAY)
    known(house, ANA, [], Hours(22 * 60, 7 * 60) if is_learned else None)
    evening = START - START % DAY + 21.5 * HOUR
    pacer = house.service.services.asker.pacer

    async def job(live: Live) -> list[float]:
        starts = [evening + at * HOUR for at in range(12) for _ in range(40)]
        return [pacer.moment(live, 1, at, at + 7 * DAY, is_here=False) for at in starts]

    found = await house.service.services.tables.at(table, job)
    assert not [at for at in found if at % DAY < 7 * HOUR or at % DAY >= 22 * HOUR]
    assert len({round(at) for at in found if at % DAY < 7.5 * HOUR}) > 20
    assert len({round(at, 3) for at in found}) == len(found)


@pytest.mark.parametrize("budget", [300, 900, HOUR, 12 * HOUR, DAY, 7 * DAY])
async def test_an_automatic_answer_comes_before_its_time_is_up(house: House, budget: int):
    await house.host.people.set_quiet_hours(ANA, "UTC", 20 * 60, 8 * 60)
    table = await house.toy(BEN, ANA, budget=budget)
    slow = [Past(START - day * DAY, START - day * DAY + 20 * HOUR, False, True) for day in range(1, 20)]
    known(house, ANA, slow)
    person, pacer = await house.host.people.person("ana"), house.service.services.asker.pacer

    async def job(live: Live) -> list[tuple[float, float, float | None]]:
        found = []
        for at in range(240):
            now = START + at * 600
            until = clock.deadline(person, clock.begins(person, now), budget)
            is_here = pacer.is_here(live, 1, now)
            found.append((now, pacer.moment(live, 1, now, until, is_here=is_here), until))
        return found

    for now, moment, until in await house.service.services.tables.at(table, job):
        assert until is not None
        is_all_night = clock.awake(person, now) >= until and not budget < HOUR
        assert now < moment < (until + budget if is_all_night else until)
        assert budget < HOUR or clock.awake(person, moment) == moment


async def test_nobody_is_answered_for_on_vacation_or_in_quiet_hours_that_were_set_since(tmp_path: Path):
    for seed in range(20):  # until luck gives Ana no choice
        async with open_house(tmp_path / str(seed), seed=seed) as house:
            table = await house.toy(BEN, ANA, budget=7 * DAY, rounds=5)
            await to_her_cheer(house, table)
            if not (await house.asked(table, ANA)).question.is_forced:
                continue
            house.clock.at += HOUR  # she has gone
            day = START - START % DAY
            await house.host.people.set_quiet_hours(ANA, "UTC", 23 * 60, 9 * 60)
            shown = await revisions(house)
            due = await automatic(house, table)
            await put_off(house, table, day + 3 * DAY + 3 * HOUR)  # as a long absence of the bot might
            house.clock.at = day + 3 * DAY + 3 * HOUR
            await house.service.keeper.drain()

            later = await automatic(house, table)
            assert later > house.clock.at > due
            assert 9 * HOUR <= later % DAY < 23 * HOUR
            assert await revisions(house) == shown, "nobody sees that it was put off"
            await house.host.people.take_vacation("ana", 5)
            assert await automatic(house, table) == pytest.approx(later + 5 * DAY)
            return
    raise AssertionError("luck always gave a choice")


async def to_her_cheer(house: House, table: int) -> None:
    """Play to the question that Ana is asked in secret."""
    while (asked := (await house.host.read.look(table)).waiting[0]).ask != "cheer" or asked.seat != 1:
        house.clock.at += 20
        await house.answer(table, (BEN, ANA)[asked.seat], {"sign": "rock", "bid": 2, "cheer": "pass"}[asked.ask])


async def automatic(house: House, table: int) -> float:
    stored = await house.service.services.store.load(table)
    assert stored is not None
    return next(due.at for due in stored.dues if due.slot == "seat:auto:1")


async def put_off(house: House, table: int, at: float) -> None:
    async def job(live: Live) -> None:
        draft = house.service.services.draft(live)
        draft.put_due(replace(live.dues["seat:auto:1"], at=at))
        draft.is_unseen = True
        await house.service.services.commit(draft)

    await house.service.services.tables.at(table, job)


async def revisions(house: House) -> list[tuple[str, int]]:
    owed = await house.service.services.store.owed(1e12, 99)
    return [(each.key, each.revision) for each in owed]


# -- where it comes from ----------------------------------------------------------------------------------------


async def test_what_is_known_is_read_once_in_a_while_and_leaves_with_the_person(tmp_path: Path, monkeypatch):
    async with open_house(tmp_path) as house:
        store, responses = house.service.services.store, house.service.services.responses
        await Diary(house, random.Random(1)).game(rounds=2)
        reads: list[str] = []
        read = store.responses

        async def counted(people: list[str], since: float) -> list[list[Response]]:
            reads.extend(people)
            return await read(people, since)

        monkeypatch.setattr(store, "responses", counted)
        house.clock.at += 2 * FRESH
        table = await house.toy(BEN, ANA)
        for _ in range(5):
            await house.host.read.look(table)
        assert sorted(reads) == ["ana", "ben"]
        assert [past.by_hand for past in responses["ana"].past()].count(True) >= 3
        house.clock.at += 2 * FRESH
        await house.host.read.look(table)
        assert sorted(reads) == ["ana", "ana", "ben", "ben"]

        await house.host.people.forget("ana")

        assert not list(responses["ana"].past())
        assert await read(["ana"], 0.0) == [[]]


async def test_what_is_read_while_somebody_is_forgotten_is_not_kept(house: House, monkeypatch):
    table = await house.toy(BEN, ANA)
    store, responses = house.service.services.store, house.service.services.responses

    async def slowly(people: list[str], since: float) -> list[list[Response]]:
        responses.forget("ana")
        return [[Response(table, None, START, START + 9, "human")] for _ in people]

    monkeypatch.setattr(store, "responses", slowly)
    house.clock.at += 2 * FRESH
    await house.host.read.look(table)

    assert not list(responses["ana"].past())
