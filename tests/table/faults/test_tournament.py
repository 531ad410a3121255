"""A tournament whose process is killed again and again: the right standings, and nothing posted twice.

16 people at 4 tables in two rounds; with KAIJU_LONG=1 64 people at 16 tables in four.
"""

import json
import multiprocessing
import os
import random
from collections import defaultdict

import msgspec
import pytest

from engine.play import Outcome
from table.tournaments.standing import points_by_place
from tests.table.faults.contest_worker import SEATS, play
from tests.table.house import open_house

IS_LONG = bool(os.environ.get("KAIJU_LONG"))
PEOPLE, ROUNDS = (64, 4) if IS_LONG else (16, 2)
KILLS = 3
ONCE = ("news", "promise", "result", "ping")


def lines(path):
    return [json.loads(line) for line in path.read_text().split("\n") if line.strip()] if path.exists() else []


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """Return the folder of a tournament that was played through, with its process killed in the midst of each phase."""
    folder, chance = tmp_path_factory.mktemp("contest"), random.Random(5)
    spawn = multiprocessing.get_context("spawn")
    total = PEOPLE * ROUNDS * 2  # answers at least
    for writer in range(KILLS + 1):
        child = spawn.Process(target=play, args=(folder, PEOPLE, ROUNDS, writer))
        child.start()
        goal = total * (writer + 1) // (KILLS + 2) + chance.randrange(9)
        while writer < KILLS and child.is_alive() and len(lines(folder / "acts")) < goal:
            child.join(0.02)
        if writer < KILLS:
            assert child.is_alive(), "it was over before it could be killed"
            child.kill()
        child.join()
    assert child.exitcode == 0
    return folder


async def test_a_tournament_that_is_killed_three_times_has_the_right_standings(played):
    async with open_house(played) as house:
        (found,) = await house.host.tournaments.of("home", is_open=False)
        assert found.state.phase == "over"
        assert [len(each.matches) for each in found.state.rounds] == [PEOPLE // SEATS] * ROUNDS
        expected = defaultdict(float)
        tables = [match for each in found.state.rounds for match in each.matches]
        for match in tables:
            row = (await house.service.services.tables.stored(match.table)).row
            outcome = msgspec.json.decode(row.outcome, type=Outcome)
            for entry, points in zip(match.entries, points_by_place(outcome, SEATS), strict=True):
                expected[entry] += points
            assert await house.host.archive.audit(match.table) == ""
        rows = house.host.tournaments.standings(found)
        assert {row.entry: row.points for row in rows} == {entry: round(each, 6) for entry, each in expected.items()}
        assert len({match.table for match in tables}) == len(tables)
        health = await house.service.health()
        assert health.tables["finished"] == len(tables)  # and no table was laid twice
        assert health.tables["running"] == 0


def test_nothing_of_it_is_posted_twice(played):
    nonces = defaultdict(set)
    for line in lines(played / "mail"):
        if line["kind"] in ONCE:  # the others are edited in place, as often as something changes
            nonces[line["key"]].add(line["nonce"])

    told = [key for key in nonces if key.startswith(("round:", "result:")) and key.count(":") <= 2]
    rounds = [key for key in told if key.startswith("round:")]
    assert len(rounds) == ROUNDS
    assert len([key for key in nonces if key.startswith("result:")]) == ROUNDS * PEOPLE // SEATS + 1
    assert all(len(each) == 1 for each in nonces.values())
