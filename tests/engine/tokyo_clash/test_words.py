"""Chapter TC-13: the words of the cards, one by one."""

import pytest

from engine.play import IllegalPick
from engine.tokyo_clash.events import (
    Attacked,
    Crowned,
    Damaged,
    Defended,
    Discarded,
    EnergyGained,
    EnhancementLost,
    Looked,
    Moved,
    Sifted,
)
from engine.tokyo_clash.game import TokyoClash
from tests.engine.tokyo_clash.table import GAME, Table, with_cards


def ranged(effects: str, mark: str = "", hand: str = "", game: TokyoClash | None = None) -> Table:
    """Return Mothra after naming Godzilla, two away, as the target of a card with *effects*; the deck is harmless."""
    game = game or with_cards(antenna_beam=effects)
    drawing = f"> Mothra 0,0 (energy 5): antenna_beam\n Godzilla 0,2 (energy 5{mark}): {hand}"
    return Table(drawing, game).pick("Mothra", "card:antenna_beam")


def hexes(table: Table) -> set[str]:
    return {option.removeprefix("hex:") for option in table.options if option.startswith("hex:")}


@pytest.mark.rule("TC-13.1")
def test_gain_and_draw():
    table = Table("> Megalon 0,0 (deck undermine): call_of_the_deep\n Godzilla 2,0: trample")

    table.pick("Megalon", "card:call_of_the_deep")

    assert (table.energy("Megalon"), table.hand("Megalon")) == (3, ["undermine"])


@pytest.mark.rule("TC-13.1")
def test_drain_takes_energy_and_steal_gains_as_much():
    drain = ranged("range 3; drain 2")
    steal = ranged("range 3; steal 2")

    assert (drain.energy("Mothra"), drain.energy("Godzilla")) == (4, 3)
    assert (steal.energy("Mothra"), steal.energy("Godzilla")) == (6, 3)


@pytest.mark.rule("TC-13.1")
def test_sift_keeps_some_of_the_top_cards_and_puts_the_rest_under_the_deck_in_any_order():
    game = with_cards(soar="sift 3 keep 1")
    table = Table("> King Ghidorah 0,0 (deck unstoppable three_minds falling_star): soar\n Megalon 2,0: burrow", game)
    table.pick("King Ghidorah", "card:soar")

    assert (table.asked, table.options) == (
        ("King Ghidorah", "sift.keep"),
        ("card:unstoppable", "card:three_minds", "card:falling_star"),
    )
    table.pick("King Ghidorah", "card:three_minds")
    assert table.hand("King Ghidorah") == ["three_minds"]
    assert (table.asked, table.options) == (("King Ghidorah", "sift.under"), ("card:unstoppable", "card:falling_star"))
    table.pick("King Ghidorah", "card:falling_star")
    assert table.deck("King Ghidorah")[-2:] == ["falling_star", "unstoppable"]  # the other one went under it


@pytest.mark.rule("TC-13.1")
def test_sift_asks_even_among_equals_and_keeps_all_without_a_question_when_it_may():
    equal = Table("> King Ghidorah 0,0 (meter 1, deck unstoppable unstoppable): soar\n Megalon 2,0: burrow")
    equal.picks("King Ghidorah", "card:soar", "pass")
    assert (equal.options, equal.question.secret) == (("card:unstoppable",), True)

    few = Table(
        "> King Ghidorah 0,0 (only unstoppable three_minds): soar\n Megalon 2,0: burrow",
        with_cards(soar="sift 3 keep 2"),
    ).pick("King Ghidorah", "card:soar")
    assert few.hand("King Ghidorah") == ["unstoppable", "three_minds"]
    assert few.told(Sifted) == [Sifted(0, 2, 2, ("unstoppable", "three_minds"))]


@pytest.mark.rule("TC-13.1")
@pytest.mark.parametrize(("place", "pile"), [("hand", "hand"), ("top", "deck")])
def test_recover_brings_a_named_card_or_any_back_to_hand_or_deck(place, pile):
    named = Table(
        "> Godzilla 0,0 (discard power_up trample): victory_pose\n Megalon 2,0: burrow",
        with_cards(victory_pose=f"recover Power Up to {place}"),
    ).pick("Godzilla", "card:victory_pose")
    assert named.options == ("pass", "card:power_up")
    named.pick("Godzilla", "card:power_up")
    assert getattr(named, pile)("Godzilla")[0] == "power_up"
    assert named.discard("Godzilla") == ["trample", "victory_pose"]

    any_card = Table(
        "> Godzilla 0,0 (discard power_up trample): victory_pose\n Megalon 2,0: burrow",
        with_cards(victory_pose=f"recover any to {place}"),
    ).pick("Godzilla", "card:victory_pose")
    assert any_card.options == ("pass", "card:power_up", "card:trample")


@pytest.mark.rule("TC-13.1")
def test_discard_is_the_targets_choice_and_asks_whatever_it_holds():
    table = ranged("range 3; discard 2", hand="trample claw_swipe claw_swipe")

    assert (table.asked, table.options) == (("Godzilla", "discard"), ("card:claw_swipe", "card:trample"))
    table.pick("Godzilla", "card:claw_swipe").pick("Godzilla", "card:trample")
    assert table.told(Discarded) == [Discarded(1, ("claw_swipe",)), Discarded(1, ("trample",))]
    single = ranged("range 3; discard 1", hand="trample")
    assert (single.options, single.question.secret) == (("card:trample",), True)
    assert ranged("range 3; discard 1").told(Discarded) == []


@pytest.mark.rule("TC-13.1")
def test_discard_random_is_left_to_chance():
    table = ranged("range 3; discard 1 random", hand="trample claw_swipe scaled_hide")
    (lost,) = table.told(Discarded)

    assert (lost.seat, len(lost.cards), len(table.hand("Godzilla"))) == (1, 1, 2)
    chances = set()
    for number in range(30):
        start = Table("> Mothra 0,0: antenna_beam\n Godzilla 0,2: trample claw_swipe scaled_hide", table.game)
        start.state.rng.drawn = number
        start.change(rng=start.state.rng).pick("Mothra", "card:antenna_beam")
        chances.add(start.told(Discarded)[0].cards)
    assert chances == {("trample",), ("claw_swipe",), ("scaled_hide",)}


@pytest.mark.rule("TC-13.1", "TC-13.19")
@pytest.mark.parametrize(("place", "cards"), [("hand", ("trample", "claw_swipe")), ("top", ("power_up",))])
def test_peek_looks_at_the_targets_hand_or_deck_in_private(place, cards):
    table = ranged(f"range 3; peek {place}", ", deck power_up", "trample claw_swipe")

    assert table.told(Looked) == [Looked(0, 1, place, cards)]
    assert table.told(Looked)[0].seen_by(1).cards == ()
    mine = table.view("Mothra").fighters[1]
    assert (mine.known_hand if place == "hand" else tuple(key for _, key in mine.known_deck)) == cards
    assert table.view("Godzilla").fighters[1].known_hand == ()


@pytest.mark.rule("TC-13.1")
def test_smash_destroys_one_small_building_or_vehicle_in_the_own_space():
    table = Table("> Godzilla 0,0: trample\n Megalon 2,0: burrow\n B 1,0 / tank 1,0")
    table.picks("Godzilla", "card:trample", "hex:1,0")

    assert (table.asked, table.options) == (("Godzilla", "smash"), ("building", "tank1", "none"))
    table.pick("Godzilla", "tank1")
    assert (table.building("1,0"), table.vehicles()) == ("B", {})


@pytest.mark.rule("TC-13.1")
def test_unblockable_and_trophies_on_the_row():
    table = ranged("attack 3; range 3; unblockable; trophies 2", ", deck trample claw_swipe body_slam", "scaled_hide")
    table.pick("Mothra", "hit:seat:1").keep()

    assert table.told(Defended) == []
    assert table.trophies("Mothra") == ["claw_swipe", "trample"]


@pytest.mark.rule("TC-13.1")
def test_return_puts_the_card_on_top_of_the_deck():
    table = ranged("gain 1; return", hand="trample")

    assert (table.deck("Mothra")[0], table.discard("Mothra")) == ("antenna_beam", [])
    assert table.view(None).fighters[0].known_deck == ((0, "antenna_beam"),)  # everybody saw it


@pytest.mark.rule("TC-13.1")
def test_strip_takes_an_enhancement_of_the_players_choice():
    game = with_cards(antenna_beam="range 3; strip", claw_swipe="enhancement; hand +1")
    table = ranged("", ", has power_up claw_swipe", game=game)

    assert (table.asked, table.options) == (("Mothra", "strip"), ("card:power_up", "card:claw_swipe"))
    table.pick("Mothra", "card:claw_swipe")
    assert table.told(EnhancementLost) == [EnhancementLost(1, "claw_swipe")]
    assert table.discard("Godzilla") == ["claw_swipe"]


@pytest.mark.rule("TC-13.2")
def test_riposte_damages_the_attacker_if_in_the_own_space():
    near = Table("> Godzilla 0,0 (deck trample): claw_swipe\n Megalon 0,0 (energy 5): crossed_drills")
    near.picks("Godzilla", "card:claw_swipe", "hit:seat:1").pick("Megalon", "card:crossed_drills")
    assert (near.asked, near.options) == (("Megalon", "riposte"), ("seat:0", "pass"))
    assert near.pick("Megalon", "seat:0").trophies("Megalon") == ["trample"]

    far = Table("> Godzilla 0,0 (energy 5): heat_ray\n Megalon 0,1 (energy 5): crossed_drills")
    far.picks("Godzilla", "card:heat_ray", "hit:seat:1").pick("Megalon", "card:crossed_drills")
    assert far.question.ask != "riposte"
    assert far.told(Damaged) == []


@pytest.mark.rule("TC-13.2")
def test_dodge_moves_after_the_attack_and_absorb_gains_energy_for_what_was_prevented():
    dodge = Table("> Godzilla 0,0: claw_swipe\n Megalon 0,0 (energy 1): duck_under")
    dodge.picks("Godzilla", "card:claw_swipe", "hit:seat:1").pick("Megalon", "card:duck_under").pick(
        "Megalon", "hex:0,2"
    )
    assert dodge.told(Moved) == [Moved(1, 1, "dodge", "0,0", "0,2")]

    absorb = Table("> Godzilla 0,0: claw_swipe\n Mothra 0,0 (energy 1): shimmering_wings")
    absorb.picks("Godzilla", "card:claw_swipe", "hit:seat:1").pick("Mothra", "card:shimmering_wings")
    assert absorb.energy("Mothra") == 2  # paid 1; of Defend 3 only 2 were needed


@pytest.mark.rule("TC-13.3")
def test_ranged_and_melee_raise_the_attacks_of_their_kind():
    game = with_cards(power_up="enhancement; ranged +2", victory_pose="enhancement; melee +1")
    beam = Table("> Godzilla 0,0 (energy 5, has power_up victory_pose): heat_ray\n Megalon 0,1: burrow", game)
    claw = Table("> Godzilla 0,0 (energy 5, has power_up victory_pose): claw_swipe\n Megalon 0,0: burrow", game)

    assert beam.picks("Godzilla", "card:heat_ray", "hit:seat:1").view(None).aim.amount == 5
    assert claw.picks("Godzilla", "card:claw_swipe", "hit:seat:1").view(None).aim.amount == 3


@pytest.mark.rule("TC-13.3")
def test_throws_lengthen_throws():
    game = with_cards(swarming_rage="enhancement; throws +2")
    table = Table("> Megalon 0,-2 (energy 5, has swarming_rage): piercing_drill\n Godzilla 0,-2: trample", game)
    table.picks("Megalon", "card:piercing_drill", "throw:seat:1")

    assert "0,2" in hexes(table)


@pytest.mark.rule("TC-13.3", "TC-13.20")
def test_defence_raises_a_defend_value_and_does_nothing_without_a_card():
    game = with_cards(swarming_rage="enhancement; defence +2")
    table = Table("> Godzilla 0,0 (energy 5): body_slam\n Megalon 0,0 (has swarming_rage): chitin_shell burrow", game)
    table.picks("Godzilla", "card:body_slam", "hit:seat:1").pick("Megalon", "card:chitin_shell")
    assert table.told(Defended) == [Defended(1, 4, "chitin_shell", 4)]
    assert table.told(Damaged) == []

    bare = Table("> Godzilla 0,0 (energy 5): body_slam\n Megalon 0,0 (has swarming_rage): burrow", game)
    bare.picks("Godzilla", "card:body_slam", "hit:seat:1").pick("Megalon", "pass").keep()
    assert bare.told(Damaged)[0].amount == 4


@pytest.mark.rule("TC-13.3", "TC-13.19")
def test_hand_raises_the_refresh_limit():
    game = with_cards(swarming_rage="enhancement; hand +2")
    table = Table(
        "Godzilla 0,0:\n Megalon 2,0 (has swarming_rage):\n phase refresh", game, events="rush_hour+air_strikes"
    )

    assert (len(table.hand("Megalon")), len(table.hand("Godzilla"))) == (7, 6)


@pytest.mark.rule("TC-13.3")
def test_refresh_gives_energy_or_cards_each_round():
    table = Table(
        "King Ghidorah 0,0 (energy 0, has cosmic_hunger):\n Megalon 2,0:\n phase refresh",
        events="rush_hour+air_strikes",
    )

    assert table.energy("King Ghidorah") == 1


@pytest.mark.rule("TC-13.3")
def test_spend_removes_it_for_what_is_named():
    table = Table(
        """
        > Godzilla 0,0 (energy 5, has power_up): heat_ray
          Megalon 0,1 (deck burrow call_of_the_deep undermine): burrow
        """,
    )
    table.picks("Godzilla", "card:heat_ray", "hit:seat:1").pick("Godzilla", "card:power_up").pick(
        "Megalon", "pass"
    ).keep()

    assert table.told(Attacked) == [Attacked(0, 1, 5, True, ("power_up",), False)]
    assert len(table.trophies("Godzilla")) == 2


@pytest.mark.rule("TC-13.4")
def test_if_hit_needs_damage_and_a_throw_is_no_hit():
    hit = Table("> Megalon 0,0 (energy 0): cyclone_attack\n Godzilla 0,0 (energy 5):").picks(
        "Megalon", "card:cyclone_attack", "hit:seat:1"
    )
    assert hit.energy("Godzilla") == 4
    thrown = Table("> Megalon 0,0 (energy 0): cyclone_attack\n Godzilla 0,0 (energy 5):").picks(
        "Megalon", "card:cyclone_attack", "throw:seat:1", "hex:0,1"
    )
    assert thrown.energy("Godzilla") == 5
    withstood = Table("> Megalon 0,0 (energy 0): cyclone_attack\n Godzilla 0,0 (energy 5, deck body_slam):").picks(
        "Megalon", "card:cyclone_attack", "hit:seat:1"
    )
    assert withstood.energy("Godzilla") == 4  # dealt, though no trophy


@pytest.mark.rule("TC-13.4")
def test_if_blocked_happens_only_then():
    game = with_cards(cyclone_attack="attack 1; if blocked gain 3")
    blocked = Table("> Megalon 0,0 (energy 0): cyclone_attack\n Godzilla 0,0: scaled_hide", game)
    blocked.picks("Megalon", "card:cyclone_attack", "hit:seat:1").pick("Godzilla", "card:scaled_hide")
    hit = Table("> Megalon 0,0 (energy 0): cyclone_attack\n Godzilla 0,0:", game)
    hit.picks("Megalon", "card:cyclone_attack", "hit:seat:1")

    assert (blocked.energy("Megalon"), hit.energy("Megalon")) == (3, 0)


@pytest.mark.rule("TC-13.4")
@pytest.mark.parametrize(("meter", "value"), [(0, 1), (1, 2), (3, 4)])
def test_per_meter_counts_every_step(meter, value):
    table = Table(f"> Megalon 0,0 (energy 3): undermine\n King Ghidorah 0,0 (energy 1, meter {meter}): unstoppable")
    table.picks("Megalon", "card:undermine", "pass", "hit:seat:1").pick("King Ghidorah", "card:unstoppable")

    assert table.told(Defended) == [Defended(1, 4, "unstoppable", value)]


@pytest.mark.rule("TC-13.4")
def test_if_target_is_king_is_asked_when_the_target_is_named_before_the_token_moves():
    king = Table(
        """
        > Mothra 0,0 (energy 5): guardians_wrath
          Godzilla 0,1 (king, deck trample claw_swipe heat_ray heat_ray trample):
        """,
    )
    king.picks("Mothra", "card:guardians_wrath", "hit:seat:1").keep()
    assert king.told(Crowned) == [Crowned(0)]
    assert len(king.trophies("Mothra")) == 2

    other = Table("> Mothra 0,0 (energy 5, king): guardians_wrath\n Godzilla 0,1 (deck trample claw_swipe):")
    other.picks("Mothra", "card:guardians_wrath", "hit:seat:1").keep()
    assert len(other.trophies("Mothra")) == 1


@pytest.mark.rule("TC-13.4", "TC-13.19")
def test_if_king_asks_who_holds_the_token_at_that_moment():
    game = with_cards(piercing_drill="attack 2; if king gain 3")
    table = Table("> Megalon 0,0 (energy 1): piercing_drill\n Godzilla 0,0 (king):", game)

    table.picks("Megalon", "card:piercing_drill", "hit:seat:1").keep()

    assert table.energy("Megalon") == 3  # the damage has just crowned him


@pytest.mark.rule("TC-13.5")
def test_shapes_count_wherever_they_stand_and_a_condition_governs_one_part():
    table = ranged(
        "trophies 2; ranged +1; unblockable; if king gain 5; gain 1; range 3; attack 2",
        ", deck trample claw_swipe heat_ray",
        "scaled_hide",
    )

    assert table.asked == ("Mothra", "attack")
    table.pick("Mothra", "hit:seat:1").keep()
    assert table.told(Attacked)[0].value == 3
    assert len(table.trophies("Mothra")) == 2
    assert table.energy("Mothra") == 5 - 1 + 5 + 1  # she is King

    unmet = Table("> Godzilla 0,0: trample\n Megalon 2,0 (king): burrow", with_cards(trample="if king gain 5; gain 1"))
    assert unmet.pick("Godzilla", "card:trample").energy("Godzilla") == 3


@pytest.mark.rule("TC-13.5")
def test_all_barrage_parts_fire_together_and_so_do_all_spend_parts():
    table = Table(
        """
        > King Ghidorah 0,0 (energy 5, meter 3): threefold_storm
          Megalon 0,1 (deck burrow burrow beetle_leap chitin_shell call_of_the_deep call_of_the_deep):
        """,
    )
    table.picks("King Ghidorah", "card:threefold_storm", "hit:seat:1").keep()

    assert table.told(Attacked)[0].value == 6
    assert len(table.trophies("King Ghidorah")) == 3


@pytest.mark.rule("TC-13.6")
def test_parts_after_defend_belong_to_the_defence_and_parts_before_it_do_not():
    game = with_cards(chitin_shell="gain 2; defend 2; draw 1")
    active = Table("> Megalon 0,0 (deck undermine): chitin_shell\n Godzilla 2,0: trample", game)
    active.pick("Megalon", "card:chitin_shell")
    assert (active.energy("Megalon"), active.hand("Megalon")) == (4, [])

    guarding = Table("> Godzilla 0,0: claw_swipe\n Megalon 0,0 (deck undermine): chitin_shell", game)
    guarding.picks("Godzilla", "card:claw_swipe", "hit:seat:1").pick("Megalon", "card:chitin_shell")
    assert (guarding.energy("Megalon"), guarding.hand("Megalon")) == (2, ["undermine"])


@pytest.mark.rule("TC-13.6")
def test_a_row_that_begins_with_defend_apart_from_head_is_played_only_in_defence():
    table = Table("> King Ghidorah 0,0 (meter 1): gilded_scales\n Megalon 2,0: burrow")

    assert "card:gilded_scales" not in table.options


@pytest.mark.rule("TC-13.7")
def test_head_counts_in_defence_before_anything_else_and_not_when_discarded():
    guarding = Table(
        "> Megalon 0,0 (energy 1): piercing_drill\n King Ghidorah 0,0: gilded_scales",
        with_cards(gilded_scales="head; defend 0; per meter defence +1"),
    )
    guarding.picks("Megalon", "card:piercing_drill", "hit:seat:1").pick("King Ghidorah", "card:gilded_scales")
    assert guarding.told(Defended) == [Defended(1, 2, "gilded_scales", 1)]

    discarding = Table("> King Ghidorah 0,0: three_minds\n Megalon 2,0: burrow")
    discarding.picks("King Ghidorah", "discard:three_minds", "hex:0,1")
    assert discarding.fighter("King Ghidorah").meter == 0


@pytest.mark.rule("TC-13.7")
def test_head_alone_makes_no_card_playable_and_move_0_is_no_move():
    game = with_cards(three_minds="head; momentum", soar="move 0")
    table = Table("> King Ghidorah 0,0: three_minds soar\n Megalon 2,0: burrow", game)

    assert not {"card:three_minds", "card:soar"} & set(table.options)


@pytest.mark.rule("TC-13.8")
def test_a_bonus_on_a_plain_card_counts_for_that_card_only():
    game = with_cards(piercing_drill="attack 2; melee +1; momentum", cyclone_attack="attack 1")
    table = Table(
        "> Megalon 0,0 (energy 5): piercing_drill cyclone_attack\n Godzilla 0,0 (deck body_slam body_slam):", game
    )
    table.picks("Megalon", "card:piercing_drill", "hit:seat:1").keep().picks(
        "Megalon", "card:cyclone_attack", "hit:seat:1"
    )

    assert [event.value for event in table.told(Attacked)] == [3, 1]


@pytest.mark.rule("TC-13.8")
def test_melee_lengthens_throws_too_and_throws_raises_no_damage():
    game = with_cards(piercing_drill="attack 1; melee +1; throws +1")
    throwing = Table("> Megalon 0,-2 (energy 5): piercing_drill\n Godzilla 0,-2: trample", game)
    throwing.picks("Megalon", "card:piercing_drill", "throw:seat:1")
    hitting = Table("> Megalon 0,-2 (energy 5): piercing_drill\n Godzilla 0,-2: trample", game)
    hitting.picks("Megalon", "card:piercing_drill", "hit:seat:1")

    assert "0,1" in hexes(throwing)
    assert "0,2" not in hexes(throwing)
    assert hitting.view(None).aim.amount == 2


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
    table.picks("King Ghidorah", "card:go_for_the_throat", "hit:seat:1").pick("Megalon", "card:crossed_drills")

    assert table.told(Damaged) == []
    assert table.fighter("King Ghidorah").meter == 0


@pytest.mark.rule("TC-13.10")
def test_a_throw_neither_fires_it_nor_changes_the_meter_and_at_two_it_does_not_fire():
    thrown = Table("> King Ghidorah 0,0 (energy 3, meter 3): go_for_the_throat\n Megalon 0,0: burrow")
    thrown.picks("King Ghidorah", "card:go_for_the_throat", "throw:seat:1", "hex:0,1")
    assert thrown.fighter("King Ghidorah").meter == 3

    early = Table("> King Ghidorah 0,0 (energy 3, meter 2): go_for_the_throat\n Megalon 0,0: burrow")
    early.picks("King Ghidorah", "card:go_for_the_throat", "hit:seat:1")
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
    table.pick("Godzilla", "card:atomic_pulse")

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
    drawing = Table("> King Ghidorah 0,0 (only, discard soar): three_minds\n Megalon 2,0: burrow")
    assert drawing.pick("King Ghidorah", "card:three_minds").hand("King Ghidorah") == ["soar"]

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
    absorbing.picks("Godzilla", "card:body_slam", "hit:seat:1").pick("Mothra", "card:shimmering_wings").keep()
    assert [event.amount for event in absorbing.told(EnergyGained) if event.seat == 1] == [3]


@pytest.mark.rule("TC-13.21")
def test_an_enhancement_is_spent_on_an_attack_that_all_its_parts_shape():
    claw = Table("> Godzilla 0,0 (energy 5, has power_up): claw_swipe\n Megalon 0,0: burrow")
    claw.picks("Godzilla", "card:claw_swipe", "hit:seat:1")

    assert claw.asked == ("Megalon", "defend")  # Power Up is for ranged attacks
    assert GAME.content.cards[0].range == 3
