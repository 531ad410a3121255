"""The careful player of Total War, who answers for people whose time has run out."""

from __future__ import annotations

from engine.play import Decision, Pick, Question
from engine.players.careful import careful as cautious
from engine.rng import Rng
from engine.total_war.answering import HIT, PASS
from engine.total_war.cards import CARDS, Card
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


def _card(option: str) -> Card | None:
    face = option.removeprefix("card:").partition("+")[0].partition("#")[0]
    return CARDS.get(face)


def _price(option: str) -> tuple[int, int]:
    """Order plays from the cheapest: a bare number, one with an icon, Power, a special, the King, being hit."""
    card = _card(option)
    if option == PASS:
        return (0, 0)
    if option == HIT:
        return (9, 0)
    if card is None or option.startswith("king:"):
        return (8, 0)
    if not card.is_numeric:
        return (5, 0)
    kind = 3 if option.endswith("+power") else 0
    return (kind + card.has_heart + (card.value > 7), card.value)


def _damage(option: str) -> int:
    if option.startswith("building:"):
        return int(option.removeprefix("building:"))
    card = _card(option)
    return card.value if card and card.is_numeric else 99
