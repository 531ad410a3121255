"""Finding players: a search that fills and starts, one that lapses, the list of open tables, and who is ready."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from local.control import Control, Seen
from local.state.seed import BOT_ROLE
from tests.e2e.conftest import QUICK, running_bot
from tests.e2e.tables import CHANNEL, Guest, checked, is_panel
from tests.local import openapi


async def guests(control: Control, *names: str) -> list[Guest]:
    return [Guest(await control.person(name), random.Random(1)) for name in names]


async def search(guest: Guest, **options: Any) -> Seen:
    """Look for players, and return the lobby's message, the first of those that come of it."""
    before = {message.id for message in await guest.person.sees(CHANNEL)}
    checked(await guest.person.command("/game find", CHANNEL, **options))
    await guest.wait_for(CHANNEL, lambda m: m.id not in before and not m.is_ephemeral)
    return next(m for m in await guest.person.sees(CHANNEL) if m.id not in before and not m.is_ephemeral)


async def test_a_search_is_called_out_once_listed_in_one_message_and_starts_when_all_are_there(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as (_, control):
        ada, ben, cho = await guests(control, "Ada", "Ben", "Cho")
        board = await control.channel("open-tables")
        chosen = checked(await ada.person.command("/setup", CHANNEL, board=board, seekers=BOT_ROLE))
        assert f"<#{board}>" in chosen.text
        assert f"<@&{BOT_ROLE}> is pinged" in chosen.text
        await ada.wait_for(board, lambda m: "Nobody is looking" in m.text)

        lobby = await search(ada, game="total_war", people=3)
        assert f"<@&{BOT_ROLE}>, players wanted" in lobby.text
        assert "**1 of 3**" in lobby.text
        again = await search(ada, game="tokyo_clash")
        assert f"<@&{BOT_ROLE}>" not in again.text, "one ping an hour"
        await ada.press(again, "Leave")
        listed = await ada.wait_for(board, lambda m: "1 player, 2 seats free" in m.text and "Tokyo" not in m.text)

        await ben.press(lobby, "Join")
        assert "Total War" in (await cho.press(listed, "Join")).text
        door = await ada.wait_for(CHANNEL, lambda m: m.id == lobby.id and "Playing in" in m.text)
        assert "Cho" in door.text
        await ada.wait_for(lobby.id, is_panel)
        await ada.wait_for(board, lambda m: m.id == listed.id and "Nobody is looking" in m.text)
        assert len([m for m in await ada.person.sees(board) if not m.is_ephemeral]) == 1
        exchanges: list[dict[str, Any]] = await control.journal()
        sent = [one["sent"] for one in exchanges if isinstance(one["sent"], dict)]
        allowed = [(each.get("allowed_mentions") or {}).get("roles") for each in sent]
        assert [list(map(str, roles)) for roles in allowed if roles] == [[BOT_ROLE]]
        openapi.judge(exchanges)

        page = checked(await ada.person.command("/setup", CHANNEL)).message
        assert page is not None
        checked(await ada.person.click(page, "No list"))
        assert [m for m in await ada.person.sees(board) if not m.is_ephemeral] == []


async def test_too_few_lets_a_search_lapse_and_whoever_is_next_hears_it(tmp_path: Path) -> None:
    async with running_bot(tmp_path, f"{QUICK} call_after=0", program="tests/e2e/bots/hasty_bot.py") as (_, control):
        ada, ben, cho = everybody = await guests(control, "Ada", "Ben", "Cho")
        lobby = await search(ada, game="monopoly")
        closed = await ada.wait_for(CHANNEL, lambda m: m.id == lobby.id and "Too few players" in m.text)
        assert not [button for button in closed.buttons if button["label"] == "Join"]
        told = await ada.wait_for(CHANNEL, lambda m: "the search is over" in m.text)
        assert f"<@{ada.person.id}>" in told.text

        for guest in everybody:
            page = checked(await guest.person.command("/settings", CHANNEL)).message
            assert page is not None
            assert "I tell you quietly" in checked(await guest.person.click(page, "Tell me when I'm next")).text
        lobby = await ada.open_lobby("monopoly")
        for guest in (ben, cho):
            await guest.press(lobby, "Join")
        await ada.press(lobby, "Start")
        word = await ada.wait_for(lobby.id, lambda m: "you're next" in m.text)
        assert "after" in word.text


async def test_all_say_that_they_are_ready_and_the_host_fills_up(control: Control) -> None:
    ada, ben = await guests(control, "Ada", "Ben")
    lobby = await search(ada, game="total_war", people=4)
    page = await ben.press(lobby, "Join")
    assert "Only Ada" in (await ben.press(lobby, "Ready?")).text
    await ada.press(lobby, "Ready?")
    call = await ben.wait_for(CHANNEL, lambda m: "Are you ready?" in m.text and not m.is_ephemeral)
    assert ada.person.id not in call.text
    await ben.press(call, "Ready")
    lobby = await ada.wait_for(CHANNEL, lambda m: m.id == lobby.id and "Everybody is ready." in m.text)
    await ben.gone(call)

    choice = await ada.press(lobby, "Start")
    assert "2 of 4 are here" in choice.text
    assert [each["label"] for each in choice.buttons] == ["Add 2 computers and start"], "two are too few for this game"
    await ada.press(choice, "Add 2 computers and start")
    await ada.wait_for(CHANNEL, lambda m: m.id == lobby.id and "Playing in" in m.text)
    assert page


async def test_what_cannot_be_is_said_in_a_sentence_and_opens_nothing(control: Control) -> None:
    (ada,) = await guests(control, "Ada")
    before = len([m for m in await ada.person.sees(CHANNEL) if not m.is_ephemeral])
    for options, said in (
        ({"game": "tokyo_clash", "people": 9}, "for 2 to 4 players"),
        ({"game": "total_war", "people": 2}, "for 3 to 12 players"),
        ({"game": "monopoly", "at": "25:99"}, "is no time of day"),
        ({"game": "monopoly", "at": "20:30", "within": 3600}, "not both"),
    ):
        assert said in checked(await ada.person.command("/game find", CHANNEL, **options)).text
    assert len([m for m in await ada.person.sees(CHANNEL) if not m.is_ephemeral]) == before
