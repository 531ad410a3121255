"""Chapter TC-4: playing a card."""

import pytest

from engine.tokyo_clash.events import CardPlayed, Enhanced, EnhancementLost
from tests.engine.tokyo_clash.table import Table, refused, with_cards


@pytest.mark.rule("TC-4.1")
def test_a_card_is_paid_for_resolved_and_discarded():
    table = Table("> Godzilla 0,0 (energy 4): tail_slide trample\n Megalon 2,0: burrow")

    table.picks("Godzilla", "card:tail_slide", "hex:1,0")

    assert table.energy("Godzilla") == 2
    assert table.at("Godzilla") == "1,0"
    assert (table.hand("Godzilla"), table.discard("Godzilla")) == (["trample"], ["tail_slide"])
    assert table.told(CardPlayed) == [CardPlayed(0, "tail_slide", 2)]


@pytest.mark.rule("TC-4.1")
def test_without_enough_energy_it_cannot_be_played():
    table = Table("> Godzilla 0,0 (energy 1): tail_slide\n Megalon 2,0: burrow")

    assert "card:tail_slide" not in table.options
    assert refused(table, "Godzilla", "card:tail_slide") == "TC-4.1"


@pytest.mark.rule("TC-4.2")
def test_the_move_comes_before_the_attack_and_the_rest_as_printed():
    game = with_cards(claw_swipe="draw 1; attack 2; gain 2; move 2")
    table = Table("> Godzilla 0,0 (deck heat_ray): claw_swipe\n Megalon 1,0: burrow", game)

    table.pick("Godzilla", "card:claw_swipe")
    assert (table.asked, table.hand("Godzilla")) == (("Godzilla", "move"), [])
    table.pick("Godzilla", "hex:1,0")
    assert (table.asked, table.hand("Godzilla")) == (("Godzilla", "attack"), [])
    table.pick("Godzilla", "pass")
    assert (table.hand("Godzilla"), table.energy("Godzilla")) == (["heat_ray"], 4)


@pytest.mark.rule("TC-4.2")
def test_move_attack_and_smash_are_optional():
    game = with_cards(tail_slide="move 1; attack 3; smash")
    table = Table("> Godzilla 0,0 (energy 4): tail_slide trample\n Megalon 0,0: burrow\n B 0,0", game)

    table.picks("Godzilla", "card:tail_slide", "pass", "pass", "none")

    assert (table.at("Godzilla"), table.building("0,0"), table.energy("Godzilla")) == ("0,0", "B", 2)
    assert table.asked == ("Megalon", "act")


@pytest.mark.rule("TC-4.2")
def test_recover_push_and_pull_can_be_declined_but_a_drain_cannot():
    rebirth = Table("> Mothra 0,0 (discard flutter): rebirth\n Megalon 1,0: burrow")
    rebirth.picks("Mothra", "card:rebirth", "pass")
    assert rebirth.hand("Mothra") == []

    gale = Table("> Mothra 0,0: gale_of_wings\n Megalon 1,0: burrow")
    gale.picks("Mothra", "card:gale_of_wings", "pass", "pass")
    assert gale.at("Megalon") == "1,0"

    menace = Table("> King Ghidorah 0,0: golden_menace\n Megalon 1,0 (energy 5): burrow")
    assert menace.pick("King Ghidorah", "card:golden_menace").energy("Megalon") == 2  # nobody is asked


@pytest.mark.rule("TC-4.3")
def test_a_move_goes_through_everything_and_ends_anywhere_but_on_a_large_building():
    table = Table(
        """
        > Godzilla 0,-2: surge_from_the_bay
          Megalon 0,-1: burrow
          T 0,0 1,-2 / B 0,1 / w 1,-1
          tank -1,0
        """
    )

    table.pick("Godzilla", "card:surge_from_the_bay")

    assert "hex:0,1" in table.options  # three steps, over Megalon and the Tower, onto a Small Building
    assert {"hex:1,-1", "hex:-1,0", "hex:0,-1"} <= set(table.options)  # water, a vehicle, a kaiju
    assert not {"hex:0,0", "hex:1,-2"} & set(table.options)
    assert "hex:0,2" not in table.options  # four steps
    assert refused(table, "Godzilla", "hex:0,0") == "TC-4.3"
    assert refused(table, "Godzilla", "hex:0,2") == "TC-4.3"


@pytest.mark.rule("TC-4.4")
def test_momentum_lets_the_player_play_another_card_or_discard_or_stop_any_number_of_times():
    table = Table("> Megalon 0,0: burrow burrow beetle_leap call_of_the_deep\n Godzilla 2,0: trample")

    table.picks("Megalon", "card:burrow", "hex:1,0")
    assert table.asked == ("Megalon", "momentum")
    assert table.options[-1] == "stop"
    table.picks("Megalon", "card:burrow", "hex:0,0")
    assert "discard:beetle_leap" in table.options
    table.picks("Megalon", "card:beetle_leap", "hex:1,0")
    assert table.asked == ("Megalon", "momentum")
    table.pick("Megalon", "card:call_of_the_deep")  # no Momentum: the turn is over
    assert table.asked == ("Godzilla", "act")


@pytest.mark.rule("TC-4.4")
def test_the_player_may_stop_and_without_cards_he_does():
    table = Table("> Megalon 0,0: burrow burrow\n Godzilla 2,0: trample")

    table.picks("Megalon", "card:burrow", "pass")
    assert refused(table, "Megalon", "pass") == "TC-4.4"
    assert table.pick("Megalon", "stop").asked == ("Godzilla", "act")

    last = Table("> Megalon 0,0: burrow\n Godzilla 2,0: trample").picks("Megalon", "card:burrow", "pass")
    assert last.asked == ("Godzilla", "act")


@pytest.mark.rule("TC-4.5")
def test_an_enhancement_stays_in_play_with_its_benefit():
    table = Table("> Megalon 0,0 (energy 5): swarming_rage piercing_drill\n Godzilla 0,0: trample")

    table.pick("Megalon", "card:swarming_rage")
    assert table.told(Enhanced) == [Enhanced(0, "swarming_rage")]
    assert table.view("Godzilla").fighters[0].enhancements == ("swarming_rage",)
    table.pick("Godzilla", "pass").picks("Megalon", "card:piercing_drill", "hit:seat:1")

    assert table.view(None).aim.amount == 3  # 2 + 1, and it lies there still
    assert table.discard("Megalon") == []


@pytest.mark.rule("TC-4.6")
def test_a_card_with_only_a_defend_value_is_not_played_on_the_own_turn():
    table = Table("> Godzilla 0,0: scaled_hide stand_firm\n Megalon 2,0: burrow")

    assert table.options == ("discard:scaled_hide", "discard:stand_firm", "pass")
    assert refused(table, "Godzilla", "card:scaled_hide") == "TC-4.6"


@pytest.mark.rule("TC-4.7")
def test_a_card_needs_a_part_without_target_or_with_a_legal_one():
    game = with_cards(
        claw_swipe="if meter 1 gain 2", trample="momentum", body_slam="if king draw 1", atomic_pulse="quake 3"
    )
    table = Table(
        """
        > Godzilla 0,0 (energy 9): claw_swipe trample body_slam heat_ray atomic_pulse earthshaking_roar
          Megalon 1,1 (king): burrow
        """,
        game,
    )

    assert [option for option in table.options if option.startswith("card:")] == []
    for key in ("claw_swipe", "trample", "body_slam", "heat_ray", "atomic_pulse", "earthshaking_roar"):
        assert refused(table, "Godzilla", f"card:{key}") == "TC-4.7"


@pytest.mark.rule("TC-4.7")
def test_an_amount_that_turns_out_to_be_0_does_not_matter():
    table = Table("> Mothra 0,0 (energy 12): island_prayer song_of_the_twins\n Megalon 1,1: burrow")

    assert {"card:island_prayer", "card:song_of_the_twins"} <= set(table.options)
    assert table.pick("Mothra", "card:island_prayer").energy("Mothra") == 12


@pytest.mark.rule("TC-4.7", "TC-13.22")
def test_smash_and_recover_need_something_and_any_card_can_be_discarded():
    game = with_cards(trample="smash", victory_pose="recover Power Up to hand; momentum")
    empty = Table("> Godzilla 0,0: trample victory_pose\n Megalon 1,1: burrow", game)
    full = Table("> Godzilla 0,0 (discard power_up): trample victory_pose\n Megalon 1,1: burrow\n B 0,0", game)

    assert empty.options == ("discard:victory_pose", "discard:trample", "pass")
    assert full.options[:2] == ("card:victory_pose", "card:trample")


@pytest.mark.rule("TC-4.8")
def test_a_spent_enhancement_goes_to_its_owners_discard_pile():
    table = Table("> Godzilla 0,0 (energy 5, has power_up): heat_ray\n Megalon 0,2: burrow")

    table.picks("Godzilla", "card:heat_ray", "hit:seat:1")
    assert (table.asked, table.options) == (("Godzilla", "spend"), ("card:power_up",))
    table.pick("Godzilla", "card:power_up")

    assert table.discard("Godzilla") == ["power_up"]
    assert table.fighter("Godzilla").enhancements == []
    assert table.told(EnhancementLost) == [EnhancementLost(0, "power_up")]


@pytest.mark.rule("TC-4.8")
def test_a_spend_that_shapes_no_attack_is_used_before_an_action_and_takes_none():
    game = with_cards(power_up="enhancement; spend: gain 3; spend: draw 1")
    table = Table("> Godzilla 0,0 (has power_up, deck trample): claw_swipe\n Megalon 0,2: burrow", game)

    assert table.options == ("discard:claw_swipe", "spend:power_up", "pass")
    table.pick("Godzilla", "spend:power_up")

    assert (table.energy("Godzilla"), table.hand("Godzilla")) == (5, ["claw_swipe", "trample"])
    assert table.asked == ("Godzilla", "act")
    assert refused(table, "Godzilla", "spend:power_up") == "TC-4.8"
