"""The Tokyo Clash board: what stands where, with which label."""

import math
from collections.abc import Callable
from itertools import product

import msgspec
import pytest

from engine import games
from engine.play import Decision
from engine.tokyo_clash import events as facts
from engine.tokyo_clash.picks import is_on_board
from engine.tokyo_clash.view import ClashView, VehicleView, winner
from render.orders import Form
from render.scene.scene import Icon, Layer, Mark, Polygon, Scene, Sprite, Stamp, labels
from render.snapshot import Snapshot
from render.theme import SEATS, kaiju_icon
from render.tokyo_clash.city import pieces
from render.tokyo_clash.city.contents import Content, Parked, Standing, contents, count_layer, parked, piece_marks
from render.tokyo_clash.city.pieces import SPRITES, VEHICLES
from render.tokyo_clash.city.plan import plan
from render.tokyo_clash.rewards import rewards
from render.tokyo_clash.seats import passed
from render.tokyo_clash.tall.board import tall_board
from render.tokyo_clash.track import squares_left
from render.tokyo_clash.wide.board import wide_board
from tests.render.moment import snapshot
from tests.render.positions import NAMES
from tests.render.tokyo_clash.positions import all_asked, asked_for, busy, finished, gathered

FORMS: tuple[Form, ...] = ("wide", "tall")
Draw = Callable[[Snapshot[ClashView]], Scene]


def marks_of(marks: tuple[Mark, ...]) -> list[Mark]:
    found: list[Mark] = []
    for mark in marks:
        found.append(mark)
        if isinstance(mark, Stamp):
            found += marks_of(mark.marks)
    return found


def icons(layer: Layer) -> list[str]:
    return [mark.name for mark in marks_of(layer.marks) if isinstance(mark, Icon)]


def changed(view: ClashView, **news: object) -> ClashView:
    return msgspec.structs.replace(view, **news)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_space_shows_its_coordinate_and_what_stands_there(seats: int):
    view = busy(seats).view()
    scene = wide_board(snapshot(view, NAMES))

    for space in view.spaces:
        assert scene.texts(f"coordinate {space.name}") == [space.name.replace("-", "−")]
        sprites = [mark.name for mark in scene.layer(f"space {space.name}").marks if isinstance(mark, Sprite)]
        assert len(sprites) == bool(space.building)
        if space.building in SPRITES:
            assert sprites == [SPRITES[space.building]]
    for vehicle in view.vehicles:
        assert VEHICLES[vehicle.kind][0] in icons(scene.layer(f"space {vehicle.space}"))
    for fighter in view.fighters:
        assert kaiju_icon(fighter.kaiju) in icons(scene.layer(f"space {fighter.space}"))


@pytest.mark.parametrize("draw", [wide_board, tall_board])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_shows_energy_hand_trophies_and_name(draw: Draw, seats: int):
    view = busy(seats).view()
    scene = draw(snapshot(view, NAMES))

    for fighter in view.fighters:
        texts = scene.texts(f"seat {fighter.seat}")
        assert {fighter.name.upper(), NAMES[fighter.seat]} <= set(texts)
        for value in (fighter.energy, fighter.hand_count, len(fighter.trophies)):
            assert str(value) in texts


def test_the_king_wears_the_crown_on_the_board_and_in_the_panel():
    view = busy(4).view()
    scene = wide_board(snapshot(view, NAMES))

    king = view.fighters[view.king]
    assert "queen-crown" in icons(scene.layer(f"space {king.space}"))
    assert [seat for seat in range(4) if "queen-crown" in icons(scene.layer(f"seat {seat}"))] == [view.king]


@pytest.mark.parametrize(("draw", "seats"), [(wide_board, 2), (wide_board, 3), (tall_board, 4)])
def test_enhancements_and_the_head_meter_are_in_the_panel(draw: Draw, seats: int):
    view = busy(seats).view()
    keys = [card.key for card in view.cards][:1] * 2
    fighters = tuple(
        msgspec.structs.replace(each, enhancements=tuple(keys), meter=2, meter_size=3) for each in view.fighters
    )
    scene = draw(snapshot(changed(view, fighters=fighters), NAMES))

    assert f"{view.cards[0].name} ×2" in scene.texts("seat 0")
    assert icons(scene.layer("seat 0")).count("dragon-head") == 3


def test_a_low_panel_counts_the_enhancements_that_the_head_meter_leaves_no_room_for():
    view = busy(4).view()
    keys = tuple(card.key for card in view.cards[:2])
    fighters = tuple(msgspec.structs.replace(each, enhancements=keys, meter=2, meter_size=3) for each in view.fighters)
    layer = wide_board(snapshot(changed(view, fighters=fighters), NAMES)).layer("seat 0")

    assert "+2" in [mark.text for mark in labels(layer.marks)]
    assert {"upgrade", "dragon-head"} <= set(icons(layer))


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("vehicles", [0, 3])
def test_kaiju_in_one_space_do_not_hide_each_other(count: int, vehicles: int):
    view = gathered(busy(4, 1), count, "0,1", vehicles)
    city = plan(4, "wide")
    here = contents(view)["0,1"]
    medals = [mark for mark in piece_marks("0,1", here, city) if isinstance(mark, Stamp)][-len(here.kaiju) :]

    assert len(here.kaiju) >= count
    for at, one in enumerate(medals):
        radius = one.box.right / 1.3 - 14
        for other in medals[at + 1 :]:
            assert ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5 > 1.6 * radius


@pytest.mark.parametrize("facing", ["n", "ne", "se", "s", "sw", "nw"])
def test_a_vehicle_with_a_front_points_there(facing: str):
    content = Content(vehicles=(Parked("battleship", (facing,)),))
    (stamp,) = piece_marks("0,0", content, plan(4, "wide"))

    assert isinstance(stamp, Stamp)
    (tip, *_) = next(mark for mark in stamp.marks if isinstance(mark, Polygon)).points
    assert (tip[1] < 0) == facing.startswith("n")
    assert facing in ("n", "s") or (tip[0] > 0) == facing.endswith("e")


def test_vehicles_that_face_more_than_two_ways_share_a_token_that_points_all_of_them():
    jets = [VehicleView(f"jet{at}", "jet", "0,0", way) for at, way in enumerate(("n", "s", "s", "ne"))]

    assert parked(jets[:3]) == (Parked("jet", ("n",)), Parked("jet", ("s",), 2))
    assert parked(jets) == (Parked("jet", ("n", "ne", "s"), 4),)
    token = pieces.vehicle("jet", 0, 0, 40, ("n", "ne", "s"))
    assert len({mark.points for mark in token.marks if isinstance(mark, Polygon)}) == 3


def test_vehicles_of_a_kind_are_counted():
    content = Content("B", (Parked("tank", count=3),), (Standing("mothra", 0),))
    scene = Scene(1200, 2000, "#000000", (count_layer("0,0", content, plan(4, "wide")),))

    assert scene.texts() == ["3"]


def test_an_arrow_across_vehicles_does_not_hide_how_many_there_are():
    view = changed(busy(4).view(), vehicles=tuple(VehicleView(f"tank{at}", "tank", "0,0", "") for at in (1, 2)))
    names = [
        layer.name
        for layer in wide_board(snapshot(view, NAMES, events=[facts.Moved(0, 0, "move", "-1,0", "1,0")])).layers
    ]

    assert names.index("arrow -1,0 1,0") < names.index("count 0,0")
    assert wide_board(snapshot(view, NAMES)).texts("count 0,0") == ["2"]


@pytest.mark.parametrize(
    ("draw", "layer", "words"), [(wide_board, "corners", "12 left"), (tall_board, "track", "12 squ")]
)
def test_the_track_shows_marker_tokens_and_how_far_apart_they_are(draw: Draw, layer: str, words: str):
    view = changed(busy(4).view(), round=2, track=(18, 17, 16), first_square=18, ended="")
    scene = draw(snapshot(view, NAMES))

    assert squares_left(view) == 12
    assert any(words in text for text in scene.texts(layer))
    assert len([mark for mark in scene.layer("track").marks if isinstance(mark, Sprite)]) == 3
    assert "2" not in scene.texts("track")


@pytest.mark.parametrize("draw", [wide_board, tall_board])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_two_events_and_what_things_are_worth_are_beside_the_city(draw: Draw, seats: int):
    view = busy(seats, 1).view()
    scene = draw(snapshot(view, NAMES))

    for event in view.events:
        assert event.name.upper() in " ".join(scene.texts(f"event {event.key}"))
        assert VEHICLES[event.vehicle][0] in icons(scene.layer("rewards"))
    sprites = {mark.name for mark in scene.layer("rewards").marks if isinstance(mark, Sprite)}
    assert sprites == {*SPRITES.values(), "building-small-3"}
    assert {"4", "2", "1"} <= set(scene.texts("rewards"))


def test_what_things_are_worth_covers_no_space_of_the_city():
    for seats, form in product((2, 3, 4), FORMS):
        view, city = busy(seats).view(), plan(seats, form)
        tokens = [mark for mark in rewards(view, city).marks if isinstance(mark, Stamp)]
        for token, space in product(tokens, view.spaces):
            assert math.dist((token.x, token.y), city.at(space.name)) > city.radius


def test_the_last_move_is_told_and_pointed_at():
    moment = busy(4)
    scene = wide_board(snapshot(moment.view(), NAMES, asked=moment.pending, events=moment.events))
    thrown = next(event for event in moment.events if isinstance(event, facts.Thrown))

    assert any("thrown to" in text for text in scene.texts("last move"))
    assert scene.layer(f"arrow {thrown.start} {thrown.end}").marks


def test_pictures_of_one_game_have_the_same_layers():
    """Otherwise a picture could not be made from the one before."""
    moment = busy(4)
    with_arrow = wide_board(snapshot(moment.view(), NAMES, asked=moment.pending, events=moment.events))
    without = wide_board(snapshot(moment.view(), NAMES))

    assert len(with_arrow.layers) == len(without.layers)


def test_those_who_must_act_glow_and_are_named():
    moment = all_asked()
    scene = wide_board(snapshot(moment.view(), NAMES, asked=moment.pending))

    assert len(moment.pending) > 1
    assert f"{len(moment.pending)} PLAYERS" in scene.texts("question")


def test_who_has_passed_says_so():
    view = changed(busy(4).view(), phase="action", to_act=3, passes=2)
    scene = wide_board(snapshot(view, NAMES))

    assert passed(view) == {1, 2}
    assert [seat for seat in range(4) if "PASSED" in scene.texts(f"seat {seat}")] == [1, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_winner_is_the_one_the_rules_name(seats: int):
    moment = finished(seats)
    assert moment.outcome
    view = moment.view()

    assert (winner(view),) == moment.outcome.places[0]
    assert "WINNER" in wide_board(snapshot(view, NAMES)).texts(f"seat {winner(view)}")


def test_seats_have_their_colours():
    view = busy(4).view()
    scene = wide_board(snapshot(view, NAMES))

    for seat in range(4):
        names = [mark for mark in scene.labels if mark.text == view.fighters[seat].name.upper()]
        assert any(mark.colour == SEATS[seat].colour for mark in names)


def test_every_question_of_the_rules_has_words():
    from engine.tokyo_clash.refusals import RULES
    from render.words import words

    for ask in {*RULES, "act", "momentum", "defend"}:
        values = {"card": "x", "target": "y", "amount": 1}
        assert words()(f"tc-ask-{ask.replace('.', '-')}", **values)


def test_every_card_has_its_art():
    from render.tokyo_clash.cards.faces import ART

    cards = games["tokyo_clash"].content.cards  # type: ignore[attr-defined]
    assert {card.key for card in cards} == set(ART)


def test_a_decision_is_on_the_board_only_if_it_is_about_the_board():
    for ask, on_board in (("act", False), ("throw.to", True), ("refresh", False), ("attack", True)):
        moment = asked_for(ask)
        question = moment.pending[0]
        assert isinstance(question, Decision)
        assert is_on_board(question) == on_board


@pytest.mark.parametrize("draw", [wide_board, tall_board])
def test_what_is_suggested_shows_every_way_and_rings_every_space_where_a_vehicle_would_stand(draw: Draw):
    view = busy(4).view()
    tank, other = (next(each for each in view.vehicles if each.kind == kind) for kind in ("tank", "train"))
    names = [space.name for space in view.spaces if space.name not in (tank.space, other.space)]
    moves = (facts.VehicleMoved("tank9", names[0], tank.space), facts.VehiclePlaced(0, "train9", names[1], "n"))
    asked = Decision(0, "suggested", ())

    scene = draw(snapshot(view, NAMES, events=moves, choice=asked, asked=(asked,), is_ahead=True))

    assert scene.layer(f"arrow {names[0]} {tank.space}").marks
    assert scene.layer(f"ring {tank.space}").marks
    assert scene.layer(f"ring {names[1]}").marks
    assert "SUGGESTED" in scene.texts("last move")
    plain = draw(snapshot(view, NAMES, events=moves))
    assert not [layer for layer in plain.layers if layer.name.startswith("ring ")]
    assert "LAST" in plain.texts("last move")
