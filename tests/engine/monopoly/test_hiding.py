"""Chapter GM-6: hiding one space short of an enemy."""

import pytest

from engine.monopoly.combat.events import HousesFell, Struck
from engine.monopoly.events import Moved, PassedGo
from tests.engine.monopoly.table import Table


@pytest.mark.rule("GM-6.4")
def test_instead_of_landing_on_an_enemy_a_kaiju_may_stop_one_space_early():
    table = Table("> Godzilla on Kita\n Mothra on Shinagawa\n dice: 2 3").roll()

    assert (table.asked, table.options) == (("Godzilla", "hide"), ("land", "hide"))
    assert table.pick("Godzilla", "hide").where("Godzilla") == "Ota"


@pytest.mark.rule("GM-6.4")
def test_a_roll_of_two_leads_into_hiding_next_to_the_start():
    table = Table("> Godzilla on Kita\n Mothra on Sumida\n dice: 1 1 / 1 2").roll()

    assert (table.asked, table.options) == (("Godzilla", "hide"), ("land", "hide"))
    assert table.pick("Godzilla", "hide").told(Moved)[0] == Moved(0, 9, 10, "hiding")


@pytest.mark.rule("GM-6.4")
@pytest.mark.parametrize(
    ("why", "drawing"),
    [
        ("an enemy is there too", "> Godzilla on Kita\n Mothra on Shinagawa\n Rodan on Ota\n dice: 2 3"),
        ("nobody is there", "> Godzilla on Kita\n Mothra on Meguro\n Rodan\n dice: 2 3"),
        ("a friend is there", "> Godzilla on Kita\n Mothra on Shinagawa: serves Godzilla\n Rodan\n dice: 2 3"),
        ("no fight on that space", "> Godzilla on Sumida\n Mothra on Nuclear Plant\n Rodan\n dice: 2 3"),
    ],
)
def test_there_is_no_hiding_where(why, drawing):
    table = Table(drawing).roll()

    assert table.question.ask != "hide", why


@pytest.mark.rule("GM-6.4")
def test_there_is_no_hiding_back_where_it_started_nor_after_a_card_move():
    table = Table("> Godzilla on Kita: holds sewer_tunnel\n Mothra on Arakawa\n dice: 1 1").roll()
    assert table.pick("Godzilla", "less").asked == ("Godzilla", "strike")

    table = Table("> Godzilla on Kita\n Mothra on Shinagawa\n deck: long_stride\n dice: 1 2").roll()
    assert table.pick("Godzilla", "steps:2").asked == ("Godzilla", "strike")


@pytest.mark.rule("GM-6.4")
def test_friends_do_not_hinder_hiding():
    table = Table("> Godzilla on Kita\n Mothra on Shinagawa\n Rodan on Ota: serves Godzilla\n dice: 2 3").roll()

    assert table.asked == ("Godzilla", "hide")


@pytest.mark.rule("GM-6.5")
def test_a_hiding_kaiju_does_nothing_on_a_district():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Shinagawa
          Ota: Mothra, 1 house, 1 tank
          dice: 2 3
        """
    )
    table.roll().pick("Godzilla", "hide").pick("Mothra", "fire:0")

    assert (table.standing("Ota"), table.told(HousesFell), table.told(Struck)) == ((1, 1), [], [])
    assert (table.kaiju("Godzilla").hp, table.asked) == (11, ("Mothra", "turn"))


@pytest.mark.rule("GM-6.5")
def test_other_spaces_work_as_usual_and_a_card_that_moves_it_on_ends_the_hiding():
    table = Table("> Godzilla on Kita\n Mothra on Ota\n deck: long_stride\n dice: 1 3").roll()
    table.pick("Godzilla", "hide")
    assert (table.where("Godzilla"), table.asked) == ("Chance", ("Godzilla", "stride"))
    table.pick("Godzilla", "steps:2")

    assert (table.where("Godzilla"), table.asked) == ("Shinagawa", ("Godzilla", "strike"))
    assert table.standing("Shinagawa") == (3, 0)


@pytest.mark.rule("GM-6.5")
def test_hiding_short_of_go_does_not_pass_it():
    table = Table("> Godzilla on Shinjuku\n Mothra on GO\n dice: 1 3").roll().pick("Godzilla", "hide")

    assert (table.where("Godzilla"), table.told(PassedGo)) == ("Ginza", [])
    assert table.kaiju("Godzilla").laps == 1


@pytest.mark.rule("GM-6.5", "GM-7.5", "GM-2.3")
def test_who_hid_by_a_double_and_steps_into_a_fight_by_the_next_roll_hides_no_more():
    table = Table(
        """
        > Godzilla on Arakawa: serves Rodan
          Mothra on Shinagawa
          Rodan
          Gigan on Ueno
          dice: 2 2 / 1 2
        """
    )
    table.pick("Godzilla", "hide")
    assert (table.where("Godzilla"), table.standing("Ota"), table.asked) == ("Ota", (4, 0), ("Godzilla", "lunge"))
    table.pick("Godzilla", "more")

    assert (table.where("Godzilla"), table.standing("Ueno"), table.asked) == ("Ueno", (3, 0), ("Godzilla", "strike"))
