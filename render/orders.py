"""What can be ordered from the painter: plain data that says which picture of which game, and for whose eyes."""

from __future__ import annotations

import hashlib
from typing import Literal, TypeAlias

import msgspec

from engine.play import Event, Outcome, Question
from words.portrait import Portrait

#: Landscape for the box that Discord gives a picture on the desktop, or portrait for a phone held upright.
Form: TypeAlias = Literal["wide", "tall"]


class Order(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A picture to be drawn. Two orders with the same key look the same."""

    game: str
    locale: str = "en"

    @property
    def key(self) -> bytes:
        """What tells this picture from every other."""
        return hashlib.blake2b(msgspec.msgpack.encode(self), digest_size=16).digest()


class TableOrder(Order, frozen=True, kw_only=True):
    """A picture of a table; `Snapshot` explains the fields."""

    view: msgspec.Struct
    names: tuple[str, ...]
    asked: tuple[Question, ...] = ()
    events: tuple[Event, ...] = ()
    choice: Question | None = None
    acts: int = 1
    form: Form = "wide"


class BoardOrder(TableOrder, frozen=True, kw_only=True):
    """The board; or, looking *ahead*, as it would be after *events* that are only suggested."""

    is_ahead: bool = False


class HandOrder(TableOrder, frozen=True, kw_only=True):
    """The hand of the seat whose *view* it is."""


class ResultOrder(TableOrder, frozen=True, kw_only=True):
    """How a game ended; *events* are all there were, *prospects* how it went, if somebody has judged that."""

    outcome: Outcome
    prospects: ProspectsOrder | None = None


class CardOrder(Order, frozen=True, kw_only=True):
    """One card, large, and how many of *total* it is."""

    card: str
    copies: int
    total: int


class ChartOrder(Order, frozen=True, kw_only=True):
    """A chart or table beside the games: a title with its *accent* in Japanese, and two facts."""

    title: str
    accent: str
    first: str
    second: str


class Bar(msgspec.Struct, frozen=True):
    """A row of statistics: who or what, won how often; *fair* is the share that chance alone would have won.

    *place* 0 is none, and so is an empty *kaiju* or *note*.
    """

    name: str
    wins: int
    games: int
    fair: float
    place: int = 0
    kaiju: str = ""
    note: str = ""

    @property
    def share(self) -> float:
        """The part of the games that was won."""
        return self.wins / self.games


class StandingsOrder(ChartOrder, frozen=True, kw_only=True):
    """Statistics, of one *game* or of all: a bar for each row."""

    bars: tuple[Bar, ...]


class Chance(msgspec.Struct, frozen=True):
    """A seat in a chart of prospects: its *kaiju*, how that is called, who plays, and a share for each moment."""

    kaiju: str
    name: str
    person: str
    shares: tuple[float, ...]


class Turned(msgspec.Struct, frozen=True):
    """A moment that turned a game: at which step, and what the winners' prospects were *before* and *after*."""

    step: int
    before: float
    after: float


class ProspectsOrder(Order, frozen=True, kw_only=True):
    """How the prospects of all seats went at these *steps* of a game: with *open* hands, or from what was known to all.

    *turns* say when they turned, and *winners* are the seats that won.
    """

    title: str
    fact: str
    is_open: bool
    steps: tuple[int, ...]
    seats: tuple[Chance, ...]
    turns: tuple[Turned, ...]
    winners: tuple[int, ...]
    form: Form = "wide"


class RungBar(msgspec.Struct, frozen=True):
    """A row of a ladder: who, their rating and by how much it may be wrong; *place* 0 and an empty *kaiju* are none."""

    name: str
    rating: int
    spread: int
    place: int = 0
    kaiju: str = ""
    note: str = ""


class LadderOrder(ChartOrder, frozen=True, kw_only=True):
    """A ladder of one *game*: a row for each person."""

    rungs: tuple[RungBar, ...]


class CurvePoint(msgspec.Struct, frozen=True):
    """A rating after a game, by how much it may be wrong, and the season it was played in, in words."""

    rating: int
    spread: int
    season: str


class CurveOrder(ChartOrder, frozen=True, kw_only=True):
    """Somebody's rating in one *game* over their games, the oldest first; *provisional* are so many of them."""

    points: tuple[CurvePoint, ...]
    provisional: int = 0


class ContestRow(msgspec.Struct, frozen=True):
    """An entry of a tournament: *cells* are its points round by round, *total* their sum; *place* 0 is none yet."""

    place: int
    name: str
    total: str
    cells: tuple[str, ...] = ()
    is_out: bool = False


class ContestOrder(ChartOrder, frozen=True, kw_only=True):
    """A tournament of one *game*, its *accent* what it is about: *heads* of the rounds, a row for each entry."""

    heads: tuple[str, ...]
    rows: tuple[ContestRow, ...]
    form: Form = "wide"


class PosterSeat(msgspec.Struct, frozen=True):
    """A seat of a lobby, open unless somebody has a *name*; *level* is how well a computer plays, in a word.

    *kaiju* is the key of the one chosen, and *kaiju_name* how it is called; both are empty while none is.
    """

    name: str = ""
    kaiju: str = ""
    kaiju_name: str = ""
    level: str = ""
    is_host: bool = False

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here."""
        return not self.name


class PosterFact(msgspec.Struct, frozen=True):
    """A line about a table; *kind* chooses its icon."""

    kind: Literal["players", "edition", "pace"]
    text: str


class LobbyOrder(Order, frozen=True, kw_only=True):
    """The poster of a table that waits for people: up to three *facts* and all its *seats*, open ones too."""

    title: str
    facts: tuple[PosterFact, ...]
    seats: tuple[PosterSeat, ...]


class KaijuCard(msgspec.Struct, frozen=True):
    """A kaiju that can be chosen; once *holder* has it at *seat*, only that seat can."""

    portrait: Portrait
    seat: int | None = None
    holder: str = ""


class KaijuOrder(Order, frozen=True, kw_only=True):
    """All the kaiju of a game, for the person at *seat*: the free ones have letters."""

    title: str
    seat: int
    person: str
    cards: tuple[KaijuCard, ...]


class PosterGame(msgspec.Struct, frozen=True):
    """A game as the greeting shows it."""

    key: str
    title: str
    players: str
    about: str


class GreetingOrder(Order, frozen=True, kw_only=True):
    """The games that are played here, a column for each."""

    games: tuple[PosterGame, ...]


class Medal(msgspec.Struct, frozen=True):
    """Somebody among the best three: an empty *kaiju* is none; *note* is their rating."""

    place: int
    name: str
    kaiju: str
    note: str


class Podium(msgspec.Struct, frozen=True):
    """The best of a game in a season."""

    key: str
    title: str
    medals: tuple[Medal, ...]


class SeasonOrder(Order, frozen=True, kw_only=True):
    """The end of a season: the best three of each game."""

    title: str
    podiums: tuple[Podium, ...]


class Picture(msgspec.Struct, frozen=True):
    """A picture as it is sent: the file, its name, its alt text, and the text that says all of it."""

    data: bytes
    file_name: str
    alt: str
    text: str
    width: int
    height: int
