"""The gateway: sessions that resume, lines that break, intents that count."""

import asyncio
import json
import zlib
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest

from local.control import Control
from local.server import Server
from tests.local.conftest import TOKEN, Fixture, until
from tests.local.sampler import sampler

Run = Callable[[Fixture], Any]


class Line:
    """A gateway client by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, compressed: bool) -> None:
        self.socket = socket
        self._inflate = zlib.decompressobj() if compressed else None

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(10):
            frame = await self.socket.receive()
        if frame.type is aiohttp.WSMsgType.BINARY:
            assert self._inflate
            return json.loads(self._inflate.decompress(frame.data))
        if frame.type is aiohttp.WSMsgType.TEXT:
            return json.loads(frame.data)
        return {"closed": self.socket.close_code}

    async def say(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, intents: int = 1, token: str = TOKEN) -> None:
        assert (await self.hear())["op"] == 10
        await self.say(2, {"token": token, "intents": intents, "properties": {}})


@pytest.fixture
async def dial(server: Server) -> Any:
    async with aiohttp.ClientSession() as session:

        async def connect(compressed: bool = False) -> Line:
            query = "?v=10&encoding=json" + ("&compress=zlib-stream" if compressed else "")
            url = server.address.replace("http", "ws") + "/gateway" + query
            return Line(await session.ws_connect(url), compressed)

        yield connect


@pytest.mark.parametrize("compressed", [False, True])
async def test_a_session_begins_with_ready_and_the_server(dial: Any, compressed: bool) -> None:
    line: Line = await dial(compressed)
    await line.identify()
    ready, guild = await line.hear(), await line.hear()
    assert (ready["t"], ready["s"], ready["d"]["v"]) == ("READY", 1, 10)
    assert (guild["t"], guild["s"]) == ("GUILD_CREATE", 2)
    assert {one["name"] for one in guild["d"]["channels"]} >= {"general", "games"}
    await line.say(1, 2)
    assert (await line.hear())["op"] == 11


async def test_wrong_frames_close_with_discords_codes(dial: Any, server: Server) -> None:
    line = await dial()
    await line.identify(token="wrong")
    assert await line.hear() == {"closed": 4004}
    line = await dial()
    await line.identify(intents=1 << 15)
    assert await line.hear() == {"closed": 4014}
    line = await dial()
    await line.hear()
    await line.say(8, {})
    assert await line.hear() == {"closed": 4003}
    line = await dial()
    await line.hear()
    await line.socket.send_str("{")
    assert await line.hear() == {"closed": 4002}
    line = await dial()
    await line.identify()
    await line.hear()
    await line.hear()
    await line.say(2, {"token": TOKEN})
    assert await line.hear() == {"closed": 4005}


async def test_what_was_missed_is_told_on_resume(dial: Any, server: Server, control: Control) -> None:
    line: Line = await dial()
    await line.identify(intents=1 | 1 << 9)
    ready = await line.hear()
    await line.hear()
    await control.cut()
    assert "closed" in await line.hear()
    ada = await control.person("Ada")
    await ada.say("general", "while you were away")
    thief: Line = await dial()
    await thief.hear()
    await thief.say(6, {"token": "wrong", "session_id": ready["d"]["session_id"], "seq": 2})
    assert await thief.hear() == {"closed": 4004}
    again: Line = await dial()
    await again.hear()
    await again.say(6, {"token": TOKEN, "session_id": ready["d"]["session_id"], "seq": 2})
    missed, resumed = await again.hear(), await again.hear()
    assert (missed["t"], missed["s"]) == ("MESSAGE_CREATE", 3)
    assert resumed["t"] == "RESUMED"


async def test_an_old_or_unknown_session_cannot_be_resumed(dial: Any, server: Server, control: Control) -> None:
    line: Line = await dial()
    await line.identify()
    ready = await line.hear()
    await control.cut()
    await line.hear()
    await line.hear()
    await until(lambda: not server.gateway.live())
    server.world.clock.advance(200)
    again: Line = await dial()
    await again.hear()
    await again.say(6, {"token": TOKEN, "session_id": ready["d"]["session_id"], "seq": 1})
    assert await again.hear() == {"op": 9, "d": False, "s": None, "t": None}


async def test_content_is_hidden_without_the_intent(dial: Any, control: Control, server: Server) -> None:
    line: Line = await dial()
    await line.identify(intents=1 | 1 << 9)
    await line.hear()
    await line.hear()
    ada = await control.person("Ada")
    await ada.say("general", "secret")
    assert (await line.hear())["d"]["content"] == ""
    await ada.say("general", f"for you <@{server.world.application.id}>")
    assert (await line.hear())["d"]["content"].startswith("for you")


async def test_hidden_channels_and_whispers_are_not_told(dial: Any, control: Control, server: Server) -> None:
    await control.allow(channel="arena", role=server.world.guild.id, deny=["view_channel"])
    line: Line = await dial()
    await line.identify(intents=1 | 1 << 9)
    await line.hear()
    guild = await line.hear()
    assert "arena" not in {one["name"] for one in guild["d"]["channels"]}
    owner = await control.person("Owner")  # sees everything
    await owner.say("arena", "hush")
    await owner.say("general", "loud")
    assert (await line.hear())["d"]["channel_id"] == next(
        one.id for one in server.world.channels.values() if one.name == "general"
    )


@pytest.mark.parametrize("how", ["cut", "reconnect", "invalidate", "close"])
async def test_discord_py_comes_back_by_itself(
    control: Control, run_bot: Run, server: Server, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    # discord.py waits a random while before it tries again.
    monkeypatch.setattr(discord.client.ExponentialBackoff, "delay", lambda self: 0.01)
    bot: Fixture = await run_bot(sampler())
    back = asyncio.Event()

    async def note(*_: Any) -> None:
        back.set()

    bot.on_resumed = note  # type: ignore[attr-defined]
    bot.on_ready = note  # type: ignore[method-assign]
    await control.do("gateway", what=how)
    async with asyncio.timeout(20):
        await back.wait()
    ada = await control.person("Ada")
    assert (await ada.command("/hello", "general")).text == "Hello all"


async def test_reactions_pins_and_threads_are_told(control: Control, run_bot: Run) -> None:
    bot: Fixture = Fixture()
    bot.note("raw_reaction_add", "thread_create", "guild_channel_pins_update", "raw_message_delete")
    await run_bot(bot)
    ada = await control.person("Ada")
    room = discord.utils.get(bot.guilds[0].text_channels, name="games")
    assert room
    message = await room.send("react to me")
    await ada.react((await ada.sees("games"))[-1], "🔥")
    (raw,) = await bot.event_of("raw_reaction_add")
    assert (str(raw.emoji), raw.user_id, raw.member.display_name) == ("🔥", int(ada.id), "Ada")
    await message.pin()
    assert (await bot.event_of("guild_channel_pins_update"))[0].id == room.id
    await message.create_thread(name="on it")
    assert (await bot.event_of("thread_create"))[0].name == "on it"
    await message.delete()
    assert (await bot.event_of("raw_message_delete"))[0].message_id == message.id
