"""Facts into words: events, questions and answers of any game, in any language.

A `Teller` knows the language, the game and the names at the table. What is special to a game (how its cards are
spelled, what an answer would do) is its `GameWords`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from data.words import Words
from engine.play import Event, Game, Pick, Question, Seat
from words.game import Fact, Facts, GameWords, Prompt
from words.names import yes_or_no
from words.phrase import Phrase
from words.registry import words_of
from words.term import Term

FORMS = ("short", "full", "note")
#: Fields of events that hold a seat, in every game.
SEATS = frozenset({"seat", "by", "attacker", "victim", "target", "winner", "owner"})


class Teller:
    """Tells one game in one language; *view*, if there is one, says how the places of this table are called."""

    def __init__(self, words: Words, game: str, names: Mapping[Seat, str], view: msgspec.Struct | None = None) -> None:
        self.words = words
        self.view = view
        self.game = game
        self.names = names
        self.special: GameWords[Any] = words_of(game)

    def say(self, key: str, **facts: Fact) -> str:
        """Return the game's message *key*."""
        return self.words.say(f"{self.game}-{key}", **facts)

    def phrase(self, key: str, **facts: Fact) -> Phrase:
        """Return the game's message *key* in all its forms; one it does not have is that of the label."""
        label, short, full, note = self.words.forms(f"{self.game}-{key}", FORMS, **facts)
        return Phrase(label, short or label, full or label, note)

    def has(self, key: str) -> bool:
        """Return whether the game has a message *key*."""
        return f"{self.game}-{key}" in self.words

    def name(self, seat: Seat) -> str:
        """Return what *seat* is called."""
        return self.names.get(seat, "")

    def event(self, event: Event) -> str:
        """Return a line about *event*, which must be the face that its readers may see."""
        return self.say(type(event).__name__, **self.event_facts(event))

    def event_facts(self, event: Event) -> Facts:
        """Return what can be said about *event*: its fields, with seats and the things of the game by name."""
        facts: Facts = {}
        for field, value in msgspec.structs.asdict(event).items():
            if field in SEATS:
                facts[field] = self.name(value)
            elif isinstance(value, bool):
                facts[field] = yes_or_no(value)
            elif isinstance(value, int | str):
                facts[field] = value
        return facts | self.special.event_facts(self, event)

    def is_minor(self, event: Event) -> bool:
        """Return whether a short account leaves *event* out."""
        return self.special.is_minor(event)

    def question(self, question: Question, view: msgspec.Struct) -> str:
        """Return what *question* asks the one it is put to."""
        return self.say(f"ask-{question.ask}", **self.special.question_facts(self, question, view))

    def waiting(self, asked: Prompt, view: msgspec.Struct) -> str:
        """Return what others wait for, as in "waiting for Ben to …"."""
        return self.say(f"wait-{asked.ask}", **self.special.question_facts(self, asked, view))

    def answer(self, question: Question, pick: Pick, view: msgspec.Struct) -> Phrase:
        """Return *pick* as an answer to *question*, in words."""
        if isinstance(pick, int):
            number = self.special.amount(self, question, pick, view)
            return Phrase(number, number, number)
        return self.special.answer(self, question, pick, view)

    def wish(self, question: Question, pick: Pick, view: msgspec.Struct) -> str:
        """Return what *pick*, which is not offered, would be called."""
        if isinstance(pick, int):
            return self.special.amount(self, question, pick, view)
        return self.special.wish(self, question, pick, view)

    def about(self, question: Question, pick: Pick, view: msgspec.Struct) -> str:
        """Return a little more about *pick* than its label says, or nothing."""
        return self.special.about(question, pick, view) if isinstance(pick, str) else ""

    def notes(self, question: Question, view: msgspec.Struct) -> list[str]:
        """Return what else is said below *question*: above all why something is not offered."""
        return self.special.notes(self, question, view)

    def group(self, question: Question, kind: str) -> str:
        """Return what stands over the answers of one *kind*; nothing if the answers stand together."""
        key = f"group-{question.ask}-{kind}"
        return self.say(key) if self.has(key) else ""

    def is_on_board(self, question: Question, view: msgspec.Struct) -> bool:
        """Return whether *question* is answered on the board, and not with what one holds."""
        return self.special.is_on_board(question, view)

    def score(self, seat: Seat, score: int, view: msgspec.Struct | None) -> str:
        """Return what a seat has won with, or lost."""
        won = self.say("score", score=score)
        facts = {} if view is None else self.special.standing(seat, view)
        return self.say("standing", won=won, **facts) if facts else won

    def seat(self, seat: Seat, view: msgspec.Struct) -> str:
        """Return how *seat* stands: "life 5 of 8, 3 cards, 4 of 6 VP"."""
        return self.say("seat", **self.special.seat_facts(self, seat, view))

    def token(self, token: str) -> str:
        """Return how a *token* is called outside of any question."""
        return self.special.token(self, token)

    def round(self, view: msgspec.Struct | None) -> int:
        """Return the round that *view* shows; 0 where a game has none, or has not begun."""
        return 0 if view is None else self.special.round(view)

    def times_around(self, view: msgspec.Struct | None) -> int:
        """Return which time around the table it is, for followers."""
        return 0 if view is None else self.special.times_around(view)


def lexicon(words: Words, game: Game[Any]) -> list[Term]:
    """Return the cards and kaiju of *game* that can be looked up."""
    teller = Teller(words, game.key, {})
    return teller.special.lexicon(teller, game)
