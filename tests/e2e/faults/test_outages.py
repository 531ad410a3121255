"""Starts that go wrong: Discord out of order, files that cannot be used; signs of life, and what the log tells."""

import asyncio
import json
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from subprocess import Popen
from typing import Any

import aiohttp
import discord
import discord.gateway
import discord.http
import pytest
from aiohttp import web

import configured
import process
from bot import Kaiju
from local.control import Control
from local.server import Options, Server
from ops import health
from settings import Settings
from tests.e2e.conftest import PATIENCE, ROOT, Stage, clean_environment, start_bot, start_local, stop
from tests.e2e.tables import CHANNEL, asked, checked, seat
from tests.local.conftest import TOKEN, until


@pytest.fixture
def local() -> Iterator[Stage]:
    process, where = start_local("--no-rate-limits")
    yield where
    assert stop(process) == 0


def said(folder: Path) -> str:
    return (folder / "bot.log").read_text()


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "users/@me$"), ("GET", "oauth2/applications/@me$|applications/@me$"), ("PUT", "commands$")],
    ids=["login", "application", "commands"],
)
async def test_a_start_while_discord_answers_503_waits_and_comes_up_by_itself(
    local: Stage, tmp_path: Path, method: str, path: str
) -> None:
    async with Control(local.address, local.control) as control:
        await control.disturb(method=method, path=path, times=2, status=503)
        bot = start_bot(local, tmp_path, KAIJU_LOG_FORMAT="json")
        assert await control.ready(commands=3, patience=PATIENCE), said(tmp_path)
        failed = [one for one in await control.journal() if one["status"] == 503]
    assert len(failed) == 2
    assert stop(bot) == 0
    lines = [json.loads(line) for line in said(tmp_path).splitlines()]
    (told,) = [line for line in lines if "cannot be reached" in line["event"]]
    assert (told["level"], "503" in told["reason"]) == ("warning", True)
    assert "Traceback" not in said(tmp_path)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_without_a_network_the_bot_waits_and_leaves_when_told(tmp_path: Path, number: signal.Signals) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    nowhere = Stage("", f"http://127.0.0.1:{port}/api/v10", "x", "")
    bot = start_bot(nowhere, tmp_path)
    await until(lambda: "cannot be reached; trying until it can" in said(tmp_path))

    bot.send_signal(number)

    assert await asyncio.to_thread(bot.wait, PATIENCE) == 0
    assert "Traceback" not in said(tmp_path)
    assert said(tmp_path).count("cannot be reached") == 1


async def test_a_gateway_that_never_answers_is_an_outage_as_well(local: Stage, tmp_path: Path) -> None:
    """The REST part is there, the gateway behind the same address is not."""
    bot = await _start_behind_a_gate(local, tmp_path)
    try:
        await until(lambda: "cannot be reached; trying until it can" in said(tmp_path))
    finally:
        code = stop(bot[0])
        await bot[1].cleanup()
    assert code == 0
    assert "Traceback" not in said(tmp_path)


async def _start_behind_a_gate(local: Stage, folder: Path) -> tuple[Popen[str], web.AppRunner]:
    """Start the bot behind a proxy that lets everything through but the gateway."""
    behind, runner = await behind_a_gate(local)
    return start_bot(behind, folder), runner


async def behind_a_gate(local: Stage) -> tuple[Stage, web.AppRunner]:
    """Return a way to *local* through a proxy that lets everything through but the gateway."""
    session = aiohttp.ClientSession()

    async def passed_on(request: web.Request) -> web.Response:
        if request.path.startswith("/gateway"):
            return web.Response(status=503)
        headers = {key: request.headers[key] for key in ("Authorization", "Content-Type") if key in request.headers}
        address, body = local.address + request.path_qs, await request.read()
        async with session.request(request.method, address, data=body, headers=headers) as answer:
            return web.Response(
                status=answer.status, body=await answer.read(), content_type=answer.content_type or "text/plain"
            )

    async def end(_: web.Application) -> None:
        await session.close()

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", passed_on)
    app.on_cleanup.append(end)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    return Stage("", f"http://127.0.0.1:{port}/api/v10", local.token, ""), runner


def read_only_disk(folder: Path, command: str) -> list[str]:
    return ["unshare", "-rm", "sh", "-c", f"mount -t tmpfs -o ro tmpfs {folder} && exec {command}"]


def test_a_read_only_disk_is_told_as_such_and_not_as_discords(local: Stage, tmp_path: Path) -> None:
    if not shutil.which("unshare") or subprocess.run(read_only_disk(tmp_path, "true"), capture_output=True).returncode:
        pytest.skip("this system lets nobody mount a disk")
    environment = clean_environment(
        KAIJU_DISCORD_API=local.api, DISCORD_TOKEN=local.token, KAIJU_DB=str(tmp_path / "kaiju.db")
    )
    command = read_only_disk(tmp_path, f"{sys.executable} {ROOT / 'bot.py'}")

    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE)

    assert done.returncode == 2, done.stderr
    last = done.stderr.strip().splitlines()[-1]
    assert "Read-only file system" in last
    assert "reached" not in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
async def server() -> Any:
    one = Server(Options(token=TOKEN, control="c", rate_limits=False))
    await one.start()
    yield one
    await one.stop()


async def test_the_sign_of_life_goes_on_after_a_failure_which_is_told_once(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for where, name in ((discord.http.Route, "BASE"), (discord.Asset, "BASE")):
        monkeypatch.setattr(where, name, "")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", None)
    monkeypatch.setattr(health, "EVERY", 0.01)
    configured.point_to(server.api)
    folder = tmp_path / "later"
    settings = Settings(token=TOKEN, database=str(tmp_path / "kaiju.db"), health=str(folder / "health"), profile="off")
    stopping = asyncio.Event()
    running = asyncio.create_task(process.attempt(partial(Kaiju, settings), settings, stopping))
    await until(lambda: "no sign of life" in caplog.text)
    await asyncio.sleep(0.1)  # some more failures

    folder.mkdir()
    await until((folder / "health").exists)

    stopping.set()
    assert await running == 0
    assert caplog.text.count("no sign of life") == 1


async def test_the_log_at_debug_holds_neither_tokens_nor_what_is_on_private_pages(local: Stage, tmp_path: Path) -> None:
    bot = start_bot(local, tmp_path, KAIJU_LOG_LEVEL="debug", KAIJU_LOG_FORMAT="json")
    async with Control(local.address, local.control) as control:
        assert await control.ready(commands=3, patience=PATIENCE), said(tmp_path)
        table = await seat(control, ["Ada", "Ben", "Cho"])
        page = checked(await table.guests[0].person.command("/hand", CHANNEL)).message
        assert page
        for fault in (
            {"status": 500, "times": 4},
            {"status": 404, "body": {"code": 50027, "message": "No"}, "times": 1},
        ):
            await control.disturb(method="PATCH", path="/webhooks/.*", **fault)
            guest, question = await asked(table)
            await guest.answer(question)  # the pages of the others are edited, and that fails
            await control.calm()
        paths = [one["path"] for one in await control.journal()]
    assert stop(bot) == 0
    text = said(tmp_path)
    tokens = {found[1] for path in paths if (found := re.search(r"/(?:webhooks|interactions)/\d+/([^/?]+)", path))}
    assert len(tokens) > 3
    assert "has returned" in text, "there was something to redact"
    assert "WebSocket Event" in text
    assert [token for token in tokens if token in text] == []
    assert local.token not in text
    assert "INTERACTION_CREATE" in text
    shown = [line for line in page.text.splitlines() if len(line) > 30]
    assert shown
    assert [line for line in shown if line in text or json.dumps(line)[1:-1] in text] == []


async def test_a_fault_of_backups_stands_in_the_sign_of_life_and_on_the_page(local: Stage, tmp_path: Path) -> None:
    (tmp_path / "in-the-way").write_text("")
    copies = str(tmp_path / "in-the-way" / "copies")
    bot = start_bot(local, tmp_path, KAIJU_COPIES=copies, KAIJU_TABLES="copy_every=0.1")
    async with Control(local.address, local.control) as control:
        assert await control.ready(commands=3, patience=PATIENCE), said(tmp_path)
        owner = await control.person("Ada")
        await until(lambda: "continuous copy" in said(tmp_path))
        page = checked(await owner.command("/admin health", CHANNEL))
        assert "The continuous copy cannot be written" in page.text
        assert str(tmp_path) not in page.text
    assert stop(bot) == 0
    assert said(tmp_path).count("cannot be written") == 1
    assert "Traceback" not in said(tmp_path)
