"""Advice for Stomp: play high, and throw at whoever is ahead and near the end."""

from __future__ import annotations

from math import exp

from engine.play import Decision, Pick, Question
from engine.rng import Rng
from tests.toy.picks import Card, Keep, Throw, read
from tests.toy.prospect import loss_of
from tests.toy.state import Rumpus, StompView

Picks = tuple[Pick, ...]


class StompAdvice:
    """What Stomp teaches its computer players."""

    def policy(self, state: Rumpus, question: Question, rng: Rng) -> Picks:
        """Return the answer that looks best."""
        return self.ranked(state, question, rng)[0]

    def ranked(self, state: Rumpus, question: Question, rng: Rng) -> list[Picks]:
        """Return the answers, the best first."""
        assert isinstance(question, Decision)
        return [(token,) for token in sorted(question.options, key=lambda token: -_worth(state, token))]

    def value(self, state: Rumpus) -> tuple[float, ...]:
        """Return each seat's share of the win."""
        strengths = [exp(6 * fighter.points / state.goal) for fighter in state.fighters]
        return tuple(strength / sum(strengths) for strength in strengths)

    def stage(self, state: Rumpus) -> int:
        """Return the turn."""
        return state.turns

    def shuffle(self, state: Rumpus, rng: Rng) -> None:
        """Deal anew the deck and the chance to come."""
        rng.shuffle(state.deck)
        state.rng = Rng(rng.words(2))

    def careful(self, view: StompView, question: Question, rng: Rng) -> Picks:
        """Return the lowest card, kept."""
        assert isinstance(question, Decision)
        return (question.options[0],)


def _worth(state: Rumpus, token: str) -> float:
    match read(token):
        case Card(number):
            return number
        case Keep():
            return state.played
        case Throw(seat):
            points = state.fighters[seat].points
            return loss_of(points, state.played) * (1.5 if points * 4 > state.goal * 3 else 0.8)
