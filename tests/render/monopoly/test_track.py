"""The track drawn from its data: any number of spaces, any colours, every space with all that stands on it."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import games, games_with
from engine.monopoly.content.board import SPACES
from engine.monopoly.events import Moved
from engine.monopoly.prospect import maser_reach
from engine.play import Runner, Setup, begin
from render.monopoly.tall.board import TRACK as TALL
from render.monopoly.tall.board import tall_board
from render.monopoly.track.colours import district_colours
from render.monopoly.track.kaiju import groups, tokens_of
from render.monopoly.track.lane import Lane, spread
from render.monopoly.track.ring import INNER, MIDDLE, MOST, OUTER, WAY, ring, sides
from render.monopoly.track.snake import kaiju_in_rows, snake
from render.monopoly.wide.board import RADIUS, wide_board
from render.scene.scene import Box, Icon, Layer, Mark, Panel, Polygon, Scene, Stamp
from render.scene.shapes import seat_shape
from render.theme import AMBER, SEATS, kaiju_icon
from tests.render.moment import snapshot
from tests.render.monopoly.positions import GAME, armed, busy, gathered, own_track
from tests.render.positions import NAMES

COUNTS = list(SPACES)
FRAMED = [count for count in COUNTS if count <= MOST]


def marks_of(marks: tuple[Mark, ...]) -> list[Mark]:
    found: list[Mark] = []
    for mark in marks:
        found.append(mark)
        if isinstance(mark, Stamp):
            found += marks_of(mark.marks)
    return found


def icons(layer: Layer) -> list[str]:
    return [mark.name for mark in marks_of(layer.marks) if isinstance(mark, Icon)]


def fills(layer: Layer, kind: type[Mark]) -> list[str]:
    return [mark.fill for mark in layer.marks if isinstance(mark, kind)]  # type: ignore[attr-defined]


@pytest.mark.parametrize("count", FRAMED)
def test_every_track_that_is_not_too_long_goes_round_without_gap_or_overlap(count: int):
    track = ring(count)
    boxes = [spot.box for spot in track.spots]

    assert len(boxes) == count == sum(sides(count)) + 4
    for at, one in enumerate(boxes):
        assert one.width >= 90
        assert one.height >= 118
        assert not any(one.meets(other) for other in boxes[at + 1 :])
        assert not one.meets(INNER)
        assert one.within(OUTER) == one
    for one, other in pairwise([*boxes, boxes[0]]):
        assert one.grown(1).meets(other)
    assert (boxes[0].right, boxes[0].bottom) == (OUTER.right, OUTER.bottom)


@pytest.mark.parametrize("track", ["city", "bay"])
@pytest.mark.parametrize("draw", [wide_board, tall_board])
def test_a_district_shows_name_colour_houses_weapons_and_owner(track, draw):
    view = busy(4, track).view()
    scene = draw(snapshot(view, NAMES))
    colours = district_colours(view.deeds)

    for deed, now in zip(view.deeds, view.districts, strict=True):
        layer = scene.layer(f"space {deed.space}")
        texts = scene.texts(layer.name)
        assert deed.name in texts
        assert colours[deed.colour] in fills(layer, Panel)
        assert any(text.startswith(f"{deed.price / 1000}") for text in texts)
        assert ("battle-tank" in icons(layer)) == (now.tanks > 0)
        assert ("RUINS" in texts) == now.is_demolished
        if now.tanks:
            damage = deed.damage[now.tanks - 1] + view.alarm_damage
            assert {str(now.tanks), f"−{damage}"} <= set(texts)


def test_an_owner_is_known_by_colour_and_shape():
    view = busy(8).view()
    scene = wide_board(snapshot(view, NAMES))

    for deed, now in zip(view.deeds, view.districts, strict=True):
        layer = scene.layer(f"space {deed.space}")
        shown = {(mark.fill, len(mark.points)) for mark in layer.marks if isinstance(mark, Polygon)}
        for seat, (colour, shape) in enumerate(SEATS[:8]):
            is_owner = now.owner == seat
            assert ((colour, len(seat_shape(shape, 0, 0, 9))) in shown) == is_owner
            assert any(isinstance(mark, Panel) and mark.edge == colour for mark in layer.marks) >= is_owner


def test_houses_are_counted():
    view = busy(4).view()
    for count in range(5):
        districts = tuple(msgspec.structs.replace(each, houses=count, tanks=1, owner=1) for each in view.districts)
        layer = wide_board(snapshot(msgspec.structs.replace(view, districts=districts), NAMES)).layer("space 1")
        assert fills(layer, Polygon).count(AMBER) == count


def test_a_maser_reaches_four_spaces_both_ways_where_kaiju_may_fight():
    view = busy(4).view()
    bare = msgspec.structs.replace(
        view, districts=tuple(msgspec.structs.replace(each, has_maser=False) for each in view.districts)
    )
    # Kita, space 9: the Big Pile of Fish at 8 is out of every war.
    assert maser_reach(armed(bare, {"kita": 2})) == {2: {5, 6, 7, 9, 10, 11, 12, 13}}
    # Ginza, the last space: GO and what follows it are near.
    assert maser_reach(armed(bare, {"ginza": 1})) == {1: {27, 28, 29, 30, 31, 0, 1, 2, 3}}
    assert maser_reach(bare) == {}

    scene = wide_board(snapshot(armed(bare, {"kita": 2}), NAMES))
    rails = {side: fills(scene.layer(f"reach {side}"), Panel) for side in range(4)}
    assert rails == {0: [SEATS[2].colour] * 2, 1: [SEATS[2].colour], 2: [], 3: []}
    assert "tesla-turret" in icons(scene.layer("space 9"))
    assert "−2" in scene.texts("space 9")


crowds = st.lists(st.integers(0, 59), min_size=8, max_size=8)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(FRAMED), crowds)
def test_kaiju_never_stand_on_each_other_nor_leave_their_lane(count: int, spaces: list[int]):
    view = gathered(own_track(busy(8), count), tuple(at % count for at in spaces))
    track = ring(count)
    found = groups(tokens_of(view, ()), WAY, track.place, RADIUS)

    assert_apart([place for group in found for place in group.places], RADIUS)
    for x, y in (place for group in found for place in group.places):
        assert INNER.grown(-RADIUS - 3).left <= x <= INNER.grown(-RADIUS - 3).right
        assert not (MIDDLE.left < x < MIDDLE.right and MIDDLE.top < y < MIDDLE.bottom)
    for group in found:
        (space,) = {view.kaiju[token.seat].at for token in group.tokens}
        x, y = map(round, group.pointer[-1])
        assert track.spots[space].box.grown(1).meets(Box(x, y, x + 1, y + 1))


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(COUNTS), crowds)
def test_kaiju_in_rows_never_stand_on_each_other_and_point_at_their_space(count: int, spaces: list[int]):
    view = gathered(own_track(busy(8), count), tuple(at % count for at in spaces))
    track = snake(view, TALL)
    found = kaiju_in_rows(snapshot(view, NAMES), track)

    assert_apart([place for group in found for place in group.places], TALL.radius)
    for group in found:
        (space,) = {view.kaiju[token.seat].at for token in group.tokens}
        x, y = group.pointer[-1]
        assert track.boxes[space].left < x < track.boxes[space].right
        assert 0 <= y - track.boxes[space].bottom <= 30


def assert_apart(stands: list[tuple[int, int]], radius: int) -> None:
    assert len(stands) == 8
    for at, (x, y) in enumerate(stands):
        for other_x, other_y in stands[at + 1 :]:
            assert ((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5 > 2 * radius


def test_things_are_moved_apart_only_as_far_as_they_must():
    lane = Lane(((0, 0), (1000, 0)), ((0, 10), (1000, 10)))

    assert spread(lane, [100, 500], 80) == [100, 500]
    close = spread(lane, [300, 310, 320], 80)
    assert all(other - one >= 79 for one, other in pairwise(close))
    assert abs(sum(close) / 3 - 310) < 2
    assert spread(lane, [5], 80) == [40]


def test_a_crowd_on_a_lane_that_goes_round_bends_round_its_corner():
    corners = ((100, 100), (0, 100), (0, 0), (100, 0), (100, 100))
    lane = Lane(corners, corners, True)
    places = [lane.at(place) for place in spread(lane, [90, 100, 110], 40)]

    assert {x for x, y in places if y < 100} == {0}
    for (x, y), (other_x, other_y) in pairwise(places):
        assert ((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5 > 39


@pytest.mark.parametrize("count", [16, 17, 33, 60])
def test_on_a_phone_spaces_follow_each_other_in_rows(count: int):
    view = own_track(busy(5), count)
    boxes = snake(view, TALL).boxes

    assert len(boxes) == count
    assert not any(one.meets(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])
    for one, other in pairwise(boxes):
        assert one.top == other.top or one.left == other.left
    scene = tall_board(snapshot(view, NAMES))
    for each in view.kaiju:
        first = next(other.seat for other in view.kaiju if other.at == each.at)
        assert kaiju_icon(each.kaiju) in icons(scene.layer(f"kaiju {first}"))


def test_on_a_phone_the_way_of_the_last_move_has_the_colour_of_who_went():
    view = busy(5).view()
    scene = tall_board(snapshot(view, NAMES, events=(Moved(3, 6, 10, "roll"),)))
    way = [mark.fill for mark in scene.layer("way").marks if isinstance(mark, Polygon)]

    assert [at for at, fill in enumerate(way) if fill == SEATS[3].colour] == [6, 7, 8, 9]
    assert len(way) == len(view.spaces) - 1


def test_colours_that_nobody_knows_differ_from_each_other_and_from_the_known():
    view = own_track(busy(5), 60)
    colours = district_colours(view.deeds)

    assert len(colours) > 15
    assert len(set(colours.values())) == len(colours)


TRACK = """
[[track]]
name = "Kyūshū"
house = 640
source = "own"
"""
GROUP = """
[[group]]
colour = "{colour}"
price = {price}
tank = 300
damage = [1, 2, 3, 9]
maser = 2000
maser_damage = 5
source = "own"
"""
SPACE = """
[[space]]
kind = "{kind}"
name = "{name}"
source = "own"
"""


def pack(home: Path) -> Path:
    """Write a track of 33 spaces: two plants side by side, three fishy smells, colours of its own, long names."""
    kinds = ["go", "plant", "plant", "scent", "chance", "scent", "fish", *["district"] * 26]
    text = TRACK
    text += "".join(GROUP.format(colour=f"hue_{at}", price=1020 + 20 * at) for at in range(13))
    districts = 0
    for at, kind in enumerate(kinds):
        text += SPACE.format(kind=kind, name=f"Kumamoto-Yatsushiro {at}" if at else "GO")
        if kind == "district":
            text += f'colour = "hue_{districts // 2}"\n'
            districts += 1
    (home / GAME).mkdir()
    (home / GAME / "track_city.toml").write_text(text, encoding="utf-8")
    return home


@pytest.mark.parametrize("draw", [wide_board, tall_board])
def test_a_track_of_ones_own_is_drawn_as_its_file_has_it(tmp_path: Path, draw):
    game = games_with(pack(tmp_path))[GAME]
    runner = Runner(game, begin(game, Setup(seats=3, seed=1)))
    view = game.view(runner.state, None)
    scene: Scene = draw(snapshot(view, NAMES, asked=runner.pending))

    assert (len(view.spaces), view.track_name) == (33, "Kyūshū")
    assert "Kyūshū" in scene.texts("header" if draw is tall_board else "foot")
    for number, space in enumerate(view.spaces):
        assert any("Kuma" in text.title() or text == "GO" for text in scene.texts(f"space {number}")), space
    assert any(text.startswith("1.0") for text in scene.texts("space 7"))


def test_the_shipped_tracks_have_go_and_the_plant_in_opposite_corners():
    for laid in games[GAME].content.boards.values():  # type: ignore[attr-defined]
        spots = ring(len(laid.spaces)).spots
        corners = [space.kind for space, spot in zip(laid.spaces, spots, strict=True) if spot.is_corner]
        assert (corners[0], corners[2]) == ("go", "plant")
