"""The Total War board, asserted on its Scene: what stands where, with which label."""

import math
from collections.abc import Callable

import msgspec
import pytest

from engine.play import Decision
from engine.total_war.view import WarView
from render import theme
from render.letters import letters
from render.scene.scene import Glow, Icon, Mark, Panel, Point, Scene, Stroke, labels
from render.total_war.tall.board import tall_board
from render.total_war.wide.board import wide_board
from render.total_war.wide.places import FEW, joins, middle, places, spare
from render.total_war.wide.ring import RING, SIDES, plug, socket, stretch
from tests.render.moment import snapshot
from tests.render.positions import HARD_NAMES, NAMES, asked_for, crowded, finished

SEATS = range(3, 13)


def icons(marks: tuple[Mark, ...]) -> list[str]:
    return [mark.name for mark in marks if isinstance(mark, Icon)]


@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_shows_its_kaiju_its_person_and_its_numbers_in_its_own_place(seats: int):
    moment = crowded(seats)
    view = moment.view()
    scene = wide_board(snapshot(view, NAMES, asked=moment.pending))

    for fighter, place in zip(view.fighters, places(seats), strict=True):
        layer = scene.layer(f"seat {fighter.seat}")
        texts = [label.text for label in labels(layer.marks)]
        assert fighter.name.upper() in texts
        assert NAMES[fighter.seat] in texts
        if not fighter.is_out:
            assert {str(fighter.life - fighter.wounds), f"+{fighter.power}"} <= set(texts)
            assert {str(fighter.vp), str(fighter.hand_count)} <= set(texts)
            assert any(text.lower().startswith(f"worth {fighter.worth}") for text in texts)
        for label in labels(layer.marks):
            assert label.box.within(place.grown(24)) == label.box


@pytest.mark.parametrize("seats", SEATS)
def test_places_do_not_meet_and_run_clockwise_from_the_upper_left(seats: int):
    boxes = places(seats)

    assert all(not one.meets(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])
    assert boxes[0][:2] == min(box[:2] for box in boxes)
    turns = [math.atan2(box.centre[1] - 436, box.centre[0] - 660) for box in boxes]
    rising = [turn for turn in turns if turn >= turns[0]] + [turn + math.tau for turn in turns if turn < turns[0]]
    assert [turn if turn >= turns[0] else turn + math.tau for turn in turns] == sorted(rising)
    inside = RING if seats <= FEW else middle(seats)
    assert not any(box.meets(inside) for box in boxes)
    assert (spare(seats) is None) == (seats not in (3, 5))
    assert not any(box.meets(empty) for empty in [spare(seats)] if empty for box in boxes)


def test_the_strike_is_the_largest_number_on_the_board():
    moment = crowded(6)
    view = moment.view()
    scene = wide_board(snapshot(view, NAMES, asked=moment.pending))

    largest = max(scene.labels, key=lambda label: label.runs[0].size)

    assert largest.text == str(view.strike)
    assert "STRIKE" in scene.texts("strike")


def test_a_pending_wound_takes_the_place_of_the_number():
    view = msgspec.structs.replace(crowded(6).view(), is_wound=True, played="wound")
    layer = wide_board(snapshot(view, NAMES)).layer("strike")

    assert "broken-heart" in icons(layer.marks)
    assert "WOUND" in [label.text for label in labels(layer.marks)]
    assert str(view.strike) not in [label.text for label in labels(layer.marks)]


def test_a_new_round_names_who_opens():
    moment = asked_for("open")
    view = moment.view()
    opener = view.fighters[moment.pending[0].seat].name.upper()
    scene = wide_board(snapshot(view, NAMES, asked=moment.pending))

    assert f"ROUND {view.round}" in scene.texts("strike")
    assert opener in scene.texts("strike")
    assert opener in scene.texts("strip")


def test_who_must_answer_has_a_tab_and_the_only_light_among_the_panels():
    moment = crowded(8)
    scene = wide_board(snapshot(moment.view(), NAMES, asked=moment.pending))
    asked = moment.pending[0].seat

    lit = {
        layer.name
        for layer in scene.layers
        if layer.name.startswith("frame")
        for mark in layer.marks
        if isinstance(mark, Glow) and isinstance(mark.around, Panel) and mark.colour == theme.seat_colour(asked)
    }

    assert lit == {f"frame {asked}"}
    assert "ANSWERS" in scene.texts(f"seat {asked}")


def test_power_lies_upright_or_spun():
    view = crowded(6).view()
    scene = wide_board(snapshot(view, NAMES))

    for fighter in view.fighters:
        if not fighter.is_out:
            fist = next(
                mark
                for mark in scene.layer(f"seat {fighter.seat}").marks
                if isinstance(mark, Icon) and mark.name == "punch"
            )
            assert fist.turn == (90 if fighter.is_spun else 0)
            assert fist.colour == (theme.SPENT if fighter.is_spun else theme.LIME)


def test_the_furious_side_is_said_in_words():
    view = crowded(6).view()
    scene = wide_board(snapshot(view, NAMES))
    angry = {fighter.seat for fighter in view.fighters if fighter.is_furious and not fighter.is_out}

    assert angry
    assert {fighter.seat for fighter in view.fighters if "FURIOUS" in scene.texts(f"seat {fighter.seat}")} == angry


def test_damage_lies_beside_the_kaiju_card_by_card():
    view = crowded(4).view()
    fighter = msgspec.structs.replace(view.fighters[1], damage=("3", "building2", "0h"), wounds=5, is_out=False)
    fighters = (view.fighters[0], fighter, *view.fighters[2:])
    scene = wide_board(snapshot(msgspec.structs.replace(view, fighters=fighters), NAMES))

    values = [
        label.text
        for label in labels(scene.layer("seat 1").marks)
        if label.colour in (theme.BLOOD, theme.INK0) and label.text.isdigit()
    ]

    assert values == ["0", "2", "3"]


def test_more_damage_than_fits_is_counted():
    view = crowded(4).view()
    fighter = msgspec.structs.replace(view.fighters[1], damage=("0",) * 9, wounds=0, is_out=False)
    fighters = (view.fighters[0], fighter, *view.fighters[2:])
    scene = wide_board(snapshot(msgspec.structs.replace(view, fighters=fighters), NAMES))

    assert "+6" in scene.texts("seat 1")


@pytest.mark.parametrize("is_clockwise", [True, False])
def test_the_direction_is_named_and_drawn(is_clockwise: bool):
    view = msgspec.structs.replace(crowded(6).view(), is_clockwise=is_clockwise)
    scene = wide_board(snapshot(view, NAMES))
    word, icon = ("CLOCKWISE", "clockwise") if is_clockwise else ("COUNTERCLOCKWISE", "anticlockwise")

    assert word in scene.texts("direction")
    assert f"{icon}-rotation" in icons(scene.layer("direction").marks)


def lit_points(scene: Scene, colour: str) -> set[Point]:
    """Return where the ring is lit in *colour*."""
    return {
        point
        for side in SIDES
        for mark in scene.layer(f"way {side}").marks
        if isinstance(mark, Stroke) and mark.colour == colour
        for point in mark.points
    }


@pytest.mark.parametrize(("is_clockwise", "passed"), [(True, {2}), (False, {0, 5, 4})])
def test_the_ring_is_lit_from_who_strikes_to_who_answers(is_clockwise: bool, passed: set[int]):
    view = msgspec.structs.replace(crowded(6).view(), striker=1, to_play=3, is_clockwise=is_clockwise)
    lit = lit_points(wide_board(snapshot(view, NAMES)), theme.seat_colour(1))
    boxes = places(6)
    way = stretch(socket(boxes[1]), socket(boxes[3]), is_clockwise)

    assert {plug(boxes[1]), plug(boxes[3])} <= lit
    assert lit - {plug(boxes[1]), plug(boxes[3])} <= set(way)
    for seat in (0, 2, 4, 5):
        assert any(math.dist(socket(boxes[seat]), point) < 5 for point in way) == (seat in passed)


def test_the_eliminated_are_cut_off_the_ring():
    view = crowded(6).view()
    out = msgspec.structs.replace(view.fighters[4], is_out=True)
    view = msgspec.structs.replace(view, fighters=(*view.fighters[:4], out, view.fighters[5]), striker=None)
    strokes = [mark for mark in wide_board(snapshot(view, NAMES)).layer("ring").marks if isinstance(mark, Stroke)]
    standing = sum(not fighter.is_out for fighter in view.fighters)

    assert len(strokes) == standing
    assert "OUT" in wide_board(snapshot(view, NAMES)).texts("seat 4")


def test_the_middle_has_buildings_piles_mode_and_options():
    options = ("counter_attack", "free_surrender", "double_wound_hits_twice")
    view = msgspec.structs.replace(crowded(6).view(), buildings_up=(5, 1, 3), options=options, mode="immortals")
    scene = wide_board(snapshot(view, NAMES))

    assert [text for text in scene.texts("buildings") if text.isdigit()] == ["1", "3", "5"]
    piles = f"Deck {view.deck_count} · Discards {len(view.discard)} · Buildings {view.building_count}"
    assert piles in scene.texts("decks")
    assert "3 options · Round" in " ".join(scene.texts("foot"))
    assert f"First to {view.target} · Immortals" in scene.texts("strip")


@pytest.mark.parametrize("seats", [3, 5])
def test_the_place_that_nobody_has_names_the_options(seats: int):
    view = msgspec.structs.replace(crowded(seats).view(), options=("counter_attack", "free_surrender"))
    texts = set(wide_board(snapshot(view, NAMES)).texts("tally"))

    assert {str(view.deck_count), str(len(view.discard)), str(view.building_count)} <= texts
    assert {"Counter-attack", "Free surrender"} <= texts


def test_the_last_line_tells_what_happened():
    moment = crowded(6)
    texts = wide_board(snapshot(moment.view(), NAMES, asked=moment.pending, events=moment.events)).texts("foot")

    assert "LAST" in texts
    assert any(" plays " in text for text in texts)


@pytest.mark.parametrize("seats", range(7, 13))
@pytest.mark.parametrize("is_clockwise", [True, False])
def test_the_joins_of_a_frame_are_lit_from_who_strikes_to_who_answers(seats: int, is_clockwise: bool):
    view = msgspec.structs.replace(crowded(seats).view(), striker=1, to_play=3, is_clockwise=is_clockwise)
    scene = wide_board(snapshot(view, NAMES))
    lit = {
        join.seat
        for join in joins(seats)
        for mark in scene.layer(f"join {join.seat}").marks
        if isinstance(mark, Stroke) and mark.colour == theme.seat_colour(1)
    }

    assert lit == ({1, 2} if is_clockwise else set(range(seats)) - {1, 2})


@pytest.mark.parametrize("draw", [wide_board, tall_board])
@pytest.mark.parametrize("ask", ["target", "building"])
def test_choices_are_lettered_as_the_options_are(ask: str, draw: object):
    moment = asked_for(ask)
    decision = moment.pending[0]
    assert isinstance(decision, Decision)
    scene = draw(snapshot(moment.view(), NAMES, asked=moment.pending, choice=decision))  # type: ignore[operator]

    for token, letter in letters(decision.options).items():
        what, _, value = token.partition(":")
        layers = [f"seat {value}"] if what == "seat" else ["buildings", "piles"]
        texts = [text for layer in scene.layers if layer.name in layers for text in scene.texts(layer.name)]
        assert letter in texts, token


def test_a_spectator_sees_no_letters():
    moment = asked_for("target")
    scene = wide_board(snapshot(moment.view(), NAMES, asked=moment.pending))

    assert not {"A", "B", "C"} & set(scene.texts())


def test_the_last_blow_is_pointed_at():
    moment = asked_for("heart")
    scene = wide_board(snapshot(moment.view(), NAMES, asked=moment.pending, events=moment.events))

    assert any(text.startswith("HIT ") for text in scene.texts())


def test_the_end_names_the_winner():
    moment = finished(6, 5)
    view = moment.view()
    assert view.winner is not None
    scene = wide_board(snapshot(view, NAMES))

    assert "WINNER" in scene.texts(f"seat {view.winner}")
    assert view.fighters[view.winner].name.upper() in scene.texts("strip")


def test_a_game_nobody_wins_is_drawn_too():
    view = msgspec.structs.replace(crowded(4).view(), ended="exhausted", winner=None)

    assert "NOBODY WINS" in wide_board(snapshot(view, NAMES)).texts("strike")
    assert "NOBODY" in tall_board(snapshot(view, NAMES)).texts("question")


@pytest.mark.parametrize("draw", [wide_board, tall_board])
def test_any_name_fits_its_panel(draw: object):
    moment = crowded(12)
    scene = draw(snapshot(moment.view(), HARD_NAMES, asked=moment.pending))  # type: ignore[operator]
    words = list(scene.labels)

    assert all(label.box.within(scene.box) == label.box for label in words)
    assert not any(one.box.meets(other.box) for at, one in enumerate(words) for other in words[at + 1 :])


def test_the_tall_board_has_the_same_facts():
    moment = crowded(8)
    view = moment.view()
    large, small = (set(draw(snapshot(view, NAMES, asked=moment.pending)).texts()) for draw in (wide_board, tall_board))
    facts = {fighter.name.upper() for fighter in view.fighters} | {str(view.strike)}

    assert facts <= large
    assert facts <= small


def test_a_blow_is_lit_from_who_strikes_to_who_is_hit():
    moment = asked_for("heart")
    view = moment.view()
    assert view.striker is not None
    assert view.victim is not None
    lit = lit_points(wide_board(snapshot(view, NAMES, asked=moment.pending)), theme.seat_colour(view.striker))
    boxes = places(len(view.fighters))

    assert {plug(boxes[view.striker]), plug(boxes[view.victim])} <= lit


@pytest.mark.parametrize("board", [wide_board, tall_board])
def test_a_double_wound_that_is_dealt_shows_a_broken_heart_and_no_number(board: Callable[..., Scene]):
    view = msgspec.structs.replace(
        asked_for("damage").view(), played="double_wound", striker=0, strike=97, victim=2, is_wound=False
    )

    def shown(view: WarView) -> set[str]:
        return {label.text for layer in board(snapshot(view, NAMES)).layers for label in labels(layer.marks)}

    assert "97" not in shown(view)
    assert {"WOUND", "Double Wound"} <= shown(view)
    assert "97" in shown(msgspec.structs.replace(view, played="9"))
