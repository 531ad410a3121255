"""What Discord refuses: counted by scope, towards the ban, and what it pauses."""

import logging

import pytest

from ops.refusals import BAN, WARNED, WITHIN, Refusals
from tests.ops.clock import VirtualClock


def test_every_429_is_counted_by_its_scope() -> None:
    refusals = Refusals()
    for scope in ("user", "user", "global", "shared", "", "nonsense"):
        refusals.note(429, scope)
    refusals.note(200)
    assert refusals.scopes == {"user": 2, "global": 1, "shared": 1, "unknown": 2}


@pytest.mark.parametrize(
    ("status", "scope", "is_invalid"),
    [(401, "", 1), (403, "", 1), (429, "user", 1), (429, "global", 1), (429, "shared", 0), (404, "", 0), (500, "", 0)],
)
def test_invalid_requests_are_those_that_discord_bans_for(status: int, scope: str, is_invalid: int) -> None:
    refusals = Refusals()
    refusals.note(status, scope)
    assert refusals.invalid == is_invalid


def test_a_tenth_of_a_ban_is_told_once_and_again_after_it_was_better(caplog: pytest.LogCaptureFixture) -> None:
    clock = VirtualClock()
    refusals = Refusals(clock)
    assert WARNED * 10 == BAN
    for round_ in (1, 2):
        for _ in range(2 * WARNED):
            refusals.note(403)
        assert refusals.is_many
        told = [line for line in caplog.records if line.levelno == logging.WARNING]
        assert len(told) == round_
        clock.now += WITHIN
        assert (refusals.invalid, refusals.is_many) == (0, False)
        refusals.note(403)


def test_a_pause_is_about_one_route_and_ends() -> None:
    clock = VirtualClock()
    refusals = Refusals(clock)
    refusals.pause("PATCH /channels/1/messages/_", 5.0)
    clock.now += 2.0
    assert refusals.wait("PATCH /channels/1/messages/_") == pytest.approx(3.0)
    assert refusals.wait("PATCH /channels/2/messages/_") == 0.0
    clock.now += 3.0
    assert refusals.wait("PATCH /channels/1/messages/_") == 0.0
