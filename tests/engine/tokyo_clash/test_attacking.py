"""Chapter TC-5: attacking and throwing."""

import pytest

from engine.tokyo_clash.events import Attacked, Damaged, EnergyGained
from tests.engine.tokyo_clash.table import Table, refused, with_cards


@pytest.mark.rule("TC-5.1")
def test_a_melee_attack_damages_or_throws_a_kaiju_in_the_own_space_or_throws_a_vehicle_there():
    table = Table(
        """
        > Godzilla 0,0: claw_swipe
          Megalon 0,0: burrow
          Mothra 1,0: flutter
          tank 0,0 0,0 1,0
        """
    )

    table.pick("Godzilla", "card:claw_swipe")

    assert table.options == ("hit:seat:1", "throw:seat:1", "throw:tank1", "pass")  # the two Tanks are alike
    assert refused(table, "Godzilla", "hit:seat:2") == "TC-5.1"
    assert refused(table, "Godzilla", "hit:tank1") == "TC-5.1"


@pytest.mark.rule("TC-5.2")
def test_the_mega_heat_ray_reaches_along_straight_lines_and_nothing_is_in_its_way():
    table = Table(
        """
        > Godzilla 0,-3 (energy 5): mega_heat_ray
          King Ghidorah 0,0: soar
          Megalon 3,-3: burrow
          Mothra 1,-1: flutter
          T 0,-2 / B 0,-1 2,-3
          tank 1,-3
        """
    )

    table.pick("Godzilla", "card:mega_heat_ray")

    assert table.options == ("hit:seat:1", "hit:seat:2", "pass")  # the rulebook's picture: not Mothra
    assert refused(table, "Godzilla", "hit:seat:3") == "TC-5.2"


@pytest.mark.rule("TC-5.2")
def test_a_ranged_attack_reaches_its_own_space_and_no_farther_than_its_range_and_never_throws():
    near = Table("> Godzilla 0,0 (energy 5): heat_ray\n Megalon 0,0: burrow\n tank 0,0").pick(
        "Godzilla", "card:heat_ray"
    )
    far = Table("> Megalon -2,0 (energy 5): napalm_spit\n Godzilla 1,0: trample")

    assert near.options == ("hit:seat:1", "pass")
    assert refused(near, "Godzilla", "throw:seat:1") == "TC-5.2"
    assert "card:napalm_spit" not in far.options  # three spaces away, Range 2


@pytest.mark.rule("TC-5.9")
def test_an_attack_runs_pay_head_move_target_spend_barrage_defence_damage_parts_defence_parts():
    game = with_cards(
        falling_star="head; move 3; attack 2; gain 1; barrage: melee +1",
        cosmic_hunger="enhancement; spend: melee +1",
        chitin_shell="defend 2; gain 1",
    )
    table = Table(
        """
        > King Ghidorah 0,0 (energy 2, meter 2, has cosmic_hunger): falling_star
          Megalon 0,1 (energy 0, deck burrow undermine): chitin_shell
        """,
        game,
    )
    told = [table.view(None).fighters[0].energy]
    table.pick("King Ghidorah", "card:falling_star")
    told += [table.energy("King Ghidorah"), table.fighter("King Ghidorah").meter]
    assert (told, table.asked) == ([2, 0, 3], ("King Ghidorah", "move"))
    table.pick("King Ghidorah", "hex:0,1")
    assert table.asked == ("King Ghidorah", "attack")
    table.pick("King Ghidorah", "hit:seat:1")
    assert (table.asked, table.fighter("King Ghidorah").meter) == (("King Ghidorah", "spend"), 3)
    table.pick("King Ghidorah", "card:cosmic_hunger")
    assert table.fighter("King Ghidorah").meter == 0
    assert table.told(Attacked) == [Attacked(0, 1, 4, False, ("cosmic_hunger",), True)]
    assert (table.asked, table.view("Megalon").aim.amount) == (("Megalon", "defend"), 4)  # the final value is known
    table.pick("Megalon", "card:chitin_shell").keep()

    kinds = [type(event).__name__ for event in table.events]
    assert kinds.index("Damaged") < kinds.index("EnergyGained")
    assert [event.seat for event in table.told(EnergyGained)] == [0, 1]  # the attacker's part first


@pytest.mark.rule("TC-5.10")
def test_on_the_way_things_fall_and_are_rewarded_then_the_end_then_a_generator_that_still_stands():
    table = Table(
        """
        > King Ghidorah 0,2 (energy 3): go_for_the_throat
          Megalon 0,2 (deck burrow undermine call_of_the_deep): burrow
          Godzilla 0,0 (deck trample): scaled_hide
          B 0,1
          generator 0,0
        """,
    )
    table.picks("King Ghidorah", "card:go_for_the_throat", "pass", "throw:seat:1", "hex:0,0")
    assert table.asked == ("King Ghidorah", "throw.through")
    table.pick("King Ghidorah", "building")
    assert table.energy("King Ghidorah") == 2  # at once
    assert table.options == ("generator1", "none")
    table.pick("King Ghidorah", "none").pick("Megalon", "pass")
    assert table.trophies("King Ghidorah") == ["burrow"]  # the thrown kaiju is dealt with completely
    table.pick("Godzilla", "pass")

    assert table.trophies("King Ghidorah") == ["burrow", "trample"]  # then the other; then the Generator:
    assert table.discard("Megalon") == ["undermine"]  # a 0, so no trophy
    assert table.vehicles() == {}


@pytest.mark.rule("TC-5.10")
def test_a_generator_destroyed_on_arrival_does_not_go_off():
    table = Table("> Megalon 0,0 (energy 1): piercing_drill\n Godzilla 0,0: trample\n generator 0,1")

    table.picks("Megalon", "card:piercing_drill", "throw:seat:1", "hex:0,1", "generator1")

    assert table.told(Damaged) == []
    assert table.energy("Megalon") == 1


@pytest.mark.rule("TC-5.11")
def test_damage_from_a_throw_is_no_attack_no_bonus_no_trophies_and_the_defence_follows_the_whole_card():
    game = with_cards(go_for_the_throat="attack 4; trophies 2; melee +1; gain 2", chitin_shell="defend 0; gain 1")
    table = Table(
        """
        > King Ghidorah 0,2 (energy 3): go_for_the_throat
          Megalon 0,2 (energy 0, deck burrow beetle_leap): chitin_shell
          Godzilla 0,0 (deck trample surge_from_the_bay): scaled_hide
        """,
        game,
    )
    table.picks("King Ghidorah", "card:go_for_the_throat", "throw:seat:1", "hex:0,0").pick(
        "Megalon", "card:chitin_shell"
    )

    assert table.energy("Megalon") == 0
    table.pick("Godzilla", "pass")
    assert table.trophies("King Ghidorah") == ["burrow", "trample"]  # one damage and one trophy each
    gains = [(event.seat, event.amount) for event in table.told(EnergyGained)]
    assert gains == [(0, 2), (1, 1)]  # the attack card is over before Megalon's defence goes on


RIPOSTES = """
    > Megalon 0,0 (energy 5, deck burrow): sinkhole
      Godzilla 0,0 (energy 5): stand_firm
      King Ghidorah 0,0 (energy 5): gilded_scales
"""


@pytest.mark.rule("TC-5.11")
def test_a_quaked_kaiju_strikes_back_only_when_all_have_been_hit():
    game = with_cards(sinkhole="quake 2; momentum")
    table = Table(RIPOSTES, game).pick("Megalon", "card:sinkhole").pick("Godzilla", "card:stand_firm")

    assert table.asked == ("King Ghidorah", "defend")
    table.pick("King Ghidorah", "card:gilded_scales")
    assert table.asked == ("Godzilla", "riposte")
    table.pick("Godzilla", "seat:0").keep()
    assert table.discard("Godzilla") == ["stand_firm"]
    assert table.trophies("Godzilla") == ["burrow"]


@pytest.mark.rule("TC-5.11")
@pytest.mark.parametrize("chosen", [{"early_defence": True}, {"first_rules": True}])
def test_with_the_option_a_defence_against_a_throw_or_quake_goes_on_at_once(chosen):
    table = Table(RIPOSTES, with_cards(sinkhole="quake 2; momentum")).change(**chosen)

    table.pick("Megalon", "card:sinkhole").pick("Godzilla", "card:stand_firm")

    assert table.asked == ("Godzilla", "riposte")  # before King Ghidorah is hit


@pytest.mark.rule("TC-5.11")
def test_of_two_defences_by_one_kaiju_each_is_asked_about_with_its_own_card():
    parts = {"chitin_shell": "defend 2; riposte 1", "crossed_drills": "defend 2; dodge 1"}
    table = Table(
        "> Godzilla 0,0 (energy 5): claw_swipe\n Megalon 0,0 (energy 5): chitin_shell crossed_drills",
        with_cards(claw_swipe="attack 3; quake 1", **parts),
    )
    table.picks("Godzilla", "card:claw_swipe", "hit:seat:1").pick("Megalon", "card:chitin_shell").keep()
    table.pick("Megalon", "card:crossed_drills")

    assert (table.asked, table.view("Megalon").fighters[1].playing[-1]) == (("Megalon", "riposte"), "chitin_shell")
    table.pick("Megalon", "pass")
    assert (table.asked, table.view("Megalon").fighters[1].playing) == (("Megalon", "dodge"), ("crossed_drills",))


@pytest.mark.rule("TC-5.11")
def test_damage_from_a_quake_is_no_attack_either():
    game = with_cards(swarming_rage="enhancement; melee +1", sinkhole="quake 2; momentum")
    table = Table("> Megalon 0,0 (energy 1, has swarming_rage): sinkhole\n Godzilla 0,0: trample", game)

    table.pick("Megalon", "card:sinkhole")

    assert table.view(None).aim.amount == 2


CROWDED_GENERATOR = """
    > King Ghidorah 0,2 (energy 3): go_for_the_throat
      Megalon 0,2 (energy 1): duck_under
      Godzilla 0,0: trample
      generator 0,0
"""


@pytest.mark.rule("TC-5.12")
def test_alike_vehicles_are_one_option_and_jets_that_face_apart_are_two():
    table = Table("> Godzilla 0,0: claw_swipe\n Megalon 2,0: burrow\n tank 0,0 0,0 / jet 0,0 n / jet 0,0 s / jet 0,0 n")

    table.pick("Godzilla", "card:claw_swipe")

    assert table.options == ("throw:tank1", "throw:jet3", "throw:jet4", "pass")


@pytest.mark.rule("TC-5.12")
def test_a_thrown_kaiju_dodges_only_after_the_generator_has_gone_off():
    table = Table(CROWDED_GENERATOR).picks(
        "King Ghidorah", "card:go_for_the_throat", "pass", "throw:seat:1", "hex:0,0", "none"
    )
    table.pick("Megalon", "card:duck_under").pick("Godzilla", "pass")

    assert table.vehicles() == {}
    assert [event.seat for event in table.told(Damaged)] == [2, 1]
    assert table.asked == ("Megalon", "dodge")
    table.pick("Megalon", "hex:1,0")
    assert table.at("Megalon") == "1,0"


@pytest.mark.rule("TC-5.12")
def test_with_the_option_a_thrown_kaiju_that_dodges_away_leaves_the_generator_standing():
    table = Table(CROWDED_GENERATOR).change(early_defence=True)
    table.picks("King Ghidorah", "card:go_for_the_throat", "pass", "throw:seat:1", "hex:0,0", "none")
    table.picks("Megalon", "card:duck_under", "hex:1,0").pick("Godzilla", "pass")

    assert table.vehicles() == {"generator1": "0,0"}
    assert [event.seat for event in table.told(Damaged)] == [2]


@pytest.mark.rule("TC-5.2")
def test_an_attack_of_range_0_damages_in_its_own_space_only_and_throws_nothing():
    game = with_cards(claw_swipe="attack 2; range 0")
    drawing = "> Godzilla 0,0 (energy 5): claw_swipe\n Megalon 0,0: burrow\n Mothra 0,1: flutter\n tank 0,0"
    table = Table(drawing, game).pick("Godzilla", "card:claw_swipe")

    assert table.options == ("hit:seat:1", "pass")
