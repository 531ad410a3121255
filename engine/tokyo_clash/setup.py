"""Set-up (rulebook: setup; TC-1.2, TC-1.3, TC-2)."""

from itertools import combinations
from typing import Any

from engine.play import Setup
from engine.rng import Rng
from engine.tokyo_clash.cards.decks import keys
from engine.tokyo_clash.city.plan import EMPTY, LARGE, SMALL, WATER, City
from engine.tokyo_clash.content.box import Content, Mat
from engine.tokyo_clash.content.rows import EVENTS
from engine.tokyo_clash.events import Drew, KingDrawn
from engine.tokyo_clash.stage import Stage
from engine.tokyo_clash.state import NO_KING, Clash, Fighter

RANDOM = "random"
PAIRS = {"+".join(pair): pair for pair in combinations(EVENTS, 2)}
FIRST_GAME = ("godzilla", "megalon")  # TC-1.1: suggested to those who play for the first time
FUSES = {"normal": 0, "short": -1, "long": 1}  # in circles of the damage track
NAVAL = "naval_bombardment"
DRAWS = 1_000  # of a board; where no tile shows water Battleships find no place
FLEET = 2  # TC-2.8: the water spaces that Naval Bombardment needs


def lay_table(content: Content, table: Setup) -> Clash:
    """Choose kaiju and events and lay the tiles; cards and King too, unless the events come first (TC-2.7)."""
    rng = Rng.seeded(table.seed)
    city = content.cities[table.seats]
    mats = _mats(content, table, rng)
    events = _events(table, rng)
    ground, turns = _lay_tiles(content, city, rng, needs_water=NAVAL in events)
    energy = content.numbers.energy
    fighters = [
        Fighter(mat.key, space, [], list(mat.deck), energy) for mat, space in zip(mats, city.starts, strict=True)
    ]
    state = Clash(
        events=events,
        ground=ground,
        buildings="".join(letter if letter in LARGE or letter == SMALL else EMPTY for letter in ground),
        fighters=fighters,
        rng=rng,
        king=NO_KING,
        to_act=0,
        seen=[0] * len(content.cards),
        turns=turns,
        **_rules(content, table),
    )
    if state.sets_up_kaiju_first():
        _deal(content, state)
    return state


def _rules(content: Content, table: Setup) -> dict[str, Any]:
    """Return what the table plays by, as the state has it (TC-1.4)."""
    chosen = table.options
    return {
        "first_rules": chosen["first_rules"],
        "kaiju_first": chosen["setup_order"] == "kaiju_first",
        "early_defence": chosen["defence_parts"] == "at_once",
        "tank_stays": chosen["tank_ties"] == "stay",
        "free_trains": chosen["trains"] == "free",
        "lasting_meter": chosen["head_meter"] == "stays",
        "plain_throws": chosen["tail_slide"] == "picture",
        "fuse": FUSES[str(chosen["fuse"])] * content.numbers.squares_between,
    }


def _deal(content: Content, state: Clash) -> None:
    """Shuffle every deck, deal the hands and draw the King (TC-2.6, TC-1.3)."""
    for fighter in state.fighters:
        state.rng.shuffle(fighter.deck)
        fighter.hand = [fighter.deck.pop() for _ in range(content.numbers.hand)]
    state.king = state.to_act = state.rng.below(len(state.fighters))


def deal(stage: Stage) -> None:
    """Deal the cards and draw the King once both events are set up, for all to see (TC-2.7)."""
    _deal(stage.content, stage.state)
    for seat, fighter in enumerate(stage.fighters):
        stage.emit(Drew(seat, len(fighter.hand), keys(stage, fighter.hand)))
    stage.emit(KingDrawn(stage.state.king))


def _mats(content: Content, table: Setup, rng: Rng) -> list[Mat]:
    """Return each seat's kaiju: the one it chose, otherwise one at random, or as suggested (TC-1.1, TC-2.6)."""
    free = [key for key in content.mats if key not in table.kaiju.values()]
    rng.shuffle(free)
    if table.options["first_game"]:
        suggested = [key for key in FIRST_GAME if key in free]
        free = [key for key in free if key not in suggested] + suggested[::-1]
    return [content.mats[table.kaiju.get(seat) or free.pop()] for seat in range(table.seats)]


def _events(table: Setup, rng: Rng) -> tuple[str, str]:
    """Return the two events in order: chosen, or drawn (TC-1.2)."""
    if table.options["events"] == RANDOM:
        drawn = list(EVENTS)
        rng.shuffle(drawn)
        return drawn[0], drawn[1]
    first, second = PAIRS[str(table.options["events"])]
    return (second, first) if table.options["second_event_first"] else (first, second)


def _lay_tiles(content: Content, city: City, rng: Rng, *, needs_water: bool) -> tuple[str, tuple[int, ...]]:
    """Draw and turn tiles until the board will do, if it can; return its letters and turns (TC-2.3, TC-2.4)."""
    for _ in range(DRAWS):
        tiles = list(content.tiles)
        rng.shuffle(tiles)
        letters = {city.centre: content.centre}
        turns = []
        for place in city.places:
            tile = tiles.pop(next(at for at, each in enumerate(tiles) if len(each) == len(place)))
            turn = turned(place, tile, rng.below(len(tile)), city.starts)
            letters |= zip(place, _shifted(tile, turn), strict=True)
            turns.append(turn)
        ground = "".join(letters[space] for space in range(len(city.spaces)))
        water = [space for space, letter in enumerate(ground) if letter == WATER and space not in city.starts]
        if not needs_water or len(water) >= FLEET:
            break
    return ground, tuple(turns)


def turned(place: tuple[int, ...], tile: str, turn: int, starts: tuple[int, ...]) -> int:
    """Return *turn*, moved on while a start space would hold a Large Building (TC-2.3, TC-2.8)."""
    while any(space in starts and letter in LARGE for space, letter in zip(place, _shifted(tile, turn), strict=True)):
        turn = (turn + 1) % len(tile)
    return turn


def _shifted(tile: str, turn: int) -> str:
    """Return the letters of *tile* after *turn* steps (TC-2.8)."""
    return tile[-turn:] + tile[:-turn] if turn else tile
