"""Where a game is: everybody seated is in its thread, and is called where it goes on."""

from __future__ import annotations

import pytest

from local.control import Control, Seen
from tests.e2e.conftest import Moderator
from tests.e2e.tables import CHANNEL, Guest, Table, asked, checked, is_panel, page_button, pressable, seat
from tests.e2e.together.test_pings import calls, step


def number(page: Seen) -> int:
    return int(page.text.split("**")[1].split()[-1])


async def new_thread(table: Table) -> str:
    """Wait for the thread in which the game goes on."""
    guest = table.guests[0]
    title = f"Total War: {', '.join(each.name for each in table.guests)}"
    for _ in range(400):
        threads = [str(c["id"]) for c in await guest.person.channels() if c.get("name") == title]
        for each in [thread for thread in threads if thread != table.thread]:
            if any("The game goes on here." in m.text for m in await guest.person.sees(each)):
                return each
        await guest.person.control.quiet(idle=0.05)
    raise AssertionError("the game goes on nowhere")


async def test_everybody_seated_is_in_the_thread_from_the_start_and_nobody_hears_of_it(
    control: Control, moderator: Moderator
) -> None:
    table = await seat(control, ["Pia", "Qua", "Rex"], seed=4)
    await table.guests[0].wait_for(table.thread, lambda m: "At the table: " in m.text)

    members = await moderator.members(table.thread)

    assert {guest.person.id for guest in table.guests} <= members
    for guest in table.guests:
        heard = [m for m in await guest.person.pings() if m.channel == table.thread]
        assert not [m for m in heard if "At the table: " in m.text]


@pytest.mark.parametrize("is_deleted", [False, True], ids=["left", "deleted"])
async def test_whoever_is_waited_for_is_called_once_in_the_new_thread(
    control: Control, moderator: Moderator, is_deleted: bool
) -> None:
    names = ["Sal", "Tom", "Ulf"] if is_deleted else ["Vic", "Wes", "Xia"]
    table = await seat(control, names, seed=3)
    _, second = await step(table)
    old = await second.wait_for(table.thread, lambda m: bool(calls([m], second)))
    page = await second.hand(table.thread)
    mover = next(guest for guest in table.guests if guest is not second)
    if is_deleted:
        await moderator.delete_channel(table.thread)

    checked(await mover.person.command("/game move", CHANNEL, table=number(page)))
    thread = await new_thread(table)
    call = await second.wait_for(thread, lambda m: bool(calls([m], second)))

    assert call.pings_me
    assert {guest.person.id for guest in table.guests} <= await moderator.members(thread)
    if not is_deleted:
        await second.gone(old)
    shown: Seen | None = await second.press(call, page_button(call))
    while shown is not None and pressable(shown):
        shown = await second.answer(shown)
    await second.gone(call)
    table.thread = thread
    await mover.wait_for(thread, is_panel)
    await asked(table)
    assert len([m for m in await mover.person.sees(thread) if is_panel(m)]) == 1


async def test_whoever_takes_a_seat_is_in_the_thread(control: Control, moderator: Moderator) -> None:
    table = await seat(control, ["Yan", "Zed", "Ari"], seed=5)
    leaver = table.guests[2]
    menu = await leaver.press(await leaver.panel(table.thread), "Menu")
    await leaver.press(await leaver.press(menu, "Leave the game"), "Leave")
    taker = Guest(await control.person("Bea"), leaver.rng)
    offer = await taker.wait_for(table.thread, lambda m: "has lost its player" in m.text)
    await taker.press(offer, "Take the seat")
    await taker.wait_for(table.thread, lambda m: "now plays" in m.text)

    assert taker.person.id in await moderator.members(table.thread)


async def guild(guest: Guest) -> str:
    return str(next(c["guild_id"] for c in await guest.person.channels() if c.get("guild_id")))


async def test_a_game_begins_in_an_announcement_channel_and_another_moves_there(
    control: Control, moderator: Moderator
) -> None:
    table = await seat(control, ["Cai", "Dov", "Eli"], seed=6)
    guest, page = await asked(table)
    await control.allow(allow=["manage_channels"])
    news = await moderator.channel(await guild(guest), "news", 5)

    checked(await guest.person.command("/game move", news, table=number(page)))
    thread = await new_thread(table)
    found = next(c for c in await guest.person.channels() if c["id"] == thread)
    assert (found["type"], found["parent_id"]) == (10, news)
    table.thread = thread
    await table.guests[0].wait_for(thread, is_panel)
    await asked(table)

    before = {m.id for m in await guest.person.sees(news)}
    checked(await guest.person.command("/game new", news, game="total_war", computers=2))
    lobby = await guest.wait_for(
        news, lambda m: m.id not in before and any(b.get("label") == "Start" for b in m.buttons)
    )
    await guest.press(lobby, "Start")
    door = await guest.wait_for(news, lambda m: m.id == lobby.id and "<#" in m.text)
    began = next(c for c in await guest.person.channels() if f"<#{c['id']}>" in door.text)
    assert (began["type"], began["parent_id"]) == (10, news)
