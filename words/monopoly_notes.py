"""What stands small below a question of Monopoly: what one has, and what a newcomer needs to know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.play import Question, Seat
from words.monopoly_labels import card, colour, listed, stands

if TYPE_CHECKING:
    from words.teller import Teller

LISTED = 8  # districts that are named


def notes(teller: Teller, question: Question, view: Any) -> list[str]:
    """Return the notes below *question*."""
    match question.ask:
        case "turn":
            return _standing(teller, question.seat, view)
        case "strike":
            return _first_strike(teller, question, view)
        case "buy":
            return _purchase(teller, question.seat, view)
    return []


def _standing(teller: Teller, seat: Seat, view: Any) -> list[str]:
    """Return where one is and what one has; in the first lap what to do, in service how to get out of it."""
    me = view.kaiju[seat]
    said = [teller.say("note-place", place=view.spaces[me.at].name, laps=me.laps)]
    if me.controller is not None:
        said.append(teller.say("note-serves", controller=teller.name(me.controller)))
    else:
        said.append(_estate(teller, seat, view))
    if me.cards:
        said.append(teller.say("note-cards", cards=listed(teller, [card(teller, key) for key in me.cards])))
    serving = [teller.name(each.seat) for each in view.kaiju if each.controller == seat]
    if serving:
        said.append(teller.say("note-servants", names=listed(teller, serving), count=len(serving)))
    if not me.laps and me.controller is None:
        said.append(teller.say("note-peace"))
    return said


def _estate(teller: Teller, seat: Seat, view: Any) -> str:
    own = [each for each in zip(view.districts, view.deeds, strict=True) if each[0].owner == seat]
    if not own:
        return teller.say("note-landless")
    lots = [f"{deed.name} ({stands(teller, now.houses, now.tanks, now.has_maser)})" for now, deed in own[:LISTED]]
    return teller.say("note-estate", lots=", ".join(lots), more=len(own) - len(lots))


def _first_strike(teller: Teller, question: Question, view: Any) -> list[str]:
    """Return what AP do, until somebody has been round once."""
    has_houses = any(option.startswith("house") for option in getattr(question, "options", ()))
    return [teller.say("note-strike")] if has_houses and not view.kaiju[question.seat].laps else []


def _purchase(teller: Teller, seat: Seat, view: Any) -> list[str]:
    """Return what a purchase would complete, and whom it costs."""
    at = view.spaces[view.kaiju[seat].at].district
    deed, owner = view.deeds[at], view.districts[at].owner
    others = [each for each, other in zip(view.districts, view.deeds, strict=True) if other.colour == deed.colour]
    said = []
    if all(each.owner == seat or each.key == deed.key for each in others):
        said.append(teller.say("note-whole", colour=colour(teller, deed.colour)))
    if owner is not None:
        said.append(teller.say("note-breaks", owner=teller.name(owner)))
    return said
