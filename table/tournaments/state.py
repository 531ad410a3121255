"""What is kept of a tournament. People are named by their entry, the number of their seat in the gathering."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

Format: TypeAlias = Literal["swiss", "knockout", "duplicate"]
Phase: TypeAlias = Literal["joining", "running", "over", "off"]
#: Who plays on for somebody who withdraws, and fills the last tables: computers, or people who wait.
Substitutes: TypeAlias = Literal["computer", "people"]
WayIn: TypeAlias = Literal["joined", "late", "waiting", ""]
FORMATS: tuple[Format, ...] = ("swiss", "knockout", "duplicate")
SUBSTITUTES: tuple[Substitutes, ...] = ("computer", "people")
COMPUTER = -1  # in place of an entry
MOST = 64  # entries
ROUNDS = range(1, 10)


class Terms(msgspec.Struct, frozen=True):
    """What an organiser chooses: *deadline* is how many seconds a round may take, *starts* when it begins by itself."""

    game: str
    format: Format = "swiss"
    seats: int = 4
    rounds: int = 3
    budget: int | None = 86_400
    deadline: float = 7 * 86_400.0
    substitutes: Substitutes = "computer"
    level: str = "normal"
    preset: str = ""
    starts: float = 0.0


class Match(msgspec.Struct, frozen=True, array_like=True):
    """A table of a round: who sits where. *points* by place (1 beat all, 0 nobody) and *scores* when it is over.

    *how* it ended: played, judged, or split if nothing could be judged.
    """

    entries: tuple[int, ...]
    table: int = 0
    points: tuple[float, ...] = ()
    scores: tuple[int, ...] = ()
    how: str = ""

    @property
    def is_over(self) -> bool:
        """Whether it has a result."""
        return bool(self.how)

    @property
    def people(self) -> tuple[int, ...]:
        """The entries that sit here."""
        return tuple(each for each in self.entries if each != COMPUTER)


class Round(msgspec.Struct, frozen=True):
    """A round; *seed* and *salt* are those of a duplicate one, which nobody is shown before it is over."""

    matches: tuple[Match, ...] = ()
    byes: tuple[int, ...] = ()
    drawn: float = 0.0
    deadline: float = 0.0
    seed: int = 0
    salt: str = ""
    commitment: str = ""
    is_fair: bool | None = None  # what the check of a duplicate round found

    @property
    def is_over(self) -> bool:
        """Whether all tables have a result."""
        return all(match.is_over for match in self.matches)

    @property
    def is_open(self) -> bool:
        """Whether its tables are there."""
        return all(match.table for match in self.matches)


class Tournament(msgspec.Struct, frozen=True):
    """A tournament as it stands. *order* is the draw; *late* are entries that joined after the first round."""

    terms: Terms
    phase: Phase = "joining"
    order: tuple[int, ...] = ()
    rounds: tuple[Round, ...] = ()
    withdrawn: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()  # entries that would take the place of somebody

    @property
    def now(self) -> Round:
        """The newest round."""
        return self.rounds[-1]

    @property
    def way_in(self) -> WayIn:
        """How somebody who joins now takes part: from now on, from the second round on, by waiting, or not at all."""
        if self.phase == "joining":
            return "joined"
        if self.phase != "running":
            return ""
        if len(self.rounds) == 1 and self.terms.format != "knockout" and self.terms.rounds > 1:
            return "late"
        return "waiting" if self.terms.substitutes == "people" else ""

    @property
    def playing(self) -> tuple[int, ...]:
        """The entries that take part in what is to come, in the order of the draw."""
        return tuple(each for each in self.order if each not in self.withdrawn)

    def with_match(self, number: int, match: Match) -> Tournament:
        """Return this with another match in the newest round."""
        matches = (*self.now.matches[:number], match, *self.now.matches[number + 1 :])
        return self.with_round(replace(self.now, matches=matches))

    def with_round(self, newest: Round) -> Tournament:
        """Return this with another newest round."""
        return replace(self, rounds=(*self.rounds[:-1], newest))

    def match_of(self, table: int) -> int | None:
        """Return which match of the newest round is played at *table*."""
        if not self.rounds:
            return None
        return next((at for at, match in enumerate(self.now.matches) if match.table == table), None)


def shown(state: Tournament) -> Tournament:
    """Return what everybody may know: no seed of a round that is not over."""
    hidden = tuple(each if each.is_fair is not None else replace(each, seed=0, salt="") for each in state.rounds)
    return replace(state, rounds=hidden)
