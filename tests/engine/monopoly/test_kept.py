"""Kept chance cards, one by one (GM-8.2, GM-8.9, GM-11.3)."""

import pytest

from engine.monopoly.combat.events import Fired, Hurt, Struck
from engine.monopoly.events import CardUsed, HpLost, LeftFish, Rolled
from tests.engine.monopoly.table import Table


@pytest.mark.rule("GM-11.3", "GM-8.4")
def test_full_belly_leaves_the_fish_at_once_unhurt_and_then_rolls_as_usual():
    table = Table("> Godzilla on Big Pile of Fish: held 1, holds full_belly\n Mothra\n dice: 2 2 / 1 3")
    assert "card:full_belly" in table.options
    table.pick("Godzilla", "card:full_belly")
    assert (table.told(LeftFish), table.asked) == ([LeftFish(0, "card")], ("Godzilla", "turn"))
    assert "stay" not in table.options
    table.roll()

    assert table.told(HpLost) == []
    assert [event.dice for event in table.told(Rolled)] == [(2, 2), (1, 3)]  # the double gives another roll
    assert "full_belly" in table.state.discards


@pytest.mark.rule("GM-11.3")
def test_full_belly_is_not_offered_elsewhere():
    assert Table("> Godzilla on Big Pile of Fish: holds full_belly\n Mothra").options == ("roll", "deal")


@pytest.mark.rule("GM-11.3", "GM-8.10")
@pytest.mark.parametrize(("pick", "where"), [("as_rolled", "Ota"), ("more", "Shinagawa"), ("less", "Chance")])
def test_sewer_tunnel_moves_one_more_or_less(pick, where):
    table = Table("> Godzilla on Kita: holds sewer_tunnel\n Mothra\n deck: deep_sleep\n dice: 1 3").roll()
    assert (table.asked, table.options) == (("Godzilla", "shift"), ("as_rolled", "more", "less"))
    table.pick("Godzilla", pick)

    assert table.where("Godzilla") == where
    assert table.kaiju("Godzilla").cards == (["sewer_tunnel"] if pick == "as_rolled" else [])


@pytest.mark.rule("GM-8.10")
def test_a_second_radar_jam_is_not_offered_to_one_who_is_not_seen_anyway():
    table = Table(
        """
        > Godzilla on Kita: ap 0, holds radar_jam radar_jam
          Mothra
          Ota: Mothra, 4 houses, 4 tanks
          Meguro: Mothra, 4 houses, 2 tanks
          Shinagawa: Mothra, 4 houses, maser
          dice: 2 2 / 1 1 / 1 3
        """
    ).roll()
    table.pick("Godzilla", "card:radar_jam")

    assert (table.told(Fired), table.kaiju("Godzilla").cards) == ([], ["radar_jam"])
    assert table.asked == ("Mothra", "turn")


@pytest.mark.rule("GM-11.3")
def test_radar_jam_blinds_tanks_and_masers_until_the_turn_ends():
    table = Table(
        """
        > Godzilla on Kita: holds radar_jam
          Mothra on Ueno
          Ota: Mothra, 4 houses, 4 tanks
          Meguro: Mothra, 4 houses, 2 tanks
          Shinagawa: Mothra, 4 houses, maser
          dice: 2 2 / 1 1 / 1 3
        """
    ).roll()
    assert (table.asked, table.options) == (("Godzilla", "jam"), ("keep", "card:radar_jam"))
    table.pick("Godzilla", "card:radar_jam").pick("Godzilla").pick("Godzilla")
    assert table.where("Godzilla") == "Asakusa"  # by two doubles over Ota and Meguro
    table.pick("Godzilla")

    assert (table.told(Fired), table.state.jammed) == ([], -1)


@pytest.mark.rule("GM-11.3")
def test_radar_jam_kept_protects_nobody():
    table = Table("> Godzilla on Kita: holds radar_jam\n Mothra\n Ota: Mothra, 4 houses, 4 tanks\n dice: 1 3").roll()

    assert table.pick("Godzilla", "keep").pick("Godzilla").asked == ("Mothra", "tanks")
    assert table.kaiju("Godzilla").cards == ["radar_jam"]


@pytest.mark.rule("GM-11.3", "GM-8.9")
def test_atomic_breath_spends_up_to_4_ap_in_a_strike():
    table = Table("> Godzilla on Kita: ap 7, holds atomic_breath\n Mothra on Ota\n dice: 1 3").roll()
    table.pick("Godzilla", "land").pick("Godzilla", "card:atomic_breath")
    assert table.question.most == 4  # type: ignore[union-attr]
    table.pick("Godzilla", "seat:1", "seat:1#2", "seat:1#3", "house")

    assert (table.kaiju("Mothra").hp, table.standing("Ota"), table.kaiju("Godzilla").ap) == (9, (2, 0), 3)
    assert table.told(CardUsed) == [CardUsed(0, "atomic_breath")]


@pytest.mark.rule("GM-11.3")
def test_with_atomic_breath_a_subjugated_kaiju_spends_4_too():
    table = Table("> Godzilla on Kita: serves Rodan, holds atomic_breath\n Mothra on Ota\n Rodan\n dice: 1 3")
    table.roll().pick("Godzilla", "land").pick("Godzilla", "card:atomic_breath")
    table.pick("Godzilla", "seat:1", "seat:1#2", "seat:1#3", "seat:1#4")

    assert (table.told(Struck)[0].ap, table.kaiju("Mothra").hp, table.kaiju("Godzilla").ap) == (4, 8, 2)


@pytest.mark.rule("GM-11.3")
def test_carapace_takes_2_off_in_total_and_no_more():
    table = Table(
        """
        > Godzilla on Kita: hp 9, ap 0, holds carapace
          Mothra
          Ota: Mothra, 4 houses, 3 tanks
          Shinagawa: Mothra, 4 houses, maser
          dice: 1 3
        """
    ).roll()
    table.pick("Mothra", "fire:0").pick("Godzilla", "card:carapace").pick("Mothra", "fire:0")

    assert [(event.damage, event.shielded) for event in table.told(Hurt)] == [(1, 2), (2, 0)]
    assert table.kaiju("Godzilla").hp == 6


@pytest.mark.rule("GM-11.3")
def test_carapace_may_wait_for_the_next_blow():
    table = Table(
        """
        > Godzilla on Kita: hp 9, ap 0, holds carapace
          Mothra
          Ota: Mothra, 4 houses, 1 tank
          Shinagawa: Mothra, 4 houses, maser
          dice: 1 3
        """
    ).roll()
    table.pick("Mothra", "fire:0").pick("Godzilla", "keep").pick("Mothra", "fire:0")
    assert table.asked == ("Godzilla", "shield")
    table.pick("Godzilla", "card:carapace")

    assert table.kaiju("Godzilla").hp == 8


@pytest.mark.rule("GM-11.3")
def test_berserk_doubles_the_damage_to_kaiju_and_to_nothing_else():
    table = Table(
        """
        > Godzilla on Kita: holds berserk
          Mothra on Ota
          Ota: Mothra, 1 house, 4 tanks
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land").pick("Godzilla", "card:berserk").pick("Godzilla", "seat:1", "tank")

    assert (table.kaiju("Mothra").hp, table.standing("Ota")) == (10, (0, 3))
    assert table.kaiju("Godzilla").ap == 10
