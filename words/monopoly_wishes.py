"""What one may look for in Monopoly and not find among the answers, for *Why not?*."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.play import Question, Seat
from words.monopoly_labels import foes


def wishes(question: Question, view: Any) -> list[str]:
    """Return what one might want to do at *question*: build, deal, buy, strike or hide."""
    seat, offered = question.seat, getattr(question, "options", ())
    sought: list[str] = []
    match question.ask:
        case "turn":
            sought = [*_works(seat, view), "deal", *_purchase(seat, view), *_foes(seat, view)]
        case "strike":
            hiding = ["hide"] if _foes(seat, view) else []
            sought = [*_hits(seat, view, offered), *hiding, *_purchase(seat, view)]
        case "strike_back":
            sought = _hits(seat, view, offered)
        case "buy":
            sought = _purchase(seat, view)
    return [wish for wish in sought if wish not in offered]


def _works(seat: Seat, view: Any) -> list[str]:
    return [f"works:{each.key}" for each in view.districts if each.owner == seat]


def _here(seat: Seat, view: Any) -> Any:
    """Return the district where *seat* stands, or None."""
    number = view.spaces[view.kaiju[seat].at].district
    return view.districts[number] if number >= 0 else None


def _purchase(seat: Seat, view: Any) -> list[str]:
    """Return the purchase of the district where *seat* stands, unless it has it."""
    district = _here(seat, view)
    return [f"buy:{district.key}"] if district and district.owner != seat else []


def _foes(seat: Seat, view: Any) -> list[str]:
    return [f"seat:{each.seat}" for each in foes(view, seat, view.kaiju[seat].at)]


def _hits(seat: Seat, view: Any, offered: tuple[str, ...]) -> list[str]:
    """Return everything there that might be hit, and of houses and tanks the first that is one too many."""
    district, me = _here(seat, view), view.kaiju[seat]
    standing = {"house": district.houses, "tank": district.tanks} if district else {}
    more = [next((hit for hit in _times(what, count) if hit not in offered), "") for what, count in standing.items()]
    others = [f"seat:{each.seat}" for each in view.kaiju if each.at == me.at and each.seat != seat]
    return [*filter(None, more), *others]


def _times(what: str, count: int) -> Iterator[str]:
    return (what if time == 1 else f"{what}#{time}" for time in range(1, count + 1))
