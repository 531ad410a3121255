"""Inside the track: the dice, what happened last, the pool, and what holds for the whole table."""

from collections.abc import Sequence
from functools import lru_cache

from engine.monopoly.events import Rolled
from engine.monopoly.prospect import maser_reach
from engine.monopoly.view import RampageView
from engine.play import Event, Seat
from render.monopoly.changes import LastMove
from render.monopoly.track.colours import CHANCE
from render.scene.pieces import badge, box, with_shadow
from render.scene.scene import Box, Disc, Icon, Layer, Mark, Panel
from render.scene.text import label, length, lines
from render.snapshot import Snapshot
from render.theme import AMBER, INK0, INK3, LIME, LINE, MIST, PAPER, RED, ROSE
from render.words import Words
from words.monopoly.money import millions

NEWS, POOL, FOOT = 122, 76, 40  # how high each is
DIE = 84
POOL_FILL = "#1B2A12"
#: Where the eyes of a die are, in steps from its middle.
EYES = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def last_roll(view: RampageView, events: Sequence[Event]) -> tuple[Seat, tuple[int, int]] | None:
    """Return the dice that were rolled last, and by whom."""
    for event in reversed(events):
        if isinstance(event, Rolled):
            return event.seat, event.dice
    size = len(view.kaiju)
    for back in range(size):
        kaiju = view.kaiju[(view.to_play - back) % size]
        if kaiju.rolls:
            return kaiju.seat, kaiju.rolls[-1]
    return None


def news(table: Snapshot[RampageView], last: LastMove, area: Box) -> list[Layer]:
    """Return the dice, and beside them what happened last."""
    rolled = last_roll(table.view, table.events)
    right = area.left + 2 * DIE + 34
    dice = Box(area.left, area.top, right, area.top + NEWS)
    words = Box(right + 14, area.top, area.right, area.top + NEWS)
    return [_dice(rolled, dice), _words(last.seat, last.words, words, table.say("gm-last").upper())]


@lru_cache(256)
def _dice(rolled: tuple[Seat, tuple[int, int]] | None, area: Box) -> Layer:
    marks: list[Mark] = []
    for at in range(2):
        left = area.left + 4 + at * (DIE + 18)
        frame = Box(left, area.top + 8, left + DIE, area.top + 8 + DIE)
        if rolled is None:
            marks.append(Panel(frame, 18, INK3, LINE, 2))
            continue
        marks += with_shadow(Panel(frame, 18, PAPER))
        x, y = frame.centre
        for across, down in EYES[rolled[1][at]]:
            marks.append(Disc(x + across * 23, y + down * 23, 8, INK0))
    if rolled is not None:
        marks += badge(rolled[0], area.left + 4 + DIE + 9, area.top + 8 + DIE, 15)
    return Layer("dice", area.grown(20), tuple(marks))


@lru_cache(256)
def _words(seat: Seat | None, told: tuple[str, ...], area: Box, title: str) -> Layer:
    y = area.top + 14
    x = area.left
    marks: list[Mark] = []
    if not told:
        return Layer("last move", area, ())
    if seat is not None:
        marks += badge(seat, x + 13, y, 11)
        x += 34
    marks.append(label(title, (x, y), "bold", 26, AMBER, track=1))
    rows, size = _set(told, area.width)
    for at, row in enumerate(rows):
        marks.append(label(row, (area.left, y + 36 + (size + 5) * at), "body", size, PAPER, width=area.width))
    return Layer("last move", area.grown(12), tuple(marks))


def _set(told: tuple[str, ...], width: int) -> tuple[list[str], int]:
    """Return at most three lines, and their size: one for each thing if they fit, else all one after the other."""
    said = [words[:1].upper() + words[1:] for words in told]
    for size, most in ((32, 2), (27, 3)):
        if len(said) <= most and all(length(words, "body", size) <= width for words in said):
            return said, size
    for size, most in ((32, 2), (27, 3)):
        rows = lines(". ".join(said), "body", size, width)
        if len(rows) <= most:
            return list(rows), size
    return [*rows[:2], f"{rows[2]} …"], 27


def pool(view: RampageView, area: Box, say: Words) -> Layer:
    """Return what lies at the Nuclear Plant, how many chance cards are left, and the alarm."""
    facts = (view.pool_hp, view.pool_tanks, view.deck_count, view.alarm_damage)
    return _pool(millions(say.game, view.pool_money), facts, area, say)


@lru_cache(256)
def _pool(money: str, facts: tuple[int, int, int, int], area: Box, say: Words) -> Layer:
    hp, tanks, deck, alarm = facts
    y = (area.top + area.bottom) // 2
    name = label(say("gm-pool").upper(), (area.left + 84, y), "poster", 34, LIME)
    marks: list[Mark] = [
        Panel(area, 14, POOL_FILL, LIME, 2),
        Icon("nuclear-plant", area.left + 46, y, 52, LIME),
        name,
    ]
    x: float = name.box.right + 22
    for icon, value, colour in (("", money, AMBER), ("hearts", str(hp), ROSE), ("battle-tank", str(tanks), LIME)):
        if value == "0":
            continue
        if icon:
            marks.append(Icon(icon, x + 18, y, 36, colour))
            x += 42
        number = label(value, (x, y), "poster", 38, PAPER)
        marks.append(number)
        x = number.box.right + 22
    count = label(str(deck), (area.right - 20, y), "poster", 38, PAPER, "r")
    marks += [count, Icon("uncertainty", count.box.left - 30, y, 42, CHANCE)]
    if alarm:
        words = label(f"+{alarm}", (count.box.left - 76, y), "poster", 34, INK0, "r")
        marks += [Panel(box(words.box.left - 58, y - 24, words.box.right + 14, y + 24), 12, RED), words]
        marks.append(Icon("battle-tank", words.box.left - 28, y, 40, INK0))
    return Layer("pool", area, tuple(marks))


def foot(view: RampageView, area: Box, say: Words) -> Layer:
    """Return what holds for the whole game, in one line."""
    told = say("gm-foot", house=millions(say.game, view.house_price), limit=view.lap_limit, alarm=view.alarm)
    if maser_reach(view):
        told += f" · {say('gm-foot-reach')}"
    return _foot(told, area)


@lru_cache(64)
def _foot(told: str, area: Box) -> Layer:
    words = label(told, ((area.left + area.right) / 2, area.bottom - 14), "body", 26, MIST, "m", area.width)
    return Layer("foot", area.grown(2), (words,))
