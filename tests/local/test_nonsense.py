"""Whatever is sent, the answer is a refusal in Discord's shape, never a crash."""

import asyncio
from typing import Any

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from local.server import Options, Server
from local.state.seed import BOT, GAMES

DEEP = b"[" * 100_000
DEEP_OBJECT = b'{"a":' * 5_000 + b"1" + b"}" * 5_000
PATHS = [
    "/page/%00",
    "/page/a%00b.js",
    "/page/" + "x" * 300,
    "/page/" + "x/" * 2_000,
    "/page/%ff%fe",
    "/page/%ud800",
    "/page/..%00/..",
    "/attachments/1/%00/x?ex=1&hm=é",
    "/attachments/1/2/x?ex=" + "f" * 300 + "&hm=%ff",
    "/attachments/1/2/x?ex=-1&hm=",
    "/emojis/%00.png",
    "/embed/avatars/%C2%B2.png",
    "/embed/avatars/" + "9" * 5_000 + ".png",
    "/api/v10/channels/%00/messages",
    "/api/v10/channels/" + "9" * 3_000,
    "/api/v10/users/%ff",
    "/control/%00",
    "/gateway?v=%00",
    "/" + "x" * 20_000,
]
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


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
async def test_no_address_makes_the_server_fail(server: Server, method: str, path: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.address.rpartition(":")[2]))
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bot bot-token\r\n"
    writer.write(f"{head}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    assert 400 <= int(answer.split(b" ", 2)[1]) < 500 or path.startswith("/embed"), answer[:200]


@pytest.mark.parametrize(
    "body", [DEEP, DEEP_OBJECT, b'{"name": ' + DEEP, b"\xff", b'{"name": "\\ud800"}', b"1", b"null"]
)
@pytest.mark.parametrize(
    "path", ["/page/join", "/page/upload", "/control/status", "/control/person", f"/api/v10/channels/{GAMES}/messages"]
)
async def test_no_body_makes_the_server_fail(server: Server, caplog: Any, path: str, body: bytes) -> None:
    token = "Bearer control-token" if path.startswith("/control") else "Bot bot-token"
    headers = {"Authorization": token, "Content-Type": "application/json"}
    async with aiohttp.ClientSession() as session:
        answer = await session.post(server.address + path, data=body, headers=headers)
        assert 400 <= answer.status < 500 or path == "/control/status", await answer.text()
        for kind in ("multipart/form-data", "multipart/form-data; boundary=x"):
            parts = await session.post(
                server.address + path, data=b"--x\r\nno", headers=headers | {"Content-Type": kind}
            )
            assert 400 <= parts.status < 500, await parts.text()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_frame_that_is_nested_too_deep_is_answered_and_the_tab_goes_on(server: Server) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.post(server.address + "/page/join", json={"name": "Ada"}) as answer:
            token = (await answer.json())["token"]
        socket = await session.ws_connect(server.address + "/page/ws")
        await socket.send_json({"op": "hello", "token": token})
        assert (await socket.receive_json())["op"] == "ready"
        for frame in (DEEP.decode(), DEEP_OBJECT.decode(), "[1]", "null", '"x"'):
            await socket.send_str(frame)
            assert "cannot be read" in (await socket.receive_json())["error"]
        other = await session.ws_connect(server.address + "/page/ws")
        await other.send_str(DEEP.decode())
        assert (await other.receive_json())["op"] == "bye"
