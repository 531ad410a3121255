"""The pictures of a lobby: its poster, and the kaiju to choose from."""

from __future__ import annotations

from typing import Any

from cogs.reader.names import clean
from cogs.reader.story import Story, clock_text
from cogs.screens.lobby.options import edition
from engine.play import Game, Seat
from render.orders import KaijuOrder, LobbyOrder, PosterFact, PosterSeat
from render.posters.ordering import Holder, kaiju_order, players_and_minutes

FEWEST = 4  # seats on a poster, as far as the game has so many


def lobby_order(story: Story, game: Game[Any]) -> LobbyOrder:
    """Return the order for the poster: everybody who sits there, and open seats, one of them at least."""
    locale, table = story.words.language, story.table
    seats = [_seat(story, seat.seat) for seat in table.seats]
    shown = min(game.seats.stop - 1, max(FEWEST, game.seats.start, len(seats) + 1))
    facts = [PosterFact("players", players_and_minutes(game, locale))]
    if name := edition(story, game):
        facts.append(PosterFact("edition", name))
    facts.append(PosterFact("pace", clock_text(story.words, table.budget)))
    return LobbyOrder(
        game=game.key,
        locale=locale,
        title=story.game,
        facts=tuple(facts),
        seats=(*seats, *[PosterSeat()] * (shown - len(seats))),
    )


def _seat(story: Story, seat: Seat) -> PosterSeat:
    info = story.table.seats[seat]
    return PosterSeat(
        name=story.drawn_names()[seat],
        kaiju=info.kaiju,
        kaiju_name=story.kaiju_name(info.kaiju) if info.kaiju else "",
        level=story.level_within(info.level) if info.level else "",
        is_host=info.person == story.table.host,
    )


def choice_order(story: Story, game: Game[Any], seat: Seat) -> KaijuOrder:
    """Return the order for the picture from which the person at *seat* chooses a kaiju."""
    names = story.drawn_names()
    # A computer yields to a person, so what it has is free.
    held = [info for info in story.table.seats if info.kaiju and not info.level]
    taken = {info.kaiju: Holder(info.seat, names[info.seat]) for info in held}
    return kaiju_order(game, seat, clean(names[seat]), taken, story.words.language)
