"""The six events (TC-11): how their vehicles are placed, and what these do at the end of every round."""

from collections.abc import Callable
from typing import NamedTuple

from engine.play import Script
from engine.tokyo_clash.city.vehicles import all_of, keep_in_mind, place_plain, row
from engine.tokyo_clash.event_cards import placing
from engine.tokyo_clash.event_cards.acting import jets, put_jet, put_ship, put_train, ships, tanks, trains, ufos
from engine.tokyo_clash.event_cards.placing import Put
from engine.tokyo_clash.stage import Stage


class EventCard(NamedTuple):
    """An event: what its vehicles do, and how one is *put* on the board.

    Of those that *start_apart* no two are put in one space before the game, of those that *return_apart* none later.
    Only what found a place then comes back later if it *is_counted*.
    """

    act: Callable[[Stage], Script[None]] | None
    put: Put = place_plain
    start_apart: bool = False
    return_apart: bool = False
    is_counted: bool = False

    def set_up(self, stage: Stage) -> Script[None]:
        """Place the vehicles that the event starts with."""
        yield from placing.set_up(stage, self.put, apart=self.start_apart)
        if self.is_counted:
            keep_in_mind(stage, len(all_of(stage, row(stage).vehicle)))

    def activate(self, stage: Stage) -> Script[None]:
        """Let the vehicles act; then missing ones come back (TC-11.14)."""
        if self.act:
            yield from self.act(stage)
        yield from placing.refill(stage, self.put, apart=self.return_apart)


CARDS = {
    "armored_assault": EventCard(tanks),
    "rush_hour": EventCard(trains, put_train),
    "air_strikes": EventCard(jets, put_jet),
    "xilien_invasion": EventCard(ufos, start_apart=True, return_apart=True),  # TC-11.17
    "naval_bombardment": EventCard(ships, put_ship, start_apart=True, is_counted=True),
    "lightning_generators": EventCard(None, start_apart=True, return_apart=True),  # TC-11.12
}
