"""Air Strikes (TC-11.7): Jets fly on, turn at the edge and strafe what lies before them."""

from engine.play import Script, Seat
from engine.tokyo_clash.cards.verbs import lose_enhancement
from engine.tokyo_clash.city.hexes import WAY_NAMES, opposite
from engine.tokyo_clash.city.vehicles import all_of, in_line, place_facing, roll, row
from engine.tokyo_clash.event_cards import placing
from engine.tokyo_clash.events import Fired
from engine.tokyo_clash.stage import Stage
from engine.tokyo_clash.state import Vehicle

JET = "jet"


def set_up(stage: Stage) -> Script[None]:
    """The last player places the Jets on edge spaces, facing the board."""
    yield from placing.set_up(stage, _put)


def activate(stage: Stage) -> Script[None]:
    """Each Jet flies and strafes, then the missing ones come (TC-11.14)."""
    for jet in all_of(stage, JET):
        flown = _fly(stage, jet)
        hit = in_line(stage, jet, flown if row(stage).strafes_flight else ())
        stage.emit(Fired(jet.token, WAY_NAMES[jet.facing], tuple(hit)))
        for seat in hit:
            yield from lose_enhancement(stage, seat, chooser=seat)
    yield from placing.refill(stage, _put)


def _fly(stage: Stage, jet: Vehicle) -> tuple[int, ...]:
    """Fly the way it faces, where the board ends stop and turn to the opposite way; return the spaces flown over."""
    moves = row(stage).moves
    ahead = stage.city.rays[jet.space][jet.facing]
    if len(ahead) < moves:
        jet.facing = opposite(jet.facing)
    flown = (jet.space, *ahead[:moves])
    roll(stage, jet, flown[-1])
    return flown[:-1]


def _put(stage: Stage, seat: Seat, spaces: list[int]) -> Script[None]:
    yield from place_facing(stage, seat, spaces, inwards=True)
