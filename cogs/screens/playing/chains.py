"""Chains: several answers as one act.

Where only one answer leads on to a place on the board, that place is asked at once; where chores wait for somebody,
answers to all of them are suggested together.
"""

from __future__ import annotations

from typing import Any, TypeGuard

from msgspec.structs import asdict, replace

from cogs.reader.story import Story
from cogs.wire.game_pages import pages_of
from data.words import Words
from engine.play import Decision, Pick, Question, Subset
from engine.tokens import DECLINES, kind_of
from table import Asked, Host, Look, NotNow, Plan, Planned, Refused, Rehearsed, Stale, Suggested
from words.teller import Teller

FEW = 4  # answers that are tried out


class Chained(Asked, frozen=True, kw_only=True):
    """A question that follows from the answer *pick* to the *first* one, which was asked in the view *before*."""

    first: Question
    pick: str
    before: Any

    def plan(self, chosen: Pick) -> Plan:
        """Return both answers."""
        return Planned(self.first.ask, (self.pick,)), Planned(self.question.ask, (chosen,))

    @property
    def others(self) -> tuple[str, ...]:
        """The other answers to the first question."""
        assert isinstance(self.first, Decision)
        return tuple(option for option in self.first.options if option != self.pick)


class Proposed(Asked, frozen=True, kw_only=True):
    """A chore with answers to it and to those that follow from it, which may be taken as they are."""

    suggested: Suggested


async def look_ahead(host: Host, person: str, words: Words, look: Look, *, is_singly: bool = False) -> Look:
    """Return *look* with the question that comes next in place of its own, where one answer to that leads there.

    Chores that wait come with what is suggested, unless their person decides them one by one (*is_singly*).
    """
    # A lesson asks one thing at a time and has a word to each.
    if not look.questions or look.is_led or not pages_of(look.table.game).has_chains:
        return look
    asked, teller = look.questions[0], Story(look, words).teller
    if asked.is_chore and not is_singly:
        found = await host.play.suggestion(look.table.id, person, asked.version)
        if found is not None:
            return replace(look, questions=(Proposed(**asdict(asked), suggested=found),))
    options = _leading(asked.question, look.view, teller)
    if not options:
        return look
    plans = [(Planned(asked.question.ask, (option,)),) for option in options]
    try:
        tried = await host.play.rehearse(look.table.id, person, plans, asked.version)
    except (Stale, NotNow, Refused):  # it has moved on, or something would come to light
        return look
    leading = [(option, each) for option, each in zip(options, tried, strict=True) if _leads(each, teller)]
    if len(leading) != 1:
        return look
    ((option, after),) = leading
    if [kind_of(each) for each in options].count(kind_of(option)) > 1:
        return look  # one place among others is no matter of course
    given = asdict(asked) | {"question": after.question}
    ahead = Chained(**given, first=asked.question, pick=option, before=look.view)
    waiting = (
        replace(each, ask=ahead.question.ask, public=None) if each.seat == look.seat else each for each in look.waiting
    )
    return replace(look, view=after.view, questions=(ahead,), waiting=tuple(waiting))


def _leading(question: Question, view: Any, teller: Teller) -> tuple[str, ...]:
    """Return the answers to *question* that may lead on, if it is one about few things on the board."""
    if question.secret or not _is_place(question) or not teller.is_on_board(question, view):
        return ()
    options = tuple(option for option in question.options if option not in DECLINES)
    return options if len(options) <= FEW else ()


def _leads(after: Rehearsed, teller: Teller) -> bool:
    asked = after.question
    if asked is None or after.refusal or asked.secret or not _is_place(asked):
        return False
    return teller.is_on_board(asked, after.view)


def _is_place(question: Question) -> TypeGuard[Decision]:
    return isinstance(question, Decision) and not isinstance(question, Subset)
