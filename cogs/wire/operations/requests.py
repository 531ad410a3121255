"""Every request to Discord comes by here: counted ones wait for the budget, and what is refused is noted.

discord.py obeys the limits of single routes by the headers of the answers, waits after each 429 and tries again; a
global one stops its counted requests, interactions go on. None of that is done again here. What it does not do: share
50 requests a second by urgency, and keep the *other* requests of a route from running into the same 429.
"""

from __future__ import annotations

import asyncio
import re
from types import SimpleNamespace

import aiohttp
import discord.http
import yarl

from ops import meters
from ops.budget import RequestBudget, urgency
from ops.refusals import TOO_MANY, Refusals

#: Answers to interactions and their follow-ups do not count; the token is in the address.
UNCOUNTED = re.compile(r"/(?:interactions|webhooks)/\d+/")
#: In these the number says which message or person of a route it is, not which route.
MINOR = re.compile(r"(/(?:messages|users|emojis|commands|permissions)/)\d+")
_BLANK = r"\1_"


def route_of(method: str, url: yarl.URL) -> str:
    """Return the route of a request with what limits are kept by: its channel or server, not its message."""
    return f"{method} {MINOR.sub(_BLANK, url.path)}"


def is_counted(url: yarl.URL) -> bool:
    """Return whether a request counts towards the limit of the whole bot."""
    return str(url).startswith(discord.http.Route.BASE) and not UNCOUNTED.search(url.path)


class Requests:
    """Watches the requests of one bot."""

    def __init__(self, budget: RequestBudget | None = None, refusals: Refusals | None = None) -> None:
        self.budget = budget or RequestBudget()
        self.refusals = refusals or Refusals()

    def trace(self) -> aiohttp.TraceConfig:
        """Return how to watch a session of aiohttp."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._begin)
        config.on_request_end.append(self._end)
        config.on_request_exception.append(self._fail)
        return config

    async def _begin(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        if is_counted(params.url):
            if wait := self.refusals.wait(route_of(params.method, params.url)):
                await asyncio.sleep(wait)
            await self.budget.take(urgency())

    async def _end(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        status, headers = params.response.status, params.response.headers
        meters.requested.note(1, str(status))
        scope = headers.get("X-RateLimit-Scope", "")
        self.refusals.note(status, scope)
        if status == TOO_MANY and is_counted(params.url):
            wait = _seconds(headers.get("Retry-After", ""))
            if scope == "global":
                self.budget.pause(wait)
            elif scope == "shared":  # that of a user is discord.py's business, and may be about one field of a form
                self.refusals.pause(route_of(params.method, params.url), wait)

    async def _fail(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        meters.requested.note(1, "0")


def _seconds(text: str) -> float:
    try:
        return min(3600.0, max(0.0, float(text)))
    except ValueError:
        return 1.0
