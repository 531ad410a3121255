"""Chapter GM-11: the chance deck, card by card."""

import msgspec
import pytest

from engine.monopoly.combat.events import HousesFell
from engine.monopoly.events import (
    ApGained,
    CardDrawn,
    CardUseless,
    HpGained,
    HpLost,
    MoneyGained,
    MoneyLost,
    Moved,
    PassedGo,
    Placed,
    Reshuffled,
    SentToFish,
    SparesWait,
    TankLost,
)
from tests.engine.monopoly.table import GAME, Table


def drawn(card: str, kaiju: str = "ap 12", others: str = "Mothra\n Rodan", rest: str = "") -> Table:
    """Godzilla has gone from Kita to the Chance at 12 and drawn *card*."""
    drawing = f"> Godzilla on Kita: {kaiju}\n {others}\n deck: {card}\n dice: 1 2\n {rest}"
    table = Table(drawing.rstrip())
    return table.roll() if table.asked == ("Godzilla", "turn") else table


SERVES = "serves Rodan"


@pytest.mark.rule("GM-11.3", "GM-11.6")
@pytest.mark.parametrize(("card", "where"), [("undersea_current", "GO"), ("reactor_glow", "Nuclear Plant")])
def test_undersea_current_and_reactor_glow_move_forward_to_their_space(card, where):
    table = drawn(card)

    assert table.where("Godzilla") == where
    if where == "GO":
        assert table.asked == ("Godzilla", "go")
    else:
        assert table.kaiju("Godzilla").cash == 11_000


@pytest.mark.rule("GM-11.6")
def test_forward_card_moves_pass_go_as_usual():
    table = Table("> Godzilla on Asakusa\n Mothra\n deck: reactor_glow\n dice: 3 5").roll()

    assert (table.where("Godzilla"), table.asked) == ("Nuclear Plant", ("Godzilla", "go"))


@pytest.mark.rule("GM-11.3")
def test_trawler_fleet_goes_straight_to_the_fish_without_passing_go():
    table = drawn("trawler_fleet")

    assert table.told(SentToFish) == [SentToFish(0, "card")]
    assert (table.kaiju("Godzilla").held, table.told(PassedGo)) == (3, [])
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-11.3", "GM-11.6")
def test_rough_landing_moves_back_3_spaces_and_over_go_neither_pays_nor_counts():
    assert drawn("rough_landing").told(Moved)[-1] == Moved(0, 12, 9, "card")

    table = Table("> Godzilla on Ginza: laps 1\n Mothra\n deck: rough_landing\n dice: 1 2").roll()
    table.pick("Godzilla", "money")  # forward over GO to the Chance at 2
    assert (table.where("Godzilla"), table.kaiju("Godzilla").laps) == ("Ginza", 2)
    assert len(table.told(PassedGo)) == 1


@pytest.mark.rule("GM-11.9")
def test_a_move_backwards_that_ends_on_go_lands_on_it():
    table = Table("> Godzilla on GO: laps 0\n Mothra on Harumi\n deck: rough_landing\n dice: 1 2", track="bay").roll()

    assert (table.where("Godzilla"), table.asked) == ("GO", ("Godzilla", "go"))


@pytest.mark.rule("GM-11.3")
def test_rivals_roar_moves_forward_to_the_first_space_with_an_enemy_that_can_be_fought():
    others = "Mothra on Ueno\n Rodan on Nuclear Plant\n Gigan on Ota: serves Godzilla\n Megalon on Kita"
    table = drawn("rivals_roar", others=others)

    assert (table.where("Godzilla"), table.asked) == ("Ueno", ("Godzilla", "strike"))
    assert "seat:1" in table.options


@pytest.mark.rule("GM-11.3")
@pytest.mark.parametrize(
    ("kaiju", "others"),
    [("laps 0", "Mothra on Ueno\n Rodan"), ("laps 1", "Mothra on Nuclear Plant\n Rodan on Big Pile of Fish")],
)
def test_rivals_roar_does_nothing_in_the_peace_lap_or_without_such_an_enemy(kaiju, others):
    table = drawn("rivals_roar", kaiju, others)

    assert table.told(CardUseless) == [CardUseless(0, "rivals_roar")]
    assert table.kaiju("Godzilla").at == 12


@pytest.mark.rule("GM-11.9")
def test_rivals_roar_does_not_lead_round_to_its_own_space():
    table = drawn("rivals_roar", others="Mothra on 12\n Rodan on Nuclear Plant")
    table.pick("Godzilla", "land")

    assert (table.told(CardUseless), table.told(PassedGo)) == ([CardUseless(0, "rivals_roar")], [])
    assert table.asked == ("Godzilla", "strike")


@pytest.mark.rule("GM-11.3", "GM-11.6")
def test_long_stride_moves_1_to_6_spaces_and_nobody_hides_after_it():
    table = drawn("long_stride", others="Mothra on Ueno\n Rodan")

    assert table.options == tuple(f"steps:{steps}" for steps in range(1, 7))
    assert table.pick("Godzilla", "steps:5").where("Godzilla") == "Ueno"
    assert table.asked == ("Godzilla", "strike")


@pytest.mark.rule("GM-11.3")
def test_harbour_fine_takes_1m():
    table = drawn("harbour_fine", "cash 2500")

    assert table.told(MoneyLost) == [MoneyLost(0, 1_000, 0)]
    assert (table.kaiju("Godzilla").cash, table.state.pool.money) == (1_500, 2_000)


@pytest.mark.rule("GM-11.3", "GM-11.4")
def test_repair_bill_takes_250k_for_each_house():
    table = drawn("repair_bill", "cash 2500", rest="Ueno: Godzilla, 3 houses\n Koto: Godzilla, 2 houses")
    assert (table.kaiju("Godzilla").cash, table.state.pool.money) == (1_250, 2_250)

    assert drawn("repair_bill").told(CardUseless) == [CardUseless(0, "repair_bill")]


@pytest.mark.rule("GM-11.3", "GM-11.4")
def test_depth_charges_take_1_hp():
    table = drawn("depth_charges", "hp 5")
    assert (table.told(HpLost), table.state.pool.hp) == ([HpLost(0, 1, 4)], 2)

    assert drawn("depth_charges", "hp 1").told(CardUseless)


@pytest.mark.rule("GM-11.3")
def test_typhoon_takes_two_tanks_of_ones_choice_or_the_one_there_is():
    table = drawn("typhoon", rest="Ueno: Godzilla, 1 house, 1 tank\n Koto: Godzilla, 1 house, 2 tanks")
    assert (table.asked, table.options) == (("Godzilla", "lose_tank"), ("tank:ueno", "tank:koto"))
    table.pick("Godzilla", "tank:koto").pick("Godzilla", "tank:koto")
    assert (table.standing("Koto"), table.standing("Ueno"), table.state.pool.tanks) == ((1, 0), (1, 1), 2)

    one = drawn("typhoon", rest="Ueno: Godzilla, 1 house, 1 tank")
    assert (one.told(TankLost), one.state.pool.tanks) == ([TankLost(0, "ueno")], 1)
    assert drawn("typhoon").told(CardUseless)


@pytest.mark.rule("GM-11.3")
def test_aftershock_topples_a_house_on_each_of_the_next_three_districts_standing_or_not():
    table = drawn("aftershock", rest="Ota: Godzilla, 2 houses\n Shinagawa: City, 0 houses\n Meguro: Mothra, 1 house")

    assert table.told(HousesFell) == [HousesFell("ota", 1, 1, -1), HousesFell("meguro", 1, 0, -1)]
    assert table.standing("Ueno") == (4, 0)


@pytest.mark.rule("GM-11.3")
def test_aftershock_passes_over_spaces_that_are_no_districts():
    table = Table("> Godzilla\n Mothra on Ginza\n deck: aftershock\n dice: 2 4").roll()  # the fish lie ahead

    assert [event.district for event in table.told(HousesFell)] == ["nerima", "kita", "arakawa"]


@pytest.mark.rule("GM-11.3")
def test_film_rights_bring_2m():
    table = drawn("film_rights", "cash 0")

    assert table.told(MoneyGained) == [MoneyGained(0, 2_000, -1)]
    assert table.kaiju("Godzilla").cash == 2_000


@pytest.mark.rule("GM-11.3")
def test_evacuation_tax_takes_500k_from_every_other_free_players_cash():
    others = "Mothra: cash 900\n Rodan: cash 200\n Gigan: serves Mothra\n Megalon: cash 0"
    table = drawn("evacuation_tax", "cash 0", others, "Ueno: Rodan, 4 houses")

    assert table.told(MoneyGained) == [MoneyGained(0, 500, 1), MoneyGained(0, 200, 2)]
    assert [kaiju.cash for kaiju in table.state.kaiju] == [700, 400, 0, 0, 0]


@pytest.mark.rule("GM-11.3", "GM-11.4")
def test_feeding_frenzy_brings_3_ap_up_to_12():
    assert drawn("feeding_frenzy", "ap 2").told(ApGained) == [ApGained(0, 3, 5)]
    assert drawn("feeding_frenzy", "ap 11").told(ApGained) == [ApGained(0, 1, 12)]
    assert drawn("feeding_frenzy", "ap 12").told(CardUseless) == [CardUseless(0, "feeding_frenzy")]


@pytest.mark.rule("GM-11.3")
def test_deep_sleep_brings_1_hp():
    assert drawn("deep_sleep", "hp 12").told(HpGained) == [HpGained(0, 1, 13)]


@pytest.mark.rule("GM-11.3", "GM-11.4")
def test_reconstruction_builds_a_house_on_a_district_with_room():
    table = drawn("reconstruction", rest="Ueno: Godzilla, 4 houses\n Koto: Godzilla\n Nakano: Godzilla, 1 house")
    assert table.options == ("place:koto", "place:nakano")
    table.pick("Godzilla", "place:koto")
    assert (table.standing("Koto"), table.kaiju("Godzilla").cash) == ((1, 0), 10_000)

    assert drawn("reconstruction").told(CardUseless) == [CardUseless(0, "reconstruction")]


@pytest.mark.rule("GM-11.3", "GM-11.4")
def test_defence_budget_places_two_tanks():
    table = drawn("defence_budget", rest="Ueno: Godzilla, 0 houses, 3 tanks\n Koto: Godzilla\n Nakano: Godzilla, maser")
    table.pick("Godzilla", "place:ueno")
    assert (table.standing("Ueno"), table.standing("Koto")) == ((0, 4), (0, 1))
    assert table.told(Placed) == [Placed(0, "tank", "ueno"), Placed(0, "tank", "koto")]

    assert drawn("defence_budget").told(CardUseless)


@pytest.mark.rule("GM-11.5")
def test_discards_used_kept_cards_included_are_reshuffled_when_the_deck_is_empty():
    table = Table(
        """
        > Godzilla on Kita: holds radar_jam
          Mothra on Ueno
          Ota: Mothra, 4 houses, 1 tank
          discards: film_rights
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "card:radar_jam")
    assert table.state.discards == ["film_rights", "radar_jam"]

    table = Table("> Godzilla on Kita\n Mothra\n deck: deep_sleep\n discards: typhoon\n dice: 1 2").roll()
    assert (table.state.deck, table.state.discards, table.told(Reshuffled)) == ([], ["typhoon", "deep_sleep"], [])
    table = Table("> Godzilla on Kita\n Mothra\n deck: none\n discards: typhoon deep_sleep\n dice: 1 2").roll()
    assert (table.told(Reshuffled), len(table.told(CardDrawn))) == ([Reshuffled(2)], 1)
    assert len(table.state.deck) + len(table.state.discards) == 2


@pytest.mark.rule("GM-11.5")
def test_draws_and_kept_cards_are_public_and_the_order_of_the_deck_is_not():
    table = drawn("berserk typhoon")
    for seat in (0, 1, None):
        view = GAME.view(table.state, seat)
        assert view.kaiju[0].cards == ("berserk",)
        assert view.deck_count == 1
        assert "typhoon" not in str(msgspec.structs.replace(view, cards=()))  # what is in the box all know
        assert [event.seen_by(seat) for event in table.told(CardDrawn)] == [CardDrawn(0, "berserk", True)]


@pytest.mark.rule("GM-11.7")
@pytest.mark.parametrize(
    "card", ["harbour_fine", "repair_bill", "depth_charges", "typhoon", "feeding_frenzy", "deep_sleep"]
)
def test_drawn_by_a_subjugated_kaiju_what_touches_its_own_things_does_nothing(card):
    table = drawn(card, SERVES, rest="Ueno: Rodan, 2 houses, 2 tanks")

    assert table.told(CardUseless) == [CardUseless(0, card)]
    assert (table.kaiju("Rodan").cash, table.standing("Ueno")) == (10_000, (2, 2))
    assert (table.kaiju("Godzilla").hp, table.kaiju("Godzilla").ap) == (1, 2)


@pytest.mark.rule("GM-11.7")
def test_what_brings_something_serves_its_controller():
    assert drawn("film_rights", SERVES).kaiju("Rodan").cash == 12_000
    tax = drawn("evacuation_tax", SERVES, "Mothra\n Rodan\n Gigan")
    assert [kaiju.cash for kaiju in tax.state.kaiju] == [0, 9_500, 11_000, 9_500]
    house, tanks = drawn("reconstruction", SERVES), drawn("defence_budget", SERVES)
    assert house.told(SparesWait) == [SparesWait(2, "house", 1)]
    assert tanks.told(SparesWait) == [SparesWait(2, "tank", 2)]
    assert (house.kaiju("Rodan").spare_houses, tanks.kaiju("Rodan").spare_tanks) == (1, 2)


@pytest.mark.rule("GM-11.7")
def test_moves_aftershock_and_kept_cards_work_for_a_subjugated_kaiju():
    assert drawn("long_stride", SERVES).asked == ("Godzilla", "stride")
    assert drawn("aftershock", SERVES).told(HousesFell)
    assert drawn("berserk", SERVES).kaiju("Godzilla").cards == ["berserk"]
    assert drawn("trawler_fleet", SERVES).kaiju("Godzilla").held == 3
