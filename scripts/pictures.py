"""Every kind of picture, ordered for golden positions: what the gallery shows and the palette is chosen from."""

from collections.abc import Iterator
from functools import cache
from itertools import chain

import msgspec

from engine import games
from engine.play import Question
from render.alt_text import AltText
from render.artists import draw
from render.orders import Bar, BoardOrder, CardOrder, Form, HandOrder, Order, ResultOrder, StandingsOrder
from render.scene.scene import Scene
from scripts.monopoly_pictures import monopoly
from scripts.poster_pictures import posters
from scripts.tokyo_pictures import tokyo_clash
from tests.render.moment import Moment
from tests.render.positions import HARD_NAMES, NAMES, asked_for, crowded, finished, holding_king

WAR = "total_war"
KAIJU = (("godzilla", "Godzilla"), ("king_ghidorah", "King Ghidorah"), ("own", "Of a data pack"))
LUCK = (
    (19, 31, 0.31),
    (128, 340, 0.25),
    (3, 3, 0.5),
    (4, 9, 0.33),
    (1, 2, 0.5),
    (1, 4, 0.25),
    (0, 1, 0.08),
    (3, 12, 0.31),
    (0, 2, 1.0),
    (2, 19, 0.4),
)
ASKS = ("open", "answer", "target", "damage", "heart", "building", "counter", "discard")


class Shown(msgspec.Struct, frozen=True):
    """A picture, what to say about it, and what it says in words."""

    key: str
    title: str
    scene: Scene
    alt_text: AltText


@cache
def every_picture() -> tuple[Shown, ...]:
    """Return all pictures, game by game."""
    orders = chain(total_war(), tokyo_clash(), monopoly(), statistics(), posters())
    return tuple(Shown(key, title, *draw(order)) for key, title, order in orders)


def total_war() -> Iterator[tuple[str, str, Order]]:
    """Yield the pictures of Total War."""
    for seats in range(3, 13):
        yield f"war-board-{seats}", f"Total War, {seats} seats", war_board(crowded(seats))
    yield "war-board-names", "Total War, names from everywhere", war_board(crowded(12), HARD_NAMES)
    for ask in ASKS:
        moment = asked_for(ask, **({"counter_attack": True} if ask == "counter" else {}))
        yield f"war-ask-{ask}", f"Total War, asked: {ask}", war_board(moment, choice=_choice(moment))
        yield f"war-hand-{ask}", f"Total War, the hand when asked: {ask}", war_hand(moment)
    yield "war-hand-king", "Total War, a hand with the King of Monsters card", war_hand(holding_king())
    for key, moment in (("king", holding_king()), ("discard", asked_for("discard"))):
        yield f"war-tall-hand-{key}", f"Total War, tall, a hand ({key})", war_hand(moment, form="tall")
    for seats in (4, 8, 12):
        yield f"war-tall-{seats}", f"Total War, tall, {seats} seats", war_board(crowded(seats), form="tall")
    for seats, seed in ((4, 11), (6, 5), (12, 3)):
        end = finished(seats, seed)
        yield f"war-over-{seats}", f"Total War, the board after a game of {seats}", war_board(end)
        yield f"war-result-{seats}", f"Total War, the result of a game of {seats}", war_result(end)
    yield from _cards()


def _cards() -> Iterator[tuple[str, str, Order]]:
    deck = games[WAR].content.deck  # type: ignore[attr-defined]
    for key in ("7", "4h", "8b", "-3", "change_direction", "choose_target", "wound", "double_wound"):
        order = CardOrder(game=WAR, card=key, copies=deck.count(key), total=len(deck))
        yield f"war-card-{key}", f"Total War, the card {key}", order


def statistics() -> Iterator[tuple[str, str, Order]]:
    """Yield the pictures of statistics: a server's table, of names from everywhere too, and one person's kaiju."""
    for key, names in (("stats-table", NAMES), ("stats-names", HARD_NAMES)):
        yield key, "Statistics, the table of a server", standings_of(names[:10])
    kaiju = tuple(Bar(name, 3 - at, 7 - at, 0.3, kaiju=key) for at, (key, name) in enumerate(KAIJU))
    own = StandingsOrder(game="total_war", title="Record", accent="戦績", first="Total War", second="2027", bars=kaiju)
    yield "stats-person", "Statistics, one person's kaiju", own


def standings_of(names: tuple[str, ...]) -> StandingsOrder:
    """Return the order for the table of a server with *names*, whose luck is as different as it gets."""
    bars = tuple(
        Bar(name, wins, games, fair, at + 1, kaiju=KAIJU[at % 3][0], note=KAIJU[at % 3][1])
        for at, (name, (wins, games, fair)) in enumerate(zip(names, LUCK, strict=True))
    )
    return StandingsOrder(game="all", title="Standings", accent="戦績", first="All games", second="All time", bars=bars)


def war_board(
    moment: Moment, names: tuple[str, ...] = NAMES, *, choice: Question | None = None, form: Form = "wide"
) -> BoardOrder:
    """Return the order for the board at *moment*."""
    view = moment.view()
    people = names[: len(view.fighters)]
    asked, events = moment.pending, moment.events
    return BoardOrder(game=WAR, view=view, names=people, asked=asked, events=events, choice=choice, form=form)


def _choice(moment: Moment) -> Question | None:
    """Return the question that is answered on the board itself, if the one that is asked is."""
    return moment.pending[0] if moment.pending[0].ask in ("target", "building") else None


def war_hand(moment: Moment, names: tuple[str, ...] = NAMES, *, form: Form = "wide") -> HandOrder:
    """Return the order for the hand of the one who is asked at *moment*."""
    question = moment.pending[0]
    return HandOrder(game=WAR, view=moment.view(question.seat), names=names, choice=question, form=form)


def war_result(moment: Moment, names: tuple[str, ...] = NAMES) -> ResultOrder:
    """Return the order for the result card of a finished game."""
    assert moment.outcome is not None
    return ResultOrder(game=WAR, view=moment.view(), names=names, outcome=moment.outcome, events=moment.story)
