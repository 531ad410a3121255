"""An act: applied once, committed once, told to each as far as it concerns them."""

import asyncio

import pytest
from msgspec.structs import replace

from engine.errors import IllegalPick
from engine.play import replay
from table.errors import IllegalAnswer, NotAsked, NotNow, NotSeated, Stale
from table.models import Preview
from table.play import looking
from tests.table.house import ANA, BEN, CHO, House, first, open_house
from tests.table.toy import Bid, Shown


async def test_a_game_is_played_from_the_lobby_to_the_result(house: House):
    table = await house.war(ANA, BEN, CHO)

    end = await house.play_out(table, ANA, BEN, CHO)
    await house.settle()

    assert end.table.status == "finished"
    assert end.table.outcome is not None
    assert end.table.outcome.places
    assert house.post.kinds().count("result") == 1


async def test_what_is_stored_replays_to_the_state_it_says(house: House):
    table = await house.war(ANA, BEN, CHO)
    for _ in range(40):
        look = await house.host.read.look(table)
        person = (ANA, BEN, CHO)[look.waiting[0].seat]
        await house.answer(table, person, *first(await house.asked(table, person)))

    stored = await house.service.services.store.load(table)
    assert stored is not None
    entries = await house.service.services.store.entries(table)
    game = house.service.services.catalogue.game("total_war")
    again = replay(game, looking.setup_of(stored.row), looking.choices(entries, stored.row.version))
    now = await house.host.read.look(table, "ana")
    assert game.view(again.state, 0) == now.view


async def test_the_same_click_twice_is_recognised_and_changes_nothing(house: House):
    table = await house.toy(ANA, BEN)
    asked = await house.asked(table, ANA)

    one, two = await asyncio.gather(
        house.host.play.act(table, "ana", ("rock",), asked.version),
        house.host.play.act(table, "ana", ("rock",), asked.version),
    )

    assert (one.repeated, two.repeated) == (False, True)
    assert one.version == two.version
    assert len([line for line in await house.host.read.log(table) if line.kind == "act"]) == 1


async def test_an_old_button_gets_the_present_question(house: House):
    table = await house.toy(ANA, BEN)
    old = await house.asked(table, ANA)
    await house.sign(table, ANA, BEN)
    before = (await house.host.read.look(table)).table.version

    with pytest.raises(Stale) as caught:
        await house.host.play.act(table, "ana", ("paper",), old.version)

    assert caught.value.look.questions[0].question.ask == "bid"
    assert (await house.host.read.look(table)).table.version == before


async def test_a_repeated_click_that_ended_the_game_is_still_recognised(house: House):
    table = await house.toy(ANA, BEN, rounds=1)
    await house.sign(table, ANA, BEN)
    await house.answer(table, ANA, 4)
    asked = await house.asked(table, ANA)
    await house.host.play.act(table, "ana", ("pass",), asked.version)

    again = await house.host.play.act(table, "ana", ("pass",), asked.version)

    assert again.repeated
    assert again.look.table.status == "finished"
    with pytest.raises(NotNow):
        await house.host.play.act(table, "ana", ("cheer",), asked.version)


async def test_sealed_answers_of_others_do_not_make_mine_stale(house: House):
    table = await house.toy(ANA, BEN, CHO)
    mine = await house.asked(table, CHO)
    await house.sign(table, ANA, BEN)

    acted = await house.host.play.act(table, "cho", ("paper",), mine.version)

    assert acted.events[0] == Shown(("rock", "rock", "paper"))


async def test_a_sealed_answer_can_be_changed_until_the_last_one(house: House):
    table = await house.toy(ANA, BEN, CHO)
    asked = await house.asked(table, ANA)
    await house.sign(table, ANA, BEN)

    changed = await house.host.play.act(table, "ana", ("scissors",), asked.version)
    last = await house.answer(table, CHO, "rock")

    assert not changed.repeated
    assert changed.look.sealed == (1, 0)
    assert last.view.round == 0
    shown = [event for line in await house.host.read.log(table) for event in line.events if isinstance(event, Shown)]
    assert shown == [Shown(("scissors", "rock", "rock"))]
    with pytest.raises(Stale):
        await house.host.play.act(table, "ana", ("paper",), asked.version)


async def test_an_illegal_answer_names_its_rule_and_changes_nothing(house: House):
    table = await house.toy(ANA, BEN)
    asked = await house.asked(table, ANA)

    with pytest.raises(IllegalPick) as caught:
        await house.host.play.act(table, "ana", ("lizard",), asked.version)

    assert caught.value.rule == "TOY-1"
    assert (await house.asked(table, ANA)) == asked


async def test_an_illegal_answer_comes_with_the_table_as_it_stands(house: House):
    table = await house.toy(ANA, BEN)
    asked = await house.asked(table, ANA)

    with pytest.raises(IllegalAnswer) as caught:
        await house.host.play.act(table, "ana", ("lizard",), asked.version)

    assert str(caught.value).count("TOY-1") == 1
    assert caught.value.look == await house.host.read.look(table, "ana")


async def test_an_illegal_answer_does_not_bring_back_who_was_away(house: House):
    table = await house.toy(ANA, BEN)
    services = house.service.services

    async def go_away(live):
        draft = services.draft(live)
        draft.put_seat(replace(live.seats[0], away=True))
        await services.commit(draft)

    await services.tables.at(table, go_away)
    before = await house.host.read.look(table, "ana")

    with pytest.raises(IllegalAnswer) as caught:
        await house.host.play.act(table, "ana", ("lizard",), before.questions[0].version)

    assert caught.value.look == before == await house.host.read.look(table, "ana")


async def test_the_look_and_the_log_are_told_in_one_pass(house: House, monkeypatch):
    table = await house.toy(ANA, BEN)
    await house.sign(table, ANA, BEN)
    look, lines = await house.host.read.look(table, "ben"), await house.host.read.log(table, "ben", limit=3)
    passes, at = [], house.service.services.tables.at
    monkeypatch.setattr(house.service.services.tables, "at", lambda *job: passes.append(job) or at(*job))

    told = await house.host.read.look_and_log(table, "ben", limit=3)

    assert (told.look, told.lines) == (look, lines)
    assert len(passes) == 1


async def test_those_who_are_not_asked_are_told_who_is(house: House):
    table = await house.toy(ANA, BEN)
    await house.sign(table, ANA, BEN)
    look = await house.host.read.look(table, "ben")

    with pytest.raises(NotAsked, match="waiting for Ana"):
        await house.host.play.act(table, "ben", (2,), look.table.version)
    with pytest.raises(NotSeated):
        await house.host.play.act(table, "dan", (2,), look.table.version)


async def test_the_only_answer_is_given_by_itself_at_once(house: House):
    table = await house.toy(ANA, BEN)
    await house.sign(table, ANA, BEN)

    await house.answer(table, ANA, 6)

    asks = [line.ask for line in await house.host.read.log(table, "ben") if line.kind == "act"]
    assert asks == ["sign", "sign", "bid", "nod"]
    assert (await house.host.read.look(table)).waiting[0].ask == "cheer"


async def test_the_log_hides_what_others_may_not_know_until_the_game_is_over(house: House):
    table = await house.toy(ANA, BEN, rounds=1)
    await house.sign(table, ANA, BEN)
    await house.answer(table, ANA, 6)

    def bids(lines):
        return [event.amount for line in lines for event in line.events if isinstance(event, Bid)]

    def picks(lines):
        return [line.picks for line in lines if line.ask == "bid"]

    assert bids(await house.host.read.log(table, "ana")) == [6]
    assert picks(await house.host.read.log(table, "ana")) == [(6,)]
    for other in ("ben", None, "stranger"):
        assert bids(await house.host.read.log(table, other)) == [-1]
        assert picks(await house.host.read.log(table, other)) == [None]
    await house.play_out(table, ANA, BEN)
    assert bids(await house.host.read.log(table)) == [6]


async def test_a_restart_in_the_middle_of_everything_changes_nothing(tmp_path):
    async with open_house(tmp_path) as house:
        table = await house.toy(ANA, BEN, CHO)
        await house.sign(table, ANA, BEN)
        before = await house.host.read.look(table, "cho")
    async with open_house(tmp_path, clock=house.clock) as house:
        assert await house.host.read.look(table, "cho") == before
        await house.answer(table, CHO, "paper")
        assert (await house.host.read.look(table)).waiting[0].ask == "bid"


async def test_many_tables_are_played_side_by_side_and_hot_ones_are_bounded(tmp_path):
    from table.settings import Settings

    async with open_house(tmp_path, settings=Settings(pace=0, hot_tables=4)) as house:
        tables = [await house.toy(ANA, BEN, rounds=1) for _ in range(12)]
        await asyncio.gather(*(house.play_out(table, ANA, BEN) for table in tables))
        assert house.service.services.tables.hot <= 4
        looks = [await house.host.read.look(table) for table in tables]
        assert {look.table.status for look in looks} == {"finished"}


async def test_a_caller_who_goes_away_does_not_take_the_act_along(house: House):
    table = await house.toy(ANA, BEN)
    asked = await house.asked(table, ANA)

    task = asyncio.create_task(house.host.play.act(table, "ana", ("rock",), asked.version))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task

    assert (await house.host.read.look(table)).sealed == (0,)


async def test_a_preview_shows_what_is_certain_and_changes_nothing(house: House):
    table = await house.toy(ANA, BEN)
    asked = await house.asked(table, ANA)
    before = await house.host.read.look(table, "ana")

    first_sign = await house.host.play.preview(table, "ana", ("rock",), asked.version)
    assert first_sign is not None
    assert first_sign.is_final
    assert first_sign.view == before.view
    assert await house.host.read.look(table, "ana") == before

    await house.answer(table, BEN, "paper")
    assert await house.host.play.preview(table, "ana", ("rock",), asked.version) == Preview((), None, True)
    with pytest.raises(IllegalPick):
        await house.host.play.preview(table, "ana", ("well",), asked.version)

    await house.answer(table, ANA, "rock")
    assert await house.host.play.preview(table, "ana", ("rock",), asked.version) is None
    bid = await house.asked(table, ANA)
    coming = await house.host.play.preview(table, "ana", (4,), bid.version)
    assert coming is not None
    assert coming.events == (Bid(0, 4),)
    assert coming.view.bid_total == 4
    assert (await house.host.read.look(table, "ana")).view.bid_total == 0
