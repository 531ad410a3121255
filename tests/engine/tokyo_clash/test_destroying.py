"""Chapter TC-7: destroying."""

import pytest

from engine.tokyo_clash.events import Destroyed, Drew, Looked, Recovered
from tests.engine.tokyo_clash.table import CONTENT, Table


def thrown_onto(letter: str, mark: str = "", hand: str = "piercing_drill") -> Table:
    """Return Megalon, who throws Godzilla onto a Large Building and destroys it."""
    table = Table(
        f"""
        > Megalon 0,0 (energy 1{mark}): {hand}
          Godzilla 0,0 (deck trample): claw_swipe
          Mothra -2,0 (deck flutter): silk_snare
          {letter} 0,1
        """
    )
    return table.picks("Megalon", "card:piercing_drill", "throw:seat:1", "hex:0,1")


@pytest.mark.rule("TC-7.1")
def test_a_tower_gives_four_energy():
    assert thrown_onto("T").energy("Megalon") == 4


@pytest.mark.rule("TC-7.1")
def test_a_power_plant_gives_two_energy_and_a_card():
    table = thrown_onto("P", ", deck undermine")

    assert (table.energy("Megalon"), table.hand("Megalon")) == (2, ["undermine"])
    assert table.told(Drew) == [Drew(0, 1, ("undermine",))]
    assert table.told(Drew)[0].seen_by(1).cards == ()


@pytest.mark.rule("TC-7.1")
def test_a_military_bunker_gives_two_energy_and_puts_a_discarded_card_of_choice_on_the_deck():
    table = thrown_onto("M", ", discard burrow undermine burrow")

    assert (table.asked, table.options) == (("Megalon", "bunker"), ("card:undermine", "card:burrow"))
    table.pick("Megalon", "card:undermine")

    assert (table.energy("Megalon"), table.deck("Megalon")[0]) == (2, "undermine")
    assert table.told(Recovered) == [Recovered(0, "undermine", "top")]
    assert thrown_onto("M").question.ask == "act"  # an empty pile: nothing to choose


@pytest.mark.rule("TC-7.1")
def test_a_radar_dish_gives_two_energy_and_a_look_at_an_opponents_top_card():
    table = thrown_onto("R")

    assert (table.asked, table.options) == (("Megalon", "radar"), ("seat:1", "seat:2"))
    table.pick("Megalon", "seat:2")

    assert (table.energy("Megalon"), table.deck("Mothra")[0]) == (2, "flutter")  # it goes back
    (looked,) = table.told(Looked)
    assert looked == Looked(0, 2, "top", ("flutter",))
    assert [looked.seen_by(seat).cards for seat in (0, 1, 2, None)] == [("flutter",), (), (), ()]
    assert table.view("Megalon").fighters[2].known_deck == ((0, "flutter"),)
    assert table.view("Mothra").fighters[2].known_deck == ()


@pytest.mark.rule("TC-7.2")
@pytest.mark.parametrize(("seats", "square"), [(2, 14), (3, 16), (4, 18)])
def test_the_first_small_building_goes_on_the_square_of_the_number_of_players(seats, square):
    others = "\n".join(["Megalon 2,0: burrow", "Mothra -2,0: flutter", "King Ghidorah 0,2: soar"][: seats - 1])
    table = Table(f"> Godzilla 0,0: trample trample\n {others}\n B 0,0 1,0")

    table.picks("Godzilla", "card:trample", "pass", "building")

    assert table.energy("Godzilla") == 4
    assert table.view(None).track == (square,)
    assert table.told(Destroyed) == [Destroyed(0, "B", "0,0", square)]


@pytest.mark.rule("TC-7.2")
def test_each_later_one_goes_on_the_next_square_towards_start_even_behind_the_marker():
    table = Table("> Godzilla 0,0: trample\n Megalon 2,0: burrow\n B 0,0 / tokens 12 / round 6")

    table.picks("Godzilla", "card:trample", "pass", "building")

    assert table.view(None).track == tuple(range(14, 1, -1))
    assert table.told(Destroyed)[0].square == 2


@pytest.mark.rule("TC-7.2")
def test_with_no_square_left_it_is_just_removed():
    table = Table("> Godzilla 0,0: trample\n Megalon 2,0: burrow\n B 0,0 / tokens 14")

    table.picks("Godzilla", "card:trample", "pass", "building")

    assert (table.state.tokens, table.building("0,0"), table.energy("Godzilla")) == (14, ".", 4)
    assert table.told(Destroyed) == [Destroyed(0, "B", "0,0", 0)]


@pytest.mark.rule("TC-7.3")
@pytest.mark.parametrize(
    ("kind", "worth"), [("tank", 1), ("jet", 1), ("battleship", 1), ("generator", 1), ("train", 3), ("ufo", 3)]
)
def test_a_vehicle_is_worth_one_energy_and_train_and_ufo_three(kind, worth):
    facing = " s" if kind in ("jet", "battleship") else ""
    table = Table(f"> Godzilla 0,0: trample\n Megalon 2,0: burrow\n {kind} 0,0{facing}")

    table.picks("Godzilla", "card:trample", "pass", f"{kind}1")

    assert table.energy("Godzilla") == 2 + worth
    assert (table.vehicles(), table.view(None).track) == ({}, ())  # not to the track
    assert CONTENT.vehicles[kind].energy == worth


@pytest.mark.rule("TC-7.3")
def test_a_vehicle_may_come_back_through_its_event():
    table = Table(
        "Godzilla 0,0: trample\n Megalon 2,0: burrow\n phase event / starting 2 0 / train -2,0",
        events="rush_hour+lightning_generators",
    )
    table.pick("Megalon", "hex:-2,1")

    assert table.asked == ("Megalon", "place.train")  # one is missing


@pytest.mark.rule("TC-7.4")
def test_a_large_building_is_gone_for_the_game():
    table = thrown_onto("T")

    assert table.building("0,1") == "."
    assert next(space for space in table.view(None).spaces if space.name == "0,1").building == ""
    assert table.state.tokens == 0
