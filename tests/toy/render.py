"""Stomp in pictures: one board, which shows the cards of the one who looks."""

from __future__ import annotations

from collections.abc import Mapping

from engine.play import Decision
from render import theme
from render.alt_text import Twin, shortened
from render.artist import Artist
from render.errors import NoArtist
from render.letters import letters
from render.orders import BoardOrder, HandOrder, Order, ResultOrder
from render.scene.frame import TOP, header, question
from render.scene.pieces import letter_disc, medallion
from render.scene.scene import Box, Layer, Mark, Panel, Scene
from render.scene.text import label
from render.theme import AMBER, INK1, INK2, INK3, LINE, MIST, PAPER
from render.words import Words, words
from tests.toy.picks import Card, Keep, Throw, spell
from tests.toy.state import FighterView, StompView

ROW, CARD = 130, 180


def draw(order: Order) -> tuple[Scene, Twin]:
    """Return the board for *order*, and the same in words."""
    if not isinstance(order, BoardOrder | HandOrder | ResultOrder):
        raise NoArtist(order.game)
    say, view = words(order.locale, "stomp"), order.view
    choice = None if isinstance(order, ResultOrder) else order.choice
    lettered = letters(choice.options) if isinstance(choice, Decision) else {}
    rows = [_row(view, each, order.names, lettered) for each in view.fighters]
    bottom = TOP + len(rows) * ROW
    layers = (_header(view, say), _bar(order, say), *rows, _cards(view, bottom, lettered, say))
    return Scene(theme.WIDTH, bottom + CARD + 24, INK1, layers), _twin(order, lettered, say)


def _header(view: StompView, say: Words) -> Layer:
    first = say("first", goal=view.goal)
    return header(say("title"), say("kanji"), first, say("round", round=view.round, rounds=view.rounds), "hydra")


def _bar(order: BoardOrder | HandOrder | ResultOrder, say: Words) -> Layer:
    asked = order.asked[0] if isinstance(order, BoardOrder) and order.asked else None
    if asked is None:
        return question(None, say("over") if order.view.is_over else say("title"), "")
    names = {each.seat: each.name for each in order.view.fighters}
    return question(asked.seat, names[asked.seat], say.teller("stomp", names).waiting(asked, order.view))


def _row(view: StompView, fighter: FighterView, names: tuple[str, ...], lettered: Mapping[str, str]) -> Layer:
    top = TOP + 8 + fighter.seat * ROW
    area, middle = Box(24, top, theme.WIDTH - 24, top + ROW - 16), top + (ROW - 16) // 2
    long = max(1, round(560 * min(1, fighter.points / view.goal)))
    marks: list[Mark] = [
        Panel(area, theme.RADIUS, INK2, LINE, 2),
        medallion(fighter.kaiju, fighter.seat, (100, middle), 42),
        label(fighter.name.upper(), (170, middle - 20), "poster", 38, theme.seat_colour(fighter.seat), width=280),
        label(names[fighter.seat], (170, middle + 24), "body", 27, MIST, width=280),
        Panel(Box(480, middle - 17, 1040, middle + 17), 8, INK3),
        Panel(Box(480, middle - 17, 480 + long, middle + 17), 8, theme.seat_colour(fighter.seat)),
        label(str(fighter.points), (1146, middle), "poster", 56, PAPER, "r"),
    ]
    if letter := lettered.get(spell(Throw(fighter.seat))):
        marks += letter_disc(letter, 440, middle)
    return Layer(f"seat {fighter.seat}", area.grown(12), tuple(marks))


def _cards(view: StompView, top: int, lettered: Mapping[str, str], say: Words) -> Layer:
    """Return the card that was played, and the hand of the one who looks."""
    marks: list[Mark] = []
    shown = [(number, AMBER, spell(Keep())) for number in (view.played,) if number]
    shown += [(number, PAPER, spell(Card(number))) for number in view.hand]
    for at, (number, colour, token) in enumerate(shown):
        left = 48 + at * 150
        marks.append(Panel(Box(left, top + 16, left + 120, top + CARD - 16), 14, colour, LINE, 2))
        marks.append(label(str(number), (left + 60, top + CARD // 2), "poster", 84, INK1, "m"))
        if letter := lettered.get(token):
            marks += letter_disc(letter, left + 60, top + 30, 24)
    return Layer("cards", Box(0, top - 8, theme.WIDTH, top + CARD + 8), tuple(marks))


def _twin(order: BoardOrder | HandOrder | ResultOrder, lettered: Mapping[str, str], say: Words) -> Twin:
    view: StompView = order.view
    teller = say.teller("stomp", {each.seat: each.name for each in view.fighters}, view)
    lines = [f"{say('title')}. {say('round', round=view.round, rounds=view.rounds)}."]
    for each, person in zip(view.fighters, order.names, strict=True):
        lines.append(say("standing", name=each.name, person=person, stands=teller.seat(each.seat, view)))
    if view.played:
        lines.append(say("played", card=view.played))
    if view.hand:
        lines.append(say("hand", cards=", ".join(map(str, view.hand))))
    choice = None if isinstance(order, ResultOrder) else order.choice
    if choice is not None:
        lines += [f"{letter}: {teller.answer(choice, token, view).full}" for token, letter in lettered.items()]
    text = "\n".join(lines)
    return Twin(shortened([lambda: text]), text)


ARTIST = Artist(draw)
