"""What buildings and vehicles are worth to who destroys them, as signs and numbers where the city leaves room."""

from functools import lru_cache

from engine.tokyo_clash.prospect import worths
from engine.tokyo_clash.view import ClashView
from render.scene.scene import Box, Layer, Mark
from render.scene.text import label
from render.theme import AMBER
from render.tokyo_clash.city import pieces
from render.tokyo_clash.city.plan import Plan

ORDER = "TPBMR"
_WIDE = ((645, 697), (708, 697), (562, 746), (633, 746), (704, 746), (602, 804), (692, 804))
_TALL = ((44, 224), (112, 224), (44, 276), (578, 224), (650, 224), (54, 846), (634, 846))
#: Where each stands: the buildings in their order, then the vehicles of the two events.
PLACES: dict[tuple[str, int], tuple[tuple[int, int], ...]] = {
    ("wide", 2): _WIDE,
    ("wide", 3): ((420, 746), (491, 746), (562, 746), (633, 746), (704, 746), (602, 804), (692, 804)),
    ("wide", 4): _WIDE,
    ("tall", 2): _TALL,
    ("tall", 3): ((480, 222), (552, 222), (624, 222), (552, 274), (624, 274), (534, 332), (624, 332)),
    ("tall", 4): _TALL,
}
REACH = 46


def rewards(view: ClashView, plan: Plan) -> Layer:
    """Return the worth of everything that can fall, in the free corners of *plan*."""
    energy = worths(view)
    buildings = sorted((row.letter for row in view.building_rows), key=ORDER.index)
    kinds = dict.fromkeys(event.vehicle for event in view.events)
    return _rewards(tuple((key, str(energy[key])) for key in (*buildings, *kinds)), plan)


@lru_cache(64)
def _rewards(worth: tuple[tuple[str, str], ...], plan: Plan) -> Layer:
    marks: list[Mark] = []
    places = PLACES[plan.form, plan.players]
    area = Box(*places[0], *places[0])
    for (key, energy), (x, y) in zip(worth, places, strict=False):
        is_building = key in ORDER
        marks.append(pieces.building(key, "1,0", x, y, 42) if is_building else pieces.vehicle(key, x, y, 27))
        number = label(energy, (x + (23 if is_building else 36), y), "poster", 30, AMBER, halo=4)
        marks.append(number)
        area = area.joined(Box(x, y, x, y).grown(REACH)).joined(number.box)
    return Layer("rewards", area, tuple(marks))
