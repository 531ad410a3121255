"""The greeting: a column for each game that is played here."""

from itertools import pairwise

import pytest

from engine import games
from render.artists import draw
from render.orders import GreetingOrder, PosterGame
from render.posters.ordering import greeting_order, players_and_minutes

OWN = PosterGame("stomp", "Stomp", "2 to 4 players · 5 minutes", "Play a card, and keep it or throw it.")


def test_every_registered_game_has_its_title_players_minutes_and_a_sentence():
    order = greeting_order(games.values())
    scene, alt = draw(order)

    assert [game.key for game in order.games] == list(games)
    for game in order.games:
        texts = scene.texts(f"game {game.key}")
        assert {game.title.upper(), game.players} <= set(texts)
        assert game.about in " ".join(texts)
        assert f"{game.title}: {game.players}. {game.about}" in alt.alt


@pytest.mark.parametrize("count", range(1, 5))
def test_the_columns_of_up_to_four_games_share_the_width(count: int):
    shipped = greeting_order(games.values()).games
    scene, _ = draw(GreetingOrder(game="all", games=(*shipped, OWN)[:count]))
    columns = [layer.box for layer in scene.layers if layer.name.startswith("game ")]

    assert len(columns) == count
    assert columns[0].left == 0
    assert columns[-1].right == scene.width
    assert max(box.width for box in columns) - min(box.width for box in columns) <= 8
    assert all(left.right < right.left for left, right in pairwise(columns))


def test_further_games_are_named_below_and_told_in_the_text():
    shipped = greeting_order(games.values()).games
    scene, alt = draw(GreetingOrder(game="all", games=(*shipped, OWN, OWN)))

    assert scene.texts("foot") == ["AND ALSO: STOMP"]
    assert alt.alt.count("Stomp: 2 to 4 players") == 2


def test_players_and_minutes_are_those_of_the_game():
    assert players_and_minutes(games["total_war"]) == "3 to 12 players · 30 minutes"


def test_a_language_without_words_for_posters_says_them_in_english():
    assert greeting_order(games.values(), "xx").games == greeting_order(games.values()).games
