"""Chapter TC-9: the kaiju."""

import pytest

from engine.tokyo_clash.events import Attacked, Basked, EnergyGained, EnergyLost, Fired, Looked, MeterRaised, Recovered
from tests.engine.tokyo_clash.table import Table, hexes, with_cards


@pytest.mark.rule("TC-9.1")
def test_godzilla_throws_one_space_farther_so_tail_slide_reaches_four():
    table = Table(
        """
        > Godzilla 0,-3 (energy 2): tail_slide
          Mothra 3,0: flutter
          Megalon -3,0: burrow
          King Ghidorah 0,-3: soar
          tank 0,-3
        """,
    )
    table.picks("Godzilla", "card:tail_slide", "pass")

    kaiju = Table("> Godzilla 0,-2 (energy 2): tail_slide\n Megalon 0,-2: burrow")
    kaiju.picks("Godzilla", "card:tail_slide", "pass", "throw:seat:1")
    table.pick("Godzilla", "throw:tank1")

    assert "0,1" in hexes(table)
    assert "0,2" not in hexes(table)
    assert "0,2" in hexes(kaiju)


@pytest.mark.rule("TC-9.2")
def test_a_head_raises_the_meter_when_the_card_is_played_to_three_at_most():
    table = Table("> King Ghidorah 0,0: three_minds three_minds\n Megalon 2,0: burrow").pick(
        "King Ghidorah", "card:three_minds"
    )
    full = Table("> King Ghidorah 0,0 (meter 3): three_minds\n Megalon 2,0: burrow").pick(
        "King Ghidorah", "card:three_minds"
    )

    assert table.fighter("King Ghidorah").meter == 1
    assert [type(event) for event in table.events[:3]][1:] == [MeterRaised, EnergyGained]  # before its effects
    assert full.fighter("King Ghidorah").meter == 3
    assert table.view("Megalon").fighters[0].meter_size == 3


@pytest.mark.rule("TC-9.2")
def test_with_the_meter_at_three_the_barrage_fires_and_the_meter_has_to_be_filled_again():
    table = Table(
        """
        > King Ghidorah 0,0 (energy 9, meter 3): gravity_beams gravity_beams
          Megalon 0,2 (deck burrow burrow call_of_the_deep undermine undermine): burrow
        """
    )
    table.picks("King Ghidorah", "card:gravity_beams", "hit:seat:1")

    assert table.told(Attacked) == [Attacked(0, 1, 3, True, (), True)]
    assert table.fighter("King Ghidorah").meter == 0
    table.pick("Megalon", "pass").keep()
    assert table.trophies("King Ghidorah") == ["call_of_the_deep", "burrow"]
    table.pick("Megalon", "pass").picks("King Ghidorah", "card:gravity_beams", "hit:seat:1")
    assert table.told(Attacked)[1] == Attacked(0, 1, 3, True, (), False)


@pytest.mark.rule("TC-9.3")
def test_megalon_may_put_a_discarded_card_on_his_deck_after_discarding_and_before_drawing():
    table = Table(
        """
        > Godzilla 0,0: trample
          Megalon 2,0 (discard undermine burrow): chitin_shell chitin_shell
          phase refresh
        """
    )
    table.pick("Godzilla").pick("Megalon", "hand:1")

    assert table.asked == ("Megalon", "recall")
    assert table.options == ("pass", "card:undermine", "card:burrow", "card:chitin_shell")
    table.pick("Megalon", "card:undermine")
    assert table.hand("Megalon")[:2] == ["chitin_shell", "undermine"]  # he draws it at once
    assert table.told(Recovered) == [Recovered(1, "undermine", "top")]


@pytest.mark.rule("TC-9.3")
def test_he_may_leave_it_and_nobody_else_is_asked():
    table = Table("Godzilla 0,0 (discard trample):\n Megalon 2,0 (discard undermine):\n phase refresh")

    assert table.asked == ("Megalon", "recall")
    table.pick("Megalon", "pass")
    assert table.told(Recovered) == []


@pytest.mark.rule("TC-9.4")
def test_tanks_neither_hunt_mothra_nor_cost_her_energy():
    table = Table(
        """
          Godzilla 2,0 (energy 5): trample
          Mothra -1,0 (energy 5): flutter
          T 0,0 1,0 0,1
          tank -1,1 / phase event
        """
    )
    table.pick("Mothra", table.options[0])  # the last player moves the Tank towards Godzilla

    assert table.told(EnergyLost) == []
    assert table.energy("Mothra") == 5
    assert table.city.distance[table.state.vehicles[0].space][table.fighter("Godzilla").space] == 2


@pytest.mark.rule("TC-9.4")
def test_jets_and_battleships_do_not_affect_mothra():
    jets = Table(
        """
          Mothra 0,1 (has rebirth): flutter
          Godzilla 2,0: trample
          jet 0,-2 s / phase event / starting 1 0
        """,
        with_cards(rebirth="enhancement; hand +1"),
        events="air_strikes+rush_hour",
    )
    ships = Table(
        """
          Mothra 0,1 (trophies trample): flutter
          Godzilla 2,0: claw_swipe
          w 0,-2 / battleship 0,-2 s / phase event / starting 1 0
        """,
        events="naval_bombardment+rush_hour",
    )
    ships.pick("Godzilla", "face:s")

    assert [event.seats for event in jets.told(Fired)] == [event.seats for event in ships.told(Fired)] == [()]
    assert jets.keys(jets.fighter("Mothra").enhancements) == ["rebirth"]
    assert ships.trophies("Mothra") == ["trample"]


@pytest.mark.rule("TC-9.4")
def test_she_gains_nothing_from_what_she_destroys_but_it_goes_on_the_track():
    game = with_cards(flutter="move 3; smash; momentum", silk_snare="attack 2; momentum")
    table = Table("> Mothra 0,0 (energy 2): flutter silk_snare\n Godzilla 0,0: trample\n B 0,0 / R 0,1", game)

    table.picks("Mothra", "card:flutter", "pass", "building")
    assert (table.energy("Mothra"), table.state.tokens) == (2, 1)
    table.picks("Mothra", "card:silk_snare", "throw:seat:1", "hex:0,1")
    assert (table.energy("Mothra"), table.told(Looked)) == (2, [])
    tank = Table("> Mothra 0,0: flutter\n Godzilla 2,0: trample\n train 0,0", game)
    tank.picks("Mothra", "card:flutter", "pass", "train1")
    assert (tank.energy("Mothra"), tank.vehicles()) == (2, {})


@pytest.mark.rule("TC-9.4", "TC-9.5")
def test_in_the_refresh_phase_she_may_have_the_benefit_of_a_building_in_or_next_to_her_space():
    table = Table(
        """
          Mothra 0,0:
          Godzilla 2,0:
          B 0,0 / T 0,1 / P 1,0 / R 0,2
          phase refresh
        """
    )

    assert table.asked == ("Mothra", "bask")
    assert table.options == ("pass", "hex:0,0", "hex:0,1", "hex:1,0")
    table.pick("Mothra", "hex:0,1")

    assert (table.energy("Mothra"), table.building("0,1")) == (6, "T")  # without destroying it
    assert table.told(Basked) == [Basked(0, "T", "0,1")]


@pytest.mark.rule("TC-9.5")
def test_she_may_leave_it_and_ufos_generators_and_thrown_vehicles_affect_her():
    leaving = Table("Mothra 0,0:\n Godzilla 2,0:\n B 0,0 / phase refresh").pick("Mothra", "pass")
    assert leaving.energy("Mothra") == 2

    ufo = Table(
        "Mothra 0,0: flutter silk_snare\n Godzilla 2,0:\n ufo 0,2 / phase event / starting 1 0",
        events="xilien_invasion+lightning_generators",
    )
    assert ufo.asked == ("Mothra", "discard")

    generator = Table("> Mothra 0,0 (deck flutter): flutter\n Godzilla 2,0: trample\n generator 0,1")
    generator.picks("Mothra", "card:flutter", "hex:0,1")
    assert generator.discard("Mothra") == ["flutter", "flutter"]

    tank = Table("> Godzilla 0,0: claw_swipe\n Mothra 0,1 (deck flutter): silk_snare\n tank 0,0")
    tank.picks("Godzilla", "card:claw_swipe", "throw:tank1", "hex:0,1", "seat:1").pick("Mothra", "pass")
    assert tank.trophies("Godzilla") == ["flutter"]
