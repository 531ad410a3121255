"""Choices: lettered as the options are, with what they bring, and the hand with reasons."""

import msgspec
import pytest

from engine.play import Decision
from engine.tokyo_clash.view import ClashView
from render.letters import letters
from render.tokyo_clash.cards.hand import hand_picture
from render.tokyo_clash.choice import choice_board
from render.tokyo_clash.options import options
from render.words import words
from tests.render.moment import snapshot
from tests.render.positions import NAMES
from tests.render.tokyo_clash.positions import Moment, asked_for


def asked(moment: Moment) -> tuple[ClashView, Decision]:
    question = moment.pending[0]
    assert isinstance(question, Decision)
    return moment.view(question.seat), question


@pytest.mark.parametrize("ask", ["throw.to", "move", "place.tank"])
def test_every_legal_space_has_the_letter_of_its_option(ask: str):
    view, question = asked(asked_for(ask, least=5))
    scene = choice_board(snapshot(view, NAMES, choice=question))

    for token, letter in letters(question.options).items():
        if token.startswith("hex:"):
            space = token.removeprefix("hex:")
            assert scene.texts(f"letters {space}") == [letter, space.replace("-", "−")]
        assert letter in scene.texts("choices")


def test_only_legal_spaces_are_bright():
    view, question = asked(asked_for("throw.to", least=5))
    layers = choice_board(snapshot(view, NAMES, choice=question)).layers
    names = {layer.name.removeprefix("legal ") for layer in layers if "legal" in layer.name}

    legal = {token.removeprefix("hex:") for token in question.options}
    assert view.aim
    assert names == legal | {view.aim.space}


def test_several_targets_in_one_space_share_a_plate():
    view, question = asked(asked_for("attack", 3, 0, 4))
    scene = choice_board(snapshot(view, NAMES, choice=question))
    offered = options(view, question, words("en", "tokyo_clash"))
    space = offered[0].space

    together = [option.letter for option in offered if option.space == space]
    assert len(together) > 2
    assert f"{together[0]}–{together[-1]}" in scene.texts(f"letters {space}")


def test_a_way_to_face_has_its_letter_at_that_edge():
    view, question = asked(asked_for("face.battleship", 4, 1, 3))
    assert view.aim
    scene = choice_board(snapshot(view, NAMES, choice=question))

    assert sorted(scene.texts(f"letters {view.aim.space}")) == sorted(letters(question.options).values())


@pytest.mark.parametrize("seats", [2, 4])
def test_a_thrown_vehicle_brings_what_it_is_worth_and_the_best_of_what_it_hits(seats: int):
    moment = asked_for("throw.to", seats, 0, 5)
    view, question = asked(moment)
    assert view.aim
    gains = view.fighters[question.seat].gains_energy
    buildings = {space.name: space.building for space in view.spaces}
    energy = {row.letter: row.energy for row in view.building_rows}

    for option in options(view, question, words("en", "tokyo_clash")):
        least = energy.get(buildings[option.space], 0) if gains else 0
        assert option.energy >= least or not gains


def test_mothra_gains_nothing_from_a_throw():
    view, question = asked(asked_for("throw.to", least=5))
    fighters = tuple(msgspec.structs.replace(each, gains_energy=False) for each in view.fighters)
    friendly = msgspec.structs.replace(view, fighters=fighters)

    assert {option.energy for option in options(friendly, question, words("en", "tokyo_clash"))} == {0}


@pytest.mark.parametrize("ask", ["act", "momentum", "defend", "refresh", "action", "trophy", "recover", "sift.keep"])
def test_every_option_is_lettered_in_the_hand(ask: str):
    view, question = asked(asked_for(ask))
    texts = hand_picture(snapshot(view, NAMES, choice=question)).texts()

    for letter in letters(question.options).values():
        assert letter in texts


def test_a_card_that_cannot_be_played_says_why():
    view, question = asked(asked_for("act", least=6))
    assert view.seat is not None
    poor = tuple(msgspec.structs.replace(each, energy=0) for each in view.fighters)
    view = msgspec.structs.replace(view, fighters=poor)
    only_pass = Decision(question.seat, "act", ("pass",))
    texts = hand_picture(snapshot(view, NAMES, choice=only_pass)).texts()
    faces = {card.key: card for card in view.cards}

    reasons = {f"Needs {faces[key].cost} Energy" for key in view.hand if faces[key].cost}
    assert any(text in reasons or text in ("Only in defence", "Nothing in reach") for text in texts)


def test_a_card_shows_cost_dominance_and_the_text_of_the_rules():
    view, question = asked(asked_for("act"))
    scene = hand_picture(snapshot(view, NAMES, choice=question))

    for at, key in enumerate(view.hand):
        card = next(face for face in view.cards if face.key == key)
        texts = scene.texts(f"card {at}")
        assert card.name.upper() in texts
        assert {str(card.cost), str(card.dominance)} <= set(texts)
        assert card.text in " ".join(texts)


def test_no_question_leaves_the_hand_bright():
    view, _ = asked(asked_for("act"))
    texts = hand_picture(snapshot(view, NAMES)).texts()

    assert "Not now" not in texts
    say = words()
    assert say("not-your-turn", round=say("round", round=view.round)) in texts


def test_an_empty_hand_is_drawn_as_such():
    view, _ = asked(asked_for("act"))
    scene = hand_picture(snapshot(msgspec.structs.replace(view, hand=()), NAMES))

    assert "No cards in hand" in scene.texts("empty")


def test_a_hand_of_twelve_fits():
    view, _ = asked(asked_for("act"))
    scene = hand_picture(snapshot(msgspec.structs.replace(view, hand=(view.hand * 12)[:12]), NAMES))

    assert len([layer for layer in scene.layers if layer.name.startswith("card")]) == 12
    assert all(label.box.within(scene.box) == label.box for label in scene.labels)
