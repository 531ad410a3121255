"""Chapter GM-9, deals: those of a player who cannot pay."""

import pytest

from engine.monopoly.events import MoneyLost, OfferClosed
from tests.engine.monopoly.table import Table

DEBTOR = """
    > Godzilla on Kita: cash 100{holds}
      Mothra: cash 2000
      Rodan: cash 0
      Gigan: cash 0, serves Mothra
      deck: harbour_fine
      dice: 1 2
    """


@pytest.mark.rule("GM-9.5", "GM-4.5")
def test_who_cannot_pay_a_fine_may_sell_a_chance_card_at_that_moment():
    table = Table(DEBTOR.format(holds=", holds carapace")).roll()
    assert (table.asked, table.options) == (("Godzilla", "debt"), ("pass", "deal"))
    assert table.question.default == ("pass",)
    table.pick("Godzilla", "deal")
    assert (table.asked, table.options) == (("Godzilla", "deal.give"), ("card:carapace",))  # only Mothra has money
    table.pick("Godzilla", "card:carapace").pick("Godzilla", -900)

    assert (table.asked, table.state.debt) == (("Mothra", "deal.answer"), 1_000)
    assert (table.question.waits, table.question.urgent, table.question.default) == (True, True, ("decline",))
    table.pick("Mothra", "accept")
    assert (table.told(MoneyLost), table.state.debt) == ([MoneyLost(0, 1_000, 0)], 0)
    assert (table.kaiju("Mothra").cards, table.kaiju("Mothra").cash, table.kaiju("Godzilla").cash) == (
        ["carapace"], 1_100, 0,
    )  # fmt: skip


@pytest.mark.rule("GM-9.5", "GM-4.5")
def test_a_refusal_in_need_leaves_two_more_tries_and_then_the_debt_is_cancelled():
    table = Table(DEBTOR.format(holds=", holds carapace")).roll()
    for _ in range(3):
        table.pick("Godzilla", "deal").pick("Godzilla", "card:carapace").pick("Godzilla", -900)
        assert table.pick("Mothra", "decline").told(OfferClosed)[-1] == OfferClosed(0, 1, "declined")

    assert table.told(MoneyLost) == [MoneyLost(0, 100, 900)]
    assert table.kaiju("Godzilla").cards == ["carapace"]


@pytest.mark.rule("GM-9.5", "GM-4.5")
@pytest.mark.parametrize(
    ("holds", "options"), [("", {}), (", holds carapace", {"deals": "own_turn"})], ids=["nothing to sell", "house"]
)
def test_nobody_is_asked_in_need_who_has_nothing_to_sell_or_where_the_house_sells_before_the_roll(holds, options):
    table = Table(DEBTOR.format(holds=holds), **options).roll()

    assert table.told(MoneyLost) == [MoneyLost(0, 100, 900)]


@pytest.mark.rule("GM-9.5")
def test_what_can_be_sold_to_the_city_must_be_before_a_debt_is_cancelled():
    table = Table(DEBTOR.format(holds="") + "Ueno: Godzilla, 1 house").roll()

    assert (table.options, table.question.default) == (("works:ueno", "deal"), None)


@pytest.mark.rule("GM-4.4", "GM-4.6")
def test_tanks_on_ruins_are_sold_before_the_rights():
    table = Table(DEBTOR.format(holds="") + "Ueno: Godzilla, 0 houses, 2 tanks").roll()
    assert table.options == ("works:ueno", "deal")
    table.pick("Godzilla", "works:ueno").pick("Godzilla", "build:ueno:h0:t0")

    assert (table.kaiju("Godzilla").cash, table.options) == (900, ("rights:ueno", "deal"))


RUINS = """
    > Godzilla on Kita: cash 1000, holds berserk
      Mothra: cash 900
      Rodan: cash 0
      Ota: {owner}, 0 houses
      dice: 1 3
    """


@pytest.mark.rule("GM-9.5", "GM-3.4")
def test_who_lacks_the_price_of_ruins_just_reached_may_sell_to_other_players():
    table = Table(RUINS.format(owner="City")).roll()
    assert (table.asked, table.options) == (("Godzilla", "buy"), ("pass", "deal"))
    table.pick("Godzilla", "deal").pick("Godzilla", "card:berserk").pick("Godzilla", -900).pick("Mothra", "accept")

    assert table.options == ("buy:ota", "pass")
    table.pick("Godzilla", "buy:ota")
    assert (table.owner("Ota"), table.kaiju("Godzilla").cash) == ("Godzilla", 100)


@pytest.mark.rule("GM-9.5")
def test_a_purchase_that_no_deal_can_reach_is_not_asked_about():
    table = Table(RUINS.format(owner="City").replace("cash 900", "cash 790")).roll()

    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-9.5")
def test_the_ruins_themselves_may_come_by_the_deal():
    table = Table(RUINS.format(owner="Mothra")).roll().pick("Godzilla", "deal")
    table.pick("Godzilla", "card:berserk").pick("Godzilla", "district:ota").pick("Godzilla", 0).pick("Mothra", "accept")

    assert (table.owner("Ota"), table.asked) == ("Godzilla", ("Mothra", "turn"))


@pytest.mark.rule("GM-9.5")
def test_who_has_the_money_is_offered_no_deal():
    assert Table(RUINS.format(owner="City").replace("cash 1000", "cash 1800")).roll().options == ("buy:ota", "pass")
