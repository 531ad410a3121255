"""Who sits where in the log of a file: seats that are left and taken, votes and pauses, in the order they must have."""

from __future__ import annotations

from collections.abc import Callable

from table.archive.gamefile import Line, Sitting, changed

#: What comes next after an admin has done something, and after a vote was carried.
FOLLOWS = {
    "end": ("broken",),
    "open": ("left",),
    "replace": ("left", "taken"),
}
CARRIED = {"kick": "kicked", "end": "broken", "pause": "paused", "resume": "resumed"}
OF_NO_SEAT = ("moved", "admin", "voted", "paused", "resumed", "carried")
UPDATED = ("rules", "newer")  # pauses for which an update of the program is the reason


class RetracedSeats:
    """The seats of a table while its log is followed; computers keep theirs."""

    def __init__(self, seats: list[Sitting]) -> None:
        self._names = [seat.name for seat in seats]
        self._levels = [bool(seat.level) for seat in seats]
        self._taken = [not seat.level for seat in seats]
        self.away = [False] * len(seats)
        self.assisted = [False] * len(seats)
        self._paused = ""
        self._votes: dict[tuple[str, int], int] = {}  # what is voted on -> the seat that asked, -1 if it was left since
        self._carried: tuple[str, int, int] | None = None  # the vote that was carried by the line before, and who asked
        self._must_follow: tuple[str, ...] = ()
        self._lapsed = -1  # the seat whose clock ran out just now
        self._last: Line | None = None
        self._is_begun = False
        self._kinds: dict[str, Callable[[Line], None]] = {
            "hint": self._hint,
            "left": self._leave,
            "kicked": self._kick,
            "taken": self._take,
            "back": self._come_back,
            "lapsed": self._lapse,
            "paused": self._pause,
            "resumed": self._resume,
            "vote": self._vote,
            "voted": self._voted,
        }

    def is_human(self, seat: int) -> bool:
        """Return whether a person is there to answer for *seat*."""
        return self._taken[seat] and not self.away[seat]

    def may_answer(self, line: Line, *, is_urgent: bool = False) -> bool:
        """Return whether the one that *line* names can have answered: a person, a computer, or the clock for somebody.

        A clock that runs out is a line of its own, but for an urgent question.
        """
        if line.by == "fallback":
            return self.is_human(line.seat) if is_urgent else self._lapsed == line.seat
        return self.is_human(line.seat) == (line.by in ("human", "order"))

    def was_voted(self, kind: str, seat: int) -> bool:
        """Return whether the line before carried a vote of that *kind*, asked for by *seat* as far as that is known."""
        carried = self._carried
        return carried is not None and carried[0] == kind and carried[2] in (seat, -1)

    def may_break(self, reason: str) -> bool:
        """Return whether the table can have been broken off for that *reason* after the line before."""
        last = self._last
        if reason == "vote":
            is_ended = self._carried is not None and self._carried[0] == "end"
            return is_ended or self._paused in UPDATED
        if reason == "admin":
            return last is not None and (last.kind, last.data.what) == ("admin", "end")
        return reason == "rules" or (reason == "deserted" and self._paused == "deserted")

    def must_go_on(self, line: Line) -> None:
        """Complain if another line than *line* had to come next."""
        if self._must_follow and line.kind not in self._must_follow:
            raise changed(f"before line {line.version} one is missing.")
        is_due = (line.kind, line.seat, line.by) == ("act", self._lapsed, "fallback")
        if self._lapsed != -1 and not is_due and line.kind != "paused":
            raise changed(f"before line {line.version} an answer is missing.")

    def follow(self, line: Line) -> None:
        """Take a line that tells of people, or say that it cannot be."""
        self.must_go_on(line)
        if line.kind in OF_NO_SEAT:
            self._must(line.seat == -1, line)
        else:
            self._must(0 <= line.seat < len(self._taken), line)
        self._must(self._is_begun or line.data.what in (None, "open"), line)
        if line.kind in self._kinds:
            self._kinds[line.kind](line)

    def note(self, line: Line) -> None:
        """Remember what has to come after *line*."""
        self._last = line
        self._is_begun = self._is_begun or line.kind == "start"
        # In a lobby a seat is opened without a line of its own.
        self._must_follow = FOLLOWS[line.data.what or ""] if line.kind == "admin" and self._is_begun else ()
        self._carried = None
        if line.kind == "voted":
            self._close_vote(line)
        if line.kind == "act":
            self._lapsed = -1

    def close(self) -> None:
        """Complain if something is missing at the end, or if others sit there than the file says."""
        sitting = [bool(name) for name in self._names]
        if self._must_follow or self._lapsed != -1 or sitting != self._taken:
            raise changed("seats or lines are missing.")

    @staticmethod
    def _must(truth: bool, line: Line) -> None:
        if not truth:
            raise changed(f"line {line.version} tells of something that cannot be ({line.kind}).")

    def _hint(self, line: Line) -> None:
        self._must(self._taken[line.seat], line)
        self.assisted[line.seat] = True

    def _leave(self, line: Line) -> None:
        self._must(self._taken[line.seat], line)
        self._taken[line.seat] = self.away[line.seat] = False
        self._votes = {about: -1 if asker == line.seat else asker for about, asker in self._votes.items()}

    def _kick(self, line: Line) -> None:
        self._must(self._carried is not None and self._carried[:2] == ("kick", line.seat), line)
        self._leave(line)

    def _take(self, line: Line) -> None:
        self._must(not self._levels[line.seat] and not self.is_human(line.seat), line)
        self._votes = {about: -1 if asker == line.seat else asker for about, asker in self._votes.items()}
        self._taken[line.seat], self.away[line.seat] = True, False

    def _come_back(self, line: Line) -> None:
        self._must(self._taken[line.seat] and self.away[line.seat], line)
        self.away[line.seat] = False

    def _lapse(self, line: Line) -> None:
        self._must(self.is_human(line.seat) and bool(line.data.lapses), line)
        self.away[line.seat] = bool(line.data.away)
        self._lapsed = line.seat

    def _pause(self, line: Line) -> None:
        reason = line.data.reason
        is_voted = reason == "vote" and self._carried is not None and self._carried[0] == "pause"
        is_deserted = reason == "deserted" and not any(map(self.is_human, range(len(self._taken))))
        self._must(not self._paused and (is_voted or is_deserted or reason in UPDATED), line)
        self._paused = reason or ""

    def _resume(self, line: Line) -> None:
        is_voted = self._carried is not None and self._carried[0] == "resume"
        is_woken = self._paused == "deserted" and self._last is not None and self._last.kind in ("taken", "back")
        self._must(bool(self._paused) and (is_voted or is_woken or self._paused in UPDATED), line)
        self._paused = ""

    def _vote(self, line: Line) -> None:
        about = line.data.about if line.data.about is not None else -1
        self._must(self.is_human(line.seat), line)
        is_kick = line.data.vote == "kick"
        self._must(is_kick == (about != -1) and about < len(self._taken) and about != line.seat, line)
        self._must(not is_kick or self._taken[about], line)
        self._votes[line.data.vote or "", about] = line.seat

    def _voted(self, line: Line) -> None:
        self._must((line.data.vote, line.data.about) in self._votes, line)

    def _close_vote(self, line: Line) -> None:
        kind, about = line.data.vote or "", line.data.about if line.data.about is not None else -1
        asker = self._votes.pop((kind, about), -1)
        if line.data.state != "carried":
            return
        self._carried = (kind, about, asker)
        is_void = (kind == "pause" and self._paused) or (kind == "resume" and not self._paused)
        if kind in CARRIED and not is_void:
            self._must_follow = (CARRIED[kind],)
        elif kind == "undo" and asker != -1:
            self._must_follow = ("undo",)
