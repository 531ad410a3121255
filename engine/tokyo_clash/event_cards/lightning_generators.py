"""Lightning Generators (TC-11.10 to TC-11.12): they stand where they were put, until a kaiju comes."""

from engine.play import Script
from engine.tokyo_clash.city.vehicles import place_plain
from engine.tokyo_clash.event_cards import placing
from engine.tokyo_clash.stage import Stage


def set_up(stage: Stage) -> Script[None]:
    """The Generators are placed clockwise from the last player, never two in one space (TC-11.12)."""
    yield from placing.set_up(stage, place_plain, apart=True)


def activate(stage: Stage) -> Script[None]:
    """Each player but the King places a Generator while some are missing."""
    yield from placing.refill(stage, place_plain, apart=True)
