"""Which answers of Tokyo Clash are given on the board."""

from engine.play import Decision, Question
from engine.tokyo_clash.view import ClashView

#: Questions about a space, a target or a way are answered on the board; all others with cards in hand.
ON_BOARD = ("hex", "seat", "hit", "throw", "face", "building")


def is_on_board(view: ClashView, choice: Question | None) -> bool:
    """Return whether *choice* is made on the board."""
    if not isinstance(choice, Decision):
        return False
    vehicles = {vehicle.token for vehicle in view.vehicles}
    return any(token.partition(":")[0] in ON_BOARD or token in vehicles for token in choice.options)
