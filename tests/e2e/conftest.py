"""The local Discord and bot.py as real processes, for every test that plays through them."""

import asyncio
import os
import re
import secrets
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import aiohttp
import pytest

from local.control import Control
from tests.e2e import manners
from tests.local import openapi
from tests.table.house import seal_anew

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
JUDGED = 60
#: Tables that do not dawdle: what is a courtesy to people is only waiting to a test. Nobody is taken to be there.
QUICK = (
    "pace=0 rest=0.1 live_delay=0:0.1 secret_delay=0:0.1 presence=0 call_after=1 lobbies_per_person=1000"
    " lobbies_per_channel=1000 curves=0"
)
#: People of a test press faster than anybody could, and open more lobbies.
UNLIMITED = "person=1e6:1e6 server=1e6:1e6"
LENIENT = 30.0  # instead of 3 s, so that a busy machine fails no test


@dataclass
class Stage:
    """Where the processes are and how to reach them."""

    address: str
    api: str
    token: str
    control: str


def clean_environment(**more: str) -> dict[str, str]:
    """Return the environment without any setting of the bot, plus *more*."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("KAIJU_", "DISCORD_"))}
    return kept | {"PYTHONUNBUFFERED": "1"} | more


def start_local(*flags: str, control: str = "control") -> tuple[Popen[str], Stage]:
    """Start `python -m local` and read where it is."""
    command = [sys.executable, "-m", "local", "--control", "--token", "bot-token", *flags]
    environment = clean_environment(KAIJU_CONTROL_TOKEN=control)
    process = Popen(command, cwd=ROOT, env=environment, stdout=PIPE, text=True)
    said = ""
    assert process.stdout
    while "ready" not in said:
        line = process.stdout.readline()
        assert line, f"the local Discord did not start: {said}"
        said += line
    api = re.search(r"KAIJU_DISCORD_API=(\S+)", said)
    assert api
    return process, Stage(api[1].removesuffix("/api/v10"), api[1], "bot-token", control)


def start_bot(
    stage: Stage, folder: Path, program: str = "bot.py", *arguments: str, log_name: str = "bot.log", **more: str
) -> Popen[str]:
    """Start the bot against *stage* with its files in *folder*, its log in bot.log there."""
    given = {
        "KAIJU_DISCORD_API": stage.api,
        "DISCORD_TOKEN": stage.token,
        "KAIJU_DB": str(folder / "kaiju.db"),
        "KAIJU_HEALTH": str(folder / "health"),
        "KAIJU_LIMITS": UNLIMITED,
        "KAIJU_PROFILE": "off",  # so that texts are the same from the first message on
    }
    environment = clean_environment(**given | more)
    with (folder / log_name).open("a") as log:
        return Popen(
            [sys.executable, str(ROOT / program), *arguments], cwd=folder, env=environment, stderr=log, text=True
        )


def stop(process: Popen[str]) -> int:
    """Ask a process to stop, wait, and return its exit code."""
    if process.poll() is None:
        process.terminate()
    process.communicate(timeout=PATIENCE)
    return process.returncode


@pytest.fixture(scope="session")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Both processes, shared by all tests that leave them as they found them; no rate limits."""
    flags = ("--no-rate-limits", "--acknowledge-within", str(LENIENT))
    local, where = start_local(*flags, control=secrets.token_hex(8))
    folder = tmp_path_factory.mktemp("bot")
    bot = start_bot(where, folder, KAIJU_TABLES=QUICK)
    try:
        asyncio.run(_wait_for_bot(where))
        yield where
    finally:
        codes = (stop(bot), stop(local))
        log = (folder / "bot.log").read_text()
    assert codes == (0, 0), f"the processes did not end well: {codes}\n{log}"
    assert "Traceback" not in log, log


async def _wait_for_bot(where: Stage) -> None:
    async with Control(where.address, where.control) as control:
        assert await control.ready(commands=3, patience=PATIENCE), "the bot did not come"
        await control.person("Ada")  # who comes first owns the server, whichever test is the first


@pytest.fixture
async def control(stage: Stage) -> AsyncIterator[Control]:
    """The control API; afterwards every exchange is held against Discord's own document."""
    async with Control(stage.address, stage.control) as one:
        await one.journal(clear=True)
        yield one
        await one.calm()
        exchanges: list[dict[str, Any]] = await one.journal(clear=True)
    manners.check(exchanges)
    openapi.must_know(exchanges)
    # A whole game is a thousand exchanges of the same few shapes: judge the first ones and some of the rest.
    openapi.judge(exchanges[:JUDGED] + exchanges[JUDGED :: 1 + len(exchanges) // JUDGED])


class Moderator:
    """Somebody who meddles: messages and threads vanish, threads are put into the archive, buttons are forged."""

    def __init__(self, stage: Stage, session: aiohttp.ClientSession) -> None:
        self._api = stage.api
        self._session = session
        self._headers = {"Authorization": f"Bot {stage.token}"}

    async def _call(self, method: str, path: str, **body: Any) -> None:
        url = f"{self._api}/channels/{path}"
        async with self._session.request(method, url, headers=self._headers, json=body or None) as answer:
            assert answer.status < 300, await answer.text()

    async def delete(self, channel: str, message: str) -> None:
        await self._call("DELETE", f"{channel}/messages/{message}")

    async def delete_channel(self, channel: str) -> None:
        await self._call("DELETE", channel)

    async def archive(self, thread: str) -> None:
        await self._call("PATCH", thread, archived=True)

    async def channel(self, guild: str, name: str, kind: int) -> str:
        """Make a channel of that *kind*."""
        url, body = f"{self._api}/guilds/{guild}/channels", {"name": name, "type": kind}
        async with self._session.post(url, headers=self._headers, json=body) as answer:
            assert answer.status < 300, await answer.text()
            return str((await answer.json())["id"])

    async def members(self, thread: str) -> set[str]:
        """Return who is in a thread."""
        url = f"{self._api}/channels/{thread}/thread-members"
        async with self._session.get(url, headers=self._headers) as answer:
            return {member["user_id"] for member in await answer.json()}

    async def forge(self, channel: str, address: str, *values: str) -> None:
        """Post a button in the bot's name that leads to *address*, or a list to choose any of *values* from."""
        await self.forge_all(channel, [[list_of(address, *values) if values else button_to(address)]])

    async def forge_all(self, channel: str, rows: list[list[dict[str, Any]]]) -> None:
        """Post *rows* of parts in the bot's name."""
        nonce = secrets.token_hex(8)
        polite = {"flags": 1 << 12, "allowed_mentions": {"parse": []}, "nonce": nonce, "enforce_nonce": True}
        parts = [{"type": 1, "components": row} for row in rows]
        await self._call("POST", f"{channel}/messages", content="Forged", components=parts, **polite)


def button_to(address: str) -> dict[str, Any]:
    """Return a button that leads to *address*."""
    return {"type": 2, "style": 2, "label": "Forged", "custom_id": address}


def list_of(address: str, *values: str) -> dict[str, Any]:
    """Return a list to choose any of *values* from, or none."""
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": address, "options": options, "min_values": 0, "max_values": len(values)}


@pytest.fixture
async def moderator(stage: Stage) -> AsyncIterator[Moderator]:
    async with aiohttp.ClientSession() as session:
        yield Moderator(stage, session)


def children(process: int) -> list[int]:
    """Return the processes that *process* has started, as far as this system tells."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in listed.read_text().split()] if listed.exists() else []


class Mortal:
    """A bot that can be killed and comes back."""

    def __init__(
        self,
        stage: Stage,
        folder: Path,
        tables: str,
        limits: str = UNLIMITED,
        program: str = "bot.py",
        profile: str = "off",
    ) -> None:
        self.stage = stage
        self._folder = folder
        self._tables = tables
        self._limits = limits
        self.program = program
        self._profile = profile
        self.process: Popen[bytes] | Popen[str] = self._born()

    def _born(self) -> Popen[str]:
        given = {"KAIJU_TABLES": self._tables, "KAIJU_LIMITS": self._limits, "KAIJU_PROFILE": self._profile}
        return start_bot(self.stage, self._folder, self.program, **given)

    async def rebirth(self, control: Control) -> None:
        """Start again, and wait until it hears."""
        self.process = self._born()
        await self.awake(control)

    async def awake(self, control: Control) -> None:
        assert await control.ready(commands=5, patience=60)

    def kill(self) -> None:
        """Kill the bot; its children must notice and go as well."""
        followers = children(self.process.pid)
        self.process.kill()
        self.process.wait(30)
        for _ in range(300):
            if not any(Path(f"/proc/{child}").exists() for child in followers):
                return
            time.sleep(0.05)
        raise AssertionError("processes were left behind")

    @contextmanager
    def opened(self) -> Iterator[sqlite3.Connection]:
        """Open the file of the bot while it is down; what is changed in it is kept."""
        with closing(sqlite3.connect(self._folder / "kaiju.db")) as db, db:
            yield db
            seal_anew(db)

    def log(self) -> str:
        return (self._folder / "bot.log").read_text()


@asynccontextmanager
async def running_bot(
    folder: Path,
    tables: str = QUICK,
    limits: str = UNLIMITED,
    within: float = LENIENT,
    program: str = "bot.py",
    profile: str = "off",
) -> AsyncIterator[tuple[Mortal, Control]]:
    """Run a bot and a Discord of its own, which waits for an acknowledgement *within* so many seconds."""
    local, stage = start_local("--no-rate-limits", "--acknowledge-within", str(within))
    bot = Mortal(stage, folder, tables, limits, program, profile)
    try:
        async with Control(stage.address, stage.control) as control:
            await bot.awake(control)
            yield bot, control
            manners.check(await control.journal())
    finally:
        stop(bot.process)
        stop(local)
    assert "Traceback" not in bot.log()


@pytest.fixture
async def mortal(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[tuple[Mortal, Control]]:
    async with running_bot(tmp_path, getattr(request, "param", QUICK)) as both:
        yield both
