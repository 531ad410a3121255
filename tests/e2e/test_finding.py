"""Finding players: a search that fills and starts, one that lapses, the list of open tables, and who is ready."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from local.control import Control, Seen
from tests.e2e.conftest import running_bot
from tests.e2e.tables import CHANNEL, Guest, checked, is_panel
from tests.local import openapi


async def guests(control: Control, *names: str) -> list[Guest]:
    return [Guest(await control.person(name), random.Random(1)) for name in names]


async def search(guest: Guest, **options: Any) -> Seen:
    """Look for players, and return the lobby's message."""
    before = {message.id for message in await guest.person.sees(CHANNEL)}
    checked(await guest.person.command("/game find", CHANNEL, **options))
    return await guest.wait_for(CHANNEL, lambda m: m.id not in before and not m.is_ephemeral)


async def test_a_search_is_called_out_once_listed_in_one_message_and_starts_when_all_are_there(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as (_, control):
        ada, ben, cho = await guests(control, "Ada", "Ben", "Cho")
        board = await control.channel("open-tables")
        page = checked(await ada.person.command("/setup", CHANNEL, board=board))
        assert f"<#{board}>" in page.text
        await ada.wait_for(board, lambda m: "Nobody is looking" in m.text)

        lobby = await search(ada, game="total_war", people=3)
        assert "**1 of 3**" in lobby.text
        listed = await ada.wait_for(board, lambda m: "1 player, 2 seats free" in m.text)

        await ben.press(lobby, "Join")
        await cho.press(listed, "Join")
        door = await ada.wait_for(CHANNEL, lambda m: m.id == lobby.id and "Playing in" in m.text)
        assert "Cho" in door.text
        await ada.wait_for(lobby.id, is_panel)
        await ada.wait_for(board, lambda m: m.id == listed.id and "Nobody is looking" in m.text)
        assert len([m for m in await ada.person.sees(board) if not m.is_ephemeral]) == 1
        openapi.judge(await control.journal())

        page = checked(await ada.person.command("/setup", CHANNEL)).message
        assert page is not None
        checked(await ada.person.click(page, "No list"))
        assert [m for m in await ada.person.sees(board) if not m.is_ephemeral] == []
