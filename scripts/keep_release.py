"""A database as this version of the program writes it, kept so that every later version can prove that it goes on.

Plays all games for a while with random answers and packs the file. It runs in the root of any checkout, old ones too,
and therefore uses nothing but verbs that there always were: `cd CHECKOUT && python .../keep_release.py FOLDER`.
"""

from __future__ import annotations

import asyncio
import lzma
import random
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path.cwd()))  # the checkout whose program writes the file

from engine import games, saved
from engine.players import random_player
from engine.rng import Rng
from table.models import Person
from table.service import Environment, Service, serve
from table.settings import Settings
from table.store.sqlite import open_store

START = 1_751_284_800.0  # twelve hours before a season ends
PEOPLE = tuple(Person(name.lower(), name, "en") for name in ("Ana", "Ben", "Cho", "Dan"))
ACTS = (9, 40, 110)  # after which the games of few, some and all seats are left, in the middle of a turn
SHORT = {"short": True, "lap_limit": 12}  # options that keep a game small, where it has them


class Clock:
    """Stands still until it is moved."""

    at = START

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self.at


class Nowhere:
    """Takes every message."""

    async def deliver(self, delivery: Any) -> str | None:
        """Return where the message would stand."""
        return f"message-{delivery.owed.id}"


class Maker:
    """Opens tables and plays at them."""

    def __init__(self, service: Service, clock: Clock) -> None:
        self.service, self.host, self.clock = service, service.host, clock
        self.rng = Rng.seeded(17)

    async def lobby(self, key: str, seats: int, people: int) -> int:
        """Return a lobby of so many *seats*, the rest of them computers."""
        table = (await self.host.lobby.create("home", PEOPLE[0], key)).id
        for person in PEOPLE[1 : min(people, seats)]:
            await self.host.lobby.join(table, person)
        level = self.service.levels(key)[0]
        for _ in range(seats - min(people, seats)):
            await self.host.lobby.add_computer(table, PEOPLE[0].id, level)
        return int(table)

    async def start(self, table: int, options: dict[str, Any]) -> None:
        """Begin the game of a lobby."""
        for key, value in options.items():
            await self.host.lobby.set_option(table, PEOPLE[0].id, key, value)
        await self.host.lobby.set_clock(table, PEOPLE[0].id, 7 * 86_400)  # nobody's time runs out while others play
        await self.host.lobby.start(table, PEOPLE[0].id)

    async def half_played(self, key: str, seats: int, acts: int, options: dict[str, Any]) -> int:
        """Return a game that is left in the middle of a turn after about that many *acts*; it may need a few tries."""
        while True:
            table = await self.lobby(key, seats, 3)
            await self.start(table, options)
            await self.play(table, acts)
            if (await self.host.read.look(table)).table.status == "running":
                return table
            acts //= 2

    async def play(self, table: int, acts: int | None) -> None:
        """Give that many answers and then on into the middle of a turn; None: play to the end."""
        for made in range(20_000):
            look = await self.host.read.look(table)
            is_enough = acts is not None and made >= acts and await self._is_half_played(table)
            if look.table.status != "running" or is_enough:
                return
            self.clock.at += 1.0 if await self._answer(table, look) else 300.0  # what answers itself takes its time
            await self.service.keeper.drain()
            await self.service.courier.drain()
        raise SystemExit(f"table {table} does not come to an end")

    async def _answer(self, table: int, look: Any) -> bool:
        for waiting in look.waiting:
            person = look.table.seats[waiting.seat].person
            own = (await self.host.read.look(table, person)).questions if person else ()
            if own:
                picks = random_player(None, own[0].question, self.rng)
                await self.host.play.act(table, person, picks, own[0].version)
                return True
        return False

    async def _is_half_played(self, table: int) -> bool:
        stored = await self.service.services.store.load(table)
        assert stored is not None
        return len(saved.load(games[stored.row.game], stored.row.position).picks) > 0


async def fill(maker: Maker, key: str) -> tuple[int, int]:
    """Leave tables of one game in every state there is; return one that is over and one that is played."""
    game = games[key]
    fewest, most = game.seats.start, game.seats.stop - 1
    known = {option.key: option.values for option in game.options}
    short = {name: value for name, value in SHORT.items() if value in known.get(name, ())}
    await maker.lobby(key, fewest, 2)
    done = await maker.lobby(key, fewest, 1)
    await maker.start(done, short)
    await maker.play(done, None)
    running = []
    for seats, acts in zip((fewest, (fewest + most) // 2, most), ACTS, strict=True):
        running.append(await maker.half_played(key, seats, acts, short if seats > fewest else {}))
    await maker.host.seats.propose(running[0], PEOPLE[0].id, "end")
    await _order(maker, running[1], key)
    await maker.host.seats.propose(running[2], PEOPLE[1].id, "pause")
    await maker.host.seats.leave(running[2], PEOPLE[2].id)
    return done, running[1]


async def _order(maker: Maker, table: int, key: str) -> None:
    """Leave a standing order where the game has one that takes no value."""
    for kind in maker.host.seats.order_kinds(key):
        if not kind.takes:
            await maker.host.seats.give_order(table, PEOPLE[0].id, kind.key)
            return


class Beside:
    """What servers and people have beside their games, each in the middle of something."""

    def __init__(self, maker: Maker) -> None:
        self.maker, self.host, self.clock = maker, maker.host, maker.clock

    async def rate(self) -> None:
        """Have games rated, and let a season end with titles, a page of the week to come, and somebody in no list."""
        await self.host.ranking.set_rating("home", PEOPLE[0], "9", is_on=True)
        await self.host.ranking.set_weekly("home", PEOPLE[0], "9", 0)
        await self.host.ranking.hide(PEOPLE[3].id, is_hidden=True)
        for _ in range(6):
            table = await self.maker.lobby("total_war", 3, 3)
            await self.maker.start(table, {})
            await self.maker.play(table, None)
        await self._pass(13 * 3_600.0)
        await self.host.ranking.crown("home", PEOPLE[0].id)

    async def contest(self) -> None:
        """Leave a tournament that is over, one in the midst of its second round, and one that people join."""
        over, now, soon = [await self._announced(*kind) for kind in (("swiss", 1), ("duplicate", 2), ("knockout", 2))]
        for number in (over, now):
            await self.host.tournaments.start(number, PEOPLE[0].id)
            await self._pass(3.0)
            for match in (await self.host.tournaments.read(number)).state.now.matches:
                await self.maker.play(match.table, None)
            await self._pass(3.0)
        matches = (await self.host.tournaments.read(now)).state.now.matches
        await self.maker.play(matches[0].table, None)
        await self.maker.play(matches[1].table, 5)
        await self.host.tournaments.withdraw(soon, PEOPLE[3].id)

    async def _announced(self, format_: str, rounds: int) -> int:
        from table.tournaments.state import Terms  # earlier programs have none

        level = self.maker.service.levels("total_war")[0]
        terms = Terms("total_war", format_, seats=3, rounds=rounds, budget=7 * 86_400, level=level)  # type: ignore[arg-type]
        number = await self.host.tournaments.new("home", PEOPLE[0], terms, "7")
        for person in PEOPLE:
            await self.host.tournaments.join(number, person)
        return number

    async def practise(self, key: str, over: int, running: int) -> None:
        """Leave a lesson and a what-if in the midst, a lesson that is done, notes, a page and somebody who follows."""
        from table.models import FOLLOW, OpenPage

        lessons = self.maker.service.lessons(key)
        done = await self.host.practice.learn(PEOPLE[0], "home", key, lessons[0].key)
        while found := await self.host.practice.right_answer(done, PEOPLE[0].id):
            await self.host.play.act(done, PEOPLE[0].id, *found)
            await self._pass(5.0)
        await self.host.practice.learn(PEOPLE[1], "home", key, lessons[-1].key)
        lines = await self.host.read.log(over, PEOPLE[0].id, limit=9_999)
        own = next(at for at, line in enumerate(lines) if line.kind == "act" and line.person == PEOPLE[0].id)
        what_if = await self.host.what_if.begin(over, PEOPLE[0], lines[own - 1].version, anew=True)
        await self.maker.play(what_if, 3)
        await self.host.people.set_note(running, PEOPLE[1].id, "Bluff late.")
        page = OpenPage(running, PEOPLE[1].id, "1/2/3/@original/secret", self.clock.at + 900.0, "hand", 1)
        await self.host.messages.keep_page(page)
        await self.host.messages.place(running, **{f"{FOLLOW}{PEOPLE[3].id}": "1/1"})

    async def search(self) -> None:
        """Leave a lobby that looks for players, in a list of open tables."""
        from table.finding.searching import Search

        search = Search(3, self.clock.at + 6 * 86_400.0)
        await self.host.finding.list_in("home", PEOPLE[0], "6")
        places = {"channel": "5"}
        lobby, _ = await self.host.finding.seek("home", PEOPLE[0], "total_war", search, 86_400, places, role="12")
        await self.host.lobby.join(lobby.id, PEOPLE[1])

    async def _pass(self, seconds: float) -> None:
        for step in (0.0, seconds):
            self.clock.at += step
            await self.maker.service.keeper.drain()
            await self.maker.service.courier.drain()


async def fill_all(maker: Maker) -> None:
    """Leave tables of all games, and what a server has beside its games if this program knows of that."""
    beside = Beside(maker) if hasattr(maker.host, "ranking") else None
    if beside:
        await beside.rate()
    for key in games:
        tables = await fill(maker, key)
        if beside:
            await beside.practise(key, *tables)
    if beside:
        await beside.contest()
        await beside.search()


async def make(path: Path) -> None:
    """Write the file at *path*."""
    clock = Clock()
    settings = Settings(pace=0.0, player_processes=0)
    chance = random.Random(5)
    store = await open_store(path)
    try:
        environment = Environment(clock=clock, chance=chance)
        async with serve(store, Nowhere(), settings, environment=environment, is_running=False) as one:
            await fill_all(Maker(one, clock))
    finally:
        await store.close()


def _commit() -> str:
    command = ["git", "log", "-1", "--format=%h"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def main() -> None:
    """Make a file and pack it into a folder, named by its schema and the commit that made it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kaiju.db"
        asyncio.run(make(path))
        db = sqlite3.connect(path)
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("VACUUM")
        schema = db.execute("PRAGMA user_version").fetchone()[0]
        for row in db.execute("SELECT game, status, count(*), max(version) FROM tables GROUP BY game, status"):
            print(*row)
        db.close()
        target = Path(sys.argv[1]) / f"{schema:02}-{_commit()}.db.xz"
        target.write_bytes(lzma.compress(path.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
        print(f"{target}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
