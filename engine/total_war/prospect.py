"""What an answer would do, as far as its player can know: from the view, by the rules' own arithmetic."""

from __future__ import annotations

import msgspec

from engine.play import Question, Seat
from engine.total_war.cards.card import CARDS, DAMAGE, WOUND, building
from engine.total_war.picks import Heal, Play, PlayAsWound, TakeBuilding, Target, WarPick, read
from engine.total_war.strikes.answering import strike_after
from engine.total_war.view import WarView


class Prospect(msgspec.Struct, frozen=True):
    """*pick* as an answer to the question *ask*.

    *strike* is what the next player would have to beat, None if the answer makes none; a *wound* only a special
    answers. *power* is what the kaiju would add. *damage* is what would be laid on the kaiju of *seat*; negative if it
    would be taken away.
    """

    ask: str
    pick: WarPick
    strike: int | None = None
    is_wound: bool = False
    power: int = 0
    damage: int = 0
    seat: Seat | None = None


def prospect(view: WarView, question: Question, token: str) -> Prospect:
    """Return what *token* would do as an answer to *question*."""
    ask, seat, pick = question.ask, question.seat, read(token)
    match pick:
        case Play() if ask in ("open", "answer"):
            return _strike(view, ask, seat, pick)
        case Play(face) if ask in ("damage", "heart", "counter"):
            return Prospect(ask, pick, damage=DAMAGE.get(face, 0), seat=_wounded(view, ask, seat))
        case PlayAsWound():
            return Prospect(ask, pick, is_wound=True)
        case TakeBuilding(value):
            return Prospect(ask, pick, damage=DAMAGE[building(value)], seat=seat)
        case Heal(card):
            return Prospect(ask, pick, damage=-DAMAGE[card], seat=seat)
        case Target(other):
            return Prospect(ask, pick, seat=other)
    return Prospect(ask, pick)


def _strike(view: WarView, ask: str, seat: Seat, pick: Play) -> Prospect:
    card = CARDS[pick.face]
    power = view.fighters[seat].power if pick.power else 0
    if card.face == WOUND or (view.is_wound and view.keeps_wounds):
        return Prospect(ask, pick, is_wound=True, power=power)
    return Prospect(ask, pick, strike=strike_after(view.strike or 0, card, power), power=power)


def _wounded(view: WarView, ask: str, seat: Seat) -> Seat | None:
    """Return on whom a card would be laid: on oneself, on the one who is hit (TW-5.3), on the attacker (TW-6.8)."""
    return {"heart": view.victim, "counter": view.striker}.get(ask, seat)
