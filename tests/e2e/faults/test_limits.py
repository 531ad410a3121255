"""Too much, too quick and too strange: everybody is answered, nobody else waits, and the log stays readable."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import pytest

from cogs.screens import all_routes
from cogs.wire.clicks.address import Address, read_address
from local.control import Answer, Control, Person, Seen
from tests.e2e.conftest import PATIENCE, ROOT, Moderator, Mortal, button_to, children, list_of, running_bot
from tests.e2e.tables import CHANNEL, Guest, Table, begun, checked, seat
from tests.local.conftest import until

TOO_QUICK = "Too quick: give me a moment."
USUAL = "pace=0 rest=0.1"
#: Some of what no list and no button of ours ever says.
STRANGE = ("", "x", "-1", "99", "1.x", "x.1", "=", "=x.1", "1-x", "9" * 12, "٣", "nothing", "text.x", "always.")
BUTTONS = 10 if os.environ.get("KAIJU_LONG") else 5  # for each verb, in each game others; and as many lists as CHOSEN
CHOSEN = (0, 1, 2)  # values
VALUES = [value for value in STRANGE if value]
AT_ONCE = 6  # verbs
FINAL = ("propose", "stand", "leave_now", "forget_now", "erase")  # after these there is little left to press


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[tuple[Mortal, Control]]:
    """A bot with the limits that ship, but a rate so low that the machine's speed does not matter."""
    async with running_bot(tmp_path, USUAL, "person=0.001:40 server=100:1000") as both:
        yield both


async def asides(person: Person, channel: str) -> list[Seen]:
    return [message for message in await person.sees(channel) if message.is_ephemeral]


async def test_whoever_is_too_quick_is_told_once_and_nobody_else_notices(limited: tuple[Mortal, Control]):
    _, control = limited
    ada, ben = await control.person("Ada"), await control.person("Ben")
    lobby = await Guest(ada, None).open_lobby()  # type: ignore[arg-type]
    presses = await asyncio.gather(*(ben.click(lobby, "Options", settle=False) for _ in range(90)))
    assert not any(press.failed for press in presses), "every press is acknowledged"
    await control.quiet()
    texts = [message.text for message in await asides(ben, CHANNEL)]
    assert texts.count(TOO_QUICK) == 1
    assert len(texts) == 41

    assert await ben.complete("/rules", CHANNEL, "query", query="god") == []
    assert (await ben.command("/about", CHANNEL)).text == TOO_QUICK
    assert await ada.complete("/rules", CHANNEL, "query", query="god")
    assert checked(await ada.command("/about", CHANNEL)).text != TOO_QUICK


async def test_the_sixth_lobby_is_refused_in_one_sentence(limited: tuple[Mortal, Control]):
    _, control = limited
    ben = await control.person("Ben")
    answers = [checked(await ben.command("/game new", CHANNEL, game="total_war")).text for _ in range(6)]
    assert answers[5] == "You already have 5 open lobbies; start or leave one of them first."
    assert all("open lobbies" not in text for text in answers[:5])


async def number_of(table: Table) -> int:
    page = await table.guests[0].hand(table.thread)
    return int(page.text.split("**")[1].split()[-1])


async def lesson_of(table: Table, game: str) -> int:
    """Begin the first lesson of *game* for the first guest; return the number of its table."""
    ada = table.guests[0]
    school = checked(await ada.person.command("/learn", CHANNEL, game=game)).message
    assert school
    page = await ada.press(school, str(school.buttons[0]["custom_id"]))
    return next(to.table for part in page.parts if (to := read_address(part.get("custom_id") or "")) and to.table)


@pytest.mark.parametrize("name", ["total_war", "tokyo_clash", "monopoly"])
async def test_no_address_or_value_is_too_strange_to_be_answered(tmp_path: Path, name: str):
    async with running_bot(tmp_path) as (bot, control), aiohttp.ClientSession() as session:
        table = await seat(control, ["Ada", "Ben", "Cho"], game=name)
        moderator = Moderator(bot.stage, session)
        lobby = await table.guests[0].open_lobby(name)
        numbers = (await number_of(table), int(lobby.button("Join").split(":")[1]), await lesson_of(table, name))
        pages = [await guest.hand(table.thread) for guest in table.guests]
        found = [read_address(part.get("custom_id") or "") for page in pages for part in page.parts]
        version = max(address.version for address in found if address)
        verbs, last = sorted(all_routes().verbs - set(FINAL)), ""
        groups = [verbs[at : at + AT_ONCE] for at in range(0, len(verbs), AT_ONCE)]
        for group in (*groups, *zip(FINAL, strict=True)):
            wild = [_wild(name, verb, numbers, version) for verb in group]
            last = await _strange_clicks(control, moderator, table.guests[0].person, wild, last)
        await control.journal(clear=True)  # what was forged is not the bot's
        log = bot.log()
    assert "ERROR" not in log, log
    assert "Traceback" not in log, log


class Wild(NamedTuple):
    """What nobody was ever offered: buttons and lists of one verb, and what is chosen from the lists."""

    buttons: list[str]
    lists: list[str]
    chosen: list[list[str]]

    @property
    def rows(self) -> list[list[dict[str, Any]]]:
        parts = [[button_to(each) for each in self.buttons[at : at + 5]] for at in range(0, BUTTONS, 5)]
        return [*parts, *([list_of(address, *VALUES)] for address in self.lists)]

    def clicks(self, person: Person, forged: Seen) -> list[Coroutine[Any, Any, Answer]]:
        chosen = zip(self.lists, self.chosen, strict=True)
        return [
            *(person.click(forged, address, settle=False) for address in self.buttons),
            *(person.choose(forged, address, *some, settle=False) for address, some in chosen),
        ]


def _wild(game: str, verb: str, numbers: tuple[int, int, int], version: int) -> Wild:
    """Return strange addresses and values, different ones for each game and verb."""
    chance = random.Random(str((game, verb)))
    places = [(0, 0), *itertools.product(numbers, (0, version, 10**11))]
    drawn = chance.sample(list(itertools.product(places, STRANGE)), BUTTONS + len(CHOSEN))
    addresses = [Address(*place, verb, rest).spell() for place, rest in drawn]
    chosen = [chance.sample(VALUES, count) for count in CHOSEN]
    return Wild(addresses[:BUTTONS], addresses[BUTTONS:], chosen)


async def _strange_clicks(control: Control, moderator: Moderator, ada: Person, wild: list[Wild], last: str) -> str:
    """Let somebody press all of it at once.

    Return the last message that stands there then; what stood there until *last* was looked at before.
    """
    channel = (await control.status())["channels"]["arena"]
    for each in wild:
        await moderator.forge_all(channel, each.rows)
    # A late private answer to the presses before may stand among them.
    forged = [message for message in await ada.sees("arena", last) if message.text == "Forged"][-len(wild) :]
    clicks = [click for each, message in zip(wild, forged, strict=True) for click in each.clicks(ada, message)]
    addresses = [address for each in wild for address in (*each.buttons, *each.lists)]
    for address, answer in zip(addresses, await asyncio.gather(*clicks), strict=True):
        assert not answer.failed, address
    await control.quiet(idle=0.05)
    told = await ada.sees("arena", last)
    assert not [message for message in told if "went wrong on my side" in message.text], addresses
    return told[-1].id


MUTE = {50083: 400, 160005: 403, 50001: 403, 50013: 403, 10003: 404}


async def test_where_nothing_can_be_said_the_log_has_one_line(tmp_path: Path):
    async with running_bot(tmp_path, within=5.0) as (bot, control):
        ada = await control.person("Ada")
        lobby = await Guest(ada, None).open_lobby()  # type: ignore[arg-type]
        await control.quiet()
        acting = []
        for code, status in MUTE.items():
            body = {"code": code, "message": "No."}
            await control.disturb(method="POST", path="/interactions/.*/callback", status=status, body=body, times=99)
            acting.append(asyncio.create_task(ada.click(lobby, "Options")))
            acting.append(asyncio.create_task(ada.command("/board", CHANNEL, table=1)))
            await until(lambda code=code: bot.log().count(f"code={code}") == 2)  # type: ignore[misc]
            await control.calm()
        assert all(answer.failed for answer in await asyncio.gather(*acting))
        await control.journal(clear=True)  # refusals were to be expected
        log = bot.log()
    assert log.count("nothing can be said there") == 2 * len(MUTE)
    assert "Traceback" not in log
    assert "Ignoring exception" not in log


def workers(bot: Mortal) -> list[int]:
    """Return the processes that draw and think for *bot*."""
    found = children(bot.process.pid)
    return [pid for pid in found if b"multiprocessing.spawn" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def test_a_board_that_cannot_be_drawn_is_told_and_the_next_one_is_drawn(mortal: tuple[Mortal, Control]):
    bot, control = mortal
    table = await begun(control, ["Ada", "Ben", "Cho"])  # a picture on its way would be drawn by a new worker
    ada = table.guests[0]
    for pid in workers(bot):
        os.kill(pid, signal.SIGSTOP)

    page = checked(await ada.person.command("/board", table.thread)).message
    assert page
    assert not page.pictures
    assert "Total War, round" in page.text
    assert "a picture is left out" in bot.log()

    again = checked(await ada.person.command("/board", table.thread)).message
    assert again
    assert again.pictures


async def test_a_bot_whose_workers_are_stopped_ends_in_order(mortal: tuple[Mortal, Control]):
    bot, control = mortal
    table = await seat(control, ["Ada", "Ben"], ["Hard"])
    await table.play(most=4)
    stopped = workers(bot)
    assert len(stopped) >= 2, "at least one draws, and one thinks"
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    drawing = asyncio.create_task(table.guests[0].person.command("/board", table.thread, settle=False))
    await drawing

    bot.process.terminate()
    code = await asyncio.to_thread(bot.process.wait, PATIENCE)

    assert code == 0, bot.log()  # by force it would be another
    assert "closing took too long" not in bot.log()
    for pid in stopped:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_whatever_keeps_the_bot_from_closing_it_ends(tmp_path: Path):
    script = "import process, logging, time; logging.basicConfig(); process.leave_within(0.1); time.sleep(600)"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 3
    assert "closing took too long" in done.stderr
