"""After the battle: the analysis of a finished game, from the result to the replay of a turning point; and a note."""

from __future__ import annotations

import re

from local.control import Control
from tests.e2e.tables import asked, checked, seat


async def test_a_finished_game_is_analysed_for_whoever_asks_and_a_note_stays_private(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], ["Easy"], seed=12)
    ada, _ = table.guests
    own, page = await asked(table)
    menu = await own.press(page, "Menu")
    opened = await own.person.click(menu, "Note")
    noted = checked(await own.person.submit(opened, {"text": "Bluff late."})).message or await own.again(menu)
    assert "-# Your note: Bluff late." in noted.text

    await table.play()
    result = await ada.wait_for(table.thread, lambda m: "**1** · " in m.text)
    shown = await ada.press(result, "Analysis")
    made = await ada.wait_for(table.thread, lambda m: m.id == shown.id and bool(m.pictures))
    assert made.pictures[0]["alt"].startswith("Total War: everybody's prospects of winning, with open hands")
    assert len(re.findall(r"\*\*\d\*\* · .* (?:rise|fall) from \d+% to \d+%", made.text)) == 3

    poster = await ada.wait_for(table.thread, lambda m: m.id == result.id and "What turned it" in m.text)
    assert "everybody's prospects of winning" in poster.pictures[0]["alt"]
    assert len(re.findall(r"\*\*\d\*\* · .* \*\*\d+% → \d+%\*\*", poster.text)) == 3

    known = await ada.press(made, "What everybody knew")
    assert "from what everybody knew" in known.pictures[0]["alt"]
    answers = await ada.press(known, "Best and costliest answers")
    assert "Next best:" in answers.text
    turning = await ada.press(await ada.press(answers, "Analysis"), "Turning point 2")
    assert turning.pictures[0]["alt"].startswith("Total War, round")
    replay = await ada.press(turning, "Replay from here")
    assert re.search(r"replay · [1-9]\d* of \d+", replay.text)
    assert await ada.press(replay, "Analysis")
