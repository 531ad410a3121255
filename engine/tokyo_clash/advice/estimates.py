"""What things are worth in Tokyo Clash, at a glance, in points of Dominance."""

from __future__ import annotations

from collections.abc import Callable

from engine.play import Seat
from engine.tokyo_clash.cards import Card
from engine.tokyo_clash.city import EMPTY, LARGE, SMALL
from engine.tokyo_clash.content import Content
from engine.tokyo_clash.state import MOST_ENERGY, Clash
from engine.tokyo_clash.victory import squares_passed

ENERGY = 0.3
CARD = 0.6
BEST = (0.0, 1.55, 2.3, 2.75, 3.0, 3.15, 3.3, 3.4, 3.5)  # the highest Dominance among so many cards
SECOND = (0.0, 0.0, 0.9, 1.5, 1.9, 2.1, 2.3, 2.4, 2.5)
BLOCK = 2  # what most defences stop
TOKEN = 2.0


class Eye:
    """The table as one seat sizes it up."""

    __slots__ = (
        "_kept",
        "_vehicles",
        "cards",
        "city",
        "content",
        "fighters",
        "haste",
        "is_friend",
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
        self.is_friend = bool(content.mats[self.me.kaiju].befriends)  # ruin earns it nothing (TC-9.4)
        self.haste = 0.12 if self.lead() > 0 else -0.12  # to bring the end nearer is what the leader likes
        self._kept: dict[tuple[str, int], float] = {}
        self._vehicles: dict[int, list[str]] = {}
        for vehicle in state.vehicles:
            self._vehicles.setdefault(vehicle.space, []).append(vehicle.token)

    def kept(self, what: str, space: int, judge: Callable[[Eye, int], float]) -> float:
        """Return what *judge* says of *space*; it is asked once."""
        found = self._kept.get((what, space))
        if found is None:
            found = self._kept[what, space] = judge(self, space)
        return found

    def energy(self, amount: int) -> float:
        """Return what *amount* of Energy is worth: little to the rich."""
        room = MOST_ENERGY - self.me.energy
        gained = min(amount, room)
        return gained * (ENERGY if self.me.energy + gained <= 7 else ENERGY / 2)

    def thing(self, what: str, space: int) -> float:
        """Return what destroying *what*, a building or vehicle in *space*, is worth."""
        if self.is_friend or what in ("none", "pass"):
            return 0.0
        if what == "building":
            return self.building(self.state.buildings[space])
        kind = what.rstrip("0123456789")
        return self.energy(self.content.vehicles[kind].energy) + 0.05

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

    def vehicles_at(self, space: int) -> list[str]:
        """Return the vehicles in *space*."""
        return self._vehicles.get(space, [])

    def best_thing(self, space: int) -> float:
        """Return the best Small Building or vehicle in *space*."""
        return self.kept("thing", space, Eye._best_thing)

    def _best_thing(self, space: int) -> float:
        best = self.building(SMALL) if self.state.buildings[space] == SMALL and not self.is_friend else 0.0
        return max([best, *(self.thing(token, space) for token in self.vehicles_at(space))])

    def reach(self, value: int) -> int:
        """Return how far this seat throws with *value*."""
        bonus = sum(self.cards[card].throws for card in self.me.enhancements)
        return value + bonus + self.content.mats[self.me.kaiju].throws

    def kaiju_landing(self, victim: Seat, path: tuple[int, ...]) -> float:
        """Return what throwing *victim* along *path* is worth."""
        worth = sum(self.best_thing(space) for space in path if self.state.buildings[space] not in LARGE)
        end = path[-1]
        if self.state.buildings[end] in LARGE:
            return worth + (0.0 if self.is_friend else self.building(self.state.buildings[end]))
        hit = self.others_at(end, victim)
        if hit:
            worth += self.damage(victim, 1) + max(self.damage(other, 1) for other in hit)
        if any(token.startswith("generator") for token in self.vehicles_at(end)):
            worth += self.damage(victim, 1, sure=True)
        return worth

    def vehicle_landing(self, space: int) -> float:
        """Return what a vehicle thrown into *space* brings besides its own worth."""
        return self.kept("landing", space, Eye._vehicle_landing)

    def _vehicle_landing(self, space: int) -> float:
        things = [self.thing(token, space) for token in self.vehicles_at(space)]
        if self.state.buildings[space] != EMPTY:
            things.append(self.thing("building", space))
        return max([0.0, *things, *(self.damage(other, 1) for other in self.others_at(space))])

    def best_throw(self, target: str, start: int, distance: int) -> float:
        """Return the best that throwing *target* from *start* can bring."""
        if distance < 1:
            return 0.0
        if not target.startswith("seat:"):
            far = [space for ray in self.city.rays[start] for space in ray[:distance]]
            return self.thing(target, start) + max(self.vehicle_landing(space) for space in far)
        victim = int(target[5:])
        return max(
            self.kaiju_landing(victim, path[: end + 1])
            for path in self.flights(start, distance)
            for end in range(len(path))
        )

    def flights(self, start: int, distance: int) -> list[tuple[int, ...]]:
        """Return the six lines a kaiju can be thrown along, each cut where it would stop."""
        lines = []
        for ray in self.city.rays[start]:
            stop = distance
            for steps, space in enumerate(ray[:distance], 1):
                if self.state.buildings[space] in LARGE or self.others_at(space):
                    stop = steps
                    break
            lines.append(ray[:stop])
        return lines

    def rounds_left(self) -> float:
        """Return how many more rounds there will be, guessing at the pace so far."""
        state = self.state
        pace = max(1.5, state.tokens / state.round)
        gap = self.city.first_square - state.tokens - squares_passed(state.round)
        return max(0.0, min(7.0 - state.round, gap / (pace + 3)))


def attack_value(eye: Eye, face: Card) -> int:
    """Return the Attack Value of *face* with what lies in play, a Barrage and what could be spent included."""
    value = face.attack
    word = "ranged" if face.range >= 0 else "melee"
    for card in eye.me.enhancements:
        lying = eye.cards[card]
        value += lying.ranged if word == "ranged" else lying.melee
        value += sum(part.amount for part in lying.spend if part.word == word)
    if is_barrage(eye, face):
        value += sum(part.amount for part in face.shapes if part.when == "barrage" and part.word == word)
    return value


def keeps(eye: Eye, face: Card, victim: Seat) -> int:
    """Return how many trophies an attack with *face* on *victim* would keep."""
    best = 1
    for part in face.shapes:
        if part.word == "trophies":
            fires = (part.when != "barrage" or is_barrage(eye, face)) and (
                part.condition != "target is king" or victim == eye.state.king
            )
            best = max(best, part.amount if fires else 1)
    if face.range >= 0:
        spent = [
            part.amount for card in eye.me.enhancements for part in eye.cards[card].spend if part.word == "trophies"
        ]
        best = max([best, *spent])
    return best


def is_barrage(eye: Eye, face: Card) -> bool:
    """Return whether *face* would fire its Barrage now."""
    size = eye.content.mats[eye.me.kaiju].meter
    return bool(size) and face.has_barrage and min(size, eye.me.meter + face.head) == size
