"""The city's plan (TC-2.2): every space has a number; everything a rule measures on it is looked up."""

from engine.tokyo_clash.city import hexes
from engine.tokyo_clash.city.hexes import Hex
from engine.tokyo_clash.picks import Space, spell

LARGE = frozenset("TPMR")  # TC-2.8
SMALL = "B"
WATER = "w"
STREET = "s"
EMPTY = "."
FAR = 99  # on no common line
FARTHEST = 9  # no space is farther from any other


class City:
    """Spaces, lines and distances of the board for one number of players."""

    def __init__(self, places: tuple[tuple[Hex, ...], ...], starts: tuple[Hex, ...], first_square: int) -> None:
        self.spaces: tuple[Hex, ...] = tuple(sorted([(0, 0), *(space for place in places for space in place)]))
        self.index = {space: number for number, space in enumerate(self.spaces)}
        self.places = tuple(tuple(self.index[space] for space in place) for place in places)
        tile = {space: number for number, place in enumerate(self.places) for space in place}
        self.tiles = tuple(tile.get(space, -1) for space in range(len(self.spaces)))  # -1: the centre
        self.starts = tuple(self.index[space] for space in starts)
        self.centre = self.index[0, 0]
        self.first_square = first_square
        self.names = tuple(hexes.spelled(space) for space in self.spaces)
        self.tokens = tuple(spell(Space(name)) for name in self.names)
        self.by_token = {token: number for number, token in enumerate(self.tokens)}
        self.rays = tuple(tuple(self._ray(space, way) for way in range(6)) for space in self.spaces)
        self.neighbours = tuple(tuple(sorted(ray[0] for ray in rays if ray)) for rays in self.rays)
        self.distance = tuple(tuple(hexes.distance(one, other) for other in self.spaces) for one in self.spaces)
        self.straight = tuple(tuple(self._straight(one, other) for other in self.spaces) for one in self.spaces)
        self.within = tuple(self._within(steps) for steps in range(FARTHEST + 1))
        self.lines = tuple(self._lines(steps) for steps in range(FARTHEST + 1))
        self.edges = tuple(number for number, around in enumerate(self.neighbours) if len(around) < 6)  # TC-11.16

    def way(self, one: int, other: int) -> int | None:
        """Return the way from *one* straight to *other*, or None."""
        return hexes.way_to(self.spaces[one], self.spaces[other])

    def _ray(self, space: Hex, way: int) -> tuple[int, ...]:
        """Return the spaces from *space* to the edge along *way*, nearest first."""
        ray = []
        space = hexes.neighbour(space, way)
        while space in self.index:
            ray.append(self.index[space])
            space = hexes.neighbour(space, way)
        return tuple(ray)

    @staticmethod
    def _straight(one: Hex, other: Hex) -> int:
        """Return the distance along a straight line, FAR if there is none."""
        if one == other:
            return 0
        return FAR if hexes.way_to(one, other) is None else hexes.distance(one, other)

    def _within(self, steps: int) -> tuple[tuple[int, ...], ...]:
        """Return, for every space, the other spaces at most *steps* away."""
        return tuple(
            tuple(number for number, far in enumerate(distances) if 0 < far <= steps) for distances in self.distance
        )

    def _lines(self, steps: int) -> tuple[tuple[int, ...], ...]:
        """Return, for every space, those at most *steps* away in a straight line, way by way."""
        return tuple(tuple(space for ray in rays for space in ray[:steps]) for rays in self.rays)
