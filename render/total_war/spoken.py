"""Total War in words: the text twins of its pictures. Every fact of the view is in the full text."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial

import msgspec

from engine.play import Decision, Event, Outcome, Question
from engine.total_war.cards.card import ORDER
from engine.total_war.view import FighterView, WarView
from render.alt_text import Twin, clipped, shortened
from render.letters import letters
from render.total_war.board import asking
from render.total_war.changes import last_move
from render.total_war.ending import points_by_round
from render.total_war.faces import face_of, teller_of
from render.words import Words, words
from words.total_war import card as card_name

FULL, SHORT, LEAST = "tw-seat", "tw-seat-short", "tw-seat-least"


class _Talk(msgspec.Struct, frozen=True):
    """A view with the names of the people, and how long these may be."""

    view: WarView
    names: Sequence[str]
    say: Words
    most: int = 64

    def who(self, seat: int) -> str:
        return self.say("named", kaiju=self.view.fighters[seat].name, person=clipped(self.names[seat], self.most))


def board_twin(
    view: WarView,
    names: Sequence[str],
    *,
    asked: Sequence[Question] = (),
    events: Sequence[Event] = (),
    choice: Question | None = None,
    say: Words | None = None,
) -> Twin:
    """Return the board in words; the arguments are those of the picture."""
    talk = _Talk(view, names, say or words())

    def alt(style: str, most: int) -> str:
        short = msgspec.structs.replace(talk, most=most)
        return "\n".join([*_head(short, asked), *_seats(short, style), *_middle(short)])

    attempts = [(FULL, 64), (SHORT, 64), (SHORT, 16), (LEAST, 12)]
    brief = shortened([partial(alt, style, most) for style, most in attempts])
    full = [*_head(talk, asked), *_news(talk, events), talk.say("tw-seats"), *_seats(talk, FULL), *_middle(talk)]
    full += [*_pile(talk), *_own(talk), *_choices(talk, choice)]
    return Twin(brief, "\n".join(full))


def _head(talk: _Talk, asked: Sequence[Question]) -> list[str]:
    view, say = talk.view, talk.say
    told = [say("tw-title", round=view.round, mode=say(f"mode-{view.mode}"), target=view.target)]
    if view.options:
        told.append(say("tw-options", options=", ".join(say(f"option-{key}") for key in view.options)))
    if view.ended:
        told.append(_over(talk))
    told.append(_strike(talk))
    if asked:
        told += [say("tw-asked", who=talk.who(each.seat), ask=asking(view, (each,), say)) for each in asked]
    if view.victim is not None:
        told.append(say("tw-victim", who=talk.who(view.victim)))
    told.append(say("tw-to-play", who=talk.who(view.to_play)))
    told.append(say("tw-clockwise" if view.is_clockwise else "tw-counterclockwise"))
    return told


def _strike(talk: _Talk) -> str:
    view, say = talk.view, talk.say
    if view.striker is None:
        return say("tw-opening")
    key = "tw-wound" if view.is_wound else "tw-strike"
    return say(key, strike=view.strike or 0, who=talk.who(view.striker), card=card_words(view.played, say))


def _over(talk: _Talk) -> str:
    view, say = talk.view, talk.say
    reason = say(f"over-{view.ended}", target=view.target)
    if view.winner is None:
        return say("tw-over-nobody", reason=reason)
    return say("tw-over", who=talk.who(view.winner), reason=reason)


def _news(talk: _Talk, events: Sequence[Event]) -> list[str]:
    told: list[str] = []
    for seat, change in sorted(last_move(events).changes.items()):
        who = talk.who(seat)
        if change.laid:
            told.append(talk.say("tw-last-hit", who=who, damage=change.damage))
        if change.fell:
            told.append(talk.say("tw-last-fell", who=who))
        if change.gained:
            told.append(talk.say("tw-last-gain", who=who, vp=change.gained))
    return told


def _seats(talk: _Talk, style: str) -> list[str]:
    return [_seat(talk, fighter, style) for fighter in talk.view.fighters]


def _seat(talk: _Talk, fighter: FighterView, style: str) -> str:
    say = talk.say
    if fighter.is_out and style != FULL:
        return say("tw-seat-out", number=fighter.seat + 1, who=talk.who(fighter.seat), vp=fighter.vp)
    extras = [say("tw-furious")] if fighter.is_furious else []
    extras += [say("tw-king")] if fighter.holds_king else []
    extras += [say("out").lower()] if fighter.is_out else []
    return say(
        style,
        number=fighter.seat + 1,
        who=talk.who(fighter.seat),
        left=max(0, fighter.life - fighter.wounds),
        life=fighter.life,
        damage=_damage(fighter, say),
        power=fighter.power,
        spun=say("tw-spun" if fighter.is_spun else "tw-ready"),
        hand=fighter.hand_count,
        vp=fighter.vp,
        worth=fighter.worth,
        extras="".join(f", {extra}" for extra in extras),
    )


def _damage(fighter: FighterView, say: Words) -> str:
    if not fighter.damage:
        return say("tw-no-damage")
    return say("tw-damage", wounds=fighter.wounds, cards=", ".join(card_words(card, say) for card in fighter.damage))


def _middle(talk: _Talk) -> list[str]:
    view, say = talk.view, talk.say
    values = ", ".join(str(value) for value in sorted(view.buildings_up))
    return [
        say("tw-buildings", values=values) if values else say("tw-no-buildings"),
        say("tw-piles", deck=view.deck_count, discards=len(view.discard), buildings=view.building_count),
    ]


def _pile(talk: _Talk) -> list[str]:
    cards = talk.view.discard
    return [talk.say("tw-pile", cards=counted(cards, talk.say))] if cards else []


def _own(talk: _Talk) -> list[str]:
    view, say = talk.view, talk.say
    if view.seat is None:
        return []
    cards = ", ".join(card_words(card, say) for card in sorted(view.hand, key=ORDER.__getitem__))
    told = say("tw-your-hand", cards=cards) if cards else say("tw-hand-empty")
    return [say("tw-your-seat", who=talk.who(view.seat)), told]


def _choices(talk: _Talk, choice: Question | None) -> list[str]:
    if not isinstance(choice, Decision):
        return []
    teller = teller_of(talk.view, talk.say)
    lines = [
        talk.say("tw-choice", letter=letter, what=teller.answer(choice, token, talk.view).full)
        for token, letter in letters(choice.options).items()
    ]
    return [talk.say("tw-choices"), *lines]


def card_words(card: str, say: Words) -> str:
    """Return the name of a card, of a building laid as damage, or of the King of Monsters card."""
    return card_name(say.teller("total_war", {}), card)


def counted(cards: Iterable[str], say: Words) -> str:
    """Return *cards* as a list with counts."""
    counts = Counter(cards)
    told = []
    for card in sorted(counts, key=lambda card: ORDER.get(card, len(ORDER))):
        name = card_words(card, say)
        told.append(name if counts[card] == 1 else say("tw-many", count=counts[card], what=name))
    return ", ".join(told)


def hand_twin(view: WarView, names: Sequence[str], *, choice: Question | None = None, say: Words | None = None) -> Twin:
    """Return a hand in words."""
    talk = _Talk(view, names, say or words())
    lines = [*_own(talk), _strike(talk), *_choices(talk, choice)]
    text = "\n".join(lines)
    return Twin(shortened([lambda: text]), text)


def result_twin(
    view: WarView, names: Sequence[str], outcome: Outcome, events: Iterable[Event], say: Words | None = None
) -> Twin:
    """Return how it ended in words, with the course of every seat in the full text."""
    talk = _Talk(view, names, say or words())
    course = points_by_round(events, len(view.fighters))

    def ranking(talk: _Talk) -> list[str]:
        lines = [talk.say("tw-result", game=talk.say("total-war"), reason=_over(talk))]
        place = 1
        for equals in outcome.places:
            for seat in equals:
                lines.append(talk.say("tw-place", place=place, who=talk.who(seat), score=outcome.scores[seat]))
            place += len(equals)
        return lines

    rounds = [
        talk.say("tw-course", who=talk.who(seat), values=", ".join(str(points[seat]) for points in course))
        for seat in range(len(view.fighters))
    ]
    short = msgspec.structs.replace(talk, most=16)
    alt = shortened([lambda: "\n".join(ranking(talk)), lambda: "\n".join(ranking(short))])
    return Twin(alt, "\n".join([*ranking(talk), talk.say("tw-rounds"), *rounds]))


def deck_twin(deck: Sequence[str], say: Words | None = None) -> Twin:
    """Return the deck in words."""
    say = say or words()
    text = say("tw-deck", count=len(deck), cards=counted(deck, say))
    return Twin(shortened([lambda: text]), text)


def card_twin(key: str, copies: int, total: int, say: Words | None = None) -> Twin:
    """Return one card in words."""
    say = say or words()
    face = face_of(key, say)
    text = say("tw-card", name=card_words(key, say), copies=copies, count=total, text=face.text)
    return Twin(text, text)
