"""The quiet word to somebody whose turn is next: as far as everybody can see, once a turn, and only if they want it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.play import Question, Seat
from table.models import SeatInfo
from table.people import People
from table.play.draft import Draft
from table.play.live import Live
from table.post import keys
from table.settings import Settings
from table.time import clock
from table.time.clock import LIVE

KIND = "heads_up"
FEWEST = 3  # seats; where two play, one is always next


def foretell(draft: Draft, people: People, settings: Settings, asked: dict[Seat, tuple[Question, int]]) -> None:
    """Owe a quiet word to the one whose turn is next, while a person is waited for."""
    live = draft.live
    if not any(live.seats[seat].is_human for seat in asked) or not _is_wanted(live, people):
        return
    number = live.game.next_up(live.game.view(live.play.state, None))
    if number is None or number in asked:
        return
    seat, turn = live.seats[number], live.play.position.made + 1
    if turn <= seat.foretold or not _wants(seat, people) or people[seat.person].vacation_until > draft.now:
        return
    draft.put_seat(replace(seat, foretold=turn))
    due = clock.calling(people[seat.person], draft.now + settings.call_after, live.row.budget)
    draft.owe(KIND, keys.heads_up(live.id, number), due, seat=number, person=seat.person, question=turn)


def take_back(draft: Draft, seat: SeatInfo) -> None:
    """Let the word to *seat* be taken away, for it is asked now."""
    if seat.foretold and seat.person:
        draft.owe(KIND, keys.heads_up(draft.live.id, seat.seat), seat=seat.seat, person=seat.person)


def _is_wanted(live: Live, people: People) -> bool:
    """Return whether anybody at the table wants to know; those who sit together at one sitting see it anyway."""
    is_slow = live.row.budget is None or live.row.budget >= LIVE
    return is_slow and len(live.seats) >= FEWEST and any(_wants(seat, people) for seat in live.seats)


def _wants(seat: SeatInfo, people: People) -> bool:
    if not seat.is_human:
        return False
    person = people[seat.person]
    return person.heads_up and (seat.ping or person.ping) != "none"
