"""Chapter TC-5, attacking and throwing: how far a throw goes and what it hits."""

import pytest

from engine.tokyo_clash.events import Damaged, Defended, Destroyed, Thrown
from tests.engine.tokyo_clash.table import Table, hexes, refused


@pytest.mark.rule("TC-5.3")
def test_a_throw_goes_one_to_attack_value_spaces_in_a_straight_line_and_never_off_the_board():
    table = Table("> Megalon 1,0 (energy 5): piercing_drill\n Godzilla 1,0: trample")

    table.picks("Megalon", "card:piercing_drill", "throw:seat:1")

    assert hexes(table) == {"1,-1", "1,-2", "2,-1", "2,0", "1,1", "0,1", "-1,2", "0,0", "-1,0"}
    assert refused(table, "Megalon", "hex:1,0") == "TC-5.3"


@pytest.mark.rule("TC-5.3")
def test_the_throw_cannot_be_defended_against_but_the_damage_it_causes_can():
    table = Table(
        """
        > King Ghidorah 0,0 (energy 5): go_for_the_throat
          Megalon 0,0: chitin_shell
          Godzilla 0,2: scaled_hide
        """
    )

    table.picks("King Ghidorah", "card:go_for_the_throat", "pass", "throw:seat:1")
    assert table.asked == ("King Ghidorah", "throw.to")  # Megalon was not asked
    table.pick("King Ghidorah", "hex:0,1")
    assert table.told(Defended) == []

    table = Table(
        "> King Ghidorah 0,0 (energy 5): go_for_the_throat\n Megalon 0,0: chitin_shell\n Godzilla 0,2: scaled_hide"
    ).picks("King Ghidorah", "card:go_for_the_throat", "pass", "throw:seat:1", "hex:0,2")
    assert table.asked == ("Megalon", "defend")


@pytest.mark.rule("TC-5.4")
def test_tail_slide_throws_a_tank_into_the_tower_two_spaces_away():
    table = Table(
        """
        > Godzilla 0,2 (energy 2): tail_slide
          Mothra 0,-1: flutter
          T 0,0
          tank 0,2
        """
    )
    table.picks("Godzilla", "card:tail_slide", "pass", "throw:tank1")

    assert {"0,1", "0,0", "0,-1", "0,-2"} <= hexes(table)  # obstacles do not matter
    table.pick("Godzilla", "hex:0,0")

    assert table.building("0,0") == "."
    assert table.vehicles() == {}
    assert table.energy("Godzilla") == 0 + 1 + 4
    assert table.told(Destroyed) == [Destroyed(0, "tank1", "0,0"), Destroyed(0, "T", "0,0")]


@pytest.mark.rule("TC-5.4")
def test_tail_slide_throws_a_tank_at_mothra_three_spaces_away():
    table = Table(
        """
        > Godzilla 0,2 (energy 2): tail_slide
          Mothra 0,-1 (deck flutter): silken_shield
          B 0,-1
          tank 0,2 / train 0,-1
        """
    )
    table.picks("Godzilla", "card:tail_slide", "pass", "throw:tank1", "hex:0,-1")

    assert table.options == ("building", "train2", "seat:1")
    table.pick("Godzilla", "seat:1").pick("Mothra", "pass")

    assert table.trophies("Godzilla") == ["flutter"]  # one damage
    assert table.energy("Godzilla") == 1  # and only the thrown Tank is destroyed
    assert (table.building("0,-1"), table.vehicles()) == ("B", {"train2": "0,-1"})


@pytest.mark.rule("TC-5.4")
def test_one_thing_where_the_vehicle_lands_must_fall_and_nothing_else_if_there_is_none():
    table = Table("> Megalon 0,0: cyclone_attack\n Godzilla 2,0: trample\n B 1,0 / tank 0,0 1,0")
    table.picks("Megalon", "card:cyclone_attack", "throw:tank1", "hex:1,0")

    assert table.options == ("building", "tank2")
    table.pick("Megalon", "tank2")
    assert (table.building("1,0"), table.vehicles(), table.energy("Megalon")) == ("B", {}, 4)

    empty = Table("> Megalon 0,0: cyclone_attack\n Godzilla 2,0: trample\n tank 0,0")
    empty.picks("Megalon", "card:cyclone_attack", "throw:tank1", "hex:0,1")
    assert (empty.vehicles(), empty.energy("Megalon")) == ({}, 3)


@pytest.mark.rule("TC-5.4", "TC-5.12")
def test_at_a_kaiju_alone_the_thrower_may_still_hold_back():
    table = Table("> Megalon 0,0: cyclone_attack\n Godzilla 0,1: trample\n tank 0,0")

    table.picks("Megalon", "card:cyclone_attack", "throw:tank1", "hex:0,1")

    assert table.options == ("none", "seat:1")
    assert table.pick("Megalon", "none").told(Damaged) == []


@pytest.mark.rule("TC-5.5", "TC-5.7", "TC-5.8")
def test_king_ghidorah_throws_megalon_four_spaces_into_godzilla():
    table = Table(
        """
        > King Ghidorah 0,2 (energy 3): go_for_the_throat
          Megalon 0,2 (deck burrow): chitin_shell
          Godzilla 0,-2 (deck trample): scaled_hide
          B 0,0
          tank 0,1
        """
    )
    table.picks("King Ghidorah", "card:go_for_the_throat", "pass", "throw:seat:1", "hex:0,-2")

    assert (table.asked, table.options) == (("King Ghidorah", "throw.through"), ("tank1", "none"))
    assert (table.view(None).aim.target, table.view(None).aim.space) == ("seat:1", "0,1")  # onlookers see it fly
    table.pick("King Ghidorah", "tank1")
    assert table.options == ("building", "none")
    table.pick("King Ghidorah", "building").pick("Megalon", "pass").pick("Godzilla", "pass")

    assert table.at("Megalon") == "0,-2"
    assert table.energy("King Ghidorah") == 3 - 3 + 1 + 2  # what the thrower destroys benefits the thrower
    assert table.trophies("King Ghidorah") == ["burrow", "trample"]  # both receive 1 damage
    assert (table.vehicles(), table.building("0,0")) == ({}, ".")
    assert table.told(Thrown) == [Thrown(0, "seat:1", "0,2", "0,-2")]


@pytest.mark.rule("TC-5.5")
def test_a_thrown_kaiju_stops_at_the_first_large_building_or_kaiju():
    table = Table(
        """
        > King Ghidorah 0,0 (energy 3): go_for_the_throat
          Megalon 0,0: burrow
          Godzilla -2,0: trample
          T 0,1
        """
    )
    table.picks("King Ghidorah", "card:go_for_the_throat", "pass", "throw:seat:1")

    assert "0,1" in hexes(table)
    assert "0,2" not in hexes(table)
    assert "-2,0" in hexes(table)
    assert "2,0" in hexes(table)
    assert refused(table, "King Ghidorah", "hex:0,2") == "TC-5.5"
    assert refused(table, "King Ghidorah", "hex:1,1") == "TC-5.3"  # on no line
    assert refused(table, "King Ghidorah", "hex:0,0") == "TC-5.3"  # nor is the own space


@pytest.mark.rule("TC-5.5")
def test_it_may_be_thrown_less_far_and_things_in_its_way_may_be_spared():
    table = Table("> Megalon 0,-2 (energy 3): twin_drill_clamp\n Godzilla 0,-2: trample\n B 0,-1 0,0")

    table.picks("Megalon", "card:twin_drill_clamp", "throw:seat:1", "hex:0,0", "none", "building")

    assert (table.building("0,-1"), table.building("0,0")) == ("B", ".")  # the last space counts too
    assert table.at("Godzilla") == "0,0"
    assert table.energy("Megalon") == 3 - 1 + 2


@pytest.mark.rule("TC-5.6")
def test_a_large_building_it_stops_on_is_destroyed_and_nothing_else_there():
    table = Table("> Megalon 0,0 (energy 1): piercing_drill\n Godzilla 0,0: trample\n T 0,1 / tank 0,1")

    table.picks("Megalon", "card:piercing_drill", "throw:seat:1", "hex:0,1")

    assert table.building("0,1") == "."
    assert table.vehicles() == {"tank1": "0,1"}
    assert (table.at("Godzilla"), table.energy("Megalon")) == ("0,1", 4)


@pytest.mark.rule("TC-5.7")
def test_with_several_kaiju_the_thrower_picks_one_and_each_may_defend():
    table = Table(
        """
        > King Ghidorah 0,0 (energy 3): go_for_the_throat
          Megalon 0,0: chitin_shell
          Godzilla 0,1: scaled_hide
          Mothra 0,1: silken_shield
        """
    )
    table.picks("King Ghidorah", "card:go_for_the_throat", "pass", "throw:seat:1", "hex:0,1")

    assert (table.asked, table.options) == (("King Ghidorah", "throw.collide"), ("seat:2", "seat:3"))
    table.pick("King Ghidorah", "seat:3").pick("Megalon", "card:chitin_shell").pick("Mothra", "card:silken_shield")

    assert [(event.seat, event.card) for event in table.told(Defended)] == [(1, "chitin_shell"), (3, "silken_shield")]
    assert table.told(Damaged) == []


@pytest.mark.rule("TC-5.8")
def test_who_is_thrown_gains_nothing():
    table = Table("> Megalon 0,0 (energy 1): piercing_drill\n Godzilla 0,0 (energy 2): trample\n P 0,1")

    table.picks("Megalon", "card:piercing_drill", "throw:seat:1", "hex:0,1")

    assert (table.energy("Megalon"), table.energy("Godzilla")) == (2, 2)
    assert len(table.hand("Megalon")) == 1  # the Power Plant's card
