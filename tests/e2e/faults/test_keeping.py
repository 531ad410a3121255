"""What lasts: games across updates, threads that stay awake, reminders without a clock, lobbies that close."""

from __future__ import annotations

import random

import pytest

from engine import games
from local.control import Control
from tests.e2e.conftest import QUICK, Mortal, stop
from tests.e2e.manners import SILENT
from tests.e2e.tables import CHANNEL, LOOKS, Guest, Table, ask_to_take_back, checked, is_over, is_panel, pressable, seat

LATER = "tests/e2e/bots/later_bot.py"
NOW = games["total_war"].rules_version
CHANGED = "The rules have changed since this game began"


async def updated(bot: Mortal, control: Control, program: str = LATER) -> None:
    """Stop the bot, and start another version of it."""
    await control.quiet()
    stop(bot.process)
    bot.program = program
    await bot.rebirth(control)


async def test_a_game_whose_rules_have_changed_goes_on_by_the_new_ones_if_its_people_want(
    mortal: tuple[Mortal, Control],
) -> None:
    bot, control = mortal
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=1)
    ada, ben, _ = table.guests
    _, undo = await ask_to_take_back(table)
    await updated(bot, control)

    offer = await ada.wait_for(table.thread, lambda m: CHANGED in m.text)
    assert "TW\u20113.1" in offer.text
    assert "TW\u20114.2" in offer.text
    assert [button["label"] for button in offer.buttons] == ["Play by the new rules", "End here"]
    await ada.wait_for(table.thread, lambda m: m.id == undo.id and "**Settled.**" in m.text and not m.buttons)
    panel = await ada.wait_for(table.thread, lambda m: is_panel(m) and "the table decides how it goes on" in m.text)
    assert f"Begun with version {NOW} of the rules" in (await ada.press(panel, "Menu")).text
    assert CHANGED in (await ben.hand(table.thread)).text
    checked(await ada.person.click(offer, "Play by the new rules", settle=False))
    await ada.wait_for(table.thread, lambda m: m.id == offer.id and "New rules 1 (2 needed)" in m.text)

    bot.kill()
    await bot.rebirth(control)
    await control.quiet()
    assert len([m for m in await ada.person.sees(table.thread) if CHANGED in m.text]) == 1
    checked(await ben.person.click(await ben.again(offer), "Play by the new rules", settle=False))
    await ada.wait_for(table.thread, lambda m: m.id == offer.id and "**Carried.**" in m.text and not m.buttons)
    menu = await ada.press(await ada.panel(table.thread), "Menu")
    assert f"Played by version {NOW + 1} of the rules, the current one." in menu.text

    await updated(bot, control, "bot.py")
    panel = await ada.wait_for(table.thread, lambda m: is_panel(m) and "newer rules than I know" in m.text)
    assert "nothing is lost" in (await ada.press(panel, "Board")).text
    await updated(bot, control)
    await ada.wait_for(table.thread, lambda m: is_panel(m) and "**Paused**" not in m.text)
    await table.play()
    await ada.wait_for(table.thread, lambda m: "**1** · " in m.text)


async def test_a_game_whose_rules_have_changed_ends_only_if_its_people_want_and_has_a_rematch(
    mortal: tuple[Mortal, Control],
) -> None:
    bot, control = mortal
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=1)
    ada = table.guests[0]
    await updated(bot, control)
    offer = await ada.wait_for(table.thread, lambda m: CHANGED in m.text)
    for guest in table.guests[:2]:
        checked(await guest.person.click(await guest.again(offer), "End here", settle=False))

    told = await ada.wait_for(table.thread, lambda m: "ends without a winner" in m.text and "Rematch" in str(m.buttons))
    await ada.wait_for(table.thread, lambda m: m.id == offer.id and "**Ended here.**" in m.text and not m.buttons)
    await ada.wait_for(table.thread, lambda m: is_panel(m) and is_over(m))
    await ada.press(told, "Rematch")
    await ada.wait_for(CHANNEL, lambda m: m.id > table.lobby.id and "Cho, no kaiju yet" in str(m.pictures))


@pytest.mark.parametrize("mortal", [f"{QUICK} awake_every=1"], indirect=True)
async def test_a_thread_in_which_nothing_happens_does_not_fall_asleep(mortal: tuple[Mortal, Control]) -> None:
    _, control = mortal
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=1)
    ada = table.guests[0]
    for _ in range(2):
        await control.quiet()
        await control.journal(clear=True)
        await control.advance(6 * 86_400)
        for _ in range(LOOKS):
            if (
                sum(one["method"] == "PATCH" and one["path"].endswith(table.thread) for one in await control.journal())
                > 1
            ):
                break
            await control.quiet(idle=0.05)

    assert "archived" not in str(await ada.hand(table.thread))
    posted = [one for one in await control.journal() if one["method"] == "POST" and "/messages" in one["path"]]
    assert not posted


@pytest.mark.parametrize("mortal", [f"{QUICK} remind_after=2"], indirect=True)
async def test_without_a_clock_one_quiet_reminder_goes_out_and_goes_when_answered(
    mortal: tuple[Mortal, Control],
) -> None:
    _, control = mortal
    guests = [Guest(await control.person(name), random.Random(1)) for name in ("Ada", "Ben", "Cho")]
    ada = guests[0]
    lobby = await ada.open_lobby()
    await ada.set_options(lobby, pace=["0"])
    for guest in guests[1:]:
        await guest.press(lobby, "Join")
    await ada.press(lobby, "Start")
    table = Table(control, guests, lobby)
    await table.find_thread()

    reminder = await ada.wait_for(table.thread, lambda m: "this is the only reminder" in m.text)

    assert reminder.raw["flags"] & SILENT
    waited = next(guest for guest in guests if f"<@{guest.person.id}>" in reminder.text)
    page = await waited.press(reminder, "Answer")
    assert pressable(page)
    while page is not None and pressable(page):
        page = await waited.answer(page)
    await ada.gone(reminder)


@pytest.mark.parametrize("mortal", [f"{QUICK} lobby_idle=3 lobby_grace=6"], indirect=True)
async def test_a_lobby_that_nobody_keeps_open_closes_with_a_word(mortal: tuple[Mortal, Control]) -> None:
    _, control = mortal
    ada, ben, zoe = [Guest(await control.person(name), random.Random(1)) for name in ("Ada", "Ben", "Zoe")]
    lobby = await ada.open_lobby()
    await ben.press(lobby, "Join")

    fading = await ada.wait_for(CHANNEL, lambda m: m.id == lobby.id and "This lobby closes <t:" in m.text)
    checked(await zoe.person.click(fading, "Keep open"))
    assert (await zoe.wait_for(CHANNEL, lambda m: "You're not at this table" in m.text)).is_ephemeral
    checked(await ben.person.click(fading, "Keep open", settle=False))
    await ada.wait_for(CHANNEL, lambda m: m.id == lobby.id and "This lobby closes" not in m.text and bool(m.buttons))

    closed = await ada.wait_for(CHANNEL, lambda m: m.id == lobby.id and "Nothing happened here for too long" in m.text)
    assert not closed.buttons
