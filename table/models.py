"""What crosses the boundary of table/: people, tables, seats, questions, log lines. All frozen."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from engine.play import Event, Outcome, Pick, Question, Seat

Status: TypeAlias = Literal["lobby", "running", "finished", "broken"]
#: Who gave an answer: the person, the computer in that seat, a standing order, the only option there
#: was, the default of what nobody waits for, the careful player for somebody whose time had run out, or the person
#: along with the answer before.
By: TypeAlias = Literal["human", "computer", "order", "forced", "default", "fallback", "along"]
Way: TypeAlias = Literal["mention", "dm", "none"]
BoardForm: TypeAlias = Literal["wide", "tall"]
#: Lines for beginners below questions: in the first games of a kind, always, never.
Coaching: TypeAlias = Literal["", "on", "off"]
Value: TypeAlias = str | int | bool
THERE = "there"  # a search ends with those who have come
FOLLOW = "follow:"  # how the slot begins, before their id, in which stands that somebody follows a table


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays, and how they want to be reached. Quiet hours are minutes of their day."""

    id: str
    name: str
    locale: str = ""
    ping: Way = "mention"
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    vacation_until: float = 0.0
    vacation_year: int = 0
    vacation_days: int = 0
    language: str = ""  # chosen by themselves; *locale* is their program's
    confirms: bool = False  # wants to be asked before an answer counts
    colours: str = ""  # of the pictures shown to them
    board: BoardForm = "wide"  # form of the pictures shown to them
    coaching: Coaching = ""
    heads_up: bool = False  # wants a quiet word when their turn is next


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat: a person, a computer of some *level*, or open. The computer plays while *away*; *assisted* by hints.

    *vacation_until* is told to those who look while it lasts; *last_act*, the version of the person's last answer by
    hand, *spent*, seconds of the reserve, and *foretold*, the turn in which they were last told that theirs is next, to
    nobody. Who *is_ready* has said so in the lobby.
    """

    seat: Seat
    person: str = ""
    name: str = ""
    level: str = ""
    kaiju: str = ""
    away: bool = False
    lapses: int = 0
    last_act: int = 0
    ping: Way | Literal[""] = ""
    removed: tuple[str, ...] = ()
    vacation_until: float = 0.0
    assisted: bool = False
    spent: float = 0.0
    is_ready: bool = False
    foretold: int = 0

    @property
    def is_human(self) -> bool:
        """Whether a person is there to be asked."""
        return bool(self.person) and not self.away

    @property
    def is_open(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.level and not self.is_human


class Opening(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game of a lobby begins: with *wanted* seats taken, or as many as it has; *by_itself* or by its host.

    A lobby that *seeks* players does so until a time, or until it begins at a *set* one. *then* says what follows
    where too few have come: a level of computers that fill up, those who are `THERE`, or nothing: it closes.
    *is_checking*: everybody is being asked whether they are ready.
    """

    wanted: int = 0
    by_itself: bool = False
    seeks: bool = False
    is_set: bool = False
    then: str = ""
    is_checking: bool = False


class VoteInfo(msgspec.Struct, frozen=True):
    """An open vote: what for, who may vote, how they did, and how many yeses carry it."""

    id: int
    table: int
    kind: str
    by: str
    opened: float
    closes: float
    voters: tuple[str, ...]
    needed: int
    seat: Seat = -1
    version: int = 0
    yes: tuple[str, ...] = ()
    no: tuple[str, ...] = ()


class OrderInfo(msgspec.Struct, frozen=True):
    """A standing order of a seat: its *key* in the game's list, its value, until when and how often."""

    id: int
    table: int
    seat: Seat
    person: str
    key: str
    value: Value | None = None
    until: float | None = None
    uses: int | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody may know it.

    *broken_by* is what closed it without a result; *closes* is when a lobby in which nothing happens is going to.
    *seeks_until* is when one stops looking for players.
    *rules_now* is the version of the rules that new games are played by; *changed* are the rules, each with the version
    that changed it, that a table of an earlier version cannot keep as they were.
    """

    id: int
    server: str
    game: str
    status: Status
    host: str
    version: int
    created: float
    options: dict[str, Value] = {}
    budget: int | None = None
    seats: tuple[SeatInfo, ...] = ()
    started: float = 0.0
    ended: float = 0.0
    paused: float | None = None
    pause_reason: str = ""
    commitment: str = ""
    rules_version: int = 0
    rules_now: int = 0
    changed: tuple[tuple[int, str], ...] = ()
    content_hash: str = ""
    votes: tuple[VoteInfo, ...] = ()
    holders: dict[str, tuple[Seat, ...]] = {}
    outcome: Outcome | None = None
    broken_by: str = ""
    closes: float = 0.0
    opening: Opening = Opening()
    seeks_until: float = 0.0
    kind: str = ""

    @property
    def purpose(self) -> str:
        """What a practice table is for; nothing for a game among people."""
        return str(self.options.get("purpose", "")) if self.kind else ""


class Asked(msgspec.Struct, frozen=True):
    """A question to the one who looks; *version* goes back with the answer. A chore can be handed over."""

    question: Question
    version: int
    since: float
    deadline: float | None
    on_reserve: bool = False
    is_chore: bool = False


class Waiting(msgspec.Struct, frozen=True):
    """Who is waited for, with what kind of question and until when.

    *public* is the question itself, with its options, where these tell nothing that others cannot see. One who *may*
    answer is asked beside others and holds nobody up; *on_reserve*: the budget is over.
    """

    seat: Seat
    ask: str
    since: float
    deadline: float | None
    on_reserve: bool = False
    may: bool = False
    public: Asked | None = None


class Guidance(msgspec.Struct, frozen=True):
    """Where somebody stands in a lesson, and what the coach *says* there; *title* and that are keys of messages.

    It is lesson *number* *of* those of its game; a whole game has no *steps*. *misses*: wrong answers to this step.
    """

    game: str
    key: str
    title: str
    number: int
    of: int
    step: int
    steps: int
    says: str
    is_over: bool = False
    misses: int = 0


class Look(msgspec.Struct, frozen=True):
    """A table through the eyes of one person: the view, their questions, and who is waited for.

    *reserve* is the time they have left beyond the budgets, None without a clock. Who *is_coached* reads a line for
    beginners below each question; who *is_new* has given no answer yet in their first game of a kind. *note* is what
    they have noted for themselves.
    """

    table: TableInfo
    seat: Seat | None = None
    view: Any = None
    questions: tuple[Asked, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    sealed: tuple[Seat, ...] = ()
    can_undo: bool = False
    can_redo: bool = False
    reserve: float | None = None
    is_coached: bool = False
    is_new: bool = False
    guidance: Guidance | None = None
    note: str = ""

    @property
    def is_led(self) -> bool:
        """Whether a lesson leads step by step, and not through a whole game."""
        return self.guidance is not None and self.guidance.steps > 0


class Preview(msgspec.Struct, frozen=True):
    """What an answer would do. *is_final*: it reveals something, or one is not asked again after it.

    What would come to light is not told beforehand: then there are no events, and *view* is None.
    """

    events: tuple[Event, ...]
    view: Any
    is_final: bool


class Acted(msgspec.Struct, frozen=True):
    """What an answer did to the table as it was *before*. *repeated*: it had been given already, nothing changed."""

    version: int
    events: tuple[Event, ...]
    look: Look
    repeated: bool = False
    before: int = 0


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log as one viewer may read it; *undone* names the line that took it back."""

    version: int
    at: float
    kind: str
    seat: Seat = -1
    person: str = ""
    name: str = ""  # of the person
    by: By | Literal[""] = ""
    ask: str = ""
    picks: tuple[Pick, ...] | None = None
    events: tuple[Event, ...] = ()
    undone: int | None = None
    data: dict[str, Any] = {}


class LookAndLog(msgspec.Struct, frozen=True):
    """A table as one person may see it, with the newest lines of its log."""

    look: Look
    lines: tuple[LogLine, ...]


class Listing(msgspec.Struct, frozen=True):
    """Where a table is, in the front end's words, and who sits there; *channel* is empty if it has no place.

    One that is *sealed* may be seen by nobody else, and its log and its replay by nobody at all.
    """

    table: int
    server: str
    game: str
    status: Status
    channel: str = ""
    seats: tuple[str, ...] = ()  # the people by seat; empty where a computer sits, or nobody
    kind: str = ""
    sealed: bool = False


class OpenPage(msgspec.Struct, frozen=True):
    """The private page that a person has open at a table; until it *expires* the front end can edit it.

    *handle* is what the front end needs for that, a secret in its own words. *screen* is what the page shows, *since*
    the line of the log after which it tells what has happened.
    """

    table: int
    person: str
    handle: str
    expires: float
    screen: str = ""
    since: int = 0

    def __repr__(self) -> str:
        """Return which page it is, without the secret."""
        return f"OpenPage(table={self.table}, person={self.person!r}, screen={self.screen!r})"


class Record(msgspec.Struct, frozen=True):
    """Something kept beside tables, found by its *kind* and *key*; of a *server*, of a *person*, of both or of nobody.

    *version* counts its changes. It is dropped after it *expires*; what belongs to a person goes with them.
    """

    kind: str
    key: str
    server: str = ""
    person: str = ""
    data: dict[str, Any] = {}
    changed: float = 0.0
    expires: float | None = None
    version: int = 1


class ServerInfo(msgspec.Struct, frozen=True):
    """What the front end keeps of a server, by key."""

    id: str
    facts: dict[str, str] = {}


class TableSummary(msgspec.Struct, frozen=True):
    """A line in somebody's list of tables."""

    id: int
    server: str
    game: str
    status: Status
    paused: bool
    is_waiting: bool
    deadline: float | None
    changed: float
