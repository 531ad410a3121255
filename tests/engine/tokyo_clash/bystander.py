"""A bystander with the rulebook: keeps the table by what is told of a game, and objects to what the book forbids.

Written from the rulebook alone, so that it takes nothing over from the rules it watches but their numbers and cards.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from engine.play import Event
from engine.tokyo_clash import events as told
from engine.tokyo_clash.cards.card import Card
from engine.tokyo_clash.content.box import Content, Mat
from engine.tokyo_clash.state import Clash

WAYS = {"n": (0, -1), "ne": (1, -1), "se": (1, 0), "s": (0, 1), "sw": (-1, 1), "nw": (-1, 0)}
FIRST = {2: 14, 3: 16, 4: 18}  # TC-7.2
LARGE = "TPMR"
MOST = 12  # TC-2.6
Space = tuple[int, int]


def read(name: str) -> Space:
    q, r = name.split(",")
    return int(q), int(r)


def far(one: Space, other: Space) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def line(one: Space, other: Space) -> list[Space]:
    """Return the spaces from behind *one* straight to *other*."""
    steps = far(one, other)
    for q, r in WAYS.values():
        if (one[0] + q * steps, one[1] + r * steps) == other:
            return [(one[0] + q * each, one[1] + r * each) for each in range(1, steps + 1)]
    raise AssertionError("straight lines only (TC-5.2, TC-5.3)")


@dataclass
class Seat:
    """A mat, and where its kaiju stands."""

    mat: Mat
    space: Space
    hand: Counter[str] = field(default_factory=Counter)
    energy: int = 2
    meter: int = 0
    in_play: list[str] = field(default_factory=list)
    trophies: list[str] = field(default_factory=list)
    lost: int = 0  # cards of its own that others hold as trophies


class Bystander:
    """Follows a game as printed from the set-up on, event by event."""

    def __init__(self, content: Content, state: Clash) -> None:
        self.content, self.cards = content, {card.key: card for card in content.cards}
        city = content.cities[len(state.fighters)]
        self.spaces = city.spaces
        self.buildings = dict(zip(city.spaces, state.buildings, strict=True))
        self.seats = [Seat(content.mats[each.kaiju], city.spaces[each.space]) for each in state.fighters]
        self.events = list(state.events)
        self.vehicles: dict[str, tuple[Space, str]] = {}
        self.king = -1
        self.round = self.tokens = self.passes = 0
        self.phase = "setup"
        self.turn, self.has_acted, self.goes_on = 0, False, False
        self.card: Card | None = None  # being played; none: a discard action
        self.mover, self.steps = 0, 0  # who may move how far
        self.bonus = 0  # what has been spent on the attack
        self.gain: tuple[int, int] | None = None  # who has to gain how much next
        self.dethroned: int | None = None  # who has to take the token next
        self.blow: tuple[int, int] | None = None  # whose defence has left how much
        self.unmet = False  # a Generator's damage cannot be met
        self.walked_in = False

    def follow(self, event: Event) -> None:
        """Take over what *event* tells, or fail where the book does not allow it."""
        assert self.gain is None or isinstance(event, told.EnergyGained), "who destroys has the benefit (TC-7.1)"
        assert self.dethroned is None or isinstance(event, told.Crowned), "who damages the King is King (TC-6.7)"
        getattr(self, f"_{type(event).__name__}")(event)

    def is_full(self, space: Space) -> bool:
        return self.buildings[space] in LARGE or any(seat.space == space for seat in self.seats)

    def bonuses(self, seat: int, kind: str) -> int:
        return sum(getattr(self.cards[key], kind) for key in self.seats[seat].in_play)

    # -- phases -----------------------------------------------------------------------------------------------------

    def _EventActivated(self, event: told.EventActivated) -> None:
        if event.is_setup:
            assert (self.phase, self.king) == ("setup", -1), "events are set up before the King is drawn (TC-2.7)"
        elif event.event == self.events[0]:
            assert (self.phase, self.passes) == ("action", len(self.seats)), "all have passed in a row (TC-3.4)"
            self.phase = "event"
            for number, seat in enumerate(self.seats):
                limit = min(5 + (number == self.king), 30 - seat.lost - len(seat.in_play))
                assert seat.hand.total() >= limit, "hands are drawn up to five, the King's to six (TC-10.1)"
        else:
            assert (self.phase, event.event) == ("event", self.events[1]), "the second event comes second (TC-11.1)"

    def _KingDrawn(self, event: told.KingDrawn) -> None:
        assert self.king == -1
        assert all(seat.hand.total() == 5 for seat in self.seats), "five cards, the King too (TC-2.6)"
        self.king = event.seat

    def _RoundBegan(self, event: told.RoundBegan) -> None:
        self.round += 1
        assert (event.round, event.king) == (self.round, self.king)
        self.phase, self.passes = "action", 0
        self.turn, self.has_acted, self.goes_on = self.king, False, False

    def begins(self, seat: int) -> None:
        """Let *seat* act: the King first, then clockwise, again only after Momentum (TC-3.3, TC-4.4)."""
        assert self.phase == "action"
        if seat == self.turn:
            assert self.goes_on or not self.has_acted, "one action each"
        else:
            assert self.has_acted, "who is asked acts or passes"
            assert seat == (self.turn + 1) % len(self.seats), "clockwise"
        self.turn = self.mover = seat
        self.has_acted, self.passes, self.bonus, self.blow = True, 0, 0, None

    def _Passed(self, event: told.Passed) -> None:
        passes = self.passes
        self.goes_on = False
        self.begins(event.seat)
        assert event.had_cards == bool(self.seats[event.seat].hand.total())
        self.passes = passes + 1

    def _CardPlayed(self, event: told.CardPlayed) -> None:
        self.begins(event.seat)
        self.card = card = self.cards[event.card]
        assert event.cost == card.cost
        assert card.is_active
        self.leave(event.seat, card)
        self.goes_on = card.momentum
        self.steps = sum(part.amount for part in card.steps if part.word == "move")

    def _ActionTaken(self, event: told.ActionTaken) -> None:
        self.begins(event.seat)
        self.take_from_hand(event.seat, event.card)
        action = next(each for each in self.seats[event.seat].mat.actions if each.part.word == event.action)
        self.card, self.goes_on, self.steps = None, action.momentum, action.part.amount

    def leave(self, seat: int, card: Card) -> None:
        """Pay for *card*, which leaves the hand (TC-4.1)."""
        self.take_from_hand(seat, card.key)
        self.seats[seat].energy -= card.cost
        assert self.seats[seat].energy >= 0, "a card is paid for"

    def take_from_hand(self, seat: int, key: str) -> None:
        hand = self.seats[seat].hand
        assert hand[key] > 0, "one has only what one has drawn"
        hand[key] -= 1

    # -- moving and throwing ----------------------------------------------------------------------------------------

    def _Moved(self, event: told.Moved) -> None:
        seat, end = self.seats[event.seat], read(event.end)
        assert read(event.start) == seat.space != end
        assert self.buildings[end] not in LARGE, "no move ends on a Large Building (TC-4.3)"
        if event.how in ("move", "fly"):
            assert event.seat == event.by == self.mover
            assert far(seat.space, end) <= self.steps
        if event.how == "fly":
            line(seat.space, end)
        seat.space = end

    def _Thrown(self, event: told.Thrown) -> None:
        by, start, end = self.seats[event.by], read(event.start), read(event.end)
        path = line(start, end)
        attack = 1 if self.card is None else self.card.attack + self.bonuses(event.by, "melee") + self.bonus
        assert start == by.space
        assert 0 < len(path) <= attack + by.mat.throws, "too far (TC-5.3, TC-9.1)"
        assert self.card is None or self.card.range < 0, "ranged attacks throw nothing (TC-5.2)"
        if not event.what.startswith("seat:"):
            assert self.vehicles[event.what][0] == start
            self.vehicles[event.what] = end, ""
            return
        thrown = self.seats[int(event.what.removeprefix("seat:"))]
        assert thrown.space == start
        for space in path[:-1]:
            assert not self.is_full(space), "it stops there (TC-5.5)"
        thrown.space = end

    def _Destroyed(self, event: told.Destroyed) -> None:
        space, by = read(event.space), self.seats[event.by]
        if event.what in self.vehicles:
            assert self.vehicles.pop(event.what)[0] == space
            worth = 3 if event.what.startswith(("train", "ufo")) else 1
        else:
            assert self.buildings[space] == event.what, "it stands there, and falls once (TC-7.4)"
            self.buildings[space] = "."
            worth = 4 if event.what == "T" else 2
            if event.what == "B":
                square = FIRST[len(self.seats)] - self.tokens
                assert event.square == max(square, 0), "the next square towards START (TC-7.2)"
                self.tokens += square > 0
        self.owe(event.by, 0 if by.mat.befriends else worth)

    def owe(self, seat: int, amount: int) -> None:
        """Let *seat* gain *amount* next, as far as there is room (TC-2.6)."""
        amount = min(amount, MOST - self.seats[seat].energy)
        self.gain = (seat, amount) if amount else None

    # -- attacks ----------------------------------------------------------------------------------------------------

    def _Attacked(self, event: told.Attacked) -> None:
        seat, target, card = self.seats[event.seat], self.seats[event.target], self.card
        assert card is not None
        assert event.seat == self.turn
        assert event.is_ranged == (card.range >= 0)
        assert event.is_ranged or not seat.mat.befriends
        if event.is_ranged:
            assert len(line(seat.space, target.space)) <= card.range, "out of range (TC-5.2)"
        else:
            assert seat.space == target.space, "at close quarters one shares a space (TC-5.1)"
        bonus = self.bonuses(event.seat, "ranged" if event.is_ranged else "melee")
        assert event.value == card.attack + bonus + self.bonus
        assert event.barrage == (card.has_barrage and seat.meter == 3), "a full meter fires it (TC-9.2)"
        seat.meter = 0 if event.barrage else seat.meter

    def _Defended(self, event: told.Defended) -> None:
        value = 0
        assert not self.unmet, "unblockable (TC-11.10)"
        if event.card:
            card, seat = self.cards[event.card], self.seats[event.seat]
            self.leave(event.seat, card)
            steps = {"per meter": seat.meter, "": 1}
            value = card.defend + sum(part.amount * steps[part.condition] for part in card.guards)
            value += self.bonuses(event.seat, "defence")
        assert event.value == value
        self.blow = event.seat, max(0, event.amount - value)

    def _Damaged(self, event: told.Damaged) -> None:
        assert event.amount > 0
        assert self.blow is None or self.blow[0] != event.seat or self.blow[1] == event.amount, "what is left (TC-6.3)"
        assert len(event.trophies) + len(event.discarded) <= event.amount
        worth = [self.cards[key].dominance for key in event.trophies]
        rest = [self.cards[key].dominance for key in event.discarded]
        assert 0 not in worth, "never a 0 (TC-6.4)"
        assert min(worth, default=0) >= max(rest, default=0), "the highest (TC-6.3)"
        victim = self.seats[event.seat]
        assert {self.cards[key].kaiju for key in (*event.trophies, *event.discarded)} <= {victim.mat.key}
        self.seats[event.by].trophies += event.trophies
        victim.lost += len(event.trophies)
        self.dethroned = event.by if event.seat == self.king else None
        self.blow, self.unmet = None, False

    def _Crowned(self, event: told.Crowned) -> None:
        assert event.seat == self.dethroned, "only damage moves the token (TC-6.7)"
        self.king, self.dethroned = event.seat, None

    # -- cards and Energy -------------------------------------------------------------------------------------------

    def _EnergyGained(self, event: told.EnergyGained) -> None:
        assert self.gain in (None, (event.seat, event.amount))
        self.gain = None
        self.seats[event.seat].energy += event.amount
        assert self.seats[event.seat].energy == event.energy <= MOST
        assert event.amount > 0

    def _EnergyLost(self, event: told.EnergyLost) -> None:
        self.seats[event.seat].energy -= event.amount
        assert self.seats[event.seat].energy == event.energy >= 0

    def _Drew(self, event: told.Drew) -> None:
        assert len(event.cards) == event.count
        self.seats[event.seat].hand.update(event.cards)

    def _Sifted(self, event: told.Sifted) -> None:
        self.seats[event.seat].hand.update(event.cards)

    def _Recovered(self, event: told.Recovered) -> None:
        self.seats[event.seat].hand[event.card] += event.place == "hand"

    def _Discarded(self, event: told.Discarded) -> None:
        for key in () if self.walked_in else event.cards:  # else it is the top card of the deck (TC-11.10)
            self.take_from_hand(event.seat, key)
        self.walked_in = False

    def _Enhanced(self, event: told.Enhanced) -> None:
        self.seats[event.seat].in_play.append(event.card)

    def _EnhancementLost(self, event: told.EnhancementLost) -> None:
        self.seats[event.seat].in_play.remove(event.card)
        for part in self.cards[event.card].spend if self.phase == "action" else ():
            if part.word == "move":  # spent before an action, which may be the first of a go (TC-4.8)
                self.mover, self.steps = event.seat, part.amount
            self.bonus += part.amount if part.word in ("ranged", "melee") else 0

    def _MeterRaised(self, event: told.MeterRaised) -> None:
        self.seats[event.seat].meter += 1
        assert self.seats[event.seat].meter == event.meter <= 3

    def _Reshuffled(self, event: told.Reshuffled) -> None:
        pass

    def _Looked(self, event: told.Looked) -> None:
        assert event.seat != event.target
        assert event.at == "top"

    def _Basked(self, event: told.Basked) -> None:
        seat = self.seats[event.seat]
        assert seat.mat.befriends
        assert far(seat.space, read(event.space)) <= 1
        assert self.buildings[read(event.space)] == event.what != "."
        self.owe(event.seat, 4 if event.what == "T" else 2)

    # -- vehicles ---------------------------------------------------------------------------------------------------

    def _VehiclePlaced(self, event: told.VehiclePlaced) -> None:
        space = read(event.space)
        assert not self.is_full(space), "no Large Building, no kaiju (TC-11.4)"
        self.vehicles[event.vehicle] = space, event.facing

    def _VehicleMoved(self, event: told.VehicleMoved) -> None:
        start, end = self.vehicles[event.vehicle][0], read(event.end)
        kind = event.vehicle.rstrip("0123456789")
        assert start == read(event.start)
        if kind in ("tank", "ufo"):
            prey = self.prey(start, kind)
            steps = {"tank": 1, "ufo": 2}[kind]
            assert any(far(end, each) == max(0, far(start, each) - steps) for each in prey), "to the prey (TC-11.2)"
        elif start != end:
            assert len(line(start, end)) <= {"train": 3, "jet": 2}[kind]
            assert kind != "train" or self.buildings[end] not in LARGE
        self.vehicles[event.vehicle] = end, event.facing

    def prey(self, start: Space, kind: str) -> list[Space]:
        """Return where the nearest kaiju is; of several the King, tied or not, unless it is ignored (TC-11.2)."""
        hunted = [seat for seat in self.seats if kind not in seat.mat.befriends]
        least = min(far(start, seat.space) for seat in hunted)
        nearest = [seat.space for seat in hunted if far(start, seat.space) == least]
        king = self.seats[self.king]
        return [king.space] if len(nearest) > 1 and king in hunted else nearest

    def _Fired(self, event: told.Fired) -> None:
        space, facing = self.vehicles[event.vehicle]
        kind = event.vehicle.rstrip("0123456789")
        self.vehicles[event.vehicle] = space, event.facing
        assert kind == "battleship" or facing == event.facing
        q, r = WAYS[event.facing]
        fire = {(space[0] + q * each, space[1] + r * each) for each in range(9)}
        hit = {number for number, seat in enumerate(self.seats) if seat.space in fire}
        hit -= {number for number, seat in enumerate(self.seats) if kind in seat.mat.befriends}
        assert hit <= {*event.seats} if kind == "jet" else hit == {*event.seats}, "its line of fire (TC-11.7, TC-11.9)"

    def _GeneratorWentOff(self, event: told.GeneratorWentOff) -> None:
        assert self.vehicles.pop(event.vehicle)[0] == read(event.space) == self.seats[event.seat].space
        self.walked_in = event.seat == event.by
        self.unmet, self.blow = not self.walked_in, None

    def _TrophyLost(self, event: told.TrophyLost) -> None:
        assert self.seats[event.seat].trophies.pop() == event.card, "the top card (TC-11.9)"
        assert self.seats[event.owner].mat.key == self.cards[event.card].kaiju
        self.seats[event.owner].lost -= 1

    def _Ended(self, event: told.Ended) -> None:
        lowest = FIRST[len(self.seats)] - self.tokens + 1
        is_over = bool(self.tokens) and lowest <= 3 * (self.round - 1)
        assert event.reason == ("oxygen_destroyer" if is_over else "seventh_round")
        assert is_over or self.round == 7
        points = [sum(self.cards[key].dominance for key in seat.trophies) for seat in self.seats]
        points[self.king] += 2
        assert list(event.scores) == points, "trophies, and 2 for the King (TC-12.2)"
