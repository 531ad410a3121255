"""What every rule is given: the state, the content it is played with, and whom to tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.play import Decision, Emit, Script, Seat
from engine.tokyo_clash.cards.card import Card
from engine.tokyo_clash.city.plan import LARGE
from engine.tokyo_clash.content.box import Content, Mat
from engine.tokyo_clash.state import Clash, Vehicle

if TYPE_CHECKING:
    from engine.tokyo_clash.cards.resolving import Play

GENERATOR = "generator"


class Stage:
    """A state on the table, for the length of a turn."""

    __slots__ = ("cards", "city", "content", "emit", "fighters", "guards", "state")

    def __init__(self, content: Content, state: Clash, emit: Emit) -> None:
        self.content = content
        self.cards = content.cards
        self.state = state
        self.fighters = state.fighters
        self.city = content.cities[len(state.fighters)]
        self.emit = emit
        self.guards: list[Play] = []  # defences whose other parts are still to come (TC-5.11, TC-6.6)

    @property
    def first_square(self) -> int:
        """Where the first Small Building goes on the damage track, beyond its end with a long fuse (TC-7.2)."""
        return self.city.first_square + self.state.fuse

    def mat(self, seat: Seat) -> Mat:
        """Return the mat of *seat*'s kaiju."""
        return self.content.mats[self.fighters[seat].kaiju]

    def in_play(self, seat: Seat) -> list[Card]:
        """Return the Enhancements of *seat* (TC-4.5)."""
        return [self.cards[card] for card in self.fighters[seat].enhancements]

    def beside(self, seat: Seat) -> list[Seat]:
        """Return the other kaiju in the space of *seat*'s."""
        here = self.fighters[seat].space
        return [other for other, each in enumerate(self.fighters) if each.space == here and other != seat]

    def kaiju_at(self, space: int) -> list[Seat]:
        """Return the kaiju in *space*."""
        return [seat for seat, fighter in enumerate(self.fighters) if fighter.space == space]

    def vehicles_at(self, space: int) -> list[Vehicle]:
        """Return the vehicles in *space* in the order placed; of those that are alike only the first."""
        here: dict[tuple[str, int], Vehicle] = {}
        for vehicle in self.state.vehicles:
            if vehicle.space == space:
                here.setdefault((vehicle.kind, vehicle.facing), vehicle)
        return list(here.values())

    def throwable_at(self, space: int) -> list[Vehicle]:
        """Return the vehicles in *space* that can be thrown: Generators cannot (TC-11.11)."""
        return [vehicle for vehicle in self.vehicles_at(space) if vehicle.kind != GENERATOR]

    def has_throwable(self, seat: Seat) -> bool:
        """Return whether there is a kaiju or vehicle that *seat* could throw (TC-5.1)."""
        here = self.fighters[seat].space
        for vehicle in self.state.vehicles:
            if vehicle.space == here and vehicle.kind != GENERATOR:
                return True
        return bool(self.beside(seat))

    def vehicle(self, token: str) -> Vehicle:
        """Return the vehicle spelled *token*."""
        return next(vehicle for vehicle in self.state.vehicles if vehicle.token == token)

    def is_large(self, space: int) -> bool:
        """Return whether a Large Building stands in *space*."""
        return self.state.buildings[space] in LARGE

    def open_tokens(self, spaces: tuple[int, ...]) -> list[str]:
        """Return those of *spaces*, spelled, where a kaiju may end a move (TC-4.3)."""
        buildings, tokens = self.state.buildings, self.city.tokens
        return [tokens[space] for space in spaces if buildings[space] not in LARGE]


def choose(seat: Seat, ask: str, options: tuple[str, ...]) -> Script[str]:
    """Ask *seat*, unless there is but one answer."""
    if len(options) == 1:
        return options[0]
    pick: str = yield Decision(seat, ask, options)
    return pick
