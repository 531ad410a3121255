"""Rush Hour (TC-11.6): Trains run along their lines, as far as the last player likes."""

from engine.play import Script, Seat
from engine.tokyo_clash.city.hexes import opposite
from engine.tokyo_clash.city.vehicles import all_of, choose_for, place_facing, place_plain, roll, row
from engine.tokyo_clash.event_cards import placing
from engine.tokyo_clash.stage import Stage
from engine.tokyo_clash.state import Vehicle

TRAIN = "train"


def set_up(stage: Stage) -> Script[None]:
    """The last player places the Trains on edge spaces."""
    yield from placing.set_up(stage, _put)


def activate(stage: Stage) -> Script[None]:
    """Each Train runs, then the missing ones come."""
    for train in all_of(stage, TRAIN):
        yield from (_run_anywhere if train.facing < 0 else _run)(stage, train)
    yield from placing.refill(stage, _put)


def _run(stage: Stage, train: Vehicle) -> Script[None]:
    """The last player moves *train* 1 to 3 the way it faces; where it can go no farther it turns round."""
    rays, facing = stage.city.rays, train.facing
    goals = tuple(stage.open_tokens(rays[train.space][facing][: row(stage).moves]))
    end = train.space
    if goals:  # TC-11.15: with no legal move it stays.
        pick = yield from choose_for(stage, train, stage.state.last_player(), "move.train", goals)
        end = stage.city.by_token[pick]
    if not goals or not rays[end][facing]:
        train.facing = opposite(facing)
    roll(stage, train, end)


def _run_anywhere(stage: Stage, train: Vehicle) -> Script[None]:
    """The last player moves *train* 1 to 3 in any straight line, ending on no Large Building."""
    spaces = tuple(space for ray in stage.city.rays[train.space] for space in ray[: row(stage).moves])
    goals = tuple(stage.open_tokens(spaces))
    if goals:  # TC-11.15: with no legal move it stays.
        pick = yield from choose_for(stage, train, stage.state.last_player(), "move.train", goals)
        roll(stage, train, stage.city.by_token[pick])


def _put(stage: Stage, seat: Seat, spaces: list[int]) -> Script[None]:
    """Place a Train that faces the way it will run, or none if it runs any way."""
    if stage.state.steers_trains():
        yield from place_plain(stage, seat, spaces)
    else:
        yield from place_facing(stage, seat, spaces, inwards=True)
