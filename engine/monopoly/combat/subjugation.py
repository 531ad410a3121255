"""Subjugation (rulebook: subjugating another kaiju, combat stalemate; GM-7, GM-6.6, GM-6.8)."""

from engine.monopoly.combat.events import BrokeFree, Duelled, EstateShared, Killed, Subjugated, Survived, WentOver
from engine.monopoly.combat.landing import Fall
from engine.monopoly.content.board import GO
from engine.monopoly.estate.building import give_to_city
from engine.monopoly.estate.selling import sale_value
from engine.monopoly.state import GRAIN, NOBODY, SERVANT_AP, Turn
from engine.monopoly.victory import end_if_won
from engine.play import Seat


def settle(turn: Turn, fallen: list[Fall]) -> None:
    """Settle the defeats of a landing: mutual ones first, then the others in the order they fell (GM-6.8)."""
    estates: list[tuple[Seat, int]] = []
    done: set[Seat] = {
        fall.victor for fall in fallen if fall.breaks and turn.state.kaiju[fall.victim].is_free
    }  # GM-7.8
    for fall in fallen:
        if fall.victim not in done and _is_mutual(fall, fallen):
            _settle_duel(turn, fall, done, estates)
    for fall in fallen:
        if fall.victim not in done:
            _settle_fall(turn, fall, estates)
    _share(turn, estates)
    end_if_won(turn)


def _is_mutual(fall: Fall, fallen: list[Fall]) -> bool:
    return any((other.victim, other.victor) == (fall.victor, fall.victim) for other in fallen)


def _settle_duel(turn: Turn, fall: Fall, done: set[Seat], estates: list[tuple[Seat, int]]) -> None:
    """Let two free kaiju that took each other's last HP pay AP until one cannot (GM-6.6)."""
    kaiju = turn.state.kaiju
    one, other = fall.victim, fall.victor
    if not (kaiju[one].is_free and kaiju[other].is_free):
        return
    done |= {one, other}
    paid = min(kaiju[one].ap, kaiju[other].ap)
    winner = NOBODY
    if kaiju[one].ap != kaiju[other].ap:
        winner = max(one, other, key=lambda seat: kaiju[seat].ap)
    for seat in (one, other):
        kaiju[seat].ap -= paid
        kaiju[seat].hp = 1
    turn.emit(Duelled(one, other, winner, paid))
    if winner >= 0:
        kaiju[winner].ap -= 1
        estates.append(subjugate(turn, other if winner == one else one, winner))


def _settle_fall(turn: Turn, fall: Fall, estates: list[tuple[Seat, int]]) -> None:
    """Settle one defeat: killed again, broken free, or subjugated (GM-5.6, GM-7.1, GM-7.7, GM-7.8)."""
    state = turn.state
    if not state.kaiju[fall.victim].is_free:
        kill(turn, fall.victim, fall.victor)
    elif fall.breaks and not state.kaiju[fall.victor].is_free:
        break_free(turn, fall.victor, fall.victim)
    elif state.side(fall.victor) == fall.victim:
        state.kaiju[fall.victim].hp = 1  # GM-6.10
        turn.emit(Survived(fall.victim))
    else:
        estates.append(subjugate(turn, fall.victim, fall.victor))


def subjugate(turn: Turn, seat: Seat, by: Seat) -> tuple[Seat, int]:
    """Put *seat* under the side of *by* and return what its estate brings (GM-7.1 to GM-7.3)."""
    kaiju, to = turn.state.kaiju[seat], turn.state.side(by)
    sold = sale_value(turn, seat)
    turn.state.bank -= sold
    estate, kaiju.cash = kaiju.cash + sold, 0
    for number in list(kaiju.rights):
        give_to_city(turn, number)
    _serve(turn, seat, to)
    turn.emit(Subjugated(seat, by, to, estate))
    _hand_over_servants(turn, seat, to)
    return seat, estate


def _serve(turn: Turn, seat: Seat, to: Seat) -> None:
    kaiju = turn.state.kaiju[seat]
    kaiju.controller, kaiju.hp, kaiju.ap = to, 1, SERVANT_AP
    kaiju.spare_houses = kaiju.spare_tanks = 0


def _hand_over_servants(turn: Turn, seat: Seat, to: Seat) -> None:
    """Let the kaiju that served *seat* serve *to* (GM-7.3)."""
    for other, kaiju in enumerate(turn.state.kaiju):
        if kaiju.controller == seat:
            kaiju.controller = to
            turn.emit(WentOver(other, to))


def kill(turn: Turn, seat: Seat, by: Seat) -> None:
    """Put a subjugated kaiju on GO, where it waits for its controller (GM-7.7)."""
    kaiju = turn.state.kaiju[seat]
    kaiju.at, kaiju.hp, kaiju.is_waiting = GO, 1, True
    turn.emit(Killed(seat, by))


def break_free(turn: Turn, seat: Seat, beaten: Seat) -> None:
    """Let *seat* change places with the free kaiju it struck down (GM-7.8)."""
    winner, loser = turn.state.kaiju[seat], turn.state.kaiju[beaten]
    winner.controller, winner.hp, winner.ap, winner.is_waiting = NOBODY, 1, SERVANT_AP, False
    winner.cash, loser.cash = loser.cash, 0
    winner.spare_houses, winner.spare_tanks = loser.spare_houses, loser.spare_tanks
    for number in list(loser.rights):
        turn.state.give_rights(number, seat)
    _serve(turn, beaten, seat)
    turn.emit(BrokeFree(seat, beaten))
    _hand_over_servants(turn, beaten, seat)


def _share(turn: Turn, estates: list[tuple[Seat, int]]) -> None:
    """Share each estate among those free after all defeats, down to 10K, the rest to the City (GM-7.2, GM-6.9)."""
    free = turn.state.free()
    for seat, money in estates:
        each = money // len(free) // GRAIN * GRAIN
        for heir in free:
            turn.state.kaiju[heir].cash += each
        turn.state.bank += money - each * len(free)
        turn.emit(EstateShared(seat, tuple(free), each))
