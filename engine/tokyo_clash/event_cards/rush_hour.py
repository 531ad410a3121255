"""Rush Hour (TC-11.6): Trains run through the city, steered by the last player."""

from engine.play import Script
from engine.tokyo_clash.city.vehicles import all_of, begin_with, choose_for, missing, place_plain, roll, row
from engine.tokyo_clash.stage import Stage
from engine.tokyo_clash.state import Vehicle

TRAIN = "train"


def set_up(stage: Stage) -> Script[None]:
    """The last player places the Trains on edge spaces."""
    begin_with(stage)
    yield from _place(stage)


def activate(stage: Stage) -> Script[None]:
    """Each Train runs, then the missing ones come."""
    for train in all_of(stage, TRAIN):
        yield from _run(stage, train)
    yield from _place(stage)


def _run(stage: Stage, train: Vehicle) -> Script[None]:
    """The last player moves *train* 1 to 3 in a straight line, ending on no Large Building."""
    spaces = tuple(space for ray in stage.city.rays[train.space] for space in ray[: row(stage).moves])
    goals = tuple(stage.open_tokens(spaces))
    if goals:  # TC-11.15: with no legal move it stays.
        pick = yield from choose_for(stage, train, stage.state.last_player(), "move.train", goals)
        roll(stage, train, stage.city.by_token[pick])


def _place(stage: Stage) -> Script[None]:
    for _ in range(missing(stage)):
        yield from place_plain(stage, stage.state.last_player(), stage.city.edges)
