"""Standing orders where there is nothing to order: in a lobby, at a table that was closed, from nowhere."""

from __future__ import annotations

import random
import re

import pytest

from local.control import Control, Seen
from tests.e2e.conftest import Moderator
from tests.e2e.tables import CHANNEL, Guest, checked, seat

GAMES = ("total_war", "tokyo_clash", "monopoly")


def number(lobby: Seen) -> int:
    found = re.search(r" (\d+)\b", lobby.text)
    assert found, lobby.text
    return int(found[1])


async def presses(control: Control, moderator: Moderator, guest: Guest, table: int) -> list[str]:
    """Return what is answered to each button and select of an orders page for *table*."""
    channel = (await control.status())["channels"][CHANNEL]
    await moderator.forge(channel, f"k:{table}:0:orders:once")
    button = await guest.wait_for(CHANNEL, lambda m: any(b["custom_id"].endswith("orders:once") for b in m.buttons))
    texts = [checked(await guest.person.click(button, "Forged")).text]
    await moderator.delete(channel, button.id)
    for verb, value in (("order", "answer_lowest"), ("order", "never_counter"), ("revoke", "17"), ("revoke", "x")):
        address = f"k:{table}:0:{verb}:always"
        await moderator.forge(channel, address, value)
        page = await guest.wait_for(CHANNEL, lambda m, to=address: any(s["custom_id"] == to for s in m.selects))
        texts.append(checked(await guest.person.choose(page, address, value)).text)
        await moderator.delete(channel, page.id)
    return texts


@pytest.mark.parametrize("game", GAMES)
async def test_a_lobby_and_a_table_closed_before_its_start_take_no_orders_and_say_so(
    control: Control, moderator: Moderator, game: str
) -> None:
    ada = Guest(await control.person("Ada"), random.Random(1))
    lobby = await ada.open_lobby(game)
    table = number(lobby)

    in_lobby = checked(await ada.person.command("/orders", CHANNEL, table=table))
    assert "has not begun yet" in in_lobby.text
    offered = await ada.person.complete("/orders", CHANNEL, "table", table="")
    assert table not in [choice["value"] for choice in offered]
    *pressed, nonsense = await presses(control, moderator, ada, table)
    assert [text for text in pressed if "has not begun yet" not in text] == []
    assert "out of date" in nonsense

    checked(await ada.person.command("/admin end", CHANNEL, table=table))
    assert "is over" in checked(await ada.person.command("/orders", CHANNEL, table=table)).text
    *pressed, nonsense = await presses(control, moderator, ada, table)
    assert [text for text in pressed if "is over" not in text] == []


@pytest.mark.parametrize("game", GAMES)
async def test_an_orders_page_that_was_open_when_the_game_ended_says_so(control: Control, game: str) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], game=game)
    ada = table.guests[0]
    page = checked(await ada.person.command("/orders", table.thread)).message
    assert page
    checked(await ada.person.command("/admin end", CHANNEL, table=number(table.lobby)))

    for button in page.buttons:
        checked(await ada.person.click(page, button["custom_id"]))
    for option in page.selects[0]["options"]:
        checked(await ada.person.choose(page, page.selects[0]["custom_id"], option["value"]))

    told = [m for m in await ada.person.sees(table.thread) if m.is_ephemeral and "nothing left to order" in m.text]
    assert len(told) == len(page.buttons) + len(page.selects[0]["options"])
    assert (await ada.again(page)).text == page.text


async def test_orders_from_nowhere_need_a_game_or_offer_those_that_are_played(control: Control) -> None:
    nobody = Guest(await control.person("Nora"), random.Random(2))
    assert "You're not in a game" in checked(await nobody.person.command("/orders", CHANNEL)).text
    lobby = await nobody.open_lobby()
    assert "You're not in a game" in checked(await nobody.person.command("/orders", CHANNEL)).text
    assert await nobody.person.complete("/orders", CHANNEL, "table", table="") == []

    first = await seat(control, ["Nora", "Otto"], ["Easy"], seed=3)
    only = checked(await nobody.person.command("/orders", CHANNEL)).message
    assert only
    assert "None yet." in only.text

    second = await seat(control, ["Otto", "Nora"], seed=4, game="tokyo_clash")
    choice = checked(await nobody.person.command("/orders", CHANNEL)).message
    assert choice
    assert "Which game?" in choice.text
    tables = [number(each.lobby) for each in (first, second)]
    assert sorted(int(button["custom_id"].split(":")[1]) for button in choice.buttons) == tables
    label = next(button["label"] for button in choice.buttons if "Tokyo Clash" in button["label"])
    page = await nobody.press(choice, label)
    assert "Standing orders" in page.text
    assert label in page.text
    offered = await nobody.person.complete("/orders", CHANNEL, "table", table="")
    assert sorted(choice["value"] for choice in offered) == tables
    assert number(lobby) not in tables
    in_thread = checked(await nobody.person.command("/orders", first.thread)).message
    assert in_thread
    assert "Total War" in in_thread.text
