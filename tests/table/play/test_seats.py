"""People come and go: votes, leaving, substitutes, tables left alone."""

import pytest

from table.errors import NotNow, Refused
from table.play import votes
from table.time.clock import DAY, HOUR
from tests.table.house import ANA, BEN, CHO, DAN, House, Postbox


@pytest.mark.parametrize(
    ("kind", "voters", "yeses"),
    [
        ("undo", 4, 4),
        ("redo", 3, 3),
        ("end", 1, 1),
        ("end", 2, 2),
        ("end", 3, 2),
        ("end", 4, 3),
        ("kick", 2, 2),
        ("kick", 3, 2),
        ("pause", 1, 1),
        ("pause", 4, 3),
    ],
)
def test_how_many_yeses_carry_a_vote(kind, voters, yeses):
    assert votes.needed(kind, voters) == yeses


async def test_a_vote_is_shown_with_its_quorum_and_can_be_changed_while_open(house: House):
    table = await house.toy(ANA, BEN, CHO)
    vote = await house.host.seats.propose(table, "ana", "end")
    await house.settle()
    shown = house.post.of("vote")[-1].owed.data
    assert (shown["state"], shown["vote"]["needed"], shown["vote"]["yes"]) == ("open", 2, ["ana"])

    assert await house.host.seats.vote(table, "ana", vote.id, False) == "open"
    assert await house.host.seats.vote(table, "ana", vote.id, True) == "open"
    with pytest.raises(Refused, match="already open"):
        await house.host.seats.propose(table, "ben", "end")
    assert await house.host.seats.vote(table, "cho", vote.id, True) == "carried"
    await house.settle()

    assert house.post.of("vote")[-1].owed.data["state"] == "carried"
    assert (await house.host.read.look(table)).table.status == "broken"
    with pytest.raises(NotNow, match="over"):
        await house.host.seats.leave(table, "ana")


async def test_a_vote_that_nobody_answers_lapses(house: House):
    table = await house.toy(ANA, BEN, CHO, budget=None)
    await house.host.seats.propose(table, "ana", "end")

    await house.wait(3 * DAY, step=12 * HOUR)

    look = await house.host.read.look(table)
    assert look.table.votes == ()
    assert look.table.status == "running"
    assert house.post.of("vote")[-1].owed.data["state"] == "failed"


async def test_who_was_away_is_back_by_calling_a_vote_and_decides_nothing_alone(house: House):
    table = await house.toy(ANA, BEN, rounds=5)
    await house.answer(table, BEN, "rock")
    await house.wait(72 * HOUR)
    assert (await house.host.read.look(table)).table.seats[0].away

    vote = await house.host.seats.propose(table, "ana", "end")

    assert set(vote.voters) == {"ana", "ben"}
    look = await house.host.read.look(table)
    assert look.table.status == "running"
    assert not look.table.seats[0].away


async def test_whoever_plays_with_computers_alone_decides_alone(house: House):
    table = await house.war(ANA, computers=2)

    await house.host.seats.propose(table, "ana", "pause")
    assert (await house.host.read.look(table)).table.paused == house.clock.at
    await house.host.seats.propose(table, "ana", "resume")
    await house.host.seats.propose(table, "ana", "end")

    assert (await house.host.read.look(table)).table.status == "broken"


async def test_leaving_opens_the_seat_and_the_computer_plays_on(house: House):
    table = await house.toy(ANA, BEN)
    await house.host.seats.leave(table, "ben")
    await house.answer(table, ANA, "rock")
    await house.settle()

    look = await house.host.read.look(table)

    assert look.table.seats[1].is_open
    assert look.waiting[0].ask == "bid"
    assert "seat_open" in [d.owed.data["what"] for d in house.post.of("notice")]


async def test_the_offer_of_a_seat_goes_when_it_is_taken_and_a_later_one_stands(house: House):
    table = await house.toy(ANA, BEN)
    await house.host.seats.leave(table, "ben")
    await house.settle()
    await house.host.seats.take_seat(table, CHO, 1)
    await house.settle()
    await house.host.seats.leave(table, "cho")
    await house.settle()

    first, _, second = house.post.of("notice")
    withdrawn = [slot for settled in house.post.of("settle") for slot in settled.pings if slot.startswith("seat:")]

    assert [offer.owed.data["what"] for offer in (first, second)] == ["seat_open", "seat_open"]
    assert withdrawn == [first.owed.key]
    left = await house.service.services.store.references(table)
    assert [slot for slot in left if slot.startswith("seat:")] == [second.owed.key]


async def test_a_substitute_takes_the_open_seat_with_what_it_holds(house: House):
    table = await house.toy(ANA, BEN)
    await house.sign(table, BEN)
    luck = (await house.host.read.look(table, "ben")).view.luck
    with pytest.raises(Refused, match="not open"):
        await house.host.seats.take_seat(table, CHO, 1)
    await house.host.seats.leave(table, "ben")

    look = await house.host.seats.take_seat(table, CHO, 1)

    assert look.seat == 1
    assert look.view.luck == luck
    assert (await house.host.read.look(table, "ben")).seat is None
    with pytest.raises(Refused, match="already have a seat"):
        await house.host.seats.take_seat(table, CHO, 1)


async def test_voting_somebody_out_needs_two_or_an_absence(house: House):
    table = await house.toy(ANA, BEN, CHO)
    vote = await house.host.seats.propose(table, "ana", "kick", 1)
    assert vote.voters == ("ana", "cho")
    with pytest.raises(Refused, match="sit at the table"):
        await house.host.seats.vote(table, "ben", vote.id, False)
    await house.host.seats.vote(table, "cho", vote.id, True)

    assert (await house.host.read.look(table)).table.seats[1].is_open
    with pytest.raises(Refused, match="voted you out"):
        await house.host.seats.take_seat(table, BEN, 1)
    with pytest.raises(Refused, match="alone"):
        await house.host.seats.propose(table, "ana", "kick", 2)
    with pytest.raises(Refused, match="nobody"):
        await house.host.seats.propose(table, "ana", "kick", 0)
    await house.host.seats.take_seat(table, DAN, 1)


async def test_one_alone_may_vote_out_somebody_whose_clock_ran_out(house: House):
    table = await house.toy(ANA, BEN)
    await house.answer(table, ANA, "rock")
    await house.wait(49 * HOUR)

    await house.host.seats.propose(table, "ana", "kick", 1)

    assert (await house.host.read.look(table)).table.seats[1].is_open


async def test_a_deserted_table_rests_wakes_when_somebody_returns_and_is_closed_in_the_end(house: House):
    table = await house.toy(ANA, BEN, rounds=5)
    await house.host.seats.leave(table, "ben")
    await house.wait(3 * DAY, step=6 * HOUR)
    look = await house.host.read.look(table)
    assert (look.table.status, look.table.pause_reason) == ("running", "deserted")

    await house.host.seats.come_back(table, "ana")
    assert (await house.host.read.look(table)).table.paused is None
    await house.wait(4 * DAY, step=6 * HOUR)
    assert (await house.host.read.look(table)).table.pause_reason == "deserted"
    await house.wait(15 * DAY, step=12 * HOUR)

    assert (await house.host.read.look(table)).table.status == "broken"
    assert (await house.host.read.log(table))[-1].data == {"reason": "deserted"}


async def test_the_lists_show_what_waits_for_me_first(house: House):
    slow = await house.toy(ANA, BEN, budget=7 * DAY)
    quick = await house.toy(BEN, ANA, budget=HOUR)
    lobby = (await house.host.lobby.create("home", ANA, "toy")).id
    done = await house.toy(ANA, BEN)
    await house.answer(done, ANA, "rock")

    mine = await house.host.read.tables_of("ana")

    assert [one.id for one in mine][:2] == [quick, slow]
    assert {one.id: one.is_waiting for one in mine} == {quick: True, slow: True, lobby: False, done: False}
    assert [one.id for one in await house.host.read.tables_in("home")] == [done, lobby, quick, slow]
    assert await house.host.read.tables_in("abroad") == []


async def test_catching_up_tells_what_happened_since_my_last_act(house: House):
    table = await house.toy(ANA, BEN, rounds=5)
    await house.sign(table, BEN, ANA)
    await house.answer(table, ANA, 6)

    lines = await house.host.read.catch_up(table, "ben")

    assert [(line.ask, line.seat) for line in lines] == [("sign", 0), ("bid", 0), ("nod", 1)]
    assert lines[1].events[0].amount == -1
    assert [line.ask for line in await house.host.read.catch_up(table, "ana")] == ["nod"]


async def test_computers_play_through_the_same_door(house: House):
    table = await house.war(ANA, computers=2)

    end = await house.play_out(table, ANA)

    assert end.table.status == "finished"
    lines = await house.host.read.log(table, limit=500)
    by = {line.by for line in lines if line.kind == "act"}
    assert {"human", "computer"} <= by
    assert isinstance(house.post, Postbox)


async def test_a_computer_that_fails_or_cheats_is_replaced_by_a_careful_one(tmp_path):
    from tests.table.house import open_house

    def broken(view, question, rng):
        raise RuntimeError("lost")

    def cheat(view, question, rng):
        return ("lizard",)

    async with open_house(tmp_path, players={"toy": {"broken": broken, "cheat": cheat}}) as house:
        table = (await house.host.lobby.create("home", ANA, "toy")).id
        await house.host.lobby.add_computer(table, "ana", "broken")
        await house.host.lobby.add_computer(table, "ana", "cheat")
        await house.host.lobby.start(table, "ana")
        await house.settle()

        assert (await house.host.read.look(table)).sealed in ((1, 2), (2, 1))


async def test_votes_that_are_open_when_the_game_ends_are_settled(house: House):
    table = await house.toy(ANA, BEN, rounds=1)
    await house.host.seats.propose(table, "ana", "pause")
    await house.host.seats.propose(table, "ben", "end")
    await house.settle()
    assert {d.owed.data["state"] for d in house.post.of("vote")} == {"open"}

    await house.play_out(table, ANA, BEN)
    await house.settle()

    last = {d.owed.key: d for d in house.post.of("vote")}.values()
    assert [(d.owed.data["state"], d.reference is None) for d in last] == [("moot", False)] * 2
    stored = await house.service.services.store.load(table)
    assert stored is not None
    assert (stored.votes, stored.dues) == ((), ())


async def test_a_vote_on_a_seat_that_is_left_meanwhile_is_settled(house: House):
    table = await house.toy(ANA, BEN, CHO)
    await house.host.seats.propose(table, "ana", "kick", 1)
    await house.host.seats.leave(table, "ben")
    await house.settle()

    assert [d.owed.data["state"] for d in house.post.of("vote")] == ["moot"]
    assert (await house.host.read.look(table)).table.votes == ()
