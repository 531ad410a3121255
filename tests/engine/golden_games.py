"""Golden games: one whole game per game and player count, as text that people can read and review.

`scripts/golden` writes them anew; a test plays them again and shows the first line that differs.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from engine import games
from engine.play import Amount, Choice, Event, Game, Question, Runner, Setup
from engine.players import Player
from engine.rng import Rng
from tests.engine.monopoly.tempers import greedy
from tests.engine.play_through import answer, started, tables

HOME = Path(__file__).parent / "golden"
#: Who plays where random players get nowhere; one answer in so many is random all the same.
PLAYERS: dict[str, Player] = {"monopoly": greedy}
SURPRISE = 5


def golden_tables(game: Game[Any]) -> list[Setup]:
    """Return one table per player count, the options turning as the tables grow."""
    by_count: dict[int, list[Setup]] = {}
    for table in tables(game):
        by_count.setdefault(table.seats, []).append(table)
    return [mixes[(5 * count) % len(mixes)] for count, mixes in by_count.items()]


def path(game: Game[Any], table: Setup) -> Path:
    """Return where the golden game of *table* lies."""
    return HOME / game.key / f"{table.seats}_players.txt"


def told(game: Game[Any], table: Setup) -> Iterator[str]:
    """Yield the lines of the game that is played at *table*."""
    yield f"{game.name}, rules {game.rules_version}, content {game.content_hash[:12]}"
    options = " ".join(f"{key}={value}" for key, value in table.options.items())
    yield f"{table.seats} players, seed {table.seed}, {options} carried={dict(table.carried)}"
    rng, runner = Rng.seeded(table.seats), started(game, table)
    yield from (f"    {spelled(event)}" for event in runner.events)
    while runner.pending:
        is_race = len(runner.pending) > 1 and not all(question.waits for question in runner.pending)
        question = runner.pending[rng.below(len(runner.pending)) if is_race else 0]
        choice, said = chosen(runner, question, rng), len(runner.events)
        yield asked(runner, question, choice)
        runner.choose(choice)
        yield from (f"    {spelled(event)}" for event in runner.events[said:])
    outcome = game.outcome(runner.state)
    assert outcome is not None
    yield f"{outcome.reason}: places {outcome.places}, scores {outcome.scores}"


def chosen(runner: Runner, question: Question, rng: Rng) -> Choice:
    """Return the answer to *question*: at random, or by who knows the game, with a surprise now and then."""
    player = PLAYERS.get(runner.game.key)
    if player is None or not rng.below(SURPRISE):
        return answer(question, rng)
    return Choice(question.seat, player(runner.game.view(runner.state, question.seat), question, rng))


def asked(runner: Runner, question: Question, choice: Choice) -> str:
    """Return a question, its options and the answer on one line."""
    if isinstance(question, Amount):
        offered = f"{question.low}..{question.high}"
    else:
        offered = " ".join(question.options)
    picks = " ".join(str(pick) for pick in choice.picks)
    return f"{runner.number} seat {question.seat} {question.ask}: {picks}  [{offered}]"


def spelled(event: Event) -> str:
    """Return *event* on one line."""
    facts = msgspec.structs.asdict(event).items()
    return " ".join([type(event).__name__, *(f"{name}={_short(value)}" for name, value in facts)])


def _short(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def write_all() -> None:
    """Write every golden game anew."""
    for game in games.values():
        for table in golden_tables(game):
            file = path(game, table)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("\n".join(told(game, table)) + "\n", encoding="utf-8")
            sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    write_all()
