"""What a lesson is, once it is read: a position, the steps to take from it, and the messages of the coach by key."""

from collections.abc import Iterator, Mapping

import msgspec

from engine.play import Pick, Position, Seat

Picks = tuple[Pick, ...]


class Step(msgspec.Struct, frozen=True):
    """One answer of the learner: what is *right*, and what the others answer *then*.

    A spelling that ends in ``*`` stands for all that begin so. Without any, what *brings* an event of that name is
    right. *wrong* has the messages for other answers, by spelling. It is *joined* to the step before where a form gives
    both answers at once: the two count as one.
    """

    says: str
    right: tuple[str, ...] = ()
    brings: str = ""
    wrong: Mapping[str, str] = {}
    then: tuple[tuple[Seat, Picks], ...] = ()
    joined: bool = False


class Lesson(msgspec.Struct, frozen=True):
    """A lesson of a *game*. Without steps it is a whole game of *seats* against computers of that *level*.

    In a whole game the learner has that *kaiju*, without one it is left to chance.
    """

    game: str
    key: str
    title: str
    end: str
    says: str = ""
    position: Position | None = None
    seat: Seat = 0
    steps: tuple[Step, ...] = ()
    seats: int = 0
    kaiju: str = ""
    level: str = "easy"
    options: Mapping[str, str | int | bool] = {}
    places: Mapping[str, str] = {}  # of messages: the file and line that name them

    @property
    def is_whole(self) -> bool:
        """Whether it is a game played to its end."""
        return self.position is None

    def counted(self, answers: int) -> int:
        """Return as how many steps the first *answers* of the learner count."""
        return sum(not step.joined for step in self.steps[:answers])

    def messages(self) -> Iterator[str]:
        """Yield the keys of everything that the coach may say."""
        yield from (self.title, self.end)
        if self.says:
            yield self.says
        for step in self.steps:
            yield step.says
            yield from step.wrong.values()
