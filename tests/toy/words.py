"""Stomp in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.play import Question, Seat
from tests.toy.picks import Card, Keep, Throw, read, spell
from tests.toy.prospect import prospect
from tests.toy.state import StompView
from words.game import Facts, GameWords, Prompt
from words.phrase import Phrase

if TYPE_CHECKING:
    from words.teller import Teller


class StompWords(GameWords[StompView]):
    """How Stomp is told."""

    def event_facts(self, teller: Teller, event: Any) -> Facts:
        """Return nothing: the fields of the events say it all."""
        return {}

    def question_facts(self, teller: Teller, question: Prompt, view: StompView) -> Facts:
        """Return the round, and the card that was played."""
        return {"round": view.round, "card": view.played}

    def answer(self, teller: Teller, question: Question, token: str, view: StompView) -> Phrase:
        """Return an answer by what it would do."""
        promised = prospect(view, token)
        match promised.pick:
            case Card(number):
                return teller.phrase("pick-card", number=number)
            case Keep():
                return teller.phrase("pick-keep", points=promised.gain)
            case Throw(seat):
                return teller.phrase("pick-throw", name=teller.name(seat), loss=promised.loss)

    def wishes(self, question: Question, view: StompView) -> list[str]:
        """Return the rivals who have nothing to lose."""
        if question.ask != "use":
            return []
        return [spell(Throw(each.seat)) for each in view.fighters if each.seat != question.seat and not each.points]

    def is_on_board(self, question: Question, view: StompView) -> bool:
        """Return whether it is about rivals."""
        return question.ask == "use"

    def seat_facts(self, teller: Teller, seat: Seat, view: StompView) -> Facts:
        """Return the points of *seat* and how many cards it holds."""
        fighter = view.fighters[seat]
        return {"points": fighter.points, "goal": view.goal, "cards": fighter.cards}

    def kaiju_names(self, view: StompView) -> dict[Seat, str]:
        """Return how the kaiju are called, seat by seat."""
        return {fighter.seat: fighter.name for fighter in view.fighters}

    def round(self, view: StompView) -> int:
        """Return the round."""
        return view.round

    def token(self, teller: Teller, token: str) -> str:
        """Return the number of a card."""
        pick = read(token)
        return teller.say("card", number=pick.number) if isinstance(pick, Card) else token


WORDS = StompWords()
