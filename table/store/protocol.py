"""What a store can do: read rows, and write a list of changes as one durable transaction.

The host makes `Op`s (`changes.py`); a store turns them into its own language. Everything in one call of `write` happens
or nothing does, and when `write` returns it has reached the disk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias

from engine.play import Seat
from table.errors import TableDamaged
from table.models import Listing, OpenPage, Person, Record, ServerInfo, TableSummary
from table.store.changes import Op, TakeIn
from table.store.leases import Ownership
from table.store.rows import Card, Counters, Due, Entry, Owed, Played, Response, RunningClock, Saved

#: What numbers are given for: tables, and what is at them (votes, standing orders).
Numbered: TypeAlias = Literal["table", "id"]


class Inspector(Protocol):
    """Looks through what is stored, a small piece at a time, in any one thread; it never writes."""

    kinds: tuple[str, ...]  # of rows that belong to no table, or do not keep it from being played
    trees: tuple[str, ...]

    def tables(self, after: int, limit: int) -> list[int]:
        """Return the numbers of the next tables *after* one."""

    def table(self, number: int) -> TableDamaged | None:
        """Return how the table of that *number* is damaged, None if it is sound."""

    def rows(self, kind: str, after: str | int | None, limit: int) -> tuple[list[str | int], str | int | None]:
        """Return the keys of damaged rows among the next ones *after* a key, and the last key looked at, if any."""

    def flaw(self, tree: str) -> str:
        """Return what is wrong with the pages and indexes of a tree."""

    def stop(self) -> None:
        """End what is under way in another thread."""

    def close(self) -> None:
        """Let go of the file."""


class Rows(Protocol):
    """The rows that compound changes (`compound.py`) read and write, inside one transaction. No rules are in here.

    Clocks and messages are those of the tables that this process owns (`leases.Ownership`), or of the shards that the
    change names; whoever owns the others does the same there. A person is forgotten everywhere.
    """

    def clocks(self, person: str) -> list[RunningClock]:
        """Return the clocks that run for the seats of *person*; while a computer plays a seat it has none."""

    def clocks_of_sleepers(self) -> list[RunningClock]:
        """Return the clocks of all people with quiet hours, each with its person."""

    def dues(self, slots: Sequence[tuple[int, str]]) -> list[Due]:
        """Return what has to happen in *slots*, each of a table."""

    def put_dues(self, dues: Iterable[Due]) -> None:
        """Set what has to happen in slots."""

    def move_dues(self, seconds: float, kept: Sequence[str]) -> None:
        """Move all times of all dues but those in the slots *kept*."""

    def move_pauses(self, seconds: float) -> None:
        """Move the moments at which tables were paused."""

    def move_owed(self, seconds: float) -> None:
        """Move the times of all messages."""

    def owed(self, keys: Sequence[str]) -> list[Owed]:
        """Return the messages that are owed under *keys*."""

    def owe(self, owed: Owed, *, unless_untried: str | None = None) -> None:
        """Owe a message; with the same key it takes the place of an earlier one, one revision up.

        One whose delivery was not begun goes out at the earlier of both times. Nothing is owed if a message with the
        key *unless_untried* waits whose delivery was never begun, and which stands nowhere from an earlier one.
        """

    def add_owed(self, messages: Iterable[Owed], *, revise: bool = False) -> None:
        """Owe messages with the tries they say; one that is owed already stays, one revision up if *revise*."""

    def postpone(self, times: Iterable[tuple[str, float]]) -> None:
        """Let messages, named by their keys, go out at other times."""

    def cancel(self, key: str) -> None:
        """Owe a message no longer."""

    def references(self, tables: Sequence[int]) -> list[tuple[int, str]]:
        """Return the tables and slots in which messages of *tables* stand."""

    def open_tables_of(self, person: str) -> list[tuple[int, str]]:
        """Return the lobbies and running games where *person* sits, the oldest first, each with what shows it."""

    def tables_with_deadlines(self) -> list[tuple[int, str]]:
        """Return the tables at which a deadline runs, the oldest first, each with what shows it."""

    def put_person(self, person: Person) -> None:
        """Write what is known of a person who is new."""

    def delete_person(self, person: str) -> None:
        """Delete a person with their orders, pages, votes they opened, cards, records and the messages owed to them."""

    def rename_person(self, person: str, stranger: str) -> None:
        """Put *stranger* wherever else *person* is named."""

    def tables_naming(self, person: str) -> list[int]:
        """Return the tables whose log names *person*."""

    def is_chained(self, table: int) -> bool:
        """Return whether the digests of a table's log are right; those of one that is damaged must stay wrong."""

    def chain_again(self, table: int) -> None:
        """Compute the digests of a table's log again, and the digest in its row."""


class Store(Protocol):
    """Where tables are kept. `write` is atomic and durable; reads see everything that was written before."""

    #: Told of every list of changes, as soon as it is written.
    on_write: list[Callable[[Sequence[Op]], None]]
    #: Which tables are this process's: their dues and messages are read here, and writes to others fail (`Fenced`).
    ownership: Ownership
    #: What an admin should know: that the server which keeps everything is away; empty when all is well.
    trouble: str

    async def write(self, ops: Sequence[Op]) -> None:
        """Do all of *ops*, or nothing; return when it is safe on the disk."""

    async def counters(self) -> Counters:
        """Return the highest numbers given so far."""

    async def fresh(self, what: Numbered, count: int = 1) -> int:
        """Return the first of *count* numbers that follow each other and that nobody was or will be given."""

    async def load(self, table: int) -> Saved | None:
        """Return all that a table needs in memory, or raise `TableDamaged`."""

    async def entries(
        self, table: int, *, after: int = -1, before: int | None = None, limit: int | None = None, last: bool = False
    ) -> list[Entry]:
        """Return lines of the log in order, the *last* ones of the span if asked for."""

    async def answer_to(self, table: int, question: int, seat: Seat) -> Entry | None:
        """Return the line that answered a question, the newest if it was answered again."""

    async def dues(self, now: float, limit: int) -> list[Due]:
        """Return what has to happen by *now* at the tables that are owned here, the oldest first."""

    async def next_due(self, after: float) -> float | None:
        """Return when the next thing after that time has to happen."""

    async def owed(self, now: float, limit: int) -> list[Owed]:
        """Return the messages owed by *now* by the tables that are owned here, the oldest first."""

    async def next_owed(self, after: float) -> float | None:
        """Return when the next message after that time has to go out."""

    async def references(self, table: int) -> dict[str, str]:
        """Return where the messages of a table stand."""

    async def table_at(self, slot: str, reference: str) -> int | None:
        """Return the newest table that has something of its own at that place."""

    async def pages(self, now: float) -> list[OpenPage]:
        """Return the pages that people have open and that have not expired by *now*."""

    async def server(self, server: str) -> ServerInfo | None:
        """Return what is known of a server."""

    async def record(self, kind: str, key: str) -> Record | None:
        """Return a record, None if there is none."""

    async def records_at(self, kind: str, keys: Sequence[str]) -> list[Record]:
        """Return those records of a kind that are kept under one of *keys*, in any order."""

    async def records(self, kind: str, *, server: str | None = None, person: str | None = None) -> list[Record]:
        """Return the records of a kind in the order of their keys: all, or those of a server or of a person."""

    async def person(self, person: str) -> Person | None:
        """Return what is known of a person."""

    async def people(self, which: Sequence[str]) -> list[Person]:
        """Return those of *which* of whom anything is known, in any order."""

    async def begun(self, which: Sequence[str], game: str, before: int) -> dict[str, int]:
        """Return at how many games of a kind that had begun and have a lower number people sit or sat, if at any."""

    async def tables_of(self, person: str) -> list[TableSummary]:
        """Return the open tables of a person, the nearest deadline first."""

    async def tables_in(self, server: str) -> list[TableSummary]:
        """Return the open tables of a server, the newest first."""

    async def summaries(self, tables: Sequence[int]) -> list[TableSummary]:
        """Return lines of a list for *tables*, the newest first."""

    async def listing(self, table: int) -> Listing | None:
        """Return where a table is and who sits there."""

    async def gatherings(
        self, *, kind: str = "", server: str = "", person: str = "", is_open: bool = True
    ) -> list[Listing]:
        """Return where the rows without a game are, the newest first: of a kind, a server, a person, or all of them."""

    async def open_in(self, server: str) -> list[Listing]:
        """Return where the open tables of a server are, the newest first."""

    async def finished(self, server: str, since: float = 0.0, game: str = "", person: str = "") -> list[Played]:
        """Return the games played to their end on a server, the oldest first; all, or those of a game or a person."""

    async def begun_in(self, server: str, since: float, until: float) -> int:
        """Return how many games began on a server between two moments."""

    async def outdated(self, rules: Mapping[str, int], reasons: tuple[str, ...]) -> list[int]:
        """Return the running tables whose game was begun by another version of its rules than *rules* says."""

    async def cards(self, server: str, game: str) -> list[Card]:
        """Return what people of a server carry into the next game of that kind."""

    async def content(self, content_hash: str) -> tuple[str, dict[str, str]] | None:
        """Return the game and the texts that were kept under a hash."""

    async def may_take_in(self, file: TakeIn) -> None:
        """Complain if a file would be refused now, before it is played again."""

    async def tally(self) -> dict[str, float]:
        """Return counts for the health report."""

    async def backlog(self, now: float) -> dict[str, tuple[int, float]]:
        """Return how many messages of each kind are owed by *now*, and for how long the oldest is overdue."""

    async def known_of(self, person: str) -> dict[str, Any]:
        """Return everything that is stored about a person."""

    async def answered(self, person: str, since: float) -> list[float]:
        """Return when a person has answered something themselves, at the tables where they sit or sat to the end."""

    async def responses(self, which: Sequence[str], since: float) -> list[list[Response]]:
        """Return how people's questions were answered of late, table by table; of each a bounded part of their log."""

    def inspector(self) -> Inspector:
        """Return what looks through everything that is stored; its caller closes it."""

    async def close(self) -> None:
        """Finish what is waiting, and let go of the file."""
