"""Chapters TC-1 (table) and TC-2 (the city)."""

from collections import Counter
from itertools import permutations

import pytest

from data.loader import Bundle, ContentError, bundle
from engine import build
from engine.play import BadSetup, Runner, Setup, begin
from engine.rng import Rng
from engine.tokyo_clash.city import hexes
from engine.tokyo_clash.events import Drew, EventActivated, KingDrawn, RoundBegan
from engine.tokyo_clash.game import TokyoClash
from engine.tokyo_clash.setup import turned
from engine.tokyo_clash.state import NO_KING, Clash
from tests.engine.play_through import answer
from tests.engine.tokyo_clash.table import CONTENT, GAME, Table

EVENTS = tuple(CONTENT.events)
EVENT_OPTIONS = ("events", "second_event_first")


def laid(seats: int = 4, seed: int = 1, **rest: object) -> Clash:
    state: Clash = begin(GAME, Setup(seats, seed, **rest)).turn_start  # type: ignore[arg-type]
    return state


def dealt(seats: int = 4, seed: int = 1, **rest: object) -> Clash:
    """Return a table whose events are set up: the cards are dealt and the King is drawn."""
    runner = Runner(GAME, begin(GAME, Setup(seats, seed, **rest)), track=False)  # type: ignore[arg-type]
    while runner.state.phase == "setup":
        runner.choose(answer(runner.pending[0], Rng.seeded(seed)))
    state: Clash = runner.state
    return state


def changed(name: str, old: str, new: str) -> Bundle:
    """Return our content with *old* replaced by *new* in file *name*, everywhere."""
    ours = bundle("tokyo_clash")
    assert old in ours.files[name]
    return Bundle("tokyo_clash", {**ours.files, name: ours.files[name].replace(old, new)})


@pytest.mark.rule("TC-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_players_are_refused(seats):
    with pytest.raises(BadSetup, match=f"for 2 to 4 players, not {seats}") as refusal:
        begin(GAME, Setup(seats, seed=1))

    assert refusal.value.rule == "TC-1.1"


@pytest.mark.rule("TC-1.1")
def test_each_player_has_a_different_one_of_four_kaiju():
    assert GAME.kaiju == ("godzilla", "king_ghidorah", "megalon", "mothra")
    for seats in GAME.seats:
        assert len({fighter.kaiju for fighter in laid(seats).fighters}) == seats
    with pytest.raises(BadSetup, match="mothra can be taken by one player only"):
        begin(GAME, Setup(2, seed=1, kaiju={0: "mothra", 1: "mothra"}))


@pytest.mark.rule("TC-1.2")
def test_armored_assault_then_rush_hour_are_played_unless_the_table_says_otherwise():
    assert laid().events == ("armored_assault", "rush_hour")
    assert laid(options={"second_event_first": True}).events == ("rush_hour", "armored_assault")


@pytest.mark.rule("TC-1.2")
def test_any_two_events_can_be_chosen_in_any_order():
    events, order = (next(option for option in GAME.options if option.key == key) for key in EVENT_OPTIONS)
    chosen = {
        laid(2, options={"events": pair, "second_event_first": swapped}).events
        for pair in events.values
        if pair != "random"
        for swapped in order.values
    }

    assert chosen == set(permutations(EVENTS, 2))


@pytest.mark.rule("TC-1.2")
def test_events_can_be_drawn_at_random_and_are_never_the_same_twice():
    drawn = Counter(laid(2, seed=seed, options={"events": "random"}).events for seed in range(600))

    assert set(drawn) == set(permutations(EVENTS, 2))
    assert min(drawn.values()) > 5


@pytest.mark.rule("TC-1.3")
def test_a_random_player_is_king_and_acts_first_and_the_next_seat_is_to_the_left():
    kings = Counter(dealt(4, seed=seed).king for seed in range(400))
    table = Table("Godzilla 0,0: trample\n > Mothra 1,0 (king): flutter\n Megalon 0,1: burrow")

    assert sorted(kings) == [0, 1, 2, 3]
    assert min(kings.values()) > 60
    assert table.asked == ("Mothra", "act")
    assert table.pick("Mothra", "pass").asked == ("Megalon", "act")
    assert table.pick("Megalon", "pass").asked == ("Godzilla", "act")


@pytest.mark.rule("TC-2.1")
@pytest.mark.parametrize(("seats", "tiles", "spaces"), [(2, 6, 19), (3, 9, 28), (4, 12, 37)])
def test_the_board_is_the_centre_and_so_many_triangles(seats, tiles, spaces):
    city = CONTENT.cities[seats]

    assert (len(city.places), len(city.spaces)) == (tiles, spaces)
    assert len(laid(seats).ground) == spaces
    for place in city.places:
        assert all(city.distance[one][other] == 1 for one in place for other in place if one != other)
    assert (len(CONTENT.tiles), CONTENT.centre) == (12, "T")


@pytest.mark.rule("TC-2.1")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            'letters = "T"\ncopies = 1',
            'letters = "T"\ncopies = 2',
            r"there is one centre tile, of one space \(TC-2.1\)",
        ),
        ('letters = "PBB"\ncopies = 2', 'letters = "PBB"\ncopies = 1', "there are too few tiles for 4 players"),
        ('letters = "TBs"', 'letters = "TBsw"', "there are too few tiles for 4 players"),
        ('letters = "TBs"', 'letters = "TPM"', "tile 'TPM' has a space without a Large Building"),
        ('letters = "TBs"', 'letters = "TBx"', "tiles are spelled with T, P, M, R, B, w and s"),
        ("starts = [[2, -1], [-2, 1]]", "starts = [[2, -1], [2, 0]]", "no tile for 2 players has two start spaces"),
        ("[[1, 0], [2, -1], [2, 0]],\n]", "[[1, 0], [2, -1], [9, 9]],\n]", "no space for 2 players lies alone"),
        ("[[1, 0], [2, -1], [2, 0]],\n]", "[[1, 0], [2, -1], [1, -1]],\n]", "the places for 2 players overlap"),
        ("most_energy = 12", "most_energy = 1", "Energy starts within its maximum"),
        ("hand = 5", "hand = 16", "at most half a deck"),
        ("king_draws = 1", "king_draws = -1", "the King draws and scores no less"),
        ("rounds = 7", "rounds = 1", "there are 2 to 12 rounds"),
        ("squares_between = 3", "squares_between = 0", "1 to 6 squares lie between two circles"),
    ],
)
def test_tiles_and_numbers_that_make_no_table_are_refused(old, new, problem):
    with pytest.raises(ContentError, match=problem):
        build(changed("city.toml", old, new))


@pytest.mark.rule("TC-2.2")
def test_the_tiles_and_start_spaces_lie_where_the_plan_says():
    two, three, four = (CONTENT.cities[seats] for seats in (2, 3, 4))

    assert {tuple(two.spaces[space] for space in place) for place in two.places} == {
        ((-2, 0), (-2, 1), (-1, 0)),
        ((-2, 2), (-1, 1), (-1, 2)),
        ((-1, -1), (0, -2), (0, -1)),
        ((0, 1), (0, 2), (1, 1)),
        ((1, -2), (1, -1), (2, -2)),
        ((1, 0), (2, -1), (2, 0)),
    }
    assert {tuple(three.spaces[space] for space in place) for place in three.places[6:]} == {
        ((3, -2), (3, -1), (4, -2)),
        ((-2, 3), (-2, 4), (-1, 3)),
        ((-2, -2), (-2, -1), (-1, -2)),
    }
    assert set(four.spaces) == {
        (q, r) for q in range(-3, 4) for r in range(-3, 4) if hexes.distance((0, 0), (q, r)) <= 3
    }
    assert [two.spaces[space] for space in two.starts] == [(2, -1), (-2, 1)]
    assert [three.spaces[space] for space in three.starts] == [(4, -2), (-2, 4), (-2, -2)]
    assert [four.spaces[space] for space in four.starts] == [(0, -3), (3, -2), (0, 3), (-3, 2)]


@pytest.mark.rule("TC-2.3")
def test_tiles_are_drawn_and_turned_at_random():
    boards = [laid(2, seed=seed) for seed in range(60)]

    assert len({board.ground for board in boards}) > 50
    assert {turn for board in boards for turn in board.turns} == {0, 1, 2}


@pytest.mark.rule("TC-2.3")
def test_no_start_space_holds_a_large_building():
    for seats in GAME.seats:
        city = CONTENT.cities[seats]
        for seed in range(200):
            state = laid(seats, seed)
            assert not {state.ground[space] for space in city.starts} & set("TPMR")


@pytest.mark.rule("TC-2.4")
def test_the_tiles_are_as_listed():
    assert Counter(CONTENT.tiles) == Counter(
        ["TBB", "TBw", "TBs", "PBB", "PBB", "PBw", "MBB", "MBB", "MBw", "RBB", "RBw", "RBs"]
    )
    letters = Counter("".join(CONTENT.tiles) + CONTENT.centre)
    assert letters == Counter({"T": 4, "P": 3, "M": 3, "R": 3, "B": 18, "w": 4, "s": 2}), "TC-2.4 counts them"
    other = build(changed("city.toml", 'letters = "TBs"', 'letters = "sBB"'))  # an owner of the box may know better
    assert isinstance(other, TokyoClash)
    assert Counter("".join(other.content.tiles))["B"] == 19


@pytest.mark.rule("TC-2.4", "TC-2.8")
def test_naval_bombardment_finds_two_water_spaces_that_are_no_start_spaces():
    naval, starts = {"events": "armored_assault+naval_bombardment"}, CONTENT.cities[2].starts
    counts = set()
    for seed in range(300):
        ground = laid(2, seed, options=naval).ground
        counts.add(sum(letter == "w" and space not in starts for space, letter in enumerate(ground)))
    assert min(counts) == 2  # which is enough

    dry = [laid(2, seed).ground.count("w") for seed in range(300)]
    assert min(dry) < 2  # without the event nothing is drawn again


@pytest.mark.rule("TC-2.5")
def test_kaiju_and_vehicles_share_spaces_and_a_vehicle_stands_with_a_large_building():
    table = Table(
        """
        > Godzilla 0,0 (energy 9): claw_swipe
          Megalon 1,0: burrow
          T 0,1
          tank 0,0 0,0 0,1
        """
    )

    table.pick("Godzilla", "discard:claw_swipe").pick("Godzilla", "action:move").pick("Godzilla", "hex:1,0")

    assert table.at("Godzilla") == table.at("Megalon") == "1,0"
    assert list(table.vehicles().values()) == ["0,0", "0,0", "0,1"]
    assert table.building("0,1") == "T"


@pytest.mark.rule("TC-2.6")
def test_every_seat_starts_on_its_space_with_two_energy_and_five_of_thirty_cards():
    state = dealt(4, kaiju={2: "mothra"}, options={"events": "rush_hour+air_strikes"})

    assert [fighter.space for fighter in state.fighters] == list(CONTENT.cities[4].starts)
    assert state.fighters[2].kaiju == "mothra"
    for fighter in state.fighters:
        assert (fighter.energy, len(fighter.hand), len(fighter.deck)) == (2, 5, 25)
        assert sorted(fighter.hand + fighter.deck) == list(CONTENT.mats[fighter.kaiju].deck)
    assert dealt(4, seed=2).fighters[0].deck != dealt(4, seed=3).fighters[0].deck


@pytest.mark.rule("TC-2.6")
def test_a_seat_without_a_choice_gets_any_kaiju():
    assert len({laid(3, seed=seed, kaiju={1: "mothra"}).fighters[0].kaiju for seed in range(40)}) == 3


@pytest.mark.rule("TC-2.6")
def test_energy_stays_between_0_and_12():
    rich = Table("> Mothra 0,0 (energy 11): island_prayer\n Megalon 1,0: burrow")
    poor = Table("> King Ghidorah 0,0: golden_menace\n Megalon 1,0 (energy 1): burrow")

    assert rich.pick("Mothra", "card:island_prayer").energy("Mothra") == 12
    assert poor.pick("King Ghidorah", "card:golden_menace").energy("Megalon") == 0


def set_up(**options: str) -> Runner:
    """Return a game of two with Trains and a UFO, everything set up by who is asked."""
    chosen = {"events": "rush_hour+xilien_invasion", **options}
    runner = Runner(GAME, begin(GAME, Setup(2, seed=5, options=chosen)))
    while runner.state.phase == "setup":
        asked = runner.pending[0]
        assert (asked.seat == 1) == (runner.state.king <= 0)  # the last player: the seat before the King's, or the last
        runner.choose(answer(asked, Rng.seeded(1)))
    return runner


@pytest.mark.rule("TC-2.7")
def test_both_events_are_set_up_then_cards_are_dealt_and_the_king_is_drawn_and_the_first_round_begins():
    begun = laid(2, options={"events": "rush_hour+xilien_invasion"})
    assert [(fighter.hand, len(fighter.deck)) for fighter in begun.fighters] == [([], 30), ([], 30)]
    assert begun.king == NO_KING

    runner = set_up()

    kinds = (EventActivated, Drew, KingDrawn, RoundBegan)
    facts = [event for event in runner.events if isinstance(event, kinds)]
    king = runner.state.king
    assert facts[:2] == [EventActivated("rush_hour", is_setup=True), EventActivated("xilien_invasion", is_setup=True)]
    assert [(event.seat, event.count) for event in facts[2:4]] == [(0, 5), (1, 5)]
    assert facts[4:] == [KingDrawn(king), RoundBegan(1, king)]
    assert [vehicle.kind for vehicle in runner.state.vehicles] == ["train", "train", "ufo"]
    assert facts[2].seen_by(0).cards
    assert not facts[2].seen_by(1).cards


@pytest.mark.rule("TC-2.7")
def test_with_the_option_cards_are_dealt_and_the_king_is_drawn_before_the_events():
    begun = laid(2, options={"setup_order": "kaiju_first"})
    assert [len(fighter.hand) for fighter in begun.fighters] == [5, 5]
    assert begun.king != NO_KING

    runner = set_up(setup_order="kaiju_first")

    assert not [event for event in runner.events if isinstance(event, Drew | KingDrawn)]
    assert runner.state.phase == "action"


@pytest.mark.rule("TC-2.8")
def test_a_turn_shifts_the_letters_of_a_tile_over_its_spaces():
    city = CONTENT.cities[4]
    for seed in range(50):
        state = laid(4, seed)
        for place, turn in zip(city.places, state.turns, strict=True):
            letters = "".join(state.ground[space] for space in place)
            assert letters[turn:] + letters[:turn] in CONTENT.tiles


@pytest.mark.rule("TC-2.3", "TC-2.8")
@pytest.mark.parametrize(("start", "turn", "end"), [(0, 0, 1), (1, 1, 2), (2, 2, 0), (0, 1, 1), (0, 2, 2)])
def test_a_tile_with_its_large_building_on_a_start_space_turns_one_step_further(start, turn, end):
    assert turned((0, 1, 2), "TBw", turn, starts=(start, 7)) == end


@pytest.mark.rule("TC-2.8")
def test_the_letters_stand_for_the_buildings():
    assert {letter: row.name for letter, row in CONTENT.buildings.items()} == {
        "T": "Tower",
        "P": "Power Plant",
        "M": "Military Bunker",
        "R": "Radar Dish",
        "B": "Small Building",
    }
    state = laid(4)
    assert all(
        (building == letter) == (letter in "TPMRB") and (building == ".") == (letter in "ws")
        for letter, building in zip(state.ground, state.buildings, strict=True)
    )


def test_all_problems_of_the_city_are_listed():
    with pytest.raises(ContentError) as refusal:
        build(changed("city.toml", "starts = [[2, -1], [-2, 1]]", "starts = [[2, -1], [9, 9]]"))
    assert "2 players need as many start spaces on the board" in str(refusal.value)

    with pytest.raises(ContentError, match="every row names its source"):
        build(changed("events.toml", 'source = "rulebook: discards; house: the rest (TC-11.8)"', 'source = " "'))
