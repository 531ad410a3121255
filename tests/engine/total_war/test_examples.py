"""The worked examples of the rulebooks, each as a drawn position; both editions print the same ones."""

import pytest

from engine.presets import options_of
from engine.total_war.events import DirectionChanged, Played
from tests.engine.total_war.table import GAME, Table

EDITIONS = [preset for preset in GAME.presets if preset.key in ("printed", "german")]
in_both_editions = pytest.mark.parametrize("edition", EDITIONS, ids=lambda preset: preset.key)


def drawn(drawing: str, edition: object) -> Table:
    return Table(drawing, **options_of(GAME, edition))  # type: ignore[arg-type]


def said(table: Table) -> list[int]:
    """Return the values that were called out, card by card (the Golden Rule)."""
    return [event.strike for event in table.told(Played)]


@in_both_editions
@pytest.mark.rule("TW-4.2", "TW-3.6")
def test_mothra_says_ten_godzilla_lowers_it_to_seven_and_the_next_kaiju_answers_a_seven(edition):
    table = drawn("> Mothra (spun): 10 1 1\n Godzilla: -3 1 1\n Zilla (spun): 6 7 1", edition)

    table.pick("Mothra", "card:10").pick("Godzilla", "card:-3")

    assert said(table) == [10, 7]
    assert table.asked == ("Zilla", "answer")
    assert table.options == ("card:7",)


@pytest.mark.rule("TW-5.3", "TW-7.3", "TW-3.4")
def test_zilla_cannot_answer_seven_lays_a_three_and_godzilla_adds_a_heart_of_two_and_straightens():
    table = Table("> Godzilla: 5 2h 1\n Zilla (spun): 3 4 1\n Rodan: 1 1 1")

    table.pick("Godzilla", "card:5+power")
    assert said(table) == [7]
    assert table.fighter("Godzilla").is_spun
    table.pick("Zilla", "hit").pick("Zilla", "card:3").pick("Godzilla", "card:2h")

    assert table.fighter("Zilla").damage == ["3", "2h"]
    assert not table.fighter("Godzilla").is_spun
    assert [len(fighter.hand) for fighter in table.war.fighters] == [3, 3, 3]
    assert table.asked == ("Zilla", "open")


@pytest.mark.rule("TW-6.8")
def test_in_the_german_edition_zilla_is_asked_for_a_counter_attack_after_the_same_blow():
    german = next(preset for preset in GAME.presets if preset.key == "german")
    table = drawn("> Godzilla: 5 2h 1\n Zilla (spun): 3 4 1\n Rodan: 1 1 1", german)

    table.pick("Godzilla", "card:5+power").pick("Zilla", "hit").pick("Zilla", "card:3").pick("Godzilla", "card:2h")

    assert table.fighter("Zilla").damage == ["3", "2h"]
    assert table.asked == ("Zilla", "counter")
    table.pick("Zilla", "pass")
    assert table.asked == ("Zilla", "open")


@pytest.mark.rule("TW-4.11", "TW-5.4", "TW-3.3")
def test_rodan_turns_up_a_building_with_his_five_and_kumonga_takes_it_with_her_wound():
    table = Table(
        """
          Zilla: 1 1 1
        > Rodan (spun): 5b 1 1
          Kumonga (spun): 2 1 1
          strike 5 by Zilla
          buildings: 4 1
        """
    )

    table.pick("Rodan", "card:5b")
    assert table.war.buildings_up == [4]
    assert len(table.fighter("Rodan").hand) == 3
    table.pick("Kumonga", "hit").pick("Kumonga", "card:2").pick("Rodan", "pass").pick("Kumonga", "building:4")

    assert table.fighter("Kumonga").damage == ["2", "building4"]
    assert table.fighter("Kumonga").wounds == 6
    assert table.war.buildings_up == []


@in_both_editions
@pytest.mark.rule("TW-4.4")
def test_king_ghidorah_changes_direction_and_anguirus_has_to_answer_his_own_eight(edition):
    table = drawn("> Anguirus: 8 9 1\n King Ghidorah: change_direction 1 1\n Zilla: 10 1 1", edition)

    table.pick("Anguirus", "card:8").pick("King Ghidorah", "card:change_direction")
    assert table.asked == ("Anguirus", "answer")
    table.pick("Anguirus", "card:9")

    assert said(table) == [8, 8, 9]
    assert table.told(DirectionChanged) == [DirectionChanged(is_clockwise=False)]
    assert table.asked == ("Zilla", "answer")


@in_both_editions
@pytest.mark.rule("TW-4.5")
def test_rodan_answers_nine_by_a_target_four_seats_away_and_godzilla_plays_a_ten(edition):
    table = drawn(
        """
          Mothra: 1 1 1
        > Rodan (spun): choose_target 1 2
          Gigan: 1 1 1
          Manda: 1 1 1
          Zilla: 1 1 1
          Godzilla: 10 1 1
          strike 9 by Mothra
        """,
        edition,
    )

    assert table.options == ("card:choose_target",)
    table.pick("Rodan", "card:choose_target").pick("Rodan", "seat:5")
    assert len(table.fighter("Rodan").hand) == 3
    assert table.asked == ("Godzilla", "answer")
    table.pick("Godzilla", "card:10")

    assert said(table) == [9, 10]
    assert table.war.is_clockwise
    assert table.asked == ("Mothra", "answer")


@in_both_editions
@pytest.mark.rule("TW-4.3")
def test_after_a_change_of_direction_and_a_target_king_ghidorah_still_has_to_equal_mandas_seven(edition):
    hands = "> Manda: 7 choose_target 1\n Mothra: change_direction 1 1\n Rodan: 1 1 1\n King Ghidorah (spun): 6 7 1"
    table = drawn(hands, edition)

    table.pick("Manda", "card:7").pick("Mothra", "card:change_direction")
    table.pick("Manda", "card:choose_target").pick("Manda", "seat:3")
    assert table.asked == ("King Ghidorah", "answer")
    assert table.options == ("card:7",)
    table.pick("King Ghidorah", "card:7")

    assert said(table) == [7, 7, 7, 7]


@in_both_editions
@pytest.mark.rule("TW-7.1", "TW-3.6")
def test_ebirah_adds_his_power_of_two_to_a_six_and_says_eight(edition):
    table = drawn("Godzilla: 1 1 1\n > Ebirah: 6 1 1\n Rodan (spun): 7 8 1\n strike 8 by Godzilla", edition)

    table.pick("Ebirah", "card:6+power")

    assert said(table) == [8]
    assert table.fighter("Ebirah").is_spun
    assert (table.asked, table.options) == (("Rodan", "answer"), ("card:8",))


@in_both_editions
@pytest.mark.rule("TW-3.6", "TW-4.2", "TW-4.4")
def test_mothra_says_six_rodan_turns_it_round_at_six_and_mothra_says_three(edition):
    table = drawn("> Mothra: 6 -3 1\n Rodan: change_direction 1 1\n Zilla: 3 1 1", edition)

    table.pick("Mothra", "card:6").pick("Rodan", "card:change_direction").pick("Mothra", "card:-3")

    assert said(table) == [6, 6, 3]
    assert table.asked == ("Zilla", "answer")
    assert not table.war.is_clockwise
