"""Draws any poster: an order becomes a scene and its text."""

from render.artist import Drawing
from render.errors import NoArtist
from render.orders import GreetingOrder, KaijuOrder, LobbyOrder, PosterOrder, SeasonOrder
from render.posters import alt_text
from render.posters.greeting import greeting
from render.posters.kaiju.choice import kaiju_choice
from render.posters.lobby import lobby
from render.posters.season import season


def poster(order: PosterOrder) -> Drawing:
    """Return the poster of *order* and what it says."""
    match order:
        case LobbyOrder():
            return lobby(order), alt_text.lobby_alt_text(order)
        case KaijuOrder():
            return kaiju_choice(order), alt_text.kaiju_alt_text(order)
        case GreetingOrder():
            return greeting(order), alt_text.greeting_alt_text(order)
        case SeasonOrder():
            return season(order), alt_text.season_alt_text(order)
    raise NoArtist(f"there is no poster for {type(order).__name__}")
