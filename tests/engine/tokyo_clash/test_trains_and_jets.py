"""Chapter TC-11, vehicles: the events of Trains and Jets."""

import pytest

from engine.tokyo_clash.events import EnhancementLost, Fired, VehicleMoved, VehiclePlaced
from tests.engine.tokyo_clash.table import Table, hexes, refused, with_cards
from tests.engine.tokyo_clash.test_vehicles import set_up


@pytest.mark.rule("TC-11.6")
@pytest.mark.parametrize(("others", "trains"), [(1, 2), (2, 2), (3, 3)])
def test_there_is_a_train_fewer_than_players_but_two_at_least_placed_by_the_last_player(others, trains):
    lines = ["Megalon 2,0: burrow", "Mothra -2,0: flutter", "King Ghidorah 0,2: soar"][:others]
    table = set_up("rush_hour+armored_assault", "\n".join(["Godzilla 0,0: trample", *lines]))

    while table.question.ask in ("place.train", "face.train"):
        assert table.question.seat == others  # the seat before the King's
        table.pick(table.asked[0], table.options[0])

    assert [vehicle.kind for vehicle in table.state.vehicles] == ["train"] * trains


RUSH = "Godzilla 2,0: trample\n Megalon 1,0: burrow\n T 0,1 / B 0,-1 / phase event / starting 1 0"


def rush(train: str) -> Table:
    """Return the Event phase with one *train*, Megalon being the last player."""
    return Table(f"{RUSH} / train {train}", events="rush_hour+lightning_generators")


@pytest.mark.rule("TC-11.6")
def test_a_train_runs_one_to_three_the_way_it_faces_as_far_as_the_last_player_likes():
    table = rush("0,-2 s")

    assert table.asked == ("Megalon", "move.train")
    assert hexes(table) == {"0,-1", "0,0"}  # the Tower of 0,1 is no end, and other lines are not offered
    assert refused(table, "Megalon", "hex:1,-2") == "TC-11.6"
    table.pick("Megalon", "hex:0,0")
    assert table.told(VehicleMoved) == [VehicleMoved("train1", "0,-2", "0,0", "s")]  # it goes on that way next time


@pytest.mark.rule("TC-11.6", "TC-11.15")
def test_a_train_turns_round_at_the_edge_or_where_it_cannot_move():
    at_the_edge = rush("0,-1 n")
    assert at_the_edge.told(VehicleMoved) == [VehicleMoved("train1", "0,-1", "0,-2", "s")]

    before_the_tower = Table(
        "Godzilla 2,0: trample\n Megalon 1,0: burrow\n T 0,1 0,2 / train 0,0 s / phase event / starting 1 0",
        events="rush_hour+lightning_generators",
    )
    assert before_the_tower.told(VehicleMoved) == [VehicleMoved("train1", "0,0", "0,0", "n")]
    it_came_there = Table(
        "Godzilla 2,0: trample\n Megalon 1,0: burrow\n T 0,2 / train 0,0 s / phase event / starting 1 0",
        events="rush_hour+lightning_generators",
    )
    assert it_came_there.told(VehicleMoved) == [VehicleMoved("train1", "0,0", "0,1", "s")]  # the Tower may fall yet


@pytest.mark.rule("TC-11.6")
def test_a_trains_way_is_chosen_when_it_is_placed_and_seen_by_all_before_it_runs():
    table = set_up("rush_hour+armored_assault")
    table.pick("Megalon", "hex:0,-2")

    assert (table.asked, table.options) == (("Megalon", "face.train"), ("face:se", "face:s", "face:sw"))
    table.pick("Megalon", "face:s")
    assert table.told(VehiclePlaced)[-1] == VehiclePlaced(1, "train1", "0,-2", "s")
    assert table.view(None).vehicles[0].facing == "s"


@pytest.mark.rule("TC-11.6")
def test_with_the_option_the_last_player_moves_each_train_in_any_straight_line_not_onto_a_large_building():
    table = Table(
        "Godzilla 0,0: trample\n Megalon 2,0: burrow\n T 0,1 / B 0,-1 / train 0,-2 / phase event / starting 2 0",
        events="rush_hour+lightning_generators",
    ).change(free_trains=True)

    assert table.asked == ("Megalon", "move.train")
    assert hexes(table) == {"0,-1", "0,0", "1,-2", "2,-2", "-1,-1", "-2,0"}
    table.pick("Megalon", "hex:0,0")
    assert table.asked == ("Megalon", "place.train")  # until the starting number is back
    table.pick("Megalon", table.options[0])
    assert table.question.ask != "place.train"


@pytest.mark.rule("TC-11.7")
@pytest.mark.parametrize(("others", "jets"), [(1, 4), (2, 4), (3, 5)])
def test_four_or_five_jets_start_on_the_edge_and_face_the_board(others, jets):
    lines = ["Megalon 2,0: burrow", "Mothra -2,0: flutter", "King Ghidorah 0,2: soar"][:others]
    table = set_up("air_strikes+armored_assault", "\n".join(["Godzilla 0,0: trample", *lines]))

    while table.question.ask.endswith(".jet"):
        assert table.question.seat == others
        if table.question.ask == "face.jet":
            space = table.state.vehicles[-1].space
            ways = {option.removeprefix("face:") for option in table.options}
            rays = dict(zip(("n", "ne", "se", "s", "sw", "nw"), table.city.rays[space], strict=True))
            assert ways == {way for way, ray in rays.items() if ray}
        table.pick(table.asked[0], table.options[0])

    assert [vehicle.kind for vehicle in table.state.vehicles] == ["jet"] * jets


@pytest.mark.rule("TC-11.7")
def test_a_jet_flies_two_and_strafes_what_it_flew_over_its_own_space_and_the_line_before_it():
    game = with_cards(scaled_hide="enhancement; gain 1", claw_swipe="enhancement; gain 1")
    table = Table(
        """
          Godzilla 0,2 (has scaled_hide claw_swipe): trample
          Megalon 0,0 (has swarming_rage): burrow
          King Ghidorah 0,-1 (has cosmic_hunger): soar
          Mothra 0,1: flutter
          jet 0,-2 s / phase event / starting 1 0
        """,
        game,
        events="air_strikes+lightning_generators",
    )

    assert table.vehicles()["jet1"] == "0,0"
    assert table.told(Fired) == [Fired("jet1", "s", (0, 1, 2))]  # Mothra is its friend
    assert (table.asked, table.options) == (("Godzilla", "strip"), ("card:scaled_hide", "card:claw_swipe"))
    table.pick("Godzilla", "card:claw_swipe")
    assert table.told(EnhancementLost) == [
        EnhancementLost(0, "claw_swipe"),
        EnhancementLost(1, "swarming_rage"),
        EnhancementLost(2, "cosmic_hunger"),
    ]
    assert table.discard("Godzilla") == ["claw_swipe"]


@pytest.mark.rule("TC-11.7")
@pytest.mark.parametrize(("start", "end", "facing"), [("0,1", "0,2", "n"), ("0,2", "0,2", "n"), ("0,0", "0,2", "s")])
def test_a_jet_that_would_leave_the_board_stops_at_the_edge_and_turns_round(start, end, facing):
    table = Table(
        f"Godzilla 2,0: trample\n Megalon -2,0: burrow\n jet {start} s / phase event / starting 1 0",
        events="air_strikes+lightning_generators",
    )

    assert table.told(VehicleMoved) == [VehicleMoved("jet1", start, end, facing)]


@pytest.mark.rule("TC-11.7")
def test_missing_jets_come_back():
    table = Table(
        "Godzilla 2,0: trample\n Megalon -2,0: burrow\n phase event / starting 2 0", events="air_strikes+rush_hour"
    )

    for _ in range(2):
        table.picks("Megalon", table.options[0])
        table.picks("Megalon", table.options[0])
    assert [vehicle.kind for vehicle in table.state.vehicles] == ["jet", "jet"]


@pytest.mark.rule("TC-11.14")
def test_each_jet_counts_on_its_own():
    game = with_cards(heat_ray="enhancement; gain 1")
    table = Table(
        """
          Godzilla 0,2 (has heat_ray heat_ray heat_ray): trample
          Megalon 2,0: burrow
          jet 0,-2 s / jet -2,0 s / phase event / starting 2 0
        """,
        game,
        events="air_strikes+lightning_generators",
    )

    assert len(table.told(EnhancementLost)) == 1  # one Jet hit him, the other flew elsewhere
    both = Table(
        """
          Godzilla 0,2 (has heat_ray heat_ray heat_ray): trample
          Megalon 2,0: burrow
          jet 0,-2 s / jet 0,-1 s / phase event / starting 2 0
        """,
        game,
        events="air_strikes+lightning_generators",
    )
    assert len(both.told(EnhancementLost)) == 2
