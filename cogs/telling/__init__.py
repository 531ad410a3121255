"""Facts into words: events, questions and answers of any game, in any language.

A `Teller` knows the language, the game and the names at the table. What is special to a game (how its cards are
spelled, what a pick means) is in the module of that name beside this one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from cogs.telling import monopoly, tokyo_clash, total_war
from cogs.telling.word import Word
from data.words import Words
from engine.play import Event, Game, Pick, Question, Seat
from table.models import Waiting

Fact: TypeAlias = str | int
#: Fields of events that hold a seat, in every game.
SEATS = frozenset({"seat", "by", "attacker", "victim", "target", "winner", "owner"})
#: What each game adds: the facts of an event that need more than spelling, of a question, and the label of a pick.
GAMES = {"total_war": total_war, "tokyo_clash": tokyo_clash, "monopoly": monopoly}
#: The games whose pictures letter all that can be chosen; elsewhere only what is chosen on the board has letters.
LETTERED = frozenset({"total_war", "tokyo_clash"})


class Teller:
    """Tells one game in one language; *view*, if there is one, says how the places of this table are called."""

    def __init__(self, words: Words, game: str, names: Mapping[Seat, str], view: msgspec.Struct | None = None) -> None:
        self.words = words
        self.view = view
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

    def is_minor(self, event: Event) -> bool:
        """Return whether *event* goes without saying where the story is told short."""
        minor: bool = self._special.is_minor(event)
        return minor

    def question(self, question: Question, view: msgspec.Struct) -> str:
        """Return what *question* asks the one it is put to."""
        return self.say(f"ask-{question.ask}", **self._special.question_facts(self, question, view))

    def waiting(self, asked: Question | Waiting, view: msgspec.Struct) -> str:
        """Return what others wait for, as in "waiting for Ben to …"."""
        return self.say(f"wait-{asked.ask}", **self._special.question_facts(self, asked, view))

    def pick(self, question: Question, pick: Pick, view: msgspec.Struct) -> str:
        """Return the label of *pick* as an answer to *question*."""
        if isinstance(pick, int) and not hasattr(self._special, "amount"):
            return str(pick)
        label: str = self._special.pick(self, question, pick, view)
        return label

    def wish(self, question: Question, pick: Pick, view: msgspec.Struct) -> str:
        """Return what *pick*, which is not offered, would be called."""
        special = getattr(self._special, "wish", None)
        return special(self, question, pick, view) if special else self.pick(question, pick, view)

    def about(self, question: Question, pick: Pick, view: msgspec.Struct) -> str:
        """Return a little more about *pick* than its label says, or nothing."""
        text: str = self._special.about(question, pick, view)
        return text

    def notes(self, question: Question, view: msgspec.Struct) -> list[str]:
        """Return what else is said below *question*: above all why something is not offered."""
        lines: list[str] = self._special.notes(self, question, view)
        return lines

    def group(self, question: Question, kind: str) -> str:
        """Return what stands over the answers of one *kind*; nothing if the answers stand together."""
        key = f"{self.game}-group-{question.ask}-{kind}"
        return self.words.say(key) if key in self.words else ""

    def is_on_board(self, question: Question, view: msgspec.Struct) -> bool:
        """Return whether *question* is answered on the board, and not with what one holds."""
        asks_where = getattr(self._special, "is_on_board", None)
        return bool(asks_where and asks_where(question, view))

    def score(self, seat: Seat, score: int, view: msgspec.Struct | None) -> str:
        """Return what a seat has won with, or lost."""
        won = self.say("score", score=score)
        standing = getattr(self._special, "standing", None)
        facts = standing(view, seat) if standing and view is not None else None
        return self.say("standing", won=won, **facts) if facts else won

    def seat(self, seat: Seat, view: msgspec.Struct) -> str:
        """Return how *seat* stands: "life 5 of 8, 3 cards, 4 of 6 VP"."""
        return self.say("seat", **self._special.seat_facts(self, seat, view))

    def token(self, token: str) -> str:
        """Return how a *token* is called outside of any question."""
        text: str = self._special.token(self, token)
        return text

    def round(self, view: msgspec.Struct) -> int:
        """Return the round that *view* shows; 0 where a game has none."""
        return int(getattr(view, "round", 0))

    def times_around(self, view: msgspec.Struct) -> int:
        """Return which time around the table it is, for followers: the round, or where a game has none, of turns."""
        count = getattr(self._special, "times_around", None)
        return int(count(view)) if count else self.round(view)


def lexicon(words: Words, game: Game[Any]) -> list[Word]:
    """Return the cards and kaiju of *game* that can be looked up."""
    found: list[Word] = GAMES[game.key].lexicon(Teller(words, game.key, {}), game)
    return found


def deck(game: Game[Any]) -> tuple[str, ...]:
    """Return all the cards of *game*'s deck, for the pictures of them."""
    cards: tuple[str, ...] = GAMES[game.key].deck(game)
    return cards


def wishes(game: str, question: Question, view: msgspec.Struct) -> list[str]:
    """Return what somebody might want to answer and cannot, for *Why not?*."""
    found: list[str] = GAMES[game].wishes(question, view)
    return found


def order_tokens(game: str, view: msgspec.Struct) -> list[str]:
    """Return the tokens that a standing order may name: those the one who looks could play."""
    found: list[str] = GAMES[game].order_tokens(view)
    return found


def kaiju_names(game: str, view: msgspec.Struct) -> dict[Seat, str]:
    """Return how the kaiju in *view* are called, seat by seat."""
    names: dict[Seat, str] = GAMES[game].kaiju_names(view)
    return names


def yes_or_no(truth: bool) -> str:
    """Return *truth* as the messages select by it."""
    return "yes" if truth else "no"
