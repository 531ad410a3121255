"""How many vehicles a token stands for: never under or over a letter, a coordinate or another number."""

import math
from collections.abc import Iterator
from itertools import product

import pytest

from engine.tokyo_clash.view import VehicleView
from render.orders import Form
from render.scene.scene import Box, Layer, Stamp, labels
from render.tokyo_clash.city.contents import Content, Parked, Standing, count_layer, parked, piece_marks
from render.tokyo_clash.city.letters import covered, letter_layer, near
from render.tokyo_clash.city.plan import TURNS, Plan, neighbour, plan
from render.tokyo_clash.options import Option

HERE = "0,0"
AROUND = [neighbour(HERE, edge) for edge in range(6)]
ONE, MANY = ([Option(letter, letter, HERE, "") for letter in letters] for letters in ("A", "ABCD"))
WAYS = [Option(way, letter, HERE, "", way) for letter, way in zip("ABCDEF", TURNS, strict=True)]
#: What the choice offers in the space and in each space around it; a way to face is asked of one space alone.
OFFERS = [(ONE, []), (ONE, ONE), (ONE, MANY), (MANY, []), (MANY, MANY), ([], ONE), ([], MANY), (WAYS, [])]


def tokens(tanks: int, *jets: int) -> tuple[Parked, ...]:
    """Return the most that can meet: of eight Tanks all alike, of five Jets each facing where it will."""
    ways = [("tank", "")] * tanks + [
        ("jet", way) for way, count in zip(TURNS, jets, strict=False) for _ in range(count)
    ]
    return parked(VehicleView(f"{kind}{at}", kind, HERE, way) for at, (kind, way) in enumerate(ways))


VEHICLES = [tokens(8), tokens(0, 5), tokens(8, 2), tokens(0, 2, 2, 1), tokens(8, 2, 3), tokens(8, 2, 2, 1)]


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


@pytest.mark.parametrize("form", ["wide", "tall"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("here", "around"), OFFERS)
def test_a_number_is_clear_of_letters_in_any_arrangement_of_a_space(
    here: list[Option], around: list[Option], players: int, form: Form
):
    city = plan(players, form)
    taken = lettered(city, here, around)

    for content in contents():
        layer = count_layer(HERE, content, city, near(taken, HERE, city), is_choice=bool(here))
        assert len(list(labels(layer.marks))) == sum(each.count > 1 for each in content.vehicles)
        assert is_clear(layer, taken), content


def test_a_number_with_nothing_in_its_way_stands_at_the_upper_left_of_its_token():
    (number,) = count_layer(HERE, Content(vehicles=tokens(3)), plan(4, "wide")).marks
    x, y = plan(4, "wide").at(HERE)

    assert number.x < x  # type: ignore[union-attr]
    assert number.y < y  # type: ignore[union-attr]


@pytest.mark.parametrize("form", ["wide", "tall"])
@pytest.mark.parametrize("kaiju", [1, 2, 3, 4])
def test_a_number_hides_no_face_of_a_kaiju(kaiju: int, form: Form):
    city = plan(4, form)
    standing = tuple(Standing("gigan", seat) for seat in range(kaiju))
    content = Content(vehicles=tokens(3), kaiju=standing)
    faces = [mark for mark in piece_marks(HERE, content, city) if isinstance(mark, Stamp)][-kaiju:]
    (number,) = count_layer(HERE, content, city).marks

    assert isinstance(number, Stamp)
    for face in faces:
        assert math.dist((face.x, face.y), (number.x, number.y)) > face.across / 2
