"""A game in the terminal against computer players, for practice, development and bug reports.

Shows what the seat sees, the question and its options; takes a number, a token or a command. A game is fixed by its
seed and its picks: `report` prints the command that brings anybody to the same point. Computers think by iterations,
not by the clock, so that they answer the same everywhere.
"""

import argparse
import shlex
import sys
import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from engine import games
from engine.play import Amount, Choice, EngineError, Event, Game, Pick, Question, Runner, Setup, Subset, begin
from engine.players.levels import answer, levels
from engine.players.world import World
from engine.rng import Rng

HELP = """  a number or a token   answer (several: with spaces between)
  view, log, report     what you see, what happened, how to get here again
  help, quit"""


class Solo:
    """A table of one person and otherwise computers."""

    def __init__(self, game: Game[Any], table: Setup, seat: int | None, level: str) -> None:
        self.game = game
        self.table = table
        self.seat = seat
        self.level = level
        self.runner = Runner(game, begin(game, table))
        self.rng = Rng.seeded(f"solo {table.seed}")
        self.picks: list[tuple[Pick, ...]] = []
        self.told = 0

    def play(self, answers: Iterator[str]) -> None:
        """Play to the end, or until *answers* run out."""
        self.tell()
        while self.runner.pending:
            mine = next((each for each in self.runner.pending if each.seat == self.seat), None)
            if mine is None:
                self.let_others_answer()
            elif not self.ask(mine, answers):
                return
            self.tell()
        self.close()

    def let_others_answer(self) -> None:
        """Let a computer answer the first question that waits."""
        seat = self.runner.pending[0].seat
        world = World(self.game, self.runner.position, seat)
        self.runner.choose(Choice(seat, answer(world, levels(self.game.key)[self.level], self.rng)))

    def ask(self, question: Question, answers: Iterator[str]) -> bool:
        """Put *question* to the person until it is answered; return False if they leave."""
        say("\n" + "\n".join(drawn(self.game.view(self.runner.state, self.seat))))
        say(f"\nSeat {self.seat}, {question.ask}:{bounds(question)}")
        for number, option in enumerate(getattr(question, "options", ()), 1):
            say(f"  {number:2} {option}")
        for line in answers:
            match line.strip():
                case "":
                    continue
                case "quit":
                    return False
                case "help":
                    say(HELP)
                case "view":
                    say("\n".join(drawn(self.game.view(self.runner.state, self.seat))))
                case "log":
                    say("\n".join(spelled(self.runner.events, self.seat)))
                case "report":
                    say(self.report())
                case text:
                    if self.take(question, text):
                        return True
        return False

    def take(self, question: Question, text: str) -> bool:
        """Answer with *text*; return whether it was accepted."""
        picks = tuple(as_pick(question, word) for word in text.split() if word != "-")
        try:
            self.runner.choose(Choice(question.seat, picks))
        except EngineError as error:
            say(f"  {error}")
            return False
        self.picks.append(picks)
        return True

    def tell(self) -> None:
        """Print what happened since the last time, as far as the seat may know."""
        for line in spelled(self.runner.events[self.told :], self.seat):
            say(line)
        self.told = len(self.runner.events)

    def report(self) -> str:
        """Return the command that plays to this point."""
        words = ["scripts/solo", self.game.key, "--seats", str(self.table.seats), "--seed", str(self.table.seed)]
        words += ["--seat", "none" if self.seat is None else str(self.seat), "--level", self.level]
        words += [word for key, value in self.table.options.items() for word in ("--option", f"{key}={value}")]
        words += [word for seat, kaiju in self.table.kaiju.items() for word in ("--kaiju", f"{seat}={kaiju}")]
        words += [word for key, seats in self.table.carried.items() for word in ("--carried", f"{key}={seats[0]}")]
        if self.picks:
            words += ["--picks", "; ".join(" ".join(map(str, picks)) or "-" for picks in self.picks)]
        return shlex.join(words)

    def close(self) -> None:
        """Print how it ended."""
        outcome = self.game.outcome(self.runner.state)
        assert outcome is not None
        places = " > ".join(", ".join(f"seat {seat}" for seat in place) for place in outcome.places)
        say(f"\nThe end ({outcome.reason}): {places}. Scores: {', '.join(map(str, outcome.scores))}.")


def say(text: str) -> None:
    """Print *text*."""
    sys.stdout.write(f"{text}\n")


def bounds(question: Question) -> str:
    """Return how many or how much is asked for, where it is not simply one."""
    if isinstance(question, Amount):
        return f" a number from {question.low} to {question.high} in steps of {question.step}"
    if isinstance(question, Subset):
        return f" choose {question.least} to {question.most} (- for none)"
    return ""


def as_pick(question: Question, word: str) -> Pick:
    """Return the pick that *word* stands for: an option by its number, an amount, or the token itself."""
    if isinstance(question, Amount):
        return int(word) if word.lstrip("-").isdigit() else word
    if word.isdigit() and 0 < int(word) <= len(question.options):
        return question.options[int(word) - 1]
    return word


def spelled(events: Iterable[Event], seat: int | None) -> Iterator[str]:
    """Yield *events* as *seat* sees them, a line each."""
    for event in events:
        face = event.seen_by(seat)
        if face is not None:
            facts = (f"{name}={short(value)}" for name, value in msgspec.structs.asdict(face).items())
            yield f"  · {type(face).__name__} {' '.join(facts)}"


def drawn(view: msgspec.Struct) -> Iterator[str]:
    """Yield *view* as lines: its tables with aligned columns, everything else as words in a row."""
    words = []
    for name, value in msgspec.to_builtins(view).items():
        if isinstance(value, tuple) and value and isinstance(value[0], dict):
            yield from columns([list(value[0]), *(list(map(short, row.values())) for row in value)])
        else:
            words.append(f"{name}={short(value)}")
    yield from textwrap.wrap("  ".join(words), 110, initial_indent="  ", subsequent_indent="  ")


def columns(rows: list[list[str]]) -> Iterator[str]:
    """Yield *rows* with every column as wide as its widest word."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        yield "  " + "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip()


def short(value: object) -> str:
    """Return *value* in few signs."""
    if isinstance(value, tuple):
        return ",".join(map(short, value)) or "-"
    if isinstance(value, bool):
        return "yes" if value else "-"
    return "-" if value in (None, "") else str(value)


def pairs(texts: list[str]) -> dict[str, str]:
    """Return ``key=value`` texts as a mapping."""
    return dict(text.split("=", 1) for text in texts)


def as_value(game: Game[Any], key: str, text: str) -> str | int | bool:
    """Return the option value that *text* spells, or the text itself for the engine to refuse."""
    values = next((option.values for option in game.options if option.key == key), ())
    return next((value for value in values if str(value).lower() == text.lower()), text)


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    words = argparse.ArgumentParser("scripts/solo", description=__doc__)
    words.add_argument("game", choices=sorted(games))
    words.add_argument("--seats", type=int, help="how many play (default: the fewest)")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--seat", default="0", help="yours, from 0; 'none' to watch")
    words.add_argument("--level", choices=tuple(levels("total_war")), default="easy", help="who the others are")
    words.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    words.add_argument("--kaiju", action="append", default=[], metavar="SEAT=KAIJU")
    words.add_argument("--carried", action="append", default=[], metavar="WHAT=SEAT")
    words.add_argument("--picks", default="", help="answers to give first, separated by ';'")
    return words


def main() -> int:
    """Run the program; return its exit code."""
    words = parser().parse_args()
    game = games[words.game]
    try:
        table = Setup(
            seats=words.seats or game.seats.start,
            seed=words.seed,
            kaiju={int(seat): kaiju for seat, kaiju in pairs(words.kaiju).items()},
            options={key: as_value(game, key, text) for key, text in pairs(words.option).items()},
            carried={key: (int(seat),) for key, seat in pairs(words.carried).items()},
        )
        seat = None if words.seat == "none" else int(words.seat)
        solo = Solo(game, table, seat, words.level)
    except EngineError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    except ValueError:
        sys.stderr.write("Seats are numbers; options, kaiju and what is carried are written KEY=VALUE.\n")
        return 2
    ready = [text for text in words.picks.split(";") if text.strip()]
    solo.play(typed(ready))
    return 0


def typed(ready: list[str]) -> Iterator[str]:
    """Yield the answers given beforehand, then what is typed."""
    yield from ready
    while True:
        sys.stdout.write("> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            return
        yield line


if __name__ == "__main__":
    sys.exit(main())
