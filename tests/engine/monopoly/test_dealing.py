"""Chapter GM-9: deals."""

import pytest

from engine.monopoly.estate.dealing import is_possible
from engine.monopoly.events import DealDone, OfferClosed, OfferMade, PassedOn
from engine.monopoly.state import Offer, Turn
from engine.play import IllegalPick, NotYourDecision
from tests.engine.monopoly.table import CONTENT, GAME, Table, draw

MARKET = """
    > Godzilla: cash 3000, holds berserk carapace
      Mothra on Kita: cash 2000, holds radar_jam
      Rodan on Kita: cash 0
      Ueno: Godzilla, 3 houses, 2 tanks
      Koto: Mothra, 1 house
      dice: 1 3
    """


def offered(
    give: tuple[str, ...] = ("district:ueno",),
    take: tuple[str, ...] = ("card:radar_jam",),
    money: int = -500,
    drawing: str = MARKET,
) -> Table:
    """Godzilla has offered Mothra a deal."""
    table = Table(drawing).pick("Godzilla", "deal").pick("Godzilla", "seat:1")
    return table.pick("Godzilla", *give).pick("Godzilla", *take).pick("Godzilla", money)


@pytest.mark.rule("GM-9.1")
def test_an_offer_names_money_cards_and_rights_both_ways():
    table = Table(MARKET).pick("Godzilla", "deal")
    assert (table.asked, table.options) == (("Godzilla", "deal.with"), ("seat:1", "seat:2", "back"))
    table.pick("Godzilla", "seat:1")
    assert (table.asked, table.options) == (
        ("Godzilla", "deal.give"),
        ("district:ueno", "card:berserk", "card:carapace"),
    )
    table.pick("Godzilla", "district:ueno", "card:carapace")
    assert (table.asked, table.options) == (("Godzilla", "deal.take"), ("district:koto", "card:radar_jam"))
    table.pick("Godzilla", "card:radar_jam")
    assert table.asked == ("Godzilla", "deal.money")
    assert (table.question.low, table.question.high, table.question.step) == (-2_000, 3_000, 10)  # type: ignore[union-attr]
    table.pick("Godzilla", -500)

    offer = (("district:ueno", "card:carapace"), ("card:radar_jam",))
    assert table.told(OfferMade) == [OfferMade(0, 1, -500, *offer)]
    assert [(each.to, each.money, each.give, each.take) for each in GAME.view(table.state, None).offers] == [
        (1, -500, *offer)
    ]


@pytest.mark.rule("GM-9.1")
def test_an_accepted_offer_changes_hands_at_once():
    table = offered().pick("Mothra", "accept")

    assert table.told(DealDone) == [DealDone(0, 1, -500, ("district:ueno",), ("card:radar_jam",))]
    assert (table.kaiju("Godzilla").cash, table.kaiju("Mothra").cash) == (3_500, 1_500)
    assert table.kaiju("Godzilla").cards == ["berserk", "carapace", "radar_jam"]
    assert (table.kaiju("Mothra").cards, table.owner("Ueno")) == ([], "Mothra")
    assert table.asked == ("Godzilla", "turn")


@pytest.mark.rule("GM-9.1")
def test_a_declined_offer_changes_nothing():
    table = offered().pick("Mothra", "decline")

    assert table.told(OfferClosed) == [OfferClosed(0, 1, "declined")]
    assert (table.owner("Ueno"), table.kaiju("Mothra").cash) == ("Godzilla", 2_000)


@pytest.mark.rule("GM-9.1")
def test_nobody_waits_for_the_answer_and_an_unanswered_offer_lapses_at_the_roll():
    table = offered()
    assert [(question.seat, question.waits) for question in table.step.pending] == [(0, True), (1, False)]
    table.roll()

    assert table.told(OfferClosed) == [OfferClosed(0, 1, "lapsed")]
    with pytest.raises(NotYourDecision):
        table.pick("Mothra", "accept")


@pytest.mark.rule("GM-9.1")
def test_at_most_three_offers_are_made_in_a_turn():
    table = offered()
    for money in (-600, -700):
        table.pick("Godzilla", "deal").pick("Godzilla", "seat:1")
        table.pick("Godzilla").pick("Godzilla", "card:radar_jam").pick("Godzilla", money)

    assert "deal" not in table.options
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "deal")
    assert refusal.value.rule == "GM-9.1"


@pytest.mark.rule("GM-9.3")
@pytest.mark.parametrize(("cards", "options"), [("", {}), (", holds carapace", {"deals": "own_turn"})])
def test_a_deal_of_a_subjugated_player_without_cards_or_by_the_house_is_refused_by_its_own_rule(cards, options):
    drawing = f"> Godzilla on Big Pile of Fish: serves Mothra, held 3{cards}\n Mothra\n Rodan"
    table = Table(drawing, **options)

    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "deal")

    assert refusal.value.rule == "GM-9.3"


@pytest.mark.rule("GM-9.4")
def test_an_offer_that_is_gone_is_not_withdrawn_again():
    table = offered().pick("Godzilla", "withdraw:1")

    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "withdraw:1")

    assert refusal.value.rule == "GM-9.4"


@pytest.mark.rule("GM-9.1")
def test_offers_are_made_before_rolling_only():
    table = Table("> Godzilla on Kita\n Mothra\n dice: 2 2 / 1 3").roll().pick("Godzilla")

    assert table.asked == ("Godzilla", "strike")  # after the double: no menu, hence no deal
    assert "deal" not in table.options


@pytest.mark.rule("GM-9.1")
def test_hp_and_ap_are_never_traded():
    table = Table(MARKET).pick("Godzilla", "deal").pick("Godzilla", "seat:1")

    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "hp:1")
    assert refusal.value.rule == "GM-9.1"


@pytest.mark.rule("GM-9.2")
def test_a_pact_binds_nobody():
    """Whatever was paid for peace, the payer is a target like any other."""
    table = offered((), (), 1_000, MARKET.replace("Mothra on Kita", "Mothra on Edogawa")).pick("Mothra", "accept")
    table.roll().pick("Godzilla", "land").pick("Godzilla", "keep")

    assert {"seat:1", "seat:1#2"} <= set(table.options)


@pytest.mark.rule("GM-9.3")
def test_a_district_goes_with_all_that_stands_on_it():
    table = offered().pick("Mothra", "accept")

    assert (table.owner("Ueno"), table.standing("Ueno")) == ("Mothra", (3, 2))


@pytest.mark.rule("GM-9.3")
def test_the_new_owner_builds_there_from_the_next_turn():
    table = offered((), ("district:koto",), 500).pick("Mothra", "accept")

    table.pick("Godzilla", "works:koto")
    assert table.options == ("build:koto:h0:t0", "back")  # it may sell, not build
    table.pick("Godzilla", "back")
    assert "works:koto" in table.options


@pytest.mark.rule("GM-9.3")
def test_a_new_colour_arms_no_maser_in_the_same_turn():
    table = Table("> Godzilla\n Mothra on Kita\n Rodan on Kita\n Adachi: Godzilla\n Katsushika: Mothra")
    table.pick("Godzilla", "deal").pick("Godzilla", "seat:1").pick("Godzilla")
    table.pick("Godzilla", "district:katsushika").pick("Godzilla", 500)
    table.pick("Mothra", "accept").pick("Godzilla", "works:adachi")

    assert "maser:adachi" in table.options  # the colour is whole
    table.pick("Godzilla", "back")
    assert "works:katsushika" not in table.options


@pytest.mark.rule("GM-9.3")
def test_subjugated_kaiju_are_not_for_trade_and_without_cards_their_players_make_no_deals():
    table = Table("> Godzilla\n Mothra: serves Godzilla\n Rodan\n Gigan").pick("Godzilla", "deal")
    assert table.options == ("seat:2", "seat:3", "back")
    table.pick("Godzilla", "seat:2")
    assert table.asked == ("Godzilla", "deal.money")  # nothing else to give or take

    table = Table("> Godzilla on Big Pile of Fish: serves Mothra, held 2\n Mothra\n Rodan")
    assert table.options == ("roll", "stay")


@pytest.mark.rule("GM-9.4")
def test_an_offer_can_be_withdrawn():
    table = offered()

    assert "withdraw:1" in table.options
    table.pick("Godzilla", "withdraw:1")
    assert table.told(OfferClosed) == [OfferClosed(0, 1, "withdrawn")]
    with pytest.raises(NotYourDecision):
        table.pick("Mothra", "accept")


@pytest.mark.rule("GM-9.4")
def test_a_new_offer_replaces_the_open_one_to_the_same_player():
    table = offered().pick("Godzilla", "deal").pick("Godzilla", "seat:1")
    table.pick("Godzilla").pick("Godzilla").pick("Godzilla", 100)

    assert table.told(OfferClosed) == [OfferClosed(0, 1, "withdrawn")]
    assert [offer.money for offer in table.state.offers] == [100]


@pytest.mark.rule("GM-9.4")
def test_offers_to_several_players_are_open_side_by_side():
    table = offered().pick("Godzilla", "deal").pick("Godzilla", "seat:2")
    table.pick("Godzilla").pick("Godzilla", 100)

    assert [question.seat for question in table.step.pending] == [0, 1, 2]
    table.pick("Rodan", "accept")
    assert [question.seat for question in table.step.pending] == [0, 1]


@pytest.mark.rule("GM-9.4")
@pytest.mark.parametrize(
    ("money", "give", "spoil"),
    [
        (3_000, (), ("works:ueno", "build:ueno:h4:t2")),
        (0, ("card:berserk",), None),
    ],
)
def test_an_offer_that_has_become_impossible_is_gone(money, give, spoil):
    table = offered(give, (), money)
    if spoil:
        for pick in spoil:
            table.pick("Godzilla", pick)
    else:
        table.pick("Godzilla", "deal").pick("Godzilla", "seat:2").pick("Godzilla", *give).pick("Godzilla", 100)
        table.pick("Rodan", "accept")

    assert table.told(OfferClosed)[-1] == OfferClosed(0, 1, "impossible")
    with pytest.raises(NotYourDecision):
        table.pick("Mothra", "accept")


@pytest.mark.rule("GM-9.4")
@pytest.mark.parametrize(
    ("offer", "can_be"),
    [
        (Offer(1, 3_000, ("district:ueno",), ("card:radar_jam",)), True),
        (Offer(1, 3_010, (), ()), False),
        (Offer(1, -2_000, (), ()), True),
        (Offer(1, -2_010, (), ()), False),
        (Offer(1, 0, ("district:koto",), ()), False),
        (Offer(1, 0, (), ("district:koto", "card:berserk")), False),
    ],
)
def test_a_deal_is_possible_while_both_sides_have_what_it_names(offer, can_be):
    turn = Turn(draw(MARKET), CONTENT.boards["city"], CONTENT.cards, [].append)

    assert is_possible(turn, 0, offer) is can_be


@pytest.mark.rule("GM-9.4")
def test_an_answer_may_come_while_the_other_is_busy_building():
    table = offered(("card:berserk",), (), -2_000)
    table.pick("Godzilla", "works:ueno")
    assert [question.ask for question in table.step.pending] == ["works", "deal.answer"]
    table.pick("Mothra", "accept")

    assert table.kaiju("Godzilla").cash == 5_000
    assert table.asked == ("Godzilla", "turn")  # what could be built has changed
    table.pick("Godzilla", "works:ueno")
    assert "build:ueno:h4:t4" in table.options


@pytest.mark.rule("GM-9.4")
def test_a_refusal_does_not_disturb_the_building():
    table = offered().pick("Godzilla", "works:ueno").pick("Mothra", "decline")

    assert table.asked == ("Godzilla", "works")
    assert table.pick("Godzilla", "build:ueno:h4:t2").standing("Ueno") == (4, 2)


def test_an_empty_offer_is_no_offer():
    table = offered((), (), 0)

    assert (table.told(OfferMade), len(table.step.pending)) == ([], 1)
    assert table.asked == ("Godzilla", "turn")


SERVANT = """
    > Godzilla on Kita: serves Rodan, holds carapace
      Mothra: cash 2000, holds berserk
      Rodan: cash 500
      Koto: Mothra, 1 house
      dice: 1 3
    """


@pytest.mark.rule("GM-9.3", "GM-7.4")
def test_a_subjugated_player_sells_a_card_and_the_money_goes_to_the_controller():
    table = Table(SERVANT)
    assert table.options == ("roll", "deal")
    table.pick("Godzilla", "deal").pick("Godzilla", "seat:1").pick("Godzilla", "card:carapace")
    assert (table.asked, table.options) == (("Godzilla", "deal.take"), ("card:berserk",))  # no districts
    table.pick("Godzilla")
    assert (table.question.low, table.question.high) == (-2_000, 0)  # type: ignore[union-attr]
    table.pick("Godzilla", -600).pick("Mothra", "accept")

    assert table.told(PassedOn) == [PassedOn(0, 2, 600)]
    assert [kaiju.cash for kaiju in table.state.kaiju] == [0, 1_400, 1_100]
    assert (table.kaiju("Mothra").cards, table.kaiju("Godzilla").cards) == (["berserk", "carapace"], [])


@pytest.mark.rule("GM-9.3")
def test_no_money_changes_hands_within_a_side():
    table = Table(SERVANT).pick("Godzilla", "deal").pick("Godzilla", "seat:2").pick("Godzilla", "card:carapace")

    assert table.told(OfferMade) == [OfferMade(0, 2, 0, ("card:carapace",), ())]


@pytest.mark.rule("GM-9.3")
def test_others_may_buy_the_cards_of_a_subjugated_player_but_not_give_it_districts():
    drawing = SERVANT.replace("> Godzilla", "Godzilla").replace("Mothra:", "> Mothra:")
    table = Table(drawing).pick("Mothra", "deal")
    assert table.options == ("seat:2", "seat:0", "back")
    table.pick("Mothra", "seat:0")
    assert (table.asked, table.options) == (("Mothra", "deal.give"), ("card:berserk",))
    table.pick("Mothra").pick("Mothra", "card:carapace").pick("Mothra", 300).pick("Godzilla", "accept")

    assert (table.kaiju("Rodan").cash, table.kaiju("Mothra").cash) == (800, 1_700)


@pytest.mark.rule("GM-9.3")
def test_by_the_house_and_without_cards_subjugated_players_make_no_deals():
    drawing = SERVANT + "Ueno: Rodan, 1 house"
    assert Table(drawing, deals="own_turn").question.ask != "turn"
    assert Table(drawing.replace(", holds carapace", "")).question.ask != "turn"


@pytest.mark.rule("GM-9.4")
@pytest.mark.parametrize("how", ["declined", "impossible"])
def test_an_offer_that_is_gone_cannot_be_withdrawn(how):
    table = offered((), (), 3_000)
    table.pick("Godzilla", "deal").pick("Godzilla", "seat:2").pick("Godzilla").pick("Godzilla", 10)
    assert {"withdraw:1", "withdraw:2"} <= set(table.options)
    if how == "declined":
        table.pick("Mothra", "decline")
    else:
        table.pick("Rodan", "accept")

    assert "withdraw:1" not in table.options
    assert ("withdraw:2" in table.options) == (how == "declined")
