"""Posters through the painter: drawn in its process, kept, and for any registered game."""

import struct
from collections.abc import AsyncIterator

import pytest

import engine
from data import loader
from engine import registry
from render.orders import Order, Picture
from render.painter import Painter
from render.posters.ordering import Holder, greeting_order, kaiju_order
from scripts.poster_pictures import lobby_order
from tests.toy.game import Stomp


@pytest.fixture
async def painter() -> AsyncIterator[Painter]:
    engine.register(Stomp)
    own = Painter(processes=1)
    await own.start()
    yield own
    await own.close()
    del engine.games[Stomp.key], registry._classes[Stomp.key]
    loader.set_home(Stomp.key, "")


def is_sound(picture: Picture) -> bool:
    return picture.data.startswith(b"\x89PNG") and struct.unpack(">II", picture.data[16:24]) == (1320, 840)


async def test_every_poster_is_drawn_once_for_every_game_even_one_without_art_or_numbers(painter: Painter):
    orders: list[Order] = [greeting_order(engine.games.values())]
    for game in engine.games.values():
        orders.append(lobby_order(game.key, game.seats.stop - 1, ("haruka", "ren.k")))
        orders.append(kaiju_order(game, 1, "ren.k", {game.kaiju[0]: Holder(0, "haruka")}))
    first = [await painter.draw(order) for order in orders]
    again = [await painter.draw(order) for order in orders]

    assert all(map(is_sound, first))
    assert all(picture.alt and picture.text for picture in first)
    assert again == first
    assert painter.drawn == len(orders) == 9
    assert {picture.file_name for picture in first} >= {"all-greeting.png", "stomp-lobby.png", "stomp-kaiju.png"}
