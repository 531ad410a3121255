"""What all pictures of Tokyo Clash begin with: its name, the round, and who must do what."""

from typing import NamedTuple

from engine.play import Seat
from engine.tokyo_clash.view import ClashView, winner
from render.sheets.hand import Brand
from render.snapshot import Snapshot
from render.tokyo_clash.named import asking
from render.words import Words

BRAND = Brand("tokyo-clash", "tokyo-clash-kanji", "own-kaiju", "tokyo_clash")


class Prompt(NamedTuple):
    """Who must do what: a *seat*, or none if several are asked, by *name*."""

    seat: Seat | None
    name: str
    ask: str


def prompt(table: Snapshot[ClashView]) -> Prompt:
    """Return who must do what, or how it ended."""
    view, say, asked = table.view, table.say, table.asked
    if view.ended:
        return _of(view, winner(view), say(f"tc-over-{view.ended}"))
    if not asked:
        return _of(view, view.to_act, say("tc-ask-any"))
    ask = asking(table, asked[0])
    if len(asked) > 1:
        return Prompt(None, say("tc-several", count=len(asked)).upper(), ask)
    return _of(view, asked[0].seat, ask)


def _of(view: ClashView, seat: Seat, ask: str) -> Prompt:
    return Prompt(seat, view.fighters[seat].name.upper(), ask)


def phase(view: ClashView, say: Words) -> str:
    """Return the phase in words."""
    return say("tc-phase-over" if view.ended else f"tc-phase-{view.phase}")
