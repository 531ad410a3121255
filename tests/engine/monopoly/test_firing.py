"""Chapter GM-5: tanks and masers."""

import pytest

from engine.monopoly.combat.events import Fired, Hurt, Killed, StoodDown, Subjugated
from engine.play import IllegalPick
from tests.engine.monopoly.table import Table


def under_fire(tanks: int, rest: str = "Ueno: City, 0 houses") -> Table:
    """Godzilla has landed on Ota (orange: 1 / 2 / 3 / 3), where Mothra has tanks and 4 houses."""
    return Table(
        f"> Godzilla on Kita: hp 9\n Mothra\n Rodan\n Ota: Mothra, 4 houses, {tanks} tanks\n {rest}\n dice: 1 3"
    ).roll()


@pytest.mark.rule("GM-5.1")
@pytest.mark.parametrize(("tanks", "damage"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_tanks_fire_once_for_the_damage_of_their_number(tanks, damage):
    table = under_fire(tanks).pick("Godzilla").pick("Mothra", "fire:0")

    assert table.told(Fired) == [Fired(1, "tanks", "ota", 0, damage)]
    assert table.kaiju("Godzilla").hp == 9 - damage
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-5.1")
def test_the_lander_attacks_first_and_only_the_tanks_left_fire():
    table = under_fire(4).pick("Godzilla", "tank", "tank#2").pick("Mothra", "fire:0")
    assert table.told(Fired)[0].damage == 2

    table = under_fire(2).pick("Godzilla", "tank", "tank#2")
    assert (table.told(Fired), table.asked) == ([], ("Mothra", "turn"))


@pytest.mark.rule("GM-5.4", "GM-5.5")
@pytest.mark.parametrize(("weapon", "rule"), [("2 tanks", "GM-5.4"), ("maser", "GM-5.5")])
def test_nobody_is_fired_at_whom_the_weapon_may_not_hit(weapon, rule):
    table = Table(f"> Godzilla on Kita: ap 0\n Mothra\n Rodan\n Ota: Mothra, 4 houses, {weapon}\n dice: 1 3").roll()

    with pytest.raises(IllegalPick) as refusal:
        table.pick("Mothra", "fire:2")

    assert refusal.value.rule == rule


@pytest.mark.rule("GM-5.2")
def test_tanks_may_stand_down_but_not_fire_for_less():
    table = under_fire(3).pick("Godzilla")

    assert (table.asked, table.options) == (("Mothra", "tanks"), ("fire:0", "stand_down:0"))
    assert (table.question.default, table.question.waits) == (("fire:0",), False)
    table.pick("Mothra", "stand_down:0")
    assert table.told(StoodDown) == [StoodDown(1, "tanks", "ota")]
    assert table.kaiju("Godzilla").hp == 9


@pytest.mark.rule("GM-5.3", "GM-6.5")
def test_tanks_fire_at_a_hiding_kaiju_too():
    table = Table("> Godzilla on Kita\n Mothra on Shinagawa\n Ota: Mothra, 1 house, 3 tanks\n dice: 2 3").roll()

    table.pick("Godzilla", "hide")
    assert (table.where("Godzilla"), table.asked) == ("Ota", ("Mothra", "tanks"))
    assert table.standing("Ota") == (1, 3)


@pytest.mark.rule("GM-5.4")
@pytest.mark.parametrize(
    ("reading", "options"), [("any", ("fire:0", "fire:2", "stand_down:0")), ("lander", ("fire:0", "stand_down:0"))]
)
def test_tanks_of_a_third_player_choose_among_those_who_fight_or_by_the_house_hit_the_lander(reading, options):
    table = Table(
        """
        > Godzilla on Kita
          Mothra
          Rodan on Ota
          Ota: Mothra, 1 house, 1 tank
          dice: 1 3
        """,
        tank_targets=reading,
    )
    table.roll().pick("Godzilla", "land").pick("Godzilla").pick("Rodan")

    assert (table.asked, table.options) == (("Mothra", "tanks"), options)
    assert table.question.default == ("fire:0",)


@pytest.mark.rule("GM-2.5", "GM-5.4")
def test_by_default_an_enemy_lander_is_hit_though_another_enemy_there_has_fewer_hp():
    table = Table(
        """
        > Godzilla on Kita: ap 0
          Mothra
          Rodan on Ota: ap 0, hp 1
          Ota: Mothra, 1 house, 1 tank
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land")

    assert (table.options, table.question.default) == (("fire:0", "fire:2", "stand_down:0"), ("fire:0",))


@pytest.mark.rule("GM-5.4")
def test_the_other_fighter_can_be_hit_by_a_third_players_tanks_and_falls_to_their_owner():
    table = Table(
        """
        > Godzilla on Kita
          Mothra
          Rodan on Ota: hp 1
          Ota: Mothra, 1 house, 1 tank
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land").pick("Godzilla").pick("Rodan").pick("Mothra", "fire:2")

    assert (table.kaiju("Godzilla").hp, table.kaiju("Rodan").controller) == (12, 1)


@pytest.mark.rule("GM-5.4")
def test_in_the_peace_lap_no_fight_breaks_out_and_tanks_hit_the_lander_only():
    table = Table(
        """
        > Godzilla on Kita: laps 0
          Mothra
          Rodan on Ota
          Ota: Mothra, 4 houses, 1 tank
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla")

    assert (table.asked, table.options) == (("Mothra", "tanks"), ("fire:0", "stand_down:0"))


@pytest.mark.rule("GM-5.4")
def test_if_their_own_side_lands_and_a_fight_breaks_out_they_fire_at_one_enemy_there():
    table = Table(
        """
        > Godzilla on Kita: serves Mothra
          Mothra
          Rodan on Ota
          Gigan on Ota: serves Rodan
          Ota: Mothra, 1 house, 1 tank
          dice: 1 3
        """
    )
    table.pick("Godzilla", "land").pick("Godzilla").pick("Rodan").pick("Gigan")

    assert (table.asked, table.options) == (("Mothra", "tanks"), ("fire:2", "fire:3", "stand_down"))
    table.pick("Mothra", "fire:3")
    assert table.told(Killed) == [Killed(3, 1)]


@pytest.mark.rule("GM-5.4", "GM-6.2")
def test_without_a_fight_the_tanks_of_ones_own_side_do_not_fire():
    table = Table(
        """
        > Godzilla on Kita: laps 0
          Mothra on Ota
          Ota: Godzilla, 2 houses, 3 tanks
          dice: 1 3
        """
    ).roll()

    assert table.pick("Godzilla", "land").asked == ("Mothra", "turn")


@pytest.mark.rule("GM-5.5")
@pytest.mark.parametrize(
    ("name", "is_hit"),
    [("Kita", True), ("Ueno", True), ("18", False), ("Ota", True), ("Itabashi", False)],
)
def test_a_maser_reaches_four_spaces_either_way(name, is_hit):
    """The maser stands on Ota (13): Kita is 9, Ueno 17."""
    start = {"Kita": "Itabashi", "Ueno": "Ota", "18": "Shinagawa", "Ota": "Kita", "Itabashi": "Adachi"}[name]
    table = Table(
        f"""
        > Godzilla on {start}: ap 0
          Mothra
          Ota: Mothra, 4 houses, maser
          deck: film_rights
          dice: 1 3
        """
    ).roll()

    assert (table.asked == ("Mothra", "maser")) is is_hit


@pytest.mark.rule("GM-5.5")
def test_each_players_strongest_maser_in_reach_fires_owners_clockwise_from_the_lander():
    table = Table(
        """
          Rodan
          Gigan
        > Godzilla on Arakawa: ap 0
          Mothra
          Ota: Gigan, 4 houses, maser
          Shinagawa: Mothra, 4 houses, maser
          Ueno: Mothra, 4 houses, maser
          Asakusa: Rodan, 4 houses, maser
          dice: 1 3
        """
    ).roll()
    assert table.asked == ("Mothra", "maser")
    table.pick("Mothra", "fire:2").pick("Gigan", "fire:2")

    assert table.told(Fired) == [Fired(3, "maser", "ueno", 2, 3), Fired(1, "maser", "ota", 2, 2)]


@pytest.mark.rule("GM-5.5")
def test_a_maser_may_stand_down_and_hits_in_hiding_and_peace_lap():
    table = Table(
        """
        > Godzilla on Kita: laps 0
          Mothra on Shinagawa
          Ueno: Mothra, 4 houses, maser
          dice: 2 3
        """
    ).roll()
    table.pick("Godzilla", "hide")
    assert (table.asked, table.options) == (("Mothra", "maser"), ("fire:0", "stand_down:0"))
    table.pick("Mothra", "stand_down:0")
    assert table.kaiju("Godzilla").hp == 12


@pytest.mark.rule("GM-5.5")
def test_a_maser_fires_once_a_roll_where_the_move_ends():
    table = Table(
        """
        > Godzilla on Kita
          Mothra
          Ota: Mothra, 4 houses, maser
          deck: long_stride
          dice: 1 2
        """
    ).roll()
    table.pick("Godzilla", "steps:3").pick("Godzilla").pick("Mothra", "fire:0")

    assert (table.where("Godzilla"), len(table.told(Fired))) == ("Meguro", 1)
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-5.5", "GM-8.7")
def test_no_maser_fires_on_a_no_fight_space():
    table = Table("> Godzilla on Sumida\n Mothra\n Ueno: Mothra, 4 houses, maser\n dice: 2 3").roll()

    assert (table.where("Godzilla"), table.asked) == ("Nuclear Plant", ("Mothra", "turn"))


@pytest.mark.rule("GM-5.5", "GM-7.7")
def test_no_maser_fires_at_a_kaiju_that_was_put_on_go():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ota: serves Rodan
          Rodan
          Adachi: Godzilla, 4 houses, maser
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra")

    assert table.where("Mothra") == "GO"
    assert table.told(Fired) == []


@pytest.mark.rule("GM-5.6")
@pytest.mark.parametrize("weapon", ["3 tanks", "maser"])
def test_a_free_kaiju_brought_to_0_by_tanks_or_masers_is_subjugated_by_their_owner(weapon):
    table = Table(f"> Godzilla on Kita: hp 2, ap 0\n Mothra\n Rodan\n Ota: Mothra, 4 houses, {weapon}\n dice: 1 3")
    table.roll().pick("Mothra", "fire:0")

    assert (table.told(Subjugated)[0].seat, table.told(Subjugated)[0].by) == (0, 1)
    assert table.kaiju("Godzilla").controller == 1


@pytest.mark.rule("GM-5.6")
def test_a_subjugated_kaiju_brought_to_0_by_tanks_is_killed():
    table = Table("> Godzilla on Kita: serves Rodan\n Mothra\n Rodan\n Ota: Mothra, 4 houses, 1 tank\n dice: 1 3")
    table.pick("Godzilla").pick("Mothra", "fire:0")

    assert table.told(Killed) == [Killed(0, 1)]
    assert table.kaiju("Godzilla").controller == 2


@pytest.mark.rule("GM-6.8")
def test_tanks_do_not_fire_at_a_lander_that_has_fallen():
    table = Table(
        """
        > Godzilla on Kita: hp 1, ap 0
          Mothra on Ota
          Rodan on Kita
          Ota: Mothra, 4 houses, 3 tanks
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land").pick("Mothra", "seat:0")

    assert (table.told(Fired), table.kaiju("Godzilla").controller) == ([], 1)


@pytest.mark.rule("GM-6.8")
def test_a_kaiju_at_0_is_not_fired_at_again():
    table = under_fire(4, rest="Meguro: Rodan, 4 houses, maser")
    table.pick("Godzilla").pick("Mothra", "fire:0").pick("Rodan", "fire:0")
    assert [event.damage for event in table.told(Hurt)] == [3, 2]

    table = Table(
        """
        > Godzilla on Kita: hp 1, ap 0
          Mothra
          Rodan
          Ota: Mothra, 4 houses, 1 tank
          Meguro: Rodan, 4 houses, maser
          dice: 1 3
        """
    ).roll()
    table.pick("Mothra", "fire:0")
    assert len(table.told(Fired)) == 1
