"""The content of the box (GM-1.1, GM-11): read from data/monopoly/, checked, all problems said at once."""

import msgspec

from data.loader import Bundle
from engine.monopoly.content import board
from engine.monopoly.content.board import Board

#: The track files, the default first; a data pack may replace any of them.
TRACKS = ("city", "bay")
RELAID = 200  # shuffled tracks kept laid out

#: What a card can say: verb, and what goes with it ("" for nothing, "number", "space").
AT_ONCE = {
    "move_forward": "space",
    "go_to_fish": "",
    "move_back": "number",
    "move_to_rival": "",
    "stride": "number",
    "lose_money": "number",
    "lose_money_per_house": "number",
    "lose_hp": "number",
    "lose_tanks": "number",
    "topple": "number",
    "gain_money": "number",
    "collect": "number",
    "gain_ap": "number",
    "gain_hp": "number",
    "place_houses": "number",
    "place_tanks": "number",
}
KEPT = {"leave_fish": "", "shift_roll": "number", "jam_fire": ""}
COMBAT = {"strike_with": "number", "shield": "number", "hit_for": "number"}
VOCABULARY = AT_ONCE | KEPT | COMBAT
GOALS = ("go", "plant", "fish", "chance")


class KaijuRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kaiju; it differs from the others in looks only (GM-1.1)."""

    key: str
    name: str
    katakana: str
    source: str


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chance card: its effect is a verb with a number or a kind of space."""

    key: str
    name: str
    effect: str
    text: str
    copies: int
    source: str


class HouseRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of our own rules (GM-1.4, GM-9.1, GM-9.5)."""

    source: str = "house"
    short_hp: int = 6  # HP at the start of a short game
    alarm: int = 7  # the lap that raises the alarm, and that of a short game
    short_alarm: int = 5
    alarm_step: int = 2  # laps from one rise to the next
    offers: int = 3  # in a turn before the roll
    hurried_offers: int = 3  # and after it, in need of money


HOUSE_NUMBERS = HouseRow()


class Card(msgspec.Struct, frozen=True):
    """A chance card, compiled: what it does, and with how much or where to."""

    key: str
    name: str
    text: str
    verb: str
    number: int = 0
    space: str = ""
    source: str = ""

    @property
    def is_kept(self) -> bool:
        """Whether its drawer keeps it until it is used."""
        return self.verb not in AT_ONCE

    @property
    def is_for_combat(self) -> bool:
        """Whether it is marked C: one for each player and combat (GM-8.2)."""
        return self.verb in COMBAT


class Content(msgspec.Struct, frozen=True):
    """Everything that is data."""

    boards: dict[str, Board]
    cards: dict[str, Card]
    deck: tuple[str, ...]
    kaiju: dict[str, KaijuRow]
    hash: str
    house: HouseRow = HOUSE_NUMBERS
    relaid: dict[tuple[int, ...], Board] = {}  # shuffled tracks of games under way

    def board(self, track: str, layout: list[int]) -> Board:
        """Return a track as its spaces lie in a game: as its file has them, or in the order of *layout* (GM-11.10)."""
        if not layout:
            return self.boards[track]
        key = (TRACKS.index(track), *layout)
        if key not in self.relaid:
            if len(self.relaid) >= RELAID:
                self.relaid.clear()
            self.relaid[key] = board.relaid(self.boards[track], layout)
        return self.relaid[key]


def read(bundle: Bundle) -> Content:
    """Return the content of *bundle*; raise ContentError with everything that is wrong."""
    boards = {key: board.read(bundle, key) for key in TRACKS}
    cards = bundle.rows("chance.toml", "card", CardRow)
    kaiju = bundle.rows("kaiju.toml", "kaiju", KaijuRow)
    compiled = {row.key: card for row in cards if (card := compile_card(row))}
    _check_cards(bundle, cards, compiled)
    bundle.expect(len({row.key for row in kaiju}) == 8 == len(kaiju), "there are eight different kaiju (GM-1.1).")
    house = _house(bundle)
    sources = [row.source for row in cards] + [row.source for row in kaiju] + [house.source]
    bundle.expect(all(source.strip() for source in sources), "every row names its source.")
    bundle.close()
    return Content(
        boards={key: laid for key, laid in boards.items() if laid},
        cards=compiled,
        deck=tuple(row.key for row in cards for _ in range(row.copies)),
        kaiju={row.key: row for row in kaiju},
        hash=bundle.hash,
        house=house,
        relaid={},
    )


def _house(bundle: Bundle) -> HouseRow:
    """Return the numbers of our own rules; games begun before they were data have none, and play by ours."""
    if "house.toml" not in bundle.files:
        return HOUSE_NUMBERS
    rows = bundle.rows("house.toml", "house", HouseRow)
    bundle.expect(len(rows) <= 1, f"house.toml has one [[house]], not {len(rows)}.")
    row = rows[0] if rows else HOUSE_NUMBERS
    least = min(row.short_hp, row.alarm, row.short_alarm, row.alarm_step, row.offers, row.hurried_offers)
    bundle.expect(least > 0, "house.toml: every number is above 0 (GM-1.4).")
    return row


def compile_card(row: CardRow) -> Card | None:
    """Return the card that *row* describes, or None if its effect is not in the vocabulary."""
    verb, _, word = row.effect.partition(" ")
    match VOCABULARY.get(verb):
        case "number" if word.isdigit() and int(word) > 0:
            return Card(row.key, row.name, row.text, verb, number=int(word), source=row.source)
        case "space" if word in GOALS:
            return Card(row.key, row.name, row.text, verb, space=word, source=row.source)
        case "" if not word:
            return Card(row.key, row.name, row.text, verb, source=row.source)
    return None


def _check_cards(bundle: Bundle, rows: list[CardRow], compiled: dict[str, Card]) -> None:
    for row in rows:
        bundle.expect(row.key in compiled, f"card {row.key!r}: {row.effect!r} is not in the vocabulary (GM-11.3).")
        bundle.expect(row.copies > 0, f"card {row.key!r} needs at least one copy.")
    keys = [row.key for row in rows]
    bundle.expect(len(set(keys)) == len(keys), "every card has a key of its own.")
    followed = any(card.verb in AT_ONCE for card in compiled.values())
    bundle.expect(followed, "the chance deck needs cards that are followed at once (GM-11.5).")
