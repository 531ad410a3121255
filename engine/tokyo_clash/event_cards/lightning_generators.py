"""Lightning Generators (TC-11.10 to TC-11.12): they stand where they were put, until a kaiju comes."""

from engine.play import Script, Seat
from engine.tokyo_clash.city.vehicles import all_of, begin_with, missing, others_from_left, place_plain
from engine.tokyo_clash.stage import GENERATOR, Stage


def set_up(stage: Stage) -> Script[None]:
    """The Generators are placed clockwise from the last player."""
    order = stage.state.around(stage.state.last_player())
    for number in range(begin_with(stage)):
        yield from _place(stage, order[number % len(order)])


def activate(stage: Stage) -> Script[None]:
    """Each player but the King places a Generator while some are missing."""
    for seat in others_from_left(stage):
        if missing(stage) > 0:
            yield from _place(stage, seat)


def _place(stage: Stage, seat: Seat) -> Script[None]:
    """Place a Generator, never two in one space (TC-11.12)."""
    taken = [generator.space for generator in all_of(stage, GENERATOR)]
    yield from place_plain(stage, seat, [space for space in range(len(stage.city.spaces)) if space not in taken])
