"""One transaction in the making: what changes at one table, and what is owed for it.

A draft changes the table in memory and collects what has to be written. If it is not committed, the table in
memory is thrown away and read again, so that memory never runs ahead of the disk.
"""

from __future__ import annotations

import math
from typing import Any

import msgspec
from msgspec.structs import replace

from engine import saved
from engine.play import Choice, Event, Pick, PickError, Seat
from ops import trace
from table.models import By, OrderInfo, SeatInfo, VoteInfo
from table.play.live import Live
from table.post import keys
from table.practice.table import is_practice
from table.store.chain import linked
from table.store.changes import (
    AddEntry,
    Cancel,
    DropDue,
    DropOrder,
    DropVote,
    MarkUndone,
    Op,
    Owe,
    PutContent,
    PutDue,
    PutOrder,
    PutSeat,
    PutTable,
    PutVote,
    SetSeats,
)
from table.store.rows import Due, Entry, Owed

encode_events = msgspec.msgpack.Encoder().encode


class Draft:
    """A change at the table *live*, made at the time *now*."""

    def __init__(self, live: Live, now: float, *, is_new: bool = False) -> None:
        self.live = live
        self.now = now
        self.actor: Seat = -1  # whose person is here right now
        self.is_unseen = False  # nothing has changed that anybody else could see
        self.has_acted = False
        self.struck: set[int] = set()  # versions of the lines that were taken back
        self.soonest_due = math.inf
        self.before = live.row.version
        self.was_lobby = is_new or live.row.status == "lobby"
        self._status = live.row.status
        self._expected = None if is_new else live.row.version
        self._head = None if is_new else live.row.head
        self._content: list[Op] = []
        self._ops: list[Op] = []
        self._has_moved = False

    @property
    def is_over(self) -> bool:
        """Whether the game, or its lobby, comes to its end by this."""
        return self.live.row.status != self._status and self.live.row.status in ("finished", "broken")

    def also(self, *ops: Op) -> None:
        """Write *ops* in the same transaction."""
        self.live.is_dirty = True
        self._ops += ops

    def pin(self, content: PutContent) -> None:
        """Keep what the game is played with."""
        self._content.append(content)

    def set(self, **fields: Any) -> None:
        """Change fields of the table's row."""
        self.live.is_dirty = True
        self.live.row = replace(self.live.row, **fields)

    def bump(self) -> int:
        """Count the table's version up, and return it."""
        self.set(version=self.live.row.version + 1)
        return self.live.row.version

    def enter(self, kind: str, **fields: Any) -> int:
        """Write a line into the log; return its version."""
        version = self.live.row.version + 1
        (entry,) = linked(self.live.row.head, [Entry(self.live.id, version, self.now, kind, **fields)])
        self.set(version=version, head=entry.digest)
        self.also(AddEntry(entry))
        if entry.picks is not None:
            self.live.tail.append(entry)
            self.has_acted = True
        return version

    def moved(self) -> None:
        """Note that the game's position has changed."""
        self._has_moved = True

    def answer(
        self, seat: Seat, picks: tuple[Pick, ...], by: By, person: str = "", time: float | None = None
    ) -> tuple[Event, ...]:
        """Let *seat* answer its question with so much *time* left and write that down; return what happened."""
        question, number = self.live.questions()[seat]
        events = self._played(Choice(seat, picks))
        self.enter(
            "act",
            seat=seat,
            person=person,
            by=by,
            ask=question.ask,
            question=number,
            picks=picks,
            events=encode_events(events),
            reveals=any(each.reveals for each in (*events, *self.live.play.pending)),
            data={} if time is None else {"time": round(time, 3)},
        )
        if not self.live.play.answered:
            self.set(asked=self.live.row.version)
        return events

    def _played(self, choice: Choice) -> tuple[Event, ...]:
        live, play = self.live, self.live.play
        was_dirty, live.is_dirty = live.is_dirty, True
        try:
            play.choose(choice)
        except PickError:
            live.is_dirty = was_dirty  # a refused choice has changed nothing
            raise
        self._has_moved = True
        events = tuple(play.events)
        play.events.clear()
        return events

    def strike_out(self, versions: tuple[int, ...], by: int) -> None:
        """Mark lines of the log as undone by another."""
        kept = [entry for entry in self.live.tail if entry.version not in versions]
        self.live.tail.clear()
        self.live.tail.extend(kept)
        self.struck.update(versions)
        self.also(MarkUndone(self.live.id, versions, by))

    def put_seat(self, seat: SeatInfo) -> None:
        """Change a seat."""
        self.live.seats[seat.seat] = seat
        self.also(PutSeat(self.live.id, seat))

    def set_seats(self, seats: list[SeatInfo]) -> None:
        """Change all seats, numbered as they come."""
        self.live.seats = [replace(seat, seat=number) for number, seat in enumerate(seats)]
        self.also(SetSeats(self.live.id, tuple(self.live.seats)))

    def put_due(self, due: Due) -> None:
        """Set what has to happen in a slot."""
        self.live.dues[due.slot] = due
        self.soonest_due = min(self.soonest_due, due.at)
        self.also(PutDue(due))

    def drop_due(self, slot: str) -> None:
        """Clear a slot."""
        if self.live.dues.pop(slot, None):
            self.also(DropDue(self.live.id, slot))

    def put_vote(self, vote: VoteInfo) -> None:
        """Write an open vote."""
        self.live.votes[vote.id] = vote
        self.also(PutVote(vote))

    def drop_vote(self, vote: int) -> None:
        """Close a vote."""
        del self.live.votes[vote]
        self.also(DropVote(vote))

    def put_order(self, order: OrderInfo) -> None:
        """Write a standing order."""
        self.live.orders[order.id] = order
        self.also(PutOrder(order))

    def drop_order(self, order: int) -> None:
        """Revoke a standing order."""
        del self.live.orders[order]
        self.also(DropOrder(order))

    def owe(self, kind: str, key: str = "", due: float | None = None, **fields: Any) -> None:
        """Owe a message; without a *key* there is one of its *kind* for the table, renewed in place.

        A practice table owes nobody anything.
        """
        if is_practice(self.live.row):
            return
        when = self.now if due is None else due
        fields["data"] = trace.carried(fields.get("data", {}))
        self.also(Owe(Owed(self.live.id, kind, key or keys.of_table(kind, self.live.id), when, **fields)))

    def notice(self, what: str, key: str = "", **data: Any) -> None:
        """Owe the table a short notice, told once."""
        version = self.live.row.version
        key = key or keys.notice(self.live.id, version, what)
        self.owe("notice", key, question=version, data={"what": what, **data})

    def cancel(self, key: str) -> None:
        """Owe a message no longer."""
        self.also(Cancel(key))

    def sealed(self) -> list[Op]:
        """Return everything that has to be written, the table itself first, and the picture that shows it."""
        live = self.live
        if not self.is_unseen:
            self.set(changed=self.now)
            self.owe("panel" if live.row.setup else "lobby")
        if self._has_moved:
            self.set(position=saved.dump(live.game, live.play.position), written_by=live.game.rules_version)
        return [*self._content, PutTable(live.row, self._expected, self._head), *self._ops]
