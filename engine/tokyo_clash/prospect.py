"""What an answer would do, as far as its player can know: from the view, by the rules' own arithmetic."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import msgspec

from engine.play import Question, Seat
from engine.tokyo_clash.cards.card import Card, card_showing
from engine.tokyo_clash.cards.resolving import Moment, meter_with
from engine.tokyo_clash.city import hexes
from engine.tokyo_clash.city.destroying import energy_gained
from engine.tokyo_clash.city.plan import LARGE
from engine.tokyo_clash.combat.attacking import fires_barrage, force_of, use_of
from engine.tokyo_clash.combat.damage import cannot_defend, damage_left, defend_value
from engine.tokyo_clash.combat.throwing import CRASH
from engine.tokyo_clash.phases.actions import hindered
from engine.tokyo_clash.picks import (
    ClashPick,
    Discard,
    HandCard,
    Hit,
    Kaiju,
    Pass,
    Space,
    Spend,
    ThisBuilding,
    Throw,
    UseCard,
    Vehicle,
    read,
    thing,
)
from engine.tokyo_clash.view import ClashView, FighterView, SpaceView, VehicleView

PLAYS = ("act", "momentum")
HURTS = ("throw.hit", "throw.collide")
NO_TARGET = "TC-4.7"


class Prospect(msgspec.Struct, frozen=True):
    """*pick* as an answer to the question *ask*.

    *card* is the key of the card it is about, *cost* the Energy paid for it. *damage* would be dealt to *seats*, before
    they defend and before anything is spent; *left* is what a defence leaves of a blow. *space* is where it happens.
    *falls* are the buildings (letters) and vehicles (kinds) that would be destroyed if whoever chooses takes what is
    worth most, for *energy* and the *reward* of the last; a thrown vehicle is not among them, but its Energy counts.
    *struck* are kaiju of which one may be hurt.
    """

    ask: str
    pick: ClashPick
    card: str = ""
    cost: int = 0
    damage: int | None = None
    left: int | None = None
    seats: tuple[Seat, ...] = ()
    space: str = ""
    falls: tuple[str, ...] = ()
    energy: int = 0
    reward: str = ""
    struck: tuple[Seat, ...] = ()


def prospect(view: ClashView, question: Question, token: str) -> Prospect:
    """Return what *token* would do as an answer to *question*."""
    ask, seat, pick = question.ask, question.seat, read(token)
    table = Table(view, seat)
    match pick:
        case UseCard(key):
            return _card(table, ask, pick, key)
        case Discard(key) | Spend(key):
            return Prospect(ask, pick, card=key)
        case HandCard(place):
            return Prospect(ask, pick, card=view.hand[place - 1])
        case Hit(victim):
            return Prospect(ask, pick, damage=table.attack(victim), seats=(victim,), space=view.fighters[victim].space)
        case Throw(what):
            return Prospect(ask, pick, space=table.place_of(what))
        case Kaiju(other):
            return _kaiju(table, ask, pick, other)
        case ThisBuilding() | Vehicle():
            return _thing(table, ask, pick)
        case Space(name):
            return _space(table, ask, pick, name)
        case Pass() if ask == "defend" and view.aim:
            return Prospect(ask, pick, damage=view.aim.amount, left=view.aim.amount, seats=(seat,))
    return Prospect(ask, pick)


def hindrance(view: ClashView, question: Question, key: str) -> str:
    """Return the rule that keeps the card *key* in hand, which is not offered, from answering; "" if none names it."""
    table = Table(view, question.seat)
    card = table.card(key)
    if question.ask == "defend":
        return cannot_defend(card, table.me.energy)
    return (hindered(card, table.me.energy) or NO_TARGET) if question.ask in PLAYS else ""


def defences(view: ClashView) -> list[str]:
    """Return the different cards in hand that have a Defend value."""
    faces = {face.key: face for face in view.cards}
    return [key for key in dict.fromkeys(view.hand) if card_showing(faces[key]).defend >= 0]


class Table:
    """A view, as the rules ask about it."""

    def __init__(self, view: ClashView, seat: Seat) -> None:
        self.view = view
        self.me = view.fighters[seat]
        self.faces = {face.key: face for face in view.cards}
        self.in_play = [self.card(key) for key in self.me.enhancements]

    def card(self, key: str) -> Card:
        """Return the card *key*, which the view shows."""
        return card_showing(self.faces[key])

    def attack(self, victim: Seat) -> int:
        """Return the damage of the card being played, before any Enhancement is spent on it (TC-13.5, TC-13.8)."""
        card = self.card(self.me.playing[-1])
        barrage = fires_barrage(card, self.me.meter, self.me.meter_size)
        moment = Moment(self.me.meter, self.me.is_king, self.view.fighters[victim].is_king, barrage)
        return force_of(card, card.attack, use_of(card), moment, self.in_play).value

    def defence(self, card: Card) -> int:
        """Return the Defend value of *card* once it is played; its head counts already (TC-13.7)."""
        moment = Moment(meter_with(card, self.me.meter, self.me.meter_size), self.me.is_king)
        return defend_value(card, moment, self.in_play)

    @cached_property
    def spaces(self) -> dict[str, SpaceView]:
        """The spaces of the city, as they are spelled."""
        return {space.name: space for space in self.view.spaces}

    @cached_property
    def worth(self) -> dict[str, int]:
        """The Energy for destroying a building, by its letter, or a vehicle, by its kind (TC-7)."""
        return worths(self.view)

    def place_of(self, what: ClashPick) -> str:
        """Return where a kaiju or vehicle is, or the building that a question is about."""
        if isinstance(what, Kaiju):
            return self.view.fighters[what.seat].space
        if isinstance(what, Vehicle):
            return next(each.space for each in self.view.vehicles if read(each.token) == what)
        aim = self.view.aim
        return aim.space if aim and aim.verb == "throw" else self.me.space

    def vehicles_at(self, name: str) -> list[VehicleView]:
        """Return the vehicles in a space."""
        return [vehicle for vehicle in self.view.vehicles if vehicle.space == name]

    def kaiju_at(self, name: str, but: Seat | None = None) -> tuple[Seat, ...]:
        """Return the kaiju in a space, one of them left out."""
        return tuple(each.seat for each in self._others(but) if each.space == name)

    def kaiju_near(self, name: str, but: Seat | None = None) -> tuple[Seat, ...]:
        """Return the kaiju next to a space, one of them left out."""
        here = hexes.read(name)
        return tuple(each.seat for each in self._others(but) if hexes.distance(here, hexes.read(each.space)) == 1)

    def _others(self, but: Seat | None) -> list[FighterView]:
        return [each for each in self.view.fighters if each.seat != but]

    def gain(self, things: Iterable[str]) -> int:
        """Return the Energy had for destroying *things*; a friend of the humans has none (TC-9.4)."""
        amount = sum(self.worth[what] for what in things)
        return energy_gained(self.me.energy, amount, self.view.most_energy) if self.me.gains_energy else 0

    def best_at(self, name: str, *, is_flight: bool) -> str:
        """Return what is worth most to destroy in a space; a flight ends in a Large Building and fells it (TC-5.6)."""
        building = self.spaces[name].building
        if building in LARGE and is_flight:
            return building
        things = [vehicle.kind for vehicle in self.vehicles_at(name)] + [building] * bool(building)
        return max(things, key=self.worth.__getitem__, default="")


def worths(view: ClashView) -> dict[str, int]:
    """Return the Energy for destroying each building, by its letter, and vehicle, by its kind (TC-7)."""
    buildings = {row.letter: row.energy for row in view.building_rows}
    return buildings | {row.kind: row.energy for row in view.vehicle_rows}


def _reward(view: ClashView, falls: tuple[str, ...]) -> str:
    """Return what the last of *falls* brings besides Energy (TC-7.1)."""
    return next((row.reward for row in view.building_rows if row.letter in falls[-1:]), "")


def _card(table: Table, ask: str, pick: UseCard, key: str) -> Prospect:
    aim = table.view.aim
    if ask in PLAYS:
        return Prospect(ask, pick, key, table.card(key).cost)
    if ask == "defend" and aim:
        card = table.card(key)
        left = damage_left(aim.amount, table.defence(card))
        return Prospect(ask, pick, key, card.cost, damage=aim.amount, left=left, seats=(table.me.seat,))
    return Prospect(ask, pick, key)


def _kaiju(table: Table, ask: str, pick: Kaiju, seat: Seat) -> Prospect:
    """Return what comes of naming a kaiju: a blow that follows a throw, a riposte, or only that it is named."""
    space = table.place_of(pick)
    if ask in HURTS and table.view.aim:
        thrown = thing(table.view.aim.target)
        first = (thrown.seat,) if isinstance(thrown, Kaiju) else ()
        return Prospect(ask, pick, damage=CRASH, seats=(*first, seat), space=space)
    if ask == "riposte":
        parts = table.card(table.me.playing[-1]).after
        damage = next((part.amount for part in parts if part.word == "riposte"), None)
        return Prospect(ask, pick, damage=damage, seats=(seat,), space=space)
    return Prospect(ask, pick, space=space)


def _thing(table: Table, ask: str, pick: ThisBuilding | Vehicle) -> Prospect:
    """Return what destroying something brings (TC-7)."""
    space = table.place_of(pick)
    falls = (pick.kind if isinstance(pick, Vehicle) else table.spaces[space].building,)
    return _felling(table, Prospect(ask, pick, space=space), falls)


def _felling(table: Table, found: Prospect, falls: tuple[str, ...], *thrown: str) -> Prospect:
    reward = _reward(table.view, falls) if table.me.gains_energy else ""
    return msgspec.structs.replace(found, falls=falls, energy=table.gain((*thrown, *falls)), reward=reward)


def _space(table: Table, ask: str, pick: Space, name: str) -> Prospect:
    aim, found = table.view.aim, Prospect(ask, pick, space=name)
    if ask == "throw.to" and aim:
        what = thing(aim.target)
        if isinstance(what, Kaiju):
            return _kaiju_thrown(table, found, aim.space, what.seat)
        return _vehicle_thrown(table, found, what)
    if ask == "bask":
        building = table.spaces[name].building
        energy = energy_gained(table.me.energy, table.worth[building], table.view.most_energy)
        return msgspec.structs.replace(found, energy=energy, reward=_reward(table.view, (building,)))
    return found


def _kaiju_thrown(table: Table, found: Prospect, start: str, thrown: Seat) -> Prospect:
    """Return what falls along a flight, one thing in each space, and into whom it leads (TC-5.5 to TC-5.7)."""
    flight = [hexes.spelled(space) for space in hexes.line(hexes.read(start), hexes.read(found.space))]
    falls = tuple(best for name in flight if (best := table.best_at(name, is_flight=True)))
    found = _felling(table, found, falls)
    struck = () if table.spaces[found.space].building in LARGE else table.kaiju_at(found.space, thrown)
    if not struck:
        return found
    return msgspec.structs.replace(found, damage=CRASH, seats=(thrown,), struck=struck)


def _vehicle_thrown(table: Table, found: Prospect, what: object) -> Prospect:
    """Return what a vehicle falls on, and which kaiju it might hit instead (TC-5.4)."""
    assert isinstance(what, Vehicle)
    best = table.best_at(found.space, is_flight=False)
    struck = table.kaiju_at(found.space)
    found = _felling(table, found, (best,) if best else (), what.kind)
    return msgspec.structs.replace(found, damage=CRASH if struck else None, struck=struck)
