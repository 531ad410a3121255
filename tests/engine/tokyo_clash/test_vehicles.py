"""Chapter TC-11: vehicles in general, and the events of Tanks, Trains and Jets."""

import pytest

from data.loader import Bundle, bundle
from engine import build
from engine.play import IllegalPick
from engine.tokyo_clash.events import EnergyLost, EventActivated, VehicleMoved, VehiclePlaced
from engine.tokyo_clash.game import TokyoClash
from tests.engine.tokyo_clash.table import CONTENT, Table, hexes, with_content


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


@pytest.mark.rule("TC-11.5", "TC-11.16")
def test_no_tank_comes_once_the_supply_is_out_though_there_are_no_more_than_players():
    drawing = "Godzilla 0,0 (king): trample\n Megalon 2,0: burrow\n tank 0,0 0,0 / phase event"

    assert Table(drawing).question.ask == "place.tank"
    assert Table(drawing, with_supply(2)).question.ask != "place.tank"


def with_supply(count: int) -> TokyoClash:
    """Return the game with *count* Tanks in the supply."""
    ours = bundle("tokyo_clash").files
    events = ours["events.toml"].replace("starting = [2, 3, 4]", f"starting = [{count}, {count}, {count}]")
    game = build(Bundle("tokyo_clash", {**ours, "events.toml": events.replace("supply = 8", f"supply = {count}")}))
    assert isinstance(game, TokyoClash)
    return game


@pytest.mark.rule("TC-11.15", "TC-9.4")
def test_a_tank_that_ignores_every_kaiju_of_a_pack_stays():
    friendly = with_content("godzilla.toml", "throws = 1", 'throws = 1\nbefriends = ["tank"]')
    table = Table("Godzilla 0,0: trample\n Mothra 0,2: flutter\n tank 0,1 / phase event", friendly)

    assert (table.vehicles(), table.told(VehicleMoved), table.told(EnergyLost)) == ({"tank1": "0,1"}, [], [])


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
