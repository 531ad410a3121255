"""Chapter TW-7: Innate Power."""

import pytest

from engine.play import IllegalPick
from engine.total_war.events import Reshuffled
from tests.engine.total_war.table import Table


@pytest.mark.rule("TW-7.1")
def test_power_is_added_to_the_number_played_and_the_kaiju_is_spun():
    table = Table("Godzilla: 1\n > Ebirah: 6 1\n Rodan: 1\n strike 8 by Godzilla")

    assert table.options == ("card:6+power", "hit")
    table.pick("Ebirah", "card:6+power")

    assert table.war.strike == 8
    assert table.fighter("Ebirah").is_spun


@pytest.mark.rule("TW-7.1")
def test_a_spun_kaiju_has_no_power_to_add():
    table = Table("Godzilla: 1\n > Ebirah (spun): 6 8\n Rodan: 1\n strike 8 by Godzilla")

    assert table.options == ("card:8",)
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Ebirah", "card:6+power")
    assert refusal.value.rule == "TW-7.1"


@pytest.mark.rule("TW-7.1")
def test_the_furious_side_adds_its_own_power():
    table = Table("Godzilla: 1\n > Ebirah (furious): 6\n Rodan: 1\n strike 9 by Godzilla")

    assert table.pick("Ebirah", "card:6+power").war.strike == 9


@pytest.mark.rule("TW-7.2")
def test_all_kaiju_straighten_when_the_discard_pile_is_reshuffled():
    table = Table("> Godzilla (spun): 5\n Mothra (spun): 1\n Rodan (spun): 1\n deck: 1\n discard: 2 3 4")

    table.pick("Godzilla", "card:5")

    assert table.told(Reshuffled)
    assert [fighter.is_spun for fighter in table.war.fighters] == [False, False, False]


@pytest.mark.rule("TW-7.2")
def test_furious_kaiju_straighten_at_the_reshuffle_too():
    table = Table("> Godzilla (furious, spun): 5\n Mothra (furious, spun): 1\n Rodan: 1\n deck: 1\n discard: 2 3 4")

    table.pick("Godzilla", "card:5")

    assert [fighter.is_spun for fighter in table.war.fighters] == [False, False, False]


@pytest.mark.rule("TW-7.4")
def test_power_may_be_added_to_an_opening_and_where_it_is_not_needed():
    opening = Table("> Godzilla: 10 wound\n Mothra: 1\n Rodan: 1")
    answer = Table("Godzilla: 1\n > Mothra: 9\n Rodan: 1\n strike 1 by Godzilla")

    assert opening.options == ("card:10", "card:wound", "card:10+power")
    assert opening.pick("Godzilla", "card:10+power").war.strike == 12
    assert answer.options == ("card:9", "card:9+power")


@pytest.mark.rule("TW-7.4")
def test_a_heart_played_with_power_leaves_the_kaiju_spun():
    table = Table("> Godzilla: 4h\n Mothra: 1\n Rodan: 1").pick("Godzilla", "card:4h+power")

    assert table.fighter("Godzilla").is_spun
    assert table.war.strike == 6


@pytest.mark.rule("TW-7.5")
@pytest.mark.parametrize(("strike", "after"), [(10, 9), (0, 0), (13, 12)])
def test_a_minus_3_with_power_lowers_by_3_and_raises_by_the_power(strike, after):
    table = Table(f"Godzilla: 1\n > Ebirah: -3\n Rodan: 1\n strike {strike} by Godzilla")  # Power 2

    assert table.pick("Ebirah", "card:-3+power").war.strike == after


@pytest.mark.rule("TW-7.6")
def test_a_defeated_kaiju_turns_over_upright():
    table = Table("Godzilla: 1\n > Zilla (spun, damage 7): 1\n Rodan: 1\n wound by Godzilla")

    table.pick("Zilla", "hit").pick("Zilla", "card:1").pick("Godzilla", "pass")

    assert table.fighter("Zilla").is_furious
    assert not table.fighter("Zilla").is_spun


@pytest.mark.rule("TW-7.3")
def test_a_heart_as_extra_damage_straightens_who_adds_it():
    table = Table("Godzilla (spun): 2h\n > Zilla (spun): 1\n Rodan (spun): 1\n wound by Godzilla")

    table.pick("Zilla", "hit").pick("Zilla", "card:1").pick("Godzilla", "card:2h")

    assert [fighter.is_spun for fighter in table.war.fighters] == [False, True, True]
