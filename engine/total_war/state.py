"""The state of a game of Total War: everything on the table and in the hands (TW-1, TW-2)."""

import msgspec

from engine.play import Seat
from engine.rng import Rng
from engine.total_war.cards.card import DAMAGE

HAND = 3  # TW-2.1
NOBODY: Seat = -1
#: The options that are on or off (TW-1.7), fields of the state too.
SWITCHES = (
    "counter_attack",
    "free_surrender",
    "double_wound_hits_twice",
    "heart_straightens_all",
    "must_exceed_life",
    "wound_stays",
    "double_wound_before_draw",
)


class Side(msgspec.Struct, frozen=True):
    """One side of a kaiju card (TW-1.2)."""

    life: int
    power: int
    vp: int


class Fighter(msgspec.Struct):
    """A seat: its kaiju, its wounds, its hand."""

    kaiju: str
    normal: Side
    furious: Side
    hand: list[str]
    holds_king: bool
    is_furious: bool = False
    is_spun: bool = False
    damage: list[str] = []
    vp: int = 0
    hand_limit: int = HAND
    out: int = 0  # 0: standing; otherwise the how-manieth to be eliminated

    @property
    def side(self) -> Side:
        """The side that lies up."""
        return self.furious if self.is_furious else self.normal

    @property
    def wounds(self) -> int:
        """The sum of the damage beside the kaiju."""
        return sum(DAMAGE[card] for card in self.damage)

    @property
    def hides_cards(self) -> bool:
        """Whether it holds cards that only its player sees: what may be done with them is asked in secret."""
        return bool(self.hand)

    def straighten(self) -> bool:
        """Turn the kaiju upright; return whether it was spun."""
        was_spun, self.is_spun = self.is_spun, False
        return was_spun


class War(msgspec.Struct):
    """A game of Total War. ``played`` lies on top of the discard pile; ``strike`` is None while a round opens."""

    mode: str
    counter_attack: bool
    free_surrender: bool
    double_wound_hits_twice: bool
    heart_straightens_all: bool
    must_exceed_life: bool
    wound_stays: bool
    double_wound_before_draw: bool
    # What games that began before version 2 of the rules keep as it was.
    wound_fades: bool
    draws_before_blow: bool
    counters_freely: bool
    target: int
    fighters: list[Fighter]
    deck: list[str]
    building_deck: list[int]
    rng: Rng
    to_play: Seat
    discard: list[str] = []
    played: str = ""
    buildings_up: list[int] = []
    is_clockwise: bool = True
    round: int = 1
    strike: int | None = None
    is_wound: bool = False
    striker: Seat = NOBODY
    victim: Seat = NOBODY  # who takes the blow that is being dealt
    ended: str = ""
    winner: Seat = NOBODY

    @property
    def is_opening(self) -> bool:
        """Whether there is nothing to beat yet (TW-3.1)."""
        return self.strike is None and not self.is_wound

    @property
    def keeps_wounds(self) -> bool:
        """Whether a Wound that is turned away stays a Wound (TW-4.7)."""
        return self.wound_stays or not self.wound_fades

    @property
    def draws_first(self) -> bool:
        """Whether the player of a Double Wound draws before the blow (TW-3.3)."""
        return self.draws_before_blow and not self.double_wound_before_draw

    def is_beaten(self, fighter: Fighter) -> bool:
        """Whether the damage of *fighter* is enough to defeat it (TW-6.1)."""
        return fighter.wounds >= fighter.side.life + self.must_exceed_life

    def is_standing(self, seat: Seat) -> bool:
        """Whether *seat* is still in the game."""
        return not self.fighters[seat].out

    def standing(self) -> list[Seat]:
        """Return the seats still in the game, in seat order."""
        return [seat for seat, fighter in enumerate(self.fighters) if not fighter.out]

    def after(self, seat: Seat) -> Seat:
        """Return the next standing seat in the direction of play (TW-3.2, TW-3.8)."""
        step = 1 if self.is_clockwise else -1
        count = len(self.fighters)
        other = (seat + step) % count
        while self.fighters[other].out:
            other = (other + step) % count
        return other

    def around(self, seat: Seat) -> list[Seat]:
        """Return the standing seats in the direction of play, from *seat* (or the first standing after it)."""
        step = 1 if self.is_clockwise else -1
        count = len(self.fighters)
        circle = [(seat + step * turn) % count for turn in range(count)]
        return [other for other in circle if self.is_standing(other)]
