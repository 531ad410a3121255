"""Chapter TC-11: UFOs, Battleships and Lightning Generators."""

import pytest

from engine.tokyo_clash.events import (
    Crowned,
    Damaged,
    Discarded,
    Fired,
    GeneratorWentOff,
    TrophyLost,
    VehicleMoved,
    VehiclePlaced,
)
from tests.engine.tokyo_clash.table import Table, hexes, with_cards, with_content

XILIEN = "xilien_invasion+rush_hour"
NAVAL = "naval_bombardment+rush_hour"
GENERATORS = "lightning_generators+rush_hour"


@pytest.mark.rule("TC-11.8")
@pytest.mark.parametrize(("others", "ufos"), [(1, 1), (2, 2), (3, 2)])
def test_one_ufo_or_two_come_down_on_the_centre_most_free_spaces(others, ufos):
    lines = ["Megalon 2,0: burrow", "Mothra -2,0: flutter", "King Ghidorah 0,2: soar"][:others]
    table = Table("\n".join(["Godzilla 0,-2: trample", *lines, "T 0,0 / phase setup"]), events=XILIEN)
    while table.question.ask == "place.ufo":
        assert table.question.seat == others  # the last player
        table.pick(table.asked[0], table.options[0])

    places = [table.city.spaces[vehicle.space] for vehicle in table.state.vehicles if vehicle.kind == "ufo"]
    assert len(set(places)) == ufos
    assert all(max(abs(q), abs(r), abs(q + r)) == 1 for q, r in places)  # the Tower keeps the centre


@pytest.mark.rule("TC-11.8")
def test_a_ufo_moves_two_and_players_in_or_next_to_its_space_discard_a_card_of_their_choice():
    table = Table(
        """
          Godzilla 0,1: trample claw_swipe
          Megalon 1,1: burrow undermine
          Mothra 4,-2: flutter
          ufo 0,-2 / phase event / starting 1 0
        """,
        events=XILIEN,
    )

    assert table.vehicles()["ufo1"] == "0,0"
    assert (table.asked, table.options) == (("Godzilla", "discard"), ("card:claw_swipe", "card:trample"))
    assert table.question.secret
    table.pick("Godzilla", "card:trample")
    assert table.told(Discarded) == [Discarded(0, ("trample",))]
    assert table.question.ask != "discard"  # Megalon is two away, Mothra far


@pytest.mark.rule("TC-11.8", "TC-11.14")
def test_everybody_near_a_ufo_discards_before_the_next_ufo_moves():
    table = Table(
        """
          Godzilla 0,-2 (king): trample claw_swipe
          Megalon 1,-2: burrow undermine
          Mothra -2,4: flutter rebirth
          ufo 0,-1 -2,2 / phase event / starting 2 0
        """,
        events=XILIEN,
    )

    assert table.asked == ("Godzilla", "discard")
    table.pick("Godzilla", "card:trample")
    assert table.asked == ("Megalon", "discard")
    table.pick("Megalon", "card:burrow")
    assert table.asked == ("Mothra", "discard")
    told = [event for event in table.events if isinstance(event, VehicleMoved | Discarded)]
    assert [getattr(event, "vehicle", "discarded") for event in told] == ["ufo1", "discarded", "discarded", "ufo2"]


@pytest.mark.rule("TC-11.8")
def test_one_ufo_comes_back_if_some_are_missing():
    table = Table(
        "Godzilla 0,-2: trample\n Megalon 2,0: burrow\n Mothra -2,0: flutter\n phase event / starting 2 0",
        events=XILIEN,
    )

    assert [vehicle.kind for vehicle in table.state.vehicles] == ["ufo"]  # on the centre, without a question
    assert table.told(VehiclePlaced) == [VehiclePlaced(2, "ufo1", "0,0")]


@pytest.mark.rule("TC-11.8", "TC-11.9", "TC-11.10")
@pytest.mark.parametrize(
    ("events", "vehicles"),
    [(XILIEN, "ufo 0,0"), (NAVAL, "battleship 0,0 s"), (GENERATORS, "generator 0,0")],
)
def test_nothing_comes_back_while_nothing_is_missing(events, vehicles):
    table = Table(
        f"Godzilla 0,-2: trample\n Megalon 2,0: burrow\n w 0,0 0,1 / {vehicles} / phase event / starting 1 0",
        events=events,
    )
    while table.question.ask in ("discard", "face.battleship"):
        table.pick(table.asked[0], table.options[0])

    assert len([each for each in table.state.vehicles if each.token.startswith(vehicles.split()[0])]) == 1


@pytest.mark.rule("TC-11.16", "TC-11.17")
def test_the_last_player_chooses_among_equally_central_spaces_and_none_with_another_ufo():
    table = Table("Godzilla 0,-2: trample\n Megalon 2,0: burrow\n Mothra -2,0: flutter\n phase setup", events=XILIEN)

    assert table.vehicles() == {"ufo1": "0,0"}
    assert table.asked == ("Mothra", "place.ufo")
    assert hexes(table) == {"1,-1", "0,1", "-1,1"}  # one from the centre, two from every kaiju


@pytest.mark.rule("TC-11.9")
@pytest.mark.parametrize(("others", "ships"), [(1, 2), (2, 2), (3, 2)])
def test_battleships_start_on_water_spaces_of_their_own_and_the_last_player_turns_them(others, ships):
    lines = ["Megalon 2,0: burrow", "Mothra -2,0: flutter", "King Ghidorah 0,2: soar"][:others]
    table = Table("\n".join(["Godzilla 0,0: trample", *lines, "w 0,-2 1,-2 2,-2 / phase setup"]), events=NAVAL)
    while table.question.ask.endswith(".battleship"):
        assert table.question.seat == others
        if table.question.ask == "face.battleship":
            assert len(table.options) == 6
        table.pick(table.asked[0], table.options[0])

    places = [vehicle.space for vehicle in table.state.vehicles if vehicle.kind == "battleship"]
    assert len(set(places)) == len(places) == ships
    assert {table.state.ground[space] for space in places} == {"w"}


@pytest.mark.rule("TC-11.9")
def test_with_room_for_two_only_two_battleships_start_and_come_back():
    three = with_content("events.toml", "starting = [2, 2, 2]", "starting = [2, 2, 3]")
    table = Table(
        """
          Godzilla 0,0: trample
          Megalon 2,0: burrow
          Mothra -2,0: flutter
          King Ghidorah 0,2: soar
          w 0,-2 2,-2 / phase setup
        """,
        three,
        events=NAVAL,
    )
    while table.question.ask.endswith(".battleship"):
        table.pick(table.asked[0], table.options[0])

    assert table.state.starting[0] == 2


@pytest.mark.rule("TC-11.9")
def test_the_last_player_turns_a_battleship_by_sixty_degrees_at_most_and_it_fires_along_its_line():
    table = Table(
        """
          Godzilla 0,1 (trophies burrow undermine): trample
          Megalon 0,-2 (trophies claw_swipe): burrow
          Mothra 2,0: flutter
          w 0,-2 / battleship 0,-2 se / phase event / starting 1 0
        """,
        events=NAVAL,
    )
    assert (table.asked, table.options) == (("Mothra", "face.battleship"), ("face:se", "face:ne", "face:s"))
    table.pick("Mothra", "face:s")

    assert table.told(Fired) == [Fired("battleship1", "s", (0, 1))]  # on the line, and in its space
    assert table.told(TrophyLost) == [TrophyLost(0, 1, "undermine"), TrophyLost(1, 0, "claw_swipe")]
    assert table.trophies("Godzilla") == ["burrow"]  # the top card only
    assert (table.discard("Megalon"), table.discard("Godzilla")) == (["undermine"], ["claw_swipe"])


@pytest.mark.rule("TC-11.9")
def test_one_battleship_comes_back_if_some_are_missing():
    table = Table(
        "Godzilla 0,0: trample\n Megalon 2,0: burrow\n w 0,-2 2,-2 / phase event / starting 2 0", events=NAVAL
    )

    table.picks("Megalon", "hex:0,-2", "face:s")
    assert not table.question.ask.endswith("battleship")


@pytest.mark.rule("TC-11.10")
def test_three_generators_are_placed_at_set_up():
    table = Table("Godzilla 0,0: trample\n Megalon 2,0: burrow\n phase setup", events=GENERATORS)
    while table.question.ask == "place.generator":
        table.pick(table.asked[0], table.options[0])

    assert [vehicle.kind for vehicle in table.state.vehicles] == ["generator"] * 3


@pytest.mark.rule("TC-11.10")
def test_a_kaiju_thrown_into_a_generator_takes_one_unblockable_damage_from_the_thrower():
    table = Table(
        "> Megalon 0,0 (energy 1): piercing_drill\n Godzilla 0,0 (king, deck claw_swipe): scaled_hide\n generator 0,1"
    )
    table.picks("Megalon", "card:piercing_drill", "throw:seat:1", "hex:0,1", "none")

    assert table.told(GeneratorWentOff) == [GeneratorWentOff("generator1", "0,1", 1, 0)]
    assert table.told(Damaged) == [Damaged(1, 0, 1, 1, (), ("claw_swipe",))]  # and nobody was asked to defend
    assert table.told(Crowned) == [Crowned(0)]
    assert table.vehicles() == {}


@pytest.mark.rule("TC-11.10")
def test_a_player_who_ends_his_own_move_there_loses_the_top_card_of_his_deck():
    table = Table("> Godzilla 0,0 (king, deck claw_swipe): surge_from_the_bay\n Megalon 2,0: burrow\n generator 0,1")

    table.picks("Godzilla", "card:surge_from_the_bay", "hex:0,1")

    assert table.discard("Godzilla") == ["claw_swipe", "surge_from_the_bay"]
    assert (table.told(Damaged), table.state.king) == ([], 0)


@pytest.mark.rule("TC-11.10", "TC-11.11", "TC-8.5")
def test_mothra_who_flies_there_by_a_discard_action_sets_it_off_too():
    table = Table("> Mothra 0,0 (deck flutter): rebirth\n Godzilla 2,0: trample\n generator 0,2")
    table.picks("Mothra", "discard:rebirth", "action:fly", "hex:0,2")

    assert (table.vehicles(), table.discard("Mothra")) == ({}, ["rebirth", "flutter"])
    assert table.told(Damaged) == []


@pytest.mark.rule("TC-11.10")
def test_each_player_but_the_king_places_one_while_fewer_than_three_stand():
    table = Table(
        """
          Godzilla 0,0 (king): trample
          Megalon 2,0: burrow
          Mothra -2,0: flutter
          generator 0,-2 0,2 / phase event / starting 3 0
        """,
        events=GENERATORS,
    )

    assert table.asked == ("Megalon", "place.generator")
    assert table.pick("Megalon", table.options[0]).question.ask != "place.generator"  # three stand


@pytest.mark.rule("TC-11.10")
def test_no_more_of_them_than_stood_at_first_though_the_supply_of_a_pack_has_more():
    more = with_content("events.toml", 'supply = 3\nplaced_by = "around"', 'supply = 6\nplaced_by = "around"')
    drawing = "Godzilla 0,0 (king): trample\n Megalon 2,0: burrow\n Mothra -2,0: flutter"
    table = Table(f"{drawing}\n generator 0,-2 0,2 / phase event / starting 3 0", more, events=GENERATORS)
    while table.question.ask == "place.generator":
        table.pick(table.asked[0], table.options[0])

    assert len(table.vehicles()) == 3


@pytest.mark.rule("TC-11.11")
def test_a_generator_cannot_be_thrown_never_moves_and_can_be_destroyed():
    table = Table("> Godzilla 0,0: claw_swipe trample\n Megalon 0,0: burrow\n generator 0,0")
    table.pick("Godzilla", "card:claw_swipe")
    assert "throw:generator1" not in table.options

    smashing = Table("> Godzilla 0,0: trample\n Megalon 2,0: burrow\n generator 0,0")
    smashing.picks("Godzilla", "card:trample", "pass", "generator1")
    assert (smashing.energy("Godzilla"), smashing.told(GeneratorWentOff)) == (3, [])

    standing = Table("Godzilla 0,0:\n Megalon 2,0:\n generator 0,1 / phase event / starting 1 0", events=GENERATORS)
    assert standing.told(VehicleMoved) == []


@pytest.mark.rule("TC-11.11")
def test_it_goes_off_only_where_a_move_ends_and_nobody_gains_energy():
    passing = Table("> Godzilla 0,0: surge_from_the_bay\n Megalon 2,0: burrow\n generator 0,1")
    passing.picks("Godzilla", "card:surge_from_the_bay", "hex:0,2")
    assert passing.vehicles() == {"generator1": "0,1"}

    staying = Table("> Godzilla 0,1: surge_from_the_bay\n Megalon 2,0: burrow\n generator 0,1")
    staying.picks("Godzilla", "card:surge_from_the_bay", "pass")
    assert staying.vehicles() == {"generator1": "0,1"}

    ending = Table("> Godzilla 0,0: surge_from_the_bay\n Megalon 2,0: burrow\n generator 0,1")
    ending.picks("Godzilla", "card:surge_from_the_bay", "hex:0,1")
    assert (ending.vehicles(), ending.energy("Godzilla")) == ({}, 2)


@pytest.mark.rule("TC-11.11")
@pytest.mark.parametrize(
    ("card", "start", "picks"),
    [
        ("gale_of_wings", "0,1", ("pass", "hex:0,2")),
        ("silk_snare", "0,3", ("hex:0,2",)),
        ("carry_off", "0,1", ("hex:0,2",)),
    ],
)
def test_push_pull_and_place_set_it_off(card, start, picks):
    table = Table(
        f"""
        > Mothra 0,0: {card}
          Megalon {start} (deck burrow):
          Godzilla 3,-1:
          King Ghidorah -3,1:
          generator 0,2
        """,
        with_cards(silk_snare="range 3; pull 1; momentum"),
    )
    table.picks("Mothra", f"card:{card}", *picks)

    assert table.told(GeneratorWentOff) == [GeneratorWentOff("generator1", "0,2", 1, 0)]
    assert table.trophies("Mothra") == ["burrow"]


@pytest.mark.rule("TC-11.11")
def test_a_dodge_sets_it_off_too():
    table = Table(
        """
        > Godzilla 0,0: claw_swipe
          Megalon 0,0 (energy 1, deck call_of_the_deep): duck_under
          generator 0,1
        """
    )
    table.picks("Godzilla", "card:claw_swipe", "hit:seat:1").pick("Megalon", "card:duck_under").pick(
        "Megalon", "hex:0,1"
    )

    assert table.told(GeneratorWentOff) == [GeneratorWentOff("generator1", "0,1", 1, 1)]
    assert table.discard("Megalon") == ["call_of_the_deep", "duck_under"]


@pytest.mark.rule("TC-11.12")
def test_generators_are_placed_clockwise_from_the_last_player_and_never_two_in_one_space():
    table = Table(
        "Godzilla 0,0: trample\n Megalon 2,0 (king): burrow\n Mothra -2,0: flutter\n phase setup", events=GENERATORS
    )
    order, first = [], ""
    while table.question.ask == "place.generator":
        order.append(table.asked[0])
        assert first not in table.options
        first = first or table.options[0]
        table.pick(table.asked[0], table.options[0])

    assert order == ["Godzilla", "Megalon", "Mothra"]


@pytest.mark.rule("TC-11.12")
def test_later_they_are_placed_from_the_kings_left_by_the_placement_rule():
    table = Table(
        """
          Godzilla 0,0: trample
          Megalon 2,0 (king): burrow
          Mothra -2,0: flutter
          T 0,-2 / generator 0,2 / phase event / starting 3 0
        """,
        events=GENERATORS,
    )

    assert table.asked == ("Mothra", "place.generator")
    assert not {"0,2", "0,-2", "0,0", "1,0"} & hexes(table)
