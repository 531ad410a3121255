"""The rows of the content files besides cards, and what must hold of them (TC-1, TC-2, TC-7, TC-8, TC-11)."""

from collections import Counter
from typing import Literal

import msgspec

from data.loader import Bundle
from engine.tokyo_clash.cards.card import CardRow, problems
from engine.tokyo_clash.cards.words import ON_MAT, Part, parse
from engine.tokyo_clash.city.hexes import Hex

KAIJU = ("godzilla", "king_ghidorah", "megalon", "mothra")
EVENTS = (
    "armored_assault",
    "rush_hour",
    "air_strikes",
    "xilien_invasion",
    "naval_bombardment",
    "lightning_generators",
)
VEHICLES = ("tank", "train", "jet", "ufo", "battleship", "generator")
DECK = 30
LETTERS = {"T": 4, "P": 3, "M": 3, "R": 3, "B": 18}  # TC-2.4


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every row has."""

    source: str


class TileRow(Row, frozen=True, forbid_unknown_fields=True):
    """A tile of the board: one letter is the centre, three any other."""

    letters: str
    copies: int


class LayoutRow(Row, frozen=True, forbid_unknown_fields=True):
    """Where tiles and kaiju go for so many players, and where the first Small Building lies on the track."""

    players: int
    first_square: int
    starts: tuple[Hex, ...]
    places: tuple[tuple[Hex, Hex, Hex], ...]


class BuildingRow(Row, frozen=True, forbid_unknown_fields=True):
    """What a building gives to who destroys it (TC-7.1, TC-7.2)."""

    letter: str
    name: str
    energy: int
    reward: Literal["", "draw", "recall", "look"] = ""


class VehicleRow(Row, frozen=True, forbid_unknown_fields=True):
    """What a vehicle gives (TC-7.3)."""

    kind: str
    name: str
    energy: int


class EventRow(Row, frozen=True, forbid_unknown_fields=True):
    """The numbers of an event (TC-11)."""

    key: str
    name: str
    vehicle: str
    starting: tuple[int, int, int]
    moves: int
    supply: int
    text: str


class KaijuRow(Row, frozen=True, forbid_unknown_fields=True):
    """A kaiju's mat: its ability and its two discard actions (TC-8, TC-9)."""

    key: str
    name: str
    katakana: str
    actions: tuple[str, str]
    throws: int = 0
    meter: int = 0
    recalls: bool = False
    befriends: tuple[str, ...] = ()


def check_city(bundle: Bundle, tiles: list[TileRow], layouts: list[LayoutRow]) -> None:
    """The tiles and layouts show what TC-2 says."""
    centres = [row for row in tiles if len(row.letters) == 1]
    others = sum(row.copies for row in tiles if len(row.letters) == 3)
    whole = len(centres) == 1 == centres[0].copies and all(len(row.letters) in (1, 3) for row in tiles)
    bundle.expect(whole and others == 12, "there are a centre tile of one space and twelve of three (TC-2.1).")
    letters = Counter("".join(row.letters * row.copies for row in tiles))
    bundle.expect(not set(letters) - set("TPMRBws"), "tiles are spelled with T, P, M, R, B, w and s (TC-2.8).")
    for letter, count in LETTERS.items():
        bundle.expect(letters[letter] == count, f"the tiles show {count} {letter}, not {letters[letter]} (TC-2.4).")
    for row in tiles:
        larges = sum(letter in "TPMR" for letter in row.letters)
        bundle.expect(larges == 1, f"tile {row.letters!r} has one Large Building (TC-2.4).")
    bundle.expect(sorted(row.players for row in layouts) == [2, 3, 4], "layouts are for 2, 3 and 4 players (TC-2.1).")
    for layout in layouts:
        _check_layout(bundle, layout)


def _check_layout(bundle: Bundle, row: LayoutRow) -> None:
    spaces = [space for place in row.places for space in place]
    distinct = len({*spaces, (0, 0)}) == 3 * len(row.places) + 1 and len(row.places) <= 12
    bundle.expect(distinct, f"the places for {row.players} players overlap (TC-2.2).")
    starts = len(set(row.starts)) == row.players and set(row.starts) <= set(spaces)
    bundle.expect(starts, f"{row.players} players need as many start spaces on the board (TC-2.2).")
    bundle.expect(1 <= row.first_square <= 18, "the first square is one of 18 (TC-7.2).")


def check_names(
    bundle: Bundle, buildings: list[BuildingRow], vehicles: list[VehicleRow], events: list[EventRow]
) -> None:
    """Buildings, vehicles and events are those the rules speak of."""
    bundle.expect(sorted(row.letter for row in buildings) == sorted("TPMRB"), "buildings are T, P, M, R, B (TC-7).")
    bundle.expect(tuple(row.kind for row in vehicles) == VEHICLES, f"vehicles are {', '.join(VEHICLES)} (TC-7.3).")
    bundle.expect(tuple(row.key for row in events) == EVENTS, f"events are {', '.join(EVENTS)} (TC-11).")
    for row in events:
        bundle.expect(row.vehicle in VEHICLES, f"event {row.key!r} brings a vehicle (TC-11).")
        bundle.expect(max(row.starting) <= row.supply, f"event {row.key!r} starts with no more than its supply.")


def check_mats(bundle: Bundle, mats: list[KaijuRow]) -> None:
    """There are the four kaiju, with actions that a mat can have."""
    bundle.expect(tuple(row.key for row in mats) == KAIJU, f"the kaiju are {', '.join(KAIJU)} (TC-1.1).")
    for row in mats:
        for text in row.actions:
            try:
                right = all(part.word in ON_MAT for part in parse(text))
            except ValueError:
                right = False
            bundle.expect(right, f"{row.key} cannot {text!r} by discarding a card (TC-8).")
        bundle.expect(set(row.befriends) <= set(VEHICLES), f"{row.key} befriends vehicles only (TC-9.4).")


def check_decks(bundle: Bundle, decks: list[list[CardRow]]) -> None:
    """Every deck has 30 cards, each of them a row that can be played."""
    rows = [row for deck in decks for row in deck]
    for key, count in Counter(row.key for row in rows).items():
        bundle.expect(count == 1, f"card {key!r} stands in {count} rows.")
    for key, deck in zip(KAIJU, decks, strict=True):
        count = sum(row.copies for row in deck)
        bundle.expect(count == DECK, f"the deck of {key} has 30 cards, not {count} (TC-2.6).")
        for row in deck:
            for problem in problems(row):
                bundle.expect(False, f"card {row.key!r} {problem}.")
        names = {row.name for row in deck}
        for row in deck:
            wanted = [part.name for part in _parts(row) if part.word == "recover" and part.name != "any"]
            bundle.expect(names.issuperset(wanted), f"card {row.key!r} recovers no card of its deck: {wanted}.")


def _parts(row: CardRow) -> tuple[Part, ...]:
    try:
        return parse(row.effects)
    except ValueError:
        return ()
