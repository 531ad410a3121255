"""A data pack with other tiles, numbers and events (docs/packs/tokyo_clash), played from its set-up to its end."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from engine import games_with, saved
from engine.play import Choice, Runner, Setup, begin
from engine.rng import Rng
from engine.tokyo_clash.content.rows import completed
from engine.tokyo_clash.events import Ended, RoundBegan
from engine.tokyo_clash.game import TokyoClash
from engine.tokyo_clash.prospect import prospect
from tests.engine.play_through import answer
from tests.engine.tokyo_clash.table import CONTENT

PACK = Path(__file__).parents[3] / "docs" / "packs" / "tokyo_clash"


@pytest.fixture(scope="module")
def boxed() -> TokyoClash:
    game = games_with(PACK)["tokyo_clash"]
    assert isinstance(game, TokyoClash)
    return game


@pytest.mark.rule("TC-2.1", "TC-2.4")
def test_the_packs_tiles_are_laid_where_they_fit(boxed):
    for seed in range(30):
        state = begin(boxed, Setup(4, seed)).turn_start
        city = boxed.content.cities[4]
        assert Counter(len(place) for place in city.places) == {4: 4, 3: 5}
        assert state.ground[city.centre] == "R"
        for place in city.places:
            letters = "".join(state.ground[space] for space in place)
            assert any(sorted(letters) == sorted(tile) for tile in boxed.content.tiles)


@pytest.mark.rule("TC-2.6", "TC-10.1", "TC-12.1", "TC-11.5", "TC-11.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("events", ["armored_assault+xilien_invasion", "air_strikes+naval_bombardment"])
def test_a_game_with_the_pack_keeps_its_numbers_to_the_end(boxed, seats, events):
    runner = Runner(boxed, begin(boxed, Setup(seats, seed=seats, options={"events": events})))
    rng, starting = Rng.seeded(7), {}
    while runner.pending:
        state, question = runner.state, runner.pending[0]
        assert all(0 <= fighter.energy <= 10 for fighter in state.fighters)
        if state.phase == "action" and not starting:
            starting = Counter(vehicle.kind for vehicle in state.vehicles)
            assert [len(fighter.hand) for fighter in state.fighters] == [4] * seats
            assert {fighter.energy for fighter in state.fighters} == {3}
        view = boxed.view(state, question.seat)
        assert view.most_energy == 10
        for token in getattr(question, "options", ()):
            prospect(view, question, token)
        runner.choose(answer(question, rng))
    if "armored" in events:
        assert starting == {"tank": {2: 4, 3: 3, 4: 4}[seats], "ufo": {2: 1, 3: 2, 4: 2}[seats]}
    assert max(event.round for event in runner.events if isinstance(event, RoundBegan)) <= 6
    assert sum(isinstance(event, Ended) for event in runner.events) == 1
    assert saved.load(boxed, saved.dump(boxed, runner.position)).turn_start


def test_computer_players_play_with_the_pack(boxed):
    advice = boxed.advice
    runner = Runner(boxed, begin(boxed, Setup(3, seed=2)))
    rng = Rng.seeded(3)
    while runner.pending:
        question = runner.pending[0]

        runner.choose(Choice(question.seat, advice.policy(runner.state, question, rng)))
    assert boxed.outcome(runner.state) is not None


@pytest.mark.rule("TC-11.5", "TC-11.16")
def test_what_an_event_says_of_its_vehicles_stands_and_what_it_leaves_out_is_as_it_was_before():
    ours = {row.key: row for row in CONTENT.events.values()}
    bare = {key: msgspec.structs.replace(row, placed_by="", on="", refill="") for key, row in ours.items()}

    assert {key: completed(row) for key, row in bare.items()} == ours
    for said in ({"placed_by": "around"}, {"on": "centre"}, {"refill": "others"}):
        told = msgspec.structs.replace(bare["rush_hour"], **said)
        assert completed(told) == msgspec.structs.replace(ours["rush_hour"], **said)
