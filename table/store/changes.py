"""Changes: small facts about what is to be written. A list of them is one transaction."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from table.models import OpenPage, OrderInfo, Person, Record, SeatInfo, ServerInfo, VoteInfo
from table.store.rows import Card, Due, Entry, Owed, TableRow


class PutTable(msgspec.Struct, frozen=True):
    """Write a table's row; *expected* is the version it must have now, None if it is new.

    *head*, if given, is the digest that the last line of its log must have now: forgetting a person changes lines.
    """

    row: TableRow
    expected: int | None
    head: bytes | None = None


class CapLobbies(msgspec.Struct, frozen=True):
    """Refuse all of it if *host* has *per_person* other open lobbies, or their *channel* has *per_channel*."""

    table: int
    host: str
    channel: str
    per_person: int
    per_channel: int


class EraseTable(msgspec.Struct, frozen=True):
    """Delete all that is stored of a table but its number."""

    table: int


class SetSeats(msgspec.Struct, frozen=True):
    """Make *seats* the seats of a table."""

    table: int
    seats: tuple[SeatInfo, ...]


class PutSeat(msgspec.Struct, frozen=True):
    """Change one seat."""

    table: int
    seat: SeatInfo


class AddEntry(msgspec.Struct, frozen=True):
    """Write a line of the log."""

    entry: Entry


class MarkUndone(msgspec.Struct, frozen=True):
    """Strike out lines of the log."""

    table: int
    versions: tuple[int, ...]
    by: int


class PutDue(msgspec.Struct, frozen=True):
    """Set what has to happen in a slot."""

    due: Due


class DropDue(msgspec.Struct, frozen=True):
    """Clear a slot."""

    table: int
    slot: str


class ShiftDues(msgspec.Struct, frozen=True):
    """Move the times of everybody by *seconds*, for until *now* nobody could act; what shows them is owed again.

    With *shards*, those at the tables of these shards only.
    """

    seconds: float
    now: float
    shards: tuple[int, ...] = ()


class Retime(msgspec.Struct, frozen=True):
    """Let the clocks of a person go by other quiet hours or another vacation from *now* on.

    They keep the time that is left on them; what shows it is owed again, and calls wait for the return.
    With *shards*, those at the tables of these shards only.
    """

    before: Person
    after: Person
    now: float
    shards: tuple[int, ...] = ()


class ExpectBack(msgspec.Struct, frozen=True):
    """Have the tables of a person, or those in *shards*, shown again when their vacation ends *at* that time."""

    person: str
    at: float
    shards: tuple[int, ...] = ()


class Owe(msgspec.Struct, frozen=True):
    """Owe a message."""

    owed: Owed


class Cancel(msgspec.Struct, frozen=True):
    """Owe a message no longer."""

    key: str


class Settle(msgspec.Struct, frozen=True):
    """Take an answered question's ping back; if it or a reminder may have gone out, owe what folds them up."""

    ping: str
    owed: Owed
    is_reminded: bool = False


class Attempt(msgspec.Struct, frozen=True):
    """Note that a delivery begins; it is tried again from *due* on unless it is marked before."""

    id: int
    due: float


class Delivered(msgspec.Struct, frozen=True):
    """Mark a delivery; a newer revision stays owed, *due* at once."""

    id: int
    revision: int
    due: float


class Failed(msgspec.Struct, frozen=True):
    """Note why a delivery failed; it is tried again from *due* on."""

    id: int
    error: str
    due: float


class TryAgain(msgspec.Struct, frozen=True):
    """Let what failed on a server be tried again from *due* on."""

    server: str
    due: float


class CapOwed(msgspec.Struct, frozen=True):
    """Let no message that was tried before be tried again later than at *latest*."""

    latest: float


class DropOwed(msgspec.Struct, frozen=True):
    """Owe no longer the message of that number, which cannot be read."""

    id: int


class PutReference(msgspec.Struct, frozen=True):
    """Remember where a message of a table stands."""

    table: int
    slot: str
    reference: str


class DropReference(msgspec.Struct, frozen=True):
    """Forget where a message stood."""

    table: int
    slot: str


class PutPage(msgspec.Struct, frozen=True):
    """Remember the page that a person has open at a table, in place of an earlier one."""

    page: OpenPage


class DropPage(msgspec.Struct, frozen=True):
    """Forget the page that a person had open at a table."""

    table: int
    person: str


class PurgePages(msgspec.Struct, frozen=True):
    """Forget the pages that have expired by *now*."""

    now: float


class PutVote(msgspec.Struct, frozen=True):
    """Write an open vote."""

    vote: VoteInfo


class DropVote(msgspec.Struct, frozen=True):
    """Close a vote."""

    id: int


class PutOrder(msgspec.Struct, frozen=True):
    """Write a standing order."""

    order: OrderInfo


class DropOrder(msgspec.Struct, frozen=True):
    """Revoke a standing order."""

    id: int


class PutPerson(msgspec.Struct, frozen=True):
    """Write what is known of a person; if it was *before*, unless that is None."""

    person: Person
    before: Person | None = None


class PutServer(msgspec.Struct, frozen=True):
    """Write what is known of a server."""

    server: ServerInfo


class PutRecord(msgspec.Struct, frozen=True):
    """Write a record; *expected* is the version it must have now, 0 if it must be new, None if anything goes."""

    record: Record
    expected: int | None = None


class DropRecord(msgspec.Struct, frozen=True):
    """Keep a record no longer; *server* is the one that it belongs to."""

    kind: str
    key: str
    server: str = ""


class PurgeRecords(msgspec.Struct, frozen=True):
    """Drop the records that have expired by *now*."""

    now: float


class Forget(msgspec.Struct, frozen=True):
    """Replace a person everywhere by *stranger*, and drop what was theirs alone."""

    person: str
    stranger: str
    name: str


class PutContent(msgspec.Struct, frozen=True):
    """Keep the texts a game began with."""

    hash: str
    game: str
    files: dict[str, str]


class TakeIn(msgspec.Struct, frozen=True):
    """Note that a table came in as a file; refuse it if the server has that file already, or no room for it.

    A person may take in *most* of them in a day, a server hold *room* bytes.
    """

    table: int
    server: str
    person: str
    at: float
    digest: str
    size: int
    most: int
    room: int


class GiveCard(msgspec.Struct, frozen=True):
    """Let a person carry a card."""

    card: Card


class UseCard(msgspec.Struct, frozen=True):
    """Take a carried card into a table."""

    id: int
    table: int


class EndCards(msgspec.Struct, frozen=True):
    """Settle the cards taken into a table: *back* to their owners, or used up."""

    table: int
    back: bool


class TakeHanded(msgspec.Struct, frozen=True):
    """Take out what another worker has handed over; refuse all of it if somebody did before."""

    id: int


class Hand(msgspec.Struct, frozen=True):
    """Hand *payload* to whoever holds *shard*."""

    shard: int
    payload: bytes


class Beat(msgspec.Struct, frozen=True):
    """Note that the program is alive; of several workers each notes it for the shards that it holds."""

    at: float


Op: TypeAlias = (
    PutTable
    | CapLobbies
    | EraseTable
    | SetSeats
    | PutSeat
    | AddEntry
    | MarkUndone
    | PutDue
    | DropDue
    | ShiftDues
    | Retime
    | ExpectBack
    | Owe
    | Cancel
    | Settle
    | Attempt
    | Delivered
    | Failed
    | TryAgain
    | CapOwed
    | DropOwed
    | PutReference
    | DropReference
    | PutPage
    | DropPage
    | PurgePages
    | PutVote
    | DropVote
    | PutOrder
    | DropOrder
    | PutPerson
    | PutServer
    | PutRecord
    | DropRecord
    | PurgeRecords
    | Forget
    | PutContent
    | TakeIn
    | GiveCard
    | UseCard
    | EndCards
    | TakeHanded
    | Hand
    | Beat
)
