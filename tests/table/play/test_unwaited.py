"""What nobody waits for, and what counts when time runs out."""

from __future__ import annotations

import pytest

from data.loader import Bundle
from engine.play import Choice, Decision, Runner, Setup, Subset, begin
from engine.players.careful import careful
from engine.rng import Rng
from table.models import Person
from table.play.orders import Book, OrderKind
from table.time.clock import DAY
from tests.table.bazaar import Bazaar, Said
from tests.table.house import ANA, BAZAAR, BEN, House
from tests.table.play.test_orders import use_book

HOLD = """
[[order]]
key = "hold"
ask = "gun"
pick = ["hold"]
[[order]]
key = "decline"
ask = "answer"
pick = ["decline"]
"""


async def bazaar(house: House, *people: Person, computers: int = 0) -> int:
    table = (await house.host.lobby.create("home", people[0], "bazaar")).id
    for person in people[1:]:
        await house.host.lobby.join(table, person)
    for _ in range(computers):
        await house.host.lobby.add_computer(table, people[0].id, "random")
    await house.host.lobby.set_clock(table, people[0].id, int(DAY))
    await house.host.lobby.start(table, people[0].id)
    return table


async def said(house: House, table: int) -> list[tuple[int, str]]:
    lines = await house.host.read.log(table, limit=100)
    return [(event.seat, event.what) for line in lines for event in line.events if isinstance(event, Said)]


async def test_what_nobody_waits_for_is_answered_by_default_in_the_same_act(house: House):
    table = await bazaar(house, ANA, BEN)

    acted = await house.host.play.act(table, "ana", ("roll",), (await house.asked(table, ANA)).version)

    assert [event.what for event in acted.events if isinstance(event, Said)] == ["roll", "fire"]
    assert [(each.seat, each.ask) for each in acted.look.waiting] == [(1, "turn")]
    assert [line.by for line in await house.host.read.log(table, "ben") if line.ask == "gun"] == ["default"]
    assert [line.by for line in await house.host.read.log(table, "ana") if line.ask == "gun"] == ["human"]


async def test_a_standing_order_goes_before_the_default(house: House):
    use_book(house, Book(Bundle("orders", {"bazaar.toml": HOLD})))
    table = await bazaar(house, ANA, BEN)
    await house.host.seats.give_order(table, "ben", "hold")

    await house.answer(table, ANA, "roll")

    assert await said(house, table) == [(0, "roll"), (1, "hold")]


async def test_beside_a_question_that_is_waited_for_it_stays_open_and_holds_nobody_up(house: House):
    table = await bazaar(house, ANA, BEN)
    look = await house.answer(table, ANA, "offer")
    assert [(each.seat, each.ask, each.may) for each in look.waiting] == [(0, "turn", False), (1, "answer", True)]
    assert (await house.asked(table, BEN)).deadline is None

    await house.answer(table, ANA, "look")
    await house.answer(table, BEN, "accept")
    await house.answer(table, ANA, "roll")

    assert await said(house, table) == [(0, "offer"), (0, "look"), (1, "accept"), (0, "roll"), (1, "fire")]


async def test_it_is_gone_when_the_other_is_answered(house: House):
    table = await bazaar(house, ANA, BEN)
    await house.answer(table, ANA, "offer")
    late = await house.asked(table, BEN)

    await house.answer(table, ANA, "roll")

    own = (await house.host.read.look(table, "ben")).questions[0]
    assert (own.question.ask, own.version > late.version) == ("turn", True)


async def test_an_order_may_answer_an_offer_at_once(house: House):
    use_book(house, Book(Bundle("orders", {"bazaar.toml": HOLD})))
    table = await bazaar(house, ANA, BEN)
    await house.host.seats.give_order(table, "ben", "decline")

    look = await house.answer(table, ANA, "offer")

    assert [each.ask for each in look.waiting] == ["turn"]
    assert await said(house, table) == [(0, "offer"), (1, "decline")]


async def test_one_is_called_once_for_an_offer_however_often_the_other_acts(house: House):
    table = await bazaar(house, ANA, BEN)
    await house.answer(table, ANA, "offer")
    await house.settle()
    for _ in range(3):
        await house.answer(table, ANA, "look")
        await house.settle()

    called, *edits = house.post.of("ping")
    assert (called.owed.person, called.reference) == ("ben", None)
    # Its answers name the version of the question, so the call that stands is edited.
    assert [(edit.owed.person, edit.reference is not None) for edit in edits] == [("ben", True)] * 3
    assert not house.post.of("settle")
    await house.answer(table, BEN, "decline")
    await house.settle()
    assert [delivery.owed.seat for delivery in house.post.of("settle")] == [1]


async def test_when_time_runs_out_the_default_counts_and_who_is_not_waited_for_is_not_to_blame(house: House):
    table = await bazaar(house, ANA, BEN)
    await house.answer(table, ANA, "offer")

    await house.wait(2 * DAY + 60)

    assert await said(house, table) == [(0, "offer"), (0, "roll"), (1, "fire")]
    seats = (await house.host.read.look(table)).table.seats
    assert [seat.lapses for seat in seats] == [1, 0]


async def test_a_computer_answers_what_it_is_offered(house: House):
    table = await bazaar(house, ANA, computers=1)
    await house.answer(table, ANA, "offer")
    await house.settle()
    assert (await said(house, table))[1] in ((1, "accept"), (1, "decline"))


async def test_what_stands_open_beside_another_survives_a_restart(house: House):
    table = await bazaar(house, ANA, BEN)
    await house.answer(table, ANA, "offer")
    house.service.services.tables.forget()

    await house.answer(table, BEN, "accept")

    assert await said(house, table) == [(0, "offer"), (1, "accept")]


def test_the_careful_player_goes_back_rather_than_sell():
    question = Decision(0, "works", ("build:ginza:h0:t0", "back"))
    assert careful(None, question, Rng.seeded(1)) == ("back",)


STRIKE = Subset(1, "strike_back", ("tank", "seat:0", "seat:0#2", "seat:2"), 0, 2, default=("seat:0", "seat:0#2"))


@pytest.mark.parametrize(
    ("key", "value", "answer"),
    [
        ("strike_back_with", 1, ("seat:0",)),
        ("strike_back_with", 9, ("seat:0", "seat:0#2")),
        ("strike_back_with", 0, ()),
        ("never_strike_back", None, ()),
    ],
)
def test_an_order_may_answer_with_several_or_with_none(key, value, answer):
    kind = next(kind for kind in Book().kinds("monopoly") if kind.key == key)
    assert kind.answer(STRIKE, value) == answer
    STRIKE.answer(answer)


def test_an_order_that_finds_nothing_leaves_the_question_open():
    kind = OrderKind("strike", "strike_back", ("seat:7",))
    assert kind.answer(STRIKE, None) is None


@pytest.mark.parametrize(
    ("key", "value", "options", "answer"),
    [
        ("tanks_stand_down_for", "1", ("fire:1", "stand_down:1"), "stand_down:1"),
        ("tanks_stand_down_for", "2", ("fire:1", "stand_down:1"), None),
        ("tanks_stand_down", None, ("fire:1", "fire:2", "stand_down"), "stand_down"),
        ("money_at_go", None, ("money", "hp", "sell"), "money"),
        ("always_shield", None, ("keep", "card:carapace"), "card:carapace"),
        ("just_roll", None, ("roll", "works:ginza", "deal"), "roll"),
    ],
)
def test_what_an_order_of_monopoly_picks(key, value, options, answer):
    kind = next(kind for kind in Book().kinds("monopoly") if kind.key == key)
    assert kind.choose(options, value) == answer


def test_the_toy_itself_plays():
    game = Bazaar(BAZAAR)
    runner = Runner(game, begin(game, Setup(2, seed=1)))
    while runner.pending:
        question = runner.pending[0]
        runner.choose(Choice(question.seat, question.default or ()))
    assert len(runner.events) == 6
