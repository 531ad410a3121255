"""Chores: questions that can be handed over to what a sensible player would answer, or taken as they are suggested."""

from typing import Any

import pytest

from engine import games
from engine.play import Choice, Runner, Setup, begin
from engine.players import random_player
from engine.players.levels import Level, answer
from engine.players.world import World
from engine.rng import Rng
from engine.tokyo_clash.events import VehiclePlaced
from table.errors import Refused
from table.models import Acted, Person
from table.play.orders import Book
from tests.table.house import ANA, BEN, House

BOOK = Book()


def is_chore(ask: str) -> bool:
    return BOOK.is_chore("tokyo_clash", ask)


def test_steering_and_placing_vehicles_is_a_chore_and_playing_is_none():
    assert all(map(is_chore, ("hunt.tank", "move.train", "place.ufo", "face.jet")))
    assert not any(map(is_chore, ("move", "place", "act", "defend", "throw.to")))
    assert not BOOK.is_chore("total_war", "hunt.tank")


@pytest.mark.parametrize("events", [option for option in games["tokyo_clash"].options if option.key == "events"])
def test_chores_are_decided_by_what_everybody_sees(events: Any):
    """The advice is the same in every deal that fits the view: so an answer tells nothing that is hidden."""
    game, asked = games["tokyo_clash"], set()
    for number, chosen in enumerate(events.values):
        table = Setup(2 + number % 3, seed=number, options={"events": chosen})
        runner, rng = Runner(game, begin(game, table)), Rng.seeded(number)
        while runner.pending:
            question = runner.pending[0]
            if is_chore(question.ask):
                world = World(game, runner.position, question.seat)
                assert len({answer(world, Level("advice"), Rng.seeded(deal)) for deal in range(3)}) == 1
                asked.add(question.ask)
            view = game.view(runner.state, question.seat)
            runner.choose(Choice(question.seat, random_player(view, question, rng)))
    assert len(asked) > 8


async def chore(house: House, events: str = "rush_hour+air_strikes") -> tuple[int, Person]:
    """Return a game of Tokyo Clash in which somebody places the vehicles of the second of *events* first, and who."""
    table = (await house.host.lobby.create("home", ANA, "tokyo_clash")).id
    await house.host.lobby.join(table, BEN)
    await house.host.lobby.set_option(table, "ana", "events", events)
    await house.host.lobby.set_option(table, "ana", "second_event_first", True)
    await house.host.lobby.start(table, "ana")
    looks = {person.id: await house.host.read.look(table, person.id) for person in (ANA, BEN)}
    person = next(person for person in (ANA, BEN) if looks[person.id].questions)
    assert looks[person.id].questions[0].is_chore
    return table, person


async def test_one_press_answers_all_the_chores_that_wait_and_is_taken_back_as_one(house: House):
    table, person = await chore(house, "armored_assault+rush_hour")
    before = await house.asked(table, person)

    acted = await house.host.play.hand_over(table, person.id, before.version)

    placed = [event for event in acted.events if type(event).__name__ == "VehiclePlaced"]
    assert len(placed) == 2, "both Trains, and then the other one has a Tank to place"
    assert not acted.look.questions
    again = await house.host.play.hand_over(table, person.id, before.version)
    assert again.repeated
    back = await house.host.play.undo(table, person.id)
    assert isinstance(back, Acted)
    assert back.look.questions[0].question == before.question


async def test_answers_to_all_the_chores_that_wait_are_suggested_at_once_and_given_as_they_are_shown(house: House):
    table, person = await chore(house, "armored_assault+rush_hour")
    before = await house.asked(table, person)

    found = await house.host.play.suggestion(table, person.id, before.version)

    assert found is not None
    places = [event.space for event in found.events if isinstance(event, VehiclePlaced)]
    assert len(places) == 2
    assert {vehicle.space for vehicle in found.view.vehicles} == set(places)
    assert (await house.asked(table, person)) == before, "nothing has changed"
    acted = await house.host.play.carry_out(table, person.id, found.plan, before.version)
    assert acted.events[: len(found.events)] == found.events


async def test_whoever_decides_chores_one_by_one_goes_on_like_that_until_they_are_about_something_else(house: House):
    table, person = await chore(house, "rush_hour+air_strikes")
    asked = await house.asked(table, person)
    assert asked.question.ask == "place.jet"
    suggested = await house.host.play.suggestion(table, person.id, asked.version)
    assert suggested is not None

    kinds = []
    for step in suggested.plan:
        await house.answer(table, person, *(step.picks or ()))
        look = await house.host.read.look(table, person.id)
        if look.questions and look.questions[0].is_chore:
            again = await house.host.play.suggestion(table, person.id, look.questions[0].version)
            kinds.append((look.questions[0].question.ask, again is not None))
    assert ("face.jet", False) in kinds
    assert ("place.jet", False) in kinds
    assert not [ask for ask, is_suggested in kinds if is_suggested and ask.endswith("jet")]


async def test_what_is_no_chore_cannot_be_handed_over(house: House):
    table, person = await chore(house)
    acted = await house.host.play.hand_over(table, person.id, (await house.asked(table, person)).version)
    asked = [each for each in (ANA, BEN) if (await house.host.read.look(table, each.id)).questions]
    assert acted.look.table.status == "running"
    with pytest.raises(Refused, match="by hand"):
        await house.host.play.hand_over(table, asked[0].id, (await house.asked(table, asked[0])).version)


async def test_a_standing_order_hands_all_chores_of_the_game_over(house: House):
    table, person = await chore(house)

    await house.host.seats.give_order(table, person.id, "event_chores")

    for each in (ANA, BEN):
        look = await house.host.read.look(table, each.id)
        assert not any(asked.is_chore for asked in look.questions)
    lines = await house.host.read.log(table, person.id, limit=100)
    assert {line.by for line in lines if line.kind == "act"} == {"order"}
