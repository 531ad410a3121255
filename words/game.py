"""What a game brings to this room: its words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from data.words import Words
from engine.play import Event, Game, Pick, Question, Seat
from words.names import kaiju_name
from words.phrase import Phrase
from words.portrait import Portrait
from words.term import Term

if TYPE_CHECKING:
    from words.teller import Teller

Fact: TypeAlias = str | int
Facts: TypeAlias = dict[str, Fact]
V = TypeVar("V")


class Prompt(Protocol):
    """A question as far as everybody may know it: whom it is put to, and what it is about."""

    @property
    def seat(self) -> Seat:
        """Whom it is put to."""

    @property
    def ask(self) -> str:
        """What kind of question it is."""


class GameWords(ABC, Generic[V]):
    """The words of one game, for views of type *V*; what has a body here is what most games need."""

    #: How much a short account wants to tell an event of each kind; 1 if it is not named here.
    weights: ClassVar[Mapping[type[Event], int]] = {}
    #: Whether pictures letter all that can be chosen; if not, only what is chosen on the board has letters.
    is_lettered = True

    def in_language(self, words: Words, view: V) -> V:
        """Return *view* with the things of the box named as *words* have them; a data pack's own names stay."""
        return view

    @abstractmethod
    def event_facts(self, teller: Teller, event: Any) -> Facts:
        """Return the facts of *event* that need more than their value."""

    def is_minor(self, event: Event) -> bool:
        """Return whether a short account leaves *event* out."""
        return False

    def weight(self, event: Event) -> int:
        """Return how telling *event* is: 0 goes without saying, from 4 on it is what people talk about."""
        return 0 if self.is_minor(event) else self.weights.get(type(event), 1)

    def blow(self, event: Any) -> tuple[Seat, Seat] | None:
        """Return who strikes whom if that is what *event* tells; -1 stands for nobody at the table."""
        return None

    def is_told_with(self, event: Event, other: Event) -> bool:
        """Return whether *other*, which follows *event*, is told in the same sentence."""
        return False

    def facts_together(self, teller: Teller, events: Sequence[Any]) -> Facts:
        """Return the facts of *events* that are told in one sentence, `<name of the event>-several`."""
        return {}

    def question_facts(self, teller: Teller, question: Prompt, view: V) -> Facts:
        """Return what *question* is about."""
        return {}

    @abstractmethod
    def answer(self, teller: Teller, question: Question, token: str, view: V) -> Phrase:
        """Return *token*, offered by *question*, in words: what it would do, cost and bring."""

    def together(self, teller: Teller, question: Question, tokens: Sequence[str]) -> str:
        """Return *tokens*, one answer of several, as its button says it; nothing where a list of them says it."""
        return ""

    def amount(self, teller: Teller, question: Question, number: int, view: V) -> str:
        """Return a *number* as an answer to *question*."""
        return str(number)

    def wish(self, teller: Teller, question: Question, token: str, view: V) -> str:
        """Return what *token*, which *question* does not offer, would be called."""
        return self.answer(teller, question, token, view).label

    def wishes(self, question: Question, view: V) -> list[str]:
        """Return answers that are not offered but may be looked for, for *Why not?*."""
        return []

    def emoji(self, question: Question, token: str) -> str:
        """Return the name of the emoji in data/emojis that stands beside *token*, nothing if none does."""
        return ""

    def about(self, question: Question, token: str, view: V) -> str:
        """Return a little more about *token* than its label says, or nothing."""
        return ""

    def notes(self, teller: Teller, question: Question, view: V) -> list[str]:
        """Return what else is said below *question*: above all why something is not offered."""
        return []

    def coaching(self, teller: Teller, question: Question, view: V) -> tuple[str, Facts]:
        """Return which case of the beginners' line below *question* fits, and what it needs; never what is best."""
        return "", {}

    def reason(self, teller: Teller, question: Question, picks: Sequence[Pick], view: V) -> str:
        """Return one fact that speaks for *picks* and that their player can see; nothing if there is none."""
        return ""

    def is_on_board(self, question: Question, view: V) -> bool:
        """Return whether *question* is answered on the board, and not with what one holds."""
        return False

    def is_of_hand(self, question: Question) -> bool:
        """Return whether the answers to *question* are places in a hand: what lies there only its player sees."""
        return False

    def standing(self, seat: Seat, view: V) -> Facts:
        """Return what a final score says besides its number; nothing if the number is all."""
        return {}

    def is_out(self, seat: Seat, view: V) -> bool:
        """Return whether *seat* is out of a game that goes on."""
        return False

    @abstractmethod
    def seat_facts(self, teller: Teller, seat: Seat, view: V) -> Facts:
        """Return how *seat* stands, as everybody sees it."""

    @abstractmethod
    def kaiju_names(self, view: V) -> dict[Seat, str]:
        """Return how the kaiju are called, seat by seat."""

    def round(self, view: V) -> int:
        """Return the round that *view* shows; 0 where a game has none."""
        return 0

    def times_around(self, view: V) -> int:
        """Return which time around the table it is: the round, or where a game has none, of turns."""
        return self.round(view)

    def begins_round(self, event: Event, view: V) -> bool:
        """Return whether a round begins with *event*."""
        return False

    def round_summary(self, teller: Teller, events: Sequence[Event], view: V) -> list[str]:
        """Return a round, of which everybody has seen *events*, in two lines; nothing where a game sums up none."""
        return []

    def order_tokens(self, view: V) -> list[str]:
        """Return the tokens that a standing order may name: those that the person who looks could play."""
        return []

    @abstractmethod
    def token(self, teller: Teller, token: str) -> str:
        """Return how a *token* is called outside of any question."""

    def deck(self, game: Game[Any]) -> Sequence[str]:
        """Return all the cards of *game*'s deck, every copy, for the pictures of them."""
        return ()

    def lexicon(self, teller: Teller, game: Game[Any]) -> list[Term]:
        """Return the cards and kaiju of *game* that can be looked up."""
        return []

    def portrait(self, teller: Teller, game: Game[Any], key: str) -> Portrait:
        """Return the kaiju *key* of *game* as somebody sees it who chooses one."""
        return Portrait(key, kaiju_name(teller.words, key), about=self.character(teller, key))

    def character(self, teller: Teller, kaiju: str) -> str:
        """Return how *kaiju* plays, in a line; nothing if the game does not say."""
        return teller.say(f"kaiju-{kaiju}") if teller.has(f"kaiju-{kaiju}") else ""
