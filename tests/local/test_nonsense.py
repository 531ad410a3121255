"""Whatever is sent, the answer is a refusal in Discord's shape, never a crash."""

import asyncio
from typing import Any

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from local.seed import BOT, GAMES
from local.server import Options, Server

WORDS = [
    "content",
    "embeds",
    "components",
    "attachments",
    "flags",
    "allowed_mentions",
    "nonce",
    "message_reference",
    "type",
    "custom_id",
    "style",
    "label",
    "options",
    "value",
    "values",
    "min_values",
    "title",
    "description",
    "fields",
    "items",
    "media",
    "url",
    "accessory",
    "component",
    "name",
    "id",
    "data",
    "choices",
    "parse",
    "users",
    "emoji",
    "footer",
    "text",
    "required",
]
LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 50), st.floats(allow_nan=False), st.text(max_size=5), st.just("x" * 3000)
)
FORMS = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=6),
    max_leaves=25,
)
ROUTES = [
    ("POST", f"/channels/{GAMES}/messages"),
    ("PUT", f"/applications/{BOT}/commands"),
    ("POST", f"/applications/{BOT}/commands"),
    ("POST", f"/channels/{GAMES}/threads"),
    ("POST", "/users/@me/channels"),
    ("POST", f"/applications/{BOT}/emojis"),
    ("PATCH", f"/channels/{GAMES}"),
    ("POST", "/interactions/1/x/callback"),
]


@pytest.mark.parametrize(("method", "path"), ROUTES, ids=[" ".join(one) for one in ROUTES])
@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(forms=st.lists(FORMS, min_size=5, max_size=5))
def test_nonsense_is_refused_and_not_died_of(method: str, path: str, forms: list[Any]) -> None:
    asyncio.run(_send(method, path, forms))


async def _send(method: str, path: str, forms: list[Any]) -> None:
    server = Server(Options(token="t", rate_limits=False))
    await server.start()
    try:
        async with aiohttp.ClientSession(headers={"Authorization": "Bot t"}) as session:
            for form in forms:
                async with session.request(method, server.api + path, json=form) as answer:
                    body = await answer.json() if answer.status != 204 else {}
                    assert answer.status < 500, (form, body)
                    if answer.status >= 400:
                        assert isinstance(body["code"], int), form
                        assert body["message"], form
    finally:
        await server.stop()


@pytest.mark.parametrize("query", ["before=x", "after=-", "limit=x", "around=", "limit=-1"])
async def test_nonsense_in_the_query_is_no_crash(server: Server, api: Any, query: str) -> None:
    status, _ = await api("GET", f"/channels/{GAMES}/messages?{query}")
    assert status in (200, 400)
