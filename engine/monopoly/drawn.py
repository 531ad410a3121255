"""Drawn positions of Monopoly, for rule tests and lessons.

A drawing has a line for each kaiju, in seat order, ``>`` before the one whose turn it is, then lines for districts
(the others are the City's, with 4 houses) and for the rest of the table:

    > Godzilla on Kita: cash 5000, ap 4, hp 2, holds carapace berserk
      Mothra on GO: serves Godzilla, waiting
      Rodan: laps 0, held 2              (on GO; laps 0: still in the peace lap)
      Ueno: Mothra, 3 houses, 2 tanks, maser
      Koto: City, 0 houses
      dice: 3 4 / double / 1 2           (the rolls to come; any "double", any "plain")
      chance: 4711                       (the same without looking for it: the number of a stream of chance)
      deck: film_rights typhoon          (top card first; or none)
      discards: berserk / pool: money 2500, hp 2, tanks 1
"""

from functools import cache
from typing import Any

from engine.errors import BadDrawing
from engine.monopoly.content.board import Board
from engine.monopoly.content.box import Content
from engine.monopoly.state import District, Kaiju, Rampage
from engine.play import Game, Setup, begin
from engine.rng import Rng

KEY = 16  # bytes
MOST_TRIED = 2_000_000


def draw(game: Game[Rampage], content: Content, drawing: str, options: dict[str, Any]) -> Rampage:
    """Return the state that *drawing* shows."""
    names = {row.name: key for key, row in content.kaiju.items()}
    lines = [line.strip() for line in drawing.strip().splitlines()]
    seated = {_name(line): line for line in lines if _name(line) in names}
    kaiju = {seat: names[name] for seat, name in enumerate(seated)}
    state: Rampage = begin(game, Setup(len(seated), seed=1, kaiju=kaiju, options=options)).turn_start
    board, seats = content.board(state.track, state.layout), list(seated)
    state.turns = 1
    state.starter = next((seat for seat, line in enumerate(seated.values()) if line.startswith(">")), 0)
    for seat, line in enumerate(seated.values()):
        if line.startswith(">"):
            state.to_play = seat
        _draw_kaiju(state, board, seats, state.kaiju[seat], line)
    state.top_laps = max(state.kaiju[seat].laps for seat in state.free())
    for line in lines:
        if _name(line) not in names:
            _draw_rest(state, board, seats, line)
    return state


def _name(line: str) -> str:
    return line.lstrip("> ").partition(":")[0].partition(" on ")[0].strip()


def _draw_kaiju(state: Rampage, board: Board, names: list[str], kaiju: Kaiju, line: str) -> None:
    head, _, marks = line.partition(":")
    kaiju.laps = 1
    if " on " in head:
        kaiju.at = space(head.partition(" on ")[2].strip(), board)
    for mark in filter(None, marks.strip().split(", ")):
        word, _, rest = mark.partition(" ")
        match word:
            case "cash" | "ap" | "hp" | "laps" | "held" | "spare_tanks" | "spare_houses":
                setattr(kaiju, word, int(rest))
            case "holds":
                kaiju.cards = rest.split()
            case "serves":
                kaiju.controller, kaiju.hp, kaiju.ap, kaiju.cash = names.index(rest), 1, 2, 0
            case "waiting":
                kaiju.is_waiting = True
            case "starts":
                state.starter = state.kaiju.index(kaiju)
            case _:
                raise BadDrawing(f"Unknown mark {mark!r}", line)


def space(name: str, board: Board) -> int:
    """Return where the space called *name* is; a number says it too."""
    if name.isdigit():
        return int(name)
    found = next((at for at, each in enumerate(board.spaces) if each.name == name), None)
    if found is None:
        raise BadDrawing(f"There is no space called {name!r}")
    return found


def _draw_rest(state: Rampage, board: Board, names: list[str], line: str) -> None:
    word, _, rest = line.partition(": ")
    match word:
        case "dice":
            state.rng = loaded(rest)
        case "chance":
            state.rng = Rng(int(rest).to_bytes(KEY, "big"))
        case "deck":
            state.deck = rest.replace("none", "").split()[::-1]
        case "discards":
            state.discards = rest.split()
        case "pool":
            for mark in rest.split(", "):
                what, number = mark.split()
                setattr(state.pool, what, int(number))
        case _:
            found = next((at for at, deed in enumerate(board.deeds) if deed.name == word), None)
            if found is None:
                raise BadDrawing("Unknown line", line)
            _draw_district(state, names, found, rest)


def _draw_district(state: Rampage, names: list[str], number: int, rest: str) -> None:
    district = state.districts[number] = District(houses=0)
    owner, *marks = rest.split(", ")
    if owner == "City":
        district.houses = 4
    else:
        state.give_rights(number, names.index(owner))
    for mark in marks:
        if mark == "maser":
            district.has_maser = True
        else:
            count, what = mark.split()
            setattr(district, what if what.endswith("s") else f"{what}s", int(count))


@cache
def loaded_key(rolls: str) -> bytes:
    """Return a key whose dice fall as *rolls* say."""
    wanted = [roll.split() for roll in rolls.split(" / ")]
    for number in range(MOST_TRIED):
        rng = Rng(number.to_bytes(KEY, "big"))
        if all(_falls(rng, roll) for roll in wanted):
            return rng.key
    raise BadDrawing(f"No dice found for {rolls!r}")


def _falls(rng: Rng, roll: list[str]) -> bool:
    one, other = rng.die(), rng.die()
    if roll == ["double"]:
        return one == other
    if roll == ["plain"]:
        return one != other
    return [str(one), str(other)] == roll


def loaded(rolls: str) -> Rng:
    """Return the stream of chance that rolls *rolls* next."""
    return Rng(loaded_key(rolls))
