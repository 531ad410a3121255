"""Where the pieces of a space stand beside each other, so that each can be seen.

Measures are for a space of full size. A token of LEAST is 22 pixels wide where people see the board, and stays so in a
crowd: pieces then overlap, and what is in front hides no more than the edge of what is behind.
"""

import msgspec

LEAST = 40.0
Place = tuple[float, float, float]  # x, y and size
NOWHERE: Place = (0, 0, 0)


class Spots(msgspec.Struct, frozen=True):
    """The places of a building, of vehicles and of kaiju, those at the back first."""

    building: Place = NOWHERE
    vehicles: tuple[Place, ...] = ()
    kaiju: tuple[Place, ...] = ()


def spots(building: str, vehicles: int, kaiju: int, *, is_large: bool, is_king: bool, is_choice: bool) -> Spots:
    """Return the places for so many pieces; where the space is a choice, its letter has the upper left."""
    if not kaiju:
        return _without_kaiju(building, vehicles, is_large, is_choice)
    if kaiju == 1:
        return _one_kaiju(building, vehicles, is_king, is_choice)
    things = vehicles + bool(building)
    row = _row(things, is_choice) if kaiju < 4 else _stack(things)
    places = _crowd(kaiju, bool(things), is_choice)
    if not building:
        return Spots(NOWHERE, row, places)
    return Spots((*row[0][:2], 60), row[1:], places)


def _without_kaiju(building: str, vehicles: int, is_large: bool, is_choice: bool) -> Spots:
    if not building:
        return Spots(NOWHERE, _vehicles(vehicles, is_choice))
    if vehicles == 1:
        beside: tuple[Place, ...] = ((48, 34, LEAST),) if is_large else ((42, 26, LEAST),)
    else:
        beside = _column(vehicles, 56)
    if is_large:
        return Spots((-22, 13, 110) if vehicles else (0, 15, 122), beside)
    return Spots((-34, 6, 92) if vehicles else (0, 10, 106), beside)


def _vehicles(count: int, is_choice: bool) -> tuple[Place, ...]:
    """Return the places of vehicles that have a space to themselves."""
    if count == 1:
        return ((6, 34, LEAST),) if is_choice else ((0, 14, 42),)
    return _line(count, 34 if is_choice else 14, 86)


def _one_kaiju(building: str, vehicles: int, is_king: bool, is_choice: bool) -> Spots:
    if is_choice:
        return _one_chosen(building, vehicles)
    if not building and not vehicles:
        return Spots(kaiju=((-4, 22, 52) if is_king else (0, 13, 60),))
    if not vehicles:
        return Spots((58, 2, 62) if is_king else (58, -4, 68), (), ((-20, 24, 48) if is_king else (-18, 16, 54),))
    kaiju: Place = (-32, 22, 48)
    if not building:
        return Spots(NOWHERE, ((54, 20, LEAST),) if vehicles == 1 else _column(vehicles, 56), (kaiju,))
    if vehicles == 1:
        return Spots((54, -24, 50), ((52, 46, LEAST),), (kaiju,))
    return Spots((4, -20, 46), _column(vehicles, 62), (kaiju,))


def _one_chosen(building: str, vehicles: int) -> Spots:
    """Return places between the letter of the space, at its upper left, and that of the space to its lower right."""
    if not building and not vehicles:
        return Spots(kaiju=((3, 27, 50),))
    if not vehicles:
        return Spots((42, -14, 58), (), ((-18, 34, 46),))
    return Spots((66, -30, 44), _line(vehicles, -2, 48, 32), ((-30, 40, 44),))


def _crowd(count: int, has_things: bool, is_choice: bool) -> tuple[Place, ...]:
    """Return the places of several kaiju; the last stands at the right, where a crown hides nothing."""
    is_low = has_things or is_choice
    if count == 2:
        return ((-46, 36, 42), (46, 36, 42)) if is_low else ((-45, 13, 47), (45, 13, 47))
    front = tuple((at * 66.0, 46.0, LEAST) for at in (-1, 0, 1))
    if count == 3:
        return front if is_low else ((0, -10, 41), (-44, 42, 41), (44, 42, 41))
    if is_low:
        return ((36, -12, LEAST), *front)
    return tuple((x, y, LEAST) for y in (-11.0, 54.0) for x in (-42.0, 42.0))


def _row(count: int, is_choice: bool) -> tuple[Place, ...]:
    """Return places behind kaiju, below the coordinate and beside the letter of a choice."""
    return _line(count, -8, 52, 44) if is_choice else _line(count, -8, 84)


def _stack(count: int) -> tuple[Place, ...]:
    """Return places to the left of the one kaiju that stands behind three others."""
    return _line(count, -12, 40, -52)


def _column(count: int, x: float) -> tuple[Place, ...]:
    """Return places one below the other."""
    pitch = min(64.0, 110 / max(1, count))
    return tuple((x, 28 + (at - (count - 1) / 2) * pitch, LEAST) for at in range(count))


def _line(count: int, y: float, pitch: float, x: float = 0) -> tuple[Place, ...]:
    """Return places side by side around *x*, nearer to each other where there are many."""
    near = min(pitch, 168 / max(1, count))
    return tuple((x + (at - (count - 1) / 2) * near, y, LEAST) for at in range(count))
