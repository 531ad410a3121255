"""Drawn positions of Tokyo Clash.

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
from typing import Any

import msgspec
import pytest

from data.loader import Bundle, bundle
from engine import build, games
from engine.play import Choice, Decision, Event, IllegalPick, Position, Setup, Step, apply, begin, resume
from engine.tokyo_clash.city.hexes import WAY_NAMES
from engine.tokyo_clash.game import TokyoClash
from engine.tokyo_clash.state import Clash, Fighter, Vehicle

GAME = games["tokyo_clash"]
assert isinstance(GAME, TokyoClash)
CONTENT = GAME.content
KINDS = tuple(CONTENT.vehicles)


def with_cards(**effects: str) -> TokyoClash:
    """Return the game with the effects of some cards replaced, as a data pack would."""
    ours = bundle("tokyo_clash")
    files = dict(ours.files)
    for key, text in effects.items():
        pattern = re.compile(rf'(key = "{key}"\n(?:[a-z]+ = .*\n)*?effects = )".*"')
        for name in files:
            files[name] = pattern.sub(rf'\1"{text}"', files[name])
    game = build(Bundle("tokyo_clash", files))
    assert isinstance(game, TokyoClash)
    return game


def with_content(name: str, old: str, new: str) -> TokyoClash:
    """Return the game with *old* replaced by *new* in the content file *name*."""
    files = dict(bundle("tokyo_clash").files)
    assert old in files[name]
    game = build(Bundle("tokyo_clash", files | {name: files[name].replace(old, new)}))
    assert isinstance(game, TokyoClash)
    return game


def draw(game: TokyoClash, drawing: str, events: str = "armored_assault+rush_hour") -> Clash:
    """Return the state that *drawing* shows, with two *events* in their order."""
    lines = [line.strip() for line in drawing.splitlines() if line.strip()]
    seats = [line for line in lines if _is_seat(line)]
    kaiju = {seat: _key(_name(line)) for seat, line in enumerate(seats)}
    state: Clash = begin(game, Setup(len(seats), seed=1, kaiju=kaiju)).turn_start
    first, second = events.split("+")
    state.events = first, second
    count = len(state.ground)
    state.ground, state.buildings = "s" * count, "." * count
    state.phase, state.event, state.king, state.to_act = "action", 0, 0, 0
    for seat, line in enumerate(seats):
        if line.startswith(">"):
            state.to_act = seat
        _draw_fighter(game, state, seat, line)
    for line in lines:
        if not _is_seat(line):
            for item in line.split(" / "):
                _draw_middle(game, state, item.strip())
    return state


def _is_seat(line: str) -> bool:
    return re.match(r"> |[A-Z][a-z]", line) is not None


def _name(line: str) -> str:
    match = re.match(r"(?:> *)?([A-Z][A-Za-z ]*?) -?\d", line)
    assert match, line
    return match[1]


def _key(name: str) -> str:
    return name.lower().replace(" ", "_")


def _draw_fighter(game: TokyoClash, state: Clash, seat: int, line: str) -> None:
    match = re.match(r"(?:> *)?[A-Z][A-Za-z ]*? (-?\d+),(-?\d+)(?: \((.*)\))?:(.*)", line)
    assert match, line
    fighter = state.fighters[seat]
    fighter.space = game.content.cities[len(state.fighters)].index[int(match[1]), int(match[2])]
    free = list(game.content.mats[fighter.kaiju].deck)
    fighter.hand = _cards(game, free, match[4].split())
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
                fighter.enhancements = _cards(game, free, rest.split())
            case "discard":
                fighter.discard = _cards(game, free, rest.split())
            case "deck" | "only":
                fighter.deck = _cards(game, free, rest.split())[::-1]
                is_whole = word == "deck"
            case "trophies":
                fighter.trophies = [_any_card(game, state, key) for key in rest.split()]
            case _:
                raise AssertionError(f"unknown mark {mark!r}")
    if is_whole:
        taken = [card for each in state.fighters for card in each.trophies]
        fighter.deck = [card for card in free if card not in taken] + fighter.deck


def _cards(game: TokyoClash, free: list[int], keys: list[str]) -> list[int]:
    """Take the cards *keys* out of those that are *free*."""
    found = []
    for key in keys:
        card = next((card for card in free if game.content.cards[card].key == key), None)
        assert card is not None, f"there is no {key} left"
        free.remove(card)
        found.append(card)
    return found


def _any_card(game: TokyoClash, state: Clash, key: str) -> int:
    """Return the last copy of *key* that is no trophy yet."""
    taken = [card for fighter in state.fighters for card in fighter.trophies]
    copies = [at for at, card in enumerate(game.content.cards) if card.key == key and at not in taken]
    for fighter in state.fighters:
        for pile in (fighter.deck, fighter.hand):
            if copies[-1] in pile:
                pile.remove(copies[-1])
    return copies[-1]


def _draw_middle(game: TokyoClash, state: Clash, item: str) -> None:
    word, *rest = item.split()
    city = game.content.cities[len(state.fighters)]
    if word in KINDS:
        facing = WAY_NAMES.index(rest.pop()) if rest[-1] in WAY_NAMES else -1
        for text in rest:
            state.placed += 1
            state.vehicles.append(Vehicle(f"{word}{state.placed}", word, city.index[_hex(text)], facing))
        return
    match word:
        case "T" | "P" | "M" | "R" | "B" | "w":
            for text in rest:
                space = city.index[_hex(text)]
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
            raise AssertionError(f"unknown line {item!r}")


def _hex(text: str) -> tuple[int, int]:
    q, r = text.split(",")
    return int(q), int(r)


def _put(row: str, space: int, letter: str) -> str:
    return row[:space] + letter + row[space + 1 :]


class Table:
    """A drawn position that can be played on."""

    def __init__(self, drawing: str, game: TokyoClash = GAME, **events: str) -> None:
        self.game = game
        self.city = game.content.cities[len([line for line in drawing.splitlines() if _is_seat(line.strip())])]
        state = draw(game, drawing, **events)
        self.names = [game.content.mats[fighter.kaiju].name for fighter in state.fighters]
        self.step: Step = resume(game, Position(state))
        self.events: list[Event] = list(self.step.events)

    @property
    def state(self) -> Clash:
        state: Clash = self.step.state
        return state

    @property
    def question(self) -> Decision:
        question = self.step.pending[0]
        assert isinstance(question, Decision)
        return question

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and what."""
        return self.names[self.question.seat], self.question.ask

    @property
    def options(self) -> tuple[str, ...]:
        return self.question.options

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def fighter(self, name: str) -> Fighter:
        return self.state.fighters[self.seat(name)]

    def at(self, name: str) -> str:
        """Return where a kaiju stands."""
        return self.city.names[self.fighter(name).space]

    def hand(self, name: str) -> list[str]:
        return self.keys(self.fighter(name).hand)

    def discard(self, name: str) -> list[str]:
        return self.keys(self.fighter(name).discard)

    def deck(self, name: str) -> list[str]:
        """Return a deck, the top card first."""
        return self.keys(self.fighter(name).deck)[::-1]

    def trophies(self, name: str) -> list[str]:
        return self.keys(self.fighter(name).trophies)

    def keys(self, cards: list[int]) -> list[str]:
        return [self.game.content.cards[card].key for card in cards]

    def energy(self, name: str) -> int:
        return self.fighter(name).energy

    def building(self, space: str) -> str:
        return self.state.buildings[self.city.names.index(space)]

    def vehicles(self) -> dict[str, str]:
        """Return where each vehicle is."""
        return {vehicle.token: self.city.names[vehicle.space] for vehicle in self.state.vehicles}

    def pick(self, name: str, *picks: str) -> "Table":
        """Let *name* answer with *picks*."""
        self.step = apply(self.game, self.step.position, Choice(self.seat(name), picks))
        self.events += self.step.events
        return self

    def picks(self, name: str, *picks: str) -> "Table":
        """Let *name* answer one question after the other."""
        for pick in picks:
            self.pick(name, pick)
        return self

    def keep(self) -> "Table":
        """Let the attacker keep the first of the trophies offered, as often as he is asked."""
        while self.step.pending and self.question.ask == "trophy":
            self.pick(self.names[self.question.seat], self.options[0])
        return self

    def told(self, kind: type[Event]) -> list[Any]:
        """Return the events of *kind* since the drawing."""
        return [event for event in self.events if isinstance(event, kind)]

    def view(self, name: str | None) -> Any:
        return self.game.view(self.state, None if name is None else self.seat(name))

    def change(self, **facts: Any) -> "Table":
        """Begin the turn anew with some facts of the state changed."""
        state = msgspec.structs.replace(self.step.position.turn_start, **facts)
        self.step = resume(self.game, Position(state))
        self.events = list(self.step.events)
        return self

    def all_pass(self) -> "Table":
        """Let everybody pass until another question comes."""
        while self.step.pending and self.question.ask == "act":
            self.pick(self.names[self.question.seat], "pass")
        return self


def hexes(table: Table) -> set[str]:
    """Return the spaces that are offered."""
    return {option.removeprefix("hex:") for option in table.options if option.startswith("hex:")}


def refused(table: Table, name: str, pick: str) -> str:
    """Return the rule by which *pick* is refused."""
    with pytest.raises(IllegalPick) as refusal:
        table.pick(name, pick)
    return refusal.value.rule


def ranged(effects: str, mark: str = "", hand: str = "", game: TokyoClash | None = None) -> Table:
    """Return Mothra, who has played a card of these *effects*, with Godzilla two away in a straight line."""
    game = game or with_cards(antenna_beam=effects)
    drawing = f"> Mothra 0,0 (energy 5): antenna_beam\n Godzilla 0,2 (energy 5{mark}): {hand}"
    return Table(drawing, game).pick("Mothra", "card:antenna_beam")
