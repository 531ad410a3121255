"""The simulation of the request budget: a rush for which there are too few requests."""

import asyncio

from bench.budget import KINDS, Load, VirtualLoop, busiest, row, simulate
from ops.budget import LIMIT


def test_in_a_rush_calls_go_first_and_everything_arrives_in_the_end() -> None:
    load = Load("rush", 30.0, live=0.0)
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        got = runner.run(simulate(load, seconds=40.0))

    acts = len(got.waits["ping"])
    assert 900 < acts < 1_500
    assert len(got.waits["settle"]) == acts
    assert 0 < len(got.waits["panel"]) <= acts  # those of one table became one
    assert 0.8 * LIMIT < busiest(got.sent) <= LIMIT
    middle = {kind: sorted(got.waits[kind])[len(got.waits[kind]) // 2] for kind in KINDS}
    assert middle["ping"] < 1.0 < middle["settle"] < middle["panel"]  # simulated seconds
    assert sorted(got.waits["ping"])[int(0.99 * acts)] < 2.0
    assert row(load, got).startswith("| rush | 0% |")
