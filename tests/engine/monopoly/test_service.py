"""Chapter GM-7: what a subjugated kaiju does, and what it brings its controller."""

import pytest

from engine.monopoly.combat.events import Struck
from engine.monopoly.events import MoneyGained, PassedGo, Placed, PoolTaken, SparesLost, SparesWait
from engine.play import IllegalPick
from tests.engine.monopoly.table import Table


@pytest.mark.rule("GM-7.4")
def test_a_subjugated_kaiju_gets_nothing_from_go_and_builds_and_buys_nothing():
    table = Table(
        """
        > Godzilla on Ginza: serves Rodan, cash 5000
          Mothra
          Rodan
          Katsushika: City, 0 houses
          dice: 1 3
        """
    )

    assert table.told(PassedGo) == []
    assert (table.kaiju("Godzilla").cash, table.kaiju("Godzilla").laps) == (5_000, 2)
    assert (table.where("Godzilla"), table.asked) == ("Katsushika", ("Mothra", "turn"))


@pytest.mark.rule("GM-7.4")
def test_money_it_receives_goes_to_its_controller_and_the_hp_of_the_plant_stay_there():
    table = Table(
        """
        > Godzilla on Sumida: serves Rodan
          Mothra
          Rodan: cash 0
          pool: money 2500, hp 3, tanks 0
          dice: 2 3
        """
    )

    assert table.told(PoolTaken) == [PoolTaken(0, 2_500, 0, 0)]
    assert (table.kaiju("Rodan").cash, table.kaiju("Godzilla").hp) == (2_500, 1)
    assert (table.state.pool.money, table.state.pool.hp) == (1_000, 3)


@pytest.mark.rule("GM-7.4")
def test_tanks_and_houses_wait_for_the_controllers_next_building():
    table = Table(
        """
        > Godzilla on Sumida: serves Mothra
          Mothra
          Rodan
          Ueno: Mothra, 1 house
          Asakusa: Mothra, 1 house
          pool: money 1000, hp 1, tanks 2
          dice: 2 3
        """
    )

    assert table.told(SparesWait) == [SparesWait(1, "tank", 2)]
    assert (table.asked, table.options) == (("Mothra", "place.tank"), ("place:ueno", "place:asakusa"))
    table.pick("Mothra", "place:asakusa").pick("Mothra", "place:ueno")
    assert (table.standing("Ueno"), table.standing("Asakusa")) == ((1, 1), (1, 1))
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-7.4")
def test_what_is_not_placed_then_is_lost():
    table = Table(
        """
        > Godzilla: spare_houses 3, spare_tanks 1
          Mothra
          Ueno: Godzilla, 3 houses, maser
        """
    )

    assert table.told(Placed) == [Placed(0, "house", "ueno")]
    assert table.told(SparesLost) == [SparesLost(0, "house", 2), SparesLost(0, "tank", 1)]
    assert (table.kaiju("Godzilla").spare_houses, table.kaiju("Godzilla").spare_tanks) == (0, 0)


@pytest.mark.rule("GM-7.4")
@pytest.mark.parametrize(("spare", "standing"), [("spare_houses 1", (2, 1)), ("spare_tanks 1", (1, 2))])
def test_houses_alone_and_tanks_alone_are_placed_too(spare, standing):
    table = Table(f"> Godzilla: {spare}\n Mothra\n Ueno: Godzilla, 1 house, 1 tank")

    assert (table.standing("Ueno"), table.asked) == (standing, ("Godzilla", "turn"))


@pytest.mark.rule("GM-7.5")
def test_after_its_roll_it_may_move_one_more_or_less_into_a_fight():
    drawing = "> Godzilla on Kita: serves Rodan\n Mothra on {}\n Rodan\n Gigan\n dice: 1 3"

    more = Table(drawing.format("Shinagawa"))
    assert (more.asked, more.options) == (("Godzilla", "lunge"), ("as_rolled", "more"))
    assert more.pick("Godzilla", "more").where("Godzilla") == "Shinagawa"
    assert more.asked == ("Godzilla", "strike")
    less = Table(drawing.format("12"))
    assert less.options == ("as_rolled", "less")


@pytest.mark.rule("GM-7.5")
@pytest.mark.parametrize(
    ("why", "drawing"),
    [
        ("a friend is no fight", "> Godzilla on Kita: serves Rodan\n Mothra\n Rodan on Shinagawa\n dice: 1 3"),
        ("no fight there", "> Godzilla on Sumida: serves Rodan\n Mothra on Nuclear Plant\n Rodan\n dice: 1 3"),
        ("it is free", "> Godzilla on Kita\n Mothra on Shinagawa\n Rodan\n dice: 1 3"),
        ("its peace lap", "> Godzilla on Kita: serves Rodan, laps 0\n Mothra on Shinagawa\n Rodan\n dice: 1 3"),
    ],
)
def test_there_is_no_step_more_or_less_where(why, drawing):
    table = Table(drawing)
    if table.question.ask == "turn":
        table.roll()

    assert table.question.ask != "lunge", why


@pytest.mark.rule("GM-7.5")
def test_the_step_adds_to_sewer_tunnel_but_not_to_card_moves():
    table = Table(
        """
        > Godzilla on Kita: serves Rodan, holds sewer_tunnel
          Mothra on Meguro
          Rodan
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "more").pick("Godzilla", "more")
    assert table.where("Godzilla") == "Meguro"

    table = Table(
        """
        > Godzilla on Kita: serves Rodan
          Mothra on Meguro
          Rodan
          deck: long_stride
          dice: 1 2
        """
    )
    table.pick("Godzilla", "steps:2")
    assert (table.where("Godzilla"), table.asked) == ("Shinagawa", ("Godzilla", "strike"))


@pytest.mark.rule("GM-7.6")
def test_it_cannot_attack_its_controllers_side_but_the_free_house_falls():
    table = Table(
        """
        > Godzilla on Kita: serves Rodan
          Mothra on Ota
          Rodan on Ota
          Gigan on Ota: serves Rodan
          Ota: Rodan, 3 houses, 2 tanks
          dice: 1 3
        """
    )
    table.pick("Godzilla", "land")

    assert table.standing("Ota") == (2, 2)
    assert table.options == ("seat:1", "seat:1#2")
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "tank")
    assert refusal.value.rule == "GM-7.6"


def test_a_subjugated_kaiju_brings_its_controller_the_money_of_film_rights():
    table = Table("> Godzilla on Kita: serves Rodan\n Mothra\n Rodan: cash 0\n deck: film_rights\n dice: 1 2")

    assert table.told(MoneyGained) == [MoneyGained(2, 2_000, -1)]
    assert table.kaiju("Rodan").cash == 2_000
    assert table.told(Struck) == []
