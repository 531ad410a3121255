"""The greeting: once in a new server, with three ways to begin; and again where somebody who manages it wants it."""

from __future__ import annotations

import random

import pytest

from local.control import Control, Seen
from tests.e2e.conftest import Mortal
from tests.e2e.tables import Guest, checked, is_panel, pressable

PLAY, OPEN, HOW = "Play now against computers", "Open a table", "Show me how"


def is_greeting(message: Seen) -> bool:
    return {PLAY, OPEN, HOW} <= {button.get("label") for button in message.buttons}


async def greetings(guest: Guest, channel: str) -> list[Seen]:
    return [message for message in await guest.person.sees(channel) if is_greeting(message)]


async def newcomer(control: Control, name: str = "Ada") -> Guest:
    return Guest(await control.person(name), random.Random(1))


async def test_a_new_server_is_greeted_with_a_poster_of_the_games(control: Control) -> None:
    ada = await newcomer(control)
    island = await control.server("Skull Island")
    shown = await ada.wait_for(island.channels["general"], is_greeting)
    assert not shown.is_ephemeral
    assert "Total War: 3 to 12 players" in shown.pictures[0]["alt"]
    assert await greetings(ada, island.channels["games"]) == []


async def test_from_the_greeting_it_is_two_presses_to_the_first_question(control: Control) -> None:
    ada = await newcomer(control)
    island = await control.server("Infant Island")
    general = island.channels["general"]
    which = await ada.press(await ada.wait_for(general, is_greeting), PLAY)
    page = await ada.press(which, "Tokyo Clash")
    assert "Your table is in <#" in page.text
    thread = page.text.partition("<#")[2].partition(">")[0]
    await ada.wait_for(thread, is_panel)
    while not pressable(page):
        await control.quiet(idle=0.05)
        page = await ada.hand(thread)


async def test_a_table_is_opened_and_a_game_explained_from_the_greeting(control: Control) -> None:
    ada = await newcomer(control)
    island = await control.server("Solgell Island")
    shown = await ada.wait_for(island.channels["general"], is_greeting)

    seat = await ada.press(await ada.press(shown, OPEN), "Monopoly")
    assert "You're in" in seat.text
    await ada.wait_for(island.channels["general"], lambda m: not m.is_ephemeral and "Monopoly" in str(m.pictures))

    school = await ada.press(await ada.press(shown, HOW), "Total War")
    assert "Kaiju school: Total War" in school.text
    how = await ada.press(school, "Rules in short")
    assert "- The opener plays a card" in how.text
    assert "Your table is in" in (await ada.press(how, PLAY)).text


async def test_without_a_channel_to_greet_in_nothing_is_said_until_setup(control: Control) -> None:
    ada = await newcomer(control)
    island = await control.server("Letchi Island", owner=ada.person.id, system_channel=False)
    await control.quiet()
    for channel in island.channels.values():
        assert await greetings(ada, channel) == []

    report = checked(await ada.person.command("/setup", island.channels["games"])).message
    assert report
    done = await ada.press(report, "Post the greeting here")
    assert f"The greeting is in <#{island.channels['games']}>." in done.text
    assert len(await greetings(ada, island.channels["games"])) == 1


async def test_a_server_is_greeted_once_also_after_a_restart_and_a_second_invitation(
    mortal: tuple[Mortal, Control],
) -> None:
    bot, control = mortal
    ada = await newcomer(control)
    island = await control.server("Skull Island")
    general = island.channels["general"]
    await ada.wait_for(general, is_greeting)
    bot.kill()
    await bot.rebirth(control)
    await control.expel(island.id)
    await control.invite(island.id)
    await control.quiet()
    assert len(await greetings(ada, general)) == 1


async def test_a_server_that_invites_while_the_bot_is_away_is_greeted_on_its_return(
    mortal: tuple[Mortal, Control],
) -> None:
    bot, control = mortal
    ada = await newcomer(control)
    bot.kill()
    island = await control.server("Skull Island")
    await bot.rebirth(control)
    await ada.wait_for(island.channels["general"], is_greeting)


@pytest.mark.parametrize("right", ["send_messages", "attach_files"])
async def test_where_it_may_not_write_it_does_not_try(mortal: tuple[Mortal, Control], right: str) -> None:
    bot, control = mortal
    ada = await newcomer(control)
    bot.kill()
    island = await control.server("Skull Island")
    await control.allow(channel=island.channels["general"], deny=[right])
    await bot.rebirth(control)
    await control.quiet()
    assert await greetings(ada, island.channels["general"]) == []
    posts = [row for row in await control.journal() if row["method"] == "POST" and "/messages" in row["path"]]
    assert posts == []
