"""A fourth game that no part of the bot knows, played through the bot: words, pictures, computers, undo, replay."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.conftest import running_bot
from tests.e2e.tables import asked, menu, seat


async def test_a_game_that_was_registered_in_one_line_is_played_from_lobby_to_proof(tmp_path: Path) -> None:
    async with running_bot(tmp_path, program="tests/e2e/bots/toy_bot.py") as (bot, control):
        table = await seat(control, ["Ada", "Ben"], ["Easy", "Normal"], game="stomp")

        guest, page = await asked(table)
        assert "which card do you play?" in page.text
        page = await guest.drawn(page)
        assert "Your hand:" in page.pictures[0]["alt"]
        label = next(button["label"] for button in page.buttons if "Play " in (button.get("label") or ""))
        played = await guest.press(page, label)
        while "keep it, or throw it?" not in played.text:  # nobody had points, so there was nothing to ask
            guest, page = await asked(table)
            played = await guest.answer(page)
            assert played is not None
        back = await guest.press(played, "Take back")
        assert "which card do you play?" in back.text
        why = await guest.press(back, "Why not …?")
        assert "Why not?" in why.text
        assert "**ST\u20112.2**" in (await guest.press(why, "Rule ST\u20112.2")).text

        await table.play()

        ada = table.guests[0]
        result = await ada.wait_for(table.thread, lambda m: "is over" in m.text and "**1** · " in m.text)
        assert "STOMP" in result.pictures[0]["alt"]
        assert "point" in result.text
        assert "fair" in (await ada.press(result, "Verify")).text
        replay = await ada.press(result, "Replay")
        last = await ada.press(replay, "End »")
        assert replay.pictures[0]["alt"] != last.pictures[0]["alt"]
        log = await ada.press(await ada.panel(table.thread), "Log")
        assert "plays" in log.text
        assert (await menu(ada, table)).buttons
        rules = await ada.press(await ada.panel(table.thread), "Rules")
        assert "ST-1" in str(rules.parts) + rules.text
        assert "Traceback" not in bot.log()
