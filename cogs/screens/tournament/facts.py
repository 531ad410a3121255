"""A tournament in words: what it is, who takes part, how its tables stand."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.reader.names import at, clean, literal, until
from cogs.reader.story import clock_text
from data.words import Words
from render.orders import ContestOrder, ContestRow, Form
from table import Gathering, Host, Match, Tournament, TournamentRow
from words.names import game_name, listed

DAY = 86_400
LISTED = 24  # names in a list, and tables


class Facts:
    """What a reader is told of a tournament, in their language; *threads* says where its tables are."""

    def __init__(
        self, host: Host, found: Gathering[Tournament], said: Words, threads: Mapping[int, str] | None = None
    ) -> None:
        self.found, self.state, self.said = found, found.state, said
        self.rows: list[TournamentRow] = host.tournaments.standings(found)
        self._host = host
        self._threads = threads or {}

    @property
    def title(self) -> str:
        """Its name: the game, and its number."""
        game = game_name(self.said, self.state.terms.game)
        return self.said.say("contest-title", game=game, number=str(self.found.id))

    @property
    def goes_on(self) -> bool:
        """Whether there is anything to come; the last games of one that was called off do not count."""
        return self.found.is_open and self.state.phase != "off"

    @property
    def taking_part(self) -> list[int]:
        """The entries that people hold, in the order in which they joined."""
        out = {*self.state.withdrawn, *self.state.waiting}
        return [seat.seat for seat in self.found.seats if seat.person and seat.seat not in out]

    def drawn_name(self, entry: int) -> str:
        """Return who an entry is, for pictures."""
        if entry < 0:
            return self.said.say("contest-computer")
        person = self.found.seats[entry].person
        nameless = self.said.say("nameless", number=entry + 1)
        return clean(self._host.tournaments.name(person), nameless) if person else nameless

    def name(self, entry: int) -> str:
        """Return who an entry is, so that nothing in it formats."""
        return literal(self.drawn_name(entry))

    def names(self, entries: list[int]) -> str:
        """Return who some entries are, the first of them by name."""
        named = [self.name(each) for each in entries[:LISTED]]
        more = len(entries) - len(named)
        return listed(self.said, [*named, *([self.said.say("contest-more", count=more)] if more else [])])

    def terms(self) -> list[str]:
        """Return what everybody has to know before they join, the judgement of late tables included."""
        terms, say = self.state.terms, self.said.say
        rounds = say("contest-rounds", count=terms.rounds) if terms.format != "knockout" else ""
        seats = say("contest-seats", count=terms.seats)
        first = " · ".join(filter(None, (say(f"contest-format-{terms.format}"), rounds, seats)))
        return [
            first,
            say("contest-pace", clock=clock_text(self.said, terms.budget), count=max(1, round(terms.deadline / DAY))),
            say("contest-judged"),
            say(f"contest-substitutes-{terms.substitutes}"),
            say("contest-sealed") if terms.format == "duplicate" else "",
        ]

    def starts(self) -> str:
        """Return when it begins by itself, nothing if its organiser begins it."""
        return self.said.say("contest-starts", at=at(self.state.terms.starts)) if self.state.terms.starts else ""

    def round_line(self) -> str:
        """Return which round it is and until when it can be played."""
        state = self.state
        if not state.rounds:
            return ""
        number = len(state.rounds)
        if not state.now.deadline:
            return self.said.say("contest-drawn", round=number)
        due = self.found.dues.get("deadline")
        if due is None:
            return self.said.say("contest-closing", round=number)
        return self.said.say("contest-round", round=number, until=until(due.deadline), at=at(due.deadline or 0.0))

    def tables(self) -> list[str]:
        """Return a line for each table of the newest round, and who sits out."""
        if not self.state.rounds:
            return []
        now = self.state.now
        lines = [self._table(match) for match in now.matches[:LISTED] if match.table]
        if now.byes:
            lines.append(self.said.say("contest-byes", names=self.names(list(now.byes)), count=len(now.byes)))
        return lines

    def _table(self, match: Match) -> str:
        # Most readers may not see the private threads of a duplicate: "#unknown" would stand there for them.
        thread = self._threads.get(match.table) if self.state.terms.format != "duplicate" else ""
        where = thread or self.said.say("contest-table", number=str(match.table))
        names = listed(self.said, [self.name(entry) for entry in match.entries])
        return self.said.say("contest-match", where=where, names=names, state=match.how or "running")

    def winners(self) -> str:
        """Return who has won."""
        return self.names([row.entry for row in self.rows if row.place == 1])

    def row(self, row: TournamentRow) -> str:
        """Return a line of the standings."""
        return self.said.say(
            "contest-row",
            place=row.place,
            name=self.name(row.entry),
            points=number(row.points),
            wins=row.wins,
            opposition=number(row.opposition),
            state="out" if row.is_out else "in",
        )

    def order(self, form: Form) -> ContestOrder:
        """Return the picture: the standings, or who has joined."""
        say, state = self.said.say, self.state
        has_results = any(match.is_over for each in state.rounds for match in each.matches)
        rows = tuple(
            ContestRow(
                row.place if has_results else 0,
                self.drawn_name(row.entry),
                points(self.said, row.points),
                cells(self.said, row),
                row.is_out,
            )
            for row in self.rows
        ) or tuple(ContestRow(0, self.drawn_name(entry), "") for entry in self.taking_part)
        phase = say(f"contest-phase-{state.phase}", round=len(state.rounds), count=len(self.taking_part))
        heads = tuple(say("contest-head", round=number + 1) for number in range(len(state.rounds)))
        facts = {"title": say("contest-name"), "accent": say(f"contest-format-{state.terms.format}")}
        game = game_name(self.said, state.terms.game)
        return ContestOrder(
            game=state.terms.game,
            locale=self.said.language,
            first=game,
            second=phase,
            heads=heads,
            rows=rows,
            form=form,
            **facts,
        )


def number(value: float) -> int | float:
    """Return points as a number whose plural and decimal sign are the language's: a whole one without decimals."""
    rounded = round(value, 2)
    return int(rounded) if rounded == int(rounded) else rounded


def points(said: Words, value: float) -> str:
    """Return points as people write them, with the decimal sign of the language: 2, 1.5, 0.33."""
    return said.say("contest-cell", points=number(value))


def cells(said: Words, row: TournamentRow) -> tuple[str, ...]:
    """Return the points of an entry round by round, a dash where it did not play."""
    return tuple("–" if each is None else points(said, each) for each in row.scored)
