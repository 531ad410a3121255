"""Deeds of Total War."""

from __future__ import annotations

from collections.abc import Mapping

from engine.deeds import Counted, Deed, Finished, at_least, tally
from engine.total_war.events import Countered, Defeated

THREE = 3


def _felled(game: Finished) -> Counted:
    """Count who has defeated three sides in one game (TW-6.1)."""
    return at_least(THREE, (each.by for each in game.events if isinstance(each, Defeated) and each.by != each.seat))


def _upright(game: Finished) -> Counted:
    """Count who has won and was never defeated (TW-6.1)."""
    fallen = {each.seat for each in game.events if isinstance(each, Defeated)}
    return tally(seat for seat in game.winners if seat not in fallen)


def _struck_back(game: Finished) -> Counted:
    """Count who has struck back (TW-6.8)."""
    return tally(each.seat for each in game.events if isinstance(each, Countered))


DEEDS: Mapping[str, Deed] = {"felled": Deed(_felled), "upright": Deed(_upright), "struck-back": Deed(_struck_back)}
