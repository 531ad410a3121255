"""Requests over real sockets: what is counted, what a 429 pauses and what it does not."""

import asyncio
import time
from collections.abc import AsyncIterator

import aiohttp
import discord.http
import pytest
import yarl
from aiohttp import web

from cogs.wire.operations.requests import Requests, is_counted, route_of
from local.server import Options, Server
from ops.budget import RequestBudget, Urgency, urgent
from tests.local.conftest import TOKEN

PAUSE = 0.4


class Strict:
    """A server that answers some requests with 429, and notes when each came."""

    def __init__(self) -> None:
        self.refuse: dict[str, str] = {}  # scope by path, once
        self.came: list[tuple[float, str]] = []

    async def answer(self, request: web.Request) -> web.Response:
        self.came.append((time.monotonic(), request.path))
        if scope := self.refuse.pop(request.path, ""):
            headers = {"Retry-After": str(PAUSE), "X-RateLimit-Scope": scope, "Via": "1.1 test"}
            return web.json_response({"retry_after": PAUSE, "global": scope == "global"}, status=429, headers=headers)
        return web.json_response({})

    def when(self, path: str) -> float:
        return next(at for at, came in reversed(self.came) if came == path)


@pytest.fixture
async def strict(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Strict]:
    one, app = Strict(), web.Application()
    app.router.add_route("*", "/{rest:.*}", one.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10")
    yield one
    await runner.cleanup()


async def send(session: aiohttp.ClientSession, *paths: str) -> None:
    async def one(path: str) -> None:
        async with session.patch(discord.http.Route.BASE + path) as answer:
            await answer.read()

    await asyncio.gather(*map(one, paths))


@pytest.mark.parametrize(
    ("scope", "paused"), [("shared", ["/channels/1/messages/9"]), ("global", ["/channels/1/messages/9", "/channels/2"])]
)
async def test_a_429_pauses_what_it_concerns_and_nothing_else(strict: Strict, scope: str, paused: list[str]) -> None:
    requests = Requests()
    async with aiohttp.ClientSession(trace_configs=[requests.trace()]) as session:
        strict.refuse["/api/v10/channels/1/messages/8"] = scope
        await send(session, "/channels/1/messages/8")
        refused = time.monotonic()
        others = ["/channels/1/messages/9", "/channels/2", "/webhooks/1/token/messages/@original"]
        await send(session, *others)
    waits = {path: strict.when(f"/api/v10{path}") - refused for path in others}
    assert [path for path in others if waits[path] > PAUSE / 2] == paused
    assert requests.refusals.scopes == {scope: 1}
    assert requests.refusals.invalid == (scope == "global")


async def test_a_429_of_one_user_is_left_to_discord_py_but_counted(strict: Strict) -> None:
    requests = Requests()
    async with aiohttp.ClientSession(trace_configs=[requests.trace()]) as session:
        strict.refuse["/api/v10/channels/1"] = "user"
        await send(session, "/channels/1")
        refused = time.monotonic()
        await send(session, "/channels/1")
    assert strict.when("/api/v10/channels/1") - refused < PAUSE / 2
    assert (requests.refusals.scopes, requests.refusals.invalid) == ({"user": 1}, 1)


async def test_a_crowd_of_requests_never_meets_the_global_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(Options(token=TOKEN, rate_limits=True))
    await server.start()
    monkeypatch.setattr(discord.http.Route, "BASE", server.api)
    requests = Requests(RequestBudget())
    headers = {"Authorization": f"Bot {TOKEN}"}
    try:
        async with aiohttp.ClientSession(trace_configs=[requests.trace()], headers=headers) as session:

            async def ask(number: int) -> int:
                with urgent(Urgency(number % 4)):
                    async with session.get(f"{server.api}/channels/{number + 1}/messages") as answer:
                        return answer.status

            statuses = await asyncio.gather(*map(ask, range(130)))
    finally:
        await server.stop()
    assert 429 not in statuses
    assert requests.refusals.scopes == {}


@pytest.mark.parametrize(
    ("url", "counted"),
    [
        ("https://discord.com/api/v10/channels/1/messages", True),
        ("https://discord.com/api/v10/applications/1/commands", True),
        ("https://discord.com/api/v10/webhooks/1/tok/messages/@original", False),
        ("https://discord.com/api/v10/interactions/1/tok/callback", False),
        ("wss://gateway.discord.gg/?v=10", False),
        ("https://cdn.discordapp.com/avatars/1/a.png", False),
    ],
)
def test_answers_to_interactions_the_gateway_and_pictures_do_not_count(
    monkeypatch: pytest.MonkeyPatch, url: str, counted: bool
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "https://discord.com/api/v10")
    assert is_counted(yarl.URL(url)) is counted


def test_a_route_is_that_of_its_channel_not_of_its_message() -> None:
    one, other = (yarl.URL(f"http://x/api/v10/channels/5/messages/{number}") for number in (7, 8))
    assert route_of("PATCH", one) == route_of("PATCH", other) != route_of("DELETE", one)
    assert route_of("PATCH", one) != route_of("PATCH", yarl.URL("http://x/api/v10/channels/6/messages/7"))
