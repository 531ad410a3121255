"""A bystander with the booklet: keeps the board by what is told of a game, and objects to what the booklet forbids.

Written from the booklet alone, so that it takes nothing over from the rules it watches but their numbers.
"""

from __future__ import annotations

from engine.monopoly import events as told
from engine.play import Event
from tests.engine.monopoly.bystander.battle import Battle
from tests.engine.monopoly.bystander.estate import Estate
from tests.engine.monopoly.bystander.turns import Turns

#: What is told before GO has paid: what is sold for the choice, and what the lap brings (GM-8.1).
BEFORE_GO = ("PassedGo", "AlarmRaised", "Released", "WorksChanged", "RightsSold")
#: What changes nothing on the board.
SILENT = {"OfferMade", "OfferClosed", "PassedOn", "SparesWait", "SparesLost", "CardUseless", "Reshuffled", "StoodDown"}


class Bystander(Turns, Estate, Battle):
    """Follows a game from the first roll on, event by event."""

    def follow(self, event: Event) -> None:
        """Take over what *event* tells, or fail where the booklet does not allow it."""
        name = type(event).__name__
        assert self.houses_at_go is None or name in BEFORE_GO, "GO pays first (GM-8.1)"
        if name not in SILENT:
            getattr(self, f"_{name}")(event)

    def _Ended(self, event: told.Ended) -> None:
        assert event.reason == "lap_limit" or self.free() == [event.winner], "all others subjugated (GM-10.1)"
