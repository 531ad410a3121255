"""Whose name it is: keys, codes, and who may be whom."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from local.control import Control
from local.server import Options, Server
from local.web.keys import GUESSES, KEYS, LIFE


async def join(server: Server, name: str, **form: Any) -> tuple[int, dict[str, Any]]:
    url = server.address + "/page/join"
    async with aiohttp.ClientSession() as session, session.post(url, json={"name": name, **form}) as answer:
        return answer.status, await answer.json()


def codes(said: str) -> list[str]:
    return re.findall(r"The code for that: (\w{6})", said)


async def test_whoever_only_knows_a_name_is_not_that_person(server: Server) -> None:
    _, ada = await join(server, "Ada")
    visits = len(server.world.visits)

    for form in ({}, {"key": ""}, {"key": "guess"}, {"key": ada["key"] + "x"}, {"key": [ada["key"]]}, {"key": None}):
        status, answer = await join(server, " ada ", **form)
        assert status == 403
        assert answer["name_taken"]
        assert "is here already" in answer["error"]
        assert not {"token", "key"} & set(answer)
    assert len(server.world.visits) == visits


async def test_the_key_of_a_browser_is_enough_as_often_as_it_comes(server: Server) -> None:
    _, ada = await join(server, "Ada")
    for name in ("Ada", "ada", "ADA"):
        status, again = await join(server, name, key=ada["key"])
        assert status == 200
        assert again["user"]["id"] == ada["user"]["id"]
        assert again["key"] == ada["key"]
        assert again["token"] != ada["token"]
    _, ben = await join(server, "Ben", key=ada["key"])
    assert ben["user"]["id"] != ada["user"]["id"]
    assert ben["key"] != ada["key"]


async def test_the_code_for_a_name_is_told_at_the_terminal_and_works_once(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    _, ada = await join(server, "Ada")
    await join(server, "Ada")
    await join(server, "Ada")
    (code,) = codes(capsys.readouterr().out)

    status, answer = await join(server, "Ada", own_code=f" {code.lower()} ")

    assert status == 200
    assert answer["user"]["id"] == ada["user"]["id"]
    assert (await join(server, "Ada", own_code=code))[0] == 403
    assert (await join(server, "Ada", key=answer["key"]))[0] == 200
    assert (await join(server, "Ada", key=ada["key"]))[0] == 200


async def test_a_code_cannot_be_guessed_and_ends(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    await join(server, "Ada")
    await join(server, "Ada")
    (code,) = codes(capsys.readouterr().out)
    for _ in range(GUESSES):
        assert (await join(server, "Ada", own_code="WRONG1"))[0] == 403
    assert (await join(server, "Ada", own_code=code))[0] == 403
    assert codes(capsys.readouterr().out) == []
    server.world.clock.advance(LIFE + 1)
    assert (await join(server, "Ada", own_code=code))[0] == 403
    (other,) = codes(capsys.readouterr().out)
    server.world.clock.advance(LIFE + 1)
    assert (await join(server, "Ada", own_code=other))[0] == 403


async def test_a_code_is_for_one_name_alone(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("Ada", "Ben"):
        await join(server, name)
        await join(server, name)
    ada, ben = codes(capsys.readouterr().out)

    assert (await join(server, "Ben", own_code=ada))[0] == 403
    assert (await join(server, "Ben", own_code=ben))[0] == 200


async def test_somebody_whom_a_test_brought_in_is_taken_by_the_first_browser(server: Server, control: Control) -> None:
    ada = await control.person("Ada")

    status, joined = await join(server, "Ada")

    assert status == 200
    assert joined["user"]["id"] == ada.id
    assert (await join(server, "Ada"))[0] == 403
    assert (await control.person("Ada")).id == ada.id


async def test_the_file_of_a_kept_world_lets_nobody_in(tmp_path: Path) -> None:
    path = tmp_path / "island.db"
    first = Server(Options(token="t", keep=path))
    await first.start()
    _, ada = await join(first, "Ada")
    await first.stop()
    with closing(sqlite3.connect(path)) as db:
        kept = b"".join(body for (body,) in db.execute("select body from record")).decode()
        ids = [row for (row,) in db.execute("select id from record")]
    assert ada["key"] not in kept
    assert ada["token"] not in kept
    assert ada["token"] not in ids
    second = Server(Options(token="t", keep=path))
    await second.start()
    try:
        assert (await join(second, "Ada"))[0] == 403
        assert (await join(second, "Ada", key=ada["key"]))[0] == 200
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(second.address + "/page/ws") as socket,
        ):
            await socket.send_json({"op": "hello", "token": ada["token"]})
            assert (await socket.receive_json())["op"] == "ready"
    finally:
        await second.stop()


async def test_the_oldest_of_many_browsers_has_to_ask_again(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    _, first = await join(server, "Ada")
    for _ in range(KEYS):
        await join(server, "Ada")
        await join(server, "Ada", own_code=codes(capsys.readouterr().out)[0])

    assert (await join(server, "Ada", key=first["key"]))[0] == 403
