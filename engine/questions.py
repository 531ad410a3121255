"""What a game can ask, and how it is answered."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias, TypeVar

import msgspec

from engine.errors import IllegalPick

Seat: TypeAlias = int
Pick: TypeAlias = str | int


class Decision(msgspec.Struct, frozen=True):
    """A question to *seat* with all its legal answers; *secret* if these depend on what others cannot see.

    A secret question is asked even if there is one answer, for its mere absence would tell something.
    *default*, if the rules name one, is what counts when time runs out. What nobody *waits* for is answered at once,
    by a standing order or by default; beside other questions it stays open until one of them is answered. It *reveals*
    if something hidden comes to light by being asked it, cards looked at for one: undo stops there. An *urgent* one
    keeps somebody else's turn waiting: it has a short clock of its own, and then its default counts.
    """

    seat: Seat
    ask: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    secret: bool = False
    default: tuple[Pick, ...] | None = None
    waits: bool = True
    reveals: bool = False
    urgent: bool = False

    @property
    def is_forced(self) -> bool:
        """Whether there is exactly one way to answer."""
        return len(self.options) == self.least

    def answer(self, picks: tuple[Pick, ...]) -> Any:
        """Return what the script receives for *picks*: the token itself."""
        if len(picks) == 1 and picks[0] in self.options:
            return picks[0]
        raise self._complaint(picks)

    def _complaint(self, picks: tuple[Pick, ...]) -> IllegalPick:
        strange = [str(pick) for pick in picks if pick not in self.options]
        if strange:
            return IllegalPick(f"{', '.join(strange)} cannot be chosen now.", picks)
        if len(set(picks)) < len(picks):
            return IllegalPick("The same thing was chosen twice.", picks, key="chosen-twice")
        is_exact = self.least == self.most
        wanted = str(self.least) if is_exact else f"{self.least} to {self.most}"
        numbers = {"least": self.least, "most": self.most, "given": len(picks)}
        facts = numbers | {"is_exact": "yes" if is_exact else "no"}
        return IllegalPick(f"Choose {wanted}, not {len(picks)}.", picks, key="choose", facts=facts)


class Subset(Decision, frozen=True):
    """A Decision for *least* to *most* of its options, each once; the script receives a tuple of tokens."""

    def answer(self, picks: tuple[Pick, ...]) -> Any:
        """Return the tuple the script receives for *picks*."""
        right = self.least <= len(picks) <= self.most and len(set(picks)) == len(picks)
        if right and all(pick in self.options for pick in picks):
            return picks
        raise self._complaint(picks)


class Amount(msgspec.Struct, frozen=True):
    """A question for a number from *low* to *high* in steps of *step*."""

    seat: Seat
    ask: str
    low: int
    high: int
    step: int = 1
    secret: bool = False
    default: tuple[Pick, ...] | None = None
    waits: bool = True
    reveals: bool = False
    urgent: bool = False

    @property
    def is_forced(self) -> bool:
        """Whether there is exactly one way to answer."""
        return self.low + self.step > self.high

    def answer(self, picks: tuple[Pick, ...]) -> int:
        """Return the number the script receives for *picks*."""
        if len(picks) == 1 and type(picks[0]) is int:
            number = picks[0]
            if self.low <= number <= self.high and (number - self.low) % self.step == 0:
                return number
        steps = f" in steps of {self.step}" if self.step > 1 else ""
        facts = {"low": self.low, "high": self.high, "step": self.step}
        raise IllegalPick(f"Choose a number from {self.low} to {self.high}{steps}.", picks, key="number", facts=facts)


Question: TypeAlias = Decision | Amount
Asked: TypeAlias = Question | tuple[Question, ...]
T = TypeVar("T")
#: What a rule that asks returns. It receives a token for a Decision, a tuple of tokens for a Subset, a number for an
#: Amount, and a tuple of these where a tuple of questions was yielded. If nobody waits for one of that tuple, it is a
#: race: the first answer given is sent, as (seat, answer), and the other questions are gone unless asked again.
Script: TypeAlias = Generator[Asked, Any, T]


class Choice(msgspec.Struct, frozen=True):
    """The answer of *seat*; *number*, if given, says which question of the game it was meant for."""

    seat: Seat
    picks: tuple[Pick, ...]
    number: int | None = None
