"""What goes wrong in real life: old buttons, double clicks, two at once, lost messages, threads and permissions."""

from __future__ import annotations

import asyncio
import random
import re

import pytest

from local.control import Answer, Control, Seen
from tests.e2e.conftest import Moderator, Mortal
from tests.e2e.tables import (
    CHANNEL,
    LOOKS,
    SELECT,
    Guest,
    asked,
    checked,
    is_call,
    is_panel,
    number,
    page_button,
    pressable,
    seat,
)

FIRST, LAST = 0, -1


async def private(guest: Guest, words: str) -> list[Seen]:
    """Wait for a private message to *guest* that says *words*, and return all of them."""
    for _ in range(200):
        channels = [c["id"] for c in await guest.person.channels() if c["type"] == 1]
        told = [m for each in channels for m in await guest.person.sees(each) if words in m.text]
        if told:
            return told
        await guest.person.control.quiet(idle=0.05)
    raise AssertionError(f"{guest.name} was not told {words!r}")


async def end(guest: Guest, page: Seen, at: int) -> Answer:
    """Give the first or the last of the answers on *page*, be they buttons or a list."""
    part = pressable(page)[at]
    if part["type"] == SELECT:
        return await guest.person.choose(page, part["custom_id"], part["options"][at]["value"])
    return await guest.person.click(page, part["custom_id"])


async def test_a_double_click_is_one_answer_and_an_old_button_shows_the_present_question(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=2)
    guest, older = await asked(table)
    # A page whose token is too old stays on the screen.
    await control.disturb(method="DELETE", path="/webhooks/", times=99, status=404, body={"code": 10015})
    page = await guest.hand(table.thread)
    twice = await asyncio.gather(*(end(guest, page, FIRST) for _ in range(2)))
    for answer in twice:
        checked(answer)
    log = await guest.press(await guest.panel(table.thread), "Log")
    played = re.findall(r"\*\*([^*]+)\*\* plays ", log.text)  # others may have had one answer, which was given for them
    assert len(played) == len(set(played))

    another = await guest.person.sees(table.thread)
    assert older.id in {message.id for message in another}
    late = checked(await end(guest, older, LAST))
    assert "given already" in late.text or "has passed" in late.text


async def test_a_hand_answers_long_after_its_token_has_died(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=2)
    guest, page = await asked(table)
    await control.quiet()
    await control.advance(16 * 60)
    answered = await guest.answer(page)
    assert answered
    assert answered.id == page.id
    assert "> **" in answered.text
    await control.advance(16 * 60)
    board = checked(await guest.person.click(answered, "Board"))
    assert not board.failed


async def test_clicks_on_somebody_elses_message_are_answered(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=2)
    guest, _ = await asked(table)
    ping = [m for m in await guest.person.sees(table.thread) if is_call(m)]
    other = next(one for one in table.guests if one is not guest)
    stranger = Guest(await control.person("Zoe"), random.Random(1))
    for message in [*ping, await other.panel(table.thread)]:
        assert "It's not your turn." in (await other.press(message, page_button(message))).text
        assert "You're not at this table" in (await stranger.press(message, page_button(message))).text


async def test_two_people_and_one_seat(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    ben = table.guests[1]
    page = await ben.press(await ben.panel(table.thread), "Menu")
    await ben.press(await ben.press(page, "Leave the game"), "Leave")
    notice = await ben.wait_for(table.thread, lambda m: "has lost its player" in m.text)
    rivals = [await control.person(name) for name in ("Dan", "Eve")]
    answers = await asyncio.gather(*(rival.click(notice, "Take the seat") for rival in rivals))
    texts = sorted(checked(answer).text for answer in answers)
    assert sum("The seat is yours" in text for text in texts) == 1
    assert sum("isn't open" in text for text in texts) == 1


async def test_a_deleted_panel_comes_back(control: Control, moderator: Moderator) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    guest, page = await asked(table)
    panel = await guest.panel(table.thread)
    await moderator.delete(table.thread, panel.id)
    await guest.answer(page)
    again = await guest.wait_for(table.thread, is_panel)
    assert again.id != panel.id

    await moderator.delete(table.thread, again.id)
    checked(await guest.person.command("/game refresh", table.thread))
    third = await guest.wait_for(table.thread, is_panel)
    assert third.id not in (panel.id, again.id)


async def test_an_archived_thread_is_revived(control: Control, moderator: Moderator) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=3)
    guest, page = await asked(table)
    await control.quiet()
    before = (await guest.panel(table.thread)).text
    await moderator.archive(table.thread)
    number = page.text.split("**")[1].split()[-1]
    elsewhere = checked(await guest.person.command("/hand", CHANNEL, table=int(number))).message
    assert elsewhere
    await guest.answer(elsewhere)
    await guest.wait_for(table.thread, lambda m: is_panel(m) and m.text != before)
    thread = next(c for c in await guest.person.channels() if c["id"] == table.thread)
    assert not thread["thread_metadata"]["archived"]


async def test_a_deleted_thread_can_be_left_behind(control: Control, moderator: Moderator) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    guest, page = await asked(table)
    await moderator.delete_channel(table.thread)
    number = page.text.split("**")[1].split()[-1]
    elsewhere = checked(await guest.person.command("/hand", CHANNEL, table=int(number))).message
    assert elsewhere
    await guest.answer(elsewhere)
    told = await private(table.guests[0], "is gone")
    assert len(told) == 1
    assert "/game move" in told[0].text
    moved = checked(await guest.person.command("/game move", CHANNEL, table=int(number)))
    assert "goes on in" in moved.text
    old = table.thread
    door = await guest.wait_for(CHANNEL, lambda m: m.id == table.lobby.id and "<#" in m.text and old not in m.text)
    table.thread = re.findall(r"<#(\d+)>", door.text)[0]
    await guest.wait_for(table.thread, is_panel)
    await asked(table)
    doors = [m for m in await guest.person.sees(CHANNEL) if f"<#{table.thread}>" in m.text]
    assert len(doors) == 1, "where the lobby stood is said where the game is now"


@pytest.mark.parametrize("code", [50013, 50001], ids=["missing permission", "missing access"])
async def test_a_missing_permission_is_told_once_to_the_host_and_the_game_waits(control: Control, code: int) -> None:
    host = f"Una{code}"
    table = await seat(control, [host, "Ben", "Cho"])
    guest, page = await asked(table)
    await control.quiet()
    before = (await guest.panel(table.thread)).text
    await control.disturb(
        method="PATCH",
        path=f"/channels/{table.thread}/messages",
        times=2,
        status=403,
        body={"code": code, "message": "Missing"},
    )
    await guest.answer(page)
    una = table.guests[0]
    assert len(await private(una, "I lack permissions")) == 1
    await guest.wait_for(table.thread, lambda m: is_panel(m) and m.text != before)
    await control.journal(clear=True)  # our own refusals are no document of Discord's


async def test_a_thread_that_is_locked_is_told_once_and_the_game_goes_on_when_it_is_opened(
    mortal: tuple[Mortal, Control],
) -> None:
    _, control = mortal
    table = await seat(control, ["Una", "Ben", "Cho"])
    guest, page = await asked(table)
    await control.quiet()
    await control.allow(deny=["manage_threads"])
    await control.lock(table.thread)
    await guest.answer(page)

    (told,) = await private(table.guests[0], "I lack permissions")
    assert "Manage Threads" in told.text
    await control.lock(table.thread, locked=False)
    await control.allow(allow=["manage_threads"])
    await guest.wait_for(table.thread, is_call)


async def test_discords_own_faults_are_ridden_out(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=5)
    guest, page = await asked(table)
    await control.quiet()
    before = (await guest.panel(table.thread)).text
    await control.disturb(method="PATCH", path="/channels/", times=2, status=503, body={"message": "down", "code": 0})
    await guest.answer(page)
    await guest.wait_for(table.thread, lambda m: is_panel(m) and m.text != before)
    await control.journal(clear=True)


async def test_two_games_at_once_do_not_mix(control: Control) -> None:
    one, two = await seat(control, ["Ada", "Ben", "Cho"]), await seat(control, ["Ada", "Ben", "Cho"], seed=2)
    for table in (one, two):
        for guest in table.guests:
            page = await guest.hand(table.thread)
            assert page.text.removeprefix("## Your turn\n").startswith(f"**Total War {number(table)}**")


async def test_a_table_that_is_not_there_is_said_so(control: Control) -> None:
    ada = await control.person("Ada")
    assert "no such table" in checked(await ada.command("/log", CHANNEL, table=999999)).text
    assert "no such table" in checked(await ada.command("/hand", CHANNEL, table=999999)).text


async def test_whoever_takes_the_bot_back_in_gets_what_was_owed_meanwhile(mortal: tuple[Mortal, Control]) -> None:
    bot, control = mortal
    table = await seat(control, ["Ada", "Ben", "Cho"])
    guest, _ = await asked(table)
    await control.quiet()
    await control.expel()
    page = checked(await guest.person.command("/settings", await guest.person.conversation())).message
    assert page
    form = await guest.person.click(page, "Vacation …")
    checked(await guest.person.submit(form, {"days": "3"}))
    for _ in range(LOOKS):
        if re.search(r"panel failed, again in \d{4} s: OutOfReach", bot.log()):
            break
        await control.quiet(idle=0.05)
    else:
        raise AssertionError(bot.log())
    assert "vacation" not in (await guest.panel(table.thread)).text
    assert not [m for m in await guest.person.sees(await guest.person.conversation()) if "I lack permissions" in m.text]
    await control.journal(clear=True)  # refusals were to be expected

    await control.invite()

    await guest.wait_for(table.thread, lambda m: is_panel(m) and "on vacation until" in m.text)
