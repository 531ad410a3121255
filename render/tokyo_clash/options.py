"""The options of a question as things on the board: which space each belongs to, what it shows, what it brings."""

from collections import Counter

import msgspec

from engine.play import Decision
from engine.tokyo_clash.picks import BoardPick, Face, Hit, Kaiju, Space, Thing, Throw, Vehicle, read, thing
from engine.tokyo_clash.prospect import Prospect, prospect
from engine.tokyo_clash.view import ClashView
from render.letters import letters
from render.tokyo_clash.city.contents import Content, contents
from render.tokyo_clash.named import teller_of
from render.words import Words


class Picture(msgspec.Struct, frozen=True):
    """A small picture in a row: of what, and how many of it."""

    what: Thing
    count: int = 1


class Option(msgspec.Struct, frozen=True):
    """An option as it is shown: *space* where it is, *way* if it is a direction from there."""

    token: str
    letter: str
    space: str
    words: str
    way: str = ""
    pictures: tuple[Picture, ...] = ()
    energy: int = 0


def options(view: ClashView, choice: Decision, say: Words) -> list[Option]:
    """Return the options of *choice* in their order."""
    here, teller, found = contents(view), teller_of(view, say), []
    for token, letter in letters(choice.options).items():
        words = teller.answer(choice, token, view).short
        pick, promised = read(token), prospect(view, choice, token)
        space = promised.space if isinstance(pick, BoardPick) else ""
        way = ""
        if isinstance(pick, Face):
            space, way = view.aim.space if view.aim else "", pick.way
        pictures = tuple(_pictures(promised, here[space])) if space and not way else ()
        found.append(Option(token, letter, space, words, way, pictures, promised.energy))
    return found


def _pictures(promised: Prospect, here: Content) -> list[Picture]:
    """Return what an answer names or brings down, and whom it strikes; of a space, what stands there."""
    match promised.pick:
        case Throw(what):
            return [Picture(what)]
        case Hit(seat) | Kaiju(seat):
            return [Picture(Kaiju(seat))]
        case Space() if promised.ask != "throw.to":
            return _standing(here)
    fallen = [Picture(thing(what), count) for what, count in sorted(Counter(promised.falls).items())]
    return fallen + [Picture(Kaiju(seat)) for seat in promised.struck[:2]]


def _standing(here: Content) -> list[Picture]:
    pictures = [Picture(thing(here.building))] if here.building else []
    pictures += [Picture(Vehicle(parked.kind), parked.count) for parked in here.vehicles]
    return pictures + [Picture(Kaiju(standing.seat)) for standing in here.kaiju]


def origin(view: ClashView, choice: Decision) -> str:
    """Return the space from which the choice is made: of what is thrown or driven, or of the seat that is asked."""
    if view.aim and view.aim.verb in ("throw", "drive") and view.aim.space:
        return view.aim.space
    return "" if view.phase in ("setup", "event") else view.fighters[choice.seat].space


def note(view: ClashView, choice: Decision, say: Words) -> str:
    """Return what the rules say about the choice in a few words, if it is a throw."""
    if choice.ask != "throw.to" or not view.aim:
        return ""
    kind = "kaiju" if isinstance(thing(view.aim.target), Kaiju) else "vehicle"
    return say(f"tc-thrown-{kind}", amount=view.aim.amount)
