"""Forums with tags, forwarded messages, and private messages changed by the token of their interaction."""

import asyncio
import io
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest

from local.control import Control
from local.control.client import WentWrong
from local.server import Server
from tests.local.conftest import TOKEN, Fixture, until
from tests.local.openapi import judge
from tests.local.sampler import PICTURE, sampler
from tests.local.test_shards import vars_of

Run = Callable[[Fixture], Any]


@pytest.fixture
async def forum(run_bot: Run, control: Control) -> discord.ForumChannel:
    bot = await run_bot(sampler())
    made = int(await control.channel("tables", "forum", tags=["lobby", "running", "over"]))
    await until(lambda: bot.get_channel(made) is not None)
    found = bot.get_channel(made)
    assert isinstance(found, discord.ForumChannel)
    return found


async def test_a_post_begins_with_its_message_and_its_tags(
    forum: discord.ForumChannel, control: Control, server: Server
) -> None:
    lobby, running, _ = forum.available_tags
    picture = discord.File(picture_file(), "board.png", description="The board")
    made = await forum.create_thread(name="Total War", content="Join!", file=picture, applied_tags=[lobby])
    assert made.thread.id == made.message.id
    assert [tag.name for tag in made.thread.applied_tags] == ["lobby"]
    assert made.thread.message_count == 0
    await made.thread.edit(applied_tags=[running], name="Total War: Ada")
    ada = await control.person("Ada")
    (post,) = [one for one in await ada.channels() if one["type"] == 11]
    assert (post["name"], post["applied_tags"]) == ("Total War: Ada", [str(running.id)])
    assert [one.text for one in await ada.sees(str(made.thread.id))] == ["Join!"]
    await ada.say(str(made.thread.id), "Here I come")
    assert [one["message_count"] for one in await ada.channels() if one["type"] == 11] == [1]
    with pytest.raises(WentWrong, match="posts only"):
        await ada.say("tables", "hello")
    judge([vars_of(one) for one in server.wire.journal])


def picture_file() -> Any:
    return io.BytesIO(PICTURE)


async def test_tags_are_made_renamed_and_refused_as_on_discord(
    forum: discord.ForumChannel, control: Control, api: Any, server: Server
) -> None:
    await control.allow(allow=["manage_channels"])
    lobby = forum.available_tags[0]
    changed = await forum.edit(available_tags=[discord.ForumTag(name="open", emoji="🦖"), lobby])
    assert [(tag.name, str(tag.emoji or "")) for tag in changed.available_tags] == [("open", "🦖"), ("lobby", "")]
    assert changed.available_tags[1].id == lobby.id
    path = f"/channels/{forum.id}"
    for tags, status, code in (
        ([{"name": "x"}, {"name": "X"}], 400, 40061),
        ([{"name": str(n)} for n in range(21)], 400, 30048),
        ([{"name": "x" * 21}], 400, 50035),
        ([{"name": ""}], 400, 50035),
    ):
        got, body = await api("PATCH", path, json={"available_tags": tags})
        assert (got, body["code"]) == (status, code)
    post = {"name": "p", "message": {"content": "x"}}
    got, body = await api("POST", path + "/threads", json=post | {"applied_tags": ["1"]})
    assert (got, body["code"]) == (404, 10087)
    six = [str(n) for n in range(6)]
    got, body = await api("POST", path + "/threads", json=post | {"applied_tags": six})
    assert body["errors"]["applied_tags"]["_errors"][0]["code"] == "BASE_TYPE_BAD_LENGTH"
    await forum.edit(require_tag=True)
    got, body = await api("POST", path + "/threads", json=post)
    assert (got, body["code"]) == (400, 40067)
    judge([vars_of(one) for one in server.wire.journal if one.status < 400])


async def test_a_post_with_a_bad_message_leaves_nothing_behind(
    forum: discord.ForumChannel, api: Any, server: Server
) -> None:
    before = len(server.world.channels), len(server.world.messages)
    form = {"name": "p", "message": {"content": "x" * 2001}}
    status, body = await api("POST", f"/channels/{forum.id}/threads", json=form)
    assert (status, body["code"]) == (400, 50035)
    assert (len(server.world.channels), len(server.world.messages)) == before


async def test_one_post_is_pinned_and_does_not_fall_asleep(forum: discord.ForumChannel, control: Control) -> None:
    first = (await forum.create_thread(name="first", content="x", auto_archive_duration=60)).thread
    second = (await forum.create_thread(name="second", content="x", auto_archive_duration=60)).thread
    await first.edit(pinned=True)
    with pytest.raises(discord.HTTPException) as refused:
        await second.edit(pinned=True)
    assert refused.value.code == 30047
    await control.advance(3601)
    client = first._state._get_client()
    assert [(await client.fetch_channel(one.id)).archived for one in (first, second)] == [False, True]


async def test_a_forwarded_message_shows_what_it_was_then(run_bot: Run, control: Control, server: Server) -> None:
    bot = await run_bot(sampler())
    bot.note("message")
    ada = await control.person("Ada")
    panel = (await ada.command("/panel", "general")).message
    assert panel
    general, games = (discord.utils.get(bot.guilds[0].text_channels, name=name) for name in ("general", "games"))
    original = await general.fetch_message(int(panel.id))
    made = await original.forward(games)
    assert made.reference.type is discord.MessageReferenceType.forward
    assert (made.reference.message_id, made.reference.channel_id) == (original.id, general.id)
    assert made.flags.forwarded
    (shown,) = made.message_snapshots
    assert [type(one) for one in shown.components] == [type(one) for one in original.components]
    seen = (await ada.sees("games"))[-1]
    files = seen.raw["message_snapshots"][0]["message"]["attachments"]
    await original.delete()
    async with aiohttp.ClientSession() as session:
        for file in files:
            async with session.get(server.address + file["url"]) as answer:
                assert len(await answer.read()) == file["size"]  # the forwarded message has files of its own
    assert files
    again = await made.forward(general)
    assert again.message_snapshots[0].attachments[0].filename == files[0]["filename"]
    await made.delete()
    judge([vars_of(one) for one in server.wire.journal])


async def test_what_cannot_be_forwarded_is_refused(run_bot: Run, control: Control, api: Any, server: Server) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    names = (await control.status())["channels"]
    said = await ada.say("general", "hello")
    whisper = (await ada.command("/whisper", "general")).message
    assert whisper
    path = f"/channels/{names['games']}/messages"

    async def forward(message: str, channel: str, **more: Any) -> tuple[int, int]:
        reference = {"type": 1, "message_id": message, "channel_id": channel}
        status, body = await api("POST", path, json={"message_reference": reference} | more)
        return status, body.get("code")

    assert await forward("1", names["general"]) == (400, 50035)
    assert await forward(whisper.id, names["general"]) == (400, 50035)
    assert await forward(said.id, names["general"], content="look") == (400, 50035)
    await control.allow(channel="general", deny=["view_channel"])
    assert await forward(said.id, names["general"]) == (403, 50001)
    await control.allow(channel="general", allow=["view_channel"])
    assert (await forward(said.id, names["general"]))[0] == 200


async def test_a_private_answer_is_edited_and_deleted_by_a_bot_that_was_started_again(
    run_bot: Run, control: Control, server: Server
) -> None:
    first = Fixture()
    kept: asyncio.Queue[str] = asyncio.Queue()

    @first.tree.command(description="Answers in private.")
    async def page(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Your hand", ephemeral=True)
        kept.put_nowait(interaction.token)

    await run_bot(first)
    ada = await control.person("Ada")
    shown = (await ada.command("/page", "general")).message
    assert shown
    token = await kept.get()
    await first.close()
    await control.advance(14 * 60)
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session:
        hook = discord.Webhook.partial(server.world.application.id, token, session=session)
        edited = await hook.edit_message(int(shown.id), content="Your turn")
        assert edited.content == "Your turn"
        assert [one.text for one in await ada.sees("general")] == ["Your turn"]
        await hook.delete_message(int(shown.id))
        assert await ada.sees("general") == []
        with pytest.raises(discord.NotFound) as gone:
            await hook.edit_message(int(shown.id), content="too late")
        assert gone.value.code == 10008
    judge([vars_of(one) for one in server.wire.journal])


async def test_a_token_older_than_fifteen_minutes_changes_nothing(
    run_bot: Run, control: Control, server: Server
) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    shown = (await ada.command("/whisper", "general")).message
    assert shown
    (interaction,) = server.world.interactions.values()
    await control.advance(15 * 60)
    async with aiohttp.ClientSession() as session:
        hook = discord.Webhook.partial(server.world.application.id, interaction.token, session=session)
        for act in (hook.edit_message(int(shown.id), content="x"), hook.delete_message(int(shown.id))):
            with pytest.raises(discord.HTTPException) as refused:
                await act
            assert (refused.value.status, refused.value.code) == (401, 50027)
    assert shown.text in [one.text for one in await ada.sees("general")]
