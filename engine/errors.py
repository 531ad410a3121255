"""What can go wrong, as one tree.

EngineError
├── BadSetup          the table was laid wrong; all problems at once
├── BadDrawing        a drawn position shows nothing that can be laid
├── BadPosition       a stored game cannot be read or does not replay
│   ├── OlderRules        it was stored by a version of the rules from which this one cannot go on
│   └── NewerRules        it was stored by a later version of the rules
└── PickError
    ├── GameOver          there is nothing left to choose
    ├── NotYourDecision   another seat is asked
    ├── StalePick         the answer belongs to an earlier question
    └── IllegalPick       the answer is none of those offered

Every error's text is one sentence for logs and developers; ``rule`` is the id of the rule that forbids the act, if one
does. ``key`` and ``facts`` are what a front end tells a person in any language: the message `refused-<key>`.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TypeAlias

Facts: TypeAlias = Mapping[str, str | int]
_NONE: Facts = MappingProxyType({})


class EngineError(Exception):
    """The root of everything the engine refuses."""

    def __init__(self, text: str, *, rule: str = "", key: str = "unreadable", facts: Facts = _NONE) -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.rule = rule
        self.key = key
        self.facts = dict(facts)


class BadSetup(EngineError):
    """The table was laid wrong; ``problems`` lists everything that has to change."""

    def __init__(self, problems: Iterable[str], *, rule: str = "") -> None:
        self.problems = tuple(problems)
        super().__init__(" ".join(self.problems), rule=rule, key="not-ready")


class BadDrawing(EngineError):
    """A drawn position shows nothing that can be laid; ``line`` is the one that cannot be read."""

    def __init__(self, text: str, line: str = "") -> None:
        super().__init__(f"{text}: {line!r}." if line else f"{text}.")
        self.line = line


class BadPosition(EngineError):
    """A stored game cannot be read back, or its picks do not replay."""


class OlderRules(BadPosition):
    """The game was stored by a version of the rules from which this one cannot go on."""

    def __init__(self, version: int, plays: int) -> None:
        super().__init__(f"A game of version {version} of the rules cannot be carried over to version {plays}.")


class NewerRules(BadPosition):
    """The game was stored by a later version of the rules."""

    def __init__(self, version: int, plays: int) -> None:
        super().__init__(f"The stored game is of version {version} of the rules; this program plays version {plays}.")


class PickError(EngineError):
    """An answer that was not taken; the game has not changed."""


class GameOver(PickError):
    """There is nothing left to choose."""


class NotYourDecision(PickError):
    """Another seat is asked; ``asked`` names those that are."""

    def __init__(self, seat: int, asked: tuple[int, ...]) -> None:
        others = ", ".join(str(other) for other in asked)
        super().__init__(f"Seat {seat} is not asked now; waiting for seat {others}.", key="not-asked")
        self.seat = seat
        self.asked = asked


class StalePick(PickError):
    """The answer belongs to an earlier question; ``number`` is the one asked now."""

    def __init__(self, given: int, number: int) -> None:
        super().__init__(f"That answered question {given}; now question {number} is asked.", key="stale")
        self.given = given
        self.number = number


class IllegalPick(PickError):
    """The answer is none of those offered; ``picks`` are what was tried."""

    def __init__(
        self, text: str, picks: tuple[str | int, ...], *, rule: str = "", key: str = "not-offered", facts: Facts = _NONE
    ) -> None:
        super().__init__(text, rule=rule, key=key, facts=facts)
        self.picks = picks
