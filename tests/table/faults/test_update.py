"""An update that is killed again and again offers every table its choice once, and loses none that has agreed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.table.house import ANA, BEN, START, HandClock, open_house
from tests.table.versions.toy_versions import Toy3

ROOT = Path(__file__).parents[3]
TABLES = 6


def killed_after(folder: Path, lines: int) -> list[str]:
    """Run the update until it has said that many *lines*, kill it, and return all it has said."""
    command = [sys.executable, "-m", "tests.table.faults.updater", str(folder), str(START + 10 * lines)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = [line for line in (process.stdout.readline().strip() for _ in range(lines)) if line]
        process.kill()
        said += process.stdout.read().splitlines()
    return [line for line in said if line]


async def test_an_update_killed_again_and_again_offers_each_table_its_choice_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with open_house(tmp_path) as house:
        tables = [await house.toy(ANA, BEN) for _ in range(TABLES)]
        for table in tables:
            await house.sign(table, ANA, BEN)
    said: list[str] = []
    for lines in (1, 3, 6, 9, 12):
        said += killed_after(tmp_path, lines)
    offers = {tuple(line.split()[1:]) for line in said if line.startswith("offered")}
    agreed = [int(line.split()[1]) for line in said if line.startswith("agreed")]
    assert {int(table) for table, _ in offers} == set(tables)
    assert len(offers) == TABLES  # never a second vote for the same choice
    assert len(agreed) == len(set(agreed))

    monkeypatch.setattr("tests.table.house.Toy", Toy3)
    async with open_house(tmp_path, clock=HandClock(START + 1_000)) as house:
        for table in tables:
            info = (await house.host.read.look(table)).table
            assert info.rules_version == (3 if table not in house.service.waiting else 1)
            if table in agreed:
                assert table not in house.service.waiting
            for vote in info.votes:
                for person in ("ana", "ben"):
                    await house.host.seats.vote(table, person, vote.id, True)
            await house.play_out(table, ANA, BEN)
            assert (await house.host.archive.verify(table)).problem == ""
