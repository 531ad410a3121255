"""What one answer costs: how often its table is asked, how often the game is looked at, how often pages are sent."""

from __future__ import annotations

from pathlib import Path

from local.control import Control
from tests.e2e.conftest import QUICK, running_bot
from tests.e2e.tables import CHANNEL, LOOKS, SELECT, checked, pressable, seat

#: No single answer is given by itself meanwhile: that would be an act of its own.
PATIENT = QUICK.replace("live_delay=0:0.1 secret_delay=0:0.1", "live_delay=600:900 secret_delay=600:900")


async def test_answering_takes_two_passes_and_views_and_one_more_for_each_open_page_of_others(tmp_path: Path):
    async with running_bot(tmp_path, PATIENT, program="tests/e2e/bots/counting_bot.py") as (_, control):
        table = await seat(control, ["Ada", "Ben", "Cho"], seed=4)
        for guest in table.guests:  # a ping to the next player is a message of its own
            page = checked(await guest.person.command("/settings", CHANNEL)).message
            assert page
            checked(await guest.person.choose(page, "k:0:0:reach", "none"))
        hands = [(guest, await guest.hand(table.thread)) for guest in table.guests]
        guest, page = next((guest, page) for guest, page in hands if pressable(page))
        card = next(part for part in pressable(page) if part["type"] == SELECT or ":pick:card:" in part["custom_id"])
        await control.quiet(idle=1.5)  # a page rests for a second between two edits
        notes = tmp_path / "passes.log"
        notes.write_text("")
        await control.journal(clear=True)

        checked(await guest.give(page, card))
        sent = await edits(control, len(table.guests))

        lines = notes.read_text().splitlines()
        passes = [line for line in lines if line.startswith("pass")]
        others = len(table.guests) - 1
        # One's own page may be looked at once more, if the answer to the press comes after the change is told.
        assert len(passes) <= 3 + others, passes
        assert lines.count("view") <= 3 + others
        assert len(set(sent)) == len(table.guests)
        assert max(map(sent.count, set(sent))) <= 2, sent  # on a busy machine a picture follows its page as an edit


async def edits(control: Control, pages: int) -> list[str]:
    """Wait until so many private pages were edited; return the addresses of all edits."""
    sent: list[str] = []
    for _ in range(LOOKS):
        if len(set(sent)) == pages:
            break
        await control.quiet(idle=0.1)
        changed = [one["path"] for one in await control.journal() if one["method"] == "PATCH"]
        sent = [path for path in changed if "/webhooks/" in path]
    return sent
