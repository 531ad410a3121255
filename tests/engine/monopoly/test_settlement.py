"""Chapter GM-6: who fell to whom, and what becomes of it."""

import pytest

from engine.monopoly.combat.events import Duelled, EstateShared, Hurt, Subjugated, Survived, WentOver
from engine.monopoly.events import CardUsed
from tests.engine.monopoly.table import Table


def duel(lander_ap: int, other_ap: int) -> Table:
    """Godzilla and Mothra, 2 HP each, strike each other down with 2 AP each; so much AP they had before."""
    table = Table(
        f"""
        > Godzilla on Kita: hp 2, ap {lander_ap}
          Mothra on Ota: hp 2, ap {other_ap}
          Rodan on Kita
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1", "seat:1#2")
    return table.pick("Mothra", "seat:0", "seat:0#2")


@pytest.mark.rule("GM-6.6")
@pytest.mark.parametrize(
    ("lander_ap", "other_ap", "winner", "left"),
    [(4, 5, "Mothra", 0), (12, 4, "Godzilla", 7), (3, 2, "Godzilla", 0), (2, 6, "Mothra", 3)],
)
def test_two_that_took_each_others_last_hp_pay_ap_until_one_cannot(lander_ap, other_ap, winner, left):
    table = duel(lander_ap, other_ap)

    loser = "Godzilla" if winner == "Mothra" else "Mothra"
    assert table.told(Duelled)[0].winner == table.seat(winner)
    assert (table.kaiju(winner).hp, table.kaiju(winner).ap, table.kaiju(winner).is_free) == (1, left, True)
    assert table.kaiju(loser).controller == table.seat(winner)


@pytest.mark.rule("GM-6.6")
def test_with_equal_ap_both_have_1_hp_and_0_ap():
    table = duel(5, 5)

    assert table.told(Duelled) == [Duelled(0, 1, -1, 3)] or table.told(Duelled) == [Duelled(1, 0, -1, 3)]
    for name in ("Godzilla", "Mothra"):
        assert (table.kaiju(name).hp, table.kaiju(name).ap, table.kaiju(name).is_free) == (1, 0, True)


@pytest.mark.rule("GM-6.6", "GM-7.8")
def test_there_is_no_duel_when_one_of_them_is_subjugated():
    table = Table("> Godzilla on Kita: serves Rodan\n Mothra on Ota: hp 2, ap 9\n Rodan\n dice: 1 3")
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1", "seat:1#2").pick("Mothra", "seat:0")

    assert table.told(Duelled) == []
    assert (table.kaiju("Godzilla").is_free, table.kaiju("Mothra").controller) == (True, 0)


@pytest.mark.rule("GM-6.8")
def test_whoever_takes_the_last_hp_is_the_victor_and_a_kaiju_at_0_takes_no_more():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ota: hp 3
          Rodan on Ota
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1", "seat:1#2")
    table.pick("Mothra").pick("Rodan", "seat:1", "seat:1#2")

    assert table.told(Hurt)[-1] == Hurt(1, 2, "strike", 1, 0, 0)
    assert table.kaiju("Mothra").controller == 2


@pytest.mark.rule("GM-6.8")
def test_who_fell_is_no_target_any_more():
    table = Table("> Godzilla on Kita\n Mothra on Ota: hp 1\n Rodan on Ota\n dice: 1 3").roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra")

    assert table.options == ("seat:0", "seat:0#2")


@pytest.mark.rule("GM-6.8")
def test_a_pair_by_any_weapon_is_settled_first():
    """Mothra's tanks fell Godzilla, who had felled Mothra, who had felled nobody: they duel."""
    table = Table(
        """
        > Godzilla on Kita: hp 1, ap 3
          Mothra on Ota: hp 1, ap 4
          Rodan
          Ota: Mothra, 2 houses, 1 tank
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra").pick("Mothra", "fire:0")

    assert table.told(Duelled)[0].winner == 1
    assert table.kaiju("Godzilla").controller == 1


@pytest.mark.rule("GM-6.8", "GM-7.3")
def test_what_a_loser_won_passes_on_to_its_victor():
    """Godzilla fells Mothra, then Rodan fells Godzilla."""
    table = Table(
        """
        > Godzilla on Kita: hp 1
          Mothra on Ota: hp 1
          Rodan on Ota
          Gigan
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra").pick("Rodan", "seat:0")

    assert [event.seat for event in table.told(Subjugated)] == [1, 0]
    assert table.told(WentOver) == [WentOver(1, 2)]
    assert (table.kaiju("Mothra").controller, table.kaiju("Godzilla").controller) == (2, 2)


@pytest.mark.rule("GM-6.8", "GM-7.3")
def test_what_a_fallen_kaijus_tanks_win_after_its_fall_passes_on_too():
    """Rodan fells Godzilla, then Godzilla's tanks fell Mothra."""
    table = Table(
        """
        > Godzilla on Kita: hp 1
          Rodan on Ota
          Mothra on Ota: hp 1
          Gigan
          Ota: Godzilla, 2 houses, 1 tank
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla").pick("Rodan", "seat:0").pick("Mothra").pick("Godzilla", "fire:2")

    assert table.told(Subjugated)[1:] == [Subjugated(2, 0, 1, 10_000)]
    assert {table.kaiju(name).controller for name in ("Godzilla", "Mothra")} == {1}


@pytest.mark.rule("GM-6.9", "GM-7.2")
def test_the_money_goes_to_those_still_free_after_the_whole_settlement():
    table = Table(
        """
        > Godzilla on Kita: hp 1, cash 100
          Mothra on Ota: hp 1, cash 2010
          Rodan on Ota: cash 0
          Gigan: cash 0
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra").pick("Rodan", "seat:0")

    assert table.told(EstateShared) == [EstateShared(1, (2, 3), 1_000), EstateShared(0, (2, 3), 50)]
    assert [kaiju.cash for kaiju in table.state.kaiju] == [0, 0, 1_050, 1_050]


@pytest.mark.rule("GM-6.9")
def test_the_duel_runs_by_itself_without_cards():
    table = Table(
        """
        > Godzilla on Kita: hp 1, ap 9, holds berserk
          Mothra on Ota: hp 1, ap 3, holds carapace atomic_breath
          Rodan on Kita
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "keep").pick("Godzilla", "seat:1").pick("Mothra", "keep")
    table.pick("Mothra", "keep").pick("Mothra", "seat:0")

    assert table.told(Duelled)
    assert table.kaiju("Mothra").cards == ["carapace", "atomic_breath"]
    assert table.told(CardUsed) == []


@pytest.mark.rule("GM-6.10")
def test_a_kaiju_beaten_by_one_that_already_serves_it_stays_free():
    """Godzilla fells Mothra, Mothra fells Rodan, Rodan fells Godzilla: all three at 0."""
    table = Table(
        """
        > Godzilla on Kita: hp 1
          Mothra on Ota: hp 1
          Rodan on Ota: hp 1
          Gigan
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra", "seat:2").pick("Rodan", "seat:0")

    assert table.told(Survived) == [Survived(0)]
    assert (table.kaiju("Godzilla").hp, table.kaiju("Godzilla").is_free) == (1, True)
    assert (table.kaiju("Mothra").controller, table.kaiju("Rodan").controller) == (0, 0)
