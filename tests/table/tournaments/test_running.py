"""Tournaments go on by themselves, survive what can happen, and hide what a duplicate round must hide."""

import asyncio
import sqlite3

import msgspec
import pytest
from msgspec.structs import replace

from engine.play import Outcome
from engine.rng import keeps_promise
from table import within
from table.errors import NotNow, NotTheHost, Refused
from table.store.changes import PutReference
from table.store.moving import move
from table.time.clock import DAY, HOUR
from table.tournaments.standing import points_by_place
from table.tournaments.state import Terms
from tests.table.house import ANA, catalogue, open_house
from tests.table.tournaments.field import TOY, announced, begun, play_round, state, tables_of

WAR = Terms("total_war", seats=3, rounds=1, substitutes="people", level="easy")


async def test_a_swiss_tournament_is_played_from_announcement_to_result(house):
    number, people = await begun(house, 6)
    for _ in range(2):
        await play_round(house, number, people)

    found = await house.host.tournaments.read(number)
    assert (found.state.phase, found.row.status) == ("over", "finished")
    assert [len(each.matches) for each in found.state.rounds] == [3, 3]
    expected = dict.fromkeys(range(6), 0.0)
    for each in found.state.rounds:
        for match in each.matches:
            row = (await house.service.services.tables.stored(match.table)).row
            outcome = msgspec.json.decode(row.outcome, type=Outcome)
            for entry, points in zip(match.entries, points_by_place(outcome, 2), strict=True):
                expected[entry] += points
    rows = house.host.tournaments.standings(found)
    assert {row.entry: row.points for row in rows} == expected
    assert [row.points for row in rows] == sorted(expected.values(), reverse=True)
    told = [each.owed.data["what"] for each in house.post.of("news")]
    assert told == ["round", "round", "result"]
    met = [frozenset(match.entries) for each in found.state.rounds for match in each.matches]
    assert len(set(met)) == len(met)


async def test_the_tables_of_a_round_are_games_like_others_in_the_channel(house):
    number, people = await begun(house, 4)

    for table in await tables_of(house, number):
        look = await house.host.read.look(table)
        assert (look.table.status, look.table.budget) == ("running", 86_400)
        assert (await house.host.messages.places(table))["channel"] == "7"
    assert {each.owed.person for each in house.post.of("ping")} <= {person.id for person in people}
    assert len(house.post.of("promise")) == 2


async def test_the_best_half_of_each_group_goes_on_in_a_knock_out_until_one_is_left(house):
    number, people = await begun(house, 8, replace(TOY, format="knockout"))
    sizes = []
    while (await state(house, number)).phase == "running":
        sizes.append(len((await state(house, number)).now.matches))
        await play_round(house, number, people)

    assert sizes == [4, 2, 1]
    rows = house.host.tournaments.standings(await house.host.tournaments.read(number))
    assert [row.place for row in rows][:2] == [1, 2]
    final = (await state(house, number)).now.matches[0]
    assert {rows[0].entry, rows[1].entry} == set(final.entries)


async def test_computers_fill_the_tables_where_the_organiser_chose_them(house):
    number, _ = await begun(house, 3, replace(TOY, seats=4, substitutes="computer"))

    (table,) = await tables_of(house, number)
    assert [bool(seat.level) for seat in (await house.host.read.look(table)).table.seats].count(True) == 1


async def test_a_table_is_adjudicated_at_the_deadline_by_the_computers_judgement(house):
    number, people = await begun(house, 6, replace(WAR, deadline=DAY))
    first, second = await tables_of(house, number)
    await house.play_out(first, *people)
    await house.wait(DAY)

    found = await state(house, number)
    assert [match.how for match in found.now.matches] == ["played", "judged"]
    assert sum(found.now.matches[1].points) == pytest.approx(1.5)
    assert (await house.host.read.look(second)).table.broken_by == "tournament"
    assert found.phase == "over"
    told = [each.owed.data["what"] for each in house.post.of("news")]
    assert told == ["round", "remind", "result"]


async def test_a_table_that_an_admin_ends_is_judged_and_one_that_is_erased_is_split(house):
    number, _ = await begun(house, 6, replace(WAR, deadline=DAY))
    first, second = await tables_of(house, number)
    await house.host.admin.end(first, ANA)
    await house.host.admin.erase(second)
    await house.settle()

    assert [match.how for match in (await state(house, number)).now.matches] == ["judged", "split"]


async def test_a_table_found_damaged_is_split_when_the_time_is_over_and_holds_up_nobody(house, tmp_path):
    number, _ = await begun(house, 6, replace(WAR, deadline=DAY))
    bad, fine = await tables_of(house, number)
    house.is_harmed = True
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("UPDATE tables SET position = substr(position, 1, 9) WHERE id = ?", (bad,))
    db.close()
    await house.service.auditor.audit()
    await house.host.admin.end(fine, ANA)
    await house.wait(DAY - HOUR)
    found = (await state(house, number)).now
    assert {match.table: match.is_over for match in found.matches} == {bad: False, fine: True}

    await house.wait(2 * HOUR)

    found = await state(house, number)
    assert {match.table: match.how for match in found.now.matches} == {bad: "split", fine: "judged"}
    assert found.phase == "over"


async def test_a_computer_plays_on_for_whoever_withdraws_and_they_are_drawn_no_more(house):
    number, people = await begun(house, 6, replace(TOY, substitutes="computer"))
    entry = (await house.host.tournaments.read(number)).seated("p0").seat
    await house.host.tournaments.withdraw(number, "p0")
    await house.settle()

    assert not await house.host.read.tables_of("p0")
    await play_round(house, number, people)
    found = await state(house, number)
    assert all(entry not in match.entries for match in found.now.matches)
    assert found.rounds[0].matches[0].is_over
    rows = house.host.tournaments.standings(await house.host.tournaments.read(number))
    assert rows[-1].entry == entry
    with pytest.raises(NotNow):
        await house.host.tournaments.withdraw(number, "p0")


async def test_somebody_who_waits_takes_the_place_of_whoever_withdraws(house):
    number, _ = await begun(house, 4, replace(TOY, format="knockout"))
    assert await house.host.tournaments.join(number, ANA) == "waiting"
    seat = (await house.host.tournaments.read(number)).seated("p1").seat
    await house.host.tournaments.withdraw(number, "p1")
    await house.settle()

    found = await house.host.tournaments.read(number)
    assert found.seats[seat].person == "ana"
    assert found.state.waiting == ()
    assert [found.seats[entry].person for entry in found.state.withdrawn] == ["p1"], "who has withdrawn stays known"
    assert len(await house.host.read.tables_of("ana")) == 1
    assert "substitute" in [each.owed.data["what"] for each in house.post.of("news")]


async def test_somebody_who_waits_takes_the_seat_of_whoever_is_forgotten(house):
    number, _ = await begun(house, 4, replace(TOY, format="knockout"))
    assert await house.host.tournaments.join(number, ANA) == "waiting"
    await house.host.people.forget("p1")
    await house.settle()

    assert len(await house.host.read.tables_of("ana")) == 1
    found = await house.host.tournaments.read(number)
    assert found.state.withdrawn == (), "nobody is left to be kept out"


async def test_who_joins_late_plays_from_the_second_round_on(house):
    number, people = await begun(house, 4)
    assert await house.host.tournaments.join(number, ANA) == "late"
    await play_round(house, number, people)

    found = await state(house, number)
    sitting = {entry for match in found.now.matches for entry in match.entries} | set(found.now.byes)
    assert (await house.host.tournaments.read(number)).seated("ana").seat in sitting
    await house.host.tournaments.withdraw(number, "ana")
    with pytest.raises(NotNow):
        await house.host.tournaments.join(number, ANA)


async def test_bad_wishes_are_refused_in_a_sentence_and_change_nothing(house):
    new = house.host.tournaments.new
    for terms, key in (
        (replace(TOY, seats=9), "contest-seats"),
        (replace(TOY, rounds=0), "contest-rounds"),
        (replace(TOY, deadline=60.0), "contest-deadline"),
        (replace(TOY, starts=house.clock.at - 1), "contest-past"),
        (replace(TOY, starts=house.clock.at + 400 * DAY), "contest-far"),
        (replace(TOY, game="chess"), "no-game"),
        (replace(TOY, level="genius"), "no-level"),
    ):
        with pytest.raises(Refused) as refusal:
            await new("home", ANA, terms, "7")
        assert refusal.value.key == key
    number, people = await announced(house, 1)
    with pytest.raises(Refused) as refusal:
        await house.host.tournaments.start(number, people[0].id)
    assert refusal.value.key == "contest-few"
    with pytest.raises(NotTheHost):
        await house.host.tournaments.start(number, "ana")
    with pytest.raises(NotNow):
        await house.host.tournaments.join(number, people[0])
    assert (await state(house, number)).phase == "joining"


async def test_it_begins_by_itself_at_its_time_and_says_if_too_few_are_there(house):
    late = replace(TOY, starts=house.clock.at + HOUR)
    number, _ = await announced(house, 1, late)
    full, _ = await announced(house, 4, late)
    await house.wait(HOUR)

    assert (await state(house, full)).phase == "running"
    assert (await state(house, number)).phase == "joining"
    assert "too_few" in [each.owed.data["what"] for each in house.post.of("news")]


async def test_a_tournament_goes_on_without_its_organiser_and_whoever_is_forgotten_is_nameless(house):
    number, people = await begun(house, 6, replace(TOY, substitutes="computer"))
    await house.host.people.forget("p0")
    await house.settle()
    await play_round(house, number, people)
    await play_round(house, number, people)

    found = await house.host.tournaments.read(number)
    assert found.state.phase == "over"
    assert "p0" not in msgspec.json.encode(found.state).decode()
    assert all(seat.person != "p0" for seat in found.seats)
    assert found.row.host.startswith("gone:")
    assert not (await house.host.people.known_of("p0"))["seats"]


async def test_one_that_is_called_off_lets_its_games_be_played_on(house):
    number, people = await begun(house, 4)
    (table, _) = await tables_of(house, number)
    await house.host.tournaments.end(number, "ana", is_admin=True)
    await house.settle()

    assert (await house.host.tournaments.read(number)).row.status == "broken"
    await house.play_out(table, *people)
    await house.settle()


async def test_however_many_are_announced_at_once_a_server_has_a_few(house):
    made = await asyncio.gather(
        *(house.host.tournaments.new("home", ANA, TOY, "7") for _ in range(30)), return_exceptions=True
    )
    assert sum(isinstance(each, int) for each in made) == 5
    assert {each.key for each in made if isinstance(each, Refused)} == {"contest-many"}


async def test_joining_and_withdrawing_again_and_again_takes_one_place(house):
    number, _ = await begun(house, 4, replace(TOY, format="knockout"))
    before = len((await house.host.tournaments.read(number)).seats)
    for _ in range(100):
        assert await house.host.tournaments.join(number, ANA) == "waiting"
        await house.host.tournaments.withdraw(number, ANA.id)
    assert len((await house.host.tournaments.read(number)).seats) == before + 1


# -- duplicate --------------------------------------------------------------------------------------------------


async def test_all_tables_of_a_duplicate_round_have_the_same_promised_deal(house):
    number, people = await begun(house, 6, replace(WAR, format="duplicate", rounds=1))
    tables = await tables_of(house, number)
    rows = [(await house.service.services.tables.stored(table)) for table in tables]

    assert len({row.row.setup for row in rows}) == 1
    assert len({tuple(seat.kaiju for seat in row.seats) for row in rows}) == 1
    assert {row.row.commitment for row in rows} == {(await state(house, number)).now.commitment}
    order = [each.owed.data.get("what", each.kind) for each in house.post.got if each.kind in ("news", "promise")]
    assert order[0] == "promise"  # the round's, before any table has one of its own
    assert house.post.of("news")[0].owed.data["what"] == "promise"
    for table in tables:
        await house.play_out(table, *people)
    await house.settle()
    now = (await state(house, number)).now
    assert now.is_fair
    assert keeps_promise(now.commitment, now.seed, now.salt)
    rows = house.host.tournaments.standings(await house.host.tournaments.read(number))
    assert all(0 <= row.points <= 1 for row in rows)


async def test_nobody_learns_the_deal_of_a_duplicate_round_before_all_of_it_is_over(house):
    number, people = await begun(house, 6, replace(WAR, format="duplicate", rounds=1))
    first, second = await tables_of(house, number)
    await house.play_out(first, *people)
    await house.settle()

    now = (await state(house, number)).now
    assert (now.seed, now.salt) == (0, "")
    assert (await house.host.read.listing(first)).sealed
    assert (await house.host.read.listing(second)).sealed
    seated = [seat.person for seat in (await house.host.read.look(first)).table.seats]
    for refused in (
        house.host.archive.verify(first),
        house.host.archive.export(first, seated[0]),
        house.host.archive.export(first),
        house.host.read.history(first, 3, seated[0]),
        house.host.read.log(first),
        house.host.archive.analysis(first),
        house.host.archive.analyse(first),
        house.host.archive.asked_at(first, [1]),
    ):
        with pytest.raises(NotNow) as refusal:
            await refused
        assert refusal.value.key == "sealed"
    watched = await house.host.read.witnessed(first, limit=10_000)
    assert watched, "the picture of the result tells what everybody there has seen"
    caught_up = [await house.host.read.catch_up(first, person) for person in seated if person]
    await house.play_out(second, *people)
    await house.settle()
    opened = await house.host.read.log(first, limit=10_000)
    assert [line.version for line in opened] == [line.version for line in watched]
    assert opened != watched, "the cards that others drew stay hidden until the round is over"
    afterwards = [await house.host.read.catch_up(first, person) for person in seated if person]
    assert afterwards != caught_up
    assert (await house.host.archive.verify(first)).is_fair
    assert not (await house.host.read.listing(first)).sealed


async def test_results_of_a_duplicate_round_are_compared_seat_with_seat(house):
    number, people = await begun(house, 9, replace(WAR, format="duplicate", rounds=1))
    await play_round(house, number, people)

    found = await state(house, number)
    rows = {row.entry: row for row in house.host.tournaments.standings(await house.host.tournaments.read(number))}
    for seat in range(3):
        order = sorted(found.now.matches, key=lambda match: (match.points[seat], match.scores[seat]))
        points = [rows[match.entries[seat]].points for match in order]
        assert points == sorted(points)
        assert sum(points) == pytest.approx(1.5)  # three in the same seat share three comparisons


async def test_a_tournament_survives_a_restart_and_an_absence_in_any_phase(tmp_path):
    clock = post = None
    number, people = 0, []
    for step in range(4):
        given = {"clock": clock, "post": post} if clock else {}
        async with open_house(tmp_path, **given) as house:
            clock, post = house.clock, house.post
            if step == 0:
                number, people = await announced(house, 4)
                await house.host.tournaments.start(number, "p0")
            else:
                await house.service.keeper.begin()
                await house.settle()
                clock.at += 3
                await house.settle()
                if (await state(house, number)).phase == "running":
                    before = (await state(house, number)).now.deadline
                    assert before > clock.at
                    await play_round(house, number, people)
        clock.at += 2 * DAY
    assert [each.owed.data["what"] for each in post.of("news")] == ["round", "round", "result"]


async def test_a_table_within_a_tournament_is_no_gathering_of_another_server(house):
    number, _ = await begun(house, 2, replace(TOY, rounds=1))
    (table,) = await tables_of(house, number)
    await house.service.services.write([PutReference(table, within.WITHIN, "999")])

    assert (await house.host.admin.end(table, ANA)).status == "broken"


async def test_a_tournament_moves_to_postgres_in_the_middle_of_a_round_and_is_played_to_its_end_there(
    tmp_path, postgres_url
):
    async with open_house(tmp_path) as house:
        number, people = await begun(house, 4)
        (table, _) = await tables_of(house, number)
        await house.play_out(table, *people)
        clock, post = house.clock, house.post

    await move(str(tmp_path / "tables.db"), postgres_url, catalogue())

    async with open_house(tmp_path, database=postgres_url, clock=clock, post=post) as house:
        await house.settle()
        await play_round(house, number, people)
        await play_round(house, number, people)
        found = await house.host.tournaments.read(number)
        assert [match.how for each in found.state.rounds for match in each.matches] == ["played"] * 4
        assert (found.state.phase, found.row.status) == ("over", "finished")
    assert [each.owed.data["what"] for each in post.of("news")] == ["round", "round", "result"]


async def test_a_tournament_ends_where_too_few_are_left_to_play(house):
    number, people = await begun(house, 3, replace(TOY, rounds=3))
    await house.host.tournaments.withdraw(number, "p0")
    await house.host.tournaments.withdraw(number, "p1")
    await play_round(house, number, people)

    assert (await state(house, number)).phase == "over"
