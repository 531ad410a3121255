"""The local Discord against Discord's own document, with discord.py as the client."""

import io
from collections.abc import Callable
from typing import Any

import discord
import pytest

from local.control import Control
from tests.local import openapi
from tests.local.conftest import Fixture
from tests.local.sampler import PICTURE, Panel, picture, sampler


@pytest.mark.parametrize(
    ("button", "fault"),
    [
        ({"type": 2, "style": 1, "custom_id": "a"}, None),
        ({"type": 2, "style": 77, "custom_id": "a"}, "components/0/components/0/style: 77 "),
        ({"type": 2, "custom_id": "a"}, "'style' is a required property"),
        ({"type": 99, "style": 1}, "components/0/components/0"),
    ],
)
def test_the_document_judges_nested_parts(button: dict[str, Any], fault: str | None) -> None:
    message = {"components": [{"type": 1, "components": [button]}]}

    found = openapi.faults({"$ref": "#/components/schemas/MessageCreateRequest"}, message)

    assert found == [] if fault is None else fault in found[0]


async def test_every_kind_of_interaction_speaks_as_documented(
    control: Control, run_bot: Callable[[Fixture], Any]
) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    for line in ("/hello", "/whisper", "/embed", "/panel", "/selects", "/form"):
        assert not (await ada.command(line, "general")).failed, line
    await ada.command("/think", "general", ephemeral=True)
    thought = await ada.command("/think", "general")
    assert thought.text == "thought"
    await ada.complete("/table new", "general", "game", game="to")
    proof = await ada.upload("proof.png", PICTURE)
    await ada.command("/table new", "general", game="x", seats=3, host="Ada", room="games", proof=proof, loud=True)
    panel = next(one for one in await ada.sees("general") if one.buttons)
    await ada.click(panel, "Push")
    await control.quiet()
    openapi.judge(await control.journal())


async def test_channels_messages_threads_and_pins_speak_as_documented(
    control: Control, run_bot: Callable[[Fixture], Any]
) -> None:
    bot: Fixture = await run_bot(Fixture())
    await control.allow(allow=["manage_channels", "manage_roles", "manage_nicknames"])
    guild = bot.guilds[0]
    made = await guild.create_text_channel("new room", topic="made by the bot", category=guild.categories[0])
    assert made.category == guild.categories[0]
    await made.edit(topic="changed")
    await made.set_permissions(guild.default_role, send_messages=False)
    room = discord.utils.get(guild.text_channels, name="games")
    assert room
    said = await room.send("one <@1>", nonce=7, allowed_mentions=discord.AllowedMentions.none())
    await room.send(view=Panel(), files=Panel.files())
    reply = await said.reply("two", mention_author=False)
    await reply.edit(content="three", attachments=[picture()])
    await said.add_reaction("🔥")
    await said.remove_reaction("🔥", guild.me)
    await said.pin()
    assert [one.id async for one in room.pins()] == [said.id]
    await said.unpin()
    assert [one async for one in room.history(limit=5)]
    await room.fetch_message(said.id)
    thread = await said.create_thread(name="talk", auto_archive_duration=60)
    await thread.send("inside")
    alone = await room.create_thread(name="alone", type=discord.ChannelType.public_thread)
    secret = await room.create_thread(name="secret", invitable=False)
    ada = await control.person("Ada")
    await secret.add_user(discord.Object(int(ada.id)))
    await secret.fetch_members()
    await alone.edit(archived=True)
    assert [one.id async for one in room.archived_threads()] == [alone.id]
    await alone.edit(archived=False, locked=False, name="awake")
    await guild.active_threads()
    await alone.delete()
    await reply.delete()
    await made.delete()
    openapi.judge(await control.journal())


async def test_people_roles_emojis_and_dms_speak_as_documented(
    control: Control, run_bot: Callable[[Fixture], Any]
) -> None:
    bot: Fixture = await run_bot(Fixture())
    await control.allow(allow=["manage_roles", "manage_nicknames"])
    ada = await control.person("Ada")
    guild = bot.guilds[0]
    member = await guild.fetch_member(int(ada.id))
    role = await guild.create_role(name="Players", colour=0x123456, mentionable=True)
    await member.add_roles(role)
    await member.remove_roles(role)
    member = await member.edit(nick="Countess", roles=[role])
    assert [one.name for one in member.roles] == ["@everyone", "Players"]
    await role.edit(name="Watchers")
    await guild.fetch_roles()
    await role.delete()
    await guild.me.edit(nick="Judge")
    await bot.fetch_guild(guild.id)
    await bot.fetch_user(member.id)
    assert [one async for one in bot.fetch_guilds()]
    direct = await member.create_dm()
    await direct.send("psst", file=discord.File(io.BytesIO(b"x"), "x.txt"))
    emoji = await bot.create_application_emoji(name="moon", image=PICTURE)
    await emoji.edit(name="sun")
    assert [one.name for one in await bot.fetch_application_emojis()] == ["sun"]
    await emoji.delete()
    await bot.application_info()
    openapi.judge(await control.journal())


async def test_refusals_have_the_documented_shape(control: Control, api: Any) -> None:
    await api("POST", "/channels/1/messages", json={"content": "x"})
    status = await control.status()
    games = status["channels"]["games"]
    await api("POST", f"/channels/{games}/messages", json={"content": "x" * 2001})
    await api("POST", f"/channels/{games}/messages", data=b"{", headers={"Content-Type": "application/json"})
    await api("GET", "/users/@me", headers={"Authorization": "Bot wrong"})
    await control.rate_limits(True)
    for _ in range(6):
        await api("POST", f"/channels/{games}/messages", json={"content": "x"})
    exchanges = await control.journal()
    assert {one["status"] for one in exchanges} == {200, 400, 401, 404, 429}
    openapi.judge(exchanges)


def test_the_judge_itself_sees_what_is_wrong() -> None:
    path = "/api/v10/channels/1/messages"
    good = {"method": "POST", "path": path, "status": 200, "sent": {"content": "x"}, "answer": None}
    assert openapi.request_faults(good) == []
    assert openapi.request_faults(good | {"sent": {"content": "x" * 4001}})
    assert openapi.request_faults(good | {"sent": {"embeds": [{}] * 11}})
    assert openapi.answer_faults(good | {"answer": {"id": "1"}})
    assert openapi.answer_faults(good | {"status": 302, "answer": {}})
    assert openapi.answer_faults(good | {"status": 404, "answer": {"message": "no code"}})
    with pytest.raises(AssertionError, match="has no"):
        openapi.operation("PUT", "/api/v10/nowhere")
