"""Changes that depend on what is stored: clocks that move, calls that wait, what has to be shown again.

They are computed here, from rows, inside the transaction that writes them. A store only reads and writes the rows
(`protocol.Rows`), so the rules are the same for every store.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from table.models import Person
from table.post import keys
from table.store.changes import ExpectBack, Forget, Retime, Settle, ShiftDues
from table.store.protocol import Rows
from table.store.rows import Due, Owed, RunningClock
from table.time.clock import FAR, calling, stands
from table.time.retiming import BACK, BESIDE, Hand, retimed
from table.time.slots import AWAKE, DATE, VACATION, auto_slot

#: Silence puts a thread away, vacations end and dates come, whether or not the program runs.
UNMOVED = (AWAKE, DATE, VACATION)
Slot: TypeAlias = tuple[int, str]  # of a table


def shift_dues(rows: Rows, op: ShiftDues) -> None:
    """Move all clocks by the time in which nobody could act, and show the new deadlines."""
    # A pause goes on while the program is away, and must not be counted twice when it ends.
    rows.move_pauses(op.seconds)
    if op.seconds < 0:
        # The clock was ahead, and so is what was owed by it. After an absence it goes out at once.
        rows.move_owed(op.seconds)
    rows.move_dues(op.seconds, UNMOVED)
    _retime_sleepers(rows, op)
    _show(rows, rows.tables_with_deadlines())


def _retime_sleepers(rows: Rows, op: ShiftDues) -> None:
    """Correct clocks that were moved by a number of seconds: with quiet hours it is waking time that was lost."""
    clocks = rows.clocks_of_sleepers()
    pending = _pending(rows, clocks)
    dues, calls = [], []
    for clock in clocks:
        person = clock.person
        assert person is not None
        stood = None if clock.paused is None else clock.paused - op.seconds
        old = Hand(person, stands(person, op.now - op.seconds, stood))
        new = Hand(person, stands(person, op.now, clock.paused))
        dues.append(retimed(_moved(clock.due, -op.seconds), clock.budget, old, new))
        # What would have gone out meanwhile does not do so at night.
        calls += [(call.key, calling(person, max(op.now, call.due), clock.budget)) for call in pending[clock.slot]]
    rows.put_dues(dues)
    rows.postpone(calls)


def _moved(due: Due, seconds: float) -> Due:
    deadline = None if due.deadline is None else due.deadline + seconds
    return replace(due, at=due.at + seconds, since=due.since + seconds, deadline=deadline)


def _pending(rows: Rows, clocks: Sequence[RunningClock]) -> dict[Slot, list[Owed]]:
    """Return the calls to the questions of *clocks* that have not been tried yet."""
    found: dict[Slot, list[Owed]] = {clock.slot: [] for clock in clocks}
    slots: dict[str, Slot] = {}
    for clock in clocks:
        about = (clock.due.table, clock.due.question, clock.seat)
        slots |= {keys.ping(*about): clock.slot, keys.reminder(*about, BACK): clock.slot}
    for call in rows.owed(tuple(slots)):
        if not call.tries:
            found[slots[call.key]].append(call)
    return found


def retime(rows: Rows, op: Retime) -> None:
    """Let the clocks of one person go on by other hours, and show what has changed by that."""
    clocks = rows.clocks(op.after.id)
    pending = _pending(rows, clocks)
    hands = {paused: _hands(paused, op) for paused in {clock.paused for clock in clocks}}
    moved = [replace(clock, due=retimed(clock.due, clock.budget, *hands[clock.paused])) for clock in clocks]
    _move_answers(rows, {(each.due.table, auto_slot(each.seat)): hands[each.paused] for each in clocks}, op.now)
    _postpone(rows, clocks, pending, op)
    if max(op.before.vacation_until, op.after.vacation_until) > op.now:
        moved = _call_back(rows, moved, pending, op)
    changed = [(old.due, new.due) for old, new in zip(clocks, moved, strict=True) if new.due != old.due]
    rows.put_dues([new for _, new in changed])
    have_moved = any(new.deadline != old.deadline for old, new in changed)
    if have_moved or op.before.vacation_until != op.after.vacation_until:
        _show(rows, rows.open_tables_of(op.after.id))
        _call_again(rows, moved, op.after)


def _hands(paused: float | None, op: Retime) -> tuple[Hand, Hand]:
    """Return where the person's clocks stand at tables that were *paused*, by the old hours and by the new ones."""
    before, after = (Hand(each, stands(each, op.now, paused)) for each in (op.before, op.after))
    return before, after


def _move_answers(rows: Rows, hands: dict[Slot, tuple[Hand, Hand]], now: float) -> None:
    """Let automatic answers, which wait beside the clocks of their seats, wait for the return as well."""
    moved = []
    for answer in rows.dues(tuple(hands)):
        old, new = hands[answer.table, answer.slot]
        moved.append(replace(answer, at=max(now, answer.at + new.at - old.at)))
    rows.put_dues(moved)


def _postpone(rows: Rows, clocks: Sequence[RunningClock], pending: dict[Slot, list[Owed]], op: Retime) -> None:
    """Let calls that have not gone out wait for the new morning or return, and those that waited for the old one."""
    times = []
    for clock in clocks:
        has_waited = calling(op.before, op.now, clock.budget) > op.now
        for call in pending[clock.slot]:
            times.append((call.key, calling(op.after, op.now if has_waited else call.due, clock.budget)))
    rows.postpone(times)


def _call_back(
    rows: Rows, clocks: Sequence[RunningClock], pending: dict[Slot, list[Owed]], op: Retime
) -> list[RunningClock]:
    """Owe a call for the return of somebody who is waited for, unless their first one is still to come.

    Returns *clocks*, with those noted that a call is owed for.
    """
    noted, calls = [], []
    for clock in clocks:
        is_reachable = (clock.ping or op.after.ping) != "none"
        if clock.due.stage != BESIDE and is_reachable and not pending[clock.slot]:
            calls.append(_call(clock, op.after, BACK, calling(op.after, op.now, clock.budget)))
            clock = replace(clock, due=replace(clock.due, pinged=True))
        noted.append(clock)
    rows.add_owed(calls)
    return noted


def _call(clock: RunningClock, person: Person, stage: str, at: float, tries: int = 0) -> Owed:
    """Return the reminder of that *stage* for a question, or without one its ping."""
    due = clock.due
    about = (due.table, due.question, clock.seat)
    kind, key = ("reminder", keys.reminder(*about, stage)) if stage else ("ping", keys.ping(*about))
    data = {"stage": stage, "deadline": due.deadline} if stage else {}
    return Owed(
        due.table, kind, key, at, tries=tries, seat=clock.seat, person=person.id, question=due.question, data=data
    )


def _call_again(rows: Rows, clocks: Sequence[RunningClock], person: Person) -> None:
    """Owe the calls that stand somewhere once more: they show a deadline."""
    standing: dict[int, list[str]] = {}
    for table, slot in rows.references(tuple({clock.due.table for clock in clocks})):
        standing.setdefault(table, []).append(slot)
    calls = []
    for clock in clocks:
        table, question = clock.due.table, clock.due.question
        for stage in keys.stages(standing.get(table, ()), table, question, clock.seat):
            if stage != BACK:  # the call after a vacation is still to come, or is made again
                # Tried once already: what stands there has to be folded up even if it is answered before this goes out.
                calls.append(_call(clock, person, stage, 0.0, tries=1))
    rows.add_owed(sorted(calls, key=lambda call: call.kind), revise=True)


def _show(rows: Rows, shown: Iterable[tuple[int, str]]) -> None:
    """Owe the messages once more that show tables, each with its kind."""
    rows.add_owed([Owed(table, kind, keys.of_table(kind, table), 0.0) for table, kind in shown], revise=True)


def expect_back(rows: Rows, op: ExpectBack) -> None:
    """Have the tables of a person shown again when their vacation ends, unless another one ends there before."""
    tables = [table for table, _ in rows.open_tables_of(op.person)]
    known = {due.table: due.at for due in rows.dues([(table, VACATION) for table in tables])}
    rows.put_dues([Due(table, VACATION, VACATION, op.at) for table in tables if known.get(table, FAR) > op.at])


def settle(rows: Rows, op: Settle) -> None:
    """Take back a ping; what may have gone out already has to be folded up."""
    # A reminder may stand there although the ping was held back all the time.
    rows.owe(op.owed, unless_untried=None if op.is_reminded else op.ping)
    rows.cancel(op.ping)


def forget(rows: Rows, op: Forget) -> None:
    """Put a stranger in the place of a person; what was theirs alone is deleted, and rewritten logs get new digests."""
    rewritten = [table for table in rows.tables_naming(op.person) if rows.is_chained(table)]
    rows.put_person(Person(op.stranger, op.name, ping="none"))
    rows.delete_person(op.person)
    rows.rename_person(op.person, op.stranger)
    for table in rewritten:
        rows.chain_again(table)
