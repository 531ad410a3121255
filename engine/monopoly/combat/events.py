"""What happens where kaiju, tanks and masers meet, as facts (GM-3, GM-5 to GM-7)."""

from engine.play import Event, Seat


class HousesFell(Event, frozen=True):
    """*count* houses of *district* fell; *houses* stand. *by* -1: nobody's strike."""

    district: str
    count: int
    houses: int
    by: Seat


class Struck(Event, frozen=True):
    """*seat* spent *ap* on *targets* (GM-6.3)."""

    seat: Seat
    ap: int
    targets: tuple[str, ...]


class TanksFell(Event, frozen=True):
    """*count* tanks of *district* fell to *by*; *tanks* stand."""

    district: str
    count: int
    tanks: int
    by: Seat


class Hurt(Event, frozen=True):
    """*seat* took *damage* from *by*'s strike, tanks or maser and has *hp*; *shielded* did no harm."""

    seat: Seat
    by: Seat
    weapon: str
    damage: int
    hp: int
    shielded: int


class Fired(Event, frozen=True):
    """*seat* fires at *target* from *district*, with tanks or a maser."""

    seat: Seat
    weapon: str
    district: str
    target: Seat
    damage: int


class StoodDown(Event, frozen=True):
    """*seat* holds the fire of *district* (GM-5.2)."""

    seat: Seat
    weapon: str
    district: str


class Duelled(Event, frozen=True):
    """*one* and *other* had taken each other's last HP and paid AP; *winner* is -1 if they were equal (GM-6.6)."""

    one: Seat
    other: Seat
    winner: Seat
    paid: int


class Survived(Event, frozen=True):
    """*seat* keeps 1 HP, for the one who beat it serves it (GM-6.10)."""

    seat: Seat


class Subjugated(Event, frozen=True):
    """*seat* fell to *by* and serves *to*; its estate brings *money* (GM-7.1, GM-7.2)."""

    seat: Seat
    by: Seat
    to: Seat
    money: int


class WentOver(Event, frozen=True):
    """*seat* serves *to* from now on (GM-7.3)."""

    seat: Seat
    to: Seat


class EstateShared(Event, frozen=True):
    """Each of *seats* got *money* of what *seat* had (GM-7.2)."""

    seat: Seat
    seats: tuple[Seat, ...]
    money: int


class Killed(Event, frozen=True):
    """*seat*, subjugated, fell to *by* and waits on GO (GM-7.7)."""

    seat: Seat
    by: Seat


class BrokeFree(Event, frozen=True):
    """*seat* beat *beaten*, is free and has all that *beaten* had (GM-7.8)."""

    seat: Seat
    beaten: Seat
