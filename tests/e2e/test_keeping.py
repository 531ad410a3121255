"""What lasts: games across updates, threads that stay awake, reminders without a clock, lobbies that close."""

from __future__ import annotations

import sqlite3

from local.control import Control
from tests.e2e.conftest import Mortal, stop
from tests.e2e.tables import CHANNEL, is_over, is_panel, seat


async def test_a_game_of_other_rules_is_closed_with_an_explanation_and_a_rematch(
    mortal: tuple[Mortal, Control],
) -> None:
    bot, control = mortal
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=1)
    ada = table.guests[0]
    await control.quiet()
    stop(bot.process)
    with sqlite3.connect(bot.database) as db:
        db.execute("UPDATE tables SET rules_version = 0")
    db.close()

    await bot.rebirth(control)

    told = await ada.wait_for(table.thread, lambda m: "ends without a winner" in m.text)
    assert "a new version of the rules" in told.text
    assert [button["label"] for button in told.buttons] == ["Rematch"]
    await ada.wait_for(table.thread, lambda m: is_panel(m) and is_over(m))
    await ada.wait_for(CHANNEL, lambda m: m.id == table.lobby.id and "a new version of the rules" in m.text)
    assert "version 0 of the rules" in (await ada.press(await ada.panel(table.thread), "Board")).text
    assert "games begun by other rules are closed: 1" in bot.log()
    await ada.press(told, "Rematch")
    await ada.wait_for(CHANNEL, lambda m: m.id > table.lobby.id and "Cho, a kaiju by chance" in m.text)
