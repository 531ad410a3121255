"""What things of Tokyo Clash are called: by the language, if it has a word of its own, or else by their rows."""

from __future__ import annotations

from engine.tokyo_clash.city.plan import STREET, WATER
from engine.tokyo_clash.picks import Building, Kaiju, Thing, Vehicle, read
from engine.tokyo_clash.view import ClashView
from words.names import titled, worded
from words.teller import Teller
from words.tokyo_clash.shipped import shipped, shipped_worths

GROUNDS = {WATER: "water", STREET: "street"}


def card(teller: Teller, key: str, view: ClashView | None = None) -> str:
    """Return the name of a card as *view* shows it; a card that it does not show is called as in the box."""
    shown = next((face.name for face in view.cards if face.key == key), "") if view else ""
    if shown:
        return worded(teller.words, f"tokyo_clash-card-{key}", shown)
    return teller.say(f"card-{key}") if teller.has(f"card-{key}") else titled(key)


def trophy(teller: Teller, key: str, view: ClashView | None = None) -> str:
    """Return the name of a card with what it is worth at the end."""
    shown = next((face.dominance for face in view.cards if face.key == key), None) if view else None
    kept = shipped_worths().get(key) if shown is None else shown
    name = card(teller, key, view)
    return name if kept is None else teller.say("worth", card=name, dominance=kept)


def thing(teller: Teller, what: Thing, view: ClashView | None = None) -> str:
    """Return what a kaiju, a vehicle or a building is called."""
    match what:
        case Kaiju(seat):
            return teller.name(seat)
        case Building(letter):
            rows = view.building_rows if view else tuple(shipped().buildings.values())
            named = {row.letter: row.name for row in rows}
            return worded(teller.words, f"tokyo_clash-building-{letter}", named[letter])
        case Vehicle(kind):
            vehicles = view.vehicle_rows if view else tuple(shipped().vehicles.values())
            named = {row.kind: row.name for row in vehicles}
            return worded(teller.words, f"tokyo_clash-vehicle-{kind}", named[kind])


def the_thing(teller: Teller, what: Thing, view: ClashView | None = None) -> str:
    """Return a thing as one speaks of it: kaiju by their names, the rest with an article."""
    name = thing(teller, what, view)
    return name if isinstance(what, Kaiju) else teller.say("the", what=name)


def faced(teller: Teller, what: Thing, view: ClashView) -> str:
    """Return a thing with the way it faces, if it has a front."""
    name = thing(teller, what, view)
    front = next((each.facing for each in view.vehicles if read(each.token) == what), "")
    return facing(teller, name, front)


def facing(teller: Teller, name: str, key: str) -> str:
    """Return *name* with the way that it faces, if it has a front."""
    return teller.say("faced", what=name, facing=way(teller, key)) if key else name


def ground(teller: Teller, letter: str) -> str:
    """Return what a space without a building is, by the letter printed on it."""
    return teller.say(f"ground-{GROUNDS.get(letter, 'rubble')}")


def way(teller: Teller, key: str) -> str:
    """Return how one of the six ways is called."""
    return teller.say(f"way-{key}")


def rounds(view: ClashView | None) -> int:
    """Return how many rounds there are at most."""
    return view.rounds if view else shipped().numbers.rounds


def coordinate(space: str) -> str:
    """Return a space's coordinates as they stand in pictures."""
    return space.replace("-", "\N{MINUS SIGN}")


def times(teller: Teller, name: str, count: int) -> str:
    """Return *name* with how many there are, if there are several."""
    return name if count == 1 else teller.say("times", name=name, count=count)
