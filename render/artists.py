"""Draws any order: a chart, a poster, or what the `ARTIST` of its game draws."""

from typing import Any

from parts import part
from render.artist import Artist, Drawing
from render.errors import NoArtist
from render.orders import (
    ContestOrder,
    CurveOrder,
    GreetingOrder,
    KaijuOrder,
    LadderOrder,
    LobbyOrder,
    Order,
    ProspectsOrder,
    SeasonOrder,
    StandingsOrder,
)
from render.posters import alt_text
from render.posters.greeting import greeting
from render.posters.kaiju.choice import kaiju_choice
from render.posters.lobby import lobby
from render.posters.season import season
from render.sheets.contest import contest
from render.sheets.curve import curve
from render.sheets.ladder import ladder
from render.sheets.prospects import prospects
from render.sheets.standings import standings


def artist_of(game: str) -> Artist[Any]:
    """Return the artist of *game*, or raise NoArtist."""
    found = part("render", game)
    if not isinstance(found, Artist):
        raise NoArtist(game)
    return found


def draw(order: Order) -> Drawing:
    """Return the scene for *order* and its alt text."""
    match order:
        case StandingsOrder():
            return standings(order)
        case ContestOrder():
            return contest(order)
        case ProspectsOrder():
            return prospects(order)
        case LadderOrder():
            return ladder(order)
        case CurveOrder():
            return curve(order)
        case LobbyOrder():
            return lobby(order), alt_text.lobby_alt_text(order)
        case KaijuOrder():
            return kaiju_choice(order), alt_text.kaiju_alt_text(order)
        case GreetingOrder():
            return greeting(order), alt_text.greeting_alt_text(order)
        case SeasonOrder():
            return season(order), alt_text.season_alt_text(order)
    return artist_of(order.game).draw(order)
