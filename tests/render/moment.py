"""A game at a question: what the golden positions of every game are made of."""

from typing import Any

import msgspec

from engine.play import Event, Outcome, Question, Seat


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
