"""Pictures for pages: what the painter is asked for, and what is done when it cannot draw."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from cogs.reader.story import Story
from cogs.wire.game_pages import pages_of
from engine.play import Decision, Event, Question
from render.errors import NoArtist, TooSlow
from render.orders import BoardOrder, CardOrder, DeckOrder, HandOrder, Order, Picture, ResultOrder, StandingsOrder
from render.painter import Painter

log = logging.getLogger("kaiju.cogs")
HANDS = 4  # drawn at the same time


class Pictures:
    """Orders pictures; a page without one still says everything in words."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        # So that a crowd of hands does not keep the boards waiting, and a hand nobody waits for is never begun.
        self._hands = asyncio.Semaphore(HANDS)

    async def board(self, story: Story, events: Sequence[Event] = (), *, is_phone: bool = False) -> Picture | None:
        """Return the board as the reader of *story* sees it; their own choices are lettered."""
        if story.look.view is None:
            return None
        return await self._drawn(board_order(story, events, is_phone=is_phone), story)

    async def words_of_board(self, story: Story, events: Sequence[Event] = ()) -> Picture | None:
        """Return the board in words alone, for when it could not be drawn."""
        try:
            return await self._painter.say(board_order(story, events), str(story.table.id))
        except Exception:
            log.exception("a board could not be told", extra={"game": story.table.game})
            return None

    async def private(self, story: Story, *, is_phone: bool = False) -> Picture | None:
        """Return what goes with the reader's question: the lettered board or their hand; who watches sees the board."""
        own = story.look.questions[0].question if story.look.questions else None
        if story.look.seat is None or (own and story.teller.is_on_board(own, story.look.view)):
            return await self.board(story, is_phone=is_phone)
        return await self.hand(story)

    async def hand(self, story: Story) -> Picture | None:
        """Return the reader's own hand, with the answers to their question lettered."""
        if story.look.seat is None or story.look.view is None:
            return None
        async with self._hands:
            return await self._drawn(hand_order(story), story)

    async def result(self, story: Story, events: Sequence[Event]) -> Picture | None:
        """Return how the game of *story* ended; *events* are all there were."""
        if story.table.outcome is None:
            return None
        order = ResultOrder(
            game=story.table.game,
            locale=story.words.language,
            view=story.look.view,
            names=story.drawn_names(),
            outcome=story.table.outcome,
            events=tuple(events),
        )
        return await self._drawn(order, story)

    async def card(self, game: str, locale: str, card: str, deck: Sequence[str]) -> Picture | None:
        """Return one *card* of a *deck*, large."""
        order = CardOrder(game=game, locale=locale, card=card, copies=list(deck).count(card), total=len(deck))
        return await self._drawn(order)

    async def deck(self, game: str, locale: str, deck: Sequence[str]) -> Picture | None:
        """Return all the faces of a *deck*."""
        return await self._drawn(DeckOrder(game=game, locale=locale, deck=tuple(deck)))

    async def standings(self, order: StandingsOrder) -> Picture | None:
        """Return statistics as bars."""
        return await self._drawn(order)

    async def _drawn(self, order: Order, story: Story | None = None) -> Picture | None:
        try:
            return await self._painter.draw(order, str(story.table.id) if story else "")
        except NoArtist:
            return None
        except TooSlow as late:
            log.warning("a picture is left out", extra={"game": order.game, "reason": str(late)})
            return None
        except Exception:  # a game must go on without its pictures
            log.exception("a picture could not be drawn", extra={"game": order.game, "order": type(order).__name__})
            return None


def board_order(story: Story, events: Sequence[Event] = (), *, is_phone: bool = False) -> BoardOrder:
    """Return the order for the board as the reader of *story* sees it."""
    # Who is asked may be known to all; what they can answer may not.
    asked = tuple(Decision(each.seat, each.ask, ()) for each in story.look.waiting)
    return BoardOrder(
        game=story.table.game,
        locale=story.words.language,
        view=story.look.view,
        names=story.drawn_names(),
        asked=asked,
        events=tuple(events),
        choice=lettered(story),
        is_phone=is_phone,
    )


def hand_order(story: Story) -> HandOrder:
    """Return the order for the hand of the reader of *story*."""
    return HandOrder(
        game=story.table.game,
        locale=story.words.language,
        view=story.look.view,
        names=story.drawn_names(),
        choice=lettered(story),
    )


def lettered(story: Story) -> Question | None:
    """Return the question put to the reader with those answers whose buttons carry letters."""
    own = story.look.questions[0].question if story.look.questions else None
    if own is None or story.teller.special.is_lettered:
        return own
    if not isinstance(own, Decision) or not story.teller.is_on_board(own, story.look.view):
        return Decision(own.seat, own.ask, ())  # the reader is asked, but the picture does not say what
    hidden = pages_of(story.table.game).is_hidden(own)
    return msgspec.structs.replace(own, options=tuple(option for option in own.options if not hidden(option)))
