"""What an answer in Tokyo Clash would bring, reckoned from what the player sees and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from engine.hexes import distance, neighbour, spelled, way_to
from engine.play import Seat
from engine.tokyo_clash.cards import CardFace
from engine.tokyo_clash.city import LARGE
from engine.tokyo_clash.destroying import MOST_ENERGY
from engine.tokyo_clash.view import ClashView, FighterView, VehicleView
from engine.tokyo_clash.words import FLAGS, SHAPES, Part

COST, DEFENCE, TARGET = "cost", "defence", "target"


def kind(token: str) -> str:
    """Return the kind of the vehicle spelled *token*."""
    return token.rstrip("0123456789")


class Prospect:
    """A view, asked what would happen."""

    def __init__(self, view: ClashView, seat: Seat) -> None:
        self.view = view
        self.me = view.fighters[seat]
        self.faces = {face.key: face for face in view.cards}
        self.spaces = {space.name: space for space in view.spaces}
        self.energy = {row.letter: row.energy for row in view.building_rows}
        self.energy |= {row.kind: row.energy for row in view.vehicle_rows}
        self.rewards: dict[str, str] = {row.letter: row.reward for row in view.building_rows}

    # -- values ---------------------------------------------------------------------------------------------------

    def attack(self, face: CardFace, target: FighterView) -> int:
        """Return the damage of the attack on *face*, before any Enhancement is spent on it (TC-13.5, TC-13.8)."""
        bonus = "ranged" if any(part.word == "range" for part in face.parts) else "melee"
        is_full = 0 < self.me.meter_size <= self.me.meter
        value = next((part.amount for part in face.parts if part.word == "attack"), 0) + self._enhanced(bonus)
        for part in face.parts:
            if part.word == bonus and (not part.when or (part.when == "barrage" and is_full)):
                value += part.amount * self._times(part, target)
        return value

    def defence(self, face: CardFace) -> int:
        """Return the Defend value of *face* once it is played (TC-13.3, TC-13.8); its head counts already (TC-13.7)."""
        has_head = any(part.word == "head" for part in face.parts)
        meter = min(self.me.meter + has_head, self.me.meter_size)
        parts = [part for part in face.parts if part.word in ("defend", "defence") and not part.when]
        return sum(part.amount * self._times(part, None, meter) for part in parts) + self._enhanced("defence")

    def _times(self, part: Part, target: FighterView | None, meter: int | None = None) -> int:
        steps = self.me.meter if meter is None else meter
        match part.condition:
            case "":
                return 1
            case "meter":
                return int(steps >= part.level)
            case "per meter":
                return steps
            case "king":
                return int(self.me.is_king)
            case "target is king":
                return int(target is not None and target.is_king)
        return 0

    def _enhanced(self, word: str) -> int:
        faces = [self.faces[key] for key in self.me.enhancements]
        return sum(part.amount for face in faces for part in face.parts if part.word == word and not part.when)

    def hindrance(self, face: CardFace) -> str:
        """Return what keeps *face*, which is not offered, from being played: its cost, its nature or a target."""
        if _only_defends(face):
            return DEFENCE
        return COST if face.cost > self.me.energy else TARGET

    # -- spaces ---------------------------------------------------------------------------------------------------

    def vehicles_at(self, name: str) -> list[VehicleView]:
        """Return the vehicles in a space."""
        return [vehicle for vehicle in self.view.vehicles if vehicle.space == name]

    def kaiju_at(self, name: str, but: Seat | None = None) -> list[Seat]:
        """Return the kaiju in a space, one of them left out."""
        return [each.seat for each in self.view.fighters if each.space == name and each.seat != but]

    def kaiju_near(self, name: str, but: Seat | None = None) -> list[Seat]:
        """Return the kaiju next to a space, one of them left out."""
        here = _hex(name)
        fighters = [each for each in self.view.fighters if each.seat != but]
        return [each.seat for each in fighters if distance(here, _hex(each.space)) == 1]

    def is_large(self, name: str) -> bool:
        """Return whether a Large Building stands in a space."""
        return self.spaces[name].building in LARGE

    def line(self, start: str, end: str) -> list[str]:
        """Return the spaces from *start* straight to *end*, without the first."""
        way = way_to(_hex(start), _hex(end))
        here, passed = _hex(start), []
        while way is not None and here != _hex(end):
            here = neighbour(here, way)
            passed.append(spelled(here))
        return passed

    # -- prizes ---------------------------------------------------------------------------------------------------

    def gain(self, things: Iterable[str]) -> int:
        """Return the Energy had for destroying *things*; beyond 12 it is lost (TC-2.6), Mothra has none (TC-9.4)."""
        if not self.me.gains_energy:
            return 0
        return min(sum(self.energy[thing] for thing in things), MOST_ENERGY - self.me.energy)

    def best_at(self, name: str, *, is_thrown_kaiju: bool) -> str:
        """Return the thing in a space that is worth most to destroy; a thrown kaiju fells a Large Building first."""
        building = self.spaces[name].building
        if building in LARGE and is_thrown_kaiju:
            return building
        things = [kind(vehicle.token) for vehicle in self.vehicles_at(name)] + [building] * bool(building)
        return max(things, key=self.energy.__getitem__, default="")

    def flown(self, start: str, end: str) -> list[str]:
        """Return what a kaiju thrown from *start* to *end* can bring down, one thing for each space (TC-5.5)."""
        return [best for name in self.line(start, end) if (best := self.best_at(name, is_thrown_kaiju=True))]


def _hex(name: str) -> tuple[int, int]:
    q, _, r = name.partition(",")
    return int(q), int(r)


def _only_defends(face: CardFace) -> bool:
    """Return whether nothing on *face* is done before its Defend value (TC-4.6, TC-13.6)."""
    words = [part.word for part in face.parts]
    if "defend" not in words or "enhancement" in words:
        return False
    return all(word in (*FLAGS, *SHAPES) for word in words[: words.index("defend")])
