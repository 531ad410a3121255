"""The posters of the gallery: lobbies of every size, with names from everywhere."""

from collections.abc import Iterator

import msgspec

from engine import games
from render.orders import GreetingOrder, KaijuCard, KaijuOrder, LobbyOrder, Order, PosterFact, PosterGame, PosterSeat
from render.posters.ordering import Holder, greeting_order, kaiju_order, players_and_minutes
from tests.render.positions import HARD_NAMES, NAMES
from words.names import titled

CLASH, WAR, TRACK = "tokyo_clash", "total_war", "monopoly"
TITLES = {CLASH: "Tokyo Clash", WAR: "Total War", TRACK: "Monopoly"}


def posters() -> Iterator[tuple[str, str, Order]]:
    """Yield the posters."""
    for key, game, seats, taken in (
        ("poster-lobby-1", "stomp", 1, 1),
        ("poster-lobby-2", CLASH, 2, 1),
        ("poster-lobby-4", CLASH, 4, 3),
        ("poster-lobby-5", TRACK, 5, 3),
        ("poster-lobby-8", TRACK, 8, 8),
        ("poster-lobby-9", WAR, 9, 6),
        ("poster-lobby-12", WAR, 12, 10),
    ):
        yield key, f"A table of {seats} seats", lobby_order(game, seats, NAMES[:taken])
    for seats in (4, 8, 12):
        yield (
            f"poster-lobby-names-{seats}",
            "A table, names from everywhere",
            lobby_order(WAR, seats, HARD_NAMES[:seats]),
        )
    yield from _choices()
    shipped = greeting_order(games[key] for key in (CLASH, WAR, TRACK))
    yield "poster-greeting", "The greeting", shipped
    for count in (1, 2, 4, 5):
        yield f"poster-greeting-{count}", f"The greeting with games: {count}", _greeting_of(shipped, count)


def _choices() -> Iterator[tuple[str, str, Order]]:
    for game in (WAR, CLASH, TRACK):
        yield f"poster-kaiju-{game}", "Choosing a kaiju", choice_of(game, NAMES)
    yield "poster-kaiju-names", "Choosing a kaiju, names from everywhere", choice_of(WAR, HARD_NAMES, own=4)
    yield "poster-kaiju-20", "Choosing one of twenty kaiju", many_kaiju(20)


def choice_of(game: str, names: tuple[str, ...], own: int = 3) -> KaijuOrder:
    """Return the choice for the person at seat *own*, who may have one already, as the even seats have."""
    keys = games[game].kaiju
    seats = range(0, min(len(keys), 12), 2 if len(keys) > 4 else 3)
    taken = {keys[seat]: Holder(seat, names[seat]) for seat in seats}
    return kaiju_order(games[game], own, names[own], taken)


def many_kaiju(count: int) -> KaijuOrder:
    """Return the choice of a data pack with *count* kaiju."""
    order = choice_of(WAR, NAMES)
    more = (
        KaijuCard(msgspec.structs.replace(order.cards[at % 12].portrait, key=f"own_{at}", name=f"Own kaiju {at}"))
        for at in range(count - len(order.cards))
    )
    return msgspec.structs.replace(order, cards=(*order.cards, *more))


def _greeting_of(order: GreetingOrder, count: int) -> GreetingOrder:
    own = PosterGame("stomp", "Stomp", "2 to 4 players · 5 minutes", "Play a card, and keep it or throw it.")
    return msgspec.structs.replace(order, games=(*order.games, own, own)[:count])


def lobby_order(game: str, seats: int, names: tuple[str, ...]) -> LobbyOrder:
    """Return a table of *seats* at which *names* sit: a host, people and computers, one of them undecided."""
    kaiju = games[game].kaiju if game in games else ("godzilla",)
    filled = [_seat(name, kaiju[at % len(kaiju)], at) for at, name in enumerate(names)]
    players = players_and_minutes(games[game]) if game in games else "2 to 4 players · 5 minutes"
    facts = (
        PosterFact("players", players),
        PosterFact("edition", "as printed"),
        PosterFact("pace", "a day for each move"),
    )
    free = (PosterSeat(),) * (seats - len(names))
    return LobbyOrder(game=game, title=TITLES.get(game, "Stomp"), facts=facts, seats=(*filled, *free))


def _seat(name: str, kaiju: str, at: int) -> PosterSeat:
    if at == 1:
        return PosterSeat(name)
    level = ("easy", "normal", "hard")[at % 3] if at % 3 == 2 else ""
    return PosterSeat(name, kaiju, titled(kaiju), level, is_host=at == 0)
