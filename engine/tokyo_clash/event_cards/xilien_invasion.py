"""Xilien Invasion (TC-11.8): UFOs hunt the kaiju, and whoever they reach discards."""

from engine.play import Script
from engine.tokyo_clash.cards.verbs import discard_one
from engine.tokyo_clash.city.vehicles import all_of, hunt, near, place_plain, row
from engine.tokyo_clash.event_cards import placing
from engine.tokyo_clash.stage import Stage

UFO = "ufo"


def set_up(stage: Stage) -> Script[None]:
    """The UFOs come down on the centre-most free spaces, none in the space of another (TC-11.17)."""
    yield from placing.set_up(stage, place_plain, apart=True)


def activate(stage: Stage) -> Script[None]:
    """Each UFO moves and makes the players near it discard; one that is missing comes back (TC-11.14)."""
    for ufo in all_of(stage, UFO):
        yield from hunt(stage, ufo, row(stage).moves)
        for seat in near(stage, ufo):
            yield from discard_one(stage, seat)
    yield from placing.refill(stage, place_plain, apart=True)
