"""The wide board for the person who must choose on it: letters on legal spaces, and a list of what each brings."""

import msgspec

from engine.play import Decision, Seat
from engine.tokyo_clash.view import ClashView, EventView
from render.scene.scene import Box, Layer, Scene
from render.snapshot import Snapshot
from render.theme import INK1
from render.tokyo_clash.brand import BRAND, prompt
from render.tokyo_clash.city.city import chosen_city
from render.tokyo_clash.city.plan import CITY_WIDTH, plan
from render.tokyo_clash.named import played_card
from render.tokyo_clash.options import note, options
from render.tokyo_clash.rows import per_column, rows
from render.tokyo_clash.seats import enhancements
from render.tokyo_clash.wide.board import MARGIN, corners
from render.tokyo_clash.wide.column import event_box, playing_box, question_box
from render.tokyo_clash.wide.panel import panel
from render.wide.fit import HEIGHT, WIDTH
from render.words import Words

LEFT, RIGHT = CITY_WIDTH + 6, WIDTH - MARGIN
QUESTION = Box(LEFT, MARGIN, RIGHT, 122)
ABOUT, EVENT = Box(LEFT, 134, RIGHT, 196), Box(LEFT, 134, RIGHT, 232)
ROW = 56
SEAT, GAP = 112, 10


def wide_choice(table: Snapshot[ClashView]) -> Scene:
    """Return the board with what the choice offers, and the list of it."""
    view, say, choice = table.view, table.say, table.choice
    assert isinstance(choice, Decision)
    offered = options(view, choice, say)
    about, top = _about(view, choice, say)
    most = (HEIGHT - MARGIN - 8 - top) // ROW
    count = per_column(len(offered), most)
    told = note(view, choice, say) if count < most else ""
    bottom = top + count * ROW + 8 + (48 if told else 0)
    layers = [
        *chosen_city(view, choice, offered, plan(len(view.fighters), "wide")),
        corners(view, say, has_track=False),
        question_box(prompt(msgspec.structs.replace(table, asked=(choice,))), QUESTION),
        *about,
        rows(view, offered, told, Box(LEFT, top, RIGHT, bottom), ROW, most),
        *_seats(table, choice.seat, bottom + GAP),
    ]
    return Scene(WIDTH, HEIGHT, INK1, tuple(layers), BRAND.palette)


def _seats(table: Snapshot[ClashView], first: Seat, top: int) -> list[Layer]:
    """Return as many seats as fit below *top*, the one who chooses first."""
    view, say = table.view, table.say
    count = len(view.fighters)
    fitting = min(count, (HEIGHT - MARGIN - top + GAP) // (SEAT + GAP))
    layers = []
    for at in range(fitting):
        fighter = view.fighters[(first + at) % count]
        y = HEIGHT - MARGIN - (fitting - at) * (SEAT + GAP) + GAP
        chips = enhancements(view, fighter, say)
        place = Box(LEFT, y, RIGHT, y + SEAT)
        layers.append(panel(fighter, table.names[fighter.seat], place, chips, (), fighter.seat == first, say))
    return layers


def _about(view: ClashView, choice: Decision, say: Words) -> tuple[list[Layer], int]:
    """Return the card being played and its target, or the event that asks, and where the next thing begins."""
    aim = view.aim
    target = aim.target if aim and aim.verb in ("throw", "drive") else ""
    card = played_card(view, choice.seat) or (aim.card if aim else "")
    if card or (target and aim and aim.verb == "throw"):
        return [playing_box(view, choice.seat, card, target, ABOUT, say)], ABOUT.bottom + GAP
    event = next((each for each in view.events if choice.ask in _asks_of(each)), None)
    return ([event_box(event, EVENT, say)], EVENT.bottom + GAP) if event else ([], QUESTION.bottom + GAP)


def _asks_of(event: EventView) -> tuple[str, ...]:
    """Return the questions about the vehicles of *event*."""
    return tuple(f"{verb}.{event.vehicle}" for verb in ("place", "move", "hunt", "face"))
