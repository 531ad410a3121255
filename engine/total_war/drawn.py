"""Drawn positions of Total War, for rule tests and lessons.

A drawing has a line for each kaiju, in seat order, ``>`` before the one whose turn it is, and lines for the middle:

    > Godzilla: 8 4h wound
      Mothra (spun, furious, vp 3, king, damage 4 2h): 1 2 3
      Rodan (out):
      strike 7 by Rodan            (or: wound by Rodan; both: a Wound on a strike; neither: a round opens)
      deck: 5 6 7                  (top card first)
      discard: 1 1 / played: 7b / buildings: 3 4 / up: 2 / counterclockwise
"""

from collections.abc import Sequence
from typing import Any

from engine.errors import BadDrawing
from engine.play import Game, Setup, begin
from engine.total_war.cards.card import CARDS
from engine.total_war.state import Fighter, War

PLENTY = ("5",) * 30


def draw(game: Game[War], drawing: str, options: dict[str, Any]) -> War:
    """Return the state that *drawing* shows."""
    lines = [line.strip() for line in drawing.strip().splitlines()]
    names = [_name(line) for line in lines if _is_seat(line)]
    table = Setup(len(names), seed=1, kaiju={seat: _key(name) for seat, name in enumerate(names)}, options=options)
    war: War = begin(game, table).turn_start
    war.deck = list(PLENTY)
    seat = 0
    for line in lines:
        if _is_seat(line):
            if line.startswith(">"):
                war.to_play = seat
            _draw_fighter(war, war.fighters[seat], line)
            seat += 1
        else:
            _draw_middle(war, names, line)
    return war


def _is_seat(line: str) -> bool:
    return line.lstrip("> ")[:1].isupper()


def _name(line: str) -> str:
    return line.lstrip("> ").partition(":")[0].partition("(")[0].strip()


def _key(name: str) -> str:
    return name.lower().replace(" ", "_")


def _cards(spelled: str, line: str) -> list[str]:
    """Return the cards that are *spelled* in a line."""
    if strange := [face for face in spelled.split() if face not in CARDS]:
        raise BadDrawing(f"There is no card {strange[0]!r}", line)
    return spelled.split()


def _numbers(spelled: str, line: str) -> list[int]:
    try:
        return [int(each) for each in spelled.split()]
    except ValueError:
        raise BadDrawing("That is no number", line) from None


def _draw_fighter(war: War, fighter: Fighter, line: str) -> None:
    head, _, hand = line.partition(":")
    fighter.hand = _cards(hand, line)
    for mark in filter(None, head.partition("(")[2].rstrip(") ").split(", ")):
        word, _, rest = mark.partition(" ")
        match word:
            case "spun":
                fighter.is_spun = True
            case "furious":
                fighter.is_furious = True
            case "king":
                fighter.holds_king = True
            case "vp":
                (fighter.vp,) = _numbers(rest, line)
            case "damage":
                fighter.damage = rest.split()
            case "out":
                fighter.out = 1 + max(other.out for other in war.fighters)
            case _:
                raise BadDrawing(f"Unknown mark {mark!r}", line)


def _draw_middle(war: War, names: Sequence[str], line: str) -> None:
    word, _, rest = line.partition(" ")
    match word:
        case "strike":
            value, _, by = rest.partition(" by ")
            (war.strike,), war.striker = _numbers(value, line), _seat(names, by, line)
            war.played = war.played or (value if value in CARDS else "0")
        case "wound":
            striker = _seat(names, rest.removeprefix("by "), line)
            war.is_wound, war.striker, war.played = True, striker, war.played or "wound"
        case "deck:":
            war.deck = _cards(rest, line)[::-1]
        case "discard:":
            war.discard = _cards(rest, line)
        case "played:":
            war.played = rest
        case "buildings:":
            war.building_deck = _numbers(rest, line)[::-1]
        case "up:":
            war.buildings_up = _numbers(rest, line)
        case "counterclockwise":
            war.is_clockwise = False
        case _:
            raise BadDrawing("Unknown line", line)


def _seat(names: Sequence[str], name: str, line: str) -> int:
    if name not in names:
        raise BadDrawing(f"{name} is not at this table", line)
    return names.index(name)
