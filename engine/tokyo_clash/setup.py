"""Set-up (rulebook: setup; TC-1.2, TC-1.3, TC-2)."""

from itertools import combinations

from engine.play import Setup
from engine.rng import Rng
from engine.tokyo_clash.city.plan import EMPTY, LARGE, SMALL, WATER, City
from engine.tokyo_clash.content.box import Content, Mat
from engine.tokyo_clash.content.rows import EVENTS
from engine.tokyo_clash.phases.refreshing import HAND
from engine.tokyo_clash.state import Clash, Fighter

RANDOM = "random"
PAIRS = {"+".join(pair): pair for pair in combinations(EVENTS, 2)}
NAVAL = "naval_bombardment"
FLEET = 2  # TC-2.8: the water spaces that Naval Bombardment needs


def lay_table(content: Content, table: Setup) -> Clash:
    """Choose kaiju and events, lay the tiles, place the kaiju, deal, draw the King (TC-2.7)."""
    rng = Rng.seeded(table.seed)
    city = content.cities[table.seats]
    mats = _mats(content, table, rng)
    events = _events(table, rng)
    ground, turns = _lay_tiles(content, city, rng, needs_water=NAVAL in events)
    fighters = [_fighter(mat, space, rng) for mat, space in zip(mats, city.starts, strict=True)]
    king = rng.below(table.seats)
    return Clash(
        events=events,
        ground=ground,
        buildings="".join(letter if letter in LARGE or letter == SMALL else EMPTY for letter in ground),
        fighters=fighters,
        rng=rng,
        king=king,
        to_act=king,
        seen=[0] * len(content.cards),
        turns=turns,
    )


def _mats(content: Content, table: Setup, rng: Rng) -> list[Mat]:
    """Return each seat's kaiju: the one it chose, otherwise one at random (TC-2.6)."""
    free = [key for key in content.mats if key not in table.kaiju.values()]
    rng.shuffle(free)
    return [content.mats[table.kaiju.get(seat) or free.pop()] for seat in range(table.seats)]


def _events(table: Setup, rng: Rng) -> tuple[str, str]:
    """Return the two events in order: chosen, or drawn (TC-1.2)."""
    if table.options["events"] == RANDOM:
        drawn = list(EVENTS)
        rng.shuffle(drawn)
        return drawn[0], drawn[1]
    first, second = PAIRS[str(table.options["events"])]
    return (second, first) if table.options["second_event_first"] else (first, second)


def _fighter(mat: Mat, space: int, rng: Rng) -> Fighter:
    """Return a kaiju on its start space with a shuffled deck and five cards (TC-2.6)."""
    deck = list(mat.deck)
    rng.shuffle(deck)
    return Fighter(mat.key, space, [deck.pop() for _ in range(HAND)], deck)


def _lay_tiles(content: Content, city: City, rng: Rng, *, needs_water: bool) -> tuple[str, tuple[int, ...]]:
    """Draw and turn tiles until the board will do; return its letters and the turns (TC-2.3, TC-2.4)."""
    while True:
        tiles = list(content.tiles)
        rng.shuffle(tiles)
        letters = {city.centre: content.centre}
        turns = []
        for place, tile in zip(city.places, tiles, strict=False):
            turn = turned(place, tile, rng.below(3), city.starts)
            letters |= zip(place, _shifted(tile, turn), strict=True)
            turns.append(turn)
        ground = "".join(letters[space] for space in range(len(city.spaces)))
        water = [space for space, letter in enumerate(ground) if letter == WATER and space not in city.starts]
        if not needs_water or len(water) >= FLEET:
            return ground, tuple(turns)


def turned(place: tuple[int, ...], tile: str, turn: int, starts: tuple[int, ...]) -> int:
    """Return *turn*, moved on while a start space would hold a Large Building (TC-2.3, TC-2.8)."""
    while any(space in starts and letter in LARGE for space, letter in zip(place, _shifted(tile, turn), strict=True)):
        turn = (turn + 1) % len(tile)
    return turn


def _shifted(tile: str, turn: int) -> str:
    """Return the letters of *tile* after *turn* steps (TC-2.8)."""
    return tile[-turn:] + tile[:-turn] if turn else tile
