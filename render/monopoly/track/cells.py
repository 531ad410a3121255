"""A space of the track: a district with all that stands on it, or one of the others. Any size from 100 pixels on."""

from functools import lru_cache

import msgspec

from engine.monopoly.content.board import MOST, Deed, Space
from engine.monopoly.prospect import gun_damage
from engine.monopoly.view import DistrictView, RampageView
from render import theme
from render.monopoly.track.colours import CHANCE, ICONS, SPECIALS, district_colours
from render.scene.breaking import rejoined
from render.scene.colour import mix
from render.scene.pieces import badge, box, letter_disc
from render.scene.scene import Box, Glow, Icon, Label, Layer, Mark, Panel, Polygon
from render.scene.text import is_accented, label, length, lines
from render.theme import AMBER, CYAN, INK0, INK2, LIME, MIST, PAPER
from render.words import Words
from words.monopoly.money import digits

WIDE = 150  # from this width on the name stands in the band
NARROW = 112  # below this width a little less room is left around weapons
NARROW_HEIGHT = 104  # from this height on a narrow district has four lines
BAND, LOW_BAND = 32, 28
GAP = 2  # on every side of a space
GLOW = 30
LINE_STEP = 27
ACCENT = 8  # what a line with accented capitals needs above it
DOOR = "#7A4310"
SLOT = ("#10132E", "#4A5196")
QUIET = "#39407F"
RUIN = "#FF8A80"
HIT = "#FF9AA8"


class Look(msgspec.Struct, frozen=True):
    """How a space is marked: the *letter* of its options, and the colour of the *light* around it."""

    letter: str = ""
    light: str = ""


class District(msgspec.Struct, frozen=True):
    """A district as it is drawn."""

    deed: Deed
    now: DistrictView
    colour: str
    damage: int  # of what would fire at an enemy who lands here


PLAIN = Look()


def cell(view: RampageView, number: int, area: Box, look: Look, say: Words) -> Layer:
    """Return the space *number* in *area*."""
    space = view.spaces[number]
    if space.district < 0:
        return _special(space, number, area, look, say)
    return _district(district(view, space.district), number, area, look, say)


def district(view: RampageView, number: int) -> District:
    """Return the district *number* as it is drawn."""
    deed, now = view.deeds[number], view.districts[number]
    return District(deed, now, district_colours(view.deeds)[deed.colour], gun_damage(view, number))


@lru_cache(2048)
def _district(each: District, number: int, area: Box, look: Look, say: Words) -> Layer:
    frame = area.grown(-GAP)
    owner = each.now.owner
    own = theme.seat_colour(owner) if owner is not None else ""
    fill = mix(INK2, own, 0.16) if own else INK2
    draw = _wide if frame.width >= WIDE else _narrow if frame.height >= NARROW_HEIGHT else _flat
    band = Box(frame.left, frame.top, frame.right, frame.top + (LOW_BAND if draw is _flat else BAND))
    marks: list[Mark] = [*_lit(frame, look)]
    marks += [Panel(frame, 9, fill), Panel(band, 9, each.colour, corners=(True, True, False, False))]
    marks.append(Panel(frame, 9, "", own or QUIET, 4 if own else 2))
    if look.light:
        marks.append(Panel(frame.grown(1), 10, "", look.light, 5))
    marks += draw(each, frame, look, say)
    return Layer(f"space {number}", area.grown(GLOW if look.light else 2), tuple(marks))


def _lit(frame: Box, look: Look) -> tuple[Mark, ...]:
    return (Glow(Panel(frame, 9, INK2), 8, look.light, 0.9),) if look.light else ()


def _wide(each: District, frame: Box, look: Look, say: Words) -> list[Mark]:
    """Return what is on a wide district: name in the band, price beside the houses."""
    rest = frame.height - BAND
    first, second = frame.top + BAND + rest * 0.31, frame.top + BAND + rest * 0.73
    left, owner = frame.left + 10, each.now.owner
    room = frame.width - (46 if owner is not None else 18)
    marks: list[Mark] = [
        label(each.deed.name, (left, frame.top + BAND / 2), "narrow_bold", 28, INK0, width=room),
        *(badge(owner, frame.right - 19, frame.top + BAND / 2, 11) if owner is not None else ()),
        *_standing(each, frame, first, left - 2, 24, say),
        *_weapons(each, frame, second, say),
    ]
    if look.letter:
        marks += plate(look.letter, frame.right - 8, first, "r")
    else:
        marks.append(label(price(say, each.deed.price), (frame.right - 10, first), "narrow_bold", 26, MIST, "r"))
    return marks


def _narrow(each: District, frame: Box, look: Look, say: Words) -> list[Mark]:
    """Return what is on a narrow district, in four lines: name, price and owner, houses, weapons."""
    middle, rest = (frame.left + frame.right) / 2, frame.height - BAND
    shares = (0.2, 0.54, 0.83) if look.letter else (0.2, 0.5, 0.8)  # a letter is higher than a price
    first, second, third = (frame.top + BAND + rest * share for share in shares)
    pitch = min(26, (frame.width - 10) // MOST)
    name, margin = each.deed.name, 12
    if length(name, "narrow_bold", theme.LEAST) > frame.width - margin:
        margin = 4  # rather to the edge than without its end
    marks: list[Mark] = [
        label(name, (middle, frame.top + BAND / 2), "narrow_bold", 27, INK0, "m", frame.width - margin),
        *_standing(each, frame, second, round(middle - MOST * pitch / 2), pitch, say),
        *_weapons(each, frame, third, say, 27),
    ]
    if each.now.owner is not None:
        marks += badge(each.now.owner, frame.right - 18, first, 10)
    if look.letter:
        marks += plate(look.letter, frame.left + 6, first + 1, "l")
    else:
        text = price(say, each.deed.price)
        at = (frame.left + 9, first - 2 * ("," in text))  # a comma reaches below the line
        marks.append(label(text, at, "poster", 26, PAPER, width=frame.width - 44))
    return marks


def _flat(each: District, frame: Box, look: Look, say: Words) -> list[Mark]:
    """Return what is on a flat district, in two lines: name and owner, and below what stands there as numbers."""
    y, now = (frame.top + LOW_BAND + frame.bottom) / 2, each.now
    high, room = frame.top + LOW_BAND / 2, frame.width - (32 if now.owner is not None else 10)
    marks: list[Mark] = [label(each.deed.name, (frame.left + 5, high), "narrow_bold", 25, INK0, width=room)]
    if now.owner is not None:
        marks += badge(now.owner, frame.right - 14, high, 9)
    if look.letter:
        return [*marks, *plate(look.letter, frame.left + 5, y, "l")]
    if now.is_demolished and not now.tanks:
        return [*marks, label(say("gm-ruins").upper(), (frame.left + 8, y), "poster", 24, RUIN, width=frame.width - 12)]
    marks += [Icon("family-house", frame.left + 12, y, 18, AMBER), _count(now.houses, frame.left + 22, y, AMBER)]
    if now.has_maser:
        marks.append(Icon("tesla-turret", frame.left + 52, y, 24, CYAN))
    elif now.tanks:
        marks.append(_count(now.tanks, frame.left + 43, y, LIME))
    else:
        return [*marks, label(price(say, each.deed.price), (frame.right - 6, y), "narrow_bold", 24, MIST, "r", 44)]
    return [*marks, hit(each.damage, frame.right - 5, y, 25)]


def _count(number: int, x: float, y: float, colour: str) -> Label:
    return label(str(number), (x, y), "poster", 25, colour)


def price(say: Words, amount: int) -> str:
    """Return a price in millions, without the word for it."""
    return digits(say.game, amount, 1)


def _standing(each: District, frame: Box, y: float, left: int, pitch: int, say: Words) -> list[Mark]:
    """Return the houses, or that there are none and no tanks either."""
    if not each.now.is_demolished:
        return houses(each.now.houses, left, round(y), pitch)
    return [_said(say("gm-ruins").upper(), frame, y, "poster", RUIN, 56)]


def _said(words: str, frame: Box, y: float, face: str, colour: str, taken: int) -> Label:
    """Return *words* at the left of a wide space, beside what has *taken* its right; in the middle of a narrow one."""
    size, y = (24, y + ACCENT / 2) if is_accented(words) else (26, y)
    if frame.width >= WIDE:
        return label(words, (frame.left + 12, y), face, size, colour, width=frame.width - 20 - taken)
    return label(words, ((frame.left + frame.right) / 2, y), face, size, colour, "m", frame.width - 16)


def houses(count: int, left: int, y: int, pitch: int = 24) -> list[Mark]:
    """Return four places for houses, *count* of them built."""
    marks: list[Mark] = []
    size = pitch - 4
    for at in range(MOST):
        x = left + at * pitch + pitch // 2
        outline = (
            (x - size / 2, y + size * 0.45),
            (x - size / 2, y - size * 0.05),
            (x, y - size * 0.5),
            (x + size / 2, y - size * 0.05),
            (x + size / 2, y + size * 0.45),
        )
        if at < count:
            marks.append(Polygon(outline, AMBER))
            marks.append(Panel(box(x - 3, y + size * 0.05, x + 3, y + size * 0.45), 0, DOOR))
        else:
            marks.append(Polygon(outline, SLOT[0], edge=SLOT[1], edge_width=2))
    return marks


def _weapons(each: District, frame: Box, y: float, say: Words, letters: int = 30) -> list[Mark]:
    """Return tanks or the maser with the damage they do, or that the ruins are for sale."""
    now = each.now
    margin, size = (10, 38) if frame.width >= NARROW else (6, 30)
    left, right = frame.left + margin, frame.right - margin - 1
    if now.has_maser:
        return [Icon("tesla-turret", left + size / 2, y, size + 4, CYAN), hit(each.damage, right, y, letters)]
    if now.tanks:
        count = label(str(now.tanks), (left + size + 4, y), "poster", letters, LIME)
        return [Icon("battle-tank", left + size // 2, y, size, LIME), count, hit(each.damage, right, y, letters)]
    return [_said(say("gm-for-sale"), frame, y, "narrow", PAPER, 0)] if now.is_demolished else []


def hit(damage: int, right: float, y: float, size: int = 30) -> Label:
    """Return how many HP a weapon takes."""
    return label(f"−{damage}", (right, y), "poster", size, HIT, "r")


def plate(text: str, x: float, y: float, anchor: str = "m") -> tuple[Mark, ...]:
    """Return the name of a choice, or of several, on a bright plate."""
    wide = max(30.0, length(text, "poster", 27) + 16)
    left = x - {"l": 0.0, "m": wide / 2, "r": wide}[anchor]
    frame = box(left, y - 18, left + wide, y + 18)
    return (
        Panel(frame.grown(3), 15, INK0),
        Panel(frame, 12, PAPER),
        label(text, frame.centre, "poster", 27, INK0, "m", frame.width - 6),
    )


@lru_cache(1024)
def _special(space: Space, number: int, area: Box, look: Look, say: Words) -> Layer:
    frame = area.grown(-GAP)
    fill, edge = SPECIALS[space.kind]
    marks: list[Mark] = [*_lit(frame, look), Panel(frame, 10, fill, edge, 2 if space.kind == "chance" else 4)]
    if look.light:
        marks.append(Panel(frame.grown(1), 11, "", look.light, 5))
    names, notes = _told(space, frame, say)
    rises = [ACCENT if is_accented(name) else 0 for name in names]
    tall = frame.height - 12 - LINE_STEP * (len(names) + len(notes)) - sum(rises)
    marks += _emblem(space, frame, tall)
    y = frame.top + tall + 19.0
    x = (frame.left + frame.right) / 2
    for name, rise in zip(names, rises, strict=True):
        y += rise
        marks.append(label(name, (x, y), *_type(space, frame), PAPER, "m", frame.width - 12))
        y += LINE_STEP
    for note in notes:
        marks.append(
            label(note, (x, y), "narrow_bold", 25, AMBER if space.kind == "go" else edge, "m", frame.width - 10)
        )
        y += LINE_STEP
    if look.letter:
        marks += letter_disc(look.letter, frame.left + 27, frame.top + 27, 21)
    return Layer(f"space {number}", area.grown(GLOW if look.light else 2), tuple(marks))


def _told(space: Space, frame: Box, say: Words) -> tuple[list[str], list[str]]:
    """Return the name of a space and what it does, as far as there is room; the emblem says some of it."""
    if frame.width >= WIDE:
        return _names(space, frame), []
    if frame.height < NARROW_HEIGHT:
        return [], []
    if space.kind == "go":
        return [], [say("gm-note-go")]
    word = say(f"gm-kind-{space.kind}")
    name = word if word.casefold() in space.name.casefold() else space.name
    if space.kind == "chance":
        return [] if name == word else [name], []
    return [name.upper()], [say(f"gm-note-{space.kind}")]


def _type(space: Space, frame: Box) -> tuple[str, float]:
    """Return the letters of a name: they are loud, but chance is not."""
    return ("narrow_bold", 26) if space.kind == "chance" else ("poster", 25 if frame.width >= WIDE else 27)


def _names(space: Space, frame: Box) -> list[str]:
    """Return the name of a space in one or two lines; GO itself is its emblem."""
    if space.kind == "go":
        return []
    face, size = _type(space, frame)
    name = space.name.upper() if face == "poster" else space.name
    if length(name, face, size) <= frame.width - 14:
        return [name]
    first, *rest = lines(name, face, size, frame.width - 14)
    return [first, rejoined(rest)] if rest else [first]


def _emblem(space: Space, frame: Box, tall: float) -> list[Mark]:
    x, y = (frame.left + frame.right) / 2, frame.top + 4 + tall / 2
    size = round(min(72 if space.kind == "chance" else 92, tall, frame.width - 20))
    if space.kind == "go":
        return [label(space.name.upper(), (x, y + 3), "poster", min(78, size + 14), PAPER, "m", frame.width - 16)]
    colour = {"chance": CHANCE, "plant": LIME}.get(space.kind, PAPER)
    return [Icon(ICONS[space.kind], x, y + 2, size, colour)]
