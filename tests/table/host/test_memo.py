"""What is kept, for how long, and who shares a computation."""

import asyncio

import pytest

from table.memo import Memo


class Work:
    """Something dear to compute; it waits until it is let go."""

    def __init__(self) -> None:
        self.done = 0
        self.go = asyncio.Event()
        self.go.set()

    async def __call__(self) -> int:
        self.done += 1
        mine = self.done
        await self.go.wait()
        return mine


async def test_equal_requests_at_the_same_time_are_computed_once_and_then_kept():
    memo: Memo[str, int] = Memo(8, 60.0)
    work = Work()

    assert set(await asyncio.gather(*(memo.get("a", work) for _ in range(20)))) == {1}
    assert await memo.get("a", work) == 1
    assert await memo.get("b", work) == 2


async def test_what_is_old_or_too_much_is_computed_again():
    now = 0.0
    memo: Memo[str, int] = Memo(2, 60.0, lambda: now)
    work = Work()
    await memo.get("a", work)
    now = 61.0
    assert await memo.get("a", work) == 2

    await memo.get("b", work)
    await memo.get("c", work)
    assert await memo.get("a", work) == 5, "only two are kept"


async def test_what_is_forgotten_while_it_is_computed_is_not_kept():
    memo: Memo[str, int] = Memo(8, 60.0)
    work = Work()
    work.go.clear()
    early = asyncio.create_task(memo.get("a", work))
    await asyncio.sleep(0)
    memo.forget(lambda key: key == "a")
    late = asyncio.create_task(memo.get("a", work))
    await asyncio.sleep(0)
    work.go.set()

    assert (await early, await late) == (1, 2)
    assert await memo.get("a", work) == 2


async def test_a_failure_is_shared_and_not_kept_and_who_leaves_takes_nothing_away():
    memo: Memo[str, int] = Memo(8, 60.0)
    work = Work()

    async def failing() -> int:
        raise ValueError

    both = await asyncio.gather(*(memo.get("a", failing) for _ in range(2)), return_exceptions=True)
    assert all(isinstance(each, ValueError) for each in both)

    work.go.clear()
    impatient, patient = (asyncio.create_task(memo.get("a", work)) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    work.go.set()
    assert await patient == 1
    with pytest.raises(asyncio.CancelledError):
        await impatient


async def test_what_is_not_worth_keeping_is_computed_again():
    memo: Memo[str, int] = Memo(8, 60.0)
    work = Work()
    assert [await memo.get("a", work, lambda value: value > 1) for _ in range(3)] == [1, 2, 2]
