"""A new process takes over the file of the old one while people press things: no press is lost, none counts twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from local.control import Control
from tests.e2e.conftest import QUICK, start_bot, start_local, stop
from tests.e2e.tables import Table, checked, seat
from tests.local.conftest import until

WITHIN = 8.0  # seconds for an acknowledgement; 3 on Discord, where nobody shares the machine with other tests


async def press_on(table: Table, rng: random.Random) -> int:
    """Press what is on the panel again and again; return how often, when cancelled."""
    pressed = 0
    try:
        while True:
            guest = rng.choice(table.guests)
            assert checked(await guest.person.click(await guest.panel(table.thread), "Log")).message
            pressed += 1
            await asyncio.sleep(0.2)
    except asyncio.CancelledError:
        return pressed


async def test_the_next_process_takes_over_without_a_failed_press(tmp_path: Path) -> None:
    local, stage = start_local("--no-rate-limits", "--acknowledge-within", str(WITHIN))
    old = start_bot(stage, tmp_path, KAIJU_TABLES=QUICK)
    new = None
    try:
        async with Control(stage.address, stage.control) as control:
            assert await control.ready(commands=5, patience=60)
            table = await seat(control, ["Ada", "Ben"], ["Easy"])
            await table.play(4)
            new = start_bot(stage, tmp_path, "bot.py", "--take-over", log_name="next.log", KAIJU_TABLES=QUICK)
            log = tmp_path / "next.log"
            await until(lambda: "waiting until the file is free" in log.read_text())
            assert await control.ready(shards=1, patience=30)
            await table.play(8)  # the old one still answers
            pressing = [asyncio.create_task(press_on(table, random.Random(seed))) for seed in range(3)]
            await asyncio.sleep(0.5)
            assert await asyncio.to_thread(stop, old) == 0
            await until(lambda: "the file is ours" in log.read_text())
            await asyncio.sleep(1.0)
            for task in pressing:
                task.cancel()
            assert min(await asyncio.gather(*pressing)) > 0
            await table.play()
            assert await table.is_over()
    finally:
        for process in (old, new, local):
            if process:
                stop(process)
    assert not (tmp_path / "kaiju.db.leaving").exists()
    for name in ("bot.log", "next.log"):
        assert "Traceback" not in (tmp_path / name).read_text()


async def test_without_a_next_one_the_bot_stops_plainly(tmp_path: Path) -> None:
    local, stage = start_local("--no-rate-limits")
    bot = start_bot(stage, tmp_path)
    try:
        async with Control(stage.address, stage.control) as control:
            assert await control.ready(commands=5, patience=60)
        assert await asyncio.to_thread(stop, bot) == 0
    finally:
        stop(bot)
        stop(local)
    assert not (tmp_path / "kaiju.db.leaving").exists()
