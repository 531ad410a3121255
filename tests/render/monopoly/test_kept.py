"""Kept chance cards in a landscape hand: their texts are whole, or not there."""

import pytest

from data.words import languages
from engine import games
from engine.monopoly.game import Monopoly
from render.monopoly.holdings.faces import face
from render.monopoly.holdings.kept import Kept, kept_layers
from render.monopoly.wide.hand import BETWEEN, LEFT, SEAT
from render.scene.scene import Box, Label
from render.words import words

GAME = games["monopoly"]
assert isinstance(GAME, Monopoly)
KEPT = [card for card in GAME.content.cards.values() if card.is_kept]
AREA = Box(LEFT.left, LEFT.top + SEAT + BETWEEN, LEFT.right, LEFT.bottom)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", range(2, 7))
def test_no_text_of_a_kept_card_is_cut(language, count):
    held = [Kept(face(card, words(language, "monopoly"))) for card in KEPT]
    assert len(held) == 6
    for start in range(len(held)):
        layers, end = kept_layers((held + held)[start : start + count], AREA, AREA.height)
        labels = [mark for layer in layers for mark in layer.marks if isinstance(mark, Label)]
        assert not [each.text for each in labels if "…" in each.text]
        assert end <= AREA.bottom + 8
        assert len(labels) > 2 * count or count > 3, "up to three cards have their texts"
