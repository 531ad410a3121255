"""Total War from `/game new` to the winner, through real processes."""

from __future__ import annotations

import os
import re

from local.control import Control
from tests.e2e.tables import seat


async def test_two_people_and_a_computer_play_to_the_end(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], ["Easy"])

    await table.play()

    watcher = table.guests[1]
    result = await watcher.wait_for(table.thread, lambda m: "is over" in m.text and "**1** · " in m.text)
    assert result.pictures[0]["alt"]
    door = await table.guests[0].again(table.lobby, "games")
    assert "Won by" in door.text
    await control.quiet()
    assert not [m for m in await watcher.person.sees(table.thread) if m.pings_me], "a ping was left behind"


async def test_twelve_people_at_one_table(control: Control) -> None:
    names = ["Ada", "Ben", "Cho", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kai", "Lou"]
    table = await seat(control, names, seed=12)

    await table.play(most=5000 if os.environ.get("KAIJU_LONG") else 40)

    panel = await table.guests[0].panel(table.thread)
    alt = panel.pictures[0]["alt"]
    assert len(alt) <= 1024
    assert all(f"({name})" in alt for name in names)
    hands = {}
    for guest in table.guests:
        page = await guest.drawn(await guest.hand(table.thread))
        hands[guest.name] = re.search(r"Your hand: (.*)", page.pictures[0]["alt"])
    assert sum(found is not None for found in hands.values()) >= 3
