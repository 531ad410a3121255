"""Advice for Monopoly.

Play like the greedy one: smash, buy, arm, strike whatever is near. Take a deal that is worth more than it costs, as
long as it does not make another's colour whole.
"""

from __future__ import annotations

from typing import cast

from engine import games
from engine.monopoly.state import Rampage
from engine.monopoly.view import OfferView, RampageView
from engine.play import Pick, Question, Seat
from engine.players.monopoly import greedy
from engine.rng import Rng

Picks = tuple[Pick, ...]
CARD = 600  # thousands of yen that a kept card is worth
GAIN = 1.2  # what is got must be worth so many times what is given
SERVANT = 0.02  # the share of one who serves another: it may break free


def policy(state: Rampage, question: Question, rng: Rng) -> Picks:
    """Return the answer a sensible player would give at a glance."""
    view = _view(state, question.seat)
    if question.ask == "deal.answer":
        offer = next(each for each in view.offers if each.to == question.seat)
        return ("accept",) if _is_good(view, offer) else ("decline",)
    return greedy(view, question, rng)


def value(state: Rampage) -> tuple[float, ...]:
    """Return each seat's share of the win: kaiju subjugated, then HP, AP and worth."""
    view = _view(state, None)
    strengths = [_strength(view, seat) for seat in range(len(view.kaiju))]
    if view.winner is not None:
        strengths = [float(seat == view.winner) for seat in range(len(view.kaiju))]
    total = sum(strengths)
    return tuple(strength / total for strength in strengths)


def _view(state: Rampage, seat: Seat | None) -> RampageView:
    return cast(RampageView, games["monopoly"].view(state, seat))


def _strength(view: RampageView, seat: Seat) -> float:
    kaiju = view.kaiju[seat]
    if kaiju.controller is not None:
        return SERVANT
    return float((0.2 + kaiju.hp / 12 + kaiju.ap / 24 + kaiju.worth / 40_000 + 0.6 * kaiju.servants) ** 2)


def _is_good(view: RampageView, offer: OfferView) -> bool:
    """Return whether the one who is asked gains by *offer*."""
    if any(_completes(view, view.to_play, token) for token in offer.take):
        return False
    gets = max(0, offer.money) + sum(_worth(view, token) for token in offer.give)
    gives = max(0, -offer.money) + sum(_worth(view, token) for token in offer.take)
    return gets >= GAIN * gives


def _worth(view: RampageView, token: str) -> int:
    what, _, key = token.partition(":")
    if what == "card":
        return CARD
    at = _number(view, key)
    district, deed = view.districts[at], view.deeds[at]
    return deed.price + district.houses * (view.house_price // 2) + district.tanks * (deed.tank // 2)


def _completes(view: RampageView, seat: Seat, token: str) -> bool:
    """Return whether *seat* would have a whole colour with the district that *token* names."""
    what, _, key = token.partition(":")
    if what != "district":
        return False
    colour = view.deeds[_number(view, key)].colour
    group = [each for each, deed in zip(view.districts, view.deeds, strict=True) if deed.colour == colour]
    return all(each.owner == seat or each.key == key for each in group)


def _number(view: RampageView, key: str) -> int:
    return next(number for number, deed in enumerate(view.deeds) if deed.key == key)
