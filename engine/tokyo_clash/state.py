"""The state of a game of Tokyo Clash: the city, the seats and their cards.

A card is a number, its place in the content's list of all 120, so that a single card can be followed. What players know
of cards that lie face down goes with the card: ``seen`` holds, for each card, a bit for every seat that knows where it
is, and one for the spectators.
"""

import msgspec

from engine.play import Seat
from engine.rng import Rng

SPECTATOR = 4
NO_KING = -1  # until the token is drawn (TC-2.7)
EVERYBODY = 0b11111


class Fighter(msgspec.Struct, array_like=True):
    """A seat: its kaiju, its Energy, its cards. The top of a pile is its end."""

    kaiju: str
    space: int
    hand: list[int]
    deck: list[int]
    energy: int
    meter: int = 0
    discard: list[int] = []
    playing: list[int] = []  # until all their parts have resolved (TC-6.10)
    enhancements: list[int] = []
    trophies: list[int] = []


class Vehicle(msgspec.Struct, array_like=True):
    """A vehicle, or a Lightning Generator, on the board."""

    token: str  # tank7: the seventh vehicle placed
    kind: str
    space: int
    facing: int = -1  # one of the six ways, for Jets and Battleships


class Aim(msgspec.Struct, array_like=True):
    """What is being done to whom while questions about it are asked: for whoever looks on."""

    seat: Seat
    verb: str  # damage, throw, drive
    target: str  # seat:1, tank7
    amount: int
    card: int = -1
    space: int = -1  # where the thrown thing is, or came down
    keep: int = 1  # trophies that a blow may bring, and has brought
    kept: int = 0


class Clash(msgspec.Struct, array_like=True):
    """Everything there is."""

    events: tuple[str, str]
    ground: str  # the letters printed on the tiles, space by space
    buildings: str  # what of it still stands
    fighters: list[Fighter]
    rng: Rng
    king: Seat
    to_act: Seat
    seen: list[int]
    turns: tuple[int, ...] = ()  # how far each place's tile is turned
    starting: tuple[int, int] = (0, 0)  # vehicles each event began with
    vehicles: list[Vehicle] = []
    placed: int = 0
    round: int = 1
    phase: str = "setup"
    event: int = 0  # which of the two, in set-up and Event phase
    passes: int = 0
    tokens: int = 0  # Small Buildings on the damage track
    aim: Aim | None = None
    taken: list[int] = []  # cards of a deck in an attacker's hand, before he keeps his trophies
    sifted: list[int] = []
    sifting: Seat = -1
    ended: str = ""
    first_rules: bool = False  # begun by version 1 of the rules, whose readings it keeps
    kaiju_first: bool = False  # what the table has chosen (TC-1.4)
    early_defence: bool = False
    tank_stays: bool = False
    free_trains: bool = False
    lasting_meter: bool = False
    plain_throws: bool = False
    fuse: int = 0  # squares that the first token lies farther from START

    def last_player(self) -> Seat:
        """Return the last player in turn order: the seat before the King (TC-3.6, TC-11.3)."""
        return (max(self.king, 0) - 1) % len(self.fighters)

    def turn_order(self) -> list[Seat]:
        """Return the seats clockwise from the King, before the token is drawn from the first (TC-2.7, TC-3.6)."""
        return self.around(max(self.king, 0))

    def sets_up_kaiju_first(self) -> bool:
        """Return whether kaiju, hands and King come before the events (TC-2.7)."""
        return self.kaiju_first or self.first_rules

    def ends_defence_at_once(self) -> bool:
        """Return whether the parts of a defence follow the damage of a throw or quake at once (TC-5.11)."""
        return self.early_defence or self.first_rules

    def keeps_tank_among_kaiju(self) -> bool:
        """Return whether a vehicle stays in a space with several kaiju (TC-11.13)."""
        return self.tank_stays or self.first_rules

    def steers_trains(self) -> bool:
        """Return whether Trains run any way that the last player likes (TC-11.6)."""
        return self.free_trains or self.first_rules

    def around(self, seat: Seat) -> list[Seat]:
        """Return all seats clockwise from *seat*."""
        count = len(self.fighters)
        return [(seat + step) % count for step in range(count)]
