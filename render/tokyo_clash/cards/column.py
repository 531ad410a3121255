"""Beside or below a hand: how its player stands, what a discarded card can be used for, and what else can be done."""

from collections.abc import Sequence

import msgspec

from engine.tokyo_clash.view import ClashView
from render import theme
from render.scene.breaking import rejoined
from render.scene.pieces import box, letter_disc, medallion
from render.scene.scene import Box, Icon, Layer, Mark, Panel
from render.scene.text import length, lines
from render.sheets.hand import Action
from render.snapshot import Snapshot
from render.theme import AMBER, INK0, INK1, INK2, INK3, LINE, MIST, PAPER
from render.tokyo_clash.cards.holding import DISCARD, Holding
from render.tokyo_clash.seats import enhancements
from render.wide.fit import LEAST, fitted_label

HEAD = 56
ACTION = 122  # how high an action is, at most
GAP, BETWEEN = 10, 12
LOW = 52  # how high it is at least
NOTED, NOTED_WIDTH = 76, 260  # from this size on it also says what it does


def status(table: Snapshot[ClashView], area: Box) -> Layer:
    """Return the kaiju that is played with its ability, the Enhancements in play, and the Energy as cells."""
    view, say = table.view, table.say
    assert view.seat is not None
    fighter = view.fighters[view.seat]
    at = area.left + 60, area.top + 62
    chips = say.joined(enhancements(view, fighter, say))
    energy = fitted_label(str(fighter.energy), (area.left + 168, area.top + 46), "poster", 58, AMBER, width=70)
    of = say("tc-of", most=view.most_energy)
    x = area.left + (158 if chips else 122)
    marks: list[Mark] = [
        Panel(area, 16, INK2, LINE, 2),
        medallion(fighter.kaiju, fighter.seat, at, 44, is_king=fighter.is_king),
        Icon("own-bolt", area.left + 142, area.top + 46, 46, AMBER),
        energy,
        fitted_label(
            of, (energy.box.right + 12, area.top + 54), "body", 28, MIST, width=area.right - energy.box.right - 24
        ),
        *([Icon("upgrade", area.left + 138, area.top + 100, 30, theme.seat_colour(fighter.seat))] if chips else []),
        *_paragraph(chips or say(f"tc-ability-{fighter.kaiju}"), x, area.top + 100, area.right - x - 12),
    ]
    return Layer("status", area.grown(20), (*marks, *_cells(fighter.energy, view.most_energy, area)))


def _cells(energy: int, most: int, area: Box) -> list[Mark]:
    """Return the Energy as cells along the bottom of *area*."""
    wide, marks = (area.width - 28 - 4 * (most - 1)) / most, list[Mark]()
    for cell in range(most):
        left, is_full = area.left + 14 + cell * (wide + 4), cell < energy
        frame = box(left, area.bottom - 64, left + wide, area.bottom - 14)
        marks.append(Panel(frame, 6, AMBER if is_full else INK3, AMBER if is_full else LINE, 2))
        size = min(30, round(wide) + 2)
        marks.append(Icon("own-bolt", round(left + wide / 2), area.bottom - 39, size, INK0 if is_full else "#454C8C"))
    return marks


def actions_height(held: Holding) -> int:
    """Return how high `actions` is with all the room it can use."""
    return sum(head + len(offered) * (ACTION + GAP) + BETWEEN for offered, head in _blocks(held))


def _blocks(held: Holding) -> list[tuple[Sequence[Action], int]]:
    """Return what stands in boxes, and how high the heading of each is: what is lettered needs none."""
    others = held.others, HEAD if held.is_acting else GAP
    return [(offered, head) for offered, head in ((held.mat, HEAD), others) if offered]


def actions(table: Snapshot[ClashView], held: Holding, area: Box) -> list[Layer]:
    """Return the discard actions, and below them everything else that is offered, each in a box of its own."""
    blocks = _blocks(held)
    tall, columns = _measures(blocks, area.height)
    if tall < LOW:  # what can be chosen comes before what a card could be used for
        blocks = _blocks(msgspec.structs.replace(held, mat=()))
        tall, columns = _measures(blocks, area.height)
    layers, top = [], area.top
    for offered, head in blocks:
        bottom = top + head + -(-len(offered) // columns) * (tall + GAP)
        name, place = "mat" if offered is held.mat else "actions", Box(area.left, top, area.right, bottom)
        title = table.say("tc-discard" if offered is held.mat else "tc-action").upper() if head == HEAD else ""
        layers.append(_block(name, title, offered, place, tall, columns))
        top = bottom + BETWEEN
    return layers


def _measures(blocks: Sequence[tuple[Sequence[Action], int]], height: int) -> tuple[int, int]:
    """Return how high an action is, and how many stand side by side."""
    room = height - sum(head + BETWEEN for _, head in blocks) + BETWEEN
    for columns in (1, 2):
        count = sum(-(-len(offered) // columns) for offered, _ in blocks)
        tall = min(ACTION, room // max(1, count) - GAP)
        if tall >= LOW or len(blocks) > 1:
            break
    return tall, columns


def _block(name: str, title: str, offered: Sequence[Action], area: Box, tall: int, columns: int) -> Layer:
    marks: list[Mark] = [Panel(area, 16, INK2, LINE, 2)]
    if title:
        marks.append(Icon(DISCARD, area.left + 34, area.top + 29, 36, AMBER))
        words = fitted_label(title, (area.left + 62, area.top + 29), "bold", 28, AMBER, width=area.width - 76, track=1)
        marks.append(words)
    rows = -(-len(offered) // columns)
    wide = (area.width - 20 - GAP * (columns - 1)) // columns
    for at, each in enumerate(offered):
        column, row = divmod(at, rows)
        left, top = area.left + 10 + column * (wide + GAP), area.bottom - (rows - row) * (tall + GAP)
        marks += _action(each, Box(left, top, left + wide, top + tall))
    return Layer(name, area, tuple(marks))


def _action(action: Action, area: Box) -> list[Mark]:
    """Return something to do: its letter or its sign large, its name, and what it does."""
    y, radius = area.centre[1], min(26, area.height // 2 - 6)
    x, edge = area.left + 84, area.right - 12
    marks: list[Mark] = [Panel(area, 14, INK3, LINE, 2)]
    if action.letter:
        marks += letter_disc(action.letter, area.left + 42, y, radius)
        marks.append(Icon(action.icon, area.right - 34, area.top + min(32, round(area.height / 2)), 40, action.colour))
        edge -= 44
    else:
        marks.append(Panel(box(area.left + 10, y - 32, area.left + 74, y + 32), 14, INK1))
        marks.append(Icon(action.icon, area.left + 42, y, 48, action.colour))
    if not action.note or area.height < NOTED or area.width < NOTED_WIDTH:
        return [*marks, fitted_label(action.name, (x, y), "poster", 34, PAPER, width=edge - x)]
    most = min(3, (area.height - 24) // 27)
    words = _paragraph(action.note, x, 0, area.right - 10 - x, most)
    top = y - (34 + 27 * len(words)) / 2
    size = 34 if len(words) < 3 else 30
    marks.append(fitted_label(action.name, (x, top + 16), "poster", size, PAPER, width=edge - x))
    return marks + _paragraph(action.note, x, top + 36 + 13.5 * len(words), area.right - 10 - x, most)


def _paragraph(text: str, x: float, y: float, width: float, most: int = 2) -> list[Mark]:
    """Return *text* on one line around *y*, or narrow on up to *most*."""
    if length(text, "body", LEAST) <= width:
        return [fitted_label(text, (x, y), "body", 28, MIST, width=width)]
    rows = lines(text, "narrow", LEAST, width)
    shown = (*rows[: most - 1], rejoined(rows[most - 1 :])) if len(rows) > most else rows
    return [
        fitted_label(row, (x, y + (at - (len(shown) - 1) / 2) * 27), "narrow", 25, MIST, width=width)
        for at, row in enumerate(shown)
    ]
