"""Advice for Tokyo Clash.

Hit what bleeds most, the King first; throw kaiju into each other and into whatever pays; spend the cards of a round,
for a new hand comes anyway, but keep a defence; and be where the next blow can be struck.
"""

from __future__ import annotations

from functools import partial
from math import exp

from engine.play import Decision, Pick, Question, Seat, Subset
from engine.players.careful import careful
from engine.players.spread import neighbours
from engine.rng import Rng
from engine.tokyo_clash.advice.estimates import CARD, Eye
from engine.tokyo_clash.advice.judges import judge, wish
from engine.tokyo_clash.cards.card import Card
from engine.tokyo_clash.content.box import Content
from engine.tokyo_clash.picks import PASS, HandCard, UseCard, read, spell
from engine.tokyo_clash.state import Clash
from engine.tokyo_clash.view import ClashView

Picks = tuple[Pick, ...]


class ClashAdvice:
    """What Tokyo Clash teaches its computer players."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def policy(self, state: Clash, question: Question, rng: Rng) -> Picks:
        """Return the answer a sensible player would give at a glance."""
        assert isinstance(question, Decision)  # Tokyo Clash asks for no numbers.
        options = question.options
        if len(options) == question.least:
            return options
        eye = Eye(self._content, state, question.seat)
        if isinstance(question, Subset):
            return _subset(eye, question)
        return (max(options, key=partial(judge(question), eye)),)

    def ranked(self, state: Clash, question: Question, rng: Rng) -> list[Picks]:
        """Return the answers from the most promising to the least."""
        assert isinstance(question, Decision)
        eye = Eye(self._content, state, question.seat)
        if isinstance(question, Subset):
            return neighbours(question, _subset(eye, question))
        return [(token,) for token in sorted(question.options, key=partial(judge(question), eye), reverse=True)]

    def stage(self, state: Clash) -> tuple[int, str, Seat]:
        """Return whose go it is: between two of them nothing is in the air."""
        return state.round, state.phase, state.to_act

    def value(self, state: Clash) -> tuple[float, ...]:
        """Return each seat's share of the win: points on the table, which weigh more the nearer the end."""
        eye = Eye(self._content, state, 0)
        near = 1 / (1 + 0.6 * eye.rounds_left())
        strengths = [exp(_odds(eye, seat, near)) for seat in range(len(state.fighters))]
        total = sum(strengths)
        return tuple(strength / total for strength in strengths)

    def shuffle(self, state: Clash, rng: Rng) -> None:
        """Deal anew the order of the decks, as far as nobody knows it, and the chance to come."""
        for fighter in state.fighters:
            places = [at for at, card in enumerate(fighter.deck) if not state.seen[card]]
            cards = [fighter.deck[at] for at in places]
            rng.shuffle(cards)
            for at, card in zip(places, cards, strict=True):
                fighter.deck[at] = card
        state.rng = rng.branch()

    def careful(self, view: ClashView, question: Question, rng: Rng) -> Picks:
        """Answer for people whose time has run out: pass, ward off a blow for no Energy, give up the least card."""
        if not isinstance(question, Decision) or question.least != 1:
            return careful(view, question, rng)
        prices = {spell(UseCard(face.key)): (face.dominance, face.cost) for face in view.cards}
        free = [token for token in question.options if token in prices and not prices[token][1]]

        def price(token: str) -> tuple[int, int]:
            return prices.get(token, (0, 0))

        match question.ask:
            case "defend":
                return (min(free, key=price),) if free else (PASS,)
            case "discard":
                return (min(question.options, key=price),)
            case "trophy" | "sift.keep":
                return (max(question.options, key=price),)
        return careful(view, question, rng)


def _odds(eye: Eye, seat: Seat, near: float) -> float:
    """Return how well *seat* stands, in the logarithm of its odds; the weights are those of many games."""
    fighter, cards = eye.fighters[seat], eye.cards
    points = sum([cards[card].dominance for card in fighter.trophies])
    odds = (0.13 + 0.28 * near) * points + (0.1 + 0.45 * near) * (seat == eye.state.king)
    odds += 0.1 * fighter.energy + 0.27 * fighter.meter + 0.42 * len(fighter.enhancements)
    return odds + sum([0.18 if cards[card].is_active else 0.06 for card in fighter.hand])


def _subset(eye: Eye, question: Subset) -> Picks:
    """Spend everything on an attack; in the Refresh phase let go of what is not worth a place in the hand."""
    if question.ask == "spend":
        return question.options
    return tuple(token for token in question.options if wish(eye, _held(eye, token)) < CARD)


def _held(eye: Eye, token: str) -> Card:
    pick = read(token)
    assert isinstance(pick, HandCard)
    return eye.cards[eye.me.hand[pick.place - 1]]
