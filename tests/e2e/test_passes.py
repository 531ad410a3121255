"""What one answer costs: how often its table is asked, how often the game is looked at, how often a page is sent."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.conftest import QUICK, running_bot
from tests.e2e.tables import CHANNEL, checked, pressable, seat

#: No single answer is given by itself meanwhile: that would be an act of its own.
PATIENT = QUICK.replace("live_delay=0:0.1 secret_delay=0:0.1", "live_delay=600:900 secret_delay=600:900")


async def test_answering_takes_two_passes_two_views_and_sends_the_page_once(tmp_path: Path):
    async with running_bot(tmp_path, PATIENT, program="tests/e2e/counting_bot.py") as (_, control):
        table = await seat(control, ["Ada", "Ben", "Cho"], seed=4)
        for guest in table.guests:  # a ping to the next player is a message of its own
            page = checked(await guest.person.command("/settings", CHANNEL)).message
            assert page
            checked(await guest.person.choose(page, "k:0:0:reach", "none"))
        hands = [(guest, await guest.hand(table.thread)) for guest in table.guests]
        guest, page = next((guest, page) for guest, page in hands if pressable(page))
        button = next(part for part in pressable(page) if ":pick:card:" in part.get("custom_id", ""))
        await control.calm()
        notes = tmp_path / "passes.log"
        notes.write_text("")
        await control.journal(clear=True)

        checked(await guest.give(page, button))
        await control.calm()

        lines = notes.read_text().splitlines()
        passes = [line for line in lines if line.startswith("pass")]
        assert len(passes) <= 2, passes
        assert lines.count("view") <= 2
        sent = [one for one in await control.journal() if "/webhooks/" in one["path"] and one["method"] != "GET"]
        assert len(sent) == 1, [one["path"] for one in sent]
