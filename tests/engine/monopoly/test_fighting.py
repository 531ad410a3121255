"""Chapter GM-6: kaiju against kaiju: who fights, and whom it hits."""

import pytest

from engine.monopoly.combat.events import Fired, Struck, Subjugated
from engine.play import IllegalPick
from tests.engine.monopoly.table import Table


@pytest.mark.rule("GM-6.1")
@pytest.mark.parametrize(("start", "dice"), [("Kita", "1 3"), ("Kita", "1 2"), ("28", "1 3")])
def test_a_kaiju_that_lands_on_an_enemy_starts_a_fight_on_any_space_but_the_no_fight_ones(start, dice):
    goal = {"1 3": 13, "1 2": 12}[dice] if start == "Kita" else 0
    table = Table(f"> Godzilla on {start}\n Mothra on {goal}\n deck: film_rights\n dice: {dice}").roll()
    table.pick("Godzilla", "land")
    if goal == 0:
        table.pick("Godzilla", "money")

    assert table.asked == ("Godzilla", "strike")
    assert {"seat:1", "seat:1#2"} <= set(table.options)
    table.pick("Godzilla", "seat:1", "seat:1#2")
    assert (table.asked, table.question.most) == (("Mothra", "strike_back"), 2)
    table.pick("Mothra", "seat:0")
    assert (table.kaiju("Mothra").hp, table.kaiju("Godzilla").hp) == (10, 11)
    assert (table.kaiju("Godzilla").ap, table.kaiju("Mothra").ap) in ((10, 11), (12, 11))


@pytest.mark.rule("GM-6.1")
def test_every_other_kaiju_with_an_enemy_there_strikes_clockwise_from_the_lander():
    table = Table(
        """
          Rodan on Ota
          Gigan on Kita
        > Godzilla on Kita
          Megalon on Ota: serves Godzilla
          Mothra on Ota
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla")
    assert table.asked == ("Megalon", "strike_back")
    table.pick("Megalon", "seat:4").pick("Mothra", "seat:3").pick("Rodan", "seat:2")

    assert [event.seat for event in table.told(Struck)] == [3, 4, 0]
    assert (table.kaiju("Mothra").hp, table.kaiju("Godzilla").hp) == (11, 11)


@pytest.mark.rule("GM-6.1")
def test_a_kaiju_at_0_hp_still_strikes():
    table = Table("> Godzilla on Kita\n Mothra on Ota: hp 1\n Rodan\n dice: 1 3").roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1")

    assert (table.kaiju("Mothra").hp, table.asked) == (0, ("Mothra", "strike_back"))
    table.pick("Mothra", "seat:0", "seat:0#2")
    assert table.kaiju("Godzilla").hp == 10
    assert table.kaiju("Mothra").controller == 0


@pytest.mark.rule("GM-6.1")
def test_an_enemy_strikes_back_even_if_the_lander_does_not_attack():
    table = Table("> Godzilla on Kita: ap 0\n Mothra on Ota\n dice: 1 3").roll().pick("Godzilla", "land")

    assert table.asked == ("Mothra", "strike_back")


@pytest.mark.rule("GM-6.2")
def test_in_its_peace_lap_a_kaiju_starts_no_fight_and_where_it_lands_nobody_strikes():
    table = Table("> Godzilla on Kita: laps 0\n Mothra on Ota\n dice: 1 3").roll().pick("Godzilla", "land")

    assert table.options == ("house", "house#2")
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "seat:1")
    assert refusal.value.rule == "GM-6.2"
    assert table.pick("Godzilla", "house").asked == ("Mothra", "turn")


@pytest.mark.rule("GM-6.2")
def test_in_the_peace_lap_tanks_are_attacked_and_fire_as_usual():
    table = Table(
        """
        > Godzilla on Kita: laps 0
          Mothra on Ota
          Ota: Mothra, 0 houses, 2 tanks
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land").pick("Godzilla", "tank").pick("Mothra", "fire:0")

    assert (table.standing("Ota"), table.kaiju("Godzilla").hp) == ((0, 1), 11)


@pytest.mark.rule("GM-6.2")
def test_landed_on_by_others_a_kaiju_in_its_peace_lap_is_a_target_and_strikes_back():
    table = Table("> Godzilla on Kita\n Mothra on Ota: laps 0\n dice: 1 3").roll().pick("Godzilla", "land")

    table.pick("Godzilla", "seat:1").pick("Mothra", "seat:0")
    assert (table.kaiju("Mothra").hp, table.kaiju("Godzilla").hp) == (11, 11)


@pytest.mark.rule("GM-6.2")
def test_landing_on_go_ends_the_peace_and_subjugation_does_not():
    reached = Table("> Godzilla on 28: laps 0\n Mothra on GO\n dice: 1 3").roll().pick("Godzilla", "land")
    assert reached.pick("Godzilla", "money").asked == ("Godzilla", "strike")

    subjugated = Table("> Godzilla on Kita: laps 0, serves Rodan\n Mothra on Ota\n Rodan\n dice: 1 3")
    subjugated.pick("Godzilla", "land")
    assert subjugated.options == ("house", "house#2")


@pytest.mark.rule("GM-6.3")
def test_a_striker_hits_its_enemies_and_their_tanks_bystanders_included_but_only_the_lander_hits_houses():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ota
          Rodan on Ota
          Gigan
          Ota: Gigan, 4 houses, 2 tanks
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "house", "seat:1")
    assert table.asked == ("Mothra", "strike_back")
    assert set(table.options) == {"tank", "tank#2", "seat:0", "seat:0#2", "seat:2", "seat:2#2"}
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Mothra", "house")
    assert refusal.value.rule == "GM-6.3"
    table.pick("Mothra", "seat:2", "tank").pick("Rodan", "seat:1", "seat:1#2")

    assert table.standing("Ota") == (2, 1)
    assert (table.kaiju("Mothra").hp, table.kaiju("Rodan").hp) == (9, 11)


@pytest.mark.rule("GM-6.3")
def test_the_owner_does_not_hit_its_own_tanks():
    table = Table("> Godzilla on Kita\n Mothra on Ota\n Ota: Mothra, 1 house, 2 tanks\n dice: 1 3").roll()

    assert table.pick("Godzilla", "land").pick("Godzilla").options == ("seat:0", "seat:0#2")


@pytest.mark.rule("GM-6.7")
def test_attacking_is_never_compulsory():
    table = Table("> Godzilla on Kita\n Mothra on Ota\n dice: 1 3").roll().pick("Godzilla", "land")

    table.pick("Godzilla").pick("Mothra")
    assert (table.told(Struck), table.kaiju("Mothra").hp) == ([], 12)


def test_fire_at_the_lander_counts_as_its_owners():
    table = Table("> Godzilla on Kita: hp 1\n Mothra\n Rodan\n Ota: Mothra, 1 house, 1 tank\n dice: 1 3").roll()

    table.pick("Godzilla").pick("Mothra", "fire:0")
    assert table.told(Fired)[0].seat == table.told(Subjugated)[0].by == 1
