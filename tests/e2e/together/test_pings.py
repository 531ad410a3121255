"""Pings: one for each needed act, gone when answered, by mention, by private message, or not at all."""

from __future__ import annotations

import re
import time

import pytest

from local.control import Control, Seen
from tests.e2e.conftest import QUICK, Mortal, stop
from tests.e2e.manners import SILENT
from tests.e2e.tables import CHANNEL, Guest, Table, asked, checked, is_call, is_panel, page_button, pressable, seat
from tests.e2e.tycoons import NAMES, open_table


async def asked_one(table: Table) -> Guest:
    """Return who has to act."""
    guest, _ = await asked(table)
    return guest


def calls(messages: list[Seen], guest: Guest) -> list[Seen]:
    return [m for m in messages if f"<@{guest.person.id}>" in m.text and is_call(m)]


async def step(table: Table) -> tuple[Guest, Guest]:
    """Let the one who is asked answer until it is somebody else's turn; return both."""
    first = await asked_one(table)
    page: Seen | None = await first.hand(table.thread)
    while page is not None and pressable(page):
        page = await first.answer(page)
    return first, await asked_one(table)


async def called(table: Table) -> tuple[Guest, Seen]:
    """Play until a ping tells somebody what the others did, and return both.

    It tells nothing if a single answer was given for them and they are asked again at once.
    """
    for _ in range(20):
        _, second = await step(table)
        ping = await second.wait_for(table.thread, lambda m, second=second: bool(calls([m], second)))
        if "Since your last turn:" in ping.text:
            return second, ping
    raise AssertionError("no ping says what has happened")


async def test_the_page_of_the_one_who_is_asked_says_what_the_others_did(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=3)
    second, _ = await called(table)

    page = await second.hand(table.thread)

    assert "> Since your last turn:\n> " in page.text


async def test_a_ping_names_game_question_and_what_happened_and_goes_when_answered(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=3)
    second, ping = await called(table)

    assert ping.pings_me
    assert "**Total War " in ping.text
    assert re.search(r"\*\*Total War \d+\*\*: [a-z]", ping.text), "it says what is asked"
    assert "<t:" in ping.text
    others = [guest for guest in table.guests if guest is not second]
    for other in others:
        assert ping.id not in {m.id for m in await other.person.pings()}

    page: Seen | None = await second.press(ping, page_button(ping))
    assert page
    assert "Since your last turn:" not in page.text, "the ping has said it"
    while page is not None and pressable(page):
        page = await second.answer(page)
    await second.wait_for(table.thread, lambda m: True)
    for _ in range(100):
        await control.quiet(idle=0.05)
        if ping.id not in {m.id for m in await second.person.sees(table.thread)}:
            break
    else:
        raise AssertionError("the ping is still there")


async def test_a_vacation_is_shown_and_moves_the_deadline_of_panel_and_ping(control: Control) -> None:
    table = await seat(control, ["Hal", "Ira", "Jan"], seed=3)
    _, second = await step(table)
    ping = await second.wait_for(table.thread, lambda m: bool(calls([m], second)))
    before = _deadline(ping)

    await _take_vacation(second, "5")
    panel = await second.wait_for(table.thread, lambda m: is_panel(m) and "(on vacation until <t:" in m.text)
    assert _deadline(panel) == before + 5 * 86_400
    await second.wait_for(table.thread, lambda m: m.id == ping.id and _deadline(m) == before + 5 * 86_400)

    await _take_vacation(second, "0")
    await second.wait_for(table.thread, lambda m: is_panel(m) and "vacation" not in m.text)
    await second.wait_for(table.thread, lambda m: m.id == ping.id and _deadline(m) < before + 60)
    back = await second.wait_for(table.thread, lambda m: bool(calls([m], second)) and "Welcome back" in m.text)
    assert back.pings_me
    assert len(calls(await second.person.sees(table.thread), second)) == 2
    page: Seen | None = await second.press(back, page_button(back))
    while page is not None and pressable(page):
        page = await second.answer(page)
    await second.gone(ping)
    await second.gone(back)


def _deadline(message: Seen) -> int:
    return int(message.text.partition(":R>")[0].rpartition("<t:")[2])


async def _take_vacation(guest: Guest, days: str) -> None:
    page = checked(await guest.person.command("/settings", CHANNEL)).message
    assert page
    form = await guest.person.click(page, "Vacation …")
    checked(await guest.person.submit(form, {"days": days}))


async def test_private_messages_for_those_who_want_them(control: Control) -> None:
    table = await seat(control, ["Sam", "Tia", "Uwe"], seed=6)
    for guest in table.guests:
        page = checked(await guest.person.command("/settings", CHANNEL)).message
        assert page
        checked(await guest.person.choose(page, page.selects[0]["custom_id"], "dm"))
    second, ping = await _written_to(table)
    assert ping.channel != table.thread
    hand = await second.press(ping, page_button(ping))
    assert pressable(hand)


async def _written_to(table: Table) -> tuple[Guest, Seen]:
    """Play until a private message calls somebody, and return both.

    Who is asked next is not called if a single answer was given for them: the game goes on to another.
    """
    for _ in range(10):
        await step(table)
        for _ in range(40):
            for guest in table.guests:
                for message in await guest.person.pings():
                    if "The game is in" in message.text:
                        return guest, message
            await table.control.quiet(idle=0.05)
    raise AssertionError("nobody was written to")


async def test_silence_for_one_game(control: Control) -> None:
    table = await seat(control, ["Val", "Wim", "Xia"], seed=7)
    for guest in table.guests:
        menu = await guest.press(await guest.panel(table.thread), "Menu")
        page = await guest.press(menu, "Notifications")
        checked(await guest.person.choose(page, page.selects[0]["custom_id"], "none"))
    await control.quiet()
    await control.journal(clear=True)
    for _ in range(4):
        await step(table)
    await control.quiet(idle=0.3)
    posted = [one for one in await control.journal() if one["method"] == "POST" and "/messages" in one["path"]]
    assert not [one for one in posted if one["sent"]["allowed_mentions"].get("users")]


async def test_following_sends_one_silent_digest_for_a_round(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=8)
    fan = Guest(await control.person("Fan"), table.guests[0].rng)
    menu = await fan.press(await fan.panel(table.thread), "Menu")
    assert "one silent message" in (await fan.press(menu, "Follow")).text
    for _ in range(400):
        for guest in table.guests:
            page: Seen | None = await guest.hand(table.thread)
            while page is not None and pressable(page):
                page = await guest.answer(page)
        panel = await fan.panel(table.thread)
        if "ound 3" in (panel.pictures[0]["alt"] or "") or "The game is over." in panel.text:
            break
    for _ in range(100):
        if digests := await digests_of(fan, "**Total War"):
            break
        await control.quiet(idle=0.05)
    assert digests
    assert all(m.raw["flags"] & SILENT for m in digests)


async def test_monopoly_is_followed_from_one_turn_of_everybody_to_the_next(control: Control) -> None:
    table = await open_table(control, NAMES[:2], seed=5, build=0, deal=0)
    fan = Guest(await control.person("Fay Fan"), table.guests[0].rng)
    menu = await fan.press(await fan.panel(table.thread), "Menu")
    assert "round" not in menu.text
    await fan.press(menu, "Follow")
    seen: set[str] = set()
    while len(seen) < 2:
        await table.play(most=table.answers + 4)
        assert not await table.is_over(), "there was nothing to read before the end"
        seen = {m.text for m in await digests_of(fan, "**Monopoly")}
    first = min(seen, key=lambda text: text.partition("round ")[2])
    assert "rolls" in first
    assert "Waiting for" in first


async def digests_of(fan: Guest, title: str) -> list[Seen]:
    """Return the digests of a game that *fan* has got."""
    channels = [c for c in await fan.person.channels() if c["type"] == 1]
    return [m for c in channels for m in await fan.person.sees(c["id"]) if title in m.text]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("GET /users/{id}", 404, 10013),
        ("POST /users/@me/channels", 403, 50278),
        ("POST /users/@me/channels", 403, 50007),
    ],
    ids=["no such person", "no server in common", "takes no messages"],
)
async def test_who_cannot_be_written_to_is_called_in_the_thread(
    control: Control, path: str, status: int, code: int
) -> None:
    # People nobody has written to yet: a private channel that is open already is not asked for again.
    table = await seat(control, [f"{name} {code}" for name in ("Ari", "Bea", "Cem")], seed=code)
    for guest in table.guests:
        page = checked(await guest.person.command("/settings", CHANNEL)).message
        assert page
        checked(await guest.person.choose(page, page.selects[0]["custom_id"], "dm"))
    first = await asked_one(table)
    await control.quiet()
    for guest in table.guests:
        method, _, where = path.format(id=guest.person.id).partition(" ")
        await control.disturb(method=method, path=where, times=9, status=status, body={"code": code, "message": "no"})
    page = await first.hand(table.thread)
    while page is not None and pressable(page):
        page = await first.answer(page)
    second = await asked_one(table)
    await second.wait_for(table.thread, lambda m: bool(calls([m], second)))
    await control.calm()
    await control.journal(clear=True)  # our own refusals are no document of Discord's


async def test_a_ping_that_went_out_in_the_moment_of_death_is_folded_up(mortal: tuple[Mortal, Control]) -> None:
    bot, control = mortal
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=3)
    _, guest = await step(table)
    ping = await guest.wait_for(table.thread, lambda m: bool(calls([m], guest)))
    await control.quiet()
    bot.kill()
    with bot.opened() as db:
        # As if the house had fallen after the ping was posted, and before it was noted where.
        (slot,) = db.execute("SELECT slot FROM message_refs WHERE reference LIKE ?", (f"%/{ping.id}",)).fetchone()
        db.execute("DELETE FROM message_refs WHERE slot = ?", (slot,))
        _, number, question, place = slot.split(":")
        row = (int(number), slot, time.time() + 3600, int(place), guest.person.id, int(question))
        db.execute("INSERT INTO outbox VALUES (NULL, ?, 'ping', ?, ?, 1, 1, ?, ?, ?, '{}', '', NULL)", row)
    await bot.rebirth(control)

    page: Seen | None = await guest.hand(table.thread)
    while page is not None and pressable(page):
        page = await guest.answer(page)

    await guest.gone(ping)


async def test_a_vacation_moves_the_deadline_of_a_reminder(mortal: tuple[Mortal, Control]) -> None:
    bot, control = mortal
    table = await seat(control, ["Hal", "Ira", "Jan"], seed=3)
    await control.quiet()
    stop(bot.process)
    with bot.opened() as db:
        db.execute("UPDATE dues SET at = 0 WHERE stage = 'half'")
    await bot.rebirth(control)
    hal = table.guests[0]
    reminder = await hal.wait_for(table.thread, lambda m: "still waiting for you" in m.text)
    guest = next(guest for guest in table.guests if calls([reminder], guest))
    before = _deadline(reminder)

    await _take_vacation(guest, "5")

    await hal.wait_for(table.thread, lambda m: m.id == reminder.id and _deadline(m) == before + 5 * 86_400)


@pytest.mark.parametrize("mortal", [f"{QUICK} budget=12 beat=1"], indirect=True)
async def test_whoever_is_late_is_told_that_the_reserve_is_running_and_the_panel_shows_its_end(
    mortal: tuple[Mortal, Control],
) -> None:
    _, control = mortal
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=3)
    ada = table.guests[0]

    reminder = await ada.wait_for(table.thread, lambda m: "your reserve is running" in m.text)

    late = next(guest for guest in table.guests if f"<@{guest.person.id}>" in reminder.text)
    assert "<t:" in reminder.text
    await ada.wait_for(table.thread, lambda m: is_panel(m) and "time is up, the reserve runs out <t:" in m.text)
    page = await late.press(reminder, page_button(reminder))
    assert "your reserve is running: it ends <t:" in page.text
    await late.answer(page)
    await ada.gone(reminder)
    assert "in reserve" in (await late.hand(table.thread)).text
