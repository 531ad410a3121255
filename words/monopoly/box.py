"""The things of Monopoly's box, named as a language has them."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from data.words import FALLBACK, Words
from engine.monopoly.content.board import Board, Deed, Space, spelled
from engine.monopoly.content.box import Card
from engine.monopoly.view import RampageView
from words.names import kaiju_called, worded

KEPT = 512


def in_language(words: Words, view: RampageView) -> RampageView:
    """Return *view* with kaiju, spaces, districts and cards in the language."""
    if words.language == FALLBACK:
        return view
    return replace(
        view,
        track_name=worded(words, f"monopoly-track-{view.track}", view.track_name),
        kaiju=tuple(replace(each, name=kaiju_called(words, each.kaiju, each.name)) for each in view.kaiju),
        spaces=tuple(space(words, each) for each in view.spaces),
        deeds=tuple(deed(words, each) for each in view.deeds),
        cards=tuple(card(words, each) for each in view.cards),
    )


@lru_cache(KEPT)
def card(words: Words, row: Card) -> Card:
    """Return a chance card in the language."""
    key = f"monopoly-card-{row.key}"
    return replace(row, name=worded(words, key, row.name), text=worded(words, key, row.text, "text"))


@lru_cache(KEPT)
def space(words: Words, row: Space) -> Space:
    """Return a space in the language."""
    return replace(row, name=space_name(words, row.name))


@lru_cache(KEPT)
def deed(words: Words, row: Deed) -> Deed:
    """Return a district in the language."""
    return replace(row, name=space_name(words, row.name))


def space_name(words: Words, name: str) -> str:
    """Return how the space is called that the track calls *name*."""
    return worded(words, f"monopoly-space-{spelled(name)}", name)


def track_name(words: Words, board: Board) -> str:
    """Return how a track is called."""
    return worded(words, f"monopoly-track-{board.key}", board.name)
