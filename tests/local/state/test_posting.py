"""Messages: nonces, mentions, edits, attachments, threads and pins."""

import io
from collections.abc import Callable
from typing import Any

import discord
import pytest

from local.control import Control
from local.server import Server
from tests.local.conftest import Fixture
from tests.local.sampler import PICTURE, Panel, picture

Run = Callable[[Fixture], Any]
Room = discord.TextChannel


@pytest.fixture
async def room(run_bot: Run) -> Room:
    bot: Fixture = await run_bot(Fixture())
    return next(one for one in bot.guilds[0].text_channels if one.name == "games")


async def test_the_same_nonce_posts_once_within_five_minutes(room: Room, server: Server) -> None:
    first = await room.send("once", nonce="n1")
    assert (await room.send("once", nonce="n1")).id == first.id
    other = next(one for one in room.guild.text_channels if one.name == "general")
    assert (await other.send("once", nonce="n1")).id != first.id
    server.world.clock.advance(301)
    assert (await room.send("once", nonce="n1")).id != first.id


async def test_only_allowed_mentions_ping(room: Room, control: Control) -> None:
    ada, ben = await control.person("Ada"), await control.person("Ben")
    both = f"<@{ada.id}> and <@{ben.id}> @everyone"
    only_ada = discord.AllowedMentions(users=[discord.Object(int(ada.id))], everyone=False, roles=False)
    await room.send(both, allowed_mentions=only_ada)
    assert (len(await ada.pings()), len(await ben.pings())) == (1, 0)
    await room.send(both, allowed_mentions=discord.AllowedMentions.none())
    await room.send(both, silent=True)
    assert (len(await ada.pings()), len(await ben.pings())) == (1, 0)
    await room.send(f"<@{ben.id}>")
    assert len(await ben.pings()) == 1


async def test_everyone_and_roles_ping_only_with_the_right(room: Room, control: Control) -> None:
    ada = await control.person("Ada")
    await control.allow(allow=["manage_roles"])
    role = await room.guild.create_role(name="Players")
    await (await room.guild.fetch_member(int(ada.id))).add_roles(role)
    await room.send(f"@everyone {role.mention}")
    assert await ada.pings() == []
    await control.allow(allow=["mention_everyone"])
    await room.send("@here")
    await room.send(role.mention)
    assert len(await ada.pings()) == 2


async def test_nobody_is_pinged_about_what_they_cannot_see(room: Room, control: Control, server: Server) -> None:
    await control.person("Owner")
    ada = await control.person("Ada")
    await control.allow(channel="games", role=server.world.guild.id, deny=["view_channel"])
    await control.allow(channel="games", allow=["view_channel"])
    assert "games" not in {one.get("name") for one in await ada.channels()}
    await room.send(f"<@{ada.id}>")
    assert await ada.pings() == []


async def test_edits_never_ping_and_text_displays_do(room: Room, control: Control) -> None:
    ada = await control.person("Ada")
    message = await room.send("nobody")
    await message.edit(content=f"<@{ada.id}>")
    assert await ada.pings() == []
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"your turn, <@{ada.id}>"))
    await room.send(view=view)
    assert [one.text for one in await ada.pings()] == [f"your turn, <@{ada.id}>"]


async def test_a_reply_pings_its_author_unless_told_not_to(room: Room, control: Control) -> None:
    ada = await control.person("Ada")
    said = await ada.say("games", "hello")
    target = room.get_partial_message(int(said.id))
    await target.reply("quiet", mention_author=False)
    assert await ada.pings() == []
    answer = await target.reply("loud", mention_author=True)
    assert [one.id for one in await ada.pings()] == [str(answer.id)]


async def test_attachments_are_kept_dropped_and_renewed_by_an_edit(room: Room, server: Server) -> None:
    message = await room.send("two", files=[picture("a.png", "first"), picture("b.png", "second")])
    assert [(one.filename, one.description, one.width) for one in message.attachments] == [
        ("a.png", "first", 32),
        ("b.png", "second", 32),
    ]
    assert await message.attachments[0].read() == PICTURE
    kept, dropped = message.attachments
    third = discord.File(io.BytesIO(b"text"), "c.txt")
    message = await message.edit(attachments=[kept, third])
    assert [one.filename for one in message.attachments] == ["a.png", "c.txt"]
    assert server.world.files.get(str(dropped.id)), "a page may be loading it just now"
    server.world.clock.advance(11)
    assert server.world.files.get(str(dropped.id)) is None
    message = await message.edit(content="still two")
    assert len(message.attachments) == 2
    await message.delete()
    assert server.world.files.get(str(kept.id)), "a page may be loading it just now"
    server.world.clock.advance(11)
    assert server.world.files.get(str(kept.id)) is None


async def test_a_panel_survives_its_own_round_trip(room: Room) -> None:
    message = await room.send(view=Panel(), files=Panel.files())
    fetched = await room.fetch_message(message.id)
    view = discord.ui.LayoutView.from_message(fetched)
    edited = await fetched.edit(view=view)
    gallery = edited.components[0].children[2]  # type: ignore[union-attr]
    assert gallery.items[0].media.url.startswith("http://127.0.0.1")
    assert gallery.items[0].description == "The board in words"
    with pytest.raises(discord.HTTPException) as refused:
        await edited.edit(content="a panel has no content", view=None)
    assert refused.value.code == 50035


async def test_what_is_pinned_leaves_a_note_and_a_list(room: Room, control: Control) -> None:
    await control.person("Owner")
    ada = await control.person("Ada")
    message = await room.send("pin me")
    await message.pin()
    assert [one.id async for one in room.pins()] == [message.id]
    assert [one.raw["type"] for one in await ada.sees("games")] == [0, 6]
    await control.allow(deny=["pin_messages"])
    with pytest.raises(discord.Forbidden) as refused:
        await message.unpin()
    assert refused.value.code == 50013


async def test_a_private_thread_is_seen_by_its_members(room: Room, control: Control) -> None:
    await control.person("Owner")
    ada, ben = await control.person("Ada"), await control.person("Ben")
    thread = await room.create_thread(name="den", invitable=False)
    await thread.send(f"welcome <@{ada.id}>")
    assert "den" in {one.get("name") for one in await ada.channels()}
    assert "den" not in {one.get("name") for one in await ben.channels()}
    await thread.remove_user(discord.Object(int(ada.id)))
    assert "den" not in {one.get("name") for one in await ada.channels()}


async def test_a_locked_thread_is_not_woken_by_just_anybody(room: Room, control: Control) -> None:
    thread = await room.create_thread(name="den", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True, locked=True)
    await control.allow(deny=["manage_threads"])
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("knock knock")
    assert refused.value.code == 50083
    await control.allow(allow=["manage_threads"])
    await thread.send("knock knock")
    assert not (await room.guild.fetch_channel(thread.id)).archived  # type: ignore[union-attr]


async def test_a_second_thread_from_the_same_message_is_refused(room: Room) -> None:
    message = await room.send("start")
    thread = await message.create_thread(name="one")
    assert thread.id == message.id
    with pytest.raises(discord.HTTPException) as refused:
        await room.get_partial_message(message.id).create_thread(name="two")
    assert refused.value.code == 160004


async def test_a_direct_conversation_reaches_only_its_two(room: Room, control: Control) -> None:
    ada, ben = await control.person("Ada"), await control.person("Ben")
    member = await room.guild.fetch_member(int(ada.id))
    sent = await member.send("psst")
    again = await member.send("again")
    assert sent.channel.id == again.channel.id
    assert [one.text for one in await ada.sees(str(sent.channel.id))] == ["psst", "again"]
    assert str(sent.channel.id) not in {one["id"] for one in await ben.channels()}


async def test_own_emojis_stand_on_buttons_and_under_messages(room: Room, server: Server) -> None:
    client: Any = room._state._get_client()
    emoji = await client.create_application_emoji(name="moon", image=PICTURE)
    view = discord.ui.View()
    view.add_item(discord.ui.Button(emoji=emoji, custom_id="x"))
    message = await room.send("look", view=view)
    await message.add_reaction(emoji)
    fetched = await room.fetch_message(message.id)
    assert fetched.reactions[0].me
    assert fetched.reactions[0].emoji == emoji
    assert await emoji.read() == PICTURE
