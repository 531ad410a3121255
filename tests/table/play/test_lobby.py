"""The lobby: gathering people, choosing, and what is missing for a start."""

import asyncio

import pytest

from engine.rng import keeps_promise
from table.errors import NoSuchTable, NotNow, NotReady, NotSeated, NotTheHost, Refused
from table.play.looking import setup_of
from table.time.clock import HOUR
from tests.table.house import ANA, BEN, CHO, DAN, House


async def test_people_sit_down_choose_kaiju_and_stand_up(house: House):
    lobby = await house.host.lobby.create("home", ANA, "total_war", kaiju="godzilla")
    await house.host.lobby.join(lobby.id, BEN, "mothra")

    with pytest.raises(Refused, match="taken") as caught:
        await house.host.lobby.join(lobby.id, CHO, "mothra")
    with pytest.raises(Refused, match="no kaiju"):
        await house.host.lobby.join(lobby.id, CHO, "pikachu")
    await house.host.lobby.join(lobby.id, BEN, "rodan")
    after = await house.host.lobby.join(lobby.id, CHO, "mothra")

    assert caught.value.rule == "TW-1.1"
    assert [(seat.name, seat.kaiju) for seat in after.seats] == [
        ("Ana", "godzilla"),
        ("Ben", "rodan"),
        ("Cho", "mothra"),
    ]
    left = await house.host.seats.leave(lobby.id, "ben")
    assert [(seat.seat, seat.name) for seat in left.seats] == [(0, "Ana"), (1, "Cho")]


async def test_only_the_host_sets_options_and_starts(house: House):
    lobby = await house.host.lobby.create("home", ANA, "total_war")
    await house.host.lobby.join(lobby.id, BEN)

    for wish in (
        house.host.lobby.set_option(lobby.id, "ben", "mode", "immortals"),
        house.host.lobby.set_clock(lobby.id, "ben", HOUR),
        house.host.lobby.start(lobby.id, "ben"),
    ):
        with pytest.raises(NotTheHost, match="Only Ana"):
            await wish
    with pytest.raises(Refused, match="can be False, True"):
        await house.host.lobby.set_option(lobby.id, "ana", "counter_attack", 1)
    with pytest.raises(Refused, match="5 minutes"):
        await house.host.lobby.set_clock(lobby.id, "ana", 10)
    await house.host.lobby.set_option(lobby.id, "ana", "counter_attack", True)
    table = await house.host.lobby.set_clock(lobby.id, "ana", None)

    assert table.options["counter_attack"] is True
    assert table.budget is None


async def test_the_lobby_passes_on_when_its_host_leaves_and_closes_with_the_last(house: House):
    lobby = await house.host.lobby.create("home", ANA, "total_war")
    await house.host.lobby.join(lobby.id, BEN)
    await house.host.lobby.add_computer(lobby.id, "ben", "easy")

    assert (await house.host.seats.leave(lobby.id, "ana")).host == "ben"
    assert (await house.host.seats.leave(lobby.id, "ben")).status == "broken"
    with pytest.raises(NotNow, match="closed"):
        await house.host.lobby.join(lobby.id, CHO)


async def test_a_computer_comes_with_a_kaiju_and_leaves_it_to_whoever_wants_it(house: House):
    lobby = await house.host.lobby.create("home", ANA, "total_war", kaiju="godzilla")
    table = await house.host.lobby.add_computer(lobby.id, "ana", "easy", "rodan")
    table = await house.host.lobby.add_computer(lobby.id, "ana", "normal")
    by_chance = table.seats[2].kaiju
    assert by_chance not in ("", "godzilla", "rodan")

    with pytest.raises(Refused, match="taken"):
        await house.host.lobby.add_computer(lobby.id, "ana", "easy", "rodan")
    table = await house.host.lobby.join(lobby.id, BEN, "rodan")
    assert table.seats[3].kaiju == "rodan"
    table = await house.host.lobby.join(lobby.id, ANA, by_chance)

    kaiju = [seat.kaiju for seat in table.seats]
    assert (kaiju[0], kaiju[3]) == (by_chance, "rodan")
    assert len(set(kaiju)) == 4
    assert "" not in kaiju


async def test_a_start_says_what_is_missing(house: House):
    lobby = await house.host.lobby.create("home", ANA, "total_war")

    with pytest.raises(NotReady, match="2 more players") as caught:
        await house.host.lobby.start(lobby.id, "ana")
    await house.host.lobby.add_computer(lobby.id, "ana", "easy", "rodan")
    with pytest.raises(NotReady, match="one more player"):
        await house.host.lobby.start(lobby.id, "ana")
    with pytest.raises(Refused, match="easy"):
        await house.host.lobby.add_computer(lobby.id, "ana", "godlike")
    await house.host.lobby.add_computer(lobby.id, "ana", "easy")
    look = await house.host.lobby.start(lobby.id, "ana")

    assert caught.value.rule == "TW-1.1"
    assert look.table.status == "running"
    assert look.view.fighters[1].kaiju == "rodan"
    with pytest.raises(NotNow, match="begun"):
        await house.host.lobby.join(lobby.id, DAN)


async def test_the_promise_is_published_at_the_start_and_kept(house: House):
    table = await house.toy(ANA, BEN)

    published = (await house.host.read.look(table)).table.commitment
    stored = await house.service.services.store.load(table)

    assert stored is not None
    assert (await house.host.read.log(table))[0].data["commitment"] == published
    assert keeps_promise(published, setup_of(stored.row).seed, stored.row.salt)


async def test_what_the_box_has_dealt_is_written_down_at_the_start(house: House):
    table = (await house.host.lobby.create("home", ANA, "total_war", kaiju="rodan")).id
    await house.host.lobby.join(table, BEN)
    await house.host.lobby.join(table, CHO)

    look = await house.host.lobby.start(table, "ana")

    dealt = [fighter.kaiju for fighter in look.view.fighters]
    assert [seat.kaiju for seat in look.table.seats] == dealt
    house.service.services.tables.forget()
    assert [seat.kaiju for seat in (await house.host.read.look(table)).table.seats] == dealt


async def test_too_many_players_and_unknown_tables_are_refused(house: House):
    table = (await house.host.lobby.create("home", ANA, "toy")).id
    for _ in range(3):
        await house.host.lobby.add_computer(table, "ana", "easy")

    with pytest.raises(Refused, match="at most 4"):
        await house.host.lobby.join(table, BEN)
    assert len((await house.host.lobby.remove_computer(table, "ana", 2)).seats) == 3
    with pytest.raises(Refused, match="no computer"):
        await house.host.lobby.remove_computer(table, "ana", 0)
    with pytest.raises(NoSuchTable):
        await house.host.read.look(99)
    with pytest.raises(Refused, match="no game called"):
        await house.host.lobby.create("home", ANA, "chess")


async def test_a_rematch_seats_the_same_people_turned_by_one(house: House):
    table = await house.toy(ANA, BEN, CHO, rounds=1)
    with pytest.raises(NotNow):
        await house.host.lobby.rematch(table, "ben")
    await house.play_out(table, ANA, BEN, CHO)

    again = await house.host.lobby.rematch(table, "ben")

    assert [seat.name for seat in again.seats] == ["Ben", "Cho", "Ana"]
    assert (again.host, again.status, again.options["rounds"]) == ("ben", "lobby", 1)


async def test_everybody_who_wants_a_rematch_finds_the_same_lobby(house: House):
    table = await house.toy(ANA, BEN, rounds=1)
    await house.play_out(table, ANA, BEN)

    one, other = await asyncio.gather(house.host.lobby.rematch(table, "ana"), house.host.lobby.rematch(table, "ben"))
    await house.host.seats.leave(one.id, "ana")
    back = await house.host.lobby.rematch(table, "ana")

    assert one.id == other.id == back.id
    assert {seat.person for seat in back.seats} == {"ana", "ben"}
    with pytest.raises(NotSeated):
        await house.host.lobby.rematch(table, "cho")
    await house.host.lobby.start(one.id, back.host)
    assert (await house.host.lobby.rematch(table, "ana")).id != one.id


@pytest.mark.rule("TW-9.1", "TW-9.7")
async def test_what_the_winner_carries_goes_into_his_next_game_on_the_same_server(house: House):
    table = await house.toy(ANA, BEN, rounds=1)
    await house.play_out(table, ANA, BEN)
    host = house.host

    elsewhere = await host.lobby.create("abroad", ANA, "toy")
    lobby = await host.lobby.create("home", BEN, "toy")
    lobby = await host.lobby.join(lobby.id, ANA)

    assert elsewhere.holders == {}
    assert lobby.holders == {"crown": (1,)}
    await host.lobby.start(lobby.id, "ben")
    assert (await _setup(house, lobby.id)).carried == {"crown": (1,)}
    assert (await host.lobby.create("home", ANA, "toy")).holders == {}

    await host.seats.propose(lobby.id, "ben", "end")
    vote = (await host.read.look(lobby.id)).table.votes[0]
    assert await host.seats.vote(lobby.id, "ana", vote.id, True) == "carried"
    assert (await host.lobby.create("home", ANA, "toy")).holders == {"crown": (0,)}


@pytest.mark.rule("TW-9.7")
async def test_what_was_carried_into_a_finished_game_is_used_up(house: House):
    first = await house.toy(ANA, BEN, rounds=1)
    await house.play_out(first, ANA, BEN)
    second = await house.toy(BEN, ANA, rounds=1)

    await house.play_out(second, ANA, BEN)

    assert (await house.host.lobby.create("home", ANA, "toy")).holders == {}
    assert (await house.host.lobby.create("home", BEN, "toy")).holders == {"crown": (0,)}


async def _setup(house: House, table: int):
    stored = await house.service.services.store.load(table)
    assert stored is not None
    return setup_of(stored.row)


async def test_a_game_against_computers_begins_in_one_change(house: House):
    look = await house.host.lobby.play_now("home", ANA, "total_war", ["easy", "easy"], {"channel": "7"})

    assert look.table.status == "running"
    assert [(seat.name, seat.level) for seat in look.table.seats] == [("Ana", ""), ("", "easy"), ("", "easy")]
    assert await house.host.messages.places(look.table.id) == {"channel": "7"}
    again = await house.host.read.look(look.table.id, "ana")
    assert again.table.version == look.table.version, "what was stored is what was shown"
    with pytest.raises(NotReady):
        await house.host.lobby.play_now("home", BEN, "total_war", ["easy"])


async def test_where_something_stands_is_told_as_soon_as_it_is_noted(house: House):
    table = (await house.host.lobby.create("home", ANA, "total_war")).id
    waiting = asyncio.create_task(house.host.messages.placed(table, "thread", 60))
    await house.host.messages.place(table, panel="1/2")
    await house.host.messages.place(table, thread="5")

    assert await waiting == "5"
    assert await house.host.messages.placed(table, "thread", 60) == "5"
    assert await house.host.messages.placed(table, "nowhere", 0.01) is None
