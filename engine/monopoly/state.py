"""The state of a game: kaiju, districts, the chance deck, the pool, open offers (GM-1)."""

from bisect import insort

import msgspec

from engine.monopoly.content.board import MOST, Board
from engine.monopoly.content.box import HOUSE_NUMBERS, Card, HouseRow
from engine.play import Emit, Seat
from engine.rng import Rng

NOBODY: Seat = -1  # the City as an owner; no controller
GRAIN = 10  # GM-1.6: money is counted in whole 10K, and written in thousands
AP_LIMIT = 12  # GM-8.1
SERVANT_AP = 2  # GM-7.1
POOL_MONEY, POOL_HP = 1_000, 1  # GM-8.6
FIRST = 1  # the version of the rules whose readings a running game keeps
#: The readings of the table (GM-1.4): what the booklet says first, then ours.
HOUSES, BARE = "houses", "bare"  # what makes a district demolished (GM-3.3)
ANY, LANDER = "any", "lander"  # whom the tanks of a third player may hit (GM-5.4)
IN_NEED, OWN_TURN = "in_need", "own_turn"  # when deals are offered (GM-9.1, GM-9.3)


def side_of(seat: Seat, controller: Seat | None) -> Seat:
    """Return the free kaiju that *seat* is or, if it has a *controller*, serves (GM-1.5)."""
    return seat if controller is None or controller < 0 else controller


class Kaiju(msgspec.Struct, array_like=True):
    """A seat and its kaiju. Money in thousands of yen."""

    key: str
    cash: int
    ap: int
    hp: int
    at: int = 0
    laps: int = 0  # how often it passed or reached GO
    controller: Seat = NOBODY
    held: int = 0  # turns still to spend at the fish
    is_waiting: bool = False  # killed: on GO until its controller comes by (GM-7.7)
    spare_houses: int = 0  # from subjugated kaiju, for the next building (GM-7.4)
    spare_tanks: int = 0
    rights: list[int] = []  # the districts it has the rights to, in board order
    cards: list[str] = []
    rolls: list[tuple[int, int]] = []  # of its last turn

    @property
    def is_free(self) -> bool:
        """Whether nobody has subjugated it."""
        return self.controller == NOBODY


class District(msgspec.Struct, array_like=True):
    """What stands on a district, and who has the rights to it."""

    owner: Seat = NOBODY
    houses: int = MOST
    tanks: int = 0
    has_maser: bool = False

    @property
    def is_bare(self) -> bool:
        """Whether neither house nor tank stands: there is nothing to sell but the rights (GM-4.4)."""
        return not self.houses and not self.tanks


class Pool(msgspec.Struct):
    """What lies at the Nuclear Plant (GM-8.6)."""

    money: int = POOL_MONEY
    hp: int = POOL_HP
    tanks: int = 0


class Readings(msgspec.Struct, frozen=True):
    """How the table reads the rules that the booklet leaves open or that we changed (GM-1.4)."""

    demolished: str = HOUSES
    tank_targets: str = ANY
    deals: str = IN_NEED


#: What games begun by the first version of the rules play, and what the preset *House* chooses.
HOUSE_READINGS = Readings(BARE, LANDER, OWN_TURN)


class Offer(msgspec.Struct, frozen=True):
    """A deal proposed by the seat on turn (GM-9.1); *money* below 0 is asked for."""

    to: Seat
    money: int
    give: tuple[str, ...]
    take: tuple[str, ...]


class Rampage(msgspec.Struct):
    """A game of Unofficial Godzilla Monopoly."""

    track: str
    lap_limit: int
    alarm: int
    kaiju: list[Kaiju]
    districts: list[District]
    deck: list[str]
    rng: Rng
    starter: Seat
    to_play: Seat
    start_rolls: list[list[int]]
    discards: list[str] = []
    pool: Pool = msgspec.field(default_factory=Pool)
    bank: int = 0  # what the City has taken in, less what it has paid out
    turns: int = 0
    top_laps: int = 0  # the most laps a free kaiju has passed GO with (GM-1.4)
    jammed: Seat = NOBODY  # whom tanks and masers do not see this turn (Radar Jam)
    offers: list[Offer] = []
    ended: str = ""
    winner: Seat = NOBODY
    edition: int = 2  # the version of the rules the game was begun by, as far as it still plays by it
    readings: Readings = Readings()
    layout: list[int] = []  # the spaces of the track in the order they lie; empty: as its file has them (GM-11.10)
    alarm_step: int = 2  # laps from one rise of the alarm to the next (GM-1.4)
    go_houses: int = NOBODY  # the houses of who is asked at GO, counted when it was passed (GM-8.1)
    debt: int = 0  # what the seat on turn has to pay while it sells for it (GM-4.5)

    @property
    def is_first_edition(self) -> bool:
        """Whether the game was begun by the first version of the rules."""
        return self.edition == FIRST

    def is_demolished(self, district: District) -> bool:
        """Return whether *district* is for sale: no house stands, by the house reading no tank either (GM-3.3)."""
        return not district.houses and (self.readings.demolished == HOUSES or not district.tanks)

    def side(self, seat: Seat) -> Seat:
        """Return the free kaiju that *seat* is or serves (GM-1.5)."""
        return side_of(seat, self.kaiju[seat].controller)

    def are_enemies(self, one: Seat, other: Seat) -> bool:
        """Return whether two seats are on different sides (GM-1.5)."""
        return self.side(one) != self.side(other)

    def is_enemy_of_owner(self, seat: Seat, district: District) -> bool:
        """Return whether *district* belongs to a player of another side than *seat*'s."""
        return district.owner >= 0 and self.side(district.owner) != self.side(seat)

    def free(self) -> list[Seat]:
        """Return the seats nobody has subjugated."""
        return [seat for seat, kaiju in enumerate(self.kaiju) if kaiju.controller < 0]

    def others(self, seat: Seat) -> list[Seat]:
        """Return the other seats, clockwise from *seat*."""
        count = len(self.kaiju)
        return [(seat + steps) % count for steps in range(1, count)]

    def give_rights(self, number: int, to: Seat) -> None:
        """Let *to*, a seat or the City, have the rights to a district."""
        district = self.districts[number]
        if district.owner >= 0:
            self.kaiju[district.owner].rights.remove(number)
        district.owner = to
        if to >= 0:
            insort(self.kaiju[to].rights, number)

    def houses_of(self, seat: Seat) -> int:
        """Return how many houses stand on the districts of *seat*."""
        return sum(self.districts[number].houses for number in self.kaiju[seat].rights)

    @property
    def alarm_damage(self) -> int:
        """How much more damage tanks do by now (GM-1.4)."""
        if not self.alarm or self.top_laps < self.alarm:
            return 0
        return 1 + (self.top_laps - self.alarm) // self.alarm_step


class Turn:
    """A turn being played: the state, the board and cards it is played with, and whom to tell."""

    __slots__ = ("board", "cards", "emit", "fresh", "house", "hurried", "is_hiding", "offers_made", "state")

    def __init__(
        self, state: Rampage, board: Board, cards: dict[str, Card], emit: Emit, house: HouseRow = HOUSE_NUMBERS
    ) -> None:
        self.state = state
        self.board = board
        self.cards = cards
        self.emit = emit
        self.house = house
        self.fresh: set[int] = set()  # districts that came by a deal this turn (GM-9.3)
        self.offers_made = 0
        self.hurried = 0  # offers made in need of money (GM-9.5)
        self.is_hiding = False
