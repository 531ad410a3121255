"""The control API: disturbing the wire, waiting for silence, asking for what is not there."""

import asyncio
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest

from local.control import Control, Seen, WentWrong
from local.server import Server
from tests.local.conftest import Fixture
from tests.local.sampler import PICTURE, sampler

Run = Callable[[Fixture], Any]


async def test_calls_fail_as_often_as_asked(control: Control, api: Any) -> None:
    await control.disturb(method="GET", path="/users/@me$", times=2, status=503)
    assert [(await api("GET", "/users/@me"))[0] for _ in range(3)] == [503, 503, 200]
    await control.disturb(path=".", times=99, status=403, body={"code": 50013, "message": "Missing Permissions"})
    assert (await api("GET", "/gateway/bot"))[1]["code"] == 50013
    await control.calm()
    assert (await api("GET", "/gateway/bot"))[0] == 200


async def test_a_retried_answer_is_shown_once(control: Control, run_bot: Run) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    await control.disturb(method="POST", path="/interactions/", status=502)
    answer = await ada.command("/hello", "general")
    assert answer.text == "Hello all"
    assert len(await ada.sees("general")) == 1


async def test_quiet_waits_for_what_is_under_way(control: Control, run_bot: Run) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    await control.disturb(method="PATCH", path="@original", delay=0.5)
    await ada.command("/think", "general", settle=False)
    assert not await control.quiet(patience=0.1)
    assert await control.quiet()
    assert [one.text for one in await ada.sees("general")] == ["thought", "more and more"]


async def test_a_press_is_over_when_its_message_was_edited_in_whatever_way(control: Control, run_bot: Run) -> None:
    bot = sampler()

    @bot.tree.command(name="board", description="A message that a press changes as everybody else would")
    async def board(interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        button: discord.ui.Button[discord.ui.View] = discord.ui.Button(label="Turn")

        async def turn(pressed: discord.Interaction) -> None:
            await pressed.response.defer()
            assert pressed.message
            message = interaction.channel.get_partial_message(pressed.message.id)  # type: ignore[union-attr]
            await message.edit(content="turned", view=None)

        button.callback = turn  # type: ignore[method-assign]
        await interaction.response.send_message("a board", view=view.add_item(button))

    await run_bot(bot)
    ada = await control.person("Ada")
    shown = (await ada.command("/board", "general")).message
    assert shown
    assert (await ada.click(shown, "Turn")).text == "turned"


async def test_a_press_on_a_private_message_is_not_over_with_an_edit_that_an_earlier_one_led_to(
    control: Control, run_bot: Run
) -> None:
    bot, go = sampler(), asyncio.Event()

    @bot.tree.command(name="page", description="A private message that is edited while somebody presses there")
    async def page(interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        button: discord.ui.Button[discord.ui.View] = discord.ui.Button(label="Roll")

        async def roll(pressed: discord.Interaction) -> None:
            await pressed.response.defer()
            await interaction.edit_original_response(content="what was before")
            await go.wait()
            await pressed.edit_original_response(content="rolled", view=None)

        button.callback = roll  # type: ignore[method-assign]
        await interaction.response.send_message("a page", view=view.add_item(button), ephemeral=True)

    await run_bot(bot)
    ada = await control.person("Ada")
    shown = (await ada.command("/page", "general")).message
    assert shown
    press = asyncio.create_task(ada.click(shown, "Roll"))
    while [one.text for one in await ada.sees("general")] != ["what was before"]:
        await control.quiet(idle=0.01)
    await control.quiet(idle=0.05)
    assert not press.done()
    go.set()
    assert (await press).text == "rolled"


async def test_what_is_not_there_is_said_by_name(control: Control, run_bot: Run) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    with pytest.raises(WentWrong, match="no channel 'nowhere'"):
        await ada.say("nowhere", "x")
    with pytest.raises(WentWrong, match="/hello"):
        await ada.command("/nothing", "general")
    with pytest.raises(WentWrong, match="game, seats"):
        await ada.command("/table new", "general", colour="red")
    with pytest.raises(WentWrong, match="no subcommand 'old'"):
        await ada.command("/table old", "general")
    panel = (await ada.command("/panel", "general")).message
    assert panel
    with pytest.raises(WentWrong, match="Push"):
        await ada.click(panel, "Pull")
    with pytest.raises(WentWrong, match="no such verb"):
        await control.do("nonsense")


async def test_ready_gives_up_without_a_bot(control: Control) -> None:
    assert not await control.ready(patience=0.05)


async def test_a_message_shows_its_pictures_texts_and_files(control: Control, run_bot: Run) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    shown = (await ada.command("/embed", "general")).message
    assert shown
    assert shown.text == "A title\nwords\nField: value"
    assert shown.raw["attachments"] == []
    thought = (await ada.command("/think", "general")).message
    assert thought
    assert [one["alt"] for one in thought.pictures] == ["A board"]
    assert await control.file(thought.raw["attachments"][0]["id"]) == PICTURE
    assert "thought" in repr(thought)


async def test_private_answers_fade_after_a_day(control: Control, run_bot: Run, server: Server) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    await ada.command("/whisper", "general")
    await control.quiet()
    await ada.command("/hello", "general")
    await control.advance(86_401)
    assert [one.text for one in await ada.sees("general")] == ["Hello all"]


async def test_many_people_act_at_once(control: Control, run_bot: Run) -> None:
    await run_bot(sampler())
    people = [await control.person(f"P{n}") for n in range(40)]
    answers = await asyncio.gather(*(one.command("/hello", "general") for one in people))
    assert {one.text for one in answers} == {"Hello all"}
    seen: list[Seen] = await people[0].sees("general")
    assert len({one.id for one in seen}) == 40


@pytest.mark.parametrize(
    ("header", "locale"),
    [("de-AT,de;q=0.9,en;q=0.8", "de"), ("ja", "ja"), ("xx,fr;q=0.5", "fr"), ("", "en-US"), ("en", "en-US")],
)
async def test_the_browsers_language_becomes_the_persons(server: Server, header: str, locale: str) -> None:
    async with aiohttp.ClientSession(headers={"Accept-Language": header}) as session:
        await session.post(server.address + "/page/join", json={"name": "Ada"})
    assert server.world.users[server.world.guild.owner_id].locale == locale
