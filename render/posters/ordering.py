"""Makes the orders of posters from games and from who sits where; needs neither fonts nor Pillow."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from data.words import Words, words
from engine.play import Game
from render.orders import GreetingOrder, KaijuCard, KaijuOrder, PosterGame
from words.teller import Teller

ALL_GAMES = "all"


class Holder(NamedTuple):
    """Who has a kaiju."""

    seat: int
    name: str


def kaiju_order(game: Game[Any], seat: int, person: str, taken: Mapping[str, Holder], locale: str = "en") -> KaijuOrder:
    """Return the order for *person* at *seat* to choose a kaiju; *taken* says who has which, *person* included."""
    teller = Teller(words(locale), game.key, {})
    cards = tuple(
        KaijuCard(teller.special.portrait(teller, game, key), *taken.get(key, (None, ""))) for key in game.kaiju
    )
    title = teller.say("name")
    return KaijuOrder(game=game.key, locale=locale, title=title, seat=seat, person=person, cards=cards)


def greeting_order(games: Iterable[Game[Any]], locale: str = "en") -> GreetingOrder:
    """Return the order for the greeting of a server in which *games* are played."""
    language = words(locale)
    shown = (
        PosterGame(
            game.key, language.say(f"{game.key}-name"), players_and_minutes(game, locale), _about(game, language)
        )
        for game in games
    )
    return GreetingOrder(game=ALL_GAMES, locale=locale, games=tuple(shown))


def players_and_minutes(game: Game[Any], locale: str = "en") -> str:
    """Return how many play *game*, and for how long."""
    language, least, most = words(locale), game.seats.start, game.seats.stop - 1
    facts: dict[str, str | int] = {"least": least, "most": most, "minutes": language.say(f"{game.key}-minutes")}
    return language.say("picture-poster-players" if most > least else "picture-poster-players-exact", **facts)


def _about(game: Game[Any], language: Words) -> str:
    """Return the game in one sentence: short enough for a poster if there is one, else as the lobby has it."""
    short = language.say("picture-poster-about", game=game.key)
    return short or language.say(f"{game.key}-about")
