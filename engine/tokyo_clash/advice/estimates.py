"""What things are worth in Tokyo Clash, at a glance, in points of Dominance."""

from __future__ import annotations

from collections.abc import Callable

from engine.play import Seat
from engine.tokyo_clash import picks
from engine.tokyo_clash.cards.card import Card
from engine.tokyo_clash.cards.resolving import Moment, meter_with, times
from engine.tokyo_clash.city.destroying import energy_gained
from engine.tokyo_clash.city.plan import EMPTY, LARGE, SMALL
from engine.tokyo_clash.combat.attacking import Force, can_shape, fires_barrage, force_of
from engine.tokyo_clash.combat.throwing import flight, reach
from engine.tokyo_clash.content.box import Content
from engine.tokyo_clash.phases.victory import squares_passed
from engine.tokyo_clash.picks import ClashPick, Kaiju, ThisBuilding
from engine.tokyo_clash.stage import GENERATOR
from engine.tokyo_clash.state import Clash, Vehicle

ENERGY = 0.3
CARD = 0.6
BEST = (0.0, 1.55, 2.3, 2.75, 3.0, 3.15, 3.3, 3.4, 3.5)  # the highest Dominance among so many cards
SECOND = (0.0, 0.0, 0.9, 1.5, 1.9, 2.1, 2.3, 2.4, 2.5)
BLOCK = 2  # what most defences stop
TOKEN = 2.0


class Eye:
    """The table as one seat sizes it up."""

    __slots__ = (
        "_forces",
        "_kept",
        "_vehicles",
        "cards",
        "city",
        "content",
        "fighters",
        "haste",
        "in_play",
        "is_friend",
        "mat",
        "me",
        "seat",
        "state",
    )

    def __init__(self, content: Content, state: Clash, seat: Seat) -> None:
        self.content = content
        self.cards = content.cards
        self.city = content.cities[len(state.fighters)]
        self.state = state
        self.fighters = state.fighters
        self.seat = seat
        self.me = state.fighters[seat]
        self.mat = content.mats[self.me.kaiju]
        self.in_play = [content.cards[card] for card in self.me.enhancements]
        self.is_friend = bool(self.mat.befriends)  # ruin earns it nothing (TC-9.4)
        self.haste = 0.12 if self.lead() > 0 else -0.12  # to bring the end nearer is what the leader likes
        self._kept: dict[tuple[str, int], float] = {}
        self._forces: dict[tuple[str, str, bool], Force] = {}
        self._vehicles: dict[int, list[Vehicle]] = {}
        for vehicle in state.vehicles:
            self._vehicles.setdefault(vehicle.space, []).append(vehicle)

    def kept(self, what: str, space: int, judge: Callable[[Eye, int], float]) -> float:
        """Return what *judge* says of *space*; it is asked once."""
        found = self._kept.get((what, space))
        if found is None:
            found = self._kept[what, space] = judge(self, space)
        return found

    def energy(self, amount: int) -> float:
        """Return what *amount* of Energy is worth: little to the rich."""
        gained = energy_gained(self.me.energy, amount, self.content.numbers.most_energy)
        return gained * (ENERGY if self.me.energy + gained <= 7 else ENERGY / 2)

    def thing(self, what: ClashPick, space: int) -> float:
        """Return what destroying *what*, a building or vehicle in *space*, is worth."""
        if isinstance(what, picks.Vehicle):
            return self.vehicle(what.kind)
        is_building = isinstance(what, ThisBuilding) and not self.is_friend
        return self.building(self.state.buildings[space]) if is_building else 0.0

    def vehicle(self, kind: str) -> float:
        """Return what destroying a vehicle is worth."""
        return 0.0 if self.is_friend else self.energy(self.content.vehicles[kind].energy) + 0.05

    def building(self, letter: str) -> float:
        """Return what the benefit of a building is worth."""
        if letter == EMPTY:
            return 0.0
        row = self.content.buildings[letter]
        worth = self.energy(row.energy) + {"draw": 0.5, "recall": 0.4, "look": 0.1, "": 0.0}[row.reward]
        return worth + (self.haste if letter == SMALL else 0.0)

    def lead(self) -> float:
        """Return how far this seat is ahead of the best other one, by what lies on the table."""
        counts = [1.9 * len(fighter.trophies) for fighter in self.fighters]
        if self.state.king >= 0:
            counts[self.state.king] += TOKEN
        mine = counts.pop(self.seat)
        return mine - max(counts)

    def damage(self, victim: Seat, amount: int, keep: int = 1, *, sure: bool = False) -> float:
        """Return what damaging *victim* by *amount* promises, its likely defence allowed for."""
        fighter = self.fighters[victim]
        if not fighter.deck and not fighter.discard:
            return 0.0
        full = self.blow(victim, amount, keep)
        if sure or not fighter.hand:
            return full
        chance = min(0.7, 0.2 * len(fighter.hand)) * (1.0 if fighter.energy else 0.8)
        return (1 - chance) * full + chance * self.blow(victim, amount - BLOCK, keep)

    def blow(self, victim: Seat, dealt: int, keep: int = 1) -> float:
        """Return what *dealt* damage brings."""
        if dealt <= 0:
            return 0.0
        dealt = min(dealt, len(BEST) - 1)
        crown = TOKEN if victim == self.state.king else 0.0
        return BEST[dealt] + (SECOND[dealt] if keep > 1 else 0.0) + crown

    def others_at(self, space: int, but: Seat = -1) -> list[Seat]:
        """Return the kaiju in *space* besides this seat's and *but*."""
        return [seat for seat, each in enumerate(self.fighters) if each.space == space and seat not in (self.seat, but)]

    def vehicles_at(self, space: int) -> list[Vehicle]:
        """Return the vehicles in *space*."""
        return self._vehicles.get(space, [])

    def throwable_at(self, space: int) -> list[Vehicle]:
        """Return the vehicles in *space* that can be thrown (TC-11.11)."""
        return [vehicle for vehicle in self.vehicles_at(space) if vehicle.kind != GENERATOR]

    def has_generator(self, space: int) -> bool:
        """Return whether a Generator would go off in *space* (TC-11.10)."""
        return any(vehicle.kind == GENERATOR for vehicle in self.vehicles_at(space))

    def best_thing(self, space: int) -> float:
        """Return the best Small Building or vehicle in *space*."""
        return self.kept("thing", space, Eye._best_thing)

    def _best_thing(self, space: int) -> float:
        best = self.building(SMALL) if self.state.buildings[space] == SMALL and not self.is_friend else 0.0
        return max([best, *(self.vehicle(vehicle.kind) for vehicle in self.vehicles_at(space))])

    def reach(self, value: int, *, by_card: bool = False) -> int:
        """Return how far this seat throws with *value*."""
        ability = 0 if by_card and self.state.plain_throws else self.mat.throws
        return reach(value, ability, self.in_play)

    def kaiju_landing(self, victim: Seat, path: tuple[int, ...]) -> float:
        """Return what throwing *victim* along *path* is worth."""
        worth = sum(self.best_thing(space) for space in path if self.state.buildings[space] not in LARGE)
        end = path[-1]
        if self.state.buildings[end] in LARGE:
            return worth + (0.0 if self.is_friend else self.building(self.state.buildings[end]))
        hit = self.others_at(end, victim)
        if hit:
            worth += self.damage(victim, 1) + max(self.damage(other, 1) for other in hit)
        if self.has_generator(end):
            worth += self.damage(victim, 1, sure=True)
        return worth

    def vehicle_landing(self, space: int) -> float:
        """Return what a vehicle thrown into *space* brings besides its own worth."""
        return self.kept("landing", space, Eye._vehicle_landing)

    def _vehicle_landing(self, space: int) -> float:
        things = [self.vehicle(vehicle.kind) for vehicle in self.vehicles_at(space)]
        if not self.is_friend:
            things.append(self.building(self.state.buildings[space]))
        return max([0.0, *things, *(self.damage(other, 1) for other in self.others_at(space))])

    def best_throw(self, what: Kaiju | picks.Vehicle, start: int, distance: int) -> float:
        """Return the best that throwing *what* from *start* can bring."""
        if isinstance(what, Kaiju):
            return self.best_flight(what.seat, start, distance)
        return self.best_landing(what.kind, start, distance)

    def best_landing(self, kind: str, start: int, distance: int) -> float:
        """Return the best that throwing a vehicle of *kind* from *start* can bring."""
        if distance < 1:
            return 0.0
        far = [space for ray in self.city.rays[start] for space in ray[:distance]]
        return self.vehicle(kind) + max(self.vehicle_landing(space) for space in far)

    def best_flight(self, victim: Seat, start: int, distance: int) -> float:
        """Return the best that throwing the kaiju of *victim* from *start* can bring."""
        if distance < 1:
            return 0.0
        return max(
            self.kaiju_landing(victim, path[: end + 1])
            for path in self.flights(start, distance)
            for end in range(len(path))
        )

    def flights(self, start: int, distance: int) -> list[tuple[int, ...]]:
        """Return the six lines a kaiju can be thrown along, each cut where it would stop."""
        taken = [each.space for seat, each in enumerate(self.fighters) if seat != self.seat]
        return [flight(ray[:distance], self.state.buildings, taken) for ray in self.city.rays[start]]

    def rounds_left(self) -> float:
        """Return how many more rounds there will be, guessing at the pace so far."""
        state, numbers = self.state, self.content.numbers
        pace = max(1.5, state.tokens / state.round)
        gap = self.city.first_square + state.fuse - state.tokens - squares_passed(state.round, numbers.squares_between)
        return max(0.0, min(float(numbers.rounds - state.round), gap / (pace + numbers.squares_between)))

    def moment(self, face: Card, victim: Seat | None = None) -> Moment:
        """Return how things stand when *face* has been played against *victim*."""
        is_played = any(self.cards[card] is face for card in self.me.playing)
        meter = self.me.meter if is_played else meter_with(face, self.me.meter, self.mat.meter)
        king = self.state.king
        return Moment(meter, king == self.seat, king == victim, fires_barrage(face, meter, self.mat.meter))

    def force(self, face: Card, use: str, victim: Seat | None = None) -> Force:
        """Return an attack with *face* on *victim*, with all that could be spent on it."""
        key = face.key, use, victim == self.state.king
        found = self._forces.get(key)
        if found is None:
            moment = self.moment(face, victim)
            found = self._forces[key] = force_of(face, face.attack, use, moment, self.in_play)
            for card in self.in_play:
                if can_shape(card, use):
                    for part in card.spend:
                        found.shape(part, times(moment, part))
        return found
