"""Chapter GM-2: a turn."""

import pytest

from engine.monopoly.combat.events import Fired, HousesFell, Hurt, Struck, Subjugated
from engine.monopoly.events import Bought, CardDrawn, Moved, PassedGo, Rolled, SentToFish
from engine.play import IllegalPick
from tests.engine.monopoly.table import Table


@pytest.mark.rule("GM-2.1")
def test_before_the_first_roll_one_builds_and_deals_in_any_order():
    table = Table("> Godzilla: cash 5000\n Mothra\n Kita: Godzilla, 1 house")

    assert table.options == ("roll", "works:kita", "deal")
    table.pick("Godzilla", "deal").pick("Godzilla").pick("Godzilla", 500)
    table.pick("Godzilla", "works:kita").pick("Godzilla", "build:kita:h2:t1")
    assert table.standing("Kita") == (2, 1)
    assert "deal" in table.options
    table.pick("Mothra", "accept")
    assert table.options == ("roll", "works:kita", "deal")


@pytest.mark.rule("GM-2.1")
def test_a_double_gives_another_roll_but_no_building():
    table = Table("> Godzilla: cash 5000\n Mothra on Ueno\n Kita: Godzilla, 1 house\n dice: 4 4 / 1 3").roll()

    assert table.asked == ("Godzilla", "fish")
    table.pick("Godzilla", "pass")
    assert [event.dice for event in table.told(Rolled)] == [(4, 4), (1, 3)]
    assert table.where("Godzilla") == "Chance"


@pytest.mark.rule("GM-2.2")
def test_two_dice_are_rolled_and_moved():
    table = Table("> Godzilla on Kita\n Mothra\n dice: 2 3").roll()

    assert table.told(Rolled) == [Rolled(0, (2, 3))]
    assert table.told(Moved) == [Moved(0, 9, 14, "roll")]
    assert table.where("Godzilla") == "Shinagawa"


@pytest.mark.rule("GM-2.3")
def test_a_double_gives_another_roll_after_the_move_is_resolved():
    table = Table("> Godzilla\n Mothra on Ueno\n dice: 2 2 / 1 2").roll()

    assert table.asked == ("Godzilla", "strike")  # on Edogawa
    table.pick("Godzilla")
    assert (table.where("Godzilla"), table.asked) == ("Nerima", ("Godzilla", "strike"))
    table.pick("Godzilla")
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-2.3")
def test_the_third_double_in_a_row_leads_to_the_fish_without_a_move_and_with_one_attempt():
    drawing = "> Godzilla on Kita\n Mothra\n dice: 2 2 / 1 1 / double / {}"
    table = Table(drawing.format("plain")).roll().pick("Godzilla").pick("Godzilla")

    assert table.told(SentToFish) == [SentToFish(0, "doubles")]
    assert (table.where("Godzilla"), table.asked) == ("Big Pile of Fish", ("Godzilla", "escape"))
    assert table.options == ("roll", "stay")
    table.pick("Godzilla", "roll")
    assert (table.where("Godzilla"), table.kaiju("Godzilla").held) == ("Big Pile of Fish", 3)
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-2.3", "GM-8.4")
def test_a_double_in_the_attempt_leaves_the_fish_by_that_roll_without_another():
    table = Table("> Godzilla on Kita\n Mothra\n dice: 2 2 / 1 1 / double / 3 3").roll()
    table.pick("Godzilla").pick("Godzilla").pick("Godzilla", "roll")

    assert (table.where("Godzilla"), table.kaiju("Godzilla").held) == ("Shinagawa", 0)
    table.pick("Godzilla")
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-2.3")
def test_who_is_subjugated_by_its_double_rolls_no_more():
    table = Table(
        """
        > Godzilla on Kita: hp 1
          Mothra
          Rodan
          Ota: Mothra, 2 tanks
          dice: 2 2
        """
    ).roll()
    table.pick("Godzilla").pick("Mothra", "fire:0")

    assert table.told(Subjugated)
    assert len(table.told(Rolled)) == 1
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-2.3")
def test_who_is_killed_by_its_double_rolls_no_more():
    table = Table(
        """
        > Godzilla on Kita: serves Rodan
          Mothra
          Rodan
          Ota: Mothra, 2 tanks
          dice: 2 2
        """
    )
    table.pick("Godzilla").pick("Mothra", "fire:0")

    assert table.kaiju("Godzilla").is_waiting
    assert len(table.told(Rolled)) == 1


@pytest.mark.rule("GM-2.3")
def test_a_double_gives_a_subjugated_kaiju_another_roll_too():
    table = Table("> Godzilla on Kita: serves Rodan\n Mothra on Ueno\n Rodan on Ueno\n dice: 2 2 / 1 2")
    table.pick("Godzilla")

    assert [event.dice for event in table.told(Rolled)] == [(2, 2), (1, 2)]


@pytest.mark.rule("GM-2.3")
def test_who_is_sent_to_the_fish_by_its_double_rolls_no_more():
    table = Table("> Godzilla on Akihabara\n Mothra\n dice: 2 2").roll()

    assert table.told(SentToFish) == [SentToFish(0, "scent")]
    assert (table.where("Godzilla"), table.kaiju("Godzilla").held) == ("Big Pile of Fish", 3)
    assert len(table.told(Rolled)) == 1
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-2.3", "GM-7.8")
def test_who_breaks_free_by_its_double_goes_on():
    table = Table(
        """
        > Godzilla on Kita: serves Mothra
          Mothra
          Rodan on Ota: hp 2
          Gigan
          dice: 2 2 / 1 1 / 1 2
        """
    )
    table.pick("Godzilla", "land").pick("Godzilla", "seat:2", "seat:2#2").pick("Rodan")

    assert table.kaiju("Godzilla").is_free
    assert len(table.told(Rolled)) == 2
    assert table.where("Godzilla") == "Meguro"


@pytest.mark.rule("GM-2.4")
def test_a_roll_is_shifted_then_hidden_then_moved_then_go_pays_then_the_space_speaks():
    table = Table(
        """
        > Godzilla on Marunouchi: holds sewer_tunnel
          Mothra on Edogawa
          deck: film_rights
          dice: 2 2
        """
    ).roll()

    assert table.asked == ("Godzilla", "shift")
    table.pick("Godzilla", "as_rolled")
    assert table.asked == ("Godzilla", "go")
    assert table.where("Godzilla") == "Adachi"
    table = Table("> Godzilla on Marunouchi\n Mothra on Katsushika\n deck: film_rights\n dice: 2 4").roll()
    assert table.asked == ("Godzilla", "hide")
    table.pick("Godzilla", "hide").pick("Godzilla", "money")
    kinds = [type(event) for event in table.events]
    assert kinds.index(Moved) < kinds.index(PassedGo) < kinds.index(CardDrawn)


@pytest.mark.rule("GM-2.4")
def test_where_it_stops_the_house_falls_then_strikes_then_tanks_then_masers_then_defeats_then_the_purchase():
    table = Table(
        """
        > Godzilla on Kita: hp 9
          Mothra on Ota: hp 1
          Rodan
          Gigan
          Ota: Gigan, 1 house, 1 tank
          Shinagawa: Rodan, 0 houses, maser
          Meguro: Gigan, 0 houses, maser
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra", "tank")
    assert table.asked == ("Rodan", "maser")  # no tank is left; owners clockwise from the lander
    table.pick("Rodan", "fire:0").pick("Gigan", "fire:0")
    assert table.asked == ("Godzilla", "buy")
    table.pick("Godzilla", "buy:ota")

    order = [HousesFell, Struck, Hurt, Struck, Fired, Hurt, Fired, Hurt, Subjugated, Bought]
    assert [type(event) for event in table.events if type(event) in order][:10] == order


@pytest.mark.rule("GM-2.4")
def test_a_card_move_repeats_go_and_the_space_chance_included():
    table = Table(
        """
        > Godzilla on Marunouchi
          Mothra on Kita
          deck: long_stride undersea_current
          dice: 2 3
        """
    )
    table.roll().pick("Godzilla", "money")
    assert table.asked == ("Godzilla", "stride")
    table.pick("Godzilla", "steps:4")

    assert [event.card for event in table.told(CardDrawn)] == ["long_stride", "undersea_current"]
    assert table.asked == ("Godzilla", "go")
    assert table.where("Godzilla") == "GO"


@pytest.mark.rule("GM-2.5")
def test_off_turn_only_a_defenders_strike_is_waited_for():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ota: ap 5
          Ota: Mothra, 1 house, 2 tanks
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land").pick("Godzilla")

    assert table.asked == ("Mothra", "strike_back")
    assert (table.question.waits, table.question.default) == (True, ("seat:0", "seat:0#2"))
    table.by_default()
    assert (table.asked, table.question.waits, table.question.default) == (("Mothra", "tanks"), False, ("fire:0",))


@pytest.mark.rule("GM-2.5")
def test_a_defender_strikes_by_default_with_what_it_has():
    table = Table("> Godzilla on Kita\n Mothra on Ota: ap 1\n dice: 1 3").roll()
    table.pick("Godzilla", "land").pick("Godzilla")

    assert table.question.default == ("seat:0",)
    assert table.by_default().kaiju("Godzilla").hp == 11
    assert table.kaiju("Mothra").ap == 0


@pytest.mark.rule("GM-2.5")
def test_a_defender_of_the_landers_side_strikes_nobody_by_default():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ota: serves Godzilla
          Rodan on Ota
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla")

    assert (table.asked, table.question.default) == (("Mothra", "strike_back"), ())


@pytest.mark.rule("GM-2.5")
@pytest.mark.parametrize(("hp", "tanks", "default"), [(9, 2, "keep"), (2, 2, "card:carapace"), (1, 4, "keep")])
def test_carapace_is_played_by_default_when_it_saves_the_last_hp(hp, tanks, default):
    table = Table(
        f"""
        > Godzilla on Kita: hp {hp}, holds carapace
          Mothra
          Ota: Mothra, 1 house, {tanks} tanks
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla").pick("Mothra", "fire:0")

    assert (table.asked, table.question.waits) == (("Godzilla", "shield"), False)
    assert table.question.default == (default,)


@pytest.mark.rule("GM-2.5")
def test_tanks_of_the_landers_side_hit_the_free_enemy_with_fewest_hp_by_default():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ota: hp 8
          Rodan on Ota: hp 3
          Gigan on Ota: serves Mothra
          Ota: Godzilla, 2 houses, 2 tanks
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land").pick("Godzilla").pick("Mothra").pick("Rodan").pick("Gigan")

    assert (table.asked, table.question.waits) == (("Godzilla", "tanks"), False)
    assert table.options == ("fire:1", "fire:2", "fire:3", "stand_down")
    assert table.question.default == ("fire:2",)


@pytest.mark.rule("GM-2.6")
def test_a_question_with_one_legal_answer_is_not_asked():
    table = Table("> Godzilla on Kita: ap 0\n Mothra\n dice: 1 3").roll()

    assert table.asked == ("Mothra", "turn")  # nothing to strike with, nothing to buy
    table = Table("> Godzilla on Kita: serves Mothra\n Mothra\n Rodan\n dice: 1 2")
    assert table.told(Rolled)  # a subjugated kaiju has nothing to choose before its roll


@pytest.mark.rule("GM-2.6")
def test_if_time_runs_out_there_is_no_purchase_no_hiding_no_ap_spent_and_money_at_go():
    table = Table(
        """
        > Godzilla on Ginza
          Mothra on Katsushika
          Adachi: City, 0 houses
          Katsushika: City, 1 house
          dice: 1 3
        """
    )
    defaults = {}
    table.by_default()
    while table.question.ask != "turn":
        if table.question.seat == 0:
            defaults[table.question.ask] = table.question.default
        table.by_default()

    assert defaults == {"hide": ("land",), "go": ("money",), "strike": (), "buy": ("pass",)}


def test_a_roll_cannot_be_answered_with_anything_else():
    table = Table("> Godzilla\n Mothra")

    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "stay")
    assert refusal.value.rule == "GM-8.4"
