"""Choices: lettered as the options are, with what they bring, and the hand with reasons."""

from collections.abc import Callable

import msgspec
import pytest

from engine.play import Decision
from engine.tokyo_clash.view import ClashView
from render.letters import letters
from render.scene.scene import Icon, Scene, labels
from render.snapshot import Snapshot
from render.tokyo_clash.cards.icons import ICONS
from render.tokyo_clash.named import teller_of
from render.tokyo_clash.options import options
from render.tokyo_clash.tall.hand import tall_hand
from render.tokyo_clash.wide.choice import wide_choice
from render.tokyo_clash.wide.hand import wide_hand
from render.words import words
from tests.render.moment import snapshot
from tests.render.positions import NAMES
from tests.render.shown import problems
from tests.render.tokyo_clash.positions import Moment, asked_for

Draw = Callable[[Snapshot[ClashView]], Scene]


def asked(moment: Moment) -> tuple[ClashView, Decision]:
    question = moment.pending[0]
    assert isinstance(question, Decision)
    return moment.view(question.seat), question


@pytest.mark.parametrize("ask", ["throw.to", "move", "place.tank"])
def test_every_legal_space_has_the_letter_of_its_option(ask: str):
    view, question = asked(asked_for(ask, least=5))
    scene = wide_choice(snapshot(view, NAMES, choice=question))

    for token, letter in letters(question.options).items():
        if token.startswith("hex:"):
            space = token.removeprefix("hex:")
            assert scene.texts(f"letters {space}") == [letter, space.replace("-", "−")]
        assert letter in scene.texts("choices")


def test_only_legal_spaces_are_bright():
    view, question = asked(asked_for("throw.to", least=5))
    layers = wide_choice(snapshot(view, NAMES, choice=question)).layers
    names = {layer.name.removeprefix("legal ") for layer in layers if "legal" in layer.name}

    legal = {token.removeprefix("hex:") for token in question.options}
    assert view.aim
    assert names == legal | {view.aim.space}


def test_several_targets_in_one_space_share_a_plate():
    view, question = asked(asked_for("attack", 3, 0, 4))
    scene = wide_choice(snapshot(view, NAMES, choice=question))
    offered = options(view, question, words("en", "tokyo_clash"))
    space = offered[0].space

    together = [option.letter for option in offered if option.space == space]
    assert len(together) > 2
    assert f"{together[0]}–{together[-1]}" in scene.texts(f"letters {space}")


def test_a_way_to_face_has_its_letter_at_that_edge():
    view, question = asked(asked_for("face.battleship", 4, 1, 3))
    assert view.aim
    scene = wide_choice(snapshot(view, NAMES, choice=question))

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


@pytest.mark.parametrize("draw", [wide_hand, tall_hand])
@pytest.mark.parametrize("ask", ["act", "momentum", "defend", "refresh", "action", "trophy", "recover", "sift.keep"])
def test_every_option_is_lettered_in_the_hand(ask: str, draw: Draw):
    view, question = asked(asked_for(ask))
    texts = draw(snapshot(view, NAMES, choice=question)).texts()

    for letter in letters(question.options).values():
        assert letter in texts


def test_a_card_that_cannot_be_played_says_why():
    view, question = asked(asked_for("act", least=6))
    assert view.seat is not None
    poor = tuple(msgspec.structs.replace(each, energy=0) for each in view.fighters)
    view = msgspec.structs.replace(view, fighters=poor)
    only_pass = Decision(question.seat, "act", ("pass",))
    texts = wide_hand(snapshot(view, NAMES, choice=only_pass)).texts()
    faces = {card.key: card for card in view.cards}

    reasons = {f"Needs {faces[key].cost} Energy" for key in view.hand if faces[key].cost}
    assert any(text in reasons or text in ("Only in defence", "Nothing in reach") for text in texts)


@pytest.mark.parametrize("draw", [wide_hand, tall_hand])
def test_a_card_shows_cost_dominance_and_the_text_of_the_rules(draw: Draw):
    view, _ = asked(asked_for("act"))
    scene = draw(snapshot(view, NAMES))

    for at, key in enumerate(view.hand):
        card = next(face for face in view.cards if face.key == key)
        texts = scene.texts(f"card {at}")
        assert card.name.upper() in texts
        assert {str(card.cost), str(card.dominance)} <= set(texts)
        assert card.text in " ".join(texts)


def test_no_question_leaves_the_hand_bright():
    view, _ = asked(asked_for("act"))
    texts = wide_hand(snapshot(view, NAMES)).texts()

    assert "Not now" not in texts
    say = words()
    assert say("not-your-turn", round=say("round", round=view.round)) in texts


def test_an_empty_hand_is_drawn_as_such():
    view, _ = asked(asked_for("act"))
    scene = wide_hand(snapshot(msgspec.structs.replace(view, hand=()), NAMES))

    assert "No cards in hand" in scene.texts("empty")


@pytest.mark.parametrize("draw", [wide_hand, tall_hand])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 20])
def test_any_number_of_cards_fits_and_can_be_read(count: int, draw: Draw):
    view, question = asked(asked_for("act", least=6))
    hand = (view.hand * 20)[:count]
    ways = tuple(token for key in dict.fromkeys(hand) for token in (f"card:{key}", f"discard:{key}"))
    many = msgspec.structs.replace(view, hand=hand)
    scene = draw(snapshot(many, NAMES, choice=Decision(question.seat, "act", (*ways, "pass"))))

    assert {*letters((*ways, "pass")).values()} <= set(scene.texts())
    assert len([layer for layer in scene.layers if layer.name.startswith("card")]) == count
    assert list(problems(scene, "wide" if draw is wide_hand else "tall")) == []


def test_cards_lie_in_the_order_of_their_letters():
    view, question = asked(asked_for("momentum", least=5))
    scene = wide_hand(snapshot(view, NAMES, choice=question))
    used = letters(question.options).values()
    first = [next(text for text in scene.texts(f"card {at}") if text in used) for at in range(len(view.hand))]

    assert first == sorted(first)


@pytest.mark.parametrize("draw", [wide_hand, tall_hand])
def test_the_hand_shows_what_a_discarded_card_can_be_used_for(draw: Draw):
    view, question = asked(asked_for("act", least=6))
    assert view.seat is not None
    me = view.fighters[view.seat]
    layer = draw(snapshot(view, NAMES, choice=question)).layer("mat")
    written = [label.text for label in labels(layer.marks)]

    assert {ICONS[word] for word in me.action_words} <= {mark.name for mark in layer.marks if isinstance(mark, Icon)}
    for text in me.actions:
        assert text in " ".join(written)


@pytest.mark.parametrize("count", [1, 3, 6, 9, 14])
def test_any_number_of_enhancements_to_spend_fits_beside_a_hand(count: int):
    view, question = asked(asked_for("act", least=6))
    spends = tuple(f"spend:{card.key}" for card in view.cards[:count])
    choice = Decision(question.seat, "act", (*(f"discard:{key}" for key in dict.fromkeys(view.hand)), *spends, "pass"))
    scene = wide_hand(snapshot(view, NAMES, choice=choice))

    assert set(letters(choice.options).values()) <= set(scene.texts())
    assert list(problems(scene, "wide")) == []


@pytest.mark.parametrize("ask", ["defend", "refresh", "recover"])
def test_a_question_that_takes_no_discard_does_not_offer_any(ask: str):
    view, question = asked(asked_for(ask))
    names = [layer.name for layer in wide_hand(snapshot(view, NAMES, choice=question)).layers]

    assert "mat" not in names


@pytest.mark.parametrize("count", [2, 11, 12, 22, 25, 33, 37])
def test_any_number_of_choices_fits_and_can_be_read(count: int):
    view, question = asked(asked_for("place.tank", least=5))
    spaces = tuple(f"hex:{space.name}" for space in view.spaces[:count])
    many = Decision(question.seat, question.ask, spaces)
    scene = wide_choice(snapshot(view, NAMES, choice=many))

    assert set(letters(spaces).values()) <= set(scene.texts("choices"))
    assert list(problems(scene, "wide")) == []


@pytest.mark.parametrize("ask", ["throw.hit", "move", "fly", "place.tank", "move.train", "bask", "push"])
def test_a_row_calls_a_thing_as_the_button_does(ask: str):
    view, question = asked(asked_for(ask))
    say = words("en", "tokyo_clash")
    teller = teller_of(view, say)

    for option in options(view, question, say):
        button = teller.answer(question, option.token, view).label
        assert all(part in button for part in option.words.split(", "))


def test_what_is_chosen_on_the_board_has_no_letters_in_the_hand():
    view, question = asked(asked_for("place.tank", least=5))
    texts = wide_hand(snapshot(view, NAMES, choice=question)).texts()

    assert not set(letters(question.options).values()) & set(texts)
    assert "Not now" not in texts


def test_the_one_who_chooses_sees_their_own_figures_below_few_choices():
    view, question = asked(asked_for("attack", 3, 0, 4))
    scene = wide_choice(snapshot(view, NAMES, choice=question))

    assert str(view.fighters[question.seat].energy) in scene.texts(f"seat {question.seat}")
