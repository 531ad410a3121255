"""A local Discord in this process, over real sockets, and discord.py as its client."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp
import discord
import discord.gateway
import discord.http
import pytest
import yarl
from discord import app_commands

from local.control import Control
from local.server import Options, Server

TOKEN, CONTROL = "bot-token", "control-token"
LENIENT = 30.0


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that sends no event of its own."""
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    one = Server(Options(token=TOKEN, control=CONTROL, rate_limits=False))
    await one.start()
    yield one
    await one.stop()


@pytest.fixture
async def control(server: Server) -> AsyncIterator[Control]:
    async with Control(server.address, CONTROL) as one:
        yield one


class Api:
    """REST without discord.py, to send what discord.py would never send."""

    def __init__(self, server: Server, session: aiohttp.ClientSession) -> None:
        self.server = server
        self.session = session
        self.headers = {"Authorization": f"Bot {TOKEN}"}

    async def __call__(self, method: str, path: str, **how: Any) -> tuple[int, Any]:
        headers = self.headers | how.pop("headers", {})
        async with self.session.request(method, self.server.api + path, headers=headers, **how) as answer:
            text = await answer.read()
            return answer.status, (await answer.json() if text else None)


@pytest.fixture
async def api(server: Server) -> AsyncIterator[Api]:
    async with aiohttp.ClientSession() as session:
        yield Api(server, session)


class Fixture(discord.Client):
    """A bot for tests: commands are added to its tree before it starts."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True, guild_messages=True, guild_reactions=True),
            guild_ready_timeout=0.05,
        )
        self.tree = app_commands.CommandTree(self)
        self.seen: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        self.is_up = asyncio.Event()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds before a second identify."""

    async def on_ready(self) -> None:
        self.is_up.set()

    async def setup_hook(self) -> None:
        if self.tree.get_commands():
            await self.tree.sync()

    async def event_of(self, name: str) -> Any:
        """Wait for the next event with this *name*, noted with `note`."""
        async with asyncio.timeout(10):
            while True:
                found, data = await self.seen.get()
                if found == name:
                    return data

    def note(self, *names: str) -> None:
        """Keep these events for `event_of`."""
        for name in names:
            self._noting(name)

    def _noting(self, name: str) -> None:
        async def hear(*arguments: Any) -> None:
            self.seen.put_nowait((name, arguments))

        setattr(self, f"on_{name}", hear)


@pytest.fixture
def at_server(server: Server) -> Any:
    """Point discord.py at the server, and back afterwards."""
    patch = pytest.MonkeyPatch()
    patch.setattr(discord.http.Route, "BASE", server.api)
    gateway = yarl.URL(server.address.replace("http", "ws")) / "gateway"
    patch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    patch.setattr(discord.Asset, "BASE", server.address)
    yield
    patch.undo()


@pytest.fixture
async def run_bot(server: Server, at_server: None) -> AsyncIterator[Callable[[Fixture], Any]]:
    """Start a Fixture and wait until it is ready; it has longer than 3 s, so that a busy machine fails no test."""
    server.world.acknowledge_within = LENIENT
    running: list[tuple[Fixture, asyncio.Task[None]]] = []

    async def run(bot: Fixture) -> Fixture:
        running.append((bot, asyncio.create_task(bot.start(TOKEN))))
        async with asyncio.timeout(20):
            await bot.is_up.wait()
        return bot

    yield run
    for bot, task in running:
        await bot.close()
        with contextlib.suppress(Exception):
            await task
