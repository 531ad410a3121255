"""A table belongs to its channel: whoever cannot view that finds no such table, whichever way they try."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import pytest

from cogs.screens import all_routes
from cogs.wire.clicks.address import spell
from local.control import Control, Person, Seen
from tests.e2e.conftest import Moderator, running_bot
from tests.e2e.tables import CHANNEL, Guest, Table, checked, seat

NONE = "There is no such table here."
ELSEWHERE = "general"
#: What a command may take as a number; a tournament is looked for among those that its person may see.
INTEGERS = {"table", "computers", "opponents", "clock", "people", "within", "seats", "rounds", "days", "tournament"}
#: What a command needs besides its table.
MORE = {"admin replace": ("player",)}


class Hidden(NamedTuple):
    """A game in a channel that only those who play may view, and Zoe, who manages the server and may not."""

    control: Control
    moderator: Moderator
    table: Table
    number: int
    zoe: Person

    @property
    def title(self) -> str:
        return f"Total War {self.number}"


@pytest.fixture
async def hidden(tmp_path: Path) -> AsyncIterator[Hidden]:
    async with running_bot(tmp_path) as (bot, control), aiohttp.ClientSession() as session:
        table = await seat(control, ["Ada", "Ben", "Cho"], seed=2)
        page = await table.guests[0].hand(table.thread)
        number = int(page.text.split("**")[1].split()[-1])
        guild = (await control.status())["guild"]
        await control.allow(role=guild, allow=["manage_guild"])
        await control.allow(role=guild, channel=CHANNEL, deny=["view_channel"])
        await control.allow(channel=CHANNEL, allow=["view_channel"])
        zoe = await control.person("Zoe")
        assert CHANNEL not in {each["name"] for each in await zoe.channels()}
        yield Hidden(control, Moderator(bot.stage, session), table, number, zoe)
        await control.journal(clear=True)  # what was forged is not the bot's


def commands(tree: list[dict[str, Any]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Return every command as it is typed, with its options."""
    for one in tree:
        nested = [each for each in one.get("options") or [] if each["type"] == 1]
        for each in nested:
            yield f"{one['name']} {each['name']}", each.get("options") or []
        if not nested:
            yield one["name"], one.get("options") or []


async def told_privately(person: Person, channel: str) -> list[Seen]:
    return [message for message in await person.sees(channel) if message.is_ephemeral]


async def test_no_command_serves_a_table_to_somebody_who_cannot_view_its_channel(hidden: Hidden):
    tree = list(commands((await hidden.control.status())["commands"]))
    numbers = {option["name"] for _, options in tree for option in options if option["type"] == 4}
    assert numbers <= INTEGERS, "a table that a command takes is called so, or nobody checks who may see it"
    named = [line for line, options in tree if "table" in {option["name"] for option in options}]
    assert len(named) >= 12

    for line in named:
        more = dict.fromkeys(MORE.get(line, ()), hidden.table.guests[1].person.id)
        answer = checked(await hidden.zoe.command(f"/{line}", ELSEWHERE, table=hidden.number, **more))
        assert answer.text == NONE, line
        choices = await hidden.zoe.complete(f"/{line}", ELSEWHERE, "table", table="", **more)
        assert choices == [], line
    status = (await hidden.table.guests[0].panel(hidden.table.thread)).text
    assert "The game is over." not in status


async def test_no_list_names_it_and_nobody_is_led_to_it_by_leaving_the_number_out(hidden: Hidden):
    for line in ("/game list", "/games"):
        answer = checked(await hidden.zoe.command(line, ELSEWHERE))
        assert hidden.title not in answer.text
        assert answer.message
        assert not answer.message.selects
    for line in ("/board", "/log", "/verify", "/hand", "/orders", "/game export", "/game refresh"):
        answer = checked(await hidden.zoe.command(line, ELSEWHERE))
        assert hidden.title not in answer.text, line


async def test_whoever_sits_there_reaches_it_from_anywhere(hidden: Hidden):
    ben = hidden.table.guests[1].person
    assert CHANNEL not in {each["name"] for each in await ben.channels()}, "even without a view of the channel"
    assert hidden.title in checked(await ben.command("/game list", ELSEWHERE)).text
    for channel in (ELSEWHERE, await ben.conversation()):
        assert hidden.title in checked(await ben.command("/hand", channel, table=hidden.number)).text
        assert hidden.title in checked(await ben.command("/board", channel)).text
        names = [choice["name"] for choice in await ben.complete("/board", channel, "table", table="")]
        assert names == [hidden.title]


async def test_it_is_served_again_to_whoever_may_view_the_channel(hidden: Hidden):
    await hidden.control.allow(user=hidden.zoe.id, channel=CHANNEL, allow=["view_channel"])
    assert hidden.title in checked(await hidden.zoe.command("/board", ELSEWHERE, table=hidden.number)).text
    assert hidden.title in checked(await hidden.zoe.command("/game list", ELSEWHERE)).text
    choices = await hidden.zoe.complete("/log", ELSEWHERE, "table", table="total")
    assert [choice["value"] for choice in choices] == [hidden.number]


async def test_no_forged_button_leads_to_it(hidden: Hidden):
    general = (await hidden.control.status())["channels"][ELSEWHERE]
    before = await hidden.table.guests[0].panel(hidden.table.thread)
    for verb in sorted(all_routes().verbs):
        address = spell(hidden.number, verb, "1", version=1)
        await hidden.moderator.forge(general, address)
        forged = (await hidden.zoe.sees(ELSEWHERE))[-1]
        known = {message.id for message in await told_privately(hidden.zoe, ELSEWHERE)}
        answer = checked(await hidden.zoe.click(forged, "Forged"))
        assert answer.modal is None, verb
        told = [message for message in await told_privately(hidden.zoe, ELSEWHERE) if message.id not in known]
        assert [message.text for message in told] == [NONE], verb

    await hidden.moderator.forge(general, spell(0, "open_one"), str(hidden.number))
    forged = (await hidden.zoe.sees(ELSEWHERE))[-1]
    answer = checked(await hidden.zoe.choose(forged, spell(0, "open_one"), str(hidden.number)))
    assert answer.text == NONE
    after = await hidden.table.guests[0].panel(hidden.table.thread)
    assert after.text == before.text


async def test_whoever_follows_a_game_is_served_from_its_digest_while_they_may_view_it(hidden: Hidden):
    zoe = Guest(hidden.zoe, random.Random(1))
    conversation = await zoe.person.conversation()
    await hidden.control.allow(user=zoe.person.id, channel=CHANNEL, allow=["view_channel"])
    general = (await hidden.control.status())["channels"][ELSEWHERE]
    await hidden.moderator.forge(general, spell(hidden.number, "follow"))
    await zoe.press((await zoe.person.sees(ELSEWHERE))[-1], "Forged")
    await hidden.moderator.forge(conversation, spell(hidden.number, "board"))
    button = (await zoe.person.sees(conversation))[-1]
    assert hidden.title in (await zoe.press(button, "Forged")).text

    for guest in hidden.table.guests:
        await hidden.control.allow(user=guest.person.id, channel=CHANNEL, allow=["view_channel"])
    await hidden.table.play(most=hidden.table.answers + 25)
    digest = await zoe.wait_for(conversation, lambda m: m.text.startswith("**") and hidden.title in m.text)
    await hidden.control.quiet()
    told = [m.id for m in await zoe.person.sees(conversation) if not m.is_ephemeral]
    assert digest.id in told

    await hidden.control.allow(user=zoe.person.id, channel=CHANNEL, deny=["view_channel"])
    await hidden.table.play(most=hidden.table.answers + 25)
    await hidden.control.quiet()
    assert [m.id for m in await zoe.person.sees(conversation) if not m.is_ephemeral] == told, "no digest comes any more"
    assert (await zoe.press(button, "Forged")).text == NONE
