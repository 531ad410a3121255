"""Commands of the context menus: on a person, and on a message of a game."""

from __future__ import annotations

import random

from local.control import Control
from tests.e2e.tables import CHANNEL, Guest, asked, checked, is_panel, seat


async def guests(control: Control, *names: str) -> list[Guest]:
    return [Guest(await control.person(name), random.Random(1)) for name in names]


async def test_somebody_is_invited_to_the_newest_lobby_and_joins_from_there(control: Control) -> None:
    ada, ben = await guests(control, "Ada", "Ben")
    await ada.open_lobby()
    answer = checked(await ada.person.on(ben.person.id, "Invite to my table", CHANNEL))
    assert "is invited" in answer.text
    call = await ben.wait_for(CHANNEL, lambda m: "invites you to" in m.text and f"<@{ben.person.id}>" in m.text)
    assert call.pings_me
    assert not call.is_ephemeral
    assert "just invited" in (await ada.person.on(ben.person.id, "Invite to my table", CHANNEL)).text
    assert "You're in" in (await ben.press(call, "Join")).text

    again = await ada.person.on(ben.person.id, "Invite to my table", CHANNEL)
    assert "already have a seat" in again.text


async def test_an_invitation_needs_a_lobby_and_somebody_else(control: Control) -> None:
    zoe, ben = await guests(control, "Zoe", "Ben")
    assert "You're in no lobby" in (await zoe.person.on(ben.person.id, "Invite to my table", CHANNEL)).text
    assert "your own table" in (await zoe.person.on(zoe.person.id, "Invite to my table", CHANNEL)).text


async def test_a_record_is_shown_from_the_menu_of_a_person(control: Control) -> None:
    ada, ben = await guests(control, "Ada", "Ben")
    answer = checked(await ada.person.on(ben.person.id, "Record", CHANNEL))
    assert "'s record" in answer.text


async def test_the_menu_of_a_panel_opens_ones_hand_and_the_board_as_it_stood(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    first, _ = await asked(table)
    panel = await first.wait_for(table.thread, is_panel)
    hand = checked(await first.person.on(panel.id, "My hand in this game", table.thread))
    assert "Total War" in hand.text
    assert hand.message
    await first.answer(hand.message)  # the page from before has made room for it
    moment = checked(await first.person.on(panel.id, "Board at that moment", table.thread))
    assert "as it stood <t:" in moment.text


async def test_a_message_that_is_no_game_is_refused_in_one_sentence(control: Control) -> None:
    (ada,) = await guests(control, "Ada")
    said = await ada.person.say(CHANNEL, "hello")
    refused = await ada.person.on(said.id, "My hand in this game", CHANNEL)
    assert refused.text == "That is not a message of one of my games."
