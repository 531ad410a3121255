"""What happens in Unofficial Godzilla Monopoly, as facts; combat/events.py has the rest."""

from typing import ClassVar

from engine.monopoly.combat.events import (
    BrokeFree,
    Duelled,
    EstateShared,
    Fired,
    HousesFell,
    Hurt,
    Killed,
    StoodDown,
    Struck,
    Subjugated,
    Survived,
    TanksFell,
    WentOver,
)
from engine.play import Event, Seat


class StartRolled(Event, frozen=True):
    """Everybody rolled one die, the tied again; *seat* starts (GM-1.3). 0: did not roll."""

    reveals: ClassVar[bool] = True
    seat: Seat
    rolls: tuple[tuple[int, ...], ...]


class TurnBegan(Event, frozen=True):
    """It is the turn of *seat*, the *number*-th of the game."""

    seat: Seat
    number: int


class TurnSkipped(Event, frozen=True):
    """*seat* waits on GO for its controller (GM-7.7)."""

    seat: Seat


class Released(Event, frozen=True):
    """*seat* need not wait on GO any longer (GM-7.7)."""

    seat: Seat


class WorksChanged(Event, frozen=True):
    """*seat* built or sold on *district*: what stands there now, and the money it cost (below 0: brought in)."""

    seat: Seat
    district: str
    houses: int
    tanks: int
    has_maser: bool
    cost: int


class RightsSold(Event, frozen=True):
    """*seat* gave the rights of *district* back to the City for *money* (GM-4.4)."""

    seat: Seat
    district: str
    money: int


class Placed(Event, frozen=True):
    """*seat* got a *what* for *district* free."""

    seat: Seat
    what: str
    district: str


class SparesWait(Event, frozen=True):
    """*count* of *what* wait for the next building of *seat* (GM-7.4)."""

    seat: Seat
    what: str
    count: int


class SparesLost(Event, frozen=True):
    """*seat* had no room for *count* of *what*."""

    seat: Seat
    what: str
    count: int


class OfferMade(Event, frozen=True):
    """*seat* offers *to* a deal (GM-9.1); *money* below 0 is asked for."""

    seat: Seat
    to: Seat
    money: int
    give: tuple[str, ...]
    take: tuple[str, ...]


class OfferClosed(Event, frozen=True):
    """The offer of *seat* to *to* is gone: declined, withdrawn, lapsed or no longer possible."""

    seat: Seat
    to: Seat
    why: str


class DealDone(Event, frozen=True):
    """*to* accepted the offer of *seat*."""

    seat: Seat
    to: Seat
    money: int
    give: tuple[str, ...]
    take: tuple[str, ...]


class PassedOn(Event, frozen=True):
    """The *money* that *seat* got by a deal goes to *to*, its controller (GM-7.4)."""

    seat: Seat
    to: Seat
    money: int


class Rolled(Event, frozen=True):
    """*seat* rolled *dice* (GM-2.2)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    dice: tuple[int, int]


class Moved(Event, frozen=True):
    """*seat* went from space *start* to *end*: by a roll, a card, or hiding one space early."""

    seat: Seat
    start: int
    end: int
    how: str


class PassedGo(Event, frozen=True):
    """*seat* took *money* and *ap*, or *hp*, on reaching GO for the *laps*-th time (GM-8.1)."""

    seat: Seat
    money: int
    ap: int
    hp: int
    laps: int


class AlarmRaised(Event, frozen=True):
    """Tanks do *damage* more from now on (GM-1.4)."""

    damage: int


class SentToFish(Event, frozen=True):
    """*seat* is at the Big Pile of Fish for three turns (GM-8.4)."""

    seat: Seat
    why: str


class AteFish(Event, frozen=True):
    """*seat* spent AP for 1 HP at the Pile of Fish (GM-8.5)."""

    seat: Seat
    hp: int


class StayedAtFish(Event, frozen=True):
    """*seat* stays; *left* turns to go."""

    seat: Seat
    left: int


class LeftFish(Event, frozen=True):
    """*seat* leaves the fish: by a double, by a card, or under fire."""

    seat: Seat
    how: str


class PoolTaken(Event, frozen=True):
    """*seat* took what lay at the Nuclear Plant (GM-8.6)."""

    seat: Seat
    money: int
    hp: int
    tanks: int


class CardDrawn(Event, frozen=True):
    """*seat* drew *card*; it is kept, or followed at once (GM-8.2)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    is_kept: bool


class CardUseless(Event, frozen=True):
    """*card* was of no use to *seat* (GM-11.4)."""

    seat: Seat
    card: str


class CardUsed(Event, frozen=True):
    """*seat* used the kept *card*."""

    seat: Seat
    card: str


class Reshuffled(Event, frozen=True):
    """The discarded chance cards became a deck of *count* (GM-11.5)."""

    reveals: ClassVar[bool] = True
    count: int


class MoneyGained(Event, frozen=True):
    """*seat* got *money* by a card; *source* is a seat, or -1 for the City."""

    seat: Seat
    money: int
    source: Seat


class MoneyLost(Event, frozen=True):
    """*seat* paid *money* to the pool; *cancelled* could not be paid (GM-4.5)."""

    seat: Seat
    money: int
    cancelled: int


class ApGained(Event, frozen=True):
    """*seat* got *ap* and has *total*."""

    seat: Seat
    ap: int
    total: int


class HpGained(Event, frozen=True):
    """*seat* got *hp* and has *total*."""

    seat: Seat
    hp: int
    total: int


class HpLost(Event, frozen=True):
    """*seat* lost *hp* to nobody's fire and has *total*; the last HP is never lost so (GM-7.9)."""

    seat: Seat
    hp: int
    total: int


class TankLost(Event, frozen=True):
    """*seat* lost a tank on *district* to the pool."""

    seat: Seat
    district: str


class Bought(Event, frozen=True):
    """*seat* bought *district* from the City for *price*; *before* had the rights, or -1 (GM-3.4)."""

    seat: Seat
    district: str
    price: int
    before: Seat


class Ended(Event, frozen=True):
    """The game is over; *winner* is -1 if several share the first place."""

    winner: Seat
    reason: str


AnyEvent = (
    StartRolled
    | TurnBegan
    | TurnSkipped
    | Released
    | WorksChanged
    | RightsSold
    | Placed
    | SparesWait
    | SparesLost
    | OfferMade
    | OfferClosed
    | DealDone
    | PassedOn
    | Rolled
    | Moved
    | PassedGo
    | AlarmRaised
    | SentToFish
    | AteFish
    | StayedAtFish
    | LeftFish
    | PoolTaken
    | CardDrawn
    | CardUseless
    | CardUsed
    | Reshuffled
    | MoneyGained
    | MoneyLost
    | ApGained
    | HpGained
    | HpLost
    | TankLost
    | HousesFell
    | Struck
    | TanksFell
    | Hurt
    | Fired
    | StoodDown
    | Duelled
    | Survived
    | Subjugated
    | WentOver
    | EstateShared
    | Killed
    | BrokeFree
    | Bought
    | Ended
)
