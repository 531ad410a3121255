"""Drawn positions of Tokyo Clash, for rule tests and lessons.

A drawing has a line for each kaiju, in seat order, ``>`` before the one whose turn it is, and lines for the city, which
is empty streets otherwise:

    > Godzilla 0,0 (energy 5, king): tail_slide scaled_hide
      Mothra 1,0 (meter 2, has power_up, trophies burrow, deck flutter rebirth, discard flutter): silk_snare
      T 1,-1 2,0 / B 0,1 / w -1,0       (buildings and water)
      tank 0,1 0,1 / jet 0,-2 s         (vehicles, Jets and Battleships with a facing)
      round 3 / tokens 4 / phase event  (tokens: on the damage track)

The first card of ``deck`` is on top, the rest of the thirty lie below it; ``only`` instead of ``deck``: nothing does.
The last trophy is on top.
"""

import re

from engine.errors import BadDrawing
from engine.play import Game, Setup, begin
from engine.tokyo_clash.city.hexes import WAY_NAMES
from engine.tokyo_clash.city.plan import City
from engine.tokyo_clash.content.box import Content
from engine.tokyo_clash.state import Clash, Vehicle

EVENTS = "armored_assault+rush_hour"


def draw(game: Game[Clash], content: Content, drawing: str, events: str = EVENTS) -> Clash:
    """Return the state that *drawing* shows, with two *events* in their order."""
    lines = [line.strip() for line in drawing.splitlines() if line.strip()]
    seats = [line for line in lines if _is_seat(line)]
    kaiju = {seat: _key(_name(line)) for seat, line in enumerate(seats)}
    state: Clash = begin(game, Setup(len(seats), seed=1, kaiju=kaiju)).turn_start
    first, _, second = events.partition("+")
    state.events = first, second
    count = len(state.ground)
    state.ground, state.buildings = "s" * count, "." * count
    state.phase, state.event, state.king, state.to_act = "action", 0, 0, 0
    for seat, line in enumerate(seats):
        if line.startswith(">"):
            state.to_act = seat
        _draw_fighter(content, state, seat, line)
    for line in lines:
        if not _is_seat(line):
            for item in line.split(" / "):
                _draw_middle(content, state, item.strip())
    return state


def _is_seat(line: str) -> bool:
    return re.match(r"> |[A-Z][a-z]", line) is not None


def _name(line: str) -> str:
    match = re.match(r"(?:> *)?([A-Z][A-Za-z ]*?) -?\d", line)
    return match[1] if match else line


def _key(name: str) -> str:
    return name.lower().replace(" ", "_")


def _draw_fighter(content: Content, state: Clash, seat: int, line: str) -> None:
    match = re.match(r"(?:> *)?[A-Z][A-Za-z ]*? (-?\d+),(-?\d+)(?: \((.*)\))?:(.*)", line)
    if not match:
        raise BadDrawing("This is no line for a kaiju", line)
    fighter = state.fighters[seat]
    fighter.space = _space(content.cities[len(state.fighters)], f"{match[1]},{match[2]}")
    free = list(content.mats[fighter.kaiju].deck)
    fighter.hand = _cards(content, free, match[4].split())
    fighter.deck, is_whole = [], True
    for mark in filter(None, (match[3] or "").split(", ")):
        word, _, rest = mark.partition(" ")
        match word:
            case "energy":
                fighter.energy = int(rest)
            case "meter":
                fighter.meter = int(rest)
            case "king":
                state.king = seat
            case "has":
                fighter.enhancements = _cards(content, free, rest.split())
            case "discard":
                fighter.discard = _cards(content, free, rest.split())
            case "deck" | "only":
                fighter.deck = _cards(content, free, rest.split())[::-1]
                is_whole = word == "deck"
            case "trophies":
                fighter.trophies = [_any_card(content, state, key) for key in rest.split()]
            case _:
                raise BadDrawing(f"Unknown mark {mark!r}", line)
    if is_whole:
        taken = [card for each in state.fighters for card in each.trophies]
        fighter.deck = [card for card in free if card not in taken] + fighter.deck


def _cards(content: Content, free: list[int], keys: list[str]) -> list[int]:
    """Take the cards *keys* out of those that are *free*."""
    found = []
    for key in keys:
        card = next((card for card in free if content.cards[card].key == key), None)
        if card is None:
            raise BadDrawing(f"There is no {key} left")
        free.remove(card)
        found.append(card)
    return found


def _any_card(content: Content, state: Clash, key: str) -> int:
    """Return the last copy of *key* that is no trophy yet."""
    taken = [card for fighter in state.fighters for card in fighter.trophies]
    copies = [at for at, card in enumerate(content.cards) if card.key == key and at not in taken]
    if not copies:
        raise BadDrawing(f"There is no {key} left")
    for fighter in state.fighters:
        for pile in (fighter.deck, fighter.hand):
            if copies[-1] in pile:
                pile.remove(copies[-1])
    return copies[-1]


def _draw_middle(content: Content, state: Clash, item: str) -> None:
    word, *rest = item.split()
    city = content.cities[len(state.fighters)]
    if word in content.vehicles:
        facing = WAY_NAMES.index(rest.pop()) if rest[-1] in WAY_NAMES else -1
        for text in rest:
            state.placed += 1
            state.vehicles.append(Vehicle(f"{word}{state.placed}", word, _space(city, text), facing))
        return
    match word:
        case "T" | "P" | "M" | "R" | "B" | "w":
            for text in rest:
                space = _space(city, text)
                state.ground = _put(state.ground, space, word)
                if word != "w":
                    state.buildings = _put(state.buildings, space, word)
        case "round":
            state.round = int(rest[0])
        case "tokens":
            state.tokens = int(rest[0])
        case "phase":
            state.phase = rest[0]
        case "starting":
            state.starting = (int(rest[0]), int(rest[1]))
        case "passes":
            state.passes = int(rest[0])
        case _:
            raise BadDrawing("Unknown line", item)


def _space(city: City, text: str) -> int:
    """Return the space whose name is *text*."""
    if text not in city.names:
        raise BadDrawing(f"There is no space {text} in this city")
    return city.names.index(text)


def _put(row: str, space: int, letter: str) -> str:
    return row[:space] + letter + row[space + 1 :]
