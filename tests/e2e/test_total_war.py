"""Total War from `/game new` to the winner, through real processes."""

from __future__ import annotations

from local.control import Control
from tests.e2e.tables import seat


async def test_two_people_and_a_computer_play_to_the_end(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], ["Easy"])

    await table.play()

    await control.quiet()
    messages = await table.guests[1].person.sees(table.thread)
    result = next(m for m in messages if "is over" in m.text and "🥇" in m.text)
    assert result.pictures[0]["alt"]
    door = await table.guests[0].again(table.lobby, "games")
    assert "Won by" in door.text
    assert not [m for m in messages if m.pings_me], "a ping was left behind"
