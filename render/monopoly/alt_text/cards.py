"""Hands, results and cards of Monopoly in words."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from engine.monopoly.content.box import Card
from engine.monopoly.prospect import districts_of
from engine.monopoly.view import RampageView
from engine.play import Event, Outcome, Question
from render.alt_text import Twin, shortened
from render.monopoly.alt_text.board import Talk
from render.monopoly.alt_text.choices import choices
from render.monopoly.alt_text.voice import GAME, Voice, teller_of
from render.monopoly.ending import health
from render.monopoly.holdings.faces import card_of
from words.monopoly.things import card_name, stands_at


def card_line(card: Card, say: Voice) -> str:
    """Return everything that stands on *card*."""
    kind = say("gm-combat") if card.is_for_combat else say("gm-keep") if card.is_kept else ""
    return say("gmt-card", name=_name(card, say), kind=f" ({kind})" if kind else "", text=card.text)


def _name(card: Card, say: Voice) -> str:
    return card_name(say.teller(GAME, {}), card)


def hand_twin(view: RampageView, names: Sequence[str], *, choice: Question | None = None, say: Voice) -> Twin:
    """Return what a player holds in words, with what can be answered now."""
    talk = Talk(view, names, say)
    assert view.seat is not None
    me = view.kaiju[view.seat]
    head = [
        say("gmt-you", who=talk.who(view.seat)),
        say("gmt-figures", hp=me.hp, ap=me.ap, money=say.money(me.cash), space=view.spaces[me.at].name),
    ]
    if choice:
        head.append(teller_of(view, say).waiting(choice, view))
    cards = [card_line(card_of(key, view.cards), say) for key in me.cards] or [say("gm-no-cards")]
    deeds = [
        say("gmt-deed", name=view.deeds[number].name, stands=stands_at(say.told, view, number))
        for number in districts_of(view, view.seat)
    ]
    offered = choices(view, choice, say)
    full = "\n".join([*head, *cards, *deeds, *offered])
    attempts = [lambda: full, lambda: "\n".join([*head, *cards, *offered]), lambda: "\n".join([*head, *offered])]
    return Twin(shortened(attempts), full)


def result_twin(view: RampageView, names: Sequence[str], outcome: Outcome, events: Sequence[Event], say: Voice) -> Twin:
    """Return how it ended in words, with the health of every seat in the full text."""
    talk = Talk(view, names, say)

    def ranking(talk: Talk) -> list[str]:
        winner = say("gmt-several") if view.winner is None else talk.who(view.winner)
        reason = say.told(f"reason-{view.ended}")
        told = [say("gmt-result", game=say("monopoly-full"), who=winner, reason=reason)]
        place = 1
        for seats in outcome.places:
            for seat in seats:
                score = say.told("score", score=outcome.scores[seat])
                told.append(say("gmt-place", place=place, who=talk.who(seat), score=score))
            place += len(seats)
        return told

    course = health(view, events)
    lines = [
        say("gmt-course", who=talk.who(seat), values=", ".join(str(each[seat]) for _, each in course))
        for seat in range(len(view.kaiju))
    ]
    short = msgspec.structs.replace(talk, most=12)
    alt = shortened([lambda: "\n".join(ranking(talk)), lambda: "\n".join(ranking(short))])
    turns = ", ".join(str(turn) for turn, _ in course)
    return Twin(alt, "\n".join([*ranking(talk), say("gmt-turns", title=say("gm-health-by-turn"), turns=turns), *lines]))


def deck_twin(deck: Sequence[Card], say: Voice) -> Twin:
    """Return the deck in words, every card with its text."""
    counts = Counter(card.key for card in deck)
    faces = {card.key: card for card in deck}
    head = say("gmt-deck", count=len(deck))
    lines = [say("gmt-deck-card", copies=counts[key], card=card_line(card, say)) for key, card in faces.items()]
    brief = [say("gmt-deck-card", copies=counts[key], card=_name(card, say)) for key, card in faces.items()]
    full = "\n".join([head, *lines])
    return Twin(shortened([lambda: full, lambda: f"{head} {', '.join(brief)}"]), full)


def card_twin(card: Card, copies: int, total: int, say: Voice) -> Twin:
    """Return one card in words."""
    text = f"{card_line(card, say)} {say('copies', copies=copies, total=total)}."
    return Twin(shortened([lambda: text]), text)
