"""Facts into words: events, questions and answers of any game, in any language.

A `Teller` knows the language, the game and the names at the table. What is special to a game (how its cards are
spelled, what a pick means) is in the module of that name beside this one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from cogs.telling import total_war
from data.words import Words
from engine.play import Event, Pick, Question, Seat

Fact: TypeAlias = str | int
#: Fields of events that hold a seat, in every game.
SEATS = frozenset({"seat", "by", "attacker", "victim", "target", "winner", "owner"})
#: What each game adds: the facts of an event that need more than spelling, of a question, and the label of a pick.
GAMES = {"total_war": total_war}


class Teller:
    """Tells one game in one language."""

    def __init__(self, words: Words, game: str, names: Mapping[Seat, str]) -> None:
        self.words = words
        self.game = game
        self.names = names
        self._special: Any = GAMES[game]

    def say(self, key: str, **facts: Fact) -> str:
        """Return the game's message *key*."""
        return self.words.say(f"{self.game}-{key}", **facts)

    def name(self, seat: Seat) -> str:
        """Return what *seat* is called."""
        return self.names.get(seat, "")

    def event(self, event: Event) -> str:
        """Return a line about *event*, which must be the face that its readers may see."""
        facts: dict[str, Fact] = {}
        for field, value in msgspec.structs.asdict(event).items():
            if field in SEATS:
                facts[field] = self.name(value)
            elif isinstance(value, bool):
                facts[field] = yes_or_no(value)
            elif isinstance(value, int | str):
                facts[field] = value
        facts |= self._special.event_facts(self, event)
        return self.say(type(event).__name__, **facts)

    def question(self, question: Question, view: msgspec.Struct) -> str:
        """Return what *question* asks the one it is put to."""
        return self.say(f"ask-{question.ask}", **self._special.question_facts(self, question, view))

    def waiting(self, question: Question, view: msgspec.Struct) -> str:
        """Return what others wait for, as in "waiting for Ben to …"."""
        return self.say(f"wait-{question.ask}", **self._special.question_facts(self, question, view))

    def pick(self, question: Question, pick: Pick, view: msgspec.Struct) -> str:
        """Return the label of *pick* as an answer to *question*."""
        label: str = self._special.pick(self, question, pick, view)
        return label


def yes_or_no(truth: bool) -> str:
    """Return *truth* as the messages select by it."""
    return "yes" if truth else "no"


EventFacts: TypeAlias = Callable[[Teller, Event], dict[str, Fact]]
