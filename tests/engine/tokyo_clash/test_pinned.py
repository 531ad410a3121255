"""Sentences of the rules that only a change of a single line would break: each has a test that fails without it."""

import pytest

from engine.play import Setup, begin, resampled
from engine.rng import Rng
from engine.tokyo_clash.events import Attacked, Damaged, Defended, Destroyed, EnergyGained, GeneratorWentOff, Thrown
from engine.tokyo_clash.state import NO_KING
from tests.engine.tokyo_clash.table import CONTENT, GAME, Table, hexes, with_cards


@pytest.mark.rule("TC-5.5")
def test_a_thrown_kaiju_never_flies_past_another_though_there_is_room_behind_it():
    table = Table(
        """
        > King Ghidorah 0,2 (energy 3): go_for_the_throat
          Megalon 0,2: burrow
          Godzilla 0,0: trample
        """
    ).picks("King Ghidorah", "card:go_for_the_throat", "pass", "throw:seat:1")

    assert {"0,1", "0,0"} <= hexes(table)
    assert not {"0,-1", "0,-2"} & hexes(table)


@pytest.mark.rule("TC-8.1", "TC-7.1")
def test_a_card_discarded_for_a_throw_onto_a_bunker_lies_in_the_pile_already():
    table = Table("> Godzilla 0,0: claw_swipe\n Megalon 2,0: burrow\n M 0,1 / tank 0,0")
    table.picks("Godzilla", "discard:claw_swipe", "action:throw", "hex:0,1")

    assert table.deck("Godzilla")[0] == "claw_swipe"


@pytest.mark.rule("TC-13.4")
def test_a_target_that_is_not_king_gives_no_second_trophy_though_the_attacker_is_not_king_either():
    table = Table(
        """
        > Mothra 0,0 (energy 5): antenna_beam
          Godzilla 0,2 (deck victory_pose trample): heat_ray
          Megalon 2,-2 (king): burrow
        """
    ).picks("Mothra", "card:antenna_beam", "hit:seat:1")
    table.pick("Godzilla", "pass").keep()

    assert table.trophies("Mothra") == ["victory_pose"]


@pytest.mark.rule("TC-13.8")
def test_a_melee_enhancement_in_play_lengthens_throws_by_card_and_not_those_by_discard():
    drawing = "> Megalon 0,2 (energy 5, has swarming_rage): piercing_drill\n Godzilla 0,2: trample"
    by_card = Table(drawing).picks("Megalon", "card:piercing_drill", "throw:seat:1")
    by_discard = Table(drawing).picks("Megalon", "discard:piercing_drill", "action:throw")

    assert "0,-1" in hexes(by_card)  # 2 and 1 more
    assert "0,-2" not in hexes(by_card)
    assert "0,1" in hexes(by_discard)
    assert "0,0" not in hexes(by_discard)


@pytest.mark.rule("TC-11.8")
def test_of_two_missing_ufos_one_comes_back():
    table = Table(
        "Godzilla 0,0: trample\n Megalon 2,0: burrow\n Mothra -2,0: flutter\n phase event / starting 2 0",
        events="xilien_invasion+lightning_generators",
    )
    while table.question.ask == "place.ufo":
        table.pick(table.asked[0], table.options[0])

    assert [vehicle.kind for vehicle in table.state.vehicles].count("ufo") == 1


@pytest.mark.rule("TC-11.10")
def test_a_generator_strikes_only_the_kaiju_that_was_brought_to_it():
    table = Table(
        """
        > Mothra 0,0: gale_of_wings
          Godzilla 0,1 (deck victory_pose): trample
          Megalon 0,2 (deck burrow): chitin_shell
          generator 0,2
        """
    ).picks("Mothra", "card:gale_of_wings", "pass", "seat:1", "hex:0,2")

    assert [(event.seat, event.by) for event in table.told(GeneratorWentOff)] == [(1, 0)]
    assert [event.seat for event in table.told(Damaged)] == [1]


@pytest.mark.rule("TC-4.7", "TC-13.7")
def test_a_cards_own_head_counts_when_it_is_asked_whether_the_card_can_be_played():
    game = with_cards(golden_menace="head; if meter 1 draw 1")
    table = Table("> King Ghidorah 0,0 (meter 0): golden_menace\n Megalon 2,0: burrow", game)

    assert "card:golden_menace" in table.options


@pytest.mark.rule("TC-13.8")
def test_a_plain_bonus_on_a_defence_card_counts():
    game = with_cards(scaled_hide="defend 2; defence +2")
    table = Table("> Megalon 0,0 (energy 5): undermine\n Godzilla 0,0: scaled_hide", game)
    table.picks("Megalon", "card:undermine", "pass", "hit:seat:1").pick("Godzilla", "card:scaled_hide")

    assert table.told(Defended) == [Defended(1, 4, "scaled_hide", 4)]
    assert table.keep().told(Damaged) == []


@pytest.mark.rule("TC-6.8")
def test_a_deal_of_what_a_seat_cannot_see_changes_every_other_hand_and_not_its_own():
    table = Table(
        """
        > Godzilla 0,0: trample heat_ray
          Megalon 2,0: burrow undermine sinkhole
          Mothra -2,0: flutter rebirth carry_off
        """
    )
    worlds = [resampled(GAME, table.state, 0, Rng.seeded(seed)) for seed in range(8)]

    for seat in (1, 2):
        assert any(sorted(world.fighters[seat].hand) != sorted(table.state.fighters[seat].hand) for world in worlds)
    assert all(world.fighters[0].hand == table.state.fighters[0].hand for world in worlds)


@pytest.mark.rule("TC-11.5", "TC-11.6")
@pytest.mark.parametrize("event", ["rush_hour+armored_assault", "armored_assault+rush_hour"])
def test_each_event_refills_to_its_own_number(event):
    trains = "starting 2 4" if event.startswith("rush") else "starting 4 2"
    table = Table(f"Godzilla 0,0: trample\n Megalon 2,0: burrow\n phase event / {trains}", events=event)
    while table.step.pending and table.state.phase == "event":
        table.pick(table.names[table.question.seat], table.options[0])

    kinds = [vehicle.kind for vehicle in table.state.vehicles]
    assert kinds.count("train") == 2


@pytest.mark.rule("TC-11.4", "TC-11.16")
def test_a_new_vehicle_never_goes_onto_a_kaiju_though_nothing_is_two_spaces_away():
    table = Table("Godzilla 1,-1: trample\n Megalon -1,1: burrow\n phase setup")
    free = ("1,-1", "-1,1", "1,0", "0,1")
    towers = "".join("." if name in free else "T" for name in table.city.names)

    assert hexes(table.change(buildings=towers)) == {"1,0", "0,1"}  # next to a kaiju, but not on one


@pytest.mark.rule("TC-9.4", "TC-9.5")
def test_mothra_has_the_whole_benefit_of_one_building_a_refresh():
    table = Table(
        "Mothra 0,0 (deck rebirth flutter): silk_snare\n Megalon 2,-2: burrow\n P 0,1 / T 0,-1 / phase refresh"
    )
    table.pick("Mothra").pick("Megalon")
    drawn = len(table.hand("Mothra"))
    assert table.asked == ("Mothra", "bask")
    table.pick("Mothra", "hex:0,1")

    assert [(event.seat, event.amount) for event in table.told(EnergyGained)] == [(0, 2)]
    assert len(table.hand("Mothra")) == drawn + 1  # a Power Plant gives a card too
    assert table.question.ask != "bask"  # and there is one a Refresh


@pytest.mark.rule("TC-4.2", "TC-13.12")
def test_placing_the_target_can_be_declined():
    table = Table("> Mothra 0,0: carry_off flutter\n Godzilla 2,0: trample").pick("Mothra", "card:carry_off")

    assert "pass" in table.options
    assert table.pick("Mothra", "pass").at("Godzilla") == "2,0"


@pytest.mark.rule("TC-3.7")
def test_a_player_without_cards_is_not_asked():
    table = Table("> Godzilla 0,0: trample heat_ray\n Megalon 2,0:\n Mothra -2,0: flutter")

    assert table.pick("Godzilla", "pass").asked == ("Mothra", "act")


@pytest.mark.rule("TC-6.5", "TC-13.14")
def test_the_first_card_of_the_first_deck_is_drawn_looked_at_taken_and_lost_like_any_other():
    first = GAME.content.cards[0]
    assert (first.key, first.kaiju) == ("mega_heat_ray", "godzilla")
    game = with_cards(claw_swipe="draw 1", trample="sift 1 keep 1")
    drawing = "> Godzilla 0,0 (deck mega_heat_ray): claw_swipe trample\n Megalon 0,0 (energy 5): piercing_drill"

    drawn = Table(drawing, game).pick("Godzilla", "card:claw_swipe")
    sifted = Table(drawing, game).pick("Godzilla", "card:trample")
    taken = Table(drawing.replace("> ", "").replace(" Meg", "> Meg")).picks(
        "Megalon", "card:piercing_drill", "hit:seat:0"
    )
    taken.pick("Godzilla", "pass").keep()
    lost = Table(drawing + "\n generator 0,1", events="lightning_generators+rush_hour")
    lost.picks("Godzilla", "discard:claw_swipe", "action:move", "hex:0,1")

    assert "mega_heat_ray" in drawn.hand("Godzilla")
    assert "mega_heat_ray" in sifted.hand("Godzilla")
    assert "mega_heat_ray" in taken.told(Damaged)[0].discarded
    assert "mega_heat_ray" in lost.discard("Godzilla")


@pytest.mark.rule("TC-13.12")
def test_everybody_sees_who_is_being_moved_from_where_and_that_no_damage_comes_of_it():
    table = Table("> Mothra 0,0 (energy 5): silk_snare\n Godzilla 0,2: mega_heat_ray")
    table.picks("Mothra", "card:silk_snare", "hit:seat:1")
    assert table.view(None).aim.space == ""  # a blow is about nobody's place
    table.pick("Godzilla", "pass").keep()

    aim = table.view("Godzilla").aim  # who sees the first of all cards, too

    assert table.asked == ("Mothra", "pull")
    assert (aim.seat, aim.verb, aim.target, aim.amount, aim.card, aim.space) == (0, "pull", "seat:1", 0, "", "0,2")
    assert table.pick("Mothra", "hex:0,1").view(None).aim is None  # and it is over when it has come


@pytest.mark.rule("TC-2.7")
def test_while_the_events_are_set_up_the_first_seat_stands_first_in_turn_order_and_nobody_is_king():
    view = GAME.view(begin(GAME, Setup(4, seed=3)).turn_start, None)

    assert (view.to_act, view.king) == (0, NO_KING)


@pytest.mark.rule("TC-7.2")
def test_square_1_takes_one_building_and_the_next_has_no_square():
    table = Table("> Godzilla 0,0: trample trample\n Megalon 2,0: burrow\n B 0,0 0,1 / tokens 13")

    table.picks("Godzilla", "card:trample", "pass", "building").pick("Megalon", "pass")
    table.picks("Godzilla", "card:trample", "hex:0,1", "building")

    assert [event.square for event in table.told(Destroyed)] == [1, 0]


@pytest.mark.rule("TC-13.16")
def test_equal_trophies_that_are_all_kept_lie_in_the_order_in_which_they_were_taken():
    table = Table(
        "> Mothra 0,0 (energy 5): antenna_beam\n Godzilla 0,2 (deck claw_swipe stand_firm):",
        with_cards(antenna_beam="attack 2; range 3; trophies 2"),
    )
    table.picks("Mothra", "card:antenna_beam", "hit:seat:1").keep()

    assert table.trophies("Mothra") == ["claw_swipe", "stand_firm"]


@pytest.mark.rule("TC-9.2")
def test_only_king_ghidorah_has_a_head_meter():
    assert {key: mat.meter for key, mat in CONTENT.mats.items()} == {
        "godzilla": 0, "king_ghidorah": 3, "megalon": 0, "mothra": 0,
    }  # fmt: skip


@pytest.mark.rule("TC-4.7", "TC-5.2")
def test_an_attack_of_range_0_cannot_be_played_at_a_vehicle_alone():
    game = with_cards(claw_swipe="attack 2; range 0")
    table = Table("> Godzilla 0,0 (energy 5): claw_swipe\n Megalon 2,0: burrow\n tank 0,0", game)

    assert "card:claw_swipe" not in table.options


@pytest.mark.rule("TC-5.3")
def test_a_throw_of_no_spaces_throws_nothing():
    game = with_cards(piercing_drill="attack 0")
    table = Table("> Megalon 0,0 (energy 5): piercing_drill\n Godzilla 0,0: trample", game)
    table.picks("Megalon", "card:piercing_drill", "throw:seat:1")

    assert table.told(Thrown) == []
    assert table.discard("Megalon") == ["piercing_drill"]


@pytest.mark.rule("TC-3.3")
def test_who_acts_next_is_known_while_not_everybody_else_has_passed():
    drawing = "> Godzilla 0,0: claw_swipe\n Megalon 2,0: burrow undermine\n Mothra -2,0: flutter"

    assert GAME.next_up(Table(drawing).view(None)) == 1
    assert GAME.next_up(Table(drawing.replace(" undermine", "")).view(None)) is None  # its last card may go before


@pytest.mark.rule("TC-5.11", "TC-8.1")
def test_a_defence_against_a_throw_by_a_discarded_card_ends_once_both_kaiju_have_been_hurt():
    table = Table(
        "> Godzilla 0,0: trample\n Megalon 0,0 (energy 1): duck_under\n Mothra 0,1 (deck flutter): silken_shield"
    )
    table.picks("Godzilla", "discard:trample", "action:throw", "hex:0,1").pick("Megalon", "card:duck_under")
    assert table.asked == ("Mothra", "defend")
    table.pick("Mothra", "pass")

    assert table.asked == ("Megalon", "dodge")
    table.pick("Megalon", "hex:1,0")
    assert (table.at("Megalon"), table.discard("Megalon")) == ("1,0", ["duck_under"])


@pytest.mark.rule("TC-5.11", "TC-4.8")
def test_a_defence_against_a_quake_that_an_enhancement_is_spent_for_has_its_other_parts_too():
    game = with_cards(starborne="enhancement; spend: quake 1", chitin_shell="defend 1; gain 1")
    drawing = "> King Ghidorah 0,0 (has starborne): soar\n Megalon 0,0 (energy 0): chitin_shell"
    table = Table(drawing, game).pick("King Ghidorah", "spend:starborne").pick("Megalon", "card:chitin_shell")

    assert (table.energy("Megalon"), table.discard("Megalon")) == (1, ["chitin_shell"])


@pytest.mark.rule("TC-2.6")
def test_of_energy_that_does_not_fit_nothing_is_told():
    table = Table("> Mothra 0,0 (energy 12): island_prayer\n Godzilla 2,0: trample")
    table.pick("Mothra", "card:island_prayer")

    assert table.told(EnergyGained) == []


@pytest.mark.rule("TC-4.7", "TC-13.4")
def test_what_would_follow_a_hit_makes_no_card_playable_without_a_target():
    game = with_cards(claw_swipe="attack 2; if hit gain 1", tail_slide="attack 2; if blocked draw 1")
    table = Table("> Godzilla 0,0 (energy 5): claw_swipe tail_slide\n Megalon 2,0: burrow", game)

    assert not {"card:claw_swipe", "card:tail_slide"} & set(table.options)


@pytest.mark.rule("TC-13.4", "TC-13.8")
def test_a_bonus_for_each_step_of_the_head_meter_counts_once_for_each():
    game = with_cards(snapping_jaws="attack 1; per meter melee +2")
    table = Table("> King Ghidorah 0,0 (energy 5, meter 3): snapping_jaws\n Megalon 0,0: burrow", game)

    assert table.picks("King Ghidorah", "card:snapping_jaws", "hit:seat:1").told(Attacked)[0].value == 1 + 3 * 2
