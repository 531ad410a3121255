"""The answers of Tokyo Clash in words: what is chosen, and what it will bring."""

from __future__ import annotations

from collections import Counter

from engine.play import Question, Seat
from engine.tokyo_clash.city.plan import LARGE
from engine.tokyo_clash.picks import (
    Building,
    Discard,
    Face,
    HandCard,
    Hit,
    Kaiju,
    MatAction,
    Nothing,
    Pass,
    Space,
    Spend,
    Stop,
    ThisBuilding,
    Throw,
    UseCard,
    Vehicle,
    thing,
)
from engine.tokyo_clash.prospect import PLAYS, Prospect, Table, prospect
from engine.tokyo_clash.view import ClashView
from words.game import Facts
from words.names import yes_or_no
from words.phrase import Phrase
from words.teller import Teller
from words.tokyo_clash import names

ROOM = 72  # characters of a label


def answer(teller: Teller, question: Question, token: str, view: ClashView) -> Phrase:
    """Return *token* as an answer to *question*, by what it would do."""
    promised = prospect(view, question, token)
    match promised.pick:
        case UseCard() | HandCard() | Discard() | Spend():
            return _card(teller, promised, view)
        case Hit(seat):
            return teller.phrase("pick-hit", name=teller.name(seat), value=promised.damage or 0)
        case Throw(what):
            name = names.faced(teller, what, view)
            return teller.phrase("pick-throw", name=name if isinstance(what, Kaiju) else teller.say("the", what=name))
        case Kaiju(seat):
            return _kaiju(teller, promised, seat)
        case MatAction(word):
            me = view.fighters[question.seat]
            text = dict(zip(me.action_words, me.actions, strict=True))[word]
            momentum = yes_or_no(teller.say("effect-momentum") in text)
            return teller.phrase("pick-action", text=text, name=teller.say(f"act-{word}"), momentum=momentum)
        case Space():
            return _space(teller, promised, Table(view, question.seat))
        case ThisBuilding() | Vehicle():
            felled = promised.pick if isinstance(promised.pick, Vehicle) else Building(promised.falls[0])
            prize = teller.joined(prizes(teller, promised)) or "none"
            facts: Facts = {"what": names.faced(teller, felled, view), "space": names.coordinate(promised.space)}
            return teller.phrase("pick-thing", prize=prize, **facts)
        case Face(way):
            return teller.phrase("pick-face", facing=names.way(teller, way))
        case Pass():
            return teller.phrase(f"pick-pass-{question.ask}", amount=promised.damage or 0)
        case Stop():
            return teller.phrase("pick-stop")
        case Nothing():
            return teller.phrase("pick-none")


def prizes(teller: Teller, promised: Prospect) -> list[str]:
    """Return what an answer brings: Energy, and what the building gives besides."""
    found = [teller.say("prize-energy", energy=promised.energy)] if promised.energy else []
    return [*found, teller.say(f"prize-{promised.reward}")] if promised.reward else found


def _card(teller: Teller, promised: Prospect, view: ClashView) -> Phrase:
    """Return a card as an answer: what it costs, and what it leaves of a blow."""
    facts: Facts = {"card": names.card(teller, promised.card, view), "cost": promised.cost}
    match promised.pick:
        case Discard():
            return teller.phrase("pick-discard", **facts)
        case Spend():
            return teller.phrase("pick-spend", **facts)
        case HandCard(place):
            return teller.phrase("pick-hand", place=place, **facts)
    if promised.ask in PLAYS:
        return teller.phrase("pick-play", **facts)
    if promised.left is not None:
        return teller.phrase("pick-defend", left=promised.left, amount=promised.damage or 0, **facts)
    face = next(face for face in view.cards if face.key == promised.card)
    facts |= {"cost": face.cost, "dominance": face.dominance, "text": face.text}
    return teller.phrase("pick-trophy" if promised.ask == "trophy" else "pick-card", **facts)


def _kaiju(teller: Teller, promised: Prospect, seat: Seat) -> Phrase:
    facts: Facts = {"name": teller.name(seat), "damage": promised.damage or 0}
    if promised.ask == "riposte":
        return teller.phrase("pick-riposte", **facts)
    return teller.phrase("pick-seat" if promised.damage is None else "pick-hurt", **facts)


def _space(teller: Teller, promised: Prospect, table: Table) -> Phrase:
    """Return a space: its coordinates, then what is there or comes of it, as far as there is room on a button."""
    aim, view = table.view.aim, table.view
    target = thing(aim.target) if aim else None
    if promised.ask == "throw.to" and isinstance(target, Kaiju):
        what, parts = _kaiju_landing(teller, promised, table)
    elif promised.ask == "throw.to":
        what, parts = _vehicle_landing(teller, promised, table)
    elif promised.ask == "bask":
        what = names.thing(teller, Building(table.spaces[promised.space].building), view)
        parts = [what, *prizes(teller, promised)]
    else:
        what, parts = _place(teller, promised.space, table, target.seat if isinstance(target, Kaiju) else None)
    if promised.reward:
        what = teller.joined([what, teller.say(f"prize-{promised.reward}")])
    whole, fitting = teller.joined(parts), parts
    while len(fitting) > 1 and len(teller.joined(fitting)) > ROOM:
        fitting = fitting[:-1]
    facts: Facts = {"space": names.coordinate(promised.space), "whole": whole, "what": what}
    # All that is gained fits on a button only without the building, which has the letter in the picture.
    is_prize = promised.ask == "bask" and promised.energy and promised.reward
    lettered = teller.joined(prizes(teller, promised) if is_prize else fitting)
    return teller.phrase("pick-space", parts=teller.joined(fitting), lettered=lettered, **facts)


def _ground(teller: Teller, space: str, table: Table) -> str:
    here = table.spaces[space]
    if here.building:
        return names.thing(teller, Building(here.building), table.view)
    return names.ground(teller, here.ground)


def _place(teller: Teller, space: str, table: Table, mover: Seat | None) -> tuple[str, list[str]]:
    """Return what is in a space in a word, and with all that is in and next to it."""
    ground = _ground(teller, space, table)
    kinds = dict.fromkeys(vehicle.kind for vehicle in table.vehicles_at(space))
    vehicles = [names.thing(teller, Vehicle(kind), table.view) for kind in kinds]
    kaiju = [teller.name(seat) for seat in table.kaiju_at(space, mover)]
    near = [teller.name(seat) for seat in table.kaiju_near(space, mover)]
    parts = [ground, *vehicles]
    parts += [teller.say("space-with", names=teller.joined(kaiju))] if kaiju else []
    parts += [teller.say("space-next", names=teller.joined(near))] if near else []
    is_built = bool(table.spaces[space].building)
    return ground if is_built else teller.joined([*kaiju, *vehicles]) or ground, parts


def _kaiju_landing(teller: Teller, promised: Prospect, table: Table) -> tuple[str, list[str]]:
    """Return what a kaiju thrown to a space runs into, and what that brings the thrower."""
    building, ground = table.spaces[promised.space].building, _ground(teller, promised.space, table)
    if promised.struck:
        struck = " / ".join(teller.name(seat) for seat in promised.struck)
        fall = teller.phrase("fall-kaiju", names=struck, damage=promised.damage or 0)
    elif building:
        fall = teller.phrase("fall-into" if building in LARGE else "fall-onto", what=ground)
    else:
        fall = teller.phrase("fall-open", what=ground)
    is_listed = promised.falls and not promised.struck
    short = _listed(teller, promised.falls, table) if is_listed else fall.short
    return short, [fall.label, *prizes(teller, promised)]


def _listed(teller: Teller, falls: tuple[str, ...], table: Table) -> str:
    """Return what falls, equal things counted."""
    counts = Counter(falls)
    return teller.joined(
        names.times(teller, names.thing(teller, thing(what), table.view), count) for what, count in counts.items()
    )


def _vehicle_landing(teller: Teller, promised: Prospect, table: Table) -> tuple[str, list[str]]:
    """Return what a thrown vehicle falls on, and what that brings the thrower."""
    hit = promised.falls
    what = _listed(teller, hit, table) if hit else _ground(teller, promised.space, table)
    fall = teller.phrase("fall-onto" if hit else "fall-open", what=what)
    parts = [fall.label, *prizes(teller, promised)]
    if not promised.struck:
        return fall.short, parts
    struck = " / ".join(teller.name(seat) for seat in promised.struck)
    instead = teller.phrase("fall-or", names=struck, damage=promised.damage or 0)
    return instead.short, [*parts, instead.label]
