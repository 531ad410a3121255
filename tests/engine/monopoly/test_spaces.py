"""Chapter GM-8: special spaces."""

import pytest

from engine.monopoly.combat.events import Fired, Hurt
from engine.monopoly.events import (
    AteFish,
    CardDrawn,
    CardUsed,
    HpLost,
    LeftFish,
    Moved,
    PassedGo,
    PoolTaken,
    Rolled,
    SentToFish,
    SparesLost,
    StayedAtFish,
)
from engine.play import IllegalPick
from tests.engine.monopoly.table import Table


@pytest.mark.rule("GM-8.1")
@pytest.mark.parametrize(("start", "where"), [("Shinjuku", "GO"), ("Marunouchi", "Adachi")])
def test_go_passed_or_landed_on_pays_2m_500k_for_each_own_house_and_3_ap(start, where):
    table = Table(
        f"""
        > Godzilla on {start}: cash 0, ap 4
          Mothra on Kita
          Ueno: Godzilla, 3 houses
          Koto: Mothra, 4 houses
          dice: 1 3
        """
    ).roll()
    assert (table.asked, table.where("Godzilla")) == (("Godzilla", "go"), where)
    table.pick("Godzilla", "money")

    assert table.told(PassedGo) == [PassedGo(0, 3_500, 3, 0, 2)]
    assert (table.kaiju("Godzilla").cash, table.kaiju("Godzilla").ap, table.kaiju("Godzilla").hp) == (3_500, 7, 12)


@pytest.mark.rule("GM-8.1")
def test_ap_end_at_12_and_hp_have_no_limit():
    drawing = "> Godzilla on Shinjuku: ap 11, hp 12, cash 0\n Mothra on Kita\n dice: 1 3"

    money = Table(drawing).roll().pick("Godzilla", "money")
    assert (money.kaiju("Godzilla").ap, money.told(PassedGo)[0].ap) == (12, 1)
    health = Table(drawing).roll().pick("Godzilla", "hp")
    assert health.told(PassedGo) == [PassedGo(0, 0, 0, 1, 2)]
    assert (health.kaiju("Godzilla").hp, health.kaiju("Godzilla").ap, health.kaiju("Godzilla").cash) == (13, 11, 0)


@pytest.mark.rule("GM-8.1")
def test_leaving_go_pays_nothing():
    table = Table("> Godzilla on GO\n Mothra\n dice: 1 3").roll()

    assert (table.told(PassedGo), table.asked) == ([], ("Godzilla", "strike"))


@pytest.mark.rule("GM-8.2")
def test_chance_draws_the_top_card_and_follows_it_at_once_or_keeps_it():
    followed = Table("> Godzilla on Kita: cash 0\n Mothra\n deck: film_rights berserk\n dice: 1 2").roll()
    assert followed.told(CardDrawn) == [CardDrawn(0, "film_rights", False)]
    assert (followed.kaiju("Godzilla").cash, followed.state.discards) == (2_000, ["film_rights"])

    kept = Table("> Godzilla on Kita\n Mothra\n deck: berserk film_rights\n dice: 1 2").roll()
    assert kept.told(CardDrawn) == [CardDrawn(0, "berserk", True)]
    assert (kept.kaiju("Godzilla").cards, kept.state.discards) == (["berserk"], [])


@pytest.mark.rule("GM-8.2")
def test_one_combat_card_for_each_player_and_combat():
    table = Table(
        """
        > Godzilla on Kita: holds berserk carapace
          Mothra on Ota: holds carapace berserk
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "card:berserk").pick("Godzilla", "seat:1", "seat:1#2")
    assert table.asked == ("Mothra", "shield")
    table.pick("Mothra", "card:carapace")
    assert table.asked == ("Mothra", "strike_back")  # no second card
    table.pick("Mothra", "seat:0")

    assert table.kaiju("Godzilla").cards == ["carapace"]
    assert (table.kaiju("Mothra").hp, table.kaiju("Godzilla").hp) == (10, 11)
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-8.3")
def test_the_scent_of_fish_sends_to_the_pile_without_passing_go():
    table = Table("> Godzilla on Akihabara\n Mothra\n dice: 1 3").roll()

    assert table.told(SentToFish) == [SentToFish(0, "scent")]
    assert (table.where("Godzilla"), table.kaiju("Godzilla").held) == ("Big Pile of Fish", 3)
    assert (table.told(PassedGo), table.asked) == ([], ("Mothra", "turn"))


def at_fish(held: int, dice: str, kaiju: str = "", rest: str = "Ueno: City, 0 houses") -> Table:
    """Godzilla is held by the fish for so many more turns."""
    return Table(f"> Godzilla on Big Pile of Fish: held {held}{kaiju}\n Mothra\n {rest}\n dice: {dice}")


@pytest.mark.rule("GM-8.4")
@pytest.mark.parametrize(("held", "options"), [(3, ("roll", "stay")), (2, ("roll", "stay")), (1, ("roll",))])
def test_on_each_of_three_turns_it_may_roll_and_on_the_third_it_must(held, options):
    table = at_fish(held, "1 3")

    assert tuple(token for token in table.options if token != "deal") == options
    if held > 1:
        table.pick("Godzilla", "stay")
        assert table.told(StayedAtFish) == [StayedAtFish(0, held - 1)]
        assert (table.told(Rolled), table.asked) == ([], ("Mothra", "turn"))
    else:
        with pytest.raises(IllegalPick) as refusal:
            table.pick("Godzilla", "stay")
        assert refusal.value.rule == "GM-8.4"


@pytest.mark.rule("GM-8.4")
def test_a_double_leaves_unhurt_by_that_roll_without_another():
    table = at_fish(2, "2 2").roll()

    assert table.told(LeftFish) == [LeftFish(0, "double")]
    assert (table.kaiju("Godzilla").at, table.kaiju("Godzilla").held, table.kaiju("Godzilla").hp) == (12, 0, 12)
    assert len(table.told(Rolled)) == 1


@pytest.mark.rule("GM-8.4")
def test_without_a_double_it_stays():
    table = at_fish(3, "1 3").roll()

    assert (table.where("Godzilla"), table.kaiju("Godzilla").held) == ("Big Pile of Fish", 2)
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-8.4")
def test_the_third_turn_without_one_costs_1_hp_and_moves_by_that_roll():
    table = at_fish(1, "2 3").roll()

    assert (table.told(HpLost), table.told(LeftFish)) == ([HpLost(0, 1, 11)], [LeftFish(0, "fire")])
    assert table.where("Godzilla") == "Ota"


@pytest.mark.rule("GM-8.4")
def test_at_the_fish_one_may_build_and_deal():
    table = at_fish(2, "1 3", rest="Ueno: Godzilla, 1 house")

    assert table.options == ("roll", "stay", "works:ueno", "deal")


@pytest.mark.rule("GM-8.5")
def test_any_other_arrival_is_a_visit_and_may_spend_2_ap_for_1_hp():
    table = Table("> Godzilla on GO: ap 2\n Mothra on Kita\n dice: 3 5").roll()

    assert (table.asked, table.options) == (("Godzilla", "fish"), ("eat", "pass"))
    table.pick("Godzilla", "eat")
    assert table.told(AteFish) == [AteFish(0, 13)]
    assert (table.kaiju("Godzilla").ap, table.kaiju("Godzilla").held) == (0, 0)


@pytest.mark.rule("GM-8.5")
@pytest.mark.parametrize("kaiju", ["ap 1", "serves Rodan"])
def test_no_fish_without_2_ap_or_for_the_subjugated(kaiju):
    table = Table(f"> Godzilla on GO: {kaiju}\n Mothra on Ueno\n Rodan on Kita\n dice: 3 5")
    if table.asked == ("Godzilla", "turn"):
        table.roll()

    assert (table.where("Godzilla"), table.asked) == ("Big Pile of Fish", ("Mothra", "turn"))


@pytest.mark.rule("GM-8.5")
def test_a_chosen_card_move_to_the_pile_is_a_visit():
    table = Table("> Godzilla on Katsushika\n Mothra\n deck: long_stride\n dice: 1 2").roll()

    table.pick("Godzilla", "steps:2")
    assert (table.where("Godzilla"), table.kaiju("Godzilla").held) == ("Big Pile of Fish", 0)
    assert table.asked == ("Godzilla", "fish")


@pytest.mark.rule("GM-8.6")
def test_the_plant_gives_the_pool_and_is_refilled_with_1m_and_1_hp():
    table = Table(
        """
        > Godzilla on Sumida: cash 0
          Mothra
          Ueno: Godzilla, 1 house, 3 tanks
          Koto: Godzilla, 1 house
          Nakano: Godzilla, 1 house, maser
          pool: money 3250, hp 2, tanks 3
          dice: 2 3
        """
    ).roll()
    assert table.told(PoolTaken) == [PoolTaken(0, 3_250, 2, 3)]
    assert (table.asked, table.options) == (("Godzilla", "place.tank"), ("place:ueno", "place:koto"))
    table.pick("Godzilla", "place:ueno")

    assert (table.standing("Ueno"), table.standing("Koto")) == ((1, 4), (1, 2))  # one choice left, so it is not asked
    assert (table.kaiju("Godzilla").cash, table.kaiju("Godzilla").hp) == (3_250, 14)
    assert (table.state.pool.money, table.state.pool.hp, table.state.pool.tanks) == (1_000, 1, 0)


@pytest.mark.rule("GM-8.6")
def test_tanks_without_room_are_lost():
    table = Table("> Godzilla on Sumida\n Mothra\n pool: money 1000, hp 1, tanks 2\n dice: 2 3").roll()

    assert table.told(SparesLost) == [SparesLost(0, "tank", 2)]


@pytest.mark.rule("GM-8.6")
def test_only_what_was_really_lost_to_a_card_goes_to_the_pool():
    fine = Table("> Godzilla on Kita: cash 300\n Mothra\n deck: harbour_fine\n dice: 1 2").roll()
    assert fine.state.pool.money == 1_300  # the cancelled rest is nobody's

    charges = Table("> Godzilla on Kita: hp 2\n Mothra\n deck: depth_charges\n dice: 1 2").roll()
    assert charges.state.pool.hp == 2
    ignored = Table("> Godzilla on Kita: hp 1\n Mothra\n deck: depth_charges\n dice: 1 2").roll()
    assert ignored.state.pool.hp == 1

    fight = Table("> Godzilla on Kita\n Mothra on Ota\n Ota: Mothra, 1 house, 1 tank\n dice: 1 3").roll()
    fight.pick("Godzilla", "land").pick("Godzilla", "tank", "seat:1")
    assert (fight.state.pool.tanks, fight.state.pool.hp) == (0, 1)


@pytest.mark.rule("GM-8.7")
@pytest.mark.parametrize(
    ("start", "dice", "where"), [("GO", "3 5", "Big Pile of Fish"), ("Sumida", "2 3", "Nuclear Plant")]
)
def test_there_is_no_fighting_at_the_fish_and_the_plant(start, dice, where):
    table = Table(f"> Godzilla on {start}: ap 1\n Mothra on {where}\n dice: {dice}").roll()

    assert (table.where("Godzilla"), table.asked) == (where, ("Mothra", "turn"))


@pytest.mark.rule("GM-8.8")
def test_rights_and_buildings_are_paid_to_the_city_and_fines_to_the_pool():
    table = Table("> Godzilla on Kita\n Mothra\n Ueno: Godzilla\n Ota: City, 0 houses\n dice: 1 3")
    bank = table.state.bank
    table.pick("Godzilla", "works:ueno").pick("Godzilla", "build:ueno:h1:t0")
    assert table.state.bank == bank + 700
    table.roll().pick("Godzilla", "buy:ota")
    assert (table.state.bank, table.state.pool.money) == (bank + 2_500, 1_000)

    fined = Table("> Godzilla on Kita\n Mothra\n deck: harbour_fine\n dice: 1 2")
    bank = fined.state.bank
    assert (fined.roll().state.bank, fined.state.pool.money) == (bank, 2_000)


@pytest.mark.rule("GM-8.9")
def test_carapace_lasts_from_the_first_strike_to_the_last_maser_of_one_landing():
    table = Table(
        """
        > Godzilla on Kita: hp 9, holds carapace
          Mothra on Ota
          Ota: Mothra, 4 houses, 1 tank
          Shinagawa: Mothra, 4 houses, maser
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land").pick("Godzilla").pick("Mothra", "seat:0")
    assert table.asked == ("Godzilla", "shield")  # before the damage counts
    table.pick("Godzilla", "card:carapace").pick("Mothra", "fire:0").pick("Mothra", "fire:0")

    assert [(event.weapon, event.damage, event.shielded) for event in table.told(Hurt)] == [
        ("strike", 0, 1),
        ("tanks", 0, 1),
        ("maser", 2, 0),
    ]


@pytest.mark.rule("GM-8.9")
def test_other_kept_cards_are_used_on_ones_own_turn_only():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ota: holds radar_jam sewer_tunnel full_belly
          Ota: Godzilla, 1 house, 2 tanks
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla")
    assert table.asked == ("Mothra", "strike_back")
    table.pick("Mothra")

    assert table.asked == ("Godzilla", "tanks")  # no Radar Jam for a defender
    assert table.told(CardUsed) == []


@pytest.mark.rule("GM-8.10")
@pytest.mark.parametrize(
    ("where", "asked"),
    [
        ("Ota: Mothra, 4 houses, 1 tank", True),
        ("Ueno: Mothra, 4 houses, maser", True),
        ("Ota: Mothra, 4 houses", False),
        ("Asakusa: Mothra, 4 houses, maser", False),
        ("Ota: Godzilla, 4 houses, 1 tank", False),
    ],
)
def test_radar_jam_is_offered_where_something_could_fire(where, asked):
    table = Table(f"> Godzilla on Kita: holds radar_jam\n Mothra\n {where}\n dice: 1 3").roll()

    assert (table.question.ask == "jam") is asked


@pytest.mark.rule("GM-8.10")
@pytest.mark.parametrize(
    ("kaiju", "mothra", "options"),
    [
        ("ap 3, holds atomic_breath berserk", "on Ota", ("keep", "card:atomic_breath", "card:berserk")),
        ("ap 2, holds atomic_breath berserk", "on Ota", ("keep", "card:berserk")),
        ("ap 3, holds atomic_breath berserk", "on Kita", ("keep", "card:atomic_breath")),  # tanks only
        ("serves Rodan, holds atomic_breath", "on Ota", ("keep", "card:atomic_breath")),
    ],
)
def test_combat_cards_are_offered_where_they_can_do_something(kaiju, mothra, options):
    table = Table(
        f"""
        > Godzilla on Kita: {kaiju}
          Mothra {mothra}
          Rodan
          Ota: Mothra, 4 houses, 1 tank
          dice: 1 3
        """
    )
    for ask, pick in (("turn", "roll"), ("hide", "land")):
        if table.question.ask == ask:
            table.pick("Godzilla", pick)

    assert (table.asked, table.options) == (("Godzilla", "declare"), options)


@pytest.mark.rule("GM-8.10")
def test_against_houses_alone_no_combat_card_is_offered():
    table = Table("> Godzilla on Kita: holds atomic_breath berserk\n Mothra\n dice: 1 3").roll()

    assert (table.asked, table.question.most) == (("Godzilla", "strike"), 2)


@pytest.mark.rule("GM-8.11")
def test_the_attempt_after_the_third_double_may_be_declined():
    table = Table("> Godzilla on Kita\n Mothra\n dice: 2 2 / 1 1 / double").roll()
    table.pick("Godzilla").pick("Godzilla").pick("Godzilla", "stay")

    assert (len(table.told(Rolled)), table.kaiju("Godzilla").held) == (3, 3)
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-8.11")
def test_full_belly_in_its_place_gives_one_more_roll_and_the_turn_ends():
    table = Table("> Godzilla on Kita: holds full_belly\n Mothra\n dice: 2 2 / 1 1 / double / double").roll()
    table.pick("Godzilla").pick("Godzilla")
    assert table.options == ("roll", "stay", "card:full_belly")
    table.pick("Godzilla", "card:full_belly")

    assert (table.told(LeftFish), len(table.told(Rolled))) == ([LeftFish(0, "card")], 4)
    assert len(table.told(Moved)) == 3  # by the two doubles, and by the roll after the card
    assert table.kaiju("Godzilla").held == 0
    while table.question.seat == 0:
        assert table.question.ask != "turn"
        table.by_default()
    assert len([event for event in table.told(Rolled) if event.seat == 0]) == 4
    assert table.told(Fired) == []
