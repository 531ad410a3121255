"""Deals in one form: money as people write it, terms in an address, and an offer that the rules know."""

from __future__ import annotations

import pytest

from cogs.games.monopoly import PAGES, offer_screen
from cogs.games.monopoly.offers import Terms, partners_for, plan, read, spelled, thousands
from cogs.screens.menu import menu
from cogs.wire.clicks.address import LONGEST, read_address, spell
from cogs.wire.page import Page
from engine.monopoly.events import OfferMade
from engine.monopoly.prospect import goods_of, partners
from engine.play import Position, Runner, Setup, begin
from table import rehearsed
from tests.cogs.games.test_monopoly_estate import story
from tests.cogs.screens.test_pages import custom_ids
from tests.engine.monopoly.table import GAME, Table, draw

MARKET = """
    > Godzilla: cash 6000, holds carapace carapace berserk
      Mothra: cash 900, holds radar_jam
      Rodan: cash 0
      Adachi: Godzilla, 2 houses, 1 tank
      Ueno: Mothra, 1 house
"""


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("2.5M", 2500), ("2,5 m", 2500), ("2500", 2500), ("2,500k", 2500), ("2.500 K", 2500), ("700K", 700),
        ("700 thousand", 700), ("1 million", 1000), ("¥2,500,000", 2500), ("2500000", 2500), ("0", 0), ("", 0),
        (" 10M ", 10_000), ("0.05m", 50), ("10 500", 10_500), ("2'500'000 yen", 2500), ("1.25 mio.", 1250),
    ],
)  # fmt: skip
def test_money_is_understood_as_people_write_it(text: str, amount: int):
    assert thousands(text) == amount


@pytest.mark.parametrize("text", ["a lot", "2.5.5M", "M", "-3M", "2.5B", "1e6", "٣M", "2.00001M", "9" * 20])
def test_what_is_no_money_is_none(text: str):
    assert thousands(text) is None


def test_terms_survive_an_address_until_somebody_has_something_else():
    state = draw(MARKET)
    view = GAME.view(state, 0)
    terms = Terms(1, ("district:adachi", "card:berserk"), ("district:ueno", "card:radar_jam"), -900)

    spelling = spelled(view, 0, terms)

    assert read(view, 0, spelling) == terms
    assert len(spell(10**11, "counter_do", spelling, 10**11)) <= LONGEST
    assert read(view, 1, spelled(view, 1, terms.mirrored(0))) == terms.mirrored(0)
    state.kaiju[1].cards.clear()
    assert read(GAME.view(state, 0), 0, spelling) is None


@pytest.mark.parametrize(
    "spelling", ["", "1.0.0.0", "x.0.0.0.0", "0.0.0.0.0", "9.0.0.0.0", "1.0.0.none.0", "1.0.0.0.0"]
)
def test_what_is_no_terms_is_none(spelling: str):
    assert read(GAME.view(draw(MARKET), 0), 0, spelling) is None


@pytest.mark.parametrize(
    "terms",
    [
        Terms(1, ("district:adachi", "card:carapace"), ("district:ueno", "card:radar_jam"), -900),
        Terms(1, (), (), 500),
        Terms(2, ("card:berserk",), (), 0),
        Terms(1, (), ("card:radar_jam",), 6000),
    ],
)
def test_terms_become_the_offer_they_say(terms: Terms):
    position = Position(draw(MARKET))
    runner = Runner(GAME, position)

    tried = rehearsed(GAME, position, 0, plan(GAME.view(runner.state, 0), runner.pending[0], terms))

    assert tried.refusal is None
    assert tried.events == (OfferMade(0, terms.to, terms.money, terms.give, terms.take),)
    assert tried.view.offers[0].to == terms.to


@pytest.mark.parametrize(
    ("terms", "rule"),
    [(Terms(1, (), (), -1000), "GM-9.1"), (Terms(1, (), (), 6010), "GM-9.1"), (Terms(1, (), (), 5), "GM-9.1")],
)
def test_money_that_is_not_there_is_refused_with_the_rule(terms: Terms, rule: str):
    position = Position(draw(MARKET))
    runner = Runner(GAME, position)

    tried = rehearsed(GAME, position, 0, plan(GAME.view(runner.state, 0), runner.pending[0], terms))

    assert tried.refusal is not None
    assert tried.refusal.rule == rule


def test_who_can_be_dealt_with_and_what_about_is_what_the_rules_offer():
    state = draw(MARKET.rstrip() + "\n      Gigan: serves Godzilla")
    view = GAME.view(state, 0)
    assert partners(view, 0) == [1, 2]
    assert goods_of(view, 0) == ("district:adachi", "card:carapace", "card:berserk")


def test_a_deal_in_money_alone_stands_in_the_menu():
    position = begin(GAME, Setup(3, seed=1))
    question = Runner(GAME, position).pending[0]
    told, asked = story(position, question)
    verbs = [read_address(str(item.custom_id)).verb for item in PAGES.menu_items(told, asked)]
    assert (PAGES.more_items(told, asked), verbs) == ([], ["deals"])
    assert any(
        address and address.verb == "deals" for address in map(read_address, custom_ids(menu(told, is_following=False)))
    )

    position = Position(draw(MARKET))
    told, asked = story(position, Runner(GAME, position).pending[0])
    assert [read_address(str(item.custom_id)).verb for item in PAGES.more_items(told, asked)] == [
        "estate_form",
        "deals",
    ]
    assert PAGES.menu_items(told, asked) == []


def test_the_form_has_both_sides_and_says_what_each_has():
    position = Position(draw(MARKET))
    question = Runner(GAME, position).pending[0]
    told, asked = story(position, question)

    modal = offer_screen.form(told, asked, Terms(1, ("card:berserk",), (), -500), "deal_sent").to_dict()

    labels = {part["label"]: part for part in modal["components"]}
    assert list(labels) == ["You give", "You get", "You pay", "They pay"]
    give = labels["You give"]["component"]["options"]
    assert [(each["label"], each.get("default", False)) for each in give] == [
        ("Adachi", False), ("Carapace", False), ("Berserk", True),
    ]  # fmt: skip
    assert give[0]["description"] == "2 houses, 1 tank; rights 600K"
    assert labels["They pay"]["component"]["value"] == "500K"
    assert labels["They pay"]["description"] == "They have 900K."
    assert modal["title"] == "A deal with ■ Player 1, Mothra"


def test_the_form_fits_however_much_there_is_to_trade():
    state = begin(GAME, Setup(2, seed=1)).turn_start
    for number in range(len(state.districts)):
        state.give_rights(number, 0)
    state.kaiju[0].cards = sorted(set(GAME.content.deck))
    state.to_play, state.turns = 0, 1
    position = Position(state)
    told, asked = story(position, Runner(GAME, position).pending[0])
    modal = offer_screen.form(told, asked, Terms(1), "deal_sent").to_dict()
    assert len(modal["components"]) <= 5
    assert {part["component"]["custom_id"] for part in modal["components"]} >= {"give0", "give1", "pay", "get"}


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        (Terms(1), "Nothing changes hands yet."),
        (Terms(1, (), (), 2505), "Money is counted in whole 10K (GM\u20111.6)."),
        (Terms(1, (), (), -1000), "**Mothra** has only 900K (GM\u20119.1)."),
        (Terms(1, (), ("district:ueno",), 2500), "You give: **2.5M**\nYou get: **Ueno**"),
    ],
)
def test_terms_are_read_back_before_they_are_offered(terms: Terms, said: str):
    position = Position(draw(MARKET))
    told, asked = story(position, Runner(GAME, position).pending[0])

    page = offer_screen.preview(told, asked, terms, None, "", "deal")

    parts = page.to_components()[0]["components"]
    assert said in "\n".join(part["content"] for part in parts if part["type"] == 10)
    (send,) = [each for row in parts if row["type"] == 1 for each in row["components"] if "Send" in each["label"]]
    assert send["disabled"] == ("You give: **2.5M**" not in said)


def test_the_market_says_what_everybody_has_and_opens_a_form_for_each():
    position = Position(draw(MARKET))
    told, asked = story(position, Runner(GAME, position).pending[0])

    page = offer_screen.market(told, asked)

    parts = page.to_components()[0]["components"]
    text = "\n".join(part["content"] for part in parts if part["type"] == 10)
    assert "- ■ Player 1, **Mothra**: 900K; Ueno (1 house, no tanks; rights 2.2M), Radar Jam (A kept card)." in text
    assert "- ▲ Player 2, **Rodan**: ¥0." in text
    buttons = [each["label"] for row in parts if row["type"] == 1 for each in row["components"]]
    assert buttons == ["■ Player 1, Mothra …", "▲ Player 2, Rodan …", "Back"]


IN_DEBT = """
    > Godzilla on Kita: cash 100, holds carapace
      Mothra: cash 2000, holds radar_jam
      Rodan: cash {rodan}
      Gigan: cash 0, serves Mothra, holds berserk
      Ueno: Mothra, 1 house
      deck: harbour_fine
      dice: 1 2
"""
IN_SIGHT_OF_RUINS = """
    > Godzilla on Kita: cash 1000, holds berserk
      Mothra: cash 900
      Rodan: cash 0
      Ota: City, 0 houses
      dice: 1 3
"""
SERVANT = """
    > Godzilla on Kita: cash 0, serves Mothra, holds carapace
      Mothra: cash 2000, holds radar_jam
      Rodan: cash 500
      Adachi: Rodan, 1 house
      Ueno: Mothra, 1 house
"""


@pytest.mark.parametrize(
    ("drawing", "ask", "price"), [(IN_DEBT.format(rodan=0), "debt", 900), (IN_SIGHT_OF_RUINS, "buy", 800)]
)
def test_the_same_form_opens_in_need_of_money_for_those_who_have_some(drawing: str, ask: str, price: int):
    table = Table(drawing).roll()
    assert table.question.ask == ask
    told, asked = story(table.step.position, table.question)
    card = table.kaiju("Godzilla").cards[0]

    (opened,) = [read_address(item.custom_id) for item in PAGES.more_items(told, asked)]

    assert opened is not None
    assert opened.verb == "deal", "only Mothra has money, so the form opens at once"
    assert read(told.look.view, 0, opened.rest) == Terms(1)
    assert PAGES.is_hidden(table.question)("deal"), "it is not asked question by question as well"
    terms = Terms(1, (f"card:{card}",), (), -price)
    tried = rehearsed(GAME, table.step.position, 0, plan(told.look.view, table.question, terms))
    assert tried.refusal is None
    assert tried.events == (OfferMade(0, 1, -price, (f"card:{card}",), ()),)


def test_in_need_the_market_lists_those_with_money_and_says_how_long_the_game_waits():
    table = Table(IN_DEBT.format(rodan=700)).roll()
    told, asked = story(table.step.position, table.question)
    assert partners_for(told.look.view, table.question) == [1, 2]

    page = offer_screen.market(told, asked)

    text = _text(page)
    assert "**Mothra**: 2M" in text
    assert "**Gigan**" not in text
    assert "The game waits an hour for the answer. Silence means no (GM\u20119.5)." in text
    terms = Terms(2, ("card:carapace",), (), -700)
    assert "The game waits an hour" in _text(offer_screen.preview(told, asked, terms, None, "", "deal"))
    tried = rehearsed(GAME, table.step.position, 0, plan(told.look.view, table.question, terms))
    assert tried.events == (OfferMade(0, 2, -700, ("card:carapace",), ()),)


@pytest.mark.parametrize(
    ("to", "fields"), [(1, {"give0", "take0"}), (2, {"give0", "pay", "get"})], ids=["its controller", "an enemy"]
)
def test_a_subjugated_player_is_offered_no_districts_and_no_money_within_its_side(to: int, fields: set[str]):
    position = Position(draw(SERVANT))
    told, asked = story(position, Runner(GAME, position).pending[0])

    modal = offer_screen.form(told, asked, Terms(to), "deal_sent").to_dict()

    parts = {part["component"]["custom_id"]: part["component"] for part in modal["components"]}
    assert set(parts) == fields
    offered = {option["value"] for part in parts.values() for option in part.get("options", ())}
    assert offered == {"card:carapace", "card:radar_jam"} & offered


def _text(page: Page) -> str:
    return "\n".join(part["content"] for part in page.to_components()[0]["components"] if part["type"] == 10)
