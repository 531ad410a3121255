"""What a card, a mat or an event says is what happens: each is looked up, then played (TC-13)."""

import pytest

from data.words import words
from engine.tokyo_clash.events import Attacked, Damaged, Discarded, EnergyGained, EnhancementLost
from tests.engine.tokyo_clash.table import CONTENT, GAME, Table, hexes, refused, with_content
from words.teller import Teller
from words.tokyo_clash.lexicon import lexicon, sources

TEXT = {card.key: card.face.text for card in CONTENT.cards}
FOUND = {term.key: term for term in lexicon(Teller(words("en"), GAME.key, {}, None), CONTENT)}


@pytest.mark.rule("TC-6.2")
@pytest.mark.parametrize(("guard", "energy"), [("card:crossed_drills", 1), ("pass", 2)])
def test_lightning_breath_gains_energy_unless_blocked(guard, energy):
    assert TEXT["lightning_breath"].endswith("Unless blocked: gain 1 Energy.")
    table = Table(
        "> King Ghidorah 0,0 (energy 3): lightning_breath\n Megalon 0,2 (energy 5): crossed_drills",
    ).picks("King Ghidorah", "card:lightning_breath", "hit:seat:1")
    table.pick("Megalon", guard).keep()

    assert table.energy("King Ghidorah") == energy


@pytest.mark.rule("TC-6.2")
@pytest.mark.parametrize(
    ("guard", "asked"), [("card:chitin_shell", ("Mothra", "momentum")), ("pass", ("Mothra", "pull"))]
)
def test_silk_snare_pulls_unless_blocked(guard, asked):
    assert "Unless blocked: pull the target up to 2." in TEXT["silk_snare"]
    table = Table("> Mothra 0,0: silk_snare flutter\n Megalon 0,2 (deck burrow): chitin_shell")
    table.picks("Mothra", "card:silk_snare", "hit:seat:1").pick("Megalon", guard)

    assert table.asked == asked


@pytest.mark.rule("TC-13.5")
def test_one_spend_of_power_up_gives_both():
    assert TEXT["power_up"] == "Enhancement. Spend it: ranged attacks +2 and keep up to 2 trophies."
    table = Table(
        """
        > Godzilla 0,0 (energy 5, has power_up): heat_ray
          Megalon 0,2 (deck burrow call_of_the_deep duck_under chitin_shell sinkhole): chitin_shell
        """
    ).picks("Godzilla", "card:heat_ray", "hit:seat:1", "card:power_up")
    table.pick("Megalon", "pass").keep()

    assert table.told(Attacked)[0].value == 3 + 2
    assert len(table.trophies("Godzilla")) == 2
    assert table.told(EnhancementLost) == [EnhancementLost(0, "power_up")]


@pytest.mark.rule("TC-13.10")
@pytest.mark.parametrize("key", ["go_for_the_throat", "gravity_beams", "threefold_storm"])
def test_a_barrage_is_for_damage_and_empties_the_head_meter(key):
    assert "Barrage (for damage, empties the Head Meter): " in TEXT[key]
    table = Table(f"> King Ghidorah 0,0 (energy 9, meter 3): {key}\n Megalon 0,0: burrow")
    table.pick("King Ghidorah", f"card:{key}")
    if table.question.ask == "move":
        table.pick("King Ghidorah", "pass")
    table.pick("King Ghidorah", "hit:seat:1")

    assert table.told(Attacked)[0].barrage
    assert table.fighter("King Ghidorah").meter == 0


@pytest.mark.rule("TC-13.8")
def test_swarming_rage_says_that_throws_with_melee_attacks_go_farther():
    assert TEXT["swarming_rage"] == "Enhancement. Melee attacks, and throws with them, +1."
    table = Table("> Megalon 0,2 (energy 5, has swarming_rage): cyclone_attack\n Godzilla 0,2: trample")
    table.picks("Megalon", "card:cyclone_attack", "throw:seat:1")

    assert {"0,1", "0,0"} <= hexes(table)


@pytest.mark.rule("TC-13.17")
def test_soar_looks_twice_with_a_full_meter():
    assert "And also with the Head Meter at 3 or more" in TEXT["soar"]
    table = Table("> King Ghidorah 0,0 (energy 5, meter 3): soar\n Megalon 2,0: burrow")
    table.picks("King Ghidorah", "card:soar", "pass")
    taken = 0
    while table.question.ask.startswith("sift"):
        taken += table.question.ask == "sift.keep"
        table.pick("King Ghidorah", table.options[0])

    assert (taken, table.energy("King Ghidorah")) == (2, 4)


@pytest.mark.rule("TC-9.1")
def test_godzillas_mat_counts_his_ability_in():
    assert "up to 2." in FOUND["kaiju:godzilla"].text
    assert "up to 1." in FOUND["kaiju:king_ghidorah"].text


@pytest.mark.rule("TC-11.10")
def test_a_generator_does_to_who_walks_into_it_what_its_event_says():
    assert "one that goes there by itself loses the top card of its deck" in FOUND["event:lightning_generators"].text
    table = Table("> Godzilla 0,0 (deck trample): surge_from_the_bay\n Megalon 2,0: burrow\n generator 0,1")
    table.picks("Godzilla", "card:surge_from_the_bay", "hex:0,1")

    assert table.told(Damaged) == []
    assert Discarded(0, ("trample",)) in table.told(Discarded)


@pytest.mark.rule("TC-13.20")
@pytest.mark.parametrize(
    ("kaiju", "key", "guard"),
    [
        ("Godzilla", "thick_scales", "scaled_hide"),
        ("King Ghidorah", "golden_plating", "gilded_scales"),
        ("Megalon", "hardened_carapace", "chitin_shell"),
    ],
)
def test_an_enhancement_of_one_defence_turns_a_two_into_a_three(kaiju, key, guard):
    assert TEXT[key] == "Enhancement. Defend +1."
    table = Table(f"> Mothra 0,2 (energy 5): guardians_wrath\n {kaiju} 0,0 (energy 5, has {key}): {guard}")
    table.picks("Mothra", "card:guardians_wrath", "hit:seat:1").pick(kaiju, f"card:{guard}").keep()

    assert [event.amount for event in table.told(Damaged)] == [1]


@pytest.mark.rule("TC-13.3")
@pytest.mark.parametrize(
    ("kaiju", "key"), [("Godzilla", "burning_heart"), ("King Ghidorah", "cosmic_hunger"), ("Mothra", "island_blessing")]
)
def test_an_enhancement_brings_energy_each_refresh(kaiju, key):
    assert TEXT[key].endswith("Each Refresh: gain 1 Energy.")
    table = Table(f"{kaiju} 0,0 (energy 2, has {key}):\n Megalon 2,-2:\n phase refresh")

    assert [(event.seat, event.amount) for event in table.told(EnergyGained)] == [(0, 1)]


@pytest.mark.rule("TC-4.8")
@pytest.mark.parametrize(
    ("kaiju", "key", "steps"), [("King Ghidorah", "starborne", 3), ("Megalon", "tunnel_network", 4)]
)
def test_an_enhancement_is_spent_for_a_move_that_takes_no_action(kaiju, key, steps):
    assert TEXT[key] == f"Enhancement. Spend it: move up to {steps}."
    held = {"King Ghidorah": "soar", "Megalon": "burrow"}[kaiju]
    table = Table(f"> {kaiju} 0,2 (energy 2, has {key}): {held}\n Mothra 2,-2: flutter")
    table.picks(kaiju, f"spend:{key}", f"hex:0,{2 - steps}" if steps <= 4 else "pass")

    assert table.at(kaiju) == f"0,{2 - steps}"
    assert table.asked == (kaiju, "act")


@pytest.mark.rule("TC-4.8")
def test_cocoon_is_spent_for_two_cards_and_keen_antennae_reach_no_farther_but_hurt_more():
    cocoon = Table("> Mothra 0,0 (has cocoon): flutter\n Megalon 2,-2: burrow").pick("Mothra", "spend:cocoon")
    assert len(cocoon.hand("Mothra")) == 3
    keen = Table("> Mothra 0,0 (energy 4, has keen_antennae): guardians_wrath\n Megalon 0,2: burrow")
    keen.picks("Mothra", "card:guardians_wrath", "hit:seat:1")
    assert keen.told(Attacked)[0].value == 4 + 1


@pytest.mark.rule("TC-13.21")
def test_pent_up_fury_is_spent_on_a_melee_attack_or_throw_and_never_on_a_ray():
    drawing = "> Godzilla 0,0 (energy 5, has pent_up_fury): claw_swipe heat_ray\n Megalon 0,0: burrow"
    blow = Table(drawing).picks("Godzilla", "card:claw_swipe", "hit:seat:1", "card:pent_up_fury")
    assert blow.told(Attacked)[0].value == 2 + 2
    ray = Table(drawing).picks("Godzilla", "card:heat_ray", "hit:seat:1")
    assert ray.told(Attacked)[0].value == 3


@pytest.mark.rule("TC-5.2")
def test_toxic_scale_dust_strikes_from_afar_and_drains():
    table = Table("> Mothra 0,0 (energy 5): toxic_scale_dust\n Megalon 0,2 (energy 5, deck burrow): chitin_shell")
    table.picks("Mothra", "card:toxic_scale_dust", "pass")
    assert refused(table, "Mothra", "throw:seat:1") == "TC-5.2"
    table.pick("Mothra", "hit:seat:1").pick("Megalon", "pass").keep()

    assert table.energy("Megalon") == 3


def test_a_card_that_is_looked_up_says_what_is_printed_what_a_review_tells_and_what_is_ours():
    assert FOUND["card:mega_heat_ray"].text.endswith(
        "Printed in the rulebook: name, ranged, Range 3. From a review: strong signature attack without points. "
        "Ours: the rest."
    )
    assert FOUND["card:trample"].text.endswith("Ours: all.")
    teller = Teller(words("en"), GAME.key, {}, None)
    assert sources(teller, "photo of the card") == "photo of the card"


@pytest.mark.rule("TC-11.1")
def test_an_event_looked_up_says_what_of_it_is_printed_and_what_is_ours_and_a_packs_what_its_row_says():
    for key in CONTENT.events:
        printed, ours = FOUND[f"event:{key}"].text.splitlines()[-1].split(" Ours: ")
        assert printed.startswith("Printed in the rulebook: name, ")
        assert ours
    old = "rulebook: lost trophies; house: the rest (TC-11.9)"
    boxed = with_content("events.toml", old, "as the card of the box has it").content
    told = {term.key: term.text for term in lexicon(Teller(words("en"), GAME.key, {}, None), boxed)}
    assert told["event:naval_bombardment"].endswith("\nas the card of the box has it")
