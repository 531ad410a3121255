"""The six events (TC-11), each with its set-up and its activation."""

from collections.abc import Callable
from typing import NamedTuple

from engine.play import Script
from engine.tokyo_clash.event_cards import (
    air_strikes,
    armored_assault,
    lightning_generators,
    naval_bombardment,
    rush_hour,
    xilien_invasion,
)
from engine.tokyo_clash.stage import Stage


class EventCard(NamedTuple):
    """What an event does before the game, and at the end of every round."""

    set_up: Callable[[Stage], Script[None]]
    activate: Callable[[Stage], Script[None]]


CARDS = {
    "armored_assault": EventCard(armored_assault.set_up, armored_assault.activate),
    "rush_hour": EventCard(rush_hour.set_up, rush_hour.activate),
    "air_strikes": EventCard(air_strikes.set_up, air_strikes.activate),
    "xilien_invasion": EventCard(xilien_invasion.set_up, xilien_invasion.activate),
    "naval_bombardment": EventCard(naval_bombardment.set_up, naval_bombardment.activate),
    "lightning_generators": EventCard(lightning_generators.set_up, lightning_generators.activate),
}
