"""Chapter TW-5: taking damage."""

import pytest

from engine.play import IllegalPick
from engine.total_war.events import DamageLaid, DrewOpenly, NothingLaid, Wounded
from tests.engine.total_war.table import GAME, Table


def hit(attacker: str, victim: str, rest: str = "", **options: bool) -> Table:
    """Godzilla's strike of 10 has wounded Anguirus (spun, Life 10); the hands are as given."""
    drawing = f"Godzilla: {attacker}\n > Anguirus (spun): {victim}\n Rodan: 1 1 1\n strike 10 by Godzilla\n {rest}"
    return Table(drawing.rstrip(), **options).pick("Anguirus", "hit")


@pytest.mark.rule("TW-5.1")
def test_the_wounded_lays_a_number_of_his_choice_but_never_a_minus_3():
    table = Table("Godzilla: 1\n > Anguirus: -3 2 8b\n Rodan: double_wound\n wound by Godzilla")
    table.pick("Anguirus", "hit")

    assert table.asked == ("Anguirus", "damage")
    assert GAME.view(table.war, None).victim == table.seat("Anguirus")
    assert table.options == ("card:2", "card:8b")
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Anguirus", "card:-3")
    assert refusal.value.rule == "TW-5.1"
    table.pick("Anguirus", "card:8b")
    assert table.fighter("Anguirus").damage == ["8b"]
    assert table.fighter("Anguirus").hand == ["-3", "2"]


@pytest.mark.rule("TW-5.1")
def test_a_0_may_be_laid_and_costs_nothing():
    table = hit("1", "0 3")

    assert table.options == ("card:0", "card:3")
    assert table.pick("Anguirus", "card:0").fighter("Anguirus").wounds == 0


@pytest.mark.rule("TW-5.1")
def test_the_choice_is_asked_even_if_only_one_number_is_held_for_its_absence_would_tell_the_hand():
    table = hit("1", "-3 4", "wound by Godzilla")

    assert (table.options, table.question.secret) == (("card:4",), True)


@pytest.mark.rule("TW-5.2")
def test_without_a_number_cards_are_drawn_openly_until_one_comes_and_the_others_go_under_the_card_in_play():
    table = Table(
        """
          Godzilla: 1
        > Anguirus: -3 -3 -3
          Rodan: 1
          wound by Godzilla
          discard: 9
          deck: wound -3 3h 8 8 8 8 8 8
        """
    ).pick("Anguirus", "hit")

    assert table.told(DrewOpenly) == [DrewOpenly(1, ("wound", "-3", "3h"))]
    assert table.fighter("Anguirus").damage == ["3h"]
    assert table.war.played == "wound"
    assert table.war.discard == ["9", "wound", "-3"]


@pytest.mark.rule("TW-5.2", "TW-8.2")
def test_if_deck_and_discard_give_out_first_nothing_is_laid():
    table = Table("Godzilla: 1\n > Anguirus: -3\n Rodan: 1\n wound by Godzilla\n deck: wound")

    table.pick("Anguirus", "hit")

    assert table.told(NothingLaid) == [NothingLaid(1)]
    assert table.told(DrewOpenly) == [DrewOpenly(1, ("wound",))]
    assert table.war.discard == ["wound"]
    assert table.fighter("Anguirus").damage == []
    assert table.asked == ("Godzilla", "heart")


@pytest.mark.rule("TW-5.3")
def test_the_player_of_the_last_card_may_add_a_heart_and_straightens_by_it():
    table = (
        Table(
            """
          Godzilla: 2h 3
        > Zilla: 3 1
          Rodan (spun): 2h 4h 1
          wound by Rodan
        """
        )
        .pick("Zilla", "hit")
        .pick("Zilla", "card:3")
    )

    assert table.asked == ("Rodan", "heart")
    assert table.options == ("pass", "card:2h", "card:4h")
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Rodan", "card:1")
    assert refusal.value.rule == "TW-5.3"
    table.pick("Rodan", "card:2h")
    assert table.fighter("Zilla").damage == ["3", "2h"]
    assert not table.fighter("Rodan").is_spun


@pytest.mark.rule("TW-5.3")
def test_the_attacker_is_who_played_last_special_or_not():
    table = Table("Godzilla: 9\n > Mothra: change_direction\n Rodan: 1\n strike 8 by Godzilla")

    table.pick("Mothra", "card:change_direction")
    table.pick("Godzilla", "card:9").pick("Rodan", "hit").pick("Rodan", "card:1")
    assert table.asked == ("Godzilla", "heart")

    table = Table("Godzilla (spun): 1\n > Mothra: change_direction\n Rodan: 1\n strike 8 by Godzilla")
    table.pick("Mothra", "card:change_direction").pick("Godzilla", "hit").pick("Godzilla", "card:1")
    assert table.asked == ("Mothra", "heart")


@pytest.mark.rule("TW-5.4")
def test_the_wounded_takes_one_of_the_buildings_that_lie_up_and_the_others_stay():
    table = hit("1", "1", "up: 4 2 4").pick("Anguirus", "card:1").pick("Godzilla", "pass")

    assert table.asked == ("Anguirus", "building")
    assert table.options == ("building:2", "building:4")
    table.pick("Anguirus", "building:4")
    assert table.fighter("Anguirus").damage == ["1", "building4"]
    assert table.fighter("Anguirus").wounds == 5
    assert table.war.buildings_up == [2, 4]


@pytest.mark.rule("TW-5.5")
def test_one_blow_is_own_card_then_heart_then_building_and_one_check_at_the_end():
    table = hit("4h 1", "6", "up: 3").pick("Anguirus", "card:6").pick("Godzilla", "card:4h")

    assert not table.fighter("Anguirus").is_furious  # 10 of 10 already, but the blow is not over
    table.pick("Anguirus", "building:3")
    assert [event.card for event in table.told(DamageLaid)] == ["6", "4h", "building3"]
    assert [event.wounds for event in table.told(DamageLaid)] == [6, 10, 13]
    assert table.fighter("Anguirus").is_furious
    assert table.fighter("Anguirus").damage == []


@pytest.mark.rule("TW-5.6")
@pytest.mark.parametrize(("twice", "laid"), [(False, ["3"]), (True, ["3", "2"])])
def test_a_double_wound_costs_one_card_or_two_with_the_option(twice, laid):
    table = Table("> Godzilla: double_wound 1\n Mothra: 3 2\n Rodan: 1", double_wound_hits_twice=twice)

    table.pick("Godzilla", "card:double_wound")
    for card in laid:
        assert table.asked == ("Mothra", "damage")
        table.pick("Mothra", f"card:{card}")

    assert table.asked == ("Godzilla", "heart")
    assert table.fighter("Mothra").damage == laid


@pytest.mark.rule("TW-5.7")
@pytest.mark.parametrize("card", ["4h", "5b"])
def test_a_heart_or_building_icon_laid_as_damage_only_counts_its_number(card):
    table = hit("1", f"{card} 3", "buildings: 4").pick("Anguirus", f"card:{card}").pick("Godzilla", "pass")

    assert table.fighter("Anguirus").is_spun
    assert table.war.buildings_up == []
    assert table.fighter("Anguirus").wounds == int(card[0])


@pytest.mark.rule("TW-5.8")
def test_the_attacker_is_asked_after_he_has_seen_the_card_whatever_he_holds():
    table = hit("1 wound", "9")
    assert table.told(Wounded) == [Wounded(1, attacker=0)]
    table.pick("Anguirus", "card:9")

    assert table.asked == ("Godzilla", "heart")
    assert (table.options, table.question.secret) == (("pass",), True)


@pytest.mark.rule("TW-5.8")
def test_the_attacker_is_asked_even_when_the_blow_already_defeats_but_not_without_a_card():
    table = Table("Godzilla: 1\n > Zilla (damage 7): 5\n Rodan: 1\n wound by Godzilla")
    table.pick("Zilla", "hit").pick("Zilla", "card:5")
    assert table.asked == ("Godzilla", "heart")

    table = Table("Godzilla:\n > Zilla: 5\n Rodan: 1\n wound by Godzilla\n deck: 1 1 1")
    table.pick("Zilla", "hit").pick("Zilla", "card:5")
    assert table.asked == ("Zilla", "open")


@pytest.mark.rule("TW-5.6")
@pytest.mark.parametrize("middle", ["strike 10 by Godzilla", "wound by Godzilla"])
def test_by_the_option_only_the_double_wound_hits_twice(middle):
    table = Table(f"Godzilla: 1\n > Mothra (spun): 3 2\n Rodan: 1\n {middle}", double_wound_hits_twice=True)

    table.pick("Mothra", "hit").pick("Mothra", "card:3")

    assert table.asked == ("Godzilla", "heart")


@pytest.mark.rule("TW-5.6", "TW-5.2")
def test_who_is_hit_twice_with_one_number_in_hand_draws_the_second_openly():
    drawing = "> Godzilla: double_wound 1 1 1\n Mothra: 3\n Rodan: 1\n deck: 9 8 8 8 8 8 8 8"
    table = Table(drawing, double_wound_hits_twice=True).pick("Godzilla", "card:double_wound").pick("Mothra", "card:3")

    assert table.told(DrewOpenly) == [DrewOpenly(1, ("9",))]
    assert table.fighter("Mothra").damage == ["3", "9"]
    assert table.asked == ("Godzilla", "heart")


@pytest.mark.rule("TW-5.3")
def test_two_hearts_of_one_value_are_offered_once_and_one_of_them_is_added():
    table = hit("4h 4h 2", "1").pick("Anguirus", "card:1")

    assert table.options == ("pass", "card:4h")
    table.pick("Godzilla", "card:4h")
    assert table.fighter("Anguirus").damage == ["1", "4h"]
    assert "4h" in table.fighter("Godzilla").hand
