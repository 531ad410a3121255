"""The careful player of Monopoly, who answers for people whose time has run out."""

from __future__ import annotations

from engine.monopoly.picks import BACK, DEAL, district_of
from engine.monopoly.view import RampageView
from engine.play import Decision, Pick, Question, Subset
from engine.players.careful import careful as cautious
from engine.rng import Rng


def careful(view: RampageView, question: Question, rng: Rng) -> tuple[Pick, ...]:
    """Answer as the rules do for the absent; sell and give up as little as one can."""
    if question.default is not None:
        return question.default
    if isinstance(question, Subset) or not isinstance(question, Decision):
        return cautious(view, question, rng)
    if question.ask == "works" and BACK not in question.options:
        return (question.options[-1],)
    if question.ask in ("debt", "lose_tank"):
        prices = {deed.key: deed.price for deed in view.deeds}
        sold = [pick for pick in question.options if pick != DEAL]
        return (min(sold, key=lambda pick: prices[district_of(pick)]),)
    return cautious(view, question, rng)
