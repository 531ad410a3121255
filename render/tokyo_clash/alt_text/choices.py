"""Cards and choices in words: the own hand with everything on the cards, and each option with its letter."""

from collections import Counter
from collections.abc import Iterable

from engine.play import Decision, Question
from engine.tokyo_clash.cards.card import CardFace
from engine.tokyo_clash.view import ClashView
from render.letters import letters
from render.tokyo_clash.named import card_names, face_of, teller_of
from render.words import Words


def hidden_or_named(view: ClashView, keys: Iterable[str], say: Words) -> str:
    """Return cards by name, copies counted, the hidden ones only as a number."""
    counts = Counter(keys)
    hidden = counts.pop("", 0)
    told = card_names(view, counts, say)
    if hidden:
        told.append(say("tct-hidden", count=hidden))
    return ", ".join(told)


def card_line(card: CardFace, say: Words) -> str:
    """Return everything that stands on *card*."""
    return say("tct-card", name=card.name, cost=card.cost, dominance=card.dominance, text=card.text)


def own_hand(view: ClashView, say: Words) -> list[str]:
    """Return the hand of the one who looks, and the cards being taken or looked at."""
    told: list[str] = []
    if view.seat is not None:
        faces = [face for key in view.hand if (face := face_of(view, key))]
        told.append(say("tct-hand") if faces else say("tct-hand-empty"))
        told += [f"{place}. {card_line(face, say)}" for place, face in enumerate(faces, 1)]
    if view.taken:
        told.append(say("tct-taken", cards=hidden_or_named(view, view.taken, say)))
    if view.sifted:
        told.append(say("tct-sifted", cards=hidden_or_named(view, view.sifted, say)))
    return told


def choices(view: ClashView, choice: Question | None, say: Words) -> list[str]:
    """Return the options of *choice*, each with its letter."""
    if not isinstance(choice, Decision):
        return []
    several = (choice.least, choice.most) != (1, 1)
    head = say("tct-choices-any", least=choice.least, most=choice.most) if several else say("tct-choices")
    teller = teller_of(view, say)
    lines = [
        say("tct-choice", letter=letter, what=teller.answer(choice, token, view).full)
        for token, letter in letters(choice.options).items()
    ]
    return [head, *lines]
