"""What can go wrong at a table, as one tree.

TableError
├── NoSuchTable        there is no table of that number
├── NotSeated          the person has no seat there
├── NotTheHost         only the person who opened the lobby may do that
├── NotNow             the table is not in a state for it: in the lobby, paused, over
├── Refused            a wish that cannot be granted, with the reason
│   └── NotReady         the game cannot start; ``missing`` lists everything
├── NotAsked           somebody else is asked
├── Stale              the answer belongs to an earlier question; ``look`` is the table now
├── Unplayable         the stored game was played by other rules, or cannot be read
├── TableDamaged       what is stored of that table is not what was written; the others play on
└── StoreError         what is stored cannot be read or written
    ├── StoreInUse       another process works on the same file
    ├── StoreBusy        another process keeps the file locked
    ├── StoreFull        the disk is full
    ├── StoreAway        the server that keeps everything cannot be reached
    ├── StoreClosed      the house is closing or closed
    ├── StoreDamaged     the file is damaged; ``backup`` is the newest good one
    ├── Fenced           another worker has taken over; nothing of the act was kept
    └── Conflict         somebody else changed the table meanwhile

Every error's text is one sentence for logs and developers; ``rule`` is the id of the rule that forbids the act, if one
does. ``key`` and ``facts`` are what a front end tells a person in any language: the message `refused-<key>`.
What the engine refuses (`engine.errors.PickError`, `BadSetup`) comes through as it is; an `IllegalPick` at a table
is an `IllegalAnswer`, which has the ``look`` of the person whose answer it was.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from engine.errors import IllegalPick

if TYPE_CHECKING:
    from table.models import Look


class TableError(Exception):
    """The root of everything a table refuses; *key* and *facts* let a front end say the same in any language."""

    def __init__(self, text: str, *, rule: str = "", key: str = "unreadable", **facts: str | int) -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.rule = rule
        self.key = key
        self.facts = facts


class NoSuchTable(TableError):
    """There is no table of that number."""

    def __init__(self, table: int) -> None:
        super().__init__(f"There is no table {table}.")
        self.table = table


class NotSeated(TableError):
    """The person has no seat at the table."""

    def __init__(self, table: int) -> None:
        super().__init__("You are not at this table.")
        self.table = table


class NotTheHost(TableError):
    """Only the person who opened the lobby may do that."""


class NotNow(TableError):
    """The table is not in a state for it."""


class Refused(TableError):
    """A wish that cannot be granted; the text says why."""


class NotReady(Refused):
    """The game cannot start; ``missing`` has one sentence for each thing that has to change."""

    def __init__(self, missing: Iterable[str], *, rule: str = "", key: str = "not-ready", **facts: str | int) -> None:
        self.missing = tuple(missing)
        super().__init__(" ".join(self.missing), rule=rule, key=key, **facts)


class NotAsked(TableError):
    """Somebody else is asked; ``look`` shows the table as it stands."""

    def __init__(self, text: str, look: Look) -> None:
        super().__init__(text, key="not-asked")
        self.look = look


class Stale(TableError):
    """The answer belongs to an earlier question; ``look`` shows the present one."""

    def __init__(self, look: Look) -> None:
        super().__init__("That question is no longer open; here is the present one.", key="stale")
        self.look = look


class IllegalAnswer(IllegalPick):
    """An answer that the rules refuse; nothing has changed, and ``look`` shows the table as it stands."""

    def __init__(self, refusal: IllegalPick, look: Look) -> None:
        super().__init__(str(refusal), refusal.picks, key=refusal.key, facts=refusal.facts)
        self.rule = refusal.rule
        self.look = look


class Unplayable(TableError):
    """The stored game cannot be played on by this version of the program."""


class TableDamaged(TableError):
    """What is stored of *table* is not what was written, from the move *since* on.

    *made* is when the newest backup was made that has the table sound; None if there is none.
    """

    def __init__(self, table: int, since: int, flaw: str = "", made: float | None = None) -> None:
        what = f"This table is damaged since move {since}" if since else "This table is damaged"
        if made is None:
            super().__init__(f"{what}, and no backup has it whole.", key="damaged-lost", move=since)
        else:
            moment = datetime.fromtimestamp(made, UTC)
            text = f"{what}; the admin can restore it from the backup of {moment:%d %B %Y, %H:%M} UTC."
            super().__init__(text, key="damaged", move=since, made=int(made))
        self.table = table
        self.since = since
        self.flaw = flaw
        self.made = made


class StoreError(TableError):
    """What is stored cannot be read or written."""


class StoreInUse(StoreError):
    """Another process works on the same file."""


class StoreBusy(StoreError):
    """Another process keeps the file locked."""


class StoreFull(StoreError):
    """The disk is full; nothing of the act was kept."""


class StoreAway(StoreError):
    """The server that keeps everything cannot be reached for now."""


class StoreClosed(StoreError):
    """The house is closing or closed."""

    def __init__(self) -> None:
        super().__init__("The house is closing; nothing was changed.")


class StoreDamaged(StoreError):
    """The file is damaged; ``backup`` is the newest good backup, or None."""

    def __init__(self, text: str, backup: Path | None = None) -> None:
        super().__init__(text)
        self.backup = backup


class Fenced(StoreError):
    """Another worker has taken over *shard*; nothing of the act was kept. -1: some of the shards that were held."""

    def __init__(self, shard: int = -1) -> None:
        super().__init__("Another worker has taken over this table; nothing was changed. Try again.")
        self.shard = shard


class Conflict(StoreError):
    """The table was changed by somebody else meanwhile."""
