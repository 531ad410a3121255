"""What stands above the seats and above choices: the question, the events, the last move, the card in play."""

from functools import lru_cache
from itertools import pairwise

from engine.tokyo_clash.picks import Kaiju, Vehicle, thing
from engine.tokyo_clash.view import ClashView, EventView
from render import theme
from render.scene.pieces import badge, emblem, medallion
from render.scene.scene import Box, Glow, Icon, Label, Layer, Mark, Panel
from render.scene.text import length, lines
from render.theme import AMBER, INK0, INK2, LINE, MIST, PAPER, SEATS
from render.tokyo_clash.brand import Prompt
from render.tokyo_clash.cards.icons import chips_of
from render.tokyo_clash.changes import LastMove
from render.tokyo_clash.city import pieces
from render.tokyo_clash.named import card_name, face_of
from render.wide.fit import fitted_label, split_line
from render.words import Words

PLATE = 54
TEXT = 26
TAXING = "armored_assault"  # its few words end in an amount of Energy
TOKEN = 27  # the radius of the smallest token that can be told apart


@lru_cache(64)
def question_box(prompt: Prompt, area: Box) -> Layer:
    """Return who must do what: a plate in the seat's colour, below it the question."""
    colour = AMBER if prompt.seat is None else SEATS[prompt.seat].colour
    plate = Box(area.left, area.top, area.right, area.top + PLATE)
    middle, ask = area.top + PLATE / 2, (area.top + PLATE + area.bottom) / 2
    marks: list[Mark] = [
        Glow(Panel(area, 16), 7, colour, 0.6),
        Panel(area, 16, INK2, colour, 3),
        Panel(plate, 16, colour, corners=(True, True, False, False)),
    ]
    start = area.left + 20
    if prompt.seat is not None:
        marks += emblem(SEATS[prompt.seat].shape, area.left + 32, middle, 16, INK0, colour)
        start = area.left + 60
    marks.append(fitted_label(prompt.name, (start, middle), "poster", 38, INK0, width=area.right - start - 12))
    marks.append(fitted_label(prompt.ask, (area.left + 20, ask), "body", 36, PAPER, width=area.width - 36))
    return Layer("question", area.grown(26), tuple(marks))


@lru_cache(64)
def event_box(event: EventView, area: Box, say: Words) -> Layer:
    """Return an event in play: its vehicle, its name, what it does in a few words."""
    x, room, y = area.left + 72, area.width - 80, area.bottom - 19
    name = event.name.upper()
    broken = [name] if length(name, "poster", 25) <= room else list(lines(name, "poster", 25, room)[:2])
    words, edge = say(f"tc-event-{event.key}"), 52 if event.key == TAXING else 22
    face = "body" if length(words, "body", 26) <= area.width - edge else "narrow"
    note = fitted_label(words, (area.left + 14, y), face, 26, MIST, width=area.width - edge)
    marks: list[Mark] = [
        Panel(area, 14, INK2, LINE, 2),
        pieces.vehicle(event.vehicle, area.left + 38, area.top + 37, TOKEN),
        *_rows(broken, (x, area.top + 37), room),
        note,
    ]
    if event.key == TAXING:
        marks.append(Icon("own-bolt", note.box.right + 15, y, 26, AMBER))
    return Layer(f"event {event.key}", area.grown(20), tuple(marks))


def _rows(rows: list[str], at: tuple[float, float], room: float) -> list[Label]:
    """Return the name of an event around *at*; smaller if accents on capitals would touch the line above."""
    x, y = at
    for size in (28, 26, 24):
        placed = [
            fitted_label(row, (x, y + (number - (len(rows) - 1) / 2) * 29), "poster", size, width=room)
            for number, row in enumerate(rows)
        ]
        if not any(one.box.meets(other.box) for one, other in pairwise(placed)):
            break
    return placed


def last_lines(last: LastMove, area: Box, say: Words) -> Layer:
    """Return what just happened, in two lines."""
    return _last_lines(last.seat, last.told, say(last.title).upper(), area)


@lru_cache(64)
def _last_lines(seat: int | None, told: str, title: str, area: Box) -> Layer:
    marks: list[Mark] = []
    if told:
        first, x = area.top + 16, area.left + 2.0
        if seat is not None:
            marks += badge(seat, x + 13, first, 11)
            x += 36
        marks.append(name := fitted_label(title, (x, first), "bold", 25, AMBER, width=190, track=1))
        start = name.box.right + 12
        row, rest = split_line(told, "body", TEXT, area.right - start)
        marks.append(fitted_label(row, (start, first), "body", TEXT, PAPER, width=area.right - start))
        if rest:
            marks.append(fitted_label(rest, (x, first + 33), "body", TEXT, PAPER, width=area.right - x))
    return Layer("last move", area.grown(4), tuple(marks))  # the badge of a seat may be wider


def playing_box(view: ClashView, seat: int, card: str, target: str, area: Box, say: Words) -> Layer:
    """Return the card being played with its words as icons, and whom or what it is about."""
    y = round(area.centre[1])
    face = face_of(view, card)
    title = card_name(view, card, say) if card else say("tc-action")
    edge = area.right - 18
    marks: list[Mark] = [Panel(area, 14, INK2, theme.seat_colour(seat), 2)]
    if target:
        marks.append(_target(view, target, edge - TOKEN, y))
        edge -= 2 * TOKEN + 16
    chips = chips_of(face)[:3] if face else ()
    widths = [44 + (length(chip.text, "poster", 36) + 18 if chip.text else 8) for chip in chips]
    room = edge - area.left - 18
    while widths and room - sum(widths) < min(room, length(title.upper(), "poster", 28)) + 16:
        widths.pop()  # the name comes first
    name = fitted_label(title.upper(), (area.left + 18, y), "poster", 34, PAPER, width=room - sum(widths) - 16)
    marks.append(name)
    x = name.box.right + 22.0
    for chip, wide in zip(chips, widths, strict=False):
        marks.append(Icon(chip.icon, x + 18, y, 36, PAPER))
        if chip.text:
            marks.append(fitted_label(chip.text, (x + 42, y), "poster", 36, AMBER, width=wide))
        x += wide
    return Layer("playing", area.grown(24), tuple(marks))


def _target(view: ClashView, key: str, x: int, y: int) -> Mark:
    what = thing(key)
    if isinstance(what, Kaiju):
        return medallion(view.fighters[what.seat].kaiju, what.seat, (x, y), TOKEN)
    assert isinstance(what, Vehicle)
    vehicle = next((each for each in view.vehicles if each.token == key), None)
    return pieces.vehicle(what.kind, x, y, TOKEN, (vehicle.facing,) if vehicle and vehicle.facing else ())
