"""Computer players as characters: every one has a name of its own, and remarks tell only what everybody knows."""

from itertools import product

import pytest
from msgspec.structs import replace

from cogs.reader.computers import REMARKS
from cogs.reader.story import Story
from data.words import words
from engine import games
from engine.play import Outcome
from engine.total_war.events import Played, Wounded
from table import LogLine, Look, SeatInfo
from tests.cogs.looks import story, table, walk

SAID = words("en")
KAIJU = sorted({kaiju for game in games.values() for kaiju in game.kaiju})
TEMPERS = {SAID.forms(f"computer-{kaiju}", ("temper",))[1] for kaiju in (*KAIJU, "any")}


def at(game: str, *seats: SeatInfo, **more: object) -> Story:
    return Story(Look(table(0, "running", game, seats=seats, **more)), SAID)


@pytest.mark.parametrize("key", games)
def test_the_computers_of_a_table_have_different_names_and_keep_them(key):
    seats = [SeatInfo(seat, level="normal", kaiju=one) for seat, one in enumerate(games[key].kaiju)]
    names = [at(key, *seats).player(seat.seat) for seat in seats]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 16, "pictures have little room"
    fewer = [replace(seat, seat=seat.seat - 1) for seat in seats[1:]]
    assert [at(key, *fewer).player(seat.seat) for seat in fewer] == names[1:], "who stays keeps the name"
    assert at(key, SeatInfo(0, level="easy", kaiju="hedorah")).player(0) == "The Stranger"


def test_every_temper_has_its_remarks_and_they_are_short():
    assert len(TEMPERS) > 2
    said = [
        SAID.say(f"remark-{occasion}-{temper}-{number}")
        for occasion, temper, number in product(("strike", "hit", "win"), TEMPERS, range(1, REMARKS + 1))
    ]
    assert len(set(said)) == len(said)
    assert max(map(len, said)) <= 50


def heard(seats: tuple[SeatInfo, ...], event: object) -> set[str]:
    """Return what computers say to *event* at different moments."""
    tale = at("total_war", *seats)
    lines = [LogLine(version, 0.0, "act", 0, "1", "Ana", "human", events=(event,)) for version in range(40)]
    assert all(tale.remark([line]) == tale.remark([line]) for line in lines)
    return {tale.remark([line]).partition(":")[0] for line in lines}


def test_a_computer_speaks_now_and_then_when_it_strikes_or_is_hit_and_people_never():
    person = SeatInfo(0, person="1", name="Ana", kaiju="godzilla")
    other = SeatInfo(1, level="normal", kaiju="mothra")
    name = at("total_war", person, other).player(1)
    assert heard((person, other), Wounded(0, 1)) == {"", f"-# {name}"}
    assert heard((person, other), Wounded(1, 0)) == {"", f"-# {name}"}
    assert heard((person, other), Played(1, "7", 0, 7, False)) == {""}
    assert heard((person, replace(other, level="", person="2")), Wounded(0, 1)) == {""}


def test_only_the_newest_act_that_stands_is_remarked_on():
    seats = tuple(SeatInfo(seat, level="normal", kaiju=one) for seat, one in enumerate(("godzilla", "mothra")))
    tale = at("total_war", *seats)
    lines = [LogLine(version, 0.0, "act", events=(Wounded(0, 1),)) for version in range(9)]
    spoken = next(line for line in lines if tale.remark([line]))
    quiet = LogLine(99, 0.0, "act", events=(Played(1, "7", 0, 7, False),))
    assert tale.remark([spoken, quiet]) == ""
    assert tale.remark([spoken, replace(quiet, undone=100)]) == tale.remark([spoken])


def test_a_computer_that_has_won_has_the_last_word():
    seats = (SeatInfo(0, person="1", name="Ana"), SeatInfo(1, level="hard", kaiju="mothra"))
    won = at("total_war", *seats, outcome=Outcome("points", ((1,), (0,)), (1, 0)))
    assert won.last_word().startswith(f"-# {won.player(1)}: ")
    lost = at("total_war", *seats, outcome=Outcome("points", ((0,), (1,)), (1, 0)))
    assert lost.last_word() == ""


@pytest.mark.parametrize(("key", "count"), [("total_war", 5), ("tokyo_clash", 4), ("monopoly", 5)])
def test_in_every_game_there_are_blows_to_remark_on(key, count):
    special = story(next(walk(count, 3, 7, games[key])), None, count).teller.special
    *_, runner = walk(count, 3, 50, games[key])
    blows = [blow for event in runner.events if (blow := special.blow(event))]
    assert blows
    assert all(-1 <= seat < count for blow in blows for seat in blow)
