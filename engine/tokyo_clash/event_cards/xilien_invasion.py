"""Xilien Invasion (TC-11.8): UFOs hunt the kaiju, and whoever they reach discards."""

from engine.play import Script
from engine.tokyo_clash.cards.verbs import discard_one
from engine.tokyo_clash.city.vehicles import all_of, begin_with, free_spaces, hunt, missing, near, place_plain, row
from engine.tokyo_clash.stage import Stage

UFO = "ufo"


def set_up(stage: Stage) -> Script[None]:
    """The UFOs come down on the centre-most free spaces."""
    for _ in range(begin_with(stage)):
        yield from _place(stage)


def activate(stage: Stage) -> Script[None]:
    """Each UFO moves and makes the players near it discard; one that is missing comes back (TC-11.14)."""
    for ufo in all_of(stage, UFO):
        yield from hunt(stage, ufo, row(stage).moves)
        for seat in near(stage, ufo):
            yield from discard_one(stage, seat)
    if missing(stage) > 0:
        yield from _place(stage)


def _place(stage: Stage) -> Script[None]:
    """Place a UFO as near to the centre as can be, none in the space of another (TC-11.16, TC-11.17)."""
    taken = [ufo.space for ufo in all_of(stage, UFO)]
    free = free_spaces(stage, [space for space in range(len(stage.city.spaces)) if space not in taken])
    distance = stage.city.distance[stage.city.centre]
    nearest = min((distance[space] for space in free), default=0)
    yield from place_plain(stage, stage.state.last_player(), [space for space in free if distance[space] == nearest])
