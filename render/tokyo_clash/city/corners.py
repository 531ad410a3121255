"""The boxes in the free corners of the board: the events in play, what things are worth, the card being played."""

from functools import lru_cache

from engine.tokyo_clash.picks import Kaiju, Vehicle, thing
from engine.tokyo_clash.prospect import worths
from engine.tokyo_clash.view import ClashView, EventView
from render import theme
from render.scene.pieces import medallion, with_shadow
from render.scene.scene import Box, Icon, Layer, Mark, Panel
from render.scene.text import label, length, lines
from render.theme import AMBER, INK2, LINE, MIST, PAPER
from render.tokyo_clash.cards.icons import ICONS, chips_of
from render.tokyo_clash.city import pieces
from render.tokyo_clash.named import card_name, face_of, thing_name
from render.words import Words
from words.tokyo_clash.names import coordinate

WIDE, TALL = 314, 152
REWARDS = {"": "", "draw": ICONS["draw"], "recall": ICONS["recover"], "look": ICONS["peek"]}


def places(players: int, top: int) -> tuple[Box, Box, Box, Box]:
    """Return where the two events and the two lists of rewards lie: in corners, or all on the right."""
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    low = top + 1024
    if players == 3:
        boxes = [Box(right - WIDE, y, right, y + TALL) for y in (top, top + 168, low - 168, low)]
        return boxes[0], boxes[1], boxes[2], boxes[3]
    wide = 288 if players == 2 else WIDE
    tops = (top, low)
    above, below = ((Box(left, y, left + wide, y + TALL), Box(right - wide, y, right, y + TALL)) for y in tops)
    return *above, *below


@lru_cache(64)
def event_box(event: EventView, number: int, area: Box, say: Words) -> Layer:
    """Return an event in play: its vehicle, its name, what it does in a few words."""
    x = area.left + 56
    text = area.left + 108
    room = area.right - text - 14
    marks: list[Mark] = [
        *with_shadow(Panel(area, 16, INK2, LINE, 2)),
        pieces.vehicle(event.vehicle, x, area.top + 62, 35),
        label(say("tc-event", number=number).upper(), (text, area.top + 27), "bold", 24, AMBER, track=1),
    ]
    name = event.name.upper()
    if length(name, "poster", 34) <= room:
        marks.append(label(name, (text, area.top + 72), "poster", 38, PAPER, width=room))
    else:
        for at, row in enumerate(lines(name, "poster", 30, room)[:2]):
            marks.append(label(row, (text, area.top + 58 + at * 35), "poster", 30, PAPER, width=room))
    note = say(f"tc-event-{event.key}")
    wide = area.width - 40 - (34 if event.key == "armored_assault" else 0)
    words = label(note, (area.left + 20, area.bottom - 24), "body", 26, MIST, width=wide)
    marks.append(words)
    if event.key == "armored_assault":
        marks.append(Icon("own-bolt", words.box.right + 18, area.bottom - 24, 26, AMBER))
    return Layer(f"event {number}", area.grown(24), tuple(marks))


def reward_boxes(view: ClashView, areas: tuple[Box, Box], say: Words) -> list[Layer]:
    """Return what buildings and the vehicles in play are worth to who destroys them."""
    rows = [
        (row.letter, str(row.energy), thing_name(view, row.letter, say), REWARDS[row.reward])
        for row in sorted(view.building_rows, key=lambda row: "TPBMR".index(row.letter))
    ]
    energy = worths(view)
    drive = tuple((kind, str(energy[kind])) for kind in dict.fromkeys(event.vehicle for event in view.events))
    return [
        _rewards("left", areas[0], tuple(rows[:3]), ()),
        _rewards("right", areas[1], tuple(rows[3:]), drive),
    ]


@lru_cache(64)
def _rewards(
    side: str, area: Box, rows: tuple[tuple[str, str, str, str], ...], drive: tuple[tuple[str, str], ...]
) -> Layer:
    marks: list[Mark] = list(with_shadow(Panel(area, 16, INK2, LINE, 2)))
    step = (area.height - 12) / 3
    for at, (letter, energy, words, reward) in enumerate(rows):
        y = round(area.top + 6 + step * (at + 0.5))
        marks.append(pieces.building(letter, "1,0", area.left + 34, y, 44))
        marks += _energy(area.left + 74, y, energy)
        marks.append(
            label(words, (area.left + 117, y), "narrow", 27, PAPER, width=area.width - (155 if reward else 127))
        )
        marks += [Icon(reward, area.right - 21, y, 28, MIST)] if reward else []
    y = round(area.top + 6 + step * 2.5)
    for at, (kind, energy) in enumerate(drive):
        x = area.left + 34 + at * 130
        marks.append(pieces.vehicle(kind, x, y, 19))
        marks += _energy(x + 40, y, energy)
    return Layer(f"rewards {side}", area.grown(24), tuple(marks))


def _energy(x: int, y: int, amount: str) -> tuple[Mark, ...]:
    return Icon("own-bolt", x, y, 30, AMBER), label(amount, (x + 18, y), "poster", 34, AMBER)


def playing_box(view: ClashView, seat: int, card: str, area: Box, say: Words) -> Layer:
    """Return the card being played, with its words as icons."""
    colour = theme.seat_colour(seat)
    face = face_of(view, card)
    name = card_name(view, card, say).upper() if card else say("tc-action").upper()
    marks: list[Mark] = [
        Panel(area, 16, INK2, colour, 3),
        label(say("tc-playing").upper(), (area.left + 20, area.top + 32), "bold", 26, AMBER, track=1),
        label(name, (area.left + 20, area.top + 74), "poster", 40, PAPER, width=area.width - 40),
    ]
    x = area.left + 40.0
    for chip in chips_of(face)[:3] if face else ():
        number = label(chip.text, (x + 26, area.top + 122), "poster", 36, AMBER) if chip.text else None
        wide = length(chip.text, "poster", 36) + 8 if chip.text else 0
        if x + 26 + wide > area.right - 8:
            break
        marks.append(Icon(chip.icon, x, area.top + 122, 38, PAPER))
        marks += [number] if number else []
        x += 60 + wide
    return Layer("playing", area.grown(2), tuple(marks))


def target_box(view: ClashView, key: str, area: Box, say: Words) -> Layer:
    """Return whom or what it is about: a kaiju with its medallion, or a vehicle."""
    y = (area.top + area.bottom) // 2
    room = area.width - 150
    what = thing(key)
    if isinstance(what, Kaiju):
        fighter = view.fighters[what.seat]
        colour = theme.seat_colour(fighter.seat)
        look: Mark = medallion(fighter.kaiju, fighter.seat, (area.right - 68, y), 50, is_king=fighter.is_king)
        title, note = say("tc-target"), fighter.katakana
    else:
        assert isinstance(what, Vehicle)
        vehicle = next((each for each in view.vehicles if each.token == key), None)
        colour = pieces.VEHICLES[what.kind][1]
        look = pieces.vehicle(what.kind, area.right - 68, y, 40, vehicle.facing if vehicle else "")
        title, note = say("tc-vehicle"), coordinate(vehicle.space) if vehicle else ""
    marks: list[Mark] = [
        Panel(area, 16, INK2, colour, 3),
        label(title.upper(), (area.left + 20, area.top + 32), "bold", 26, AMBER, track=1),
        label(thing_name(view, key, say).upper(), (area.left + 20, area.top + 74), "poster", 40, colour, width=room),
        look,
    ]
    if note:
        face = "japanese" if isinstance(what, Kaiju) else "narrow"
        marks.append(label(note, (area.left + 20, area.top + 120), face, 26, MIST, width=room))
    return Layer("target", area.grown(30), tuple(marks))
