"""Chapter TC-6: damage and defence."""

import pytest

from engine.play import IllegalPick
from engine.tokyo_clash.events import Crowned, Damaged, Defended, Looked, Reshuffled
from tests.engine.tokyo_clash.table import Table, with_cards


def undermined(mark: str = "", hand: str = "scaled_hide") -> Table:
    """Return Megalon attacking Godzilla for 4."""
    table = Table(f"> Megalon 0,0 (energy 3): undermine\n Godzilla 0,0 (energy 5{mark}): {hand}")
    return table.picks("Megalon", "card:undermine", "pass", "hit:seat:1")


def slammed(energy: int, hand: str) -> Table:
    """Return Godzilla attacking Megalon for 4."""
    table = Table(f"> Godzilla 0,0 (energy 3): body_slam\n Megalon 0,0 (energy {energy}): {hand}")
    return table.picks("Godzilla", "card:body_slam", "pass", "hit:seat:1")


@pytest.mark.rule("TC-6.1")
def test_the_target_may_defend_with_one_card_and_pays_for_it():
    table = slammed(energy=5, hand="chitin_shell crossed_drills burrow")

    assert table.asked == ("Megalon", "defend")
    assert table.options == ("pass", "card:chitin_shell", "card:crossed_drills")
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Megalon", "card:burrow")
    assert refusal.value.rule == "TC-6.1"
    table.pick("Megalon", "card:crossed_drills")

    assert table.energy("Megalon") == 4
    assert table.question.ask == "riposte"  # no second defence against the same damage


@pytest.mark.rule("TC-6.1")
def test_a_defence_that_cannot_be_paid_is_not_offered():
    table = slammed(energy=0, hand="crossed_drills")

    assert table.options == ("pass",)
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Megalon", "card:crossed_drills")
    assert refusal.value.rule == "TC-4.1"


@pytest.mark.rule("TC-6.1")
def test_each_damage_may_be_met_with_a_card_of_its_own():
    table = Table("> Megalon 0,0 (energy 3): piercing_drill piercing_drill\n Godzilla 0,0: scaled_hide scaled_hide")

    for _ in range(2):
        table.picks("Megalon", "card:piercing_drill", "hit:seat:1").pick("Godzilla", "card:scaled_hide")

    assert len(table.told(Defended)) == 2
    assert table.told(Damaged) == []


@pytest.mark.rule("TC-6.2")
def test_a_blocked_attack_loses_its_other_parts_but_not_its_momentum_nor_the_defenders():
    game = with_cards(
        cyclone_attack="attack 1; drain 1; gain 2; if blocked gain 1; momentum", scaled_hide="defend 1; gain 1"
    )
    table = Table("> Megalon 0,0 (energy 0): cyclone_attack burrow\n Godzilla 0,0 (energy 5): scaled_hide", game)

    table.picks("Megalon", "card:cyclone_attack", "hit:seat:1").pick("Godzilla", "card:scaled_hide")

    assert (table.energy("Megalon"), table.energy("Godzilla")) == (1, 6)
    assert table.told(Damaged) == []
    assert table.asked == ("Megalon", "momentum")


@pytest.mark.rule("TC-6.3")
def test_undermine_against_scaled_hide_takes_two_cards_and_keeps_the_higher():
    table = undermined(mark=", deck trample claw_swipe victory_pose")

    table.pick("Godzilla", "card:scaled_hide").keep()

    assert table.told(Damaged) == [Damaged(1, 0, 2, 1, ("trample",), ("claw_swipe",))]
    assert table.trophies("Megalon") == ["claw_swipe"]
    assert table.discard("Godzilla") == ["trample", "scaled_hide"]
    assert table.deck("Godzilla")[0] == "victory_pose"


@pytest.mark.rule("TC-6.3")
def test_of_equal_highest_only_one_is_kept():
    table = undermined(mark=", deck claw_swipe surge_from_the_bay stand_firm trample", hand="trample")

    table.pick("Godzilla", "pass").pick("Megalon", "card:stand_firm")

    assert table.trophies("Megalon") == ["stand_firm"]
    assert sorted(table.discard("Godzilla")) == ["claw_swipe", "surge_from_the_bay", "trample"]


@pytest.mark.rule("TC-6.4")
def test_a_card_of_dominance_0_is_never_a_trophy():
    table = undermined(mark=", deck body_slam power_up atomic_pulse mega_heat_ray", hand="")

    assert table.told(Damaged) == [Damaged(1, 0, 4, 0, ("body_slam", "power_up", "atomic_pulse", "mega_heat_ray"), ())]
    assert table.trophies("Megalon") == []
    assert len(table.discard("Godzilla")) == 4


@pytest.mark.rule("TC-6.5")
def test_a_discard_pile_is_not_shuffled_before_a_card_is_wanted_that_the_deck_has_not():
    table = Table("> Megalon 0,0 (only burrow, discard undermine): call_of_the_deep\n Godzilla 2,0: trample")
    table.pick("Megalon", "card:call_of_the_deep")  # draws the last card

    assert (table.deck("Megalon"), table.discard("Megalon")) == ([], ["undermine", "call_of_the_deep"])


@pytest.mark.rule("TC-6.5")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_without_what_was_already_taken():
    table = undermined(mark=", only trample, discard claw_swipe surge_from_the_bay stand_firm stand_firm", hand="")

    assert table.told(Reshuffled) == [Reshuffled(1, 4)]
    table.keep()
    taken = table.told(Damaged)[0]
    assert taken.kept + len(taken.discarded) == 4
    assert "trample" in taken.discarded
    assert len(table.deck("Godzilla")) == 1


@pytest.mark.rule("TC-6.5")
def test_with_nothing_left_fewer_cards_are_taken():
    table = undermined(mark=", only claw_swipe trample", hand="").keep()

    assert table.told(Damaged) == [Damaged(1, 0, 4, 1, ("trample",), ("claw_swipe",))]


@pytest.mark.rule("TC-6.5")
def test_drawing_and_looking_make_a_deck_anew_too():
    drawing = Table("> Megalon 0,0 (only, discard undermine): call_of_the_deep\n Godzilla 2,0: trample")
    drawing.pick("Megalon", "card:call_of_the_deep")
    assert drawing.hand("Megalon") == ["undermine"]

    looking = Table(
        "> Megalon 0,0 (energy 1): piercing_drill\n Godzilla 0,0 (only, discard trample): claw_swipe\n R 0,1"
    ).picks("Megalon", "card:piercing_drill", "throw:seat:1", "hex:0,1")
    assert looking.told(Looked) == [Looked(0, 1, "top", ("trample",))]


@pytest.mark.rule("TC-6.6")
def test_parts_of_the_attack_resolve_after_the_damage_and_before_those_of_the_defence():
    game = with_cards(leeching_bite="head; move 1; attack 3; if hit steal 1")
    table = Table(
        """
        > King Ghidorah 0,0 (energy 2): leeching_bite
          Megalon 0,0 (energy 2, deck burrow burrow): duck_under
        """,
        game,
    )
    table.picks("King Ghidorah", "card:leeching_bite", "pass", "hit:seat:1").pick("Megalon", "card:duck_under")

    assert table.trophies("King Ghidorah") == ["burrow"]
    assert (table.energy("King Ghidorah"), table.energy("Megalon")) == (1, 0)  # paid 1, lost 1
    assert table.asked == ("Megalon", "dodge")  # the defence comes last


@pytest.mark.rule("TC-6.7")
def test_whoever_damages_the_king_takes_the_token_even_without_a_trophy():
    table = undermined(mark=", king, deck body_slam power_up atomic_pulse mega_heat_ray", hand="")

    assert table.told(Crowned) == [Crowned(0)]
    assert table.state.king == 0
    assert table.trophies("Megalon") == []


@pytest.mark.rule("TC-6.7")
def test_a_blocked_attack_takes_no_token():
    table = Table("> Megalon 0,0 (energy 1): piercing_drill\n Godzilla 0,0 (king): scaled_hide")

    table.picks("Megalon", "card:piercing_drill", "hit:seat:1").pick("Godzilla", "card:scaled_hide")

    assert table.told(Crowned) == []
    assert table.state.king == 1


@pytest.mark.rule("TC-6.8")
def test_attacker_and_target_see_the_trophy_and_everybody_else_only_that_there_is_one():
    table = Table(
        """
        > Megalon 0,0 (energy 1): piercing_drill undermine
          Godzilla 0,0 (deck claw_swipe trample): stand_firm
          Mothra 2,0: flutter
        """
    )
    table.picks("Megalon", "card:piercing_drill", "hit:seat:1").pick("Godzilla", "pass").keep()

    (damaged,) = table.told(Damaged)
    for name in ("Megalon", "Godzilla"):
        assert table.view(name).fighters[0].trophies == ("claw_swipe",)
        assert damaged.seen_by(table.seat(name)).trophies == ("claw_swipe",)
    for onlooker in ("Mothra", None):
        assert table.view(onlooker).fighters[0].trophies == ("",)
        assert damaged.seen_by(None if onlooker is None else 2).trophies == ()
        assert damaged.seen_by(None if onlooker is None else 2).discarded == ("trample",)


@pytest.mark.rule("TC-6.8")
def test_discard_piles_are_open_and_hands_decks_and_trophies_are_not():
    table = Table(
        """
        > Megalon 0,0 (discard burrow, trophies heat_ray): undermine piercing_drill
          Godzilla 2,0: stand_firm
        """
    )
    theirs, mine = table.view("Godzilla"), table.view("Megalon")

    assert theirs.fighters[0].discard == ("burrow",)
    assert (theirs.fighters[0].hand_count, theirs.fighters[0].deck_count) == (2, 27)
    assert theirs.fighters[0].trophies == ("",)
    assert mine.hand == ("undermine", "piercing_drill")
    for secret in ("undermine", "piercing_drill", "heat_ray"):
        assert secret not in str(theirs)
        assert secret not in str(table.view(None))


@pytest.mark.rule("TC-6.9")
def test_unblockable_damage_is_not_defended():
    game = with_cards(toxic_scale_dust="attack 2; range 2; unblockable; drain 1")
    table = Table("> Mothra 0,0 (energy 2): toxic_scale_dust\n Godzilla 1,0 (energy 5): scaled_hide", game)

    table.picks("Mothra", "card:toxic_scale_dust", "hit:seat:1").keep()

    assert table.told(Defended) == []
    assert len(table.told(Damaged)) == 1
    assert table.energy("Godzilla") == 4


@pytest.mark.rule("TC-6.10")
def test_a_target_with_a_card_is_asked_even_if_it_cannot_defend_and_without_cards_it_is_not():
    table = undermined(hand="trample")
    assert (table.asked, table.options, table.question.secret) == (("Godzilla", "defend"), ("pass",), True)

    assert undermined(hand="").asked[1] == "trophy"


@pytest.mark.rule("TC-6.10")
def test_both_cards_reach_their_piles_only_after_all_parts_have_resolved():
    table = Table(
        """
        > Godzilla 0,0 (energy 5): claw_swipe
          Megalon 0,0 (energy 5, deck sinkhole): crossed_drills
        """,
        with_cards(
            crossed_drills="defend 3; recover any to hand; riposte 1", claw_swipe="attack 4; recover any to hand"
        ),
    )
    table.picks("Godzilla", "card:claw_swipe", "hit:seat:1").pick("Megalon", "card:crossed_drills")

    assert table.asked == ("Megalon", "recover")
    assert "card:crossed_drills" not in table.options
    assert table.view(None).fighters[0].playing == ("claw_swipe",)
    assert table.view(None).fighters[1].playing == ("crossed_drills",)
    table.picks("Megalon", "pass", "pass")
    assert (table.discard("Godzilla"), table.discard("Megalon")[-1]) == (["claw_swipe"], "crossed_drills")
