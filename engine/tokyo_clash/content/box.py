"""The content of the box (TC-2, TC-7, TC-8, TC-11, TC-13): read from data/tokyo_clash/ and checked."""

import msgspec

from data.loader import Bundle
from engine.tokyo_clash.cards.card import Card, CardRow, compiled
from engine.tokyo_clash.cards.words import CONDITIONS, REMINDERS, WORDS, Part, Phrases, WordRow, parse
from engine.tokyo_clash.city.plan import City
from engine.tokyo_clash.content.rows import (
    DECK,
    KAIJU,
    BuildingRow,
    EventRow,
    KaijuRow,
    LayoutRow,
    NumbersRow,
    TileRow,
    VehicleRow,
    check_city,
    check_decks,
    check_mats,
    check_names,
    check_numbers,
    completed,
)
from engine.tokyo_clash.picks import MatAction, spell

BEFORE = NumbersRow("as content without a row of numbers had them")


class Action(msgspec.Struct, frozen=True):
    """A discard action of a mat."""

    token: str
    part: Part
    momentum: bool
    text: str
    parts: tuple[Part, ...]  # what *text* says, with the ability counted in


class Mat(msgspec.Struct, frozen=True):
    """A kaiju as it is played."""

    key: str
    name: str
    katakana: str
    actions: tuple[Action, ...]
    throws: int
    meter: int
    recalls: bool
    befriends: tuple[str, ...]
    first_card: int

    @property
    def deck(self) -> range:
        """The numbers of its 30 cards."""
        return range(self.first_card, self.first_card + DECK)


class Content(msgspec.Struct, frozen=True):
    """Everything that is data."""

    tiles: tuple[str, ...]
    centre: str
    numbers: NumbersRow
    cities: dict[int, City]
    buildings: dict[str, BuildingRow]
    vehicles: dict[str, VehicleRow]
    events: dict[str, EventRow]
    mats: dict[str, Mat]
    cards: tuple[Card, ...]  # all 120, a kaiju's together; a card's number in the state is its place here
    hash: str


def read(bundle: Bundle) -> Content:
    """Return the content of *bundle*; raise ContentError with everything that is wrong."""
    phrases = _phrases(bundle)
    tiles = bundle.rows("city.toml", "tile", TileRow)
    numbers = _numbers(bundle)
    layouts = bundle.rows("city.toml", "layout", LayoutRow)
    buildings = bundle.rows("city.toml", "building", BuildingRow)
    vehicles = bundle.rows("city.toml", "vehicle", VehicleRow)
    events = bundle.rows("events.toml", "event", EventRow)
    mats = [row for key in KAIJU for row in bundle.rows(f"{key}.toml", "kaiju", KaijuRow)]
    decks = [bundle.rows(f"{key}.toml", "card", CardRow) for key in KAIJU]
    if not bundle.problems:
        check_numbers(bundle, numbers)
        check_city(bundle, tiles, layouts, numbers)
        check_names(bundle, buildings, vehicles, events)
        check_mats(bundle, mats)
        check_decks(bundle, decks)
        sources = [
            row.source for rows in (tiles, [numbers], layouts, buildings, vehicles, events, mats) for row in rows
        ]
        bundle.expect(all(source.strip() for source in sources), "every row names its source.")
    bundle.close()
    return Content(
        tiles=tuple(row.letters for row in tiles for _ in range(row.copies) if len(row.letters) > 1),
        centre=next(row.letters for row in tiles if len(row.letters) == 1),
        numbers=numbers,
        cities={row.players: City(row.places, row.starts, row.first_square) for row in layouts},
        buildings={row.letter: row for row in buildings},
        vehicles={row.kind: row for row in vehicles},
        events={row.key: completed(row) for row in events},
        mats={row.key: _mat(row, number * DECK, phrases) for number, row in enumerate(mats)},
        cards=_cards(decks, phrases),
        hash=bundle.hash,
    )


def _numbers(bundle: Bundle) -> NumbersRow:
    """Return the numbers of the table; content from before they were data has none of its own."""
    rows = bundle.rows("city.toml", "numbers", NumbersRow) if bundle.has("city.toml", "numbers") else [BEFORE]
    bundle.expect(len(rows) == 1, "the table has one row of numbers.")
    return rows[0] if rows else BEFORE


def _cards(decks: list[list[CardRow]], phrases: Phrases) -> tuple[Card, ...]:
    return tuple(
        card
        for key, deck in zip(KAIJU, decks, strict=True)
        for row in deck
        for card in [compiled(row, key, phrases)] * row.copies
    )


def _phrases(bundle: Bundle) -> Phrases:
    words = bundle.rows("words.toml", "word", WordRow)
    conditions = bundle.rows("words.toml", "condition", WordRow)
    phrases = Phrases({row.word: row.text for row in words}, {row.word: row.text for row in conditions})
    if not bundle.problems:
        bundle.expect(sorted(phrases.words) == sorted(WORDS), "words.toml tells every word of TC-13 once.")
        told = sorted(row.word for row in conditions if row.word not in REMINDERS)
        bundle.expect(told == sorted(CONDITIONS), "words.toml tells every condition once.")
    return phrases


def _reaching(row: KaijuRow, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return *parts* of a mat with the ability counted in: Godzilla throws farther (TC-9.1)."""
    return tuple(
        msgspec.structs.replace(part, amount=part.amount + row.throws) if part.word == "throw" else part
        for part in parts
    )


def _mat(row: KaijuRow, first_card: int, phrases: Phrases) -> Mat:
    actions = []
    for text in row.actions:
        parts = parse(text)
        has_momentum = any(part.word == "momentum" for part in parts)
        told = _reaching(row, parts)
        actions.append(Action(spell(MatAction(parts[0].word)), parts[0], has_momentum, phrases.text(told), told))
    return Mat(
        row.key,
        row.name,
        row.katakana,
        tuple(actions),
        row.throws,
        row.meter,
        row.recalls,
        row.befriends,
        first_card,
    )
