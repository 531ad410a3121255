"""Chapter TC-10: Refresh and the King of Monsters."""

import pytest

from engine.play import Choice, apply
from engine.tokyo_clash.events import Discarded, Drew, EnergyGained, Recovered, Sifted
from tests.engine.tokyo_clash.table import GAME, Table, with_cards

REFRESH = """
    Godzilla 0,0: trample trample scaled_hide
    Mothra 2,0 (king): flutter
    Megalon -2,0: burrow burrow burrow undermine chitin_shell chitin_shell chitin_shell
    phase refresh
"""


@pytest.mark.rule("TC-10.1")
def test_each_may_discard_any_number_then_draws_up_to_five_and_the_king_to_six():
    table = Table(REFRESH)
    table.pick("Godzilla", "hand:1", "hand:3").pick("Mothra").pick("Megalon")

    assert table.discard("Godzilla") == ["trample", "scaled_hide"]
    assert [len(table.hand(name)) for name in ("Godzilla", "Mothra", "Megalon")] == [5, 6, 7]  # a larger hand is kept
    assert sorted((event.seat, event.count) for event in table.told(Drew)) == [(0, 4), (1, 5)]


@pytest.mark.rule("TC-10.1")
def test_all_choose_at_the_same_time_and_nothing_is_told_before_the_last_has_chosen():
    table = Table(REFRESH)

    assert [question.seat for question in table.step.pending] == [0, 1, 2]
    table.step = apply(GAME, table.step.position, Choice(2, ("hand:4",)))
    assert (table.step.events, table.discard("Megalon")) == ((), [])
    assert [question.seat for question in table.step.pending] == [0, 1]
    assert all("undermine" not in str(question) for question in table.step.pending)
    table.pick("Mothra").pick("Godzilla", "hand:2")

    told = table.told(Discarded)
    assert told == [Discarded(0, ("trample",)), Discarded(2, ("undermine",))]


@pytest.mark.rule("TC-10.2")
def test_then_abilities_and_enhancements_act_in_turn_order():
    game = with_cards(swarming_rage="enhancement; refresh: draw 1; refresh: gain 1")
    table = Table(
        """
          Megalon 0,0 (energy 0, has swarming_rage, deck burrow burrow burrow undermine undermine chitin_shell):
          Mothra 2,0 (energy 0):
          King Ghidorah -2,0 (king, energy 0, has cosmic_hunger):
          B 2,0 / phase refresh
        """,
        game,
    )
    assert table.energy("King Ghidorah") == 1  # the King first
    assert table.energy("Megalon") == 1
    assert len(table.hand("Megalon")) == 6  # five, and one by the Enhancement
    assert table.asked == ("Mothra", "bask")


@pytest.mark.rule("TC-10.3")
def test_the_king_acts_first_draws_one_more_and_has_two_dominance_at_the_end():
    table = Table(
        "Godzilla 0,0:\n Megalon 2,0 (king):\n phase refresh / round 7", events="rush_hour+lightning_generators"
    )
    while table.step.pending:
        table.pick(table.names[table.question.seat], table.options[0])

    assert (len(table.hand("Godzilla")), len(table.hand("Megalon"))) == (5, 6)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (0, 2)


@pytest.mark.rule("TC-10.2", "TC-9.4")
def test_what_a_kaiju_can_comes_before_what_its_enhancements_bring():
    table = Table(
        "Mothra 0,0 (energy 0, has island_blessing): flutter\n Megalon 2,-2:\n T 0,1 / phase refresh",
        events="rush_hour+lightning_generators",
    ).pick("Mothra")
    assert table.asked == ("Mothra", "bask")
    table.pick("Mothra", "hex:0,1")

    assert [event.amount for event in table.told(EnergyGained)] == [4, 1]


@pytest.mark.rule("TC-10.4")
def test_discards_are_revealed_then_megalon_chooses_then_all_draw():
    table = Table(REFRESH.replace("chitin_shell chitin_shell chitin_shell", ""))
    table.pick("Godzilla", "hand:1").pick("Mothra").pick("Megalon", "hand:1")

    assert (table.asked, len(table.told(Discarded)), table.told(Drew)) == (("Megalon", "recall"), 2, [])
    table.pick("Megalon", "card:burrow")
    assert len(table.told(Drew)) == 3


@pytest.mark.rule("TC-10.4")
def test_what_comes_from_a_discard_pile_is_public_and_stays_known():
    table = Table("> Mothra 0,0 (discard flutter): rebirth\n Megalon 2,0: burrow").picks(
        "Mothra", "card:rebirth", "card:flutter"
    )

    assert table.told(Recovered) == [Recovered(0, "flutter", "hand")]
    for onlooker in ("Megalon", None):
        assert table.view(onlooker).fighters[0].known_hand == ("flutter",)


@pytest.mark.rule("TC-10.4")
def test_a_sift_is_seen_by_one_player_only():
    table = Table("> King Ghidorah 0,0 (meter 1, deck soar unstoppable): soar\n Megalon 2,0: burrow")
    table.picks("King Ghidorah", "card:soar", "pass")

    assert table.view("King Ghidorah").sifted == ("soar", "unstoppable")
    assert table.view("Megalon").sifted == ("", "")
    table.pick("King Ghidorah", "card:unstoppable")
    (sifted,) = table.told(Sifted)
    assert sifted.cards == ("unstoppable",)
    assert (sifted.seen_by(1).cards, sifted.seen_by(None).cards) == ((), ())
    assert table.view("King Ghidorah").fighters[0].known_deck == ((27, "soar"),)  # under the deck, and he knows it
    assert table.view("Megalon").fighters[0].known_deck == ()
