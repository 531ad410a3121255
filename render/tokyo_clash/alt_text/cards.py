"""Cards of Tokyo Clash in words: piles, the own hand, hands to choose from."""

from collections import Counter
from collections.abc import Iterable

from engine.tokyo_clash.cards.card import CardFace
from engine.tokyo_clash.view import ClashView, FighterView
from render.alt_text import AltText, alt_text, choice_lines
from render.snapshot import Snapshot
from render.tokyo_clash.named import asking, card_names, face_of
from render.words import Words


def hidden_or_named(view: ClashView, keys: Iterable[str], say: Words) -> str:
    """Return cards by name, copies counted, the hidden ones only as a number."""
    counts = Counter(keys)
    hidden = counts.pop("", 0)
    lines = card_names(view, counts, say)
    if hidden:
        lines.append(say("tct-hidden", count=hidden))
    return say.joined(lines)


def card_line(card: CardFace, say: Words) -> str:
    """Return everything that stands on *card*."""
    return say("tct-card", name=card.name, cost=card.cost, dominance=card.dominance, text=card.text)


def own_hand(view: ClashView, say: Words) -> list[str]:
    """Return the hand of the person who looks, and the cards being taken or looked at."""
    lines: list[str] = []
    if view.seat is not None:
        faces = [face for key in view.hand if (face := face_of(view, key))]
        lines.append(say("tct-hand") if faces else say("tct-hand-empty"))
        lines += [f"{place}. {card_line(face, say)}" for place, face in enumerate(faces, 1)]
    if view.taken:
        lines.append(say("tct-taken", cards=hidden_or_named(view, view.taken, say)))
    if view.sifted:
        lines.append(say("tct-sifted", cards=hidden_or_named(view, view.sifted, say)))
    return lines


def hand_alt_text(table: Snapshot[ClashView]) -> AltText:
    """Return a hand in words, with what it can be used for now."""
    view, say = table.view, table.say
    assert view.seat is not None
    head = [say("you-are", who=table.who(view.seat)), say("tc-energy", energy=view.fighters[view.seat].energy)]
    if table.choice:
        head.append(asking(table, table.choice))
    hand, offered, more = own_hand(view, say), choice_lines(table), _own_more(view, say)
    shorter = ([*head, *hand, *offered], [*head, *hand], [*head, *offered])
    return alt_text([[*head, *more, *hand, *offered], *shorter])


def _own_more(view: ClashView, say: Words) -> list[str]:
    """Return what is in play for the person who looks, and what their mat offers for a card."""
    assert view.seat is not None
    me = view.fighters[view.seat]
    names = say.joined(card_names(view, Counter(me.enhancements), say))
    return [*([say("tct-own-enhancements", cards=names)] if names else []), mat_line(me, say)]


def mat_line(fighter: FighterView, say: Words) -> str:
    """Return what *fighter* can discard a card for."""
    gains = "yes" if fighter.gains_energy else "no"
    return say("tct-mat", kaiju=fighter.name, actions=say.sentences(fighter.actions), gains=gains)
