"""The things of Tokyo Clash's box, named as a language has them."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from data.words import FALLBACK, Words
from data.words import words as words_in
from engine.tokyo_clash.cards.card import CardFace
from engine.tokyo_clash.content.box import Mat
from engine.tokyo_clash.content.rows import BuildingRow, EventRow, VehicleRow
from engine.tokyo_clash.view import ClashView, EventView, FighterView
from words.names import kaiju_called, worded
from words.tokyo_clash import effects
from words.tokyo_clash.shipped import shipped

KEPT = 512


def in_language(words: Words, view: ClashView) -> ClashView:
    """Return *view* with what the box has in the language, and cards as this table plays them."""
    if words.language == FALLBACK and not view.lasting_meter:
        return view
    return replace(
        view,
        fighters=tuple(_fighter(words, each) for each in view.fighters),
        cards=tuple(card(words, each, view.lasting_meter) for each in view.cards),
        events=tuple(replace(each, **event_names(words, each)) for each in view.events),
        building_rows=tuple(building(words, each) for each in view.building_rows),
        vehicle_rows=tuple(vehicle(words, each) for each in view.vehicle_rows),
    )


@lru_cache(KEPT)
def card(words: Words, face: CardFace, lasting_meter: bool = False) -> CardFace:
    """Return a card in the language; with a *lasting_meter* its Barrage does not say that it empties it (TC-13.10)."""
    name = worded(words, f"tokyo_clash-card-{face.key}", face.name)
    text = effects.card_text(words, face.text, face.parts, words_in(FALLBACK), lasting_meter)
    return replace(face, name=name, text=text)


@lru_cache(KEPT)
def building(words: Words, row: BuildingRow) -> BuildingRow:
    """Return a building in the language."""
    return replace(row, name=worded(words, f"tokyo_clash-building-{row.letter}", row.name))


@lru_cache(KEPT)
def vehicle(words: Words, row: VehicleRow) -> VehicleRow:
    """Return a vehicle in the language."""
    return replace(row, name=worded(words, f"tokyo_clash-vehicle-{row.kind}", row.name))


def event_names(words: Words, row: EventRow | EventView) -> dict[str, str]:
    """Return the name and the text of an event in the language."""
    key = f"tokyo_clash-event-{row.key}"
    return {"name": worded(words, key, row.name), "text": worded(words, key, row.text, "text")}


def action_texts(words: Words, mat: Mat) -> tuple[str, ...]:
    """Return what the discard actions of *mat* say in the language."""
    english = words_in(FALLBACK)
    return tuple(effects.card_text(words, action.text, action.parts, english) for action in mat.actions)


def _fighter(words: Words, fighter: FighterView) -> FighterView:
    """Return a kaiju in the language; actions that are not those of the shipped mat keep their words."""
    mat = shipped().mats.get(fighter.kaiju)
    is_ours = mat is not None and fighter.actions == tuple(action.text for action in mat.actions)
    actions = action_texts(words, mat) if mat is not None and is_ours else fighter.actions
    return replace(fighter, name=kaiju_called(words, fighter.kaiju, fighter.name), actions=actions)
