"""What the vehicles of events do at the end of a round (TC-11.5 to TC-11.9), and how those with a front are put."""

from engine.play import Script, Seat
from engine.tokyo_clash.cards.verbs import discard_one, lose_enhancement
from engine.tokyo_clash.city.destroying import lose
from engine.tokyo_clash.city.hexes import WAY_NAMES, opposite
from engine.tokyo_clash.city.vehicles import (
    all_of,
    choose_for,
    hunt,
    in_line,
    near,
    place_facing,
    place_plain,
    roll,
    row,
    turn,
)
from engine.tokyo_clash.events import Fired, TrophyLost
from engine.tokyo_clash.picks import FACES
from engine.tokyo_clash.stage import Stage
from engine.tokyo_clash.state import Vehicle


def tanks(stage: Stage) -> Script[None]:
    """Tanks close in, and kaiju beside them lose Energy (TC-11.5)."""
    there = all_of(stage, "tank")
    for tank in there:
        yield from hunt(stage, tank, row(stage).moves)
    beside = [seat for tank in there for seat in near(stage, tank)]
    for seat in stage.state.turn_order():
        lose(stage, seat, beside.count(seat))


def trains(stage: Stage) -> Script[None]:
    """Trains run along their lines, as far as the last player likes (TC-11.6)."""
    for train in all_of(stage, "train"):
        yield from (_run_anywhere if train.facing < 0 else _run)(stage, train)


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


def put_train(stage: Stage, seat: Seat, spaces: list[int]) -> Script[None]:
    """Place a Train that faces the way it will run, or none if it runs any way."""
    if stage.state.steers_trains():
        yield from place_plain(stage, seat, spaces)
    else:
        yield from put_jet(stage, seat, spaces)


def jets(stage: Stage) -> Script[None]:
    """Each Jet flies on, turns at the edge and strafes what lies before it (TC-11.7)."""
    for jet in all_of(stage, "jet"):
        flown = _fly(stage, jet)
        hit = in_line(stage, jet, flown if row(stage).strafes_flight else ())
        stage.emit(Fired(jet.token, WAY_NAMES[jet.facing], tuple(hit)))
        for seat in hit:
            yield from lose_enhancement(stage, seat, chooser=seat)


def _fly(stage: Stage, jet: Vehicle) -> tuple[int, ...]:
    """Fly the way it faces, where the board ends stop and turn to the opposite way; return the spaces flown over."""
    moves = row(stage).moves
    ahead = stage.city.rays[jet.space][jet.facing]
    if len(ahead) < moves:
        jet.facing = opposite(jet.facing)
    flown = (jet.space, *ahead[:moves])
    roll(stage, jet, flown[-1])
    return flown[:-1]


def put_jet(stage: Stage, seat: Seat, spaces: list[int]) -> Script[None]:
    """Place a Jet that faces the board."""
    yield from place_facing(stage, seat, spaces, inwards=True)


def ufos(stage: Stage) -> Script[None]:
    """Each UFO moves and makes the players near it discard (TC-11.8)."""
    for ufo in all_of(stage, "ufo"):
        yield from hunt(stage, ufo, row(stage).moves)
        for seat in near(stage, ufo):
            yield from discard_one(stage, seat)


def ships(stage: Stage) -> Script[None]:
    """Each Battleship turns and fires along its line at the trophies (TC-11.9)."""
    for ship in all_of(stage, "battleship"):
        ways = tuple([FACES[(ship.facing + by) % 6] for by in (0, -1, 1)])  # by at most 60 degrees
        pick = yield from choose_for(stage, ship, stage.state.last_player(), "face.battleship", ways)
        turn(ship, pick)
        hit = in_line(stage, ship)
        stage.emit(Fired(ship.token, WAY_NAMES[ship.facing], tuple(hit)))
        for seat in hit:
            _lose_trophy(stage, seat)


def _lose_trophy(stage: Stage, seat: Seat) -> None:
    """The top card of *seat*'s trophies goes to the discard pile of its owner."""
    pile = stage.fighters[seat].trophies
    if pile:
        card = pile.pop()
        face = stage.cards[card]
        owner = next(other for other, each in enumerate(stage.fighters) if each.kaiju == face.kaiju)
        stage.fighters[owner].discard.append(card)
        stage.emit(TrophyLost(seat, owner, face.key))


def put_ship(stage: Stage, seat: Seat, spaces: list[int]) -> Script[None]:
    """Place a Battleship that faces any way."""
    yield from place_facing(stage, seat, spaces, inwards=False)
