"""Files of games: real ones come back as they were, altered ones are refused in one sentence, and nothing is stored."""

from __future__ import annotations

import ast
import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from table.archive import gamefile, importing, retracing
from table.archive.gamefile import DATA, LARGEST, LINES
from table.errors import Refused
from table.settings import Settings
from tests.table.archive.alterations import ALTERED, File, mutated, without_checksum
from tests.table.archive.eventful import Eventful
from tests.table.archive.shown import played
from tests.table.house import House, open_house

GAMES = ("total_war", "tokyo_clash", "monopoly")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of an eventful game of each kind that was broken off, and of one that was played to its end."""

    async def played(game: str, to_the_end: bool) -> bytes:
        async with open_house(tmp_path_factory.mktemp(game)) as house:
            table = await Eventful(house, game, seed=5).play(to_the_end=to_the_end)
            return await house.host.archive.export(table)

    broken = {game: asyncio.run(played(game, False)) for game in GAMES}
    return broken | {"finished": asyncio.run(played("total_war", True))}


@pytest.fixture
async def later(tmp_path: Path) -> Any:
    """A house in which it is long after those games."""
    async with open_house(tmp_path) as house:
        house.clock.at += 10_000 * 86_400
        yield house


def stored(house: House) -> dict[str, int]:
    """Return how many rows there are of everything."""
    with closing(sqlite3.connect(house.service.services.store.path)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


@pytest.mark.parametrize("name", ALTERED)
async def test_an_altered_file_is_refused_in_one_sentence_and_nothing_is_stored(
    later: House, files: dict[str, bytes], caplog: pytest.LogCaptureFixture, name: str
):
    file = json.loads(files["total_war"])
    for line in file["log"]:
        line.setdefault("data", {})
    ALTERED[name](file)
    before = stored(later)

    with pytest.raises(Refused) as refused:
        await later.host.archive.import_game("home", "ana", without_checksum(file))

    assert refused.value.key in {"file-unreadable", "file-changed", "file-foreign", "file-running"}
    assert "\n" not in str(refused.value)
    assert stored(later) == before
    assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


def test_there_are_a_hundred_kinds_of_alterations():
    assert len(ALTERED) >= 100


@pytest.mark.parametrize(
    ("status", "change"),
    [
        ("broken", lambda file: file["log"][-2]["data"].update(reason="vote")),
        ("finished", lambda file: file["outcome"]["scores"].reverse()),
        ("finished", lambda file: file["outcome"].update(reason="bribe")),
        ("broken", lambda file: file.pop("outcome")),
    ],
)
async def test_a_finished_game_has_the_result_of_its_replay(
    later: House, files: dict[str, bytes], status: str, change: Callable[[File], None]
):
    file = json.loads(files["finished"])
    file["status"] = status
    change(file)

    with pytest.raises(Refused) as refused:
        await later.host.archive.import_game("home", "ana", without_checksum(file))

    assert refused.value.key == "file-changed"


async def taken_in(house: House, server: str, blob: bytes) -> int:
    """Return the table that a file became, 0 if it was refused."""
    try:
        return await house.host.archive.import_game(server, "ana", blob)
    except Refused:
        return 0


@pytest.mark.parametrize("game", GAMES)
async def test_a_file_mutated_at_random_is_refused_or_has_the_same_play(
    later: House, files: dict[str, bytes], game: str
):
    file = json.loads(files[game])
    rng = random.Random(game)
    later.service.services.settings = Settings(imports=1_000, import_room=2**40)
    sound = await played(later, await later.host.archive.import_game("sound", "ana", files[game]))
    taken = 0
    for number in range(250):
        blob = without_checksum(mutated(file, rng))
        table = await taken_in(later, f"server {number}", blob)
        if table:
            taken += 1
            assert await played(later, table) == sound, blob
            assert (await later.host.archive.verify(table)).is_fair
    assert 0 < taken < 50


async def test_bytes_changed_at_random_are_noticed_by_the_checksum(later: House, files: dict[str, bytes]):
    rng = random.Random(9)
    blob = files["total_war"]
    sound = json.loads(blob)
    later.service.services.settings = Settings(imports=1_000, import_room=2**40)
    for number in range(250):
        at = rng.randrange(len(blob))
        changed = blob[:at] + bytes([rng.randrange(256)]) + blob[at + 1 :]
        if await taken_in(later, f"server {number}", changed):
            assert json.loads(changed) == sound


async def test_the_same_file_is_taken_in_once_on_a_server_however_it_is_laid_out(later: House, files: dict[str, bytes]):
    first = await later.host.archive.import_game("home", "ana", files["finished"])
    copy = await later.host.archive.export(first)
    laid_out = json.dumps(json.loads(files["finished"]), indent=3, sort_keys=True).encode()
    before = stored(later)

    for again in (files["finished"], copy, laid_out, without_checksum(json.loads(copy))):
        with pytest.raises(Refused, match=rf"as table {first}\.") as refused:
            await later.host.archive.import_game("home", "ben", again)
        assert (refused.value.key, refused.value.facts) == ("file-known", {"table": str(first)})
    assert stored(later) == before
    await later.host.archive.import_game("abroad", "ben", files["finished"])
    await later.host.admin.erase(first)
    await later.host.archive.import_game("home", "ben", files["finished"])


async def test_the_same_file_taken_in_by_two_at_once_is_one_table(later: House, files: dict[str, bytes]):
    jobs = [later.host.archive.import_game("home", person, files["finished"]) for person in ("ana", "ben", "cho")]

    results = await asyncio.gather(*jobs, return_exceptions=True)

    assert sorted(type(result).__name__ for result in results) == ["Refused", "Refused", "int"]
    assert stored(later)["tables"] == 1


async def test_one_person_takes_in_so_many_files_a_day_and_no_more(later: House, files: dict[str, bytes]):
    later.service.services.settings = Settings(imports=3)
    for server in ("a", "b", "c"):
        await later.host.archive.import_game(server, "ana", files["total_war"])
    before = stored(later)

    with pytest.raises(Refused, match="At most 3 files a day") as refused:
        await later.host.archive.import_game("d", "ana", files["total_war"])

    assert refused.value.key == "file-often"
    assert stored(later) == before
    await later.host.archive.import_game("d", "ben", files["total_war"])
    later.clock.at += 86_401
    await later.host.archive.import_game("e", "ana", files["total_war"])


async def test_a_server_holds_so_many_bytes_of_files_and_no_more(later: House, files: dict[str, bytes]):
    room = len(files["total_war"]) + len(files["finished"])
    later.service.services.settings = Settings(import_room=room)
    await later.host.archive.import_game("home", "ana", files["total_war"])
    first = await later.host.archive.import_game("home", "ben", files["finished"])
    before = stored(later)

    with pytest.raises(Refused, match="no room for more files") as refused:
        await later.host.archive.import_game("home", "cho", files["monopoly"])

    assert refused.value.key == "file-room"
    assert stored(later) == before
    await later.host.archive.import_game("abroad", "cho", files["monopoly"])
    await later.host.admin.erase(first)
    await later.host.archive.import_game("home", "cho", files["monopoly"])


@pytest.mark.parametrize(
    "blob",
    [
        b" " * (LARGEST + 1),
        b'{"format":"kaiju-game/1","log":[' + b",".join([b"{}"] * 150_000) + b"]}",
        b"[" * 1_000_000,
        b'{"view":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"log":' + b'{"a":' * 100_000,
        b"9" * 1_000_000,
        b'{"table":' + b"9" * 1_000_000 + b"}",
        b'{"created":1e999999}',
        b'{"created":NaN}',
        b'"\\ud800"',
        b"\xff\xfe",
        b"",
    ],
)
async def test_what_is_no_file_at_all_is_refused_before_anything_is_played(
    house: House, blob: bytes, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.delattr(importing, "checked")
    with pytest.raises(Refused) as refused:
        await house.host.archive.import_game("home", "ana", blob)
    assert refused.value.key in ("file-unreadable", "file-large")
    assert stored(house)["tables"] == 0


async def test_more_lines_than_any_game_has_are_refused(later: House, files: dict[str, bytes]):
    file = json.loads(files["total_war"])
    file["log"] += [{"version": 9_000_000 + at, "at": file["ended"], "kind": "moved"} for at in range(LINES)]

    with pytest.raises(Refused) as refused:
        await later.host.archive.import_game("home", "ana", without_checksum(file))

    assert refused.value.key == "file-unreadable"


async def test_a_log_that_takes_back_without_end_is_given_up(
    later: House, files: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(retracing, "STEPS", 80)

    with pytest.raises(Refused, match="takes back more than any game"):
        await later.host.archive.import_game("home", "ana", files["total_war"])


async def test_the_loop_goes_on_while_a_file_is_played_again(later: House, files: dict[str, bytes], monkeypatch: Any):
    threads = []
    played = importing.checked
    here = asyncio.get_running_loop()

    def noted(*given: Any) -> Any:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        threads.append(here.is_running())
        return played(*given)

    monkeypatch.setattr(importing, "checked", noted)
    await later.host.archive.import_game("home", "ana", files["total_war"])
    assert threads == [True]


async def test_whoever_looks_after_a_table_is_nobody_in_its_file(later: House, files: dict[str, bytes]):
    number = await later.host.archive.import_game("home", "ana", files["total_war"])

    lines = [line for line in await later.host.read.log(number, limit=LINES) if line.kind in ("admin", "moved")]

    assert {line.name for line in lines} == {"?"}
    assert {line.data.get("player") for line in lines if line.data.get("what") == "replace"} == {"?"}
    assert b"Boss" not in files["total_war"]
    assert b"zoe" not in files["total_war"]


async def test_a_broken_game_says_in_its_copy_why_it_was_broken_off(later: House, files: dict[str, bytes]):
    number = await later.host.archive.import_game("home", "ana", files["total_war"])

    assert (await later.host.read.look(number)).table.broken_by == "admin"


def test_every_kind_of_line_that_a_table_writes_is_known_to_its_file():
    folder = Path(gamefile.__file__).parents[1]
    entered: set[str] = set()
    without = {each for room in ("gatherings", "tournaments") for each in (folder / room).rglob("*.py")}
    for source in set(folder.rglob("*.py")) - without:  # rows without a game have no files
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            is_entry = isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "enter" and node.args
            if is_entry and isinstance(node.args[0], ast.Constant):
                entered.add(str(node.args[0].value))

    assert entered == set(DATA)
