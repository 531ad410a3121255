"""A table at one moment: everything that a picture and its alt text are made from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from engine.play import Decision, Event, Question, Seat
from render.letters import letters
from render.orders import Form, ProspectsOrder
from render.words import Words
from words.registry import words_of
from words.teller import Teller

ENDING = 2  # happenings that are told of several acts
V = TypeVar("V", bound=msgspec.Struct)


class Snapshot(msgspec.Struct, Generic[V], frozen=True):
    """What *view* shows, and the people's *names* by seat.

    *asked* are the open questions, *events* the last step (or all there were, for a result), or what happened in the
    last so many *acts*; looking *ahead* they are only suggested. *choice* is the question of the person who looks: its
    options are lettered. *name_limit* cuts names in alt text. A result has a *form*, and *prospects* if they are known.
    """

    view: V
    names: Sequence[str]
    say: Words
    asked: Sequence[Question] = ()
    events: Sequence[Event] = ()
    choice: Question | None = None
    name_limit: int = 64
    acts: int = 1
    is_ahead: bool = False
    prospects: ProspectsOrder | None = None
    form: Form = "wide"

    @property
    def kaiju(self) -> dict[Seat, str]:
        """The names of the kaiju by seat."""
        return words_of(self.say.key).kaiju_names(self.view)

    @property
    def teller(self) -> Teller:
        """The teller of this table, which calls seats by their kaiju."""
        return self.say.teller(self.kaiju, self.view)

    @property
    def letters(self) -> dict[str, str]:
        """The letter of each option of the choice."""
        return letters(self.choice.options) if isinstance(self.choice, Decision) else {}

    @property
    def acting(self) -> list[Seat]:
        """The seats that are asked."""
        return [question.seat for question in self.asked]

    def who(self, seat: Seat) -> str:
        """Return the kaiju of *seat* and its player."""
        name, most = self.names[seat], self.name_limit
        person = name if len(name) <= most else name[: most - 1].rstrip() + "…"
        return self.say("named", kaiju=self.kaiju[seat], person=person)

    def counted(self, told: Sequence[str]) -> tuple[str, ...]:
        """Return what is *told*; of several acts how many they are, and the end of it."""
        return tuple(told) if self.acts == 1 else (self.say("moves", count=self.acts), *told[-ENDING:])

    def limited(self, name_limit: int) -> Snapshot[V]:
        """Return the same with names of at most *name_limit* characters in alt text."""
        return msgspec.structs.replace(self, name_limit=name_limit)
