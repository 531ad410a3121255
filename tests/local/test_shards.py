"""Shards: events reach the session of their server, sessions begin at Discord's pace, thousands of servers fit."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
import yarl

from local.control import Control
from local.server import Options, Server
from tests.local.conftest import CONTROL, TOKEN, until
from tests.local.gateway.test_gateway import Line
from tests.local.openapi import judge


@asynccontextmanager
async def serving(**how: Any) -> AsyncIterator[Server]:
    server = Server(Options(token=TOKEN, control=CONTROL, rate_limits=False, **how))
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


@asynccontextmanager
async def lines(server: Server) -> AsyncIterator[Callable[[], Any]]:
    async with aiohttp.ClientSession() as session:

        async def dial() -> Line:
            line = Line(await session.ws_connect(server.address.replace("http", "ws") + "/gateway"), False)
            assert (await line.hear())["op"] == 10
            return line

        yield dial


async def identify(line: Line, shard: Any, intents: int = 1 | 1 << 9 | 1 << 12) -> None:
    await line.say(2, {"token": TOKEN, "intents": intents, "properties": {}, "shard": shard})


async def begun(line: Line, shard: Any) -> list[str]:
    """Identify and return the servers that were told of."""
    await identify(line, shard)
    ready = await line.hear()
    assert (ready["t"], ready["d"]["shard"]) == ("READY", shard)
    named = [one["id"] for one in ready["d"]["guilds"]]
    told = [(await line.hear())["d"]["id"] for _ in named]
    assert told == named
    return named


async def test_each_shard_is_told_of_its_own_servers_and_of_all_together() -> None:
    async with serving(servers=41) as server, lines(server) as dial:
        parts = [await begun(await dial(), [number, 4]) for number in range(4)]
    for number, part in enumerate(parts):
        assert part
        assert all((int(one) >> 22) % 4 == number for one in part)
    assert sorted(one for part in parts for one in part) == sorted(server.world.guilds)
    assert len(server.world.guilds) == 42


async def test_an_event_reaches_the_shard_of_its_server_and_a_private_one_shard_0() -> None:
    async with serving() as server, lines(server) as dial, Control(server.address, CONTROL) as control:
        home = (int(server.world.guild.id) >> 22) % 2
        line = {number: await dial() for number in (0, 1)}
        for number, one in line.items():
            assert await begun(one, [number, 2]) == ([server.world.guild.id] if number == home else [])
        ada = await control.person("Ada")
        await ada.say("general", "here")
        heard = await line[home].hear()
        assert (heard["t"], heard["d"]["guild_id"]) == ("MESSAGE_CREATE", server.world.guild.id)
        await ada.say(await ada.conversation(), "there")
        private = await line[0].hear()
        assert (private["t"], private["d"]["content"]) == ("MESSAGE_CREATE", "there")
        # Neither was told of the other's: the next thing each hears is its own.
        for number, one in line.items():
            await one.say(1, None)
            assert (await one.hear())["op"] == 11, number


async def test_two_sessions_of_one_shard_both_hear() -> None:
    async with serving() as server, lines(server) as dial, Control(server.address, CONTROL) as control:
        first, second = await dial(), await dial()
        for one in (first, second):
            await begun(one, [0, 1])
        await (await control.person("Ada")).say("general", "twice")
        ids = {(await one.hear())["d"]["id"] for one in (first, second)}
        assert len(ids) == 1
        assert len(server.gateway.live()) == 2


@pytest.mark.parametrize("shard", [[1, 1], [-1, 2], [0], [0, 0], "0,1", [0.5, 2], [True, 2]])
async def test_a_shard_that_cannot_be_closes_with_4010(shard: Any) -> None:
    async with serving() as server, lines(server) as dial:
        line = await dial()
        await identify(line, shard)
        assert await line.hear() == {"closed": 4010}


async def test_a_session_of_more_than_2500_servers_closes_with_4011() -> None:
    async with serving(servers=2500) as server, lines(server) as dial:
        line = await dial()
        await identify(line, [0, 1])
        assert await line.hear() == {"closed": 4011}
        assert len(await begun(await dial(), [0, 2])) in (1250, 1251)


async def test_identifies_wait_five_seconds_for_each_rate_limit_key() -> None:
    async with serving(max_concurrency=2) as server, lines(server) as dial:
        await begun(await dial(), [0, 4])
        await begun(await dial(), [1, 4])  # another key
        soon = await dial()
        await identify(soon, [2, 4])
        assert await soon.hear() == {"op": 9, "d": False, "s": None, "t": None}
        server.world.clock.advance(5)
        await begun(soon, [2, 4])  # the line stays open for a second try


async def test_too_many_sessions_in_a_day_end_them_all_until_the_limit_resets() -> None:
    async with serving(starts=2) as server, lines(server) as dial:
        first, second, third = await dial(), await dial(), await dial()
        await begun(first, [0, 1])
        await begun(second, [0, 1])
        await identify(third, [0, 1])
        assert [await one.hear() for one in (third, first, second)] == [{"closed": 4004}] * 3
        server.world.clock.advance(86_400)
        await begun(await dial(), [0, 1])


async def test_gateway_bot_tells_shards_and_the_sessions_that_may_begin() -> None:
    async with serving(servers=1999, starts=5, max_concurrency=16) as server, lines(server) as dial:
        await begun(await dial(), [0, 2])
        told = await gateway_bot(server)
        assert told["shards"] == 2
        limit = told["session_start_limit"]
        assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (5, 4, 16)
        assert 0 < limit["reset_after"] <= 86_400_000
        judge([vars_of(one) for one in server.wire.journal])
        server.world.application.shards = 7
        assert (await gateway_bot(server))["shards"] == 7


async def gateway_bot(server: Server) -> dict[str, Any]:
    headers, url = {"Authorization": f"Bot {TOKEN}"}, server.api + "/gateway/bot"
    async with aiohttp.ClientSession(headers=headers) as session, session.get(url) as answer:
        return await answer.json()


def vars_of(one: Any) -> dict[str, Any]:
    return {name: getattr(one, name) for name in ("method", "path", "status", "sent", "answer")}


async def test_what_happens_in_a_server_that_was_not_told_of_yet_comes_after_it() -> None:
    async with serving(servers=2000) as server, lines(server) as dial, Control(server.address, CONTROL) as control:
        last = max(server.world.guilds, key=int)
        line = await dial()
        await identify(line, [0, 1])
        await line.hear()
        await control.channel("late", guild=last)
        seen = []
        while ("CHANNEL_CREATE", last) not in seen:
            frame = await line.hear()
            seen.append((frame["t"], frame["d"].get("guild_id") or frame["d"]["id"]))
        assert seen.index(("GUILD_CREATE", last)) < seen.index(("CHANNEL_CREATE", last))
        while len([name for name, _ in seen if name == "GUILD_CREATE"]) < 2001:
            frame = await line.hear()
            seen.append((frame["t"], frame["d"].get("guild_id") or frame["d"]["id"]))
        assert len(set(seen)) == len(seen)


class Sharded(discord.AutoShardedClient):
    """A client that does not wait five seconds between its shards."""

    def __init__(self, **how: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True, messages=True), guild_ready_timeout=0.2, **how)
        self.is_up = asyncio.Event()
        self.heard: list[tuple[int | None, str]] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Begin at once."""

    async def on_ready(self) -> None:
        self.is_up.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.heard.append((interaction.guild_id and interaction.guild.shard_id, interaction.data["name"]))  # type: ignore
        await interaction.response.send_message("heard", ephemeral=True)


@asynccontextmanager
async def connected(server: Server, monkeypatch: pytest.MonkeyPatch, **how: Any) -> AsyncIterator[Sharded]:
    monkeypatch.setattr(discord.http.Route, "BASE", server.api)
    gateway = yarl.URL(server.address.replace("http", "ws")) / "gateway"
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    client = Sharded(**how)
    task = asyncio.create_task(client.start(TOKEN))
    try:
        async with asyncio.timeout(60):
            await client.is_up.wait()
        yield client
    finally:
        await client.close()
        await asyncio.wait([task])


async def test_discord_py_runs_the_shards_it_is_advised_and_answers_in_every_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(servers=2599, shards=4) as server, connected(server, monkeypatch) as client:
        await until(lambda: len(client.guilds) == 2600)
        assert client.shard_count == 4
        assert sorted(client.shards) == [0, 1, 2, 3]
        assert all((guild.id >> 22) % 4 == guild.shard_id for guild in client.guilds)
        limits = await client.fetch_session_start_limits()
        assert (limits.total, limits.remaining) == (1000, 996)
        async with Control(server.address, CONTROL) as control:
            tree = discord.app_commands.CommandTree(client)
            tree.command(name="hello", description="Say hello")(hello)
            await tree.sync()
            ada = await control.person("Ada")
            there = await control.server("Skull Island")
            answers = [await ada.command("/hello", where) for where in ("general", there.channels["general"])]
            answers.append(await ada.command("/hello", await ada.conversation()))
            assert [answer.text for answer in answers] == ["heard"] * 3
        home, away = (int(one) >> 22 for one in (server.world.guild.id, there.id))
        assert client.heard == [(home % 4, "hello"), (away % 4, "hello"), (None, "hello")]


async def hello(interaction: discord.Interaction) -> None:
    """Answered by the client itself."""


async def test_two_clients_can_share_the_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    async with (
        serving(servers=20, shards=4) as server,
        connected(server, monkeypatch, shard_count=4, shard_ids=[0, 1]) as one,
        connected(server, monkeypatch, shard_count=4, shard_ids=[2, 3]) as other,
    ):
        await until(lambda: len(one.guilds) + len(other.guilds) == 21)
        assert not {guild.id for guild in one.guilds} & {guild.id for guild in other.guilds}


async def test_one_shard_is_cut_off_and_resumes_while_the_others_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    async with (
        serving(servers=7, shards=2) as server,
        connected(server, monkeypatch) as client,
        Control(server.address, CONTROL) as control,
    ):
        assert await control.ready(shards=2)
        resumed: asyncio.Queue[int] = asyncio.Queue()

        async def on_shard_resumed(shard_id: int) -> None:
            resumed.put_nowait(shard_id)

        client.on_shard_resumed = on_shard_resumed  # type: ignore[attr-defined]
        untouched = {one.id for one in server.gateway.live() if one.shard.id == 0}
        assert await control.cut(shard=1) == 1
        async with asyncio.timeout(60):
            assert await resumed.get() == 1
        assert {one.id for one in server.gateway.live() if one.shard.id == 0} == untouched
        assert len(client.guilds) == 8


@pytest.mark.parametrize(
    "frame",
    [
        {"op": 2, "d": None},
        {"op": 2, "d": [TOKEN]},
        {"op": 2, "d": {"token": TOKEN, "intents": "all"}},
        {"op": "two", "d": {}},
        {"op": 6, "d": {"token": TOKEN, "session_id": "x", "seq": {}}},
        {"op": None},
    ],
)
async def test_a_frame_that_makes_no_sense_closes_the_line_without_a_trace(
    frame: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    async with serving() as server, lines(server) as dial:
        line = await dial()
        await line.socket.send_json(frame)
        heard = await line.hear()
        assert heard == {"closed": 4002} or heard["op"] == 9
        again = await dial()
        await begun(again, [0, 1])
        await again.say(8, {"query": ""})
        assert await again.hear() == {"closed": 4002}
    assert not [row for row in caplog.records if row.exc_info]


async def test_members_of_a_server_are_told_to_a_bot_that_is_there() -> None:
    async with serving(servers=1) as server, lines(server) as dial, Control(server.address, CONTROL) as control:
        await control.person("Ada")
        line = await dial()
        await begun(line, [0, 1])
        for guild_id, names in ((server.world.guild.id, {"Ada", None}), ("1", set())):
            await line.say(8, {"guild_id": guild_id, "query": "", "limit": 0})
            chunk = await line.hear()
            assert chunk["t"] == "GUILD_MEMBERS_CHUNK"
            assert {one["user"]["global_name"] for one in chunk["d"]["members"]} == names
