"""The end (rulebook: winning the game; GM-10)."""

from engine.monopoly.content.board import Board, Deed
from engine.monopoly.events import Ended
from engine.monopoly.state import NOBODY, Rampage, Turn
from engine.play import Outcome, Seat

KING = "king_of_the_monsters"
LAP_LIMIT = "lap_limit"


def end_if_won(turn: Turn) -> None:
    """End the game at once if one player has all others subjugated (GM-10.1, GM-10.2)."""
    free = turn.state.free()
    if len(free) == 1:
        _end(turn, free[0], KING)


def end_if_laps_are_run(turn: Turn) -> None:
    """End the game after the round in which a free kaiju ran the last lap, if the table has one (GM-10.3)."""
    state = turn.state
    if not state.lap_limit or state.top_laps < state.lap_limit or state.to_play != state.starter:
        return
    first = ranking(state, turn.board)[0]
    _end(turn, first[0] if len(first) == 1 else NOBODY, LAP_LIMIT)


def _end(turn: Turn, winner: Seat, reason: str) -> None:
    turn.state.ended, turn.state.winner = reason, winner
    turn.emit(Ended(winner, reason))


def servants(state: Rampage, seat: Seat) -> int:
    """Return how many kaiju *seat* has subjugated."""
    return sum(kaiju.controller == seat for kaiju in state.kaiju)


def district_worth(deed: Deed, house: int, houses: int, tanks: int) -> int:
    """Return the price of the rights and half of what stands there; a maser counts nothing (GM-10.3)."""
    return deed.price + houses * (house // 2) + tanks * (deed.tank // 2)


def worth(state: Rampage, board: Board, seat: Seat) -> int:
    """Return cash, prices of rights and half of buildings; masers count nothing (GM-10.3)."""
    total = state.kaiju[seat].cash
    for number in state.kaiju[seat].rights:
        district = state.districts[number]
        total += district_worth(board.deeds[number], board.house, district.houses, district.tanks)
    return total


def ranking(state: Rampage, board: Board) -> list[list[Seat]]:
    """Return the places: free players by kaiju, HP and worth, equals together; then those they subjugated (GM-10.3)."""
    merits: dict[tuple[int, int, int], list[Seat]] = {}
    for seat in state.free():
        merit = (servants(state, seat), state.kaiju[seat].hp, worth(state, board, seat))
        merits.setdefault(merit, []).append(seat)
    places = [merits[merit] for merit in sorted(merits, reverse=True)]
    rank = {seat: place for place, seats in enumerate(places) for seat in seats}
    subjugated = [seat for seat in range(len(state.kaiju)) if seat not in rank]
    followers = sorted(subjugated, key=lambda seat: (rank[state.side(seat)], seat))
    return places + [[seat] for seat in followers]


def outcome(state: Rampage, board: Board) -> Outcome:
    """Rank the seats of a game that is over; the score is how many kaiju one subjugated (GM-10.1, GM-10.3, GM-10.4)."""
    seats = range(len(state.kaiju))
    scores = tuple(servants(state, seat) for seat in seats)
    if state.ended == KING:
        others = tuple(seat for seat in seats if seat != state.winner)
        return Outcome(KING, ((state.winner,), others), scores)
    return Outcome(state.ended, tuple(map(tuple, ranking(state, board))), scores)
