"""Deeds of Unofficial Godzilla Monopoly."""

from __future__ import annotations

from collections.abc import Mapping

from engine.deeds import Counted, Deed, Finished, tally
from engine.monopoly.combat.events import BrokeFree, Subjugated
from engine.monopoly.events import DealDone

DEALS = 10


def _deals(game: Finished) -> Counted:
    """Count the deals of both sides (GM-9.1)."""
    done = [each for each in game.events if isinstance(each, DealDone)]
    return tally(seat for each in done for seat in (each.seat, each.to))


def _masters(game: Finished) -> Counted:
    """Count who has subjugated a kaiju (GM-7.1)."""
    return tally(each.to for each in game.events if isinstance(each, Subjugated))


def _freed(game: Finished) -> Counted:
    """Count who has broken free (GM-7.8)."""
    return tally(each.seat for each in game.events if isinstance(each, BrokeFree))


DEEDS: Mapping[str, Deed] = {"deals": Deed(_deals, DEALS), "master": Deed(_masters), "free": Deed(_freed)}
