"""How a tournament goes on by itself: rounds are drawn, tables begin and end, deadlines come, somebody wins."""

from __future__ import annotations

import asyncio
from typing import TypeAlias

from msgspec.structs import replace

from engine.rng import commitment, keeps_promise
from table.archive import fairness
from table.errors import TableError
from table.gatherings import within
from table.gatherings.change import Change
from table.gatherings.kinds import Kind
from table.models import SeatInfo
from table.play import looking
from table.play.lobby import secret
from table.post import keys
from table.services import Services
from table.store.rows import Due
from table.time.slots import DATE
from table.tournaments import pairing, tables
from table.tournaments.standing import is_decided, standings, survivors
from table.tournaments.state import Round, Terms, Tournament, shown

KIND = "tournament"
OPEN, LINKS, REMIND, DEADLINE, VERIFY = "open", "links", "remind", "deadline", "verify"
_STOP, _LEAVE = "stop:", "leave:"
LINKED = 5.0  # seconds after which the threads of new tables should be there, for the panel to name them
PATIENCE, LOOK = 120.0, 2.0  # seconds for which tables wait for the promise to be posted, and between two looks
REMINDED = 0.25  # of the time of a round is left at the reminder,
AT_MOST = 86_400.0  # but no more than this
Made: TypeAlias = Change[Tournament]


class Running:
    """What is due at tournaments."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.kind = Kind(KIND, Tournament, self.ring, gone, shown)

    async def ring(self, change: Made, due: Due) -> None:
        """Do what is due; a slot is a verb, some with what it is about."""
        if (table := within.table_in(due.slot)) is not None:
            await self._take_result(change, table)
        elif due.slot.startswith(_STOP):
            await self._stop(change, int(due.slot.removeprefix(_STOP)))
        elif due.slot.startswith(_LEAVE):
            await self._let_go(change, due.slot.removeprefix(_LEAVE))
        elif due.slot == OPEN:
            await self._open(change)
        elif due.slot == LINKS:
            change.show()
        elif due.slot == REMIND:
            change.tell("remind", f"remind:{change.id}:{len(change.state.rounds)}", round=len(change.state.rounds))
        elif due.slot == DEADLINE:
            self._end_time(change)
        elif due.slot == VERIFY:
            await self._verify(change)
        elif due.slot == DATE:
            await self._begin_by_itself(change)

    async def _begin_by_itself(self, change: Made) -> None:
        if change.state.phase == "joining":
            if people(change) < self.least(change.state.terms):
                change.tell("too_few", f"too_few:{change.id}:{change.row.version}")
            else:
                await self.begin(change)

    def least(self, terms: Terms) -> int:
        """Return how many people it takes: where no computers fill the tables up, one table full."""
        if terms.substitutes == "computer":
            return pairing.LEAST
        return terms.seats if terms.format == "duplicate" else self._services.catalogue.game(terms.game).seats.start

    async def begin(self, change: Made) -> None:
        """Draw lots and begin the first round."""
        entries = [seat.seat for seat in change.seats if seat.person and seat.seat not in change.state.withdrawn]
        self._services.chance.shuffle(entries)
        change.drop_due(DATE)
        change.set(phase="running", order=tuple(entries))
        change.enter("started", draw=entries)
        await self._next_round(change)

    async def _next_round(self, change: Made) -> None:
        """Draw the next round; its tables are laid when its promise, if there is one, is posted."""
        state = change.state
        drawn = await asyncio.to_thread(self._drawn, state)
        if not drawn.tables:  # too few are left to play
            end(change)
            return
        seed, salt = secret(self._services.chance) if state.terms.format == "duplicate" else (0, "")
        promise = commitment(seed, salt) if salt else ""
        new = Round(pairing.matches(drawn), drawn.byes, change.now, 0.0, seed, salt, promise)
        change.set(rounds=(*state.rounds, new))
        number = len(change.state.rounds)
        change.enter("drawn", round=number, tables=[list(each) for each in drawn.tables], byes=list(drawn.byes))
        if promise:
            change.tell("promise", _promise(change.id, number), round=number, commitment=promise)
        change.set_due(OPEN, change.now)
        change.show()

    def _drawn(self, state: Tournament) -> pairing.Drawn:
        terms, game = state.terms, self._services.catalogue.game(state.terms.game)
        is_knockout = terms.format == "knockout"
        order = survivors(state) if is_knockout else [row.entry for row in standings(state) if not row.is_out]
        return pairing.draw(
            order,
            pairing.Past(state.rounds),
            terms.seats,
            game.seats.start,
            fills=terms.substitutes == "computer",
            is_even=terms.format == "duplicate",
            snake=is_knockout,
        )

    async def _open(self, change: Made) -> None:
        """Lay the tables of the newest round, and let its time begin."""
        state, number = change.state, len(change.state.rounds)
        places = await self._services.store.references(change.id)
        is_told = not state.now.commitment or _promise(change.id, number) in places
        if not is_told and change.now < state.now.drawn + PATIENCE:
            change.set_due(OPEN, change.now + LOOK)
            return
        for at, match in enumerate(state.now.matches):
            if not match.table:
                laid = await tables.laid(self._services, change, match, state.now, places.get("channel", ""))
                change.state = change.state.with_match(at, laid)
        deadline = change.now + state.terms.deadline
        change.state = change.state.with_round(replace(change.state.now, deadline=deadline))
        change.set_due(DEADLINE, deadline, deadline=deadline)
        change.set_due(REMIND, deadline - min(AT_MOST, REMINDED * state.terms.deadline))
        change.set_due(LINKS, change.now + LINKED)
        change.enter("opened", round=number, tables=[match.table for match in change.state.now.matches])
        change.tell("round", f"round:{change.id}:{number}", round=number)
        change.show()
        await self._go_on(change)  # there may be nobody left to play

    def _end_time(self, change: Made) -> None:
        """Stop the tables that still play; they are judged as they end."""
        change.enter("deadline", round=len(change.state.rounds))
        for match in change.state.now.matches:
            if not match.is_over:
                change.set_due(f"{_STOP}{match.table}", change.now)

    async def _stop(self, change: Made, table: int) -> None:
        """Stop a table; its end makes its result due, and if it is not there any more it is due now."""
        try:
            await tables.stop(self._services, table)
        except TableError:
            change.set_due(within.over_slot(table), change.now)

    async def _take_result(self, change: Made, table: int) -> None:
        state = change.state
        at = state.match_of(table)
        if at is None or state.now.matches[at].is_over:
            return
        found = await tables.result(self._services, change, state.now.matches[at])
        if found is not None:
            change.state = state.with_match(at, found)
            change.enter("result", table=table, how=found.how, points=list(found.points))
            change.show()
            if state.phase == "off":
                _close(change)
            await self._go_on(change)

    async def _go_on(self, change: Made) -> None:
        """Close a round that is over: check what was promised, draw the next one, or end it all."""
        state = change.state
        if not state.now.is_over or not state.now.is_open or state.phase != "running":
            return
        change.drop_due(DEADLINE)
        change.drop_due(REMIND)
        if state.now.commitment and state.now.is_fair is None:
            change.also(*tables.unsealed(state.now))
            change.set_due(VERIFY, change.now)
        elif is_decided(state):
            end(change)
        else:
            self._take_in(change)
            await self._next_round(change)

    def _take_in(self, change: Made) -> None:
        """Let those who have joined since take part from the next round on."""
        if len(change.state.rounds) == 1 and change.state.terms.format != "knockout" and change.state.late:
            change.set(order=(*change.state.order, *change.state.late), late=())

    async def _verify(self, change: Made) -> None:
        """Compute all games of a duplicate round again, and tell whether all of them had the promised deal."""
        now = change.state.now
        is_fair = keeps_promise(now.commitment, now.seed, now.salt)
        for match in now.matches:
            is_fair = is_fair and await self._is_fair(now, match.table)
        change.state = change.state.with_round(replace(now, is_fair=is_fair))
        number = len(change.state.rounds)
        change.enter("verified", round=number, fair=is_fair)
        change.tell("verified", f"verified:{change.id}:{number}", round=number)
        await self._go_on(change)

    async def _is_fair(self, round_: Round, table: int) -> bool:
        services = self._services
        try:
            saved = await services.tables.stored(table)
            if not saved.row.setup:
                return True  # an admin has erased it
            game = await services.catalogue.game_of(saved.row, services.store)
            entries = await services.store.entries(table)
            found = await asyncio.to_thread(fairness.verdict, game, saved.row, entries)
        except TableError:
            return False
        same = looking.setup_of(saved.row).seed == round_.seed and saved.row.commitment == round_.commitment
        return same and found.is_fair

    async def _let_go(self, change: Made, about: str) -> None:
        """Let somebody play on where a person has withdrawn: an heir who waits, or a computer."""
        table, seat = (int(each) for each in about.split(":"))
        match = change.state.now.matches[at] if (at := change.state.match_of(table)) is not None else None
        if match is None or match.is_over:
            return
        entry = match.entries[seat]
        gone, heir = change.seats[entry].person, ""
        if change.state.terms.substitutes == "people" and change.state.waiting:
            first, *rest = change.state.waiting
            heir = change.seats[first].person
            # They exchange entries: whoever has withdrawn knows the deal of this round, and must not wait for a seat.
            change.put_seat(replace(change.seats[first], person=gone))
            out = (*(each for each in change.state.withdrawn if each != entry), *([first] if gone else []))
            change.set(waiting=tuple(rest), withdrawn=out)
        await tables.replaced(self._services, table, seat, gone, heir)
        if heir:
            change.put_seat(replace(change.seats[entry], person=heir))
            change.enter("replaced", seat=entry, person=heir)
            change.tell("substitute", f"substitute:{change.id}:{change.row.version}", entry=entry, table=table)
            change.show()


def _promise(number: int, round_: int) -> str:
    return f"promise:{number}:{round_}"


def people(change: Made) -> int:
    """Return how many people take part."""
    out = {*change.state.withdrawn, *change.state.waiting}
    return sum(bool(seat.person) and seat.seat not in out for seat in change.seats)


def withdraw(change: Made, seat: SeatInfo) -> None:
    """Take an entry out: before the start altogether, later from what is to come."""
    state = change.state
    change.enter("withdrawn", seat=seat.seat, person=seat.person)
    change.set(waiting=tuple(each for each in state.waiting if each != seat.seat))
    if state.phase == "joining" or seat.seat in (*state.waiting, *state.late):
        change.set(late=tuple(each for each in state.late if each != seat.seat))
        change.vacate(seat.seat)
    elif seat.seat not in state.withdrawn:
        change.set(withdrawn=(*state.withdrawn, seat.seat))
        for match in state.now.matches:
            if seat.seat in match.entries and match.table and not match.is_over:
                change.set_due(f"{_LEAVE}{match.table}:{match.entries.index(seat.seat)}", change.now)
    change.show()


def gone(change: Made, seat: SeatInfo) -> None:
    """Withdraw somebody who wants to be forgotten; they have left their games already."""
    withdraw(change, seat)


def end(change: Made) -> None:
    """Announce the result, once."""
    change.set(phase="over")
    change.enter("ended")
    change.tell("result", keys.of_table("result", change.id))
    change.show()
    change.end()


def call_off(change: Made) -> None:
    """End it without a result; games under way may be played on."""
    change.set(phase="off")
    change.enter("called_off")
    change.tell("called_off", f"called_off:{change.id}")
    change.show()
    _close(change)


def _close(change: Made) -> None:
    """Let nothing more happen, and open a duplicate round to everybody: as soon as nobody plays its deal any more."""
    rounds = change.state.rounds
    if rounds and rounds[-1].commitment and any(each.table and not each.is_over for each in rounds[-1].matches):
        for slot in (DEADLINE, REMIND):
            change.drop_due(slot)
        return
    if rounds:
        change.also(*tables.unsealed(rounds[-1]))
    change.end("called_off")
