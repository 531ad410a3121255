"""Code is reloaded while a game runs: old buttons lead to new code, and code that is broken changes nothing."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

from tests.e2e.conftest import ROOT, running_bot
from tests.e2e.tables import CHANNEL, Guest, checked, seat

LOG, ANSWERS = "cogs/screens/watching/log.py", "cogs/screens/playing/answers.py"
TITLE = 'story.say("log-title", title=story.title)'
RELOAD = "/admin reload"


def change(folder: Path, module: str, old: str, new: str) -> None:
    path = folder / module
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


async def test_a_game_goes_on_with_the_buttons_it_had_before_its_code_was_reloaded(tmp_path: Path):
    shutil.copytree(ROOT / "cogs", tmp_path / "cogs")
    async with running_bot(tmp_path, program="tests/e2e/bots/copied_bot.py") as (bot, control):
        table = await seat(control, ["Ada", "Ben", "Cho"], seed=3)
        ada = table.guests[0]
        zoe = Guest(await control.person("Zoe"), random.Random(1))  # watches, so that her log takes nobody's page away
        panel = await ada.panel(table.thread)
        hands = {guest.name: await guest.hand(table.thread) for guest in table.guests}
        assert "Newer log" not in (await zoe.press(panel, "Log")).text

        change(tmp_path, LOG, TITLE, '"### Newer log"')
        told = checked(await ada.person.command(RELOAD, CHANNEL)).text

        assert told.startswith("Reloaded")
        assert told.endswith("modules; the games go on.")
        assert "Newer log" in (await zoe.press(panel, "Log")).text
        answered = [await guest.answer(hands[guest.name]) for guest in table.guests]
        assert sum(page is not None for page in answered) >= 1
        assert "Newer log" in (await zoe.press(await zoe.panel(table.thread), "Log")).text

        change(tmp_path, ANSWERS, '@router.on("undo")', '@router.on("pick")')
        told = checked(await ada.person.command(RELOAD, CHANNEL)).text
        assert told.startswith("The new code does not work, so the old code stays: ValueError")
        (tmp_path / ANSWERS).write_text("def broken(:\n")
        told = checked(await ada.person.command(RELOAD, CHANNEL)).text
        assert told.startswith("The new code does not work, so the old code stays: SyntaxError")

        hands = {guest.name: await guest.hand(table.thread) for guest in table.guests}
        assert sum([await guest.answer(hands[guest.name]) is not None for guest in table.guests]) >= 1
        assert "Newer log" in (await zoe.press(await zoe.panel(table.thread), "Log")).text
        assert bot.process.poll() is None


async def test_only_the_owner_of_the_bot_reloads_its_code(tmp_path: Path):
    async with running_bot(tmp_path) as (_, control):
        ada, ben = await control.person("Ada"), await control.person("Ben")
        guild = (await control.status())["guild"]
        await control.allow(role=guild, allow=["manage_guild"])

        assert "Only the bot's owner can reload its code." in (await ben.command(RELOAD, CHANNEL)).text
        assert (await ada.command(RELOAD, CHANNEL)).text.startswith("Reloaded")
