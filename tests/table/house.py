"""A house for tests: a real store in a file, a clock that is set by hand, a deliverer that remembers."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from data.loader import Bundle
from engine import build, games
from engine.play import Amount, Pick
from engine.players import random_player
from table.host import Host
from table.models import Asked, Look, Person
from table.players.thinking import CAREFUL_PLAYERS, Thinker
from table.post.outbox import Deliverer, Delivery
from table.service import Environment, Service, serve
from table.settings import Settings
from table.store.opening import open_store, upkeep_of
from table.store.postgres.inspecting import damaged as damaged_in_postgres
from table.store.sql.rows import SHAPES
from table.store.sqlite import mark, sealing
from table.store.sqlite.inspecting import damaged
from table.time.clock import HOUR
from table.versions.catalogue import Catalogue
from tests.table.bazaar import Bazaar
from tests.table.toy import Toy

START = 1_800_000_000.0
ANA, BEN, CHO, DAN = (Person(name.lower(), name, "en") for name in ("Ana", "Ben", "Cho", "Dan"))
PLAYERS = {**CAREFUL_PLAYERS, "toy": {"easy": random_player}}
TOY = Bundle("toy", {"toy.toml": "one = 1"})
BAZAAR = Bundle("bazaar", {"bazaar.toml": "one = 1"})


class HandClock:
    """Stands still until it is moved."""

    def __init__(self, at: float = START) -> None:
        self.at = at

    def now(self) -> float:
        return self.at


class Postbox:
    """Remembers what was delivered; fails while *broken* is set."""

    def __init__(self) -> None:
        self.got: list[Delivery] = []
        self._news = asyncio.Condition()
        self.broken: Exception | None = None

    async def deliver(self, delivery: Delivery) -> str | None:
        if self.broken:
            raise self.broken
        async with self._news:
            self.got.append(delivery)
            self._news.notify_all()
        return f"message-{delivery.owed.id}"

    async def heard(self, kind: str, times: int = 1) -> None:
        """Wait until something of that *kind* was delivered so many *times*."""
        async with self._news:
            await self._news.wait_for(lambda: len(self.of(kind)) >= times)

    def kinds(self) -> list[str]:
        return [delivery.kind for delivery in self.got]

    def of(self, kind: str) -> list[Delivery]:
        return [delivery for delivery in self.got if delivery.kind == kind]


def built(bundle: Bundle) -> Any:
    """Return the game of *bundle*: those that ship are read once for all houses."""
    toys = {"toy": Toy, "bazaar": Bazaar}
    if bundle.game in toys:
        return toys[bundle.game](bundle)
    shipped = games[bundle.game]
    return shipped if shipped.content_hash == bundle.hash else build(bundle)


def catalogue() -> Catalogue:
    from data.loader import bundle

    return Catalogue([*map(bundle, ("total_war", "tokyo_clash", "monopoly")), TOY, BAZAAR], built)


class House:
    """A service, and short ways to do what tests do all the time."""

    def __init__(self, service: Service, clock: HandClock, post: Postbox) -> None:
        self.service = service
        self.clock = clock
        self.post = post
        self.is_harmed = False  # a test has damaged what is stored

    @property
    def host(self) -> Host:
        return self.service.host

    async def settle(self) -> None:
        """Let everything happen that is due, and deliver everything that is owed, at this moment."""
        await self.service.keeper.drain()
        await self.service.courier.drain()

    async def wait(self, seconds: float, step: float = HOUR) -> None:
        """Let time pass, with a sign of life now and then as in a running house."""
        until = self.clock.at + seconds
        while self.clock.at < until:
            self.clock.at = min(until, self.clock.at + min(step, 30.0 if seconds < 600 else step))
            self.service.keeper._last_beat = self.clock.at  # the house was awake all the time
            await self.service.keeper.beat()
            await self.settle()

    async def toy(self, *people: Person, rounds: int = 2, budget: int | None = 86_400) -> int:
        """Return a running game of the toy."""
        table = (await self.host.lobby.create("home", people[0], "toy")).id
        for person in people[1:]:
            await self.host.lobby.join(table, person)
        await self.host.lobby.set_option(table, people[0].id, "rounds", rounds)
        await self.host.lobby.set_clock(table, people[0].id, budget)
        await self.host.lobby.start(table, people[0].id)
        return table

    async def war(self, *people: Person, computers: int = 0) -> int:
        """Return a running game of Total War."""
        table = (await self.host.lobby.create("home", people[0], "total_war")).id
        for person in people[1:]:
            await self.host.lobby.join(table, person)
        for _ in range(computers):
            await self.host.lobby.add_computer(table, people[0].id, "easy")
        await self.host.lobby.start(table, people[0].id)
        return table

    async def asked(self, table: int, person: Person) -> Asked:
        return (await self.host.read.look(table, person.id)).questions[0]

    async def answer(self, table: int, person: Person, *picks: Pick) -> Look:
        question = await self.asked(table, person)
        return (await self.host.play.act(table, person.id, picks, question.version)).look

    async def sign(self, table: int, *people: Person, pick: str = "rock") -> None:
        """Let *people* answer the sealed question."""
        for person in people:
            await self.answer(table, person, pick)

    async def answer_anybody(self, table: int) -> None:
        """Answer the first question that is open, with the first option, in the name of whoever is asked."""
        look = await self.host.read.look(table)
        person = look.table.seats[look.waiting[0].seat].person
        own = (await self.host.read.look(table, person)).questions[0]
        await self.host.play.act(table, person, first(own), own.version)

    async def play_out(self, table: int, *people: Person, most: int = 10_000) -> Look:
        """Answer for *people* with the first option until the game is over."""
        for _ in range(most):
            look = await self.host.read.look(table)
            if look.table.status != "running":
                return look
            for person in people:
                own = (await self.host.read.look(table, person.id)).questions
                if own:
                    await self.host.play.act(table, person.id, first(own[0]), own[0].version)
            self.clock.at += 1
            await self.service.keeper.drain()
        raise AssertionError("the game does not end")


def make_older(db: sqlite3.Connection, version: int) -> None:
    """Make a file of today one of an earlier schema *version*, from 8 on."""
    if version < 15:
        db.execute("DROP INDEX message_refs_by_place")
        db.execute("DROP INDEX tables_lobbies")
    if version < 14:
        for shape in SHAPES:
            db.execute(f"ALTER TABLE {shape.table} DROP COLUMN seal")
        mark.forget(Path(db.execute("PRAGMA database_list").fetchone()[2]))
        db.execute("ALTER TABLE log DROP COLUMN digest")
        db.execute("ALTER TABLE tables DROP COLUMN head")
    if version < 21:
        for table, column in (
            ("tables", "opening"),
            ("seats", "is_ready"),
            ("seats", "foretold"),
            ("people", "heads_up"),
        ):
            db.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    if version < 20:
        db.execute("DROP TABLE records")
        db.execute("DROP INDEX tables_by_kind")
        db.execute("DROP INDEX tables_finished")
        columns = "server, status, ended, game, outcome"
        db.execute(f"CREATE INDEX tables_finished ON tables ({columns}) WHERE status = 'finished'")
        db.execute("ALTER TABLE tables DROP COLUMN kind")
    if version < 19:
        db.execute("DROP TABLE servers")
    if version < 18:
        db.execute("ALTER TABLE people DROP COLUMN coaching")
    if version < 16:
        db.execute("DROP TABLE pages")
    if version < 13:
        db.execute("DROP TABLE imports")
    if version < 12:
        db.execute("DROP INDEX tables_running")
        for column in ("written_by", "base", "base_at"):
            db.execute(f"ALTER TABLE tables DROP COLUMN {column}")
    if version < 11:
        db.execute("ALTER TABLE seats DROP COLUMN spent")
        db.execute("ALTER TABLE dues DROP COLUMN on_reserve")
    db.execute(f"PRAGMA user_version = {version}")


def seal_anew(db: sqlite3.Connection) -> None:
    """Seal and chain everything in a file that a test has changed by hand."""
    for shape in SHAPES:
        db.execute(f"UPDATE {shape.table} SET seal = NULL")
    sealing.seal_everything(db)


def first(asked: Asked) -> tuple[Pick, ...]:
    question = asked.question
    if isinstance(question, Amount):
        return (question.low,)
    return question.options[: max(1, question.least)]


@asynccontextmanager
async def serving(
    database: Path | str,
    deliverer: Deliverer,
    *,
    backups: Path | None = None,
    copies: Path | None = None,
    settings: Settings | None = None,
    is_running: bool = True,
    **surroundings: Any,
) -> AsyncIterator[Service]:
    """Open the store called *database* and run its tables, with the games of the tests."""
    settings = settings or Settings()
    environment = Environment(**{"catalogue": catalogue()} | surroundings)
    store = await open_store(database, backups=backups, copies=copies)
    try:
        upkeep = upkeep_of(store, settings)
        async with serve(
            store, deliverer, settings, upkeep=upkeep, environment=environment, is_running=is_running
        ) as service:
            yield service
    finally:
        await store.close()


@asynccontextmanager
async def open_house(
    folder: Path,
    *,
    database: str = "",
    clock: HandClock | None = None,
    post: Postbox | None = None,
    settings: Settings | None = None,
    players: Any = PLAYERS,
    seed: int = 1,
) -> AsyncIterator[House]:
    clock = clock or HandClock()
    post = post or Postbox()
    chance = random.Random(seed)
    settings = settings or Settings(pace=0.0)
    async with serving(
        database or folder / "tables.db",
        post,
        backups=folder / "backups",
        clock=clock,
        thinker=Thinker(players, limit=20, chance=chance),
        settings=settings,
        chance=chance,
        is_running=False,
    ) as service:
        house = House(service, clock, post)
        yield house
    if not house.is_harmed:  # nothing that tests do leaves a row without its seal or a log without its chain
        flaws = damaged_in_postgres(database) if database else damaged(folder / "tables.db")
        assert flaws == []
