"""What the boards of both forms have in common: the name of the game, who is asked what, which spaces glow."""

from engine.monopoly.view import RampageView
from engine.play import Question, Seat
from render import theme
from render.monopoly.track.cells import Look
from render.sheets.hand import Brand
from render.snapshot import Snapshot
from render.theme import CYAN

BRAND = Brand("monopoly", "monopoly-kanji-short", "pterodactylus", "monopoly")


def looks(view: RampageView, named: dict[int, str]) -> dict[int, Look]:
    """Return which spaces are marked: the options of a choice glow, and so does that of the seat on turn."""
    here = view.kaiju[view.to_play]
    marked = {} if view.ended else {here.at: Look("", theme.seat_colour(here.seat))}
    return marked | {space: Look(letter, CYAN) for space, letter in named.items()}


def asking(table: Snapshot[RampageView]) -> tuple[Seat | None, str, str]:
    """Return who must do what: seat, kaiju and question; or who has won, and how."""
    view, say = table.view, table.say
    if view.ended:
        name = say("gm-shared") if view.winner is None else view.kaiju[view.winner].name
        return view.winner, name.upper(), say.game(f"reason-{view.ended}")
    first = main_question(table)
    seat = view.to_play if first is None else first.seat
    ask = say.game("wait-turn") if first is None else table.teller.waiting(first, view)
    return seat, view.kaiju[seat].name.upper(), ask


def main_question(table: Snapshot[RampageView]) -> Question | None:
    """Return the question that counts: that of the seat on turn, if it is asked; offers to others are beside it."""
    own = [each for each in table.asked if each.seat == table.view.to_play]
    return next(iter([*own, *table.asked]), None)
