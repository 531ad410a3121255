"""How a card's parts resolve (TC-4.2, TC-13.4, TC-13.5): one by one, each word a verb, each behind its condition."""

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from engine.play import Script, Seat
from engine.tokyo_clash.cards.card import Card
from engine.tokyo_clash.cards.words import Part
from engine.tokyo_clash.events import Enhanced, MeterRaised
from engine.tokyo_clash.stage import Stage
from engine.tokyo_clash.state import EVERYBODY

NOBODY = -1


class Play:
    """A card being played by *seat*, in attack or defence, and how it fares."""

    __slots__ = (
        "barrage",
        "blocked",
        "card",
        "face",
        "hit",
        "is_lost",
        "prevented",
        "seat",
        "stage",
        "target",
        "target_was_king",
    )

    def __init__(self, stage: Stage, seat: Seat, card: int, target: Seat = NOBODY) -> None:
        self.stage = stage
        self.seat = seat
        self.card = card
        self.face = stage.cards[card]
        self.target = target
        self.target_was_king = False
        self.hit = False
        self.blocked = False
        self.is_lost = False  # TC-6.2: the attack was blocked, the rest of the card goes with it
        self.barrage = False
        self.prevented = 0

    @property
    def meter(self) -> int:
        """Where the Head Meter of its player stands."""
        return self.stage.fighters[self.seat].meter

    @property
    def is_king(self) -> bool:
        """Whether its player holds the King token."""
        return self.stage.state.king == self.seat


class Blow:
    """What came of damage: how much was dealt, and the defence whose other parts are still to come."""

    __slots__ = ("dealt", "guard")

    def __init__(self, dealt: int, guard: Play | None) -> None:
        self.dealt = dealt
        self.guard = guard


Verb: TypeAlias = Callable[[Play, Part], Script[None]]
V = TypeVar("V", bound=Verb)
VERBS: dict[str, Verb] = {}


def verb(word: str) -> Callable[[V], V]:
    """Make a function the meaning of *word*."""

    def enter(meaning: V) -> V:
        VERBS[word] = meaning
        return meaning

    return enter


def resolve(play: Play, parts: tuple[Part, ...]) -> Script[None]:
    """Do *parts* in order, each as often as its condition says."""
    for part in parts:
        if play.is_lost and part.condition != "blocked":
            continue
        if part.condition or part.when:
            for _ in range(times(play, part)):
                yield from VERBS[part.word](play, part)
        else:
            yield from VERBS[part.word](play, part)


class Occasion(Protocol):
    """What the conditions of a card ask about: a card being played, or one that might be."""

    @property
    def meter(self) -> int:
        """Where the Head Meter of its player stands."""

    @property
    def is_king(self) -> bool:
        """Whether its player holds the King token."""

    @property
    def target_was_king(self) -> bool:
        """Whether its target held the King token."""

    @property
    def barrage(self) -> bool:
        """Whether its Barrage fires."""

    @property
    def hit(self) -> bool:
        """Whether its attack dealt damage."""

    @property
    def blocked(self) -> bool:
        """Whether its attack was blocked."""


class Moment(NamedTuple):
    """An occasion that has not come: a card that somebody might play."""

    meter: int
    is_king: bool
    target_was_king: bool = False
    barrage: bool = False
    hit: bool = False
    blocked: bool = False


def times(play: Occasion, part: Part) -> int:
    """Return how often *part* happens, tested when its turn has come (TC-13.4, TC-13.17)."""
    if part.when == "barrage" and not play.barrage:
        return 0
    match part.condition:
        case "hit":
            return play.hit
        case "blocked":
            return play.blocked
        case "meter":
            return play.meter >= part.level
        case "per meter":
            return play.meter
        case "king":
            return play.is_king
        case "target is king":
            return play.target_was_king
    return 1


def begin_card(stage: Stage, seat: Seat, card: int) -> None:
    """Pay for *card*, which has left the hand, and let its head count before anything else (TC-4.1, TC-13.7)."""
    fighter, face = stage.fighters[seat], stage.cards[card]
    fighter.playing.append(card)
    fighter.energy -= face.cost
    meter = meter_with(face, fighter.meter, stage.mat(seat).meter)
    if meter > fighter.meter:
        fighter.meter = meter
        stage.emit(MeterRaised(seat, meter))


def meter_with(card: Card, meter: int, size: int) -> int:
    """Return where a Head Meter of *size* stands once *card* lies on the table (TC-13.7)."""
    return min(meter + card.head, size)


def end_card(play: Play) -> None:
    """Put a card whose parts have resolved where it belongs (TC-4.1, TC-4.5, TC-6.10)."""
    fighter, face = play.stage.fighters[play.seat], play.face
    fighter.playing.remove(play.card)
    if face.returns and not play.is_lost:
        play.stage.state.seen[play.card] = EVERYBODY
        fighter.deck.append(play.card)
    elif face.stays and not play.is_lost:
        fighter.enhancements.append(play.card)
        play.stage.emit(Enhanced(play.seat, face.key))
    else:
        fighter.discard.append(play.card)
