"""What the panels of seats show, in both forms: figures, Enhancements, the Head Meter, and what just happened."""

from collections import Counter

from engine.play import Seat
from engine.tokyo_clash.view import ClashView, FighterView, winner
from render import theme
from render.scene.pieces import box, with_glow, with_shadow
from render.scene.scene import Box, Icon, Mark, Panel
from render.scene.text import label
from render.snapshot import Snapshot
from render.theme import AMBER, INK2, LINE, MIST, PAPER, RED
from render.tokyo_clash.changes import Change, LastMove
from render.tokyo_clash.named import card_names
from render.words import Words

DIM = "#4A5196"  # what is not there yet
GLOW = 28  # pixels around a panel that its light and its tabs may take
Tabs = tuple[tuple[str, str], ...]  # words and their colours


def enhancements(view: ClashView, fighter: FighterView, say: Words) -> tuple[str, ...]:
    """Return the names of the Enhancements of *fighter*, copies counted."""
    return tuple(card_names(view, Counter(fighter.enhancements), say))


def ground(fighter: FighterView, place: Box, is_active: bool) -> list[Mark]:
    """Return the panel of a seat without its content."""
    colour = theme.seat_colour(fighter.seat)
    if is_active:
        return list(with_glow(Panel(place, theme.RADIUS, INK2, colour, 5), colour))
    bar = Panel(box(place.left, place.top, place.left + 10, place.bottom), 5, colour)
    return [*with_shadow(Panel(place, theme.RADIUS, INK2, LINE, 2)), bar]


def stat(icon: str, x: int, y: int, value: int, colour: str = PAPER, size: int = 48) -> tuple[Mark, ...]:
    """Return a number with its icon."""
    number = label(str(value), (x + size * 0.6, y), "poster", size, colour)
    return Icon(icon, x, y, round(size * 0.86), colour), number


def stats(fighter: FighterView, x: int, y: int, pitch: int, size: int) -> list[Mark]:
    """Return Energy, cards in hand and trophies side by side."""
    marks = [*stat("own-bolt", x, y, fighter.energy, AMBER, size)]
    marks += stat("own-cards", x + pitch, y, fighter.hand_count, size=size)
    return [*marks, *stat("trophy", x + 2 * pitch - 8, y, len(fighter.trophies), size=size)]


def meter(fighter: FighterView, right: int, y: int, size: int = 34) -> list[Mark]:
    """Return the Head Meter: a head for each step, the full ones bright."""
    return [
        Icon("dragon-head", right - size // 2 - (fighter.meter_size - 1 - at) * (size - 2), y, size, colour)
        for at in range(fighter.meter_size)
        for colour in [AMBER if at < fighter.meter else DIM]
    ]


def passed(view: ClashView) -> set[Seat]:
    """Return the seats that have passed since anybody last acted."""
    if view.phase != "action" or view.ended:
        return set()
    players = len(view.fighters)
    return {(view.to_act - back) % players for back in range(1, view.passes + 1)}


def is_active(table: Snapshot[ClashView], seat: Seat) -> bool:
    """Return whether the panel of *seat* glows: it is asked, or has won."""
    return seat in table.acting or (bool(table.view.ended) and seat == winner(table.view))


def change_tabs(table: Snapshot[ClashView], seat: Seat, last: LastMove) -> Tabs:
    """Return what the tabs of a seat say: its score, or that it was hit, gained or lost Energy, or passed."""
    view, say, tabs = table.view, table.say, _score_tabs(table, seat)
    change: Change = last.of(seat)
    if change.hit:
        tabs.append((say("tc-hit", amount=change.hit).upper(), RED))
    if change.energy:
        key = "tc-gained" if change.energy > 0 else "tc-lost"
        tabs.append((say(key, amount=abs(change.energy)), AMBER if change.energy > 0 else theme.ROSE))
    if seat in passed(view):
        tabs.append((say("tc-passed").upper(), MIST))
    return tuple(tabs)


def _score_tabs(table: Snapshot[ClashView], seat: Seat) -> list[tuple[str, str]]:
    view, say = table.view, table.say
    if not view.scores:
        return []
    is_best = seat == winner(view)
    tabs = [(say("tc-score", score=view.scores[seat]).upper(), AMBER if is_best else MIST)]
    return [*tabs, (say("tc-winner").upper(), AMBER)] if is_best else tabs
