"""The private page lives: the bot edits it when something happens, each person has one, and it outlives a restart."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from local.control import Control, Seen
from tests.e2e.conftest import QUICK, Mortal, running_bot
from tests.e2e.manners import SILENT
from tests.e2e.tables import CHANNEL, LOOKS, Guest, Table, begun, checked, menu, pages_of, pressable

#: People are there for as long as they press things.
SITTING = QUICK.replace("presence=0 call_after=1 ", "")
ANSWERS, FEWEST = 30, 10  # of a game, which may be over before


async def own_page(guest: Guest, table: Table) -> Seen:
    """Return the one private page that *guest* sees of the game."""
    (page,) = await pages_of(guest, table)
    return page


async def who_is_asked(table: Table) -> tuple[Guest, Seen] | None:
    """Wait until the page of somebody asks them something, for which nobody presses anything; None: it is over."""
    for _ in range(LOOKS):
        pages = [(guest, await own_page(guest, table)) for guest in table.guests]
        for guest, page in pages:
            if pressable(page):
                return guest, page
        if any("The game is over." in page.text for _, page in pages):
            return None
        await table.control.quiet(idle=0.05)
    raise AssertionError(f"no page asks anybody: {[page.text for _, page in pages]}")


async def until_asked(table: Table) -> tuple[Guest, Seen]:
    """Return who is asked on their page, in a game that goes on."""
    found = await who_is_asked(table)
    assert found, "the game is over"
    return found


async def calls(control: Control) -> list[dict[str, Any]]:
    """Return the messages so far that made a sound."""
    posted = [one for one in await control.journal() if one["method"] == "POST" and one["path"].endswith("/messages")]
    return [one for one in posted if not one["sent"].get("flags", 0) & SILENT]


async def test_people_who_sit_together_answer_with_one_press_each_on_one_page_without_a_ping(tmp_path: Path):
    async with running_bot(tmp_path, SITTING) as (_, control):
        table = await begun(control, ["Ada", "Ben"], ["Easy"])
        first = {guest.name: (await own_page(guest, table)).id for guest in table.guests}

        while table.answers < ANSWERS and (found := await who_is_asked(table)):
            guest, page = found
            assert "Your turn" in page.text
            await guest.answer(page)

        assert table.answers >= FEWEST
        assert {guest.name: (await own_page(guest, table)).id for guest in table.guests} == first
        assert await calls(control) == []


async def test_a_page_tells_what_the_others_did_since_the_last_press_there(tmp_path: Path):
    async with running_bot(tmp_path, SITTING) as (_, control):
        table = await begun(control, ["Ada", "Ben", "Cho"])
        told: dict[str, str] = {}
        for _ in range(6):
            guest, page = await until_asked(table)
            await guest.answer(page)
            told = {each.name: (await own_page(each, table)).text for each in table.guests}
        guest, page = await until_asked(table)

        assert page.text.startswith("## Your turn")
        assert re.search(r"^> .*\*\*", page.text, re.MULTILINE), page.text
        waiting = next(text for name, text in told.items() if name != guest.name)
        assert "Your turn" not in waiting


async def test_at_the_start_the_pages_of_the_lobby_become_those_of_the_game_and_lead_to_its_thread(control: Control):
    table = await begun(control, ["Ada", "Ben"], ["Easy"])

    for guest in table.guests:
        page = await guest.wait_for(CHANNEL, lambda m: m.is_ephemeral and f"<#{table.thread}>" in m.text)
        assert page.id == (await own_page(guest, table)).id
        assert "Join" not in page.text


async def test_a_new_page_takes_the_place_of_the_old_one_and_a_press_on_it_stays_on_it(control: Control):
    table = await begun(control, ["Ada", "Ben"], ["Easy"])
    ada = table.guests[0]
    old = await own_page(ada, table)

    new = await ada.hand(table.thread)
    await ada.gone(old)
    assert (await own_page(ada, table)).id == new.id
    shown = await menu(ada, table)
    await ada.gone(new)
    back = await ada.press(shown, "Back")

    assert back.id == shown.id == (await own_page(ada, table)).id


async def test_a_page_on_which_somebody_reads_the_menu_is_left_alone(tmp_path: Path):
    async with running_bot(tmp_path, SITTING) as (_, control):
        table = await begun(control, ["Ada", "Ben", "Cho"])
        first, page = await until_asked(table)
        reader = next(guest for guest in table.guests if guest is not first)
        shown = await reader.press(await own_page(reader, table), "Menu")

        await first.answer(page)
        third = next(guest for guest in table.guests if guest not in (first, reader))
        before = (await own_page(third, table)).text
        await third.wait_for(CHANNEL, lambda m: (m.is_ephemeral and m.text != before) or bool(pressable(m)))
        await control.quiet(idle=0.3)

        assert (await own_page(reader, table)).text == shown.text


@pytest.mark.parametrize("mortal", [SITTING], indirect=True)
async def test_a_page_is_edited_again_after_the_bot_was_killed(mortal: tuple[Mortal, Control]) -> None:
    bot, control = mortal
    table = await begun(control, ["Ada", "Ben"], ["Easy"])
    guest, page = await until_asked(table)
    await guest.answer(page)
    pages = {each.name: (await own_page(each, table)).id for each in table.guests}
    await control.quiet()

    bot.kill()
    await bot.rebirth(control)
    for _ in range(4):
        guest, page = await until_asked(table)
        await guest.answer(page)

    assert {each.name: (await own_page(each, table)).id for each in table.guests} == pages
    assert not [token for token in tokens(await control.journal()) if token in bot.log()]


def tokens(exchanges: list[dict[str, Any]]) -> set[str]:
    """Return the tokens by which private messages were changed."""
    return {found[1] for one in exchanges if (found := re.search(r"/webhooks/\d+/([^/?]+)", one["path"]))}


@pytest.mark.parametrize("mortal", [SITTING], indirect=True)
async def test_a_page_whose_token_has_expired_is_forgotten_quietly_and_any_press_revives_it(
    mortal: tuple[Mortal, Control],
) -> None:
    bot, control = mortal
    table = await begun(control, ["Ada", "Ben"], ["Easy"])
    pages = {guest.name: await own_page(guest, table) for guest in table.guests}
    await control.quiet()
    await control.advance(16 * 60)  # for Discord; the bot's clock stands where it was
    guest, _ = await until_asked(table)
    other = next(each for each in table.guests if each is not guest)

    page = await guest.press(pages[guest.name], "Menu")
    page = await guest.press(page, "Back")
    while page is not None and pressable(page):
        page = await guest.answer(page)  # which the other's dead page does not show
    for _ in range(LOOKS):
        if await refused(control):
            break
        await control.quiet(idle=0.05)
    before = await refused(control)
    assert before
    revived = await other.press(pages[other.name], "Menu")
    assert checked(await other.person.click(revived, "Back")).message

    assert await refused(control) == before
    assert "level=warning" not in bot.log()
    assert (await own_page(other, table)).id == pages[other.name].id


async def refused(control: Control) -> list[str]:
    """Return the requests with tokens that Discord refused as expired or unknown."""
    return [one["path"] for one in await control.journal() if one["status"] in (401, 404)]
