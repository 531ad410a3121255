"""Budgets: generous for people, bounded for everybody, and nobody pays for what others do."""

import msgspec
import pytest

from cogs.wire.limits.budget import COSTS, DEAR, KEPT, Buckets, Budget, Limits


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def presses(budget: Budget, clock: Clock, rate: float, seconds: float, *, person: int = 1, cost: int = 1) -> int:
    """Return how many presses of *person* at that *rate* are refused."""
    refused = 0
    for _ in range(int(rate * seconds)):
        clock.now += 1 / rate
        refused += not budget.allows(person, 7, cost)
    return refused


@pytest.mark.parametrize("cost", [1, DEAR])
def test_five_presses_a_second_are_never_refused(clock: Clock, cost: int):
    assert presses(Budget(clock=clock), clock, 5, 3600, cost=cost) == 0


def test_a_burst_is_allowed_and_then_only_as_many_as_come_back(clock: Clock):
    budget = Budget(Limits(person=(10, 40)), clock)
    assert sum(budget.allows(1, 7) for _ in range(200)) == 40
    assert not budget.allows(1, None), "the same person in private is the same person"
    assert budget.allows(2, 7), "somebody else is not"
    clock.now += 1.0
    assert sum(budget.allows(1, 7) for _ in range(200)) == 10


def test_when_a_server_is_over_its_budget_five_presses_a_second_of_each_person_still_count(clock: Clock):
    budget = Budget(Limits(server=(100, 1000)), clock)
    for _ in range(1000):
        clock.now += 0.01
        for attacker in range(100, 160):
            budget.allows(attacker, 7)

    assert budget._servers.left(7, clock.now) < 10
    assert sum(budget.allows(100, 7) for _ in range(200)) <= 10, "attackers are held to what is sure"
    refused = 0
    for _ in range(500):
        clock.now += 0.2
        for attacker in range(100, 160):
            budget.allows(attacker, 7)
        refused += not budget.allows(1, 7)
    assert refused == 0
    assert all(budget.allows(2, 8) for _ in range(30)), "another server is not concerned"


def test_the_buckets_are_bounded_and_one_that_is_dropped_is_full():
    buckets = Buckets(1.0, 3.0)
    for person in range(3 * KEPT):
        assert buckets.take(person, 3, 0.0)
    assert len(buckets) == KEPT
    assert buckets.left(0, 0.0) == 3.0
    assert buckets.left(3 * KEPT - 1, 0.0) == 0.0


def test_somebody_is_told_once_in_a_while_that_they_are_too_quick(clock: Clock):
    budget = Budget(clock=clock)
    assert [budget.is_news(1) for _ in range(4)] == [True, False, False, False]
    clock.now += 3.5
    assert budget.is_news(1)


@pytest.mark.parametrize("given", [{"person": (0, 40)}, {"server": ("nan", 10)}, {"person": (1, "inf")}, {"x": (1, 2)}])
def test_limits_that_make_no_sense_are_refused(given: dict[str, object]):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(given, Limits, strict=False)


def test_every_cost_is_of_a_command_or_a_verb_that_there_is():
    from cogs.screens import all_routes

    commands = {
        "play",
        "game new",
        "game import",
        "game list",
        "game export",
        "games",
        "stats",
        "verify",
        "board",
        "privacy",
        "Invite to my table",
        "Record",
        "Board at that moment",
    }
    assert set(COSTS) <= commands | all_routes().verbs
