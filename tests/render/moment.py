"""A game at a question: what the golden positions of every game are made of."""

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.monopoly.view import RampageView
from engine.play import Event, Outcome, Question, Seat
from engine.tokyo_clash.view import ClashView
from engine.total_war.view import WarView
from render.snapshot import Snapshot
from render.words import words

KEYS: dict[type, str] = {WarView: "total_war", ClashView: "tokyo_clash", RampageView: "monopoly"}


class Moment(msgspec.Struct, frozen=True):
    """A game at a question: what anybody may see, what is asked, what happened since the last answer."""

    game: Any
    state: Any
    pending: tuple[Question, ...]
    events: tuple[Event, ...]
    story: tuple[Event, ...]

    def view(self, seat: Seat | None = None) -> Any:
        """Return what *seat* sees."""
        return self.game.view(self.state, seat)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it did."""
        outcome: Outcome | None = self.game.outcome(self.state)
        return outcome


def snapshot(view: Any, names: Sequence[str], **more: Any) -> Snapshot[Any]:
    """Return the table that *view* shows, in English; *more* is what `Snapshot` takes besides."""
    return Snapshot(view, names, words("en", KEYS[type(view)]), **more)
