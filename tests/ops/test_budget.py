"""The request budget on a clock of its own: never more than Discord takes, the urgent first, nothing dropped."""

import asyncio

import pytest

from ops.budget import FAIR, LEAST, LIMIT, RESTS, RequestBudget, Urgency, urgency, urgent
from tests.ops.clock import VirtualClock, settle

CALL, SETTLE, PANEL, COURTESY = Urgency


class Line:
    """Requests that wait for a budget, and when each was let through."""

    def __init__(self, share: float = 1.0) -> None:
        self.clock = VirtualClock()
        self.budget = RequestBudget(clock=self.clock, sleep=self.clock.sleep)
        self.budget.share = lambda: share
        self.passed: list[tuple[float, Urgency]] = []
        self.tasks: list[asyncio.Task[None]] = []

    def ask(self, how: Urgency, times: int = 1) -> None:
        self.tasks += [asyncio.create_task(self._ask(how)) for _ in range(times)]

    async def _ask(self, how: Urgency) -> None:
        await self.budget.take(how)
        self.passed.append((self.clock.now, how))

    def busiest_second(self) -> int:
        times = [at for at, _ in self.passed]
        return max(sum(at <= other < at + 1.0 for other in times) for at in times)


@pytest.mark.parametrize(("share", "most"), [(1.0, 50), (0.5, 25), (0.25, 12.5)])
async def test_no_second_has_more_requests_than_the_share_of_a_worker(share: float, most: float) -> None:
    line = Line(share)
    line.ask(CALL, 400)

    await line.clock.pass_by(60.0)

    assert len(line.passed) == 400
    assert most * 0.8 < line.busiest_second() <= most + 1e-9


async def test_requests_after_a_quiet_time_are_no_burst_either() -> None:
    line = Line()
    line.ask(CALL, 10)
    await line.clock.pass_by(3600.0)
    line.ask(CALL, 200)

    await line.clock.pass_by(10.0)

    assert line.busiest_second() <= LIMIT


async def test_nobody_waits_while_there_is_room() -> None:
    line = Line()
    for _ in range(20):
        line.ask(COURTESY)
        await settle()
        assert len(line.passed) == len(line.tasks)
        await line.clock.pass_by(0.05)


async def test_the_urgent_go_first_and_the_longest_waiting_now_and_then() -> None:
    line = Line()
    line.ask(COURTESY, 30)
    await line.clock.pass_by(0.001)
    line.ask(PANEL, 60)
    line.ask(SETTLE, 60)
    line.ask(CALL, 60)

    await line.clock.pass_by(20.0)

    order = [how for _, how in line.passed]
    assert sorted(order) == [*[CALL] * 60, *[SETTLE] * 60, *[PANEL] * 60, *[COURTESY] * 30]
    begun = order[5:]  # what was saved up went to those who came first
    calls = begun[: 60 + 60 // (FAIR - 1)]
    assert calls.count(CALL) >= 55
    assert 1 <= calls.count(COURTESY) <= len(calls) // FAIR + 1
    assert max(at for at, (_, how) in enumerate(line.passed) if how is CALL) < 80


async def test_a_request_that_nobody_waits_for_any_more_costs_nothing() -> None:
    line = Line()
    line.ask(CALL, 50)
    await settle()
    for task in line.tasks[10:]:
        task.cancel()
    line.ask(SETTLE)

    await line.clock.pass_by(1.0)

    assert line.passed[-1][1] is SETTLE
    assert line.passed[-1][0] - 1000.0 < 0.3
    assert line.budget.waiting(CALL) == 0


async def test_a_global_pause_stops_everything_for_so_long_and_no_longer() -> None:
    line = Line()
    line.budget.pause(4.0)
    line.ask(CALL, 3)

    await line.clock.pass_by(3.9)
    assert not line.passed
    await line.clock.pass_by(0.2)
    assert len(line.passed) == 3


async def test_a_worker_without_a_share_waits_until_it_has_one() -> None:
    line = Line(share=0.0)
    line.ask(CALL, 3)
    await line.clock.pass_by(30.0)
    assert len(line.passed) == 1  # the one that can be saved up
    line.budget.share = lambda: 1.0
    await line.clock.pass_by(3.0)
    assert len(line.passed) == 3


async def test_messages_rest_longer_the_less_is_left() -> None:
    line = Line()
    assert (line.budget.rest(), line.budget.is_short) == (2.0, False)
    rests = set()
    for _ in range(200):
        line.ask(CALL, 5)
        await line.clock.pass_by(0.1)
        rests.add(line.budget.rest())
    assert rests == {rest for _, rest in RESTS}
    assert (line.budget.rest(), line.budget.is_short) == (15.0, True)
    await line.clock.pass_by(60.0)
    assert line.budget.rest() == 2.0


async def test_what_can_wait_is_put_off_at_the_rate_that_calls_leave_but_never_for_good() -> None:
    line = Line()
    admitted = dict.fromkeys((CALL, SETTLE, PANEL), 0)
    for step in range(600):  # a minute of more calls than there is room for
        line.ask(CALL, 5)
        await line.clock.pass_by(0.1)
        if step > 100:
            for how in admitted:
                admitted[how] += not line.budget.put_off(how)
    assert admitted[CALL] == 499
    for how in (SETTLE, PANEL):
        least = LEAST[how] * line.budget.rate * 50
        assert 0.9 * least < admitted[how] < 1.2 * least
    assert line.budget.put_off(PANEL) in (0.0, 15.0)


async def test_the_urgency_belongs_to_a_task_and_those_it_starts() -> None:
    async def seen() -> Urgency:
        return urgency()

    assert await seen() is CALL
    with urgent(PANEL):
        inner = asyncio.create_task(seen())
        assert urgency() is PANEL
    assert await inner is PANEL
    assert urgency() is CALL
