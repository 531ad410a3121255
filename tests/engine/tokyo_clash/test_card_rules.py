"""Chapter TC-13: how cards resolve (TC-13.9 to TC-13.21)."""

import pytest

from engine.play import IllegalPick
from engine.tokyo_clash.events import (
    Attacked,
    Crowned,
    Damaged,
    Defended,
    EnergyGained,
    Sifted,
)
from tests.engine.tokyo_clash.table import GAME, Table, hexes, ranged, with_cards


@pytest.mark.rule("TC-13.9")
def test_range_without_attack_picks_a_kaiju_nobody_defends():
    table = Table(
        """
        > Godzilla 0,0: earthshaking_roar
          Megalon 0,2: chitin_shell burrow
          Mothra 2,0: flutter
          King Ghidorah 1,1: soar
        """,
    )
    table.pick("Godzilla", "card:earthshaking_roar")

    assert (table.asked, table.options) == (("Godzilla", "target"), ("seat:1", "seat:2"))
    table.pick("Godzilla", "seat:1")
    assert table.asked == ("Megalon", "discard")
    assert table.told(Defended) == table.told(Attacked) == []


@pytest.mark.rule("TC-13.10")
def test_the_meter_returns_to_zero_when_the_barrage_is_blocked_too():
    table = Table(
        "> King Ghidorah 0,0 (energy 3, meter 3): go_for_the_throat\n Megalon 0,0 (energy 5): crossed_drills",
        with_cards(crossed_drills="defend 4"),
    )
    table.picks("King Ghidorah", "card:go_for_the_throat", "pass", "hit:seat:1").pick("Megalon", "card:crossed_drills")

    assert table.told(Damaged) == []
    assert table.fighter("King Ghidorah").meter == 0


@pytest.mark.rule("TC-13.10")
def test_a_throw_neither_fires_it_nor_changes_the_meter_and_at_two_it_does_not_fire():
    thrown = Table("> King Ghidorah 0,0 (energy 3, meter 3): go_for_the_throat\n Megalon 0,0: burrow")
    thrown.picks("King Ghidorah", "card:go_for_the_throat", "pass", "throw:seat:1", "hex:0,1")
    assert thrown.fighter("King Ghidorah").meter == 3

    early = Table("> King Ghidorah 0,0 (energy 3, meter 2): go_for_the_throat\n Megalon 0,0: burrow")
    early.picks("King Ghidorah", "card:go_for_the_throat", "pass", "hit:seat:1")
    assert (early.told(Attacked)[0].barrage, early.fighter("King Ghidorah").meter) == (False, 2)


@pytest.mark.rule("TC-13.11")
def test_a_quake_damages_each_other_kaiju_in_the_space_in_turn_order_each_on_its_own():
    table = Table(
        """
          Megalon 0,0 (deck burrow): chitin_shell
        > Godzilla 0,0 (energy 3): atomic_pulse
          Mothra 0,0 (deck flutter island_prayer rebirth): flutter
          King Ghidorah 1,0: soar
        """
    )
    table.picks("Godzilla", "card:atomic_pulse", "pass")

    assert (table.asked, table.view(None).aim.amount) == (("Mothra", "defend"), 3)
    table.pick("Mothra", "pass").keep()
    assert table.asked == ("Megalon", "defend")
    table.pick("Megalon", "card:chitin_shell")
    assert table.trophies("Godzilla") == ["island_prayer", "burrow"]


@pytest.mark.rule("TC-13.11")
def test_a_riposte_may_be_defended_and_moves_the_token():
    table = Table(
        "> Godzilla 0,0 (king, energy 5, deck trample): claw_swipe scaled_hide\n Megalon 0,0 (energy 5): crossed_drills"
    )
    table.picks("Godzilla", "card:claw_swipe", "hit:seat:1").pick("Megalon", "card:crossed_drills").pick(
        "Megalon", "seat:0"
    )

    assert table.asked == ("Godzilla", "defend")
    table.pick("Godzilla", "pass")
    assert table.told(Crowned) == [Crowned(1)]


@pytest.mark.rule("TC-13.12")
def test_push_goes_along_the_line_and_from_the_own_space_in_any_direction():
    line = Table("> Mothra -2,0: gale_of_wings\n Godzilla 0,0: trample\n T 1,0").picks(
        "Mothra", "card:gale_of_wings", "pass"
    )
    assert hexes(line) == {"2,0"}  # the Tower is passed, not entered
    here = Table("> Mothra 0,0: gale_of_wings\n Godzilla 0,0: trample").picks("Mothra", "card:gale_of_wings", "pass")

    assert hexes(here) == {here.city.names[space] for ray in here.city.rays[here.city.centre] for space in ray[:2]}
    assert here.pick("Mothra", "hex:0,2").told(Damaged) == []
    with pytest.raises(IllegalPick) as refusal:
        line.pick("Mothra", "hex:1,0")
    assert refusal.value.rule == "TC-13.12"


@pytest.mark.rule("TC-13.12")
@pytest.mark.parametrize(("start", "goals"), [("2,0", {"1,0", "0,0"}), ("1,0", {"0,0"}), ("0,0", set())])
def test_pull_brings_the_target_up_to_the_own_space_and_no_farther(start, goals):
    game = with_cards(silk_snare="range 3; pull 2; momentum")
    table = Table(f"> Mothra 0,0: silk_snare flutter\n Godzilla {start}: trample", game).pick(
        "Mothra", "card:silk_snare"
    )

    assert (hexes(table) if table.question.ask == "pull" else set()) == goals


@pytest.mark.rule("TC-13.12")
def test_place_puts_the_target_next_to_where_it_was_on_no_large_building():
    table = Table("> Mothra 0,0: carry_off\n Godzilla 2,0: trample\n T 1,0").pick("Mothra", "card:carry_off")

    assert hexes(table) == {"2,-1", "1,1"}  # at the rim, one neighbour holds a Tower


@pytest.mark.rule("TC-13.13")
def test_several_copies_add_up_and_any_number_may_be_spent_at_once():
    table = Table(
        """
        > Godzilla 0,0 (energy 5, has power_up power_up): heat_ray
          Megalon 0,1 (deck burrow burrow beetle_leap call_of_the_deep undermine undermine undermine):
        """,
    )
    table.picks("Godzilla", "card:heat_ray", "hit:seat:1")

    assert (table.options, table.question.least, table.question.most) == (("card:power_up", "card:power_up#2"), 0, 2)
    table.pick("Godzilla", "card:power_up", "card:power_up#2").keep()
    assert table.told(Attacked)[0].value == 3 + 2 + 2
    assert len(table.trophies("Godzilla")) == 2  # of several `trophies` the highest counts

    rage = Table("> Megalon 0,0 (energy 5, has swarming_rage): piercing_drill\n Godzilla 0,0: trample")
    assert rage.picks("Megalon", "card:piercing_drill", "hit:seat:1").view(None).aim.amount == 3


@pytest.mark.rule("TC-13.14")
def test_draw_and_sift_make_an_empty_deck_anew():
    drawing = Table("> Megalon 0,0 (only, discard burrow): call_of_the_deep\n Godzilla 2,0: trample")
    assert drawing.pick("Megalon", "card:call_of_the_deep").hand("Megalon") == ["burrow"]

    sifting = Table("> King Ghidorah 0,0 (meter 1, only falling_star, discard three_minds): soar\n Megalon 2,0: burrow")
    sifting.picks("King Ghidorah", "card:soar", "pass")
    assert sifting.options == ("card:three_minds", "card:falling_star")


@pytest.mark.rule("TC-13.14")
def test_a_buildings_reward_is_had_in_the_middle_of_a_chain():
    table = Table("> Megalon 0,0 (energy 1, deck twin_drill_clamp): piercing_drill\n Godzilla 0,0: trample\n P 0,1")

    table.picks("Megalon", "card:piercing_drill", "throw:seat:1", "hex:0,1")

    assert table.asked == ("Megalon", "momentum")
    assert "discard:twin_drill_clamp" in table.options


@pytest.mark.rule("TC-13.15")
def test_the_attacker_chooses_among_equal_trophies_and_is_asked_in_secret_whatever_was_taken():
    table = ranged("attack 3; range 3", ", deck claw_swipe stand_firm trample").pick("Mothra", "hit:seat:1")

    assert (table.asked, table.options) == (("Mothra", "trophy"), ("card:claw_swipe", "card:stand_firm"))
    assert table.view("Mothra").taken == ("claw_swipe", "stand_firm", "trample")
    assert table.view(None).taken == ("", "", "")
    table.pick("Mothra", "card:stand_firm")
    assert (table.trophies("Mothra"), table.discard("Godzilla")) == (["stand_firm"], ["claw_swipe", "trample"])
    clear = ranged("attack 2; range 3", ", deck claw_swipe trample").pick("Mothra", "hit:seat:1")
    assert (clear.options, clear.question.secret) == (("card:claw_swipe",), True)
    assert ranged("attack 1; range 3", ", deck claw_swipe").pick("Mothra", "hit:seat:1").trophies("Mothra") == [
        "claw_swipe"
    ]


@pytest.mark.rule("TC-13.16")
def test_trophies_keeps_the_highest_never_a_0_and_stacks_the_lowest_on_top():
    table = ranged("attack 4; range 3; trophies 3", ", deck body_slam trample victory_pose atomic_pulse")
    table.pick("Mothra", "hit:seat:1").keep()

    assert table.trophies("Mothra") == ["victory_pose", "trample"]  # the top is the end
    later = Table(
        "> Mothra 0,0 (energy 5, trophies trample): antenna_beam\n Godzilla 0,2 (deck victory_pose):",
        with_cards(antenna_beam="attack 1; range 3"),
    )
    later.picks("Mothra", "card:antenna_beam", "hit:seat:1")
    assert later.trophies("Mothra") == ["trample", "victory_pose"]  # later ones lie above earlier ones


@pytest.mark.rule("TC-13.17")
def test_at_meter_three_soar_sifts_twice():
    table = Table("> King Ghidorah 0,0 (meter 3): soar\n Megalon 2,0: burrow").picks(
        "King Ghidorah", "card:soar", "pass"
    )
    while table.question.ask.startswith("sift"):
        table.pick("King Ghidorah", table.options[0])

    assert [event.count for event in table.told(Sifted)] == [2, 3]
    none = Table("> King Ghidorah 0,0 (meter 0): soar\n Megalon 2,0: burrow").picks(
        "King Ghidorah", "card:soar", "pass"
    )
    assert none.told(Sifted) == []


@pytest.mark.rule("TC-13.18")
def test_the_target_is_the_one_attacked_thrown_or_picked_and_on_a_defence_card_the_attacker():
    game = with_cards(piercing_drill="attack 2; drain 1", chitin_shell="defend 1; drain 2")
    thrown = Table("> Megalon 0,0 (energy 1): piercing_drill\n Godzilla 0,0 (energy 5): trample", game)
    thrown.picks("Megalon", "card:piercing_drill", "throw:seat:1", "hex:0,1")
    assert thrown.energy("Godzilla") == 4

    guarding = Table("> Godzilla 0,0 (energy 5): claw_swipe\n Megalon 0,0: chitin_shell", game)
    guarding.picks("Godzilla", "card:claw_swipe", "hit:seat:1").pick("Megalon", "card:chitin_shell")
    assert guarding.energy("Godzilla") == 3


@pytest.mark.rule("TC-13.18")
def test_drain_and_steal_take_what_there_is_and_a_riposte_may_meet_a_riposte():
    steal = Table(
        "> Mothra 0,0 (energy 5): antenna_beam\n Godzilla 0,2 (energy 1):", with_cards(antenna_beam="range 3; steal 3")
    )
    assert steal.pick("Mothra", "card:antenna_beam").energy("Mothra") == 5

    duel = Table(
        "> Godzilla 0,0 (energy 5): claw_swipe stand_firm\n Megalon 0,0 (energy 5, deck burrow): crossed_drills"
    )
    duel.picks("Godzilla", "card:claw_swipe", "hit:seat:1").pick("Megalon", "card:crossed_drills").pick(
        "Megalon", "seat:0"
    )
    duel.pick("Godzilla", "card:stand_firm")
    assert duel.asked == ("Godzilla", "riposte")
    assert duel.pick("Godzilla", "seat:1").trophies("Godzilla") == ["burrow"]
    absorbing = Table("> Godzilla 0,0 (energy 5): body_slam\n Mothra 0,0 (energy 1): shimmering_wings")
    absorbing.picks("Godzilla", "card:body_slam", "pass", "hit:seat:1").pick("Mothra", "card:shimmering_wings").keep()
    assert [event.amount for event in absorbing.told(EnergyGained) if event.seat == 1] == [3]


@pytest.mark.rule("TC-13.21")
def test_an_enhancement_is_spent_on_an_attack_that_all_its_parts_shape():
    claw = Table("> Godzilla 0,0 (energy 5, has power_up): claw_swipe\n Megalon 0,0: burrow")
    claw.picks("Godzilla", "card:claw_swipe", "hit:seat:1")

    assert claw.asked == ("Megalon", "defend")  # Power Up is for ranged attacks
    assert GAME.content.cards[0].range == 3


@pytest.mark.rule("TC-13.21")
def test_no_throw_either_and_a_spend_for_throws_only_with_a_throw():
    game = with_cards(swarming_rage="enhancement; spend: throws +2")
    thrown = Table("> Godzilla 0,0 (energy 5, has power_up): claw_swipe\n Megalon 0,0: burrow")
    assert thrown.picks("Godzilla", "card:claw_swipe", "throw:seat:1").asked == ("Godzilla", "throw.to")

    farther = Table("> Megalon 0,-2 (energy 5, has swarming_rage): piercing_drill\n Godzilla 0,-2: trample", game)
    farther.picks("Megalon", "card:piercing_drill", "throw:seat:1", "card:swarming_rage")
    assert "0,2" in hexes(farther)


@pytest.mark.rule("TC-13.22")
@pytest.mark.parametrize(
    ("effects", "place", "playable"),
    [
        ("quake 2", "1,0", False),
        ("quake 2", "0,0", True),
        ("attack 2; return", "1,0", True),
        ("enhancement; melee +1", "1,0", True),
    ],
)
def test_a_quake_needs_somebody_and_return_and_enhancement_need_nobody(effects, place, playable):
    table = Table(f"> Megalon 0,0 (energy 5): sinkhole\n Godzilla {place}: trample", with_cards(sinkhole=effects))

    assert ("card:sinkhole" in table.options) == playable


@pytest.mark.rule("TC-13.23")
def test_the_question_for_trophies_tells_nothing_but_what_is_open():
    worthless = ranged("attack 2; range 3", ", deck body_slam power_up", "trample").pick("Mothra", "hit:seat:1")
    assert worthless.pick("Godzilla", "pass").told(Damaged)[0].kept == 0  # open for all: nothing was asked

    enough = ranged("attack 2; range 3; trophies 2", ", deck claw_swipe stand_firm").pick("Mothra", "hit:seat:1")
    assert sorted(enough.trophies("Mothra")) == ["claw_swipe", "stand_firm"]  # all are kept: nothing was asked

    few = ranged("attack 3; range 3; trophies 2", ", deck claw_swipe body_slam power_up").pick("Mothra", "hit:seat:1")
    assert few.question.secret
    assert few.question.reveals
    few.pick("Mothra", "card:claw_swipe")
    assert few.trophies("Mothra") == ["claw_swipe"]


@pytest.mark.rule("TC-13.24")
@pytest.mark.parametrize("effects", ["attack 1; return", "attack 1; enhancement; melee +1"])
def test_a_blocked_attack_loses_return_and_enhancement(effects):
    game = with_cards(cyclone_attack=effects)
    blocked = Table("> Megalon 0,0: cyclone_attack burrow\n Godzilla 0,0: scaled_hide", game)
    blocked.picks("Megalon", "card:cyclone_attack", "hit:seat:1").pick("Godzilla", "card:scaled_hide")
    assert blocked.discard("Megalon") == ["cyclone_attack"]

    hit = Table("> Megalon 0,0: cyclone_attack burrow\n Godzilla 0,0: trample", game)
    hit.picks("Megalon", "card:cyclone_attack", "hit:seat:1").pick("Godzilla", "pass")
    assert hit.discard("Megalon") == []
