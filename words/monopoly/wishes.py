"""What one may look for in Monopoly and not find among the answers, for *Why not?*."""

from __future__ import annotations

from engine.monopoly.picks import DEAL, HIDE, HOUSE, RIVALS, TANK, copies, tokens_of
from engine.monopoly.prospect import districts_of, enemies_at
from engine.monopoly.view import DistrictView, RampageView
from engine.play import Question, Seat


def wishes(question: Question, view: RampageView) -> list[str]:
    """Return what one might want to do at *question*: build, deal, buy, strike or hide."""
    seat, offered = question.seat, getattr(question, "options", ())
    sought: list[str] = []
    match question.ask:
        case "turn":
            sought = [*_works(seat, view), DEAL, *_purchase(seat, view), *_foes(seat, view)]
        case "strike":
            hiding = [HIDE] if _foes(seat, view) else []
            sought = [*_hits(seat, view, offered), *hiding, *_purchase(seat, view)]
        case "strike_back":
            sought = _hits(seat, view, offered)
        case "buy":
            sought = _purchase(seat, view)
    return [wish for wish in sought if wish not in offered]


def _works(seat: Seat, view: RampageView) -> list[str]:
    return [tokens_of(view.districts[number].key).works for number in districts_of(view, seat)]


def _here(seat: Seat, view: RampageView) -> DistrictView | None:
    """Return the district where *seat* stands."""
    number = view.spaces[view.kaiju[seat].at].district
    return view.districts[number] if number >= 0 else None


def _purchase(seat: Seat, view: RampageView) -> list[str]:
    """Return the purchase of the district where *seat* stands, unless it has it."""
    district = _here(seat, view)
    return [tokens_of(district.key).buy] if district and district.owner != seat else []


def _foes(seat: Seat, view: RampageView) -> list[str]:
    return [RIVALS[foe] for foe in enemies_at(view, seat, view.kaiju[seat].at)]


def _hits(seat: Seat, view: RampageView, offered: tuple[str, ...]) -> list[str]:
    """Return everything there that might be hit, and of houses and tanks the first that is one too many."""
    district, me = _here(seat, view), view.kaiju[seat]
    standing = {HOUSE: district.houses, TANK: district.tanks} if district else {}
    more = [next((hit for hit in copies(what, count) if hit not in offered), "") for what, count in standing.items()]
    others = [RIVALS[each.seat] for each in view.kaiju if each.at == me.at and each.seat != seat]
    return [*filter(None, more), *others]
