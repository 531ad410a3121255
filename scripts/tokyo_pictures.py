"""The pictures of Tokyo Clash, ordered for golden positions."""

from collections.abc import Iterator

from engine import games
from engine.play import Question
from engine.tokyo_clash.view import ClashView
from render.orders import BoardOrder, CardOrder, Form, HandOrder, Order, ResultOrder
from tests.render.moment import Moment
from tests.render.positions import HARD_NAMES, NAMES
from tests.render.tokyo_clash.positions import GAME, all_asked, asked_for, busy, finished, gathered

#: Questions that are answered on the board: seats, the pair of events, and how many options there should be.
ON_BOARD = {
    "throw.to": (4, 0, 10),
    "attack": (3, 0, 4),
    "throw.through": (4, 0, 2),
    "throw.hit": (4, 0, 3),
    "move": (2, 2, 8),
    "fly": (4, 1, 6),
    "place.tank": (4, 0, 12),
    "move.train": (3, 0, 2),
    "face.jet": (2, 1, 3),
    "face.battleship": (4, 1, 3),
    "radar": (4, 0, 3),
    "bask": (4, 2, 3),
    "push": (4, 0, 3),
}
IN_HAND = {
    "act": (4, 0, 9),
    "momentum": (4, 0, 5),
    "defend": (3, 0, 2),
    "refresh": (4, 0, 2),
    "action": (2, 0, 2),
    "trophy": (4, 0, 1),
    "recover": (4, 0, 2),
    "sift.keep": (4, 0, 2),
    "bunker": (4, 0, 3),
    "spend": (4, 0, 1),
}


def tokyo_clash() -> Iterator[tuple[str, str, Order]]:
    """Yield the pictures of Tokyo Clash."""
    for seats, pair in ((2, 2), (3, 1), (4, 0), (4, 1), (2, 0)):
        key = f"clash-board-{seats}" if (seats, pair) != (4, 1) and (seats, pair) != (2, 0) else f"clash-board-{seats}b"
        yield key, f"Tokyo Clash, {seats} seats", clash_board(busy(seats, pair))
    yield "clash-board-names", "Tokyo Clash, names from everywhere", clash_board(busy(4), HARD_NAMES)
    for kaiju in (3, 4):
        view = gathered(busy(4, 1), kaiju, "0,1", 3)
        yield f"clash-board-crowd-{kaiju}", f"Tokyo Clash, {kaiju} kaiju in one space", board_of(view)
    yield "clash-board-refresh", "Tokyo Clash, all are asked", clash_board(all_asked())
    for ask, (seats, pair, least) in ON_BOARD.items():
        moment = asked_for(ask, seats, pair, least)
        yield f"clash-ask-{ask}", f"Tokyo Clash, asked: {ask}", clash_choice(moment)
    for ask, (seats, pair, least) in IN_HAND.items():
        yield (
            f"clash-hand-{ask}",
            f"Tokyo Clash, the hand when asked: {ask}",
            clash_hand(asked_for(ask, seats, pair, least)),
        )
    yield from _phones()
    yield from _ends()
    yield from _cards()


def _phones() -> Iterator[tuple[str, str, Order]]:
    for seats, pair in ((2, 2), (3, 1), (4, 0)):
        order = clash_board(busy(seats, pair), form="tall")
        yield f"clash-phone-{seats}", f"Tokyo Clash on a phone, {seats} seats", order
    for ask in ("throw.to", "attack", "place.tank"):
        order = clash_choice(asked_for(ask, *ON_BOARD[ask]), form="tall")
        yield f"clash-phone-{ask}", f"Tokyo Clash on a phone, asked: {ask}", order

    for ask in ("act", "recover"):
        hand = clash_hand(asked_for(ask, *IN_HAND[ask]), form="tall")
        yield f"clash-phone-hand-{ask}", f"Tokyo Clash on a phone, the hand when asked: {ask}", hand


def _ends() -> Iterator[tuple[str, str, Order]]:
    for seats in (2, 4):
        end = finished(seats)
        yield f"clash-over-{seats}", f"Tokyo Clash, the board after a game of {seats}", clash_board(end)
        yield f"clash-result-{seats}", f"Tokyo Clash, the result of a game of {seats}", clash_result(end)


def _cards() -> Iterator[tuple[str, str, Order]]:
    cards = games[GAME].content.cards  # type: ignore[attr-defined]
    decks: dict[str, list[str]] = {}
    for card in cards:
        decks.setdefault(card.kaiju, []).append(card.key)
    for deck in decks.values():
        for key in (deck[0], "soar") if "soar" in deck else (deck[0],):
            order = CardOrder(game=GAME, card=key, copies=deck.count(key), total=len(deck))
            yield f"clash-card-{key}", f"Tokyo Clash, the card {key}", order


def clash_board(moment: Moment, names: tuple[str, ...] = NAMES, *, form: Form = "wide") -> BoardOrder:
    """Return the order for the board that everybody sees at *moment*."""
    return board_of(moment.view(), names, moment.pending, moment, form=form)


def board_of(
    view: ClashView,
    names: tuple[str, ...] = NAMES,
    asked: tuple[Question, ...] = (),
    moment: Moment | None = None,
    *,
    form: Form = "wide",
) -> BoardOrder:
    """Return the order for the board of *view*."""
    people = names[: len(view.fighters)]
    events = moment.events if moment else ()
    return BoardOrder(game=GAME, view=view, names=people, asked=asked, events=events, form=form)


def clash_choice(moment: Moment, *, form: Form = "wide") -> BoardOrder:
    """Return the order for the board of the one who is asked at *moment*, with the choice on it."""
    question = moment.pending[0]
    view = moment.view(question.seat)
    people = NAMES[: len(view.fighters)]
    return BoardOrder(game=GAME, view=view, names=people, asked=(question,), choice=question, form=form)


def clash_hand(moment: Moment, *, form: Form = "wide") -> HandOrder:
    """Return the order for the hand of the one who is asked at *moment*."""
    question = moment.pending[0]
    view = moment.view(question.seat)
    names = NAMES[: len(view.fighters)]
    return HandOrder(game=GAME, view=view, names=names, choice=question, form=form)


def clash_result(moment: Moment) -> ResultOrder:
    """Return the order for the result card of a finished game."""
    assert moment.outcome is not None
    view = moment.view()
    names = NAMES[: len(view.fighters)]
    return ResultOrder(game=GAME, view=view, names=names, outcome=moment.outcome, events=moment.story)
