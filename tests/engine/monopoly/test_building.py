"""Chapter GM-4: building and selling."""

import pytest

from engine.monopoly.events import MoneyLost, RightsSold, WorksChanged
from engine.play import IllegalPick
from tests.engine.monopoly.table import Table


def levels(table: Table, key: str) -> set[str]:
    """Return what *key* can be brought to, as ``h2:t1``."""
    return {token.removeprefix(f"build:{key}:") for token in table.options if token.startswith("build:")}


@pytest.mark.rule("GM-4.1", "GM-4.6")
def test_houses_and_tanks_of_a_district_are_set_in_one_go_up_to_four_each():
    table = Table("> Godzilla\n Mothra\n Kita: Godzilla, 1 house, 1 tank").pick("Godzilla", "works:kita")

    every = {f"h{houses}:t{tanks}" for houses in range(5) for tanks in range(5)}
    assert levels(table, "kita") == every - {"h1:t1"}
    table.pick("Godzilla", "build:kita:h3:t4")
    assert table.standing("Kita") == (3, 4)
    assert table.kaiju("Godzilla").cash == 10_000 - 2 * 700 - 3 * 500
    assert table.told(WorksChanged) == [WorksChanged(0, "kita", 3, 4, False, 2_900)]
    with pytest.raises(IllegalPick):
        table.pick("Godzilla", "build:kita:h4:t4")


@pytest.mark.rule("GM-4.1")
@pytest.mark.parametrize(("name", "tank"), [("Adachi", 300), ("Ueno", 800), ("Ginza", 1_600)])
def test_houses_cost_the_same_everywhere_and_tanks_by_district(name, tank):
    key = name.lower()
    table = Table(f"> Godzilla\n Mothra\n {name}: Godzilla").pick("Godzilla", f"works:{key}")

    table.pick("Godzilla", f"build:{key}:h1:t1")
    assert table.kaiju("Godzilla").cash == 10_000 - 700 - tank


@pytest.mark.rule("GM-4.1")
def test_only_what_can_be_paid_is_offered():
    table = Table("> Godzilla: cash 1200\n Mothra\n Kita: Godzilla").pick("Godzilla", "works:kita")

    assert levels(table, "kita") == {"h1:t0", "h0:t1", "h0:t2", "h1:t1"}
    poor = Table("> Godzilla: cash 400\n Mothra\n Kita: Godzilla")
    assert poor.options == ("roll", "rights:kita", "deal")


@pytest.mark.rule("GM-4.1")
def test_a_district_is_built_on_from_the_turn_after_its_purchase_and_only_by_its_owner():
    table = Table("> Godzilla on Kita\n Mothra\n Ota: City, 0 houses\n dice: 1 3").roll().pick("Godzilla", "buy:ota")
    assert table.asked == ("Mothra", "turn")
    assert table.options == ("roll", "deal")
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Mothra", "works:ota")
    assert refusal.value.rule == "GM-4.1"


@pytest.mark.rule("GM-4.2")
def test_a_whole_colour_allows_a_maser_in_place_of_the_tanks_half_of_whose_price_is_returned():
    table = Table("> Godzilla\n Mothra\n Adachi: Godzilla, 1 house, 3 tanks\n Katsushika: Godzilla")

    table.pick("Godzilla", "works:adachi").pick("Godzilla", "maser:adachi")
    assert table.standing("Adachi") == (1, 0)
    assert table.district("Adachi").has_maser
    assert table.kaiju("Godzilla").cash == 10_000 - 2_000 + 3 * 150
    table.pick("Godzilla", "works:katsushika").pick("Godzilla", "maser:katsushika")  # rights alone count as owning
    assert table.district("Katsushika").has_maser


@pytest.mark.rule("GM-4.2")
def test_a_maser_stands_alone_once_and_is_not_for_sale():
    table = Table("> Godzilla\n Mothra\n Adachi: Godzilla, 1 house, maser\n Katsushika: Godzilla")
    table.pick("Godzilla", "works:adachi")

    assert levels(table, "adachi") == {"h0:t0", "h2:t0", "h3:t0", "h4:t0"}
    assert "maser:adachi" not in table.options
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "maser:adachi")
    assert refusal.value.rule == "GM-4.2"


@pytest.mark.rule("GM-4.2")
@pytest.mark.parametrize("rest", ["Katsushika: Mothra", "Katsushika: City, 0 houses"])
def test_without_the_whole_colour_there_is_no_maser(rest):
    table = Table(f"> Godzilla\n Mothra\n Adachi: Godzilla, 1 house\n {rest}").pick("Godzilla", "works:adachi")

    assert "maser:adachi" not in table.options


@pytest.mark.rule("GM-4.2")
def test_a_maser_must_be_paid_and_the_returned_tanks_help():
    drawing = "> Godzilla: cash {}\n Mothra\n Adachi: Godzilla, 0 houses, 2 tanks\n Katsushika: Godzilla"

    enough = Table(drawing.format(1_700)).pick("Godzilla", "works:adachi")
    short = Table(drawing.format(1_690)).pick("Godzilla", "works:adachi")
    assert "maser:adachi" in enough.options
    assert "maser:adachi" not in short.options
    assert enough.pick("Godzilla", "maser:adachi").kaiju("Godzilla").cash == 0


@pytest.mark.rule("GM-4.2")
def test_nobody_can_spend_ap_on_a_maser():
    table = Table("> Godzilla on Kita\n Mothra\n Ota: Mothra, 2 houses, maser\n dice: 1 3").roll()

    assert table.options == ("house",)


@pytest.mark.rule("GM-4.3")
def test_a_maser_falls_when_its_district_is_demolished_and_bought_and_the_others_stay():
    table = Table(
        """
        > Godzilla on Kita
          Mothra
          Ota: Mothra, 1 house, maser
          Shinagawa: Mothra, 0 houses, maser
          Meguro: Mothra
          dice: 1 3
        """
    ).roll()
    assert table.district("Ota").has_maser  # demolished, and it still fires
    table.pick("Mothra", "fire:0").pick("Godzilla", "buy:ota")

    assert not table.district("Ota").has_maser
    assert table.district("Shinagawa").has_maser
    assert table.asked == ("Mothra", "turn")
    table.pick("Mothra", "works:meguro")
    assert "maser:meguro" not in table.options  # the colour is no longer whole


@pytest.mark.rule("GM-4.4")
def test_houses_tanks_and_the_rights_of_a_demolished_district_sell_for_half():
    table = Table("> Godzilla: cash 0\n Mothra\n Ueno: Godzilla, 3 houses, 2 tanks")

    table.pick("Godzilla", "works:ueno").pick("Godzilla", "build:ueno:h1:t0")
    assert table.kaiju("Godzilla").cash == 2 * 350 + 2 * 400
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "rights:ueno")
    assert refusal.value.rule == "GM-4.4"
    table.pick("Godzilla", "works:ueno").pick("Godzilla", "build:ueno:h0:t0").pick("Godzilla", "rights:ueno")
    assert table.told(RightsSold) == [RightsSold(0, "ueno", 1_100)]
    assert (table.owner("Ueno"), table.kaiju("Godzilla").cash) == ("City", 1_850 + 1_100)


@pytest.mark.rule("GM-4.4")
def test_with_the_rights_a_maser_is_lost():
    table = Table("> Godzilla\n Mothra\n Ueno: Godzilla, 0 houses, maser").pick("Godzilla", "rights:ueno")

    assert not table.district("Ueno").has_maser
    assert table.kaiju("Godzilla").cash == 11_100


@pytest.mark.rule("GM-4.4")
@pytest.mark.parametrize(
    ("drawing", "what"),
    [
        ("> Godzilla on Kita: cash 0\n Mothra\n Ota: City, 0 houses\n dice: 1 3", "buy"),
        ("> Godzilla on Kita\n Mothra\n dice: 1 3", "strike"),
        ("> Godzilla on Kita\n Mothra on Ota\n dice: 1 3", "hide"),
        ("> Godzilla on Ginza\n Mothra\n dice: 1 3", "go"),
        ("> Godzilla on GO\n Mothra\n dice: 3 5", "fish"),
        ("> Godzilla on Kita\n Mothra\n deck: long_stride\n dice: 1 2", "stride"),
        ("> Godzilla on Kita: holds sewer_tunnel\n Mothra\n dice: 1 3", "shift"),
    ],
)
def test_one_may_sell_at_any_decision_of_ones_own_turn(drawing, what):
    table = Table(f"{drawing}\n Ueno: Godzilla, 4 houses, 4 tanks").roll()
    cash = table.kaiju("Godzilla").cash

    assert table.asked == ("Godzilla", what)
    table.pick("Godzilla", "sell").pick("Godzilla", "works:ueno").pick("Godzilla", "build:ueno:h4:t0")
    assert table.asked == ("Godzilla", what)
    assert table.kaiju("Godzilla").cash == cash + 1_600
    table.pick("Godzilla", "sell").pick("Godzilla", "back")
    assert table.asked == ("Godzilla", what)


@pytest.mark.rule("GM-4.4")
def test_one_may_sell_to_pay_for_rights_just_reached_but_not_build():
    table = Table(
        """
        > Godzilla on Kita: cash 100
          Mothra
          Ueno: Godzilla, 4 houses, 4 tanks
          Ota: City, 0 houses
          dice: 1 3
        """
    ).roll()

    assert table.options == ("pass", "deal", "sell")
    table.pick("Godzilla", "sell").pick("Godzilla", "works:ueno")
    assert not {"build:ueno:h4:t4", "maser:ueno"} & set(table.options)
    table.pick("Godzilla", "build:ueno:h3:t0")
    assert table.options == ("buy:ota", "pass", "sell")
    table.pick("Godzilla", "buy:ota")
    assert (table.owner("Ota"), table.kaiju("Godzilla").cash) == ("Godzilla", 100 + 350 + 1_600 - 1_800)


@pytest.mark.rule("GM-4.4")
def test_nobody_sells_out_of_turn():
    table = Table("> Godzilla on Kita\n Mothra on Ota\n Ueno: Mothra, 4 houses\n dice: 1 3").roll()
    table.pick("Godzilla", "land").pick("Godzilla")

    assert table.asked == ("Mothra", "strike_back")
    assert "sell" not in table.options


@pytest.mark.rule("GM-4.5")
def test_a_debt_is_paid_by_selling_and_what_cannot_be_paid_is_cancelled():
    table = Table(
        """
        > Godzilla on Kita: cash 50
          Mothra
          Adachi: Godzilla, 1 house
          deck: harbour_fine
          dice: 1 2
        """,
        deals="own_turn",
    ).roll()

    assert table.told(MoneyLost) == [MoneyLost(0, 50 + 350 + 300, 1_000 - 700)]  # one way to sell, so it is not asked
    assert (table.owner("Adachi"), table.kaiju("Godzilla").cash) == ("City", 0)
    assert table.state.pool.money == 1_700


@pytest.mark.rule("GM-4.5")
def test_the_debtor_chooses_what_to_sell_and_keeps_what_is_over():
    table = Table(
        """
        > Godzilla on Kita: cash 50
          Mothra
          Adachi: Godzilla, 1 house
          Ueno: Godzilla, 0 houses
          deck: harbour_fine
          dice: 1 2
        """
    ).roll()

    assert (table.asked, table.options) == (("Godzilla", "debt"), ("works:adachi", "rights:ueno", "deal"))
    table.pick("Godzilla", "rights:ueno")
    assert (table.owner("Adachi"), table.owner("Ueno")) == ("Godzilla", "City")
    assert table.kaiju("Godzilla").cash == 150


@pytest.mark.rule("GM-4.6")
def test_what_is_sold_on_a_district_pays_for_what_is_built_there():
    table = Table("> Godzilla: cash 0\n Mothra\n Ueno: Godzilla, 0 houses, 2 tanks").pick("Godzilla", "works:ueno")

    assert levels(table, "ueno") == {"h0:t0", "h0:t1", "h1:t0"}
    table.pick("Godzilla", "build:ueno:h1:t0")
    assert (table.standing("Ueno"), table.kaiju("Godzilla").cash) == ((1, 0), 100)


def test_one_may_look_at_a_district_and_go_back():
    table = Table("> Godzilla\n Mothra\n Ueno: Godzilla, 1 house")

    table.pick("Godzilla", "works:ueno").pick("Godzilla", "back")
    assert (table.asked, table.told(WorksChanged)) == (("Godzilla", "turn"), [])
