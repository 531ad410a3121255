"""How many vehicles a token stands for: never under or over a letter, a coordinate or another number."""

from collections.abc import Iterator
from itertools import product

import pytest

from render.scene.scene import Box, Layer, labels
from render.tokyo_clash.choice import covered, letter_layer, near
from render.tokyo_clash.city.contents import Content, Parked, Standing, count_layer
from render.tokyo_clash.city.plan import TURNS, Plan, neighbour, plan
from render.tokyo_clash.options import Option

HERE = "0,0"
AROUND = [neighbour(HERE, edge) for edge in range(6)]
ONE, MANY = ([Option(letter, letter, HERE, "") for letter in letters] for letters in ("A", "ABCD"))
WAYS = [Option(way, letter, HERE, "", way) for letter, way in zip("ABCDEF", TURNS, strict=True)]
#: What the choice offers in the space and in each space around it; a way to face is asked of one space alone.
OFFERS = [(ONE, []), (ONE, ONE), (ONE, MANY), (MANY, []), (MANY, MANY), ([], ONE), ([], MANY), (WAYS, [])]


def parked(tanks: int, *jets: int) -> tuple[Parked, ...]:
    """Return the most that can meet: of eight Tanks all alike, of five Jets each facing where it will."""
    facing = [Parked("jet", way, count) for way, count in zip(TURNS, jets, strict=False)]
    return tuple(([Parked("tank", "", tanks)] if tanks else []) + facing)


VEHICLES = [parked(8), parked(0, 5), parked(8, 2), parked(0, 2, 2, 1), parked(8, 2, 3), parked(8, 2, 2, 1)]


def contents() -> Iterator[Content]:
    for vehicles, building, kaiju in product(VEHICLES, ("", "B", "T"), range(5)):
        yield Content(building, vehicles, tuple(Standing("gigan", seat, seat == kaiju - 1) for seat in range(kaiju)))


def lettered(city: Plan, here: list[Option], around: list[Option]) -> list[Box]:
    offers = {HERE: here, **dict.fromkeys(AROUND, around)}
    layers = [letter_layer(name, tuple(choices), False, city) for name, choices in offers.items() if choices]
    return [area for layer in layers for area in covered(layer)]


def is_clear(layer: Layer, taken: list[Box]) -> bool:
    """Return whether the numbers of *layer* cover nothing and each other nowhere."""
    figures = [label.box for label in labels(layer.marks)]
    others = [(one, other) for at, one in enumerate(figures) for other in figures[at + 1 :]]
    return not any(one.meets(other) for one, other in [*others, *product(figures, taken)])


@pytest.mark.parametrize("is_phone", [False, True])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("here", "around"), OFFERS)
def test_a_number_is_clear_of_letters_in_any_arrangement_of_a_space(
    here: list[Option], around: list[Option], players: int, is_phone: bool
):
    city = plan(players, 236, is_phone)
    taken = lettered(city, here, around)

    for content in contents():
        layer = count_layer(HERE, content, city, near(taken, HERE, city), is_choice=bool(here))
        assert len(list(labels(layer.marks))) == sum(each.count > 1 for each in content.vehicles)
        assert is_clear(layer, taken), content


def test_a_number_with_nothing_in_its_way_stands_at_the_upper_left_of_its_token():
    (number,) = count_layer(HERE, Content(vehicles=parked(3)), plan(4, 236)).marks
    x, y = plan(4, 236).at(HERE)

    assert number.x < x  # type: ignore[union-attr]
    assert number.y < y  # type: ignore[union-attr]
