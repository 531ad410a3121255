"""Every kind of picture, drawn from golden positions: what the gallery shows and the palette is chosen from."""

from collections.abc import Iterator

import msgspec

from engine import games
from render.scene import Scene
from render.total_war.board import board
from render.total_war.ending import result_picture
from render.total_war.faces import card_picture, deck_picture, hand_picture
from render.total_war.phone import phone_board
from tests.render.positions import HARD_NAMES, NAMES, Moment, asked_for, crowded, finished


class Shown(msgspec.Struct, frozen=True):
    """A picture and what to say about it."""

    key: str
    title: str
    scene: Scene


def every_picture() -> Iterator[Shown]:
    """Yield all pictures, game by game."""
    yield from total_war()


def total_war() -> Iterator[Shown]:
    """Yield the pictures of Total War."""
    for seats in range(3, 13):
        yield Shown(f"war-board-{seats}", f"Total War, {seats} seats", board_of(crowded(seats)))
    yield Shown("war-board-names", "Total War, names from everywhere", board_of(crowded(12), HARD_NAMES))
    for ask in ("open", "answer", "target", "damage", "heart", "building", "counter", "discard"):
        moment = asked_for(ask, **({"counter_attack": True} if ask == "counter" else {}))
        yield Shown(f"war-ask-{ask}", f"Total War, asked: {ask}", board_of(moment))
        yield Shown(f"war-hand-{ask}", f"Total War, the hand when asked: {ask}", hand_of(moment))
    for seats, seed in ((4, 11), (6, 5), (12, 3)):
        end = finished(seats, seed)
        assert end.outcome
        card = result_picture(end.view(), NAMES, end.outcome, end.story)
        yield Shown(f"war-result-{seats}", f"Total War, the result of a game of {seats}", card)
        yield Shown(f"war-over-{seats}", f"Total War, the board after a game of {seats}", board_of(end))
    for seats in (4, 8, 12):
        moment = crowded(seats)
        scene = phone_board(moment.view(), NAMES, asked=moment.pending, events=moment.events)
        yield Shown(f"war-phone-{seats}", f"Total War on a phone, {seats} seats", scene)
    deck = games["total_war"].content.deck  # type: ignore[attr-defined]
    yield Shown("war-deck", "Total War, the deck", deck_picture(deck))
    for key in ("7", "4h", "8b", "-3", "change_direction", "choose_target", "wound", "double_wound"):
        yield Shown(f"war-card-{key}", f"Total War, the card {key}", card_picture(key, deck.count(key), len(deck)))


def board_of(moment: Moment, names: tuple[str, ...] = NAMES, seat: int | None = None) -> Scene:
    """Return the board at *moment*; for the one who is asked, the choices are lettered."""
    choice = moment.pending[0] if moment.pending and moment.pending[0].ask in ("target", "building") else None
    return board(moment.view(seat), names, asked=moment.pending, events=moment.events, choice=choice)


def hand_of(moment: Moment, names: tuple[str, ...] = NAMES) -> Scene:
    """Return the hand of the one who is asked at *moment*."""
    question = moment.pending[0]
    return hand_picture(moment.view(question.seat), names, choice=question)
