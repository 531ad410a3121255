"""Who reigns on a server: the last to win, among people, a game of which the winner carries a card on."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from table.people import GUEST, is_somebody
from table.store.rows import Played

FEWEST = 2  # people at the table


def king(games: Iterable[Played], hidden: Collection[str]) -> str:
    """Return who has won the newest of *games* that counts; nobody if that is somebody who keeps out of lists."""
    for game in sorted(games, key=lambda each: each.ended, reverse=True):
        people = {seat.seat: seat for seat in game.seats if seat.person and not seat.level}
        winners = [people[seat] for seats in game.outcome.carried.values() for seat in seats if seat in people]
        is_foreign = any(seat.person.startswith(GUEST) for seat in game.seats)
        if is_foreign or len(people) < FEWEST or not winners or winners[0].away:
            continue
        person = winners[0].person
        return person if is_somebody(person) and person not in hidden else ""
    return ""
