"""Standing orders: private, listed, revocable, and answered as if their owner had been there."""

from typing import Any

import pytest

from data.loader import Bundle, ContentError
from engine import games
from engine.play import Choice, Runner, Setup, begin
from engine.players import random_player
from engine.rng import Rng
from engine.tokyo_clash.events import Attacked, Defended, RoundBegan, Thrown
from table.errors import Refused
from table.models import Person
from table.play.live import Live
from table.play.orders import Book, OrderKind, When
from table.time.clock import HOUR
from tests.table.house import ANA, BEN, House, open_house

BOOK = Book()

ADVICE = games["tokyo_clash"].advice


def test_every_game_with_orders_exists_and_every_order_names_its_rule():
    for game in games:
        for kind in BOOK.kinds(game):
            assert kind.rule.startswith(games[game].prefix), kind.key


@pytest.mark.parametrize(
    ("key", "value", "options", "answer"),
    [
        ("defend_with", "card:scaled_hide", ("pass", "card:dorsal_plates", "card:scaled_hide"), "card:scaled_hide"),
        ("defend_with", "card:scaled_hide", ("pass", "card:dorsal_plates"), None),
        ("defend_from", 3, ("pass", "card:dorsal_plates", "card:scaled_hide"), "card:dorsal_plates"),
        ("defend_from", 3, ("pass",), None),
        ("never_defend", None, ("pass", "card:scaled_hide"), "pass"),
        ("always_riposte", None, ("seat:1", "pass"), "seat:1"),
        ("pass_until_attacked", None, ("card:heat_ray", "discard:heat_ray", "pass"), "pass"),
    ],
)
def test_what_an_order_of_tokyo_clash_picks(key, value, options, answer):
    kind = next(kind for kind in BOOK.kinds("tokyo_clash") if kind.key == key)
    assert kind.choose(options, value) == answer


@pytest.mark.parametrize(
    ("key", "event", "is_over"),
    [
        ("pass_until_attacked", Attacked(1, 0, 3, False), True),
        ("pass_until_attacked", Attacked(0, 1, 3, False), False),
        ("pass_until_attacked", Thrown(1, "seat:0", "0,0", "0,1"), True),
        ("pass_until_attacked", Thrown(1, "tank1", "0,0", "0,1"), False),
        ("pass_until_attacked", RoundBegan(2, 1), False),
        ("pass_round", RoundBegan(2, 1), True),
    ],
)
def test_what_ends_an_order(key, event, is_over):
    kind = next(kind for kind in BOOK.kinds("tokyo_clash") if kind.key == key)
    assert kind.ends_with(event, 0) == is_over


def test_a_condition_may_look_into_a_part_of_the_view():
    game = games["tokyo_clash"]
    runner = Runner(game, begin(game, Setup(2, seed=1)))
    rng = Rng.seeded(1)
    never = next(kind for kind in BOOK.kinds("tokyo_clash") if kind.key == "never_defend_below")
    assert never.when
    assert not never.when.holds(game.view(runner.state, 0), 9), "nobody is attacked"
    while runner.pending[0].ask != "defend":
        question = runner.pending[0]
        runner.choose(Choice(question.seat, random_player(None, question, rng)))
    view = game.view(runner.state, runner.pending[0].seat)
    damage = view.aim.amount  # type: ignore[attr-defined]
    assert never.when.holds(view, damage)
    assert not never.when.holds(view, damage - 1)


async def state_of(house: House, table: int) -> Any:
    async def job(live: Live) -> Any:
        return live.play.state

    return await house.service.services.tables.at(table, job)


async def test_passing_until_attacked_passes_until_an_attack_ends_it(house: House):
    table = (await house.host.lobby.create("home", ANA, "tokyo_clash")).id
    await house.host.lobby.join(table, BEN)
    await house.host.lobby.start(table, "ana")
    await house.host.seats.give_order(table, "ben", "pass_until_attacked")
    rng, passes = Rng.seeded(4), 0
    while await house.host.seats.orders(table, "ben"):
        for person in (ANA, BEN):
            look = await house.host.read.look(table, person.id)
            if not look.questions:
                continue
            question = look.questions[0].question
            if person is BEN and question.ask == "act":
                passes += 1
                await house.wait(300, step=30)
            else:
                await house.answer(table, person, *ADVICE.policy(await state_of(house, table), question, rng))
    lines = await house.host.read.log(table, "ben", limit=1000)
    assert (await house.host.read.look(table)).table.status == "running"
    blows = [event for line in lines for event in line.events if isinstance(event, Attacked | Thrown)]
    assert [event for event in blows if isinstance(event, Attacked) or event.what == "seat:1"] == blows[-1:]
    assert passes > 1
    assert "CardPlayed" not in {type(event).__name__ for line in lines if line.seat == 1 for event in line.events}


@pytest.mark.parametrize(
    ("key", "value", "card"),
    [("never_defend_below", 5, ""), ("defend_with", "card:scaled_hide", "scaled_hide")],
)
async def test_orders_about_defence_answer_for_one_who_is_attacked(house: House, key: str, value: Any, card: str):
    table = (await house.host.lobby.create("home", ANA, "tokyo_clash")).id
    await house.host.lobby.join(table, BEN, "godzilla")
    await house.host.lobby.start(table, "ana")
    await house.host.seats.give_order(table, "ben", key, value)
    rng, obeyed = Rng.seeded(4), 0
    while obeyed < 2 and (await house.host.read.look(table)).table.status == "running":
        for person in (ANA, BEN):
            look = await house.host.read.look(table, person.id)
            if not look.questions:
                continue
            question = look.questions[0].question
            state = await state_of(house, table)
            if person is BEN and question.ask == "defend" and _is_meant(state, question, value):
                await house.wait(300, step=30)
                lines = await house.host.read.log(table, "ben", limit=1000)
                defences = [event for line in lines for event in line.events if isinstance(event, Defended)]
                assert [event.card for event in defences if event.seat == 1][-1] == card
                obeyed += 1
            else:
                await house.answer(table, person, *ADVICE.policy(state, question, rng))
    assert obeyed


def _is_meant(state: Any, question: Any, value: Any) -> bool:
    """Whether an order with *value* covers this attack."""
    return state.aim.amount <= value if isinstance(value, int) else value in question.options


@pytest.mark.parametrize(
    ("key", "value", "options", "answer"),
    [
        ("never_add_heart", None, ("pass", "card:2h"), "pass"),
        ("always_add_heart", None, ("pass", "card:10h", "card:2h"), "card:2h"),
        ("always_add_heart", None, ("pass",), None),
        ("lay_lowest_damage", None, ("card:10", "card:3b", "card:7"), "card:3b"),
        ("take_lowest_building", None, ("building:2", "building:12"), "building:2"),
        ("answer_lowest", 7, ("card:9", "card:8", "card:8+power", "card:wound", "hit"), "card:8"),
        ("answer_lowest", 7, ("card:10", "card:9h"), "card:10"),
        ("answer_lowest", 7, ("card:9h", "card:-3"), "card:9h"),
        ("answer_with", "card:choose_target", ("card:8", "card:choose_target"), "card:choose_target"),
        ("answer_with", "*", ("card:8",), None),
        ("take_the_hit", None, ("hit", "card:4+power"), "hit"),
    ],
)
def test_what_an_order_picks(key, value, options, answer):
    kind = next(kind for kind in BOOK.kinds("total_war") if kind.key == key)
    assert kind.choose(options, value) == answer


def test_a_condition_compares_the_view_with_the_number_given():
    class View:
        strike = 7

    assert When("strike", "at_most").holds(View, 7)
    assert not When("strike", "at_most").holds(View, 6)
    assert When("strike", "at_least").holds(View, 7)
    View.strike = None  # type: ignore[assignment]
    assert not When("strike", "at_most").holds(View, 7)


def test_a_bad_order_file_is_told_with_its_line():
    with pytest.raises(ContentError, match="order"):
        Book(Bundle("orders", {"toy.toml": '[[order]]\nkey = "x"\nask = 3\npick = []'}))


def toy_book() -> Book:
    text = """
[[order]]
key = "always_rock"
ask = "sign"
pick = ["rock"]
[[order]]
key = "never_cheer"
ask = "cheer"
pick = ["pass"]
"""
    return Book(Bundle("orders", {"toy.toml": text}))


@pytest.fixture
def ordered(house: House) -> House:
    use_book(house, toy_book())
    return house


def use_book(house: House, book: Book) -> None:
    services = house.service.services
    services.book = services.asker._book = services.actor._book = book


async def test_an_open_question_is_answered_at_once_and_the_next_ones_in_the_same_go(ordered: House):
    table = await ordered.toy(ANA, BEN)
    order = await ordered.host.seats.give_order(table, "ben", "always_rock")

    look = await ordered.host.read.look(table)
    assert look.sealed == (1,)
    await ordered.answer(table, ANA, "paper")
    assert (await ordered.host.read.look(table)).waiting[0].ask == "bid"
    assert await ordered.host.seats.orders(table, "ben") == (order,)
    assert await ordered.host.seats.orders(table, "ana") == ()


async def test_only_the_owner_sees_that_it_was_an_order(ordered: House):
    table = await ordered.toy(ANA, BEN)
    await ordered.host.seats.give_order(table, "ben", "always_rock")

    mine = [line.by for line in await ordered.host.read.log(table, "ben") if line.kind == "act"]
    theirs = [line.by for line in await ordered.host.read.log(table, "ana") if line.kind == "act"]

    assert (mine, theirs) == (["order"], ["human"])


async def test_an_order_ends_with_its_uses_its_time_or_its_owner(ordered: House):
    table = await ordered.toy(ANA, BEN, rounds=5)
    await ordered.host.seats.give_order(table, "ben", "always_rock", uses=1)
    await ordered.host.seats.give_order(table, "ben", "never_cheer", until=ordered.clock.at + HOUR)
    await ordered.answer(table, ANA, "paper")
    assert [order.key for order in await ordered.host.seats.orders(table, "ben")] == ["never_cheer"]
    ordered.clock.at += HOUR
    assert await ordered.host.seats.orders(table, "ben") == ()
    await ordered.host.seats.give_order(table, "ben", "never_cheer")

    await ordered.host.seats.leave(table, "ben")
    await ordered.host.seats.take_seat(table, Person("cho", "Cho"), 1)
    assert await ordered.host.seats.orders(table, "cho") == ()


async def test_a_secret_question_is_answered_after_a_while_and_a_revoked_order_leaves_it_open(tmp_path):
    for seed in range(20):  # until luck gives Ana a choice
        async with open_house(tmp_path / str(seed), seed=seed) as house:
            use_book(house, toy_book())
            table = await house.toy(ANA, BEN)
            order = await house.host.seats.give_order(table, "ana", "never_cheer")
            await house.sign(table, ANA, BEN)
            await house.answer(table, ANA, 2)
            asked = await house.asked(table, ANA)
            if asked.question.is_forced:
                continue
            assert (await house.host.read.look(table)).waiting[0].ask == "cheer"
            await house.host.seats.revoke_order(table, "ana", order.id)
            await house.wait(300, step=10)
            assert (await house.host.read.look(table)).waiting[0].ask == "cheer"
            await house.host.seats.give_order(table, "ana", "never_cheer")
            assert (await house.host.read.look(table)).waiting[0].ask == "cheer"
            await house.wait(300, step=10)
            assert (await house.host.read.look(table)).waiting[0].ask == "sign"
            return
    raise AssertionError("luck never gave a choice")


async def test_taking_an_ordered_answer_back_revokes_the_order(ordered: House):
    table = await ordered.toy(ANA, BEN)
    await ordered.host.seats.give_order(table, "ben", "always_rock")

    await ordered.host.play.undo(table, "ben")

    assert await ordered.host.seats.orders(table, "ben") == ()
    assert (await ordered.host.read.look(table)).sealed == ()


async def test_orders_are_checked_when_they_are_given(house: House):
    table = await house.war(ANA, computers=2)

    with pytest.raises(Refused, match="no standing order"):
        await house.host.seats.give_order(table, "ana", "win")
    with pytest.raises(Refused, match="needs a number"):
        await house.host.seats.give_order(table, "ana", "answer_lowest")
    with pytest.raises(Refused, match="takes no value"):
        await house.host.seats.give_order(table, "ana", "never_add_heart", 3)
    assert {kind.key for kind in house.host.seats.order_kinds("total_war")} >= {"never_add_heart", "answer_lowest"}
    assert isinstance(house.host.seats.order_kinds("total_war")[0], OrderKind)


async def test_the_same_order_given_twice_is_one_order(tmp_path):
    async with open_house(tmp_path) as house:
        table = (await house.host.lobby.create("home", ANA, "tokyo_clash")).id
        await house.host.lobby.join(table, BEN)
        await house.host.lobby.start(table, "ana")
        for _ in range(3):
            await house.host.seats.give_order(table, "ana", "never_defend")

        assert len(await house.host.seats.orders(table, "ana")) == 1
