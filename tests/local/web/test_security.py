"""Who gets in, what gets out: origins, names, codes, links, uploads."""

import asyncio
import io
import json
from typing import Any

import aiohttp
import pytest

from local.control import Control, WentWrong
from local.server import Options, Server
from local.web.files import MAX_FILE, safe_name
from tests.local.sampler import PICTURE


async def status(method: str, url: str, **how: Any) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.request(method, url, **how) as answer:
        return answer.status, await answer.text()


async def test_a_foreign_page_cannot_join_upload_or_listen(server: Server) -> None:
    evil = {"Origin": "http://evil.example"}
    for headers in (evil, {"Sec-Fetch-Site": "cross-site"}):
        assert (await status("POST", server.address + "/page/join", json={"name": "x"}, headers=headers))[0] == 403
        assert (await status("GET", server.address + "/page/ws", headers=headers))[0] == 403
    _, joined = await status("POST", server.address + "/page/join", json={"name": "x"})
    for origin, answer in (("http://evil.example", 403), (server.address, 200)):
        form = aiohttp.FormData()
        form.add_field("file", PICTURE, filename="x.png")
        headers = {"Origin": origin, "X-Page-Token": json.loads(joined)["token"]}
        assert (await status("POST", server.address + "/page/upload", data=form, headers=headers))[0] == answer
    again = {"name": "x", "key": json.loads(joined)["key"]}
    own = {"Origin": server.address}
    assert (await status("POST", server.address + "/page/join", json=again, headers=own))[0] == 200
    for foreign in (server.address.replace("http", "https"), "null", "http://[", "file://"):
        headers = {"Origin": foreign}
        assert (await status("POST", server.address + "/page/join", json=again, headers=headers))[0] == 403
    assert not [one for one in server.world.users.values() if one.global_name not in (None, "x")]


async def test_a_foreign_name_does_not_lead_here(server: Server) -> None:
    rebound = {"Host": "evil.example"}
    assert (await status("GET", server.address + "/", headers=rebound))[0] == 403
    assert (await status("POST", server.address + "/page/join", json={"name": "x"}, headers=rebound))[0] == 403
    for host in ("island.local", "evil.local:80", "["):
        assert (await status("GET", server.address + "/", headers={"Host": host}))[0] == 403


async def test_a_name_of_the_network_leads_here_if_it_was_asked_for() -> None:
    server = Server(Options(token="t", names=("Island.local",)))
    await server.start()
    try:
        assert (await status("GET", server.address + "/", headers={"Host": "island.local:8765"}))[0] == 200
        assert (await status("GET", server.address + "/", headers={"Host": "other.local"}))[0] == 403
    finally:
        await server.stop()


@pytest.mark.parametrize(
    "path",
    [
        "/page/../server.py",
        "/page/%2e%2e/server.py",
        "/page/..%2fserver.py",
        "/page//etc/passwd",
        "/page/%2fetc%2fpasswd",
        "/attachments/1/../../etc/passwd",
        "/attachments/0/1/%2e%2e%2fserver.py",
        "/emojis/..%2f..%2fbot.py",
    ],
)
async def test_no_path_leads_out_of_the_page(server: Server, path: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.address.rpartition(":")[2]))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    assert answer.split(b" ", 2)[1] in (b"404", b"403"), answer[:200]
    assert b"import" not in answer


async def test_links_to_files_are_signed_and_expire(server: Server, control: Control) -> None:
    ada = await control.person("Ada")
    file = await ada.upload("a b<script>.png", PICTURE)
    link = server.world.files.link(server.tabs.uploads[ada.id][file])
    assert "<" not in link
    assert " " not in link
    assert (await status("GET", server.address + link.partition("?")[0]))[0] == 404
    assert (await status("GET", server.address + link[:-1] + ("1" if link.endswith("0") else "0")))[0] == 404
    async with aiohttp.ClientSession() as session, session.get(server.address + link) as answer:
        assert await answer.read() == PICTURE
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "sandbox" in answer.headers["Content-Security-Policy"]
    server.world.clock.advance(3 * 86_400)
    assert (await status("GET", server.address + link))[0] == 404


async def test_what_is_no_picture_is_only_ever_downloaded(server: Server, control: Control) -> None:
    ada = await control.person("Ada")
    for name, data in (("x.html", b"<script>alert(1)</script>"), ("x.svg", b"<svg onload='alert(1)'/>")):
        file = await ada.upload(name, data)
        link = server.world.files.link(server.tabs.uploads[ada.id][file])
        async with aiohttp.ClientSession() as session, session.get(server.address + link) as answer:
            assert answer.content_type == "application/octet-stream"
            assert answer.headers["Content-Disposition"].startswith("attachment")


async def test_uploads_need_a_name_and_have_a_limit(server: Server, control: Control) -> None:
    url = server.address + "/page/upload"
    form = aiohttp.FormData()
    form.add_field("file", PICTURE, filename="x.png")
    assert (await status("POST", url, data=form))[0] == 403
    _, joined = await status("POST", server.address + "/page/join", json={"name": "Ada"})
    token = {"X-Page-Token": json.loads(joined)["token"]}
    big = aiohttp.FormData()
    big.add_field("file", io.BytesIO(bytes(MAX_FILE + 1)), filename="x.bin")
    assert (await status("POST", url, data=big, headers=token))[0] == 413
    for _ in range(25):
        form = aiohttp.FormData()
        form.add_field("file", PICTURE, filename="x.png")
        assert (await status("POST", url, data=form, headers=token))[0] == 200
    (mine,) = server.tabs.uploads.values()
    assert len(mine) == 20


async def test_the_network_needs_the_code_and_may_not_guess() -> None:
    server = Server(Options(host="0.0.0.0", token="t"))
    await server.start()
    try:
        url = server.address + "/page/join"
        assert server.code.code
        assert len(server.code.code) == 6
        assert (await status("GET", server.address + "/page/info"))[1].count("true") == 1
        assert "code is needed" in (await status("POST", url, json={"name": "Ada"}))[1]
        for _ in range(9):
            answer = await status("POST", url, json={"name": "Ada", "code": "WRONG"})
            assert answer[0] == 403
            assert "wrong" in answer[1]
        right = {"name": "Ada", "code": server.code.code.lower()}
        assert "Wait a minute" in (await status("POST", url, json=right))[1]
        server.world.clock.advance(61)
        assert (await status("POST", url, json=right))[0] == 200
    finally:
        await server.stop()


async def test_control_needs_its_token_and_is_off_by_default(server: Server) -> None:
    async with Control(server.address, "guess") as wrong:
        with pytest.raises(WentWrong, match="token"):
            await wrong.status()
    plain = Server(Options(token="t"))
    await plain.start()
    try:
        assert (await status("POST", plain.address + "/control/status", json={}))[0] in (404, 405)
    finally:
        await plain.stop()


@pytest.mark.parametrize("name", ["", " ", "x" * 33, "a\u202eb", "Kaiju Game Master", "\x00"])
async def test_bad_names_are_refused_in_one_sentence(server: Server, name: str) -> None:
    code, text = await status("POST", server.address + "/page/join", json={"name": name})
    assert code == 400
    assert text.count("error") == 1


def test_file_names_are_no_paths() -> None:
    assert safe_name("../../etc/passwd") == "passwd"
    assert safe_name("..\\..\\boot.ini") == "boot.ini"
    assert safe_name("...") == "file"
    assert safe_name("ein Bild ä.png") == "ein_Bild_ä.png"
    assert len(safe_name("x" * 500 + ".png")) == 120
