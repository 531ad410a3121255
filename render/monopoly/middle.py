"""What stands beside the track in both forms: the dice, the pool, what holds for the whole game."""

from collections.abc import Sequence
from functools import lru_cache

from engine.monopoly.events import Rolled
from engine.monopoly.prospect import maser_reach
from engine.monopoly.view import RampageView
from engine.play import Event, Seat
from render.monopoly.track.colours import CHANCE
from render.scene.pieces import badge, box, with_shadow
from render.scene.scene import Box, Disc, Icon, Layer, Mark, Panel
from render.scene.text import label
from render.snapshot import Snapshot
from render.theme import AMBER, INK0, INK3, LIME, LINE, MIST, PAPER, RED, ROSE
from render.wide.fit import fitted_label
from render.words import Words
from words.monopoly.money import millions

DIE, DICE = 58, 140  # pixels of a die, and that two of them take
NAMED = 520  # from this width on the pool has its name beside an alarm
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


def dice(table: Snapshot[RampageView], left: int, middle: int) -> Layer:
    """Return the last roll from *left* on, around the height *middle*; between the dice the shape of who rolled."""
    return _dice(last_roll(table.view, table.events), left, middle)


@lru_cache(256)
def _dice(rolled: tuple[Seat, tuple[int, int]] | None, left: int, middle: int) -> Layer:
    size = DIE
    marks: list[Mark] = []
    for at in range(2):
        x = left + at * (size + 10)
        frame = Box(x, middle - size // 2, x + size, middle - size // 2 + size)
        if rolled is None:
            marks.append(Panel(frame, size // 5, INK3, LINE, 2))
            continue
        marks += with_shadow(Panel(frame, size // 5, PAPER))
        x_eye, y_eye = frame.centre
        for across, down in EYES[rolled[1][at]]:
            marks.append(Disc(x_eye + across * size * 0.27, y_eye + down * size * 0.27, size * 0.1, INK0))
    if rolled is not None:
        marks += badge(rolled[0], left + size + 5, middle + size * 0.4, 12)
    area = Box(left, middle - size // 2, left + 2 * size + 10, middle + size // 2)
    return Layer("dice", area.grown(24), tuple(marks))


def facts(view: RampageView, area: Box, say: Words) -> Layer:
    """Return what holds for the whole game, in two lines: what a house costs, and when it ends."""
    ends = say("gm-limits", limit=view.lap_limit, alarm=view.alarm)
    house = say("gm-house", house=millions(say.game, view.house_price))
    if maser_reach(view):
        house = f"{house} · {say('gm-reach')}"
    return _facts((house, ends), area)


@lru_cache(64)
def _facts(told: tuple[str, ...], area: Box) -> Layer:
    shown = [text for text in told if text]
    step = area.height / len(shown)
    marks = tuple(
        fitted_label(
            text, (area.left, area.top + step * (at + 0.5)), "body", 27, MIST if at else PAPER, width=area.width
        )
        for at, text in enumerate(shown)
    )
    return Layer("facts", area.grown(4), marks)


def pool(view: RampageView, area: Box, say: Words) -> Layer:
    """Return what lies at the Nuclear Plant, how many chance cards are left, and the alarm."""
    amounts = (view.pool_hp, view.pool_tanks, view.deck_count, view.alarm_damage)
    return _pool(millions(say.game, view.pool_money), amounts, area, say)


@lru_cache(256)
def _pool(money: str, amounts: tuple[int, int, int, int], area: Box, say: Words) -> Layer:
    hp, tanks, deck, alarm = amounts
    y = (area.top + area.bottom) // 2
    marks: list[Mark] = [Panel(area, 14, POOL_FILL, LIME, 2), Icon("nuclear-plant", area.left + 36, y, 42, LIME)]
    x: float = area.left + 66
    if area.width >= (NAMED if alarm else NAMED - 110):
        name = label(say("gm-pool").upper(), (x, y), "poster", 30, LIME)
        marks.append(name)
        x = name.box.right + 14
    for icon, value, colour in (("", money, AMBER), ("hearts", str(hp), ROSE), ("battle-tank", str(tanks), LIME)):
        if value == "0":
            continue
        if icon:
            marks.append(Icon(icon, x + 15, y, 30, colour))
            x += 34
        number = label(value, (x, y), "poster", 34, PAPER)
        marks.append(number)
        x = number.box.right + 14
    count = label(str(deck), (area.right - 14, y), "poster", 34, PAPER, "r")
    marks += [count, Icon("uncertainty", count.box.left - 22, y, 34, CHANCE)]
    if alarm:
        words = label(f"+{alarm}", (count.box.left - 54, y), "poster", 28, INK0, "r")
        marks += [Panel(box(words.box.left - 38, y - 20, words.box.right + 8, y + 20), 10, RED), words]
        marks.append(Icon("battle-tank", words.box.left - 19, y, 28, INK0))
    return Layer("pool", area, tuple(marks))
