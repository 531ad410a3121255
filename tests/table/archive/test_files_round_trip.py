"""Files of games: whatever happened in a game, it comes back from its file as it was."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

from table.archive.gamefile import LINES, clean_name
from tests.table.archive.eventful import ADMIN, Eventful
from tests.table.archive.shown import shown
from tests.table.house import ANA, BEN, CHO, House, first, open_house
from tests.table.play.test_walks import Walk

GAMES = ("total_war", "tokyo_clash", "monopoly")


@pytest.mark.parametrize("to_the_end", [True, False])
@pytest.mark.parametrize("game", GAMES)
async def test_an_eventful_game_comes_back_as_it_was(tmp_path: Path, game: str, to_the_end: bool):
    async with open_house(tmp_path) as house:
        table = await Eventful(house, game, seed=6).play(to_the_end=to_the_end)
        blob = await house.host.archive.export(table)
        kinds = {line["kind"] for line in json.loads(blob)["log"]}
        assert kinds >= {"undo", "redo", "vote", "voted", "admin", "taken", "kicked", "lapsed", "back", "paused"}

        number = await house.host.archive.import_game("abroad", "dan", blob)

        assert await shown(house, number) == await shown(house, table)
        old, new = await house.host.read.log(table, limit=LINES), await house.host.read.log(number, limit=LINES)
        assert [line.at for line in new] == [line.at for line in old]
        assert [line.version for line in new] == [line.version for line in old]
        names = [seat.name for seat in (await house.host.read.look(number)).table.seats]
        assert names == [seat.name for seat in (await house.host.read.look(table)).table.seats]
        assert (await house.host.archive.verify(number)).is_fair
        again = json.loads(await house.host.archive.export(number))
        assert {**json.loads(blob), "table": 0, "checksum": ""} == {**again, "table": 0, "checksum": ""}


class Stroll(Walk):
    """A random walk whose votes name a seat only where they are about one, as people's do."""

    async def propose(self) -> None:
        kind = self.chance.choice(("pause", "kick", "resume"))
        about = self.chance.randrange(3) if kind == "kick" else -1
        await self.host.seats.propose(self.table, self.someone(), kind, about)


@pytest.mark.parametrize("game", ["toy", *GAMES])
@pytest.mark.parametrize("seed", range(25 if os.environ.get("KAIJU_LONG") else 2))
async def test_a_game_in_which_anything_happened_comes_back(house: House, game: str, seed: int):
    table = (await house.host.lobby.create("home", ANA, game)).id
    for person in (BEN, CHO):
        await house.host.lobby.join(table, person)
    await house.host.lobby.start(table, "ana")
    walk = Stroll(house, table, random.Random(f"{game} {seed}"))
    for _ in range(80):
        await walk.step()
        if (await house.host.read.look(table)).table.status != "running":
            break
    else:
        await house.host.admin.end(table, ADMIN)

    number = await house.host.archive.import_game("abroad", "dan", await house.host.archive.export(table))

    assert await shown(house, number) == await shown(house, table), walk.done


async def test_a_game_played_while_the_clock_was_set_back_and_far_ahead_comes_back(house: House):
    table = await house.toy(ANA, BEN, rounds=2)
    for jump in (-5_000_000.0, 900_000_000.0, -900_000_000.0, 7.0, -3_000_000_000.0, 2_999_000_000.0):
        house.clock.at += jump
        for person in (ANA, BEN):
            if own := (await house.host.read.look(table, person.id)).questions:
                await house.answer(table, person, *first(own[0]))
    await house.play_out(table, ANA, BEN)
    blob = await house.host.archive.export(table)
    times = [line["at"] for line in json.loads(blob)["log"]]
    assert times == sorted(times)

    number = await house.host.archive.import_game("abroad", "dan", blob)

    assert await shown(house, number) == await shown(house, table)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("a\u202eb", "ab"),
        ("\u2067\u2066", "?"),
        ("\u200b\u3164", "?"),
        ("x" * 100, "x" * 80),
        ("two\nlines\x00", "twolines"),
        ("  ", "?"),
        ("👨‍👩‍👧 ana", "👨‍👩‍👧 ana"),
        ("אבא", "אבא"),
    ],
)
async def test_names_go_out_without_what_turns_breaks_or_hides_a_line(house: House, name: str, kept: str):
    from msgspec.structs import replace

    ana = replace(ANA, name=name)
    table = await house.toy(ana, BEN, rounds=1)
    await house.play_out(table, ana, BEN)

    blob = await house.host.archive.export(table)

    assert clean_name(name) == kept
    assert json.loads(blob)["seats"][0]["name"] == kept
    number = await house.host.archive.import_game("abroad", "dan", blob)
    assert (await house.host.read.look(number)).table.seats[0].name == kept
