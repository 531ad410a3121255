"""Monopoly at a table: standing orders answer in the middle of another's turn, and an estate changes as one act."""

from __future__ import annotations

import pytest

from engine.monopoly.combat.events import Fired, Struck
from engine.monopoly.events import PassedGo
from engine.play import Event, Position, Runner
from table.models import Acted
from table.play.live import Live
from table.play.planned import Planned
from tests.engine.monopoly.table import draw
from tests.table.house import ANA, BEN, CHO, House

PEOPLE = (ANA, BEN, CHO)
AMBUSH = """
    > Godzilla on Nerima: hp 9
      Mothra on 20: hp 9
      Rodan on 22: hp 9
      Kita: Mothra, 1 house, 3 tanks
      dice: 1 1 / 3 4
"""


async def laid(house: House, drawing: str) -> int:
    """Return a table where three people play on from the position that is drawn."""
    table = (await house.host.lobby.create("home", ANA, "monopoly")).id
    for person in PEOPLE[1:]:
        await house.host.lobby.join(table, person)
    await house.host.lobby.start(table, ANA.id)

    async def lay(live: Live) -> None:
        draft = house.service.services.draft(live)
        live.runner = Runner(live.game, Position(draw(drawing)))
        live.play.events.clear()
        draft.moved()
        draft.set(asked=draft.bump())
        house.service.services.asker.ask(draft)
        await house.service.services.commit(draft)

    await house.service.services.tables.at(table, lay)
    return table


async def roll(house: House, table: int) -> list[Event]:
    """Let Ana roll, and answer what she is asked by the first option, until the turn is somebody else's."""
    events: list[Event] = []
    for _ in range(20):
        look = await house.host.read.look(table, "ana")
        if not look.questions:
            break
        asked = look.questions[0]
        if asked.question.ask == "turn" and events:
            break
        picks = asked.question.default
        assert picks is not None
        events += (await house.host.play.act(table, "ana", picks, asked.version)).events
    return events


@pytest.mark.rule("GM-5.2")
@pytest.mark.parametrize("orders", [(("tanks_stand_down_for", "0"),), (("tanks_stand_down", None),)])
async def test_tanks_stand_down_by_order(house: House, orders: tuple[tuple[str, str | None], ...]):
    table = await laid(house, AMBUSH)
    for key, value in orders:
        await house.host.seats.give_order(table, "ben", key, value)

    events = await roll(house, table)

    names = [type(event).__name__ for event in events]
    assert "StoodDown" in names
    assert not [event for event in events if isinstance(event, Fired)]


@pytest.mark.rule("GM-2.5")
@pytest.mark.parametrize("value", ["2", None])
async def test_without_an_order_for_the_lander_tanks_fire(house: House, value: str | None):
    table = await laid(house, AMBUSH)
    if value:
        await house.host.seats.give_order(table, "ben", "tanks_stand_down_for", value)

    events = await roll(house, table)

    assert [(event.seat, event.target, event.damage) for event in events if isinstance(event, Fired)] == [(1, 0, 2)]


MELEE = """
    > Godzilla on Nerima: hp 9, ap 0
      Mothra on 20: hp 9
      Rodan on Kita: hp 9, ap 0
      Kita: Mothra, 4 houses, 3 tanks
      dice: 1 1 / 3 4
"""


@pytest.mark.rule("GM-5.4", "GM-2.5")
@pytest.mark.parametrize(("value", "hit"), [("2", 2), ("0", 0), (None, 0)])
async def test_tanks_fire_at_the_enemy_in_a_fight_that_their_owner_has_ordered(
    house: House, value: str | None, hit: int
):
    table = await laid(house, MELEE)
    if value:
        await house.host.seats.give_order(table, "ben", "tanks_fire_at", value)

    events = await roll(house, table)

    assert [(event.seat, event.target, event.damage) for event in events if isinstance(event, Fired)] == [(1, hit, 2)]


@pytest.mark.rule("GM-5.4", "GM-2.5")
async def test_an_order_to_fire_at_somebody_who_is_not_there_leaves_the_fire_to_the_lander(house: House):
    table = await laid(house, AMBUSH)
    await house.host.seats.give_order(table, "ben", "tanks_fire_at", "2")

    events = await roll(house, table)

    assert [(event.seat, event.target) for event in events if isinstance(event, Fired)] == [(1, 0)]


BRAWL = """
    > Godzilla on Nerima: hp 9
      Mothra on Kita: hp 9
      Rodan on 22: hp 9
      dice: 1 1 / 3 4
"""


@pytest.mark.rule("GM-2.5")
@pytest.mark.parametrize(
    ("key", "value", "spent"), [("strike_back_with", 1, 1), ("strike_back_with", 9, 2), ("never_strike_back", None, 0)]
)
async def test_the_defender_strikes_back_by_order_and_nobody_waits(
    house: House, key: str, value: int | None, spent: int
):
    table = await laid(house, BRAWL)
    await house.host.seats.give_order(table, "ben", key, value)

    events = await roll(house, table)

    struck = [event for event in events if isinstance(event, Struck) and event.seat == 1]
    assert [event.ap for event in struck] == ([spent] if spent else [])
    assert all(target.startswith("seat:0") for event in struck for target in event.targets)
    assert [(each.seat, each.ask) for each in (await house.host.read.look(table)).waiting] != [(1, "strike_back")]


async def test_without_an_order_the_defender_is_asked(house: House):
    table = await laid(house, BRAWL)

    await roll(house, table)

    assert [(each.seat, each.ask) for each in (await house.host.read.look(table)).waiting] == [(1, "strike_back")]


@pytest.mark.rule("GM-8.1")
@pytest.mark.parametrize(("key", "hp"), [("money_at_go", 0), ("hp_at_go", 1)])
async def test_go_is_taken_by_order(house: House, key: str, hp: int):
    table = await laid(house, "> Godzilla on Ginza: hp 9, ap 5\n Mothra on 20: hp 9\n Rodan on 22: hp 9\n dice: 1 2")
    await house.host.seats.give_order(table, "ana", key)

    (await house.answer(table, ANA, "roll"))

    lines = [line for line in await house.host.read.log(table, "ana", limit=50) if line.ask == "go"]
    assert [line.by for line in lines] == ["order"]
    (passed,) = [event for line in lines for event in line.events if isinstance(event, PassedGo)]
    assert passed.hp == hp


@pytest.mark.rule("GM-4.1", "GM-4.4")
async def test_an_estate_changes_as_one_act_and_is_taken_back_as_one(house: House):
    table = await laid(
        house,
        "> Godzilla: cash 1000\n Mothra\n Rodan\n Adachi: Godzilla, 0 houses\n Ueno: Godzilla, 4 houses, 4 tanks",
    )
    before = await house.host.read.look(table, "ana")
    plan = [
        Planned("turn", ("works:ueno",)),
        Planned("works", ("build:ueno:h4:t0",)),
        Planned("turn", ("works:adachi",)),
        Planned("works", ("build:adachi:h3:t1",)),
    ]

    acted = await house.host.play.carry_out(table, "ana", plan, before.questions[0].version)

    assert acted.look.view.kaiju[0].cash == 1000 + 4 * 400 - 3 * 700 - 300
    assert [(each.houses, each.tanks) for each in acted.look.view.districts if each.owner == 0] == [(3, 1), (4, 0)]
    back = await house.host.play.undo(table, "ana")
    assert isinstance(back, Acted)
    assert back.look.view == before.view
