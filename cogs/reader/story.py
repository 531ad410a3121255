"""A story: a table as one reader is told of it, in their language and from what they may see."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from cogs.reader.computers import last_word, name_key, remark
from cogs.reader.emojis import emoji, seat_name, sign
from cogs.reader.names import clean, date, label, plain, span, until
from data.words import Words
from engine.play import Seat
from table import LogLine, Look, TableInfo, Waiting
from words.names import joined, kaiju_name, listed, sentences, titled
from words.registry import view_in, words_of
from words.teller import Teller

Fact = str | int
NAMED = 3  # people in the name of a thread
LONGEST_THREAD = 100  # characters that Discord allows
_BOLD = re.compile(r"\*\*(.+?)\*\*")


class Story:
    """What *look* shows, in words. A spectator's look makes a story that everybody may read."""

    def __init__(self, look: Look, words: Words) -> None:
        # What is read from the view, names of kaiju for one, is in the reader's language from here on.
        view = None if look.view is None else view_in(words, look.table.game, look.view)
        self.look = look if view is look.view else replace(look, view=view)
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
        """The table's name: that of the game, and its number; nobody looks for a lesson by one."""
        if self.table.purpose.startswith("lesson:"):
            return self.game
        return self.say("table-title", game=self.game, table=str(self.table.id))

    @cached_property
    def thread_name(self) -> str:
        """What the thread of the game is called: the game, its first people, and how many more play."""
        names = [clean(seat.name, self._nameless(seat.seat)) for seat in self.table.seats if seat.person][:NAMED]
        more = len(self.table.seats) - len(names)
        name = self.say("thread-name", game=self.game, names=joined(self.words, names), more=more)
        return name if len(name) <= LONGEST_THREAD else f"{name[: LONGEST_THREAD - 1].rstrip()}…"

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
            return self.say(name_key(self.words, info))
        if not info.person:
            return self.say("seat-nobody")
        name = plain(info.name, self._nameless(seat))
        return self.say("away", name=name) if info.away else name

    def host(self) -> str:
        """Return who opened the table, a person's name while they sit there."""
        seat = next((seat.seat for seat in self.table.seats if seat.person == self.table.host), None)
        return self.say("somebody") if seat is None else self.player(seat)

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

    def level_within(self, level: str) -> str:
        """Return how a computer's *level* is called within a sentence."""
        return self.say("level-within", strength=level, level=self.level(level))

    def who(self, seat: Seat) -> str:
        """Return a seat with its shape, its player and its kaiju."""
        kaiju = self.kaiju.get(seat, "")
        facts: dict[str, Fact] = {"mark": sign(seat), "player": self.player(seat), "kaiju": kaiju}
        return self.say("seat-kaiju" if kaiju else "seat", **facts)

    def introduced(self, seat: Seat) -> str:
        """Return a seat as `who` does, and how well a computer plays."""
        level = self.table.seats[seat].level
        return self.who(seat) + (self.say("seat-level", level=self.level_within(level)) if level else "")

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
        return [text for line in self.joined(lines) if (text := self.line(line, in_short=True))]

    def last_round(self, lines: Sequence[LogLine]) -> list[str]:
        """Return the last round that is over in two lines, if public *lines* reach back to its beginning."""
        events = [event for line in lines if line.undone is None for event in line.events]
        return [self.signed(text) for text in self.teller.round_summary(events, self.look.view)]

    def joined(self, lines: Sequence[LogLine]) -> list[LogLine]:
        """Return *lines* with acts joined whose events share a sentence; what tells nothing is left out."""
        found: list[LogLine] = []
        for line in lines:
            if line.kind == "act" and not line.events:
                continue
            if found and self._continues(found[-1], line):
                found[-1] = replace(found[-1], events=(*found[-1].events, *line.events))
            else:
                found.append(line)
        return found

    def _continues(self, before: LogLine, line: LogLine) -> bool:
        """Return whether *line* goes on with what *before* tells."""
        if not (before.events and line.events) or (before.by, before.undone) != (line.by, line.undone):
            return False
        is_told_with = self.teller.special.is_told_with
        return all(is_told_with(before.events[-1], event) for event in line.events)

    def since(self, lines: Sequence[LogLine]) -> str:
        """Return what stands over *lines* that somebody has missed: the game so far, or since their last turn."""
        return self.say("ping-so-far" if any(line.kind == "start" for line in lines) else "ping-since")

    def line(self, line: LogLine, *, in_short: bool = False) -> str:
        """Return one line of the log; what was taken back is struck out."""
        if line.kind == "act" or line.events:
            events = [event for event in line.events if not (in_short and self.teller.is_minor(event))]
            text = self.signed(bold_once(sentences(self.words, self.teller.events(events))))
            if text and line.by == "fallback":
                text = self.say("log-fallback", name=self.player(line.seat), text=text)
        else:
            text = self._other(line)
        return f"~~{text}~~" if text and line.undone is not None else text

    def remark(self, lines: Sequence[LogLine]) -> str:
        """Return what a computer says to the newest of the public *lines*; mostly nothing."""
        return remark(self.words, self.table, lines)

    def last_word(self) -> str:
        """Return what a computer says that has won."""
        return last_word(self.words, self.table)

    def signed(self, text: str) -> str:
        """Return *text* with the emoji of its seat before each kaiju in bold, as far as there are emojis."""
        signs = {name: found for seat, name in self.kaiju.items() if (found := emoji(seat_name(seat)))}
        return _BOLD.sub(lambda bold: f"{signs[bold[1]]} {bold[0]}" if bold[1] in signs else bold[0], text)

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
    key, facts = clock_words(budget)
    return words.say(key, **facts)


def clock_words(budget: int | None) -> tuple[str, dict[str, Fact]]:
    """Return the message that says how long an answer may take, and its facts."""
    if budget is None:
        return "clock-none", {}
    count, unit = span(budget)
    return "clock", {"count": count, "unit": unit}
