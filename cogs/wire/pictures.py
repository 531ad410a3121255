"""Pictures for pages: what the painter is asked for, and what is done when it cannot draw."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from cogs.reader.story import Story
from cogs.wire.game_pages import pages_of
from engine.play import Decision, Event, Question
from ops import meters
from ops.budget import urgency
from render.errors import NoArtist, TooSlow
from render.orders import (
    BoardOrder,
    CardOrder,
    Form,
    HandOrder,
    Order,
    Picture,
    ProspectsOrder,
    ResultOrder,
    TableOrder,
)
from render.painter import Painter

log = logging.getLogger("kaiju.cogs")
T = TypeVar("T", bound=TableOrder)


class Pictures:
    """Orders pictures, as urgently as the message they are for; a page without one still says everything in words."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter

    async def board(
        self, story: Story, events: Sequence[Event] = (), *, form: Form = "wide", acts: int = 1
    ) -> Picture | None:
        """Return the board as the reader of *story* sees it; their own choices are lettered.

        *events* are what happened in the last *acts*.
        """
        if story.look.view is None:
            return None
        return await self.draw(board_order(story, events, form=form, acts=acts), story)

    async def choice(
        self, story: Story, question: Question, form: Form, events: Sequence[Event] = (), acts: int = 1
    ) -> Picture | None:
        """Return the board as everybody sees it, with the answers to a public *question* lettered."""
        if story.look.view is None:
            return None
        board = board_order(story, events, form=form, acts=acts)
        order = msgspec.structs.replace(board, choice=with_letters(story, question))
        return await self.draw(order, story)

    async def proposal(self, story: Story, events: Sequence[Event], *, form: Form = "wide") -> Picture | None:
        """Return the board as it would be after *events* that are suggested to the reader of *story*, all on it."""
        if story.look.seat is None or story.look.view is None:
            return None
        order = board_order(story, events, form=form)
        asked = Decision(story.look.seat, "suggested", ())
        return await self.draw(msgspec.structs.replace(order, asked=(asked,), choice=asked, is_ahead=True), story)

    async def words_of_board(self, story: Story, events: Sequence[Event] = ()) -> Picture | None:
        """Return the board in words alone, for when it could not be drawn."""
        try:
            return await self._painter.say(board_order(story, events), str(story.table.id))
        except TooSlow as late:
            log.warning("the words of a board are left out", extra={"game": story.table.game, "reason": str(late)})
            return None
        except Exception:
            log.exception("a board could not be told", extra={"game": story.table.game})
            return None

    async def private(self, story: Story, events: Sequence[Event] = (), *, form: Form = "wide") -> Picture | None:
        """Return what goes with the reader's question: the lettered board or their hand.

        Whoever watches, holds nothing yet or has played to the end sees the board. *events* are what the reader has
        just done.
        """
        own = story.look.questions[0].question if story.look.questions else None
        is_idle = own is None and (story.table.status == "finished" or not getattr(story.look.view, "hand", True))
        if story.look.seat is None or is_idle or (own and story.teller.is_on_board(own, story.look.view)):
            return await self.board(story, events, form=form)
        return await self.hand(story, events, form=form)

    async def hand(self, story: Story, events: Sequence[Event] = (), *, form: Form = "wide") -> Picture | None:
        """Return the reader's own hand, with the answers to their question lettered."""
        if story.look.seat is None or story.look.view is None:
            return None
        return await self.draw(hand_order(story, events, form=form), story)

    async def result(
        self,
        story: Story,
        events: Sequence[Event],
        prospects: ProspectsOrder | None = None,
        form: Form = "wide",
    ) -> Picture | None:
        """Return how the game of *story* ended; *events* are all there were, *prospects* how it went, if known."""
        if story.table.outcome is None:
            return None
        how = {"outcome": story.table.outcome, "prospects": prospects, "form": form}
        return await self.draw(_order(ResultOrder, story, events, **how), story)

    async def card(self, game: str, locale: str, card: str, deck: Sequence[str]) -> Picture | None:
        """Return one *card* of a *deck*, large."""
        order = CardOrder(game=game, locale=locale, card=card, copies=list(deck).count(card), total=len(deck))
        return await self.draw(order)

    async def draw(self, order: Order, story: Story | None = None) -> Picture | None:
        """Return the picture of *order*, for the table of *story* if it is about one; None if there is none."""
        began = time.perf_counter()
        try:
            picture = await self._painter.draw(order, str(story.table.id) if story else "", urgency())
        except NoArtist:
            return None
        except TooSlow as late:
            log.warning("a picture is left out", extra={"game": order.game, "reason": str(late)})
            picture, result = None, "late"
        except Exception:  # a game must go on without its pictures
            log.exception("a picture could not be drawn", extra={"game": order.game, "order": type(order).__name__})
            picture, result = None, "failed"
        else:
            result = "drawn"
        meters.drawn.note(time.perf_counter() - began, type(order).__name__.removesuffix("Order").lower(), result)
        return picture


def board_order(story: Story, events: Sequence[Event] = (), *, form: Form = "wide", acts: int = 1) -> BoardOrder:
    """Return the order for the board as the reader of *story* sees it after the last *acts*."""
    # Who is asked may be known to all; what they can answer may not.
    asked = tuple(Decision(each.seat, each.ask, ()) for each in story.look.waiting)
    return _order(BoardOrder, story, events, asked=asked, choice=lettered(story), acts=acts, form=form)


def hand_order(story: Story, events: Sequence[Event] = (), *, form: Form = "wide") -> HandOrder:
    """Return the order for the hand of the reader of *story*."""
    return _order(HandOrder, story, events, choice=lettered(story), form=form)


def _order(kind: type[T], story: Story, events: Sequence[Event], **more: Any) -> T:
    """Return an order of that *kind* for the table of *story*."""
    table, names = story.table, story.drawn_names()
    return kind(
        game=table.game, locale=story.words.language, view=story.look.view, names=names, events=tuple(events), **more
    )


def lettered(story: Story) -> Question | None:
    """Return the question put to the reader with those answers whose buttons carry letters."""
    own = story.look.questions[0].question if story.look.questions else None
    return own and with_letters(story, own)


def with_letters(story: Story, question: Question) -> Question:
    """Return *question* with those answers whose buttons carry letters."""
    if story.teller.special.is_lettered:
        return question
    if not isinstance(question, Decision) or not story.teller.is_on_board(question, story.look.view):
        return Decision(question.seat, question.ask, ())  # the reader is asked, but the picture does not say what
    hidden = pages_of(story.table.game).is_hidden(question)
    return msgspec.structs.replace(question, options=tuple(option for option in question.options if not hidden(option)))
