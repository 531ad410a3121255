"""The end of the game (rulebook: end of game; TC-12), and the damage track (TC-3.2)."""

from collections.abc import Sequence

from engine.play import Outcome, Seat
from engine.tokyo_clash.cards.decks import keys
from engine.tokyo_clash.content.box import Content
from engine.tokyo_clash.events import Ended
from engine.tokyo_clash.stage import Stage
from engine.tokyo_clash.state import Clash

OVERTAKEN = "oxygen_destroyer"
LAST = "seventh_round"


def squares_passed(round: int, between: int) -> int:
    """Return how many squares lie behind the marker on the circle of *round*, *between* each two (TC-12.1)."""
    return between * (round - 1)


def end_if_over(stage: Stage) -> None:
    """End the game if a token lies behind the marker, or after the last round (TC-12.1)."""
    state, numbers = stage.state, stage.content.numbers
    lowest = stage.first_square - state.tokens + 1
    if state.tokens and lowest <= squares_passed(state.round, numbers.squares_between):
        state.ended = OVERTAKEN
    elif state.round == numbers.rounds:
        state.ended = LAST
    if state.ended:
        trophies = tuple(keys(stage, fighter.trophies) for fighter in stage.fighters)
        stage.emit(Ended(state.ended, scores(stage.content, state), trophies))


def scores(content: Content, state: Clash) -> tuple[int, ...]:
    """Return each seat's Dominance: its trophies, and 2 more for the King token (TC-12.2)."""
    king = content.numbers.king_dominance
    return tuple(
        sum(content.cards[card].dominance for card in fighter.trophies) + (king if seat == state.king else 0)
        for seat, fighter in enumerate(state.fighters)
    )


def outcome(content: Content, state: Clash) -> Outcome:
    """Rank the seats of a game that is over: score, Energy, then nearness to the token, its holder first (TC-12.3)."""
    points = scores(content, state)
    places = ranking(points, [fighter.energy for fighter in state.fighters], state.turn_order())
    return Outcome(state.ended, tuple((seat,) for seat in places), points)


def ranking(points: Sequence[int], energy: Sequence[int], turn_order: Sequence[Seat]) -> list[Seat]:
    """Return the seats from the winner down: points, then Energy, then nearness to the token (TC-12.3)."""
    return sorted(turn_order, key=lambda seat: (-points[seat], -energy[seat]))
