"""Single points of the rules that a small slip would change: borders, seams at GO, who keeps what."""

import pytest

from engine.monopoly.combat.events import Fired, Subjugated
from engine.monopoly.combat.firing import reach
from engine.monopoly.events import AlarmRaised, MoneyGained, MoneyLost, PassedGo
from engine.monopoly.prospect import partners, prospect
from engine.play import IllegalPick
from tests.engine.monopoly.table import GAME, Table


@pytest.mark.rule("GM-1.4")
@pytest.mark.parametrize(("tanks", "damage"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_the_alarm_adds_to_any_number_of_tanks(tanks, damage):
    table = Table(
        f"> Godzilla on Ginza: laps 6\n Mothra on Kita\n Katsushika: Mothra, {tanks} tanks\n dice: 1 3", alarm=True
    )
    table.roll().pick("Godzilla", "money").pick("Godzilla").pick("Mothra", "fire:0")

    assert table.told(Fired)[0].damage == damage


@pytest.mark.rule("GM-1.4", "GM-10.5")
def test_a_slower_kaiju_that_passes_go_takes_no_lap_from_the_fastest():
    drawing = "> Godzilla on Ginza: laps 1\n Mothra on Kita: laps 9\n dice: 1 2"
    table = Table(drawing, alarm=True).roll().pick("Godzilla", "money")

    assert (table.state.top_laps, table.state.alarm_damage, table.told(AlarmRaised)) == (9, 2, [])


@pytest.mark.rule("GM-7.2", "GM-7.4")
def test_houses_and_tanks_that_waited_for_the_beaten_are_gone_with_the_rest():
    table = Table(
        """
        > Godzilla on Kita
          Rodan
          Mothra on Ota: hp 1, spare_houses 2, spare_tanks 3
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land").pick("Godzilla", "seat:2").pick("Mothra")

    assert (table.told(Subjugated)[0].seat, table.asked) == (2, ("Rodan", "turn"))
    assert (table.kaiju("Mothra").spare_houses, table.kaiju("Mothra").spare_tanks) == (0, 0)
    assert (table.kaiju("Godzilla").spare_houses, table.kaiju("Godzilla").spare_tanks) == (0, 0)


@pytest.mark.rule("GM-8.1")
def test_at_go_the_houses_count_that_stood_when_it_was_passed_whatever_is_sold_before_the_choice():
    table = Table(
        """
        > Godzilla on Ginza: cash 0, ap 12
          Mothra on Kita
          Ueno: Godzilla, 4 houses
          dice: 1 2
        """
    ).roll()
    table.pick("Godzilla", "sell").pick("Godzilla", "works:ueno").pick("Godzilla", "build:ueno:h0:t0")
    table.pick("Godzilla", "money")

    assert table.told(PassedGo)[0].money == 2_000 + 4 * 500
    assert table.kaiju("Godzilla").cash == 4 * 350 + 4_000


@pytest.mark.rule("GM-5.5")
@pytest.mark.parametrize(
    ("maser", "start", "dice", "is_hit"),
    [
        ("Ginza", "Shinjuku", "3 4", True),  # 31 and 3, over GO
        ("Ginza", "Shinjuku", "4 5", False),  # 31 and 5
        ("Katsushika", "Roppongi", "2 4", True),  # 3 and 31, the other way
        ("Katsushika", "Roppongi", "1 3", False),  # 3 and 29
    ],
)
def test_the_reach_of_a_maser_goes_over_go(maser, start, dice, is_hit):
    table = Table(f"> Godzilla on {start}: ap 0\n Mothra on Kita\n {maser}: Mothra, 4 houses, maser\n dice: {dice}")
    table.roll()
    if table.question.ask == "go":
        table.pick("Godzilla", "hp")

    assert (table.asked == ("Mothra", "maser")) is is_hit


@pytest.mark.rule("GM-6.4")
@pytest.mark.parametrize(("rodan", "asked"), [("Ginza", "go"), ("Kita", "hide")])
def test_there_is_no_hiding_on_the_last_space_before_go_if_an_enemy_stands_there(rodan, asked):
    table = Table(f"> Godzilla on Shinjuku: ap 1\n Mothra on GO\n Rodan on {rodan}\n dice: 1 3").roll()

    assert table.asked == ("Godzilla", asked)


@pytest.mark.rule("GM-7.5")
@pytest.mark.parametrize(
    ("mothra", "dice", "options"),
    [
        ("GO", "1 2", ("as_rolled", "more")),
        ("Adachi", "1 3", ("as_rolled", "more")),
        ("Ginza", "1 3", ("as_rolled", "less")),
    ],
)
def test_one_space_more_or_less_leads_over_go_too(mothra, dice, options):
    table = Table(f"> Godzilla on Shinjuku: serves Rodan\n Mothra on {mothra}\n Rodan on Kita\n dice: {dice}")

    assert (table.asked, table.options) == (("Godzilla", "lunge"), options)


@pytest.mark.rule("GM-9.3")
def test_a_district_that_came_by_a_deal_gets_no_maser_in_that_turn_though_houses_stand_on_it():
    table = Table("> Godzilla\n Mothra on Kita\n Rodan on Kita\n Adachi: Godzilla\n Katsushika: Mothra, 2 houses")
    table.pick("Godzilla", "deal").pick("Godzilla", "seat:1").pick("Godzilla")
    table.pick("Godzilla", "district:katsushika").pick("Godzilla", 500).pick("Mothra", "accept")
    table.pick("Godzilla", "works:katsushika")

    assert set(table.options) == {"build:katsushika:h0:t0", "build:katsushika:h1:t0", "back"}


@pytest.mark.rule("GM-4.6")
@pytest.mark.parametrize(("cash", "is_asked"), [(990, True), (1_000, False)])
def test_a_debtor_sells_only_if_the_cash_does_not_cover_the_debt(cash, is_asked):
    table = Table(
        f"""
        > Godzilla on Kita: cash {cash}
          Mothra
          Ueno: Godzilla, 1 house
          Koto: Godzilla, 1 house
          deck: harbour_fine
          dice: 1 2
        """
    ).roll()

    assert (table.asked == ("Godzilla", "debt")) is is_asked
    assert bool(table.told(MoneyLost)) is not is_asked


@pytest.mark.rule("GM-11.7")
def test_evacuation_tax_drawn_by_a_subjugated_kaiju_is_not_paid_by_its_controller_to_itself():
    table = Table(
        """
        > Godzilla on Kita: serves Rodan
          Mothra
          Rodan
          Gigan: cash 200
          deck: evacuation_tax
          dice: 1 2
        """
    )

    assert table.told(MoneyGained) == [MoneyGained(2, 500, 1), MoneyGained(2, 200, 3)]


@pytest.mark.rule("GM-4.4")
def test_one_may_sell_before_declaring_a_card_on_ones_own_turn_but_not_as_the_defender():
    table = Table(
        """
        > Godzilla on Kita: holds berserk
          Mothra on Ota: holds berserk
          Ueno: Godzilla, 1 house
          Koto: Mothra, 1 house
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land")
    assert (table.asked, table.options) == (("Godzilla", "declare"), ("keep", "card:berserk", "sell"))
    table.pick("Godzilla", "keep").pick("Godzilla")
    assert (table.asked, table.options) == (("Mothra", "declare"), ("keep", "card:berserk"))


@pytest.mark.rule("GM-3.5")
def test_the_first_district_of_the_track_is_a_district_like_any_other():
    table = Table("> Godzilla on 30\n Mothra on Adachi\n Adachi: Godzilla, 4 houses\n dice: 1 2")
    table.roll().pick("Godzilla", "land").pick("Godzilla", "money")

    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "house")

    assert refusal.value.rule == "GM-3.5"


@pytest.mark.rule("GM-9.1")
def test_an_acceptance_promises_the_money_of_ones_own_offer_not_of_anothers():
    table = Table("> Godzilla: cash 5000\n Mothra: holds carapace\n Rodan: holds berserk\n dice: 1 3")
    for seat, money in ((1, 100), (2, 300)):
        table.pick("Godzilla", "deal").pick("Godzilla", f"seat:{seat}")
        table.pick("Godzilla", f"card:{('', 'carapace', 'berserk')[seat]}").pick("Godzilla", money)
    question = next(each for each in table.step.pending if each.seat == 2)

    assert prospect(GAME.view(table.state, 2), question, "accept").money == 300


@pytest.mark.rule("GM-9.3")
def test_partners_are_the_others_who_may_deal():
    table = Table("> Godzilla\n Mothra: serves Rodan\n Rodan\n Gigan: serves Rodan, holds carapace")

    assert partners(GAME.view(table.state, 0), 0) == [2, 3]


@pytest.mark.rule("GM-5.5")
def test_the_spaces_in_reach_of_a_maser_are_as_many_on_either_side():
    assert reach(1, 32, 4) == {29, 30, 31, 0, 1, 2, 3, 4, 5}
