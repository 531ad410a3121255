"""Files of every version so far: each opens, its running games are played to their end, its finished ones again."""

from __future__ import annotations

import lzma
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from engine import games
from engine.rng import Rng
from table.models import Look, TableInfo
from tests.engine.play_through import answer
from tests.table.house import HandClock, House, open_house

ROOT = Path(__file__).parents[3]
MEMORY = Path("/dev/shm")
KEPT = sorted((ROOT / "tests" / "table" / "released").glob("*.db.xz"))
NEWEST = KEPT[-1]
GAMES = {"total_war", "tokyo_clash", "monopoly"}
files = pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.name.partition(".")[0])


@pytest.fixture
def memory(tmp_path: Path) -> Iterator[Path]:
    """Return a folder in memory where there is one: thousands of acts are played, and none of it is about disks."""
    if not MEMORY.is_dir():
        yield tmp_path
        return
    with TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder)


@asynccontextmanager
async def opened(kept: Path, folder: Path) -> AsyncIterator[House]:
    """Open the file *kept* in a house of today, two days after it was left."""
    left = _unpacked(kept, folder / "tables.db")
    async with open_house(folder, clock=HandClock(left + 2 * 86_400)) as house:
        yield house


def _unpacked(kept: Path, path: Path) -> float:
    """Unpack a file; return when it was left."""
    path.write_bytes(lzma.decompress(kept.read_bytes()))
    with closing(sqlite3.connect(path)) as db:
        return float(db.execute("SELECT max(changed) FROM tables").fetchone()[0])


def _numbers(house: House, status: str) -> list[int]:
    with closing(sqlite3.connect(house.service.services.store.path)) as db:
        wanted = "SELECT id FROM tables WHERE status = ? AND kind = '' ORDER BY id"
        return [number for (number,) in db.execute(wanted, (status,))]


async def play_out(house: House, table: int) -> TableInfo:
    """Answer for everybody who is asked, often keenly, decide every vote against, and let the computers play."""
    rng = Rng.seeded(table)
    for _ in range(20_000):
        look = await house.host.read.look(table)
        if look.table.status != "running":
            return look.table
        for vote in look.table.votes:
            await house.host.seats.vote(table, vote.voters[0], vote.id, False)
        await _answer(house, look, rng)
        house.clock.at += 1
        await house.service.keeper.drain()
    raise AssertionError(f"table {table} does not end")


async def _answer(house: House, look: Look, rng: Rng) -> None:
    table, asked = look.table.id, {waiting.seat for waiting in look.waiting}
    for seat in [seat for seat in look.table.seats if seat.person and seat.seat in asked]:
        own = (await house.host.read.look(table, seat.person)).questions
        if own:
            await house.host.play.act(table, seat.person, answer(own[0].question, rng).picks, own[0].version)
            return
    house.clock.at += 300  # what answers itself takes its time


@files
async def test_a_file_of_an_earlier_version_opens_and_every_game_in_it_is_as_it_was_left(kept: Path, memory: Path):
    async with opened(kept, memory) as house:
        assert house.service.waiting == []
        for table in _numbers(house, "running"):
            look = await house.host.read.look(table)
            assert look.waiting or look.table.paused is not None
            assert await house.host.archive.audit(table) == ""
            assert not [line for line in await house.host.read.log(table, limit=999) if line.kind == "carried"]
        for table in _numbers(house, "lobby"):
            await house.host.lobby.add_computer(table, "ana", "easy")
            if (await house.host.read.look(table)).table.status == "lobby":  # else that was the last it looked for
                await house.host.lobby.start(table, "ana")
            assert (await house.host.read.look(table)).table.status == "running"


@files
async def test_every_running_game_of_an_earlier_version_is_played_to_its_end(kept: Path, memory: Path):
    async with opened(kept, memory) as house:
        running = _numbers(house, "running")
        assert len(running) >= 3
        for table in running:
            info = await play_out(house, table)
            assert info.status == "finished"
            assert (await house.host.archive.verify(table)).problem == ""
        await house.service.courier.drain()
        assert len(house.post.of("result")) == len(running)


@files
async def test_every_finished_game_of_an_earlier_version_is_told_and_computes_the_same_again(kept: Path, memory: Path):
    async with opened(kept, memory) as house:
        read = house.host.read
        done = [each for each in _numbers(house, "finished") if not (await read.listing(each)).sealed]
        assert done
        for table in done:
            verdict = await house.host.archive.verify(table)
            assert (verdict.problem, verdict.recomputed) == ("", verdict.acts)
            assert len(await house.host.read.log(table, limit=9_999)) > verdict.acts
            again = await house.host.archive.import_game(
                "abroad", f"importer-{table}", await house.host.archive.export(table)
            )
            assert (await house.host.read.look(again)).table.outcome == (
                await house.host.read.look(table)
            ).table.outcome


async def test_tournaments_of_an_earlier_version_go_on_to_their_results(memory: Path):
    async with opened(NEWEST, memory) as house:
        over, now, soon = sorted(each.id for each in await house.host.tournaments.of("home", is_open=False))
        assert (await house.host.tournaments.read(over)).state.phase == "over"
        await house.host.tournaments.start(soon, "ana")
        for number in (now, soon):
            await play_tournament(house, number)
        kept = await house.host.tournaments.read(now)
        assert [each.is_fair for each in kept.state.rounds] == [True, True]
        assert [each.owed.data["what"] for each in house.post.of("news") if each.owed.data["what"] == "result"] == [
            "result"
        ] * 2
        assert not await house.host.tournaments.of("home")


async def play_tournament(house: House, number: int) -> None:
    """Play all that is left of a tournament."""
    for _ in range(20):
        state = (await house.host.tournaments.read(number)).state
        if state.phase != "running":
            break
        for match in state.now.matches if state.now.is_open else ():
            await play_out(house, match.table)
        house.clock.at += 3
        await house.settle()
    assert state.phase == "over"


async def test_what_people_have_beside_games_of_an_earlier_version_goes_on(memory: Path):
    async with opened(NEWEST, memory) as house:
        host = house.host
        for person, purpose in (("ana", "what-if:"), ("ben", "lesson:")):
            under_way = await host.practice.of(person, purpose)
            assert len(under_way) == len(GAMES)
            for practice in under_way:
                assert await host.archive.audit(practice.table) == ""
                await play_practice(house, practice.table, person)
        for game in GAMES:
            assert len(await host.practice.learned("ana", game)) == 1
            assert (await host.ranking.ladder("home", game)).season
        assert "dan" in await host.ranking.hidden()
        assert await host.ranking.crowned("home") == "ana"
        assert await host.ranking.winners("home", "2025-spring")
        assert [
            found["data"]["text"] for found in (await host.people.known_of("ben"))["records"] if found["kind"] == "note"
        ]
        await house.wait(7 * 86_400)
        assert "week" in [each.owed.data["what"] for each in house.post.of("news")]


async def play_practice(house: House, table: int, person: str) -> None:
    """Answer at a private game for a while, or until it is over."""
    rng = Rng.seeded(table)
    for _ in range(40):
        look = await house.host.practice.look(table, person)
        if look.table.status != "running":
            return
        if look.questions:
            asked = look.questions[0]
            picks = await house.host.practice.right_answer(table, person) or (
                answer(asked.question, rng).picks,
                asked.version,
            )
            await house.host.play.act(table, person, *picks)
        house.clock.at += 1
        await house.settle()


def test_the_games_of_earlier_versions_began_with_another_content_than_todays(tmp_path: Path):
    older: dict[str, set[str]] = {key: set() for key in games}
    for number, kept in enumerate(KEPT):
        _unpacked(kept, tmp_path / str(number))
        with closing(sqlite3.connect(tmp_path / str(number))) as db:
            for game, content in db.execute("SELECT game, hash FROM contents"):
                older[game].add(content)
    for key in sorted(GAMES):
        assert older[key] - {games[key].content_hash}


def test_each_schema_that_ever_was_the_newest_has_its_file():
    schemas = set()
    for kept in KEPT:
        schemas.add(int(kept.name[:2]))
        readme = (kept.parent / "README.md").read_text()
        assert kept.name.partition(".")[0].partition("-")[2] in readme
    assert schemas == {2, 3, 4, 5, 6, 10, 11, 15, 21}


def test_the_newest_file_has_half_played_turns_votes_and_orders_of_all_games(tmp_path: Path):
    _unpacked(NEWEST, tmp_path / "tables.db")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        running = db.execute("SELECT game FROM tables WHERE status = 'running' AND kind = ''").fetchall()
        assert {game for (game,) in running} == GAMES
        assert db.execute("SELECT count(*) FROM votes").fetchone()[0] >= 3
        assert db.execute("SELECT count(*) FROM orders").fetchone()[0] >= 1
        assert db.execute("SELECT count(*) FROM dues WHERE slot LIKE 'seat:%'").fetchone()[0] >= 3


def test_a_file_of_today_can_be_kept_for_the_versions_to_come(tmp_path: Path):
    command = [sys.executable, "scripts/keep_release.py", str(tmp_path)]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)

    assert "total_war running 6" in made.stdout
    (kept,) = tmp_path.glob("*.db.xz")
    assert lzma.decompress(kept.read_bytes()).startswith(b"SQLite format 3")
