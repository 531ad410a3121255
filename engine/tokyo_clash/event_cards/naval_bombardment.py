"""Naval Bombardment (TC-11.9): Battleships turn and fire along their line at the trophies."""

from engine.play import Script, Seat
from engine.tokyo_clash.city.hexes import WAY_NAMES
from engine.tokyo_clash.city.vehicles import all_of, choose_for, in_line, keep_in_mind, place_facing, turn
from engine.tokyo_clash.event_cards import placing
from engine.tokyo_clash.events import Fired, TrophyLost
from engine.tokyo_clash.picks import FACES
from engine.tokyo_clash.stage import Stage
from engine.tokyo_clash.state import Vehicle

BATTLESHIP = "battleship"


def set_up(stage: Stage) -> Script[None]:
    """The last player places the Battleships, each on a water space of its own, and turns them."""
    yield from placing.set_up(stage, _put, apart=True)
    keep_in_mind(stage, len(all_of(stage, BATTLESHIP)))


def activate(stage: Stage) -> Script[None]:
    """Each Battleship turns and fires; one that is missing comes back (TC-11.14)."""
    for ship in all_of(stage, BATTLESHIP):
        yield from _turn(stage, ship)
        hit = in_line(stage, ship)
        stage.emit(Fired(ship.token, WAY_NAMES[ship.facing], tuple(hit)))
        for seat in hit:
            _lose_trophy(stage, seat)
    yield from placing.refill(stage, _put)


def _put(stage: Stage, seat: Seat, spaces: list[int]) -> Script[None]:
    yield from place_facing(stage, seat, spaces, inwards=False)


def _turn(stage: Stage, ship: Vehicle) -> Script[None]:
    """The last player turns *ship* by at most 60 degrees."""
    ways = tuple([FACES[(ship.facing + by) % 6] for by in (0, -1, 1)])
    pick = yield from choose_for(stage, ship, stage.state.last_player(), "face.battleship", ways)
    turn(ship, pick)


def _lose_trophy(stage: Stage, seat: Seat) -> None:
    """The top card of *seat*'s trophies goes to the discard pile of its owner."""
    pile = stage.fighters[seat].trophies
    if pile:
        card = pile.pop()
        face = stage.cards[card]
        owner = next(other for other, each in enumerate(stage.fighters) if each.kaiju == face.kaiju)
        stage.fighters[owner].discard.append(card)
        stage.emit(TrophyLost(seat, owner, face.key))
