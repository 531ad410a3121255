"""A story: a table as one reader is told of it, in their language and from what they may see."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from cogs.reader.names import clean, date, label, mark, plain, span, until
from data.words import Words
from engine.play import Seat
from table import LogLine, Look, TableInfo, Waiting
from words.names import listed, titled
from words.registry import words_of
from words.teller import Teller

Fact = str | int
_BOLD = re.compile(r"\*\*(.+?)\*\*")


class Story:
    """What *look* shows, in words. A spectator's look makes a story that everybody may read."""

    def __init__(self, look: Look, words: Words) -> None:
        self.look = look
        self.words = words

    @property
    def table(self) -> TableInfo:
        """The table it is about."""
        return self.look.table

    def say(self, key: str, **facts: Fact) -> str:
        """Return the message *key*."""
        return self.words.say(key, **facts)

    @cached_property
    def title(self) -> str:
        """The table's name: that of the game, and its number."""
        return self.say("table-title", game=self.game, table=str(self.table.id))

    @cached_property
    def game(self) -> str:
        """The game's short name."""
        return self.say(f"{self.table.game}-name")

    @cached_property
    def kaiju(self) -> dict[Seat, str]:
        """How the kaiju are called; where none is chosen yet there is none."""
        if self.look.view is not None:
            return words_of(self.table.game).kaiju_names(self.look.view)
        return {seat.seat: self.kaiju_name(seat.kaiju) for seat in self.table.seats if seat.kaiju}

    def kaiju_name(self, key: str) -> str:
        """Return how the kaiju *key* is called."""
        return kaiju_name(self.words, key)

    @cached_property
    def teller(self) -> Teller:
        """Who tells the game's events and questions."""
        return Teller(self.words, self.table.game, self.kaiju, self.look.view)

    def player(self, seat: Seat) -> str:
        """Return who plays *seat*: a person's name, or the computer."""
        info = self.table.seats[seat]
        if info.level:
            return self.say("computer", level=self.level(info.level))
        if not info.person:
            return self.say("seat-nobody")
        name = plain(info.name, self._nameless(seat))
        return self.say("away", name=name) if info.away else name

    def drawn_names(self) -> tuple[str, ...]:
        """Return the players as pictures show them: names as people write them."""
        return tuple(
            clean(info.name, self._nameless(info.seat)) if info.person else self.player(info.seat)
            for info in self.table.seats
        )

    def label(self, seat: Seat) -> str:
        """Return who plays *seat* for where nothing formats: a button, a select."""
        info = self.table.seats[seat]
        return label(info.name, self._nameless(seat)) if info.person else self.player(seat)

    def _nameless(self, seat: Seat) -> str:
        """Return what somebody is called whose name shows nothing."""
        return self.say("nameless", number=seat + 1)

    def level(self, level: str) -> str:
        """Return how a computer's *level* is called."""
        return self.say(f"level-{level}") if f"level-{level}" in self.words else titled(level)

    def who(self, seat: Seat) -> str:
        """Return a seat with its shape, its player and its kaiju."""
        kaiju = self.kaiju.get(seat, "")
        facts: dict[str, Fact] = {"mark": mark(seat), "player": self.player(seat), "kaiju": kaiju}
        return self.say("seat-kaiju" if kaiju else "seat", **facts)

    def open_seats(self) -> str:
        """Return the kaiju that wait for somebody to sit down: "open seat: Mothra"; nothing if none does."""
        names = [self.kaiju.get(seat.seat, "") for seat in self.table.seats if seat.is_open]
        is_running = self.table.status == "running"
        return self.say("open-seats", count=len(names), names=self.listed(names)) if names and is_running else ""

    def presence(self, seat: Seat) -> str:
        """Return a seat as `who` does, and that its person is on vacation if they are."""
        return self.who(seat) + self.vacation(seat)

    def vacation(self, seat: Seat) -> str:
        """Return that the person in *seat* is on vacation, nothing if they are not."""
        last = self.table.seats[seat].vacation_until
        return self.say("seat-vacation", until=date(last)) if last else ""

    def listed(self, names: Sequence[str]) -> str:
        """Return *names* as a list: Ana, Ben and Cho."""
        return listed(self.words, names)

    # -- what is waited for -----------------------------------------------------------------------------------

    def waiting(self) -> list[str]:
        """Return a line for each thing that is waited for; several seats asked the same share one."""
        if self.table.paused is not None:
            return [self.say("panel-paused", reason=self.table.pause_reason)]
        groups: dict[tuple[str, float | None, bool], list[Waiting]] = {}
        for each in self.look.waiting:
            groups.setdefault((each.ask, each.deadline, each.may), []).append(each)
        return [self._waiting_line(group) for group in groups.values()]

    def _waiting_line(self, group: Sequence[Waiting]) -> str:
        names = self.listed([self.presence(each.seat) for each in group])
        if group[0].may:
            return self.say("panel-may", names=names, act=self.act(group[0]))
        humans = any(self.table.seats[each.seat].is_human for each in group)
        line = self.say("panel-waiting", names=names, act=self.act(group[0]))
        if humans:
            line += self.until(group[0])
        if self.look.sealed:
            line += self.say("panel-sealed", done=len(self.look.sealed), all=len(self.look.sealed) + len(group))
        return line

    def until(self, asked: Waiting) -> str:
        """Return until when *asked* may be answered, and whether that is on the reserve; nothing without a clock."""
        if asked.deadline is None:
            return ""
        return self.say("panel-reserve" if asked.on_reserve else "panel-until", until=until(asked.deadline))

    def act(self, asked: Waiting) -> str:
        """Return what *asked* waits for: "answer a strike of 7"."""
        return self.teller.waiting(asked, self.look.view)

    # -- what has happened ------------------------------------------------------------------------------------

    def told(self, lines: Sequence[LogLine]) -> list[str]:
        """Return what *lines* tell in short, those that tell nothing left out."""
        return [text for line in lines if (text := self.line(line, in_short=True))]

    def line(self, line: LogLine, *, in_short: bool = False) -> str:
        """Return one line of the log; what was taken back is struck out."""
        if line.kind == "act" or line.events:
            events = [event for event in line.events if not (in_short and self.teller.is_minor(event))]
            text = bold_once(" ".join(self.teller.event(event) for event in events))
            if text and line.by == "fallback":
                text = self.say("log-fallback", name=self.player(line.seat), text=text)
        else:
            text = self._other(line)
        return f"~~{text}~~" if text and line.undone is not None else text

    def _other(self, line: LogLine) -> str:
        key = f"log-{line.kind}"
        if key not in self.words:
            return ""
        facts: dict[str, Fact] = {"name": plain(line.name), "kaiju": ""}
        if 0 <= line.seat < len(self.table.seats):
            facts = {"name": self._name(line), "kaiju": self.kaiju.get(line.seat, "")}
        data: dict[str, Any] = {name: value for name, value in line.data.items() if isinstance(value, str | int)}
        about = data.get("about", -1)
        data["about"] = self.player(about) if isinstance(about, int) and about >= 0 else ""
        if "player" in data:
            data["player"] = plain(str(data["player"]))
        return self.say(key, **{"reason": "", "vote": "", "state": "", "player": ""} | facts | _plain(data))

    def _name(self, line: LogLine) -> str:
        return plain(line.name, self._nameless(line.seat)) if line.name else self.player(line.seat)

    def broken(self) -> str:
        """Return why the table was closed without a result, nothing if that needs no words."""
        return self.say("broken", reason=self.table.broken_by) if self.table.broken_by else ""

    # -- other facts ------------------------------------------------------------------------------------------

    def rules(self) -> str:
        """Return by which version of the rules the table plays, and whether that is today's."""
        table = self.table
        facts: dict[str, Fact] = {"began": table.rules_version, "plays": table.rules_now}
        if table.rules_version == table.rules_now:
            return self.say("rules-current", **facts)
        if table.rules_version > table.rules_now:
            return self.say("rules-newer", **facts)
        return self.say("rules-changed" if table.changed else "rules-kept", **facts)

    def clock(self) -> str:
        """Return how long an answer may take, and that there is a reserve."""
        text = clock_text(self.words, self.table.budget)
        return text if self.table.budget is None else self.say("clock-reserve", clock=text)


def kaiju_name(words: Words, key: str) -> str:
    """Return how the kaiju *key* is called: as the language has it, or by its key."""
    return words.say(f"kaiju-{key}") if f"kaiju-{key}" in words else titled(key)


def bold_once(text: str) -> str:
    """Return *text* with each name bold only where it stands first."""
    seen: set[str] = set()

    def once(match: re.Match[str]) -> str:
        is_first = match[1] not in seen
        seen.add(match[1])
        return match[0] if is_first else match[1]

    return _BOLD.sub(once, text)


def unbolded(text: str) -> str:
    """Return *text* for where nothing can be bold: a button, a select."""
    return _BOLD.sub(r"\1", text)


def _plain(data: dict[str, Any]) -> dict[str, Fact]:
    return {name: ("yes" if value else "no") if isinstance(value, bool) else value for name, value in data.items()}


def clock_text(words: Words, budget: int | None) -> str:
    """Return how long an answer may take at a table with that *budget*."""
    if budget is None:
        return words.say("clock-none")
    count, unit = span(budget)
    return words.say("clock", count=count, unit=unit)
