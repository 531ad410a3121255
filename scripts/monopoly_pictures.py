"""The pictures of Monopoly, ordered for golden positions."""

from collections.abc import Iterator

from engine import games
from engine.monopoly.view import RampageView
from engine.play import Event, Question
from render.orders import BoardOrder, CardOrder, Form, HandOrder, Order, ResultOrder
from tests.render.moment import Moment
from tests.render.monopoly.positions import (
    GAME,
    armed,
    asked_for,
    busy,
    finished,
    full,
    gathered,
    opening,
    own_track,
)
from tests.render.positions import HARD_NAMES, NAMES

#: Questions that are answered on the board, and how many answers there should be.
ON_BOARD = {"turn": 7, "works": 8, "place.tank": 3, "hide": 2, "stride": 6, "sell": 4, "deal.take": 3, "buy": 2}
IN_HAND = {"turn": 7, "works": 12, "strike": 4, "deal.give": 4, "declare": 2, "go": 2, "deal.with": 3, "deal.money": 0}


def monopoly() -> Iterator[tuple[str, str, Order]]:
    """Yield the pictures of Monopoly."""
    for seats in range(2, 9):
        yield f"gm-board-{seats}", f"Monopoly, {seats} seats", board_at(busy(seats))
    for seats in (2, 4, 8):
        yield f"gm-bay-{seats}", f"Monopoly, {seats} seats round the bay", board_at(busy(seats, "bay"))
    for seats in (2, 8):
        yield f"gm-start-{seats}", f"Monopoly, the start of {seats}", board_at(opening(seats))
    yield "gm-board-names", "Monopoly, names from everywhere", board_at(busy(8), HARD_NAMES)
    yield from _crowds()
    for count in (16, 17, 25, 33, 43, 60):
        view = own_track(busy(5), count)
        yield f"gm-track-{count}", f"Monopoly, a track of {count} spaces", board_of(view)
    for ask, least in ON_BOARD.items():
        yield f"gm-ask-{ask}", f"Monopoly, asked: {ask}", choice_at(asked_for(ask, least=least))
    for ask, least in IN_HAND.items():
        yield f"gm-hand-{ask}", f"Monopoly, the hand when asked: {ask}", hand_at(asked_for(ask, least=least))
    yield from _phones()
    yield from _ends()
    yield from _cards()


def _crowds() -> Iterator[tuple[str, str, Order]]:
    view = busy(8).view()
    yield "gm-crowd-corner", "Monopoly, around a corner", board_of(gathered(view, (7, 7, 8, 8, 9, 9, 10, 6)))
    yield "gm-crowd-side", "Monopoly, eight in one space", board_of(gathered(view, (12,) * 8))
    masers = {"kita": 0, "arakawa": 0, "sumida": 0, "koto": 1, "nakano": 1, "ikebukuro": 1, "marunouchi": 3, "ginza": 3}
    yield "gm-masers", "Monopoly, the reach of masers", board_of(full(armed(busy(4).view(), masers)))


def _phones() -> Iterator[tuple[str, str, Order]]:
    for seats, track in ((2, "bay"), (4, "city"), (8, "city")):
        order = board_at(busy(seats, track), form="tall")
        yield f"gm-phone-{seats}", f"Monopoly on a phone, {seats} seats", order
    for ask in ("turn", "hide"):
        order = choice_at(asked_for(ask, least=ON_BOARD[ask]), form="tall")
        yield f"gm-phone-{ask}", f"Monopoly on a phone, asked: {ask}", order
    masers = {"kita": 0, "arakawa": 0, "sumida": 0, "koto": 1, "nakano": 1, "ikebukuro": 1}
    crowd = gathered(full(armed(busy(8).view(), masers)), (12,) * 8)
    yield "gm-phone-crowd", "Monopoly on a phone, eight in one space", board_of(crowd, form="tall")
    for ask in ("works", "turn"):
        hand = hand_at(asked_for(ask, least=IN_HAND[ask]), form="tall")
        yield f"gm-phone-hand-{ask}", f"Monopoly on a phone, the hand when asked: {ask}", hand
    yield "gm-phone-track", "Monopoly on a phone, 33 spaces", board_of(own_track(busy(5), 33), form="tall")


def _ends() -> Iterator[tuple[str, str, Order]]:
    for seats in (2, 4, 8):
        end = finished(seats)
        yield f"gm-over-{seats}", f"Monopoly, the board after a game of {seats}", board_at(end)
        yield f"gm-result-{seats}", f"Monopoly, the result of a game of {seats}", result_at(end)


def _cards() -> Iterator[tuple[str, str, Order]]:
    deck = games[GAME].content.deck  # type: ignore[attr-defined]
    for key in ("atomic_breath", "trawler_fleet", "aftershock"):
        order = CardOrder(game=GAME, card=key, copies=deck.count(key), total=len(deck))
        yield f"gm-card-{key}", f"Monopoly, the card {key}", order


def board_at(moment: Moment, names: tuple[str, ...] = NAMES, *, form: Form = "wide") -> BoardOrder:
    """Return the order for the board that everybody sees at *moment*."""
    return board_of(moment.view(), names, moment.pending, moment.events, form=form)


def board_of(
    view: RampageView,
    names: tuple[str, ...] = NAMES,
    asked: tuple[Question, ...] = (),
    events: tuple[Event, ...] = (),
    *,
    form: Form = "wide",
) -> BoardOrder:
    """Return the order for the board of *view*."""
    people = names[: len(view.kaiju)]
    return BoardOrder(game=GAME, view=view, names=people, asked=asked, events=events, form=form)


def choice_at(moment: Moment, *, form: Form = "wide") -> BoardOrder:
    """Return the order for the board of the one who is asked at *moment*, with the choice on it."""
    question = moment.pending[0]
    view = moment.view(question.seat)
    return BoardOrder(
        game=GAME, view=view, names=NAMES[: len(view.kaiju)], asked=(question,), choice=question, form=form,
        events=moment.events,
    )  # fmt: skip


def hand_at(moment: Moment, *, form: Form = "wide") -> HandOrder:
    """Return the order for the hand of the one who is asked at *moment*."""
    question = moment.pending[0]
    view = moment.view(question.seat)
    return HandOrder(game=GAME, view=view, names=NAMES[: len(view.kaiju)], choice=question, form=form)


def result_at(moment: Moment) -> ResultOrder:
    """Return the order for the result card of a finished game."""
    assert moment.outcome is not None
    view = moment.view()
    names = NAMES[: len(view.kaiju)]
    return ResultOrder(game=GAME, view=view, names=names, outcome=moment.outcome, events=moment.story)
