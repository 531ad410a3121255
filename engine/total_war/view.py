"""What a seat, or a spectator, may see (TW-2.5)."""

import msgspec

from engine.play import Seat
from engine.total_war.content import Content
from engine.total_war.state import SWITCHES, War


class FighterView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: Seat
    kaiju: str
    name: str
    katakana: str
    life: int
    power: int
    worth: int
    is_furious: bool
    is_spun: bool
    damage: tuple[str, ...]
    wounds: int
    vp: int
    hand_count: int
    holds_king: bool
    is_out: bool


class WarView(msgspec.Struct, frozen=True):
    """The table as *seat* sees it; a spectator's hand is empty."""

    game: str
    seat: Seat | None
    hand: tuple[str, ...]
    fighters: tuple[FighterView, ...]
    mode: str
    options: tuple[str, ...]
    target: int
    round: int
    to_play: Seat
    is_clockwise: bool
    strike: int | None
    is_wound: bool
    striker: Seat | None
    played: str
    discard: tuple[str, ...]
    deck_count: int
    buildings_up: tuple[int, ...]
    building_count: int
    ended: str
    winner: Seat | None
    victim: Seat | None
    keeps_wounds: bool


def view(content: Content, war: War, seat: Seat | None) -> WarView:
    """Return all that *seat* may see (None: a spectator)."""
    return WarView(
        game="total_war",
        seat=seat,
        hand=() if seat is None else tuple(war.fighters[seat].hand),
        fighters=tuple(_fighter(content, war, each) for each in range(len(war.fighters))),
        mode=war.mode,
        options=tuple(key for key in SWITCHES if getattr(war, key)),
        target=war.target,
        round=war.round,
        to_play=war.to_play,
        is_clockwise=war.is_clockwise,
        strike=war.strike,
        is_wound=war.is_wound,
        striker=None if war.is_opening else war.striker,
        played=war.played,
        discard=tuple(war.discard),
        deck_count=len(war.deck),
        buildings_up=tuple(war.buildings_up),
        building_count=len(war.building_deck),
        ended=war.ended,
        winner=war.winner if war.winner >= 0 else None,
        victim=war.victim if war.victim >= 0 else None,
        keeps_wounds=war.keeps_wounds,
    )


def _fighter(content: Content, war: War, seat: Seat) -> FighterView:
    fighter = war.fighters[seat]
    row, side = content.kaiju[fighter.kaiju], fighter.side
    return FighterView(
        seat=seat,
        kaiju=fighter.kaiju,
        name=row.name,
        katakana=row.katakana,
        life=side.life,
        power=side.power,
        worth=side.vp,
        is_furious=fighter.is_furious,
        is_spun=fighter.is_spun,
        damage=tuple(fighter.damage),
        wounds=fighter.wounds,
        vp=fighter.vp,
        hand_count=len(fighter.hand),
        holds_king=fighter.holds_king,
        is_out=bool(fighter.out),
    )
