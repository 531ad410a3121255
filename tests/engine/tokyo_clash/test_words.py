"""Chapter TC-13: the words of the cards, one by one."""

import pytest

from engine.tokyo_clash.events import (
    Attacked,
    Damaged,
    Defended,
    Discarded,
    EnhancementLost,
    Looked,
    Moved,
    Sifted,
)
from tests.engine.tokyo_clash.table import Table, hexes, ranged, with_cards


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
    assert table.question.reveals  # the cards have been looked at: too late to take anything back
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
    table = ranged("range 3; discard 2", hand="trample claw_swipe trample")

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
    table.picks("Godzilla", "card:body_slam", "pass", "hit:seat:1").pick("Megalon", "card:chitin_shell")
    assert table.told(Defended) == [Defended(1, 4, "chitin_shell", 4)]
    assert table.told(Damaged) == []

    bare = Table("> Godzilla 0,0 (energy 5): body_slam\n Megalon 0,0 (has swarming_rage): burrow", game)
    bare.picks("Godzilla", "card:body_slam", "pass", "hit:seat:1").pick("Megalon", "pass").keep()
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
