"""What can be answered: each option with its letter, in words, and what it would do."""

from collections.abc import Sequence

import msgspec

from engine.monopoly.prospect import Prospect, prospect
from engine.monopoly.view import RampageView
from render.snapshot import Snapshot
from words.phrase import Phrase


class Option(msgspec.Struct, frozen=True):
    """An answer: its token, its letter, what it says, and what it would do."""

    token: str
    letter: str
    phrase: Phrase
    promised: Prospect

    @property
    def space(self) -> int | None:
        """The number of the space it is about."""
        return self.promised.space


def options(table: Snapshot[RampageView]) -> list[Option]:
    """Return what the choice offers."""
    view, choice, teller = table.view, table.choice, table.teller
    return [
        Option(token, letter, teller.answer(choice, token, view), prospect(view, choice, token))
        for token, letter in table.letters.items()
        if choice is not None
    ]


def on_board(table: Snapshot[RampageView]) -> list[Option]:
    """Return what the choice offers, if an answer to it is a space."""
    offered = options(table)
    return offered if any(option.space is not None for option in offered) else []


def plates(offered: Sequence[Option]) -> dict[int, str]:
    """Return what stands on the spaces: a letter, or the first and the last of several."""
    found: dict[int, list[str]] = {}
    for option in offered:
        if option.space is not None:
            found.setdefault(option.space, []).append(option.letter)
    return {space: named[0] if len(named) == 1 else f"{named[0]}–{named[-1]}" for space, named in found.items()}
