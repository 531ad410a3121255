"""Which rule is named for what cannot be answered."""

import pytest

from engine.play import Amount, IllegalPick
from tests.engine.total_war.table import GAME, Table

ANSWERING = "Godzilla: 1\n > Mothra {mark}: {hand}\n Rodan: 1\n {middle}"


def why(token: str, mark: str = "", hand: str = "1 wound", middle: str = "strike 7 by Godzilla") -> str:
    """Return the rule that keeps Mothra from answering with *token*."""
    table = Table(ANSWERING.format(mark=mark, hand=hand, middle=middle))
    return GAME.why_not(table.war, table.question, token)


def refused(table: Table, name: str, token: str) -> str:
    with pytest.raises(IllegalPick) as refusal:
        table.pick(name, token)
    return refusal.value.rule


@pytest.mark.rule("TW-7.1")
def test_power_is_for_numbers_and_for_a_kaiju_that_stands_upright():
    assert why("card:1+power", mark="(spun)") == "TW-7.1"
    assert why("card:wound+power") == "TW-7.1"
    table = Table(ANSWERING.format(mark="", hand="1 wound", middle="strike 7 by Godzilla"))
    assert refused(table, "Mothra", "card:change_direction") == ""  # not in hand: no rule, there is no such card


@pytest.mark.rule("TW-4.6")
@pytest.mark.parametrize("mark", ["", "(spun)"])
def test_under_a_wound_the_reason_against_a_number_with_power_is_the_wound_spent_or_not(mark):
    assert why("card:1+power", mark=mark, middle="wound by Godzilla") == "TW-4.6"


def test_a_card_that_is_not_in_the_hand_breaks_no_rule():
    assert why("card:2") == ""
    assert why("card:2+power", mark="(spun)") == ""


@pytest.mark.parametrize("token", ["card:99", "king:crown:1", "seat:x"])
def test_what_means_nothing_breaks_no_rule(token):
    assert why(token) == ""


@pytest.mark.rule("TW-9.1", "TW-9.2", "TW-9.4")
def test_the_kings_card_is_for_its_holder_under_it_goes_what_is_in_hand_and_it_heals_what_lies_there():
    for token in ("king:heart", "king:draw", "king:wound:1", "king:heal:1"):
        assert why(token) == "TW-9.1"
    assert why("king:wound:9", mark="(king)") == "TW-9.2"
    assert why("king:heal:5", mark="(king, damage 5)") == "TW-9.4"


@pytest.mark.rule("TW-4.5", "TW-5.1", "TW-5.3", "TW-5.4", "TW-6.8")
def test_every_other_question_names_the_rule_that_it_comes_from():
    table = Table("> Godzilla: choose_target 1\n Mothra: 1\n Rodan: 1").pick("Godzilla", "card:choose_target")
    assert refused(table, "Godzilla", "seat:0") == "TW-4.5"

    table = Table("Godzilla: 9 9\n > Mothra: -3 1 8\n Rodan: 1\n wound by Godzilla\n up: 2", counter_attack=True)
    table.pick("Mothra", "hit")
    assert refused(table, "Mothra", "card:-3") == "TW-5.1"
    table.pick("Mothra", "card:1")
    assert refused(table, "Godzilla", "card:9") == "TW-5.3"
    table.pick("Godzilla", "pass")
    assert refused(table, "Mothra", "building:5") == "TW-5.4"
    table.pick("Mothra", "building:2")
    assert refused(table, "Mothra", "card:8") == "TW-6.8"


@pytest.mark.rule("TW-9.5")
def test_whoever_discards_down_to_three_discards_what_is_in_hand():
    table = Table("> Godzilla (king): 5 1 2\n Mothra (spun): 1\n Rodan: 1\n deck: 10 9 8 7 6 6 6 6 6 6")
    table.pick("Godzilla", "king:draw").pick("Godzilla", "card:10")
    table.pick("Mothra", "hit").pick("Mothra", "card:1").pick("Godzilla", "pass")

    assert table.asked == ("Godzilla", "discard")
    assert GAME.why_not(table.war, table.question, "card:0") == "TW-9.5"


def test_a_question_for_an_amount_has_no_rule_of_this_game():
    table = Table("> Godzilla: 1\n Mothra: 1\n Rodan: 1")

    assert GAME.why_not(table.war, Amount(0, "bid", 0, 3), 4) == ""
