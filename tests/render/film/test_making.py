"""Films as files: what any player of GIFs shows."""

import io

import pytest
from PIL import Image, ImageChops

from engine import games
from engine.tokyo_clash.view import winner
from render.film import captions, making
from render.film.making import make
from render.film.orders import FilmOrder
from render.orders import Picture
from render.paint.moving import MovingPicture
from render.paint.paint import paint
from render.paint.recolour import recoloured
from render.words import words
from tests.render.film.games import film_order


def shown(film: Picture) -> list[tuple[Image.Image, int]]:
    """Return the pictures of *film* as they are seen, and for how many hundredths of a second."""
    with Image.open(io.BytesIO(film.data)) as file:
        found = []
        for number in range(file.n_frames):
            file.seek(number)
            found.append((file.convert("RGB"), file.info["duration"] // 10))
    return found


def alone(order: FilmOrder, at: int) -> Image.Image:
    """Return one picture of a film, painted from nothing."""
    scene = making._board(order, order.frames[at])
    picture = MovingPicture(scene.palette, (scene.width, scene.height), 600)
    making.paint_change(picture, None, scene)
    return shown(Picture(picture.file([picture.frame(1)]), "", "", "", 0, 0))[0][0]


@pytest.mark.parametrize("key", games)
def test_every_picture_of_a_film_is_the_board_of_its_moment(key: str):
    order = film_order(key, most=60)
    film = make(order)
    pictures = shown(film)

    assert [hundredths for _, hundredths in pictures] == [frame.hundredths for frame in order.frames]
    assert (film.width, len(film.data) < making.LARGEST) == (600, True)
    for at in (0, len(pictures) // 2, len(pictures) - 1):
        board = alone(order, at)
        part = pictures[at][0].crop((0, 0, *board.size))
        # Where a change is shrunk again, the pixels at its edge may round to another shade.
        off = ImageChops.difference(part, board).convert("L").point(lambda level: 255 * (level > 40))
        assert sum(off.histogram()[1:]) < board.width * board.height / 500


def test_a_film_says_in_words_what_it_shows():
    order = film_order("total_war")
    film = make(order)

    assert film.alt.startswith("A film of total_war with ")
    assert "(Ana)" in film.alt
    assert " in 20 seconds. It ends like this: " in film.alt
    assert len(film.alt) <= 1024
    assert make(film_order("total_war", most=12, locale="ja")).alt.startswith("total_warの映像")


def test_the_last_words_of_a_film_are_the_result_however_long_the_sentence_before_it():
    order = film_order("tokyo_clash")
    last, say = order.frames[-1], words("en", "tokyo_clash")
    told = making._text(order, last, say)
    names = making._kaiju(order, last, say)
    assert all(f"{names[seat]} {score}" in told for seat, score in enumerate(last.view.scores))
    assert told.index(names[winner(last.view)]) == min(told.index(name) for name in names.values())


def test_a_caption_is_broken_between_sentences_where_it_can_be():
    room = captions.RIGHT - captions.LEFT
    assert captions._rows("The last lap is run. Anguirus stands above all the rest.", room) == (
        "The last lap is run.",
        "Anguirus stands above all the rest.",
    )
    assert captions._rows("Damage 3 of 10. Round 4.", room) == ("Damage 3 of 10. Round 4.",)
    ordinal = captions._rows("Anguirus kommt zum 11. Mal über LOS und bekommt 2M und 3 AP.", room)
    assert not ordinal[0].endswith("11."), "that is no sentence"


def test_a_film_that_would_be_too_large_is_made_with_fewer_pictures(monkeypatch: pytest.MonkeyPatch):
    order = film_order("total_war")
    whole = make(order)
    monkeypatch.setattr(making, "LARGEST", len(whole.data) - 1)
    smaller = make(order)

    assert len(smaller.data) < len(whole.data)
    assert sum(hundredths for _, hundredths in shown(smaller)) == sum(frame.hundredths for frame in order.frames)
    last = ImageChops.difference(shown(smaller)[-1][0], shown(whole)[-1][0])
    assert last.convert("L").getextrema()[1] < 60


def test_a_film_has_the_colours_of_its_reader():
    film = make(film_order("total_war", most=6))
    other = recoloured(film.data, "red_green")

    assert len(other) == len(film.data)
    assert other != film.data
    assert other[13 + 768 :] == film.data[13 + 768 :]


def test_what_does_not_change_costs_next_to_nothing():
    order = film_order("total_war", most=6)
    scene = making._board(order, order.frames[1])
    picture = MovingPicture(scene.palette, (scene.width, scene.height), 600)
    picture.change(paint(scene))
    first, second = picture.frame(10), picture.frame(10)

    assert len(second) < 64 < len(first)
