"""What a press asks of the database: each is a way to the server and back, before somebody has their answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from tests.e2e.cluster.crew import SHARDS, crew
from tests.e2e.tables import Table, page_button, pressable, seat

T = TypeVar("T")
#: People are known for so long, and then read again: in one go all who sit at the table.
KNOWN = 2.0


class Ledger:
    """What a worker has noted of its presses."""

    def __init__(self, file: Path, table: Table) -> None:
        self._file, self._table = file, table

    async def of(self, verb: str, press: Callable[[], Awaitable[T]]) -> tuple[T, Counter[str]]:
        """Press what has that *verb* when nothing else happens; return the answer and what the store was asked."""
        await self._table.control.quiet(idle=KNOWN + 0.5)
        self._file.write_text("")
        answer = await press()
        await self._table.control.quiet(idle=0.5)
        lines = [line.partition(": ") for line in self._file.read_text().splitlines()]
        spent = Counter(what for whose, _, what in lines if whose == verb)
        del spent["read entries"]  # for the page itself, and after the answer for those that others have open
        return answer, spent


async def test_a_press_reads_the_people_in_one_go_and_an_answer_is_one_write(tmp_path: Path, postgres_url: str) -> None:
    """Where the table is and where its messages stand, only its worker can change: that is known in memory."""
    async with crew(tmp_path, postgres_url, 1, program="tests/e2e/bots/counting_bot.py") as workers:
        await workers.shared(SHARDS)
        places = await workers.places()
        table = await seat(workers.control, ["Ada", "Ben"], ["Easy"], channel=places[1].channels["games"])
        ledger = Ledger(workers.hands[0].folder / "passes.log", table)
        hands = [(guest, await guest.hand(table.thread)) for guest in table.guests]
        guest = next(guest for guest, page in hands if pressable(page))
        panel = await guest.panel(table.thread)

        page, looking = await ledger.of("act", lambda: guest.press(panel, page_button(panel)))
        assert looking <= Counter({"read people": 1, "write PutPage": 2}), looking

        part = next(part for part in pressable(page) if ":pick:" in part.get("custom_id", ""))
        _, answering = await ledger.of("pick", lambda: guest.give(page, part))
        assert answering["write PutTable"] == 1
        assert answering <= Counter({"read people": 1, "write PutTable": 1, "write PutPage": 2}), answering
