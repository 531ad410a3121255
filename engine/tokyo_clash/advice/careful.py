"""The careful player of Tokyo Clash, who answers for people whose time has run out."""

from __future__ import annotations

from engine.play import Decision, Pick, Question
from engine.players.careful import careful as cautious
from engine.rng import Rng
from engine.tokyo_clash.cards.card import CardFace
from engine.tokyo_clash.picks import PASS, UseCard, spell
from engine.tokyo_clash.view import ClashView


def careful(view: ClashView, question: Question, rng: Rng) -> tuple[Pick, ...]:
    """Pass and keep the hand, but ward off a blow with a card that costs no Energy, and give up the least card."""
    if not isinstance(question, Decision) or question.least != 1:
        return cautious(view, question, rng)
    faces = {spell(UseCard(face.key)): face for face in view.cards}
    if question.ask == "defend":
        free = [token for token in question.options if token in faces and not faces[token].cost]
        return (min(free, key=lambda token: _price(faces[token])),) if free else (PASS,)
    if question.ask == "discard":
        return (min(question.options, key=lambda token: _price(faces[token]) if token in faces else (0, 0)),)
    if question.ask in ("trophy", "sift.keep"):
        return (max(question.options, key=lambda token: _price(faces[token]) if token in faces else (0, 0)),)
    return cautious(view, question, rng)


def _price(face: CardFace) -> tuple[int, int]:
    """Order cards from the one least missed."""
    return face.dominance, face.cost
