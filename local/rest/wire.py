"""The way of every request: faults set by tests, token, rate limit, body, the act, the answer."""

import asyncio
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web
from aiohttp.http_exceptions import HttpProcessingError

from local import refusals
from local.limits.buckets import RateLimits, Verdict
from local.limits.nesting import Unreadable, parsed
from local.refusals import Limited, Refusal
from local.state.model import Json
from local.state.posting import Upload, Uploads
from local.state.world import World
from local.web.files import MAX_REQUEST

PREFIX = "/api/v10"
log = logging.getLogger("local")


@dataclass(slots=True)
class Call:
    """A request that may be acted on."""

    world: World
    request: web.Request
    limits: RateLimits
    form: Any = None
    uploads: Uploads = field(default_factory=dict)

    def __getitem__(self, name: str) -> str:
        return self.request.match_info[name]

    @property
    def me(self) -> str:
        """The bot's id."""
        return self.world.application.id

    def query(self, name: str, default: str = "") -> str:
        """Return a query parameter."""
        return self.request.query.get(name, default)

    def count(self, name: str, default: int, most: int) -> int:
        """Return a query parameter that is a number from 1 to *most*."""
        raw = self.query(name)
        return min(most, max(1, int(raw))) if raw.isdigit() else default


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer with a status of its own."""

    status: int
    body: Any = None


@dataclass(slots=True)
class Exchange:
    """A request and its answer, as tests and curious people may read them."""

    method: str
    path: str
    route: str
    status: int
    sent: Any
    answer: Any


@dataclass(slots=True)
class Disturbance:
    """Something a test has done to the wire: calls that match are delayed, or fail."""

    method: str
    path: re.Pattern[str]
    times: int
    delay: float = 0.0
    status: int | None = None
    body: Json | None = None


Act = Callable[[Call], Awaitable[Any]]


class Wire:
    """Carries every REST request of the bot."""

    def __init__(self, world: World, limits: RateLimits) -> None:
        self.world = world
        self.limits = limits
        self.disturbances: list[Disturbance] = []
        self.journal: deque[Exchange] = deque(maxlen=500)
        self.under_way = 0
        self.on_call: Callable[[], None] = lambda: None

    def route(self, method: str, path: str, act: Act, *, open_to_all: bool = False) -> web.RouteDef:
        """Make a route; *open_to_all* ones carry their token in the address."""

        async def serve(request: web.Request) -> web.Response:
            self.under_way += 1
            self.on_call()
            try:
                return await self._serve(request, method, path, act, open_to_all)
            finally:
                self.under_way -= 1
                self.on_call()

        return web.route(method, PREFIX + path, serve)

    def unknown_route(self) -> web.RouteDef:
        """Answer for everything that is not here."""

        async def nowhere(call: Call) -> Any:
            raise refusals.not_found()

        return self.route("*", "/{tail:.*}", nowhere)

    async def _serve(self, request: web.Request, method: str, path: str, act: Act, open_to_all: bool) -> web.Response:
        call = Call(self.world, request, self.limits)
        headers: dict[str, str] = {}
        try:
            await self._disturb(request, method)
            if not open_to_all and request.headers.get("Authorization") != self._expected():
                raise refusals.unauthorized()
            verdict = self._judge(request, method, path, open_to_all)
            headers = verdict.headers
            reply = _limited(verdict) if not verdict.passes else await self._act(call, act)
        except Refusal as refusal:
            reply = Reply(refusal.status, refusal.body())
            if isinstance(refusal, Limited):
                headers |= {"Retry-After": f"{refusal.wait:.3f}", "X-RateLimit-Scope": "shared"}
        self.journal.append(Exchange(method, request.path_qs, path, reply.status, call.form, reply.body))
        return _response(reply, headers)

    def _expected(self) -> str:
        return f"Bot {self.world.application.token}"

    async def _act(self, call: Call, act: Act) -> Reply:
        try:
            await read_body(call)
            answer = await act(call)
        except (KeyError, TypeError, ValueError, AttributeError):
            # Either the form is nonsense or this server has a bug; the log tells which.
            log.warning("%s %s could not be read", call.request.method, call.request.path, exc_info=True)
            raise refusals.bad_form() from None
        if isinstance(answer, Reply):
            return answer
        return Reply(204) if answer is None else Reply(200, answer)

    def _judge(self, request: web.Request, method: str, path: str, open_to_all: bool) -> Verdict:
        if path.startswith("/interactions"):
            return Verdict(True, {})
        info = request.match_info
        major = info.get("channel_id") or info.get("guild_id") or info.get("token") or ""
        return self.limits.judge(method, path, major, counts_globally=not open_to_all)

    async def _disturb(self, request: web.Request, method: str) -> None:
        path = request.path.removeprefix(PREFIX)
        for one in self.disturbances:
            if one.times <= 0 or one.method not in ("*", method) or not one.path.search(path):
                continue
            one.times -= 1
            if one.delay:
                await asyncio.sleep(one.delay)
            if one.status:
                body = one.body or {}
                code, words = body.get("code", 0), body.get("message", "A test made this fail.")
                raise Refusal(one.status, code, words)
            return


def _limited(verdict: Verdict) -> Reply:
    body = {
        "message": "You are being rate limited.",
        "code": 0,
        "retry_after": verdict.retry_after,
        "global": verdict.is_global,
    }
    return Reply(429, body)


def _response(reply: Reply, headers: dict[str, str]) -> web.Response:
    # Clients take an answer without Via for one of the guards in front of Discord.
    headers = {"Via": "1.1 local"} | headers
    if reply.body is None:
        return web.Response(status=reply.status, headers=headers)
    headers["Content-Type"] = "application/json"
    return web.Response(status=reply.status, body=msgspec.json.encode(reply.body), headers=headers)


async def read_body(call: Call) -> None:
    """Read JSON, or JSON with files."""
    request = call.request
    if request.method in ("GET", "DELETE") or not request.can_read_body:
        call.form = {}
        return
    if (request.content_length or 0) > MAX_REQUEST:
        raise refusals.too_large()
    if request.content_type == "multipart/form-data":
        raw = await read_parts(request, call.uploads)
    else:
        raw = await request.read()
    try:
        call.form = parsed(raw) if raw.strip() else {}
    except Unreadable:
        raise refusals.bad_json() from None


async def read_parts(request: web.Request, uploads: Uploads) -> bytes:
    """Read a multipart body into *uploads*; return its JSON part."""
    try:
        return await _read_parts(request, uploads)
    except HttpProcessingError:  # parts whose heads are none
        raise refusals.bad_json() from None


async def _read_parts(request: web.Request, uploads: Uploads) -> bytes:
    raw, total = b"", 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        total += len(data)
        if total > MAX_REQUEST:
            raise refusals.too_large()
        if part.name == "payload_json":
            raw = data
        elif part.name and (found := re.fullmatch(r"(?:files\[(\d+)\]|file(\d*))", part.name)):
            uploads[found[1] or found[2] or "0"] = Upload(part.filename or "file", data)
    return raw
