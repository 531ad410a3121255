"""The bot dies in the middle of things, again and again, and nothing is lost, doubled or shown to the wrong eyes.

With ``KAIJU_LONG=1`` it dies more often, and people sit in every seat; otherwise computers play most seats of the
larger tables, whose answers cost no pages.
"""

from __future__ import annotations

import asyncio
import os
import random

import pytest

from local.control import Control, Seen
from tests.e2e.conftest import LENIENT, QUICK, Mortal
from tests.e2e.tables import Guest, Table, checked, is_call, is_over, is_panel, pressable, seat

LONG = bool(os.environ.get("KAIJU_LONG"))
DEATHS = 12 if LONG else 2


@pytest.mark.parametrize(
    ("game", "people", "computers"),
    [
        ("total_war", ["Ada", "Ben"], ["Easy"]),
        ("tokyo_clash", ["Ada", "Ben"], []),
        ("tokyo_clash", ["Ada", *(["Ben", "Cho"] if LONG else [])], [] if LONG else ["Easy"] * 2),
        ("tokyo_clash", ["Ada", *(["Ben", "Cho", "Dan"] if LONG else [])], [] if LONG else ["Easy"] * 3),
    ],
    ids=["total_war-3", "tokyo_clash-2", "tokyo_clash-3", "tokyo_clash-4"],
)
async def test_killed_at_any_moment_the_game_goes_on_to_its_end(
    mortal: tuple[Mortal, Control], game: str, people: list[str], computers: list[str]
) -> None:
    bot, control = mortal
    rng = random.Random(f"{game} {len(people)}")
    table = await seat(control, people, computers, seed=4, game=game)
    for _ in range(DEATHS):
        await table.play(table.answers + rng.randint(1, 40))
        await _die_during_an_answer(bot, control, table, rng)
    await table.play()
    await table.guests[0].wait_for(table.thread, lambda m: "**1** · " in m.text)
    await control.quiet()
    await _everything_once(table)


async def _die_during_an_answer(bot: Mortal, control: Control, table: Table, rng: random.Random) -> None:
    """Kill the bot while an answer is on its way; afterwards the same answer must be taken, if it was not."""
    found = await _asked(table)
    if found is None:
        bot.kill()
        await bot.rebirth(control)
        return
    guest, page = found
    part = rng.choice(pressable(page))
    given = asyncio.create_task(guest.give(page, part, settle=False))
    await asyncio.sleep(rng.choice([0.0, 0.005, 0.02, 0.05, 0.1]))
    bot.kill()
    await control.advance(LENIENT + 1)
    await given  # it may have failed: there was nobody to take it
    await bot.rebirth(control)
    again = next(m for m in await guest.person.sees(table.thread) if m.id == page.id)
    if part["custom_id"] in {each["custom_id"] for each in pressable(again)}:
        checked(await guest.give(again, part))
    assert not again.is_loading


async def _asked(table: Table) -> tuple[Guest, Seen] | None:
    for guest in table.guests:
        page = await guest.hand(table.thread)
        if pressable(page):
            return guest, page
    return None


async def _everything_once(table: Table) -> None:
    """Nothing was posted twice: one panel, one result, no ping left."""
    messages = [m for m in await table.guests[0].person.sees(table.thread) if not m.is_ephemeral]
    assert len([m for m in messages if is_panel(m)]) == 1
    assert len([m for m in messages if "**1** · " in m.text]) == 1
    assert not [m for m in messages if is_call(m)]


@pytest.mark.parametrize("mortal", [f"{QUICK} budget=2 live_delay=0:0.1 beat=1 deserted_after=3"], indirect=True)
async def test_nobody_comes_back(mortal: tuple[Mortal, Control]) -> None:
    """The clock runs out on everybody: the computer answers, seats are offered, the table rests and is closed."""
    _, control = mortal
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=1)
    ada = table.guests[0]
    offered = await ada.wait_for(table.thread, lambda m: "Time has run out twice for" in m.text)
    assert {button["label"] for button in offered.buttons} == {"I'm back", "Take the seat"}
    await ada.wait_for(table.thread, lambda m: "Nobody is left at this table" in m.text)
    await ada.wait_for(table.thread, lambda m: "ends without a winner" in m.text)
    await ada.wait_for(table.thread, lambda m: is_panel(m) and is_over(m))
    log = await ada.press(await ada.panel(table.thread), "Log")
    assert "Nobody came back. The table is closed." in log.text


@pytest.mark.parametrize("mortal", [f"{QUICK} budget=3 beat=1"], indirect=True)
async def test_somebody_comes_back_after_the_computer_has_played(mortal: tuple[Mortal, Control]) -> None:
    _, control = mortal
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=2)
    ada = table.guests[0]
    offered = await ada.wait_for(table.thread, lambda m: "Time has run out twice for" in m.text)
    absent = next(guest for guest in table.guests if f"**{guest.name} (away)**" in offered.text)
    hand = await absent.press(offered, "I'm back")
    assert "Welcome back" in hand.text
    await ada.gone(offered)
    reminded = [one for one in await control.journal() if "still waiting for you" in str(one["sent"])]
    assert reminded
