"""Starting and stopping: bad tokens, dead servers, signals, health, scripts/play, --keep."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen
from typing import Any

import aiohttp
import pytest

from local.control import Control
from tests.e2e.conftest import PATIENCE, ROOT, Stage, clean_environment, start_bot, start_local, stop
from tests.local.conftest import until


def run_bot(folder: Path, *flags: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "bot.py"), *flags]
    env = clean_environment(**environment)
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=PATIENCE)


def assert_one_sentence(done: subprocess.CompletedProcess[str], words: str) -> None:
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    last = done.stderr.strip().splitlines()[-1]
    assert words in last, done.stderr
    assert last.endswith("."), done.stderr


def test_a_wrong_token_is_one_sentence(stage: Stage, tmp_path: Path) -> None:
    done = run_bot(tmp_path, KAIJU_DISCORD_API=stage.api, DISCORD_TOKEN="wrong")
    assert_one_sentence(done, "refused the token in DISCORD_TOKEN")


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({}, "DISCORD_TOKEN is not set"),
        (
            {"DISCORD_TOKEN": "x", "KAIJU_DISCORD_API": "nonsense"},
            "KAIJU_DISCORD_API must be an http address",
        ),
        ({"DISCORD_TOKEN": "x", "KAIJU_LOG_LEVEL": "loud"}, "KAIJU_LOG_LEVEL must be one of"),
        ({"DISCORD_TOKEN": "x", "KAIJU_CONFIG": "absent.toml"}, "absent.toml cannot be read"),
    ],
)
def test_broken_settings_are_one_sentence(tmp_path: Path, environment: dict[str, str], words: str) -> None:
    assert_one_sentence(run_bot(tmp_path, **environment), words)


def test_settings_can_be_checked_without_running(tmp_path: Path) -> None:
    (tmp_path / "kaiju.toml").write_text('token = "x"\nlog_format = "json"\n')
    assert run_bot(tmp_path, "--check").returncode == 0
    assert_one_sentence(run_bot(tmp_path, "--health"), "KAIJU_HEALTH is not set")
    assert run_bot(tmp_path, "--health", KAIJU_HEALTH="absent").returncode == 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_bot_lives_shows_its_health_and_leaves_in_order(tmp_path: Path, number: signal.Signals) -> None:
    local, where = start_local()
    try:
        bot = start_bot(where, tmp_path, KAIJU_LOG_FORMAT="json")
        async with Control(where.address, where.control) as control:
            assert await control.ready(commands=3, patience=PATIENCE)
        await until((tmp_path / "health").exists)
        healthy = run_bot(tmp_path, "--health", KAIJU_HEALTH="health")
        assert healthy.returncode == 0
        bot.send_signal(number)
        code = bot.wait(timeout=PATIENCE)
        said = (tmp_path / "bot.log").read_text()
        assert code == 0, said
        assert '"event": "stopping"' in said
        assert "Traceback" not in said
    finally:
        assert stop(local) == 0
    os.utime(tmp_path / "health", (0, 0))
    assert run_bot(tmp_path, "--health", KAIJU_HEALTH="health").returncode == 1


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are found in /proc")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("tell", [os.kill, os.killpg], ids=["the-bot", "all-its-processes"])
def test_a_bot_that_is_told_to_stop_while_it_starts_leaves_in_order(
    stage: Stage, tmp_path: Path, number: signal.Signals, tell: Callable[[int, int], None]
) -> None:
    given = clean_environment(KAIJU_DISCORD_API=stage.api, DISCORD_TOKEN=stage.token, KAIJU_PROFILE="off")
    command = [sys.executable, str(ROOT / "bot.py")]
    bot = Popen(command, cwd=tmp_path, env=given, stdout=PIPE, stderr=STDOUT, text=True, start_new_session=True)
    children = Path(f"/proc/{bot.pid}/task/{bot.pid}/children")
    while bot.poll() is None and len(children.read_text().split()) < 2:  # one that draws is about to begin
        time.sleep(0.01)
    tell(bot.pid, number)
    said, _ = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0, said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    "command", [[sys.executable, str(ROOT / "bot.py")], [sys.executable, "-m", "local"], [str(ROOT / "scripts/play")]]
)
def test_ctrl_c_while_modules_are_imported_ends_without_a_word(tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "aiohttp.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n")
    env = clean_environment(KAIJU_VENV=str(Path(sys.executable).parents[1]), PYTHONPATH=str(tmp_path))
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")  # 130 in a shell


class Play:
    """scripts/play as people start it."""

    def __init__(self, folder: Path, *flags: str, **environment: str) -> None:
        venv = str(Path(sys.executable).parents[1])
        env = clean_environment(KAIJU_VENV=venv, KAIJU_DB=str(folder / "games.db"), **environment)
        command = [str(ROOT / "scripts" / "play"), "--no-browser", *flags]
        self.process: Popen[str] = Popen(command, env=env, stdout=PIPE, stderr=STDOUT, text=True)
        self.said = ""

    async def until(self, pattern: str) -> re.Match[str]:
        while not (found := re.search(pattern, self.said)):
            assert self.process.stdout
            line = await asyncio.wait_for(asyncio.to_thread(self.process.stdout.readline), PATIENCE)
            assert line, f"scripts/play ended early: {self.said}"
            self.said += line
        return found

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        rest, _ = self.process.communicate(timeout=PATIENCE)
        self.said += rest
        return self.process.returncode


KEYS: dict[str, str] = {}  # to names, as browsers keep them


async def visit(address: str, name: str) -> dict[str, Any]:
    """Join as a browser would and return the first frame."""
    async with aiohttp.ClientSession() as session:
        async with session.post(address + "page/join", json={"name": name, "key": KEYS.get(name)}) as answer:
            joined = await answer.json()
            token, KEYS[name] = joined["token"], joined["key"]
        async with session.ws_connect(address + "page/ws") as socket:
            await socket.send_json({"op": "hello", "token": token})
            frame: dict[str, Any] = await socket.receive_json()
            return frame


async def test_play_starts_everything_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    play = Play(tmp_path, "--port", "0")
    try:
        address = (await play.until(r"Play here:\s+(\S+)"))[1]
        ready = await visit(address, "Ada")
        assert "about" in {one["name"] for one in ready["commands"]}
    finally:
        code = play.stop()
    assert code == 0, play.said
    assert "Traceback" not in play.said


async def test_play_takes_another_port_and_asks_the_network_for_a_code(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("0.0.0.0", 0))
        busy.listen()
        port = busy.getsockname()[1]
        play = Play(tmp_path, "--port", str(port), "--host", "0.0.0.0")
        try:
            await play.until(rf"Port {port} is busy")
            code = (await play.until(r"with the code:\s+(\w+)"))[1]
            address = re.search(r"Play here:\s+(\S+)", play.said)
            assert address
            assert str(port) not in address[1]
            async with aiohttp.ClientSession() as session:
                async with session.post(address[1] + "page/join", json={"name": "Eve"}) as answer:
                    assert answer.status == 403
                async with session.post(address[1] + "page/join", json={"name": "Ada", "code": code}) as answer:
                    assert answer.status == 200
        finally:
            assert play.stop() == 0, play.said


async def test_play_keeps_what_was_said(tmp_path: Path) -> None:
    keep = str(tmp_path / "talk.db")
    for round_number in range(2):
        play = Play(tmp_path, "--port", "0", "--keep", keep)
        try:
            address = (await play.until(r"Play here:\s+(\S+)"))[1]
            ready = await visit(address, "Ada")
            people = [one["global_name"] for one in ready["users"] if one["global_name"]]
            assert people == (["Ada"] if round_number == 0 else ["Ada", "Ben"])
            await visit(address, "Ben")
        finally:
            assert play.stop() == 0, play.said


async def test_play_refuses_a_strange_file_in_one_sentence(tmp_path: Path) -> None:
    strange = tmp_path / "notes.txt"
    strange.write_text("no database " * 100)
    play = Play(tmp_path, "--port", "0", "--keep", str(strange))
    said, _ = play.process.communicate(timeout=PATIENCE)
    assert play.process.returncode == 2
    assert "not a file of this program" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("module", ["local", "local.play"])
@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["--port", "65536"], "from 0 to 65535"),
        (["--port", "-1"], "from 0 to 65535"),
        (["--host", "no.invalid"], "Cannot"),
    ],
)
def test_an_address_that_cannot_be_is_one_sentence(module: str, given: list[str], words: str) -> None:
    command = [sys.executable, "-m", module, *given]
    done = subprocess.run(
        command, cwd=ROOT, env=clean_environment(), capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert "unknown error" not in done.stderr + done.stdout


@pytest.mark.parametrize("is_in_file", [False, True])
async def test_play_with_a_token_goes_to_discord_alone(stage: Stage, tmp_path: Path, is_in_file: bool) -> None:
    (tmp_path / "token").write_text("wrong\n")
    token = {"DISCORD_TOKEN_FILE": str(tmp_path / "token")} if is_in_file else {"DISCORD_TOKEN": "wrong"}
    play = Play(tmp_path, KAIJU_DISCORD_API=stage.api, **token)
    said, _ = play.process.communicate(timeout=PATIENCE)
    assert play.process.returncode == 2
    assert "running the bot against Discord" in said
    assert "refused the token" in said
    assert "Play here" not in said
