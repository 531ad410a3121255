"""The middle of the landscape board: the strike and who played it, the direction, buildings, piles, options."""

from collections.abc import Sequence

from engine.total_war.picks import TakeBuilding, spell
from engine.total_war.view import WarView
from render.scene.pieces import letter_disc
from render.scene.scene import Box, Layer, Mark, Panel, Sprite
from render.snapshot import Snapshot
from render.theme import AMBER, BLOOD, INK2, LINE, MIST, PAPER
from render.total_war import strike as striking
from render.total_war.changes import LastMove
from render.total_war.wide.places import middle as middle_of
from render.total_war.wide.places import spare
from render.total_war.wide.ring import RING
from render.wide.fit import fitted_label, paragraph
from render.words import Words

CENTRE = (RING.left + RING.right) // 2
LEFT, RIGHT = RING.left + 38, RING.right - 38
ROOM = RIGHT - LEFT
PILES = 574  # where buildings begin beside the ring
LAST = 716  # and the counts below them
RING_COLOUR, RING_GROUND = "#39407F", "#12163A"
ROOMY = 900  # from this width on a framed middle has buildings beside the strike, not below


def strike(table: Snapshot[WarView], last: LastMove) -> Layer:
    """Return the number to beat and who played it, upright."""
    about = striking.now(table, last)
    top = RING.top
    marks: list[Mark] = [
        fitted_label(about.title, (CENTRE, top + 46), "poster", 42, AMBER, "m", width=ROOM, track=4),
        *striking.centre_piece(table.view, about, (CENTRE, top + 194), 124),
        *striking.named(about, (CENTRE, top + 356), 40, "m", ROOM),
        fitted_label(about.text, (CENTRE, top + 399), "body", 30, PAPER, "m", width=ROOM),
    ]
    return Layer("strike", Box(RING.left + 12, top + 12, RING.right - 12, top + 420), tuple(marks))


def direction(table: Snapshot[WarView], last: LastMove) -> Layer:
    """Return which way play runs."""
    y = RING.top + 446
    marks = striking.direction(table.view, last, (CENTRE, y), 31, "m", ROOM, table.say)
    return Layer("direction", Box(RING.left + 12, y - 34, RING.right - 12, y + 34), tuple(marks))


def buildings(table: Snapshot[WarView]) -> Layer:
    """Return the buildings that lie face up; those that may be chosen have letters."""
    shown, say = sorted(table.view.buildings_up), table.say
    marks: list[Mark] = [_divider(LEFT, RIGHT, PILES), _divider(LEFT, RIGHT, LAST)]
    top = PILES + 20
    if len(shown) <= 2:
        marks += _titled(say, LEFT, top, 132, bool(shown))
        marks += _cards(shown, Box(LEFT + 150, top, RIGHT, top + 104), table.letters)
    else:
        marks += _cards(shown, Box(LEFT, top, RIGHT, top + 104), table.letters)
    return Layer("buildings", Box(RING.left + 12, PILES - 12, RING.right - 12, LAST + 3), tuple(marks))


def _titled(say: Words, x: int, top: int, width: int, has_any: bool) -> list[Mark]:
    """Return the title of the buildings over a few words on what they are for."""
    note = say("wound-takes-one" if has_any else "no-buildings")
    title = fitted_label(say("buildings").upper(), (x, top + 24), "bold", 27, AMBER, width=width)
    return [title, *paragraph(note, (x, top + 42), "body", 27, MIST, "l", width=width, height=72)]


def _cards(shown: Sequence[int], area: Box, letters: dict[str, str]) -> list[Mark]:
    """Return building cards side by side, ending at the right of *area*; of equal ones the first has the letter."""
    step = min(92.0, area.width / max(1, len(shown)))
    wide = min(76, round(step) - 8)
    marks: list[Mark] = []
    seen: set[str] = set()
    for at, value in enumerate(shown):
        x = area.right - wide / 2 - (len(shown) - 1 - at) * step
        frame = Box(round(x - wide / 2), area.top, round(x + wide / 2), area.bottom)
        marks += _card(frame, value)
        letter = letters.get(spell(TakeBuilding(value)), "")
        if letter and letter not in seen:
            seen.add(letter)
            marks += letter_disc(letter, x, area.top + 2, 22)
    return marks


def _card(frame: Box, value: int) -> list[Mark]:
    x, tall = frame.centre[0], frame.height
    return [
        Panel(frame, 10, PAPER),
        Sprite("building-small-2", x, frame.top + round(tall * 0.33), min(round(tall * 0.46), frame.width - 10)),
        fitted_label(str(value), (x, frame.bottom - tall * 0.24), "poster", tall * 0.36, BLOOD, "m", width=frame.width),
    ]


def _counts(view: WarView, say: Words) -> list[str]:
    piles = (("deck", view.deck_count), ("discards", len(view.discard)), ("buildings", view.building_count))
    return [f"{say(key)} {count}" for key, count in piles]


def decks(table: Snapshot[WarView]) -> Layer:
    """Return one line below the buildings: how many cards the piles have, or the mode where that is told elsewhere."""
    view, say = table.view, table.say
    text = say(f"mode-{view.mode}") if spare(len(view.fighters)) else " · ".join(_counts(view, say))
    words = fitted_label(text, (CENTRE, LAST + 29), "narrow", 27, MIST, "m", width=ROOM + 20)
    return Layer("decks", Box(RING.left + 12, LAST + 4, RING.right - 12, RING.bottom - 14), (words,))


def tally(table: Snapshot[WarView], area: Box) -> Layer:
    """Return the piles as large numbers and the options by name, in the place that no seat has."""
    view, say = table.view, table.say
    marks: list[Mark] = [Panel(area, 16, INK2, LINE, 2)]
    piles = (("deck", view.deck_count), ("discards", len(view.discard)), ("buildings", view.building_count))
    notes = [say(f"option-{key}") for key in view.options]
    most = (area.height - 150) // 34
    if len(notes) > most:
        notes[most - 1 :] = [say("options-more", count=len(notes) - most + 1)]
    top = area.top + (area.height - 100 - 34 * len(notes)) // 2
    for at, (key, count) in enumerate(piles):
        x, room = area.left + area.width * (2 * at + 1) / 6, area.width / 3 - 12
        marks.append(fitted_label(str(count), (x, top + 30), "poster", 54, PAPER, "m", width=room))
        marks.append(fitted_label(say(key), (x, top + 80), "body", 28, MIST, "m", width=room))
    for at, note in enumerate(notes):
        y = top + 122 + 34 * at
        marks.append(fitted_label(note, (area.centre[0], y), "body", 27, AMBER, "m", width=area.width - 40))
    return Layer("tally", area, tuple(marks))


def framed(table: Snapshot[WarView], last: LastMove) -> list[Layer]:
    """Return the middle of a frame of seats: the star at the left, words beside it, buildings below or beside."""
    area = middle_of(len(table.view.fighters))
    ground = Layer("ring", area, (Panel(area, 36, RING_GROUND, RING_COLOUR, 12),))
    if area.width > ROOMY:
        words = Box(area.left + 350, area.top + 30, area.left + 740, area.bottom - 30)
        piles = _beside(table, Box(words.right + 50, area.top + 62, area.right - 34, area.bottom - 62))
    else:
        words = Box(area.left + 312, area.top + 24, area.right - 34, area.top + 210)
        piles = _below(table, Box(words.left, area.top + 212, words.right, area.bottom - 18))
    return [ground, *_told(table, last, area, words), piles]


def _told(table: Snapshot[WarView], last: LastMove, area: Box, words: Box) -> list[Layer]:
    """Return the star in the *area* left of the *words* on it, which fill their box in four lines."""
    about, room = striking.now(table, last), words.width
    step, size = words.height / 4, words.height / 4 * 0.81
    first, second, third, fourth = (words.top + step * (at + 0.5) for at in range(4))
    at = ((area.left + 14 + words.left) // 2 - 4, (area.top + area.bottom) // 2 + 2)
    lines: list[Mark] = [
        *striking.centre_piece(table.view, about, at, 118),
        fitted_label(about.title, (words.left, first), "poster", size, AMBER, width=room, track=3),
        *striking.named(about, (words.left, second), size, "l", room),
        fitted_label(about.text, (words.left, third), "body", size * 0.76, PAPER, width=room),
    ]
    turn = striking.direction(table.view, last, (words.left, fourth), size * 0.78, "l", room, table.say)
    beside = Box(words.left - 14, round(fourth) - 30, words.right + 14, round(fourth) + 30)
    inner = Box(area.left + 14, area.top + 14, words.right + 14, area.bottom - 14)
    return [Layer("strike", inner, tuple(lines)), Layer("direction", beside, tuple(turn))]


def _below(table: Snapshot[WarView], area: Box) -> Layer:
    """Return buildings and piles below the strike."""
    view, say = table.view, table.say
    shown, top = sorted(view.buildings_up), area.top + 12
    step = min(68, area.width // max(1, len(shown)))
    free = area.left + step * len(shown) + (4 if shown else 0)
    marks: list[Mark] = [_divider(area.left, area.right, area.top)]
    marks += _cards(shown, Box(area.left, top, free - 12, top + 74), table.letters)
    if area.right - free > 150:
        title = say("buildings-up" if shown else "no-buildings-up").upper()
        marks.append(fitted_label(title, (free, top + 37), "bold", 26, AMBER, width=area.right - free))
    counts = " · ".join(_counts(view, say))
    marks.append(fitted_label(counts, (area.left, area.bottom - 18), "narrow", 27, MIST, width=area.width + 14))
    return Layer("buildings", Box(area.left - 12, area.top - 18, area.right + 18, area.bottom), tuple(marks))


def _beside(table: Snapshot[WarView], area: Box) -> Layer:
    """Return buildings and piles at the right of the strike."""
    view, say = table.view, table.say
    shown = sorted(view.buildings_up)
    title = say("buildings-up" if shown else "no-buildings-up").upper()
    marks: list[Mark] = [
        Panel(Box(area.left - 30, area.top - 20, area.left - 27, area.bottom + 20), 0, RING_COLOUR),
        fitted_label(title, (area.left, area.top), "bold", 28, AMBER, width=area.width),
    ]
    step = min(92, area.width // max(1, len(shown)))
    cards = Box(area.left, area.top + 34, area.left + step * len(shown) - 12, area.top + 132)
    marks += _cards(shown, cards, table.letters)
    for at, text in enumerate(_counts(view, say)):
        y = area.bottom - 64 + 36 * at
        marks.append(fitted_label(text, (area.left, y), "body", 29, MIST, width=area.width))
    return Layer("buildings", Box(area.left - 40, area.top - 30, area.right + 14, area.bottom + 30), tuple(marks))


def _divider(left: int, right: int, y: int) -> Mark:
    return Panel(Box(left, y - 1, right, y + 2), 0, RING_COLOUR)
