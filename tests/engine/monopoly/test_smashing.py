"""Chapter GM-3: smashing and buying."""

import pytest

from engine.monopoly.combat.events import HousesFell
from engine.monopoly.events import Bought
from engine.play import IllegalPick
from tests.engine.monopoly.table import GAME, Table


@pytest.mark.rule("GM-3.1")
def test_the_lander_may_spend_two_ap_in_any_split_on_houses_tanks_and_kaiju():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ota
          Ota: Mothra, 4 houses, 3 tanks
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land")

    assert set(table.options) == {"house", "house#2", "tank", "tank#2", "seat:1", "seat:1#2"}
    with pytest.raises(IllegalPick):
        table.pick("Godzilla", "house", "tank", "seat:1")
    table.pick("Godzilla", "tank", "seat:1")
    assert table.standing("Ota") == (3, 2)
    assert (table.kaiju("Mothra").hp, table.kaiju("Godzilla").ap) == (11, 10)


@pytest.mark.rule("GM-3.1")
@pytest.mark.parametrize(("ap", "most"), [(1, 1), (2, 2), (9, 2)])
def test_nobody_spends_ap_it_has_not(ap, most):
    table = Table(f"> Godzilla on Kita: ap {ap}\n Mothra\n dice: 1 3").roll()

    assert (table.asked, table.question.most) == (("Godzilla", "strike"), most)


@pytest.mark.rule("GM-3.1")
def test_the_cap_of_two_covers_the_whole_landing():
    table = Table("> Godzilla on Kita\n Mothra\n dice: 1 3").roll().pick("Godzilla", "house", "house#2")

    assert table.standing("Ota") == (1, 0)
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-3.2")
@pytest.mark.parametrize("owner", ["City", "Godzilla", "Mothra"])
def test_one_house_falls_free_on_every_district_landed_on_own_ones_too(owner):
    table = Table(f"> Godzilla on Kita: ap 0\n Mothra\n Ota: {owner}, 3 houses\n dice: 1 3").roll()

    assert table.standing("Ota") == (2, 0)
    assert table.told(HousesFell) == [HousesFell("ota", 1, 2, 0)]


@pytest.mark.rule("GM-3.2")
def test_no_house_falls_where_a_kaiju_hides():
    table = Table("> Godzilla on Kita\n Mothra on Shinagawa\n dice: 2 3").roll().pick("Godzilla", "hide")

    assert (table.where("Godzilla"), table.standing("Ota")) == ("Ota", (4, 0))


@pytest.mark.rule("GM-3.2")
def test_the_free_house_falls_first_so_no_ap_is_wasted():
    table = Table("> Godzilla on Kita: cash 0\n Mothra\n Ota: City, 2 houses\n dice: 1 3").roll()

    assert table.options == ("house",)


@pytest.mark.rule("GM-3.3")
@pytest.mark.parametrize(
    ("works", "as_printed", "by_the_house"),
    [
        ("0 houses", True, True),
        ("0 houses, maser", True, True),
        ("1 house", False, False),
        ("0 houses, 1 tank", True, False),
    ],
)
def test_a_district_without_houses_is_demolished_by_the_house_only_if_no_tank_stands(works, as_printed, by_the_house):
    for reading, is_demolished in (("houses", as_printed), ("bare", by_the_house)):
        table = Table(f"> Godzilla\n Mothra\n Ota: Mothra, {works}", demolished=reading)

        assert table.state.is_demolished(table.district("Ota")) is is_demolished
        (seen,) = [each for each in GAME.view(table.state, 0).districts if each.key == "ota"]
        assert seen.is_demolished is is_demolished


@pytest.mark.rule("GM-3.3", "GM-3.4")
def test_who_knocks_down_the_last_house_may_buy_the_district_and_the_tanks_that_are_left_fall():
    table = Table("> Godzilla on Kita\n Mothra\n Ota: Mothra, 2 houses, 3 tanks\n dice: 1 3").roll()
    table.pick("Godzilla", "house").pick("Mothra", "fire:0")

    assert (table.standing("Ota"), table.asked) == ((0, 3), ("Godzilla", "buy"))
    table.pick("Godzilla", "buy:ota")
    assert (table.owner("Ota"), table.standing("Ota")) == ("Godzilla", (0, 0))


@pytest.mark.rule("GM-3.4")
def test_who_demolishes_a_district_may_buy_it_from_the_city_and_the_owner_gets_nothing():
    table = Table("> Godzilla on Kita\n Mothra: cash 100\n Ota: Mothra, 1 house\n dice: 1 3").roll()

    assert (table.asked, table.options) == (("Godzilla", "buy"), ("buy:ota", "pass"))
    bank = table.state.bank
    table.pick("Godzilla", "buy:ota")
    assert table.owner("Ota") == "Godzilla"
    assert (table.kaiju("Godzilla").cash, table.kaiju("Mothra").cash) == (8_200, 100)
    assert table.state.bank == bank + 1_800
    assert table.told(Bought) == [Bought(0, "ota", 1_800, 1)]


@pytest.mark.rule("GM-3.4")
def test_a_district_found_demolished_can_be_bought_too_but_needs_not_be():
    table = Table("> Godzilla on Kita\n Mothra\n Ota: City, 0 houses\n dice: 1 3").roll()

    assert table.asked == ("Godzilla", "buy")
    table.pick("Godzilla", "pass")
    assert (table.owner("Ota"), table.asked) == ("City", ("Mothra", "turn"))


@pytest.mark.rule("GM-3.4")
def test_nothing_is_offered_while_something_stands_or_to_the_owner_or_without_the_money():
    standing = Table("> Godzilla on Kita: ap 0\n Mothra\n Ota: Mothra, 2 houses, 1 tank\n dice: 1 3").roll()
    assert standing.asked == ("Mothra", "tanks")
    assert standing.pick("Mothra", "fire:0").asked == ("Mothra", "turn")

    own = Table("> Godzilla on Kita: ap 0\n Mothra\n Ota: Godzilla, 1 house\n dice: 1 3").roll()
    assert (own.district("Ota").is_bare, own.asked) == (True, ("Mothra", "turn"))

    poor = Table("> Godzilla on Kita: cash 1790\n Mothra\n Ota: City, 0 houses\n dice: 1 3").roll()
    assert poor.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-3.4", "GM-4.4")
@pytest.mark.parametrize(("cash", "is_asked"), [(350, True), (340, False)])
def test_the_price_may_be_raised_by_selling_to_the_city_alone(cash, is_asked):
    """Ota costs 1.8M; the house on Ueno brings 350K and then its rights 1.1M."""
    table = Table(
        f"> Godzilla on Kita: cash {cash}\n Mothra: cash 0\n Ota: City, 0 houses\n Ueno: Godzilla, 1 house\n dice: 1 3",
        deals="own_turn",
    ).roll()

    assert (table.asked == ("Godzilla", "buy")) is is_asked


@pytest.mark.rule("GM-3.4", "GM-11.3")
def test_aftershock_sells_nothing():
    table = Table(
        """
        > Godzilla on Kita
          Mothra
          Ota: City, 1 house
          deck: aftershock
          dice: 1 2
        """
    ).roll()

    assert table.state.is_demolished(table.district("Ota"))
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-3.5")
def test_own_houses_and_tanks_cannot_be_attacked():
    table = Table("> Godzilla on Kita\n Mothra\n Ota: Godzilla, 3 houses, 2 tanks\n dice: 1 3").roll()
    assert (table.standing("Ota"), table.asked) == ((2, 2), ("Mothra", "turn"))

    table = Table("> Godzilla on Kita\n Mothra on Ota\n Ota: Godzilla, 3 houses, 2 tanks\n dice: 1 3").roll()
    table.pick("Godzilla", "land")
    assert table.options == ("seat:1", "seat:1#2", "sell")
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "house")
    assert refusal.value.rule == "GM-3.5"


@pytest.mark.rule("GM-3.4")
def test_a_district_is_bought_at_the_end_of_the_landing_and_not_in_between():
    table = Table("> Godzilla on Kita\n Mothra\n dice: 1 3").roll()
    assert table.asked == ("Godzilla", "strike")
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "buy:ota")
    assert refusal.value.rule == "GM-3.4"
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "hide")
    assert refusal.value.rule == "GM-6.4"


@pytest.mark.rule("GM-6.1")
def test_a_fight_begins_with_a_landing_and_not_before_the_roll():
    table = Table("> Godzilla on Kita: cash 5000\n Mothra on Kita\n Ota: Godzilla, 3 houses")
    assert table.asked == ("Godzilla", "turn")
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "seat:1")
    assert refusal.value.rule == "GM-6.1"


@pytest.mark.rule("GM-3.6")
def test_a_hiding_kaiju_buys_nothing():
    table = Table("> Godzilla on Kita\n Mothra on Shinagawa\n Ota: City, 0 houses\n dice: 2 3").roll()

    assert table.pick("Godzilla", "hide").asked == ("Mothra", "turn")


@pytest.mark.rule("GM-3.6")
def test_a_subjugated_kaiju_buys_nothing():
    table = Table("> Godzilla on Kita: serves Rodan, cash 9000\n Mothra\n Rodan\n Ota: City, 0 houses\n dice: 1 3")

    assert (table.where("Godzilla"), table.asked) == ("Ota", ("Mothra", "turn"))


@pytest.mark.rule("GM-3.6")
def test_nor_does_one_subjugated_in_this_landing():
    table = Table(
        """
        > Godzilla on Kita: hp 1
          Mothra
          Rodan
          Ota: City, 0 houses
          Shinagawa: Mothra, 0 houses, maser
          dice: 1 3
        """
    ).roll()

    assert table.pick("Mothra", "fire:0").asked == ("Mothra", "turn")
    assert table.owner("Ota") == "City"
