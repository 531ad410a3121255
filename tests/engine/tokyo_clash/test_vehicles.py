"""Chapter TC-11: vehicles in general, and the events of Tanks, Trains and Jets."""

import pytest

from data.loader import Bundle, bundle
from engine import build
from engine.play import IllegalPick
from engine.tokyo_clash.events import EnergyLost, EnhancementLost, EventActivated, Fired, VehicleMoved, VehiclePlaced
from engine.tokyo_clash.game import TokyoClash
from tests.engine.tokyo_clash.table import CONTENT, Table, hexes, refused, with_cards


def set_up(events: str, drawing: str = "Godzilla 0,0: trample\n Megalon 2,0: burrow") -> Table:
    return Table(f"{drawing}\n phase setup", events=events)


@pytest.mark.rule("TC-11.1")
def test_the_first_event_is_resolved_completely_before_the_second():
    table = Table(
        "Godzilla 0,0: trample\n Megalon 2,0: burrow\n train -2,0 / tank -2,1 / phase event / starting 1 2",
        events="rush_hour+armored_assault",
    )

    assert (table.asked, [event.event for event in table.told(EventActivated)]) == (
        ("Megalon", "move.train"),
        ["rush_hour"],
    )
    table.pick("Megalon", "hex:-1,0")
    assert [event.event for event in table.told(EventActivated)] == ["rush_hour", "armored_assault"]


@pytest.mark.rule("TC-11.2")
def test_a_tank_equally_near_to_two_kaiju_moves_towards_the_king_tied_or_not():
    # The rulebook's example: Godzilla and King Ghidorah are equally near, Megalon is King and farther away.
    table = Table(
        """
          King Ghidorah 2,0: soar
          Megalon -1,3 (king): burrow
          Mothra 3,-3: flutter
          Godzilla -2,0: trample
          tank 0,0 / phase event
        """
    )

    assert table.asked == ("King Ghidorah", "move.tank")  # the seat before the King's
    assert hexes(table) == {"0,1", "-1,1"}  # both towards Megalon
    table.pick("King Ghidorah", "hex:0,1")
    assert table.told(VehicleMoved) == [VehicleMoved("tank1", "0,0", "0,1")]


@pytest.mark.rule("TC-11.2")
def test_the_nearest_kaiju_alone_draws_it_whoever_is_king():
    table = Table("Godzilla 0,1 (king): trample\n Megalon 0,-1: burrow\n tank 0,-2 / phase event")

    assert table.vehicles()["tank1"] == "0,-1"


@pytest.mark.rule("TC-11.2")
def test_if_it_ignores_the_king_the_last_player_picks_among_the_tied():
    table = Table(
        """
          Mothra 0,-2 (king): flutter
          Godzilla 2,0: trample
          Megalon -2,0: burrow
          tank 0,0 / phase event
        """
    )

    assert (table.asked, table.options) == (("Megalon", "hunt.tank"), ("seat:1", "seat:2"))
    table.pick("Megalon", "seat:1")
    assert table.vehicles()["tank1"] == "1,0"


@pytest.mark.rule("TC-11.3")
def test_the_last_player_decides_between_several_spaces_and_one_space_is_no_question():
    two_ways = Table("Godzilla 0,2: trample\n Megalon 2,-2 (king): burrow\n tank -1,1 / phase event")
    assert (two_ways.asked, hexes(two_ways)) == (("Godzilla", "move.tank"), {"0,1", "-1,2"})
    with pytest.raises(IllegalPick) as refusal:
        two_ways.pick("Godzilla", "hex:-1,0")
    assert refusal.value.rule == "TC-11.3"

    one_way = Table("Godzilla 0,2: trample\n Megalon -2,0 (king): burrow\n tank 0,1 / phase event")
    assert one_way.told(VehicleMoved) == [VehicleMoved("tank1", "0,1", "0,2")]


@pytest.mark.rule("TC-11.4")
def test_a_new_vehicle_goes_where_no_large_building_and_no_kaiju_is_and_two_away_if_it_can():
    table = set_up("armored_assault+rush_hour", "Godzilla 0,0: trample\n Megalon 2,0: burrow\n T 0,-2 -2,2")

    assert table.asked == ("Godzilla", "place.tank")
    assert hexes(table) == {"-2,0", "-2,1", "-1,-1", "-1,2", "0,2", "1,-2", "2,-2"}
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "hex:0,-2")
    assert refusal.value.rule == "TC-11.4"


@pytest.mark.rule("TC-11.4", "TC-11.16")
def test_where_nothing_is_two_away_a_nearer_space_does():
    table = Table(
        "Godzilla 1,0: trample\n Mothra -1,0: flutter\n w 0,0 0,1 / phase setup", events="naval_bombardment+rush_hour"
    )

    assert (table.asked, hexes(table)) == (("Mothra", "place.battleship"), {"0,0", "0,1"})


@pytest.mark.rule("TC-11.4")
def test_jets_and_trains_go_on_edge_spaces():
    for events in ("rush_hour+air_strikes", "air_strikes+rush_hour"):
        table = set_up(events)
        assert hexes(table) <= {table.city.names[space] for space in table.city.edges}
        assert "-1,1" not in hexes(table)  # two away from both, but inside


@pytest.mark.rule("TC-11.5")
def test_each_player_places_one_tank_in_turn_order():
    table = set_up(
        "armored_assault+rush_hour", "Godzilla 0,0: trample\n Megalon 2,0 (king): burrow\n Mothra -2,0: flutter"
    )

    order = []
    while table.question.ask == "place.tank":
        order.append(table.asked[0])
        table.pick(table.asked[0], table.options[0])

    assert order == ["Megalon", "Mothra", "Godzilla"]
    assert [event.seat for event in table.told(VehiclePlaced)] == [1, 2, 0]


@pytest.mark.rule("TC-11.5")
def test_tanks_move_one_and_cost_energy_in_and_next_to_a_kaijus_space():
    table = Table(
        """
          Godzilla 0,0 (energy 5): trample
          Megalon 2,0 (energy 5): burrow
          tank 0,-2 0,-1 0,0 / phase event
        """
    )
    # Two Tanks stand with Godzilla now, one beside him; none is near Megalon, and three are more than two players.
    assert table.told(EnergyLost) == [EnergyLost(0, 3, 2)]
    assert list(table.vehicles().values()) == ["0,-1", "0,0", "0,0"]
    assert table.question.ask != "place.tank"


@pytest.mark.rule("TC-11.5")
def test_if_there_are_no_more_tanks_than_players_each_but_the_king_places_one():
    table = Table(
        "Godzilla 0,0 (king): trample\n Megalon 2,0: burrow\n Mothra -2,0: flutter\n tank 0,0 0,0 0,0 / phase event"
    )

    assert table.asked == ("Megalon", "place.tank")
    table.pick("Megalon", table.options[0])
    assert table.asked == ("Mothra", "place.tank")
    table.pick("Mothra", table.options[0])
    assert table.question.ask != "place.tank"
    assert len(table.vehicles()) == 5


@pytest.mark.rule("TC-11.5")
def test_there_are_eight_tanks():
    assert CONTENT.events["armored_assault"].supply == 8
    table = Table("Godzilla 0,0: trample\n Megalon 2,0: burrow\n phase setup", with_supply(1))
    table.pick("Godzilla", table.options[0])
    assert [vehicle.kind for vehicle in table.state.vehicles].count("tank") == 1


def with_supply(count: int) -> TokyoClash:
    """Return the game with *count* Tanks in the supply."""
    ours = bundle("tokyo_clash").files
    events = ours["events.toml"].replace("starting = [2, 3, 4]", f"starting = [{count}, {count}, {count}]")
    game = build(Bundle("tokyo_clash", {**ours, "events.toml": events.replace("supply = 8", f"supply = {count}")}))
    assert isinstance(game, TokyoClash)
    return game


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
def test_a_train_that_can_go_no_farther_turns_round():
    at_the_edge = rush("0,-1 n")
    assert at_the_edge.told(VehicleMoved) == [VehicleMoved("train1", "0,-1", "0,-2", "s")]

    before_the_tower = Table(
        "Godzilla 2,0: trample\n Megalon 1,0: burrow\n T 0,1 0,2 / train 0,0 s / phase event / starting 1 0",
        events="rush_hour+lightning_generators",
    )
    assert before_the_tower.told(VehicleMoved) == [VehicleMoved("train1", "0,0", "0,0", "n")]


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


@pytest.mark.rule("TC-11.13")
def test_a_vehicle_with_a_kaiju_stays_and_one_that_reaches_its_kaiju_stops():
    staying = Table("Godzilla 0,0: trample\n Megalon 2,0 (king): burrow\n tank 0,0 / phase event")
    assert staying.told(VehicleMoved) == []

    stopping = Table(
        "Godzilla 0,0: trample\n Megalon 2,0: burrow\n ufo 0,-1 / phase event / starting 1 0",
        events="xilien_invasion+rush_hour",
    )
    assert stopping.told(VehicleMoved) == [VehicleMoved("ufo1", "0,-1", "0,0")]

    ignoring = Table("Mothra 0,0: flutter\n Megalon 0,2: burrow\n tank 0,0 / phase event")
    assert ignoring.told(VehicleMoved) == [VehicleMoved("tank1", "0,0", "0,1")]


AMONG_TWO = "Godzilla 0,0: trample\n Megalon 0,2 (king): burrow\n King Ghidorah 0,0: soar\n tank 0,0 / phase event"


@pytest.mark.rule("TC-11.13")
def test_a_tank_in_a_space_with_two_kaiju_moves_towards_the_king():
    assert Table(AMONG_TWO).told(VehicleMoved) == [VehicleMoved("tank1", "0,0", "0,1")]
    king_there = AMONG_TWO.replace(" (king)", "").replace("Godzilla 0,0", "Godzilla 0,0 (king)")
    assert Table(king_there).told(VehicleMoved) == []


@pytest.mark.rule("TC-11.13")
def test_a_tank_among_two_kaiju_stays_if_the_king_is_one_it_ignores_or_the_table_has_chosen_so():
    ignored = AMONG_TWO.replace("Megalon 0,2 (king): burrow", "Mothra 0,2 (king): flutter")
    assert Table(ignored).told(VehicleMoved) == []
    assert Table(AMONG_TWO).change(tank_stays=True).told(VehicleMoved) == []
    assert Table(AMONG_TWO).change(first_rules=True).told(VehicleMoved) == []


@pytest.mark.rule("TC-11.14")
def test_all_tanks_move_in_the_order_placed_before_any_energy_is_lost():
    table = Table(
        "Godzilla 0,0 (energy 1): trample\n Megalon 2,0 (energy 9, king): burrow\n tank 0,-2 -2,2 / phase event"
    )

    kinds = [type(event).__name__ for event in table.events]
    assert kinds[:4] == ["EventActivated", "VehicleMoved", "VehicleMoved", "EnergyLost"]
    assert [event.vehicle for event in table.told(VehicleMoved)] == ["tank1", "tank2"]
    assert table.told(EnergyLost) == [EnergyLost(0, 1, 0)]  # two Tanks, but what he lacks he cannot lose


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


@pytest.mark.rule("TC-11.15")
def test_vehicles_enter_every_space_and_one_with_no_legal_move_stays():
    tower = Table("Godzilla 0,2 (king): trample\n Megalon 2,-2: burrow\n T 0,1 / w 0,0 / tank 0,0 / phase event")
    assert tower.vehicles()["tank1"] == "0,1"

    penned = Table(
        """
          Godzilla 0,2: trample
          Megalon 2,-2: burrow
          T -2,1 -2,2 -1,0 0,0 1,0 -1,-1 0,-2
          train -2,0 / phase event / starting 1 0
        """,
        events="rush_hour+lightning_generators",
    )
    assert penned.told(VehicleMoved) == []


@pytest.mark.rule("TC-11.16")
def test_an_edge_space_has_fewer_than_six_neighbours_and_no_place_means_no_vehicle():
    city = CONTENT.cities[4]
    assert {city.spaces[space] for space in city.edges} == {
        space for space in city.spaces if max(abs(space[0]), abs(space[1]), abs(sum(space))) == 3
    }
    dry = Table("Godzilla 0,0: trample\n Megalon 2,0: burrow\n phase setup", events="naval_bombardment+armored_assault")
    assert dry.asked == ("Godzilla", "place.tank")


@pytest.mark.rule("TC-11.16")
def test_each_player_but_the_king_starts_at_the_kings_left():
    table = Table(
        """
          Godzilla 0,0: trample
          Megalon 2,0 (king): burrow
          Mothra -2,0: flutter
          phase event / starting 3 0
        """,
        events="lightning_generators+rush_hour",
    )

    assert table.asked == ("Mothra", "place.generator")
    assert table.pick("Mothra", table.options[0]).asked == ("Godzilla", "place.generator")
    assert table.pick("Godzilla", table.options[0]).question.ask != "place.generator"
