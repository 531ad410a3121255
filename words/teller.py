"""Facts into words: events, questions and answers of any game, in any language.

A `Teller` knows the language, the game and the names at the table. What is special to a game (how its cards are
spelled, what an answer would do) is its `GameWords`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from data.words import Words
from engine.play import Event, Game, Pick, Question, Seat
from words.game import Fact, Facts, GameWords, Prompt
from words.names import joined, listed, yes_or_no
from words.phrase import Phrase
from words.registry import view_in, words_of
from words.rounds import last_round
from words.term import Term

V = TypeVar("V", bound=msgspec.Struct)
FORMS = ("short", "full", "note", "lettered")
#: Fields of events that hold a seat, in every game.
SEATS = frozenset({"seat", "by", "attacker", "victim", "target", "winner", "owner"})


class Teller:
    """Tells one game in one language; *view*, if there is one, says how the places of this table are called."""

    def __init__(self, words: Words, game: str, names: Mapping[Seat, str], view: msgspec.Struct | None = None) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.special: GameWords[Any] = words_of(game)
        self.view = None if view is None else self.in_language(view)

    def in_language(self, view: V) -> V:
        """Return *view* with the things of the box named in this language; a view in it stays as it is."""
        return view_in(self.words, self.game, view)

    def say(self, key: str, **facts: Fact) -> str:
        """Return the game's message *key*."""
        return self.words.say(f"{self.game}-{key}", **facts)

    def phrase(self, key: str, **facts: Fact) -> Phrase:
        """Return the game's message *key* in all its forms; one it does not have is that of the label."""
        label, short, full, note, lettered = self.words.forms(f"{self.game}-{key}", FORMS, **facts)
        return Phrase(label, short or label, full or label, note, lettered)

    def has(self, key: str) -> bool:
        """Return whether the game has a message *key*."""
        return f"{self.game}-{key}" in self.words

    def name(self, seat: Seat) -> str:
        """Return what *seat* is called."""
        return self.names.get(seat, "")

    def joined(self, names: Iterable[str]) -> str:
        """Return *names* one after the other, as the language lists them."""
        return joined(self.words, names)

    def event(self, event: Event) -> str:
        """Return a line about *event*, which must be the face that its readers may see."""
        return self.say(type(event).__name__, **self.event_facts(event))

    def events(self, events: Sequence[Event]) -> list[str]:
        """Return a line for each of *events*; those that belong together share one."""
        groups: list[list[Event]] = []
        for event in events:
            if groups and self.special.is_told_with(groups[-1][-1], event):
                groups[-1].append(event)
            else:
                groups.append([event])
        return [text for group in groups if (text := self._told(group))]

    def _told(self, events: list[Event]) -> str:
        if len(events) == 1:
            return self.event(events[0])
        facts = self.event_facts(events[-1]) | self.special.facts_together(self, events)
        return self.say(f"{type(events[-1]).__name__}-several", **facts)

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
        return self.say(f"ask-{question.ask}", **self._asked(question, view))

    def _asked(self, asked: Prompt, view: msgspec.Struct) -> Facts:
        return self.special.question_facts(self, asked, self.in_language(view))

    def is_out(self, seat: Seat, view: msgspec.Struct) -> bool:
        """Return whether *seat* is out of a game that goes on."""
        return self.special.is_out(seat, view)

    def waiting(self, asked: Prompt, view: msgspec.Struct) -> str:
        """Return what others wait for, as in "waiting for Ben to …"."""
        return self.say(f"wait-{asked.ask}", **self._asked(asked, view))

    def answer(self, question: Question, pick: Pick, view: msgspec.Struct) -> Phrase:
        """Return *pick* as an answer to *question*, in words."""
        if isinstance(pick, int):
            number = self.special.amount(self, question, pick, self.in_language(view))
            return Phrase(number, number, number)
        return self.special.answer(self, question, pick, self.in_language(view))

    def answers(self, question: Question, picks: Sequence[Pick], label: Callable[[Pick], str]) -> str:
        """Return *picks*, all of one answer, as the page says it; *label* says one of them."""
        if not picks:
            return self.group(question, "none") or self.words.say("ask-none")
        tokens = [pick for pick in picks if isinstance(pick, str)]
        return self.special.together(self, question, tokens) or listed(self.words, list(map(label, picks)))

    def wish(self, question: Question, pick: Pick, view: msgspec.Struct) -> str:
        """Return what *pick*, which is not offered, would be called."""
        if isinstance(pick, int):
            return self.special.amount(self, question, pick, self.in_language(view))
        return self.special.wish(self, question, pick, self.in_language(view))

    def emoji(self, question: Question, pick: Pick) -> str:
        """Return the name of the emoji that stands beside *pick*, nothing if none does."""
        return self.special.emoji(question, pick) if isinstance(pick, str) else ""

    def about(self, question: Question, pick: Pick, view: msgspec.Struct) -> str:
        """Return a little more about *pick* than its label says, or nothing."""
        return self.special.about(question, pick, self.in_language(view)) if isinstance(pick, str) else ""

    def notes(self, question: Question, view: msgspec.Struct) -> list[str]:
        """Return what else is said below *question*: above all why something is not offered."""
        return self.special.notes(self, question, self.in_language(view))

    def why_not(self, question: Question, rule: str, view: msgspec.Struct) -> str:
        """Return what *rule* has against an answer to *question*, as people say it; nothing if that has no words."""
        key = f"why-{rule}"
        return self.say(key, **self._asked(question, view)) if self.has(key) else ""

    def coaching(self, question: Question, view: msgspec.Struct) -> str:
        """Return a line for beginners about *question*: what it is about, and what is overlooked; nothing if none."""
        case, facts = self.special.coaching(self, question, self.in_language(view))
        keys = (f"coach-{question.ask}-{case}", f"coach-{question.ask}")
        key = next((key for key in keys if self.has(key)), "")
        return self.say(key, **self._asked(question, view) | facts) if key else ""

    def reason(self, question: Question, picks: Sequence[Pick], view: msgspec.Struct) -> str:
        """Return one fact that speaks for *picks* as an answer to *question*; nothing if there is none."""
        return self.special.reason(self, question, picks, self.in_language(view))

    def group(self, question: Question, kind: str) -> str:
        """Return what stands over the answers of one *kind*; nothing if the answers stand together."""
        key = f"group-{question.ask}-{kind}"
        return self.say(key) if self.has(key) else ""

    def group_button(self, question: Question, kind: str, label: str) -> str:
        """Return what a button for an answer of *kind* says where it stands without its heading."""
        key = f"{self.game}-group-{question.ask}-{kind}"
        return (self.words.forms(key, ("button",), answer=label)[1] if key in self.words else "") or label

    def is_on_board(self, question: Question, view: msgspec.Struct) -> bool:
        """Return whether *question* is answered on the board, and not with what one holds."""
        return self.special.is_on_board(question, view)

    def is_of_hand(self, question: Question) -> bool:
        """Return whether the answers to *question* are places in a hand."""
        return self.special.is_of_hand(question)

    def score(self, seat: Seat, score: int, view: msgspec.Struct | None) -> str:
        """Return what a seat has won with, or lost."""
        won = self.say("score", score=score)
        facts = {} if view is None else self.special.standing(seat, view)
        return self.say("standing", won=won, **facts) if facts else won

    def seat(self, seat: Seat, view: msgspec.Struct) -> str:
        """Return how *seat* stands: "life 5 of 8, 3 cards, 4 of 6 VP"."""
        return self.say("seat", **self.special.seat_facts(self, seat, self.in_language(view)))

    def token(self, token: str) -> str:
        """Return how a *token* is called outside of any question."""
        return self.special.token(self, token)

    def round(self, view: msgspec.Struct | None) -> int:
        """Return the round that *view* shows; 0 where a game has none, or has not begun."""
        return 0 if view is None else self.special.round(view)

    def round_summary(self, events: Sequence[Event], view: msgspec.Struct | None) -> list[str]:
        """Return the last round that is over in two lines; *events* are the newest that everybody has seen."""
        if view is None:
            return []
        passed = last_round(events, lambda event: self.special.begins_round(event, view))
        return self.special.round_summary(self, passed, view) if passed else []

    def times_around(self, view: msgspec.Struct | None) -> int:
        """Return which time around the table it is, for followers."""
        return 0 if view is None else self.special.times_around(view)


def lexicon(words: Words, game: Game[Any]) -> list[Term]:
    """Return the cards and kaiju of *game* that can be looked up."""
    teller = Teller(words, game.key, {})
    return teller.special.lexicon(teller, game)
