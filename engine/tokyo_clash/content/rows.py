"""The rows of the content files besides cards, and what must hold of them (TC-1, TC-2, TC-7, TC-8, TC-11)."""

from collections import Counter
from typing import Literal

import msgspec

from data.loader import Bundle
from engine.tokyo_clash.cards.card import CardRow, problems
from engine.tokyo_clash.cards.words import ON_MAT, Part, parse
from engine.tokyo_clash.city.hexes import Hex, neighbours
from engine.tokyo_clash.city.plan import LARGE

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
CENTRE: Hex = (0, 0)


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every row has."""

    source: str


class TileRow(Row, frozen=True, forbid_unknown_fields=True):
    """A tile of the board, a letter for each of its spaces; the tile of one space is the centre."""

    letters: str
    copies: int


class NumbersRow(Row, frozen=True, forbid_unknown_fields=True):
    """The numbers of the table: Energy, hands, the damage track, the King (TC-2.6, TC-3.2, TC-10, TC-12)."""

    energy: int = 2
    most_energy: int = 12
    hand: int = 5
    king_draws: int = 1
    king_dominance: int = 2
    rounds: int = 7
    squares_between: int = 3

    @property
    def squares(self) -> int:
        """How many squares the damage track has: between every two circles, one circle a round."""
        return self.squares_between * (self.rounds - 1)


class LayoutRow(Row, frozen=True, forbid_unknown_fields=True):
    """Where tiles and kaiju go for so many players, and where the first Small Building lies on the track."""

    players: int
    first_square: int
    starts: tuple[Hex, ...]
    places: tuple[tuple[Hex, ...], ...]


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
    placed_by: Literal["", "each", "last", "around"] = ""  # at set-up: in turn order, the last, from the last on
    on: Literal["", "any", "edge", "water", "centre"] = ""
    refill: Literal["", "all", "one", "others", "few"] = ""  # what comes back: all missing, one, by all but the King
    strafes_flight: bool = False  # Jets: the spaces flown over too (TC-11.7)


#: How events were set up and refilled by content that does not say it: placed_by, on, refill.
BEFORE = {
    "armored_assault": ("each", "any", "few"),
    "rush_hour": ("last", "edge", "all"),
    "air_strikes": ("last", "edge", "all"),
    "xilien_invasion": ("last", "centre", "one"),
    "naval_bombardment": ("last", "water", "one"),
    "lightning_generators": ("around", "any", "others"),
}


def completed(row: EventRow) -> EventRow:
    """Return *row* with everything said that it leaves out."""
    placed_by, on, refill = BEFORE[row.key]
    said = {"placed_by": row.placed_by or placed_by, "on": row.on or on, "refill": row.refill or refill}
    return msgspec.structs.replace(row, **said)


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


def check_numbers(bundle: Bundle, numbers: NumbersRow) -> None:
    """The table can be played with these numbers."""
    bundle.expect(
        0 <= numbers.energy <= numbers.most_energy <= 20, "Energy starts within its maximum of at most 20 (TC-2.6)."
    )
    bundle.expect(1 <= numbers.hand <= DECK // 2, "a hand has at least one card and at most half a deck (TC-10.1).")
    bundle.expect(min(numbers.king_draws, numbers.king_dominance) >= 0, "the King draws and scores no less (TC-10.3).")
    bundle.expect(2 <= numbers.rounds <= 12, "there are 2 to 12 rounds (TC-12.1).")
    bundle.expect(1 <= numbers.squares_between <= 6, "1 to 6 squares lie between two circles (TC-3.2).")


def check_city(bundle: Bundle, tiles: list[TileRow], layouts: list[LayoutRow], numbers: NumbersRow) -> None:
    """The tiles can be laid as the layouts say (TC-2)."""
    centres = sum(row.copies for row in tiles if len(row.letters) == 1)
    bundle.expect(centres == 1, "there is one centre tile, of one space (TC-2.1).")
    letters = set("".join(row.letters for row in tiles))
    bundle.expect(not letters - set("TPMRBws"), "tiles are spelled with T, P, M, R, B, w and s (TC-2.8).")
    for row in tiles:
        is_open = len(row.letters) == 1 or any(letter not in LARGE for letter in row.letters)
        bundle.expect(
            row.copies > 0 and is_open, f"tile {row.letters!r} has a space without a Large Building (TC-2.3)."
        )
    bundle.expect(sorted(row.players for row in layouts) == [2, 3, 4], "layouts are for 2, 3 and 4 players (TC-2.1).")
    sizes = Counter({len(row.letters): 0 for row in tiles})
    for row in tiles:
        sizes[len(row.letters)] += row.copies
    for layout in layouts:
        _check_layout(bundle, layout, sizes, numbers)


def _check_layout(bundle: Bundle, row: LayoutRow, sizes: Counter[int], numbers: NumbersRow) -> None:
    spaces = [space for place in row.places for space in place]
    bundle.expect(len({*spaces, CENTRE}) == len(spaces) + 1, f"the places for {row.players} players overlap (TC-2.2).")
    needed = Counter(len(place) for place in row.places)
    bundle.expect(needed <= sizes, f"there are too few tiles for {row.players} players (TC-2.1).")
    starts = len(set(row.starts)) == row.players and set(row.starts) <= set(spaces)
    bundle.expect(starts, f"{row.players} players need as many start spaces on the board (TC-2.2).")
    apart = all(sum(space in row.starts for space in place) <= 1 for place in row.places)
    bundle.expect(apart, f"no tile for {row.players} players has two start spaces (TC-2.3).")
    joined = all(any(neighbour in {*spaces, CENTRE} for neighbour in neighbours(space)) for space in spaces)
    bundle.expect(joined, f"no space for {row.players} players lies alone (TC-2.2).")
    on_track = 1 <= row.first_square <= numbers.squares
    bundle.expect(on_track, f"the first square is one of {numbers.squares} (TC-7.2).")


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
