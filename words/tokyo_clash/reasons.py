"""Why an answer is advised in Tokyo Clash: one thing that its player can see comes of it, never a guess."""

from __future__ import annotations

from collections.abc import Sequence

from engine.play import Pick, Question, Seat
from engine.tokyo_clash.cards.card import Card
from engine.tokyo_clash.city import hexes
from engine.tokyo_clash.city.plan import LARGE
from engine.tokyo_clash.picks import (
    BoardPick,
    Discard,
    Hit,
    Kaiju,
    MatAction,
    Pass,
    Space,
    Spend,
    Stop,
    Throw,
    UseCard,
    Vehicle,
    thing,
)
from engine.tokyo_clash.prospect import PLAYS, Prospect, Table, prospect
from engine.tokyo_clash.view import ClashView, FighterView, is_last_round
from words.game import Facts
from words.names import yes_or_no
from words.teller import Teller
from words.tokyo_clash import names

MOVES = ("move", "fly", "dodge")
TRAINS = ("move.train", "place.train")
HOSTILE = ("move.tank", "move.ufo", "place.tank", "place.ufo", "place.jet", "place.battleship", "place.generator")
WANTED = ("bunker", "recall", "recover", "sift.keep")
PREY = ("hunt.tank", "hunt.ufo")


def reason(teller: Teller, question: Question, picks: Sequence[Pick], view: ClashView) -> str:
    """Return what speaks for *picks*; nothing where no single fact does."""
    if question.ask == "refresh":
        is_over = is_last_round(view)
        return "" if is_over else teller.say("advice-refresh", count=len(picks))
    if len(picks) != 1 or not isinstance(picks[0], str):
        return ""
    promised, table = prospect(view, question, picks[0]), Table(view, question.seat)
    if question.ask == "defend":
        return _defence(teller, question, promised, table)
    if question.ask in PLAYS:
        return _action(teller, promised, table)
    if question.ask in MOVES:
        return _place(teller, promised.space or table.me.space, table)
    if question.ask in TRAINS + HOSTILE and promised.space:
        return _vehicle(teller, question.ask, promised.space, table)
    return _gain(teller, question, promised, table)


def _defence(teller: Teller, question: Question, promised: Prospect, table: Table) -> str:
    amount, left = promised.damage or 0, promised.left or 0
    if not isinstance(promised.pick, Pass):
        stopped = amount - left
        if left:
            return teller.say("advice-softens", stopped=stopped, amount=amount) if stopped else ""
        return teller.say("advice-blocks", amount=amount, is_king=yes_or_no(table.me.is_king))
    is_only = len(getattr(question, "options", ())) == 1
    return teller.say("advice-defenceless") if is_only else teller.say("advice-takes", cards=len(table.view.hand))


def _action(teller: Teller, promised: Prospect, table: Table) -> str:
    """Return whom a card reaches, or else what it costs; what passing leaves open."""
    me, view = table.me, table.view
    match promised.pick:
        case UseCard(key):
            card = table.card(key)
            near = [teller.name(seat) for seat in _reached(card, table)]
            if near:
                return teller.say("advice-reach", names=teller.joined(near), amount=card.attack)
            if card.momentum or card.stays:
                return teller.say("advice-momentum" if card.momentum else "advice-stays")
            return teller.say("advice-cost", cost=card.cost, energy=me.energy, left=me.energy - card.cost)
        case Discard():
            return teller.say("advice-free", energy=me.energy)
        case Spend():
            return teller.say("advice-spend")
        case Pass():
            is_end = view.passes == len(view.fighters) - 1
            return teller.say("advice-pass", is_end=yes_or_no(is_end), cards=len(view.hand))
        case Stop():
            return teller.say("advice-stop", cards=len(view.hand))
    return ""


def _reached(card: Card, table: Table) -> list[Seat]:
    """Return whose kaiju an attack with *card* can damage, after its move if it has one."""
    if card.attack < 1:
        return []
    steps = sum(part.amount for part in card.steps if part.word == "move" and not part.condition)
    stands = [space for space in _within(steps, table) if table.spaces[hexes.spelled(space)].building not in LARGE]
    return [each.seat for each in _others(table) if any(_hits(card, stand, each.space, table) for stand in stands)]


def _within(steps: int, table: Table) -> set[hexes.Hex]:
    """Return where one could be after so many *steps* on the board."""
    found = {hexes.read(table.me.space)}
    for _ in range(steps):
        near = {beside for space in found for beside in hexes.neighbours(space)}
        found |= {space for space in near if hexes.spelled(space) in table.spaces}
    return found


def _hits(card: Card, start: hexes.Hex, name: str, table: Table) -> bool:
    end = hexes.read(name)
    if start == end:
        return True
    line = hexes.line(start, end)
    return 0 < len(line) <= card.range and all(hexes.spelled(space) in table.spaces for space in line)


def _others(table: Table) -> list[FighterView]:
    return [each for each in table.view.fighters if each.seat != table.me.seat]


def _place(teller: Teller, space: str, table: Table) -> str:
    """Return who stands where a move ends, what could be thrown there, or how far the nearest kaiju is."""
    met = [teller.name(seat) for seat in table.kaiju_at(space, table.me.seat)]
    if met:
        return teller.say("advice-met", names=teller.joined(met), count=len(met))
    kinds = dict.fromkeys(vehicle.kind for vehicle in table.vehicles_at(space) if vehicle.kind != "generator")
    if kinds:
        things = [names.the_thing(teller, Vehicle(kind), table.view) for kind in kinds]
        return teller.say("advice-throwable", things=teller.joined(things), count=len(things))
    count, seat = _nearest(space, table)
    return teller.say("advice-near", count=count, name=teller.name(seat))


def _vehicle(teller: Teller, ask: str, space: str, table: Table) -> str:
    """Return how far from whom a vehicle stands, if that is as one wants it: a Train near, all others far."""
    mine = hexes.distance(hexes.read(space), hexes.read(table.me.space))
    count, seat = _nearest(space, table)
    is_wanted = mine < count if ask in TRAINS else mine > count
    return teller.say("advice-between", mine=mine, count=count, name=teller.name(seat)) if is_wanted else ""


def _nearest(space: str, table: Table) -> tuple[int, Seat]:
    """Return how far the nearest other kaiju is from *space*, and whose it is."""
    return min((hexes.distance(hexes.read(space), hexes.read(each.space)), each.seat) for each in _others(table))


def _gain(teller: Teller, question: Question, promised: Prospect, table: Table) -> str:
    """Return whom an answer hurts, and what it brings."""
    view, pick = table.view, promised.pick
    if isinstance(pick, Hit) or (isinstance(pick, Kaiju) and question.ask == "riposte"):
        facts: Facts = {"name": teller.name(pick.seat), "is_king": yes_or_no(view.fighters[pick.seat].is_king)}
        return teller.say("advice-hits", amount=promised.damage or 0, **facts)
    if table.me.gains_energy and (isinstance(pick, Throw) or pick == MatAction("throw")):
        return teller.say("advice-throw")
    if promised.energy:
        offered = [prospect(view, question, token).energy for token in getattr(question, "options", ())]
        is_most = len(offered) > 1 and offered.count(max(offered)) == 1 and max(offered) == promised.energy
        return teller.say("advice-energy", energy=promised.energy, is_most=yes_or_no(is_most))
    if promised.struck and isinstance(pick, Space):
        thrown = thing(view.aim.target) if view.aim else None
        hurt = [*((thrown.seat,) if isinstance(thrown, Kaiju) else ()), *promised.struck]
        return teller.say("advice-strikes", names=" / ".join(teller.name(seat) for seat in hurt))
    return _card(teller, question, promised, table)


def _card(teller: Teller, question: Question, promised: Prospect, table: Table) -> str:
    ask, pick = question.ask, promised.pick
    if isinstance(pick, Kaiju) and ask in PREY:
        prey = table.view.fighters[pick.seat]
        return teller.say("advice-prey", name=teller.name(pick.seat), energy=prey.energy, cards=prey.hand_count)
    if not promised.card or isinstance(pick, BoardPick | Throw):
        return ""
    card = table.card(promised.card)
    if ask == "trophy":
        aim = table.view.aim
        return teller.say("advice-trophy", dominance=card.dominance, is_first=yes_or_no(not (aim and aim.kept)))
    if ask in WANTED and card.attack > 0:
        return teller.say("advice-attack", amount=card.attack)
    if ask in WANTED and card.defend > 0:
        return teller.say("advice-defend", amount=card.defend)
    return ""
