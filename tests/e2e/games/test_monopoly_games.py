"""Whole games of Monopoly between two, four and eight people, who press only what is shown, while the bot dies."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from data.words import words
from engine import games, saved
from engine.play import Runner
from local.control import Control, Seen
from tests.e2e import manners
from tests.e2e.conftest import LENIENT, QUICK, start_local, stop
from tests.e2e.faults.test_restarts import LONG, Mortal
from tests.e2e.tables import Guest, Table, checked, is_panel, once_no_call_is_left, pressable
from tests.e2e.tycoons import NAMES, ORDERS, Tycoon, open_table
from words.registry import words_of
from words.teller import Teller

DEATHS = 8 if LONG else 2
GAME = games["monopoly"]


class Stagehand:
    """The bot, the file it plays from, and the people's hand on the local Discord."""

    def __init__(self, bot: Mortal, control: Control, file: Path) -> None:
        self.bot, self.control, self.file = bot, control, file

    def runner(self) -> Runner:
        """Return the game as it is on the disk."""
        with sqlite3.connect(f"file:{self.file}?mode=ro", uri=True) as db:
            (position,) = db.execute("SELECT position FROM tables WHERE id = 1").fetchone()
        return Runner(GAME, saved.load(GAME, position))


@pytest.fixture
async def stagehand(tmp_path: Path) -> AsyncIterator[Stagehand]:
    local, stage = start_local("--no-rate-limits", "--acknowledge-within", str(LENIENT))
    bot = Mortal(stage, tmp_path, QUICK)
    try:
        async with Control(stage.address, stage.control) as control:
            await bot.awake(control)
            yield Stagehand(bot, control, tmp_path / "kaiju.db")
            manners.check(await control.journal())
    finally:
        stop(bot.process)
        stop(local)
    assert "Traceback" not in bot.log()


@pytest.mark.parametrize("people", [2, 4, 8])
async def test_people_play_to_the_end_though_the_bot_dies(stagehand: Stagehand, people: int) -> None:
    table = await open_table(stagehand.control, NAMES[:people], seed=people)
    # Most want to be asked little, or eight people would click for minutes.
    for guest in table.guests[max(1, people // 4) :]:
        assert isinstance(guest, Tycoon)
        await guest.order(table.thread, *ORDERS)
    rng = random.Random(people)
    for _ in range(DEATHS):
        await table.play(most=_answers(table) + rng.randint(15, 40))
        await _die_over_a_click(stagehand, table, rng)
        await _tells_what_everybody_may_know(stagehand, table)

    await table.play()

    result = await table.guests[-1].wait_for(table.thread, lambda m: "is over" in m.text and "**1** · " in m.text)
    messages = await once_no_call_is_left(table.guests[-1], table.thread)
    outcome = GAME.outcome(stagehand.runner().state)
    assert outcome
    winners = [table.guests[seat].name for seat in outcome.places[0]]
    assert all(f"**1** · {mark} {name}" in result.text for name in winners for mark in [_mark(result, name)])
    assert len([m for m in messages if is_panel(m)]) == 1
    guests = [guest for guest in table.guests if isinstance(guest, Tycoon)]
    # Whether it came to anything is up to the dice.
    assert sum(guest.tries["build"] for guest in guests), "nobody thought of building"
    assert sum(guest.tries["deal"] for guest in guests), "nobody thought of a deal"


def _answers(table: Table) -> int:
    return sum(guest.answers for guest in table.guests)


def _mark(result: Seen, name: str) -> str:
    """Return the shape that stands before *name*."""
    return result.text.partition(f" {name},")[0][-1]


async def _die_over_a_click(hand: Stagehand, table: Table, rng: random.Random) -> None:
    """Kill the bot over a click, if possible one that builds many things: all of it has happened, or nothing."""
    found = await _asked(table)
    if found is None:
        hand.bot.kill()
        await hand.bot.rebirth(hand.control)
        return
    guest, page, button = found
    before = _estates(hand.runner())
    wished = page.text.count("→")
    click = asyncio.create_task(guest.person.click(page, button, settle=False))
    await asyncio.sleep(rng.choice([0.0, 0.005, 0.02, 0.05, 0.1]))
    hand.bot.kill()
    await hand.control.advance(LENIENT + 1)
    await click  # it may have failed: there was nobody to answer it
    changed = _changes(before, _estates(hand.runner()))
    if wished:
        assert changed in (0, wished), "a plan was carried out by half"
    await hand.bot.rebirth(hand.control)
    again = next(m for m in await guest.person.sees(table.thread) if m.id == page.id)
    if any(part.get("custom_id") == button for part in again.buttons):
        checked(await guest.person.click(again, button))
    if wished:
        assert _changes(before, _estates(hand.runner())) == wished


def _estates(runner: Runner) -> list[tuple[int, int, int, bool]]:
    return [(each.owner, each.houses, each.tanks, each.has_maser) for each in runner.state.districts]


def _changes(before: list[Any], after: list[Any]) -> int:
    return sum(one != other for one, other in zip(before, after, strict=True))


async def _asked(table: Table) -> tuple[Guest, Seen, str] | None:
    """Return somebody who is asked, their page, and the button to die over: the one that builds, if one can build."""
    for guest in table.guests:
        page = await guest.hand(table.thread)
        if not pressable(page):
            continue
        assert isinstance(guest, Tycoon)
        if any(button.get("label") == "Build and sell …" for button in page.buttons):
            page = await guest.wish(page)
            confirm = next(button for button in page.buttons if button.get("label") == "Confirm")
            if not confirm.get("disabled"):
                return guest, page, str(confirm["custom_id"])
            page = await guest.press(page, "Back")
        buttons = [part for part in pressable(page) if part["type"] == 2]
        if buttons:
            return guest, page, str(buttons[0]["custom_id"])
    return None


async def _tells_what_everybody_may_know(hand: Stagehand, table: Table) -> None:
    """The panel says what a spectator's view of the stored game says: who is waited for, and for what."""
    runner = hand.runner()
    view = GAME.view(runner.state, None)
    names = words_of("monopoly").kaiju_names(view)
    teller = Teller(words("en"), "monopoly", names, view)
    told = [f"{table.guests[each.seat].name}, **{names[each.seat]}**" for each in runner.pending]
    told += [teller.waiting(each, view) for each in runner.pending]
    await table.guests[0].wait_for(table.thread, lambda m: is_panel(m) and all(each in m.text for each in told))
