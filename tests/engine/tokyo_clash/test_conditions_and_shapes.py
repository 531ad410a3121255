"""Chapter TC-13: conditions, and what shapes an attack or a defence (TC-13.4 to TC-13.8)."""

import pytest

from engine.tokyo_clash.events import (
    Attacked,
    Crowned,
    Defended,
)
from tests.engine.tokyo_clash.table import Table, hexes, ranged, with_cards


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
    game = with_cards(guardians_wrath="attack 4; range 4; if target is king trophies 3")
    king = Table(
        """
        > Mothra 0,0 (energy 5): guardians_wrath
          Godzilla 0,1 (king, deck trample claw_swipe heat_ray heat_ray trample):
        """,
        game,
    )
    king.picks("Mothra", "card:guardians_wrath", "hit:seat:1").keep()
    assert king.told(Crowned) == [Crowned(0)]
    assert len(king.trophies("Mothra")) == 3

    other = Table("> Mothra 0,0 (energy 5, king): guardians_wrath\n Godzilla 0,1 (deck trample claw_swipe):", game)
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
    game = with_cards(threefold_storm="move 1; attack 4; range 4; barrage: ranged +2; barrage: trophies 3")
    table = Table(
        """
        > King Ghidorah 0,0 (energy 5, meter 3): threefold_storm
          Megalon 0,1 (deck burrow burrow beetle_leap chitin_shell call_of_the_deep call_of_the_deep):
        """,
        game,
    )
    table.picks("King Ghidorah", "card:threefold_storm", "pass", "hit:seat:1").keep()

    assert table.told(Attacked)[0].value == 6
    assert len(table.trophies("King Ghidorah")) == 3


@pytest.mark.rule("TC-13.4", "TC-4.2")
@pytest.mark.parametrize(("answer", "energy"), [("hit:seat:1", 6), ("pass", 4)])
def test_who_leaves_the_attack_has_no_target_that_could_be_king(answer, energy):
    game = with_cards(antenna_beam="attack 2; range 4; if target is king gain 2")
    table = Table("> Mothra 0,0 (energy 5): antenna_beam\n Godzilla 0,2 (king):", game)
    table.picks("Mothra", "card:antenna_beam", answer).keep()

    assert table.energy("Mothra") == energy


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
        "> Megalon 0,0 (energy 5): piercing_drill cyclone_attack\n Godzilla 0,0 (deck body_slam power_up):", game
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
