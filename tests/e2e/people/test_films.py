"""Films of games, and looking back at what has happened since one's last turn."""

from __future__ import annotations

from local.control import Control
from tests.e2e.tables import asked, checked, seat

OVER = "**1** · "


async def test_the_film_of_a_game_is_made_shown_and_shared_once(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], ["Easy"], seed=5)
    await table.play()
    ada, ben = table.guests
    result = await ada.wait_for(table.thread, lambda m: OVER in m.text)

    await ada.press(result, "Film")
    shown = await ada.wait_for(table.thread, lambda m: m.is_ephemeral and ": the film" in m.text)
    (film,) = shown.raw["attachments"]
    assert film["content_type"] == "image/gif"
    assert (film["width"], film["size"] < 8 * 1024 * 1024) == (600, True)
    assert shown.pictures[0]["alt"].startswith("A film of Total War ")

    await ada.press(shown, "Share")
    await ada.wait_for(table.thread, lambda m: m.is_ephemeral and "Shared: " in m.text)
    posted = await ben.wait_for("games", lambda m: ": the film" in m.text and not m.is_ephemeral)
    assert posted.raw["attachments"][0]["content_type"] == "image/gif"

    await ben.press(result, "Film")
    again = await ben.wait_for(table.thread, lambda m: m.is_ephemeral and ": the film" in m.text)
    labels = [part.get("label") for part in again.buttons]
    assert "Shared there" in labels
    assert "Share" not in labels


async def test_what_happened_since_ones_last_turn_is_one_picture_and_then_step_by_step(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    first, page = await asked(table)
    await first.answer(page)
    after, page = await asked(table)
    while after is first:
        await first.answer(page)
        after, page = await asked(table)
    await after.answer(page)

    everything = await first.press(await first.hand(table.thread), "Since my last turn")
    assert "all moves in one picture" in everything.text
    assert everything.pictures[0]["alt"].startswith("Total War, round")
    step = await first.press(everything, "Next ›")
    assert "· 1 of " in step.text
    assert len(step.pictures) == 1
    assert (await first.press(step, "All moves")).text == everything.text
    log = await first.press(await first.panel(table.thread), "Log")
    moments = next(each for each in log.selects if each["placeholder"].startswith("The board after"))
    then = checked(await first.person.choose(log, moments["custom_id"], moments["options"][-1]["value"])).message
    assert then
    assert "as it stood" in then.text
