"""The content of the box (TW-1, TW-10): read from data/total_war/, checked against the facts of the rulebook."""

from itertools import combinations
from typing import Literal

import msgspec

from data.loader import Bundle
from engine.total_war.cards.card import CARDS, building
from engine.total_war.state import Side


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face and how many of it the deck has."""

    copies: int
    source: str
    value: int | None = None
    icon: Literal["", "heart", "building"] = ""
    special: str = ""

    @property
    def face(self) -> str:
        """How the card is spelled."""
        return self.special or f"{self.value}{self.icon[:1]}"


class BuildingRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building and how much it adds to a wound."""

    damage: int
    copies: int
    source: str


class KaijuRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kaiju card with its two sides."""

    key: str
    name: str
    katakana: str
    normal: Side
    furious: Side
    source: str


class Content(msgspec.Struct, frozen=True):
    """Everything that is data. *sources* says of playing cards and buildings, by face, where they come from."""

    deck: tuple[str, ...]
    buildings: tuple[int, ...]
    kaiju: dict[str, KaijuRow]
    hash: str
    sources: dict[str, str]


def read(bundle: Bundle) -> Content:
    """Return the content of *bundle*; raise ContentError with everything that is wrong."""
    cards = bundle.rows("cards.toml", "card", CardRow)
    buildings = bundle.rows("buildings.toml", "building", BuildingRow)
    kaiju = bundle.rows("kaiju.toml", "kaiju", KaijuRow)
    if not bundle.problems:
        _check_cards(bundle, cards)
        _check_buildings(bundle, buildings)
        _check_kaiju(bundle, kaiju)
        sources = [row.source for row in cards] + [row.source for row in buildings] + [row.source for row in kaiju]
        bundle.expect(all(source.strip() for source in sources), "every row names its source.")
    bundle.close()
    return Content(
        deck=tuple(row.face for row in cards for _ in range(row.copies)),
        buildings=tuple(row.damage for row in buildings for _ in range(row.copies)),
        kaiju={row.key: row for row in kaiju},
        hash=bundle.hash,
        sources={row.face: row.source for row in cards} | {building(row.damage): row.source for row in buildings},
    )


def _check_cards(bundle: Bundle, rows: list[CardRow]) -> None:
    faces = [row.face for row in rows for _ in range(row.copies)]
    for row in rows:
        whole = (row.value is None) == bool(row.special) and not (row.special and row.icon)
        bundle.expect(whole and row.face in CARDS, f"there is no card {row.face!r} (TW-1.3, TW-1.4).")
        bundle.expect(row.copies > 0, f"card {row.face!r} needs at least one copy.")
    values = {row.value for row in rows}
    bundle.expect(len(faces) == 90, f"the deck has 90 cards, not {len(faces)} (TW-1.3).")
    for value in range(11):
        bundle.expect(value in values, f"the deck has no {value} (TW-10).")
    bundle.expect(faces.count("-3") > 1, "the deck needs several -3 (TW-10).")
    bundle.expect(faces.count("double_wound") == 1, "the deck has exactly one Double Wound (TW-1.4).")
    for face in ("change_direction", "choose_target", "wound"):
        bundle.expect(face in faces, f"the deck has no {face} (TW-1.4).")
    bundle.expect("2h" in faces, "the deck has no heart of value 2 (TW-10).")
    bundle.expect("5b" in faces, "the deck has no building icon of value 5 (TW-10).")
    for value in range(11):
        bundle.expect_of_new(str(value) in faces, f"the deck has no plain {value} (TW-1.3).")
    bundle.expect_of_new(faces.count("wound") > 1, "the deck needs several Wounds, for one answers another (TW-4.6).")


def _check_buildings(bundle: Bundle, rows: list[BuildingRow]) -> None:
    count = sum(row.copies for row in rows)
    bundle.expect(count == 9, f"there are 9 building cards, not {count} (TW-1.5).")
    bundle.expect(all(0 < row.damage < 100 for row in rows), "a building adds at least 1 (TW-1.5).")


def _check_kaiju(bundle: Bundle, rows: list[KaijuRow]) -> None:
    bundle.expect(len({row.key for row in rows}) == 12 == len(rows), "there are twelve different kaiju (TW-1.1).")
    for row in rows:
        sides = (row.normal, row.furious)
        whole = all(side.life > 0 and side.power >= 0 and side.vp > 0 for side in sides)
        bundle.expect(whole, f"{row.name} needs Life, Power and VP on both sides (TW-1.2).")
        is_changed = row.normal.life != row.furious.life and row.normal.power != row.furious.power
        bundle.expect_of_new(is_changed, f"{row.name} needs another Life and another Power when furious (TW-1.2).")
    for row, twin in combinations(rows, 2):
        is_same = (row.normal, row.furious) == (twin.normal, twin.furious)
        bundle.expect_of_new(not is_same, f"{row.name} and {twin.name} are the same card (TW-1.1).")
