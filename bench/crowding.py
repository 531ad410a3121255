"""Crowding: what everybody else waits while somebody asks for too much, with 1,000 lobbies on the server.

The local Discord runs in this process, the bot in one of its own, with the limits that ship. A wave is 60 requests at
the same moment (20 of hints), by one person or by as many people; the next comes when all are answered. Meanwhile
others send `/log`, the first right behind the wave and then one every 20 ms. Only commands that were sent while a wave
was under way are counted, and compared with the same command at rest right before.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import aiohttp

from bench.clicks import Crowd, quantile
from bench.interactions import cpu_of
from bench.table import serving
from cogs.wire.clicks.address import spell
from local.server import Options, Server
from local.state import acts
from local.state.model import Interaction
from local.state.seed import GAMES, GENERAL, GUILD
from table.models import Person
from table.settings import Settings

ROOT = Path(__file__).parent.parent
LOBBIES, FINISHED = 1000, 2000
WAVE, HINTS = 60, 20
WAVES = 8
WATCHERS = 100
EVERY = 0.02  # seconds between two commands of theirs
RESTING = 40  # commands at rest
PAUSE = 0.5  # seconds between two waves
UNCAPPED = "lobbies_per_person=100000 lobbies_per_channel=100000 pace=0"
HEADINGS = (
    "load",
    "by",
    "requests",
    "refused",
    "wave ms",
    "bot CPU ms",
    "rest p50 ms",
    "others",
    "p50 ms",
    "p99 ms",
    "times rest",
)
Request = Callable[[str, int], Interaction]


async def furnish(path: Path, host: str, hinted: str, watched: str, lobbies: int, finished: int) -> list[int]:
    """Make the tables: one that is watched, those where *hinted* is asked, *lobbies*, and games that are over."""
    settings = Settings(lobbies_per_person=10**6, lobbies_per_channel=10**6, pace=0.0)
    places = {"channel": GAMES}
    async with serving(path, settings, is_running=False) as service:

        async def begun(person: str) -> int:
            table = await service.host.lobby.create(GUILD, Person(person, "Somebody"), "total_war", places=places)
            for _ in range(2):
                await service.host.lobby.add_computer(table.id, person, "easy")
            await service.host.lobby.start(table.id, person)
            await service.keeper.drain()
            return table.id

        running = [await begun(watched), *[await begun(hinted) for _ in range(HINTS)]]
        for _ in range(lobbies):
            await service.host.lobby.create(GUILD, Person(host, "Opener"), "total_war", places=places)
        await service.courier.drain()
    await asyncio.to_thread(_finish_games, path, running[1], finished)
    return running


def _finish_games(path: Path, like: int, count: int) -> None:
    """Write *count* games that are over, with the seats of the table *like*; no message stands anywhere yet."""
    outcome = '{"reason": "points", "places": [[0], [1], [2]], "scores": [3, 2, 1]}'
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM message_refs WHERE slot <> 'channel'")
        columns = [row[1] for row in db.execute("PRAGMA table_info(tables)")]
        changed = {"id": "id + :by", "status": "'finished'", "ended": "created + :by"}
        changed["outcome"] = "CAST(:outcome AS BLOB)"
        chosen = ", ".join(changed.get(column, column) for column in columns)
        seats = [row[1] for row in db.execute("PRAGMA table_info(seats)")]
        sat = ", ".join("table_id + :by" if column == "table_id" else column for column in seats)
        for number in range(count):
            given = {"by": 1_000_000 + number, "like": like, "outcome": outcome}
            db.execute(f"INSERT INTO tables SELECT {chosen} FROM tables WHERE id = :like", given)
            db.execute(f"INSERT INTO seats SELECT {sat} FROM seats WHERE table_id = :like", given)


class Bystanders:
    """People who look at a game, one after the other; none of them is quick."""

    def __init__(self, crowd: Crowd, people: Sequence[str], table: int) -> None:
        self._crowd, self._people = crowd, cycle(people)
        self._given = [{"name": "table", "type": 4, "value": table}]

    async def command(self) -> float:
        """Let the next one send `/log`, and return how long the page took."""
        began = time.perf_counter()
        one = acts.command(self._crowd.world, next(self._people), GAMES, _command(self._crowd, "log"), self._given)
        await one.answered
        page = await self._crowd._filled(one)
        assert "Too quick" not in str(page.components), "somebody was refused for what others did"
        return time.perf_counter() - began

    async def at_rest(self) -> list[float]:
        """Send some commands while nothing else happens; return how long each took."""
        waits = []
        for _ in range(RESTING):
            waits.append(await self.command())
            await asyncio.sleep(EVERY)
        return waits

    async def commands(self, until: Callable[[], bool]) -> list[float]:
        """Send a command now and every few milliseconds until *until* says so; return how long each took."""
        sent = [asyncio.create_task(self.command())]
        while not until():
            await asyncio.sleep(EVERY)
            sent.append(asyncio.create_task(self.command()))
        return list(await asyncio.gather(*sent))


def _command(crowd: Crowd, name: str) -> str:
    return next(one.id for one in crowd.world.commands.values() if one.body["name"] == name)


def requests(crowd: Crowd, hints: str, tables: Sequence[int]) -> dict[str, tuple[Request, int]]:
    """Return what is asked for, by name: how to send the request of a person and a number, and how many at a time."""
    world = crowd.world

    def completing(name: str, option: str, kind: int) -> Request:
        given = [{"name": option, "type": kind, "value": "t", "focused": True}]
        return lambda person, number: acts.command(
            world, person, GENERAL, _command(crowd, name), given, autocomplete=True
        )

    def sending(name: str, given: list[dict[str, Any]]) -> Request:
        return lambda person, number: acts.command(world, person, GENERAL, _command(crowd, name), given)

    def hinting(person: str, number: int) -> Interaction:
        return acts.use(world, person, hints, spell(tables[number % len(tables)], "advise"))

    return {
        "table autocompletions": (completing("board", "table", 4), WAVE),
        "rules autocompletions": (completing("rules", "query", 3), WAVE),
        "`/game list`": (sending("game", [{"name": "list", "type": 1, "options": []}]), WAVE),
        "`/stats`": (sending("stats", []), WAVE),
        "hints": (hinting, HINTS),
    }


async def _answered(crowd: Crowd, one: Interaction) -> bool:
    """Wait for the whole answer; return whether it was refused as too quick."""
    await one.answered
    if one.failed:
        crowd.failed += 1
        return False
    if one.choices is not None:
        return not one.choices
    shown = await crowd._filled(one) if one.response_id else None
    return shown is None or "Too quick" in str(shown.components)


async def load(
    crowd: Crowd, bystanders: Bystanders, send: Request, people: Sequence[str], count: int
) -> tuple[int, list[float], list[float]]:
    """Send the waves; return how many requests were refused, how long the waves took, and how long others waited."""
    refused = 0
    waves: list[float] = []
    waits: list[float] = []
    for _ in range(WAVES):
        began = time.perf_counter()
        wave = [send(people[number % len(people)], number) for number in range(count)]
        answers = asyncio.gather(*(_answered(crowd, one) for one in wave))
        waits += await bystanders.commands(answers.done)
        refused += sum(await answers)
        waves.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE)
    return refused, waves, waits


async def measure(
    crowd: Crowd, server: Server, people: list[str], tables: list[int], watchers: list[str], bot: int
) -> None:
    """Put one load after the other on the bot, and print a row for each."""
    while not crowd.world.commands:  # noqa: ASYNC110 (nothing tells when a bot has registered them)
        await asyncio.sleep(0.1)
    hints = await _hint_buttons(server, tables[1:])
    bystanders = Bystanders(crowd, watchers, tables[0])
    await asyncio.sleep(PAUSE)
    await bystanders.at_rest()  # the first ones pay for caches
    print("|", " | ".join(HEADINGS), "|")
    print("|", " | ".join("---" for _ in HEADINGS), "|")
    for name, (send, count) in requests(crowd, hints, tables[1:]).items():
        groups = {"one person": people[:1]}
        if name != "hints":  # for which one has to sit at the table
            groups[f"{count} people"] = people
        for who, group in groups.items():
            rest = await bystanders.at_rest()
            before = cpu_of(bot)
            refused, waves, waits = await load(crowd, bystanders, send, group, count)
            row = f"{count} {name} at a time | {who} | {count * WAVES} | {refused} | {quantile(waves, 0.5):.0f}"
            cpu = 1000 * (cpu_of(bot) - before) / (count * WAVES + len(waits))
            print(f"| {row} | {cpu:.1f} | {_waits(waits, rest)}", flush=True)
    print(f"not acknowledged in time: {crowd.failed}")


def _waits(waits: list[float], rest: list[float]) -> str:
    median, usual = quantile(waits, 0.5), quantile(rest, 0.5)
    return f"{usual:.1f} | {len(waits)} | {median:.1f} | {quantile(waits, 0.99):.0f} | {median / usual:.1f} |"


async def _hint_buttons(server: Server, tables: Sequence[int]) -> str:
    """Post a message of the bot's with a button for a hint at each of *tables*; return its number."""
    buttons = [{"type": 2, "style": 2, "label": str(at), "custom_id": spell(at, "advise")} for at in tables]
    rows = [{"type": 1, "components": buttons[at : at + 5]} for at in range(0, len(buttons), 5)]
    headers = {"Authorization": f"Bot {server.world.application.token}"}
    url, body = f"{server.api}/channels/{GENERAL}/messages", {"content": "Hints", "components": rows}
    async with aiohttp.ClientSession(headers=headers) as session, session.post(url, json=body) as answer:
        return str((await answer.json())["id"])


async def run(lobbies: int = LOBBIES, finished: int = FINISHED) -> None:
    """Make the tables, start everything, measure, and print a table."""
    server = Server(Options(rate_limits=False))
    await server.start()
    crowd = Crowd(server, None)  # type: ignore[arg-type]
    people = [acts.join(server.world, f"P{number}").id for number in range(WAVE + 1 + WATCHERS)]
    crowded, opener, watchers = people[:WAVE], people[WAVE], people[WAVE + 1 :]
    with TemporaryDirectory() as folder:
        tables = await furnish(Path(folder) / "bench.db", opener, crowded[0], watchers[0], lobbies, finished)
        environment = os.environ | {
            "KAIJU_DISCORD_API": server.api,
            "DISCORD_TOKEN": server.world.application.token,
            "KAIJU_DB": str(Path(folder) / "bench.db"),
            "KAIJU_TABLES": os.environ.get("KAIJU_TABLES", UNCAPPED),
            "KAIJU_LOG_LEVEL": "warning",
        }
        bot = await asyncio.create_subprocess_exec(sys.executable, str(ROOT / "bot.py"), env=environment, cwd=folder)
        try:
            await asyncio.wait_for(server.gateway.connected.wait(), 60)
            await measure(crowd, server, crowded, tables, watchers, bot.pid)
        finally:
            bot.terminate()
            await bot.wait()
            await server.stop()
