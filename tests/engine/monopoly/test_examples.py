"""The worked examples of the rulebook, played out."""

import pytest

from engine.monopoly.combat.events import BrokeFree, Duelled, Fired
from engine.monopoly.events import PassedGo
from tests.engine.monopoly.table import Table


@pytest.mark.rule("GM-5.1", "GM-3.1", "GM-3.2")
def test_three_tanks_two_of_which_are_knocked_down():
    """A lands on B's three tanks, knocks two down, and the one left fires; a house falls by itself."""
    table = Table("> Godzilla on Kita\n Mothra\n Ota: Mothra, 2 houses, 3 tanks\n dice: 1 3").roll()
    table.pick("Godzilla", "tank", "tank#2").pick("Mothra", "fire:0")

    assert table.standing("Ota") == (1, 1)
    assert (table.kaiju("Godzilla").hp, table.kaiju("Godzilla").ap) == (11, 10)


@pytest.mark.rule("GM-6.3", "GM-5.1", "GM-6.1")
def test_four_tanks_and_their_kaiju():
    """A spends one AP on B's tanks and one on B; B strikes with two, and three tanks fire."""
    table = Table("> Godzilla on Kita\n Mothra on Ota\n Ota: Mothra, 2 houses, 4 tanks\n dice: 1 3").roll()
    table.pick("Godzilla", "land").pick("Godzilla", "tank", "seat:1")
    table.pick("Mothra", "seat:0", "seat:0#2").pick("Mothra", "fire:0")

    assert table.told(Fired)[0].damage == 3  # three orange tanks
    assert (table.kaiju("Godzilla").hp, table.kaiju("Mothra").hp) == (12 - 2 - 3, 11)
    assert table.standing("Ota") == (1, 3)


@pytest.mark.rule("GM-6.4", "GM-6.5", "GM-5.3")
def test_hiding_from_a_kaiju_and_four_tanks_before_two_tanks():
    """A rolls 10, goes 9, may not touch the two tanks there, and they fire."""
    table = Table(
        """
        > Godzilla on Edogawa
          Mothra on Shinagawa
          Shinagawa: Mothra, 1 house, 4 tanks
          Ota: Mothra, 1 house, 2 tanks
          dice: 4 6
        """,
    )
    table.roll().pick("Godzilla", "hide")

    assert (table.where("Godzilla"), table.asked) == ("Ota", ("Mothra", "tanks"))
    table.pick("Mothra", "fire:0")
    assert (table.standing("Ota"), table.kaiju("Godzilla").hp, table.kaiju("Godzilla").ap) == ((1, 2), 10, 12)


@pytest.mark.rule("GM-6.4")
def test_no_hiding_where_another_player_stands_on_the_space_before():
    """A has 1 AP and 4 HP, rolls a 5 to a stronger enemy; the Chance before it is taken, so A must fight."""
    table = Table(
        """
        > Godzilla on Big Pile of Fish: ap 1, hp 4
          Mothra on Ota: ap 6, hp 8
          Rodan on 12
          dice: 2 3
        """
    ).roll()

    assert (table.where("Godzilla"), table.asked) == ("Ota", ("Godzilla", "strike"))


@pytest.mark.rule("GM-6.4")
def test_hiding_where_ones_own_subjugated_kaiju_stands():
    """The same, but the kaiju on the Chance is subjugated to A: A may stop there."""
    table = Table(
        """
        > Godzilla on Big Pile of Fish: ap 1, hp 4
          Mothra on Ota: ap 6, hp 8
          Rodan on 12: serves Godzilla
          deck: deep_sleep
          dice: 2 3
        """
    ).roll()
    assert table.asked == ("Godzilla", "hide")
    table.pick("Godzilla", "hide")

    assert (table.where("Godzilla"), table.kaiju("Godzilla").hp) == ("Chance", 5)


@pytest.mark.rule("GM-7.3")
def test_a_chain_of_subjugation():
    """A has subjugated B; C subjugates A, and B is C's too."""
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ota: hp 2
          Rodan: serves Mothra
          Gigan
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1", "seat:1#2").pick("Mothra")

    assert (table.kaiju("Mothra").controller, table.kaiju("Rodan").controller) == (0, 0)


@pytest.mark.rule("GM-7.8")
def test_breaking_free():
    """A, subjugated to B, beats C: A is free with 1 HP and 2 AP and has all of C's but its chance cards."""
    table = Table(
        """
        > Godzilla on Kita: serves Mothra
          Mothra
          Rodan on Ota: hp 2, cash 4000, holds full_belly
          Ueno: Rodan, 2 houses
          dice: 1 3
        """
    )
    table.pick("Godzilla", "land").pick("Godzilla", "seat:2", "seat:2#2").pick("Rodan")

    assert table.told(BrokeFree) == [BrokeFree(0, 2)]
    assert (table.kaiju("Godzilla").hp, table.kaiju("Godzilla").ap, table.kaiju("Godzilla").cash) == (1, 2, 4_000)
    assert (table.owner("Ueno"), table.kaiju("Rodan").controller) == ("Godzilla", 0)
    assert table.kaiju("Rodan").cards == ["full_belly"]


@pytest.mark.rule("GM-6.6")
def test_the_duel_with_4_and_5_ap():
    """A and B have 2 HP, A 4 AP and B 5. Both spend 2; then both pay 2, A has none left, B pays its last and wins."""
    table = Table(
        """
        > Godzilla on Kita: hp 2, ap 4
          Mothra on Ota: hp 2, ap 5
          Rodan on Kita
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1", "seat:1#2").pick("Mothra", "seat:0", "seat:0#2")

    (fought,) = table.told(Duelled)
    assert (fought.winner, fought.paid) == (1, 2)
    assert (table.kaiju("Mothra").hp, table.kaiju("Mothra").ap) == (1, 0)
    assert table.kaiju("Godzilla").controller == 1


@pytest.mark.rule("GM-8.1", "GM-3.2")
def test_go_with_six_houses_before_ones_own_house_falls():
    """A 7 leads past GO to an own district with 4 houses, two others have one each: 5M, then a house falls."""
    table = Table(
        """
        > Godzilla on Shinjuku: cash 0
          Mothra on Kita
          Katsushika: Godzilla, 4 houses
          Ueno: Godzilla, 1 house
          Koto: Godzilla, 1 house
          dice: 3 4
        """
    )
    table.roll().pick("Godzilla", "money")

    assert table.told(PassedGo)[0].money == 5_000
    assert (table.standing("Katsushika"), table.kaiju("Godzilla").cash) == ((3, 0), 5_000)


@pytest.mark.rule("GM-6.6")
def test_the_duel_with_equal_ap():
    """Both have spent what they had and the same is left: a stalemate, each with 1 HP and no AP."""
    table = Table(
        """
        > Godzilla on Kita: hp 2, ap 5
          Mothra on Ota: hp 2, ap 5
          Rodan on Kita
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1", "seat:1#2").pick("Mothra", "seat:0", "seat:0#2")

    assert [(fought.winner, fought.paid) for fought in table.told(Duelled)] == [(-1, 3)]
    for name in ("Godzilla", "Mothra"):
        assert (table.kaiju(name).hp, table.kaiju(name).ap, table.kaiju(name).is_free) == (1, 0, True)
