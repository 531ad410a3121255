"""What a player of Monopoly holds, before it is laid out: kept cards, deeds, and all that can be answered."""

import msgspec

from engine.monopoly.picks import card_token
from engine.monopoly.prospect import districts_of
from engine.monopoly.view import RampageView
from render.monopoly.changes import LastMove
from render.monopoly.holdings.faces import card_of, face
from render.monopoly.holdings.kept import Kept
from render.monopoly.holdings.levels import is_level
from render.monopoly.options import Option, options
from render.monopoly.seats.rows import Row, rows
from render.snapshot import Snapshot


class Holding(msgspec.Struct, frozen=True):
    """A hand: the seat and the others, its cards and the numbers of its districts, and the options.

    *on_deeds* are those that are one own district each, *levels* what can be built on one, *rest* all others.
    """

    row: Row
    rivals: tuple[Row, ...]
    cards: tuple[Kept, ...]
    districts: tuple[int, ...]
    on_deeds: dict[int, Option]
    levels: tuple[Option, ...]
    rest: tuple[Option, ...]

    @property
    def letters(self) -> dict[int, str]:
        """The letters of the deeds, by space."""
        return {space: option.letter for space, option in self.on_deeds.items()}

    def without_letters(self) -> "Holding":
        """Return the same with the options that are on deeds among the rest: they would not all be seen."""
        told = sorted((*self.on_deeds.values(), *self.rest), key=lambda option: (len(option.letter), option.letter))
        return msgspec.structs.replace(self, on_deeds={}, rest=tuple(told))


def holding(table: Snapshot[RampageView]) -> Holding:
    """Return what the person who looks holds."""
    view = table.view
    assert view.seat is not None, "a spectator has no hand"
    seats = rows(table, LastMove())
    row = msgspec.structs.replace(seats[view.seat], cards=())  # they are shown beside it
    offered, keys = options(table), view.kaiju[view.seat].cards
    cards = tuple(
        Kept(face(card_of(key, view.cards), table.say), table.letters.get(card_token(key), "")) for key in keys
    )
    own = districts_of(view, view.seat)
    deeds = _on_deeds({view.deeds[number].space for number in own}, offered)
    used = {card_token(key) for key in keys} | {option.token for option in deeds.values()}
    rest = [option for option in offered if option.token not in used]
    built = [option for option in rest if is_level(option)]
    if len(built) < 2:
        built = []
    others = tuple(option for option in rest if option not in built)
    rivals = tuple(each for each in seats if each.kaiju.seat != view.seat)
    return Holding(row, rivals, cards, tuple(own), deeds, tuple(built), others)


def holds_nothing(table: Snapshot[RampageView]) -> bool:
    """Return whether a hand would have neither cards nor districts nor answers on it."""
    view = table.view
    assert view.seat is not None, "a spectator has no hand"
    return not (view.kaiju[view.seat].cards or districts_of(view, view.seat) or table.letters)


def _on_deeds(own: set[int], offered: list[Option]) -> dict[int, Option]:
    """Return the options that are one own district each."""
    found: dict[int, list[Option]] = {}
    for option in offered:
        if option.space in own and option.space is not None:
            found.setdefault(option.space, []).append(option)
    return {space: several[0] for space, several in found.items() if len(several) == 1}
