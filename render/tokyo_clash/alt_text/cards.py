"""Hands, results and decks of Tokyo Clash in words."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from engine.play import Event, Outcome, Question
from engine.tokyo_clash.cards.card import CardFace
from engine.tokyo_clash.view import ClashView
from render.alt_text import Twin, shortened
from render.tokyo_clash.alt_text.board import Talk
from render.tokyo_clash.alt_text.choices import card_line, choices, own_hand
from render.tokyo_clash.ending import course_title, points_by_round
from render.tokyo_clash.named import asking
from render.words import Words


def hand_twin(view: ClashView, names: Sequence[str], *, choice: Question | None = None, say: Words) -> Twin:
    """Return a hand in words, with what it can be used for now."""
    talk = Talk(view, names, say)
    assert view.seat is not None
    head = [say("tct-you", who=talk.who(view.seat)), say("tc-energy", energy=view.fighters[view.seat].energy)]
    if choice:
        head.append(asking(view, (choice,), say))
    hand, offered = own_hand(view, say), choices(view, choice, say)
    full = "\n".join([*head, *hand, *offered])
    return Twin(
        shortened([lambda: full, lambda: "\n".join([*head, *hand]), lambda: "\n".join([*head, *offered])]), full
    )


def result_twin(view: ClashView, names: Sequence[str], outcome: Outcome, events: Iterable[Event], say: Words) -> Twin:
    """Return how it ended in words, with the course of every seat in the full text."""
    talk = Talk(view, names, say)
    course = points_by_round(view, events)

    def ranking(talk: Talk) -> list[str]:
        reason = say(f"tc-ended-{view.ended}", round=view.round)
        lines = [say("tct-result", game=say("tokyo-clash"), who=talk.who(outcome.places[0][0]), reason=reason)]
        for place, (seat,) in enumerate(outcome.places, 1):
            lines.append(say("tct-place", place=place, who=talk.who(seat), score=outcome.scores[seat]))
        return lines

    rounds = [
        say("tct-course", who=talk.who(seat), values=", ".join(str(points[seat]) for points in course))
        for seat in range(len(view.fighters))
    ]
    short = msgspec.structs.replace(talk, most=16)
    alt = shortened([lambda: "\n".join(ranking(talk)), lambda: "\n".join(ranking(short))])
    return Twin(alt, "\n".join([*ranking(talk), f"{course_title(view, events, say)}:", *rounds]))


def deck_twin(deck: Sequence[CardFace], say: Words) -> Twin:
    """Return the deck in words, every card with its text."""
    counts = Counter(card.key for card in deck)
    faces = {card.key: card for card in deck}
    head = say("tct-deck", count=len(deck))
    lines = [say("tct-deck-card", copies=counts[key], card=card_line(card, say)) for key, card in faces.items()]
    brief = [say("tct-deck-card", copies=counts[key], card=card.name) for key, card in faces.items()]
    return Twin(
        shortened([lambda: "\n".join([head, *lines]), lambda: f"{head} {', '.join(brief)}"]), "\n".join([head, *lines])
    )


def card_twin(card: CardFace, copies: int, total: int, say: Words) -> Twin:
    """Return one card in words."""
    text = f"{card_line(card, say)} {say('copies', copies=copies, total=total)}."
    return Twin(shortened([lambda: text]), text)
