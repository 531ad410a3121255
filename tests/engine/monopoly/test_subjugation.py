"""Chapter GM-7: subjugation: falling to another, dying in its service, breaking free."""

import pytest

from engine.monopoly.combat.events import BrokeFree, EstateShared, Hurt, Killed, Subjugated, WentOver
from engine.monopoly.events import PassedGo, Released, TurnSkipped
from tests.engine.monopoly.table import Table, draw


def beaten(mothra: str = "hp 1", rest: str = "") -> Table:
    """Godzilla has just struck Mothra down on Ota; Rodan and Gigan look on."""
    drawing = (
        f"> Godzilla on Kita: cash 0\n Rodan: cash 0\n Gigan: cash 0\n Mothra on Ota: {mothra}\n dice: 1 3\n{rest}"
    )
    table = Table(drawing.rstrip()).roll()
    return table.pick("Godzilla", "land").pick("Godzilla", "seat:3").pick("Mothra")


@pytest.mark.rule("GM-7.1")
def test_the_beaten_has_1_hp_and_2_ap_stays_where_it_fell_and_keeps_its_turns():
    table = beaten("hp 1, ap 9, cash 0")

    mothra = table.kaiju("Mothra")
    assert (mothra.controller, mothra.hp, mothra.ap, table.where("Mothra")) == (0, 1, 2, "Ota")
    table = Table("> Godzilla on Kita: serves Mothra\n Mothra\n Rodan\n dice: 1 3")
    assert table.asked == ("Godzilla", "strike")  # every decision about the kaiju is its player's


@pytest.mark.rule("GM-7.1")
def test_the_two_ap_of_a_subjugated_kaiju_come_back_at_once():
    table = Table("> Godzilla on Kita: serves Rodan\n Mothra\n Rodan\n dice: 1 3")

    assert (table.asked, table.question.most) == (("Godzilla", "strike"), 2)
    table.pick("Godzilla", "house", "house#2")
    assert (table.standing("Ota"), table.kaiju("Godzilla").ap) == ((1, 0), 2)


@pytest.mark.rule("GM-7.2")
def test_houses_tanks_and_rights_are_sold_at_half_and_shared_with_the_cash_among_the_free():
    table = beaten(
        "hp 1, cash 1000, holds full_belly",
        "Ueno: Mothra, 2 houses, 1 tank\n Adachi: Mothra, 0 houses, maser",
    )

    money = 1_000 + 2 * 350 + 400 + 1_100 + 300
    assert table.told(Subjugated) == [Subjugated(3, 0, 0, money)]
    assert table.told(EstateShared) == [EstateShared(3, (0, 1, 2), 1_160)]  # 3500 / 3, down to 10K
    assert [kaiju.cash for kaiju in table.state.kaiju] == [1_160, 1_160, 1_160, 0]
    for name in ("Ueno", "Adachi"):
        assert (table.owner(name), table.district(name).is_bare) == ("City", True)
        assert not table.district(name).has_maser
    assert table.kaiju("Mothra").cards == ["full_belly"]


@pytest.mark.rule("GM-7.2")
def test_what_does_not_divide_goes_to_the_city():
    bank = draw("> Godzilla\n Rodan\n Gigan\n Mothra").bank
    table = beaten("hp 1, cash 100")

    assert [kaiju.cash for kaiju in table.state.kaiju] == [30, 30, 30, 0]
    assert table.state.bank == bank + 10


@pytest.mark.rule("GM-7.3")
def test_the_kaiju_it_had_subjugated_go_over_with_it():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ota: hp 1
          Rodan: serves Mothra
          Gigan: serves Mothra
          Megalon
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra")

    assert table.told(WentOver) == [WentOver(2, 0), WentOver(3, 0)]
    assert [kaiju.controller for kaiju in table.state.kaiju] == [-1, 0, 0, 0, -1]


@pytest.mark.rule("GM-7.7")
def test_killed_again_it_is_put_on_go_without_pay_and_waits_for_its_controller():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ota: serves Rodan
          Rodan on Shinjuku
          Gigan on Kita
          dice: 1 3 / 2 4
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra")

    assert table.told(Killed) == [Killed(1, 0)]
    assert (table.where("Mothra"), table.kaiju("Mothra").hp, table.kaiju("Mothra").controller) == ("GO", 1, 2)
    assert (table.told(PassedGo), table.kaiju("Mothra").laps) == ([], 1)
    assert table.told(EstateShared) == []
    assert table.told(TurnSkipped) == [TurnSkipped(1)]
    assert table.asked == ("Rodan", "turn")
    table.roll()
    assert table.told(Released) == [Released(1)]  # Rodan passes GO, whichever reward it takes
    table.pick("Rodan", "hp")
    assert not table.kaiju("Mothra").is_waiting


@pytest.mark.rule("GM-7.7")
def test_only_the_controller_of_the_moment_releases_it():
    table = Table("> Godzilla on Ginza\n Mothra: serves Rodan, waiting\n Rodan\n dice: 1 3").roll()

    table.pick("Godzilla", "money")
    assert table.kaiju("Mothra").is_waiting


@pytest.mark.rule("GM-7.7")
def test_while_it_waits_it_still_fights_whoever_lands_there():
    table = Table("> Godzilla on Shinjuku\n Mothra: serves Rodan, waiting\n Rodan on Kita\n dice: 1 3").roll()
    table.pick("Godzilla", "land").pick("Godzilla", "money").pick("Godzilla")

    assert table.asked == ("Mothra", "strike_back")
    table.pick("Mothra", "seat:0", "seat:0#2")
    assert table.kaiju("Godzilla").hp == 10


@pytest.mark.rule("GM-7.7")
def test_two_subjugated_kaiju_that_kill_each_other_are_both_put_on_go():
    table = Table(
        """
        > Godzilla on Kita: serves Rodan
          Mothra on Ota: serves Gigan
          Rodan
          Gigan
          dice: 1 3
        """
    )
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra", "seat:0")

    assert table.told(Killed) == [Killed(1, 0), Killed(0, 1)]


@pytest.mark.rule("GM-7.8")
def test_a_subjugated_kaiju_that_strikes_a_free_one_down_changes_places_with_it():
    table = Table(
        """
        > Godzilla on Kita: serves Rodan
          Mothra on Ota: hp 2, cash 3000, holds carapace, spare_tanks 2
          Rodan
          Gigan: serves Mothra
          Ota: Mothra, 0 houses, maser
          Ueno: Mothra, 2 houses, 3 tanks
          dice: 1 3
        """
    )
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1", "seat:1#2").pick("Mothra", "keep")
    table.pick("Mothra").pick("Mothra", "fire:0")

    godzilla, mothra = table.kaiju("Godzilla"), table.kaiju("Mothra")
    assert table.told(BrokeFree) == [BrokeFree(0, 1)]
    assert (godzilla.is_free, godzilla.hp, godzilla.ap, godzilla.cash, godzilla.spare_tanks) == (True, 1, 2, 3_000, 2)
    assert (mothra.controller, mothra.hp, mothra.ap, mothra.cash, mothra.cards) == (0, 1, 2, 0, ["carapace"])
    assert (table.owner("Ota"), table.owner("Ueno"), table.district("Ota").has_maser) == ("Godzilla", "Godzilla", True)
    assert (table.standing("Ueno"), table.kaiju("Gigan").controller) == ((2, 3), 0)
    assert (table.where("Godzilla"), table.told(EstateShared)) == ("Ota", [])


@pytest.mark.rule("GM-7.8")
def test_it_breaks_free_even_at_0_hp_and_on_its_own_turn_may_buy_the_space():
    table = Table(
        """
        > Godzilla on Kita: serves Rodan
          Mothra on Ota: hp 2, cash 3000
          Rodan
          Gigan on Ota
          Ota: City, 0 houses
          dice: 1 3
        """
    )
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1", "seat:1#2").pick("Mothra").pick("Gigan", "seat:0")
    assert table.told(Hurt)[-1] == Hurt(0, 3, "strike", 1, 0, 0)

    assert (table.told(BrokeFree), table.told(Killed)) == ([BrokeFree(0, 1)], [])
    assert (table.kaiju("Godzilla").hp, table.asked) == (1, ("Godzilla", "buy"))
    assert table.pick("Godzilla", "buy:ota").owner("Ota") == "Godzilla"


@pytest.mark.rule("GM-7.8")
def test_one_that_waits_on_go_breaks_free_by_striking_back():
    table = Table("> Godzilla on Shinjuku: hp 2\n Mothra: serves Rodan, waiting\n Rodan on Kita\n dice: 1 3").roll()
    table.pick("Godzilla", "land").pick("Godzilla", "money").pick("Godzilla").pick("Mothra", "seat:0", "seat:0#2")

    assert (table.kaiju("Mothra").is_free, table.kaiju("Mothra").is_waiting) == (True, False)
    assert table.kaiju("Godzilla").controller == 1


@pytest.mark.rule("GM-7.9")
def test_neutral_damage_never_takes_the_last_hp():
    chance = Table("> Godzilla on Kita: hp 1\n Mothra\n deck: depth_charges\n dice: 1 2").roll()
    assert (chance.kaiju("Godzilla").hp, chance.state.pool.hp) == (1, 1)

    fish = Table("> Godzilla on Big Pile of Fish: hp 1, held 1\n Mothra\n dice: 1 3").roll()
    assert (fish.kaiju("Godzilla").hp, fish.kaiju("Godzilla").held) == (1, 0)


@pytest.mark.rule("GM-7.10")
def test_who_fells_two_changes_places_with_the_first_and_subjugates_the_other():
    table = Table(
        """
        > Godzilla on Kita: serves Rodan
          Mothra on Ota: hp 1, cash 1000
          Rodan: cash 0
          Gigan on Ota: hp 1, cash 400
          Megalon: cash 0
          dice: 1 3
        """
    )
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1", "seat:3").pick("Mothra").pick("Gigan")

    assert table.told(BrokeFree) == [BrokeFree(0, 1)]
    assert table.told(EstateShared) == [EstateShared(3, (0, 2, 4), 130)]
    assert [kaiju.controller for kaiju in table.state.kaiju] == [-1, 0, -1, 0, -1]
    assert table.kaiju("Godzilla").cash == 1_130


@pytest.mark.rule("GM-7.10")
def test_a_kaiju_that_stepped_into_a_fight_does_not_hide_and_moves_at_least_one_space():
    table = Table("> Godzilla on Kita: serves Rodan\n Mothra on Shinagawa\n Rodan\n dice: 1 3")
    assert table.pick("Godzilla", "more").asked == ("Godzilla", "strike")

    table = Table(
        """
        > Godzilla on Kita: serves Rodan, holds sewer_tunnel
          Mothra on Kita
          Rodan
          dice: 1 1
        """
    )
    table.roll().pick("Godzilla", "less")
    assert table.question.ask != "lunge"
