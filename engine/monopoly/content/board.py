"""The track and its districts (GM-11.1, GM-11.2): read from a track file, checked, laid out for play."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from data.loader import Bundle

Kind: TypeAlias = Literal["go", "district", "chance", "fish", "plant", "scent"]

GO = 0  # GM-11.1: the first space
SPACES = range(16, 61)  # GM-11.8
MOST = 4  # GM-4.1: houses, and tanks, on a district
GRAIN = 20  # GM-1.6: half of every price is a whole 10K
NO_FIGHT = ("fish", "plant")  # GM-8.7


def spelled(name: str) -> str:
    """Return the key of a space called *name*."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


class TrackRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds for the whole track."""

    name: str
    house: int
    source: str
    reach: int = 4  # how far a Maser Cannon fires (GM-5.5)


class GroupRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colour: its prices, the damage of one to four tanks, its maser."""

    colour: str
    price: int
    tank: int
    damage: tuple[int, int, int, int]
    maser: int
    maser_damage: int
    source: str


class SpaceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space; a district has a colour and may have prices, and tanks, of its own."""

    kind: Kind
    name: str
    source: str
    colour: str = ""
    price: int = 0
    tank: int = 0
    damage: tuple[int, int, int, int] = (0, 0, 0, 0)

    @property
    def key(self) -> str:
        """How the space is spelled in tokens."""
        return spelled(self.name)


class Space(msgspec.Struct, frozen=True):
    """A space of the board; *district* is its number, or -1."""

    kind: Kind
    name: str
    district: int = -1

    @property
    def has_fights(self) -> bool:
        """Whether kaiju, tanks and masers attack here (GM-8.7)."""
        return self.kind not in NO_FIGHT


class Deed(msgspec.Struct, frozen=True):
    """A district card: what it costs and what its weapons do (GM-11.2)."""

    key: str
    name: str
    colour: str
    space: int
    price: int
    tank: int
    damage: tuple[int, int, int, int]
    maser: int
    maser_damage: int


class Board(msgspec.Struct, frozen=True):
    """A track laid out: its spaces, its districts and their groups."""

    key: str  # the name of its file
    name: str
    house: int
    spaces: tuple[Space, ...]
    deeds: tuple[Deed, ...]
    numbers: dict[str, int]  # of the districts, by key
    groups: dict[str, tuple[int, ...]]
    fish: int
    reach: int = 4
    source: str = ""

    def ahead(self, at: int) -> list[int]:
        """Return the spaces ahead of *at* in order, up to the one behind it."""
        size = len(self.spaces)
        return [(at + steps) % size for steps in range(1, size)]


def distance(one: int, other: int, size: int) -> int:
    """Return how many spaces lie from *one* to *other* on a track of *size*, the shorter way."""
    ahead = (other - one) % size
    return min(ahead, size - ahead)


def read(bundle: Bundle, key: str) -> Board | None:
    """Return the board of track *key*, or None after noting everything that is wrong with its file."""
    name = f"track_{key}.toml"
    before = len(bundle.problems)
    tracks = bundle.rows(name, "track", TrackRow)
    groups = bundle.rows(name, "group", GroupRow)
    spaces = bundle.rows(name, "space", SpaceRow)
    if len(bundle.problems) == before:
        bundle.problems.extend(f"{bundle.game}/{name}: {problem}" for problem in _problems(tracks, groups, spaces))
    if len(bundle.problems) > before:
        return None
    return _laid_out(key, tracks[0], {row.colour: row for row in groups}, spaces)


def _problems(tracks: list[TrackRow], groups: list[GroupRow], spaces: list[SpaceRow]) -> list[str]:
    """Return everything that keeps these rows from being a track (GM-11.1, GM-11.8)."""
    sources = [row.source for row in tracks] + [row.source for row in groups] + [row.source for row in spaces]
    checks = [
        (len(tracks) == 1, f"a file has one [[track]], not {len(tracks)}."),
        (all(source.strip() for source in sources), "every row names its source."),
        (len(spaces) in SPACES, f"a track has {SPACES[0]} to {SPACES[-1]} spaces, not {len(spaces)} (GM-11.8)."),
        (spaces[0].kind == "go", "GO is the first space (GM-11.1)."),
    ]
    kinds = Counter(row.kind for row in spaces)
    checks += [(kinds[kind] == 1, f"there is one {kind}, not {kinds[kind]} (GM-11.1).") for kind in ("go", "fish")]
    checks += [(kinds[kind] > 0, f"there is no {kind} (GM-11.1).") for kind in ("plant", "scent", "chance")]
    return [text for holds, text in checks if not holds] + _money_problems(tracks, groups) + _colours(groups, spaces)


def _money_problems(tracks: list[TrackRow], groups: list[GroupRow]) -> list[str]:
    problems = [
        f"a house costs {row.house}, which is no multiple of {GRAIN}." for row in tracks if not _sound(row.house)
    ]
    problems += [
        f"a Maser Cannon reaches {row.reach} spaces, not 0 or more (GM-5.5)." for row in tracks if row.reach < 0
    ]
    for row in groups:
        if not all(map(_sound, (row.price, row.tank, row.maser))):
            problems.append(f"{row.colour}: prices are multiples of {GRAIN} above 0, so that half is whole (GM-1.6).")
        if not (_rises(row.damage) and row.maser_damage > 0):
            problems.append(f"{row.colour}: damage starts at 1 or more and does not fall with more tanks (GM-5.1).")
    return problems


def _rises(damage: tuple[int, ...]) -> bool:
    return damage[0] > 0 and list(damage) == sorted(damage)


def _sound(price: int) -> bool:
    return price > 0 and price % GRAIN == 0


def _colours(groups: list[GroupRow], spaces: list[SpaceRow]) -> list[str]:
    """Return what is wrong with the districts and their colours."""
    districts = [row for row in spaces if row.kind == "district"]
    known, used = Counter(row.colour for row in groups), Counter(row.colour for row in districts)
    keys = Counter(row.key for row in districts)
    problems = [f"there are {count} groups called {colour}." for colour, count in known.items() if count > 1]
    problems += [
        f"{row.name} has colour {row.colour!r}, which no group has." for row in districts if row.colour not in known
    ]
    problems += [
        f"{colour} has {used[colour]} districts, not 2 or 3 (GM-11.1)."
        for colour in known
        if used[colour] not in (2, 3)
    ]
    problems += [f"{count} districts are called {key!r}." for key, count in keys.items() if count > 1 or not key]
    problems += [
        f"{row.name} is no district and has neither colour nor price."
        for row in spaces
        if row not in districts and (row.colour or row.price or row.tank or any(row.damage))
    ]
    problems += [
        f"{row.name}: a price is a multiple of {GRAIN} (GM-1.6)."
        for row in districts
        if any(price and not _sound(price) for price in (row.price, row.tank))
    ]
    problems += [
        f"{row.name}: damage starts at 1 or more and does not fall with more tanks (GM-5.1)."
        for row in districts
        if any(row.damage) and not _rises(row.damage)
    ]
    return problems


def _laid_out(key: str, track: TrackRow, groups: dict[str, GroupRow], rows: list[SpaceRow]) -> Board:
    spaces: list[Space] = []
    deeds: list[Deed] = []
    for at, row in enumerate(rows):
        spaces.append(Space(row.kind, row.name, len(deeds) if row.kind == "district" else -1))
        if row.kind == "district":
            group = groups[row.colour]
            deeds.append(
                Deed(
                    row.key, row.name, row.colour, at, row.price or group.price, row.tank or group.tank,
                    row.damage if any(row.damage) else group.damage, group.maser, group.maser_damage,
                )
            )  # fmt: skip
    return _board(Board(key, track.name, track.house, (), (), {}, {}, GO, track.reach, track.source), spaces, deeds)


def _board(board: Board, spaces: list[Space], deeds: list[Deed]) -> Board:
    """Return *board* with these *spaces* and *deeds*."""
    colours = dict.fromkeys(deed.colour for deed in deeds)
    return msgspec.structs.replace(
        board,
        spaces=tuple(spaces),
        deeds=tuple(deeds),
        numbers={deed.key: number for number, deed in enumerate(deeds)},
        groups={colour: tuple(n for n, deed in enumerate(deeds) if deed.colour == colour) for colour in colours},
        fish=next(at for at, space in enumerate(spaces) if space.kind == "fish"),
    )


def movable(board: Board) -> list[int]:
    """Return the spaces that a shuffled track puts elsewhere: districts and Chance (GM-11.10)."""
    return [at for at, space in enumerate(board.spaces) if space.kind in ("district", "chance")]


def relaid(board: Board, layout: Sequence[int]) -> Board:
    """Return *board* with its spaces in the order of *layout*; districts are numbered as they come (GM-11.10)."""
    spaces: list[Space] = []
    deeds: list[Deed] = []
    for at, before in enumerate(layout):
        space = board.spaces[before]
        if space.district >= 0:
            deeds.append(msgspec.structs.replace(board.deeds[space.district], space=at))
            space = msgspec.structs.replace(space, district=len(deeds) - 1)
        spaces.append(space)
    return _board(board, spaces, deeds)
