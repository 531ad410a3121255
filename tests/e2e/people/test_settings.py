"""What people choose for themselves: orders, settings, colours, privacy, quiet hours."""

from __future__ import annotations

import json
import random
import re
import time

from local.control import Control, Seen
from tests.e2e.conftest import Mortal, stop
from tests.e2e.tables import CHANNEL, Guest, asked, checked, menu, pressable, seat


async def test_standing_orders_are_given_and_revoked(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    for guest in table.guests:
        page = await guest.press(await menu(guest, table), "Standing orders")
        assert "None yet." in page.text
        page = (
            checked(await guest.person.choose(page, page.selects[0]["custom_id"], "lay_lowest_damage")).message or page
        )
        assert "- Lay my lowest card as damage" in page.text
        opened = await guest.person.choose(page, page.selects[0]["custom_id"], "answer_lowest")
        assert opened.modal
        page = checked(await guest.person.submit(opened, {"number": "5"})).message or page
        assert "- Answer strikes up to 5 with my lowest card" in page.text
        order = page.selects[1]["options"][0]["value"]
        page = checked(await guest.person.choose(page, page.selects[1]["custom_id"], order)).message or page
        assert "- Lay my lowest card" not in page.text


async def test_a_hint_warns_first_and_its_answer_is_one_press_away(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    guest, _ = await asked(table)

    page = await guest.press(await menu(guest, table), "Hint")
    assert "Your games with hints are counted apart" in page.text
    back = await guest.press(page, "Back")
    assert pressable(back)

    hint = await guest.press(await guest.press(await menu(guest, table), "Hint"), "Show me")
    assert "A computer in your place would choose **" in hint.text
    assert [part["label"] for part in hint.buttons] == ["Do it", "Back"]
    again = await guest.press(await menu(guest, table), "Hint")
    # Who has had one is not warned again. What a busy machine made up in a hurry is not kept, so it may be another one.
    assert "A computer in your place would choose **" in again.text
    assert [part["label"] for part in again.buttons] == ["Do it", "Back"]
    done = await guest.press(again, "Do it")
    assert "> **" in done.text


async def test_a_beginner_reads_a_tip_below_each_question_until_they_want_none(control: Control) -> None:
    table = await seat(control, ["Tia", "Tom", "Tess"])
    guest, page = await asked(table)
    assert "-# **Tip:** Any card opens." in page.text
    settings = checked(await guest.person.command("/settings", CHANNEL)).message
    assert settings
    assert "In your first two games of a kind, tips stand below the questions." in settings.text
    tips = next(part["custom_id"] for part in settings.selects if part["custom_id"].endswith(":coaching"))
    assert "You read no tips for beginners." in checked(await guest.person.choose(settings, tips, "off")).text
    assert "Tip:" not in (await guest.hand(table.thread)).text


async def test_a_newcomer_reads_once_where_pictures_for_a_phone_are(control: Control) -> None:
    table = await seat(control, ["Nia", "Ned", "Nora"])
    guest, page = await asked(table)
    assert "On a phone?" in (await guest.drawn(page)).text
    tall = await guest.drawn(await guest.press(page, "Tall"))
    assert "On a phone?" not in tall.text
    wide = await guest.drawn(await guest.press(tall, "Wide"))
    assert "On a phone?" in wide.text
    after = await guest.answer(wide)
    assert after
    assert "On a phone?" not in after.text
    assert "On a phone?" not in (await guest.drawn(await guest.hand(table.thread))).text


async def test_an_order_counts_every_time_once_or_for_a_day(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    guest = table.guests[0]

    async def give(page: Seen, key: str) -> Seen:
        answer = await guest.person.choose(page, page.selects[0]["custom_id"], key)
        shown = checked(await guest.person.submit(answer, {"number": "5"}) if answer.modal else answer).message
        assert shown
        return shown

    page = await guest.press(await menu(guest, table), "Standing orders")
    page = await give(page, "lay_lowest_damage")
    page = await give(await guest.press(page, "Once"), "never_counter")
    page = await give(await guest.press(page, "For 24 hours"), "answer_lowest")
    always, once, day = [line for line in page.text.splitlines() if line.startswith("- ")]
    assert "·" not in always
    assert once.endswith("· once")
    assert re.search(r"up to 5 .* · ends <t:\d+:R>$", day)
    labels = [option["label"] for option in page.selects[1]["options"]]
    assert not [label for label in labels if "<t:" in label], "a list shows no times"
    again = checked(await guest.person.command("/orders", table.thread)).message
    assert again
    assert day in again.text


async def test_settings_are_kept_and_wrong_ones_explained(control: Control) -> None:
    ada = Guest(await control.person("Iris"), random.Random(1))
    page = checked(await ada.person.command("/settings", CHANNEL)).message
    assert page
    opened = await ada.person.click(page, "Quiet hours …")
    form = {"zone": "Europe/Paris", "start": "22:30", "end": "7"}
    page = checked(await ada.person.submit(opened, form)).message
    assert page
    assert "Quiet from 22:30 to 07:00 (Europe/Paris)" in page.text
    opened = await ada.person.click(page, "Quiet hours …")
    checked(await ada.person.submit(opened, {"zone": "Nowhere", "start": "22", "end": "7"}))
    await ada.wait_for(CHANNEL, lambda m: "is not a time zone" in m.text)
    opened = await ada.person.click(page, "Quiet hours …")
    checked(await ada.person.submit(opened, {"zone": "UTC", "start": "late", "end": "7"}))
    await ada.wait_for(CHANNEL, lambda m: "is not a time of day" in m.text)
    opened = await ada.person.click(page, "Vacation …")
    page = checked(await ada.person.submit(opened, {"days": "3"})).message
    assert page
    assert "On vacation until" in page.text
    colours = next(part["custom_id"] for part in page.selects if part["custom_id"].endswith(":colours"))
    checked(await ada.person.choose(page, colours, "light"))
    again = checked(await ada.person.command("/settings", CHANNEL))
    assert "On vacation until" in again.text
    assert "Pictures are drawn on a light background." in again.text


async def test_private_pictures_come_in_the_colours_of_their_reader(control: Control) -> None:
    ada = await control.person("Ida")
    before = checked(await ada.command("/rules", CHANNEL, query="total_war/card:wound")).message
    page = checked(await ada.command("/settings", CHANNEL)).message
    assert before
    assert page
    colours = next(part["custom_id"] for part in page.selects if part["custom_id"].endswith(":colours"))
    checked(await ada.choose(page, colours, "contrast"))
    after = checked(await ada.command("/rules", CHANNEL, query="total_war/card:wound")).message
    assert after
    files = [await control.file(message.raw["attachments"][0]["id"]) for message in (before, after)]
    assert len(files[0]) == len(files[1])
    assert files[0] != files[1]


async def test_private_boards_come_in_the_form_that_their_reader_prefers(control: Control) -> None:
    table = await seat(control, ["Ida", "Jon", "Kay"])
    stranger = Guest(await control.person("Pam"), table.guests[0].rng)

    async def widths() -> list[int]:
        """Return how wide the board is: by command, by the panel's button, and as a watcher's page."""
        by_command = checked(await stranger.person.command("/board", table.thread)).message
        assert by_command
        by_button = await stranger.press(await stranger.panel(table.thread), "Board")
        watched = await stranger.drawn(await stranger.hand(table.thread))
        return [each.raw["attachments"][0]["width"] for each in (by_command, by_button, watched)]

    wide = await widths()
    page = checked(await stranger.person.command("/settings", CHANNEL)).message
    assert page
    assert "Your pictures are wide." in page.text
    page = await stranger.press(page, "Tall pictures")
    assert "Your pictures are tall, for a phone held upright." in page.text
    tall = await widths()
    assert all(after < before for after, before in zip(tall, wide, strict=True))

    board = await stranger.press(await stranger.panel(table.thread), "Board")
    labels = {button["label"] for button in board.buttons}
    assert {"Wide", "As text"} < labels
    assert "Tall" not in labels
    assert (await stranger.press(board, "Wide")).raw["attachments"][0]["width"] == wide[0]
    panel = await table.guests[0].panel(table.thread)
    assert panel.raw["attachments"][0]["width"] == wide[0]
    await stranger.press(page, "Wide pictures")
    assert await widths() == wide


async def test_a_button_on_ones_own_page_changes_the_form_of_its_picture(control: Control) -> None:
    table = await seat(control, ["Ivy", "Jay", "Kim"])
    guest = table.guests[0]
    wide = await guest.drawn(await guest.hand(table.thread))
    tall = await guest.drawn(await guest.press(wide, "Tall"))

    assert wide.raw["attachments"][0]["width"] > wide.raw["attachments"][0]["height"]
    assert tall.id == wide.id
    assert tall.raw["attachments"][0]["width"] < tall.raw["attachments"][0]["height"]
    assert tall.pictures[0]["alt"] == wide.pictures[0]["alt"]
    page = checked(await guest.person.command("/settings", CHANNEL)).message
    assert page
    assert "Your pictures are tall" in page.text


async def test_those_who_want_it_are_asked_before_an_answer_counts(control: Control) -> None:
    table = await seat(control, ["Gus", "Hal", "Ian"])
    for guest in table.guests:
        page = checked(await guest.person.command("/settings", CHANNEL)).message
        assert page
        await guest.press(page, "Ask me to confirm")
    pages = [(one, await one.hand(table.thread)) for one in table.guests]
    guest, page = next((one, page) for one, page in pages if pressable(page))
    sure = checked(await guest.person.click(page, pressable(page)[0]["custom_id"])).message
    assert sure
    assert "You choose **" in sure.text
    assert pressable(await guest.press(sure, "Back"))
    sure = checked(await guest.person.click(page, pressable(page)[0]["custom_id"])).message
    assert sure
    done = await guest.press(sure, "Confirm")
    assert "> **" in done.text
    for guest in table.guests:
        page = checked(await guest.person.command("/settings", CHANNEL)).message
        assert page
        await guest.press(page, "Don't ask me to confirm")


async def test_everything_about_a_person_is_shown_and_deleted(control: Control) -> None:
    table = await seat(control, ["Ada", "Kit", "Cho"])
    kit = table.guests[1]
    page = checked(await kit.person.command("/privacy", CHANNEL)).message
    assert page
    shown = await kit.press(page, "Show me everything")
    known = json.loads(await control.file(shown.raw["attachments"][0]["id"]))
    assert known["person"]["name"] == "Kit"
    assert known["seats"]
    page = checked(await kit.person.command("/privacy", CHANNEL)).message
    assert page
    await kit.press(await kit.press(page, "Delete my data"), "Delete")
    panel = await table.guests[0].wait_for(table.thread, lambda m: "has lost its player" in m.text)
    assert "Kit" not in panel.text
    assert "None." in checked(await kit.person.command("/games", CHANNEL)).text


async def test_quiet_hours_are_suggested_to_whoever_never_answers_in_them(mortal: tuple[Mortal, Control]) -> None:
    bot, control = mortal
    table = await seat(control, ["Ada", "Ben", "Cho"])
    ada, ben, _ = table.guests
    await control.quiet()
    stop(bot.process)
    midnight = time.time() // 86_400 * 86_400
    moments = [midnight - day * 86_400 + hour * 3_600 for day in range(1, 11) for hour in (7, 12, 17, 22)]
    with bot.opened() as db:
        db.executemany(
            "INSERT INTO log (table_id, version, at, kind, seat, person, made_by, ask, question, events, reveals, data)"
            " VALUES (1, ?, ?, 'act', 0, ?, 'human', '', -1, x'', 0, '{}')",
            [(-number, moment, ada.person.id) for number, moment in enumerate(moments, 1)],
        )
    await bot.rebirth(control)

    page = checked(await ada.person.command("/settings", CHANNEL)).message
    assert page
    assert page.is_ephemeral
    assert "In the last 30 days you never answered between 22:30 and 07:00 (UTC)." in page.text
    page = await ada.press(page, "Quiet 22:30 – 07:00")

    assert "Quiet from 22:30 to 07:00 (UTC)." in page.text
    assert "never answered" not in page.text
    assert "never answered" not in checked(await ben.person.command("/settings", CHANNEL)).text
