"""Deeds of Tokyo Clash."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.deeds import Counted, Deed, Finished, at_least, tally
from engine.play import Event, Seat
from engine.tokyo_clash.city.plan import LARGE
from engine.tokyo_clash.events import Crowned, Damaged, Destroyed, Thrown
from engine.tokyo_clash.picks import SEATS

CROWNS = 3


def _towers(events: tuple[Event, ...]) -> Iterator[Seat]:
    """Yield who has thrown a kaiju into a Large Building: the flight ends where it falls (TC-5.6)."""
    thrown: Thrown | None = None
    for event in events:
        if isinstance(event, Thrown):
            thrown = event if event.what in SEATS else None
        elif thrown and isinstance(event, Destroyed) and event.what in LARGE and event.space == thrown.end:
            yield thrown.by
            thrown = None


def _wrecking_ball(game: Finished) -> Counted:
    return tally(_towers(game.events))


def _spotless(game: Finished) -> Counted:
    """Count who has won without a trophy lost to anybody (TC-6.3)."""
    robbed = {each.seat for each in game.events if isinstance(each, Damaged) and each.kept}
    return tally(seat for seat in game.winners if seat not in robbed)


def _crowned(game: Finished) -> Counted:
    """Count who has taken the King of Monsters token three times in one game (TC-6.7)."""
    return at_least(CROWNS, (each.seat for each in game.events if isinstance(each, Crowned)))


DEEDS: Mapping[str, Deed] = {"tower": Deed(_wrecking_ball), "spotless": Deed(_spotless), "crowned": Deed(_crowned)}
