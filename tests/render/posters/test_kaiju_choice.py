"""Choosing a kaiju: which are free and by which letter, who has the others, and the numbers of each."""

import pytest

from engine import games
from render.alt_text import ALT_LIMIT
from render.artists import draw
from render.letters import letters
from render.orders import KaijuOrder
from render.posters.kaiju.choice import choice_letters
from render.posters.ordering import Holder, kaiju_order
from render.scene.scene import Panel
from render.theme import SEATS

TAKEN = {"godzilla": Holder(0, "haruka"), "mothra": Holder(1, "ren.k")}


def choice(game: str = "total_war", seat: int = 3, taken: dict[str, Holder] | None = None) -> KaijuOrder:
    return kaiju_order(games[game], seat, "toshiro", TAKEN if taken is None else taken)


@pytest.mark.parametrize("game", games)
def test_the_free_kaiju_are_lettered_in_the_order_of_the_game(game: str):
    free = [key for key in games[game].kaiju if key not in TAKEN]
    order = choice(game)
    scene, _ = draw(order)

    assert choice_letters(order) == letters(free)
    for key, letter in letters(free).items():
        assert letter in scene.texts(f"kaiju {key}")


def test_a_taken_kaiju_has_no_letter_but_the_name_of_who_has_it():
    scene, alt = draw(choice())

    assert scene.texts("kaiju godzilla")[:2] == ["GODZILLA", "haruka"]
    assert "A" not in scene.texts("kaiju godzilla")
    assert "Godzilla, taken by haruka." in alt.text


def test_the_kaiju_that_somebody_has_already_keeps_its_letter_and_is_framed_in_the_seats_colour():
    order = choice(taken={"gigan": Holder(3, "toshiro")})
    scene, alt = draw(order)
    letter = choice_letters(order)["gigan"]

    assert letter in scene.texts("kaiju gigan")
    frames = [mark.edge for mark in scene.layer("kaiju gigan").marks if isinstance(mark, Panel)]
    assert frames[0] == SEATS[3].colour
    assert f"{letter}: Gigan, your choice so far." in alt.text


def test_the_numbers_of_both_sides_are_on_the_card_and_in_the_text():
    rows = games["total_war"].content.kaiju  # type: ignore[attr-defined]
    scene, alt = draw(choice())
    lines = {line.partition(".")[0].removeprefix("A: "): line for line in alt.text.splitlines()}

    for row in rows.values():
        numbers = [each for side in (row.normal, row.furious) for each in (side.life, f"+{side.power}", side.vp)]
        assert [text for text in scene.texts(f"kaiju {row.key}") if text.lstrip("+").isdecimal()] == list(
            map(str, numbers)
        )
    king = rows["king_ghidorah"]
    assert (
        f"Normal: life {king.normal.life}, power +{king.normal.power}, worth {king.normal.vp}."
        in lines["King Ghidorah"]
    )
    assert f"Furious: life {king.furious.life}" in lines["King Ghidorah"]


def test_the_alt_text_of_twelve_free_kaiju_has_every_number_and_fits():
    _, alt = draw(choice(taken={}))

    assert len(alt.alt) <= ALT_LIMIT
    assert "L: Manda. Normal: 7, +4, 2. Furious: 9, +3, 3." in alt.alt.splitlines()


def test_the_actions_of_a_mat_are_on_the_card_and_in_the_text():
    mats = games["tokyo_clash"].content.mats  # type: ignore[attr-defined]
    scene, alt = draw(choice("tokyo_clash"))

    for mat in mats.values():
        for action in mat.actions:
            assert action.text in scene.texts(f"kaiju {mat.key}")
            assert f"Discard: {action.text}" in alt.alt


@pytest.mark.parametrize("game", ["tokyo_clash", "monopoly"])
def test_every_kaiju_says_what_it_is_like(game: str):
    order = choice(game)
    scene, alt = draw(order)

    for card in order.cards:
        assert card.portrait.about
        assert card.portrait.about in " ".join(scene.texts(f"kaiju {card.portrait.key}"))
        assert card.portrait.about in alt.alt


def test_the_strip_says_who_chooses_in_which_game():
    scene, alt = draw(choice())

    assert scene.texts("strip") == ["toshiro", "choose your kaiju", "TOTAL WAR", "12 kaiju"]
    assert alt.alt.startswith("Total War: toshiro, choose your kaiju.")
