"""What the table may choose (TC-1.4), and the presets that put the choices together."""

from collections import Counter

import pytest

from engine import versions
from engine.play import Runner, Setup, begin
from engine.presets import PRINTED, options_of, picked, preset_of
from engine.rng import Rng
from engine.tokyo_clash.events import Attacked, Destroyed, Ended
from engine.tokyo_clash.state import Clash
from tests.engine.play_through import answer, play
from tests.engine.tokyo_clash.table import CONTENT, GAME, Table, hexes

HOUSE, FIRST_GAME = GAME.presets[1:]


def laid(seats: int = 2, seed: int = 1, **rest: object) -> Clash:
    state: Clash = begin(GAME, Setup(seats, seed, **rest)).turn_start  # type: ignore[arg-type]
    return state


@pytest.mark.rule("TC-1.4")
def test_as_printed_every_option_has_its_first_value_and_house_differs_where_the_letter_was_read_otherwise():
    printed, house = options_of(GAME, PRINTED), options_of(GAME, HOUSE)

    assert {key for key in printed if printed[key] != house[key]} == {
        "setup_order",
        "defence_parts",
        "tank_ties",
        "trains",
    }


@pytest.mark.rule("TC-1.4")
def test_a_game_of_the_first_version_is_set_up_dealt_and_played_as_the_house_plays():
    older = versions.set_up(GAME, Setup(3, seed=9), 1)
    old, house = begin(GAME, older).turn_start, laid(3, seed=9, options=options_of(GAME, HOUSE))

    assert (old.fighters, old.king, old.ground) == (house.fighters, house.king, house.ground)
    runners = [Runner(GAME, begin(GAME, table)) for table in (older, Setup(3, 9, options=options_of(GAME, HOUSE)))]
    for runner in runners:
        play(runner, Rng.seeded(4))
    assert runners[0].events == runners[1].events


@pytest.mark.rule("TC-1.4")
def test_a_game_of_the_first_version_that_takes_the_new_rules_goes_on_by_the_letter():
    runner = Runner(GAME, begin(GAME, versions.set_up(GAME, Setup(2, seed=3), 1)))
    versions.renew(GAME, runner.state)

    play(runner, Rng.seeded(2))

    assert not runner.state.first_rules
    assert [event for event in runner.events if isinstance(event, Ended)]


@pytest.mark.rule("TC-1.1")
def test_the_first_game_seats_godzilla_and_megalon_with_armored_assault_and_rush_hour():
    for seed in range(20):
        state = laid(2, seed, options=options_of(GAME, FIRST_GAME))
        assert [fighter.kaiju for fighter in state.fighters] == ["godzilla", "megalon"]
        assert state.events == ("armored_assault", "rush_hour")


@pytest.mark.rule("TC-1.1", "TC-1.2")
def test_who_picks_the_first_game_gets_its_events_whatever_was_chosen_before_and_may_change_them():
    before = {"events": "random", "second_event_first": True, "trains": "free"}

    options = before | picked(GAME, FIRST_GAME)

    assert laid(options=options).events == ("armored_assault", "rush_hour")
    assert preset_of(GAME, options) == preset_of(GAME, options | {"events": "random"}) == "first_game"


@pytest.mark.rule("TC-1.1")
def test_in_a_first_game_who_has_chosen_keeps_the_kaiju_and_the_others_get_the_suggested_ones():
    first = {"first_game": True}

    assert [each.kaiju for each in laid(2, kaiju={0: "megalon"}, options=first).fighters] == ["megalon", "godzilla"]
    assert [each.kaiju for each in laid(2, kaiju={1: "mothra"}, options=first).fighters] == ["godzilla", "mothra"]
    thirds = Counter(laid(3, seed, options=first).fighters[2].kaiju for seed in range(40))
    assert set(thirds) == {"king_ghidorah", "mothra"}


@pytest.mark.rule("TC-13.10")
def test_with_the_option_the_head_meter_stays_full_after_a_barrage():
    drawing = "> King Ghidorah 0,0 (energy 3, meter 3): go_for_the_throat\n Megalon 0,0: burrow"
    for lasting, meter in ((False, 0), (True, 3)):
        table = Table(drawing).change(lasting_meter=lasting)
        table.pick("King Ghidorah", "card:go_for_the_throat")
        while table.question.ask != "attack":
            table.pick("King Ghidorah", "pass")
        table.pick("King Ghidorah", "hit:seat:1")
        assert table.told(Attacked)[0].barrage
        assert table.fighter("King Ghidorah").meter == meter
    assert laid(options={"head_meter": "stays"}).lasting_meter


@pytest.mark.rule("TC-9.1")
def test_with_the_option_godzillas_cards_throw_as_far_as_they_say_and_his_discard_throw_one_farther():
    drawing = "> Godzilla 0,3 (energy 2): tail_slide\n Mothra 3,0: flutter\n tank 0,3"
    seats = "\n Megalon -3,0: burrow\n King Ghidorah 2,-3: soar"
    by_ability, by_picture = Table(drawing + seats), Table(drawing + seats).change(plain_throws=True)
    for table, farthest in ((by_ability, 4), (by_picture, 3)):
        table.picks("Godzilla", "card:tail_slide", "pass", "throw:tank1")
        assert f"0,{3 - farthest}" in hexes(table)
        assert f"0,{2 - farthest}" not in hexes(table)
    discarded = Table(drawing + seats).change(plain_throws=True)
    discarded.picks("Godzilla", "discard:tail_slide", "action:throw")
    assert {"0,2", "0,1"} <= hexes(discarded)
    assert "0,0" not in hexes(discarded)
    assert laid(options={"tail_slide": "picture"}).plain_throws


@pytest.mark.rule("TC-7.2")
@pytest.mark.parametrize(
    ("fuse", "square", "rounds_over"), [("short", 11, [5, 6]), ("normal", 14, [6]), ("long", 17, [])]
)
def test_a_short_fuse_begins_a_circle_nearer_and_a_long_one_a_circle_farther(fuse, square, rounds_over):
    steps = laid(options={"fuse": fuse}).fuse
    smashing = Table("> Godzilla 0,0: trample\n Megalon 2,0: burrow\n B 0,0").change(fuse=steps)
    smashing.picks("Godzilla", "card:trample", "pass", "building")

    assert smashing.told(Destroyed) == [Destroyed(0, "B", "0,0", square)]
    assert smashing.view(None).track == (square,)
    over = []
    for number in (4, 5, 6):
        drawing = f"Godzilla 0,0:\n Megalon 2,0:\n tokens 1 / phase event / round {number}"
        table = Table(drawing, events="armored_assault+xilien_invasion").change(fuse=steps, event=1)
        if table.state.ended:
            over.append(number)
    assert over == rounds_over


@pytest.mark.rule("TC-7.2")
def test_with_four_players_and_a_long_fuse_the_first_three_buildings_lie_beyond_the_track():
    drawing = """
        > Godzilla 0,0: trample
          Megalon 2,0: burrow
          Mothra 0,2: flutter
          King Ghidorah 0,-2: soar
          B 0,0
    """
    table = Table(drawing).change(fuse=3).picks("Godzilla", "card:trample", "pass", "building")

    assert table.told(Destroyed) == [Destroyed(0, "B", "0,0", 0)]
    assert table.state.tokens == 1
    full = Table(drawing).change(fuse=3, tokens=3).picks("Godzilla", "card:trample", "pass", "building")
    assert full.told(Destroyed) == [Destroyed(0, "B", "0,0", CONTENT.numbers.squares)]


@pytest.mark.parametrize("preset", GAME.presets, ids=lambda preset: preset.key)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_preset_is_played_to_its_end_with_every_number_of_players(preset, seats):
    runner = Runner(GAME, begin(GAME, Setup(seats, seed=11, options=options_of(GAME, preset))))
    rng = Rng.seeded(5)
    while runner.pending:
        runner.choose(answer(runner.pending[0], rng))
    outcome = GAME.outcome(runner.state)
    assert outcome is not None
    assert len(outcome.places) == seats
