"""Destroying (rulebook: destroying buildings and vehicles; TC-7), and Energy (TC-2.6)."""

from engine.play import Script, Seat
from engine.tokyo_clash.cards.decks import draw, look_at_top, recover, tokens
from engine.tokyo_clash.city.plan import EMPTY, SMALL
from engine.tokyo_clash.events import Destroyed, EnergyGained, EnergyLost
from engine.tokyo_clash.picks import BUILDING, SEATS, card_of, seat_of
from engine.tokyo_clash.stage import Stage, choose
from engine.tokyo_clash.state import Vehicle


def gain(stage: Stage, seat: Seat, amount: int) -> None:
    """Give *seat* Energy; what goes beyond the most there can be is lost (TC-2.6)."""
    fighter = stage.fighters[seat]
    gained = energy_gained(fighter.energy, amount, stage.content.numbers.most_energy)
    if gained > 0:
        fighter.energy += gained
        stage.emit(EnergyGained(seat, gained, fighter.energy))


def energy_gained(energy: int, amount: int, most: int) -> int:
    """Return how much of *amount* is gained with *energy* already there: there are never more than *most* (TC-2.6)."""
    return min(amount, most - energy)


def lose(stage: Stage, seat: Seat, amount: int) -> int:
    """Take Energy from *seat*, as much as there is, and return how much it was (TC-2.6, TC-13.18)."""
    fighter = stage.fighters[seat]
    lost = min(amount, fighter.energy)
    if lost > 0:
        fighter.energy -= lost
        stage.emit(EnergyLost(seat, lost, fighter.energy))
    return lost


def destroy(stage: Stage, by: Seat, what: str, space: int) -> Script[None]:
    """Let *by* destroy *what* in *space*: its building, or the vehicle spelled so (TC-5.8)."""
    if what == BUILDING:
        yield from destroy_building(stage, by, space)
    else:
        destroy_vehicle(stage, by, stage.vehicle(what))


def destroy_building(stage: Stage, by: Seat, space: int) -> Script[None]:
    """Remove the building in *space* for good and give *by* its benefit (TC-7.1, TC-7.2, TC-7.4)."""
    state = stage.state
    letter = state.buildings[space]
    state.buildings = state.buildings[:space] + EMPTY + state.buildings[space + 1 :]
    square = put_on_track(stage) if letter == SMALL else 0
    stage.emit(Destroyed(by, letter, stage.city.names[space], square))
    if not stage.mat(by).befriends:  # TC-9.4: a friend of the humans gains nothing.
        yield from benefit(stage, by, letter)


def put_on_track(stage: Stage) -> int:
    """Lay a Small Building on the next square towards START and return it; 0 if it lies on none (TC-7.2)."""
    square = stage.first_square - stage.state.tokens
    if square <= 0:
        return 0
    stage.state.tokens += 1
    return square if square <= stage.content.numbers.squares else 0


def destroy_vehicle(stage: Stage, by: Seat, vehicle: Vehicle) -> None:
    """Remove *vehicle* from the board and give *by* its Energy (TC-7.3)."""
    stage.state.vehicles.remove(vehicle)
    stage.emit(Destroyed(by, vehicle.token, stage.city.names[vehicle.space]))
    if not stage.mat(by).befriends:
        gain(stage, by, stage.content.vehicles[vehicle.kind].energy)


def benefit(stage: Stage, seat: Seat, letter: str) -> Script[None]:
    """Give *seat* what the building *letter* is worth (TC-7.1)."""
    row = stage.content.buildings[letter]
    gain(stage, seat, row.energy)
    match row.reward:
        case "draw":
            draw(stage, seat, 1)
        case "recall":
            yield from recall(stage, seat)
        case "look":
            others = tuple([SEATS[other] for other in stage.state.around(seat)[1:]])
            pick = yield from choose(seat, "radar", others)
            look_at_top(stage, seat, seat_of(pick))


def recall(stage: Stage, seat: Seat) -> Script[None]:
    """Let *seat* put a card of its choice from its discard pile on top of its deck (TC-7.1)."""
    found = tokens(stage, stage.fighters[seat].discard)
    if found:
        pick = yield from choose(seat, "bunker", tuple(found))
        recover(stage, seat, card_of(pick), "top")


def small_things(stage: Stage, space: int) -> list[str]:
    """Return what of *space* a thrown kaiju or a smash can destroy: a Small Building, vehicles (TC-5.5)."""
    things = [BUILDING] if stage.state.buildings[space] == SMALL else []
    return things + [vehicle.token for vehicle in stage.vehicles_at(space)]
