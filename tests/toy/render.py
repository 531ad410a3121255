"""Stomp in pictures: one board, which shows the cards of the one who looks."""

from __future__ import annotations

from engine.play import Outcome
from render import theme
from render.alt_text import AltText, alt_text, choice_lines
from render.artist import Artist, Drawing
from render.orders import Form
from render.scene.pieces import letter_disc, medallion
from render.scene.scene import Box, Layer, Mark, Panel, Scene
from render.scene.text import label
from render.snapshot import Snapshot
from render.theme import AMBER, INK1, INK2, INK3, LINE, MIST, PAPER
from render.wide.fit import WIDTH
from render.wide.strip import HEIGHT as TOP
from render.wide.strip import strip
from tests.toy.picks import Card, Keep, Throw, spell
from tests.toy.state import FighterView, StompView

ROW, CARD = 130, 180


class StompArtist(Artist[StompView]):
    """Draws Stomp: the board, the hand and the result are one picture."""

    key = "stomp"
    view = StompView

    def board(self, table: Snapshot[StompView], form: Form = "wide") -> Drawing:
        """Return the board with the cards of the person who looks."""
        rows = [_row(table, each) for each in table.view.fighters]
        bottom = TOP + len(rows) * ROW
        layers = (_strip(table), *rows, _cards(table, bottom))
        return Scene(WIDTH, bottom + CARD + 24, INK1, layers), _alt_text(table)

    def hand(self, table: Snapshot[StompView], form: Form) -> Drawing:
        """Return the board, which shows the hand."""
        return self.board(table)

    def result(self, table: Snapshot[StompView], outcome: Outcome) -> Drawing:
        """Return the board, which shows the points."""
        return self.board(table)


def _strip(table: Snapshot[StompView]) -> Layer:
    """Return who is asked what, the goal and the round."""
    view, say = table.view, table.say
    facts = say.game("first", goal=view.goal), say.game("round", round=view.round, rounds=view.rounds)
    if not table.asked:
        return strip("stomp", None, say.game("over" if view.is_over else "title"), "", *facts)
    asked = table.asked[0]
    return strip("stomp", asked.seat, table.kaiju[asked.seat], table.teller.waiting(asked, view), *facts)


def _row(table: Snapshot[StompView], fighter: FighterView) -> Layer:
    top = TOP + 8 + fighter.seat * ROW
    area, middle = Box(24, top, WIDTH - 24, top + ROW - 16), top + (ROW - 16) // 2
    long = max(1, round(560 * min(1, fighter.points / table.view.goal)))
    marks: list[Mark] = [
        Panel(area, theme.RADIUS, INK2, LINE, 2),
        medallion(fighter.kaiju, fighter.seat, (100, middle), 42),
        label(fighter.name.upper(), (170, middle - 20), "poster", 38, theme.seat_colour(fighter.seat), width=280),
        label(table.names[fighter.seat], (170, middle + 24), "body", 27, MIST, width=280),
        Panel(Box(480, middle - 17, 1040, middle + 17), 8, INK3),
        Panel(Box(480, middle - 17, 480 + long, middle + 17), 8, theme.seat_colour(fighter.seat)),
        label(str(fighter.points), (1146, middle), "poster", 56, PAPER, "r"),
    ]
    if letter := table.letters.get(spell(Throw(fighter.seat))):
        marks += letter_disc(letter, 440, middle)
    return Layer(f"seat {fighter.seat}", area.grown(12), tuple(marks))


def _cards(table: Snapshot[StompView], top: int) -> Layer:
    """Return the card that was played, and the hand of the person who looks."""
    view, lettered = table.view, table.letters
    marks: list[Mark] = []
    shown = [(number, AMBER, spell(Keep())) for number in (view.played,) if number]
    shown += [(number, PAPER, spell(Card(number))) for number in view.hand]
    for at, (number, colour, token) in enumerate(shown):
        left = 48 + at * 150
        marks.append(Panel(Box(left, top + 16, left + 120, top + CARD - 16), 14, colour, LINE, 2))
        marks.append(label(str(number), (left + 60, top + CARD // 2), "poster", 84, INK1, "m"))
        if letter := lettered.get(token):
            marks += letter_disc(letter, left + 60, top + 30, 24)
    return Layer("cards", Box(0, top - 8, WIDTH, top + CARD + 8), tuple(marks))


def _alt_text(table: Snapshot[StompView]) -> AltText:
    view, say, teller = table.view, table.say, table.teller
    lines = [f"{say.game('title')}. {say.game('round', round=view.round, rounds=view.rounds)}."]
    for each, person in zip(view.fighters, table.names, strict=True):
        lines.append(say.game("standing", name=each.name, person=person, stands=teller.seat(each.seat, view)))
    if view.played:
        lines.append(say.game("played", card=view.played))
    if view.hand:
        lines.append(say.game("hand", cards=", ".join(map(str, view.hand))))
    return alt_text([[*lines, *choice_lines(table)]])


ARTIST = StompArtist()
