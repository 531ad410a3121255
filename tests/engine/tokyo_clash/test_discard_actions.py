"""Chapter TC-8: discard actions and passing."""

import pytest

from engine.play import IllegalPick
from engine.tokyo_clash.events import ActionTaken
from tests.engine.tokyo_clash.table import CONTENT, Table, hexes, with_cards


@pytest.mark.rule("TC-8.1")
def test_any_card_is_discarded_unread_and_unpaid_for_one_of_two_actions():
    table = Table("> Godzilla 0,0 (energy 0): mega_heat_ray\n Megalon 0,0: burrow")

    table.pick("Godzilla", "discard:mega_heat_ray")
    assert (table.asked, table.options) == (("Godzilla", "action"), ("action:throw", "action:move"))
    table.picks("Godzilla", "action:move", "hex:1,0")

    assert (table.energy("Godzilla"), table.at("Godzilla")) == (0, "1,0")
    assert table.discard("Godzilla") == ["mega_heat_ray"]
    assert table.told(ActionTaken) == [ActionTaken(0, "mega_heat_ray", "move")]


@pytest.mark.rule("TC-8.2")
def test_godzilla_throws_what_is_in_his_space_two_spaces_or_moves_one():
    table = Table("> Godzilla 0,0: trample\n Megalon 0,0: burrow\n tank 0,0")
    table.picks("Godzilla", "discard:trample", "action:throw")

    assert (table.asked, table.options) == (("Godzilla", "throw"), ("throw:seat:1", "throw:tank1"))
    table.pick("Godzilla", "throw:seat:1")
    assert {"0,1", "0,2"} <= hexes(table)

    moving = Table("> Godzilla 0,0: trample\n Megalon 2,0: burrow").pick("Godzilla", "discard:trample")
    assert hexes(moving) == {"0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"}


@pytest.mark.rule("TC-8.3")
def test_king_ghidorah_throws_one_or_moves_one():
    table = Table("> King Ghidorah 0,0: soar\n Megalon 0,0: burrow").pick("King Ghidorah", "discard:soar")

    assert table.options == ("action:throw", "action:move")
    assert hexes(table.pick("King Ghidorah", "action:throw")) == {"0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"}
    assert table.pick("King Ghidorah", "hex:0,1").asked == ("Megalon", "act")  # no Momentum


@pytest.mark.rule("TC-8.4")
def test_megalons_throw_has_momentum_and_his_move_has_not():
    throwing = Table("> Megalon 0,0: undermine burrow\n Godzilla 0,0: trample")
    throwing.picks("Megalon", "discard:undermine", "action:throw", "hex:0,1")
    assert throwing.asked == ("Megalon", "momentum")

    moving = Table("> Megalon 0,0: undermine burrow\n Godzilla 0,0: trample")
    moving.picks("Megalon", "discard:undermine", "action:move", "hex:0,1")
    assert moving.asked == ("Godzilla", "act")


@pytest.mark.rule("TC-8.5")
def test_mothra_flies_two_in_a_straight_line_or_gains_one_energy():
    table = Table("> Mothra 0,0: rebirth\n Godzilla 0,0: trample\n T 0,1\n tank 0,0").pick("Mothra", "discard:rebirth")

    assert table.options == ("action:fly", "action:gain")  # she does not throw
    flying = Table("> Mothra 0,0: rebirth\n Godzilla 0,0: trample\n T 0,1")
    flying.picks("Mothra", "discard:rebirth", "action:fly")
    assert {"0,2", "1,-1", "2,-2"} <= hexes(flying)
    assert not {"0,1", "1,1", "2,-1"} & hexes(flying)  # a Large Building; no straight line
    assert table.pick("Mothra", "action:gain").energy("Mothra") == 3


@pytest.mark.rule("TC-8.6")
def test_passing_costs_nothing_and_closes_nothing():
    table = Table("> Godzilla 0,0: trample\n Megalon 2,0: burrow burrow")

    before = (table.energy("Godzilla"), table.hand("Godzilla"))
    table.pick("Godzilla", "pass")
    assert (table.energy("Godzilla"), table.hand("Godzilla")) == before
    table.picks("Megalon", "card:burrow", "pass", "stop")
    assert table.asked == ("Godzilla", "act")
    assert "card:trample" in table.options


@pytest.mark.rule("TC-8.7")
def test_a_discard_action_must_be_possible():
    alone = Table("> Godzilla 0,0: trample\n Megalon 2,0: burrow\n generator 0,0").pick("Godzilla", "discard:trample")
    assert alone.asked == ("Godzilla", "move")  # nothing to throw, so it is the move; and it must go somewhere
    assert "pass" not in alone.options

    shut_in = Table(
        """
        > Godzilla 2,0: scaled_hide
          Megalon 0,0: burrow
          T 1,0 1,1 2,-1
        """
    )
    assert shut_in.options == ("pass",)
    with pytest.raises(IllegalPick) as refusal:
        shut_in.pick("Godzilla", "discard:scaled_hide")
    assert refusal.value.rule == "TC-8.7"


@pytest.mark.rule("TC-8.7")
def test_its_throw_is_lengthened_by_throws_but_not_by_melee():
    game = with_cards(swarming_rage="enhancement; melee +3; throws +1")
    table = Table("> Megalon 0,-2 (has swarming_rage): burrow\n Godzilla 0,-2: trample", game)

    table.picks("Megalon", "discard:burrow", "action:throw")

    assert {"0,-1", "0,0"} <= hexes(table)
    assert "0,1" not in hexes(table)


def test_the_mats_say_what_they_do():
    assert {key: [action.text for action in mat.actions] for key, mat in CONTENT.mats.items()} == {
        "godzilla": ["Throw a kaiju or vehicle in your space up to 2.", "Move up to 1."],
        "king_ghidorah": ["Throw a kaiju or vehicle in your space up to 1.", "Move up to 1."],
        "megalon": ["Throw a kaiju or vehicle in your space up to 1. Momentum.", "Move up to 1."],
        "mothra": ["Move up to 2 in a straight line.", "Gain 1 Energy."],
    }
