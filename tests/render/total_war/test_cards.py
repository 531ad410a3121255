"""Hands, cards, the deck and the result card, asserted on their Scenes."""

from collections.abc import Callable
from itertools import pairwise

import msgspec
import pytest

from engine.play import Decision
from engine.total_war.cards.card import CARDS, KING
from engine.total_war.view import WarView
from render.letters import letters
from render.scene.scene import Box, Icon, Label, Panel, Scene, labels
from render.sheets.cards import PLATE_DIM
from render.sheets.chart import Series, chart
from render.snapshot import Snapshot
from render.total_war.artist import ARTIST
from render.total_war.ending import points_by_round, result_picture
from render.total_war.faces import face_of
from render.total_war.tall.hand import tall_hand
from render.total_war.wide.hand import wide_hand
from render.words import words
from tests.render.moment import snapshot
from tests.render.positions import HARD_NAMES, NAMES, asked_for, crowded, finished, holding_king, play

Draw = Callable[[Snapshot[WarView]], Scene]
SAY = words("en", "total_war")
FACES = tuple(face for face in CARDS if face != KING)


def cards_of(scene: Scene) -> list[str]:
    return [layer.name for layer in scene.layers if layer.name.startswith("card")]


def is_dim(scene: Scene, layer: str) -> bool:
    return any(isinstance(mark, Panel) and mark.fill == PLATE_DIM for mark in scene.layer(layer).marks)


@pytest.mark.parametrize("ask", ["open", "answer", "target", "damage", "heart", "building", "discard"])
@pytest.mark.parametrize("draw", [wide_hand, tall_hand])
def test_every_option_has_its_letter_in_the_hand_picture_and_no_other_has_one(ask: str, draw: Draw):
    moment = asked_for(ask)
    decision = moment.pending[0]
    assert isinstance(decision, Decision)
    scene = draw(snapshot(moment.view(decision.seat), NAMES, choice=decision))
    shown = {text for text in scene.texts() if len(text) == 1 and text.isupper()}

    assert shown == set(letters(decision.options).values())


def test_what_cannot_be_played_is_dimmed_and_says_why():
    view = msgspec.structs.replace(crowded(4).view(1), hand=("2", "9", "wound"), strike=7, is_wound=False)
    scene = wide_hand(snapshot(view, NAMES, choice=Decision(1, "answer", ("card:9", "card:wound"))))

    assert [is_dim(scene, layer) for layer in cards_of(scene)] == [True, False, False]
    assert "Needs 7 or more" in scene.texts("card 0")
    assert [scene.texts(layer).count(letter) for layer, letter in (("card 1", "A"), ("card 2", "B"))] == [1, 1]


def test_a_card_that_can_be_played_in_two_ways_has_two_rows():
    view = msgspec.structs.replace(crowded(4).view(1), hand=("8",), strike=7, is_wound=False)
    fighter = msgspec.structs.replace(view.fighters[1], is_spun=False, power=3)
    view = msgspec.structs.replace(view, fighters=(view.fighters[0], fighter, *view.fighters[2:]))
    scene = wide_hand(snapshot(view, NAMES, choice=Decision(1, "answer", ("card:8", "card:8+power"))))

    assert {"A", "8", "B", "+3 = 11"} <= set(scene.texts("card 0"))


def test_two_equal_cards_share_a_letter_unless_they_are_told_apart():
    view = msgspec.structs.replace(crowded(4).view(1), hand=("5", "5"))
    shared = wide_hand(snapshot(view, NAMES, choice=Decision(1, "damage", ("card:5",))))
    apart = wide_hand(snapshot(view, NAMES, choice=Decision(1, "discard", ("card:5", "card:5#2"))))

    assert ["A" in shared.texts(layer) for layer in cards_of(shared)] == [True, True]
    assert [("A" in apart.texts(layer), "B" in apart.texts(layer)) for layer in cards_of(apart)] == [
        (True, False),
        (False, True),
    ]


def test_a_hand_without_a_question_is_bright_and_has_no_letters():
    view = crowded(6).view(2)
    scene = wide_hand(snapshot(view, NAMES))

    assert len(cards_of(scene)) == len(view.hand)
    assert not any(is_dim(scene, layer) for layer in cards_of(scene))
    assert "actions" not in [layer.name for layer in scene.layers]


def test_an_empty_hand_says_so():
    view = msgspec.structs.replace(crowded(6).view(2), hand=())

    assert "No cards in hand" in wide_hand(snapshot(view, NAMES)).texts()


def test_a_way_that_is_too_low_keeps_its_row_so_that_rows_line_up():
    moment = holding_king()
    decision = moment.pending[0]
    scene = wide_hand(snapshot(moment.view(decision.seat), NAMES, choice=decision))
    rows = [[label.text for label in labels(scene.layer(name).marks)][-5:] for name in cards_of(scene)]

    assert rows == [["too low", "B", "+3 = 7", "E", "Wound"], ["too low", "C", "+3 = 8", "F", "Wound"], rows[2]]
    assert rows[2][1:] == ["D", "+3 = 12", "G", "Wound"]


def test_a_hand_shows_the_strike_where_nothing_else_needs_the_room():
    view = crowded(6).view(2)
    scene = wide_hand(snapshot(view, NAMES))

    assert {"STRIKE", str(view.strike)} <= set(scene.texts("now"))


@pytest.mark.parametrize("draw", [wide_hand, tall_hand])
@pytest.mark.parametrize("count", range(13))
def test_hands_of_any_size_fit(count: int, draw: Draw):
    view = msgspec.structs.replace(crowded(6).view(2), hand=FACES[:: max(1, len(FACES) // 12)][:count])
    scene = draw(snapshot(view, HARD_NAMES))
    seen = list(scene.labels)

    assert len(cards_of(scene)) == count
    assert all(label.box.within(scene.box) == label.box for label in seen)
    assert not any(one.box.meets(other.box) for at, one in enumerate(seen) for other in seen[at + 1 :])


def test_the_king_of_monsters_card_can_be_used_from_the_wide_hand():
    def has_king(moment: object) -> bool:
        pending = moment.pending  # type: ignore[attr-defined]
        return bool(pending) and any(option.startswith("king:heal") for option in pending[0].options)

    moments = (play(4, seed, has_king, kings=(0, 1, 2, 3)) for seed in range(1, 200))
    moment = next(moment for moment in moments if moment.pending)
    decision = moment.pending[0]
    scene = wide_hand(snapshot(moment.view(decision.seat), NAMES, choice=decision))

    assert any(text.startswith("Heal ") for text in scene.texts("actions"))
    assert "Draw three" in scene.texts("actions")


@pytest.mark.parametrize("key", FACES)
def test_every_card_has_a_face_with_name_and_text(key: str):
    face = face_of(key, SAY)
    scene, _ = ARTIST.card(key, 3, 90, SAY)

    assert face.name.upper() in scene.texts("card")
    assert " ".join(text for text in scene.texts("card") if len(text) > 3 and text in face.text) == face.text


def test_the_text_of_a_card_follows_from_what_it_is():
    assert face_of("7", SAY).text == "Answers a strike of 7 or less."
    assert "building" in face_of("5b", SAY).text
    assert "straightens" in face_of("4h", SAY).text
    assert face_of("-3", SAY).big == "−3"


@pytest.mark.parametrize(("seats", "seed"), [(3, 2), (4, 11), (8, 4), (12, 3)])
def test_the_result_ranks_everybody_with_score_and_shape(seats: int, seed: int):
    moment = finished(seats, seed)
    assert moment.outcome
    view = moment.view()
    scene = result_picture(snapshot(view, NAMES, events=moment.story), moment.outcome)

    rows = [layer for layer in scene.layers if layer.name.startswith("place")]
    order = [seat for equals in moment.outcome.places for seat in equals]
    assert [layer.name for layer in rows] == [f"place of seat {seat}" for seat in order]
    for layer, seat in zip(rows, order, strict=True):
        texts = [label.text for label in labels(layer.marks)]
        assert view.fighters[seat].name.upper() in texts
        assert str(moment.outcome.scores[seat]) in texts
    assert view.winner is not None
    assert view.fighters[view.winner].katakana in scene.texts("poster")


def test_a_result_without_a_winner_is_drawn():
    moment = finished(4)
    assert moment.outcome
    view = msgspec.structs.replace(moment.view(), winner=None, ended="exhausted")

    scene = result_picture(snapshot(view, NAMES, events=moment.story), moment.outcome)

    assert "NOBODY WINS" in scene.texts("poster")


def test_the_course_of_the_game_ends_with_the_scores():
    moment = finished(6, 5)
    assert moment.outcome
    course = points_by_round(moment.story, 6)

    assert course[0] == (0,) * 6
    assert course[-1] == moment.outcome.scores
    assert all(before[seat] <= after[seat] for before, after in pairwise(course) for seat in range(6))
    assert len(course) == moment.view().round + 1


@pytest.mark.parametrize("seats", [2, 4, 12])
def test_the_labels_at_the_ends_of_a_chart_are_pushed_apart(seats: int):
    series = [Series(seat, (0, 3)) for seat in range(seats)]
    marks = chart(series, ["Start", "R1"], Box(0, 0, 1100, 400), 12, 0)
    ends = [mark.box for mark in marks if isinstance(mark, Label) and mark.text == "3" and mark.box.left > 950]

    assert len(ends) == seats
    assert not any(one.meets(other) for at, one in enumerate(ends) for other in ends[at + 1 :])


def test_art_is_an_icon_where_a_card_has_no_number():
    scene, _ = ARTIST.card("wound", 5, 90, SAY)
    (stamp,) = [mark for mark in scene.layer("card").marks if hasattr(mark, "ground")]

    assert [mark.name for mark in stamp.marks if isinstance(mark, Icon)] == ["broken-heart"]  # type: ignore[union-attr]
