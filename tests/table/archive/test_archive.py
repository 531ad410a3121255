"""What remains: proof of fairness, files of games, people who want to be forgotten, health."""

import json
from typing import Any

import pytest

from data.loader import Bundle
from engine.play import Option
from table import __main__ as commands
from table.archive.gamefile import LARGEST
from table.errors import NotNow, Refused
from table.store.changes import PutTable
from tests.table.archive.alterations import without_checksum
from tests.table.house import ANA, BEN, CHO, House, first, open_house


async def finished_war(house: House) -> int:
    table = await house.war(ANA, BEN, CHO)
    await house.play_out(table, ANA, BEN, CHO)
    return table


async def test_a_finished_game_is_proved_fair_and_a_running_one_keeps_its_seed(house: House):
    table = await house.war(ANA, BEN, CHO)
    with pytest.raises(NotNow, match="promise"):
        await house.host.archive.verify(table)
    assert await house.host.archive.audit(table) == ""
    await house.play_out(table, ANA, BEN, CHO)

    verdict = await house.host.archive.verify(table)

    assert verdict.is_fair
    assert verdict.acts > 20
    assert verdict.commitment == (await house.host.read.look(table)).table.commitment


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"salt": "0" * 32}, "not the one that was promised"),
        ({"position": None}, "position"),
        ({"outcome": b'{"reason":"bribe","places":[[2]],"scores":[0,0,9]}'}, "result"),
    ],
)
async def test_whoever_tampers_with_the_file_is_found_out(house: House, change, complaint):
    table = await finished_war(house)
    store = house.service.services.store
    stored = await store.load(table)
    assert stored is not None
    if "position" in change:
        start = await house.toy(ANA, BEN)
        other = await finished_war(house)
        assert start != other
        change = {"position": (await store.load(other)).row.position}
    from msgspec.structs import replace

    row = replace(stored.row, **change)
    await store.write([PutTable(row, row.version)])
    house.service.services.tables.forget()

    assert complaint in (await house.host.archive.verify(table)).problem


async def test_a_finished_game_goes_out_as_one_file_and_comes_back(house: House, tmp_path):
    table = await finished_war(house)
    blob = await house.host.archive.export(table)

    number = await house.host.archive.import_game("abroad", "dan", blob)

    old, new = await house.host.read.look(table), await house.host.read.look(number)
    assert new.view == old.view
    assert new.table.outcome == old.table.outcome
    assert [seat.name for seat in new.table.seats] == ["Ana", "Ben", "Cho"]
    assert [line.events for line in await house.host.read.log(number, limit=999)] == [
        line.events for line in await house.host.read.log(table, limit=999)
    ]
    assert (await house.host.archive.verify(number)).is_fair
    assert await house.host.read.history(number, 30) is not None
    assert "ana" not in {each for line in json.loads(blob)["log"] for each in line}

    file = tmp_path / "game.json"
    file.write_bytes(blob)
    assert commands.main(["verify", str(file)]) == 0


async def test_a_file_that_was_changed_is_refused(house: House, tmp_path, capsys):
    table = await finished_war(house)
    good = json.loads(await house.host.archive.export(table))

    other_seed = json.loads(json.dumps(good))
    other_seed["setup"]["seed"] += 1
    other_pick = json.loads(json.dumps(good))
    next(line for line in other_pick["log"] if line.get("picks"))["picks"] = ["card:nonsense"]
    other_story = json.loads(json.dumps(good))
    next(line for line in other_story["log"] if line.get("picks") and line.get("events"))["events"] = []
    for bad in (other_seed, other_pick, other_story):
        with pytest.raises(Refused):
            await house.host.archive.import_game("home", "ana", without_checksum(bad))
    for rubbish in (b"", b"[]", b'{"format": "x"}', b"\xff" * 10):
        with pytest.raises(Refused, match="no game file"):
            await house.host.archive.import_game("home", "ana", rubbish)

    with pytest.raises(Refused, match="too large"):
        await house.host.archive.import_game("home", "ana", b" " * (LARGEST + 1))

    file = tmp_path / "bad.json"
    file.write_bytes(without_checksum(other_story))
    assert commands.main(["verify", str(file)]) == 1
    assert "tells something else" in capsys.readouterr().err


def _no_seat(file: dict[str, Any]) -> None:
    del file["seats"][0]


def _no_name(file: dict[str, Any]) -> None:
    del file["seats"][0]["name"]


def _line_twice(file: dict[str, Any]) -> None:
    file["log"].append(file["log"][-1])


def _line_beyond_count(file: dict[str, Any]) -> None:
    file["log"][-1]["version"] = 10**30


def _number_beyond_count(file: dict[str, Any]) -> None:
    file["setup"]["seats"] = 10**30


def _runs_still(file: dict[str, Any]) -> None:
    file["status"] = "running"


def _content_of_its_own(file: dict[str, Any]) -> None:
    name = next(iter(file["content"]))
    file["content"][name] += "\n# and more"
    file["content_hash"] = Bundle(file["game"], file["content"]).hash


def _other_content_than_it_says(file: dict[str, Any]) -> None:
    file["content"][next(iter(file["content"]))] += "\n# and more"


def _unknown_game(file: dict[str, Any]) -> None:
    file["game"] = "chess"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (_no_seat, "file-changed"),
        (_no_name, "file-unreadable"),
        (_line_twice, "file-changed"),
        (_line_beyond_count, "file-unreadable"),
        (_number_beyond_count, "file-unreadable"),
        (_runs_still, "file-running"),
        (_content_of_its_own, "file-foreign"),
        (_other_content_than_it_says, "file-foreign"),
        (_unknown_game, "file-foreign"),
    ],
)
async def test_a_file_made_by_hand_is_refused_before_it_is_played(house: House, change, key):
    file = json.loads(await house.host.archive.export(await finished_war(house)))
    change(file)
    with pytest.raises(Refused) as refused:
        await house.host.archive.import_game("home", "ana", without_checksum(file))
    assert refused.value.key == key


async def test_the_file_of_a_running_game_has_only_what_the_asker_may_see(house: House):
    table = await house.war(ANA, BEN, CHO)
    for _ in range(20):
        look = await house.host.read.look(table)
        person = (ANA, BEN, CHO)[look.waiting[0].seat]
        await house.answer(table, person, *first(await house.asked(table, person)))

    mine = json.loads(await house.host.archive.export(table, "ana"))
    nobodys = json.loads(await house.host.archive.export(table))

    for file in (mine, nobodys):
        assert not {"setup", "salt", "content", "seed"} & set(file)
    assert mine["view"]["hand"]
    assert nobodys["view"]["hand"] == []
    drawn = [event for line in nobodys["log"] for event in line.get("events", []) if event["type"] == "Drew"]
    assert drawn
    assert all(not event.get("cards") for event in drawn)
    assert not any("picks" in line for line in nobodys["log"])
    with pytest.raises(Refused, match="still running"):
        await house.host.archive.import_game("home", "ana", json.dumps(mine).encode())


async def test_a_running_game_keeps_the_content_it_began_with(tmp_path):
    from data.loader import Bundle, bundle
    from table.versions.catalogue import Catalogue
    from tests.table import house as houses

    async with open_house(tmp_path) as house:
        table = await house.toy(ANA, BEN)
        before = (await house.host.read.look(table)).table.content_hash
    newer = Bundle("toy", {"toy.toml": "one = 2"})
    original = houses.catalogue
    houses.catalogue = lambda: Catalogue([bundle("total_war"), newer], houses.built)
    try:
        async with open_house(tmp_path, clock=house.clock) as house:
            assert (await house.host.read.look(table)).table.content_hash == before
            await house.sign(table, ANA, BEN)
            fresh = await house.toy(ANA, BEN)
            assert (await house.host.read.look(fresh)).table.content_hash == newer.hash != before
    finally:
        houses.catalogue = original


async def test_a_rematch_of_a_game_of_older_rules_keeps_the_options_that_there_still_are(tmp_path, monkeypatch):
    async with open_house(tmp_path) as house:
        table = await house.toy(ANA, BEN, rounds=5)
        await house.host.admin.end(table, CHO)
    monkeypatch.setattr("tests.table.toy.Toy.rules_version", 2)
    monkeypatch.setattr("tests.table.toy.Toy.options", (Option("rounds", (2, 5)), Option("slow", (False, True))))
    async with open_house(tmp_path, clock=house.clock) as house:
        again = await house.host.lobby.rematch(table, "ben")

        assert again.options == {"rounds": 5, "slow": False}
        assert [seat.person for seat in again.seats] == ["ben", "ana"]
        assert (await house.host.lobby.start(again.id, "ben")).table.status == "running"


async def test_a_person_can_read_and_delete_what_is_known_of_them(house: House):
    done = await house.toy(ANA, BEN, rounds=1)
    await house.play_out(done, ANA, BEN)
    running = await house.toy(ANA, BEN, CHO)
    await house.sign(running, ANA)
    lobby = (await house.host.lobby.create("home", ANA, "toy")).id
    await house.host.seats.propose(running, "ana", "end")
    known = await house.host.people.known_of("ana")
    assert known["person"]["name"] == "Ana"
    assert {seat["table"] for seat in known["seats"]} == {done, running, lobby}
    assert known["acts"]
    assert known["cards"] == [{"server": "home", "game": "toy", "key": "crown"}]

    await house.host.people.forget("ana")

    gone = await house.host.people.known_of("ana")
    assert gone.pop("person") is None
    assert set(gone) == {"seats", "acts", "orders", "cards", "records", "imports", "ratings", "pages", "follows"}
    assert not any(gone.values())
    seats = (await house.host.read.look(done)).table.seats
    assert [seat.name for seat in seats] == ["?", "Ben"]
    assert seats[0].person.startswith("gone:")
    assert (await house.host.archive.verify(done)).is_fair
    assert (await house.host.read.look(running)).table.seats[0].is_open
    assert (await house.host.read.look(lobby)).table.status == "broken"
    assert _mentions(house, b'"ana"') == []
    await house.settle()
    await house.host.lobby.create("home", ANA, "toy")


def _mentions(house: House, needle: bytes) -> list[str]:
    """Return the columns in which *needle* still stands."""
    import sqlite3

    db = sqlite3.connect(house.service.services.store.path)
    try:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = []
        for table in tables:
            for row in db.execute(f"SELECT * FROM {table}"):
                for value in row:
                    raw = value if isinstance(value, bytes) else str(value).encode()
                    if needle in raw or raw == needle.strip(b'"'):
                        found.append(f"{table}: {value!r}")
        return found
    finally:
        db.close()


async def test_health_counts_and_measures(house: House):
    table = await house.toy(ANA, BEN, rounds=1)
    await house.play_out(table, ANA, BEN)
    await house.toy(ANA, BEN)

    health = await house.service.health()

    assert health.tables == {"lobby": 0, "running": 1, "finished": 1, "broken": 0}
    assert health.acts > 5
    assert 0 < health.p50 <= health.p95 <= health.p99
    assert health.owed > 0
    assert health.dues == 2
