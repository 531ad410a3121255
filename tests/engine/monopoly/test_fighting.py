"""Chapter GM-6: kaiju against kaiju."""

import pytest

from engine.monopoly.combat_events import (
    Duelled,
    EstateShared,
    Fired,
    HousesFell,
    Hurt,
    Struck,
    Subjugated,
    Survived,
    WentOver,
)
from engine.monopoly.events import CardUsed, PassedGo
from engine.play import IllegalPick
from tests.engine.monopoly.table import Table


@pytest.mark.rule("GM-6.1")
@pytest.mark.parametrize(("start", "dice"), [("Kita", "1 3"), ("Kita", "1 2"), ("28", "1 3")])
def test_a_kaiju_that_lands_on_an_enemy_starts_a_fight_on_any_space_but_the_no_fight_ones(start, dice):
    goal = {"1 3": 13, "1 2": 12}[dice] if start == "Kita" else 0
    table = Table(f"> Godzilla on {start}\n Mothra on {goal}\n deck: film_rights\n dice: {dice}").roll()
    table.pick("Godzilla", "land")
    if goal == 0:
        table.pick("Godzilla", "money")

    assert table.asked == ("Godzilla", "strike")
    assert {"seat:1", "seat:1#2"} <= set(table.options)
    table.pick("Godzilla", "seat:1", "seat:1#2")
    assert (table.asked, table.question.most) == (("Mothra", "strike_back"), 2)
    table.pick("Mothra", "seat:0")
    assert (table.kaiju("Mothra").hp, table.kaiju("Godzilla").hp) == (10, 11)
    assert (table.kaiju("Godzilla").ap, table.kaiju("Mothra").ap) in ((10, 11), (12, 11))


@pytest.mark.rule("GM-6.1")
def test_every_other_kaiju_with_an_enemy_there_strikes_clockwise_from_the_lander():
    table = Table(
        """
          Rodan on Ota
          Gigan on Kita
        > Godzilla on Kita
          Megalon on Ota: serves Godzilla
          Mothra on Ota
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla")
    assert table.asked == ("Megalon", "strike_back")
    table.pick("Megalon", "seat:4").pick("Mothra", "seat:3").pick("Rodan", "seat:2")

    assert [event.seat for event in table.told(Struck)] == [3, 4, 0]
    assert (table.kaiju("Mothra").hp, table.kaiju("Godzilla").hp) == (11, 11)


@pytest.mark.rule("GM-6.1")
def test_a_kaiju_at_0_hp_still_strikes():
    table = Table("> Godzilla on Kita\n Mothra on Ota: hp 1\n Rodan\n dice: 1 3").roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1")

    assert (table.kaiju("Mothra").hp, table.asked) == (0, ("Mothra", "strike_back"))
    table.pick("Mothra", "seat:0", "seat:0#2")
    assert table.kaiju("Godzilla").hp == 10
    assert table.kaiju("Mothra").controller == 0


@pytest.mark.rule("GM-6.1")
def test_an_enemy_strikes_back_even_if_the_lander_does_not_attack():
    table = Table("> Godzilla on Kita: ap 0\n Mothra on Ota\n dice: 1 3").roll().pick("Godzilla", "land")

    assert table.asked == ("Mothra", "strike_back")


@pytest.mark.rule("GM-6.2")
def test_in_its_peace_lap_a_kaiju_starts_no_fight_and_where_it_lands_nobody_strikes():
    table = Table("> Godzilla on Kita: laps 0\n Mothra on Ota\n dice: 1 3").roll().pick("Godzilla", "land")

    assert table.options == ("house", "house#2")
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "seat:1")
    assert refusal.value.rule == "GM-6.2"
    assert table.pick("Godzilla", "house").asked == ("Mothra", "turn")


@pytest.mark.rule("GM-6.2")
def test_in_the_peace_lap_tanks_are_attacked_and_fire_as_usual():
    table = Table(
        """
        > Godzilla on Kita: laps 0
          Mothra on Ota
          Ota: Mothra, 0 houses, 2 tanks
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land").pick("Godzilla", "tank").pick("Mothra", "fire:0")

    assert (table.standing("Ota"), table.kaiju("Godzilla").hp) == ((0, 1), 11)


@pytest.mark.rule("GM-6.2")
def test_landed_on_by_others_a_kaiju_in_its_peace_lap_is_a_target_and_strikes_back():
    table = Table("> Godzilla on Kita\n Mothra on Ota: laps 0\n dice: 1 3").roll().pick("Godzilla", "land")

    table.pick("Godzilla", "seat:1").pick("Mothra", "seat:0")
    assert (table.kaiju("Mothra").hp, table.kaiju("Godzilla").hp) == (11, 11)


@pytest.mark.rule("GM-6.2")
def test_landing_on_go_ends_the_peace_and_subjugation_does_not():
    reached = Table("> Godzilla on 28: laps 0\n Mothra on GO\n dice: 1 3").roll().pick("Godzilla", "land")
    assert reached.pick("Godzilla", "money").asked == ("Godzilla", "strike")

    subjugated = Table("> Godzilla on Kita: laps 0, serves Rodan\n Mothra on Ota\n Rodan\n dice: 1 3")
    subjugated.pick("Godzilla", "land")
    assert subjugated.options == ("house", "house#2")


@pytest.mark.rule("GM-6.3")
def test_a_striker_hits_its_enemies_and_their_tanks_bystanders_included_but_only_the_lander_hits_houses():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ota
          Rodan on Ota
          Gigan
          Ota: Gigan, 4 houses, 2 tanks
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "house", "seat:1")
    assert table.asked == ("Mothra", "strike_back")
    assert set(table.options) == {"tank", "tank#2", "seat:0", "seat:0#2", "seat:2", "seat:2#2"}
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Mothra", "house")
    assert refusal.value.rule == "GM-6.3"
    table.pick("Mothra", "seat:2", "tank").pick("Rodan", "seat:1", "seat:1#2")

    assert table.standing("Ota") == (2, 1)
    assert (table.kaiju("Mothra").hp, table.kaiju("Rodan").hp) == (9, 11)


@pytest.mark.rule("GM-6.3")
def test_the_owner_does_not_hit_its_own_tanks():
    table = Table("> Godzilla on Kita\n Mothra on Ota\n Ota: Mothra, 1 house, 2 tanks\n dice: 1 3").roll()

    assert table.pick("Godzilla", "land").pick("Godzilla").options == ("seat:0", "seat:0#2")


@pytest.mark.rule("GM-6.4")
def test_instead_of_landing_on_an_enemy_a_kaiju_may_stop_one_space_early():
    table = Table("> Godzilla on Kita\n Mothra on Shinagawa\n dice: 2 3").roll()

    assert (table.asked, table.options) == (("Godzilla", "hide"), ("land", "hide"))
    assert table.pick("Godzilla", "hide").where("Godzilla") == "Ota"


@pytest.mark.rule("GM-6.4")
@pytest.mark.parametrize(
    ("why", "drawing"),
    [
        ("an enemy is there too", "> Godzilla on Kita\n Mothra on Shinagawa\n Rodan on Ota\n dice: 2 3"),
        ("nobody is there", "> Godzilla on Kita\n Mothra on Meguro\n Rodan\n dice: 2 3"),
        ("a friend is there", "> Godzilla on Kita\n Mothra on Shinagawa: serves Godzilla\n Rodan\n dice: 2 3"),
        ("no fight on that space", "> Godzilla on Sumida\n Mothra on Nuclear Plant\n Rodan\n dice: 2 3"),
    ],
)
def test_there_is_no_hiding_where(why, drawing):
    table = Table(drawing).roll()

    assert table.question.ask != "hide", why


@pytest.mark.rule("GM-6.4")
def test_there_is_no_hiding_back_where_it_started_nor_after_a_card_move():
    table = Table("> Godzilla on Kita: holds sewer_tunnel\n Mothra on Arakawa\n dice: 1 1").roll()
    assert table.pick("Godzilla", "less").asked == ("Godzilla", "strike")

    table = Table("> Godzilla on Kita\n Mothra on Shinagawa\n deck: long_stride\n dice: 1 2").roll()
    assert table.pick("Godzilla", "steps:2").asked == ("Godzilla", "strike")


@pytest.mark.rule("GM-6.4")
def test_friends_do_not_hinder_hiding():
    table = Table("> Godzilla on Kita\n Mothra on Shinagawa\n Rodan on Ota: serves Godzilla\n dice: 2 3").roll()

    assert table.asked == ("Godzilla", "hide")


@pytest.mark.rule("GM-6.5")
def test_a_hiding_kaiju_does_nothing_on_a_district():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Shinagawa
          Ota: Mothra, 1 house, 1 tank
          dice: 2 3
        """
    )
    table.roll().pick("Godzilla", "hide").pick("Mothra", "fire:0")

    assert (table.standing("Ota"), table.told(HousesFell), table.told(Struck)) == ((1, 1), [], [])
    assert (table.kaiju("Godzilla").hp, table.asked) == (11, ("Mothra", "turn"))


@pytest.mark.rule("GM-6.5")
def test_other_spaces_work_as_usual_and_a_card_that_moves_it_on_ends_the_hiding():
    table = Table("> Godzilla on Kita\n Mothra on Ota\n deck: long_stride\n dice: 1 3").roll()
    table.pick("Godzilla", "hide")
    assert (table.where("Godzilla"), table.asked) == ("Chance", ("Godzilla", "stride"))
    table.pick("Godzilla", "steps:2")

    assert (table.where("Godzilla"), table.asked) == ("Shinagawa", ("Godzilla", "strike"))
    assert table.standing("Shinagawa") == (3, 0)


@pytest.mark.rule("GM-6.5")
def test_hiding_short_of_go_does_not_pass_it():
    table = Table("> Godzilla on Shinjuku\n Mothra on GO\n dice: 1 3").roll().pick("Godzilla", "hide")

    assert (table.where("Godzilla"), table.told(PassedGo)) == ("Ginza", [])
    assert table.kaiju("Godzilla").laps == 1


def duel(lander_ap: int, other_ap: int) -> Table:
    """Godzilla and Mothra, 2 HP each, strike each other down with 2 AP each; so much AP they had before."""
    table = Table(
        f"""
        > Godzilla on Kita: hp 2, ap {lander_ap}
          Mothra on Ota: hp 2, ap {other_ap}
          Rodan on Kita
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1", "seat:1#2")
    return table.pick("Mothra", "seat:0", "seat:0#2")


@pytest.mark.rule("GM-6.6")
@pytest.mark.parametrize(
    ("lander_ap", "other_ap", "winner", "left"),
    [(4, 5, "Mothra", 0), (12, 4, "Godzilla", 7), (3, 2, "Godzilla", 0), (2, 6, "Mothra", 3)],
)
def test_two_that_took_each_others_last_hp_pay_ap_until_one_cannot(lander_ap, other_ap, winner, left):
    table = duel(lander_ap, other_ap)

    loser = "Godzilla" if winner == "Mothra" else "Mothra"
    assert table.told(Duelled)[0].winner == table.seat(winner)
    assert (table.kaiju(winner).hp, table.kaiju(winner).ap, table.kaiju(winner).is_free) == (1, left, True)
    assert table.kaiju(loser).controller == table.seat(winner)


@pytest.mark.rule("GM-6.6")
def test_with_equal_ap_both_have_1_hp_and_0_ap():
    table = duel(5, 5)

    assert table.told(Duelled) == [Duelled(0, 1, -1, 3)] or table.told(Duelled) == [Duelled(1, 0, -1, 3)]
    for name in ("Godzilla", "Mothra"):
        assert (table.kaiju(name).hp, table.kaiju(name).ap, table.kaiju(name).is_free) == (1, 0, True)


@pytest.mark.rule("GM-6.6", "GM-7.8")
def test_there_is_no_duel_when_one_of_them_is_subjugated():
    table = Table("> Godzilla on Kita: serves Rodan\n Mothra on Ota: hp 2, ap 9\n Rodan\n dice: 1 3")
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1", "seat:1#2").pick("Mothra", "seat:0")

    assert table.told(Duelled) == []
    assert (table.kaiju("Godzilla").is_free, table.kaiju("Mothra").controller) == (True, 0)


@pytest.mark.rule("GM-6.7")
def test_attacking_is_never_compulsory():
    table = Table("> Godzilla on Kita\n Mothra on Ota\n dice: 1 3").roll().pick("Godzilla", "land")

    table.pick("Godzilla").pick("Mothra")
    assert (table.told(Struck), table.kaiju("Mothra").hp) == ([], 12)


@pytest.mark.rule("GM-6.8")
def test_whoever_takes_the_last_hp_is_the_victor_and_a_kaiju_at_0_takes_no_more():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ota: hp 3
          Rodan on Ota
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1", "seat:1#2")
    table.pick("Mothra").pick("Rodan", "seat:1", "seat:1#2")

    assert table.told(Hurt)[-1] == Hurt(1, 2, "strike", 1, 0, 0)
    assert table.kaiju("Mothra").controller == 2


@pytest.mark.rule("GM-6.8")
def test_who_fell_is_no_target_any_more():
    table = Table("> Godzilla on Kita\n Mothra on Ota: hp 1\n Rodan on Ota\n dice: 1 3").roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra")

    assert table.options == ("seat:0", "seat:0#2")


@pytest.mark.rule("GM-6.8")
def test_a_pair_by_any_weapon_is_settled_first():
    """Mothra's tanks fell Godzilla, who had felled Mothra, who had felled nobody: they duel."""
    table = Table(
        """
        > Godzilla on Kita: hp 1, ap 3
          Mothra on Ota: hp 1, ap 4
          Rodan
          Ota: Mothra, 2 houses, 1 tank
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra").pick("Mothra", "fire:0")

    assert table.told(Duelled)[0].winner == 1
    assert table.kaiju("Godzilla").controller == 1


@pytest.mark.rule("GM-6.8", "GM-7.3")
def test_what_a_loser_won_passes_on_to_its_victor():
    """Godzilla fells Mothra, then Rodan fells Godzilla."""
    table = Table(
        """
        > Godzilla on Kita: hp 1
          Mothra on Ota: hp 1
          Rodan on Ota
          Gigan
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra").pick("Rodan", "seat:0")

    assert [event.seat for event in table.told(Subjugated)] == [1, 0]
    assert table.told(WentOver) == [WentOver(1, 2)]
    assert (table.kaiju("Mothra").controller, table.kaiju("Godzilla").controller) == (2, 2)


@pytest.mark.rule("GM-6.8", "GM-7.3")
def test_what_a_fallen_kaijus_tanks_win_after_its_fall_passes_on_too():
    """Rodan fells Godzilla, then Godzilla's tanks fell Mothra."""
    table = Table(
        """
        > Godzilla on Kita: hp 1
          Rodan on Ota
          Mothra on Ota: hp 1
          Gigan
          Ota: Godzilla, 2 houses, 1 tank
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla").pick("Rodan", "seat:0").pick("Mothra").pick("Godzilla", "fire:2")

    assert table.told(Subjugated)[1:] == [Subjugated(2, 0, 1, 10_000)]
    assert {table.kaiju(name).controller for name in ("Godzilla", "Mothra")} == {1}


@pytest.mark.rule("GM-6.9", "GM-7.2")
def test_the_money_goes_to_those_still_free_after_the_whole_settlement():
    table = Table(
        """
        > Godzilla on Kita: hp 1, cash 100
          Mothra on Ota: hp 1, cash 2010
          Rodan on Ota: cash 0
          Gigan: cash 0
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra").pick("Rodan", "seat:0")

    assert table.told(EstateShared) == [EstateShared(1, (2, 3), 1_000), EstateShared(0, (2, 3), 50)]
    assert [kaiju.cash for kaiju in table.state.kaiju] == [0, 0, 1_050, 1_050]


@pytest.mark.rule("GM-6.9")
def test_the_duel_runs_by_itself_without_cards():
    table = Table(
        """
        > Godzilla on Kita: hp 1, ap 9, holds berserk
          Mothra on Ota: hp 1, ap 3, holds carapace atomic_breath
          Rodan on Kita
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "keep").pick("Godzilla", "seat:1").pick("Mothra", "keep")
    table.pick("Mothra", "keep").pick("Mothra", "seat:0")

    assert table.told(Duelled)
    assert table.kaiju("Mothra").cards == ["carapace", "atomic_breath"]
    assert table.told(CardUsed) == []


@pytest.mark.rule("GM-6.10")
def test_a_kaiju_beaten_by_one_that_already_serves_it_stays_free():
    """Godzilla fells Mothra, Mothra fells Rodan, Rodan fells Godzilla: all three at 0."""
    table = Table(
        """
        > Godzilla on Kita: hp 1
          Mothra on Ota: hp 1
          Rodan on Ota: hp 1
          Gigan
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra", "seat:2").pick("Rodan", "seat:0")

    assert table.told(Survived) == [Survived(0)]
    assert (table.kaiju("Godzilla").hp, table.kaiju("Godzilla").is_free) == (1, True)
    assert (table.kaiju("Mothra").controller, table.kaiju("Rodan").controller) == (0, 0)


def test_fire_at_the_lander_counts_as_its_owners():
    table = Table("> Godzilla on Kita: hp 1\n Mothra\n Rodan\n Ota: Mothra, 1 house, 1 tank\n dice: 1 3").roll()

    table.pick("Godzilla").pick("Mothra", "fire:0")
    assert table.told(Fired)[0].seat == table.told(Subjugated)[0].by == 1
