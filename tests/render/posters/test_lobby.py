"""The poster of a table: who sits where, as what, and what is still open."""

import pytest

from render.alt_text import ALT_LIMIT
from render.artists import draw
from render.orders import LobbyOrder, PosterFact, PosterSeat
from render.posters.lobby import grid_of
from render.scene.scene import Icon, Polygon, Scene, Stamp, Stroke
from render.theme import SEATS, kaiju_icon
from render.wide.art import Art, art_of

HOST = PosterSeat("haruka", "godzilla", "Godzilla", is_host=True)
COMPUTER = PosterSeat("Kenji", "mothra", "Mothra", level="hard")
FACTS = (PosterFact("players", "2 to 4 players · 45 minutes"), PosterFact("pace", "a day for each move"))


def order(*seats: PosterSeat, game: str = "tokyo_clash", facts: tuple[PosterFact, ...] = FACTS) -> LobbyOrder:
    return LobbyOrder(game=game, title="Tokyo Clash", facts=facts, seats=seats)


def disc(scene: Scene, seat: int) -> Stamp:
    """Return the disc of *seat*."""
    return next(mark for mark in scene.layer(f"seat {seat}").marks if isinstance(mark, Stamp))


def test_the_poster_says_the_game_its_facts_and_that_there_is_room():
    scene, alt = draw(order(HOST, PosterSeat()))

    assert {"A TABLE IS OPEN", "TOKYO CLASH", "東京激突", *(fact.text for fact in FACTS)} <= set(scene.texts("poster"))
    assert alt.alt.startswith("Tokyo Clash: a table is open. 2 to 4 players · 45 minutes. a day for each move.")


def test_a_table_without_an_open_seat_says_so():
    scene, alt = draw(order(HOST, COMPUTER))

    assert "THE TABLE IS FULL" in scene.texts("poster")
    assert alt.alt.startswith("Tokyo Clash: the table is full.")


def test_a_seat_shows_its_person_the_kaiju_and_who_is_host():
    scene, alt = draw(order(HOST, PosterSeat()))

    assert scene.texts("seat 0") == ["haruka", "GODZILLA", "HOST"]
    assert [mark.name for mark in disc(scene, 0).marks if isinstance(mark, Icon)] == [kaiju_icon("godzilla")]
    assert "Seat 1: haruka (host), Godzilla." in alt.alt.splitlines()


def test_a_computer_has_a_plate_with_its_strength():
    scene, alt = draw(order(HOST, COMPUTER))

    assert scene.texts("seat 1") == ["Kenji", "MOTHRA", "CPU HARD"]
    assert "Seat 2: Kenji (computer, hard), Mothra." in alt.alt.splitlines()


def test_somebody_without_a_kaiju_has_the_shape_of_the_seat_in_the_medallion():
    scene, alt = draw(order(HOST, PosterSeat("ren.k")))
    marks = disc(scene, 1).marks

    assert not [mark for mark in marks if isinstance(mark, Icon)]
    assert [mark.fill for mark in marks if isinstance(mark, Polygon)] == [SEATS[1].colour]
    assert "Seat 2: ren.k, no kaiju yet." in alt.alt.splitlines()


def test_an_open_seat_is_dashed_in_its_colour():
    scene, alt = draw(order(HOST, PosterSeat()))
    dashes = [mark for mark in disc(scene, 1).marks if isinstance(mark, Stroke)]

    assert len(dashes) > 8
    assert {dash.colour for dash in dashes} == {SEATS[1].colour}
    assert scene.texts("seat 1") == ["open", "press Join"]
    assert "Seat 2: open." in alt.alt.splitlines()


def test_when_somebody_joins_only_that_seat_is_painted_again():
    before, _ = draw(order(HOST, PosterSeat(), PosterSeat()))
    after, _ = draw(order(HOST, COMPUTER, PosterSeat()))

    changed = [now.name for was, now in zip(before.layers, after.layers, strict=True) if was != now]
    assert changed == ["seat 1"]


@pytest.mark.parametrize("count", range(1, 13))
def test_every_seat_of_a_table_of_any_size_has_a_place_of_its_own(count: int):
    scene, _ = draw(order(HOST, *[COMPUTER] * (count - 1)))
    discs = [disc(scene, seat) for seat in range(count)]
    radius = grid_of(count).radius

    assert radius == (70 if count <= 4 else 50 if count <= 8 else 36)
    assert len({stamp.y for stamp in discs}) == (2 if count > 8 else 1)
    assert all(radius < stamp.x < scene.width - radius for stamp in discs)
    apart = [(one.x - two.x) ** 2 + (one.y - two.y) ** 2 for one in discs for two in discs if one is not two]
    assert all(distance > (2 * radius) ** 2 for distance in apart)


def test_long_names_are_cut_on_the_poster_and_whole_in_the_text():
    name = "the one with the very long name, which never ends"
    scene, alt = draw(order(*[PosterSeat(name, "gigan", "Gigan")] * 12))

    assert scene.texts("seat 11")[0].endswith("…")
    assert name in alt.text
    assert len(alt.alt) <= ALT_LIMIT
    assert all(f"Seat {number}:" in alt.alt for number in range(1, 13))


def test_a_game_without_art_of_its_own_has_the_art_that_all_share():
    scene, _ = draw(order(HOST, game="stomp"))

    assert art_of("stomp") == Art()
    assert "東京激突" not in scene.texts()
    assert len({art_of(game) for game in ("total_war", "tokyo_clash", "monopoly", "stomp")}) == 4
