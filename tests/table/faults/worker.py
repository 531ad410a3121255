"""A house under load in a process of its own, to be killed, stopped, starved and locked out by the tests.

Whatever was accepted is written to ``acks`` before anything else is done, whatever was delivered to ``mail``: both
are what the world outside knows, and what the store has to agree with afterwards.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path

from engine.errors import PickError
from engine.players import random_player
from engine.rng import Rng
from table.errors import NotAsked, Stale, StoreFull, TableError
from table.models import Asked, Person, VoteInfo
from table.players.thinking import Thinker
from table.post.outbox import Delivery
from table.service import Service
from table.settings import Settings
from table.store.backups import copying
from table.store.backups import rotation as backup
from table.store.postgres import tenure
from table.store.sqlite import open_store
from tests.table.house import PLAYERS, serving

PEOPLE = tuple(Person(name, name.title()) for name in ("ana", "ben", "cho"))
TABLES = 6
SETTINGS = Settings(
    lobbies_per_person=1_000,
    lobbies_per_channel=1_000,
    pace=0.0,
    secret_delay=(0.0, 0.03),
    live_delay=(0.0, 0.03),
    hot_tables=4,
    beat=0.2,
    tolerance=600,
    copy_every=0.05,
)


class Ledger:
    """A file of lines that outlives the process."""

    def __init__(self, path: Path, writer: int = 0) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._writer = writer

    def add(self, **fields: object) -> None:
        line = json.dumps({"at": time.time(), "writer": self._writer, **fields})
        os.write(self._file, f"\n{line} ".encode())


class Mail:
    """A target that honours nonces, is slow at times and fails at times."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self._ledger = Ledger(folder / "mail")
        self._chance = chance
        self.service: Service | None = None

    async def deliver(self, delivery: Delivery) -> str | None:
        if self._chance.random() < 0.1:
            raise ConnectionError("try again")
        version = -1
        if delivery.kind == "panel" and self.service:
            version = (await self.service.host.read.look(delivery.table)).table.version
        owed = delivery.owed
        self._ledger.add(key=owed.key, kind=owed.kind, table=owed.table, nonce=delivery.nonce, version=version)
        if self._chance.random() < 0.3:
            await asyncio.sleep(0.01)  # posted, but not yet marked: a good moment to die
        return f"message-{delivery.nonce}"


class Load:
    """People who play, double-click, take back and come too late."""

    def __init__(self, service: Service, acks: Ledger, chance: random.Random) -> None:
        self._service = service
        self._host = service.host
        self._acks = acks
        self._chance = chance

    async def forever(self) -> None:
        await asyncio.gather(*(self._tables_in_turn(number) for number in range(TABLES)))

    async def _tables_in_turn(self, number: int) -> None:
        open_tables = [one for one in await self._host.read.tables_in(f"server-{number}") if one.status == "running"]
        table = open_tables[0].id if open_tables else 0
        while True:
            table = table or await self._begin(number)
            await asyncio.gather(*(self._play(table, person) for person in PEOPLE))
            table = 0

    async def _begin(self, number: int) -> int:
        game = ("toy", "total_war")[number % 2]
        table = (await self._host.lobby.create(f"server-{number}", PEOPLE[0], game)).id
        for person in PEOPLE[1:]:
            await self._host.lobby.join(table, person)
        await self._host.lobby.add_computer(table, "ana", "easy")
        await self._host.lobby.start(table, "ana")
        self._acks.add(kind="begun", table=table)
        return table

    async def _play(self, table: int, person: Person) -> None:
        while True:
            look = await self._host.read.look(table, person.id)
            if look.table.status != "running":
                self._acks.add(kind="over", table=table)
                return
            if look.questions:
                await self._answer(table, person, look.questions[0])
            else:
                await asyncio.sleep(0.002)

    async def _answer(self, table: int, person: Person, asked: Asked) -> None:
        picks = random_player(None, asked.question, Rng.seeded(self._chance.random().hex()))
        clicks = 2 if self._chance.random() < 0.2 else 1
        jobs = (self._host.play.act(table, person.id, picks, asked.version) for _ in range(clicks))
        for result in await asyncio.gather(*jobs, return_exceptions=True):
            if isinstance(result, (Stale, NotAsked, PickError, TableError)):
                continue
            if isinstance(result, BaseException):
                raise result
            if not result.repeated:
                seat = result.look.seat
                self._acks.add(kind="act", table=table, question=asked.version, seat=seat, picks=list(picks))
        if self._chance.random() < 0.4:
            await self._take_back(table, person)

    async def _take_back(self, table: int, person: Person) -> None:
        try:
            done = await self._host.play.undo(table, person.id)
        except (TableError, PickError):
            return
        if isinstance(done, VoteInfo):
            return
        self._acks.add(kind="undo", table=table, version=done.version)


async def under_load(folder: Path, seed: int, copies: Path | None = None, url: str = "") -> None:
    """Play until the process is killed."""
    chance = random.Random(seed)
    mail = Mail(folder, chance)
    database, players = url or folder / "tables.db", Thinker(PLAYERS)
    async with serving(database, mail, copies=copies, settings=SETTINGS, thinker=players) as service:
        mail.service = service
        await Load(service, Ledger(folder / "acks", seed), chance).forever()


def be_killed(folder: str, seed: int, url: str = "", term: float = 1.0) -> None:
    """Be the target of a process that will be killed, and whose leases run out after *term* seconds."""
    tenure.TERM, tenure.EVERY = term, 0.2
    asyncio.run(under_load(Path(folder), seed, url=url))


def be_killed_while_copying(folder: str, copies: str, seed: int) -> None:
    """Be the target of a process that keeps a continuous copy and will be killed."""
    asyncio.run(under_load(Path(folder), seed, Path(copies)))


def back_up_once(path: str, folder: str, begun: Connection) -> None:
    """Say that a backup begins, and make it."""

    async def make() -> None:
        store = await open_store(Path(path))
        begun.send("begins")
        await store.back_up(backup.fresh_name(Path(folder)))
        begun.send("made")
        await store.close()

    asyncio.run(make())


async def back_up_on_a_full_disk(folder: Path) -> dict[str, object]:
    """Back up with room and without; then lose the file, and put back what there is."""
    path, backups, ballast = folder / "tables.db", folder / "backups", folder / "ballast"
    async with serving(path, _Silent(), backups=backups, settings=SETTINGS, is_running=False) as service:
        for _ in range(4):
            table = (await service.host.lobby.create("home", PEOPLE[0], "total_war")).id
            for person in PEOPLE[1:]:
                await service.host.lobby.join(table, person)
            await service.host.lobby.start(table, "ana")
        good = await service.back_up()
        _fill(ballast)
        refusals = [await _refusal(service) for _ in range(3)]
        fault = (await service.health()).backup_fault
    left = sorted(one.name for one in backups.iterdir())
    ballast.unlink()
    for suffix in ("", "-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    chosen = backup.restore(path, backups, copying.flaw_of).chosen
    tables = copying.tables_in(path)
    return {
        "refused": refusals,
        "told": "full" in fault,
        "left": left == [good.name],
        "restored": chosen == good,
        "tables": tables,
    }


async def _refusal(service: Service) -> str:
    try:
        await service.back_up()
    except TableError as error:
        return type(error).__name__
    return "none"


async def until_full(folder: Path) -> dict[str, object]:
    """Play on a disk with a ballast until it is full, drop the ballast, and play on."""
    ballast = folder / "ballast"
    refused = 0
    async with serving(folder / "tables.db", _Silent(), settings=SETTINGS, is_running=False) as service:
        host = service.host
        table = (await host.lobby.create("home", PEOPLE[0], "toy")).id
        await host.lobby.join(table, PEOPLE[1])
        await host.lobby.set_option(table, "ana", "rounds", 5)
        await host.lobby.start(table, "ana")
        filled = _fill(ballast)
        accepted = (await host.read.look(table)).table.version
        for number in range(10_000):
            try:
                accepted = await _flip(service, table, number)
            except StoreFull:
                refused += 1
                break
        after_refusal = (await host.read.look(table)).table.version
        ballast.unlink()
        later = await _flip(service, table, 1)
        problem = await host.archive.audit(table)
        entries = await service.services.store.entries(table)
    versions = [entry.version for entry in entries]
    return {
        "filled": filled,
        "refused": refused,
        "kept": after_refusal == accepted,
        "went_on": later > accepted,
        "problem": problem,
        "lost": accepted not in versions,
    }


async def _flip(service: Service, table: int, number: int) -> int:
    """Seal an answer, or take it back: an endless supply of acts."""
    host = service.host
    look = await host.read.look(table, "ana")
    if look.questions:
        return (await host.play.act(table, "ana", ("rock",), look.questions[0].version)).version
    done = await host.play.undo(table, "ana")
    assert not isinstance(done, VoteInfo), number
    return (await host.read.look(table)).table.version


def _fill(ballast: Path) -> int:
    """Fill the disk but for a few pages."""
    written = 0
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                written += file.write(b"\0" * 4096)
        except OSError:
            file.truncate(max(0, written - 16 * 4096))
    return written


class _Silent:
    async def deliver(self, delivery: Delivery) -> str | None:
        return None


async def asleep(folder: Path) -> None:
    """Start a game, say its deadline, and say it again whenever it moves."""
    settings = Settings(pace=0.0, beat=0.1, tolerance=0.6)
    async with serving(folder / "tables.db", _Silent(), settings=settings) as service:
        table = (await service.host.lobby.create("home", PEOPLE[0], "toy")).id
        await service.host.lobby.join(table, PEOPLE[1])
        await service.host.lobby.start(table, "ana")
        said = 0.0
        while True:
            deadline = (await service.host.read.look(table)).waiting[0].deadline or 0.0
            if deadline != said:
                said = deadline
                print(deadline, flush=True)
            await asyncio.sleep(0.02)


if __name__ == "__main__":
    role, place = sys.argv[1], Path(sys.argv[2])
    if role == "full":
        print(json.dumps(asyncio.run(until_full(place))))
    elif role == "backup-full":
        print(json.dumps(asyncio.run(back_up_on_a_full_disk(place))))
    elif role == "asleep":
        asyncio.run(asleep(place))
