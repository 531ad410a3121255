"""Which interactions are answered here, which are remembered, and for how long."""

from typing import Any

from cogs.wire.gateway.switch import KEPT, Raw, Switch

SHARDS = 4


class Desk:
    """A switch whose clock and answers a test holds."""

    def __init__(self) -> None:
        self.now = 0.0
        self.answered: list[tuple[str, bool]] = []
        self.switch = Switch(lambda guild: (guild or 0) >> 22 & SHARDS - 1, self._answer, lambda: self.now)

    def _answer(self, raw: Raw, is_late: bool) -> None:
        self.answered.append((raw["id"], is_late))

    def hear(self, name: str, shard: int | None, kind: int = 3) -> None:
        raw: dict[str, Any] = {"id": name, "type": kind}
        if shard is not None:
            raw["guild_id"] = str(shard << 22)
        self.switch.hear(raw)


def test_at_first_everything_is_answered() -> None:
    desk = Desk()
    for shard in (0, 3, None):
        desk.hear("a", shard)
    assert desk.answered == [("a", False)] * 3


def test_others_shards_are_remembered_and_answered_by_who_takes_over() -> None:
    desk = Desk()
    desk.switch.serve_only([1])
    desk.hear("mine", 1)
    desk.hear("theirs", 2)
    desk.hear("private", None)
    assert desk.answered == [("mine", False)]
    desk.switch.serve([2])
    assert desk.answered == [("mine", False), ("theirs", True)]
    desk.hear("now mine", 2)
    desk.switch.serve([0])
    assert desk.answered[2:] == [("now mine", False), ("private", True)]


def test_what_nobody_waits_for_any_more_is_forgotten() -> None:
    desk = Desk()
    desk.switch.serve_only([])
    desk.hear("old", 1)
    desk.hear("typing", 1, kind=4)
    desk.now = KEPT + 0.1
    desk.hear("new", 1)
    desk.switch.serve([1])
    assert desk.answered == [("new", True)]


def test_a_shard_that_was_left_is_answered_no_longer() -> None:
    desk = Desk()
    desk.switch.serve_only([1, 2])
    desk.switch.leave([2])
    desk.hear("one", 1)
    desk.hear("two", 2)
    assert desk.answered == [("one", False)]


def test_a_relay_gets_what_was_remembered_and_what_comes_until_all_is_served_here() -> None:
    desk, relayed = Desk(), list[str]()
    desk.switch.serve_only([])
    desk.hear("before", 1)
    desk.switch.relay(lambda raw: relayed.append(raw["id"]))
    desk.hear("after", 2)
    assert relayed == ["before", "after"]
    desk.switch.serve_all()
    desk.hear("ours", 2)
    assert desk.answered == [("ours", False)]
