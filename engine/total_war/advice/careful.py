"""The careful player of Total War, who answers for people whose time has run out."""

from __future__ import annotations

from engine.play import Decision, Pick, Question
from engine.players.careful import careful as cautious
from engine.rng import Rng
from engine.total_war.cards.card import CARDS, KING
from engine.total_war.picks import Pass, Play, TakeBuilding, TakeHit, read
from engine.total_war.view import WarView


def careful(view: WarView, question: Question, rng: Rng) -> tuple[Pick, ...]:
    """Answer with the lowest card that does, keep hearts and specials, lay the least damage."""
    if not isinstance(question, Decision):
        return cautious(view, question, rng)
    if question.ask in ("open", "answer"):
        return (min(question.options, key=_price),)
    if question.ask in ("damage", "building", "discard"):
        return tuple(sorted(question.options, key=_damage)[: question.least])
    if question.ask == "target":
        return (question.options[rng.below(len(question.options))],)
    return cautious(view, question, rng)


def _price(option: str) -> tuple[int, int]:
    """Order plays from the cheapest: a bare number, one with an icon, Power, a special, the King, being hit."""
    match read(option):
        case Pass():
            return (0, 0)
        case TakeHit():
            return (9, 0)
        case Play(face, power) if face != KING:
            card = CARDS[face]
            if not card.is_numeric:
                return (5, 0)
            return ((3 if power else 0) + card.has_heart + (card.value > 7), card.value)
    return (8, 0)


def _damage(option: str) -> int:
    match read(option):
        case TakeBuilding(value):
            return value
        case Play(face) if CARDS[face].is_numeric:
            return CARDS[face].value
    return 99
